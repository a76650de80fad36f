"""`sorry-a11y ladder`: every level against every other, in games between two."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple, TextIO

from sorry_a11y.bots.levels import LEVELS
from sorry_a11y.lab.contest import Fair, fair, seats_for
from sorry_a11y.lab.contest_jobs import makers, tally_many
from sorry_a11y.narration.catalog import catalog
from sorry_a11y.narration.mistakes import BAD_INPUT, OK, MistakeError, tell_mistake
from sorry_a11y.rulesets.registry import Wishes


class Rung(NamedTuple):
    """``upper`` against ``lower``: the share of games that ``upper`` won as the cards fell, and
    with luck taken out."""

    upper: str
    lower: str
    raw: float
    fair: Fair


def ladder(
    wishes: Wishes, names: Sequence[str], games: int, seed: int, jobs: int = 0
) -> Iterator[Rung]:
    """Every pair of ``names``, each in ``games`` games, the bots changing seats. Raises
    MistakeError."""
    if games < 1:
        raise MistakeError("game-count", count=games)
    seats = seats_for(wishes, 2)
    for at, upper in enumerate(names):
        for lower in names[at + 1 :]:
            pair = makers((upper, lower))
            tally = tally_many(wishes, seats, pair, games, seed, jobs, luck=True)
            yield Rung(upper, lower, tally.wins[0] / games, fair(tally))


def print_ladder(
    wishes: Wishes, games: int, seed: int, jobs: int, stdout: TextIO, stderr: TextIO,
    language: str = "en",
) -> int:
    """Tell the table, a sentence a pair, strongest first. Gives the exit status: 0, or 2 after
    one line on ``stderr`` for wishes that make no sense."""
    say = catalog(language).sayer("doors")
    try:
        for rung in ladder(wishes, tuple(LEVELS)[::-1], games, seed, jobs):
            found = rung.fair
            stdout.write(say(
                "ladder", upper=rung.upper, lower=rung.lower, wins=_in_100(found.share),
                low=_in_100(found.low), high=_in_100(found.high), raw=_in_100(rung.raw),
            ) + "\n")
            stdout.flush()
    except MistakeError as mistake:
        stderr.write(tell_mistake(mistake, language) + "\n")
        return BAD_INPUT
    return OK


def _in_100(share: float) -> int:
    return min(100, max(0, round(100 * share)))
