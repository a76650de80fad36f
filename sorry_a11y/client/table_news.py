"""What comes from a table elsewhere, sorted: games, and what is told of its people."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from time import monotonic

from sorry_a11y.client.remote_game import RemoteGame, TableConnection
from sorry_a11y.client.roster import Roster
from sorry_a11y.client.seat_store import HeldSeat
from sorry_a11y.client.seating import refused_seat
from sorry_a11y.narration import people
from sorry_a11y.narration.catalog import Words
from sorry_a11y.rules.board import Seat
from sorry_a11y.table.setup import Setup
from sorry_a11y.wire import protocol as msg
from sorry_a11y.wire.messages import WireError
from sorry_a11y.wire.protocol import fit_line

KEPT = 200
"""Lines of chat that can be heard again."""
MOST_NOTES = 50
"""Sentences that wait to be told; of more, the oldest are dropped."""
NO_GAME = (b"", b"null")
"""What a table says that has none."""
STAGES: dict[str, str] = {"paused": "paused", "went-on": "playing"}


KeepGame = Callable[[Setup, Sequence[Seat], int, Sequence[str]], int | None]
"""Keeps a game that is over among the player's own: the own seats, when it began (seconds since
1970), the lines of its record. Returns its number, None if it is not kept."""


class TableNews:
    """Takes messages of the line in, and keeps what is to be told of them, as sentences without
    full stops. ``roster``: who is there; ``stage``: of the table; ``state``: as it was last told;
    ``ended_by``: why this chair cannot be had from here any more, empty while it can; ``code``: the
    invite code as it is told, empty for all but the host."""

    def __init__(
        self, line: TableConnection, held: HeldSeat, listener: Callable[[], Words],
        keep_game: KeepGame | None,
    ) -> None:
        self.roster = Roster(held.seat.guest)
        self.state: msg.TableState | None = None
        self.stage = "gathering"
        self.ended_by = ""
        self.code = people.spelled_code(held.seat.code)
        self._line = line
        self._listener = listener
        self._held = held
        self._keep_game = keep_game
        self._notes: list[str] = []
        self._fresh = False
        self._table: RemoteGame | None = None
        self._told_table: RemoteGame | None = None
        self._asked: msg.Asked | None = None
        self._lines: list[str] = []
        self._at = 0
        self._lost = False
        self._misses = False
        self._came_back = False
        self.is_reopened = False

    # -- taking in -----------------------------------------------------------------------------

    def take_in(
        self, seconds: float = 0.0, until: Callable[[], bool] = lambda: False
    ) -> None:
        """Take every message that has come, waiting at most so long for what ``until`` asks."""
        end = monotonic() + seconds
        while True:
            while (message := self._line.take()) is not None:
                self._take(message)
            self._notice_loss()
            left = end - monotonic()
            if until() or left <= 0 or self.ended_by or not self._line.wait(left):
                return

    def _notice_loss(self) -> None:
        self.ended_by = self.ended_by or self._line.ended_by
        if self._line.is_lost and not self._lost:
            self._lost = True
            self._note("people-line-lost")
            if self._table:
                self._table.lost()

    def _take(self, message: msg.Down) -> None:
        match message:
            case msg.TableState():
                self._stand(message)
            case msg.News():
                self._hear(message)
            case msg.Said():
                self._said(message)
            case msg.Happened():
                self._happened(message)
            case msg.Asked():
                self._ask(message)
            case msg.Settled():
                self._settled(message)
            case msg.Refused():
                self._refused(message)
            case msg.GameRecord():
                self._keep_record(message)
            case msg.InviteCode():
                self._recoded(message.code)
            case msg.Bye(why="elsewhere" | "removed" as why):
                self.ended_by = why

    # -- the game --------------------------------------------------------------------------------

    def _stand(self, state: msg.TableState) -> None:
        if self._lost:
            self._lost = False
            self._note("people-line-back")
        self.state = state
        self.stage = state.stage
        self.roster.update(state)
        game = bytes(state.setup or b"")
        if game in NO_GAME:
            return
        plays_on = self._table and self._table.game == game
        if not plays_on or (self._is_over() and state.stage == "playing"):
            self._begin(game)
        if self._table:
            self._table.due = state.seq
            self._misses = self._misses or (self.heard >= 0 and self.is_behind)

    def _is_over(self) -> bool:
        return self._table is not None and self._table.is_over

    def _begin(self, game: bytes) -> None:
        try:
            self._table = RemoteGame(game, self._line, self.take_in)
        except WireError:
            self.ended_by = "newer"

    def _hear(self, news: msg.News) -> None:
        table = self._table
        if table is None:
            return
        if table.begins_anew(news):
            self._begin(table.game)
            table = self._table or table
        table.hear(news)
        self._line.heard(table.heard)
        if self._misses and not table.is_behind:
            self._misses, self._came_back = False, True
        if table.never_came:
            table.never_came = False
            self.is_reopened = True
            self._add_once(self._listener().say("people-refused-saved"))
        if table.is_over:
            self.stage = "over"

    def _keep_record(self, piece: msg.GameRecord) -> None:
        table = self._table
        lines = table.take_record(piece) if table else None
        if table and lines is not None and self._keep_game and (
            piece.started != self._held.seat.kept
        ):
            number = self._keep_game(table.setup, table.own, piece.started, lines)
            self._held.update(kept=piece.started)
            if number is not None:
                self._note("people-kept", number=str(number))

    @property
    def heard(self) -> int:
        """The last line of the table's journal that was heard; -1 before there is a game."""
        return self._table.heard if self._table else -1

    @property
    def is_behind(self) -> bool:
        """Whether what was missed of the game is still on its way."""
        return self._table is not None and self._table.is_behind

    @property
    def has_game(self) -> bool:
        """Whether there is a game of which all that has happened was heard."""
        return self._table is not None and self._table.heard >= 0 and not self.is_behind

    @property
    def has_new_game(self) -> bool:
        """Whether that game was not asked for yet with `new_game`."""
        return self.has_game and self._table is not self._told_table

    def new_game(self) -> RemoteGame | None:
        """A game that has begun, once."""
        if not self.has_new_game:
            return None
        self._told_table = self._table
        return self._table

    def came_back(self) -> bool:
        """Whether something was missed and is here now; once."""
        came, self._came_back = self._came_back, False
        return came

    def reopened(self) -> bool:
        """Whether a decision was refused, so that it is to be made anew; once."""
        reopened, self.is_reopened = self.is_reopened, False
        return reopened

    # -- people --------------------------------------------------------------------------------

    def _said(self, message: msg.Said) -> None:
        self.roster.meet(message.who, message.name)
        name = self.roster.name(message.who)
        text = fit_line(message.text)
        if not name or message.who in self.roster.muted or not (text or message.phrase):
            return
        self._chat(people.said(self._listener(), name, text, message.phrase))

    def own_line(self, message: msg.Say | msg.SayPhrase) -> str:
        """What is told of a line of one's own."""
        to = self._listener()
        text = message.text if isinstance(message, msg.Say) else (
            people.phrase_text(to, message.code)
        )
        return to.say("people-said", text=text)

    def _chat(self, line: str) -> None:
        self._lines = [*self._lines[-KEPT + 1 :], line]
        self._at = len(self._lines)
        self._add(line)

    def earlier_line(self) -> str:
        """The newest line of chat, and at each further call the one before."""
        if not self._lines or self._at == 0:
            self._at = len(self._lines)
            return self._listener().say("people-no-chat")
        self._at -= 1
        line = self._lines[self._at]
        self._notes = [note for note in self._notes if note != line]  # it is told now
        return line

    def look_up(self) -> None:
        """Something else was asked: the newest line is next again."""
        self._at = len(self._lines)

    def _recoded(self, told: str) -> None:
        if code := people.spelled_code(told):
            self.code = code
            self._held.update(code=code)
            self._note("people-code", code=code)

    def _happened(self, message: msg.Happened) -> None:
        self.roster.meet(message.who, message.name)
        name = self.roster.name(message.who)
        if not name:
            return
        self.stage = STAGES.get(message.what, self.stage)
        self.roster.happened(message.what, message.who)
        if message.what in ("locked", "unlocked"):
            self.roster.locked = message.what == "locked"
        if message.what == "hosts":
            self.roster.host = message.who
        you = message.who == self.roster.own
        if you and message.what == "left":
            self.ended_by = "left"
            return
        self._add(people.happened(self._listener(), message.what, name, you=you))
        if message.what in ("left", "removed"):
            self.roster.forget(message.who)

    def leave(self) -> str:
        """Go for good; what is told if that cannot be said to the table now."""
        if not self._line.send(msg.Leave()):
            return self._listener().say("people-lost")
        self.ended_by = "left"
        return ""

    # -- what is asked ---------------------------------------------------------------------------

    def _ask(self, asked: msg.Asked) -> None:
        self._asked = asked
        self._note(f"people-asks-{asked.what}", name=self.roster.name(asked.who))

    def answer(self, *, yes: bool) -> str:
        """Answer what is asked; what is told of it."""
        to, asked = self._listener(), self._asked
        if asked is None:
            return to.say("people-nothing-asked")
        if not self._line.send(msg.AnswerQuestion(asked.ask, yes)):
            return to.say("people-lost")
        self._asked = None
        return to.say("people-answered", yes="yes" if yes else "no")

    def _settled(self, settled: msg.Settled) -> None:
        was_asked = self._asked is not None and self._asked.ask == settled.ask
        self._asked = None
        own = settled.who == self.roster.own
        if settled.what == "undo":
            if not settled.yes and (own or was_asked):
                self._note("people-undo-no")
        elif settled.what == "stand-in" and not settled.yes:
            self._note("people-waiting-goes-on", name=self.roster.name(settled.who))

    def _refused(self, refusal: msg.Refused) -> None:
        if refusal.why == "token":
            self.ended_by = "token"
            return
        if self._table and refusal.id >= 0 and self._table.refused(refusal.id):
            self.is_reopened = True
        if refusal.why not in people.UNTOLD:
            self._add_once(refused_seat(refusal).told(self._listener()))

    # -- sentences -------------------------------------------------------------------------------

    @property
    def has_something(self) -> bool:
        """Whether anything waits to be told."""
        return bool(self._notes) or self.has_new_game

    def take(self) -> list[str]:
        """What waits to be told; it counts as told."""
        if self._table and self._table.not_sent:
            self._table.not_sent = False
            self._note("people-lost")
        notes, self._notes = self._notes, []
        self._fresh = False
        return notes

    def forget(self) -> None:
        """What came before there was anybody to tell is told otherwise."""
        self.take()

    def take_fresh(self) -> bool:
        """Whether something came since it was last asked for."""
        fresh, self._fresh = self._fresh, False
        return fresh

    def _note(self, message: str, **values: str | int) -> None:
        self._add(self._listener().say(message, **values))

    def _add_once(self, sentence: str) -> None:
        """Have a sentence told that says nothing new where it waits to be told already."""
        if sentence not in self._notes:
            self._add(sentence)

    def _add(self, sentence: str) -> None:
        self._notes = [*self._notes[-MOST_NOTES + 1 :], sentence]
        self._fresh = True
