"""The hall of a server: what people who do not know each other yet ask for.

It knows connections by their numbers and identities by theirs, no rooms and no sockets. What has to
be looked up or written is awaited (`directory`); what the tables ask between two messages is in
memory (`presence`).
"""

from __future__ import annotations

import logging
from collections.abc import Callable

import msgspec

from sorry_a11y.server.directory import Acquaintance, Directory, People, PeopleError
from sorry_a11y.server.hall_requests import HallRequests
from sorry_a11y.server.identities import Identities, Identity
from sorry_a11y.server.notices import Invitation, Notices
from sorry_a11y.server.operator_desk import DAY_S, OperatorDesk
from sorry_a11y.server.presence import Introduction, Presence, Visitor
from sorry_a11y.server.refusal import RefusedError
from sorry_a11y.server.ties import DueTurn
from sorry_a11y.store.errors import LogError
from sorry_a11y.store.log_store import LogStore
from sorry_a11y.wire import protocol as msg

log = logging.getLogger(__name__)


class Hall:
    """Answers the people of a server. What is awaited raises RefusedError, and PeopleError where
    what is known of people cannot be had.

    Attributes:
        presence: Who is here.
        notices: What they are told.
        desk: What the operator has a say in; None where no identities are known.

    Args:
        identities: The identities that the server knows; None where it knows none, and nobody comes
            in.
        now: Gives seconds since 1970.
        tell: Has a connection told something.
        place: Tells where a connection is.
    """

    def __init__(
        self, identities: Identities | None, now: Callable[[], float],
        tell: Callable[[int, msg.Down], None], place: Callable[[int], msg.Place],
    ) -> None:
        self.presence = Presence()
        self.notices = Notices(self.presence, tell)
        self._directory = Directory(identities) if identities else None
        self.desk = OperatorDesk(self._directory, self.presence, now) if self._directory else None
        self._now = now
        self._requests = HallRequests(
            self._directory, self.presence, self.notices, self.desk, now, place
        ) if self._directory and self.desk else None
        self._due: dict[str, tuple[DueTurn, int]] = {}

    @property
    def is_open(self) -> bool:
        """Whether the server knows identities, without which nobody comes in."""
        return self._directory is not None

    @property
    def requests(self) -> HallRequests:
        """The requests that people may make; raises RefusedError where no identities are known."""
        if self._requests is None:
            raise RefusedError("no-hall")
        return self._requests

    def share(self, journal: LogStore) -> None:
        """Have invitations reach people at the other servers of a log, and those from there the
        people here."""
        if self._requests is None:
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
                self.notices.invited(invitation)

        self._requests.elsewhere, journal.heard = tell_others, hear

    # -- what tables ask, in memory ----------------------------------------------------------------

    def person_of(self, number: int) -> int:
        """Return the number of the identity of a connection, 0 for none."""
        visitor = self.presence.get(number)
        return visitor.person if visitor else 0

    def language_of(self, number: int) -> str:
        """Return the language of a connection."""
        visitor = self.presence.get(number)
        return visitor.language if visitor else ""

    def check_name(self, number: int, name: str) -> None:
        """Refuse a name that belongs to somebody else; raises RefusedError."""
        visitor = self.presence.get(number)
        found = visitor.introduction if visitor else Introduction()
        if visitor and found.name == name and found.owner not in (0, visitor.person):
            raise RefusedError("name", given=name, accepted=found.free)

    def bars(self, person: int, address: str) -> bool:
        """Return whether an identity, 0 for none, or who comes from an address may not come."""
        return self.desk is not None and bool(self.desk.barred_until(person, address))

    def opened(self, listed: msg.Listed, person: int) -> None:
        """Note that a table of identity ``person``, 0 for none, is open to all from now on."""
        self.notices.table_opened(listed, person)

    def awaits(self, due: DueTurn, person: int) -> None:
        """Note that a slow table waits for identity ``person``, 0 for nobody who has one; written
        down and told soon (`look_after`)."""
        if self._directory:
            self._due[due.table] = (due, person)

    # -- coming and going --------------------------------------------------------------------------

    async def greet(self, number: int, address: str, hello: msg.Hello) -> None:
        """Take in a connection that says hello; raises RefusedError for who is barred. Where what
        is known of people cannot be had, tables go on without."""
        if self.presence.get(number):
            return
        known = await self._who(hello.identity)
        if self.desk:
            self.desk.check_barred(known.identity.number if known else 0, address)
        self.presence.enter(Visitor(number, address, hello.lang, hello.identity), known)

    async def _who(self, secret: str) -> Acquaintance | None:
        if self._directory is None or self.desk is None:
            return None
        try:
            await self.desk.have_bars()
            day = self._day
            return await self._directory.ask(
                lambda people: people.known_by(secret, day)
            ) if secret else None
        except PeopleError as error:
            log.warning("no identity can be read: %s", error)
            return None

    async def introduce(self, number: int, name: str) -> None:
        """Find out what tables ask about somebody who wants a seat under a name; nothing where that
        cannot be had."""
        visitor = self.presence.get(number)
        if visitor is None or self._directory is None:
            return
        person = visitor.person

        def found(people: People) -> Introduction:
            owner = people.identities.named(name)
            is_taken = owner is not None and owner.number != person
            return Introduction(
                name, owner.number if owner else 0,
                people.identities.free_name(name) if is_taken else "",
                people.ties.to(person, "blocked") if person else frozenset(),
            )

        try:
            visitor.introduction = await self._directory.ask(found)
        except PeopleError as error:
            log.warning("no name can be looked up: %s", error)
            visitor.introduction = Introduction()
        self.notices.close_invitations(person)

    def gone(self, number: int, now: float) -> None:
        """Note that a connection is over."""
        self.presence.leave(number, now)

    # -- time --------------------------------------------------------------------------------------

    async def tell_turns(self) -> None:
        """Write down for whom slow tables wait, and tell them; what fails is tried again with the
        next call. Raises PeopleError."""
        while self._directory and self._due:
            table, (due, person) = next(iter(self._due.items()))
            await self._tell_turn(self._directory, due, person)
            if self._due.get(table) == (due, person):
                del self._due[table]

    async def learn_news(self) -> bool:
        """Learn what the operator's command has written; return whether that is anything. Raises
        PeopleError."""
        if self._directory is None or self.desk is None or not await self.desk.has_news():
            return False
        here = self.presence.people()
        known = await self._directory.ask(lambda people: people.identities.known(here))
        for person in here:
            if person not in known:
                self.notices.become(self.presence.of(person), None)
        return True

    async def forget_old(self, day: int, *, person: int, turn: int, report: int) -> None:
        """Forget what nobody used since some days before ``day``: identities, slow tables that
        wait, reports; and bars that have ended. Raises PeopleError."""
        def forget(people: People) -> None:
            people.identities.forget_unseen(day - person)
            people.turns.forget_before(day - turn)
            people.moderation.forget_before(day - report, day)

        if self._directory:
            await self._directory.ask(forget)

    async def end(self) -> None:
        """Ask nothing more about people."""
        if self._directory:
            await self._directory.end()

    async def _tell_turn(self, directory: Directory, due: DueTurn, person: int) -> None:
        day = self._day

        def waiting(people: People) -> Identity | None:
            name = people.identities.name(person)
            number = person if name else 0
            return Identity(number, name) if people.turns.wait_for(due, number, day) else None

        if own := await directory.ask(waiting):
            self.notices.turn_came(due, own)

    @property
    def _day(self) -> int:
        return int(self._now()) // DAY_S
