"""Invite codes, which people tell each other, and tokens, by which a program takes its seat again.

A code has twelve digits in three groups: about 40 bits, protected by limits on wrong codes. It has
digits since all languages and braille have them. A token has 128 bits. The server keeps digests of
codes and tokens, and the code itself only of a table that is listed in the hall. Somebody who has
the server's files can find the code of a digest by trying all codes that begin as the table's id
does, which takes days of computing, but not the token.
"""

from __future__ import annotations

import re
from functools import lru_cache
from hashlib import blake2b
from hmac import compare_digest
from secrets import randbelow, token_hex
from urllib.parse import unquote

DIGITS = 12
_GROUP = 4
_TOKEN_BYTES = 16
_USE = b"sorry-a11y hall"


def new_code(beginning: str = "") -> str:
    """Return a new code of twelve digits, the first of which may be given."""
    left = DIGITS - len(beginning)
    return beginning + str(randbelow(10**left)).zfill(left)


def spelled(code: str) -> str:
    """Return a code in groups of four digits."""
    return " ".join(code[at : at + _GROUP] for at in range(0, len(code), _GROUP))


def spelled_code(text: str) -> str:
    """Return the invite code in a text, in groups of four digits; empty if the text is no code."""
    return spelled(typed_code(text) or "")


def typed_code(text: str) -> str | None:
    """Return the code in a typed text or link, without blanks, commas, full stops and hyphens.

    None is returned if the text is no code.
    """
    digits = re.sub(r"[\s.,\u3001\-]", "", _parts(text)[1])
    return digits if re.fullmatch(rf"[0-9]{{{DIGITS}}}", digits) else None


def server_of_link(text: str) -> str:
    """Return the address of the server in a link to a table; empty for a code alone."""
    return _parts(text)[0]


def _parts(text: str) -> tuple[str, str]:
    """Return the address and the code of a link, as it is copied from a message; or a code."""
    address, is_link, code = text.strip(" \t\r\n<>\"'()").partition("#")
    return (address.rstrip("/"), unquote(code)) if is_link else ("", text)


def new_token() -> str:
    """Return a new token, 128 random bits in hexadecimal digits."""
    return token_hex(_TOKEN_BYTES)


@lru_cache(maxsize=1000)  # a code is asked for several times when somebody comes
def digest(secret: str) -> str:
    """Return the digest that is kept of a code, an address or a token.

    For what is short enough to be found by trying it takes a millisecond and a megabyte.
    """
    if len(secret) >= 2 * _TOKEN_BYTES:
        return blake2b(secret.encode(), digest_size=16, person=_USE).hexdigest()
    from hashlib import scrypt  # a browser has none, and serves nobody

    return scrypt(secret.encode(), salt=_USE, n=2**10, r=8, p=1, dklen=16).hex()


def fits(secret: str, kept: str) -> bool:
    """Return whether a code or token has the digest ``kept``, in constant time."""
    return compare_digest(digest(secret), kept)
