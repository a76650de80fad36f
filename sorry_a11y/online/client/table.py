"""A table of a server as it is known here: each message goes to the part that it concerns."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from sorry_a11y.core.game.names import told_name, told_names
from sorry_a11y.online.client.connection import Told
from sorry_a11y.online.client.notes import Notes
from sorry_a11y.online.client.remote_game import RemoteGame
from sorry_a11y.online.client.seats import Visit, told_refusal
from sorry_a11y.online.client.table_people import TablePeople
from sorry_a11y.online.client.table_talk import TableTalk
from sorry_a11y.online.client.table_words import TableWords
from sorry_a11y.online.wire import protocol as msg
from sorry_a11y.online.wire.codes import spelled_code
from sorry_a11y.online.wire.encoding import Heard, Unread
from sorry_a11y.output.narration import people

NO_ANSWER_S = 3.0
"""Seconds after which the player is told that a decision has no answer yet."""
_GONE = ("left", "removed", "token")
"""The reasons for which a seat has ended for good."""
_MOST_RECORD = 300_000
"""The most characters of a record that are taken."""


class _RecordKeeper:
    """The part that asks for the record of a game when it is over, and saves it."""

    def __init__(self, visit: Visit, notes: Notes) -> None:
        self._keep = visit.keep_game
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
        is_due = game.own and game.is_over and not self._has_all
        if self._keep and is_due and self._asked_at is not state:
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


class Table:
    """All that is known here of a table: its people, what is said, and its game.

    It listens to the connection of the visit.

    Args:
        visit: The player's connection and seat.
        notes: The sentences that wait to be told.

    Attributes:
        ended_by: The reason why the seat is lost for good; empty while it is not.
        people: The people of the table, and its stage.
        talk: The chat and the questions.
        records: The part that saves games that are over.
        game: The game; None before there is one.
        is_reopened: Whether a decision was refused or lost, and must be made again.
    """

    def __init__(self, visit: Visit, notes: Notes) -> None:
        self.ended_by = ""
        self.people = TablePeople(visit.seat.guest, notes.clock)
        self.talk = TableTalk(visit, self.people, notes)
        self.records = _RecordKeeper(visit, notes)
        self.game: RemoteGame | None = None
        self.is_reopened = False
        self._visit = visit
        self._notes = notes
        self._told_game: RemoteGame | None = None
        self._absence = ""  # "missing" while news of an absence are to come, then "back"
        self._is_lost = False
        self._waits_since: float | None = None
        visit.connection.listen(self)

    # -- the game --------------------------------------------------------------------------------

    @property
    def heard(self) -> int:
        """The last entry of the table's journal that was heard; -1 before there is a game."""
        return self.game.heard if self.game else -1

    @property
    def is_behind(self) -> bool:
        """True if the server will send entries of the game that were not heard yet."""
        return self.game is not None and self.game.is_behind

    @property
    def waits(self) -> bool:
        """True while a decision was sent that the table has not answered."""
        return self.game is not None and self.game.waits

    @property
    def is_new(self) -> bool:
        """True if there is a game that `take_new` has not returned, and all its news were heard."""
        return self.heard >= 0 and not self.is_behind and self.game is not self._told_game

    def take_new(self) -> RemoteGame | None:
        """Return a game that has begun; None if it was returned before."""
        if not self.is_new:
            return None
        self._told_game = self.game
        return self.game

    def take_return(self) -> bool:
        """Return whether missed news have come since the last call."""
        came = self._absence == "back"
        self._absence = "" if came else self._absence
        return came

    def take_reopened(self) -> bool:
        """Return whether a decision must be made again, and reset it."""
        reopened, self.is_reopened = self.is_reopened, False
        return reopened

    # -- what is told of it ----------------------------------------------------------------------

    def company(self) -> list[str]:
        """Return the sentences about the invite code, if it is known, and the table's people."""
        to, code = self._notes.listener(), spelled_code(self._visit.seat.code)
        told = [people.code_told(to, code)] if code else []
        return [*told, *self.words().sentences()]

    def words(self) -> TableWords:
        """Return what is told of the table as it stands now."""
        return TableWords(self.people, self._notes.listener())

    @property
    def has_something(self) -> bool:
        """True if anything waits to be told."""
        return bool(self._notes) or self.is_new or bool(self.ended_by)

    def take_watched(self) -> list[str]:
        """Return the sentence about a new number of watchers, once; it follows other news."""
        count, self.people.watched = self.people.watched, None
        return [] if count is None else [self._notes.listener().say("people-watched", count=count)]

    def take_end(self) -> list[str]:
        """Return the last sentences, once, if the seat is lost for good; else none."""
        if not self.ended_by:
            return []
        if self.ended_by in _GONE:
            self._visit.update(slow=False, turn=False)
        return [*self._notes.take(), self._notes.listener().say(f"people-end-{self.ended_by}")]

    def send(self, message: msg.Up) -> str:
        """Send a message; return the sentence if it cannot be sent now, else an empty text."""
        if not self._visit.connection.send(message):
            return self._notes.listener().say("people-lost")
        if isinstance(message, msg.Leave):
            self.ended_by = "left"
        return ""

    def look(self) -> None:
        """Note what has changed without a message: the line, and how long an answer takes."""
        connection = self._visit.connection
        self.ended_by = self.ended_by or connection.ended_by
        if connection.is_lost and not self._is_lost:
            self._is_lost = True
            self._notes.say("people-line-lost")
            self.talk.lost()
            if self.game:
                self.game.lost()
        now = self._notes.clock()
        if not self.waits:
            self._waits_since = None
        elif self._waits_since is None:
            self._waits_since = now
        elif now - self._waits_since >= NO_ANSWER_S:
            self._waits_since = float("inf")
            self._notes.say("people-no-answer")
        if not (self.ended_by or self.is_behind):
            self.records.look_again(self.people.state)

    # -- what comes ------------------------------------------------------------------------------

    def hear(self, message: Told) -> None:
        """Take a message of the table."""
        self.look()
        if take := _TAKEN_BY.get(type(message)):
            take(self, message)
        self.look()

    def _update(self, state: msg.TableState) -> None:
        if self._is_lost:
            self._is_lost = False
            self._notes.say("people-line-back")
        known, own = self.people, self.people.own
        known.update(state)
        if known.own != own:
            self._notes.say("people-handed-you", name=known.name(known.own))
        self._visit.update(
            guest=known.own,
            seats=[seat.seat for seat in known.seats if seat.guest == known.own],
            host="" if known.is_host else known.name(state.host),
            slow=state.slow,
            over=state.stage == "over",
        )
        game = self.game
        if state.setup is None:
            return
        plays_on = game is not None and game.is_game_of(state)
        if game is None or not plays_on or (game.is_over and state.stage == "playing"):
            game = self.game = self._new_game(state)
        game.rename(state.setup)
        game.due = state.seq
        if self.heard >= 0 and game.is_behind:
            self._absence = "missing"

    def _new_game(self, state: msg.TableState) -> RemoteGame:
        assert state.setup, "there is a game"
        return RemoteGame(state.setup, state.own, self._visit.connection, self._notes)

    def _hear_news(self, news: Heard) -> None:
        if self.game and self.people.state and self.game.begins_anew(news):
            self.game = self._new_game(self.people.state)
        game = self.game
        if game is None:
            return
        if game.hear(news):  # a decision was lost
            self.is_reopened = True
            self._notes.add(self._notes.listener().say("people-refused-saved"), once=True)
        if self._absence == "missing" and not game.is_behind:
            self._absence = "back"
        self._visit.connection.heard(game.heard)
        if game.is_over:
            self.people.stage = "over"
        self._visit.update(over=game.is_over)

    def _happened(self, message: msg.Happened) -> None:
        known, to = self.people, self._notes.listener()
        known.meet(message.who, message.name)
        name, you = known.name(message.who), message.who == known.own
        if not name:
            return
        if message.what == "moved" or (you and message.what == "came"):
            self._notes.add(self.words().moved(message.who))
            return
        if message.what == "took-back":
            if names := told_names(message.names):
                self._notes.say("people-took-back", names=to.every(names))
            return
        if you and message.what == "left":
            self.ended_by = "left"
            return
        if message.what in ("awaited", "idle"):
            self.talk.tell_wait(message.who, is_idle=message.what == "idle")
            return
        if message.what == "begins":
            self._notes.say("people-begins", count=known.starts_in)
            return
        self._notes.add(
            people.happened(
                to, message.what, name, told_name(message.other), you=you, stage=known.stage
            )
        )
        self._follow_up(message.what, message.who)

    def _follow_up(self, what: str, who: int) -> None:
        """Tell what was changed, or for whom the table waits; forget who is gone."""
        known = self.people
        if what == "arranged":
            for change in self.words().changes():
                self._notes.add(change)
        elif what == "ready" and who == known.own:
            if waits := self.words().unready():
                self._notes.add(waits)
        elif what in ("left", "removed"):
            known.forget(who)

    def _refused(self, refusal: msg.Refused) -> None:
        if self.ended_by:
            return
        if refusal.why in ("banned", "token", "ended", "elsewhere"):
            self.ended_by = refusal.why
        if refusal.why in ("token", "ended", "elsewhere"):
            return
        if refusal.of == "say":
            self.talk.refused()
        elif self.game and self.game.refused(refusal.of):
            self.is_reopened = True
        if refusal.why not in people.UNTOLD:
            self._notes.add(told_refusal(self._notes.listener(), refusal), once=True)

    def _left(self, bye: msg.Bye) -> None:
        if bye.why in ("elsewhere", "removed"):
            self.ended_by = bye.why

    def _unread(self, message: Unread) -> None:
        if message.t == "table":
            self.ended_by = "newer"
        elif message.t == "news" and self.game:
            self.game.due = -1  # unreadable news are not waited for

    def _new_code(self, message: msg.InviteCode) -> None:
        if code := spelled_code(message.code):
            self._visit.update(code=code)
            self._notes.add(people.code_told(self._notes.listener(), code))


_TAKEN_BY: dict[type, Callable[[Table, Any], None]] = {
    msg.TableState: Table._update,
    Heard: Table._hear_news,
    msg.Refused: Table._refused,
    msg.Happened: Table._happened,
    msg.Bye: Table._left,
    Unread: Table._unread,
    msg.InviteCode: Table._new_code,
    msg.GameRecord: lambda table, message: table.records.take(message),
    msg.Said: lambda table, message: table.talk.hear(message),
    msg.Asked: lambda table, message: table.talk.ask(message),
    msg.Settled: lambda table, message: table.talk.settled(message),
    msg.Notice: lambda table, message: table.talk.notice(message),
    msg.You: lambda table, message: table.talk.update(message),
}
"""The part that takes each class of messages; all others are passed over."""
