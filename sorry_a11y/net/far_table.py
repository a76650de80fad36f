"""A table elsewhere, as a game at this keyboard uses it.

What happens there comes as messages and is handed to the ears here; choices are found here by the
same rules, so that no question needs the network. A decision waits a moment for its answer, so that
the reply to the key holds the news as at a table in this process.
"""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic

from sorry_a11y.net.link import Link
from sorry_a11y.rules.actions import Decision
from sorry_a11y.rules.decisions import action_text
from sorry_a11y.rules.ruleset import Ruleset
from sorry_a11y.table.host import Batch, Hearer, StaleDecisionError, UndoRefusedError
from sorry_a11y.table.seating import Seating
from sorry_a11y.wire import hall_messages as talk
from sorry_a11y.wire.errors import WireError
from sorry_a11y.wire.packets import NewsReader, unpack_game

PATIENCE_S = 0.4
"""Seconds that a reply waits for the answer of the table."""


class FarTable:
    """The game of a table elsewhere. ``game``: what `wire.packets.pack_game` made of it;
    ``other``: takes every message that is no news of the game."""

    def __init__(self, link: Link, game: bytes, other: Callable[[talk.Down], None]) -> None:
        setup, self.own = unpack_game(game)
        self.rules: Ruleset = setup.rules()
        self.seating: Seating = setup.seating()
        self.may_undo = setup.may_undo
        self.number = 0
        self.heard = 0
        self._link = link
        self._other = other
        self._reader = NewsReader(self.rules, self.seating.seats, self.own)
        self._hearers: list[Hearer] = []
        self._early: list[Batch] = []
        self._sent = 0

    # -- what a game asks for (table.host.TablePort) -------------------------------------------

    def listen(self, hearer: Hearer) -> None:
        """Let somebody hear everything from now on, and what came before there was anybody."""
        self._hearers.append(hearer)
        early, self._early = self._early, []
        for batch in early:
            hearer.hear(batch)

    def begin(self) -> None:
        """The table begins by itself; wait a moment for what it tells first."""
        self.take_in(PATIENCE_S, lambda: bool(self._hearers) and self.heard > 0)

    def decide(self, seat: int, decision: Decision, after: int) -> None:
        """Send the decision that answers question ``after``."""
        assert seat == decision.seat, "nobody decides for another seat"
        if after != self.number:
            raise StaleDecisionError(f"question {after} is answered, {self.number} is open")
        self._sent += 1
        if not self._link.send(talk.Decide(self._sent, after, action_text(self.rules, decision))):
            return
        self.take_in(PATIENCE_S, lambda: self.number > after)

    def undo(self, seat: int) -> None:
        """Ask the others; what comes of it is told when they have answered."""
        before = self.number
        if not self._link.send(talk.Undo(seat)):
            raise UndoRefusedError(exchanged=False)
        self.take_in(PATIENCE_S, lambda: self.number > before)

    # -- what comes ----------------------------------------------------------------------------

    def take_in(
        self, seconds: float = 0.0, until: Callable[[], bool] = lambda: False
    ) -> None:
        """Take every message that has come, waiting at most so long for what ``until`` asks."""
        end = monotonic() + seconds
        while True:
            while (message := self._link.take()) is not None:
                self._take(message)
            left = end - monotonic()
            if until() or left <= 0 or not self._link.wait(left):
                return

    def _take(self, message: talk.Down) -> None:
        if not isinstance(message, talk.News):
            self._other(message)
            return
        if message.seq < self.heard:
            return  # told already, before the line broke
        try:
            batch = self._reader.unpack(bytes(message.batch))
        except WireError:
            return  # what cannot have happened is not told
        self.heard = message.seq
        self.number = max(self.number, batch.number)
        for hearer in self._hearers:
            hearer.hear(batch)
        if not self._hearers:
            self._early.append(batch)
