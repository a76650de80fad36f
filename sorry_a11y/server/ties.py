"""The friends of people, those whom they have blocked, and the slow tables that wait for them."""

from __future__ import annotations

from typing import Literal, NamedTuple

from sorry_a11y.server.identities import Identity
from sorry_a11y.server.people_file import PeopleFile

MOST_TIES = 200
"""People whom one identity may have as friends, or have blocked."""
MOST_DUE = 5
"""Slow tables of which somebody is told at once that it is their turn."""
Tie = Literal["friend", "blocked"]


class DueTurn(NamedTuple):
    """A slow table that waits for somebody. ``host``: the name of who leads it."""

    table: str
    host: str
    game: str


class Ties:
    """The ties in a file of people. Everything raises sqlite3.Error."""

    def __init__(self, file: PeopleFile) -> None:
        self._file = file

    def of(self, number: int, kind: Tie) -> list[Identity]:
        """Return those who are friends of an identity, or whom it has blocked, by name."""
        return [Identity(*row) for row in self._file.execute(
            "SELECT id, name FROM tie JOIN person ON id = other WHERE tie.person = ? AND kind = ?"
            " ORDER BY name", (number, kind)
        )]

    def to(self, number: int, kind: Tie) -> frozenset[int]:
        """Return the numbers of those who have an identity as a friend, or have blocked it."""
        return frozenset(row[0] for row in self._file.execute(
            "SELECT person FROM tie WHERE other = ? AND kind = ?", (number, kind)
        ))

    def add(self, number: int, kind: Tie, other: int) -> bool:
        """Have another identity as a friend, or blocked; return False where there are too many."""
        if len(self.of(number, kind)) >= MOST_TIES:
            return False
        self._file.execute(
            "INSERT INTO tie (person, other, kind) VALUES (?, ?, ?) ON CONFLICT DO NOTHING",
            (number, other, kind),
        )
        return True

    def drop(self, number: int, kind: Tie, other: int) -> None:
        """Have another identity as a friend, or blocked, no more."""
        self._file.execute(
            "DELETE FROM tie WHERE person = ? AND kind = ? AND other = ?", (number, kind, other)
        )


class DueTurns:
    """The slow tables that wait, in a file of people. Everything raises sqlite3.Error."""

    def __init__(self, file: PeopleFile) -> None:
        self._file = file

    def wait_for(self, due: DueTurn, number: int, day: int) -> bool:
        """Note on ``day`` that a slow table waits for an identity, 0 for none; return whether it
        waited for another one, or for none."""
        before = self._file.execute(
            "SELECT person FROM due WHERE tbl = ?", (due.table,)
        ).fetchone()
        if (before[0] if before else 0) == number:
            return False
        self._file.execute("DELETE FROM due WHERE tbl = ?", (due.table,))
        if number:
            self._file.execute(
                "INSERT INTO due (tbl, person, host, game, day) VALUES (?, ?, ?, ?, ?)",
                (due.table, number, due.host, due.game, day),
            )
        return number != 0

    def of(self, number: int) -> list[DueTurn]:
        """Return the slow tables that wait for an identity, of many the oldest."""
        return [DueTurn(*row) for row in self._file.execute(
            "SELECT tbl, host, game FROM due WHERE person = ? ORDER BY day, tbl LIMIT ?",
            (number, MOST_DUE),
        )]

    def forget_before(self, day: int) -> None:
        """Forget the slow tables that have waited since before ``day``."""
        self._file.execute("DELETE FROM due WHERE day < ?", (day,))
