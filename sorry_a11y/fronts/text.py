"""A text to read, as a front."""

from __future__ import annotations

from sorry_a11y.narration.catalog import FALLBACK, catalog
from sorry_a11y.session.reply import Ending, Reply


class TextFront:
    """A front that tells a text and ends."""

    def __init__(self, sentences: list[str], language: str = FALLBACK) -> None:
        self._sentences = sentences
        self._language = language

    def open(self) -> Reply:
        """The whole text; the edge cuts it into pages."""
        *news, focus = self._sentences
        return Reply(tuple(news), focus, status=0)

    def press(self, _key: str) -> Reply:
        """Never asked: the text ends with its first reply."""
        return self.open()

    def hang_up(self, _why: Ending) -> Reply:
        """Nothing to add."""
        return Reply((), "", status=0)

    def more(self, lines_left: int) -> str:
        """The focus line between two pages."""
        return catalog(self._language).say("end-more", count=lines_left)
