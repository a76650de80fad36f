"""Who is at a server: connections that have said hello, and the identities that they prove."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from sorry_a11y.server.directory import Acquaintance
from sorry_a11y.server.identities import Identity

GONE_S = 300.0
"""Seconds for which somebody must have been gone for friends to be told that they came."""


@dataclass(frozen=True)
class Introduction:
    """The facts that were found out about somebody who wants a seat.

    Attributes:
        name: The name under which they want to sit.
        owner: The number of the identity to which it belongs, 0 for none.
        free: A name like it that belongs to nobody.
        blocked_by: The numbers of those who have blocked them.
    """

    name: str = ""
    owner: int = 0
    free: str = ""
    blocked_by: frozenset[int] = frozenset()


@dataclass(slots=True)
class Visitor:
    """A connection that has said hello.

    Attributes:
        number: The connection.
        address: The address that it comes from.
        language: The language of its player.
        secret: The secret that proves its identity.
        identity: The identity; None for none.
        friends: The names of the friends of that identity.
        blocked: Those whom it has blocked: their numbers and names.
        is_in: Whether it is in the hall.
        game: The game whose new tables it wants to hear of, "" for all, None for none.
        introduction: What was found out when it last wanted a seat.
    """

    number: int
    address: str
    language: str
    secret: str
    identity: Identity | None = None
    friends: tuple[str, ...] = ()
    blocked: dict[int, str] = field(default_factory=dict)
    is_in: bool = False
    game: str | None = None
    introduction: Introduction = Introduction()

    @property
    def person(self) -> int:
        """The number of its identity, 0 for none."""
        return self.identity.number if self.identity else 0

    def becomes(self, known: Acquaintance | None) -> None:
        """Have an identity, or none."""
        self.identity = known.identity if known else None
        self.friends = known.friends if known else ()
        self.blocked = known.blocked if known else {}


class Presence:
    """Knows the visitors of a server, and by which connections each identity is here."""

    def __init__(self) -> None:
        self._visitors: dict[int, Visitor] = {}
        self._of_person: dict[int, set[int]] = {}
        self._left: dict[int, float] = {}

    def __iter__(self) -> Iterator[Visitor]:
        return iter(self._visitors.values())

    def get(self, number: int) -> Visitor | None:
        """Return the visitor of a connection; None before it has said hello."""
        return self._visitors.get(number)

    def enter(self, visitor: Visitor, known: Acquaintance | None) -> None:
        """Take in a connection that has said hello."""
        self._visitors[visitor.number] = visitor
        self.learn(visitor, known)

    def leave(self, number: int, now: float) -> None:
        """Forget a connection that is over."""
        visitor = self._visitors.pop(number, None)
        if visitor is None:
            return
        person = visitor.person
        self.learn(visitor, None)
        if person and visitor.is_in and not self.is_in_hall(person):
            self._left[person] = now

    def learn(self, visitor: Visitor, known: Acquaintance | None) -> None:
        """Have a visitor have an identity, or none."""
        if before := visitor.person:
            connections = self._of_person[before]
            connections.discard(visitor.number)
            if not connections:
                del self._of_person[before]
        visitor.becomes(known)
        if known:
            self._of_person.setdefault(known.identity.number, set()).add(visitor.number)

    def people(self) -> list[int]:
        """Return the numbers of the identities that are here."""
        return [*self._of_person]

    def of(self, person: int) -> list[Visitor]:
        """Return the visitors with an identity."""
        return [self._visitors[number] for number in self._of_person.get(person, ())]

    def with_secret(self, secret: str) -> list[Visitor]:
        """Return the visitors whose program has a secret."""
        return [one for one in self if one.secret == secret]

    def is_in_hall(self, person: int) -> bool:
        """Return whether an identity is in the hall."""
        return any(one.is_in for one in self.of(person))

    def was_gone(self, person: int, now: float) -> bool:
        """Return whether an identity comes to the hall after a while."""
        left = self._left.get(person)
        return not self.is_in_hall(person) and (left is None or now - left >= GONE_S)

    def blocks(self, person: int, other: int) -> bool:
        """Return whether an identity has blocked another one, as far as that is known here; 0
        stands for none, which blocks nobody."""
        if not (person and other):
            return False
        if here := self.of(person):
            return any(other in one.blocked for one in here)
        return any(person in one.introduction.blocked_by for one in self.of(other))

    def tick(self, now: float) -> None:
        """Forget who has been gone for a while."""
        self._left = {one: at for one, at in self._left.items() if now - at < GONE_S}
