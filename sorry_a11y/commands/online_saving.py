"""What is kept of an evening at a table elsewhere: the chair, and the games that were played."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from sorry_a11y.client.saved_seat import SavedSeat, SeatNote
from sorry_a11y.rules.board import Seat
from sorry_a11y.storage.library import Library
from sorry_a11y.table.setup import Setup


class EveningStore:
    """Keeps ``chair`` in ``file`` as the evening goes on, and the games in ``library``, if any."""

    def __init__(self, file: SavedSeat, chair: SeatNote, library: Library | None) -> None:
        self.games = library is not None
        self._library = library
        self._file = file
        self._chair = chair
        file.write(chair)

    def told(self, line: int) -> None:
        """Everything up to that line of the table's journal was told."""
        if line != self._chair.told:
            self._write(replace(self._chair, told=line))

    def code(self, code: str) -> None:
        """The table has another invite code."""
        self._write(replace(self._chair, code=code))

    def game(
        self, setup: Setup, own: Sequence[Seat], started: int, lines: Sequence[str]
    ) -> int | None:
        """Keep a game, unless this chair has kept it before."""
        if self._library is None or started == self._chair.kept:
            return None
        number = self._library.save_told(setup, own, started, lines)
        self._write(replace(self._chair, kept=started))
        return number

    def _write(self, chair: SeatNote) -> None:
        self._chair = chair
        self._file.write(chair)
