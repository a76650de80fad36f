"""Identities at a server: lasting identities without password or address, in the file of people.

A guest's program proves an identity by a secret that it keeps; the file has the digest of it alone.
An identity begins when somebody takes a name for their own, which nobody else may then use at this
server. Several programs may prove the same one. Days are counted from 1 January 1970.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from sorry_a11y.game.names import skeleton, with_numbers
from sorry_a11y.store.files import close_to_others
from sorry_a11y.store.sqlite_log import connected, file_uri
from sorry_a11y.wire.codes import digest

if TYPE_CHECKING:
    from sorry_a11y.server.postgres_people import PostgresPeople

FILE = "people.sqlite"
MOST_PROGRAMS = 10
"""Programs that may prove one identity; of more, the one added first is forgotten."""
AT_ONCE = 500
"""Identities that are looked up with one statement."""

_WRITER_WAIT_S = 0.2
"""Seconds to wait for another program that writes to the file."""
_UNSYNCED = ("journal_mode = WAL", "synchronous = NORMAL", "secure_delete = ON")
"""A power cut may take the last name, not the file; no game rests on it."""
_SERIAL = "INTEGER PRIMARY KEY AUTOINCREMENT"
TABLES = """
CREATE TABLE IF NOT EXISTS person (
    id {serial}, name TEXT NOT NULL, skeleton TEXT NOT NULL UNIQUE, seen INTEGER NOT NULL
);
CREATE TABLE IF NOT EXISTS program (
    id {serial}, digest TEXT NOT NULL UNIQUE,
    person BIGINT NOT NULL REFERENCES person ON DELETE CASCADE
);
CREATE INDEX IF NOT EXISTS program_person ON program (person);
CREATE TABLE IF NOT EXISTS tie (
    person BIGINT NOT NULL REFERENCES person ON DELETE CASCADE,
    other BIGINT NOT NULL REFERENCES person ON DELETE CASCADE,
    kind TEXT NOT NULL, PRIMARY KEY (person, kind, other)
);
CREATE INDEX IF NOT EXISTS tie_other ON tie (other, kind);
CREATE TABLE IF NOT EXISTS transfer (
    person BIGINT PRIMARY KEY REFERENCES person ON DELETE CASCADE, digest TEXT NOT NULL,
    until BIGINT NOT NULL
);
CREATE TABLE IF NOT EXISTS bar (
    person BIGINT NOT NULL, network TEXT NOT NULL, name TEXT NOT NULL, until INTEGER NOT NULL,
    PRIMARY KEY (person, network)
);
CREATE TABLE IF NOT EXISTS report (
    id {serial}, day INTEGER NOT NULL, by TEXT NOT NULL, about TEXT NOT NULL,
    person BIGINT NOT NULL, network TEXT NOT NULL, lines TEXT NOT NULL
);
CREATE TABLE IF NOT EXISTS errand (id {serial}, what TEXT NOT NULL, words TEXT NOT NULL);
CREATE TABLE IF NOT EXISTS answered (
    errand BIGINT NOT NULL, part INTEGER NOT NULL, answer TEXT NOT NULL,
    PRIMARY KEY (errand, part)
);
CREATE TABLE IF NOT EXISTS ssh_seat (
    holder TEXT, code TEXT, seat TEXT, at DOUBLE PRECISION, PRIMARY KEY (holder, code)
);
"""
"""All that is kept of people, in the SQL of SQLite and PostgreSQL; ``serial``: how a column is made
that numbers the rows."""
if TYPE_CHECKING:
    PeopleFile = sqlite3.Connection | PostgresPeople


class Identity(NamedTuple):
    """Somebody who is known at a server by a name.

    Attributes:
        number: A number that a server never gives twice.
        name: The name, which nobody else has there.
    """

    number: int
    name: str


class NameTakenError(Exception):
    """A name belongs to another identity. ``free``: one like it that belongs to nobody."""

    def __init__(self, free: str) -> None:
        super().__init__(free)
        self.free = free


class Identities:
    """The identities of a server.

    May be used by one thread at a time. Everything raises sqlite3.Error where they cannot be read
    or written.

    Args:
        path: The path of a SQLite file, None for memory alone; or a database that is open.

    Attributes:
        file: The file or the database, for what else is kept of people.
    """

    def __init__(self, path: Path | PeopleFile | None = None) -> None:
        if path is not None and not isinstance(path, Path):
            self.file: PeopleFile = path
            return
        if path:
            path.parent.mkdir(parents=True, exist_ok=True)
            close_to_others(path)
        self.file = file = connected(
            file_uri(path) if path else "file::memory:", _UNSYNCED, _WRITER_WAIT_S
        )
        file.executescript(TABLES.format(serial=_SERIAL))

    def close(self) -> None:
        """Close the file."""
        self.file.close()

    # -- who somebody is ---------------------------------------------------------------------------

    def with_secret(self, secret: str, day: int) -> Identity | None:
        """Return the identity that a secret proves, seen on ``day``; None if it proves none."""
        found = self.file.execute(
            "SELECT person.id, name, seen FROM program JOIN person ON person.id = person"
            " WHERE digest = ?", (digest(secret),)
        ).fetchone()
        if found is None:
            return None
        number, name, seen = found
        if seen != day:
            with suppress(sqlite3.Error):  # on a full disk people are known all the same
                self.file.execute("UPDATE person SET seen = ? WHERE id = ?", (day, number))
        return Identity(number, name)

    def named(self, name: str) -> Identity | None:
        """Return the identity to which a name belongs, or one that sounds or looks like it."""
        found = self.file.execute(
            "SELECT id, name FROM person WHERE skeleton = ?", (skeleton(name),)
        ).fetchone()
        return Identity(*found) if found else None

    def free_name(self, name: str) -> str:
        """Return the name with a number behind it that belongs to nobody."""
        return next((one for one in with_numbers(name) if self.named(one) is None), "")

    def claim(self, secret: str, name: str, day: int) -> Identity:
        """Have a name belong to the identity of a secret.

        The identity begins with it or gives up its former name. Raises NameTakenError.
        """
        owner, own = self.named(name), self.with_secret(secret, day)
        if owner and owner.number != (own.number if own else 0):
            raise NameTakenError(self.free_name(name))
        if own:
            self.file.execute(
                "UPDATE person SET name = ?, skeleton = ? WHERE id = ?",
                (name, skeleton(name), own.number),
            )
            return Identity(own.number, name)
        try:
            with self.file:
                self.file.execute("BEGIN")
                number = self.file.execute(
                    "INSERT INTO person (name, skeleton, seen) VALUES (?, ?, ?) RETURNING id",
                    (name, skeleton(name), day),
                ).fetchone()[0]
                self.file.execute(
                    "INSERT INTO program (digest, person) VALUES (?, ?)",
                    (digest(secret), number),
                )
        except sqlite3.IntegrityError as error:  # another process was faster
            raise NameTakenError(self.free_name(name)) from error
        return Identity(number, name)

    def adopt(self, secret: str, number: int) -> Identity | None:
        """Have a secret prove identity ``number`` from now on, and no other.

        None if there is no such identity. One that no secret proves any more is forgotten.
        """
        name = self.name(number)
        if not name:
            return None
        with self.file:
            self.file.execute("BEGIN")
            self.file.execute(
                "INSERT INTO program (digest, person) VALUES (?, ?)"
                " ON CONFLICT (digest) DO UPDATE SET person = excluded.person",
                (digest(secret), number),
            )
            self.file.execute(
                "DELETE FROM program WHERE person = ? AND id NOT IN"
                " (SELECT id FROM program WHERE person = ? ORDER BY id DESC LIMIT ?)",
                (number, number, MOST_PROGRAMS),
            )
            self.file.execute(
                "DELETE FROM person WHERE id NOT IN (SELECT person FROM program)"
            )
        return Identity(number, name)

    def offer_transfer(self, number: int, code: str, until: int) -> None:
        """Have the digest of a code lead to an identity ``until`` a second since 1970.

        The code before leads nowhere.
        """
        self.file.execute(
            "INSERT INTO transfer (person, digest, until) VALUES (?, ?, ?) ON CONFLICT (person)"
            " DO UPDATE SET digest = excluded.digest, until = excluded.until",
            (number, code, until),
        )

    def take_transfer(self, code: str, now: int) -> int:
        """Return the identity to which the digest of a code leads, once; 0 for none."""
        found = self.file.execute(
            "DELETE FROM transfer WHERE digest = ? OR until <= ? RETURNING person, digest, until",
            (code, now),
        ).fetchall()
        return next((one for one, kept, until in found if kept == code and until > now), 0)

    # -- forgetting --------------------------------------------------------------------------------

    def forget(self, number: int) -> None:
        """Keep nothing of an identity; its name is free."""
        self.file.execute("DELETE FROM person WHERE id = ?", (number,))

    def forget_unseen(self, day: int) -> int:
        """Forget every identity that was last seen before ``day``; return how many."""
        return self.file.execute("DELETE FROM person WHERE seen < ?", (day,)).rowcount

    def name(self, number: int) -> str:
        """Return the name of an identity; empty if there is no such one."""
        found = self.file.execute("SELECT name FROM person WHERE id = ?", (number,)).fetchone()
        return found[0] if found else ""

    def known(self, numbers: Sequence[int]) -> set[int]:
        """Return those of some identities that there are."""
        found = set()
        for at in range(0, len(numbers), AT_ONCE):
            asked = numbers[at : at + AT_ONCE]
            marks = ", ".join("?" * len(asked))
            found |= {row[0] for row in self.file.execute(
                f"SELECT id FROM person WHERE id IN ({marks})", asked
            )}
        return found
