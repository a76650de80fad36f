"""Many games of bots on all cores, and what the commands `simulate` and `ladder` tell of them.

Game ``i`` depends on the seed and ``i`` alone, so that the result is the same however many
processes share the games.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from dataclasses import asdict
from functools import partial, reduce
from multiprocessing import active_children, get_context, parent_process
from os import _exit, cpu_count
from signal import SIGTERM, signal
from threading import Thread, current_thread, main_thread
from time import monotonic
from typing import NamedTuple, TextIO

from sorry_a11y.bots.bot import Bot
from sorry_a11y.bots.opponents import BOTS, LEVELS, make_bot
from sorry_a11y.lab.contest import (
    Fair,
    Progress,
    Result,
    Tally,
    added,
    counted,
    fair,
    play_game,
    seats_for,
    summed,
)
from sorry_a11y.narration.catalog import catalog
from sorry_a11y.narration.mistakes import (
    BAD_INPUT,
    OK,
    MistakeError,
    echoed,
    listed,
    rules_for,
    tell_mistake,
)
from sorry_a11y.rules.board import Seat
from sorry_a11y.rules.notation import COLOURS
from sorry_a11y.rulesets.families import Wishes

PIECE = 50
"""Games that a process plays before it reports, and that are summed up apart where luck is
counted."""
TERMINATED = 143
"""The exit status after SIGTERM."""
ALONE = 200
"""The most games for which no other process is started, which takes a good part of a second."""


Maker = Callable[[], Bot]
"""A maker of a bot; processes are handed it, so it must be known by a name."""


def makers(names: Sequence[str]) -> tuple[Maker, ...]:
    """Return the makers of bots by name; raises KeyError for an unknown one."""
    for name in names:
        make_bot(name)
    return tuple(partial(make_bot, name) for name in names)


class Piece(NamedTuple):
    """A piece of a run: games ``first`` to ``first + games - 1``.

    ``turning``: the bots change seats from game to game, each as often on every seat; else they sit
    as listed. ``luck``: whether the cards are counted too.
    """

    wishes: Wishes
    seats: tuple[Seat, ...]
    bots: tuple[Maker, ...]
    seed: int
    first: int
    games: int
    turning: bool
    luck: bool = False


def play_piece(piece: Piece) -> Tally:
    """Play a piece."""
    rules = rules_for(piece.wishes, piece.seats)
    bots = [make() for make in piece.bots]
    return reduce(added, (
        play_game(
            rules, piece.seats, bots, number, piece.seed, number if piece.turning else 0,
            luck=piece.luck,
        )
        for number in range(piece.first, piece.first + piece.games)
    ))


def play_many(
    wishes: Wishes, seats: Sequence[Seat], bots: Sequence[str], games: int, seed: int,
    jobs: int = 0, *, turning: bool = False, progress: Progress | None = None,
) -> Result:
    """Play ``games`` games (at least 1) in ``jobs`` processes (1: in this one; 0: one for each
    core, or this one where the games are few). The result is the same for any ``jobs``. Raises
    MistakeError for wishes that make no sense, KeyError for an unknown bot."""
    run = Piece(wishes, tuple(seats), makers(bots), seed, 0, games, turning)
    with _parts(run, jobs) as parts:
        return counted(parts, games, progress)


def tally_many(
    wishes: Wishes, seats: Sequence[Seat], bots: Sequence[Maker], games: int, seed: int,
    jobs: int = 0, *, luck: bool = False,
) -> Tally:
    """Play as `play_many` does, with bots by their makers, who change seats, and return what was
    counted; with ``luck`` the cards too, so that `contest.fair` can take the luck out."""
    run = Piece(wishes, tuple(seats), tuple(bots), seed, 0, games, True, luck)
    with _parts(run, jobs) as parts:
        return summed(parts, games)


@contextmanager
def _parts(run: Piece, jobs: int) -> Iterator[Iterable[Tally]]:
    """Yield the tallies of a run's pieces, in order, as the processes play them."""
    rules_for(run.wishes, run.seats)
    games = run.games
    if not jobs:
        jobs = 1 if games <= ALONE else cpu_count() or 1
    # luck is a sum of fractions: its last digits would tell how the games were shared out
    size = 1 if jobs == 1 and not run.luck else PIECE
    pieces = [
        run._replace(first=first, games=min(size, games - first))
        for first in range(0, games, size)
    ]
    if jobs == 1 or len(pieces) == 1:
        yield map(play_piece, pieces)
        return
    with ProcessPoolExecutor(jobs, get_context("spawn"), _end_with_the_first) as pool:
        asked: list[int] = []
        with _on_end(lambda: asked.append(SIGTERM)):  # a half begun process tells a traceback
            tallies = [pool.submit(play_piece, piece) for piece in pieces]
        try:
            with _on_end(_leave):
                if asked:
                    _leave()
                yield (tally.result() for tally in tallies)
        except BaseException:
            # left alone they would play on, or leave behind what Python warns of
            for process in active_children():
                process.terminate()
            raise


def _leave() -> None:
    raise SystemExit(TERMINATED)


@contextmanager
def _on_end(call: Callable[[], object]) -> Iterator[None]:
    """Call back when this process is asked to end by SIGTERM; only the main thread can hear it."""
    if current_thread() is not main_thread():
        yield
        return
    before = signal(SIGTERM, lambda _number, _frame: call())
    try:
        yield
    finally:
        signal(SIGTERM, before)


def _end_with_the_first() -> None:
    """End this process, which shares the games, when the first one does, even if that is killed."""
    first = parent_process()
    assert first, "only called in processes that another one began"

    def watch() -> None:
        first.join()
        _exit(1)

    Thread(target=watch, daemon=True).start()


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
    clock: Callable[[], float] = monotonic,
) -> int:
    """Simulate and tell the result on ``stdout``, as one JSON object or in sentences; progress
    is a line on ``stderr`` every tenth, and another one with the minutes that are left by
    ``clock``, where it is more than half a one. Gives the exit status: 0, or 2 after one line on
    ``stderr`` for what makes no sense."""
    say = catalog(language).sayer("doors")
    began = clock()

    def progress(done: int) -> None:
        stderr.write(say("progress", done=done, games=games) + "\n")
        minutes = round((clock() - began) * (games - done) / done / 60)
        if minutes:
            stderr.write(say("minutes-left", minutes=minutes) + "\n")
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


class Rung(NamedTuple):
    """A pair of the ladder, ``upper`` against ``lower``: the share of games that ``upper`` won as
    the cards fell, and with luck taken out."""

    upper: str
    lower: str
    raw: float
    fair: Fair


def ladder(
    wishes: Wishes, names: Sequence[str], games: int, seed: int, jobs: int = 0
) -> Iterator[Rung]:
    """Yield every pair of ``names``, each in ``games`` games, the bots changing seats. Raises
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
    language: str = "en", clock: Callable[[], float] = monotonic,
) -> int:
    """Tell the table, a sentence a pair, strongest first; after each, where it is more than half a
    one, the minutes that are left by ``clock``, on ``stderr``. Gives the exit status: 0, or 2
    after one line on ``stderr`` for wishes that make no sense."""
    say = catalog(language).sayer("doors")
    names = tuple(LEVELS)[::-1]
    pairs, began = len(names) * (len(names) - 1) // 2, clock()
    try:
        for done, rung in enumerate(ladder(wishes, names, games, seed, jobs), 1):
            found = rung.fair
            stdout.write(say(
                "ladder", upper=rung.upper, lower=rung.lower, wins=_in_100(found.share),
                low=_in_100(found.low), high=_in_100(found.high), raw=_in_100(rung.raw),
            ) + "\n")
            stdout.flush()
            minutes = round((clock() - began) * (pairs - done) / done / 60)
            if minutes:
                stderr.write(say("minutes-left", minutes=minutes) + "\n")
                stderr.flush()
    except MistakeError as mistake:
        stderr.write(tell_mistake(mistake, language) + "\n")
        return BAD_INPUT
    return OK


def _in_100(share: float) -> int:
    return min(100, max(0, round(100 * share)))
