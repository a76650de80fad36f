"""Requests about people: the own identity, friends and blocking, invitations, reports, the hall."""

from __future__ import annotations

import logging

import msgspec

from sorry_a11y.online.server.asker import Asker
from sorry_a11y.online.server.people.directory import Acquaintance, People
from sorry_a11y.online.server.people.hall import ForOthers, Hall, NoticeFor, TiesChanged
from sorry_a11y.online.server.people.identities import Identity, NameTakenError
from sorry_a11y.online.server.people.moderation import Report
from sorry_a11y.online.server.people.ties import Befriended
from sorry_a11y.online.server.rate_limits import Budget, network_of
from sorry_a11y.online.server.refusal import RefusedError
from sorry_a11y.online.server.rooms.awaited_turn import AwaitedTurn
from sorry_a11y.online.server.rooms.guests import Guest
from sorry_a11y.online.server.rooms.members import proper_name
from sorry_a11y.online.server.rooms.room import Room
from sorry_a11y.online.wire import protocol as msg
from sorry_a11y.online.wire.codes import digest, new_code, typed_code
from sorry_a11y.store.errors import LogError
from sorry_a11y.store.log_store import LogStore

_TRANSFER_S = 600
"""Seconds for which a transfer code is valid."""
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
        AwaitedTurn(room).note_key(guest, asker.now)
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
        if person:
            turns = await self._journal.turns_of(person)
            known, befriended = await hall.directory.ask(
                lambda people: (people.known_as(person), people.ties.to(person, "friend"))
            )
            hall.presence.learn(connection, known)
            if known and not connection.is_in_hall and hall.presence.was_gone(person, asker.now):
                for friend in befriended:
                    if friend.number in known.friends:
                        hall.tell_person(friend.number, msg.Notice("friend", known.identity.name))
        connection.is_in_hall = True
        connection.tell_identity()
        for text in turns if connection.known else ():
            connection.tell_turn(text)
        await asker.lobby.board.show(connection)
        await asker.lobby.board.look_after(asker.now)

    async def watch(self, asker: Asker, message: msg.Watch) -> None:
        """Tell a guest of each new table, or of who comes and goes, from now on, or no more."""
        hall, person = self._hall, asker.identity().number
        await hall.directory.ask(
            lambda people: people.identities.watch(person, message.what, on=message.on)
        )
        await hall.refresh(person)

    async def list_tables(self, asker: Asker, message: msg.ListTables) -> None:
        """Tell a page of the tables that are listed for all and that a guest may see."""
        shown = await asker.lobby.board.tables_for(asker.connection.person)
        page = shown[message.at : message.at + msg.LISTED_AT_ONCE]
        asker.connection.tell(msg.Listing(page, len(shown) > message.at + len(page)))

    # -- others ------------------------------------------------------------------------------------

    async def relate(self, asker: Asker, wished: msg.Relate) -> None:
        """Ask somebody to be a friend, block them, or end either."""
        person = asker.identity().number
        match wished.what:
            case "block" if wished.who >= 0:
                await self._block_guest(asker, wished.who)
            case "block":
                other = await self._named(asker, wished.name)
                await self._block(asker, other)
            case "unblock":
                known = asker.connection.known
                named = [one for one in known.blocked if one.name == wished.name] if known else []
                await self._hall.directory.ask(lambda people: people.ties.unblock(person, named))
            case _:
                await self._befriend(asker, wished)
        await self._hall.refresh(person)
        await self._tell_others(TiesChanged(person))
        asker.lobby.removals.part_person(person)

    async def _block_guest(self, asker: Asker, number: int) -> None:
        """Block a guest of the same table, who may have no identity."""
        room, guest = self._at_table(asker)
        other = room.members.guests.get(number)
        if other is None or other.gone or other is guest:
            raise RefusedError("person")
        if other.person:
            await self._block(asker, Identity(other.person, other.name))
            return
        there = self._hall.presence.of_seat(room.id, other.number)
        secret = there.hello.identity if there and there.hello else ""
        program, person = digest(secret) if secret else "", asker.identity().number
        is_done = await self._hall.directory.ask(
            lambda people: people.ties.block_program(person, program, other.name)
        )
        if not is_done:
            raise RefusedError("many")
        if not (guest.gone or other.gone):
            with asker.lobby.supervisor.guarded(room, asker.connection):
                asker.lobby.removals.part(room, guest, other)

    async def _block(self, asker: Asker, other: Identity) -> None:
        person = asker.identity().number
        if other.number == person:
            raise RefusedError("person", given=other.name)
        if not await self._hall.directory.ask(
            lambda people: people.ties.block(person, other.number)
        ):
            raise RefusedError("many")

    async def _named(self, asker: Asker, name: str) -> Identity:
        """Return the identity with a name; raises RefusedError if it is nobody's or the guest's."""
        found = await self._hall.directory.ask(lambda people: people.identities.named(name))
        if found is None or found == asker.identity():
            raise RefusedError("person", given=name)
        return found

    async def _befriend(self, asker: Asker, wished: msg.Relate) -> None:
        """Ask somebody to be a friend, accept or refuse that they have asked, or end it.

        What the guest is told does not depend on whether the other one is here, or has blocked the
        guest.
        """
        own, hall, other = asker.identity(), self._hall, await self._meant(asker, wished)
        if asker.connection.known and asker.connection.known.has_blocked(other.number):
            raise RefusedError("person", given=other.name)

        def change(people: People) -> Befriended:
            match wished.what:
                case "friend":
                    return people.ties.befriend(own.number, other.number)
                case "refuse":
                    people.ties.refuse(own.number, other.number)
                case _:
                    people.ties.part(own.number, other.number)
            return "silent"

        asked = await hall.directory.ask(change)
        if asked == "many":
            raise RefusedError("many")
        if asked != "silent" or wished.what == "unfriend":
            await hall.refresh(other.number)
            await self._tell_others(TiesChanged(other.number))
        if asked != "silent":
            notice = msg.Notice(asked, own.name)
            hall.tell_person(other.number, notice)
            await self._tell_others(NoticeFor(other.number, notice))

    async def _meant(self, asker: Asker, wished: msg.Relate) -> Identity:
        """Return the identity that is meant: by name, or a guest of the same table."""
        if wished.who < 0:
            return await self._named(asker, wished.name)
        if not asker.connection.has_seat:
            raise RefusedError("person")
        room, guest = self._at_table(asker)
        other = room.members.guests.get(wished.who)
        if other is None or other is guest or other.person in (0, guest.person):
            raise RefusedError("person", given=other.name if other else "")
        return Identity(other.person, other.name)

    async def invite(self, asker: Asker, wished: msg.Invite) -> None:
        """Invite somebody who is in the hall to the table of a connection.

        Who is parted from anybody there by a block is not told, and the guest is told what is told
        when they are not here.
        """
        hall, connection, own = self._hall, asker.connection, asker.identity()
        room, _ = self._at_table(asker)
        code = typed_code(wished.code) or room.door.public_code
        if digest(code) != room.door.code:
            raise RefusedError("code")
        other = await self._named(asker, wished.name)
        people = hall.presence.people_at(room)
        walls = await hall.walls((other.number, *people))
        is_parted = walls.part(own.number, other.number)
        is_here = bool(hall.presence.of_person(other.number)) and not is_parted
        if not (is_here or self._journal.is_shared):
            raise RefusedError("person", given=wished.name)
        if hall.has_open_invitation(connection, other.number, asker.now):
            raise RefusedError("invited", given=other.name)
        connection.tell(msg.Notice("sent", other.name))
        hall.note_invitation(connection, other.number, asker.now)
        if is_parted or any(walls.part(other.number, one) for one in people):
            return
        notice = msg.Notice("invited", own.name, code, room.opened.table.game)
        hall.tell_person(other.number, notice)
        await self._tell_others(NoticeFor(other.number, notice))

    async def _tell_others(self, told: ForOthers) -> None:
        """Tell the other servers that share the database, if there are any."""
        try:
            await self._journal.tell_others(msgspec.json.encode(told).decode())
        except LogError as error:
            log.warning("only this server knows: %s", error)

    async def report(self, asker: Asker, message: msg.ReportPerson) -> None:
        """Keep a report of another guest and its reason, with the last lines of chat."""
        hall, connection = self._hall, asker.connection
        room, guest = self._at_table(asker)
        other = room.members.guests.get(message.who)
        if other is None or other is guest:
            raise RefusedError("host")
        name = connection.known.identity.name if connection.known else ""
        lines = tuple(room.last_lines)
        about = Report(
            0,
            hall.day,
            name,
            other.name,
            other.person,
            network_of(other.address),
            message.why,
            lines,
        )
        await hall.directory.ask(lambda people: people.moderation.report(about))
        connection.tell(msg.Notice("reported", other.name, lines=len(lines)))
