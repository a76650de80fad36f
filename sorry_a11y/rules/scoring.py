"""Points after a round (52 to 55)."""

from __future__ import annotations

from collections.abc import Sequence

from sorry_a11y.rules.board import PAWNS_EACH, Seat, own_part
from sorry_a11y.rules.board_tables import Position
from sorry_a11y.rules.events import ScoreLine
from sorry_a11y.rules.ruleset import Ruleset, Scoring

EACH = 5
"""Points for a pawn: an own one home (52), a rival's not home for the winner (53)."""
BONUSES = ((2, 25), (1, 50), (0, 100))
"""(no rival has more pawns home than this, points): added up, or only the highest (54)."""


def pawns_home(rules: Ruleset, position: Position, seat: Seat) -> int:
    """How many pawns of the seat have arrived, 0 to 4."""
    return own_part(position, seat).translate(rules.tables.goal_table).count(1)


def score_lines(
    rules: Ruleset,
    position: Position,
    seats: Sequence[Seat],
    winners: Sequence[Seat],
    totals: Sequence[int],
) -> tuple[ScoreLine, ...]:
    """One line a side, in order of play; partners score together."""
    scoring = rules.scoring
    assert scoring is not None, "points are kept only under a rule book that scores"
    lines = []
    done: set[Seat] = set()
    for seat in seats:
        if seat in done:
            continue
        side = tuple(member for member in seats if member in rules.tables.side_of[seat])
        done.update(side)
        home = sum(pawns_home(rules, position, member) for member in side)
        own = home * EACH if scoring.own else 0
        rivals = 0
        bonus: tuple[int, ...] = ()
        if seat in winners:
            left = [pawns_home(rules, position, other) for other in seats if other not in side]
            rivals = sum(PAWNS_EACH - count for count in left) * EACH
            bonus = _bonus(scoring, max(left))
        points = own + rivals + sum(bonus)
        lines.append(ScoreLine(side, own, rivals, bonus, points, totals[seat] + points))
    return tuple(lines)


def _bonus(scoring: Scoring, most_home: int) -> tuple[int, ...]:
    earned = tuple(points for limit, points in BONUSES if most_home <= limit)
    return earned[-1:] if scoring.highest else earned


def match_winners(
    scoring: Scoring, rounds: int, totals: Sequence[int], seats: Sequence[Seat]
) -> tuple[Seat, ...]:
    """The seats with the highest total if the match is over after ``rounds``, else none (51,
    55)."""
    best = max(totals[seat] for seat in seats)
    over = best >= scoring.target if scoring.target else rounds >= scoring.rounds
    return tuple(seat for seat in seats if totals[seat] == best) if over else ()
