"""The database of people, which is read and written on a thread of its own.

So a file or a database that does not answer delays only the request that needs it.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from typing import NamedTuple, TypeVar

from sorry_a11y.online.server.people.identities import Identities, Identity
from sorry_a11y.online.server.people.moderation import Moderation
from sorry_a11y.online.server.people.ties import Ties
from sorry_a11y.online.wire.protocol import Watched
from sorry_a11y.store.work_thread import WorkThread

T = TypeVar("T")


class PeopleError(Exception):
    """Raised if the database of people cannot be read or written now."""


class Acquaintance(NamedTuple):
    """An identity and its ties.

    Attributes:
        identity: The identity.
        friends: The numbers of its friends, with their names.
        asks: The names of those who ask to be a friend.
        blocked: Those whom it has blocked; the number is 0 for who had no identity.
        watches: Of what it wants to be told in the hall, each one of `wire.protocol.Watched`.
    """

    identity: Identity
    friends: dict[int, str]
    asks: tuple[str, ...]
    blocked: tuple[Identity, ...]
    watches: frozenset[Watched]

    def has_blocked(self, person: int) -> bool:
        """Return whether it has blocked an identity.

        With 0, for who proves none, it has blocked anybody: strangers could be them.
        """
        return any(person in (0, one.number) for one in self.blocked)


class People:
    """The database of people. All methods raise sqlite3.Error.

    Attributes:
        identities: The names and secrets of people.
        ties: Friends, and those who are blocked.
        moderation: Bans, reports, and orders of the operators.
    """

    def __init__(self, identities: Identities) -> None:
        self.identities = identities
        self.ties = Ties(identities.file)
        self.moderation = Moderation(identities.file)

    def acquainted(self, identity: Identity | None) -> Acquaintance | None:
        """Return an identity with its ties; None for none."""
        if identity is None:
            return None
        number, ties = identity.number, self.ties
        blocked = tuple(ties.blocked(number))
        hidden = {one.number for one in blocked}
        return Acquaintance(
            identity,
            {one.number: one.name for one in ties.of(number, "friend")},
            tuple(one.name for one in ties.to(number, "asked") if one.number not in hidden),
            blocked,
            self.identities.watched_by(number),
        )

    def known_as(self, number: int) -> Acquaintance | None:
        """Return an identity with its ties, by its number; None if there is none."""
        name = self.identities.name(number)
        return self.acquainted(Identity(number, name) if name else None)

    def forget_old(self, day: int, *, person: int, report: int) -> None:
        """Delete old identities and reports, and bans that have ended.

        Args:
            day: Today, in days since 1 January 1970.
            person: The days after which an identity that was not seen is deleted.
            report: The days after which a report is deleted.
        """
        self.identities.forget_unseen(day - person)
        self.moderation.forget_before(day - report, day)


class Directory:
    """The database of people, read and written on a thread, one call after the other."""

    def __init__(self, identities: Identities) -> None:
        self._people = People(identities)
        self._thread = WorkThread("people")

    async def ask(self, question: Callable[[People], T]) -> T:
        """Call a function on the thread and return what it returns; raises PeopleError."""
        try:
            return await self._thread.do(question, self._people)
        except (sqlite3.Error, RuntimeError) as error:  # RuntimeError: the server has ended
            raise PeopleError(str(error)) from error

    async def end(self) -> None:
        """Call nothing more; wait for the call under way."""
        await self._thread.end()
