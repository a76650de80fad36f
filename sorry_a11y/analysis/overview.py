"""The table at a glance, as numbers.

Every function looks at one seat's `View` and changes nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from sorry_a11y.analysis.odds import Drawer, again_kinds, again_pool, hit_chance
from sorry_a11y.analysis.queries import kinds_to_come, outcomes_with, ways_with
from sorry_a11y.rules.board import (
    ALL_PAWNS,
    NOWHERE,
    Kind,
    Pawn,
    Seat,
    kinds_in,
    pawns_of,
    seat_of,
    spot_of,
)
from sorry_a11y.rules.rounds import pawns_home
from sorry_a11y.rules.value import Value
from sorry_a11y.rules.view import View, unseen


class TrackPlace(NamedTuple):
    """A pawn on the track.

    It stands ``steps`` squares ahead of the exit square of the seat for which the order is asked,
    0 to one less than the length of the track.
    """

    pawn: Pawn
    steps: int


def track_order(seen: View, seat: Seat) -> list[TrackPlace]:
    """Return every pawn on the track, sorted by how far ahead of the exit square of ``seat``."""
    board = seen.rules.board
    first = board.exit_square(seat)
    found = []
    for pawn in ALL_PAWNS:
        square = board.square_of(spot_of(seen.position, pawn))
        if seat_of(pawn) in seen.seats and square != NOWHERE:
            found.append(TrackPlace(pawn, (square - first) % board.track))
    return sorted(found, key=lambda one: one.steps)


def homes(seen: View) -> list[tuple[Seat, int]]:
    """Return how many pawns each seat has home, the seats with none left out, most first."""
    counted = [(seat, pawns_home(seen.rules, seen.position, seat)) for seat in seen.seats]
    return sorted([one for one in counted if one[1]], key=lambda one: -one[1])


class Target(Value):
    """A rival's pawn that the seat can hit.

    Attributes:
        pawn: The pawn.
        cards: The kinds that hit it.
        chance: The chance that the next card drawn is one of these kinds, 0 to 1; 1 where the seat
            plays from its hand, which has the card.
    """

    pawn: Pawn
    cards: tuple[Kind, ...]
    chance: float


def hits(seen: View) -> list[Target]:
    """Return the rivals' pawns that the seat can hit on the board, the likeliest first.

    It hits with the next card that it draws, or with a card of its hand.
    """
    side = seen.rules.tables.side_of[seen.seat]
    start_of = seen.rules.tables.start_of
    out = [
        pawn for pawn in ALL_PAWNS
        if seat_of(pawn) in seen.seats and seat_of(pawn) not in side
        and seen.position[pawn] != start_of[pawn]
    ]
    found = _by_pawn(
        seen, out, lambda pawn, after: after[pawn] == start_of[pawn]
    )
    targets = [Target(pawn, cards, _next_chance(seen, cards)) for pawn, cards in found.items()]
    return sorted(targets, key=lambda one: (-one.chance, one.pawn))


def home_cards(seen: View) -> list[tuple[Pawn, tuple[Kind, ...]]]:
    """Return the pawns that one card brings home, or in Dog onto a target field, with its kinds."""
    table = seen.rules.tables.goal_table
    out = [pawn for pawn in pawns_of(seen.seat) if not table[seen.position[pawn]]]
    return list(_by_pawn(seen, out, lambda pawn, after: bool(table[after[pawn]])).items())


def winners(
    seen: View, of: Sequence[Seat] | None = None
) -> list[tuple[Seat, tuple[Kind, ...]]]:
    """Return the seats that can win with one card, with the kinds of that card, in seat order.

    Args:
        seen: What one seat sees.
        of: The seats to look at; None for all.
    """
    tables = seen.rules.tables
    found = []
    for seat in seen.seats if of is None else of:
        if tables.starters(seen.position, seat):
            continue  # no card brings a pawn home from start
        cards = tuple(
            kind for kind in _kinds_of(seen, seat)
            if any(way.may_win and tables.won(way.after(seen.position), seat)
                   for way in ways_with(seen, seat, kind))
        )
        if cards:
            found.append((seat, cards))
    return found


def _by_pawn(
    seen: View, pawns: Sequence[Pawn], done: Callable[[Pawn, bytes], bool]
) -> dict[Pawn, tuple[Kind, ...]]:
    """Map each pawn to the kinds that can lead to a position in which ``done`` holds for it."""
    found: dict[Pawn, list[Kind]] = {}
    for kind in _kinds_of(seen, seen.seat):
        afters = outcomes_with(seen, seen.seat, kind)
        for pawn in pawns:
            if any(done(pawn, after) for after in afters):
                found.setdefault(pawn, []).append(kind)
    return {pawn: tuple(found[pawn]) for pawn in pawns if pawn in found}


def _kinds_of(seen: View, seat: Seat) -> Sequence[Kind]:
    """Return the kinds that a seat may play next.

    They are the viewer's own hand if there is one, else all kinds that may still come.
    """
    return kinds_in(seen.hand) if not seen.is_open and seat == seen.seat else kinds_to_come(seen)


def _next_chance(seen: View, cards: Sequence[Kind]) -> float:
    if not seen.is_open:
        return 1.0
    turn = Drawer(1, frozenset(cards))
    return hit_chance(tuple(unseen(seen)), again_pool(seen), again_kinds(seen), (turn,))
