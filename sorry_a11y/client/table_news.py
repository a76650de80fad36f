"""News from a table elsewhere, sorted: games, and what is told of its people."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from sorry_a11y.client.connection import TableConnection
from sorry_a11y.client.remote_game import RemoteGame
from sorry_a11y.client.roster import Roster, told_name, told_names
from sorry_a11y.client.seat_store import HeldSeat
from sorry_a11y.client.seating import refused_seat
from sorry_a11y.client.table_menu import HallTies
from sorry_a11y.narration import people
from sorry_a11y.narration.catalog import Words
from sorry_a11y.rules.board import Seat
from sorry_a11y.rulesets.families import BOOKS
from sorry_a11y.session.reply import Foreign, Reply
from sorry_a11y.table.setup import Setup
from sorry_a11y.wire import protocol as msg
from sorry_a11y.wire.messages import WireError
from sorry_a11y.wire.protocol import fit_line

MOST_CHAT = 200
"""Lines of chat that can be heard again."""
MOST_NOTES = 50
"""Sentences that wait to be told; of more, the oldest are dropped."""
MOST_FRIENDS = 40
"""Friends who are told of in the table menu."""
STAGES: dict[str, str] = {"paused": "paused", "went-on": "playing"}

KeepGame = Callable[[Setup, Sequence[Seat], int, Sequence[str]], int | None]
"""Keeps a game that is over among the player's own: the own seats, when it began (seconds since
1970), the lines of its record. Returns its number, None if it is not kept."""


class Notes:
    """Sentences without full stops that wait to be told in the words of ``listener``."""

    def __init__(self, listener: Callable[[], Words]) -> None:
        self._listener = listener
        self._waiting: list[str] = []
        self._is_fresh = False

    def say(self, message: str, **values: str | int) -> None:
        """Add a message of the catalog."""
        self.add(self._listener().say(message, **values))

    def add(self, sentence: str, *, once: bool = False) -> None:
        """Add a sentence; with ``once`` not where it waits already."""
        if not (once and sentence in self._waiting):
            self._waiting = [*self._waiting[-MOST_NOTES + 1 :], sentence]
            self._is_fresh = True

    def drop(self, sentence: str) -> None:
        """Remove a sentence that is told otherwise."""
        self._waiting = [one for one in self._waiting if one != sentence]

    def take(self) -> list[str]:
        """Return what waits; it counts as told."""
        waiting, self._waiting = self._waiting, []
        self._is_fresh = False
        return waiting

    def take_fresh(self) -> bool:
        """Tell whether something came since this was last asked."""
        fresh, self._is_fresh = self._is_fresh, False
        return fresh

    def __bool__(self) -> bool:
        return bool(self._waiting)


class ChatLog:
    """The lines of chat that were told, for going back through them."""

    def __init__(self) -> None:
        self._lines: list[str] = []
        self._said: list[Foreign] = []
        self._at = 0

    def add(self, line: str, said: Foreign) -> None:
        """Add the newest line, and what was ``said`` in it."""
        self._lines = [*self._lines[-MOST_CHAT + 1 :], line]
        self._said = [*self._said[-MOST_CHAT + 1 :], said]
        self.to_newest()

    def foreign(self, sentences: Sequence[str], own: str) -> tuple[Foreign, ...]:
        """Return what was said in other languages than ``own`` and stands in these sentences."""
        return tuple(
            said for said in self._said
            if said.text and said.language not in ("", own)
            and any(said.text in sentence for sentence in sentences)
        )

    def to_newest(self) -> None:
        """Have the newest line be the next one that is looked at."""
        self._at = len(self._lines)

    def earlier(self) -> str:
        """Return the line before the one looked at; empty, and then the newest, if none is."""
        if self._at == 0:
            self.to_newest()
            return ""
        self._at -= 1
        return self._lines[self._at]


class TableNews:
    """Takes the messages of a connection in, and keeps what is to be told of them.

    ``notes`` are the sentences that wait; ``roster`` is who is there; ``stage`` that of the table;
    ``state`` how it was last told; ``code`` the invite code as it is told, empty for all but the
    host. ``ended_by`` says why the ``held`` seat cannot be had from here any more, empty while it
    can. ``is_reopened`` tells whether a decision was refused, so that it is to be made anew.
    ``you`` is who the player is at the server, None where they did not come by its hall.
    ``keep_game`` keeps a game whose record has come, None where none is kept. ``clock`` gives
    seconds that only go forward.
    """

    def __init__(
        self, connection: TableConnection, held: HeldSeat, listener: Callable[[], Words],
        keep_game: KeepGame | None, clock: Callable[[], float],
    ) -> None:
        self.notes = Notes(listener)
        self.roster = Roster(held.seat.guest)
        self.state: msg.TableState | None = None
        self.stage = "gathering"
        self.ended_by = ""
        self.code = people.spelled_code(held.seat.code)
        self.is_reopened = False
        self.game: RemoteGame | None = None
        self._connection = connection
        self._listener = listener
        self._held = held
        self._keep_game = keep_game
        self._clock = clock
        self._told_game: RemoteGame | None = None
        self._asked: msg.Asked | None = None
        self._related: msg.Relate | None = None
        self.you: msg.You | None = None
        self._chat = ChatLog()
        self._is_lost = False
        self._misses = False
        self._came_back = False

    # -- taking in -----------------------------------------------------------------------------

    def take_in(
        self, seconds: float = 0.0, until: Callable[[], bool] = lambda: False
    ) -> None:
        """Take every message that has come; wait at most ``seconds`` until ``until()`` holds."""
        end = self._clock() + seconds
        while True:
            while (message := self._connection.take()) is not None:
                self._take(message)
            self._notice_loss()
            left = end - self._clock()
            if until() or left <= 0 or self.ended_by or not self._connection.wait(left):
                return

    def _notice_loss(self) -> None:
        self.ended_by = self.ended_by or self._connection.ended_by
        if self._connection.is_lost and not self._is_lost:
            self._is_lost = True
            self.notes.say("people-line-lost")
            if self.game:
                self.game.lost()

    def _take(self, message: msg.Down) -> None:
        match message:
            case msg.TableState():
                self._update(message)
            case msg.News():
                self._hear(message)
            case msg.Said():
                self._hear_chat(message)
            case msg.Happened():
                self._happened(message)
            case msg.Asked():
                self._asked = message
                self._ask(message)
            case msg.Settled():
                self._settled(message)
            case msg.Refused():
                self._refused(message)
            case msg.GameRecord():
                self._take_record(message)
            case msg.InviteCode():
                self._recoded(message.code)
            case msg.Notice():
                self._notice(message)
            case msg.You():
                self._update_you(message)
            case msg.Bye(why="elsewhere" | "removed" as why):
                self.ended_by = why

    # -- the game --------------------------------------------------------------------------------

    def _update(self, state: msg.TableState) -> None:
        if self._is_lost:
            self._is_lost = False
            self.notes.say("people-line-back")
        self.state = state
        self.stage = state.stage
        self.roster.update(state)
        host = "" if self.roster.is_host else self.roster.name(state.host)
        self._held.update(host=host, slow=state.slow, over=state.stage == "over")
        packed = bytes(state.setup)
        if not packed or not state.has_game:
            return
        plays_on = self.game and self.game.game == packed
        if not plays_on or (self.game and self.game.is_over and state.stage == "playing"):
            self._begin(packed)
        if self.game:
            self.game.due = state.seq
            self._misses = self._misses or (self.heard >= 0 and self.is_behind)

    def _begin(self, packed: bytes) -> None:
        try:
            self.game = RemoteGame(packed, self._connection, self.take_in)
        except WireError:
            self.ended_by = "newer"

    def _hear(self, news: msg.News) -> None:
        game = self.game
        if game is None:
            return
        if game.begins_anew(news):
            self._begin(game.game)
            game = self.game or game
        game.hear(news)
        self._connection.heard(game.heard)
        if self._misses and not game.is_behind:
            self._misses, self._came_back = False, True
        if game.never_came:
            game.never_came = False
            self.is_reopened = True
            self.notes.add(self._listener().say("people-refused-saved"), once=True)
        if game.is_over:
            self.stage = "over"
        self._held.update(over=game.is_over)

    def _take_record(self, piece: msg.GameRecord) -> None:
        game = self.game
        lines = game.take_record(piece) if game else None
        is_new = piece.started != self._held.seat.kept
        if game and lines is not None and self._keep_game and is_new:
            number = self._keep_game(game.setup, game.own, piece.started, lines)
            self._held.update(kept=piece.started)
            if number is not None:
                self.notes.say("people-kept", number=str(number))

    @property
    def is_slow(self) -> bool:
        """True if a turn has a day here."""
        return self.state is not None and self.state.slow

    @property
    def heard(self) -> int:
        """The last entry of the table's journal that was heard; -1 before there is a game."""
        return self.game.heard if self.game else -1

    @property
    def is_behind(self) -> bool:
        """True if what was missed of the game is still on its way."""
        return self.game is not None and self.game.is_behind

    @property
    def has_game(self) -> bool:
        """True if there is a game of which all that has happened was heard."""
        return self.heard >= 0 and not self.is_behind

    @property
    def has_new_game(self) -> bool:
        """True if that game was not asked for yet with `new_game`."""
        return self.has_game and self.game is not self._told_game

    @property
    def has_something(self) -> bool:
        """True if anything waits to be told."""
        return bool(self.notes) or self.has_new_game

    def new_game(self) -> RemoteGame | None:
        """Return a game that has begun, once."""
        if not self.has_new_game:
            return None
        self._told_game = self.game
        return self.game

    def came_back(self) -> bool:
        """Tell whether something was missed and is here now, once."""
        came, self._came_back = self._came_back, False
        return came

    def reopened(self) -> bool:
        """Tell whether a decision is to be made anew, once."""
        reopened, self.is_reopened = self.is_reopened, False
        return reopened

    def take_notes(self) -> list[str]:
        """Return what waits to be told of the table; it counts as told."""
        if self.game and self.game.not_sent:
            self.game.not_sent = False
            self.notes.say("people-lost")
        return self.notes.take()

    # -- people --------------------------------------------------------------------------------

    def _hear_chat(self, message: msg.Said) -> None:
        self.roster.meet(message.who, message.name)
        name = self.roster.name(message.who)
        text = fit_line(message.text)
        if not name or message.who in self.roster.muted or not (text or message.phrase):
            return
        line = people.said(self._listener(), name, text, message.phrase)
        self._chat.add(line, Foreign(text, message.language))
        self.notes.add(line)

    def foreign_in(self, reply: Reply) -> tuple[Foreign, ...]:
        """Return what others said in another language than the player's and a reply tells."""
        return self._chat.foreign((*reply.news, reply.focus), self._listener().language)

    def own_line(self, message: msg.Say | msg.SayPhrase) -> str:
        """Return what is told of a line of the player's own."""
        to = self._listener()
        text = message.text if isinstance(message, msg.Say) else (
            people.phrase_text(to, message.code)
        )
        return to.say("people-said", text=text)

    def earlier_line(self) -> str:
        """Return the newest line of chat, and at each further call the one before."""
        line = self._chat.earlier()
        self.notes.drop(line)  # it is told now
        return line or self._listener().say("people-no-chat")

    def look_up(self) -> None:
        """Have the newest line of chat be next again."""
        self._chat.to_newest()

    def _recoded(self, told: str) -> None:
        if code := people.spelled_code(told):
            self.code = code
            self._held.update(code=code)
            self.notes.add(people.code_told(self._listener(), code))

    def _happened(self, message: msg.Happened) -> None:
        self.roster.meet(message.who, message.name)
        name = self.roster.name(message.who)
        if not name:
            return
        self.stage = STAGES.get(message.what, self.stage)
        self.roster.happened(message.what, message.who)
        you = message.who == self.roster.own
        if message.what == "took-back":
            if names := told_names(message.names):
                self.notes.say("people-took-back", names=self._listener().every(names))
            return
        if you and message.what == "left":
            self.ended_by = "left"
            return
        self.notes.add(people.happened(
            self._listener(), message.what, name, told_name(message.other), you=you
        ))
        if message.what in ("left", "removed"):
            self.roster.forget(message.who)

    def leave(self) -> str:
        """Go for good; return what is told if that cannot be said to the table now."""
        if not self._connection.send(msg.Leave()):
            return self._listener().say("people-lost")
        self.ended_by = "left"
        return ""

    def ties(self) -> HallTies | None:
        """Return what the player has from the hall, None where they did not come from it."""
        if self.you is None:
            return None
        return HallTies(told_names(self.you.friends, MOST_FRIENDS), self._held.seat.code)

    def expect(self, message: msg.Up) -> None:
        """Note what is asked for, so that it can be told that it was done."""
        self._related = message if isinstance(message, msg.Relate) else None

    def _update_you(self, you: msg.You) -> None:
        asked, self._related = self._related, None
        if self.you is not None:
            self.you = you
        name = self.roster.name(asked.who) if asked else ""
        if asked and name:
            self.notes.say(f"hall-{asked.what}-done", name=name)

    def _notice(self, notice: msg.Notice) -> None:
        """Tell news from outside the table."""
        to, name = self._listener(), told_name(notice.name)
        code = people.spelled_code(notice.code)
        if notice.what == "turn" and notice.code == self._held.seat.table:
            return  # which the game tells
        if notice.what == "invited" and name and code and notice.game in BOOKS:
            game = to.say("menu-book", book=notice.game)
            self.notes.say(
                "people-invited", name=name, game=game, code=people.read_out(to, code)
            )
        elif notice.what == "sent" and name:
            self.notes.say("hall-invited", name=name)
        elif told := people.noticed(to, notice.what, name, fit_line(notice.text)):
            self.notes.add(told)

    # -- what is asked ---------------------------------------------------------------------------

    @property
    def is_asked(self) -> bool:
        """True if a question to the player is open."""
        return self._asked is not None
    def _ask(self, asked: msg.Asked) -> None:
        to, name = self._listener(), self.roster.name(asked.who)
        if asked.what == "stand-in":
            self.notes.say("people-asks-stand-in", name=name)
        else:
            names = told_names(asked.names)
            self.notes.say("people-asks-undo", name=name, names=to.every(names), count=len(names))

    def answer(self, *, yes: bool) -> str:
        """Answer what is asked; return what is told of it."""
        to, asked = self._listener(), self._asked
        if asked is None:
            return to.say("people-nothing-asked")
        if not self._connection.send(msg.AnswerQuestion(asked.ask, yes)):
            return to.say("people-lost")
        self._asked = None
        return to.say("people-answered", yes="yes" if yes else "no")

    def _settled(self, settled: msg.Settled) -> None:
        self._asked = None
        if settled.yes:
            return
        if settled.what == "undo":
            self.notes.say("people-undo-no")
        elif settled.what == "stand-in":
            self.notes.say("people-waiting-goes-on", name=self.roster.name(settled.who))

    def _refused(self, refusal: msg.Refused) -> None:
        if self.ended_by:
            return
        if refusal.why == "barred":
            self.ended_by = "barred"
        if refusal.why == "token":
            self.ended_by = "token"
            return
        if self.game and refusal.id >= 0 and self.game.refused(refusal.id):
            self.is_reopened = True
        if refusal.why not in people.UNTOLD:
            self.notes.add(refused_seat(refusal).told(self._listener()), once=True)
