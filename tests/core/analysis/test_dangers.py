"""The dangers to a player's pawns, and who can win, against all plays that there are."""

from __future__ import annotations

from random import Random

import pytest

from sorry_a11y.core.analysis.overview import winners
from sorry_a11y.core.analysis.queries import Danger, kinds_to_come, outcomes_with, side_dangers
from sorry_a11y.core.rules.board import (
    ALL_PAWNS,
    RED,
    SEATS,
    Kind,
    Pawn,
    Seat,
    kinds_in,
    others_in_turn,
    seat_of,
)
from sorry_a11y.core.rules.game import begin_silently
from sorry_a11y.core.rules.view import View
from sorry_a11y.core.rulesets.families import BOOKS, Wishes, make_rules
from tests.core.rules.positions import position
from tests.harness.sessions import session, under_way, watched

TABLES = [
    *(Wishes(book, teams=teams) for book in BOOKS for teams in (False, book != "dog")),
    Wishes(rules={"seven": "cards"}),
]


def by_all_plays(seen: View) -> list[Danger]:
    """Return the dangers as they follow from every play with every card that may come."""
    tables, position = seen.rules.tables, seen.position
    found: dict[tuple[Pawn, int], dict[Kind, Seat]] = {}
    side = tables.side_of[seen.seat]
    own = [
        pawn
        for pawn in ALL_PAWNS
        if seat_of(pawn) in side and position[pawn] < seen.rules.board.track
    ]
    rivals = [
        seat
        for seat in others_in_turn(seen.seat)
        if seat in seen.seats and seat not in side and (seen.rules.is_open or seen.hand_sizes[seat])
    ]
    for by in rivals:
        for kind in kinds_to_come(seen):
            for after in outcomes_with(seen, by, kind):
                for pawn in own:
                    if after[pawn] == tables.start_of[pawn]:
                        found.setdefault((pawn, rivals.index(by)), {})[kind] = by
    return [
        Danger(pawn, next(iter(kinds.values())), tuple(kinds))
        for (pawn, _), kinds in sorted(found.items())
    ]


@pytest.mark.parametrize("wishes", TABLES, ids=str)
def test_a_danger_is_a_play_that_sends_a_pawn_back(wishes: Wishes) -> None:
    """Promise of docs/listening.md: a risk counts every card with which a rival can hit, and no
    other."""
    screen, chance = under_way(session(wishes, 1)), Random(2)
    met = 0
    for _ in range(150):
        if watched(screen).over:
            break
        screen.key(chance.choice(("enter", "enter", "n")))
        found = side_dangers(screen.view())
        assert found == by_all_plays(screen.view())
        met += bool(found)
    assert met
    rules = make_rules(wishes)
    behind = position(rules, f"red: 0; yellow: {rules.board.track - 3}, 30")
    seen = View(begin_silently(rules, SEATS).replace(position=behind), RED)
    assert side_dangers(seen) == by_all_plays(seen)


def winners_by_all_plays(seen: View) -> list[tuple[Seat, tuple[Kind, ...]]]:
    """Return who can win with which cards, as it follows from every play with them."""
    found = []
    for seat in seen.seats:
        held = not seen.rules.is_open and seat == seen.seat
        cards = tuple(
            kind
            for kind in (kinds_in(seen.hand) if held else kinds_to_come(seen))
            if any(seen.rules.tables.won(after, seat) for after in outcomes_with(seen, seat, kind))
        )
        found += [(seat, cards)] if cards else []
    return found


@pytest.mark.parametrize("wishes", TABLES, ids=str)
def test_who_can_win_has_a_play_that_wins(wishes: Wishes) -> None:
    """Promise of the Drama setting: who is told to win with the next card has such a card."""
    met = 0
    for seed in (1, 2):
        screen, chance = under_way(session(wishes, seed)), Random(2)
        while not watched(screen).over:
            found = winners(screen.view())
            assert found == winners_by_all_plays(screen.view())
            met += bool(found)
            screen.key(chance.choice(("enter", "enter", "n")))
    assert met
