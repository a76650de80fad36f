"""The hall of a server, where people meet who do not know each other yet.

It knows who may come, who may use a name, and who is told of new tables and invitations. It asks
the directory of people when a guest says hello or wants a seat; everything else is in memory.
Nobody is told anything of somebody whom they have blocked, or who has blocked them, and nobody
learns that they are blocked.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable
from datetime import date
from typing import NamedTuple

import msgspec

from sorry_a11y import __version__
from sorry_a11y.core.rules.game import RULES_VERSION
from sorry_a11y.online.server.connections import NOTHING_KNOWN, Connection, Introduction, Presence
from sorry_a11y.online.server.people.directory import Acquaintance, Directory, People, PeopleError
from sorry_a11y.online.server.people.identities import Identities
from sorry_a11y.online.server.people.moderation import FOR_EVER, Bars
from sorry_a11y.online.server.rate_limits import network_of
from sorry_a11y.online.server.refusal import RefusedError
from sorry_a11y.online.server.rooms.room import Room
from sorry_a11y.online.wire import protocol as msg
from sorry_a11y.store.sqlite_log import DAY_S

_INVITED_S = 300.0
"""Seconds for which an invitation is open, unless it is taken."""


log = logging.getLogger(__name__)


class Invitation(NamedTuple):
    """An invitation to a table.

    Attributes:
        by: The number of the identity that invites.
        to: The number of the identity that is invited.
        name: The name of the identity that invites.
        code: The invite code of the table.
        game: The rule book of the table.
    """

    by: int
    to: int
    name: str
    code: str
    game: str


class Hall:
    """The hall of a server.

    Args:
        identities: The database of people; None for a server without a hall.
        presence: The open connections.
        now: A function that returns the seconds since 1970.

    Attributes:
        is_open: Whether the server has a hall.
        directory: The database of people, on its thread.
        presence: The open connections.
        now: A function that returns the seconds since 1970.
    """

    def __init__(
        self, identities: Identities | None, presence: Presence, now: Callable[[], float]
    ) -> None:
        self.is_open = identities is not None
        self.directory = Directory(identities or Identities())
        self.presence = presence
        self.now = now
        self._bars: Bars | None = None
        self._invited: dict[tuple[str, int], float] = {}

    @property
    def day(self) -> int:
        """Today, in days since 1 January 1970."""
        return int(self.now()) // DAY_S

    # -- coming ------------------------------------------------------------------------------------

    async def greet(self, connection: Connection, hello: msg.Hello) -> None:
        """Note the hello of a connection, and the identity that it proves.

        If the database does not answer, the guest has no identity.

        Raises:
            RefusedError: The versions differ, or the identity or the address is barred.
        """
        if hello.v != msg.PROTOCOL or hello.rules != RULES_VERSION:
            raise RefusedError("version", accepted=__version__)
        if connection.hello:
            return
        known = None
        try:
            if self._bars is None:
                await self._read_bars()
            if hello.identity:
                known = await self.directory.ask(
                    lambda people: people.acquainted(
                        people.identities.with_secret(hello.identity, self.day)
                    )
                )
        except PeopleError as error:
            log.warning("no identity can be read: %s", error)
        if until := self._barred_until(known.identity.number if known else 0, connection.address):
            day = "" if until >= FOR_EVER else str(date.fromtimestamp(until * DAY_S))
            raise RefusedError("barred", accepted=day)
        if connection in self.presence.connections:  # still
            connection.hello = hello
            self.presence.learn(connection, known)

    async def introduce(self, connection: Connection, name: str) -> None:
        """Look up the facts about a guest who wants a seat under a name; none if that fails."""
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
        """Return whether an identity, 0 for none, or an address is barred today."""
        return self._barred_until(person, address) > 0

    def _barred_until(self, person: int, address: str) -> int:
        return self._bars.until(person, address, self.day) if self._bars else 0

    async def _read_bars(self) -> None:
        self._bars = Bars(await self.directory.ask(lambda people: people.moderation.bars()))

    async def learn_news(self) -> bool:
        """Read the bars and the identities again if the operator's command has changed the file.

        Returns:
            Whether it may have changed the file.

        Raises:
            PeopleError: The database cannot be read.
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
        """Note and tell that connections prove an identity now; None for none."""
        for one in list(connections):
            self.presence.learn(one, known)
            one.tell_identity()

    def tell_person(self, person: int, told: msg.Notice) -> None:
        """Send a notice to an identity, on all of its connections."""
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
                one.watches
                and one.language == language
                and not (own and own == person)
                and not blocks(person, own)
                and not blocks(own, person)
            ):
                one.tell(told)

    # -- invitations -------------------------------------------------------------------------------

    def has_open_invitation(self, by: Connection, person: int, now: float) -> bool:
        """Return whether an identity has an open invitation from the network of a connection."""
        self._invited = {key: at for key, at in self._invited.items() if now - at < _INVITED_S}
        return (network_of(by.address), person) in self._invited

    def invite(self, by: Connection, invitation: Invitation, now: float) -> None:
        """Invite somebody to a table, if they are here.

        An invitation from somebody whom they have blocked is dropped silently.
        """
        self._invited[network_of(by.address), invitation.to] = now
        self._tell_invitation(invitation)

    def hear(self, text: str) -> None:
        """Take an invitation that another server tells."""
        try:
            invitation = msgspec.json.decode(text, type=Invitation)
        except msgspec.DecodeError:
            log.warning("another server tells what this one does not know")
        else:
            self._tell_invitation(invitation)

    def _tell_invitation(self, invitation: Invitation) -> None:
        by, to, name, code, game = invitation
        if not self.presence.blocks(to, by):
            self.tell_person(to, msg.Notice("invited", name, code, game))
