"""A text to read: rules, keys, settings, games, statistics."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import islice

from sorry_a11y.session.reply import SKIP_KEYS, Ending, Reply
from sorry_a11y.session.screen import PlainScreen
from sorry_a11y.settings.values import Settings

AT_ONCE = 8
"""Sentences that are spoken without asking for a key. What is printed is cut into pages by the
terminal, which knows how much of it can be seen."""
MADE_AT_ONCE = 20
"""Sentences that are printed without asking for a key where each takes its time to be made."""


class TextScreen(PlainScreen):
    """A front that tells a text and ends. ``sentences``: at least one; where ``count`` says how
    many there are (or there were: fewer may come), each is made when it is to be told."""

    def __init__(
        self, sentences: Iterable[str], settings: Settings, count: int | None = None
    ) -> None:
        super().__init__(settings)
        whole = tuple(sentences) if count is None else ()
        self._sentences = iter(whole or sentences)
        self._left = len(whole) if count is None else count
        page = self._left if count is None else MADE_AT_ONCE
        self._page = AT_ONCE if settings.output != "terminal" else page

    def open(self) -> Reply:
        """The whole text, or as much as is spoken or made at once."""
        told = tuple(islice(self._sentences, self._page))
        self._left -= self._page
        if not told:
            return Reply((), self.listener().say("end-goodbye"), status=0)
        if self._left <= 0 or len(told) < self._page:
            return Reply(told[:-1], told[-1], status=0)
        return Reply(told, self.listener().say("end-more-sentences", count=self._left))

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
