"""The hall of a server, where people meet who do not know each other yet.

It knows who may come, who may use a name, and who is told of new tables and invitations. It asks
the directory of people when a guest says hello or wants a seat; everything else is in memory.
Nobody is told anything of somebody whom they have blocked, or who has blocked them, and nobody
learns that they are blocked.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Collection, Iterable
from datetime import date

import msgspec
from msgspec import Struct

from sorry_a11y import __version__
from sorry_a11y.core.rules.game import RULES_VERSION
from sorry_a11y.online.server.connections import Connection, Introduction, Presence
from sorry_a11y.online.server.people.directory import Acquaintance, Directory, People, PeopleError
from sorry_a11y.online.server.people.identities import Identities
from sorry_a11y.online.server.people.moderation import FOR_EVER, Bans
from sorry_a11y.online.server.people.walls import Walls
from sorry_a11y.online.server.rate_limits import network_of
from sorry_a11y.online.server.refusal import RefusedError
from sorry_a11y.online.server.rooms.room import Room
from sorry_a11y.online.wire import protocol as msg
from sorry_a11y.store.sqlite_log import DAY_S

_INVITED_S = 300.0
"""Seconds for which an invitation is open, unless it is taken."""


log = logging.getLogger(__name__)


class NoticeFor(Struct, frozen=True, tag="notice"):
    """A notice for an identity, wherever they are.

    Attributes:
        to: The number of the identity.
        notice: The notice.
    """

    to: int
    notice: msg.Notice


class TiesChanged(Struct, frozen=True, tag="ties"):
    """The news that the ties of an identity have changed.

    Attributes:
        person: The number of the identity.
    """

    person: int


ForOthers = NoticeFor | TiesChanged
"""What a server tells the others that share its database."""
_told_by_others = msgspec.json.Decoder(ForOthers)


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
        self._bans: Bans | None = None
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
            RefusedError: The versions differ, or the identity or the address is banned.
        """
        if hello.v != msg.PROTOCOL or hello.rules != RULES_VERSION:
            raise RefusedError("version", accepted=__version__)
        if connection.hello:
            return
        known = None
        try:
            if self._bans is None:
                await self._read_bans()
            if hello.identity:
                known = await self.directory.ask(
                    lambda people: people.acquainted(
                        people.identities.with_secret(hello.identity, self.day)
                    )
                )
        except PeopleError as error:
            log.warning("no identity can be read: %s", error)
            connection.is_recognised = False
        if until := self._banned_until(known.identity.number if known else 0, connection.address):
            day = "" if until >= FOR_EVER else str(date.fromtimestamp(until * DAY_S))
            raise RefusedError("banned", accepted=day)
        if connection in self.presence.connections:  # still
            connection.hello = hello
            self.presence.learn(connection, known)

    async def introduce(
        self, connection: Connection, name: str, people: Collection[int] = ()
    ) -> None:
        """Look up the facts about a guest who wants a seat under a name.

        If that fails, the name is nobody's, and only blocks of those who are here are known.

        Args:
            connection: The connection of the guest.
            name: The name; empty for a guest who comes back.
            people: The identities where the guest wants to sit.
        """
        person = connection.person

        def found(directory: People) -> Introduction:
            walls = Walls(directory.ties.blocks_of((person, *people)))
            owner = directory.identities.named(name) if name else None
            number = owner.number if owner else 0
            free = directory.identities.free_name(name) if number not in (0, person) else ""
            return Introduction(name, number, free, walls)

        try:
            connection.introduction = await self.directory.ask(found)
        except PeopleError as error:
            log.warning("no name can be looked up: %s", error)
            walls = Walls(self.presence.blocks_of((person, *people)))
            connection.introduction = Introduction(walls=walls)
        self._invited = {key: at for key, at in self._invited.items() if key[1] != person}

    async def walls(self, people: Collection[int]) -> Walls:
        """Return the walls around some people; only of those who are here if that fails."""
        try:
            return Walls(await self.directory.ask(lambda found: found.ties.blocks_of(people)))
        except PeopleError as error:
            log.warning("no blocks can be looked up: %s", error)
            return Walls(self.presence.blocks_of(people))

    def check_name(self, connection: Connection, name: str) -> None:
        """Refuse a name that belongs to somebody else; raises RefusedError."""
        found = connection.introduction
        if found.name == name and found.owner not in (0, connection.person):
            raise RefusedError("name", given=name, accepted=found.free)

    # -- the operator ------------------------------------------------------------------------------

    def bans(self, person: int, address: str) -> bool:
        """Return whether an identity, 0 for none, or an address is banned today."""
        return self._banned_until(person, address) > 0

    def _banned_until(self, person: int, address: str) -> int:
        return self._bans.until(person, address, self.day) if self._bans else 0

    async def _read_bans(self) -> None:
        self._bans = Bans(await self.directory.ask(lambda people: people.moderation.bans()))

    async def learn_news(self) -> bool:
        """Read the bans and the identities again if the operator's command has changed the file.

        Returns:
            Whether it may have changed the file.

        Raises:
            PeopleError: The database cannot be read.
        """
        if not await self.directory.ask(lambda people: people.moderation.has_changed()):
            return False
        await self._read_bans()
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
                one.known
                and "tables" in one.known.watches
                and one.language == language
                and own != person
                and not blocks(person, own)
                and not blocks(own, person)
            ):
                one.tell(told)

    async def hear(self, text: str) -> int:
        """Take what another server tells.

        Returns:
            The number of the identity whose ties have changed; 0 for none.

        Raises:
            PeopleError: The ties of the identity cannot be read.
        """
        try:
            told: ForOthers = _told_by_others.decode(text)
        except msgspec.DecodeError:
            log.warning("another server tells what this one does not know")
            return 0
        if isinstance(told, NoticeFor):
            self.tell_person(told.to, told.notice)
            return 0
        await self.refresh(told.person)
        return told.person

    async def refresh(self, person: int) -> None:
        """Read the ties of an identity again if it is here, and tell it; raises PeopleError."""
        if self.presence.of_person(person):
            known = await self.directory.ask(lambda people: people.known_as(person))
            self.become(self.presence.of_person(person), known)

    # -- invitations -------------------------------------------------------------------------------

    def has_open_invitation(self, by: Connection, person: int, now: float) -> bool:
        """Return whether an identity has an open invitation from the network of a connection."""
        self._invited = {key: at for key, at in self._invited.items() if now - at < _INVITED_S}
        return (network_of(by.address), person) in self._invited

    def note_invitation(self, by: Connection, person: int, now: float) -> None:
        """Note that a connection has invited an identity."""
        self._invited[network_of(by.address), person] = now
