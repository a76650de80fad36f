"""Texts to read, a screenful at a time on a terminal."""

from __future__ import annotations

import os
import sys

from sorry_a11y.narration.catalog import FALLBACK, catalog
from sorry_a11y.ui.reply import Ending, Reply
from sorry_a11y.ui.settings_file import load_settings
from sorry_a11y.ui.terminal import is_terminal, run


class Text:
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


def cells() -> int:
    """Cells of the player's braille display, as the settings have it."""
    return load_settings(os.environ, {})[0].cells


def read_sentences(sentences: list[str], language: str) -> int:
    """Tell a text, a screenful at a time on a terminal; the exit status."""
    if is_terminal(sys.stdin) and is_terminal(sys.stdout):
        return run(Text(sentences, language), "keys", cells())
    sys.stdout.write("".join(f"{sentence}\n" for sentence in sentences))
    return 0
