"""Numbers about a position or a whole game, as `analysis` finds them."""

from __future__ import annotations

from collections.abc import Sequence

from sorry_a11y.api.telling import check_playing, looked_at
from sorry_a11y.core.analysis import advice, queries
from sorry_a11y.core.analysis import luck as cards
from sorry_a11y.core.analysis import odds as chances
from sorry_a11y.core.analysis.advice import Advice, Judged
from sorry_a11y.core.analysis.odds import PawnOdds
from sorry_a11y.core.analysis.queries import Danger
from sorry_a11y.core.bots.learned import Valued
from sorry_a11y.core.game.logged_game import LoggedGame
from sorry_a11y.core.rules.board import WATCHER, Seat
from sorry_a11y.core.rules.game import Game
from sorry_a11y.core.rules.view import View
from sorry_a11y.output.narration.mistakes import MistakeError


def advise(game: Game | LoggedGame | View) -> Advice | None:
    """Return what a strong player would do, and how often it wins.

    Args:
        game: The game, for the seat on turn, or the view of a seat.

    Returns:
        The advice; None while there is nothing to decide.
    """
    return advice.advice_for(looked_at(game))


def rank(game: Game | LoggedGame | View) -> list[Valued]:
    """Return the decisions open to a seat with their chances of winning, the best first.

    Args:
        game: As of `advise`.

    Returns:
        The decisions, at most 300 of them; none while there is nothing to decide.
    """
    seen = looked_at(game)
    return advice.ranking(seen) if seen.to_act else []


def danger(game: Game | LoggedGame | View, seat: Seat | None = None) -> list[Danger]:
    """Return what can send pawns of a side back before its next turn: by whom, and by which cards.

    Args:
        game: The game, or the view of a seat.
        seat: A seat of the side; the one on turn unless given. A view has a seat of its own.

    Raises:
        MistakeError: The seat does not play, or watches.
    """
    return queries.side_dangers(_of_a_seat(game, seat))


def odds(game: Game | LoggedGame | View, seat: Seat | None = None) -> list[PawnOdds]:
    """Return the chance of each pawn in danger to be sent back before the side's next turn.

    Args:
        game: As of `danger`.
        seat: As of `danger`.

    Raises:
        MistakeError: The seat does not play, or watches.
    """
    return chances.pawn_odds(_of_a_seat(game, seat))


def luck(game: LoggedGame) -> dict[Seat, float]:
    """Return for each seat what the cards of a game were worth to its side, in games won.

    Args:
        game: The game, over or not.

    Returns:
        The sum over all draws, above 0 for good cards; 0 is usual, also for those who play badly.
    """
    start = game.start
    parts = cards.sides(game.rules, start.seats)
    worth = cards.total(cards.draws(start, game.actions), len(parts))
    return {
        seat: found
        for side, found in zip(parts, worth, strict=True)
        for seat in side
        if seat in start.seats
    }


def review(game: LoggedGame, seats: Sequence[Seat] = ()) -> Judged:
    """Return the choices of a game that cost most, each with a strong player's.

    Args:
        game: The game, over or not.
        seats: The seats whose choices are looked at; all unless given.

    Raises:
        MistakeError: A seat does not play.
    """
    check_playing(seats, game.start.seats)
    return advice.judge_choices(game.start, game.actions, seats)


def _of_a_seat(game: Game | LoggedGame | View, seat: Seat | None) -> View:
    """Return the view that is meant; raise MistakeError for that of a watcher, who has no pawns."""
    seen = looked_at(game, seat)
    if seen.seat == WATCHER:
        raise MistakeError("mistake-watcher")
    return seen
