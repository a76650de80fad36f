"""The hall of a server: who is here, and what people who do not know each other yet need.

It knows connections by their numbers and identities by theirs, no rooms and no sockets. What is
told goes out by `Hall.tell`. Nobody is told anything of somebody who has blocked them, and nobody
learns that they are blocked.
"""

from __future__ import annotations

import logging
import sqlite3
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import date

from sorry_a11y.server.identities import DueTurn, Identities, Identity, NameTakenError, Tie
from sorry_a11y.server.members import RefusedError, proper_name
from sorry_a11y.server.moderation import (
    FOR_EVER,
    Moderation,
    Order,
    OrderAnswer,
    Report,
)
from sorry_a11y.server.other_halls import HallNews, OtherHalls, Present
from sorry_a11y.server.rate_limits import (
    INVITATIONS,
    NAMES,
    NAMES_OF_ALL,
    RELATIONS,
    REPORTS,
    VISITS,
    network_of,
    take_each,
)
from sorry_a11y.server.shared_limits import LimitsReport, SharedLimits
from sorry_a11y.wire import protocol as msg
from sorry_a11y.wire.codes import digest, new_code, typed_code

TRANSFER_S = 600
"""Seconds for which a code takes an identity to another device."""
GONE_S = 300.0
"""Seconds for which somebody must have been gone for friends to be told that they came."""
DAY_S = 86_400
MOST_PEOPLE = 200
"""People who are told of at once."""
TIES: dict[str, tuple[Tie, bool]] = {
    "friend": ("friend", True), "unfriend": ("friend", False),
    "block": ("blocked", True), "unblock": ("blocked", False),
}
TIE_KINDS: tuple[Tie, Tie] = ("friend", "blocked")
ALL = "all"

log = logging.getLogger(__name__)


@dataclass
class Visitor:
    """A connection that has said hello. ``secret``: what proves its identity; ``is_in``: whether
    it is in the hall; ``game``: the game whose new tables it wants to hear of, "" for all, None
    for none."""

    number: int
    address: str
    language: str
    secret: str
    identity: Identity | None = None
    is_in: bool = False
    game: str | None = None


class Hall:
    """The people of a server. ``identities``: None where the server knows none; ``now``: seconds
    since 1970; ``tell``: has a connection told something; ``place``: where a connection is;
    ``limits``: those that hold for all processes."""

    def __init__(
        self, identities: Identities | None, now: Callable[[], float],
        tell: Callable[[int, msg.Down], None], place: Callable[[int], msg.Place],
        limits: SharedLimits,
    ) -> None:
        self._limits = limits
        self._identities = identities
        self._moderation = Moderation(
            identities.file, identities.part, identities.parts or 1
        ) if identities else None
        self._others = OtherHalls(
            identities.file, identities.part, now
        ) if identities and identities.parts != 1 else None
        self._date = now
        self._tell = tell
        self._place = place
        self._visitors: dict[int, Visitor] = {}
        self._of_person: dict[int, set[int]] = {}
        self._watching: set[int] = set()
        self._blocked: dict[int, frozenset[int]] = {}
        self._left: dict[int, float] = {}
        self._visits = limits.allowance(VISITS)
        self._names = limits.allowance(NAMES)
        self._names_of_all = limits.allowance(NAMES_OF_ALL)
        self._related = limits.allowance(RELATIONS)
        self._invited = limits.allowance(INVITATIONS)
        self._reported = limits.allowance(REPORTS)

    @property
    def is_open(self) -> bool:
        """Whether the server knows identities, without which nobody comes in."""
        return self._identities is not None

    # -- who somebody is ---------------------------------------------------------------------------

    def greet(self, number: int, address: str, hello: msg.Hello) -> None:
        """A connection says hello; raises RefusedError for who is barred."""
        if number in self._visitors:
            return
        known = self._who(hello.identity)
        self._check_barred(known.number if known else 0, address)
        visitor = Visitor(number, address, hello.lang, hello.identity)
        self._visitors[number] = visitor
        if known:
            self._set(visitor, known)

    def _who(self, secret: str) -> Identity | None:
        """Return the identity that a secret proves; None where that cannot be read: tables go on
        without the file of people."""
        try:
            found = self._identities and secret and (
                self._identities.with_secret(secret, self._day())
            )
        except sqlite3.Error:
            log.exception("no identity can be read")
            return None
        return found or None

    def gone(self, number: int, now: float) -> None:
        """A connection is over."""
        visitor = self._visitors.pop(number, None)
        self._watching.discard(number)
        person = visitor.identity.number if visitor and visitor.identity else 0
        if visitor and person:
            self._set(visitor, None)
            if visitor.is_in and not self._is_in(person):
                self._left[person] = now

    def tick(self, now: float) -> None:
        """Let time pass."""
        self._left = {one: at for one, at in self._left.items() if now - at < GONE_S}
        report = self._limits.report(self._identities.part if self._identities else 0, now)
        if self._others:
            try:
                self._meet(self._others, report, now)
            except sqlite3.Error as error:
                log.warning("nothing known of the other halls: %s", error)

    def _meet(self, others: OtherHalls, report: LimitsReport | None, now: float) -> None:
        """Let the other processes know who is here, and do what they have told."""
        others.show([
            Present(one.identity.number, one.identity.name, self._place(one.number), one.is_in)
            for one in self._visitors.values() if one.identity
        ])
        if report:
            others.tell(HallNews("limits", report=report))
        news_of_others = others.look()
        if self._moderation and self._identities and not self._identities.parts:
            self._moderation.parts = 1 + others.count
        for news in news_of_others:
            match news:
                case HallNews("friend", person, notice=msg.Notice(name=name)):
                    self._tell_friends_here(Identity(person, name))
                case HallNews("table", person, notice=msg.Notice() as notice):
                    self._tell_watchers(notice, news.language, person)
                case HallNews("invited", person, to, msg.Notice() as notice):
                    self._tell_invited(to, person, notice)
                case HallNews("turn", person, notice=msg.Notice() as notice):
                    self._tell_person(person, notice)
                case HallNews("limits", report=LimitsReport() as told):
                    self._limits.count(told, now)
                case HallNews("changed", person):
                    self._learn_anew(person)

    def _tell_others(self, news: HallNews) -> None:
        """Let the other processes know something."""
        if self._others:
            self._others.tell(news)

    def _elsewhere(self) -> Sequence[Present]:
        return self._others.people if self._others else ()

    def hello_of(self, number: int) -> msg.Hello:
        """Return the greeting with which another server knows a connection as this one does."""
        visitor = self._visitors[number]
        return msg.Hello(
            msg.PROTOCOL, "relay", msg.RULES_VERSION, visitor.language, visitor.secret
        )

    def person_of(self, number: int) -> int:
        """Return the number of the identity of a connection, 0 for none."""
        visitor = self._visitors.get(number)
        return visitor.identity.number if visitor and visitor.identity else 0

    def language_of(self, number: int) -> str:
        """Return the language of a connection."""
        visitor = self._visitors.get(number)
        return visitor.language if visitor else ""

    def check_name(self, number: int, name: str) -> None:
        """Raise RefusedError for a name that belongs to somebody else."""
        if self._identities is None:
            return
        try:
            owner = self._identities.named(name)
            free = self._identities.free_name(name) if owner else ""
        except sqlite3.Error:
            log.exception("no name can be looked up")
            return
        if owner and owner.number != self.person_of(number):
            raise RefusedError("name", given=name, accepted=free)

    def blocks(self, person: int, other: int) -> bool:
        """Whether an identity has blocked another one; 0 stands for none, which blocks nobody."""
        if not (person and other and self._identities):
            return False
        if person in self._blocked:
            return other in self._blocked[person]
        return other in {one.number for one in self._identities.ties(person, "blocked")}

    def is_blocked_by(self, name: str, number: int) -> bool:
        """Whether somebody with a name of their own has blocked a connection's identity."""
        if self._identities is None:
            return False
        try:
            by = self._identities.named(name)
            return by is not None and self.blocks(by.number, self.person_of(number))
        except sqlite3.Error:
            log.exception("no block can be read")
            return False

    # -- what is asked for -------------------------------------------------------------------------

    def take(self, number: int, message: msg.OfHall, now: float) -> None:
        """Do what a connection asks for; raises RefusedError."""
        visitor = self._visitors[number]
        if self._identities is None:
            raise RefusedError("no-hall")
        match message:
            case msg.TakeName():
                self._take_name(self._identities, visitor, message.name, now)
            case msg.AskTransfer():
                self._offer_transfer(self._identities, visitor)
            case msg.ForgetMe():
                self._forget(self._identities, visitor)
            case msg.EnterHall():
                if not self._visits.take(network_of(visitor.address), now):
                    raise RefusedError("many")
                self._enter(visitor, now)
            case msg.WatchTables():
                self._watch(visitor, message.game if message.on else None)
            case msg.Relate():
                self._relate(self._identities, visitor, message, now)

    def adopt(self, number: int, typed: str) -> bool:
        """Have a connection's secret prove the identity to which a code leads; return whether it
        leads to one."""
        visitor, code = self._visitors[number], typed_code(typed)
        if self._identities is None:
            raise RefusedError("no-hall")
        if not visitor.secret:
            raise RefusedError("identity")
        person = self._identities.take_transfer(digest(code or ""), int(self._date()))
        identity = self._identities.adopt(visitor.secret, person) if person else None
        if identity:
            self._now_is(visitor.secret, identity)
        return identity is not None

    def _take_name(
        self, identities: Identities, visitor: Visitor, wished: str, now: float
    ) -> None:
        if not visitor.secret:
            raise RefusedError("identity")
        name = proper_name(wished)
        network = network_of(visitor.address)
        if not take_each(now, (self._names, network), (self._names_of_all, ALL)):
            raise RefusedError("many")
        try:
            identity = identities.claim(visitor.secret, name, self._day())
        except NameTakenError as error:
            raise RefusedError("name", given=name, accepted=error.free) from error
        self._now_is(visitor.secret, identity)

    def _offer_transfer(self, identities: Identities, visitor: Visitor) -> None:
        code, until = new_code(), int(self._date()) + TRANSFER_S
        identities.offer_transfer(self._known(visitor).number, digest(code), until)
        self._tell(visitor.number, msg.TransferCode(code, TRANSFER_S))

    def _forget(self, identities: Identities, visitor: Visitor) -> None:
        person = self._known(visitor).number
        identities.forget(person)
        self.forgotten(person)

    def forgotten(self, person: int) -> None:
        """An identity is kept no more."""
        for one in self._connections_of(person):
            self._set(one, None)
            self._tell_you(one)

    def _now_is(self, secret: str, identity: Identity) -> None:
        """All connections with a secret have an identity from now on."""
        self._tell_others(HallNews("changed", identity.number))
        for one in self._visitors.values():
            if one.secret == secret:
                self._set(one, identity)
                self._tell_you(one)

    # -- who is here -------------------------------------------------------------------------------

    def _enter(self, visitor: Visitor, now: float) -> None:
        own = visitor.identity
        if own and not visitor.is_in and not self._is_in(own.number):
            left = self._left.get(own.number)
            if left is None or now - left >= GONE_S:
                self._tell_friends(own)
        visitor.is_in = True
        self._tell_you(visitor)
        if own and self._identities:
            for due in self._identities.turns_of(own.number):
                self._tell(visitor.number, _turn(due, own))
        people = {one.number: msg.HallPerson(one.name, self._place(number))
                  for one, number in self._people().items()}
        for there in self._elsewhere():
            if there.is_in:
                people.setdefault(there.person, msg.HallPerson(there.name, there.place))
        hidden = self._hidden_from(own.number) if own else frozenset()
        told = sorted(
            (one for number, one in people.items() if number not in hidden),
            key=lambda one: one.name,
        )
        self._tell(visitor.number, msg.HallNow(told[:MOST_PEOPLE], len(told)))

    def _hidden_from(self, own: int) -> frozenset[int]:
        """Return whom an identity is not told of: itself, and who has blocked whom of the two."""
        assert self._identities, "there are identities"
        blocked_by = self._identities.tied_to(own, "blocked")
        return frozenset({own, *blocked_by}) | self._blocked.get(own, frozenset())

    def _people(self) -> dict[Identity, int]:
        """Return those in the hall, each with a connection of theirs."""
        return {
            one.identity: one.number for one in self._visitors.values()
            if one.is_in and one.identity
        }

    def _tell_friends(self, own: Identity) -> None:
        self._tell_others(HallNews("friend", own.number, notice=msg.Notice("friend", own.name)))
        self._tell_friends_here(own)

    def _tell_friends_here(self, own: Identity) -> None:
        assert self._identities, "there are identities"
        for person in self._identities.tied_to(own.number, "friend"):
            if not self.blocks(own.number, person):
                for one in self._connections_of(person):
                    self._tell(one.number, msg.Notice("friend", own.name))

    def _watch(self, visitor: Visitor, game: str | None) -> None:
        visitor.game = game
        if game is None:
            self._watching.discard(visitor.number)
        else:
            self._watching.add(visitor.number)
        self._tell_you(visitor)

    def opened(self, listed: msg.Listed, person: int) -> None:
        """A table of identity ``person`` (0 for none) is open to all from now on."""
        told = msg.Notice("table", listed.host, listed.code, listed.game)
        try:
            self._tell_watchers(told, listed.language, person)
            self._tell_others(HallNews("table", person, notice=told, language=listed.language))
        except sqlite3.Error:  # the table is there all the same
            log.exception("a table that opened is not told of")

    def _tell_watchers(self, told: msg.Notice, language: str, person: int) -> None:
        for number in self._watching:
            one = self._visitors[number]
            own = one.identity.number if one.identity else 0
            if (
                one.game in ("", told.game) and one.language == language
                and not (own and own == person)
                and not self.blocks(person, own) and not self.blocks(own, person)
            ):
                self._tell(one.number, told)

    # -- slow tables -------------------------------------------------------------------------------

    def awaits(self, due: DueTurn, person: int) -> None:
        """A slow table waits for identity ``person``, 0 for nobody who has one."""
        if self._identities is None:
            return
        name = self.name_of(person)
        own = Identity(person if name else 0, name)
        try:
            if self._identities.await_turn(due, own.number, self._day()):
                told = _turn(due, own)
                self._tell_others(HallNews("turn", own.number, notice=told))
                self._tell_person(own.number, told)
        except sqlite3.Error:  # the turn is told at the table all the same
            log.exception("a slow table that waits is not told of")

    def _tell_person(self, person: int, told: msg.Notice) -> None:
        for one in self._connections_of(person):
            self._tell(one.number, told)

    # -- friends, and people who are blocked -------------------------------------------------------

    def _relate(
        self, identities: Identities, visitor: Visitor, message: msg.Relate, now: float
    ) -> None:
        own, other = self._known(visitor), identities.named(message.name)
        if other is None or other.number == own.number:
            raise RefusedError("person", given=message.name)
        if not self._related.take(str(own.number), now):
            raise RefusedError("many")
        kind, is_so = TIES[message.what]
        if not is_so:
            identities.untie(own.number, kind, other.number)
        elif not identities.tie(own.number, kind, other.number):
            raise RefusedError("many")
        self._tell_others(HallNews("changed", own.number))
        self._learn_anew(own.number)

    def _learn_anew(self, person: int) -> None:
        """Read anew what is known of somebody, and tell them."""
        here = self._connections_of(person)
        name = self.name_of(person) if here else ""
        for one in here:
            self._set(one, Identity(person, name) if name else None)
            self._tell_you(one)

    def invite(self, number: int, name: str, code: str, game: str, now: float) -> None:
        """Tell somebody who is here of a table that a code leads to; raises RefusedError. Those
        who have blocked the one who invites are not told, which is not told either."""
        if self._identities is None:
            raise RefusedError("no-hall")
        own, other = self._known(self._visitors[number]), self._identities.named(name)
        if other is None or other == own or not self._is_here(other.number):
            raise RefusedError("person", given=name)
        if not self._invited.take(str(own.number), now):
            raise RefusedError("many")
        self._tell(number, msg.Notice("sent", other.name))
        told = msg.Notice("invited", own.name, code, game)
        self._tell_invited(other.number, own.number, told)
        if any(one.person == other.number for one in self._elsewhere()):
            self._tell_others(HallNews("invited", own.number, other.number, told))

    def _tell_invited(self, person: int, by: int, told: msg.Notice) -> None:
        if not self.blocks(person, by):
            self._tell_person(person, told)

    # -- those who run the server ------------------------------------------------------------------

    def report(
        self, number: int, name: str, person: int, address: str, lines: Sequence[str], now: float
    ) -> None:
        """Keep a report of a guest by a connection, with the last ``lines`` of chat."""
        visitor = self._visitors[number]
        if self._moderation is None:
            raise RefusedError("no-hall")
        if not self._reported.take(network_of(visitor.address), now):
            raise RefusedError("many")
        by = visitor.identity.name if visitor.identity else ""
        self._moderation.report(
            Report(0, self._day(), by, name, person, network_of(address), tuple(lines))
        )
        self._tell(number, msg.Notice("reported", name))

    def announce(self, text: str) -> int:
        """Have everybody who is connected hear a sentence; return how many they are."""
        for number in self._visitors:
            self._tell(number, msg.Notice("announced", text=text))
        return len(self._visitors)

    def name_of(self, person: int) -> str:
        """Return the name of an identity, empty for none."""
        return self._identities.name(person) if self._identities else ""

    def has_news_of_operator(self) -> bool:
        """Whether the operator's command has changed the file since this was last asked; whom it
        has forgotten is forgotten here then."""
        if self._moderation is None or not self._moderation.has_changed():
            return False
        here = [*self._of_person]
        known = self._identities.known(here) if self._identities else set()
        for person in here:
            if person not in known:
                self.forgotten(person)
        return True

    def orders(self) -> list[Order]:
        """Return what the operator asks of this server."""
        return self._moderation.orders() if self._moderation else []

    def answer(self, order: Order, answer: OrderAnswer) -> None:
        """Answer the operator."""
        if self._moderation:
            self._moderation.answer(order.number, answer)

    def barred(self) -> list[int]:
        """Return the connections of those who are barred."""
        if self._moderation is None:
            return []
        day = self._day()
        return [
            one.number for one in self._visitors.values()
            if self._moderation.barred_until(self.person_of(one.number), one.address, day)
        ]

    def present(self) -> list[tuple[str, msg.Place]]:
        """Return the names of those who are here, and where they are."""
        found = {
            one.identity.name: self._place(one.number)
            for one in self._visitors.values() if one.identity
        }
        return sorted(found.items())

    def _check_barred(self, person: int, address: str) -> None:
        if self._moderation is None:
            return
        try:
            until = self._moderation.barred_until(person, address, self._day())
        except sqlite3.Error:
            log.exception("no bar can be read")
            return
        if until:
            day = "" if until >= FOR_EVER else str(date.fromtimestamp(until * DAY_S))
            raise RefusedError("barred", accepted=day)

    # -- steps -------------------------------------------------------------------------------------

    def _known(self, visitor: Visitor) -> Identity:
        if visitor.identity is None or self._identities is None:
            raise RefusedError("identity")
        return visitor.identity

    def _connections_of(self, person: int) -> list[Visitor]:
        return [self._visitors[number] for number in self._of_person.get(person, ())]

    def _set(self, visitor: Visitor, identity: Identity | None) -> None:
        """Have a connection have an identity, or none."""
        if before := visitor.identity:
            connections = self._of_person[before.number]
            connections.discard(visitor.number)
            if not connections:
                del self._of_person[before.number]
                self._blocked.pop(before.number, None)
        visitor.identity = identity
        if identity:
            self._of_person.setdefault(identity.number, set()).add(visitor.number)
            self._learn_blocked(identity)

    def _is_in(self, person: int) -> bool:
        return any(one.is_in for one in self._connections_of(person)) or any(
            one.is_in for one in self._elsewhere() if one.person == person
        )

    def _is_here(self, person: int) -> bool:
        return person in self._of_person or any(
            one.person == person for one in self._elsewhere()
        )

    def _learn_blocked(self, identity: Identity) -> None:
        if self._identities:
            found = self._identities.ties(identity.number, "blocked")
            self._blocked[identity.number] = frozenset(one.number for one in found)

    def _tell_you(self, visitor: Visitor) -> None:
        own = visitor.identity
        if own is None or self._identities is None:
            self._tell(visitor.number, msg.You())
            return
        friends, blocked = (
            [one.name for one in self._identities.ties(own.number, kind)]
            for kind in TIE_KINDS
        )
        self._tell(visitor.number, msg.You(own.name, friends, blocked, visitor.game))

    def _day(self) -> int:
        return int(self._date()) // DAY_S


def _turn(due: DueTurn, own: Identity) -> msg.Notice:
    """Return what somebody is told whose turn it is at a slow table."""
    host = "" if due.host == own.name else due.host
    return msg.Notice("turn", host, due.table, due.game)
