"""The most crowded board: a 7 of a team with all pawns out."""

from __future__ import annotations

from sorry_a11y.core.rules.board import RED, SEATS
from sorry_a11y.core.rules.game import begin_silently
from sorry_a11y.core.rules.ruleset import Phase
from sorry_a11y.core.rules.view import HIDDEN, View
from sorry_a11y.core.rulesets import sorry

CROWDED = bytes((27, 34, 10, 3, 45, 42, 15, 16, 49, 4, 43, 28, 59, 35, 52, 58))
"""All sixteen pawns on the track; a 7 of red and yellow has 3,723 plays."""


def crowded() -> View:
    """Red's view of it with a 7 on the table."""
    rules = sorry.build_sorry("hasbro", {}, teams=True)
    seven = bytes((next(at for at, card in enumerate(rules.cards) if card.name == "7"),))
    found = rules.finder.choices(CROWDED, RED, seven)
    return View(begin_silently(rules, SEATS), RED).replace(
        phase=Phase.PLAY, position=CROWDED, turn=RED, hand=seven, choices=found, pile=HIDDEN * 44
    )
