"""The seats of guests who come by ssh, so that they come back to them: a file of the server.

Tokens stand here as they are, as in the file of a player's own program: whoever reads it can sit
down on these seats. So it is its owner's alone.
"""

from __future__ import annotations

import sqlite3
import threading
from pathlib import Path

import msgspec

from sorry_a11y.client.seat_store import SavedSeat
from sorry_a11y.wire.codes import digest

SEATS_FILE = "ssh-chairs.sqlite"
MOST_SEATS_KEPT = 10_000
"""Seats; of more, the ones kept first are forgotten."""
_SCHEMA = """CREATE TABLE IF NOT EXISTS chairs
    (holder TEXT, code TEXT, chair BLOB, PRIMARY KEY (holder, code))"""


class SshSeats:
    """The file in ``folder``, which is there. Raises OSError or sqlite3.Error where nothing can be
    kept. May be used from any thread."""

    def __init__(self, folder: Path) -> None:
        path = folder / SEATS_FILE
        path.touch(mode=0o600)
        path.chmod(0o600)
        self._lock = threading.Lock()
        self._file = sqlite3.connect(path, check_same_thread=False, isolation_level=None)
        # what a power cut takes is how much was told, not who sits where: the table has that
        self._file.execute("PRAGMA synchronous=OFF")
        self._file.execute(_SCHEMA)

    def run(self, statement: str, *values: object) -> list[tuple[bytes]]:
        """Return the rows of a statement."""
        with self._lock:
            return self._file.execute(statement, values).fetchall()

    def close(self) -> None:
        """Close the file."""
        with self._lock:
            self._file.close()


class SqliteSeatStore:
    """The kept seat of one guest. Of holder and code only digests are kept.

    Args:
        seats: The file.
        holder: Proves who they are.
        code: The invite code that they come with.
    """

    def __init__(self, seats: SshSeats, holder: str, code: str) -> None:
        self._seats = seats
        self._key = digest(f"ssh {holder}"), digest(code)

    def load(self) -> SavedSeat | None:
        """Return the seat; None if there is none."""
        found = self._seats.run(
            "SELECT chair FROM chairs WHERE holder = ? AND code = ?", *self._key
        )
        return msgspec.json.decode(found[0][0], type=SavedSeat) if found else None

    def save(self, seat: SavedSeat, _at_once: bool) -> None:
        """Put a seat in place of the one before."""
        data = msgspec.json.encode(seat)
        self._seats.run("INSERT OR REPLACE INTO chairs VALUES (?, ?, ?)", *self._key, data)
        self._seats.run(
            "DELETE FROM chairs WHERE rowid <= (SELECT max(rowid) FROM chairs) - ?", MOST_SEATS_KEPT
        )

    def forget(self) -> None:
        """Remove the seat."""
        self._seats.run("DELETE FROM chairs WHERE holder = ? AND code = ?", *self._key)
