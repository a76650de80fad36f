"""Addresses of servers, as somebody types them."""

from __future__ import annotations

from urllib.parse import SplitResult, urlsplit


def address_parts(text: str) -> SplitResult | None:
    """The parts of an address, with or without a scheme and a port; None for what names no
    machine."""
    try:
        parts = urlsplit(text if "//" in text else f"//{text}")
        _ = parts.port  # which is read, and may be refused, only now
    except ValueError:
        return None
    return parts if parts.hostname else None
