"""Many games on all cores, and the table of every level against every other.

Game ``i`` depends on the seed and ``i`` alone, as in `simulate`, so that the result is the same
however many processes share the games.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, replace
from functools import cache
from math import sqrt
from multiprocessing import get_context
from os import cpu_count
from random import Random
from typing import NamedTuple, TextIO

from sorry_a11y.bots.levels import LEVELS
from sorry_a11y.bots.registry import make_bot
from sorry_a11y.doors.mistakes import BAD_INPUT, OK, MistakeError, rules_for, tell
from sorry_a11y.doors.simulate import Progress, play_out, seats_for
from sorry_a11y.narration.catalog import catalog
from sorry_a11y.rules.game import new_game
from sorry_a11y.rules.ruleset import Ruleset
from sorry_a11y.rulesets.registry import Wishes

PIECE = 50
"""Games that a process plays before it reports."""
Z_95 = 1.959964
"""How many standard errors to either side hold 95 in 100."""


class Piece(NamedTuple):
    """Games ``first`` to ``first + games - 1`` of a run. ``turning``: the bots change seats from
    game to game, each as often on every seat; else they sit as listed."""

    wishes: Wishes
    seats: tuple[int, ...]
    bots: tuple[str, ...]
    seed: int
    first: int
    games: int
    turning: bool


@dataclass(frozen=True)
class Tally:
    """``wins``: games won by each bot, in the order given (partners win together); ``intervals``:
    for each bot the 95 % interval (Wilson) of its share of games won, 0 to 1; ``turns``: how
    often a turn came to a seat, in all; ``longest``: in one game."""

    games: int
    wins: tuple[int, ...]
    intervals: tuple[tuple[float, float], ...]
    turns: int
    longest: int

    @property
    def shares(self) -> tuple[float, ...]:
        """The share of games that each bot won, 0 to 1."""
        return tuple(wins / self.games for wins in self.wins)


def interval(wins: int, games: int) -> tuple[float, float]:
    """The 95 % interval (Wilson) of a share of ``wins`` in ``games`` (at least 1), 0 to 1,
    rounded to four places."""
    share, z2 = wins / games, Z_95 * Z_95
    middle = (share + z2 / (2 * games)) / (1 + z2 / games)
    reach = Z_95 / (1 + z2 / games) * sqrt(share * (1 - share) / games + z2 / (4 * games**2))
    return round(max(0.0, middle - reach), 4), round(min(1.0, middle + reach), 4)


def play_piece(piece: Piece) -> tuple[tuple[int, ...], int, int]:
    """(wins by bot, turns in all, turns of the longest game) of a piece."""
    rules = _rules(_frozen(piece.wishes), piece.seats)
    bots = [make_bot(name) for name in piece.bots]
    wins = [0] * len(bots)
    turns = longest = 0
    for number in range(piece.first, piece.first + piece.games):
        shift = number if piece.turning else 0
        sits = {seat: (at + shift) % len(bots) for at, seat in enumerate(piece.seats)}
        played = play_out(
            new_game(rules, piece.seats), {seat: bots[at] for seat, at in sits.items()},
            Random(f"{piece.seed} {number} cards"), Random(f"{piece.seed} {number} bots"),
        )
        for at in {sits[seat] for seat in played.game.winners}:
            wins[at] += 1
        turns += played.turns
        longest = max(longest, played.turns)
    return tuple(wins), turns, longest


_Frozen = tuple[str, tuple[tuple[str, str], ...], bool, bool, int, int, bool]


def _frozen(wishes: Wishes) -> _Frozen:
    return (
        wishes.game, tuple(sorted(wishes.rules.items())), wishes.teams, wishes.points,
        wishes.rounds, wishes.target, wishes.quick,
    )


@cache
def _rules(frozen: _Frozen, seats: tuple[int, ...]) -> Ruleset:
    """The rules of a run, made once in each process: their tables are the dear part."""
    game, options, teams, points, rounds, target, quick = frozen
    return rules_for(Wishes(game, dict(options), teams, points, rounds, target, quick), seats)


def play_many(
    wishes: Wishes, seats: Sequence[int], bots: Sequence[str], games: int, seed: int,
    jobs: int = 0, *, turning: bool = False, progress: Progress | None = None,
) -> Tally:
    """Play ``games`` games (at least 1) in ``jobs`` processes (0: one for each core; 1: in this
    one). The result is the same for any ``jobs``. Raises MistakeError for wishes that make no
    sense, KeyError for an unknown bot."""
    _rules(_frozen(wishes), tuple(seats))
    for name in bots:
        make_bot(name)
    plain = replace(wishes, rules=dict(wishes.rules))  # a mapping that can be sent
    pieces = [
        Piece(plain, tuple(seats), tuple(bots), seed, first, min(PIECE, games - first), turning)
        for first in range(0, games, PIECE)
    ]
    jobs = min(jobs or cpu_count() or 1, len(pieces))
    if jobs == 1:
        return _summed(map(play_piece, pieces), games, len(bots), progress)
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        return _summed(pool.map(play_piece, pieces), games, len(bots), progress)


def _summed(
    parts: Iterable[tuple[tuple[int, ...], int, int]], games: int, bots: int,
    progress: Progress | None,
) -> Tally:
    wins = [0] * bots
    turns = longest = done = 0
    for won, taken, most in parts:
        wins = [one + more for one, more in zip(wins, won, strict=True)]
        turns += taken
        longest = max(longest, most)
        done = min(games, done + PIECE)
        if progress:
            progress(done)
    return Tally(
        games, tuple(wins), tuple(interval(one, games) for one in wins), turns, longest
    )


# -- the ladder ------------------------------------------------------------------------------


@dataclass(frozen=True)
class Rung:
    """``upper`` against ``lower``, two players; ``tally`` counts for ``upper`` first."""

    upper: str
    lower: str
    tally: Tally


def ladder(
    names: Sequence[str], games: int, seed: int, jobs: int = 0, wishes: Wishes | None = None
) -> list[Rung]:
    """Every pair of ``names``, each in ``games`` games between two."""
    wishes = wishes or Wishes()
    seats = seats_for(wishes, 2)
    return [
        Rung(upper, lower, play_many(wishes, seats, (upper, lower), games, seed, jobs,
                                     turning=True))
        for at, upper in enumerate(names) for lower in names[at + 1 :]
    ]


def run(
    stdout: TextIO, stderr: TextIO, *, names: Sequence[str] = (), games: int = 2000,
    seed: int = 1, jobs: int = 0, wishes: Wishes | None = None, language: str = "en",
) -> int:
    """Tell the table, a sentence a pair, strongest first; ``names``: the levels unless given.
    Gives the exit status: 0, or 2 after one line on ``stderr`` for wishes that make no sense."""
    say = catalog(language).sayer("advice")
    order = list(names) or list(LEVELS)[::-1]
    try:
        rungs = ladder(order, games, seed, jobs, wishes)
    except MistakeError as mistake:
        stderr.write(tell(mistake, language) + "\n")
        return BAD_INPUT
    for rung in rungs:
        low, high = rung.tally.intervals[0]
        stdout.write(say(
            "ladder", upper=rung.upper, lower=rung.lower, games=games,
            wins=round(100 * rung.tally.shares[0]), low=round(100 * low), high=round(100 * high),
        ) + "\n")
        stdout.flush()
    return OK
