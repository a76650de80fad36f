"""Requests of the people of a server in its hall.

Everything raises RefusedError, and PeopleError where what is known of people cannot be had.
"""

from __future__ import annotations

from sorry_a11y.server.connections import Connection
from sorry_a11y.server.directory import Acquaintance, DueTurn, People, Tie
from sorry_a11y.server.guests import Guest
from sorry_a11y.server.hall import Hall, Invitation, tell_who_you_are, turn_notice
from sorry_a11y.server.identities import Identity, NameTakenError
from sorry_a11y.server.members import proper_name
from sorry_a11y.server.moderation import Report
from sorry_a11y.server.rate_limits import RATES, SITE, Rate, network_of
from sorry_a11y.server.refusal import RefusedError
from sorry_a11y.server.room import Room
from sorry_a11y.wire import protocol as msg
from sorry_a11y.wire.codes import digest, new_code, typed_code

_TRANSFER_S = 600
"""Seconds for which a code takes an identity to another device."""
_MOST_PEOPLE = 200
"""People who are told of at once."""
_TIES: dict[str, tuple[Tie, bool]] = {
    "friend": ("friend", True), "unfriend": ("friend", False),
    "block": ("blocked", True), "unblock": ("blocked", False),
}


async def take_in_hall(hall: Hall, connection: Connection, message: msg.OfHall, now: float) -> None:
    """Do what a connection asks for."""
    match message:
        case msg.TakeName():
            await _take_name(hall, connection, message.name, now)
        case msg.AskTransfer():
            await _offer_transfer(hall, connection)
        case msg.ForgetMe():
            person = _own(connection).number
            await hall.directory.ask(lambda people: people.identities.forget(person))
            hall.become(hall.presence.of_person(person), None)
        case msg.EnterHall():
            _limit(hall, RATES.visits, network_of(connection.address), now)
            await _enter(hall, connection, now)
        case msg.WatchTables():
            connection.watched = message.game if message.on else None
            tell_who_you_are(connection)
        case msg.Relate():
            other = await hall.directory.ask(lambda people: people.identities.named(message.name))
            await relate(hall, connection, message, other.number if other else 0, now)


def _own(connection: Connection) -> Identity:
    if connection.known is None:
        raise RefusedError("identity")
    return connection.known.identity


def _limit(hall: Hall, rate: Rate, key: str, now: float) -> None:
    if not hall.limiter.take(rate, key, now):
        raise RefusedError("many")


# -- oneself -------------------------------------------------------------------------------------


def _secret_of(connection: Connection) -> str:
    if not (connection.hello and connection.hello.identity):
        raise RefusedError("identity")
    return connection.hello.identity


async def _take_name(hall: Hall, connection: Connection, wished: str, now: float) -> None:
    secret, name, day = _secret_of(connection), proper_name(wished), hall.day
    if hall.names_of_all.refuses(connection.address, now):
        raise RefusedError("many")
    _limit(hall, RATES.names, network_of(connection.address, SITE), now)
    hall.names_of_all.take(connection.address, now)
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


async def adopt(hall: Hall, connection: Connection, typed: str) -> bool:
    """Have a connection's secret prove the identity to which a code leads.

    Return whether it leads to one.
    """
    secret, code, now = _secret_of(connection), digest(typed_code(typed) or ""), int(hall.now())

    def adopted(people: People) -> Acquaintance | None:
        person = people.identities.take_transfer(code, now)
        return people.acquainted(people.identities.adopt(secret, person) if person else None)

    known = await hall.directory.ask(adopted)
    if known:
        hall.become(hall.presence.with_secret(secret), known)
    return known is not None


# -- others --------------------------------------------------------------------------------------


async def _enter(hall: Hall, connection: Connection, now: float) -> None:
    person = connection.person
    turns: list[DueTurn] = []
    hidden: frozenset[int] = frozenset()
    if person:
        known, turns, friends, hidden = await hall.directory.ask(lambda people: (
            people.known_as(person), people.turns_of(person),
            people.tied_with(person, "friend"), people.tied_with(person, "blocked"),
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
        for due in turns:
            connection.tell(turn_notice(due, connection.known.identity))
    people = {
        one.person: msg.HallPerson(one.known.identity.name, one.place)
        for one in hall.presence.visitors()
        if one.is_in_hall and one.known and one.person not in hidden
    }
    told = sorted(people.values(), key=lambda one: one.name)
    connection.tell(msg.HallNow(told[:_MOST_PEOPLE], len(told)))


async def relate(
    hall: Hall, connection: Connection, wished: msg.Relate, other: int, now: float
) -> None:
    """Have an identity, 0 for none, as a friend, or blocked, or no more."""
    if other == 0:
        raise RefusedError("person", given=wished.name)
    person = _own(connection).number
    if other == person:
        raise RefusedError("person", given=wished.name)
    _limit(hall, RATES.relations, str(person), now)
    kind, is_so = _TIES[wished.what]

    def related(people: People) -> Acquaintance | None:
        if not is_so:
            people.untie(person, kind, other)
        elif not people.tie(person, kind, other):
            raise RefusedError("many")
        return people.known_as(person)

    hall.become(hall.presence.of_person(person), await hall.directory.ask(related))


async def invite(
    hall: Hall, connection: Connection, wished: msg.Invite, room: Room, now: float
) -> None:
    """Tell somebody who is here of the table of a connection."""
    code = typed_code(wished.code) or room.door.public_code
    if digest(code) != room.door.code:
        raise RefusedError("code")
    own = _own(connection)
    other = await hall.directory.ask(lambda people: people.identities.named(wished.name))
    is_here = other is not None and bool(hall.presence.of_person(other.number))
    if other is None or other == own or not (is_here or hall.elsewhere):
        raise RefusedError("person", given=wished.name)
    if hall.has_open_invitation(connection, other.number, now):
        raise RefusedError("invited", given=other.name)
    _limit(hall, RATES.invitations, network_of(connection.address), now)
    connection.tell(msg.Notice("sent", other.name))
    invitation = Invitation(own.number, other.number, own.name, code, room.opened.game)
    await hall.invite(connection, invitation, now)


async def report_guest(
    hall: Hall, connection: Connection, other: Guest, room: Room, now: float
) -> None:
    """Keep a report of a guest by a connection, with the last lines of chat."""
    _limit(hall, RATES.reports, network_of(connection.address), now)
    name = connection.known.identity.name if connection.known else ""
    lines = tuple(room.last_lines)
    about = Report(
        0, hall.day, name, other.name, other.person, network_of(other.address), lines
    )
    await hall.directory.ask(lambda people: people.moderation.report(about))
    connection.tell(msg.Notice("reported", other.name, lines=len(lines)))
