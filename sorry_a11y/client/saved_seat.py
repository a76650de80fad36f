"""The chair at the last table, so that one can come back to it: a small file in the data folder."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

import msgspec
from msgspec import Struct

from sorry_a11y.rules.board import Seat

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

    def __init__(self, home: Path) -> None:
        self._path = home / FILE

    def read(self) -> SeatNote | None:
        """The chair; None if there is none that can be read."""
        with suppress(OSError, msgspec.DecodeError), self._path.open("rb") as file:
            return msgspec.json.decode(file.read(LARGEST), type=SeatNote)
        return None

    def write(self, chair: SeatNote) -> None:
        """Keep a chair in place of the one before."""
        with suppress(OSError):
            self._path.parent.mkdir(parents=True, exist_ok=True)
            beside = self._path.with_suffix(".new")
            beside.touch(mode=0o600)
            beside.write_bytes(msgspec.json.encode(chair))
            beside.replace(self._path)

    def forget(self) -> None:
        """There is no chair any more."""
        with suppress(OSError):
            self._path.unlink()
