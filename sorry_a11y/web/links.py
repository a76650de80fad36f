"""Where a page may be opened, so that it can only be this server's; and what friends open."""

from __future__ import annotations

import ipaddress
from contextlib import suppress
from urllib.parse import urlsplit

from sorry_a11y.server.home_server import own_address

HERE = ("localhost", "127.0.0.1", "::1")
"""What this computer is called on itself; to others it has another name."""
PLACES = (".local", ".lan", ".home", ".home.arpa", ".internal", ".localhost")
"""Ends of names that only a network of one's own gives."""


def is_here(host: str, url: str, *, is_plain: bool) -> bool:
    """Whether a host can only be this server. ``url``: where guests find it, through a front that
    has a certificate for no other names than that and, where several servers stand behind it, the
    one that all of them share ("tables.example", of which this one is "a.tables.example")."""
    name = _hostname(host)
    if url:
        own = _hostname(url.partition("://")[2] or url)
        return name == own or ("." in name and own.endswith(f".{name}"))
    if not is_plain:
        return True  # it has shown a certificate of that name
    with suppress(ValueError):
        ipaddress.ip_address(name.partition("%")[0])
        return True
    return "." not in name or name.endswith(PLACES)


def link_to(host: str, url: str, code: str, *, is_plain: bool) -> str:
    """What friends open to sit down, from a page that was opened at ``host``."""
    try:
        parts = urlsplit(f"//{host}")
        name, port = parts.hostname or "", parts.port
    except ValueError:
        return ""
    if url:
        scheme = "http" if url.startswith(("ws://", "http://")) else "https"
        return page_link(name, port, code, scheme)
    scheme = "http" if is_plain else "https"
    return page_link(own_address() if name in HERE else name, port, code, scheme)


def page_link(host: str, port: int | None, code: str, scheme: str = "http") -> str:
    """What friends open in a browser. The code is behind the sign that no browser sends on."""
    shown = f"[{host}]" if ":" in host else host
    digits = "".join(char for char in code if char.isdigit())
    return f"{scheme}://{shown}" + (f":{port}" if port else "") + f"/#{digits}"


def _hostname(host: str) -> str:
    """The name in "name:port"; empty for what is none."""
    try:
        return urlsplit(f"//{host}").hostname or ""
    except ValueError:
        return ""
