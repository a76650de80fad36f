"""Contests of bots whose luck with the cards is counted and taken out."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import reduce
from math import sqrt
from multiprocessing import get_context
from typing import NamedTuple, TypeVar

from sorry_a11y.api.contests import Z_95, Maker, Piece, wins_of
from sorry_a11y.core.analysis.luck import Draw, drawn, sides, total
from sorry_a11y.core.rules.board import Seat
from sorry_a11y.core.rules.ruleset import Ruleset
from sorry_a11y.core.rulesets.families import Wishes
from sorry_a11y.output.narration.mistakes import rules_for

_Found = TypeVar("_Found")
PIECE = 50
"""Games that are summed up apart: luck is a sum of fractions, and its last digits would tell how
many processes shared the games."""


class Cards(NamedTuple):
    """A bot's luck with the cards over games: its sum, the sum of its squares, and its sum over
    the games won."""

    luck: float
    squares: float
    of_won: float


class LuckTally(NamedTuple):
    """A count of games: how many, the wins of each bot, and the luck of each."""

    games: int
    wins: tuple[int, ...]
    cards: tuple[Cards, ...]


class Fair(NamedTuple):
    """The share of the games that a bot would have won with its luck taken out, 0 to 1: its share
    less the part of its luck that goes with winning. ``low`` and ``high`` hold it with 95 %
    certainty; ``spread`` is the variance that is left, as a part of that of the results."""

    share: float
    low: float
    high: float
    spread: float


def tally_luck(piece: Piece) -> LuckTally:
    """Play a piece and count wins and luck."""
    found: list[Draw] = []
    done: list[LuckTally] = []
    for played, sits in piece.play(lambda step: found.extend(drawn(*step))):
        wins = wins_of(played, sits)
        lucks = _lucks(piece.rules, piece.seats, found, sits)
        found.clear()
        done.append(
            LuckTally(
                1,
                wins,
                tuple(
                    Cards(one, one * one, one * won) for one, won in zip(lucks, wins, strict=True)
                ),
            )
        )
    return reduce(added, done)


def added(one: LuckTally, more: LuckTally) -> LuckTally:
    """Add two counts."""
    return LuckTally(
        one.games + more.games,
        tuple(a + b for a, b in zip(one.wins, more.wins, strict=True)),
        tuple(
            Cards(*map(sum, zip(a, b, strict=True)))
            for a, b in zip(one.cards, more.cards, strict=True)
        ),
    )


class Match(NamedTuple):
    """Games between bots that change seats from game to game."""

    wishes: Wishes
    seats: tuple[Seat, ...]
    bots: tuple[Maker, ...]
    games: int
    seed: int

    def wins(self, jobs: int | None = None) -> int:
        """Return how many games the first bot won."""
        return sum(part.wins[0] for part in self._each(Piece.tally, jobs))

    def tally(self, jobs: int | None = None) -> LuckTally:
        """Return wins and luck of all games; the same for any number of processes."""
        return reduce(added, self._each(tally_luck, jobs))

    def _each(self, play: Callable[[Piece], _Found], jobs: int | None) -> list[_Found]:
        """What is found in each piece, played in so many processes, None for one a core."""
        rules = rules_for(self.wishes, self.seats)
        pieces = [
            Piece(
                rules,
                self.seats,
                self.bots,
                self.seed,
                first,
                min(PIECE, self.games - first),
                turning=True,
            )
            for first in range(0, self.games, PIECE)
        ]
        with get_context("spawn").Pool(jobs) as pool:
            return pool.map(play, pieces, chunksize=1)


def _lucks(
    rules: Ruleset, seats: Sequence[Seat], found: Sequence[Draw], sits: Mapping[Seat, int]
) -> list[float]:
    """Return the luck of each bot's side."""
    lucks = [0.0] * (max(sits.values()) + 1)
    members = sides(rules, seats)
    for side, luck in zip(members, total(found, len(members)), strict=True):
        for seat in side:
            if seat in sits:
                lucks[sits[seat]] = luck
    return lucks


def fair(tally: LuckTally, at: int = 0) -> Fair:
    """Return what bot ``at`` would have won with its luck taken out."""
    games, wins, cards = tally.games, tally.wins[at], tally.cards[at]
    share, mean = wins / games, cards.luck / games
    of_results = share * (1.0 - share)
    of_luck = cards.squares / games - mean * mean
    both = cards.of_won / games - share * mean
    factor = both / of_luck if of_luck else 0.0
    left = max(0.0, of_results - factor * both)
    reach = Z_95 * sqrt(left / games)
    found = share - factor * mean
    return Fair(
        round(found, 4),
        round(found - reach, 4),
        round(found + reach, 4),
        round(left / of_results, 4) if of_results else 0.0,
    )
