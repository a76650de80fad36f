"""Plays: what a seat may do with its cards in a position, in one stable order.

`choices` lists the legal plays; `resolve` says what legs lead to. A play is legal if and only if
it is one that a card's abilities offer and its legs resolve. The order is: card as held, ability
as listed, pawn number, bigger part first, target seats clockwise. Plays with the same outcome
(the same places for each colour, the same card, drawing again or not) are one: the first stays.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from sorry_a11y.rules.cards import Card, Found
from sorry_a11y.rules.ground import Ground, Position, Reason
from sorry_a11y.rules.legs import Leg


class Play(NamedTuple):
    """One thing ``seat`` may do: ``card`` (index of a kind), the legs, the position after them,
    and whether the seat draws (plays) again."""

    seat: int
    card: int
    legs: tuple[Leg, ...]
    after: Position
    again: bool


class Choices(NamedTuple):
    """``plays`` in order; ``may_pass`` when there is none, or none that must be made."""

    plays: tuple[Play, ...]
    may_pass: bool


class Refusal(NamedTuple):
    """Leg number ``at`` (from 0) of some legs could not be made."""

    at: int
    leg: Leg
    reason: Reason


def choices(
    ground: Ground, position: Position, seat: int, cards: Sequence[Card], hand: bytes
) -> Choices:
    """Every legal play of ``seat`` with the cards of ``hand`` (indices into ``cards``)."""
    plays: list[Play] = []
    may_pass = True
    for kind in hand if len(hand) == 1 else dict.fromkeys(hand):
        card = cards[kind]
        found: list[Found] = []
        for ability in card.abilities:
            before = len(found)
            ability.find(ground, position, seat, found)
            if not ability.optional and len(found) > before:
                may_pass = False
        if len(found) > 1:
            found = _merged(found)
        for legs, after, again in found:
            draws = (again or card.again) and not ground.won(after, seat)
            plays.append(Play(seat, kind, legs, after, draws))
    return Choices(tuple(plays), may_pass)


MIXED = bytes((spot * spot * 7 + spot * 83 + (spot << 3 ^ spot >> 2)) & 255 for spot in range(256))
"""A number for each spot, mixed so that sums over different places seldom agree."""


def _merged(found: list[Found]) -> list[Found]:
    """The first of each outcome.

    Equal outcomes have equal sums, so where all sums differ nothing is to be merged; this cheap
    look spares the sorting for most turns (a tenth of a random game's time).
    """
    if len({sum(one[1].translate(MIXED)) for one in found}) == len(found):
        return found
    kept: dict[tuple[object, ...], Found] = {}
    for one in found:
        after = one[1]
        key = (
            one[2],
            *sorted(after[0:4]), *sorted(after[4:8]), *sorted(after[8:12]), *sorted(after[12:16]),
        )
        if key not in kept:
            kept[key] = one
    return list(kept.values())


def is_legal(
    ground: Ground, position: Position, cards: Sequence[Card], hand: bytes, play: Play
) -> bool:
    """Whether a play that is not listed is legal all the same: a 7 whose parts are made in
    another order than that of the listed play with its outcome."""
    seat, kind, legs, after, again = play
    if kind not in hand or resolve(ground, position, legs) != after:
        return False
    card = cards[kind]
    won = ground.won(after, seat)
    return any(
        ability.allows(ground, position, seat, legs, draws)
        and again == ((draws or card.again) and not won)
        for ability in card.abilities
        for draws in (False, True)
    )


def resolve(ground: Ground, position: Position, legs: Iterable[Leg]) -> Position | Refusal:
    """The position after the legs, each on the board that the one before left; or the first
    refusal."""
    for at, leg in enumerate(legs):
        after = leg.resolve(ground, position)
        if isinstance(after, Reason):
            return Refusal(at, leg, after)
        position = after
    return position
