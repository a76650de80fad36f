"""Texts to read, a screenful at a time on a terminal."""

from __future__ import annotations

import os
import sys

from sorry_a11y.fronts.text import TextFront
from sorry_a11y.settings.file import load_settings
from sorry_a11y.terminal.console import is_terminal
from sorry_a11y.terminal.edge import run


def cells() -> int:
    """Cells of the player's braille display, as the settings have it."""
    return load_settings(os.environ, {})[0].cells


def read_sentences(sentences: list[str], language: str) -> int:
    """Tell a text, a screenful at a time on a terminal; the exit status."""
    if is_terminal(sys.stdin) and is_terminal(sys.stdout):
        return run(TextFront(sentences, language), "keys", cells())
    sys.stdout.write("".join(f"{sentence}\n" for sentence in sentences))
    return 0
