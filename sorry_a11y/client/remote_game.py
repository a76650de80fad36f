"""A game at a table elsewhere.

What happens there comes as messages and is handed to the subscribers here; choices are found here
by the same rules, so that no question needs the network. A decision waits a moment for its answer,
so that the reply to the key holds the news as at a table in this process.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from sorry_a11y.client.connection import TableConnection
from sorry_a11y.narration.catalog import Words
from sorry_a11y.narration.people import leaving
from sorry_a11y.rules.actions import Decision
from sorry_a11y.rules.board import Seat
from sorry_a11y.rules.notation import action_text
from sorry_a11y.rules.ruleset import Ruleset
from sorry_a11y.rules.state import Phase
from sorry_a11y.session.key_commands import Command, key_name
from sorry_a11y.session.prompts import Prompt, Session
from sorry_a11y.session.reply import Reply
from sorry_a11y.table.setup import Seating
from sorry_a11y.table.table import Batch, StaleDecisionError, Subscriber
from sorry_a11y.wire import protocol as msg
from sorry_a11y.wire.messages import NewsReader, WireError, unpack_game

ANSWER_WAIT_S = 0.4
"""Seconds that a reply waits for the answer of the table."""

MOST_ENTRIES = 64
"""Entries of a journal whose questions are remembered; as many are hardly ever untold."""
MOST_RECORD = 300_000
"""Characters of a record; no game that ends by itself comes near it."""


class NumberedBatch(NamedTuple):
    """A batch and the entry of the table's journal that it ended with."""

    seq: int
    batch: Batch


class RemoteGame:
    """The game of a table elsewhere, a `table.table.TablePort`.

    ``game`` is what `wire.messages.pack_game` made of it. ``take_in(seconds, until)`` takes in
    what comes until ``until()`` holds. ``heard`` is the last entry of the table's journal that was
    heard, -1 before the first; ``due`` the last one that is on its way, -1 if that is not known.
    ``is_over`` tells whether the game has ended, ``has_record`` whether all of its record has
    come. Since each was set to False, ``never_came`` tells whether a decision was lost with the
    connection, and ``not_sent`` whether there was no connection for one. Raises WireError.
    """

    def __init__(
        self, game: bytes, connection: TableConnection,
        take_in: Callable[[float, Callable[[], bool]], None],
    ) -> None:
        setup, self.own = unpack_game(game)
        self.setup = setup
        self.game = game
        self.rules: Ruleset = setup.rules()
        self.seating: Seating = setup.seating()
        self.may_undo = setup.may_undo
        self.number = 0
        self.heard = self.due = -1
        self.is_over = False
        self.never_came = False
        self.not_sent = False
        self._awaits_person = False
        self._early: list[NumberedBatch] = []
        self._entries: dict[int, int] = {}
        self._connection = connection
        self._take_in = take_in
        self._reader = NewsReader(self.rules, self.seating.seats, self.own)
        self._subscribers: list[Subscriber] = []
        self._sent = 0
        self._unanswered: int | None = None
        self._record = ""
        self.has_record = False

    # -- what a session asks for (table.table.TablePort) ---------------------------------------

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

    def begin(self) -> None:
        """Do nothing: the table begins by itself."""

    @property
    def is_behind(self) -> bool:
        """Tell whether more has happened than was heard, and is on its way."""
        return self.heard < self.due

    @property
    def waits(self) -> bool:
        """Tell whether a decision was sent that the table has not answered."""
        return self._unanswered == self.number

    def decide(self, seat: Seat, decision: Decision, after: int) -> None:
        """Send the decision that answers question ``after``."""
        assert seat == decision.seat, "nobody decides for another seat"
        if after != self.number:
            raise StaleDecisionError(f"question {after} is answered, {self.number} is open")
        self._sent += 1
        text = action_text(self.rules, decision)
        if self._connection.send(msg.Decide(self._sent, after, text)):
            self._unanswered = after
            self._take_in(ANSWER_WAIT_S, lambda: not self.waits and self._awaits_person)
        else:
            self.not_sent = True

    def undo(self, seat: Seat) -> None:
        """Ask the others; what comes of it is told when they have answered."""
        before = self.number
        if self._connection.send(msg.Undo(seat)):
            self._take_in(ANSWER_WAIT_S, lambda: self.number > before and self._awaits_person)

    # -- what comes ----------------------------------------------------------------------------

    def refused(self, number: int) -> bool:
        """Note that the table refused decision ``number``; return whether that was the open one,
        which may then be made anew."""
        if number != self._sent or self._unanswered is None:
            return False
        self._unanswered = None
        return True

    def lost(self) -> None:
        """Note that the connection broke: what comes next shows whether a decision arrived."""
        self._unanswered = None
        self.due = -1

    def ask_record(self) -> None:
        """Ask for the record of the game that is over, from its beginning."""
        self._record = ""
        self._connection.send(msg.AskRecord())

    def take_record(self, piece: msg.GameRecord) -> list[str] | None:
        """Take a piece of the record and ask for the next; return all lines once they are here."""
        if not self.is_over or piece.at != len(self._record):
            return None
        self._record += piece.lines
        if not piece.more:
            self.has_record = True
            return self._record.splitlines()
        if piece.lines and len(self._record) < MOST_RECORD:
            self._connection.send(msg.AskRecord(len(self._record)))
        return None

    def begins_anew(self, news: msg.News) -> bool:
        """Tell whether news can only be of another game at the same table."""
        batch = self._unpacked(news)
        return bool(
            batch and news.seq > self.heard >= 0
            and batch.number < self.number and batch.back_to is None
        )

    def hear(self, news: msg.News) -> None:
        """Take news. What was heard before the connection broke is heard once, and what cannot
        have happened is not told."""
        batch = self._unpacked(news)
        if batch is None:
            self.due = -1  # nobody waits for what cannot be read
            return
        if self.waits and batch.number == self.number and not batch.events:
            self._unanswered = None  # how things stand for who came back: they stand as before
            self.never_came = True
        if news.seq < self.heard or (
            news.seq == self.heard and (not batch.events or batch.number <= self.number)
        ):
            return
        self.heard = news.seq
        self.number = batch.number
        self._entries.pop(batch.number, None)
        self._entries[batch.number] = news.seq
        if len(self._entries) > MOST_ENTRIES:
            del self._entries[next(iter(self._entries))]
        seen = next(iter(batch.views.values()))
        self.is_over = seen.phase is Phase.OVER
        self._awaits_person = self.is_over or seen.turn in self.seating.people
        for subscriber in self._subscribers:
            subscriber.hear(batch)
        if not self._subscribers:
            self._early.append(NumberedBatch(news.seq, batch))

    def entry_after(self, number: int) -> int:
        """Return the entry of the table's journal with which question ``number`` was heard; -1 if
        that was too long ago, or never."""
        return self._entries.get(number, -1)

    def _unpacked(self, news: msg.News) -> Batch | None:
        try:
            return self._reader.unpack(bytes(news.batch))
        except WireError:
            return None


FOR_SPECTATORS = frozenset((
    "turn", "standing", "cards-left", "opponents", "news", "repeat", "earlier", "later", "hush",
    "verbosity", "settings", "help", "quit", "board",
))
"""The commands of those who have no seat."""


class RemoteInterlude:
    """The `session.prompts.Interlude` of a game elsewhere: the others play on by themselves.
    ``serves``: whether this program serves the table, so that others wait while it is ended;
    ``slow``: whether a turn has a day."""

    pushes = True

    def __init__(self, game: RemoteGame, *, serves: bool, slow: bool = False) -> None:
        self.game = game
        self._serves = serves
        self._slow = slow

    @property
    def waits(self) -> bool:
        """Tell whether a decision was sent that the table has not answered."""
        return self.game.waits

    def prompt(self, session: Session) -> Prompt:
        """Return a prompt that answers questions while nothing is waited for at a key."""
        return RemoteWaitPrompt(session, self)

    def waited_for(self, session: Session) -> str:
        """Return whose decision everybody waits for."""
        to, turn = session.listener(), session.feed.latest(session.seat).turn
        if self.waits or turn in session.feed.seats:
            return to.say("turn-sent")
        return to.say("people-wait-for", name=to.name(turn))

    def since(self, session: Session, turns: int) -> list[str]:
        """Return what a player of a slow table has missed, and whose turn it is."""
        if not self._slow or self.game.is_over:
            return []
        to, turn = session.listener(), session.feed.latest(session.seat).turn
        turn_is = "yours" if turn in session.feed.seats else "other"
        return [to.say("people-since", count=turns, turn=turn_is, name=to.name(turn))]

    def leaving(self, to: Words, what: str, *, kept: bool) -> str:  # noqa: ARG002 seats always are
        """Return that the seat is kept, and how its player comes back to it."""
        return leaving(to, what, serves=self._serves)


class RemoteWaitPrompt(Prompt):
    """Questions are answered while others are on turn, and nothing is waited for at a key."""

    def __init__(self, session: Session, interlude: RemoteInterlude) -> None:
        self._session = session
        self._interlude = interlude

    def press(self, key: str, command: Command | None) -> Reply:
        """Tell who is waited for, or answer a question."""
        session, name = self._session, command.name if command else ""
        game, to = self._interlude.game, session.listener()
        if name in ("take", "next"):
            return session.reply([to.say("people-over")]) if game.is_over else session.go_on()
        if not game.own and command and name not in FOR_SPECTATORS:
            return session.reply([to.say("people-watching", key=key_name(to, key))])
        if command and (answer := session.answered(command)):
            return answer
        refused = to.say("turn-refuse", key=key_name(to, key))
        more = [] if game.is_over else [self._interlude.waited_for(session)]
        return session.reply([to.join([refused, *more])])


class GameOver:
    """The `session.prompts.Afterwards` of a game elsewhere: its players stay at the table, and
    hear so in the words of ``listener``."""

    def __init__(self, listener: Callable[[], Words]) -> None:
        self._listener = listener

    def result(self) -> list[str]:
        """Return that the game is over."""
        return [self._listener().say("people-over")]

    def rows(self) -> tuple[()]:
        """Return no rows: the table menu has what follows."""
        return ()
