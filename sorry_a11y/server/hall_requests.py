"""Requests about people: the own identity, friends and blocking, invitations, reports, the hall.

Every function raises RefusedError for a request that cannot be met, PeopleError if the database of
people does not answer, and LogError if the log of tables does not.
"""

from __future__ import annotations

from sorry_a11y.server import admission, asking
from sorry_a11y.server.connections import Connection
from sorry_a11y.server.directory import Acquaintance, People, Tie
from sorry_a11y.server.guests import Guest
from sorry_a11y.server.hall import Hall, Invitation, tell_turn, tell_who_you_are
from sorry_a11y.server.identities import Identity, NameTakenError
from sorry_a11y.server.lobby import Asker
from sorry_a11y.server.members import proper_name
from sorry_a11y.server.moderation import Report
from sorry_a11y.server.rate_limits import RATES, SITE, network_of
from sorry_a11y.server.refusal import RefusedError
from sorry_a11y.server.room import Room
from sorry_a11y.wire import protocol as msg
from sorry_a11y.wire.codes import digest, new_code, typed_code

_TRANSFER_S = 600
"""Seconds for which a transfer code is valid."""
_MOST_PEOPLE = 200
"""The most people in one message."""
_TIES: dict[str, tuple[Tie, bool]] = {
    "friend": ("friend", True), "unfriend": ("friend", False),
    "block": ("blocked", True), "unblock": ("blocked", False),
}
"""By relation of a request, the kind of tie and whether it begins or ends."""


async def take_of_people(asker: Asker, message: msg.OfPeople) -> None:
    """Meet a request about people."""
    hall, connection = asker.lobby.hall, asker.connection
    if not hall.is_open:
        raise RefusedError("no-hall")
    match message:
        case msg.TakeName() | msg.AskTransfer() | msg.Adopt() | msg.ForgetMe():
            await _take_of_oneself(asker, message)
        case msg.EnterHall():
            asker.limit((RATES.visits, asker.network))
            await _enter(hall, connection, asker.now)
        case msg.WatchTables():
            connection.watches = message.on
            tell_who_you_are(connection)
        case msg.Relate():
            await _relate(asker, message)
        case msg.Invite():
            await _invite(asker, message)
        case msg.ReportPerson():
            await _report(asker, message.who)


def _own(connection: Connection) -> Identity:
    if connection.known is None:
        raise RefusedError("identity")
    return connection.known.identity


def _at_table(asker: Asker) -> tuple[Room, Guest]:
    """Return the room and the guest of a request from a table, which counts as a key pressed."""
    room, guest = asker.seat()
    asking.note_sign(room, guest, asker.now)
    return room, guest


# -- oneself -------------------------------------------------------------------------------------


def _secret_of(connection: Connection) -> str:
    if not (connection.hello and connection.hello.identity):
        raise RefusedError("identity")
    return connection.hello.identity


async def _take_of_oneself(
    asker: Asker, message: msg.TakeName | msg.AskTransfer | msg.Adopt | msg.ForgetMe
) -> None:
    hall, connection = asker.lobby.hall, asker.connection
    match message:
        case msg.TakeName():
            await _take_name(asker, message.name)
        case msg.AskTransfer():
            await _offer_transfer(hall, connection)
        case msg.Adopt():
            await _adopt(asker, message.code)
        case msg.ForgetMe():
            person = _own(connection).number
            await hall.directory.ask(lambda people: people.identities.forget(person))
            hall.become(hall.presence.of_person(person), None)


async def _take_name(asker: Asker, wished: str) -> None:
    (lobby, connection, now), hall = asker, asker.lobby.hall
    secret, name, day = _secret_of(connection), proper_name(wished), hall.day
    if lobby.names_of_all.refuses(connection.address, now):
        raise RefusedError("many")
    asker.limit((RATES.names, network_of(connection.address, SITE)))
    lobby.names_of_all.take(connection.address, now)
    try:
        known = await hall.directory.ask(
            lambda people: people.acquainted(people.identities.claim(secret, name, day))
        )
    except NameTakenError as error:
        raise RefusedError("name", given=name, accepted=error.free) from error
    hall.become(hall.presence.with_secret(secret), known)


async def _offer_transfer(hall: Hall, connection: Connection) -> None:
    code, until = new_code(), int(hall.now()) + _TRANSFER_S
    person = _own(connection).number
    await hall.directory.ask(
        lambda people: people.identities.offer_transfer(person, digest(code), until)
    )
    connection.tell(msg.TransferCode(code, _TRANSFER_S))


async def _adopt(asker: Asker, typed: str) -> None:
    """Let the secret of a connection prove the identity of a transfer code."""
    admission.check_try(asker)
    hall, secret = asker.lobby.hall, _secret_of(asker.connection)
    code, now = digest(typed_code(typed) or ""), int(hall.now())

    def adopted(people: People) -> Acquaintance | None:
        person = people.identities.take_transfer(code, now)
        return people.acquainted(people.identities.adopt(secret, person) if person else None)

    known = await hall.directory.ask(adopted)
    if known is None:
        admission.note_wrong_code(asker)
        raise RefusedError("code")
    hall.become(hall.presence.with_secret(secret), known)


# -- others --------------------------------------------------------------------------------------


async def _enter(hall: Hall, connection: Connection, now: float) -> None:
    person = connection.person
    turns: list[str] = []
    hidden: frozenset[int] = frozenset()
    if person:
        turns = await hall.turns_of(person)
        known, friends, hidden = await hall.directory.ask(lambda people: (
            people.known_as(person), people.tied_with(person, "friend"),
            people.tied_with(person, "blocked"),
        ))
        hall.presence.learn(connection, known)
        if known and not connection.is_in_hall and hall.presence.was_gone(person, now):
            for friend in friends:
                if not hall.presence.blocks(person, friend):
                    hall.tell_person(friend, msg.Notice("friend", known.identity.name))
    connection.is_in_hall = True
    tell_who_you_are(connection)
    if connection.known:
        hidden |= {person, *connection.known.blocked}
        for text in turns:
            tell_turn(connection, text)
    people = {
        one.person: msg.HallPerson(one.known.identity.name, one.place)
        for one in hall.presence.visitors()
        if one.is_in_hall and one.known and one.person not in hidden
    }
    told = sorted(people.values(), key=lambda one: one.name)
    connection.tell(msg.HallNow(told[:_MOST_PEOPLE]))


async def _relate(asker: Asker, wished: msg.Relate) -> None:
    """Make somebody a friend, block them, or end either."""
    hall, connection = asker.lobby.hall, asker.connection
    other, name = await _meant(asker, wished)
    if other == 0:
        raise RefusedError("person", given=name)
    person = _own(connection).number
    if other == person:
        raise RefusedError("person", given=wished.name)
    asker.limit((RATES.relations, str(person)))
    kind, is_so = _TIES[wished.what]

    def related(people: People) -> Acquaintance | None:
        if not is_so:
            people.untie(person, kind, other)
        elif not people.tie(person, kind, other):
            raise RefusedError("many")
        return people.known_as(person)

    hall.become(hall.presence.of_person(person), await hall.directory.ask(related))


async def _meant(asker: Asker, wished: msg.Relate) -> tuple[int, str]:
    """Return the number of the identity that is meant, 0 for none, and the name that was given."""
    if wished.who < 0:
        directory = asker.lobby.hall.directory
        named = await directory.ask(lambda people: people.identities.named(wished.name))
        return named.number if named else 0, wished.name
    if not asker.connection.has_seat:
        return 0, ""
    room, _ = _at_table(asker)
    other = room.members.guests.get(wished.who)
    return (other.person, other.name) if other else (0, "")


async def _invite(asker: Asker, wished: msg.Invite) -> None:
    """Invite somebody who is in the hall to the table of a connection."""
    hall, connection = asker.lobby.hall, asker.connection
    room, _ = _at_table(asker)
    code = typed_code(wished.code) or room.door.public_code
    if digest(code) != room.door.code:
        raise RefusedError("code")
    own = _own(connection)
    other = await hall.directory.ask(lambda people: people.identities.named(wished.name))
    is_here = other is not None and bool(hall.presence.of_person(other.number))
    if other is None or other == own or not (is_here or hall.elsewhere):
        raise RefusedError("person", given=wished.name)
    if hall.has_open_invitation(connection, other.number, asker.now):
        raise RefusedError("invited", given=other.name)
    asker.limit((RATES.invitations, asker.network))
    connection.tell(msg.Notice("sent", other.name))
    invitation = Invitation(own.number, other.number, own.name, code, room.opened.table.game)
    await hall.invite(connection, invitation, asker.now)


async def _report(asker: Asker, who: int) -> None:
    """Keep a report of another guest, with the last lines of chat."""
    hall, connection = asker.lobby.hall, asker.connection
    room, guest = _at_table(asker)
    other = room.members.guests.get(who)
    if other is None or other is guest:
        raise RefusedError("host")
    asker.limit((RATES.reports, asker.network))
    name = connection.known.identity.name if connection.known else ""
    lines = tuple(room.last_lines)
    about = Report(
        0, hall.day, name, other.name, other.person, network_of(other.address), lines
    )
    await hall.directory.ask(lambda people: people.moderation.report(about))
    connection.tell(msg.Notice("reported", other.name, lines=len(lines)))
