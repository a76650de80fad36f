"""The hall of a server, where people meet who do not know each other yet.

It has what tables ask of it, and what its people are told, wherever they are.

What has to be looked up or written is awaited (`directory`); what tables ask between two messages
is in memory. Nobody is told anything of somebody whom they have blocked, or who has blocked them,
and nobody learns that they are blocked.
"""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Iterable
from datetime import date
from typing import NamedTuple

import msgspec

from sorry_a11y.server.connections import NOTHING_KNOWN, Connection, Introduction, Presence
from sorry_a11y.server.directory import Acquaintance, Directory, People, PeopleError
from sorry_a11y.server.identities import Identities
from sorry_a11y.server.moderation import FOR_EVER, Bars
from sorry_a11y.server.rate_limits import network_of
from sorry_a11y.server.refusal import RefusedError
from sorry_a11y.server.room import Room
from sorry_a11y.store.errors import LogError
from sorry_a11y.store.log_store import LogStore
from sorry_a11y.store.sqlite_log import DAY_S
from sorry_a11y.wire import protocol as msg

_INVITED_S = 300.0
"""Seconds for which an invitation is open that nobody takes."""


log = logging.getLogger(__name__)


class Invitation(NamedTuple):
    """An invitation to a table.

    Attributes:
        by: The number of the identity that invites.
        to: The number of the one that is invited.
        name: The name of the one that invites.
        code: The invite code of the table.
        game: The rule book that is played there.
    """

    by: int
    to: int
    name: str
    code: str
    game: str


class Hall:
    """The people of a server, as far as they are known.

    What is awaited raises RefusedError, and PeopleError where what is known of people cannot be
    had.

    Args:
        identities: The identities that the server knows; None where it knows none, and nobody comes
            in.
        presence: Who is connected.
        now: Gives seconds since 1970.

    Attributes:
        is_open: Whether the server knows identities, without which nobody comes in.
        directory: What is known of people.
        elsewhere: Tells other servers of an invitation; None where there are none.
        turns_of: Returns what is told of slow tables that wait for an identity.
    """

    def __init__(
        self, identities: Identities | None, presence: Presence, now: Callable[[], float]
    ) -> None:
        self.is_open = identities is not None
        self.directory = Directory(identities or Identities())
        self.presence = presence
        self.elsewhere: Callable[[Invitation], Awaitable[None]] | None = None
        self.turns_of: Callable[[int], Awaitable[list[str]]]
        self.now = now
        self._bars: Bars | None = None
        self._invited: dict[tuple[str, int], float] = {}

    @property
    def day(self) -> int:
        """Today, counted from 1 January 1970."""
        return int(self.now()) // DAY_S

    def stand_on(self, journal: LogStore) -> None:
        """Know from a log which slow tables wait for whom.

        Invitations reach people at its other servers, and those from there reach the people here.
        """
        self.turns_of = journal.turns_of
        if not journal.is_shared:
            return

        async def tell_others(invitation: Invitation) -> None:
            try:
                await journal.tell_others(msgspec.json.encode(invitation).decode())
            except LogError as error:
                log.warning("an invitation was told at this server alone: %s", error)

        def hear(text: str) -> None:
            try:
                invitation = msgspec.json.decode(text, type=Invitation)
            except msgspec.DecodeError:
                log.warning("another server tells what this one does not know")
            else:
                self.tell_invitation(invitation)

        self.elsewhere, journal.heard = tell_others, hear

    # -- coming ------------------------------------------------------------------------------------

    async def greet(self, connection: Connection, hello: msg.Hello) -> None:
        """Take in a connection that says hello; raises RefusedError for who is barred.

        Where what is known of people cannot be had, tables go on without.
        """
        known = None
        try:
            if self._bars is None:
                await self._read_bars()
            if hello.identity:
                known = await self.directory.ask(lambda people: people.acquainted(
                    people.identities.with_secret(hello.identity, self.day)
                ))
        except PeopleError as error:
            log.warning("no identity can be read: %s", error)
        if until := self._barred_until(known.identity.number if known else 0, connection.address):
            day = "" if until >= FOR_EVER else str(date.fromtimestamp(until * DAY_S))
            raise RefusedError("barred", accepted=day)
        if connection in self.presence.connections:  # still
            connection.hello = hello
            self.presence.learn(connection, known)

    async def introduce(self, connection: Connection, name: str) -> None:
        """Find out what tables ask about somebody who wants a seat under a name.

        There is nothing where that cannot be had.
        """
        person = connection.person

        def found(people: People) -> Introduction:
            owner = people.identities.named(name)
            blocked_by = people.tied_with(person, "blocked") if person else frozenset()
            if owner is None and not blocked_by:
                return NOTHING_KNOWN
            number = owner.number if owner else 0
            free = people.identities.free_name(name) if number not in (0, person) else ""
            return Introduction(name, number, free, blocked_by)

        try:
            connection.introduction = await self.directory.ask(found)
        except PeopleError as error:
            log.warning("no name can be looked up: %s", error)
            connection.introduction = NOTHING_KNOWN
        self._invited = {key: at for key, at in self._invited.items() if key[1] != person}

    def check_name(self, connection: Connection, name: str) -> None:
        """Refuse a name that belongs to somebody else; raises RefusedError."""
        found = connection.introduction
        if found.name == name and found.owner not in (0, connection.person):
            raise RefusedError("name", given=name, accepted=found.free)

    # -- the operator ------------------------------------------------------------------------------

    def bars(self, person: int, address: str) -> bool:
        """Return whether an identity, 0 for none, or who comes from an address may not come."""
        return self._barred_until(person, address) > 0

    def _barred_until(self, person: int, address: str) -> int:
        return self._bars.until(person, address, self.day) if self._bars else 0

    async def _read_bars(self) -> None:
        self._bars = Bars(await self.directory.ask(lambda people: people.moderation.bars()))

    async def learn_news(self) -> bool:
        """Learn what the operator's command has written; return whether that is anything.

        Raises PeopleError.
        """
        if not await self.directory.ask(lambda people: people.moderation.has_changed()):
            return False
        await self._read_bars()
        here = self.presence.people()
        known = await self.directory.ask(lambda people: people.identities.known(here))
        for person in here:
            if person not in known:
                self.become(self.presence.of_person(person), None)
        return True

    # -- what people are told ----------------------------------------------------------------------

    def become(self, connections: Iterable[Connection], known: Acquaintance | None) -> None:
        """Have connections prove an identity, or none, and tell them."""
        for one in list(connections):
            self.presence.learn(one, known)
            tell_who_you_are(one)

    def tell_person(self, person: int, told: msg.Notice) -> None:
        """Tell an identity something, on all of its connections."""
        for one in self.presence.of_person(person):
            one.tell(told)

    def table_opened(self, room: Room) -> None:
        """Tell those who asked for it of a new table that is listed for all."""
        blocks, language = self.presence.blocks, room.opened.language
        host = room.members.guests[room.members.host]
        person = host.person
        told = msg.Notice("table", host.name, room.door.public_code, room.opened.table.game)
        for one in self.presence.visitors():
            own = one.person
            if (
                one.watches and one.language == language
                and not (own and own == person)
                and not blocks(person, own) and not blocks(own, person)
            ):
                one.tell(told)

    # -- invitations -------------------------------------------------------------------------------

    def has_open_invitation(self, by: Connection, person: int, now: float) -> bool:
        """Return whether an identity has an invitation already from the network of a connection."""
        self._invited = {key: at for key, at in self._invited.items() if now - at < _INVITED_S}
        return (network_of(by.address), person) in self._invited

    async def invite(self, by: Connection, invitation: Invitation, now: float) -> None:
        """Tell somebody of a table.

        Who has blocked the one who invites is not told, which is not told either.
        """
        self._invited[network_of(by.address), invitation.to] = now
        self.tell_invitation(invitation)
        if self.elsewhere:
            await self.elsewhere(invitation)

    def tell_invitation(self, invitation: Invitation) -> None:
        """Tell whoever is invited, if they are here, perhaps from a table of another server."""
        by, to, name, code, game = invitation
        if not self.presence.blocks(to, by):
            self.tell_person(to, msg.Notice("invited", name, code, game))


def tell_who_you_are(connection: Connection) -> None:
    """Tell a guest who they are at this server."""
    known = connection.known
    connection.tell(msg.You(
        known.identity.name, list(known.friends), list(known.blocked.values()), connection.watches
    ) if known else msg.You())


def tell_turn(connection: Connection, text: str) -> None:
    """Tell somebody that a slow table waits for them; its log has the notice as ``text``."""
    notice = msgspec.json.decode(text, type=msg.Notice)
    is_host = connection.known is not None and connection.known.identity.name == notice.name
    connection.tell(msgspec.structs.replace(notice, name="") if is_host else notice)
