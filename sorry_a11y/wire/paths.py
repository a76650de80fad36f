"""The path of a server by which the proxy before several servers chooses the right one."""

from __future__ import annotations

from sorry_a11y.wire import protocol as msg
from sorry_a11y.wire.codes import HALL, bucket_of, new_bucket, typed_code

Wish = msg.HostTable | msg.Join | msg.Back | msg.PlayNow | msg.EnterHall
"""The request by which a guest gets a seat or enters the hall."""
_TABLES = "/t/"
HALL_PATH = _TABLES + HALL
"""The path of the server that has the hall, and all tables that are listed for all."""


def path_for(wish: Wish | None, now: str = HALL_PATH) -> str:
    """Return the path of the server that must answer a wish.

    A new private table may be at any server but that of the hall.

    Args:
        wish: The wish; None for a request that the server of the hall answers.
        now: The present path, which is kept for a new private table if it can be.
    """
    match wish:
        case msg.Join(code=code):
            return _TABLES + (bucket_of(typed_code(code) or "") or HALL)
        case msg.Back(table=table):
            return _TABLES + bucket_of(table)
        case msg.HostTable(public=False):
            return now if now != HALL_PATH else _TABLES + new_bucket()
    return HALL_PATH
