"""Addresses of servers as people type them.

Also which addresses are within a private network, and the own one there.
"""

from __future__ import annotations

import ipaddress
import socket
from contextlib import suppress
from urllib.parse import SplitResult, urlsplit


def address_parts(text: str) -> SplitResult | None:
    """Return the parts of an address, with or without a scheme and a port.

    None for what names no machine.
    """
    try:
        parts = urlsplit(text if "//" in text else f"//{text}")
        _ = parts.port  # which is read, and may be refused, only now
    except ValueError:
        return None
    return parts if parts.hostname else None


HERE = "127.0.0.1"
PORT = 8765
"""The port of a table unless something else is said."""
SHARED = ipaddress.ip_network("100.64.0.0/10")
"""Addresses of virtual private networks between friends."""


def _parsed(address: str) -> ipaddress.IPv4Address | ipaddress.IPv6Address | None:
    try:
        one = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return None
    mapped = one.ipv4_mapped if isinstance(one, ipaddress.IPv6Address) else None
    return mapped or one


def is_loopback(address: str) -> bool:
    """Return whether an address is of this machine; False for what is no address."""
    one = _parsed(address)
    return one is not None and one.is_loopback


def is_private(address: str) -> bool:
    """Return whether an address is of this machine, of a home or of a private network.

    False for what is no address.
    """
    one = _parsed(address)
    return one is not None and (
        one.is_private or one.is_loopback or one.is_link_local
        or (isinstance(one, ipaddress.IPv4Address) and one in SHARED)
    )


def own_address() -> str:
    """Return the address of this computer in its network, as far as it can be known.

    Nothing is sent.
    """
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe, suppress(OSError):
        probe.connect(("192.0.2.1", 9))
        return str(probe.getsockname()[0])
    return "127.0.0.1"
