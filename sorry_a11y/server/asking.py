"""Questions to the people of a room, and the wait for the guest on turn.

The people are asked whether a turn may be taken back, and whether a bot may play for a guest.
"""

from __future__ import annotations

from typing import Literal

from sorry_a11y.bots.opponents import make_bot
from sorry_a11y.game.dealer import decision_by
from sorry_a11y.game.log import undone_with
from sorry_a11y.game.logged_game import LoggedGame
from sorry_a11y.game.port import UndoRefusedError
from sorry_a11y.rules.board import Seat
from sorry_a11y.server.guests import Guest
from sorry_a11y.server.refusal import RefusedError
from sorry_a11y.server.room import STAND_IN, Room, tell_news, tell_state
from sorry_a11y.wire import protocol as msg

_ASKED_AGAIN_S = 60.0
"""Seconds until the people of a slow table are asked again whether a bot may play."""
_IDLE_S = 180.0
"""Seconds without a key after which somebody on turn at a listed table counts as idle."""

Verdict = Literal["wait", "bot", "stand-in", "idle"]
"""What is done about the guest on turn: the room waits, a bot decides, or the others are asked
whether a bot may play for a guest who is away ("stand-in") or idle."""


def ask_undo(room: Room, guest: Guest, seat: Seat, now: float) -> None:
    """Take back a guest's last decision, or ask the others whether it may be.

    Raises:
        RefusedError: It may not be taken back, and nobody is asked.
    """
    game = room.playing()
    rule, host = room.opened.table.undo, room.members.host
    if rule == "off" or seat not in guest.seats:
        raise RefusedError("undo-off")
    if room.questions.open:
        raise RefusedError("many")
    asked = {
        number for number in room.members.players_here() - {guest.number}
        if rule == "ask" or number == host
    }
    if asked and not (rule == "host" and guest.number == host):
        if seat in room.questions.denied:
            raise RefusedError("undo-asked")
        _ask(room, "undo", guest, seat, game, asked, now)
        return
    if rule == "ask" and not game.rules.is_open and room.members.has_other_players(guest):
        raise RefusedError("undo-away")
    try:
        _take_back(room, game, guest, seat)
    except UndoRefusedError as error:
        raise RefusedError("undo-none") from error


def _undone_with(room: Room, game: LoggedGame, seat: Seat) -> list[str]:
    """Return the names of the people whose turns would be undone with the last one of a seat."""
    sitting = room.members.sitting()
    undone = undone_with(game.actions, game.seating, seat)
    return [game.seating.name(one) for one in undone if one in sitting]


def _take_back(room: Room, game: LoggedGame, guest: Guest, seat: Seat) -> None:
    """Take back a guest's last decision, and tell whose decisions are undone with it.

    Raises:
        UndoRefusedError: There is no decision to take back.
    """
    names = _undone_with(room, game, seat)
    game.undo(seat)
    if names:
        room.tell(msg.Happened("took-back", guest.name, guest.number, names=names))


def _ask(
    room: Room, what: msg.Subject, who: Guest, seat: Seat, game: LoggedGame, asked: set[int],
    now: float,
) -> None:
    is_undo = what == "undo"
    names = _undone_with(room, game, seat) if is_undo else []
    question = room.questions.ask(what, who.number, seat, game.number, asked, now)
    told = msg.Asked(question.number, what, who.number, names)
    for number in asked | ({who.number} if what == "idle" else set()):
        room.members.guests[number].mail.send(told)
    if is_undo:  # so that those who are not asked know what the others wait for
        wanted = msg.Happened("wants-undo", who.name, who.number)
        for one in room.members.hearing():
            if one is not who and one.number not in asked:
                one.mail.send(wanted)


def answer(room: Room, guest: Guest, message: msg.AnswerQuestion) -> None:
    """Take a guest's yes or no to the open question."""
    if room.questions.answered(guest.number, message.ask, yes=message.yes):
        settle(room, yes=message.yes, denied=not message.yes)


def settle(room: Room, *, yes: bool, denied: bool = False) -> None:
    """Close the open question, if there is one, and do what it asked for if all said yes.

    A yes has no effect if the game has gone on since the question, or is paused.

    Args:
        room: The room of the question.
        yes: Whether all said yes.
        denied: Whether somebody said no.
    """
    question = room.questions.close()
    if question is None:
        return
    room.questions.count_anew()
    game = None if room.is_paused else room.game
    yes = yes and game is not None and game.number == question.decision
    if yes and game and question.what == "undo":
        try:
            _take_back(room, game, room.members.guests[question.who], question.seat)
        except UndoRefusedError:
            yes = False
    elif yes and game:
        stand_in(room, game, room.members.guests[question.who])
    if question.what == "undo" and not yes:
        room.questions.denied.add(question.seat)
    room.tell(msg.Settled(question.what, yes, question.who, denied))


def drop_out(room: Room, guest: Guest) -> None:
    """Wait no longer for the answer of a guest who is away or gone."""
    room.questions.lose(guest.number)
    question = room.questions.open
    if guest.gone and question and question.who == guest.number:
        settle(room, yes=False)


def note_sign(room: Room, guest: Guest, now: float) -> None:
    """Note that a guest has pressed a key.

    A bot that plays for them stops, and the question whether one may play ends.
    """
    room.questions.note_key(guest.number, now)
    end_question_about(room, guest)
    if guest.stood_in:
        guest.stood_in = False
        tell_state(room)
        room.tell(msg.Happened("back", guest.name, guest.number), but=guest)


def end_question_about(room: Room, guest: Guest) -> None:
    """End the question whether a bot may play for a guest."""
    if room.questions.is_about(guest.number):
        settle(room, yes=False)


def stand_in(room: Room, game: LoggedGame, guest: Guest | None) -> None:
    """Let a bot decide for the guest on turn, now and until they are back; tell so once."""
    seat = game.now.turn
    if guest and not guest.gone and not guest.stood_in:
        guest.stood_in = True
        tell_news(room, "stands-in", guest)
    chance = game.chance.at(len(game.actions))
    game.decide(seat, decision_by(game.now, make_bot(STAND_IN), chance))
    settle(room, yes=False)


def look_after_turn(room: Room, now: float) -> None:
    """End a question that was not answered in time, and act if the guest on turn is away too long.

    Then a bot decides, or the others are asked whether one may.
    """
    if room.questions.is_late(now):
        settle(room, yes=False)
    while not room.members.closed and _stands_in(room, now):
        pass


def _stands_in(room: Room, now: float) -> bool:
    """Let a bot decide, or ask whether one may, if it is time; return whether a bot decided."""
    game = room.game
    if game is None or room.is_paused or not game.awaits_person:
        return False
    guest = room.members.owner(game.now.turn)
    verdict = _verdict(room, game, guest, now)
    if verdict == "bot":
        stand_in(room, game, guest)
    elif guest and verdict != "wait":
        others = room.members.players_here() - {guest.number}
        _ask(room, verdict, guest, game.now.turn, game, others, now)
    return verdict == "bot"


def is_day_over(room: Room) -> bool:
    """Return whether the present turn of a slow table has lasted a day."""
    return room.journal.date() - room.journal.moved_at >= room.opened.table.patience


def _verdict(room: Room, game: LoggedGame, guest: Guest | None, now: float) -> Verdict:
    """Return what to do about ``guest``, who had the seat on turn last; None if nobody had."""
    if guest is None or guest.gone:
        return "bot"
    if guest.is_here and not (guest.stood_in or _may_be_idle(room)):
        return "wait"
    if not room.members.players_here() - {guest.number}:
        return "wait"
    if guest.stood_in:
        return "bot"
    if room.opened.table.stand_in == "wait" or room.questions.open:
        return "wait"
    if guest.is_here:
        return "idle" if _is_idle(room, game, guest, now) else "wait"
    if not _has_waited(room, game, guest, now):
        return "wait"
    return "bot" if room.opened.table.stand_in == "auto" else "stand-in"


def _may_be_idle(room: Room) -> bool:
    """Return whether guests who are here may count as idle, which is so at listed tables."""
    return room.opened.table.public and not room.opened.is_slow


def _is_idle(room: Room, game: LoggedGame, guest: Guest, now: float) -> bool:
    pressed = room.questions.key_pressed(guest.number)
    waited = room.questions.waited(guest.number, pressed, game.number, now)
    return _may_be_idle(room) and waited >= _IDLE_S


def _has_waited(room: Room, game: LoggedGame, guest: Guest, now: float) -> bool:
    """Return whether the table's patience with a guest is over.

    At a slow table it counts from the beginning of the turn.
    """
    if room.opened.is_slow:
        return is_day_over(room) and now - room.questions.asked_last >= _ASKED_AGAIN_S
    waited = room.questions.waited(guest.number, guest.away_since, game.number, now)
    return waited >= room.opened.table.patience
