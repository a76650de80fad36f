"""What keeping a game adds to a key: ``python -m tests.benchmarks.storage_append [FOLDER]``
(about 3 minutes).

Scripted games of one person and three bots are played in FOLDER (else the system's folder for
temporary files). For every key, the time that the recorder takes for the decision and all that
follows from it is added up: everything but the sync, which goes on beside the game. It is
measured with keys 100 ms apart, as nobody presses them who hears what they do, and with no pause
at all, where the disk is still busy with the key before. For comparison, the same lines put
together but not written: what of the figures is the machine's other work.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter, sleep

from sorry_a11y.game.log import LogPort
from sorry_a11y.rulesets.families import Wishes
from sorry_a11y.store.library import Library
from sorry_a11y.store.player_file import PlayerFile
from sorry_a11y.store.record import Chain
from tests.benchmarks.timing import tell, tell_machine, verdict
from tests.harness.sessions import advance
from tests.store.games import begin, press, seat

KEYS = 800
MOST_MILLISECONDS = 2
BETWEEN_GAMES = 0.1
"""Seconds. A game begins with a file to be made, by then the one before is on the disk."""


class Unwritten:
    """Puts lines together and writes none."""

    def __init__(self) -> None:
        self._chain = Chain()
        self._data = bytearray()

    def append(self, lines: Sequence[str]) -> None:
        """As a recorder does."""
        for line in lines:
            self._data += self._chain.line(line)


class Clock:
    """Tells a keeper and adds up the seconds that it takes."""

    def __init__(self, keeper: LogPort) -> None:
        self._keeper = keeper
        self.seconds = 0.0

    def append(self, lines: Sequence[str]) -> None:
        """Measured."""
        began = perf_counter()
        self._keeper.append(lines)
        self.seconds += perf_counter() - began


def key_times(library: Library, wishes: Wishes, pause: float, *, written: bool) -> list[float]:
    """Milliseconds of recording for each of KEYS keys, in order of size."""
    times: list[float] = []
    seed = 0
    while len(times) < KEYS:
        seed += 1
        kept = begin(library, wishes, seed, seating=seat(bot="runner"))
        table = kept.game
        if not written:
            table.log.port = Unwritten()
        advance(table)
        assert table.log.port is not None
        clock = table.log.port = Clock(table.log.port)
        while not table.over and len(times) < KEYS:
            clock.seconds = 0
            press(table, undo=True)
            times.append(clock.seconds * 1000)
            sleep(pause)
        kept.close()
        sleep(BETWEEN_GAMES)
    return sorted(times)


def sync_time(folder: Path) -> float:
    """The median of milliseconds that the disk takes to sync one more line."""
    path = folder / "sync.txt"
    times = []
    with path.open("wb", buffering=0) as file:
        for _ in range(101):
            file.write(b"r 7 r1+3 r2+4 abc\n")
            began = perf_counter()
            os.fsync(file.fileno())
            times.append((perf_counter() - began) * 1000)
    path.unlink()
    return sorted(times)[50]


def main() -> None:
    """Print the figures."""
    tell_machine()
    with TemporaryDirectory(dir=sys.argv[1] if len(sys.argv) > 1 else None) as folder:
        library = Library(PlayerFile(Path(folder)))
        tell(f"one sync on this disk: {sync_time(Path(folder)):.2f} ms")
        for wishes in (Wishes(), Wishes("dog")):
            for what, pause, written in (
                ("100 ms between keys", 0.1, True), ("no pause", 0.0, True),
                ("no pause, not written", 0.0, False),
            ):
                times = key_times(library, wishes, pause, written=written)
                at_99 = times[int(KEYS * 0.99)]
                reached = verdict(at_99 < MOST_MILLISECONDS)
                tell(
                    f"{wishes.game}, {what}: median {times[KEYS // 2]:.3f} ms, 99 in 100 "
                    f"{at_99:.3f} ms, most {times[-1]:.3f} ms"
                    + (f"; to reach {MOST_MILLISECONDS} ms: {reached}" if pause and written else "")
                )


if __name__ == "__main__":
    main()
