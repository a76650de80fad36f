"""The ties of people at a server: friends, who asked to be one, and whom somebody has blocked.

A friendship holds on both sides, and begins when both have asked for it. Who blocks somebody tells
them nothing: what the other has asked for stays as it was. A program that proves no identity can be
blocked too; the block then holds for the identity that it proves later.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Literal

from sorry_a11y.online.server.people.identities import AT_ONCE, Identity
from sorry_a11y.online.wire.protocol import MOST_TIES

if TYPE_CHECKING:
    from sorry_a11y.online.server.people.identities import PeopleFile

Tie = Literal["friend", "asked", "refused", "blocked"]
"""The tie of one identity to another: a friend, asked to be one, asked in vain, blocked."""
Befriended = Literal["asks", "friends", "silent", "many"]
"""What comes of asking for a friendship: the other one is told of it, or that both are friends now,
or nothing; or the identity has too many friends."""
Blocks = Mapping[int, frozenset[int]]
"""By the number of each identity that has blocked somebody, whom; 0 for who had no identity."""


class Ties:
    """The ties of people in the database. All methods raise sqlite3.Error.

    Args:
        file: The open database of people.
    """

    def __init__(self, file: PeopleFile) -> None:
        self._file = file

    def of(self, person: int, kind: Tie) -> list[Identity]:
        """Return those to whom an identity has a tie, ordered by name."""
        return [
            Identity(*row)
            for row in self._file.execute(
                "SELECT id, name FROM tie JOIN person ON id = other WHERE tie.person = ?"
                " AND kind = ? ORDER BY name",
                (person, kind),
            )
        ]

    def to(self, person: int, kind: Tie) -> list[Identity]:
        """Return those who have a tie to an identity, ordered by name."""
        return [
            Identity(*row)
            for row in self._file.execute(
                "SELECT id, name FROM tie JOIN person ON id = tie.person WHERE tie.other = ?"
                " AND kind = ? ORDER BY name",
                (person, kind),
            )
        ]

    # -- friends -----------------------------------------------------------------------------------

    def befriend(self, person: int, other: int) -> Befriended:
        """Ask somebody to be a friend, or accept that they have asked."""
        if len(self.of(person, "friend")) + len(self.of(person, "asked")) >= MOST_TIES:
            return "many"
        if self._has(person, other, "friend") and self._has(other, person, "friend"):
            return "silent"
        if self._has(other, person, "asked", "refused", "friend"):
            for one, another in ((person, other), (other, person)):
                self._tie(one, "friend", another)
                self._untie(one, another, "asked", "refused")
            return "friends"
        if self._has(person, other, "asked", "refused"):
            return "silent"
        self._tie(person, "asked", other)
        return "silent" if self._has(other, person, "blocked") else "asks"

    def part(self, person: int, other: int) -> None:
        """End a friendship on both sides, and take back what the identity has asked for."""
        self._untie(person, other, "friend", "asked", "refused")
        self._untie(other, person, "friend")

    def refuse(self, person: int, other: int) -> None:
        """Refuse somebody who asked to be a friend; that they ask again is not told any more."""
        if self._has(other, person, "asked"):
            self._untie(other, person, "asked")
            self._tie(other, "refused", person)

    # -- blocking ----------------------------------------------------------------------------------

    def block(self, person: int, other: int) -> bool:
        """Block an identity; return False if too many are blocked."""
        if self._has_blocked_many(person):
            return False
        self._untie(person, other, "friend", "asked", "refused")
        self._tie(person, "blocked", other)
        return True

    def block_program(self, person: int, digest: str, name: str) -> bool:
        """Block a program that proves no identity; return False if too many are blocked.

        Args:
            person: The number of the identity that blocks.
            digest: The digest of the program's secret; empty if it has none.
            name: The name under which it sat at a table.
        """
        if self._has_blocked_many(person):
            return False
        self._file.execute(
            "INSERT INTO blocked_program (person, digest, name) VALUES (?, ?, ?)"
            " ON CONFLICT DO NOTHING",
            (person, digest, name),
        )
        return True

    def unblock(self, person: int, named: Iterable[Identity]) -> None:
        """End the block of identities, and of programs by the name that they had."""
        for number, name in named:
            self._untie(person, number, "blocked")
            self._file.execute(
                "DELETE FROM blocked_program WHERE person = ? AND name = ?", (person, name)
            )

    def blocked(self, person: int) -> list[Identity]:
        """Return whom an identity has blocked, ordered by name."""
        programs = self._file.execute(
            "SELECT DISTINCT 0, name FROM blocked_program WHERE person = ?", (person,)
        )
        both = {*self.of(person, "blocked"), *(Identity(*row) for row in programs)}
        return sorted(both, key=lambda one: (one.name, one.number))

    def _has_blocked_many(self, person: int) -> bool:
        return len(self.blocked(person)) >= MOST_TIES

    def blocks_of(self, people: Iterable[int]) -> Blocks:
        """Return whom some identities have blocked; those who have blocked nobody are left out."""
        found: dict[int, set[int]] = {}
        wanted = sorted({*people} - {0})
        for at in range(0, len(wanted), AT_ONCE):
            asked = wanted[at : at + AT_ONCE]
            marks = ", ".join("?" * len(asked))
            for person, other in self._file.execute(
                f"SELECT person, other FROM tie WHERE kind = 'blocked' AND person IN ({marks})"
                f" UNION SELECT person, 0 FROM blocked_program WHERE person IN ({marks})",
                (*asked, *asked),
            ):
                found.setdefault(person, set()).add(other)
        return {person: frozenset(others) for person, others in found.items()}

    # -- rows --------------------------------------------------------------------------------------

    def _has(self, person: int, other: int, *kinds: Tie) -> bool:
        marks = ", ".join("?" * len(kinds))
        found = self._file.execute(
            f"SELECT kind FROM tie WHERE person = ? AND other = ? AND kind IN ({marks})",
            (person, other, *kinds),
        )
        return found.fetchone() is not None

    def _tie(self, person: int, kind: Tie, other: int) -> None:
        self._file.execute(
            "INSERT INTO tie (person, other, kind) VALUES (?, ?, ?) ON CONFLICT DO NOTHING",
            (person, other, kind),
        )

    def _untie(self, person: int, other: int, *kinds: Tie) -> None:
        marks = ", ".join("?" * len(kinds))
        self._file.execute(
            f"DELETE FROM tie WHERE person = ? AND other = ? AND kind IN ({marks})",
            (person, other, *kinds),
        )
