"""Games between bots, and the count of their results.

Game ``i`` depends on the seed and ``i`` alone, so the result does not depend on how many processes
share the games. Cards and bots have separate generators, so other bots get the same shuffles.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from math import sqrt
from random import Random
from time import perf_counter
from typing import NamedTuple

from sorry_a11y.api.playing import bot
from sorry_a11y.api.positions import book_of
from sorry_a11y.core.bots.bot import Bot
from sorry_a11y.core.game.dealer import PlayedGame, Step, play_to_end
from sorry_a11y.core.game.setup import SEATS_FOR
from sorry_a11y.core.rules.board import SEATS, Seat
from sorry_a11y.core.rules.game import begin_silently
from sorry_a11y.core.rules.ruleset import Ruleset
from sorry_a11y.output.narration.mistakes import MistakeError

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
            games,
            list(self.wins),
            self.turns,
            round(self.turns / games, 2),
            self.longest,
            round(self.turns / max(seconds, 1e-9)),
            [round(wins / games, 4) for wins in self.wins],
            [interval(wins, games) for wins in self.wins],
        )


class Result(NamedTuple):
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
    turns_per_second: int
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

    def play(
        self, watch: Callable[[Step], None] | None = None
    ) -> Iterator[tuple[PlayedGame, dict[Seat, int]]]:
        """Yield each game when it is over, with the index of the bot on each seat.

        Args:
            watch: The function that is called with each step.
        """
        bots = [make() for make in self.bots]
        for number in range(self.first, self.first + self.games):
            shift = number if self.turning else 0
            sits = {seat: (at + shift) % len(bots) for at, seat in enumerate(self.seats)}
            yield (
                play_to_end(
                    begin_silently(self.rules, self.seats),
                    {seat: bots[at] for seat, at in sits.items()},
                    Random(f"{self.seed} {number} cards"),
                    Random(f"{self.seed} {number} bots"),
                    watch=watch,
                ),
                sits,
            )

    def tally(self) -> Tally:
        """Play the games and return their count."""
        done = Tally(0, (0,) * len(self.bots), 0, 0)
        for played, sits in self.play():
            done = done.plus(Tally(1, wins_of(played, sits), played.turns, played.turns))
        return done


def contest(
    players: Sequence[Bot | str],
    rules: Ruleset | str | None = None,
    games: int = 100,
    seed: int = 0,
) -> Result:
    """Let bots play games against one another, who change seats from game to game.

    Args:
        players: Two to four bots, or their names. Two have two seats each where partners play.
        rules: As of `start_game`.
        games: The number of games, 1 to 10,000,000.
        seed: The same seed gives the same games.

    Returns:
        How often each won, with the interval that holds its share of wins with 95 % certainty.

    Raises:
        MistakeError: That many bots or games cannot be played.
        IllegalActionError: A bot decides what it may not.
    """
    if not 1 <= games <= MOST_GAMES:
        raise MistakeError(
            "mistake-no-value", given=str(games), where="games", accepted=f"1 - {MOST_GAMES}"
        )
    if len(players) not in SEATS_FOR:
        raise MistakeError("mistake-bot-count", count=len(players), accepted="2 to 4")
    in_pairs = len(players) == 2 and book_of(rules, SEATS)[0].has_teams
    book, seats = book_of(rules, SEATS if in_pairs else SEATS_FOR[len(players)])
    bots = tuple(partial(_made, who) for who in players)
    began = perf_counter()
    return Piece(book, seats, bots, seed, 0, games, True).tally().result(perf_counter() - began)


def _made(who: Bot | str) -> Bot:
    return bot(who) if isinstance(who, str) else who


def wins_of(played: PlayedGame, sits: Mapping[Seat, int]) -> tuple[int, ...]:
    """Return for each bot 1 if it won a game, else 0."""
    won = {sits[seat] for seat in played.game.winners}
    return tuple(int(at in won) for at in range(max(sits.values()) + 1))


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
