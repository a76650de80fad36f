"""Plays that come to the same are one play, whichever ability of the card makes them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from random import Random

import pytest

from sorry_a11y.rules.board import PAWNS_EACH, SEATS, Kind, Position, Spot, by_kind
from sorry_a11y.rules.ruleset import Ruleset
from sorry_a11y.rules.ways import Way

from .positions import book, position, scattered

CROWDED = 150
"""Positions for each rule book; ``--games N`` puts N."""


def multiset(spots: Position) -> tuple[tuple[int, ...], ...]:
    """The places of each colour, whichever of its pawns stands on which."""
    return tuple(
        tuple(sorted(spots[first : first + PAWNS_EACH]))
        for first in range(0, len(spots), PAWNS_EACH)
    )


def in_the_way(rules: Ruleset, rng: Random) -> Position:
    """A crowded position in which red's pawns stand as far apart as its cards go."""
    spots = bytearray(scattered(rules, SEATS, rng))
    track = rules.board.track
    first = rng.randrange(track)
    wanted = [first, *rng.sample([(first + by) % track for by in (1, 2, 4, 11, 13, -4, -2)], 3)]
    for number, spot in enumerate(wanted):
        spots[number] = spot
    taken = set(wanted)
    for pawn in range(PAWNS_EACH, len(spots)):
        if spots[pawn] in taken or rules.board.square_of(Spot(spots[pawn])) in taken:
            spots[pawn] = rules.board.start(SEATS[pawn // PAWNS_EACH])
    return bytes(spots)


def test_an_ace_that_bumps_an_own_pawn_either_way_is_one_choice() -> None:
    """Promise of docs/changelog.md: a pawn on 2 behind own pawns on 3 and 13 leaves pawns on 3 and
    13 and one in the kennel, whether it walks 1 or 11."""
    rules = book("dog")
    there = position(rules, "red: 2, 3, 13; blue: 30")
    plays = rules.finder.choices(there, SEATS[0], bytes([rules.kind("A")])).plays
    assert max(Counter(multiset(play.after) for play in plays).values()) == 1


@pytest.mark.parametrize("name", ["dog", "hasbro", "parker", "hobby"])
def test_every_outcome_is_offered_once_and_none_is_lost(
    name: str, how_many: Callable[[int], int]
) -> None:
    """Promise of `rules.plays`: over crowded positions with own pawns in the way, the outcomes that
    are offered for each card are exactly those that its abilities find, each once."""
    rules, rng = book(name), Random(f"equal {name}")
    own = 0
    for _ in range(how_many(CROWDED)):
        there = in_the_way(rules, rng)
        for kind, count in by_kind(rules.deck):
            if count:
                own += _exact(rules, there, kind)
    assert own > 0, "no position had two abilities that come to the same"


def _exact(rules: Ruleset, there: Position, kind: Kind) -> bool:
    """Assert that one card's outcomes are exact; return whether abilities found one twice."""
    card, seat, tables = rules.cards[kind], SEATS[0], rules.tables
    found: list[Way] = []
    for ability in card.abilities:
        ability.find(tables, there, seat, found)
    wanted = Counter(
        (multiset(after), (way.again or card.again) and not tables.won(after, seat))
        for way in found for after in [way.after(there)]
    )
    offered = Counter(
        (multiset(play.after), play.again)
        for play in rules.finder.choices(there, seat, bytes([kind])).plays
    )
    assert offered == Counter(set(wanted)), (list(there), card.name)
    return max(wanted.values(), default=0) > 1
