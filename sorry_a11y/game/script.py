"""Entries that a game follows instead of going on by itself."""

from __future__ import annotations

from collections.abc import Sequence

from sorry_a11y.game.log import GameEntry, read_line
from sorry_a11y.rules.game import Game


class Script:
    """Entries that a game follows, read from their lines when their turn has come.

    Args:
        lines: The entries.
        ends: Whether the game stops where they do; else it goes on by itself.
    """

    __slots__ = ("_ahead", "ends")

    def __init__(self, lines: Sequence[str | GameEntry], *, ends: bool = False) -> None:
        self._ahead = list(lines)[::-1]
        self.ends = ends

    def __len__(self) -> int:
        return len(self._ahead)

    def peek(self, game: Game) -> GameEntry | None:
        """Return what happens next in ``game``, None for nothing more.

        Raises NotationError or IllegalActionError.
        """
        if not self._ahead:
            return None
        entry = self._ahead[-1]
        return read_line(game, entry) if isinstance(entry, str) else entry

    def drop(self) -> bool:
        """Take the next entry for followed; return whether there was one."""
        if self._ahead:
            self._ahead.pop()
            return True
        return False
