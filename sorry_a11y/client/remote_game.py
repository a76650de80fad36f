"""A game at a table elsewhere.

What happens there comes as messages and is handed to the subscribers here; choices are found here
by the same rules, so that no question needs the network. A decision waits a moment for its answer,
so that the reply to the key holds the news as at a table in this process.
"""

from __future__ import annotations

from collections.abc import Callable

from sorry_a11y.client.connection import TableConnection
from sorry_a11y.game.port import Batch, StaleDecisionError, Subscriber
from sorry_a11y.game.setup import Seating, Setup
from sorry_a11y.rules.actions import Decision
from sorry_a11y.rules.board import Seat
from sorry_a11y.rules.notation import action_text
from sorry_a11y.rules.ruleset import Ruleset
from sorry_a11y.rules.state import Phase
from sorry_a11y.rules.view import View
from sorry_a11y.wire import protocol as msg
from sorry_a11y.wire.encoding import Heard

MOST_ENTRIES = 64
"""Entries of a journal whose questions are remembered; as many are hardly ever untold."""


class JournalPlace:
    """How much of the table's journal was heard.

    ``heard`` is the last entry that was heard, -1 before the first; ``due`` the last one that is on
    its way, -1 if that is not known.
    """

    def __init__(self) -> None:
        self.heard = self.due = -1
        self._entries: dict[int, int] = {}

    @property
    def is_behind(self) -> bool:
        """Tell whether more has happened than was heard, and is on its way."""
        return self.heard < self.due

    def note(self, entry: int, question: int) -> None:
        """Note that an entry was heard, after which a question is open."""
        self.heard = entry
        self._entries.pop(question, None)
        self._entries[question] = entry
        if len(self._entries) > MOST_ENTRIES:
            del self._entries[next(iter(self._entries))]

    def entry_after(self, question: int) -> int:
        """Return the entry with which a question was heard; -1 if that was too long ago, or
        never."""
        return self._entries.get(question, -1)


class Hearers:
    """The subscribers of a game elsewhere, and what came before the first of them."""

    def __init__(self) -> None:
        self._subscribers: list[Subscriber] = []
        self._early: list[Heard] = []

    def listen(self, subscriber: Subscriber) -> None:
        """Have a subscriber hear everything from now on, and what came before the first one."""
        self._subscribers.append(subscriber)
        early, self._early = self._early, []
        for one in early:
            subscriber.hear(one.batch)

    def told_before(self, told: int) -> list[Batch]:
        """Return what was told in an earlier session, up to an entry of the table's journal; no
        subscriber hears it again."""
        batches: list[Batch] = []
        while self._early and self._early[0].seq <= told:
            batches.append(self._early.pop(0).batch)
        return batches

    def hear(self, news: Heard) -> None:
        """Hand news to all, or keep them for the first."""
        for subscriber in self._subscribers:
            subscriber.hear(news.batch)
        if not self._subscribers:
            self._early.append(news)


class SentDecision:
    """The decision that was sent last. ``never_came`` tells whether it was lost with the
    connection, ``is_unsent`` whether there was no connection for it."""

    def __init__(self) -> None:
        self.never_came = False
        self.is_unsent = False
        self._id = 0
        self._question: int | None = None

    def send(self, connection: TableConnection, question: int, text: str) -> bool:
        """Send a decision that answers a question; return whether there was a connection."""
        self._id += 1
        self.is_unsent = not connection.send(msg.Decide(self._id, question, text))
        if not self.is_unsent:
            self._question = question
        return not self.is_unsent

    def answers(self, question: int) -> bool:
        """Tell whether the decision is on its way that answers a question."""
        return self._question == question

    def settle(self) -> bool:
        """Note that nothing is on its way any more; return whether something was."""
        was_open, self._question = self._question is not None, None
        return was_open

    def refused(self, number: int) -> bool:
        """Note that the table refused a decision; return whether it was the open one."""
        return number == self._id and self.settle()


class RemoteGame:
    """The game of a table elsewhere, a `game.port.GamePort`.

    Args:
        setup: The game.
        own: The seats of the player here; none for a watcher.
        connection: The connection to the table.
        wait: Takes in what comes until a condition holds, as long as a reply may wait.
    """

    def __init__(
        self, setup: Setup, own: tuple[Seat, ...], connection: TableConnection,
        wait: Callable[[Callable[[], bool]], None],
    ) -> None:
        self.setup = setup
        self.own = own
        self.rules: Ruleset = setup.rules()
        self.seating: Seating = setup.seating()
        self.number = 0
        self.place = JournalPlace()
        self.hearers = Hearers()
        self._connection = connection
        self._wait = wait
        self._decision = SentDecision()
        self._seen: View | None = None

    # -- what a session asks for (game.port.GamePort) ------------------------------------------

    def listen(self, subscriber: Subscriber) -> None:
        """Have a subscriber hear everything from now on, and what came before the first one."""
        self.hearers.listen(subscriber)

    def begin(self) -> None:
        """Do nothing: the table begins by itself."""

    def decide(self, seat: Seat, decision: Decision, after: int) -> None:
        """Send the decision that answers question ``after``."""
        assert seat == decision.seat, "nobody decides for another seat"
        if after != self.number:
            raise StaleDecisionError(f"question {after} is answered, {self.number} is open")
        if self._decision.send(self._connection, after, action_text(self.rules, decision)):
            self._wait(lambda: not self.waits and self._awaits_person)

    def undo(self, seat: Seat) -> None:
        """Ask the others; what comes of it is told when they have answered."""
        before = self.number
        if self._connection.send(msg.Undo(seat)):
            self._wait(lambda: self.number > before and self._awaits_person)

    # -- how it stands -------------------------------------------------------------------------

    @property
    def may_undo(self) -> bool:
        """Tell whether decisions may be taken back."""
        return self.setup.may_undo

    @property
    def is_over(self) -> bool:
        """Tell whether the game has ended."""
        return self._seen is not None and self._seen.phase is Phase.OVER

    @property
    def _awaits_person(self) -> bool:
        return self._seen is not None and (
            self.is_over or self._seen.turn in self.seating.people
        )

    @property
    def waits(self) -> bool:
        """Tell whether a decision was sent that the table has not answered."""
        return self._decision.answers(self.number)

    @property
    def is_lost(self) -> bool:
        """Tell whether the connection to the table is down."""
        return self._connection.is_lost

    # -- what comes ----------------------------------------------------------------------------

    def refused(self, number: int) -> bool:
        """Note that the table refused decision ``number``; return whether that was the open one,
        which may then be made anew."""
        return self._decision.refused(number)

    def lost(self) -> None:
        """Note that the connection broke: what comes next shows whether a decision arrived."""
        self._decision.settle()
        self.place.due = -1

    def take_never_came(self) -> bool:
        """Tell, once, whether a decision was lost with the connection."""
        never_came, self._decision.never_came = self._decision.never_came, False
        return never_came

    def take_unsent(self) -> bool:
        """Tell, once, whether there was no connection for a decision."""
        is_unsent, self._decision.is_unsent = self._decision.is_unsent, False
        return is_unsent

    def begins_anew(self, news: Heard) -> bool:
        """Tell whether news can only be of another game at the same table."""
        batch = news.batch
        return (
            news.seq > self.place.heard >= 0
            and batch.number < self.number and batch.back_to is None
        )

    def hear(self, news: Heard) -> None:
        """Take news. What was heard before the connection broke is heard once."""
        batch, heard = news.batch, self.place.heard
        if self.waits and batch.number == self.number and not batch.events:
            self._decision.settle()  # how things stand for who came back: they stand as before
            self._decision.never_came = True
        if news.seq < heard or (
            news.seq == heard and (not batch.events or batch.number <= self.number)
        ):
            return
        self.place.note(news.seq, batch.number)
        self.number = batch.number
        self._seen = next(iter(batch.views.values()))
        self.hearers.hear(news)
