"""Turns that leave no choice, and whether they play themselves."""

from __future__ import annotations

from collections.abc import Callable

from sorry_a11y.narration.choices import turn_lines
from sorry_a11y.rules.actions import Decision, Pass
from sorry_a11y.session.at_keyboard import AtKeyboard
from sorry_a11y.session.menu_walk import only_decision

PASSES_BEFORE_OFFER = 3
"""Turns without a choice after which a player is told that these can play themselves."""


class SingleChoice:
    """The setting that a single choice plays itself, and the offer of it.

    Args:
        who: The people at the keyboard.
        may_offer: Returns once that the player may be told of it; None where that could not be
            remembered.

    Attributes:
        played: The number of the question that answered itself last, -1 before the first.
    """

    def __init__(self, who: AtKeyboard, may_offer: Callable[[], bool] | None) -> None:
        self.played = -1
        self._who = who
        self._may_offer = may_offer
        self._passes = 0

    def decision(self) -> Decision | None:
        """Return the only thing that can be decided, where the player wants it to play itself."""
        if self._who.settings.now.forced != "play":
            return None
        return only_decision(self._who.latest())

    def play(self, decision: Decision) -> list[str]:
        """Play what leaves no choice; return the card, which belongs to the news since the player
        last decided."""
        who = self._who
        to, seen = who.listener(), who.view()
        told = turn_lines(to, seen, named=who.names_turns)[:1] if seen.is_open else []
        if isinstance(decision, Pass):
            told = [to.join([*told, to.say("turn-forced-pass")])]
        who.feed.news.told += told
        self.played = who.table.number
        who.table.decide(who.seat, decision, who.table.number)
        return told

    def note(self, decision: Decision) -> None:
        """Count a turn in which the player could only pass."""
        self._passes += isinstance(decision, Pass) and only_decision(self._who.view()) is not None

    def offer(self) -> list[str]:
        """Return, where that is due, that a single choice can play itself."""
        is_alone = not self._who.is_shared and self._who.settings.now.forced == "ask"
        is_due = is_alone and self._passes >= PASSES_BEFORE_OFFER
        if not is_due or self._may_offer is None or not self._may_offer():
            return []
        self._may_offer = None
        return [self._who.listener().say("turn-forced-offer")]
