"""The command `simulate`: many games of bots on all cores, counted.

The games themselves are those of `api.contests`.
"""

from __future__ import annotations

import json
import sys
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import contextmanager
from functools import partial
from itertools import islice
from multiprocessing import active_children, get_context, parent_process
from os import _exit, cpu_count
from signal import SIGTERM, signal
from threading import Thread, current_thread, main_thread
from time import monotonic, perf_counter
from typing import NamedTuple, TextIO

from sorry_a11y.api.contests import MOST_GAMES, Piece, Result, Tally
from sorry_a11y.api.playing import bot
from sorry_a11y.cli.commands.command_line import Chosen, parts_of, whole_number, wishes_asked
from sorry_a11y.core.game.setup import SEATS_FOR
from sorry_a11y.core.rules.board import SEATS, Seat
from sorry_a11y.core.rules.notation import COLOURS
from sorry_a11y.core.rulesets.families import Wishes
from sorry_a11y.output.narration.catalog import Words
from sorry_a11y.output.narration.mistakes import (
    BAD_INPUT,
    OK,
    MistakeError,
    listed,
    rules_for,
    tell_mistake,
)
from sorry_a11y.ui.session.reply import TERMINATED

_MOST_JOBS = 256
_GAMES_A_REPORT = 50
"""Games that a process plays before it reports."""
_PIECES_EACH = 4
"""The pieces that are handed out for each process, so that none waits for the slowest one."""
_TENTHS = 10
_GAMES_WITHOUT_HELP = 200
"""The most games for which no other process is started, which takes a good part of a second."""
_Progress = Callable[[int], None]
"""Called with the number of games played, after every tenth of them."""


class Contest(NamedTuple):
    """A run of games between bots.

    Attributes:
        wishes: The rules that are wished for.
        bots: The names of the bots, in seat order.
        games: The number of games, at least 1.
        seed: Any whole number; the same one gives the same games.
        jobs: The number of processes that share the games; 0 for one a core, or one for few games.
    """

    wishes: Wishes
    bots: tuple[str, ...]
    games: int
    seed: int
    jobs: int = 0


def seats_for(wishes: Wishes, count: int) -> tuple[Seat, ...]:
    """Return the seats that ``count`` bots play on.

    Two sit opposite, three begin with red. Two play on all four if a rule says that each of two
    players has two seats (D24).

    Raises:
        MistakeError: That many cannot play.
    """
    shared = wishes.rules.get("seats") == "2"
    if count not in ((2,) if shared else SEATS_FOR):
        raise MistakeError("mistake-bot-count", count=count, accepted="2" if shared else "2 to 4")
    return SEATS if shared else SEATS_FOR[count]


def simulate(contest: Contest, progress: _Progress | None = None) -> Result:
    """Play a contest; the result is the same for any number of processes.

    Raises:
        MistakeError: A bot or game is unknown, the wishes clash, or a number is too small.
    """
    if contest.games < 1:
        raise MistakeError("mistake-game-count", count=contest.games)
    if contest.jobs < 0:
        raise MistakeError("mistake-job-count", count=contest.jobs)
    seats = seats_for(contest.wishes, len(contest.bots))
    games, began = contest.games, perf_counter()
    for name in contest.bots:
        bot(name)
    run = Piece(
        rules_for(contest.wishes, seats),
        seats,
        tuple(partial(bot, name) for name in contest.bots),
        contest.seed,
        0,
        games,
        turning=False,
    )
    done = Tally(0, (0,) * len(contest.bots), 0, 0)
    size = _GAMES_A_REPORT if contest.jobs != 1 else 1
    with shared_out(run, contest.jobs, size) as parts:
        for part in parts:
            before, done = done.games, done.plus(part)
            if progress and done.games * _TENTHS // games > before * _TENTHS // games:
                progress(done.games)
    return done.result(perf_counter() - began)


@contextmanager
def shared_out(run: Piece, jobs: int, size: int) -> Iterator[Iterable[Tally]]:
    """Cut a run into pieces and yield the count of each, in order.

    Args:
        run: All games of the run.
        jobs: The number of processes that play them; 0 for one a core, or this one for few games.
        size: The number of games of a piece if several processes play.
    """
    games = run.games
    if not jobs:
        jobs = 1 if games <= _GAMES_WITHOUT_HELP else cpu_count() or 1
        size = 1 if jobs == 1 else size
    pieces = (
        run._replace(first=first, games=min(size, games - first)) for first in range(0, games, size)
    )
    if jobs == 1 or games <= size:
        yield map(Piece.tally, pieces)
        return
    with ProcessPoolExecutor(jobs, get_context("spawn"), _end_with_the_first) as pool:
        try:
            with _on_end(_leave):
                yield _in_order(pool, pieces, jobs * _PIECES_EACH)
        except BaseException:
            # left alone they would play on, or leave behind what Python warns of
            for process in active_children():
                process.terminate()
            raise


def _in_order(pool: ProcessPoolExecutor, pieces: Iterator[Piece], most: int) -> Iterator[Tally]:
    """Yield the count of each piece, of which never more than ``most`` are handed out."""
    waiting: deque[Future[Tally]] = deque()
    asked: list[int] = []
    while True:
        with _on_end(lambda: asked.append(SIGTERM)):  # a half begun process tells a traceback
            for piece in islice(pieces, most - len(waiting)):
                waiting.append(pool.submit(Piece.tally, piece))
        if asked:
            _leave()
        if not waiting:
            return
        yield waiting.popleft().result()


def _leave() -> None:
    raise SystemExit(TERMINATED)


@contextmanager
def _on_end(call: Callable[[], object]) -> Iterator[None]:
    """Call a function when SIGTERM comes; outside the main thread, which alone gets it, never."""
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


def run_simulation(chosen: Chosen) -> int:
    """Let bots play against one another, and tell how often each won."""
    wishes, bots = wishes_asked(chosen), parts_of(chosen.bots)
    contest = Contest(
        wishes,
        tuple(bots),
        whole_number("--games", chosen.games, MOST_GAMES),
        whole_number("--seed", chosen.seed),
        whole_number("--jobs", chosen.jobs, _MOST_JOBS),
    )
    return print_simulation(
        contest, sys.stdout, sys.stderr, as_json=chosen.json, language=chosen.settings.language
    )


def print_simulation(
    contest: Contest,
    stdout: TextIO,
    stderr: TextIO,
    *,
    as_json: bool = False,
    language: str = "en",
    clock: Callable[[], float] = monotonic,
) -> int:
    """Simulate, and tell the result as one JSON object or in sentences.

    After every tenth of the games a line on ``stderr`` tells how many are done, and another one how
    many minutes are left, if it is more than half a minute by ``clock``.

    Returns:
        The exit status: 0, or 2 after one line on ``stderr`` about a mistake in the contest.
    """
    say = Words(language).say
    began, games = clock(), contest.games

    def progress(done: int) -> None:
        stderr.write(say("simulate-progress", done=done, games=games) + "\n")
        minutes = round((clock() - began) * (games - done) / done / 60)
        if minutes:
            stderr.write(say("simulate-minutes-left", minutes=minutes) + "\n")
        stderr.flush()

    try:
        result = simulate(contest, progress)
    except MistakeError as mistake:
        stderr.write(tell_mistake(mistake, language) + "\n")
        return BAD_INPUT
    told = json.dumps(result._asdict()) if as_json else _sentences(result, contest, language)
    stdout.write(told + "\n")
    return OK


def _sentences(result: Result, contest: Contest, language: str) -> str:
    say = Words(language).say
    bots, seats = contest.bots, seats_for(contest.wishes, len(contest.bots))
    mean = round(result.mean_turns)
    lines = [say("simulate-games", games=result.games, mean=mean, longest=result.longest)]
    for at, (name, wins) in enumerate(zip(bots, result.wins, strict=True)):
        colours = listed([COLOURS[seat] for seat in seats[at :: len(bots)]])
        low, high = (round(100 * end) for end in result.intervals[at])
        lines.append(say("simulate-wins", wins=wins, colours=colours, bot=name, low=low, high=high))
    lines.append(say("simulate-speed", speed=result.turns_per_second))
    return "\n".join(lines)
