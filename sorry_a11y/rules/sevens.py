"""The 7: one number shared out over several pawns, one leg after the other (15, 16, 39, D14).

A `Share` is a 7 under way: the legs so far, the position they led to, what is left. ``grow``
gives every share that is one leg further; a play is a share with nothing left. Whoever builds a
7 step by step (a menu) walks the same shares as the search that lists all plays.
"""

from __future__ import annotations

from typing import NamedTuple

from sorry_a11y.rules.board import NOWHERE
from sorry_a11y.rules.cards import Found, walks_of
from sorry_a11y.rules.ground import Ground, Position
from sorry_a11y.rules.legs import ComeOut, Leg, Walk


class Share(NamedTuple):
    """A 7 under way: ``left`` steps to use on the board ``position``; ``used``: a bit for each
    pawn that has had its part; ``again``: whether a part so far draws again."""

    position: Position
    left: int
    legs: tuple[Leg, ...] = ()
    used: int = 0
    again: bool = False


class Sharing:
    """What the abilities of this module have in common."""

    optional = False
    in_steps = False
    """Whether a leg is a single step, so that one pawn may have several in a row."""
    total: int

    def begin(self, position: Position) -> Share:
        """The share before the first leg."""
        return Share(position, self.total)

    def grow(self, ground: Ground, seat: int, share: Share) -> list[Share]:
        """Every share one leg further, in the one stable order."""
        raise NotImplementedError

    def find(self, ground: Ground, position: Position, seat: int, found: list[Found]) -> None:
        """Every way to use all steps. Of orders that lead to the same board with the same rest,
        the first stands for all."""
        seen: set[tuple[Position, int, int, bool]] = set()
        self._search(ground, seat, self.begin(position), seen, found)

    def _search(
        self,
        ground: Ground,
        seat: int,
        share: Share,
        seen: set[tuple[Position, int, int, bool]],
        found: list[Found],
    ) -> None:
        for grown in self.grow(ground, seat, share):
            position, left, legs, used, again = grown
            if not left:
                found.append((legs, position, again))
                continue
            state = (position, left, used, again)
            if state not in seen:
                seen.add(state)
                self._search(ground, seat, grown, seen, found)

    def can_finish(self, ground: Ground, seat: int, share: Share) -> bool:
        """Whether all that is left can be used."""
        return self._finishes(ground, seat, share, set())

    def _finishes(
        self, ground: Ground, seat: int, share: Share, dead: set[tuple[Position, int, int]]
    ) -> bool:
        if not share.left:
            return True
        state = (share.position, share.left, share.used)
        if state in dead:
            return False
        if any(self._finishes(ground, seat, one, dead) for one in self.grow(ground, seat, share)):
            return True
        dead.add(state)
        return False

    def allows(
        self, ground: Ground, position: Position, seat: int, legs: tuple[Leg, ...], again: bool
    ) -> bool:
        """Whether the legs, in this order, use all steps."""
        shares = [self.begin(position)]
        for leg in legs:
            shares = [
                grown for share in shares if share.left
                for grown in self.grow(ground, seat, share) if grown.legs[-1] == leg
            ]
        return any(share.left == 0 and share.again == again for share in shares)


class Split(Sharing):
    """``total`` steps over two to ``pawns`` different pawns, each in one part (15, 16, 39).

    With ``as_cards`` each part acts as the card of that number: 1 and 2 may bring a pawn out, 2
    draws again, 4 goes back; without, every part walks forward.
    """

    def __init__(self, total: int, pawns: int = 2, as_cards: bool = False) -> None:
        self.total = total
        self.pawns = pawns
        self.as_cards = as_cards

    def grow(self, ground: Ground, seat: int, share: Share) -> list[Share]:
        """One more pawn has its part; the last pawn allowed must use all that is left."""
        position, left, legs, used, again = share
        pawns_left = self.pawns - len(legs)
        grown: list[Share] = []
        if not pawns_left:
            return grown
        largest = min(left, self.total - 1)
        parts = (left,) if pawns_left == 1 else range(largest, 0, -1)
        reach = ground.reach[1][0]
        for pawn in ground.movers(position, seat):
            bit = 1 << pawn
            if used & bit or not (self.as_cards or reach[pawn][position[pawn]] != NOWHERE):
                continue
            for part in parts:
                for leg in self._legs(ground, position, pawn, part, used):
                    after = leg.resolve(ground, position)
                    if isinstance(after, bytes):
                        draws = again or (self.as_cards and part == 2)
                        grown.append(Share(after, left - part, (*legs, leg), used | bit, draws))
        return grown

    def _legs(
        self, ground: Ground, position: Position, pawn: int, part: int, used: int
    ) -> tuple[Leg, ...]:
        """The legs that a part of ``part`` steps allows the pawn."""
        if not self.as_cards:
            return walks_of(ground, part)[pawn]
        walks = walks_of(ground, -4 if part == 4 else part)[pawn]
        if part > 2:
            return walks
        # of several in start the lowest stands for all: they are interchangeable
        start = ground.start_of[pawn]
        lower = range(pawn & ~3, pawn)
        if any(position[other] == start and not used & (1 << other) for other in lower):
            return walks
        return (ComeOut(pawn), *walks)


class Burn(Sharing):
    """``total`` single steps by the player's pawns in any split and order; every step hits
    whoever stands on its square, own pawns too; the step that brings the fourth pawn home opens
    the partner's pawns for the rest (D14)."""

    in_steps = True

    def __init__(self, total: int) -> None:
        self.total = total

    def grow(self, ground: Ground, seat: int, share: Share) -> list[Share]:
        """One more step by one pawn."""
        position, left, legs, _, _ = share
        grown = []
        steps: tuple[tuple[Walk, ...], ...] = walks_of(ground, 1)
        for pawn in ground.movers(position, seat):
            for leg in steps[pawn]:
                after = leg.resolve(ground, position)
                if isinstance(after, bytes):
                    grown.append(Share(after, left - 1, (*legs, leg)))
        return grown
