"""Every request of a guest, handed to whoever meets it."""

from __future__ import annotations

import logging
from itertools import islice

from sorry_a11y.server import admission, audiences, hall_requests, room_requests
from sorry_a11y.server.connections import Connection
from sorry_a11y.server.directory import PeopleError
from sorry_a11y.server.lobby import Lobby
from sorry_a11y.server.rate_limits import RATES, network_of
from sorry_a11y.server.refusal import RefusedError
from sorry_a11y.wire import protocol as msg
from sorry_a11y.wire.protocol import RULES_VERSION

log = logging.getLogger(__name__)


async def receive(lobby: Lobby, connection: Connection, message: msg.Up, now: float) -> bool:
    """Take a message; what is refused is answered, and nothing else has happened then. What is
    asked of people is awaited before anything is done in a room. Return whether it was not one too
    many."""
    try:
        if not lobby.limiter.take(RATES.messages, connection, now):
            decision = message.id if isinstance(message, msg.Decide) else -1
            is_line = isinstance(message, msg.Say | msg.SayPhrase)
            raise RefusedError("many", id=decision, of="say" if is_line else "")
        await _take(lobby, connection, message, now)
    except RefusedError as refusal:
        refuse(lobby, connection, refusal)
        return refusal.message.why not in ("many", "code", "token")
    except PeopleError as error:
        log.warning("nothing known of people: %s", error)
        refuse(lobby, connection, RefusedError("saved"))
    except Exception:
        log.exception("error in what a connection asked for")
        refuse(lobby, connection, RefusedError("saved"))
    return True


def refuse(lobby: Lobby, connection: Connection, refusal: RefusedError) -> None:
    """Answer that a request cannot be met."""
    lobby.metrics.count_as("refused", refusal.message.why)
    connection.tell(refusal.message)


async def _take(lobby: Lobby, connection: Connection, message: msg.Up, now: float) -> None:
    if isinstance(message, msg.Hello):
        await _greet(lobby, connection, message)
        return
    if not connection.hello:
        raise RefusedError("version")
    if connection.audience:
        if not isinstance(message, msg.Leave):
            raise RefusedError("silenced")
        audiences.stop_watching(lobby.presence, connection)
        return
    if isinstance(message, msg.HostTable | msg.Join | msg.PlayNow):
        await lobby.hall.introduce(connection, message.name)
        if connection not in lobby.presence.connections:
            return  # gone meanwhile
    match message:
        case msg.HostTable():
            admission.open_table(lobby, connection, message, now)
        case msg.Join() | msg.Back():
            room = None if connection.has_seat else audiences.room_to_watch(
                lobby.rooms, connection, message
            )
            if room:
                audiences.begin_watching(lobby.presence, connection, room)
            elif isinstance(message, msg.Join):
                admission.join_table(lobby, connection, message, now)
            else:
                admission.take_seat_back(lobby, connection, message, now)
        case msg.PlayNow():
            admission.play_now(lobby, connection, message, now)
        case msg.ListTables():
            _list(lobby, connection, message.at, now)
        case msg.Invite() | msg.ReportPerson() | msg.Relate() | msg.Adopt() | msg.TakeName() | (
            msg.AskTransfer() | msg.ForgetMe() | msg.EnterHall() | msg.WatchTables()
        ):
            await _take_of_people(lobby, connection, message, now)
        case _:
            room_requests.take_in_room(lobby, connection, message, now)


async def _greet(lobby: Lobby, connection: Connection, hello: msg.Hello) -> None:
    if hello.v != msg.PROTOCOL or hello.rules != RULES_VERSION:
        raise RefusedError("version", accepted=lobby.program)
    if not connection.hello:
        await lobby.hall.greet(connection, hello)
    connection.tell(msg.Welcome(msg.PROTOCOL, lobby.program, RULES_VERSION))


def _list(lobby: Lobby, connection: Connection, at: int, now: float) -> None:
    if not lobby.limiter.take(RATES.listings, network_of(connection.address), now):
        raise RefusedError("many")
    found = [*islice(lobby.rooms.listed(), at, at + msg.LISTED_AT_ONCE + 1)]
    connection.tell(msg.Listing(found[: msg.LISTED_AT_ONCE], len(found) > msg.LISTED_AT_ONCE))


async def _take_of_people(
    lobby: Lobby, connection: Connection,
    message: msg.OfHall | msg.Adopt | room_requests.OfPeople, now: float,
) -> None:
    if not lobby.hall.is_open:
        raise RefusedError("no-hall")
    match message:
        case msg.Adopt():
            admission.check_try(lobby, connection, now)
            if not await hall_requests.adopt(lobby.hall, connection, message.code):
                admission.note_wrong_code(lobby, connection, now)
                raise RefusedError("code")
        case msg.Relate(who=who) if who < 0:
            await hall_requests.take_in_hall(lobby.hall, connection, message, now)
        case msg.Invite() | msg.ReportPerson() | msg.Relate():
            await room_requests.take_of_people(lobby, connection, message, now)
        case _:
            await hall_requests.take_in_hall(lobby.hall, connection, message, now)
