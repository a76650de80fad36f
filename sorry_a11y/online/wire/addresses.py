"""Addresses of servers as people type them, and addresses of private networks."""

from __future__ import annotations

import ipaddress
import socket
from contextlib import suppress
from urllib.parse import SplitResult, urlsplit


def address_parts(text: str) -> SplitResult | None:
    """Return the parts of an address, with or without a scheme and a port.

    None is returned for a text that names no machine.
    """
    try:
        parts = urlsplit(text if "//" in text else f"//{text}")
        _ = parts.port  # raises ValueError for a wrong port
    except ValueError:
        return None
    return parts if parts.hostname else None


HERE = "127.0.0.1"
PORT = 8765
"""The default port of a server."""
SHARED = ipaddress.ip_network("100.64.0.0/10")
"""The addresses that some virtual private networks use (RFC 6598)."""


def parsed_address(text: str) -> ipaddress.IPv4Address | ipaddress.IPv6Address | None:
    """Return the address in a text; None if it is none.

    An address of IPv4 that is written as one of IPv6 (RFC 4291) is returned as IPv4.
    """
    try:
        one = ipaddress.ip_address(text.partition("%")[0])
    except ValueError:
        return None
    mapped = one.ipv4_mapped if isinstance(one, ipaddress.IPv6Address) else None
    return mapped or one


def is_loopback(address: str) -> bool:
    """Return whether an address is of this machine; False for a text that is no address."""
    one = parsed_address(address)
    return one is not None and one.is_loopback


def is_private(address: str) -> bool:
    """Return whether an address is of this machine or of a private network.

    False is returned for a text that is no address.
    """
    one = parsed_address(address)
    return one is not None and (
        one.is_private
        or one.is_loopback
        or one.is_link_local
        or (isinstance(one, ipaddress.IPv4Address) and one in SHARED)
    )


def own_address() -> str:
    """Return the address of this computer in its network, or 127.0.0.1 if it is not known.

    Nothing is sent to find it.
    """
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe, suppress(OSError):
        probe.connect(("192.0.2.1", 9))
        return str(probe.getsockname()[0])
    return "127.0.0.1"
