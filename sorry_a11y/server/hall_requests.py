"""What the people of a server ask for in its hall."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence

from sorry_a11y.server.directory import Acquaintance, Directory, People
from sorry_a11y.server.door import proper_name
from sorry_a11y.server.identities import Identity, NameTakenError
from sorry_a11y.server.members import Guest
from sorry_a11y.server.notices import Invitation, Notices, turn_notice
from sorry_a11y.server.operator_desk import DAY_S, OperatorDesk
from sorry_a11y.server.presence import Presence, Visitor
from sorry_a11y.server.rate_limits import (
    INVITATIONS,
    NAMES,
    NAMES_OF_ALL,
    RELATIONS,
    REPORTS,
    SITE,
    VISITS,
    Budget,
    Rate,
    RateLimiter,
    network_of,
)
from sorry_a11y.server.refusal import RefusedError
from sorry_a11y.server.ties import DueTurn, Tie
from sorry_a11y.wire import protocol as msg
from sorry_a11y.wire.codes import digest, new_code, typed_code

TRANSFER_S = 600
"""Seconds for which a code takes an identity to another device."""
MOST_PEOPLE = 200
"""People who are told of at once."""
TIES: dict[str, tuple[Tie, bool]] = {
    "friend": ("friend", True), "unfriend": ("friend", False),
    "block": ("blocked", True), "unblock": ("blocked", False),
}


class HallRequests:
    """Does what people ask for. Everything raises RefusedError, and PeopleError where what is known
    of people cannot be had.

    Args:
        directory: What is known of people.
        presence: Who is here.
        notices: What they are told.
        desk: What the operator has a say in.
        now: Gives seconds since 1970.
        place: Tells where a connection is.

    Attributes:
        elsewhere: Tells other servers of an invitation; None where there are none.
    """

    def __init__(
        self, directory: Directory, presence: Presence, notices: Notices, desk: OperatorDesk,
        now: Callable[[], float], place: Callable[[int], msg.Place],
    ) -> None:
        self._directory = directory
        self._presence = presence
        self._notices = notices
        self._desk = desk
        self._now = now
        self._place = place
        self.elsewhere: Callable[[Invitation], Awaitable[None]] | None = None
        self._limiter = RateLimiter()
        self._names_of_all = Budget(NAMES_OF_ALL)

    async def take(self, number: int, message: msg.OfHall, now: float) -> None:
        """Do what a connection asks for."""
        visitor = self._visitor(number)
        match message:
            case msg.TakeName():
                await self._take_name(visitor, message.name, now)
            case msg.AskTransfer():
                await self._offer_transfer(visitor)
            case msg.ForgetMe():
                person = self._own(visitor).number
                await self._directory.ask(lambda people: people.identities.forget(person))
                self._notices.become(self._presence.of(person), None)
            case msg.EnterHall():
                self._limit(VISITS, network_of(visitor.address), now)
                await self._enter(visitor, now)
            case msg.WatchTables():
                visitor.game = message.game if message.on else None
                self._notices.tell_who_you_are(visitor)
            case msg.Relate():
                await self._relate(visitor, message, now)

    def _visitor(self, number: int) -> Visitor:
        visitor = self._presence.get(number)
        if visitor is None:
            raise RefusedError("version")
        return visitor

    def _own(self, visitor: Visitor) -> Identity:
        if visitor.identity is None:
            raise RefusedError("identity")
        return visitor.identity

    def _limit(self, rate: Rate, key: str, now: float) -> None:
        if not self._limiter.take(rate, key, now):
            raise RefusedError("many")

    async def _take_name(self, visitor: Visitor, wished: str, now: float) -> None:
        if not visitor.secret:
            raise RefusedError("identity")
        name, secret = proper_name(wished), visitor.secret
        day = int(self._now()) // DAY_S
        if self._names_of_all.refuses(visitor.address, now):
            raise RefusedError("many")
        self._limit(NAMES, network_of(visitor.address, SITE), now)
        self._names_of_all.take(visitor.address, now)
        try:
            known = await self._directory.ask(
                lambda people: people.acquainted(people.identities.claim(secret, name, day))
            )
        except NameTakenError as error:
            raise RefusedError("name", given=name, accepted=error.free) from error
        self._notices.become(self._presence.with_secret(secret), known)

    async def _offer_transfer(self, visitor: Visitor) -> None:
        code, until = new_code(), int(self._now()) + TRANSFER_S
        person = self._own(visitor).number
        await self._directory.ask(
            lambda people: people.identities.offer_transfer(person, digest(code), until)
        )
        self._notices.tell(visitor, msg.TransferCode(code, TRANSFER_S))

    async def adopt(self, number: int, typed: str) -> bool:
        """Have a connection's secret prove the identity to which a code leads; return whether it
        leads to one."""
        visitor = self._visitor(number)
        secret, code, now = visitor.secret, digest(typed_code(typed) or ""), int(self._now())
        if not secret:
            raise RefusedError("identity")

        def adopted(people: People) -> Acquaintance | None:
            person = people.identities.take_transfer(code, now)
            return people.acquainted(people.identities.adopt(secret, person) if person else None)

        known = await self._directory.ask(adopted)
        if known:
            self._notices.become(self._presence.with_secret(secret), known)
        return known is not None

    async def _enter(self, visitor: Visitor, now: float) -> None:
        number = visitor.person
        turns: list[DueTurn] = []
        hidden: frozenset[int] = frozenset()
        if number:
            known, turns, friends, hidden = await self._directory.ask(lambda people: (
                people.known_as(number), people.turns.of(number),
                people.ties.to(number, "friend"), people.ties.to(number, "blocked"),
            ))
            self._presence.learn(visitor, known)
            if known and not visitor.is_in and self._presence.was_gone(number, now):
                self._notices.friend_came(known.identity, friends)
        own = visitor.identity
        visitor.is_in = True
        self._notices.tell_who_you_are(visitor)
        if own:
            for due in turns:
                self._notices.tell(visitor, turn_notice(due, own))
        self._notices.tell(visitor, self._hall_now(hidden | {visitor.person, *visitor.blocked}))

    def _hall_now(self, hidden: frozenset[int]) -> msg.HallNow:
        people = {
            one.person: msg.HallPerson(one.identity.name, self._place(one.number))
            for one in self._presence if one.is_in and one.identity and one.person not in hidden
        }
        told = sorted(people.values(), key=lambda one: one.name)
        return msg.HallNow(told[:MOST_PEOPLE], len(told))

    # -- friends, invitations, reports -------------------------------------------------------------

    async def _relate(self, visitor: Visitor, message: msg.Relate, now: float) -> None:
        other = await self._directory.ask(lambda people: people.identities.named(message.name))
        if other is None:
            raise RefusedError("person", given=message.name)
        await self.relate(visitor.number, message, other.number, now)

    async def relate(self, number: int, message: msg.Relate, other: int, now: float) -> None:
        """Have an identity as a friend, or blocked, or no more. A guest of a table is meant by who
        they are, under whatever name they sit there."""
        visitor = self._visitor(number)
        person = self._own(visitor).number
        if other in (0, person):
            raise RefusedError("person", given=message.name)
        self._limit(RELATIONS, str(person), now)
        kind, is_so = TIES[message.what]

        def related(people: People) -> Acquaintance | None:
            if not is_so:
                people.ties.drop(person, kind, other)
            elif not people.ties.add(person, kind, other):
                raise RefusedError("many")
            return people.known_as(person)

        known = await self._directory.ask(related)
        self._notices.become(self._presence.of(person), known)

    async def invite(self, number: int, name: str, code: str, game: str, now: float) -> None:
        """Tell somebody who is here of a table that a code leads to."""
        visitor = self._visitor(number)
        own = self._own(visitor)
        other = await self._directory.ask(lambda people: people.identities.named(name))
        is_here = other is not None and bool(self._presence.of(other.number))
        if other is None or other == own or not (is_here or self.elsewhere):
            raise RefusedError("person", given=name)
        if self._notices.has_open_invitation(visitor, other.number, now):
            raise RefusedError("invited", given=other.name)
        self._limit(INVITATIONS, network_of(visitor.address), now)
        self._notices.invite(visitor, other, code, game, now)
        if self.elsewhere:
            await self.elsewhere(Invitation(own.number, other.number, own.name, code, game))

    async def report(
        self, number: int, other: Guest, lines: Sequence[str], now: float
    ) -> None:
        """Keep a report of a guest by a connection, with the last ``lines`` of chat."""
        visitor = self._visitor(number)
        self._limit(REPORTS, network_of(visitor.address), now)
        await self._desk.report(visitor, other, lines)
        self._notices.tell(visitor, msg.Notice("reported", other.name, lines=len(lines)))
