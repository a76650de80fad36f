"""Questions to the people of a room: may a turn be taken back, may somebody have a guest's seat."""

from __future__ import annotations

from sorry_a11y.core.game.log import undone_with
from sorry_a11y.core.game.logged_game import LoggedGame
from sorry_a11y.core.game.port import UndoRefusedError
from sorry_a11y.core.rules.board import Seat
from sorry_a11y.online.server.refusal import RefusedError
from sorry_a11y.online.server.rooms.guests import Guest
from sorry_a11y.online.server.rooms.room import Room
from sorry_a11y.online.server.rooms.room_questions import (
    ASKED_FOR_S,
    Question,
    SeatQuestion,
    UndoQuestion,
)
from sorry_a11y.online.wire import protocol as msg


class Asking:
    """The questions to the people of a room.

    Args:
        room: The room.
    """

    def __init__(self, room: Room) -> None:
        self._room = room
        self._members = room.members
        self._questions = room.questions
        self._table = room.opened.table

    # -- undo --------------------------------------------------------------------------------------

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
            question = UndoQuestion(guest.number, now, asked, seat, game.number)
            wanted = msg.Happened("wants-undo", guest.name, guest.number)
            self._put(question, "undo", self._undone_with(game, seat), wanted)
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

    def _takes_back(self, question: UndoQuestion) -> bool:
        """Take back what was asked for; return False if the game has gone on, or is paused."""
        game = None if self._room.is_paused else self._room.game
        if game is None or game.number != question.decision:
            return False
        try:
            self._take_back(game, self._members.guests[question.who], question.seat)
        except UndoRefusedError:
            return False
        return True

    # -- a seat ------------------------------------------------------------------------------------

    def ask_seat(self, guest: Guest, of: int, now: float) -> None:
        """Ask the host whether somebody who watches may have the seat of a guest who is away.

        If the host is not here, or has that seat, the first player who is here is asked.

        Raises:
            RefusedError: There is no such seat, or nobody is asked.
        """
        holder = self._members.guests.get(of)
        if holder is None or holder.gone or holder.is_here or not self._members.plays(holder):
            raise RefusedError("person", given=holder.name if holder else "")
        if self._members.plays(guest):
            raise RefusedError("seat")
        if self._questions.open:
            raise RefusedError("many")
        if (guest.number, of) in self._questions.refused:
            raise RefusedError("seat-asked")
        here = self._members.players_here()
        host = self._members.host
        asked = {host} if host in here else {*sorted(here)[:1]}
        if not asked:
            raise RefusedError("seat-away")
        wanted = msg.Happened("wants-seat", guest.name, guest.number, holder.name)
        self._put(
            SeatQuestion(guest.number, now, asked, of), "seat", [guest.name, holder.name], wanted
        )

    # -- any question ------------------------------------------------------------------------------

    def _put(
        self, question: Question, what: msg.Subject, names: list[str], wanted: msg.Happened
    ) -> None:
        """Put a question to those who are to answer; tell others what they wait for.

        Who asks for a seat is told that the question is put; who asks to take back knows it.
        """
        number = self._questions.put(question).number
        told = msg.Asked(number, what, question.who, names, ASKED_FOR_S)
        for one in self._members.hearing():
            if one.number in question.waits:
                one.mail.send(told)
            elif what == "seat" or one.number != question.who:
                one.mail.send(wanted)

    def answer(self, guest: Guest, message: msg.AnswerQuestion) -> SeatQuestion | None:
        """Take a guest's yes or no to the open question; return it if it has granted a seat."""
        if self._questions.answered(guest.number, message.ask, yes=message.yes):
            return self.settle(yes=message.yes, denied=not message.yes)
        return None

    def settle(self, *, yes: bool, denied: bool = False) -> SeatQuestion | None:
        """Close the open question, if there is one; take back if that was asked, and all said yes.

        Args:
            yes: Whether all said yes.
            denied: Whether somebody said no.

        Returns:
            The question if it has granted a seat; else None.
        """
        question = self._questions.close()
        what: msg.Subject = "undo"
        granted = None
        if isinstance(question, UndoQuestion):
            yes = yes and self._takes_back(question)
            if not yes:
                self._questions.denied.add(question.seat)
        elif isinstance(question, SeatQuestion):
            what, yes = "seat", yes and self._may_sit(question)
            granted = question if yes else None
            if denied:
                self._questions.refused.add((question.who, question.of))
        if question:
            self._room.tell(msg.Settled(what, yes, question.who, denied))
        return granted

    def _may_sit(self, question: SeatQuestion) -> bool:
        """Return whether who asked for a seat is still here, and its guest still away."""
        asker, holder = (self._members.guests.get(one) for one in (question.who, question.of))
        return bool(asker and asker.is_here and holder and not (holder.gone or holder.is_here))

    def go_on(self) -> None:
        """Note that the game goes on, so that nothing is taken back by an open question."""
        if isinstance(self._questions.open, UndoQuestion):
            self.settle(yes=False)

    def look_after(self, now: float) -> None:
        """End the open question if it was not answered in time."""
        if self._questions.is_late(now):
            self.settle(yes=False)

    def drop_out(self, guest: Guest) -> None:
        """Wait no longer for the answer of a guest who is away or gone."""
        self._questions.lose(guest.number)
        question = self._questions.open
        if guest.gone and question and question.concerns(guest.number):
            self.settle(yes=False)

    def come_back(self, guest: Guest) -> None:
        """End the question whether somebody may have the seat of a guest, who is here again."""
        question = self._questions.open
        if isinstance(question, SeatQuestion) and question.of == guest.number:
            self.settle(yes=False)
