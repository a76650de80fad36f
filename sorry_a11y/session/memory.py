"""What one player has been told, and what is still to be told to them."""

from __future__ import annotations

from sorry_a11y.rules.events import Event
from sorry_a11y.session.reply import Reply

KEPT = 5000
"""Sentences kept for going back; a long game says about a thousand."""


class Memory:
    """The sentences told to one player, in order, and the events not told yet.

    ``pending``: events since the player last heard the news; ``news``: the sentences heard since
    the player's last decision, for the key that tells them again; ``last``: the last reply that
    was not itself a repetition; ``opponent``: which opponent the key for them tells next.
    """

    def __init__(self) -> None:
        self.pending: list[Event] = []
        self.news: list[str] = []
        self.last = Reply((), "")
        self.opponent = 0
        self._told: list[str] = []
        self._at = 0

    def take_pending(self) -> list[Event]:
        """The events not told yet; they count as told from now on."""
        events, self.pending = self.pending, []
        return events

    def keep(self, reply: Reply, *, repeatable: bool = True) -> None:
        """Remember what was told; what only repeats (not ``repeatable``) is not told anew."""
        if not repeatable:
            return
        self._told += [*reply.news, reply.focus]
        del self._told[:-KEPT]
        self._at = len(self._told) - 1
        self.last = reply

    def earlier(self) -> str | None:
        """The sentence before the one looked at; None at the beginning."""
        if self._at <= 0:
            return None
        self._at -= 1
        return self._told[self._at]

    def later(self) -> str | None:
        """The sentence after the one looked at; None at the end."""
        if self._at >= len(self._told) - 1:
            return None
        self._at += 1
        return self._told[self._at]
