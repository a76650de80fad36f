"""Requests of guests in their room: decisions, chat, and what the host may do.

Every function raises RefusedError for a request that cannot be met.
"""

from __future__ import annotations

from datetime import UTC, datetime

from sorry_a11y.bots.opponents import BOTS
from sorry_a11y.game.chance import Chance
from sorry_a11y.game.header import IN_A_ROOM, Header
from sorry_a11y.game.setup import PERSON, Occupant, Seating, bot_name
from sorry_a11y.rules.actions import Lot, Shuffle
from sorry_a11y.rules.game import IllegalActionError
from sorry_a11y.rules.notation import NotationError, action_text, parse_action
from sorry_a11y.server import asking, attendance
from sorry_a11y.server.connections import recode_audience
from sorry_a11y.server.guests import Guest
from sorry_a11y.server.journal import Began, Recoded
from sorry_a11y.server.lobby import Asker, Lobby
from sorry_a11y.server.rate_limits import RATES
from sorry_a11y.server.refusal import RefusedError
from sorry_a11y.server.room import STAND_IN, Room, table_state, tell_news
from sorry_a11y.store.game_saver import end_text
from sorry_a11y.wire import protocol as msg
from sorry_a11y.wire.codes import bucket_of, digest
from sorry_a11y.wire.protocol import OPEN, RULES_VERSION, fit_line

_MOST_REPORTED_LINES = 20
"""The number of last lines of chat that go with a report."""


def take_in_room(asker: Asker, message: msg.Up) -> None:
    """Meet a request of a guest in their room."""
    lobby, connection, now = asker
    room, guest = asker.seat()
    if lobby.rooms.here.get(room.id) is not room:
        raise RefusedError("saved")
    guest.mail.welcome = None
    with lobby.supervisor.guarded(room, connection):
        asking.note_sign(room, guest, now)
        match message:
            case msg.Decide():
                _decide(room, guest, message)
            case msg.Undo():
                asking.ask_undo(room, guest, message.seat, now)
            case msg.AnswerQuestion():
                asking.answer(room, guest, message)
            case msg.Say():
                _say(asker, room, guest, message)
            case msg.Manage(what="start"):
                begin_game(lobby, room, guest)
            case msg.AskRecord():
                connection.tell(_record_piece(room, guest, message.at))
            case msg.Manage():
                _manage(asker, room, guest, message)
            case msg.Leave():
                attendance.leave(room, guest)
        asking.look_after_turn(room, now)


# -- the game ------------------------------------------------------------------------------------


def begin_game(lobby: Lobby, room: Room, guest: Guest) -> None:
    """Begin the game, or the next one, in which a winner of the last has the first turn.

    Bots get the seats that are still open. Only the host may begin.
    """
    _must_host(room, guest)
    if room.game and not room.game.over:
        raise RefusedError("begun")
    winners = room.game.winners if room.game else ()
    sitting = room.members.sitting()
    occupants = [Occupant(seat, PERSON, one.name, one.seats[0]) for seat, one in sitting.items()]
    for seat, kind in room.opened.seats.items():
        if seat not in sitting:
            may_come = room.opened.table.drop_in and kind in (OPEN, PERSON)
            kind = PERSON if may_come else kind if kind in BOTS else STAND_IN
            name = bot_name(kind, seat, [occupant.name or "" for occupant in occupants])
            occupants.append(Occupant(seat, kind, name, seat))
    seating = Seating(occupants)
    header = Header.of(
        room.opened.rules(seating.seats), seating,
        Chance(lobby.makers.secret(), is_secret=True),
        datetime.fromtimestamp(int(lobby.makers.date()), UTC),
        may_undo=room.opened.table.undo != "off", purpose=IN_A_ROOM,
    )
    first = next((one for one in winners if one in seating.seats), None)
    header = header.replace(first=first, first_won=first is not None)
    room.write(Began("\n".join(header.lines()), RULES_VERSION))
    room.questions.denied.clear()
    game, hearing = room.playing(), list(room.members.hearing())
    for one in hearing:
        one.mail.hold()
        one.mail.listen(game)
    game.begin()
    for one in hearing:
        one.mail.release(table_state(room, one.seats))  # names the entries that follow


def _decide(room: Room, guest: Guest, message: msg.Decide) -> None:
    game = room.playing()
    seat = game.now.turn
    if message.after != game.number:
        raise RefusedError("stale")
    if seat not in guest.seats or not game.awaits_person:
        raise RefusedError("turn")
    try:
        action = parse_action(game.now, message.text)
        if isinstance(action, Shuffle | Lot):
            raise IllegalActionError("chance is nobody's to decide")
        game.decide(seat, action, message.after)
    except (IllegalActionError, NotationError) as error:
        raise RefusedError("rules") from error
    room.questions.denied.discard(seat)
    asking.settle(room, yes=False)


def _record_piece(room: Room, guest: Guest, at: int) -> msg.GameRecord:
    """Return a piece of the record of a finished game, whose cards are no longer secret.

    Raises:
        RefusedError: No game is finished, or the guest did not play it.
    """
    game = room.game
    if game is None or not game.over or not guest.seats:
        raise RefusedError("record")
    # without actions that were taken back: a pile that was shuffled then is still secret
    lines = [action_text(game.rules, action) for action in game.actions]
    text, at = "\n".join([*lines, end_text(game.winners)]), max(at, 0)
    piece = text[at : at + msg.PIECE]
    started = int(game.header.started.timestamp())
    return msg.GameRecord(started, at, piece, at + len(piece) < len(text))


# -- talk ----------------------------------------------------------------------------------------


def _say(asker: Asker, room: Room, guest: Guest, message: msg.Say) -> None:
    """Send a line of chat to everybody, its speaker too, except those who blocked the speaker."""
    if guest.silenced:
        raise RefusedError("silenced")
    if not asker.lobby.limiter.take_each(
        asker.now, (RATES.chat, (room.id, guest.number)),
        (RATES.chat_of_network, (room.id, asker.network)), (RATES.chat_of_table, room.id),
    ):
        raise RefusedError("many")
    phrase = message.phrase
    text, language = ("", "") if phrase else (fit_line(message.text), message.language)
    if not (text or phrase):
        raise RefusedError("message")
    said = msg.Said(guest.number, guest.name, text, phrase, language)
    line = f"{guest.name}: {phrase or text}"
    room.last_lines = [*room.last_lines[1 - _MOST_REPORTED_LINES :], line]
    for one in room.members.hearing():
        if one is guest or not asker.lobby.presence.blocks(one.person, guest.person):
            one.mail.send(said)


# -- the host ------------------------------------------------------------------------------------


def _must_host(room: Room, guest: Guest) -> None:
    if guest.number != room.members.host:
        raise RefusedError("host")


def _manage(asker: Asker, room: Room, guest: Guest, message: msg.Manage) -> None:
    """Meet a request that only the host may make."""
    asker.limit((RATES.managed, room.id))
    _must_host(room, guest)
    match message.what:
        case "lock" | "unlock":
            room.tell_change(f"{message.what}ed", guest)
        case "pause":
            room.playing()
            room.tell_change("paused", guest)
        case "go-on":
            room.change("on", guest.number)
            tell_news(room, "went-on", guest)
        case _:
            _manage_other(asker.lobby, room, guest, message)


def _manage_other(lobby: Lobby, room: Room, guest: Guest, message: msg.Manage) -> None:
    """Meet a request of the host that concerns a guest."""
    other = room.members.guests.get(message.who)
    if other is None or other.gone or (other is guest and message.what != "silence"):
        raise RefusedError("host")
    match message.what:
        case "kick":
            other.mail.send(msg.Bye("removed"))
            attendance.leave(room, other, "removed")
            _recode(lobby, room, other)
        case "silence" | "unsilence":
            room.tell_change(f"{message.what}d", other)
        case "pass-on":
            if not other.seats:
                raise RefusedError("host")
            room.change("host", other.number)
            tell_news(room, "hosts", other)
        case "bot":
            game = room.playing()
            if other.is_here or game.now.turn not in other.seats:
                raise RefusedError("turn")
            if room.opened.is_slow and not asking.is_day_over(room):
                raise RefusedError("early")
            asking.stand_in(room, game, other)


def _recode(lobby: Lobby, room: Room, removed: Guest) -> None:
    """Give a room a new code, since a removed guest knows the old one, and tell it to the host.

    The guest's identity is barred, and if the table is listed for all, their address too.
    """
    code, public = lobby.makers.code(bucket_of(room.id)), room.opened.table.public
    barred = digest(removed.address) if public else ""
    lobby.rooms.codes.pop(room.door.code, None)
    room.write(Recoded(digest(code), code if public else "", barred, removed.person))
    lobby.rooms.codes[room.door.code] = room.id
    if host := room.members.leader():
        host.mail.send(msg.InviteCode(code))
    recode_audience(lobby.presence, room, removed)
