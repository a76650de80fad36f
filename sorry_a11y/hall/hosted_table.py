"""A table for friends: who sits, who is away, what is asked of whom, and the game between them.

Plain calls come in, with the time handed in where time matters; messages for guests gather in their
outboxes, each with the line of the journal that must be safe before it may be told. A game stands
at most once: what was decided and could not be written is undone by making the table anew from its
journal (`Hall`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from typing import NamedTuple

from sorry_a11y.bots.registry import BOTS, make_bot
from sorry_a11y.hall.chat import fit_line
from sorry_a11y.hall.codes import digest, fits
from sorry_a11y.hall.game import Deed, HostedGame, Numbered, heard_since
from sorry_a11y.hall.lines import (
    OPEN,
    Acted,
    AnyLine,
    Began,
    Came,
    Changed,
    Opened,
    TookBack,
    written,
)
from sorry_a11y.rules.decisions import parse_action
from sorry_a11y.rules.game import IllegalActionError
from sorry_a11y.rules.notation import NotationError
from sorry_a11y.rules.ruleset import Ruleset
from sorry_a11y.rulesets.registry import Wishes, make_rules
from sorry_a11y.table.chance import SecretChance
from sorry_a11y.table.host import Batch, StaleDecisionError, UndoRefusedError
from sorry_a11y.table.names import NameRefusedError, checked_name, is_taken
from sorry_a11y.table.seating import Person, Robot, Seating, Sitter
from sorry_a11y.table.seats import ROBOT_NAMES
from sorry_a11y.table.setup import PERSON, Setup
from sorry_a11y.wire import hall_messages as talk

AWAY_TOLD = 10.0
"""Seconds after which it is told that somebody is away (LISTENING 27)."""
ASKED_FOR = 30.0
"""Seconds after which a question that nobody answered is answered by no."""
STAND_IN = "runner"
"""The kind of bot that plays for somebody who is away, and on chairs that stay open."""
MOST_WATCHERS = 50


class Heard(NamedTuple):
    """A batch for one guest; ``seq``: the last line of the journal in it."""

    seq: int
    batch: Batch


Out = talk.Down | Heard
"""Anything that a guest is sent."""


class RefusedError(Exception):
    """Something that a guest asked for and cannot have; ``why`` as in `messages.Refused`."""

    def __init__(self, why: str, *, id: int = -1, given: str = "", accepted: str = "") -> None:  # noqa: A002
        super().__init__(why)
        self.message = talk.Refused(why, id, given, accepted)  # type: ignore[arg-type]


@dataclass
class Guest:
    """Somebody at the table. ``seats``: theirs, none for a watcher; ``away_since``: when they went
    out of reach, None while they are here; ``outbox``: (line that must be safe, message)."""

    number: int
    name: str
    seats: tuple[int, ...]
    token: str
    away_since: float | None = None
    away_told: bool = False
    silenced: bool = False
    gone: bool = False
    outbox: list[tuple[int, Out]] = field(default_factory=list)

    @property
    def is_here(self) -> bool:
        """Whether messages reach them."""
        return self.away_since is None and not self.gone


@dataclass
class Question:
    """Something asked of several; ``waits``: guests who have not answered."""

    number: int
    what: str
    who: Guest
    seat: int
    asked: float
    waits: set[int]


class _GuestEar:
    """Puts what a guest hears of the game into their outbox."""

    def __init__(self, table: HostedTable, guest: Guest) -> None:
        self.seats = guest.seats
        self._table = table
        self._guest = guest

    def hear(self, batch: Batch) -> None:
        """A batch of the game."""
        seq = self._table.seq
        if self._guest.is_here:
            self._guest.outbox.append((seq, Heard(seq, batch)))


class HostedTable:
    """One table. ``id``: by which it is known; ``seq``: how many lines its journal has, those not
    committed included; ``unsaved``: lines to be committed, in order."""

    def __init__(self, table_id: str, opened: Opened) -> None:
        self.id = table_id
        self.opened = opened
        self.seq = 0
        self.unsaved: list[tuple[int, str]] = []
        self.guests: dict[int, Guest] = {}
        self.host = -1
        self.locked = self.paused = self.closed = False
        self.game: HostedGame | None = None
        self._began: Began | None = None
        self._script: list[Numbered] = []
        self._question: Question | None = None
        self._questions = 0
        self._chat = 0
        self._rebuilding = False
        self._write(opened)

    # -- what there is -------------------------------------------------------------------------

    @property
    def stage(self) -> str:
        """Gathering, playing, paused or over."""
        if self.game is None:
            return "gathering"
        if self.game.table.over:
            return "over"
        return "paused" if self.paused else "playing"

    def rules(self, seats: tuple[int, ...]) -> Ruleset:
        """The rule book; raises CombinationError or OptionError where there is none such."""
        opened = self.opened
        return make_rules(
            Wishes(opened.game, opened.options, opened.teams, opened.points, opened.rounds,
                   opened.target),
            seats,
        )

    def open_seats(self) -> list[int]:
        """The chairs that wait for somebody."""
        taken = {seat for guest in self._present() for seat in guest.seats}
        return [
            seat for seat, kind in self.opened.chairs.items()
            if kind in (OPEN, PERSON) and seat not in taken
        ]

    def guest_with(self, token: str) -> Guest | None:
        """Who has the token."""
        return next(
            (one for one in self.guests.values() if not one.gone and fits(token, one.token)), None
        )

    def state(self) -> talk.TableState:
        """How the table stands, for everybody."""
        return talk.TableState(
            self.stage, self._chairs(), self.host,  # type: ignore[arg-type]
            [one.name for one in self._present() if not one.seats], self.opened.undo,
        )

    def setup(self) -> Setup | None:
        """What the game under way is; None before it begins."""
        game = self.game
        may_undo = self.opened.undo != "off"
        return Setup.of(game.rules, game.seating, may_undo=may_undo) if game else None

    def _chairs(self) -> list[talk.Chair]:
        by_seat = {seat: one for one in self._present() for seat in one.seats}
        names = self._began.names if self._began else {}
        chairs = []
        for seat, kind in sorted(self.opened.chairs.items()):
            guest = by_seat.get(seat)
            if guest:
                chairs.append(talk.Chair(
                    seat, PERSON, guest.name, guest.number, guest.away_told, not guest.is_here
                ))
            else:
                chairs.append(talk.Chair(seat, kind, names.get(seat, "")))
        return chairs

    def _present(self) -> Iterator[Guest]:
        return (one for one in self.guests.values() if not one.gone)

    # -- coming and going ----------------------------------------------------------------------

    def sit(self, name: str, seat: int | None, token: str, *, watch: bool = False) -> Guest:
        """Somebody new; raises RefusedError."""
        try:
            name = checked_name(name)
        except NameRefusedError as error:
            raise RefusedError("name", given=error.given) from error
        others = [one.name for one in self._present()]
        others += [] if self._began is None else list(self._began.names.values())
        if is_taken(name, others):
            raise RefusedError("name", given=name, accepted=_free_name(name, others))
        if self.locked or self.closed:
            raise RefusedError("closed")
        seats = () if watch else self._seats_for(seat)
        if watch and not self.opened.watch:
            raise RefusedError("watch")
        if watch and sum(not one.seats for one in self._present()) >= MOST_WATCHERS:
            raise RefusedError("full")
        guest = self._add(Came(len(self.guests), name, list(seats), digest(token)))
        if self.host < 0 and seats:
            self._change("host", guest.number)
        self._tell_others(guest, talk.Happened("watches" if watch else "came", name, guest.number))
        if self.game:
            self.game.listen(_GuestEar(self, guest))
        return guest

    def _seats_for(self, wished: int | None) -> tuple[int, ...]:
        if self.game is not None:
            raise RefusedError("begun")
        free = self.open_seats()
        if not free:
            raise RefusedError("full")
        if wished is not None and wished not in free:
            raise RefusedError("seat")
        seat = free[0] if wished is None else wished
        shared = self.opened.options.get("seats") == "2"
        return tuple(s for s in (seat, (seat + 2) % 4) if s in free) if shared else (seat,)

    def _add(self, came: Came) -> Guest:
        self._write(came)
        guest = Guest(came.guest, came.name, tuple(came.seats), came.token)
        self.guests[came.guest] = guest
        return guest

    def come_back(self, guest: Guest, since: int) -> None:
        """A guest is here again, having heard everything up to line ``since``: what was missed is
        put into the outbox, and how the table stands."""
        told = guest.away_told
        guest.away_since, guest.away_told = None, False
        guest.outbox.clear()
        if told:
            self._tell_others(guest, talk.Happened("back", guest.name, guest.number))
        self._send(guest, self.state())
        if self._began:
            for seq, batch in self._missed(guest, since):
                guest.outbox.append((seq, Heard(seq, batch)))

    def _missed(self, guest: Guest, since: int) -> list[tuple[int, Batch]]:
        assert self._began is not None, "a game is under way"
        began = self._began
        return heard_since(
            lambda: self._new_game(began, lambda _deed: 0), self._script, guest.seats, since
        )

    def lose(self, guest: Guest, now: float) -> None:
        """A guest is out of reach; their chair is kept."""
        if guest.is_here:
            guest.away_since = now
            guest.outbox.clear()
        if self._question and guest.number in self._question.waits:
            self._question.waits.discard(guest.number)

    def leave(self, guest: Guest, what: str = "left") -> None:
        """A guest goes for good; a bot plays on in their place."""
        self._change("gone", guest.number)
        guest.gone = True
        self._tell_all(talk.Happened(what, guest.name, guest.number))  # type: ignore[arg-type]
        if guest.number == self.host:
            heir = next((one for one in self._present() if one.seats), None)
            if heir:
                self._change("host", heir.number)
                self.host = heir.number
                self._tell_all(talk.Happened("hosts", heir.name, heir.number))
        if not any(one.seats for one in self._present()):
            self._change("closed")
            self.closed = True

    # -- the game --------------------------------------------------------------------------------

    def start(self, guest: Guest, secret: int, *, first: int = -1) -> None:
        """Begin the game, bots on the chairs that are still open; raises RefusedError."""
        self._must_host(guest)
        if self.game and not self.game.table.over:
            raise RefusedError("begun")
        sitting = {seat: one for one in self._present() for seat in one.seats}
        names = {seat: one.name for seat, one in sitting.items()}
        kinds = {}
        for seat, kind in sorted(self.opened.chairs.items()):
            is_person = seat in sitting
            kinds[seat] = PERSON if is_person else kind if kind in BOTS else STAND_IN
            if not is_person:
                taken = list(names.values())
                names[seat] = next(one for one in ROBOT_NAMES[seat] if not is_taken(one, taken))
        began = Began(str(secret), kinds, names, first)
        self._write(began)
        self._begin(began)
        assert self.game is not None, "it has just begun"
        self.game.begin()

    def _begin(self, began: Began) -> None:
        self._began, self._script, self.paused = began, [], False
        self.game = self._new_game(began, self._write_deed)
        self._tell_all(self.state())
        for guest in self._present():
            self.game.listen(_GuestEar(self, guest))

    def _new_game(self, began: Began, write: Callable[[Deed], int]) -> HostedGame:
        by_seat = {seat: one for one in self.guests.values() for seat in one.seats}
        sitters: dict[int, Sitter] = {}
        for seat, kind in began.kinds.items():
            name = began.names[seat]
            if kind == PERSON:
                sitters[seat] = Person(by_seat[seat].seats[0], name)
            else:
                sitters[seat] = Robot(seat, name, make_bot(kind))
        rules = self.rules(tuple(sorted(sitters)))
        return HostedGame(rules, Seating(sitters), SecretChance(int(began.secret)), write)

    def decide(self, guest: Guest, message: talk.Decide) -> None:
        """A guest's decision; raises RefusedError, and nothing has happened then."""
        game = self._playing(message.id)
        seat = game.table.game.turn
        if seat not in guest.seats or not game.table.awaits_person:
            raise RefusedError("turn", id=message.id)
        try:
            action = parse_action(game.table.game, message.text)
            game.decide(seat, action, message.after)  # type: ignore[arg-type]
        except StaleDecisionError as error:
            raise RefusedError("stale", id=message.id) from error
        except (IllegalActionError, NotationError) as error:
            raise RefusedError("rules", id=message.id) from error
        self._settle(yes=False)

    def _playing(self, number: int = -1) -> HostedGame:
        if self.game is None or self.game.table.over:
            raise RefusedError("turn", id=number)
        if self.paused:
            raise RefusedError("paused", id=number)
        return self.game

    # -- taking back ---------------------------------------------------------------------------

    def ask_undo(self, guest: Guest, seat: int, now: float) -> None:
        """A guest wants to take back; raises RefusedError."""
        game = self._playing()
        rule = self.opened.undo
        if rule == "off" or seat not in guest.seats:
            raise RefusedError("undo-off")
        if self._question:
            raise RefusedError("many")
        asked = {
            one.number for one in self._present()
            if one is not guest and one.is_here and one.seats
            and (rule == "ask" or one.number == self.host)
        }
        if not asked or (rule == "host" and guest.number == self.host):
            self._undo(game, seat)
            return
        self._ask("undo", guest, seat, asked, now)

    def _undo(self, game: HostedGame, seat: int) -> None:
        try:
            game.undo(seat)
        except UndoRefusedError as error:
            raise RefusedError("undo-none") from error

    def _ask(self, what: str, who: Guest, seat: int, asked: set[int], now: float) -> None:
        self._questions += 1
        self._question = Question(self._questions, what, who, seat, now, set(asked))
        for number in asked:
            self._send(
                self.guests[number],
                talk.Asked(self._questions, what, who.number),  # type: ignore[arg-type]
            )

    def answer(self, guest: Guest, message: talk.Answer) -> None:
        """Yes or no to the question that stands; an old answer is passed over."""
        question = self._question
        if not question or question.number != message.ask or guest.number not in question.waits:
            return
        question.waits.discard(guest.number)
        if not message.yes or not question.waits:
            self._settle(yes=message.yes)

    def _settle(self, *, yes: bool) -> None:
        """The question is over: by a no, by every yes, or because the game went on."""
        question, self._question = self._question, None
        if question is None:
            return
        game = self.game
        if yes and game and question.what == "undo":
            try:
                game.undo(question.seat)
            except UndoRefusedError:
                yes = False
        elif yes and game:
            self._stand_in(game, question.who)
        settled = talk.Settled(question.number, question.what, yes, question.who.number)  # type: ignore[arg-type]
        for one in self._present():
            self._send(one, settled)

    # -- time ------------------------------------------------------------------------------------

    def tick(self, now: float) -> None:
        """Let time pass: tell who is away, let a bot stand in, end questions."""
        for guest in list(self._present()):
            since = guest.away_since
            if since is not None and not guest.away_told and now - since >= AWAY_TOLD:
                guest.away_told = True
                if guest.seats:
                    self._tell_others(guest, talk.Happened("away", guest.name, guest.number))
        if self._question and now - self._question.asked >= ASKED_FOR:
            self._settle(yes=False)
        self._stand_in_where_due(now)

    def _stand_in_where_due(self, now: float) -> None:
        game = self.game
        if game is None or self.paused or game.table.over or not game.table.awaits_person:
            return
        guest = self._sitter(game.table.game.turn)
        if guest is None or guest.gone:
            self._stand_in(game, guest)
            return
        since = guest.away_since
        if since is None or now - since < self.opened.patience:
            return
        others = {one.number for one in self._present() if one.is_here and one.seats}
        if not others or self.opened.stand_in == "wait":
            return
        if self.opened.stand_in == "auto":
            self._stand_in(game, guest)
        elif not self._question:
            self._ask("stand-in", guest, game.table.game.turn, others, now)

    def _sitter(self, seat: int) -> Guest | None:
        return next((one for one in self.guests.values() if seat in one.seats), None)

    def _stand_in(self, game: HostedGame, guest: Guest | None) -> None:
        """A bot decides once for whoever is on turn."""
        seat = game.table.game.turn
        if guest and not guest.gone:
            self._tell_others(guest, talk.Happened("stands-in", guest.name, guest.number))
        chance = game.table.chance.at(len(game.table.actions))
        game.stand_in(seat, make_bot(STAND_IN).choose(game.table.view(seat), chance))

    # -- the host's own --------------------------------------------------------------------------

    def manage(self, guest: Guest, message: talk.Manage, now: float) -> None:
        """What only the host may do; raises RefusedError."""
        self._must_host(guest)
        other = self.guests.get(message.who)
        if message.what in ("kick", "silence", "unsilence", "pass-on", "bot") and (
            other is None or other.gone or (other is guest and message.what != "silence")
        ):
            raise RefusedError("host")
        match message.what:
            case "kick":
                assert other is not None
                other.outbox.append((self.seq, talk.Bye("removed")))
                self.leave(other, "removed")
            case "silence" | "unsilence":
                assert other is not None
                other.silenced = message.what == "silence"
                self._told_change(f"{message.what}d", other)
            case "lock" | "unlock":
                self.locked = message.what == "lock"
                self._told_change(f"{message.what}ed", guest)
            case "pause":
                self._playing()
                self.paused = True
                self._told_change("paused", guest)
            case "go-on":
                self.paused = False
                self._change("on", guest.number)
                self._tell_all(talk.Happened("went-on", guest.name, guest.number))
            case "pass-on":
                assert other is not None
                if not other.seats:
                    raise RefusedError("host")
                self.host = other.number
                self._change("host", other.number)
                self._tell_all(talk.Happened("hosts", other.name, other.number))
            case "bot":
                game = self._playing()
                if other is None or other.is_here or game.table.game.turn not in other.seats:
                    raise RefusedError("turn")
                self._stand_in(game, other)
            case "rematch":
                raise AssertionError("the hall deals anew")
        self.tick(now)

    def _told_change(self, what: str, guest: Guest) -> None:
        self._change(what, guest.number)
        self._tell_all(talk.Happened(what, guest.name, guest.number))  # type: ignore[arg-type]

    def _must_host(self, guest: Guest) -> None:
        if guest.number != self.host:
            raise RefusedError("host")

    # -- talk ------------------------------------------------------------------------------------

    def chat(self, guest: Guest, message: talk.Say | talk.SayPhrase) -> None:
        """A line of chat for everybody; raises RefusedError."""
        if guest.silenced:
            raise RefusedError("silenced")
        self._chat += 1
        if isinstance(message, talk.SayPhrase):
            told = talk.Said(self._chat, guest.number, guest.name, phrase=message.code)
        else:
            text = fit_line(message.text)
            if not text:
                raise RefusedError("message")
            told = talk.Said(self._chat, guest.number, guest.name, text)
        self._tell_others(guest, told)

    # -- outboxes and the journal ----------------------------------------------------------------

    def _send(self, guest: Guest, message: Out) -> None:
        if guest.is_here:
            guest.outbox.append((self.seq, message))

    def _tell_others(self, guest: Guest, message: Out) -> None:
        for one in self._present():
            if one is not guest:
                self._send(one, message)

    def _tell_all(self, message: Out) -> None:
        for one in self._present():
            self._send(one, message)

    def take_out(self, committed: int) -> Iterator[tuple[Guest, Out]]:
        """Every message whose lines are safe, in order, guest by guest."""
        for guest in self.guests.values():
            ready = 0
            while ready < len(guest.outbox) and guest.outbox[ready][0] <= committed:
                ready += 1
            told, guest.outbox = guest.outbox[:ready], guest.outbox[ready:]
            for _, message in told:
                yield guest, message

    def _change(self, what: str, guest: int = -1) -> None:
        if what == "host":
            self.host = guest
        self._write(Changed(what, guest))  # type: ignore[arg-type]

    def _write_deed(self, deed: Deed) -> int:
        self._write(deed)
        self._script.append(Numbered(self.seq, deed))
        return self.seq

    def _write(self, line: AnyLine) -> None:
        self.seq += 1
        if not self._rebuilding:
            self.unsaved.append((self.seq, written(line)))

    # -- made anew from the journal --------------------------------------------------------------

    @classmethod
    def rebuilt(cls, table_id: str, lines: Iterable[AnyLine], now: float) -> HostedTable:
        """The table as its journal tells it, everybody away since ``now``. Raises ValueError for
        lines that make no table."""
        first, *rest = lines
        if not isinstance(first, Opened):
            raise ValueError("the journal does not begin with an opened table")
        table = cls(table_id, first)
        table.unsaved.clear()
        table._rebuilding = True
        for line in rest:
            table._follow(line)
        table._rebuilding = False
        table._go_on()
        for guest in table.guests.values():
            guest.away_since = now
            guest.outbox.clear()
        return table

    def _follow(self, line: AnyLine) -> None:
        match line:
            case Acted() | TookBack():
                self.seq += 1
                self._script.append(Numbered(self.seq, line))
            case Came():
                self._add(line)
            case Began():
                self.seq += 1
                self._began, self._script, self.paused = line, [], False
            case Changed():
                self._write(line)
                self._apply(line)
            case Opened():
                raise ValueError("a table is opened once")

    def _apply(self, line: Changed) -> None:
        guest = self.guests.get(line.guest)
        match line.what:
            case "host":
                self.host = line.guest
            case "locked" | "unlocked":
                self.locked = line.what == "locked"
            case "silenced" | "unsilenced":
                if guest:
                    guest.silenced = line.what == "silenced"
            case "gone":
                if guest:
                    guest.gone = True
            case "paused" | "on":
                self.paused = line.what == "paused"
            case "closed":
                self.closed = True

    def _go_on(self) -> None:
        """Lead the game of the journal to where it stood."""
        if self._began is None:
            return
        script, paused = list(self._script), self.paused
        self.game = self._new_game(self._began, self._write_deed)
        for guest in self._present():
            self.game.listen(_GuestEar(self, guest))
        self.game.lead(script)
        self.paused = paused


def _free_name(name: str, others: Iterable[str]) -> str:
    """The name with a number behind it that nobody has."""
    taken = list(others)
    return next(
        f"{name[:17]} {number}" for number in range(2, 1000)
        if not is_taken(f"{name[:17]} {number}", taken)
    )
