"""Who the player is at servers: one secret in the game's folder, another one for each server.

No server learns what proves the player at another one, and none learns the secret itself.
"""

from __future__ import annotations

import re
from contextlib import suppress
from hashlib import blake2b
from secrets import token_hex

from sorry_a11y.store.home import Home

FILE = "identity"
"""The name of the file in the game's folder. Copied to another computer it is the same player
there."""
BYTES = 32
LARGEST_IDENTITY = 200
"""Bytes that are read of it."""


class PlayerIdentity:
    """The secret of the player, made at the first use, in the game's folder."""

    def __init__(self, home: Home) -> None:
        self._home = home

    def at(self, url: str) -> str:
        """Return what proves the player at the server of an address; empty where no secret can be
        kept."""
        secret = self._secret()
        return derived(secret, url) if secret else ""

    def _secret(self) -> str:
        """Return the secret, made where there is no file; empty for a file that has none, which is
        left as it is."""
        with suppress(OSError, UnicodeDecodeError):
            try:
                found = self._home.read(FILE, LARGEST_IDENTITY).decode("ascii").strip()
            except FileNotFoundError:
                found = token_hex(BYTES)
                self._home.replace(FILE, found.encode() + b"\n")
            if re.fullmatch(rf"[0-9a-f]{{{2 * BYTES}}}", found):
                return found
        return ""


def derived(secret: str, for_whom: str) -> str:
    """Return a secret for one server or guest, from which nobody finds another one."""
    key = bytes.fromhex(secret)
    return blake2b(for_whom.encode(), key=key, digest_size=32, person=b"sorry-a11y who").hexdigest()
