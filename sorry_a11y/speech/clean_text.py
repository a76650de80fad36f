"""Text made safe for drivers: one clean line that every speech library survives."""

from __future__ import annotations

import unicodedata

LONGEST = 2000
"""Characters of a sentence that are spoken, about two minutes; the rest is left out."""

_JOINERS = "\u200c\u200d"  # they shape letters in several scripts, so they stay
_BLANK = "\u2028\u2029\u0085"


def clean(text: str) -> str:
    """One line of `text` without anything that a driver chokes on; "" when nothing is left.

    Control characters and line ends become blanks; lone surrogates, direction and format
    marks, private and unassigned characters are left out; blanks are collapsed; what is
    longer than `LONGEST` characters is cut at a blank where there is one.
    """
    # cut before the slow part: a character is looked at only if it may be spoken
    text = str(text)[: LONGEST * 2]
    if not text.isprintable():
        text = "".join(map(_spoken, text))
    text = " ".join(text.split())
    if len(text) <= LONGEST:
        return text
    head = text[:LONGEST]
    return head.rsplit(" ", 1)[0]


def _spoken(character: str) -> str:
    if character.isprintable() or character in _JOINERS:
        return character
    kind = unicodedata.category(character)
    return " " if kind[0] == "Z" or kind == "Cc" or character in _BLANK else ""
