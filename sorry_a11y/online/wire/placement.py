"""Buckets of tables, by which several servers share a database.

The first three digits of a table's code, and of its id, are its bucket. All tables of a bucket are
at the same server. The path of a socket names the bucket, and a proxy leads all sockets of a path
to one server.
"""

from __future__ import annotations

import re
from secrets import randbelow

from sorry_a11y.online.wire import protocol as msg
from sorry_a11y.online.wire.codes import new_code, new_token, typed_code

_DIGITS = 3
_HALL = "0" * _DIGITS
"""The bucket of the hall, and of all tables that are listed for all."""
_PATH = re.compile(rf"/[a-z]+/([0-9]{{{_DIGITS}}})")


Wish = msg.HostTable | msg.Join | msg.LookAt | msg.Back | msg.PlayNow | msg.EnterHall
"""The request by which a guest gets a seat, looks at a table or enters the hall."""


def bucket_of(table: str) -> str:
    """Return the bucket of a table, whose code or id is given."""
    return table[:_DIGITS]


def bucket_in(path: str) -> str:
    """Return the bucket that a path names; empty if it names none."""
    found = _PATH.fullmatch(path)
    return found[1] if found else ""


def new_table(path: str = "") -> str:
    """Return the id of a new table, in the bucket that a path names, or else in any."""
    return (bucket_in(path) or _any_bucket(0)) + new_token()


def new_code_of(table: str) -> str:
    """Return a new code of a table, whose id is given."""
    return new_code(bucket_of(table))


def server_path(wish: Wish | None, now: str = "") -> str:
    """Return the path by which a proxy leads a client to the server that can answer a wish.

    Args:
        wish: The wish; None for none yet.
        now: The path of the present connection, which is kept for a new private table if possible;
            empty for none.
    """
    match wish:
        case msg.Join(code=code) | msg.LookAt(code=code):
            bucket = bucket_of(typed_code(code) or "") or _HALL
        case msg.Back(table=table):
            bucket = bucket_of(table)
        case msg.HostTable(public=False):
            bucket = bucket_in(now) if bucket_in(now) not in ("", _HALL) else _any_bucket(1)
        case _:
            bucket = _HALL
    return f"/t/{bucket}"


def _any_bucket(first: int) -> str:
    """Return a bucket by chance, from the number ``first`` on."""
    return str(first + randbelow(10**_DIGITS - first)).zfill(_DIGITS)
