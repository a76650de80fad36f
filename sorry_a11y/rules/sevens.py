"""The 7: one number shared out over several pawns, one leg after the other (15, 16, 39, D14)."""

from __future__ import annotations

from dataclasses import dataclass

from sorry_a11y.rules.cards import Found, walks_of
from sorry_a11y.rules.ground import Ground, Position
from sorry_a11y.rules.legs import ComeOut, Leg, Walk

Part = tuple[Leg, bool]
"""A leg that a part of the card allows, and whether that part draws again."""


@dataclass(frozen=True)
class Split:
    """``total`` steps over two to ``pawns`` different pawns, each in one part.

    With ``as_cards`` each part acts as the card of that number: 1 and 2 may bring a pawn out, 2
    draws again, 4 goes back (15); without, every part walks forward.
    """

    total: int
    pawns: int = 2
    as_cards: bool = False
    optional: bool = False

    def find(self, ground: Ground, position: Position, seat: int, found: list[Found]) -> None:
        """Every way to use all steps; the second part sees the board that the first left (16)."""
        movers = ground.movers(position, seat)
        able = [pawn for pawn in movers if self._able(ground, position, pawn)]
        if len(able) > 1:
            search = _Search(self, ground, able, found)
            search.extend(position, self.total, self.pawns, frozenset(), (), False)

    def _able(self, ground: Ground, position: Position, pawn: int) -> bool:
        """Whether the pawn could take any part at all."""
        if position[pawn] == ground.start_of[pawn]:
            return self.as_cards
        return ground.reach[1][0][pawn][position[pawn]] != 255

    def parts(
        self, ground: Ground, position: Position, pawn: int, part: int, used: frozenset[int]
    ) -> list[Part]:
        """The legs that a part of ``part`` steps allows the pawn, ``used`` ones being done."""
        steps = -4 if self.as_cards and part == 4 else part
        again = self.as_cards and part == 2
        legs: list[Part] = [(leg, again) for leg in walks_of(ground, steps)[pawn]]
        if self.as_cards and part <= 2:
            # of several in start the lowest stands for all: they are interchangeable
            lower = range(pawn & ~3, pawn)
            start = ground.start_of[pawn]
            if not any(position[other] == start and other not in used for other in lower):
                legs.insert(0, (ComeOut(pawn), again))
        return legs


@dataclass
class _Search:
    """A depth-first walk over the ways to share out the steps, in the one stable order."""

    split: Split
    ground: Ground
    able: list[int]
    found: list[Found]

    def __post_init__(self) -> None:
        self.seen: set[tuple[Position, int, frozenset[int], bool]] = set()

    def extend(
        self,
        position: Position,
        left: int,
        pawns: int,
        used: frozenset[int],
        legs: tuple[Leg, ...],
        again: bool,
    ) -> None:
        """Add every ending of the legs so far, with ``left`` steps for up to ``pawns`` pawns."""
        for pawn in self.able:
            if pawn in used:
                continue
            parts = (left,) if pawns == 1 else range(min(left, self.split.total - 1), 0, -1)
            for part in parts:
                for leg, draws in self.split.parts(
                    self.ground, position, pawn, part, used
                ):
                    after = leg.resolve(self.ground, position)
                    if not isinstance(after, bytes):
                        continue
                    if part == left:
                        self.found.append(((*legs, leg), after, again or draws))
                    elif pawns > 2:
                        self._deeper(after, left - part, pawns - 1, used | {pawn},
                                     (*legs, leg), again or draws)
                    else:
                        self.extend(after, left - part, 1, used | {pawn},
                                    (*legs, leg), again or draws)

    def _deeper(
        self, position: Position, left: int, pawns: int, used: frozenset[int],
        legs: tuple[Leg, ...], again: bool,
    ) -> None:
        """Go on, unless an earlier order of the same parts led to the same place."""
        state = (position, left, used, again)
        if state not in self.seen:
            self.seen.add(state)
            self.extend(position, left, pawns, used, legs, again)


@dataclass(frozen=True)
class Burn:
    """``total`` single steps by the player's pawns in any split and order; every step hits
    whoever stands on its square, own pawns too (D14)."""

    total: int
    optional: bool = False

    def find(self, ground: Ground, position: Position, seat: int, found: list[Found]) -> None:
        """Every outcome once, in the order in which a depth-first walk meets it; the step that
        brings the fourth pawn home opens the partner's pawns for the rest."""
        self._step(ground, position, seat, found, self.total, (), set())

    def _step(
        self, ground: Ground, position: Position, seat: int, found: list[Found],
        left: int, legs: tuple[Walk, ...], seen: set[tuple[Position, int]],
    ) -> None:
        if not left:
            found.append((legs, position, False))
            return
        for pawn in ground.movers(position, seat):
            for leg in walks_of(ground, 1)[pawn]:
                after = leg.resolve(ground, position)
                if isinstance(after, bytes) and (after, left) not in seen:
                    seen.add((after, left))
                    self._step(ground, after, seat, found, left - 1, (*legs, leg), seen)
