"""Invite codes, to be said over the telephone, and tokens, by which a program takes its seat again.

A code has twelve digits in three groups: about 40 bits, which the limits on wrong codes protect.
Digits are the one alphabet that all languages, braille and the telephone share. A token has 128
bits. The server keeps a digest of each, and the code itself only of a table that the hall lists: a
reader of its files can take no seat by a token. A code would have to be guessed.
"""

from __future__ import annotations

import re
from hashlib import blake2b
from hmac import compare_digest
from secrets import randbelow, token_hex

DIGITS = 12
_GROUP = 4
_TOKEN_BYTES = 16
_BUCKET_DIGITS = 3
"""The number of leading digits of a code, and of the id of a table, that name its bucket."""
HALL = "0" * _BUCKET_DIGITS
"""The bucket of the hall, and of all tables that are listed for all."""


def new_code(bucket: str = "") -> str:
    """Return a new code: twelve digits, without blanks; of a bucket, if one is named."""
    left = DIGITS - len(bucket)
    return bucket + str(randbelow(10**left)).zfill(left)


def spelled(code: str) -> str:
    """Return a code as it is told and typed: digits in groups."""
    return " ".join(code[at : at + _GROUP] for at in range(0, len(code), _GROUP))


def typed_code(text: str) -> str | None:
    """Return the code in a typed text, without blanks, commas, full stops and hyphens.

    Return None if it is none.
    """
    digits = re.sub(r"[\s.,\u3001\-]", "", text)
    return digits if re.fullmatch(rf"[0-9]{{{DIGITS}}}", digits) else None


def new_token() -> str:
    """Return a new token: 128 secret bits as text."""
    return token_hex(_TOKEN_BYTES)


def bucket_of(code: str) -> str:
    """Return the bucket of a table, by its code or its id."""
    return code[:_BUCKET_DIGITS]


def new_bucket() -> str:
    """Return a bucket for a table that is not listed."""
    return str(1 + randbelow(10**_BUCKET_DIGITS - 1)).zfill(_BUCKET_DIGITS)


def digest(secret: str) -> str:
    """Return what is kept of a code or a token."""
    return blake2b(secret.encode(), digest_size=16, person=b"sorry-a11y hall").hexdigest()


def fits(secret: str, kept: str) -> bool:
    """Return whether a code or token is the one that was kept, in constant time."""
    return compare_digest(digest(secret), kept)
