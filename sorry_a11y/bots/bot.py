"""What a bot is, and what it may choose from."""

from __future__ import annotations

from random import Random
from typing import Final, Protocol

from sorry_a11y.rules.actions import Decision, Discard, Fold, Give, Pass
from sorry_a11y.rules.game import Phase
from sorry_a11y.rules.ids import SEATS
from sorry_a11y.rules.view import View

GIVE: Final = Phase.GIVE
PASSES: Final = tuple(Pass(seat) for seat in SEATS)


class Bot(Protocol):
    """A player of any seat of any game. ``name``: how it is asked for."""

    @property
    def name(self) -> str:
        """The name by which the bot is asked for."""

    def choose(self, seen: View, chance: Random) -> Decision:
        """One of ``options(seen)``. ``chance`` is the only randomness a bot may use: it is
        seeded by the game and the number of the decision, so a game can be played again."""


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
