"""A player who was away for long, and what they are told when they are back."""

from __future__ import annotations

from sorry_a11y.session.at_keyboard import AtKeyboard
from sorry_a11y.session.prompts import Interlude

TOLD_IN_FULL = 3
"""Turns that a player who comes back is told; those before them are counted."""


class CatchingUp:
    """Whether the player was out of reach, so that much of what comes next was missed."""

    def __init__(self, who: AtKeyboard, interlude: Interlude, *, missed: bool) -> None:
        self._who = who
        self._interlude = interlude
        self._missed = missed

    def note(self) -> None:
        """Note that the player was out of reach."""
        self._missed = True

    def told(self) -> list[str]:
        """Return how many turns are not told one by one to a player who was away for long."""
        missed, self._missed = self._missed, False
        if not missed:
            return []
        told = self._interlude.since(self._who)
        turns = self._who.feed.untold.turns - TOLD_IN_FULL
        if turns > 0:
            self.remember(turns)
            told = told or [self._who.listener().say("people-missed", count=turns)]
        return told

    def remember(self, turns: int) -> None:
        """Have the oldest untold turns remembered as if they had been told."""
        feed = self._who.feed
        for _ in range(turns):
            if told := feed.tell_one_turn(self._who.listener()).sentences:
                feed.recall.keep(self._who.reply(told))
        if turns:
            feed.news.told = []
