"""A game at a table of a server.

Its news come as messages and go to the subscribers here. Choices are listed here by the same rules,
so that no question needs the network.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property

from sorry_a11y.core.game.port import Batch, StaleDecisionError, Subscriber
from sorry_a11y.core.game.setup import Seating, Setup
from sorry_a11y.core.rules.actions import Decision
from sorry_a11y.core.rules.board import Seat
from sorry_a11y.core.rules.notation import action_text
from sorry_a11y.core.rules.ruleset import Ruleset
from sorry_a11y.core.rules.view import View
from sorry_a11y.online.client.connection import TableConnection
from sorry_a11y.online.client.notes import Notes
from sorry_a11y.online.wire import protocol as msg
from sorry_a11y.online.wire.encoding import Heard

_MOST_ENTRIES = 64
"""The number of last journal entries whose questions are remembered."""


class RemoteGame:
    """The game of a table of a server, a `game.port.GamePort`.

    Args:
        setup: The game.
        own: The seats of the player here; none for a watcher.
        connection: The connection to the table.
        notes: The sentences that wait, to which those about failed sending are added.

    Attributes:
        setup: As given.
        own: As given.
        heard: The number of the last entry of the table's journal that was heard; -1 before the
            first.
        due: The number of the last entry that the server will send; -1 if it is not known.
        undo_refused: Whether the table has refused the last request to take back.
    """

    def __init__(
        self, setup: Setup, own: tuple[Seat, ...], connection: TableConnection, notes: Notes
    ) -> None:
        self.setup = setup
        self.own = own
        self.heard = self.due = -1
        self.undo_refused = False
        self._connection = connection
        self._notes = notes
        self._entries: dict[int, int] = {}  # the entry after which each question was open
        self._subscribers: list[Subscriber] = []
        self._early: list[Heard] = []  # news that came before the first subscriber
        self._last: Batch | None = None
        self._on_its_way: int | None = None  # the question whose answer was sent

    # -- what a session asks for (game.port.GamePort) ------------------------------------------

    @cached_property
    def rules(self) -> Ruleset:
        """The rule book that is played."""
        return self.setup.rules()

    @cached_property
    def seating(self) -> Seating:
        """The occupants of the seats."""
        return Seating(self.setup.occupants)

    @property
    def number(self) -> int:
        """The number of the open question."""
        return self._last.number if self._last else 0

    def listen(self, subscriber: Subscriber) -> None:
        """Send all news from now on to a subscriber; the first one also gets earlier news."""
        self._subscribers.append(subscriber)
        early, self._early = self._early, []
        for one in early:
            subscriber.hear(one.batch)

    def begin(self) -> None:
        """Do nothing: the table begins by itself."""

    def decide(self, seat: Seat, decision: Decision, after: int) -> None:
        """Send the decision that answers question ``after``."""
        assert seat == decision.seat, "nobody decides for another seat"
        if after != self.number:
            raise StaleDecisionError(f"question {after} is answered, {self.number} is open")
        self._send(msg.Decide(after, action_text(self.rules, decision)))
        self._on_its_way = after

    def undo(self, seat: Seat, is_passed: Callable[[View], bool]) -> None:  # noqa: ARG002
        """Ask to take back the last decision; the answer of the others is told when it comes.

        Whatever ``is_passed`` says, none before it is taken back: the others agree to one.

        Raises:
            StaleDecisionError: The connection is lost.
        """
        self.undo_refused = False
        self._send(msg.Undo(seat))

    def _send(self, message: msg.Up) -> None:
        """Send a message; raises StaleDecisionError if it cannot be sent, which is told."""
        if not self._connection.send(message):
            self._notes.say("people-lost")
            raise StaleDecisionError("the connection is lost")

    def is_game_of(self, state: msg.TableState) -> bool:
        """Return whether a state of the table has this game, whatever its players are called."""
        setup = self.setup
        if (
            state.setup is None
            or self.own != state.own
            or len(setup.seats) != len(state.setup.seats)
        ):
            return False
        names = zip(setup.occupants, state.setup.occupants, strict=True)
        renamed = tuple(one._replace(name=other.name) for one, other in names)
        return setup._replace(occupants=renamed) == state.setup

    def rename(self, setup: Setup) -> None:
        """Call the players as a setup does, since others have taken seats of bots."""
        self.setup = setup
        self.seating.rename({one.seat: one.name or "" for one in setup.occupants})

    # -- its state -----------------------------------------------------------------------------

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self._last is not None and self._seen(self._last).over

    @property
    def awaits_person(self) -> bool:
        """Whether a person is to decide, or the game is over."""
        return self._last is not None and (
            self.is_over or self._seen(self._last).turn in self.seating.people
        )

    @staticmethod
    def _seen(batch: Batch) -> View:
        return next(iter(batch.views.values()))

    @property
    def waits(self) -> bool:
        """Whether a decision was sent that the table has not answered."""
        return self._on_its_way == self.number

    @property
    def is_lost(self) -> bool:
        """Whether the connection to the table is down."""
        return self._connection.is_lost

    @property
    def is_behind(self) -> bool:
        """Whether the server will send entries that were not heard yet."""
        return self.heard < self.due

    def entry_after(self, question: int) -> int:
        """Return the number of the entry that opened a question; -1 if it is not known."""
        return self._entries.get(question, -1)

    # -- what comes ----------------------------------------------------------------------------

    def told_before(self, told: int) -> list[Batch]:
        """Return, and drop, the news that an earlier session told, up to journal entry ``told``."""
        before = [one.batch for one in self._early if one.seq <= told]
        self._early = self._early[len(before) :]
        return before

    def refused(self, request: str) -> bool:
        """Note that the table refused a request, by `wire.protocol.Refused.of`.

        Return whether a decision is under way, which is taken for the refused one and must then be
        made again. An earlier one that a bot overtook is refused too, in rare cases so late.
        """
        self.undo_refused = request in ("undo", "")
        is_decision = request == "decide" and self._on_its_way is not None
        if is_decision:
            self._on_its_way = None
        return is_decision

    def lost(self) -> None:
        """Note that the connection broke, so that it is unknown whether a decision arrived."""
        self._on_its_way = None
        self.due = -1

    def begins_anew(self, news: Heard) -> bool:
        """Return whether news must be of another game at the same table."""
        batch = news.batch
        return news.seq > self.heard >= 0 and batch.number < self.number and batch.back_to is None

    def hear(self, news: Heard) -> bool:
        """Take news; entries that were heard before are ignored.

        Returns:
            Whether a decision was lost with the connection.
        """
        batch, heard = news.batch, self.heard
        is_lost = self.waits and batch.number == self.number and not batch.events
        if is_lost:
            self._on_its_way = None
        if news.seq > heard or (news.seq == heard and batch.events and batch.number > self.number):
            self._note(news.seq, batch.number)
            self._last = batch
            for subscriber in self._subscribers:
                subscriber.hear(batch)
            if not self._subscribers:
                self._early.append(news)
        return is_lost

    def _note(self, entry: int, question: int) -> None:
        """Note that an entry was heard, after which a question is open."""
        self.heard = entry
        self._entries.pop(question, None)
        self._entries[question] = entry
        if len(self._entries) > _MOST_ENTRIES:
            del self._entries[next(iter(self._entries))]
