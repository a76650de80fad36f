"""What a server knows of people, asked on a thread: a file or a database that hangs holds up who
asks, and nobody else."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import NamedTuple, TypeVar

from sorry_a11y.server.identities import Identities, Identity
from sorry_a11y.server.moderation import Moderation
from sorry_a11y.server.ties import DueTurns, Ties

T = TypeVar("T")


class PeopleError(Exception):
    """The people who are known cannot be read or written at the moment."""


class Acquaintance(NamedTuple):
    """An identity and its ties.

    Attributes:
        identity: Who it is.
        friends: The names of its friends.
        blocked: The numbers of those whom it has blocked, with their names.
    """

    identity: Identity
    friends: tuple[str, ...]
    blocked: dict[int, str]


class People:
    """The parts of a file of people, or of a database. Everything raises sqlite3.Error.

    Attributes:
        identities: Who is who.
        ties: Friends, and people who are blocked.
        turns: The slow tables that wait for somebody.
        moderation: Bars, reports, and orders of the operator.
    """

    def __init__(self, identities: Identities) -> None:
        self.identities = identities
        self.ties = Ties(identities.file)
        self.turns = DueTurns(identities.file)
        self.moderation = Moderation(identities.file)

    def acquainted(self, identity: Identity | None) -> Acquaintance | None:
        """Return an identity with its ties; None for none."""
        if identity is None:
            return None
        friends, blocked = (
            self.ties.of(identity.number, kind) for kind in ("friend", "blocked")
        )
        return Acquaintance(
            identity, tuple(one.name for one in friends), {one.number: one.name for one in blocked}
        )

    def known_by(self, secret: str, day: int) -> Acquaintance | None:
        """Return the identity that a secret proves, seen on ``day``; None if it proves none."""
        return self.acquainted(self.identities.with_secret(secret, day))

    def known_as(self, number: int) -> Acquaintance | None:
        """Return an identity by its number; None if there is no such one any more."""
        name = self.identities.name(number)
        return self.acquainted(Identity(number, name) if name else None)


class Directory:
    """Asks what is known of people, one question after the other."""

    def __init__(self, identities: Identities) -> None:
        self._people = People(identities)
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="people")

    async def ask(self, question: Callable[[People], T]) -> T:
        """Return the answer to a question, which is asked on the thread; raises PeopleError."""
        asked = partial(question, self._people)
        try:
            return await asyncio.get_running_loop().run_in_executor(self._thread, asked)
        except sqlite3.Error as error:
            raise PeopleError(str(error)) from error

    async def end(self) -> None:
        """Ask nothing more; wait for the question under way."""
        await asyncio.to_thread(self._thread.shutdown, cancel_futures=True)
