"""`sorry-a11y simulate`: games played by bots alone, counted."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import asdict
from typing import TextIO

from sorry_a11y.bots.registry import BOTS
from sorry_a11y.lab.contest import Progress, Result, seats_for
from sorry_a11y.lab.contest_jobs import play_many
from sorry_a11y.narration.catalog import catalog
from sorry_a11y.narration.mistakes import BAD_INPUT, OK, MistakeError, echoed, listed, tell_mistake
from sorry_a11y.rules.board import Seat
from sorry_a11y.rules.notation import COLOURS
from sorry_a11y.rulesets.registry import Wishes


def simulate(
    wishes: Wishes, seats: Sequence[Seat], bots: Sequence[str], games: int, seed: int,
    progress: Progress | None = None, jobs: int = 0,
) -> Result:
    """Play ``games`` games between the bots called ``bots``, as in `play_many`. Raises
    MistakeError for an unknown bot or game, for wishes that make no sense together, for fewer
    than one game and for fewer than no ``jobs``."""
    if games < 1:
        raise MistakeError("game-count", count=games)
    if jobs < 0:
        raise MistakeError("job-count", count=jobs)
    for name in bots:
        if name not in BOTS:
            raise MistakeError("unknown-bot", given=echoed(name), accepted=listed(tuple(BOTS)))
    return play_many(wishes, seats, bots, games, seed, jobs, progress=progress)


def print_simulation(
    wishes: Wishes, bots: Sequence[str], games: int, seed: int, stdout: TextIO, stderr: TextIO,
    *, as_json: bool = False, language: str = "en", jobs: int = 0,
) -> int:
    """Simulate and tell the result on ``stdout``, as one JSON object or in sentences; progress
    is a line on ``stderr`` every tenth. Gives the exit status: 0, or 2 after one line on
    ``stderr`` for what makes no sense."""
    say = catalog(language).sayer("doors")

    def progress(done: int) -> None:
        stderr.write(say("progress", done=done, games=games) + "\n")
        stderr.flush()

    try:
        seats = seats_for(wishes, len(bots))
        result = simulate(wishes, seats, bots, games, seed, progress, jobs)
    except MistakeError as mistake:
        stderr.write(tell_mistake(mistake, language) + "\n")
        return BAD_INPUT
    told = json.dumps(asdict(result)) if as_json else _sentences(result, seats, bots, language)
    stdout.write(told + "\n")
    return OK


def _sentences(
    result: Result, seats: Sequence[Seat], bots: Sequence[str], language: str
) -> str:
    say = catalog(language).sayer("doors")
    mean = round(result.mean_turns)
    lines = [say("games", games=result.games, mean=mean, longest=result.longest)]
    for at, (bot, wins) in enumerate(zip(bots, result.wins, strict=True)):
        colours = listed([COLOURS[seat] for seat in seats[at :: len(bots)]])
        low, high = (round(100 * end) for end in result.intervals[at])
        lines.append(
            say("wins", wins=wins, colours=colours, bot=bot, low=low, high=high)
        )
    lines.append(say("speed", speed=result.turns_per_second))
    return "\n".join(lines)
