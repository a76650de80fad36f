"""Sentences about a table elsewhere that wait to be told."""

from __future__ import annotations

from collections.abc import Callable

from sorry_a11y.narration.catalog import Words

MOST_NOTES = 50
"""Sentences that wait to be told; of more, the oldest are dropped."""


class Notes:
    """Sentences without full stops that wait to be told in the words of ``listener``."""

    def __init__(self, listener: Callable[[], Words]) -> None:
        self.listener = listener
        self._waiting: list[str] = []
        self._is_fresh = False

    def say(self, message: str, **values: str | int) -> None:
        """Add a message of the catalog."""
        self.add(self.listener().say(message, **values))

    def add(self, sentence: str, *, once: bool = False) -> None:
        """Add a sentence; with ``once`` not where it waits already."""
        if not (once and sentence in self._waiting):
            self._waiting = [*self._waiting[-MOST_NOTES + 1 :], sentence]
            self._is_fresh = True

    def drop(self, sentence: str) -> None:
        """Remove a sentence that is told otherwise."""
        self._waiting = [one for one in self._waiting if one != sentence]

    def take(self) -> list[str]:
        """Return the sentences that wait; they count as told."""
        waiting, self._waiting = self._waiting, []
        self._is_fresh = False
        return waiting

    def take_fresh(self) -> bool:
        """Tell whether something came since this was last asked."""
        fresh, self._is_fresh = self._is_fresh, False
        return fresh

    def __bool__(self) -> bool:
        return bool(self._waiting)
