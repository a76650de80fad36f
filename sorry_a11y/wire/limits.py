"""What a rule book and its seats allow in a message, so that whoever tells it can rely on it.

Only what a value may be is looked at, not whether the rules could have led there.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import fields
from typing import Any

from sorry_a11y.rules.board import NOWHERE, SEATS, Board, Kind, Pawn, Seat, Spot, own_part, seat_of
from sorry_a11y.rules.events import Event, PawnsSwapped
from sorry_a11y.rules.ruleset import Ruleset
from sorry_a11y.rules.view import View
from sorry_a11y.wire.errors import WireError


class Limits:
    """The limits of a table."""

    def __init__(self, rules: Ruleset, seats: tuple[Seat, ...]) -> None:
        self._seats = seats
        self._kinds = len(rules.cards)
        self._deck = sum(rules.deck)
        self._spots = [
            _spots(rules.board, seat) if seat in seats else frozenset((NOWHERE,)) for seat in SEATS
        ]
        self._checks: Mapping[str, Callable[[Any], bool]] = {
            **dict.fromkeys(("seat", "partner", "turn"), self._is_seat),
            **dict.fromkeys(("seats", "winners"), self._are_seats),
            **dict.fromkeys(("pawn", "other", "by"), self._is_pawn),
            **dict.fromkeys(("cards", "hand", "discards"), self._are_cards),
            "card": self._is_card, "position": self._is_position, "hands": self._are_hands,
            "lines": lambda lines: all(self._are_seats(line.seats) for line in lines),
        }

    def check_event(self, event: Event) -> None:
        """Raise WireError for an event that cannot happen at any such table."""
        self._check(event, (field.name for field in fields(event)))
        pawn = getattr(event, "pawn", None)
        if pawn is None:
            return
        places = [event.spot]  # type: ignore[union-attr]
        if isinstance(event, PawnsSwapped):
            if event.origin not in self._spots[seat_of(event.other)]:
                raise WireError("wrong", type(event).__name__)
        elif hasattr(event, "origin"):
            places.append(event.origin)
        if any(spot not in self._spots[seat_of(pawn)] for spot in places):
            raise WireError("wrong", type(event).__name__)

    def check_view(self, seen: View) -> None:
        """Raise WireError for what cannot be known at any such table."""
        self._check(seen, ("position", "hand", "discards", "winners"))
        sizes = (*seen.hand_sizes, seen.pile_size, len(seen.discards))
        if not self._is_seat(seen.turn) or sum(sizes) > self._deck or not seen.round:
            raise WireError("wrong", "view")

    def _check(self, record: Any, names: Iterable[str]) -> None:
        for name in names:
            check = self._checks.get(name)
            if check and not check(getattr(record, name)):
                raise WireError("wrong", f"{type(record).__name__} {name}")

    def _is_seat(self, seat: Seat) -> bool:
        return seat in self._seats

    def _are_seats(self, seats: tuple[Seat, ...]) -> bool:
        return all(map(self._is_seat, seats)) and len(set(seats)) == len(seats)

    def _is_pawn(self, pawn: Pawn) -> bool:
        return seat_of(pawn) in self._seats

    def _is_card(self, kind: Kind | None) -> bool:
        return kind is None or kind < self._kinds

    def _are_cards(self, cards: bytes | None) -> bool:
        return all(kind < self._kinds for kind in cards or b"")

    def _are_hands(self, hands: tuple[bytes | None, ...]) -> bool:
        return len(hands) == len(SEATS) and all(map(self._are_cards, hands))

    def _is_position(self, position: bytes) -> bool:
        return all(set(own_part(position, seat)) <= self._spots[seat] for seat in SEATS)


def _spots(board: Board, seat: Seat) -> frozenset[Spot]:
    """Every spot on which a pawn of the seat may stand."""
    lane = (board.lane_spot(seat, step) for step in range(1, board.lane + 1))
    own = (board.start(seat), board.exit_spot(seat), board.home(seat))
    return frozenset((*range(board.track), *lane, *own)) - {NOWHERE}
