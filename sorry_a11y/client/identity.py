"""Who the player is at servers: one secret in the game's folder, another one for each server.

No server learns what proves the player at another one, and none learns the secret itself.
"""

from __future__ import annotations

import re
from contextlib import suppress
from hashlib import blake2b
from pathlib import Path
from secrets import token_hex

from sorry_a11y.store.files import read_file, replace_file

FILE = "identity"
"""The name of the file in the game's folder. Copied to another computer it is the same player
there."""
_BYTES = 32
_LARGEST = 200
"""Bytes that are read of it."""


def identity_at(url: str, folder: Path) -> str:
    """Return what proves the player at the server of an address, by the secret in the game's
    folder. It is made at the first use; empty where none can be kept, or for a file that holds
    none, which is left as it is."""
    path = folder / FILE
    with suppress(OSError, UnicodeDecodeError):
        try:
            found = read_file(path, _LARGEST).decode("ascii").strip()
        except FileNotFoundError:
            found = token_hex(_BYTES)
            folder.mkdir(parents=True, exist_ok=True)
            replace_file(path, found.encode() + b"\n")
        if re.fullmatch(rf"[0-9a-f]{{{2 * _BYTES}}}", found):
            return derived(found, url)
    return ""


def derived(secret: str, for_whom: str) -> str:
    """Return a secret for one server or guest, from which nobody finds another one."""
    key = bytes.fromhex(secret)
    return blake2b(for_whom.encode(), key=key, digest_size=32, person=b"sorry-a11y who").hexdigest()
