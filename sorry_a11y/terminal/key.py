"""A key of the keyboard, under the name that the game knows it by."""

from __future__ import annotations

from typing import NamedTuple


class Key(NamedTuple):
    """One key: its name, and the character that it types ("" if none)."""

    name: str
    text: str = ""
