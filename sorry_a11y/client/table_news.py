"""News from a table of a server: each message goes to the part of the client that it concerns."""

from __future__ import annotations

from collections.abc import Callable

from sorry_a11y.client.connection import Told
from sorry_a11y.client.notes import Notes
from sorry_a11y.client.remote_game import GameInPlay, RemoteGame
from sorry_a11y.client.seats import Visit, told_refusal
from sorry_a11y.client.table_standing import TableStanding, told_name, told_names
from sorry_a11y.client.table_talk import HallNews, TableChat, TableQuestions
from sorry_a11y.narration import people
from sorry_a11y.wire import protocol as msg
from sorry_a11y.wire.codes import spelled_code
from sorry_a11y.wire.encoding import Heard, Unread

ANSWER_WAIT_S = 0.4
"""Seconds that a reply waits for the answer of the table."""
NO_ANSWER_S = 3.0
"""Seconds after which the player is told that a decision has no answer yet."""
_GONE = ("left", "removed", "token")
"""The reasons for which a seat has ended for good."""
_MOST_RECORD = 300_000
"""The most characters of a record that are taken."""


class _RecordKeeper:
    """The part that asks for the record of a game when it is over, and saves it."""

    def __init__(self, visit: Visit, notes: Notes) -> None:
        self._keep = visit.keep_game if visit.seat.seats else None
        self._visit = visit
        self._notes = notes
        self._game: RemoteGame | None = None
        self._asked_at: msg.TableState | None = None
        self._text = ""
        self._has_all = False

    def told_end(self, game: RemoteGame, state: msg.TableState | None) -> None:
        """Ask for the record of a game whose end was told.

        It is asked for again if the table sends its ``state`` before the record has come, since the
        connection may have broken meanwhile.
        """
        if game is not self._game:
            self._game, self._has_all = game, False
        if self._keep and game.is_over and not self._has_all and self._asked_at is not state:
            self._asked_at, self._text = state, ""
            self._visit.connection.send(msg.AskRecord())

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
        elif piece.lines and len(self._text) < _MOST_RECORD:
            self._visit.connection.send(msg.AskRecord(len(self._text)))

    def _keep_whole(self, game: RemoteGame, started: int) -> None:
        if self._keep is None or started == self._visit.seat.kept:
            return
        number = self._keep(game.setup, game.own, started, self._text.splitlines())
        self._visit.update(kept=started)
        if number is not None:
            self._notes.say("people-kept", number=str(number))


class TableNews:
    """The reader of a connection's messages.

    Args:
        visit: The player's connection and seat.
        notes: The sentences that wait to be told.

    Attributes:
        ended_by: The reason why the seat is lost for good; empty while it is not.
    """

    def __init__(self, visit: Visit, notes: Notes) -> None:
        self.notes = notes
        self.ended_by = ""
        self.standing = standing = TableStanding(visit.seat.guest)
        self.game = GameInPlay(self._started)
        self.chat = TableChat(visit, standing, notes)
        self.questions = TableQuestions(visit, standing, notes)
        self.hall = HallNews(visit, standing, notes)
        self.records = _RecordKeeper(visit, notes)
        self._visit = visit
        self._connection = visit.connection
        self._is_lost = False
        self._waits_since: float | None = None

    def take_in(
        self, seconds: float = 0.0, until: Callable[[], bool] = lambda: False
    ) -> None:
        """Read all messages that have come; wait at most ``seconds`` until ``until()`` is true."""
        clock = self.notes.clock
        end = clock() + seconds
        while True:
            while (message := self._connection.take()) is not None:
                self._take(message)
            self.ended_by = self.ended_by or self._connection.ended_by
            self._watch_line()
            left = end - clock()
            if until() or left <= 0 or self.ended_by or not self._connection.wait(left):
                return

    def wait(self, until: Callable[[], bool]) -> None:
        """Read messages until a condition holds, for ANSWER_WAIT_S at most."""
        self.take_in(ANSWER_WAIT_S, until)

    def company(self) -> list[str]:
        """Return the sentences about the invite code, if it is known, and the table's people."""
        to, code = self.notes.listener(), spelled_code(self._visit.seat.code)
        told = [people.code_told(to, code)] if code else []
        return [*told, *self.standing.sentences(to)]

    @property
    def has_something(self) -> bool:
        """True if anything waits to be told."""
        return bool(self.notes) or self.game.is_new

    def take_watched(self) -> list[str]:
        """Return the sentence about a new number of watchers, once; it follows other news."""
        count, self.standing.watched = self.standing.watched, None
        return [] if count is None else [self.notes.listener().say("people-watched", count=count)]

    def take_end(self) -> list[str]:
        """Return the last sentences, once, if the seat is lost for good; else none."""
        if not self.ended_by:
            return []
        if self.ended_by in _GONE:
            self._visit.update(slow=False, turn=False)
        return [*self.notes.take(), self.notes.listener().say(f"people-end-{self.ended_by}")]

    def send(self, message: msg.Up) -> str:
        """Send a message; return the sentence if it cannot be sent now, else an empty text."""
        if not self._connection.send(message):
            return self.notes.listener().say("people-lost")
        if isinstance(message, msg.Leave):
            self.ended_by = "left"
        return ""

    # -- what comes --------------------------------------------------------------------------------

    def _started(self, state: msg.TableState) -> RemoteGame:
        assert state.setup, "there is a game"
        return RemoteGame(state.setup, state.own, self._connection, self.notes, self.wait)

    def _watch_line(self) -> None:
        """Add the sentence that the connection is lost or a decision has no answer yet, if so."""
        if self._connection.is_lost and not self._is_lost:
            self._is_lost = True
            self.notes.say("people-line-lost")
            self.chat.lost()
            if self.game.now:
                self.game.now.lost()
        now = self.notes.clock()
        if not self.game.waits:
            self._waits_since = None
        elif self._waits_since is None:
            self._waits_since = now
        elif now - self._waits_since >= NO_ANSWER_S:
            self._waits_since = float("inf")
            self.notes.say("people-no-answer")

    def _take(self, message: Told) -> None:
        match message:
            case msg.TableState():
                self._update(message)
            case Heard():
                self._hear(message)
            case msg.Refused():
                self._refused(message)
            case msg.Happened():
                self._happened(message)
            case msg.Bye(why="elsewhere" | "removed" as why):
                self.ended_by = why
            case Unread(t="table"):
                self.ended_by = "newer"
            case Unread(t="news") if self.game.now:
                self.game.now.place.due = -1  # unreadable news are not waited for
            case _:
                self._take_besides(message)

    def _take_besides(self, message: Told) -> None:
        """Take a message that is not about the game."""
        match message:
            case msg.GameRecord():
                self.records.take(message)
            case msg.Said():
                self.chat.hear(message)
            case msg.Asked():
                self.questions.ask(message)
            case msg.Settled():
                self.questions.settled(message)
            case msg.Notice():
                self.hall.notice(message)
            case msg.You():
                self.hall.update(message)
            case msg.InviteCode() if code := spelled_code(message.code):
                self._visit.update(code=code)
                self.notes.add(people.code_told(self.notes.listener(), code))

    def _update(self, state: msg.TableState) -> None:
        if self._is_lost:
            self._is_lost = False
            self.notes.say("people-line-back")
        standing = self.standing
        standing.update(state)
        self._visit.update(
            host="" if standing.is_host else standing.name(state.host), slow=state.slow,
            over=state.stage == "over",
        )
        self.game.update(state)

    def _hear(self, news: Heard) -> None:
        is_lost = self.game.hear(news)
        game = self.game.now
        if game is None:
            return
        self._connection.heard(game.place.heard)
        if is_lost:
            self.notes.add(self.notes.listener().say("people-refused-saved"), once=True)
        if game.is_over:
            self.standing.stage = "over"
        self._visit.update(over=game.is_over)

    def _happened(self, message: msg.Happened) -> None:
        standing, to = self.standing, self.notes.listener()
        standing.meet(message.who, message.name)
        name, you = standing.name(message.who), message.who == standing.own
        if not name:
            return
        if message.what == "took-back":
            if names := told_names(message.names):
                self.notes.say("people-took-back", names=to.every(names))
            return
        if you and message.what == "left":
            self.ended_by = "left"
            return
        self.notes.add(people.happened(
            to, message.what, name, told_name(message.other), you=you
        ))
        if message.what in ("left", "removed"):
            standing.forget(message.who)

    def _refused(self, refusal: msg.Refused) -> None:
        if self.ended_by:
            return
        if refusal.why in ("barred", "token", "ended"):
            self.ended_by = refusal.why
        if refusal.why in ("token", "ended"):
            return
        if refusal.of == "say":
            self.chat.refused()
        else:
            self.game.refused(refusal.of)
        if refusal.why not in people.UNTOLD:
            self.notes.add(told_refusal(self.notes.listener(), refusal), once=True)
