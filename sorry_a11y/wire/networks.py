"""Which addresses are within one network, where what is sent without encryption stays."""

from __future__ import annotations

import ipaddress

SHARED = ipaddress.ip_network("100.64.0.0/10")
"""Addresses of virtual private networks between friends."""


def is_private(address: str) -> bool:
    """Whether an address is of this machine, of a home or of a private network; False for what is
    no address."""
    try:
        one = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return False
    if isinstance(one, ipaddress.IPv6Address) and one.ipv4_mapped:
        one = one.ipv4_mapped
    return (
        one.is_private or one.is_loopback or one.is_link_local
        or (isinstance(one, ipaddress.IPv4Address) and one in SHARED)
    )
