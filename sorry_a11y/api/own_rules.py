"""The parts of a rule book of one's own: cards and what they can do, the board, the dealing.

A `Ruleset` is made of them (docs/api.md). Every part is a value that says what its arguments are.
"""

from __future__ import annotations

from sorry_a11y.core.rules.abilities.burn import Burn
from sorry_a11y.core.rules.abilities.out import Out
from sorry_a11y.core.rules.abilities.replacing import Sorry
from sorry_a11y.core.rules.abilities.split import Split
from sorry_a11y.core.rules.abilities.steps import Steps
from sorry_a11y.core.rules.abilities.swap import Swap
from sorry_a11y.core.rules.board import Board
from sorry_a11y.core.rules.dealing import Deals, HeldHand, OpenDraw
from sorry_a11y.core.rules.plays import Card
from sorry_a11y.core.rules.ruleset import Ruleset, Scoring
from sorry_a11y.core.rules.way_tables import EACH_ALONE, OPPOSITE, MovementRules

__all__ = [
    "EACH_ALONE",
    "OPPOSITE",
    "Board",
    "Burn",
    "Card",
    "Deals",
    "HeldHand",
    "MovementRules",
    "OpenDraw",
    "Out",
    "Ruleset",
    "Scoring",
    "Sorry",
    "Split",
    "Steps",
    "Swap",
]
