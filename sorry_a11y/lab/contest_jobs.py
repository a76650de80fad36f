"""Many games of bots on all cores.

Game ``i`` depends on the seed and ``i`` alone, so that the result is the same however many
processes share the games.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from functools import partial, reduce
from multiprocessing import active_children, get_context, parent_process
from os import _exit, cpu_count
from signal import SIGTERM, signal
from threading import Thread, current_thread, main_thread
from typing import NamedTuple

from sorry_a11y.bots.bot import Bot
from sorry_a11y.bots.registry import make_bot
from sorry_a11y.lab.contest import Progress, Result, Tally, added, counted, play_game, summed
from sorry_a11y.narration.mistakes import rules_for
from sorry_a11y.rules.board import Seat
from sorry_a11y.rulesets.registry import Wishes

PIECE = 50
"""Games that a process plays before it reports."""
TERMINATED = 143
"""The exit status after SIGTERM."""
ALONE = 200
"""Up to so many games no other process is started: that takes a good part of a second."""


Maker = Callable[[], Bot]
"""What makes a bot; processes are handed it, so it must be known by a name."""


def makers(names: Sequence[str]) -> tuple[Maker, ...]:
    """The makers of bots by name; raises KeyError for an unknown one."""
    for name in names:
        make_bot(name)
    return tuple(partial(make_bot, name) for name in names)


class Piece(NamedTuple):
    """Games ``first`` to ``first + games - 1`` of a run. ``turning``: the bots change seats from
    game to game, each as often on every seat; else they sit as listed. ``luck``: whether the cards
    are counted too."""

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
    """As `play_many`, for bots by their makers, who change seats; and what was counted, with
    ``luck`` the cards too, so that `contest.fair` can take the luck out."""
    run = Piece(wishes, tuple(seats), tuple(bots), seed, 0, games, True, luck)
    with _parts(run, jobs) as parts:
        return summed(parts, games)


@contextmanager
def _parts(run: Piece, jobs: int) -> Iterator[Iterable[Tally]]:
    """The tallies of a run's pieces, in order, as the processes play them."""
    rules_for(run.wishes, run.seats)
    games = run.games
    if not jobs:
        jobs = 1 if games <= ALONE else cpu_count() or 1
    size = 1 if jobs == 1 else PIECE
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
    """In a process that shares the games: end when the first one does, killed without a word."""
    first = parent_process()
    assert first, "only called in processes that another one began"

    def watch() -> None:
        first.join()
        _exit(1)

    Thread(target=watch, daemon=True).start()
