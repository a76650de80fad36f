"""The record of a game elsewhere, asked for when it is over and kept among the player's own."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from sorry_a11y.client.connection import TableConnection
from sorry_a11y.client.notes import Notes
from sorry_a11y.client.remote_game import RemoteGame
from sorry_a11y.client.seat_store import SeatKeeper
from sorry_a11y.game.setup import Setup
from sorry_a11y.rules.board import Seat
from sorry_a11y.wire import protocol as msg

MOST_RECORD = 300_000
"""Characters of a record; no game that ends by itself comes near it."""
KeepGame = Callable[[Setup, Sequence[Seat], int, Sequence[str]], int | None]
"""Keeps a game that is over among the player's own: the own seats, when it began (seconds since
1970), the lines of its record. Returns its number, None if it is not kept."""


class RecordKeeper:
    """Takes the pieces of a record, and keeps the whole by ``keep``, None where none is kept."""

    def __init__(
        self, keep: KeepGame | None, connection: TableConnection, keeper: SeatKeeper, notes: Notes
    ) -> None:
        self._keep = keep if keeper.seat.seats else None
        self._connection = connection
        self._keeper = keeper
        self._notes = notes
        self._game: RemoteGame | None = None
        self._asked_at: msg.TableState | None = None
        self._text = ""
        self._has_all = False

    def told_end(self, game: RemoteGame, state: msg.TableState | None) -> None:
        """Ask for the record of a game whose end was told; again where the table has told its
        ``state`` anew before it came, since the connection may have broken meanwhile."""
        if game is not self._game:
            self._game, self._has_all = game, False
        if self._keep and game.is_over and not self._has_all and self._asked_at is not state:
            self._asked_at, self._text = state, ""
            self._connection.send(msg.AskRecord())

    def look_again(self, state: msg.TableState | None) -> None:
        """Ask again for a record that was asked for, if it must be."""
        if self._asked_at and self._game:
            self.told_end(self._game, state)

    def take(self, piece: msg.GameRecord) -> None:
        """Take a piece of the record and ask for the next, or keep the whole."""
        if not (self._game and self._game.is_over) or piece.at != len(self._text):
            return
        self._text += piece.lines
        if not piece.more:
            self._has_all = True
            self._keep_whole(self._game, piece.started)
        elif piece.lines and len(self._text) < MOST_RECORD:
            self._connection.send(msg.AskRecord(len(self._text)))

    def _keep_whole(self, game: RemoteGame, started: int) -> None:
        if self._keep is None or started == self._keeper.seat.kept:
            return
        number = self._keep(game.setup, game.own, started, self._text.splitlines())
        self._keeper.update(kept=started)
        if number is not None:
            self._notes.say("people-kept", number=str(number))
