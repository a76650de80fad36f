"""Which cards let a pawn hit which square: compiled once for a rule book."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import TYPE_CHECKING

from sorry_a11y.rules.board import NOWHERE, SEATS, SPOTS, Seat, Spot, pawn_of
from sorry_a11y.rules.cards import Ability, Out, Sorry, Steps
from sorry_a11y.rules.sevens import Burn, Split

if TYPE_CHECKING:
    from sorry_a11y.rules.ruleset import Ruleset

HitMasks = tuple[tuple[tuple[int, ...] | None, ...], ...]
"""[seat][spot] -> for each square the kinds (a bit each) with which a pawn of the seat on that
spot hits whoever stands on the square; None where no card does anything. A pawn in the way is
not looked for, and a swap is no hit."""


@lru_cache(maxsize=32)
def hit_masks(rules: Ruleset) -> HitMasks:
    """The table of a rule book."""
    return tuple(
        tuple(_row(rules, seat, spot) for spot in SPOTS) for seat in SEATS
    )


@lru_cache(maxsize=64)
def mask_of(rules: Ruleset, sort: type) -> int:
    """The kinds (a bit each) that have an ability of the sort."""
    return sum(
        1 << kind for kind, card in enumerate(rules.cards)
        if any(isinstance(ability, sort) for ability in card.abilities)
    )


def _row(rules: Ruleset, seat: Seat, spot: Spot) -> tuple[int, ...] | None:
    row = [0] * rules.board.track
    for kind, card in enumerate(rules.cards):
        for ability in card.abilities:
            for square in _squares(rules, seat, spot, ability):
                row[square] |= 1 << kind
    return tuple(row) if any(row) else None


def _squares(rules: Ruleset, seat: Seat, spot: Spot, ability: Ability) -> Iterator[Spot]:
    """The squares that the ability hits with a pawn of the seat on the spot."""
    board = rules.board
    if isinstance(ability, Out | Sorry):
        if spot == board.start(seat):
            out = isinstance(ability, Out)
            yield from (board.exit_square(seat),) if out else SPOTS[: board.track]
    elif isinstance(ability, Steps):
        if not (ability.track_only and spot >= board.track):
            yield from _landing(rules, seat, spot, ability.steps)
    elif isinstance(ability, Split):
        for part in range(1, ability.total):
            yield from _landing(rules, seat, spot, part)
    elif isinstance(ability, Burn):
        for part in range(1, ability.total + 1):
            yield from _landing(rules, seat, spot, part)


def _landing(rules: Ruleset, seat: Seat, spot: Spot, steps: int) -> Iterator[Spot]:
    """The squares of the track that a walk hits: its end and the slide that begins there."""
    if spot >= rules.board.spots:
        return
    tables, pawn = rules.tables, pawn_of(seat, 0)
    for way in tables.ways(steps):
        end = way[pawn][spot]
        if end != NOWHERE and end < rules.board.track:
            yield end
            yield from tables.slide_of[pawn].get(end, ())
