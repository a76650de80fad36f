"""The identities of people at a server, which need no password and no address.

A guest's program proves an identity by a secret; the database has only a digest of it. An identity
begins when somebody takes a name, which nobody else may then use at this server. Several programs
may prove the same identity. Days are counted from 1 January 1970.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from sorry_a11y.core.game.names import likeness, with_numbers
from sorry_a11y.online.wire.codes import digest
from sorry_a11y.online.wire.protocol import WATCHED, Watched
from sorry_a11y.store.files import close_to_others
from sorry_a11y.store.sqlite_file import connected, file_uri

if TYPE_CHECKING:
    from sorry_a11y.online.server.people.postgres_people import PostgresPeople

FILE = "people.sqlite"
"""The name of the database file, in the folder of the server's tables."""
MOST_PROGRAMS = 10
"""The most programs that prove one identity; the oldest is deleted first."""
AT_ONCE = 500
"""The most identities that are looked up by one statement."""

_WRITER_WAIT_S = 0.2
"""Seconds to wait for another program that writes to the file."""
_UNSYNCED = ("journal_mode = WAL", "synchronous = NORMAL", "secure_delete = ON")
"""The pragmas of the file. A power cut may lose the last change, but does not damage the file."""
_SERIAL = "INTEGER PRIMARY KEY AUTOINCREMENT"
TABLES = """
CREATE TABLE IF NOT EXISTS person (
    id {serial}, name TEXT NOT NULL, heard_as TEXT NOT NULL UNIQUE, seen_as TEXT NOT NULL UNIQUE,
    seen INTEGER NOT NULL, watches TEXT NOT NULL DEFAULT 'people'
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
CREATE TABLE IF NOT EXISTS blocked_program (
    person BIGINT NOT NULL REFERENCES person ON DELETE CASCADE,
    digest TEXT NOT NULL, name TEXT NOT NULL, PRIMARY KEY (person, digest, name)
);
CREATE INDEX IF NOT EXISTS blocked_program_digest ON blocked_program (digest);
CREATE TABLE IF NOT EXISTS transfer (
    person BIGINT PRIMARY KEY REFERENCES person ON DELETE CASCADE, digest TEXT NOT NULL,
    until BIGINT NOT NULL
);
CREATE TABLE IF NOT EXISTS ban (
    person BIGINT NOT NULL, network TEXT NOT NULL, name TEXT NOT NULL, until INTEGER NOT NULL,
    PRIMARY KEY (person, network)
);
CREATE TABLE IF NOT EXISTS report (
    id {serial}, day INTEGER NOT NULL, by TEXT NOT NULL, about TEXT NOT NULL,
    person BIGINT NOT NULL, network TEXT NOT NULL, why TEXT NOT NULL, lines TEXT NOT NULL
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
"""The tables of the database, in the SQL of SQLite and PostgreSQL. ``serial`` stands for the type
of a column that numbers the rows."""
if TYPE_CHECKING:
    PeopleFile = sqlite3.Connection | PostgresPeople


class Identity(NamedTuple):
    """An identity at a server.

    Attributes:
        number: Its number, which no other identity of the server ever gets.
        name: Its name, which no other identity of the server has.
    """

    number: int
    name: str


class NameTakenError(Exception):
    """Raised for a name of another identity; ``free``: a similar name that belongs to nobody."""

    def __init__(self, free: str) -> None:
        super().__init__(free)
        self.free = free


class Identities:
    """The identities of a server.

    One thread at a time may use it. All methods raise sqlite3.Error if the database fails.

    Args:
        path: The path of a SQLite file, an open database, or None for a database in memory.

    Attributes:
        file: The open database, whose other tables other classes use.
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

    # -- names and secrets -------------------------------------------------------------------------

    def with_secret(self, secret: str, day: int) -> Identity | None:
        """Return the identity that a secret proves, and note that it was seen on ``day``.

        None is returned if the secret proves none.
        """
        found = self.file.execute(
            "SELECT person.id, name, seen FROM program JOIN person ON person.id = person"
            " WHERE digest = ?",
            (digest(secret),),
        ).fetchone()
        if found is None:
            return None
        number, name, seen = found
        if seen != day:
            with suppress(sqlite3.Error):  # on a full disk people are known all the same
                self.file.execute("UPDATE person SET seen = ? WHERE id = ?", (day, number))
        return Identity(number, name)

    def named(self, name: str) -> Identity | None:
        """Return the identity whose name looks or sounds like this one; None if there is none."""
        alike = likeness(name)
        found = self.file.execute(
            "SELECT id, name FROM person WHERE heard_as IN (?, ?) OR seen_as IN (?, ?)",
            (*alike, *alike),
        ).fetchone()
        return Identity(*found) if found else None

    def free_name(self, name: str) -> str:
        """Return a similar name that belongs to nobody; empty if there is none."""
        return next((one for one in with_numbers(name) if self.named(one) is None), "")

    def claim(self, secret: str, name: str, day: int) -> Identity:
        """Give a name to the identity of a secret; if there is none, create it.

        Args:
            secret: The secret.
            name: The name, in place of a former one.
            day: Today.

        Raises:
            NameTakenError: The name belongs to another identity.
        """
        owner, own = self.named(name), self.with_secret(secret, day)
        if owner and owner.number != (own.number if own else 0):
            raise NameTakenError(self.free_name(name))
        if own:
            self.file.execute(
                "UPDATE person SET name = ?, heard_as = ?, seen_as = ? WHERE id = ?",
                (name, *likeness(name), own.number),
            )
            return Identity(own.number, name)
        try:
            with self.file:
                self.file.execute("BEGIN")
                number = self.file.execute(
                    "INSERT INTO person (name, heard_as, seen_as, seen) VALUES (?, ?, ?, ?)"
                    " RETURNING id",
                    (name, *likeness(name), day),
                ).fetchone()[0]
                self.file.execute(
                    "INSERT INTO program (digest, person) VALUES (?, ?)",
                    (digest(secret), number),
                )
                self._hand_on_blocks(secret, number)
        except sqlite3.IntegrityError as error:  # another process was faster
            raise NameTakenError(self.free_name(name)) from error
        return Identity(number, name)

    def adopt(self, secret: str, number: int) -> Identity | None:
        """Let a secret prove identity ``number`` and no other; return it, or None if there is none.

        Identities that no secret proves any longer are deleted. Who has blocked the identity that
        the secret proved before has blocked this one.
        """
        name = self.name(number)
        if not name:
            return None
        with self.file:
            self.file.execute("BEGIN")
            self._hand_on_blocks(secret, number)
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
            self.file.execute("DELETE FROM person WHERE id NOT IN (SELECT person FROM program)")
        return Identity(number, name)

    def offer_transfer(self, number: int, code: str, until: int) -> None:
        """Keep the digest of a transfer code of an identity, in place of an earlier one.

        Args:
            number: The number of the identity.
            code: The digest.
            until: The time at which it expires, in seconds since 1970.
        """
        self.file.execute(
            "INSERT INTO transfer (person, digest, until) VALUES (?, ?, ?) ON CONFLICT (person)"
            " DO UPDATE SET digest = excluded.digest, until = excluded.until",
            (number, code, until),
        )

    def take_transfer(self, code: str, now: int) -> int:
        """Return the number of the identity of a transfer code, and delete the code; 0 for none.

        Args:
            code: The digest of the code.
            now: The present time, in seconds since 1970.
        """
        found = self.file.execute(
            "DELETE FROM transfer WHERE digest = ? OR until <= ? RETURNING person, digest, until",
            (code, now),
        ).fetchall()
        return next((one for one, kept, until in found if kept == code and until > now), 0)

    # -- what they are told ------------------------------------------------------------------------

    def watched_by(self, number: int) -> frozenset[Watched]:
        """Return of what an identity wants to be told in the hall."""
        found = self.file.execute("SELECT watches FROM person WHERE id = ?", (number,)).fetchone()
        wanted = found[0].split() if found else ()
        return frozenset(one for one in WATCHED if one in wanted)

    def watch(self, number: int, what: Watched, *, on: bool) -> None:
        """Note that an identity wants to be told of something in the hall, or no more."""
        wanted = {*self.watched_by(number)} - {what} | ({what} if on else set())
        self.file.execute(
            "UPDATE person SET watches = ? WHERE id = ?", (" ".join(sorted(wanted)), number)
        )

    # -- forgetting --------------------------------------------------------------------------------

    def forget(self, number: int) -> None:
        """Delete an identity; others may then take its name.

        Who has blocked it has blocked its programs, and what they prove later.
        """
        with self.file:
            self.file.execute("BEGIN")
            self.file.execute(
                "INSERT INTO blocked_program (person, digest, name)"
                " SELECT tie.person, program.digest, person.name FROM tie"
                " JOIN program ON program.person = tie.other JOIN person ON person.id = tie.other"
                " WHERE tie.other = ? AND kind = 'blocked' ON CONFLICT DO NOTHING",
                (number,),
            )
            self.file.execute("DELETE FROM person WHERE id = ?", (number,))

    def _hand_on_blocks(self, secret: str, number: int) -> None:
        """Let the blocks of a program, and of the identity that it proved, hold for another one."""
        program = digest(secret)
        self.file.execute(
            "INSERT INTO tie (person, other, kind)"
            " SELECT person, CAST(? AS BIGINT), 'blocked' FROM blocked_program"
            " WHERE digest = ? AND person <> ? UNION"
            " SELECT tie.person, CAST(? AS BIGINT), 'blocked' FROM tie"
            " JOIN program ON program.person = tie.other"
            " WHERE digest = ? AND kind = 'blocked' AND tie.person <> ?"
            " ON CONFLICT DO NOTHING",
            (number, program, number) * 2,
        )
        self.file.execute("DELETE FROM blocked_program WHERE digest = ?", (program,))

    def forget_unseen(self, day: int) -> int:
        """Delete every identity that was last seen before ``day``; return their number."""
        return self.file.execute("DELETE FROM person WHERE seen < ?", (day,)).rowcount

    def name(self, number: int) -> str:
        """Return the name of an identity; empty if there is no such identity."""
        found = self.file.execute("SELECT name FROM person WHERE id = ?", (number,)).fetchone()
        return found[0] if found else ""

    def known(self, numbers: Sequence[int]) -> set[int]:
        """Return which of some numbers belong to an identity."""
        found = set()
        for at in range(0, len(numbers), AT_ONCE):
            asked = numbers[at : at + AT_ONCE]
            marks = ", ".join("?" * len(asked))
            found |= {
                row[0]
                for row in self.file.execute(f"SELECT id FROM person WHERE id IN ({marks})", asked)
            }
        return found
