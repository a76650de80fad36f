"""Kills games: ``python -m tests.storage.kill_lab FOLDER ROUNDS SEED``. Run by a test.

A child plays scripted games one after the other and, after every key, tells over a pipe how many
lines of its record have been heard of. At a random moment it is killed with SIGKILL. Then what
is on the disk is compared with the game that was never killed, gone on with, and compared again.
"""

from __future__ import annotations

import os
import select
import signal
import sys
from pathlib import Path
from random import Random
from time import monotonic

from sorry_a11y.rules.actions import Action
from sorry_a11y.rulesets.registry import Wishes, make_rules
from sorry_a11y.storage.library import Library
from sorry_a11y.table.table import Keeper
from tests.storage.games import STARTED, noted, play, press, seat

GAMES = (
    Wishes(), Wishes("parker", teams=True), Wishes(points=True), Wishes("dog"),
    Wishes("bounce-home", {"slide": "optional"}),
)
LONGEST = 0.15
"""Seconds after the first key was heard within which the child is killed."""


def wishes_of(seed: int) -> Wishes:
    """Which game is played with the seed."""
    return GAMES[seed % len(GAMES)]


def play_on(folder: Path, seed: int, pipe: int) -> None:
    """Play the games of ``seed``, ``seed + 1`` and so on; after every key write the seed and the
    lines heard of so far."""
    library = Library(folder)
    while True:
        rules = make_rules(wishes_of(seed))
        kept = library.begin(rules, seat((0, 2)), seed, STARTED, may_undo=True)
        notes = noted(wishes_of(seed), seat((0, 2)), seed)[1]
        table = kept.table
        table.keeper = Both(kept.recorder, notes)
        table.advance()
        while not table.over:
            press(table, undo=True)
            os.write(pipe, b"%d %d\n" % (seed, len(notes.lines)))
        kept.close()
        seed += 1


class Both:
    """Tells two keepers."""

    def __init__(self, *keepers: Keeper) -> None:
        self._keepers = keepers

    def append(self, action: Action, *, by_person: bool) -> None:
        """To each."""
        for keeper in self._keepers:
            keeper.append(action, by_person=by_person)

    def undo(self, seat: int, kept: int) -> None:
        """To each."""
        for keeper in self._keepers:
            keeper.undo(seat, kept)

    def end(self, winners: tuple[int, ...]) -> None:
        """To each."""
        for keeper in self._keepers:
            keeper.end(winners)


def killed_once(folder: Path, seed: int, rng: Random) -> tuple[int, int]:
    """Let a child play and kill it; the seed of the last game heard of, and how many lines."""
    reading, writing = os.pipe()
    child = os.fork()
    if not child:
        os.close(reading)
        try:
            play_on(folder, seed, writing)
        finally:
            os._exit(1)
    os.close(writing)
    heard = b""
    until = None
    while until is None or monotonic() < until:
        wait = 60.0 if until is None else max(until - monotonic(), 0)
        if select.select([reading], [], [], wait)[0]:
            piece = os.read(reading, 65536)
            assert piece, "the child died of itself"
            heard += piece
        else:
            assert until is not None, "the child plays nothing"
        until = until or monotonic() + rng.random() * LONGEST
    os.kill(child, signal.SIGKILL)
    os.waitpid(child, 0)
    while piece := os.read(reading, 65536):
        heard += piece
    os.close(reading)
    last, lines = heard[: heard.rindex(b"\n")].split(b"\n")[-1].split()
    return int(last), int(lines)


def check(folder: Path, first: int, last: int, heard: int) -> None:
    """Compare every record with the game never killed, go on with the last, compare again."""
    library = Library(folder)
    files = sorted(library.records.files(), key=lambda file: file.number)
    seeds = list(range(first, first + len(files)))
    assert seeds[-1] in (last, last + 1), "a game heard of has no record"
    for seed, file in zip(seeds, files, strict=True):
        table, notes = noted(wishes_of(seed), seat((0, 2)), seed)
        play(table, undo=True)
        path = library.records.path(file.number)
        data = path.read_bytes()
        assert notes.data.startswith(data), f"game {seed} has another record"
        if seed == last:
            assert data.count(b"\n") >= heard, f"game {seed}: a decision heard of is lost"
        if seed < seeds[-1]:
            assert data == notes.data, f"game {seed} was over"
        elif b"\nbegin " in data:
            kept = library.resume(file.number)
            play(kept.table, undo=True)
            kept.close()
            assert path.read_bytes() == notes.data, f"game {seed} comes to another end"
        path.unlink()


def main() -> None:
    """Kill as often as asked; print how many decisions had been heard of in all."""
    folder, rounds, seed = Path(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3])
    rng = Random(f"kill {seed}")
    lines = 0
    for number in range(rounds):
        first = seed + number * 1000 + rng.randrange(len(GAMES))
        last, heard = killed_once(folder, first, rng)
        check(folder, first, last, heard)
        lines += heard
    sys.stdout.write(f"{rounds} {lines}\n")


if __name__ == "__main__":
    main()
