"""The log of games as it is stored: a row for each game, and a row for each of its entries.

A log is a list of texts, numbered from 1. The first text is the game's header and stands in the row
of the game (`game`); the others are its entries (`entry`). A text that was stored outlives the
process, and a number is given once: of two writers of the same game the second one fails.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable, Sequence
from typing import NamedTuple

MOST_DUE = 5
"""Games of which somebody is told at once that they wait for them."""


class StoredEntry(NamedTuple):
    """A text of a game's log.

    Attributes:
        game: The id of the game.
        seq: The number of the text within its game, from 1.
        text: The header if ``seq`` is 1, else an entry.
        code: The digest of the code by which the game is found from now on; empty where this entry
            changes nothing about that. It is not returned with entries that are read.
        due: The number of the person for whom the game waits from now on, 0 for nobody, and what
            they are told of it; None as for ``code``, and not returned either.
    """

    game: str
    seq: int
    text: str
    code: str = ""
    due: tuple[int, str] | None = None


class LogStore(ABC):
    """A log as a server uses it, which never blocks the loop.

    Everything raises `store.errors.LogError`.

    Games lie in buckets (`wire.codes.bucket_of`), each at one server. What only concerns several
    servers does nothing unless a subclass says otherwise.

    Attributes:
        lost: Called when nothing of what the server has in memory is certain any more.
        wanted: Called with a bucket that another server wants.
        heard: Called with a text that another server tells.
    """

    is_shared = False
    """Whether other servers have games of it."""

    def __init__(self) -> None:
        self.lost: Callable[[], None] = lambda: None
        self.wanted: Callable[[str], Awaitable[None]] = self.release
        self.heard: Callable[[str], None] = lambda _text: None

    @property
    def is_held(self) -> bool:
        """True while this server may tell what it has stored."""
        return True

    @abstractmethod
    async def append(self, entries: Sequence[StoredEntry]) -> None:
        """Store all of the entries or none; return when they are safe."""

    @abstractmethod
    async def take(self, game: str) -> list[StoredEntry]:
        """Have a game at this server; return its whole log, empty if there is no such game."""

    @abstractmethod
    async def game_with(self, code: str) -> str:
        """Return the game that is found by the digest of a code; empty for none."""

    @abstractmethod
    async def turns_of(self, person: int) -> list[str]:
        """Return what is told of some games that wait for a person, of many the oldest."""

    @abstractmethod
    async def close_game(self, game: str) -> None:
        """Have no code lead to a game any more, which is over for good."""

    @abstractmethod
    async def probe(self) -> None:
        """Write a test row, to see whether writing is possible."""

    @abstractmethod
    async def keep(self) -> None:
        """Do once what the log needs to be done again and again, and wait until the next time."""

    def hold(self, game: str) -> int:  # noqa: ARG002 one server has all
        """Return the number of the hold that this server has on a game, 0 for none.

        It is another one after the hold was given up or lost, and had again.
        """
        return 1

    async def have(self, bucket: str) -> None:  # noqa: B027 one server has all
        """Have the games of a bucket at this server."""

    async def release(self, bucket: str) -> None:  # noqa: B027 nobody wants them
        """Let another server have the games of a bucket."""

    async def tell_others(self, text: str) -> None:  # noqa: B027 there are no others
        """Tell the other servers something."""

    async def close(self) -> None:  # noqa: B027 who opened the log closes it
        """Let go of everything."""
