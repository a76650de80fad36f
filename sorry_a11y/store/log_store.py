"""The interface of a server's log of games.

The log of a game is a list of texts, numbered from 1: the header, stored in the row of the game,
and the entries, in rows of their own. Each number is stored once: of two writers of the same game
the second one fails.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable, Sequence
from typing import NamedTuple

MOST_DUE = 5
"""The most games of which a person is told at once that it is their turn."""


class StoredEntry(NamedTuple):
    """A text of a game's log.

    Attributes:
        game: The id of the game.
        seq: The number of the text within its game, from 1.
        text: The header if ``seq`` is 1, else an entry.
        code: The digest of the code by which the game is found from now on; empty for no change,
            and in entries that are read.
        due: The number of the person whose turn it is from now on, 0 for nobody, and the text that
            the person is told; None for no change, and in entries that are read.
    """

    game: str
    seq: int
    text: str
    code: str = ""
    due: tuple[int, str] | None = None


class LogStore(ABC):
    """A server's log of games, which never blocks the event loop.

    All methods raise `store.errors.LogError`. Games are in buckets (`wire.codes.bucket_of`); all
    games of a bucket are at one server. Methods that concern several servers do nothing here.

    Attributes:
        lost: The function that is called when the games in memory may not be as stored any more.
        wanted: The function that is called with a bucket that another server wants.
        heard: The function that is called with a text that another server tells.
    """

    is_shared = False
    """Whether several servers share the log."""

    def __init__(self) -> None:
        self.lost: Callable[[], None] = lambda: None
        self.wanted: Callable[[str], Awaitable[None]] = self.release
        self.heard: Callable[[str], None] = lambda _text: None

    @property
    def is_held(self) -> bool:
        """True while no other server can have taken this server's games."""
        return True

    @abstractmethod
    async def append(self, entries: Sequence[StoredEntry]) -> None:
        """Store all of the entries or none; return when they are safe."""

    @abstractmethod
    async def take(self, game: str) -> list[StoredEntry]:
        """Take a game to this server; return its whole log, empty if there is no such game."""

    @abstractmethod
    async def game_with(self, code: str) -> str:
        """Return the game that is found by the digest of a code; empty for none."""

    @abstractmethod
    async def turns_of(self, person: int) -> list[str]:
        """Return the texts of the oldest MOST_DUE games in which it is a person's turn."""

    @abstractmethod
    async def close_game(self, game: str) -> None:
        """Make sure that no code finds a game any more, because nobody will play it again."""

    @abstractmethod
    async def probe(self) -> None:
        """Write a test row, to see whether writing is possible."""

    @abstractmethod
    async def keep(self) -> None:
        """Do the regular work of the log once, and wait until it is due again."""

    def hold(self, game: str) -> int:  # noqa: ARG002 one server has all
        """Return a number while this server has a game, 0 if it has not.

        After the server lost the game and took it again the number is another one.
        """
        return 1

    async def have(self, bucket: str) -> None:  # noqa: B027 one server has all
        """Take the games of a bucket to this server."""

    async def release(self, bucket: str) -> None:  # noqa: B027 nobody wants them
        """Let another server have the games of a bucket."""

    async def tell_others(self, text: str) -> None:  # noqa: B027 there are no others
        """Tell the other servers something."""

    async def close(self) -> None:  # noqa: B027 who opened the log closes it
        """Close the log."""
