"""Plays: what a seat may do with its cards in a position, in one stable order.

`choices` lists the legal plays; `resolve` says what legs lead to. A play is legal if and only if
it is one that a card's abilities offer and its legs resolve. The order is: card as held, ability
as listed, pawn number, bigger part first, target seats clockwise. Plays with the same outcome
(the same places for each colour, the same card, drawing again or not) are one: the first stays.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from sorry_a11y.rules.cards import Card, Found
from sorry_a11y.rules.ground import Ground, Position, Reason
from sorry_a11y.rules.ids import PAWNS_EACH
from sorry_a11y.rules.legs import Leg


class Play(NamedTuple):
    """One thing ``seat`` may do: ``card`` (index of a kind), the legs, the position after them,
    and whether the seat draws (plays) again."""

    seat: int
    card: int
    legs: tuple[Leg, ...]
    after: Position
    again: bool


_new: Final = tuple.__new__
"""Makes a named tuple in half the time."""


class Choices(NamedTuple):
    """``plays`` in order; ``may_pass`` when there is none, or none that must be made."""

    plays: tuple[Play, ...]
    may_pass: bool


NO_PLAYS: Final = Choices((), True)
"""No play at all."""


class Refusal(NamedTuple):
    """Leg number ``at`` (from 0) of some legs could not be made."""

    at: int
    leg: Leg
    reason: Reason


def choices(
    ground: Ground, position: Position, seat: int, cards: Sequence[Card], hand: bytes
) -> Choices:
    """Every legal play of ``seat`` with the cards of ``hand`` (indices into ``cards``)."""
    if len(hand) == 1:
        return choices_of(ground, position, seat, cards[hand[0]], hand[0])
    plays: list[Play] = []
    may_pass = True
    for kind in dict.fromkeys(hand):
        more, free = choices_of(ground, position, seat, cards[kind], kind)
        if more:
            plays += more
            may_pass = may_pass and free
    return _new(Choices, (tuple(plays), may_pass))


def choices_of(
    ground: Ground, position: Position, seat: int, card: Card, kind: int
) -> Choices:
    """Every legal play of ``seat`` with one card."""
    found: list[Found] = []
    alike, may_pass = False, True
    for ability in card.abilities:
        before = len(found)
        if ability.find(ground, position, seat, found):
            alike = True
        if may_pass and len(found) > before and not ability.optional:
            may_pass = False
    if not found:
        return NO_PLAYS
    if alike and len(found) > 1:
        found = _merged(found)
    draws = card.again
    plays: list[Play] = []  # no comprehension, which costs a call more
    for legs, after, again in found:
        if again or draws:
            again = not ground.won(after, seat)
        plays.append(_new(Play, (seat, kind, legs, after, again)))
    return _new(Choices, (tuple(plays), may_pass))


MIXED: Final = bytes(
    (spot * spot * 7 + spot * 83 + (spot << 3 ^ spot >> 2)) & 255 for spot in range(256)
)
"""A number for each spot, mixed so that sums over different places seldom agree."""


def _merged(found: list[Found]) -> list[Found]:
    """The first of each outcome.

    Equal outcomes have equal sums, so that most need no closer look (a tenth of a random game's
    time); those with a sum that was there before are kept by all that makes an outcome.
    """
    kept: dict[object, Found] = {}
    for one in found:
        after = one[1]
        total = sum(after.translate(MIXED))
        if total not in kept:
            kept[total] = one
            continue
        first = kept[total]
        if one[2] == first[2] and _same_outcome(after, first[1]):
            continue
        kept.setdefault((one[2], *_outcome(after)), one)
    return list(kept.values())


def _same_outcome(one: Position, other: Position) -> bool:
    """Whether each colour has the same places, whichever of its pawns stands on which."""
    if one == other:
        return True
    for first in range(0, len(one), PAWNS_EACH):
        mine, theirs = one[first : first + PAWNS_EACH], other[first : first + PAWNS_EACH]
        if mine != theirs and sorted(mine) != sorted(theirs):
            return False
    return True


def _outcome(after: Position) -> tuple[int, ...]:
    """The places of each colour, whichever of its pawns stands on which."""
    return (
        *sorted(after[0:4]), *sorted(after[4:8]), *sorted(after[8:12]), *sorted(after[12:16])
    )


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
