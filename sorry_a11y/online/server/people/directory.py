"""The database of people, which is read and written on a thread of its own.

So a file or a database that does not answer delays only the request that needs it.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from typing import Literal, NamedTuple, TypeVar

from sorry_a11y.online.server.people.identities import Identities, Identity
from sorry_a11y.online.server.people.moderation import Moderation
from sorry_a11y.online.wire.protocol import MOST_TIES
from sorry_a11y.store.work_thread import WorkThread

Tie = Literal["friend", "blocked"]
T = TypeVar("T")


class PeopleError(Exception):
    """Raised if the database of people cannot be read or written now."""


class Acquaintance(NamedTuple):
    """An identity and its ties.

    Attributes:
        identity: The identity.
        friends: The names of its friends.
        blocked: The numbers of those whom it has blocked, with their names.
    """

    identity: Identity
    friends: tuple[str, ...]
    blocked: dict[int, str]


class People:
    """The database of people. All methods raise sqlite3.Error.

    Attributes:
        identities: The names and secrets of people.
        moderation: Bars, reports, and orders of the operators.
    """

    def __init__(self, identities: Identities) -> None:
        self.identities = identities
        self.moderation = Moderation(identities.file)
        self._file = identities.file

    def acquainted(self, identity: Identity | None) -> Acquaintance | None:
        """Return an identity with its ties; None for none."""
        if identity is None:
            return None
        friends, blocked = (self.tied_to(identity.number, kind) for kind in ("friend", "blocked"))
        return Acquaintance(
            identity, tuple(one.name for one in friends), {one.number: one.name for one in blocked}
        )

    def known_as(self, number: int) -> Acquaintance | None:
        """Return an identity with its ties, by its number; None if there is none."""
        name = self.identities.name(number)
        return self.acquainted(Identity(number, name) if name else None)

    def forget_old(self, day: int, *, person: int, report: int) -> None:
        """Delete old identities and reports, and bars that have ended.

        Args:
            day: Today, in days since 1 January 1970.
            person: The days after which an identity that was not seen is deleted.
            report: The days after which a report is deleted.
        """
        self.identities.forget_unseen(day - person)
        self.moderation.forget_before(day - report, day)

    # -- friends, and people who are blocked -------------------------------------------------------

    def tied_to(self, number: int, kind: Tie) -> list[Identity]:
        """Return the friends of an identity, or those whom it has blocked, ordered by name."""
        return [
            Identity(*row)
            for row in self._file.execute(
                "SELECT id, name FROM tie JOIN person ON id = other WHERE tie.person = ?"
                " AND kind = ? ORDER BY name",
                (number, kind),
            )
        ]

    def tied_with(self, number: int, kind: Tie) -> frozenset[int]:
        """Return the numbers of the identities that have this one as a friend, or blocked it."""
        return frozenset(
            row[0]
            for row in self._file.execute(
                "SELECT person FROM tie WHERE other = ? AND kind = ?", (number, kind)
            )
        )

    def tie(self, number: int, kind: Tie, other: int) -> bool:
        """Make another identity a friend, or block it; return False if there are too many."""
        if len(self.tied_to(number, kind)) >= MOST_TIES:
            return False
        self._file.execute(
            "INSERT INTO tie (person, other, kind) VALUES (?, ?, ?) ON CONFLICT DO NOTHING",
            (number, other, kind),
        )
        return True

    def untie(self, number: int, kind: Tie, other: int) -> None:
        """End a friendship, or a block."""
        self._file.execute(
            "DELETE FROM tie WHERE person = ? AND kind = ? AND other = ?", (number, kind, other)
        )


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
