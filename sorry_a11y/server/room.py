"""A table for friends: who sits, who is away, what is asked of whom, and the game between them.

Plain calls come in, with the time handed in where time matters; messages for guests gather in their
outboxes, each with the line of the journal that must be safe before it may be told. A game stands
at most once: what was decided and could not be written is undone by making the table anew from its
journal (`Lobby`).
"""

from __future__ import annotations

from collections.abc import Iterable

from sorry_a11y.bots.opponents import make_bot
from sorry_a11y.rules.actions import Lot, Shuffle
from sorry_a11y.rules.board import Seat
from sorry_a11y.rules.game import IllegalActionError
from sorry_a11y.rules.notation import NotationError, parse_action
from sorry_a11y.server.entries import (
    Acted,
    AnyEntry,
    Began,
    Came,
    Changed,
    Opened,
    Recoded,
    TookBack,
)
from sorry_a11y.server.guests import Guest, Question, RefusedError
from sorry_a11y.server.played_table import STAND_IN, GuestSubscriber
from sorry_a11y.server.room_game import RoomGame
from sorry_a11y.server.seated_table import SeatedTable
from sorry_a11y.table.table import UndoRefusedError
from sorry_a11y.wire import protocol as msg
from sorry_a11y.wire.protocol import fit_line

AWAY_TOLD = 10.0
"""Seconds after which it is told that somebody is away (LISTENING 27)."""
ASKED_FOR = 30.0
"""Seconds after which a question that nobody answered is answered by no."""


class Room(SeatedTable):
    """One table of the hall, with the rules of its people."""

    def __init__(self, table_id: str, opened: Opened) -> None:
        super().__init__(table_id, opened)
        self._question: Question | None = None
        self._questions = 0
        self._chat = 0
        self._waits: tuple[int, float | None, int] | None = None
        self._waits_since = 0.0

    def lose(self, guest: Guest, now: float) -> None:
        """As every table does; nobody waits for the answer of who is out of reach."""
        super().lose(guest, now)
        if self._question:
            self._question.waits.discard(guest.number)

    def come_back(self, guest: Guest, since: int) -> None:
        """As every table does; nobody is asked any more whether a bot may play for who is back."""
        super().come_back(guest, since)
        question = self._question
        if question and question.what == "stand-in" and question.who is guest:
            self._settle(yes=False)

    # -- the game --------------------------------------------------------------------------------

    def decide(self, guest: Guest, message: msg.Decide) -> None:
        """A guest's decision; raises RefusedError, and nothing has happened then."""
        game = self._playing(message.id)
        seat = game.table.game.turn
        if message.after != game.number:
            raise RefusedError("stale", id=message.id)
        if seat not in guest.seats or not game.table.awaits_person:
            raise RefusedError("turn", id=message.id)
        try:
            action = parse_action(game.table.game, message.text)
            if isinstance(action, Shuffle | Lot):
                raise IllegalActionError("chance is nobody's to decide")
            game.decide(seat, action, message.after)
        except (IllegalActionError, NotationError) as error:
            raise RefusedError("rules", id=message.id) from error
        self._settle(yes=False)

    def _playing(self, number: int = -1) -> RoomGame:
        if self.game is None or self.game.table.over:
            raise RefusedError("turn", id=number)
        if self.paused:
            raise RefusedError("paused", id=number)
        return self.game

    # -- taking back ---------------------------------------------------------------------------

    def ask_undo(self, guest: Guest, seat: Seat, now: float) -> None:
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

    def _undo(self, game: RoomGame, seat: Seat) -> None:
        try:
            game.undo(seat)
        except UndoRefusedError as error:
            raise RefusedError("undo-none") from error

    def _ask(self, what: str, who: Guest, seat: Seat, asked: set[int], now: float) -> None:
        self._questions += 1
        self._question = Question(self._questions, what, who, seat, now, set(asked))
        for number in asked:
            self._send(
                self.guests[number],
                msg.Asked(self._questions, what, who.number),  # type: ignore[arg-type]
            )

    def answer(self, guest: Guest, message: msg.AnswerQuestion) -> None:
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
        self._waits = None
        game = self.game
        if yes and game and question.what == "undo":
            try:
                game.undo(question.seat)
            except UndoRefusedError:
                yes = False
        elif yes and game:
            self._stand_in(game, question.who)
        settled = msg.Settled(question.number, question.what, yes, question.who.number)  # type: ignore[arg-type]
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
                    self._tell_others(guest, msg.Happened("away", guest.name, guest.number))
        if self._question and now - self._question.asked >= ASKED_FOR:
            self._settle(yes=False)
        self._stand_in_where_due(now)

    def _stand_in_where_due(self, now: float) -> None:
        while not self.closed and self._stands_in(now):
            pass

    def _stands_in(self, now: float) -> bool:
        """Let a bot decide if somebody on turn is not here and it is time; whether it did."""
        game = self.game
        if game is None or self.paused or game.table.over or not game.table.awaits_person:
            return False
        guest = self._sitter(game.table.game.turn)
        if guest is None or guest.gone:
            self._stand_in(game, guest)
            return True
        if guest.is_here or not any(one.is_here and one.seats for one in self._present()):
            return False
        if guest.stood_in:
            self._stand_in(game, guest)
            return True
        return self.opened.stand_in != "wait" and self._patience_ends(game, guest, now)

    def _patience_ends(self, game: RoomGame, guest: Guest, now: float) -> bool:
        """Once somebody was waited for long enough, on their own turn alone, let a bot decide or
        ask the others; whether a bot did."""
        if self._waits != (guest.number, guest.away_since, game.number):
            self._waits = (guest.number, guest.away_since, game.number)
            self._waits_since = now
        if self._question or now - self._waits_since < self.opened.patience:
            return False
        if self.opened.stand_in == "auto":
            self._stand_in(game, guest)
            return True
        others = {one.number for one in self._present() if one.is_here and one.seats}
        self._ask("stand-in", guest, game.table.game.turn, others, now)
        return False

    def _sitter(self, seat: Seat) -> Guest | None:
        return next((one for one in self.guests.values() if seat in one.seats), None)

    def _stand_in(self, game: RoomGame, guest: Guest | None) -> None:
        """A bot decides for whoever is on turn, and will until they are back: told once."""
        seat = game.table.game.turn
        if guest and not guest.gone and not guest.stood_in:
            guest.stood_in = True
            self._tell_others(guest, msg.Happened("stands-in", guest.name, guest.number))
        chance = game.table.chance.at(len(game.table.actions))
        game.stand_in(seat, make_bot(STAND_IN).choose(game.table.view(seat), chance))

    # -- the host's own --------------------------------------------------------------------------

    def manage(self, guest: Guest, message: msg.Manage, now: float) -> None:
        """What only the host may do; raises RefusedError."""
        self.must_host(guest)
        other = self.guests.get(message.who)
        if message.what in ("kick", "silence", "unsilence", "pass-on", "bot") and (
            other is None or other.gone or (other is guest and message.what != "silence")
        ):
            raise RefusedError("host")
        match message.what:
            case "kick":
                assert other is not None
                other.outbox.append((self.seq, msg.Bye("removed")))
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
                self._tell_all(msg.Happened("went-on", guest.name, guest.number))
            case "pass-on":
                assert other is not None
                if not other.seats:
                    raise RefusedError("host")
                self.host = other.number
                self._change("host", other.number)
                self._tell_all(msg.Happened("hosts", other.name, other.number))
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
        self._tell_all(msg.Happened(what, guest.name, guest.number))  # type: ignore[arg-type]

    # -- talk ------------------------------------------------------------------------------------

    def chat(self, guest: Guest, message: msg.Say | msg.SayPhrase) -> None:
        """A line of chat for everybody; raises RefusedError."""
        if guest.silenced:
            raise RefusedError("silenced")
        self._chat += 1
        if isinstance(message, msg.SayPhrase):
            told = msg.Said(self._chat, guest.number, guest.name, phrase=message.code)
        else:
            text = fit_line(message.text)
            if not text:
                raise RefusedError("message")
            told = msg.Said(self._chat, guest.number, guest.name, text)
        self._tell_others(guest, told)

    # -- made anew from the journal --------------------------------------------------------------

    @classmethod
    def rebuilt(cls, table_id: str, lines: Iterable[AnyEntry], now: float) -> Room:
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
        for guest in table.guests.values():
            guest.away_since = now
            guest.outbox.clear()
        table._go_on()
        return table

    def _follow(self, line: AnyEntry) -> None:
        match line:
            case Acted() | TookBack():
                self.seq += 1
                self._script.append(self.seq, line)
            case Came():
                self._add(line)
            case Began():
                self.seq += 1
                self._note_beginning(line)
            case Changed():
                self._write(line)
                self._apply(line)
            case Recoded():
                self._write(line)
                self._follow_code(line)
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
        script, paused = self._script, self.paused
        game = self.game = self._new_game(self._began, self._write_deed)

        def listen() -> None:
            for guest in self._present():
                guest.begin_missing(game.seq)
                game.listen(GuestSubscriber(self, game, guest))

        game.lead(script, listen)
        self.paused = paused
