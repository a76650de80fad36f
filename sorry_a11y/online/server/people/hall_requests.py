"""Requests about people: the own identity, friends and blocking, invitations, reports, the hall."""

from __future__ import annotations

import logging

import msgspec

from sorry_a11y.online.server.asker import Asker
from sorry_a11y.online.server.people.directory import Acquaintance, People, Tie
from sorry_a11y.online.server.people.hall import Hall, Invitation
from sorry_a11y.online.server.people.identities import NameTakenError
from sorry_a11y.online.server.people.moderation import Report
from sorry_a11y.online.server.rate_limits import Budget, network_of
from sorry_a11y.online.server.refusal import RefusedError
from sorry_a11y.online.server.rooms.asking import Asking
from sorry_a11y.online.server.rooms.guests import Guest
from sorry_a11y.online.server.rooms.members import proper_name
from sorry_a11y.online.server.rooms.room import Room
from sorry_a11y.online.wire import protocol as msg
from sorry_a11y.online.wire.codes import digest, new_code, typed_code
from sorry_a11y.store.errors import LogError
from sorry_a11y.store.log_store import LogStore

_TRANSFER_S = 600
"""Seconds for which a transfer code is valid."""
_MOST_PEOPLE = 200
"""The most people in one message."""
_BEGINNING: dict[str, Tie] = {"friend": "friend", "block": "blocked"}
"""The relations of a request by which a tie begins."""
_ENDING: dict[str, Tie] = {"unfriend": "friend", "unblock": "blocked"}
"""The relations of a request by which a tie ends."""

log = logging.getLogger(__name__)


class HallRequests:
    """Meets the requests about people.

    Every method raises RefusedError for a request that cannot be met, PeopleError if the database
    of people does not answer, and LogError if the log of tables does not.

    Args:
        hall: The hall of the server.
        journal: The log of its tables, which tells other servers of invitations.
        names_of_all: The limit on names that all networks together take.
    """

    def __init__(self, hall: Hall, journal: LogStore, names_of_all: Budget) -> None:
        self._hall = hall
        self._journal = journal
        self._names_of_all = names_of_all

    @staticmethod
    def _at_table(asker: Asker) -> tuple[Room, Guest]:
        """Return room and guest of a request from a table, which counts as a key pressed."""
        room, guest = asker.seat()
        Asking(room).note_sign(guest, asker.now)
        return room, guest

    # -- oneself -----------------------------------------------------------------------------------

    async def greet(self, asker: Asker, hello: msg.Hello) -> None:
        """Greet a guest of this version of the protocol and of the rules."""
        await self._hall.greet(asker.connection, hello)
        asker.connection.tell(msg.Welcome())

    async def take_name(self, asker: Asker, message: msg.TakeName) -> None:
        """Give the guest's identity a name; create one if there is none."""
        hall, address = self._hall, asker.connection.address
        secret, name, day = asker.secret(), proper_name(message.name), hall.day
        if self._names_of_all.refuses(address, asker.now):
            raise RefusedError("many")
        self._names_of_all.take(address, asker.now)
        try:
            known = await hall.directory.ask(
                lambda people: people.acquainted(people.identities.claim(secret, name, day))
            )
        except NameTakenError as error:
            raise RefusedError("name", given=name, accepted=error.free) from error
        hall.become(hall.presence.with_secret(secret), known)

    async def offer_transfer(self, asker: Asker, _message: msg.AskTransfer) -> None:
        """Tell the code by which another device takes over the guest's identity."""
        code, until = new_code(), int(self._hall.now()) + _TRANSFER_S
        person = asker.identity().number
        await self._hall.directory.ask(
            lambda people: people.identities.offer_transfer(person, digest(code), until)
        )
        asker.connection.tell(msg.TransferCode(code, _TRANSFER_S))

    async def adopt(self, asker: Asker, message: msg.Adopt) -> None:
        """Let the secret of a connection prove the identity of a transfer code."""
        if not (asker.may_guess and asker.may_guess_unlisted):
            raise RefusedError("many")
        hall, secret = self._hall, asker.secret()
        code, now = digest(typed_code(message.code) or ""), int(hall.now())

        def adopted(people: People) -> Acquaintance | None:
            person = people.identities.take_transfer(code, now)
            return people.acquainted(people.identities.adopt(secret, person) if person else None)

        known = await hall.directory.ask(adopted)
        if known is None:
            asker.note_wrong_code()
            raise RefusedError("code")
        hall.become(hall.presence.with_secret(secret), known)

    async def forget(self, asker: Asker, _message: msg.ForgetMe) -> None:
        """Delete the guest's identity."""
        hall, person = self._hall, asker.identity().number
        await hall.directory.ask(lambda people: people.identities.forget(person))
        hall.become(hall.presence.of_person(person), None)

    # -- the hall ----------------------------------------------------------------------------------

    async def enter(self, asker: Asker, _message: msg.EnterHall) -> None:
        """Let a guest into the hall; tell them who is there, and their friends of them."""
        hall, connection = self._hall, asker.connection
        person = connection.person
        turns: list[str] = []
        hidden: frozenset[int] = frozenset()
        if person:
            turns = await self._journal.turns_of(person)
            known, friends, hidden = await hall.directory.ask(
                lambda people: (
                    people.known_as(person),
                    people.tied_with(person, "friend"),
                    people.tied_with(person, "blocked"),
                )
            )
            hall.presence.learn(connection, known)
            if known and not connection.is_in_hall and hall.presence.was_gone(person, asker.now):
                for friend in friends:
                    if not hall.presence.blocks(person, friend):
                        hall.tell_person(friend, msg.Notice("friend", known.identity.name))
        connection.is_in_hall = True
        connection.tell_identity()
        if connection.known:
            hidden |= {person, *connection.known.blocked}
            for text in turns:
                connection.tell_turn(text)
        connection.tell(msg.HallNow(self._people_there(hidden)))

    def _people_there(self, hidden: frozenset[int]) -> list[msg.HallPerson]:
        """Return the people in the hall, except some identities, the first ones by name."""
        people = {
            one.person: msg.HallPerson(one.known.identity.name, one.place)
            for one in self._hall.presence.visitors()
            if one.is_in_hall and one.known and one.person not in hidden
        }
        return sorted(people.values(), key=lambda one: one.name)[:_MOST_PEOPLE]

    def watch(self, asker: Asker, message: msg.WatchTables) -> None:
        """Tell a guest of each new table from now on, or no more."""
        asker.connection.watches = message.on
        asker.connection.tell_identity()

    def list_tables(self, asker: Asker, message: msg.ListTables) -> None:
        """Tell a page of the tables that are listed for all."""
        asker.connection.tell(asker.lobby.rooms.page_from(message.at))

    # -- others ------------------------------------------------------------------------------------

    async def relate(self, asker: Asker, wished: msg.Relate) -> None:
        """Make somebody a friend, block them, or end either."""
        hall, person = self._hall, asker.identity().number
        other, name = await self._meant(asker, wished)
        if other in (0, person):
            raise RefusedError("person", given=name)

        def related(people: People) -> Acquaintance | None:
            if ended := _ENDING.get(wished.what):
                people.untie(person, ended, other)
            elif not people.tie(person, _BEGINNING[wished.what], other):
                raise RefusedError("many")
            return people.known_as(person)

        hall.become(hall.presence.of_person(person), await hall.directory.ask(related))

    async def _meant(self, asker: Asker, wished: msg.Relate) -> tuple[int, str]:
        """Return the number of the identity that is meant, 0 for none, and the given name."""
        if wished.who < 0:
            named = await self._hall.directory.ask(
                lambda people: people.identities.named(wished.name)
            )
            return named.number if named else 0, wished.name
        if not asker.connection.has_seat:
            return 0, ""
        room, _ = self._at_table(asker)
        other = room.members.guests.get(wished.who)
        return (other.person, other.name) if other else (0, "")

    async def invite(self, asker: Asker, wished: msg.Invite) -> None:
        """Invite somebody who is in the hall to the table of a connection."""
        hall, connection = self._hall, asker.connection
        room, _ = self._at_table(asker)
        code = typed_code(wished.code) or room.door.public_code
        if digest(code) != room.door.code:
            raise RefusedError("code")
        own = asker.identity()
        other = await hall.directory.ask(lambda people: people.identities.named(wished.name))
        is_here = other is not None and bool(hall.presence.of_person(other.number))
        if other is None or other == own or not (is_here or self._journal.is_shared):
            raise RefusedError("person", given=wished.name)
        if hall.has_open_invitation(connection, other.number, asker.now):
            raise RefusedError("invited", given=other.name)
        connection.tell(msg.Notice("sent", other.name))
        invitation = Invitation(own.number, other.number, own.name, code, room.opened.table.game)
        hall.invite(connection, invitation, asker.now)
        try:
            await self._journal.tell_others(msgspec.json.encode(invitation).decode())
        except LogError as error:
            log.warning("an invitation was told at this server alone: %s", error)

    async def report(self, asker: Asker, message: msg.ReportPerson) -> None:
        """Keep a report of another guest, with the last lines of chat."""
        hall, connection = self._hall, asker.connection
        room, guest = self._at_table(asker)
        other = room.members.guests.get(message.who)
        if other is None or other is guest:
            raise RefusedError("host")
        name = connection.known.identity.name if connection.known else ""
        lines = tuple(room.last_lines)
        about = Report(
            0, hall.day, name, other.name, other.person, network_of(other.address), lines
        )
        await hall.directory.ask(lambda people: people.moderation.report(about))
        connection.tell(msg.Notice("reported", other.name, lines=len(lines)))
