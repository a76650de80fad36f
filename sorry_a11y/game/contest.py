"""Games between bots, and the count of their results.

Game ``i`` depends on the seed and ``i`` alone, so the result does not depend on how many processes
share the games. Cards and bots have separate generators, so other bots get the same shuffles.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from math import sqrt
from random import Random
from typing import NamedTuple

from sorry_a11y.bots.bot import Bot
from sorry_a11y.game.dealer import PlayedGame, Step, play_to_end
from sorry_a11y.rules.board import Seat
from sorry_a11y.rules.game import begin_silently
from sorry_a11y.rules.ruleset import Ruleset

MOST_GAMES = 10_000_000
"""The most games of a contest."""
Z_95 = 1.959964
"""The number of standard errors to either side that hold 95 in 100."""

Maker = Callable[[], Bot]
"""A function that makes a bot; it is sent to other processes, so it must be importable by name."""


class Tally(NamedTuple):
    """A count of games.

    Attributes:
        games: The number of games played.
        wins: The number of games that each bot won.
        turns: The turns of all games together.
        longest: The turns of the longest game.
    """

    games: int
    wins: tuple[int, ...]
    turns: int
    longest: int

    def plus(self, more: Tally) -> Tally:
        """Return both counts together."""
        wins = tuple(a + b for a, b in zip(self.wins, more.wins, strict=True))
        return Tally(
            self.games + more.games, wins, self.turns + more.turns, max(self.longest, more.longest)
        )

    def result(self, seconds: float) -> Result:
        """Return the result of the games, which took this many seconds."""
        games = self.games
        return Result(
            games, list(self.wins), self.turns, round(self.turns / games, 2), self.longest,
            round(self.turns / max(seconds, 1e-9)),
            [round(wins / games, 4) for wins in self.wins],
            [interval(wins, games) for wins in self.wins],
        )


@dataclass(frozen=True)
class Result:
    """The result of games between bots.

    Attributes:
        games: How many games were played.
        wins: The number of games that each bot won, in the order of bots; partners win together, so
            the sum may exceed ``games``.
        turns: The turns of all games.
        mean_turns: The turns of a game on average.
        longest: The turns of the longest game.
        turns_per_second: The speed of this run, the only value that differs the next time.
        win_rates: The share of games that each bot won, 0 to 1, rounded to four places.
        intervals: The interval in which each share lies with 95 % certainty (Wilson), likewise.
    """

    games: int
    wins: list[int]
    turns: int
    mean_turns: float
    longest: int
    turns_per_second: int = field(compare=False)
    win_rates: list[float]
    intervals: list[tuple[float, float]]


class Piece(NamedTuple):
    """A part of a contest for one process: its games ``first`` to ``first + games - 1``.

    Attributes:
        rules: The rule book.
        seats: The seats that play.
        bots: The makers of the bots, one for each seat.
        seed: The seed of the contest.
        first: The number of the first game.
        games: The number of games.
        turning: Whether the bots move on by one seat after each game.
    """

    rules: Ruleset
    seats: tuple[Seat, ...]
    bots: tuple[Maker, ...]
    seed: int
    first: int
    games: int
    turning: bool


def play_games(
    piece: Piece, watch: Callable[[Step], None] | None = None
) -> Iterator[tuple[PlayedGame, dict[Seat, int]]]:
    """Yield each game of a piece when it is over, with the index of the bot on each seat."""
    bots = [make() for make in piece.bots]
    for number in range(piece.first, piece.first + piece.games):
        shift = number if piece.turning else 0
        sits = {seat: (at + shift) % len(bots) for at, seat in enumerate(piece.seats)}
        yield play_to_end(
            begin_silently(piece.rules, piece.seats), {seat: bots[at] for seat, at in sits.items()},
            Random(f"{piece.seed} {number} cards"), Random(f"{piece.seed} {number} bots"),
            watch=watch,
        ), sits


def wins_of(played: PlayedGame, sits: Mapping[Seat, int]) -> tuple[int, ...]:
    """Return for each bot 1 if it won a game, else 0."""
    won = {sits[seat] for seat in played.game.winners}
    return tuple(int(at in won) for at in range(max(sits.values()) + 1))


def play_piece(piece: Piece) -> Tally:
    """Play a piece and return its count."""
    done = Tally(0, (0,) * len(piece.bots), 0, 0)
    for played, sits in play_games(piece):
        done = done.plus(Tally(1, wins_of(played, sits), played.turns, played.turns))
    return done


def interval(wins: int, games: int) -> tuple[float, float]:
    """Return the 95 % interval (Wilson) of a share.

    Args:
        wins: How many games were won.
        games: Of how many, at least 1.

    Returns:
        Both ends, 0 to 1, rounded to four places.
    """
    share, z2 = wins / games, Z_95 * Z_95
    middle = (share + z2 / (2 * games)) / (1 + z2 / games)
    reach = Z_95 / (1 + z2 / games) * sqrt(share * (1 - share) / games + z2 / (4 * games**2))
    return round(max(0.0, middle - reach), 4), round(min(1.0, middle + reach), 4)
