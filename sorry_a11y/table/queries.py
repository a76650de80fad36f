"""Answers to what a player may ask, as numbers; `narration.answers` puts them in words.

Every function looks at one seat's `View` and changes nothing.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from sorry_a11y.rules.board import PAWNS_EACH, SEATS
from sorry_a11y.rules.ground import seat_of
from sorry_a11y.rules.plays import choices
from sorry_a11y.rules.scoring import pawns_home
from sorry_a11y.rules.view import View, unseen

PlaceKind = Literal["start", "track", "lane", "home"]


@dataclass(frozen=True)
class PawnPlace:
    """Where a pawn is.

    ``to_go``: steps to the end of its road; ``side``: the seat whose side of the board the square
    is on, ``square`` its number there from 0; ``fresh``: it has just come out; ``ahead``: steps
    to the next triangle on which it would slide within a card's reach, 0 for none.
    """

    pawn: int
    kind: PlaceKind
    to_go: int
    side: int = -1
    square: int = -1
    ahead: int = 0
    fresh: bool = False


LOOK_AHEAD = 12
"""How far ahead a landmark is told, in steps: the farthest a single card goes."""


def pawn_place(seen: View, pawn: int) -> PawnPlace:
    """Where ``pawn`` is, for anybody."""
    board, seat, spot = seen.rules.board, seat_of(pawn), seen.position[pawn]
    if spot == board.start(seat):
        return PawnPlace(pawn, "start", board.distance(seat, spot))
    if board.is_home(seat, spot):
        return PawnPlace(pawn, "home", 0)
    to_go = board.distance(seat, spot)
    if board.lane_step(seat, spot):
        return PawnPlace(pawn, "lane", to_go)
    square = board.square_of(spot)
    return PawnPlace(
        pawn, "track", to_go, square // board.spacing, square % board.spacing,
        _next_slide(seen, pawn, square), fresh=spot >= board.track,
    )


def _next_slide(seen: View, pawn: int, square: int) -> int:
    board, slides = seen.rules.board, seen.rules.ground.slide_of[pawn]
    to_door = (board.square(seat_of(pawn), board.door) - square) % board.track
    for steps in range(1, min(LOOK_AHEAD, to_door) + 1):
        if (square + steps) % board.track in slides:
            return steps
    return 0


def pawn_places(seen: View, seat: int) -> list[PawnPlace]:
    """Where the four pawns of ``seat`` are, by number."""
    return [pawn_place(seen, PAWNS_EACH * seat + number) for number in range(PAWNS_EACH)]


@dataclass(frozen=True)
class Standing:
    """How far a seat is: pawns home, steps to go in all, points so far."""

    seat: int
    home: int
    to_go: int
    points: int


def standing(seen: View) -> list[Standing]:
    """Every seat, the one furthest ahead first."""
    rules = seen.rules
    rows = [
        Standing(
            seat,
            pawns_home(rules, seen.position, seat),
            sum(place.to_go for place in pawn_places(seen, seat)),
            seen.totals[seat],
        )
        for seat in seen.seats
    ]
    return sorted(rows, key=lambda row: (-row.home, row.to_go))


@dataclass(frozen=True)
class CardsLeft:
    """``pile``: cards face down; ``kinds``: (kind, how many not seen yet), in kind order;
    ``gone``: kinds of which all have been seen."""

    pile: int
    kinds: tuple[tuple[int, int], ...]
    gone: tuple[int, ...]


def cards_left(seen: View) -> CardsLeft:
    """What the seat can know of the cards to come."""
    left = unseen(seen)
    return CardsLeft(
        seen.pile_size,
        tuple((kind, count) for kind, count in enumerate(left) if count),
        tuple(kind for kind, count in enumerate(left) if not count),
    )


@dataclass(frozen=True)
class Danger:
    """Pawn ``pawn`` of the seat can be sent back by ``by`` (a seat) with any of ``cards``."""

    pawn: int
    by: int
    cards: tuple[int, ...]


def dangers(seen: View) -> list[Danger]:
    """What can hit the seat's pawns before its next turn, by one card on the board as it
    stands; own pawns in order, then rivals in turn order. Only kinds the seat has not seen all
    of (after a reshuffle of an empty pile, all kinds)."""
    left = unseen(seen)
    reshuffled = seen.is_open and seen.pile_size < len(seen.seats)
    kinds = [
        kind for kind, count in enumerate(seen.rules.deck)
        if count and (left[kind] or reshuffled)
    ]
    found = []
    for by in _rivals_in_turn(seen):
        hits: dict[int, list[int]] = {}
        for kind in kinds:
            for pawn in _hit(seen, by, kind):
                hits.setdefault(pawn, []).append(kind)
        found += [Danger(pawn, by, tuple(cards)) for pawn, cards in hits.items()]
    return sorted(found, key=lambda one: one.pawn)


def _rivals_in_turn(seen: View) -> list[int]:
    order = [(seen.seat + turn) % len(SEATS) for turn in range(1, len(SEATS))]
    side = seen.rules.ground.side_of[seen.seat]
    return [seat for seat in order if seat in seen.seats and seat not in side]


def _hit(seen: View, by: int, kind: int) -> set[int]:
    """The seat's pawns out of start that some play of ``kind`` by ``by`` sends back."""
    ground = seen.rules.ground
    first = PAWNS_EACH * seen.seat
    out = [p for p in range(first, first + PAWNS_EACH)
           if seen.position[p] != ground.start_of[p]]
    found = choices(ground, seen.position, by, seen.rules.cards, bytes((kind,)))
    return {
        pawn for play in found.plays for pawn in out if play.after[pawn] == ground.start_of[pawn]
    }
