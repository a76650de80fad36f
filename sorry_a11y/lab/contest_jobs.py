"""Many games of bots on all cores.

Game ``i`` depends on the seed and ``i`` alone, so that the result is the same however many
processes share the games.
"""

from __future__ import annotations

from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import reduce
from multiprocessing import get_context
from os import cpu_count
from typing import NamedTuple

from sorry_a11y.bots.registry import make_bot
from sorry_a11y.lab.contest import Progress, Result, Tally, added, counted, play_game
from sorry_a11y.narration.mistakes import rules_for
from sorry_a11y.rulesets.registry import Wishes

PIECE = 50
"""Games that a process plays before it reports."""
ALONE = 200
"""Up to so many games no other process is started: that takes a good part of a second."""


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


def play_piece(piece: Piece) -> Tally:
    """Play a piece."""
    rules = rules_for(piece.wishes, piece.seats)
    bots = [make_bot(name) for name in piece.bots]
    return reduce(added, (
        play_game(
            rules, piece.seats, bots, number, piece.seed, number if piece.turning else 0
        )
        for number in range(piece.first, piece.first + piece.games)
    ))


def play_many(
    wishes: Wishes, seats: Sequence[int], bots: Sequence[str], games: int, seed: int,
    jobs: int = 0, *, turning: bool = False, progress: Progress | None = None,
) -> Result:
    """Play ``games`` games (at least 1) in ``jobs`` processes (1: in this one; 0: one for each
    core, or this one where the games are few). The result is the same for any ``jobs``. Raises
    MistakeError for wishes that make no sense, KeyError for an unknown bot."""
    rules_for(wishes, seats)
    for name in bots:
        make_bot(name)
    if not jobs:
        jobs = 1 if games <= ALONE else cpu_count() or 1
    size = 1 if jobs == 1 else PIECE
    pieces = [
        Piece(wishes, tuple(seats), tuple(bots), seed, first, min(size, games - first), turning)
        for first in range(0, games, size)
    ]
    if jobs == 1 or len(pieces) == 1:
        return counted(map(play_piece, pieces), games, progress)
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        return counted(pool.map(play_piece, pieces), games, progress)
