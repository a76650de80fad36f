"""News from a table elsewhere: each message goes to the part that holds what it is about."""

from __future__ import annotations

from collections.abc import Callable

from sorry_a11y.client.connection import TableConnection, Told
from sorry_a11y.client.hall_news import HallNews
from sorry_a11y.client.notes import Notes
from sorry_a11y.client.record_keeper import KeepGame, RecordKeeper
from sorry_a11y.client.remote_game import RemoteGame
from sorry_a11y.client.roster import Roster, told_name, told_names
from sorry_a11y.client.seat_store import SeatKeeper
from sorry_a11y.client.seating import refused_seat
from sorry_a11y.client.table_chat import TableChat
from sorry_a11y.client.table_questions import TableQuestions
from sorry_a11y.narration import people
from sorry_a11y.wire import protocol as msg
from sorry_a11y.wire.encoding import Heard, Unread

ANSWER_WAIT_S = 0.4
"""Seconds that a reply waits for the answer of the table."""
NO_ANSWER_S = 3.0
"""Seconds after which it is told that a decision has no answer yet."""
GONE = ("left", "removed", "token")
"""Why a seat has ended that is not had again."""
STAGES: dict[str, str] = {"paused": "paused", "went-on": "playing"}


class TableStanding:
    """How a table stands, and whether the seat at it can still be had.

    ``state``: as it was last told. ``stage``: as of `wire.protocol.TableState`. ``code``: the
    invite code as it is told, empty for all but the host. ``ended_by``: why the seat cannot be had
    from here any more, empty while it can.
    """

    def __init__(self, keeper: SeatKeeper) -> None:
        self.state: msg.TableState | None = None
        self.stage = "gathering"
        self.code = people.spelled_code(keeper.seat.code)
        self.ended_by = ""
        self._keeper = keeper

    @property
    def is_slow(self) -> bool:
        """Tell whether a turn has a day here."""
        return self.state is not None and self.state.slow

    def update(self, state: msg.TableState, host: str) -> None:
        """Take how the table stands. ``host``: the name of the host, empty for the player."""
        self.state, self.stage = state, state.stage
        self._keeper.update(host=host, slow=state.slow, over=state.stage == "over")

    def note_game(self, *, is_over: bool) -> None:
        """Note whether the game of the table is over."""
        self.stage = "over" if is_over else self.stage
        self._keeper.update(over=is_over)

    def let_go(self) -> None:
        """Note that the seat is not had again, if that is so."""
        if self.ended_by in GONE:
            self._keeper.update(slow=False, turn=False)

    def recode(self, code: str) -> None:
        """Take another invite code."""
        self.code = code
        self._keeper.update(code=code)


class GameInPlay:
    """The game of a table, and what the player's screen has taken of it.

    ``now`` is the game, None before there is one. ``is_reopened`` tells whether a decision was
    refused or lost, so that it is to be made anew.
    """

    def __init__(self, start: Callable[[msg.TableState], RemoteGame]) -> None:
        self.now: RemoteGame | None = None
        self.is_reopened = False
        self._start = start
        self._state: msg.TableState | None = None
        self._taken: RemoteGame | None = None
        self._misses = False
        self._came_back = False

    def update(self, state: msg.TableState) -> None:
        """Take which game the table has, and up to where its news are on their way."""
        if state.setup is None:
            return
        self._state, game = state, self.now
        plays_on = game and (game.setup, game.own) == (state.setup, state.own)
        if not plays_on or (game and game.is_over and state.stage == "playing"):
            self.now = self._start(state)
        if self.now:
            self.now.place.due = state.seq
            self._misses = self._misses or (self.heard >= 0 and self.is_behind)

    def hear(self, news: Heard) -> RemoteGame | None:
        """Take news; return their game, None where there is none."""
        if self.now and self._state and self.now.begins_anew(news):
            self.now = self._start(self._state)
        if game := self.now:
            game.hear(news)
            if self._misses and not game.place.is_behind:
                self._misses, self._came_back = False, True
        return game

    def refused(self, decision: int) -> None:
        """Note that the table refused a decision."""
        if self.now and decision >= 0 and self.now.refused(decision):
            self.is_reopened = True

    @property
    def heard(self) -> int:
        """The last entry of the table's journal that was heard; -1 before there is a game."""
        return self.now.place.heard if self.now else -1

    @property
    def is_behind(self) -> bool:
        """True if what was missed of the game is still on its way."""
        return self.now is not None and self.now.place.is_behind

    @property
    def waits(self) -> bool:
        """True while a decision was sent that the table has not answered."""
        return self.now is not None and self.now.waits

    @property
    def is_here(self) -> bool:
        """True if there is a game of which all that has happened was heard."""
        return self.heard >= 0 and not self.is_behind

    @property
    def is_new(self) -> bool:
        """True if that game was not taken yet with `take_new`."""
        return self.is_here and self.now is not self._taken

    def take_new(self) -> RemoteGame | None:
        """Return a game that has begun, once."""
        if not self.is_new:
            return None
        self._taken = self.now
        return self.now

    def take_return(self) -> bool:
        """Tell whether something was missed and is here now, once."""
        came, self._came_back = self._came_back, False
        return came

    def take_reopened(self) -> bool:
        """Tell whether a decision is to be made anew, once."""
        reopened, self.is_reopened = self.is_reopened, False
        return reopened


class LineWatch:
    """Has it told that the connection is lost and back, and that a decision has no answer yet."""

    def __init__(
        self, connection: TableConnection, notes: Notes, clock: Callable[[], float]
    ) -> None:
        self._connection = connection
        self._notes = notes
        self._clock = clock
        self._is_lost = False
        self._waits_since: float | None = None

    def has_broken(self) -> bool:
        """Tell whether the connection was lost since this was last asked."""
        if self._is_lost or not self._connection.is_lost:
            return False
        self._is_lost = True
        self._notes.say("people-line-lost")
        return True

    def note_state(self) -> None:
        """Note that the table has told how it stands."""
        if self._is_lost:
            self._is_lost = False
            self._notes.say("people-line-back")

    def note_silence(self, *, waits: bool) -> None:
        """Note whether a decision waits for its answer."""
        if not waits:
            self._waits_since = None
        elif self._waits_since is None:
            self._waits_since = self._clock()
        elif self._clock() - self._waits_since >= NO_ANSWER_S:
            self._waits_since = float("inf")
            self._notes.say("people-no-answer")


class TableNews:
    """Takes the messages of a connection in.

    Args:
        connection: The connection to the table.
        keeper: Keeps the seat of the player.
        notes: Takes the sentences that wait to be told.
        keep_game: Keeps a game whose record has come; None where none is kept.
        you: Who the player is at the server; None where they did not come by its hall.
        clock: Gives seconds that only go forward.
    """

    def __init__(
        self, connection: TableConnection, keeper: SeatKeeper, notes: Notes,
        keep_game: KeepGame | None, you: msg.You | None, clock: Callable[[], float],
    ) -> None:
        self.notes = notes
        self.roster = roster = Roster(keeper.seat.guest)
        self.standing = TableStanding(keeper)
        self.game = GameInPlay(self._started)
        self.chat = TableChat(connection, roster, notes)
        self.questions = TableQuestions(connection, roster, notes, clock)
        self.hall = HallNews(you, keeper, roster, notes)
        self.records = RecordKeeper(keep_game, connection, keeper, notes)
        self._line = LineWatch(connection, notes, clock)
        self._connection = connection
        self._clock = clock

    def take_in(
        self, seconds: float = 0.0, until: Callable[[], bool] = lambda: False
    ) -> None:
        """Take every message that has come; wait at most ``seconds`` until ``until()`` holds."""
        end, standing = self._clock() + seconds, self.standing
        while True:
            while (message := self._connection.take()) is not None:
                self._take(message)
            standing.ended_by = standing.ended_by or self._connection.ended_by
            if self._line.has_broken():
                self.chat.lost()
                if self.game.now:
                    self.game.now.lost()
            self._line.note_silence(waits=self.game.waits)
            left = end - self._clock()
            if until() or left <= 0 or standing.ended_by or not self._connection.wait(left):
                return

    def wait(self, until: Callable[[], bool]) -> None:
        """Take in what comes until a condition holds, as long as a reply may wait."""
        self.take_in(ANSWER_WAIT_S, until)

    @property
    def has_something(self) -> bool:
        """True if anything waits to be told."""
        return bool(self.notes) or self.game.is_new

    def take_notes(self) -> list[str]:
        """Return what waits to be told of the table; it counts as told."""
        if self.game.now and self.game.now.take_unsent():
            self.notes.say("people-lost")
        return self.notes.take()

    def take_watched(self) -> list[str]:
        """Return how many watch, if that was told since; it counts as told. It leads no answer to
        a key: it is news that nobody waits for."""
        count, self.roster.watched = self.roster.watched, None
        return [] if count is None else [self.notes.listener().say("people-watched", count=count)]

    def send(self, message: msg.Up) -> str:
        """Send a message; return what is told if it cannot be sent now."""
        if not self._connection.send(message):
            return self.notes.listener().say("people-lost")
        if isinstance(message, msg.Leave):
            self.standing.ended_by = "left"
        return ""

    def _started(self, state: msg.TableState) -> RemoteGame:
        assert state.setup, "there is a game"
        return RemoteGame(state.setup, state.own, self._connection, self.wait)

    def _take(self, message: Told) -> None:
        match message:
            case msg.TableState():
                self._update(message)
            case Heard():
                self._hear(message)
            case msg.Refused():
                self._refused(message)
            case msg.GameRecord():
                self.records.take(message)
            case msg.Said():
                self.chat.hear(message)
            case msg.Happened():
                self._happened(message)
            case msg.Asked():
                self.questions.ask(message)
            case msg.Settled():
                self.questions.settled(message)
            case msg.Bye(why="elsewhere" | "removed" as why):
                self.standing.ended_by = why
            case Unread(t="table"):
                self.standing.ended_by = "newer"
            case Unread(t="news") if self.game.now:
                self.game.now.place.due = -1  # nobody waits for what cannot be read
            case _:
                self._take_besides(message)

    def _take_besides(self, message: Told) -> None:
        """Take what is told besides the game."""
        match message:
            case msg.Watched():
                self.roster.watched = max(message.count, 0)
            case msg.Notice():
                self.hall.notice(message)
            case msg.You():
                self.hall.update(message)
            case msg.InviteCode() if code := people.spelled_code(message.code):
                self.standing.recode(code)
                self.notes.add(people.code_told(self.notes.listener(), code))

    def _update(self, state: msg.TableState) -> None:
        self._line.note_state()
        self.roster.update(state)
        host = "" if self.roster.is_host else self.roster.name(state.host)
        self.standing.update(state, host)
        self.game.update(state)

    def _hear(self, news: Heard) -> None:
        game = self.game.hear(news)
        if game is None:
            return
        self._connection.heard(game.place.heard)
        if game.take_never_came():
            self.game.is_reopened = True
            self.notes.add(self.notes.listener().say("people-refused-saved"), once=True)
        self.standing.note_game(is_over=game.is_over)

    def _happened(self, message: msg.Happened) -> None:
        self.roster.meet(message.who, message.name)
        name = self.roster.name(message.who)
        if not name:
            return
        self.standing.stage = STAGES.get(message.what, self.standing.stage)
        self.roster.happened(message.what, message.who)
        you, to = message.who == self.roster.own, self.notes.listener()
        if message.what == "took-back":
            if names := told_names(message.names):
                self.notes.say("people-took-back", names=to.every(names))
            return
        if you and message.what == "left":
            self.standing.ended_by = "left"
            return
        self.notes.add(people.happened(
            to, message.what, name, told_name(message.other), you=you
        ))
        if message.what in ("left", "removed"):
            self.roster.forget(message.who)

    def _refused(self, refusal: msg.Refused) -> None:
        if self.standing.ended_by:
            return
        if refusal.why in ("barred", "token", "ended"):
            self.standing.ended_by = refusal.why
        if refusal.why in ("token", "ended"):
            return
        if refusal.of == "say":
            self.chat.refused()
        self.game.refused(refusal.id)
        if refusal.why not in people.UNTOLD:
            self.notes.add(refused_seat(refusal).told(self.notes.listener()), once=True)
