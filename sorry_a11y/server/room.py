"""A room: its members, its journal, what is asked in it, and the game between its people.

Plain calls come in, with the time handed in where time matters; messages for guests wait in the
room's journal for the entry that must be safe before they are told. Everything is checked before
anything is done: what is refused has not happened. A game stands at most once: what was decided and
could not be written is undone by making the room anew from its journal.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable
from time import time

import msgspec

from sorry_a11y.bots.opponents import BOTS, make_bot
from sorry_a11y.rules.board import WATCHER, Seat
from sorry_a11y.rules.game import IllegalActionError
from sorry_a11y.rules.notation import NotationError
from sorry_a11y.rules.ruleset import Ruleset
from sorry_a11y.rulesets.families import Wishes, make_rules
from sorry_a11y.server.journal import (
    OPEN,
    Acted,
    AnyEntry,
    Began,
    Came,
    Changed,
    Opened,
    Recoded,
    TookBack,
)
from sorry_a11y.server.members import SPECTATORS, Guest, Members, RefusedError, proper_name
from sorry_a11y.server.moderation import MOST_REPORTED_LINES
from sorry_a11y.server.room_game import CatchUp, RoomGame, Script
from sorry_a11y.server.room_journal import RoomJournal
from sorry_a11y.server.room_questions import Questions, Subject
from sorry_a11y.table.names import is_taken
from sorry_a11y.table.setup import PERSON, Occupant, Person, Robot, Seating, Setup, bot_name
from sorry_a11y.table.table import Batch, UndoRefusedError
from sorry_a11y.wire import protocol as msg
from sorry_a11y.wire.codes import digest
from sorry_a11y.wire.encoding import Heard, Outgoing
from sorry_a11y.wire.messages import pack_game
from sorry_a11y.wire.protocol import A_DAY, RULES_VERSION, fit_line

AWAY_TOLD_S = 10.0
"""Seconds after which it is told that a guest is away (LISTENING 27)."""
STAND_IN = "runner"
"""The kind of bot that plays for a guest who is away, and on seats that stay open."""


class GuestSubscriber:
    """Puts what a guest hears of the game into the journal's outbox, or aside while the guest is
    away."""

    def __init__(self, game: RoomGame, guest: Guest, journal: RoomJournal) -> None:
        self.seats = guest.seats
        self._game = game
        self._guest = guest
        self._journal = journal

    def hear(self, batch: Batch) -> None:
        """Take a batch of the game."""
        heard = Heard(self._game.seq, batch)
        if self._guest.is_here:
            self._journal.send(self._guest.number, heard)
        elif not self._guest.gone:
            self._guest.miss(heard)


class Room:
    """One table of the lobby. ``id``: by which it is known; ``opened``: its first entry; ``code``
    and ``public_code``: as `Opened` says, until a guest is removed; ``game``: None before the
    first begins; ``replays``: those under way, one a guest; ``last_lines``: of chat, kept for a
    report alone; ``date``: gives seconds since 1970, by which the days of a slow table go on while
    no server runs."""

    def __init__(self, room_id: str, opened: Opened) -> None:
        self.id = room_id
        self.opened = opened
        self.code, self.public_code = opened.code, opened.public_code
        self.members = Members(opened)
        self.journal = RoomJournal()
        self.questions = Questions()
        self.game: RoomGame | None = None
        self.replays: dict[int, CatchUp] = {}
        self._subscribers: dict[int, GuestSubscriber] = {}
        self.date: Callable[[], float] = time
        self._has_lost_game = False
        self._chat = 0
        self.last_lines: deque[str] = deque(maxlen=MOST_REPORTED_LINES)

    @classmethod
    def opened_by(cls, room_id: str, opened: Opened) -> Room:
        """Return a new room; raises CombinationError, OptionError or ValueError where there is no
        such rule book."""
        room = cls(room_id, opened)
        room.rules(tuple(sorted(opened.chairs)))
        room.journal.write(opened)
        return room

    # -- how the room stands -----------------------------------------------------------------------

    @property
    def stage(self) -> str:
        """Gathering, playing, paused or over."""
        if self.game is None:
            return "gathering"
        if self.game.table.over:
            return "over"
        return "paused" if self.game.paused else "playing"

    @property
    def is_listed(self) -> bool:
        """Whether the room is told to all who ask for tables."""
        members = self.members
        is_open = self.game is None or bool(self._seats_of_bots())
        return bool(self.public_code) and self.opened.public and is_open and not (
            members.closed or members.locked or members.host < 0
        )

    @property
    def has_people_here(self) -> bool:
        """Whether somebody who plays is within reach."""
        return bool(self.members.players_here())

    def waits_for_people(self, now: float) -> bool:
        """Whether people may still find the room, which is a slow one, though all have been away
        for a while."""
        return self.opened.is_slow and self.is_listed and any(
            one.away_since is not None and now - one.away_since < A_DAY
            for one in self.members.present()
        )

    def awaited(self) -> Guest | None:
        """The guest whose decision the game waits for."""
        game = self.game
        if game is None or game.paused or game.table.over or self.members.closed:
            return None
        guest = self.members.owner(game.table.game.turn)
        return guest if game.table.awaits_person and guest and not guest.gone else None

    def _seats_of_bots(self) -> list[Seat]:
        """Return the seats of the game under way that bots play and people may take."""
        game = self.game
        if game is None or not self.opened.drop_in or game.table.over:
            return []
        sitting = self.members.sitting()
        return [
            seat for seat, kind in sorted(game.began.kinds.items())
            if kind == PERSON and seat not in sitting
        ]

    def listed(self) -> msg.Listed:
        """Return the room as it is told to all."""
        host = self.members.guests[self.members.host].name
        seats = self._seats_of_bots() if self.game else self.members.open_seats()
        return msg.Listed(
            self.public_code, self.opened.game, host, len(seats), self.opened.watch,
            self.opened.language, self.game is not None, self.opened.is_slow,
        )

    def rules(self, seats: tuple[Seat, ...]) -> Ruleset:
        """Return the rule book; raises CombinationError or OptionError where there is none."""
        opened = self.opened
        return make_rules(
            Wishes(opened.game, opened.options, opened.teams, opened.points, opened.rounds,
                   opened.target),
            seats,
        )

    def state(self, guest: Guest) -> msg.TableState:
        """Return how the table stands, for one guest: the game under way names their seats."""
        game, may_undo = self.game, self.opened.undo != "off"
        setup = Setup.of(game.rules, game.seating, may_undo=may_undo) if game else None
        return msg.TableState(
            self.stage, self._chairs(), self.members.host,  # type: ignore[arg-type]
            self.members.watchers(), self.opened.undo,
            msgspec.Raw(pack_game(setup, guest.seats)) if setup else msg.NO_GAME,
            game.seq if game else 0, self.opened.is_slow,
        )

    def _chairs(self) -> list[msg.SeatState]:
        sitting = self.members.sitting()
        names = self.game.began.names if self.game else {}
        chairs = []
        for seat, kind in sorted(self.opened.chairs.items()):
            guest = sitting.get(seat)
            if guest:
                chairs.append(msg.SeatState(
                    seat, PERSON, guest.name, guest.number, guest.away_told, guest.stood_in
                ))
            else:
                kind = STAND_IN if seat in self._seats_of_bots() else kind
                chairs.append(msg.SeatState(seat, kind, names.get(seat, "")))
        return chairs

    # -- telling -----------------------------------------------------------------------------------

    def _send(self, guest: Guest, message: Outgoing) -> None:
        if guest.is_here:
            self.journal.send(guest.number, message)

    def _tell(self, message: Outgoing, but: Guest | None = None) -> None:
        for one in self.members.hearing():
            if one is not but:
                self._send(one, message)

    def _tell_state(self, but: Guest | None = None) -> None:
        for one in self.members.hearing():
            if one is not but:
                self._send(one, self.state(one))

    def _change(self, what: str, guest: int = -1) -> None:
        change = Changed(what, guest, self._date_of_entry())  # type: ignore[arg-type]
        self.journal.write(change)
        self.members.apply(change)

    def _tell_change(self, what: str, guest: Guest) -> None:
        self._change(what, guest.number)
        self._tell(msg.Happened(what, guest.name, guest.number))  # type: ignore[arg-type]

    # -- coming and going --------------------------------------------------------------------------

    def join(
        self, name: str, seat: Seat | None, token: str, address: str, *, watch: bool = False,
        code: str = "", person: int = 0,
    ) -> Guest:
        """Give a new guest a seat; raises RefusedError. ``code``: told to the host alone;
        ``person``: the number of their identity, 0 for none."""
        if self.members.bars(address, person):
            raise RefusedError("closed")
        name = proper_name(name)
        taken = self._seats_of_bots()
        names = self.game.began.names if self.game else {}
        alike = [seat for seat in taken if is_taken(name, [names[seat]])]
        own = (alike or taken)[:1]  # of a bot with the same name, or there would be two
        self.members.check_new(
            name, [one for seat, one in names.items() if watch or seat not in own]
        )
        if watch:
            self.members.check_watching()
            seats: tuple[Seat, ...] = ()
        elif self.game is not None:
            seats = tuple(own)
            if not seats:
                raise RefusedError("begun")
        else:
            seats = self.members.free_seats(seat)
        came = Came(self.members.next_number, name, list(seats), digest(token), person)
        self.journal.write(came)
        guest = self.members.add(came)
        guest.address = address
        guest.welcome = msg.Seated(self.id, token, guest.number, list(seats), code)
        if self.members.host < 0 and seats:
            self._change("host", guest.number)
        what = "watches" if watch else "takes-over" if self.game else "came"
        other = names[seats[0]] if seats and names else ""
        self._tell_state(but=guest)  # first, so that whoever tells the news counts the free seats
        self._tell(
            msg.Happened(what, name, guest.number, other), but=guest  # type: ignore[arg-type]
        )
        if self.game:
            self._listen(self.game, guest)
        self.journal.send_first(guest.number, guest.welcome, self.state(guest))
        return guest

    def welcome_again(self, guest: Guest) -> None:
        """Tell a guest once more of the seat that they have, and what they missed since."""
        assert guest.welcome is not None, "has said nothing yet"
        self.come_back(guest, 0)
        self.journal.send_first(guest.number, guest.welcome)

    def come_back(self, guest: Guest, since: int) -> None:
        """Have a guest here again who heard everything up to entry ``since``: they are told how the
        table stands, and what they missed."""
        told = guest.away_told
        guest.away_since, guest.away_told, guest.stood_in = None, False, False
        self.journal.forget(guest.number)
        if self._has_lost_game and self.game is None:
            self._send(guest, msg.Happened("new-rules", guest.name, guest.number))
        if told:
            self._tell(msg.Happened("back", guest.name, guest.number), but=guest)
        self._send(guest, self.state(guest))
        if self.game:
            self._tell_missed(self.game, guest, since)
        guest.missed, guest.missed_after = [], None
        if self.questions.is_about(guest.number):
            self._settle(yes=False)

    def lose(self, guest: Guest, now: float) -> None:
        """A guest is out of reach; the seat stays theirs, and their answer is not waited for."""
        if guest.is_here:
            guest.away_since = now
            self.journal.forget(guest.number)
            if self.game:
                guest.begin_missing(self.game.seq)
        self.questions.lose(guest.number)

    def leave(self, guest: Guest, what: str = "left") -> None:
        """A guest goes for good; a bot plays on in their place, and nothing is kept of who played
        nothing."""
        self._stop_listening(guest)
        self._change("gone", guest.number)
        heir = self.members.heir()
        hosts_no_more = guest.number == self.members.host
        if heir and hosts_no_more:
            self._change("host", heir.number)
        if heir is None:
            self._change("closed")
        self._tell_state(but=guest)  # before the news, as when a guest comes
        self._tell(msg.Happened(what, guest.name, guest.number))  # type: ignore[arg-type]
        if heir and hosts_no_more:
            self._tell(msg.Happened("hosts", heir.name, heir.number))
        self.questions.lose(guest.number)
        if self.questions.open and self.questions.open.who == guest.number:
            self._settle(yes=False)
        if self.game is None or not guest.seats:
            self.members.forget(guest.number)

    def open_to_spectators(self) -> Guest:
        """Have all who watch without a name hear what watchers hear; return for whom that is
        told."""
        guest = self.members.spectators = Guest(SPECTATORS, "", (), "")
        guest.begin_missing(self.journal.seq)
        self.come_back(guest, self.journal.seq)
        if self.game:
            self._listen(self.game, guest)
        return guest

    def close_to_spectators(self) -> None:
        """Nobody watches without a name any more."""
        guest, self.members.spectators = self.members.spectators, None
        if guest:
            guest.gone = True
            self._stop_listening(guest)
            self.journal.forget(guest.number)

    def _listen(self, game: RoomGame, guest: Guest) -> None:
        subscriber = self._subscribers[guest.number] = GuestSubscriber(game, guest, self.journal)
        game.listen(subscriber)

    def _stop_listening(self, guest: Guest) -> None:
        subscriber = self._subscribers.pop(guest.number, None)
        if self.game and subscriber:
            self.game.leave(subscriber)

    def recode(self, code: str, removed: Guest) -> None:
        """Have another code, since a guest was removed who knows the old one; told to the host. A
        listed table, whose code everybody is told, bars the guest's address; each table bars their
        identity."""
        public = self.opened.public
        barred = digest(removed.address) if public else ""
        entry = Recoded(digest(code), code if public else "", barred, removed.person)
        self.journal.write(entry)
        self._follow_code(entry)
        self._send(self.members.guests[self.members.host], msg.InviteCode(code))

    def _follow_code(self, entry: Recoded) -> None:
        self.code, self.public_code = entry.code, entry.public_code
        self.members.bar(entry.barred, entry.person)

    # -- the game ----------------------------------------------------------------------------------

    def start(self, guest: Guest, secret: int, date: int) -> None:
        """Begin the game, or the next one where the winner of the last begins, with bots on the
        seats that are still open; ``date``: now, in seconds since 1970. Raises RefusedError."""
        self._must_host(guest)
        if self.game and not self.game.table.over:
            raise RefusedError("begun")
        winners = self.game.table.game.winners if self.game else ()
        sitting = self.members.sitting()
        names = {seat: one.name for seat, one in sitting.items()}
        kinds = {}
        for seat, kind in sorted(self.opened.chairs.items()):
            is_person = seat in sitting
            may_be = is_person or (self.opened.drop_in and kind in (OPEN, PERSON))
            kinds[seat] = PERSON if may_be else kind if kind in BOTS else STAND_IN
            if not is_person:
                names[seat] = bot_name(kinds[seat], seat, list(names.values()))
        first = next((one for one in winners if one in kinds), WATCHER)
        began = Began(str(secret), kinds, names, first, date, RULES_VERSION)
        game = self.game = self._new_game(began, self.journal.write(began))
        self._tell_state()
        for one in self.members.hearing():
            if not one.is_here:
                one.begin_missing(self.journal.seq)
            self._listen(game, one)
        game.begin()

    def _new_game(self, began: Began, began_at: int) -> RoomGame:
        sitters: dict[Seat, Occupant] = {}
        for seat, kind in began.kinds.items():
            owner = self.members.owner(seat) if kind == PERSON else None
            sitters[seat] = (
                Person(owner.seats[0] if owner else seat, began.names[seat]) if kind == PERSON
                else Robot(seat, began.names[seat], make_bot(kind))
            )
        return RoomGame(
            self.rules(tuple(sorted(sitters))), Seating(sitters), began, began_at,
            self.journal.write, self._date_of_entry,
        )

    def _date_of_entry(self) -> int:
        return int(self.date()) if self.opened.is_slow else 0

    def _playing(self, decision: int = -1) -> RoomGame:
        if self.game is None or self.game.table.over:
            raise RefusedError("turn", id=decision)
        if self.game.paused:
            raise RefusedError("paused", id=decision)
        return self.game

    def decide(self, guest: Guest, message: msg.Decide) -> None:
        """Carry out a guest's decision; raises RefusedError."""
        game = self._playing(message.id)
        seat = game.table.game.turn
        if message.after != game.number:
            raise RefusedError("stale", id=message.id)
        if seat not in guest.seats or not game.table.awaits_person:
            raise RefusedError("turn", id=message.id)
        try:
            game.decide_text(seat, message.text, message.after)
        except (IllegalActionError, NotationError) as error:
            raise RefusedError("rules", id=message.id) from error
        self._settle(yes=False)

    def record(self, guest: Guest, at: int) -> msg.GameRecord:
        """Return a piece of the record of the game that is over, for a guest who played it; raises
        RefusedError. No cards are secret any more (decision 0011)."""
        game = self.game
        if game is None or not game.table.over or not guest.seats:
            raise RefusedError("record")
        text, at = game.record(), max(at, 0)
        piece = text[at : at + msg.PIECE]
        return msg.GameRecord(game.began.started, at, piece, at + len(piece) < len(text))

    def needs_replay(self, guest: Guest, since: int) -> bool:
        """Whether the game must be led again to tell what a guest has not heard who heard
        everything up to entry ``since``."""
        game = self.game
        if game is None or since >= game.seq:
            return False
        return guest.missed_after is None or since < guest.missed_after

    def _tell_missed(self, game: RoomGame, guest: Guest, since: int) -> None:
        """Tell what a guest has not heard; how things stand, if that is nothing. Where it takes a
        replay, the guest is told nothing else before."""
        if self.needs_replay(guest, since):
            self.replays[guest.number] = CatchUp(
                self.id, guest.number, since, guest.seats, game, game.script.copy()
            )
            self.journal.hold(guest.number)
            return
        later = [heard for heard in guest.missed if heard.seq > since]
        for heard in later or [game.standing(guest.seats)]:
            self.journal.send(guest.number, heard, after=heard.seq)

    def replayed(self, replay: CatchUp, heard: Iterable[Heard]) -> None:
        """A replay is over: have its guest told what was heard in it, if they are still there."""
        if self.replays.get(replay.guest) is replay:
            del self.replays[replay.guest]
            self.journal.release(replay.guest, heard)

    # -- what is asked -----------------------------------------------------------------------------

    def ask_undo(self, guest: Guest, seat: Seat, now: float) -> None:
        """A guest wants to take back; raises RefusedError."""
        game = self._playing()
        rule, host = self.opened.undo, self.members.host
        if rule == "off" or seat not in guest.seats:
            raise RefusedError("undo-off")
        if self.questions.open:
            raise RefusedError("many")
        asked = {
            number for number in self.members.players_here() - {guest.number}
            if rule == "ask" or number == host
        }
        if asked and not (rule == "host" and guest.number == host):
            names = self._undone_with(game, seat)
            self._ask("undo", guest, seat, game, asked, now, names)
            return
        if rule == "ask" and not game.rules.is_open and self.members.has_other_players(guest):
            raise RefusedError("undo-away")
        try:
            self._take_back(game, guest, seat)
        except UndoRefusedError as error:
            raise RefusedError("undo-none") from error

    def _undone_with(self, game: RoomGame, seat: Seat) -> list[str]:
        """Return the names of the people whose turns would go with the last of ``seat``."""
        sitting = self.members.sitting()
        return [game.began.names[one] for one in game.table.undone_with(seat) if one in sitting]

    def _take_back(self, game: RoomGame, guest: Guest, seat: Seat) -> None:
        """Take a guest's last decision back, and name those whose decisions go with it; raises
        UndoRefusedError."""
        names = self._undone_with(game, seat)
        game.undo(seat)
        if names:
            self._tell(msg.Happened("took-back", guest.name, guest.number, names=names))

    def _ask(
        self, what: Subject, who: Guest, seat: Seat, game: RoomGame, asked: set[int], now: float,
        names: list[str],
    ) -> None:
        question = self.questions.ask(what, who.number, seat, game.number, asked, now)
        told = msg.Asked(question.number, what, who.number, names)
        for number in asked:
            self._send(self.members.guests[number], told)
        if what == "undo":  # whoever only listens knows what the others wait for
            wanted = msg.Happened("wants-undo", who.name, who.number)
            for one in self.members.hearing():
                if one is not who and one.number not in asked:
                    self._send(one, wanted)

    def answer(self, guest: Guest, message: msg.AnswerQuestion) -> None:
        """Take a yes or no to the question that stands."""
        if self.questions.answered(guest.number, message.ask, yes=message.yes):
            self._settle(yes=message.yes)

    def _settle(self, *, yes: bool) -> None:
        """Close the question: by a no, by every yes, or because the game went on. A yes counts for
        the decision that was open when it was asked, and not while the game is paused."""
        question = self.questions.close()
        if question is None:
            return
        game = self.game
        yes = yes and game is not None and not game.paused and game.number == question.decision
        if yes and game and question.what == "undo":
            try:
                self._take_back(game, self.members.guests[question.who], question.seat)
            except UndoRefusedError:
                yes = False
        elif yes and game:
            self._stand_in(game, self.members.guests[question.who])
        self._tell(msg.Settled(question.number, question.what, yes, question.who))

    # -- time --------------------------------------------------------------------------------------

    def tick(self, now: float) -> None:
        """Let time pass: tell who is away, let a bot stand in, end questions."""
        for guest in list(self.members.present()):
            since = guest.away_since
            if since is not None and not guest.away_told and now - since >= AWAY_TOLD_S:
                guest.away_told = True
                if guest.seats:
                    self._tell(msg.Happened("away", guest.name, guest.number), but=guest)
        if self.questions.is_late(now):
            self._settle(yes=False)
        while not self.members.closed and self._stands_in(now):
            pass

    def _stands_in(self, now: float) -> bool:
        """Let a bot decide if the guest on turn is not here and it is time; return whether it
        did."""
        game = self.game
        if game is None or game.paused or game.table.over or not game.table.awaits_person:
            return False
        guest = self.members.owner(game.table.game.turn)
        if guest is None or guest.gone:
            self._stand_in(game, guest)
            return True
        if guest.is_here or not self.members.players_here():
            return False
        if guest.stood_in:
            self._stand_in(game, guest)
            return True
        return self.opened.stand_in != "wait" and self._patience_ends(game, guest, now)

    def _is_day_over(self, game: RoomGame) -> bool:
        """Whether the turn has had its day, at a slow table."""
        return self.date() - game.moved_at >= self.opened.patience

    def _has_waited(self, game: RoomGame, guest: Guest, now: float) -> bool:
        """Whether a guest was waited for long enough: at a slow table from the beginning of the
        turn, whether or not anybody was there."""
        if self.opened.is_slow:
            return self._is_day_over(game) and self.questions.may_ask_again(now)
        waited = self.questions.waited(guest.number, guest.away_since, game.number, now)
        return waited >= self.opened.patience

    def _patience_ends(self, game: RoomGame, guest: Guest, now: float) -> bool:
        """Once a guest was waited for long enough, on their own turn alone, let a bot decide or
        ask the others; return whether a bot did."""
        has_waited = self._has_waited(game, guest, now)
        if self.questions.open or not has_waited:
            return False
        if self.opened.stand_in == "auto":
            self._stand_in(game, guest)
            return True
        seat = game.table.game.turn
        self._ask("stand-in", guest, seat, game, self.members.players_here(), now, [])
        return False

    def _stand_in(self, game: RoomGame, guest: Guest | None) -> None:
        """Let a bot decide for the guest on turn, and until they are back: told once."""
        seat = game.table.game.turn
        if guest and not guest.gone and not guest.stood_in:
            guest.stood_in = True
            self._tell(msg.Happened("stands-in", guest.name, guest.number), but=guest)
        chance = game.table.chance.at(len(game.table.actions))
        game.stand_in(seat, make_bot(STAND_IN).choose(game.table.view(seat), chance))
        self._settle(yes=False)

    # -- the host's own ----------------------------------------------------------------------------

    def _must_host(self, guest: Guest) -> None:
        if guest.number != self.members.host:
            raise RefusedError("host")

    def manage(self, guest: Guest, message: msg.Manage) -> None:
        """Do what only the host may; raises RefusedError."""
        self._must_host(guest)
        match message.what:
            case "lock" | "unlock":
                self._tell_change(f"{message.what}ed", guest)
            case "pause":
                self._playing().paused = True
                self._tell_change("paused", guest)
            case "go-on":
                if self.game:
                    self.game.paused, self.game.moved_at = False, self._date_of_entry()
                self._change("on", guest.number)
                self._tell(msg.Happened("went-on", guest.name, guest.number))
            case "rematch":
                raise AssertionError("the lobby deals anew")
            case _:
                self._manage_other(guest, message)

    def _manage_other(self, guest: Guest, message: msg.Manage) -> None:
        """Do what a host may do to another guest, or to talk of their own."""
        other = self.members.guests.get(message.who)
        if other is None or other.gone or (other is guest and message.what != "silence"):
            raise RefusedError("host")
        match message.what:
            case "kick":
                self.journal.send(other.number, msg.Bye("removed"))
                self.leave(other, "removed")
            case "silence" | "unsilence":
                self._tell_change(f"{message.what}d", other)
            case "pass-on":
                if not other.seats:
                    raise RefusedError("host")
                self._change("host", other.number)
                self._tell(msg.Happened("hosts", other.name, other.number))
            case "bot":
                game = self._playing()
                if other.is_here or game.table.game.turn not in other.seats:
                    raise RefusedError("turn")
                if self.opened.is_slow and not self._is_day_over(game):
                    raise RefusedError("early")
                self._stand_in(game, other)

    # -- talk --------------------------------------------------------------------------------------

    def chat(
        self, guest: Guest, message: msg.Say | msg.SayPhrase, blocks: Callable[[int, int], bool]
    ) -> None:
        """Tell everybody a line of chat but those who have blocked the guest; raises RefusedError.
        ``blocks``: whether one identity has blocked another."""
        if guest.silenced:
            raise RefusedError("silenced")
        text, phrase, language = "", None, ""
        if isinstance(message, msg.SayPhrase):
            phrase = message.code
        else:
            text, language = fit_line(message.text), message.language
            if not text:
                raise RefusedError("message")
        self._chat += 1
        said = msg.Said(self._chat, guest.number, guest.name, text, phrase, language)
        self.last_lines.append(f"{guest.name}: {phrase or text}")
        for one in self.members.hearing():
            if one is not guest and not blocks(one.person, guest.person):
                self._send(one, said)

    # -- made anew from the journal ----------------------------------------------------------------

    @classmethod
    def rebuilt(cls, room_id: str, entries: Iterable[AnyEntry], now: float) -> Room:
        """Return the room as its journal tells it, everybody away since ``now``. Raises ValueError
        for entries that make no room, IllegalActionError or NotationError where the rules do not
        give what they say."""
        first, *rest = entries
        if not isinstance(first, Opened):
            raise ValueError("the journal does not begin with an opened table")
        room = cls(room_id, first)
        room.journal.follow()
        began: tuple[Began, int] | None = None
        script, is_paused, moved_at = Script(), False, 0
        for entry in rest:
            seq = room.journal.follow()
            match entry:
                case Acted() | TookBack():
                    script.append(seq, entry)
                    moved_at = entry.at
                case Came():
                    guest = room.members.add(entry)
                    guest.away_since = now
                case Began():
                    began, script, is_paused = (entry, seq), Script(), False
                    moved_at = entry.started
                case Changed(what="paused" | "on"):
                    is_paused, moved_at = entry.what == "paused", entry.at
                case Changed():
                    room.members.apply(entry)
                    leaver = room.members.guests.get(entry.guest)
                    if entry.what == "gone" and leaver and not (began and leaver.seats):
                        room.members.forget(entry.guest)
                case Recoded():
                    room._follow_code(entry)
                case Opened():
                    raise ValueError("a table is opened once")
        if began and began[0].rules == RULES_VERSION:
            room._go_on(began, script, moved_at, is_paused=is_paused)
        elif began:  # its choices would be others, or none
            room._has_lost_game = True
        return room

    def _go_on(
        self, began: tuple[Began, int], script: Script, moved_at: int, *, is_paused: bool
    ) -> None:
        """Lead the game of the journal to where it stood."""
        game = self.game = self._new_game(*began)
        game.script, game.paused, game.moved_at = script, is_paused, moved_at

        def listen() -> None:
            for guest in self.members.present():
                guest.begin_missing(game.seq)
                self._listen(game, guest)

        game.lead(script, listen)
