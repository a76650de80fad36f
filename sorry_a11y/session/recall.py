"""What one person was told, to tell it again and to go back through it."""

from __future__ import annotations

from sorry_a11y.session.reply import Reply

KEPT = 5000
"""Sentences kept for going back; a long game says about a thousand."""


class Recall:
    """The sentences told, one of which is looked at.

    Attributes:
        last: The last reply that was not itself a repetition.
    """

    def __init__(self) -> None:
        self.last = Reply((), "")
        self._sentences: list[str] = []
        self._at = 0

    def keep(self, reply: Reply) -> None:
        """Remember what was told; what only repeats is not told anew."""
        if not reply.repeatable:
            return
        self._sentences += [*reply.news, reply.focus]
        del self._sentences[:-KEPT]
        self._at = len(self._sentences) - 1
        self.last = reply

    def earlier(self) -> str | None:
        """Return the sentence before the one looked at; None at the beginning."""
        if self._at <= 0:
            return None
        self._at -= 1
        return self._sentences[self._at]

    def later(self) -> str | None:
        """Return the sentence after the one looked at; None at the end."""
        if self._at >= len(self._sentences) - 1:
            return None
        self._at += 1
        return self._sentences[self._at]
