"""The functions by which a server makes secrets and tells the time."""

from __future__ import annotations

from collections.abc import Callable
from secrets import randbits
from time import time
from typing import NamedTuple

from sorry_a11y.core.game.chance import SECRET_BITS
from sorry_a11y.online.wire.codes import new_token
from sorry_a11y.online.wire.placement import new_code_of, new_table


def _new_secret() -> int:
    return randbits(SECRET_BITS) | 1 << SECRET_BITS


class Makers(NamedTuple):
    """The functions that make secrets and tell the time.

    Attributes:
        table: A function that returns the id of a new table, by the path of its host's connection.
        code: A function that returns a new invite code of a table, by its id.
        token: A function that returns a new token.
        date: A function that returns the seconds since 1970.
        secret: A function that returns the secret number from which the chance of a game follows.
    """

    table: Callable[[str], str] = new_table
    code: Callable[[str], str] = new_code_of
    token: Callable[[], str] = new_token
    date: Callable[[], float] = time
    secret: Callable[[], int] = _new_secret
