"""The seats of guests who come by ssh, so that they come back to them.

Tokens stand here as they are, as in the file of a player's own program: whoever reads it can sit
down on these seats. So the file is its owner's alone.
"""

from __future__ import annotations

import logging
import sqlite3
import threading
from collections.abc import Sequence
from pathlib import Path
from time import time
from typing import TYPE_CHECKING, Any

import msgspec

from sorry_a11y.client.seats import SavedSeat
from sorry_a11y.store.sqlite_log import Database
from sorry_a11y.wire.codes import digest

if TYPE_CHECKING:
    from sorry_a11y.server.identities import PeopleFile

_FILE = "ssh-seats.sqlite"
_MOST_SEATS_KEPT = 10_000
"""Seats; of more, the ones kept first are forgotten."""
SEATS_TABLE = """
CREATE TABLE IF NOT EXISTS ssh_seat (
    holder TEXT, code TEXT, seat TEXT, at DOUBLE PRECISION, PRIMARY KEY (holder, code)
);
"""
SeatKey = tuple[str, str]

log = logging.getLogger(__name__)


def seats_file(folder: Path) -> sqlite3.Connection:
    """Return the file of the seats in a folder, which is there.

    Raises:
        OSError: Nothing can be kept there.
        sqlite3.Error: The same.
    """
    path = folder / _FILE
    path.touch(mode=0o600)
    path.chmod(0o600)
    file = sqlite3.connect(
        path, check_same_thread=False, isolation_level=None, factory=Database
    )
    # what a power cut takes is how much was told, not who sits where: the table has that
    file.execute("PRAGMA synchronous=OFF")
    file.executescript(SEATS_TABLE)
    return file


class SshSeats:
    """The seats of all guests by ssh, used from any thread.

    A seat is found by a key (`seat_key`). Where the file or database does not answer, there is
    none, and none is kept.

    Args:
        file: The file, or the database of several servers.
    """

    def __init__(self, file: PeopleFile) -> None:
        self._lock = threading.Lock()
        self._file = file

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

    def close(self) -> None:
        """Close the file."""
        with self._lock:
            self._file.close()

    def _run(self, statement: str, *values: object) -> Sequence[Any]:
        with self._lock:
            try:
                return self._file.execute(statement, values).fetchall()
            except sqlite3.Error as error:
                log.warning("a seat by ssh is not read or kept: %s", error)
                return []


def seat_key(holder: str, code: str) -> SeatKey:
    """Return the two digests by which a seat is found.

    They are of the text that proves who a guest is, and of the invite code that they come with.
    """
    return digest(f"ssh {holder}"), digest(code)
