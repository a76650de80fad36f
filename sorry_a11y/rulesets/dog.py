"""Dog with rummy cards (004; what 004 leaves open is decided in docs/rules/dog.md)."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from sorry_a11y.rules.board import Board
from sorry_a11y.rules.board_tables import OPPOSITE, MovementRules
from sorry_a11y.rules.cards import Ability, Card, Out, Steps, Swap
from sorry_a11y.rules.ruleset import Deals, Ruleset
from sorry_a11y.rules.sevens import Burn
from sorry_a11y.rulesets.options import DOG_OPTIONS, Preset, chosen

PRESETS = {"dog": Preset("dog", DOG_OPTIONS, {}, "004")}

DEALS = (6, 5, 4, 3, 2)
PACKS = 2
SUITS = 4
KINDS = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A", "joker")


@cache
def dog_board(squares: int) -> Board:
    """40 squares with the lane beginning before the start square, or 64 with the lane beginning
    on it (D2); four targets a colour."""
    return Board(
        track=squares, lane=4, door=-1 if squares == 40 else 0, exit=0, has_home=False,
        doorstep=True, forks=True, lane_back=False,
        start_word="kennel", lane_word="target",
    )


def build_dog(preset: str, wishes: Mapping[str, str]) -> Ruleset:
    """Dog with ``wishes`` (option -> value) laid over it; raises OptionError for an option or
    value there is not."""
    values = chosen(PRESETS[preset], wishes)
    return Ruleset(
        name=preset,
        board=dog_board(int(values["board"])),
        movement=MovementRules(
            sides=OPPOSITE, shares="when home", bumps_own=True, slides="none", blocks_lane=True,
            guards="start" if values["protect"] == "start" else "fresh",
        ),
        cards=_cards(Swap("anyone" if values["jack"] == "any" else "foreign")),
        deck=(*[PACKS * SUITS] * (len(KINDS) - 1), int(values["jokers"])),
        dealing=Deals(DEALS),
        options=values,
    )


def _cards(jack: Swap) -> tuple[Card, ...]:
    """The fourteen kinds (D10 to D15); the joker's abilities are those of all others, each once,
    in the order in which they are asked."""
    out, burn = Out(), Burn(7)
    abilities: dict[str, tuple[Ability, ...]] = {
        "4": (Steps(4), Steps(-4)),
        "7": (burn,),
        "J": (jack,),
        "Q": (Steps(12),),
        "K": (out, Steps(13)),
        "A": (out, Steps(1), Steps(11)),
        "joker": (
            out, jack, Steps(-4), burn,
            *(Steps(steps) for steps in range(1, 14) if steps != 7),
        ),
    }
    return tuple(Card(name, abilities.get(name) or (Steps(int(name)),)) for name in KINDS)
