"""Contests of bots whose luck with the cards is counted and taken out."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import reduce
from math import sqrt
from typing import NamedTuple

from sorry_a11y.analysis.luck import Draw, drawn, sides, total
from sorry_a11y.commands.simulate import shared_out
from sorry_a11y.game.contest import Z_95, Maker, Piece, play_games, play_piece, wins_of
from sorry_a11y.narration.mistakes import rules_for
from sorry_a11y.rules.board import Seat
from sorry_a11y.rules.ruleset import Ruleset
from sorry_a11y.rulesets.families import Wishes

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
    for played, sits in play_games(piece, lambda step: found.extend(drawn(*step))):
        wins = wins_of(played, sits)
        lucks = _lucks(piece.rules, piece.seats, found, sits)
        found.clear()
        done.append(LuckTally(
            1, wins,
            tuple(Cards(one, one * one, one * won)
                  for one, won in zip(lucks, wins, strict=True)),
        ))
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

    def _run(self) -> Piece:
        rules = rules_for(self.wishes, self.seats)
        return Piece(rules, self.seats, self.bots, self.seed, 0, self.games, True)

    def wins(self, jobs: int = 0) -> int:
        """Return how many games the first bot won."""
        with shared_out(self._run(), jobs, play_piece, PIECE) as parts:
            return sum(part.wins[0] for part in parts)

    def tally(self, jobs: int = 0) -> LuckTally:
        """Return wins and luck of all games; the same for any number of processes."""
        if jobs == 1:
            run = self._run()
            pieces = [
                run._replace(first=first, games=min(PIECE, self.games - first))
                for first in range(0, self.games, PIECE)
            ]
            return reduce(added, map(tally_luck, pieces))
        with shared_out(self._run(), jobs or 2, tally_luck, PIECE) as parts:
            return reduce(added, parts)


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
        round(found, 4), round(found - reach, 4), round(found + reach, 4),
        round(left / of_results, 4) if of_results else 0.0,
    )
