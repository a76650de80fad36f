"""A key of the keyboard, under the name that the game knows it by."""

from __future__ import annotations

from typing import NamedTuple


class Key(NamedTuple):
    """One key: its name, the character that it types ("" if none), and whether it was read in one
    breath with others: held down, bounced, typed ahead or pasted."""

    name: str
    text: str = ""
    in_burst: bool = False
