"""What a host does to a table, its game and its guests; and what its guests decide in the game."""

from __future__ import annotations

from sorry_a11y.bots.opponents import BOTS
from sorry_a11y.game.setup import PERSON, bot_name
from sorry_a11y.rules.actions import Lot, Shuffle
from sorry_a11y.rules.board import WATCHER
from sorry_a11y.rules.game import IllegalActionError
from sorry_a11y.rules.notation import NotationError, action_text, parse_action
from sorry_a11y.server.asking import settle, stand_in
from sorry_a11y.server.attendance import leave
from sorry_a11y.server.journal import OPEN, Began
from sorry_a11y.server.members import Guest
from sorry_a11y.server.refusal import RefusedError
from sorry_a11y.server.room import Room
from sorry_a11y.server.standing import STAND_IN, tell_state
from sorry_a11y.store.game_saver import end_text
from sorry_a11y.wire import protocol as msg
from sorry_a11y.wire.protocol import RULES_VERSION


def begin_game(room: Room, guest: Guest, secret: int, date: int) -> None:
    """Begin the game, or the next one where the winner of the last begins, with bots on the seats
    that are still open.

    Args:
        room: The room.
        guest: The guest who asks for it.
        secret: The number from which its chance follows.
        date: Now, in seconds since 1970.

    Raises:
        RefusedError: The guest is not the host, or a game is under way.
    """
    _must_host(room, guest)
    if room.game and not room.game.over:
        raise RefusedError("begun")
    winners = room.game.winners if room.game else ()
    sitting = room.members.sitting()
    names = {seat: one.name for seat, one in sitting.items()}
    kinds = {}
    for seat, kind in sorted(room.opened.chairs.items()):
        is_person = seat in sitting
        may_be = is_person or (room.opened.drop_in and kind in (OPEN, PERSON))
        kinds[seat] = PERSON if may_be else kind if kind in BOTS else STAND_IN
        if not is_person:
            names[seat] = bot_name(kinds[seat], seat, list(names.values()))
    first = next((one for one in winners if one in kinds), WATCHER)
    room.write(Began(str(secret), kinds, names, first, date, RULES_VERSION))
    room.questions.denied.clear()
    game = room.playing()
    tell_state(room)
    for one in room.members.hearing():
        room.feed.listen(game, one)
    game.begin()


def decide(room: Room, guest: Guest, message: msg.Decide) -> None:
    """Carry out a guest's decision; raises RefusedError."""
    game = room.playing(message.id)
    seat = game.now.turn
    if message.after != game.number:
        raise RefusedError("stale", id=message.id)
    if seat not in guest.seats or not game.awaits_person:
        raise RefusedError("turn", id=message.id)
    try:
        action = parse_action(game.now, message.text)
        if isinstance(action, Shuffle | Lot):
            raise IllegalActionError("chance is nobody's to decide")
        game.decide(seat, action, message.after)
    except (IllegalActionError, NotationError) as error:
        raise RefusedError("rules", id=message.id) from error
    room.questions.denied.discard(seat)
    settle(room, yes=False)


def record_piece(room: Room, guest: Guest, at: int) -> msg.GameRecord:
    """Return a piece of the record of the game that is over, for a guest who played it; raises
    RefusedError. No cards are secret any more (decision 0009)."""
    game = room.game
    if game is None or not game.over or not guest.seats:
        raise RefusedError("record")
    # without what was taken back: the pile that was mixed then follows from the secret alone
    lines = [action_text(game.rules, action) for action in game.actions]
    text, at = "\n".join([*lines, end_text(game.winners)]), max(at, 0)
    piece = text[at : at + msg.PIECE]
    started = int(game.header.started.timestamp())
    return msg.GameRecord(started, at, piece, at + len(piece) < len(text))


def _must_host(room: Room, guest: Guest) -> None:
    if guest.number != room.members.host:
        raise RefusedError("host")


def manage(room: Room, guest: Guest, message: msg.Manage) -> None:
    """Do what only the host may; raises RefusedError."""
    _must_host(room, guest)
    match message.what:
        case "lock" | "unlock":
            room.tell_change(f"{message.what}ed", guest)
        case "pause":
            room.playing()
            room.tell_change("paused", guest)
        case "go-on":
            room.change("on", guest.number)
            room.feed.tell(msg.Happened("went-on", guest.name, guest.number))
        case "rematch":
            raise AssertionError("the lobby deals anew")
        case _:
            _manage_other(room, guest, message)


def _manage_other(room: Room, guest: Guest, message: msg.Manage) -> None:
    """Do what a host may do to another guest, or to talk of their own."""
    other = room.members.guests.get(message.who)
    if other is None or other.gone or (other is guest and message.what != "silence"):
        raise RefusedError("host")
    match message.what:
        case "kick":
            room.feed.send(other, msg.Bye("removed"))
            leave(room, other, "removed")
        case "silence" | "unsilence":
            room.tell_change(f"{message.what}d", other)
        case "pass-on":
            if not other.seats:
                raise RefusedError("host")
            room.change("host", other.number)
            room.feed.tell(msg.Happened("hosts", other.name, other.number))
        case "bot":
            game = room.playing()
            if other.is_here or game.now.turn not in other.seats:
                raise RefusedError("turn")
            if room.opened.is_slow and not room.absence.is_day_over(room.date()):
                raise RefusedError("early")
            stand_in(room, game, other)
