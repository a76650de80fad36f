"""A text to read: rules, keys, settings, games, statistics."""

from __future__ import annotations

from collections.abc import Sequence

from sorry_a11y.session.front import PlainFront
from sorry_a11y.session.reply import SKIP_KEYS, Ending, Reply
from sorry_a11y.settings.values import Settings

AT_ONCE = 8
"""Sentences that are spoken without asking for a key. What is printed is cut into pages by the
terminal, which knows how much of it can be seen."""


class TextFront(PlainFront):
    """A front that tells a text and ends. ``sentences``: at least one."""

    def __init__(self, sentences: Sequence[str], settings: Settings) -> None:
        super().__init__(settings)
        self._sentences = tuple(sentences)
        spoken = settings.output != "terminal"
        self._page = AT_ONCE if spoken else len(self._sentences)
        self._at = 0

    def open(self) -> Reply:
        """The whole text, or as much as is spoken at once."""
        end = self._at + self._page
        told, left = self._sentences[self._at : end], len(self._sentences) - end
        self._at = end
        if left <= 0:
            return Reply(told[:-1], told[-1], status=0)
        return Reply(told, self.listener().say("end-more-sentences", count=left))

    def press(self, key: str) -> Reply:
        """The next sentences; the keys that leave end the text."""
        if key in SKIP_KEYS:
            return Reply((), self.listener().say("end-goodbye"), status=0)
        return self.open()

    def hang_up(self, why: Ending) -> Reply:  # noqa: ARG002 whatever it is, nothing is unfinished
        """Nothing to add."""
        return Reply((), "", status=0)

    def more(self, lines_left: int) -> str:
        """How many lines are left, and the keys for them."""
        return self.listener().say("end-more-text", count=lines_left)
