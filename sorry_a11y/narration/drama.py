"""The one thing of a round that matters most, told once the listener is on turn.

At most one clause a round: who can win with the next card, where that is new; how much an own pawn
lost that was bumped; which opponents have one pawn left since this round. At brief only the first.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Final

from sorry_a11y.analysis.overview import winners
from sorry_a11y.narration.at_a_glance import cards_clause
from sorry_a11y.narration.listener import Listener, Verbosity
from sorry_a11y.narration.units import TurnUnit, Unit
from sorry_a11y.rules.board import PAWNS_EACH, Kind, Seat, seat_of
from sorry_a11y.rules.events import TakenBack
from sorry_a11y.rules.rounds import pawns_home
from sorry_a11y.rules.view import View

LEAST_LOST: Final = 20
"""The fewest steps lost by a bump that are worth a clause."""
MOST_OUT: Final = 2
"""The most pawns that a side brings home with one card."""


class Drama:
    """The moments of a round that are told once more to one listener.

    The threats of each own turn (who else could win then, and with what) are remembered, so that a
    turn that is taken back and played again is told as it was.

    Args:
        seats: The listener's seats.
        is_on: Returns whether it is wanted.
    """

    def __init__(self, seats: tuple[Seat, ...], is_on: Callable[[], bool]) -> None:
        self._own = seats
        self._is_on = is_on
        self._lost = 0
        self._home: list[Seat] = []
        self._threats: list[list[tuple[Seat, tuple[Kind, ...]]]] = []

    def note(self, units: Iterable[Unit], to: Listener) -> None:
        """Follow the game."""
        for unit in units:
            if isinstance(unit, TakenBack):
                self._lost, self._home = 0, []
                del self._threats[-1:]
            elif isinstance(unit, TurnUnit):
                self._turn(unit, to)

    def _turn(self, unit: TurnUnit, to: Listener) -> None:
        board, side = to.rules.board, to.rules.tables.side_of[unit.seat]
        for move in (move for card in unit.cards for move in card.moves):
            for pawn, spot in move.stood:
                seat = seat_of(pawn)
                is_bumped = pawn in move.bumped or (move.kind == "take" and pawn == move.other)
                if is_bumped and seat in self._own and seat not in side:
                    gone = board.distance(seat, board.start(seat)) - board.distance(seat, spot)
                    self._lost = max(self._lost, gone)
            if move.arrived:
                self._home.append(seat_of(move.pawn))

    def told(self, seen: View, to: Listener) -> list[str]:
        """Return what is told now that a round is over and the listener is on turn, one sentence or
        none; and begin the next round."""
        lost, home = self._lost, self._home
        self._lost, self._home = 0, []
        if not self._is_on():
            return []
        clause = self._wins(seen, to)
        if clause is None and to.verbosity is not Verbosity.BRIEF:
            clause = _loss(lost, to) or _last(seen, home, to)
        return [to.sentence([clause])] if clause else []

    def _wins(self, seen: View, to: Listener) -> str | None:
        """Return who else can win with the next card, unless that was so the last time."""
        sides = seen.rules.tables.side_of
        rivals = [seat for seat in seen.seats if seat not in sides[seen.seat]]
        near = [seat for seat in rivals if _pawns_left(seen, sides[seat]) <= MOST_OUT]
        found = winners(seen, near) if near else []
        before = self._threats[-1] if self._threats else []
        self._threats.append(found)
        fresh = [one for one in found if one not in before]
        if not fresh:
            return None
        seat, cards = fresh[0]
        return to.say("drama-wins", name=to.name(seat), cards=cards_clause(to, cards))


def _loss(steps: int, to: Listener) -> str | None:
    return to.say("drama-loss", steps=steps) if steps >= LEAST_LOST else None


def _last(seen: View, home: Sequence[Seat], to: Listener) -> str | None:
    """Return whose side has one pawn left, if it brought one home in this round."""
    sides = seen.rules.tables.side_of
    for seat in home:
        if seat not in sides[seen.seat] and _pawns_left(seen, sides[seat]) == 1:
            names = to.holders(sides[seat])
            return to.say("drama-last", names=to.every(names), count=len(names))
    return None


def _pawns_left(seen: View, side: Sequence[Seat]) -> int:
    """Return how many pawns of a side are not home."""
    home = sum(pawns_home(seen.rules, seen.position, seat) for seat in side)
    return PAWNS_EACH * len(side) - home
