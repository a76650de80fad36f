"""Games played by bots alone, counted.

Game ``i`` of a run depends on (seed, i) and nothing else. Its cards and its bots have a
generator each, so that other bots meet the same shuffles.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from math import sqrt
from random import Random
from time import perf_counter
from typing import Final, NamedTuple

from sorry_a11y.analysis.luck import Draw, drawn, sides, total
from sorry_a11y.bots.bot import Bot
from sorry_a11y.narration.mistakes import MistakeError
from sorry_a11y.rules.board import SEATS, Seat
from sorry_a11y.rules.events import Event
from sorry_a11y.rules.game import Game, Phase, begin_silently
from sorry_a11y.rules.ruleset import Ruleset
from sorry_a11y.rulesets.families import Wishes
from sorry_a11y.table.dealer import Step, carried_out, next_action
from sorry_a11y.table.setup import SEATS_FOR

TENTHS = 10
Z_95 = 1.959964
"""The number of standard errors to either side that hold 95 in 100."""

PLAY: Final = Phase.PLAY
GIVE: Final = Phase.GIVE
OVER: Final = Phase.OVER

Progress = Callable[[int], None]
"""Called with the number of games played, after every tenth of them."""


class PlayedOut(NamedTuple):
    """A game that is over. ``turns``: how often a turn came to a seat (a card that draws again
    lengthens a turn); ``decisions``: how often a seat had to decide."""

    game: Game
    turns: int
    decisions: int


@dataclass(frozen=True)
class Result:
    """The result of a run.

    ``wins``: how many games each bot won, in the order in which they sit (partners win together, so
    their wins may add up to more than ``games``); ``mean_turns`` and ``longest``: turns a game;
    ``turns_per_second``: the speed of this run, the only value that is not the same the next time;
    ``win_rates``: the share of games that each bot won, 0 to 1, and ``intervals`` in which it lies
    with 95 % certainty (Wilson), both rounded to four places.
    """

    games: int
    wins: list[int]
    turns: int
    mean_turns: float
    longest: int
    turns_per_second: int
    win_rates: list[float]
    intervals: list[tuple[float, float]]


class Cards(NamedTuple):
    """A bot's luck with the cards (`analysis.luck`) over games: its sum, the sum of its squares,
    and its sum over the games won."""

    luck: float
    squares: float
    of_won: float


class Tally(NamedTuple):
    """A count of games: how many, ``wins`` by bot, turns in all and in the longest game; and how
    lucky each bot was, where that was asked."""

    games: int
    wins: tuple[int, ...]
    turns: int
    longest: int
    cards: tuple[Cards, ...] = ()


class Fair(NamedTuple):
    """The share of the games that a bot would have won with its luck taken out, 0 to 1: its share
    less the part of its luck that goes with winning. ``low`` and ``high`` hold it with 95 %
    certainty; ``spread``: the variance that is left, as a part of that of the results."""

    share: float
    low: float
    high: float
    spread: float


def play_out(
    game: Game, players: Mapping[Seat, Bot], dealer: Random, chance: Random,
    hear: Callable[[tuple[Event, ...]], None] | None = None,
    watch: Callable[[Step], None] | None = None,
) -> PlayedOut:
    """Play ``game`` to its end from wherever it stands. ``players``: a bot for each seat that
    plays; ``dealer`` shuffles, ``chance`` is handed to the bots. ``hear`` is handed what each
    action made happen, ``watch`` every step. Raises IllegalActionError when a bot decides what
    it may not."""
    turns = decisions = 0
    phase = game.phase
    while phase is not OVER:
        action = next_action(game, players, dealer, chance)
        if phase is PLAY:
            decisions += 1
            if not game.again:
                turns += 1
        elif phase is GIVE:
            decisions += 1
        after = carried_out(game, action, hear)
        if watch:
            watch(Step(game, action, after))
        game = after
        phase = game.phase
    return PlayedOut(game, turns, decisions)


def play_game(
    rules: Ruleset, seats: Sequence[Seat], bots: Sequence[Bot], number: int, seed: int,
    shift: int = 0, *, luck: bool = False,
) -> Tally:
    """Play game ``number`` of a run. With a ``shift`` the bots sit that many seats on; with
    ``luck`` the cards are counted too, which takes several times as long."""
    sits = {seat: (at + shift) % len(bots) for at, seat in enumerate(seats)}
    found: list[Draw] = []
    played = play_out(
        begin_silently(rules, tuple(seats)), {seat: bots[at] for seat, at in sits.items()},
        Random(f"{seed} {number} cards"), Random(f"{seed} {number} bots"),
        watch=(lambda step: found.extend(drawn(*step))) if luck else None,
    )
    won = {sits[seat] for seat in played.game.winners}
    cards: tuple[Cards, ...] = ()
    if luck:
        lucks = _lucks(rules, seats, found, sits)
        cards = tuple(
            Cards(one, one * one, one * (at in won)) for at, one in enumerate(lucks)
        )
    return Tally(
        1, tuple(int(at in won) for at in range(len(bots))), played.turns, played.turns, cards
    )


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


def fair(tally: Tally, at: int = 0) -> Fair:
    """Return what bot ``at`` would have won with its luck taken out. Raises IndexError where luck
    was not counted."""
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


def counted(parts: Iterable[Tally], games: int, progress: Progress | None = None) -> Result:
    """Return the result of ``games`` games that come in parts; ``progress`` is called after every
    tenth of them. The time counts from now."""
    began = perf_counter()
    done = summed(parts, games, progress)
    seconds = perf_counter() - began
    return Result(
        games, list(done.wins), done.turns, round(done.turns / games, 2), done.longest,
        round(done.turns / max(seconds, 1e-9)),
        [round(wins / games, 4) for wins in done.wins],
        [interval(wins, games) for wins in done.wins],
    )


def summed(parts: Iterable[Tally], games: int, progress: Progress | None = None) -> Tally:
    """Return the parts of ``games`` games together, as in `counted`."""
    done = Tally(0, (), 0, 0)
    for part in parts:
        before, done = done.games, added(done, part)
        if progress and done.games * TENTHS // games > before * TENTHS // games:
            progress(done.games)
    return done


def added(one: Tally, more: Tally) -> Tally:
    """Add two tallies."""
    before = one.wins or (0,) * len(more.wins)
    wins = tuple(a + b for a, b in zip(before, more.wins, strict=True))
    longest = max(one.longest, more.longest)
    cards = more.cards
    if one.cards:
        cards = tuple(
            Cards(*map(sum, zip(a, b, strict=True)))
            for a, b in zip(one.cards, more.cards, strict=True)
        )
    return Tally(one.games + more.games, wins, one.turns + more.turns, longest, cards)


def interval(wins: int, games: int) -> tuple[float, float]:
    """Return the 95 % interval (Wilson) of a share of ``wins`` in ``games`` (at least 1), 0 to 1,
    rounded to four places."""
    share, z2 = wins / games, Z_95 * Z_95
    middle = (share + z2 / (2 * games)) / (1 + z2 / games)
    reach = Z_95 / (1 + z2 / games) * sqrt(share * (1 - share) / games + z2 / (4 * games**2))
    return round(max(0.0, middle - reach), 4), round(min(1.0, middle + reach), 4)


def seats_for(wishes: Wishes, count: int) -> tuple[Seat, ...]:
    """Return the seats that ``count`` bots play on: two opposite, three beginning with red, or all;
    where a rule says that each of two players plays two seats, all for two (D24). Raises
    MistakeError for any other count."""
    shared = wishes.rules.get("seats") == "2"
    if count not in ((2,) if shared else SEATS_FOR):
        raise MistakeError("bot-count", count=count, accepted="2" if shared else "2 to 4")
    return SEATS if shared else SEATS_FOR[count]
