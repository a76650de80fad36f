"""What a seat may decide: what bots choose from."""

from __future__ import annotations

from typing import Final

from sorry_a11y.rules.actions import Decision, Discard, Fold, Give, Pass
from sorry_a11y.rules.game import Phase
from sorry_a11y.rules.ids import SEATS
from sorry_a11y.rules.view import View

GIVE: Final = Phase.GIVE
PASSES: Final = tuple(Pass(seat) for seat in SEATS)


def options(seen: View) -> list[Decision]:
    """Everything the seat may decide now: its plays in order, then laying down."""
    return [*seen.choices.plays, *laying_down(seen)]


def laying_down(seen: View) -> list[Decision]:
    """What the seat may decide instead of a play: give a card (where one is due), pass, discard
    or fold; each kind of card once."""
    if seen.phase is GIVE:
        return [Give(seen.seat, card) for card in dict.fromkeys(seen.hand)]
    if not seen.choices.may_pass:
        return []
    dealing = seen.rules.dealing
    if dealing.is_open or seen.again:
        return [PASSES[seen.seat]]
    if dealing.folds:
        return [Fold(seen.seat)]
    return [Discard(seen.seat, card) for card in dict.fromkeys(seen.hand)]
