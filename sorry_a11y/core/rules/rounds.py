"""Rounds: how one is set up, begun and won (2, 3, 34, 43, 51), and its points (52 to 55)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sorry_a11y.core.rules.board import PAWNS_EACH, Position, Seat, kinds_of, own_part
from sorry_a11y.core.rules.dealing import laid_down
from sorry_a11y.core.rules.events import (
    FirstPlayerChosen,
    GameWon,
    RoundBegan,
    RoundScored,
    RoundWon,
    ScoreLine,
    StartCardDrawn,
)
from sorry_a11y.core.rules.plays import NO_CHOICES, Play
from sorry_a11y.core.rules.ruleset import (
    NO_HANDS,
    UNDECIDED,
    EventLog,
    Game,
    Phase,
    Ruleset,
    Scoring,
    changed,
)

POINTS_A_PAWN: Final = 5
"""Points for each own pawn that is home (52); the winner has them for each rival's pawn that is
not, too (53)."""
BONUSES: Final = ((2, 25), (1, 50), (0, 100))
"""The bonuses of a winner: the most pawns that a rival may have home, and the points (54). They are
added up, or only the highest counts."""


def pawns_home(rules: Ruleset, position: Position, seat: Seat) -> int:
    """Return how many pawns of the seat have arrived, 0 to 4."""
    return own_part(position, seat).translate(rules.tables.goal_table).count(1)


def score_lines(
    rules: Ruleset,
    position: Position,
    seats: Sequence[Seat],
    winners: Sequence[Seat],
    totals: Sequence[int],
) -> tuple[ScoreLine, ...]:
    """Return the points of the round, a line for each side in order of play."""
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
        own = home * POINTS_A_PAWN if scoring.own else 0
        rivals = 0
        bonus: tuple[int, ...] = ()
        if seat in winners:
            left = [pawns_home(rules, position, other) for other in seats if other not in side]
            rivals = sum(PAWNS_EACH - count for count in left) * POINTS_A_PAWN
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
    """Return the seats with the highest total if the match is over (51, 55).

    It is over when somebody has the points of ``scoring.target``, or after ``scoring.rounds``.

    Args:
        scoring: When the match is over.
        rounds: The rounds played so far.
        totals: The points of each seat.
        seats: The seats that play.

    Returns:
        The seats; none before the end.
    """
    best = max(totals[seat] for seat in seats)
    over = best >= scoring.target if scoring.target else rounds >= scoring.rounds
    return tuple(seat for seat in seats if totals[seat] == best) if over else ()


def set_up(game: Game, log: EventLog) -> Game:
    """Put the pawns in place; the whole deck waits to be shuffled."""
    position = game.rules.set_up(game.seats)
    if log is not None:
        log.append(RoundBegan(game.course.round, position))
    draws = game.rules.first == "draw" and game.course.starter == UNDECIDED
    phase = Phase.OPENING_SHUFFLE if draws else Phase.ROUND_SHUFFLE
    return changed(
        game,
        phase=phase,
        position=position,
        pile=b"",
        discards=game.rules.full_deck,
        hands=NO_HANDS,
        choices=NO_CHOICES,
        again=False,
    )


def opening_draw(game: Game, log: EventLog) -> Game:
    """Let everybody draw a card, and return the game in which the best drawer goes first (3).

    A Sorry! is best, then the highest number; those who tie draw again. The cards go back, and all
    are shuffled anew.
    """
    pile, drawers, order = game.pile, game.seats, game.rules.order
    while len(drawers) > 1 and len(pile) >= len(drawers):
        drawn = dict(zip(drawers, kinds_of(pile[: len(drawers)]), strict=True))
        pile = pile[len(drawers) :]
        for seat, card in drawn.items():
            if log is not None:
                log.append(StartCardDrawn(seat, card))
        best = min(order.index(card) for card in drawn.values())
        drawers = tuple(seat for seat in drawers if order.index(drawn[seat]) == best)
    back = changed(game, pile=b"", discards=game.pile)
    if len(drawers) > 1:  # the pile ran out in a tie: shuffle and draw once more
        return back
    if log is not None:
        log.append(FirstPlayerChosen(drawers[0], "draw"))
    return changed(back, phase=Phase.ROUND_SHUFFLE, starter=drawers[0])


def won(game: Game, play: Play, log: EventLog) -> Game:
    """End the round that a play wins (34, 43, 51), and return the next game.

    The last card lies on the discards.
    """
    side = game.rules.tables.side_of[play.seat]
    seats = tuple(seat for seat in game.seats if seat in side)
    ended = Game(
        game.course,
        game.phase,
        play.after,
        game.turn,
        laid_down(game, play.card),
        NO_CHOICES,
        game.again,
    )
    if log is not None:
        log.append(RoundWon(seats))
    scoring = game.rules.scoring
    return _over(ended, seats, log) if scoring is None else _scored(ended, play, scoring, log)


def _scored(game: Game, play: Play, scoring: Scoring, log: EventLog) -> Game:
    """Count the points; end the match or set up the next round (51 to 55)."""
    side = game.rules.tables.side_of[play.seat]
    lines = score_lines(game.rules, game.position, game.seats, side, game.course.totals)
    if log is not None:
        log.append(RoundScored(lines))
    totals = list(game.course.totals)
    for line in lines:
        for seat in line.seats:
            totals[seat] = line.total
    game = changed(game, starter=play.seat, deal=0, totals=tuple(totals))
    winners = match_winners(scoring, game.course.round, totals, game.seats)
    if winners:
        return _over(game, winners, log)
    starter = UNDECIDED if game.rules.first == "draw" else play.seat
    return set_up(changed(game, round=game.course.round + 1, starter=starter), log)


def _over(game: Game, winners: tuple[Seat, ...], log: EventLog) -> Game:
    if log is not None:
        log.append(GameWon(winners))
    return changed(game, phase=Phase.OVER, winners=winners)
