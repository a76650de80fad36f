"""What is wrong with bytes from elsewhere."""

from __future__ import annotations

from typing import Literal

Fault = Literal["size", "broken", "newer", "wrong"]


class WireError(ValueError):
    """Bytes that are no message. ``code``: "size" (longer than any message), "broken" (not
    written as messages are), "newer" (of a later version of the protocol or the game, or of
    none) or "wrong" (what it says cannot be at this table). Nothing has happened then."""

    def __init__(self, code: Fault, what: str = "") -> None:
        super().__init__(f"{code}: {what}" if what else code)
        self.code = code
