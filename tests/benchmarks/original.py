"""The published runner to the letter, for `tests.benchmarks.opponents`.

`bots.runner` has the published reward, but goes through the plays in this game's order and may
decline a card. The original goes through its moves pawn by pawn, takes the first of those with the
highest reward, and passes only where there is no move; `test_peer` holds this against it.
"""

from __future__ import annotations

from random import Random

from sorry_a11y.bots.runner import greedy
from sorry_a11y.rules.actions import Decision
from sorry_a11y.rules.plays import Choices, Play
from sorry_a11y.rules.view import View, laying_down
from sorry_a11y.rules.ways import SwapPlaces, TakePlace, Walk


class OriginalRunner:
    """The runner as it was published, in open draws."""

    name = "original"

    def choose(self, seen: View, _chance: Random) -> Decision:
        """The play with the highest reward, the first by pawn on ties."""
        given = seen.choices
        plays = sorted(given.plays, key=published)
        found = Choices(
            given.finder, given.position, given.seat,
            [(play.card, [play.way]) for play in plays], len(plays), False,
        )
        play = greedy(seen.rules, tuple(seen.seats), seen.seat, seen.position, found)
        return play or laying_down(seen)[0]


def published(play: Play) -> tuple[int, ...]:
    """The place of a play in the original's order: pawn by pawn; swaps before walks, by the other
    pawn; the whole 7 before the shared one, by the second pawn and then the smaller first part;
    10 forward before 1 back."""
    first, *more = play.legs
    if isinstance(first, SwapPlaces | TakePlace):
        return first.pawn, 0, first.other
    steps = first.steps if isinstance(first, Walk) else 0
    if more:
        return first.pawn, 2, more[0].pawn, steps
    return first.pawn, 1, -steps
