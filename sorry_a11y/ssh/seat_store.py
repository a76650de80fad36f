"""The seats of guests who come by ssh, so that they come back to them.

They stand in the file of people. Tokens stand there as they are, as in the file of a player's own
program: whoever reads it can sit down on these seats. So the file is its owner's alone.
"""

from __future__ import annotations

import logging
from time import time
from typing import Any

import msgspec

from sorry_a11y.client.seats import SavedSeat
from sorry_a11y.server.directory import Directory, PeopleError
from sorry_a11y.wire.codes import digest

_MOST_SEATS_KEPT = 10_000
"""Seats; of more, the ones kept first are forgotten."""
SeatKey = tuple[str, str]

log = logging.getLogger(__name__)


class SshSeats:
    """The seats of all guests by ssh, used from any thread but that of the server.

    A seat is found by a key (`seat_key`). Where the file or database does not answer, there is
    none, and none is kept.
    """

    def __init__(self, directory: Directory) -> None:
        self._directory = directory

    def load(self, key: SeatKey) -> SavedSeat | None:
        """Return a seat; None if there is none."""
        found = self._run("SELECT seat FROM ssh_seat WHERE holder = ? AND code = ?", *key)
        return msgspec.json.decode(found[0][0], type=SavedSeat) if found else None

    def save(self, key: SeatKey, seat: SavedSeat, _at_once: bool) -> None:
        """Put a seat in place of the one before."""
        self._run(
            "INSERT INTO ssh_seat VALUES (?, ?, ?, ?) ON CONFLICT (holder, code)"
            " DO UPDATE SET seat = excluded.seat, at = excluded.at",
            *key, msgspec.json.encode(seat).decode(), time(),
        )
        self._run(
            "DELETE FROM ssh_seat WHERE at <= (SELECT at FROM ssh_seat ORDER BY at DESC"
            f" LIMIT 1 OFFSET {_MOST_SEATS_KEPT})"
        )

    def forget(self, key: SeatKey) -> None:
        """Remove a seat."""
        self._run("DELETE FROM ssh_seat WHERE holder = ? AND code = ?", *key)

    def _run(self, statement: str, *values: object) -> list[tuple[Any, ...]]:
        try:
            return self._directory.ask_here(
                lambda people: people.identities.file.execute(statement, values).fetchall()
            )
        except PeopleError as error:
            log.warning("a seat by ssh is not read or kept: %s", error)
            return []


def seat_key(holder: str, code: str) -> SeatKey:
    """Return the two digests by which a seat is found.

    They are of the text that proves who a guest is, and of the invite code that they come with.
    """
    return digest(f"ssh {holder}"), digest(code)
