"""Questions to the people of a room, and the wait for the guest on turn.

The people are asked whether a turn may be taken back, and whether a bot may play for a guest.
"""

from __future__ import annotations

from typing import Literal

from sorry_a11y.core.bots.opponents import make_bot
from sorry_a11y.core.game.dealer import decision_by
from sorry_a11y.core.game.log import undone_with
from sorry_a11y.core.game.logged_game import LoggedGame
from sorry_a11y.core.game.port import UndoRefusedError
from sorry_a11y.core.rules.board import Seat
from sorry_a11y.online.server.refusal import RefusedError
from sorry_a11y.online.server.rooms.guests import Guest
from sorry_a11y.online.server.rooms.room import STAND_IN, Room
from sorry_a11y.online.server.rooms.room_questions import ASKED_FOR_S
from sorry_a11y.online.wire import protocol as msg

_ASKED_AGAIN_S = 60.0
"""Seconds until the people of a slow table are asked again whether a bot may play."""
_IDLE_S = 180.0
"""Seconds without a key after which somebody on turn at a listed table counts as idle."""

Verdict = Literal["wait", "bot", "stand-in", "idle"]
"""What is done about the guest on turn: the room waits, a bot decides, or the others are asked
whether a bot may play for a guest who is away ("stand-in") or idle."""


class Asking:
    """The questions to the people of a room, and the bot that plays for an absent guest.

    Args:
        room: The room.
    """

    def __init__(self, room: Room) -> None:
        self._room = room
        self._members = room.members
        self._questions = room.questions
        self._table = room.opened.table

    def ask_undo(self, guest: Guest, seat: Seat, now: float) -> None:
        """Take back a guest's last decision, or ask the others whether it may be.

        Raises:
            RefusedError: It may not be taken back, and nobody is asked.
        """
        game = self._room.playing()
        rule, host = self._table.undo, self._members.host
        if rule == "off" or seat not in guest.seats:
            raise RefusedError("undo-off")
        if self._questions.open:
            raise RefusedError("many")
        asked = {
            number
            for number in self._members.players_here() - {guest.number}
            if rule == "ask" or number == host
        }
        if asked and not (rule == "host" and guest.number == host):
            if seat in self._questions.denied:
                raise RefusedError("undo-asked")
            self._ask("undo", guest, seat, game, asked, now)
            return
        if rule == "ask" and not game.rules.is_open and self._members.has_other_players(guest):
            raise RefusedError("undo-away")
        try:
            self._take_back(game, guest, seat)
        except UndoRefusedError as error:
            raise RefusedError("undo-none") from error

    def _undone_with(self, game: LoggedGame, seat: Seat) -> list[str]:
        """Return the names of those whose turns would be undone with the last one of a seat."""
        sitting = self._members.sitting()
        undone = undone_with(game.actions, game.seating, seat)
        return [game.seating.name(one) for one in undone if one in sitting]

    def _take_back(self, game: LoggedGame, guest: Guest, seat: Seat) -> None:
        """Take back a guest's last decision, and tell whose decisions are undone with it.

        Raises:
            UndoRefusedError: There is no decision to take back.
        """
        names = self._undone_with(game, seat)
        game.undo(seat)
        if names:
            self._room.tell(msg.Happened("took-back", guest.name, guest.number, names=names))

    def _ask(
        self,
        what: msg.Subject,
        who: Guest,
        seat: Seat,
        game: LoggedGame,
        asked: set[int],
        now: float,
    ) -> None:
        """Ask the guests whose numbers are given, and tell the others that they are asked."""
        is_undo = what == "undo"
        names = self._undone_with(game, seat) if is_undo else []
        question = self._questions.ask(what, who.number, seat, game.number, asked, now)
        told = msg.Asked(question.number, what, who.number, names, ASKED_FOR_S)
        for number in asked | ({who.number} if what == "idle" else set()):
            self._members.guests[number].mail.send(told)
        if is_undo:  # so that those who are not asked know what the others wait for
            wanted = msg.Happened("wants-undo", who.name, who.number)
            for one in self._members.hearing():
                if one is not who and one.number not in asked:
                    one.mail.send(wanted)

    def answer(self, guest: Guest, message: msg.AnswerQuestion) -> None:
        """Take a guest's yes or no to the open question."""
        if self._questions.answered(guest.number, message.ask, yes=message.yes):
            self.settle(yes=message.yes, denied=not message.yes)

    def settle(self, *, yes: bool, denied: bool = False) -> None:
        """Close the open question, if there is one, and do what it asked for if all said yes.

        A yes has no effect if the game has gone on since the question, or is paused.

        Args:
            yes: Whether all said yes.
            denied: Whether somebody said no.
        """
        question = self._questions.close()
        if question is None:
            return
        self._questions.count_anew()
        game = None if self._room.is_paused else self._room.game
        yes = yes and game is not None and game.number == question.decision
        if yes and game and question.what == "undo":
            try:
                self._take_back(game, self._members.guests[question.who], question.seat)
            except UndoRefusedError:
                yes = False
        elif yes and game:
            self.stand_in(game, self._members.guests[question.who])
        if question.what == "undo" and not yes:
            self._questions.denied.add(question.seat)
        self._room.tell(msg.Settled(question.what, yes, question.who, denied))

    def drop_out(self, guest: Guest) -> None:
        """Wait no longer for the answer of a guest who is away or gone."""
        self._questions.lose(guest.number)
        question = self._questions.open
        if guest.gone and question and question.who == guest.number:
            self.settle(yes=False)

    def note_sign(self, guest: Guest, now: float) -> None:
        """Note that a guest has pressed a key.

        A bot that plays for them stops, and the question whether one may play ends.
        """
        self._questions.note_key(guest.number, now)
        self.end_question_about(guest)
        if guest.stood_in:
            guest.stood_in = False
            self._room.tell_state()
            self._room.tell(msg.Happened("back", guest.name, guest.number), but=guest)

    def end_question_about(self, guest: Guest) -> None:
        """End the question whether a bot may play for a guest."""
        if self._questions.is_about(guest.number):
            self.settle(yes=False)

    def stand_in(self, game: LoggedGame, guest: Guest | None) -> None:
        """Let a bot decide for the guest on turn, now and until they are back; tell so once."""
        seat = game.now.turn
        if guest and not guest.gone and not guest.stood_in:
            guest.stood_in = True
            self._room.tell_news("stands-in", guest)
        chance = game.chance.at(len(game.actions))
        game.decide(seat, decision_by(game.now, make_bot(STAND_IN), chance))
        self.settle(yes=False)

    def look_after_turn(self, now: float) -> None:
        """End a question that was not answered in time, and wait no longer for the guest on turn.

        If they are away for too long, a bot decides, or the others are asked whether one may.
        """
        if self._questions.is_late(now):
            self.settle(yes=False)
        while not self._members.closed and self._stands_in(now):
            pass

    def _stands_in(self, now: float) -> bool:
        """Let a bot decide, or ask whether one may, if it is time; return whether a bot decided."""
        game = self._room.game
        if game is None or self._room.is_paused or not game.awaits_person:
            return False
        guest = self._members.owner(game.now.turn)
        verdict = self._verdict(game, guest, now)
        if verdict == "bot":
            self.stand_in(game, guest)
        elif guest and verdict != "wait":
            others = self._members.players_here() - {guest.number}
            self._ask(verdict, guest, game.now.turn, game, others, now)
        return verdict == "bot"

    def is_day_over(self) -> bool:
        """Return whether the present turn of a slow table has lasted a day."""
        return self._room.journal.turn_lasts() >= self._table.patience

    def _verdict(self, game: LoggedGame, guest: Guest | None, now: float) -> Verdict:
        """Return what to do about ``guest``, who had the seat on turn last; None if nobody had."""
        if guest is None or guest.gone:
            return "bot"
        if guest.is_here and not (guest.stood_in or self.may_be_idle):
            return "wait"
        if not self._members.players_here() - {guest.number}:
            return "wait"
        if guest.stood_in:
            return "bot"
        if self._table.stand_in == "wait" or self._questions.open:
            return "wait"
        if guest.is_here:
            return "idle" if self._is_idle(game, guest, now) else "wait"
        if not self._has_waited(game, guest, now):
            return "wait"
        return "bot" if self._table.stand_in == "auto" else "stand-in"

    @property
    def may_be_idle(self) -> bool:
        """Whether guests who are here may count as idle, which is so at listed tables."""
        return self._table.public and not self._room.opened.is_slow

    def _is_idle(self, game: LoggedGame, guest: Guest, now: float) -> bool:
        pressed = self._questions.key_pressed(guest.number)
        waited = self._questions.waited(guest.number, pressed, game.number, now)
        return self.may_be_idle and waited >= _IDLE_S

    def _has_waited(self, game: LoggedGame, guest: Guest, now: float) -> bool:
        """Return whether the table's patience with a guest is over.

        At a slow table it counts from the beginning of the turn.
        """
        if self._room.opened.is_slow:
            return self.is_day_over() and now - self._questions.asked_last >= _ASKED_AGAIN_S
        waited = self._questions.waited(guest.number, guest.away_since, game.number, now)
        return waited >= self._table.patience
