"""The rules of movement of a rule book: who plays with whom, and how pawns treat one another."""

from __future__ import annotations

from typing import Final, Literal

from sorry_a11y.rules.board import BLUE, GREEN, RED, SEATS, YELLOW, Seat
from sorry_a11y.rules.value import Value

EACH_ALONE: Final = ((RED,), (BLUE,), (YELLOW,), (GREEN,))
OPPOSITE: Final = ((RED, YELLOW), (BLUE, GREEN))
"""The colours that face each other: red and yellow against blue and green (D1)."""


class MovementRules(Value):
    """The rules of a rule book for how pawns treat one another.

    Attributes:
        sides: The seats that play together, every seat in exactly one side.
        shares: Whether a player may always move the partners' pawns ("always"), or only once the
            own four have arrived ("when home").
        bumps_own: Whether landing on a pawn of the own colour sends it back; if not, it is not
            allowed.
        slides: The triangles on which a pawn slides: those of others, its own as well, or none.
        may_stay: Whether a slide is a choice.
        blocks_lane: Whether a pawn in the lane stands in the way of those behind it (D19).
        guards: The pawns that on their own exit square cannot be passed or hit.

    Raises:
        ValueError: A value is none of these.
    """

    sides: tuple[tuple[Seat, ...], ...] = EACH_ALONE
    shares: Literal["always", "when home"] = "always"
    bumps_own: bool = False
    slides: Literal["others", "own", "none"] = "others"
    may_stay: bool = False
    blocks_lane: bool = False
    guards: Literal["none", "fresh", "start"] = "none"

    def _settle(self) -> None:
        if sorted(seat for side in self.sides for seat in side) != list(SEATS):
            raise ValueError(f"every seat is on one side, not {self.sides}")
        for name, value, known in (
            ("shares", self.shares, ("always", "when home")),
            ("slides", self.slides, ("others", "own", "none")),
            ("guards", self.guards, ("none", "fresh", "start")),
        ):
            if value not in known:
                raise ValueError(f"{name} is one of {', '.join(known)}, not {value}")
