"""The chair at the last table, so that one can come back to it: a small file in the data folder."""

from __future__ import annotations

from contextlib import suppress

import msgspec
from msgspec import Struct

from sorry_a11y.rules.board import Seat
from sorry_a11y.storage.home import Home

FILE = "last-table.json"
LARGEST = 4096


class SeatNote(Struct, frozen=True):
    """Where somebody sits. ``url``: of the server; ``port``: of the one in this computer, which is
    started with the session, 0 where another serves; ``seats``: none for who watches; ``told``:
    the last line of the table's journal that was told; ``kept``: when the game began whose record
    was kept last, in seconds since 1970."""

    url: str
    table: str
    token: str
    guest: int
    seats: list[Seat]
    name: str
    code: str = ""
    port: int = 0
    told: int = -1
    kept: int = 0


class SavedSeat:
    """The file in the folder ``home``. What cannot be written is not kept, and the game goes on."""

    def __init__(self, home: Home) -> None:
        self._home = home

    def read(self) -> SeatNote | None:
        """The chair; None if there is none that can be read."""
        with suppress(OSError, msgspec.DecodeError):
            return msgspec.json.decode(self._home.read(FILE, LARGEST), type=SeatNote)
        return None

    def write(self, chair: SeatNote) -> None:
        """Keep a chair in place of the one before."""
        with suppress(OSError):
            self._home.replace(FILE, msgspec.json.encode(chair))

    def forget(self) -> None:
        """There is no chair any more."""
        with suppress(OSError):
            self._home.delete(FILE)
