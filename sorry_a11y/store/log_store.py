"""The interface of a server's log of games.

The log of a game is a list of texts, numbered from 1: the header, stored in the row of the game,
and the entries, in rows of their own. Each number is stored once: of two writers of the same game
the second one fails.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
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

    All methods raise `store.errors.LogError`. Several servers may share a log; then each game is at
    one of them. What concerns several servers does nothing here.
    """

    is_shared = False
    """Whether several servers share the log."""

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
        """Do the regular work of the log once; wait until it is due again.

        The wait is over at once when games are lost, or when other servers tell or want something.
        """

    # -- several servers ---------------------------------------------------------------------------

    @property
    def has_lost_games(self) -> bool:
        """True while the games in memory may not be as stored any more."""
        return False

    def hold(self, game: str) -> int:  # noqa: ARG002 one server has all
        """Return a number while this server has a game, 0 if it has not.

        After the server lost the game and took it again the number is another one.
        """
        return 1

    async def claim(self, game: str, path: str) -> bool:  # noqa: ARG002 one server has all
        """Take a game to this server, before it is asked for.

        Args:
            game: The code or the id of the game; empty for a new one.
            path: The path by which the guest came, by which a proxy has chosen this server.

        Returns:
            Whether the path leads to the server of that game.
        """
        return True

    def wanted_of(self, games: Iterable[str]) -> list[str]:  # noqa: ARG002 nobody wants them
        """Return those of some games that other servers want."""
        return []

    async def release(self) -> None:  # noqa: B027 nobody wants them
        """Let the other servers have the games that they want."""

    async def tell_others(self, text: str) -> None:  # noqa: B027 there are no others
        """Tell the other servers something."""

    def take_told(self) -> list[str]:
        """Remove and return what other servers have told."""
        return []

    async def close(self) -> None:  # noqa: B027 who opened the log closes it
        """Close the log."""
