"""How the values of the rules are pickled and copied: made again of their fields.

Python fills a copy field by field, which a frozen value of the compiled rules refuses.
"""

from __future__ import annotations

from copyreg import pickle
from dataclasses import fields
from typing import Any, Final, get_args

from sorry_a11y.rules.actions import ChanceAction, Discard, Fold, Give, Pass
from sorry_a11y.rules.board import Board
from sorry_a11y.rules.board_tables import MovementRules
from sorry_a11y.rules.cards import Card, Out, Sorry, Steps, Swap
from sorry_a11y.rules.events import Event
from sorry_a11y.rules.legs import Leg
from sorry_a11y.rules.ruleset import Dealing, Scoring
from sorry_a11y.rules.sevens import Burn, Split

VALUES: Final[tuple[type[Any], ...]] = (
    Board, MovementRules, Card, Out, Steps, Swap, Sorry, Split, Burn, Scoring, Pass, Discard, Give,
    Fold, *get_args(Dealing), *get_args(ChanceAction), *get_args(Leg), *get_args(Event),
)


def register_copies() -> None:
    """Have `pickle` and `copy` make the values of the rules again of their fields."""
    for kind in VALUES:
        pickle(kind, _parts)


def _parts(value: Any) -> tuple[type[Any], tuple[Any, ...]]:
    return type(value), tuple(getattr(value, one.name) for one in fields(value) if one.init)
