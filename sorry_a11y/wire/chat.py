"""A line of chat, made fit to be heard and read by anybody."""

from __future__ import annotations

import unicodedata

from sorry_a11y.wire.protocol import LONGEST_CHAT

_NEVER = frozenset({"Cc", "Cf", "Co", "Cs", "Cn", "Zl", "Zp"})
_JOINERS = "\u200c\u200d"
MOST_MARKS = 2
"""Accents on one letter."""


def fit_line(text: str) -> str:
    """The text on one line, without anything that moves a cursor, hides, reorders or piles up; at
    most 200 characters; empty if nothing is left that can be heard."""
    kept: list[str] = []
    marks = 0
    for char in unicodedata.normalize("NFC", text[: 2 * LONGEST_CHAT]):
        category = unicodedata.category(char)
        marks = marks + 1 if category in ("Mn", "Me") else 0
        if category in _NEVER and char not in _JOINERS:
            kept.append(" ")
        elif marks <= MOST_MARKS:
            kept.append(char)
    line = " ".join("".join(kept).split())[:LONGEST_CHAT].strip()
    return line if any(unicodedata.category(char)[0] in "LN" for char in line) else ""
