"""Words of the game that are explained once: when a player is first told them, and with their key.

An explanation has at most ten words. One reply has one; what else a player meets in it is explained
when they meet it again.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from sorry_a11y.narration.catalog import Words
from sorry_a11y.rules.board import Board

_EXPLAINED: Mapping[str, str] = {
    "terms-to-go": "to-go", "play-risk": "risk", "play-out": "out", "play-safe": "safe",
    "play-walk-slides": "slide", "play-slides": "slide", "decision-key": "key",
    "play-past": "past",
}
"""Which explanation a message calls for."""
_OF_KEYS: Mapping[str, str] = {"pawns": "to-go", "danger": "risk"}
"""Which explanation the help of a command ends with."""


class FirstMet:
    """The words that one player has met.

    Args:
        known: The names of the explanations that they were told.
        keep: Keeps the names of those told.

    Attributes:
        due: The name of the explanation that the reply under way has to give; empty for none. What
            is counted and not told sets it back to what it was.
    """

    def __init__(self, known: Iterable[str], keep: Callable[[tuple[str, ...]], None]) -> None:
        self._known = set(known)
        self._keep = keep
        self.due = ""

    def note(self, message: str) -> None:
        """Note that the player is told a message."""
        name = _EXPLAINED.get(message, "")
        if name and not self.due and name not in self._known:
            self.due = name

    def explained(self, words: Words, board: Board) -> list[str]:
        """Return the explanation of what was just met for the first time, a sentence or none."""
        name, self.due = self.due, ""
        if not name:
            return []
        self._known.add(name)
        self._keep(tuple(sorted(self._known)))
        return [words.stopped(words.sentence([_explanation(words, name, board)]))]


ALL_MET = FirstMet(_EXPLAINED.values(), lambda _: None)
"""Of whoever knows all words, as in a game with a seed."""


def explanation_of_key(words: Words, command: str, board: Board) -> list[str]:
    """Return the explanation that belongs to a command, a clause or none."""
    name = _OF_KEYS.get(command)
    return [_explanation(words, name, board)] if name else []


def _explanation(words: Words, name: str, board: Board) -> str:
    return words.say(f"once-{name}", board=board.lane_word)
