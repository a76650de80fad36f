"""The chairs of guests who come by ssh, so that they come back to them: a file of the server.

Tokens stand here as they are, as in the file that a program of one's own keeps: whoever reads it
can sit down on these chairs. So it is its owner's alone.
"""

from __future__ import annotations

import sqlite3
import threading
from pathlib import Path

import msgspec

from sorry_a11y.client.seat_store import SavedSeat
from sorry_a11y.wire.codes import digest

FILE = "ssh-chairs.sqlite"
MOST_KEPT = 10_000
"""Chairs; of more, the ones kept first are forgotten."""
_SCHEMA = """CREATE TABLE IF NOT EXISTS chairs
    (holder TEXT, code TEXT, chair BLOB, PRIMARY KEY (holder, code))"""


class Chairs:
    """The file in ``folder``, which is there. A holder is whatever proves who somebody is, a code
    the invite code that they come with; of both only digests are kept. Raises OSError or
    sqlite3.Error where nothing can be kept. May be used from any thread."""

    def __init__(self, folder: Path) -> None:
        path = folder / FILE
        path.touch(mode=0o600)
        path.chmod(0o600)
        self._lock = threading.Lock()
        self._file = sqlite3.connect(path, check_same_thread=False, isolation_level=None)
        # what a power cut takes is how much was told, not who sits where: the table has that
        self._file.execute("PRAGMA synchronous=OFF")
        self._file.execute(_SCHEMA)

    def find(self, holder: str, code: str) -> SavedSeat | None:
        """The chair of somebody at a table; None if there is none."""
        with self._lock:
            row = self._file.execute(
                "SELECT chair FROM chairs WHERE holder = ? AND code = ?", _key(holder, code)
            ).fetchone()
        return msgspec.json.decode(row[0], type=SavedSeat) if row else None

    def keep(self, holder: str, code: str, chair: SavedSeat) -> None:
        """Keep a chair in place of the one before."""
        with self._lock:
            self._file.execute(
                "INSERT OR REPLACE INTO chairs VALUES (?, ?, ?)",
                (*_key(holder, code), msgspec.json.encode(chair)),
            )
            self._file.execute(
                "DELETE FROM chairs WHERE rowid <= (SELECT max(rowid) FROM chairs) - ?",
                (MOST_KEPT,),
            )

    def forget(self, holder: str, code: str) -> None:
        """There is no such chair any more."""
        with self._lock:
            self._file.execute(
                "DELETE FROM chairs WHERE holder = ? AND code = ?", _key(holder, code)
            )

    def close(self) -> None:
        """Nothing is kept any more."""
        with self._lock:
            self._file.close()


class GuestSeatStore:
    """The `client.seat_store.SeatStore` of one guest: what proves who they are, and the invite
    code of the table."""

    def __init__(self, chairs: Chairs, holder: str, code: str) -> None:
        self._chairs = chairs
        self._holder = holder
        self._code = code

    def load(self) -> SavedSeat | None:
        """Return the seat; None if there is none."""
        return self._chairs.find(self._holder, self._code)

    def save(self, seat: SavedSeat) -> None:
        """Put a seat in place of the one before."""
        self._chairs.keep(self._holder, self._code, seat)

    def forget(self) -> None:
        """Remove the seat."""
        self._chairs.forget(self._holder, self._code)


def _key(holder: str, code: str) -> tuple[str, str]:
    return digest(f"ssh {holder}"), digest(code)
