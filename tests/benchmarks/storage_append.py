"""What keeping a game adds to a key: ``python -m tests.benchmarks.storage_append [FOLDER]``
(about 3 minutes).

Scripted games of one person and three bots are played in FOLDER (else the system's folder for
temporary files). For every key, the time that the recorder takes for the decision and all that
follows from it is added up: everything but the sync, which goes on beside the game. It is
measured with keys 100 ms apart, as nobody presses them who hears what they do, and with no pause
at all, where the disk is still busy with the key before.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter, sleep

from sorry_a11y.game.log import LogPort
from sorry_a11y.rulesets.families import Wishes
from sorry_a11y.store.library import Library
from sorry_a11y.store.player_file import PlayerFile
from tests.benchmarks.timing import tell, tell_machine, verdict
from tests.harness.sessions import advance
from tests.store.games import begin, press, seat

KEYS = 800
MOST_MILLISECONDS = 2
BETWEEN_GAMES = 0.1
"""Seconds. A game begins with a file to be made, by then the one before is on the disk."""


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


def key_times(library: Library, wishes: Wishes, pause: float) -> list[float]:
    """Milliseconds of recording for each of KEYS keys, in order of size."""
    times: list[float] = []
    seed = 0
    while len(times) < KEYS:
        seed += 1
        kept = begin(library, wishes, seed, seating=seat(bot="runner"))
        table = kept.game
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


def main() -> None:
    """Print the figures."""
    tell_machine()
    with TemporaryDirectory(dir=sys.argv[1] if len(sys.argv) > 1 else None) as folder:
        library = Library(PlayerFile(Path(folder)))
        for wishes in (Wishes(), Wishes("dog")):
            for what, pause in (("100 ms between keys", 0.1), ("no pause", 0.0)):
                times = key_times(library, wishes, pause)
                at_99 = times[int(KEYS * 0.99)]
                tell(
                    f"{wishes.game}, {what}: median {times[KEYS // 2]:.3f} ms, 99 in 100 "
                    f"{at_99:.3f} ms, most {times[-1]:.3f} ms; to reach {MOST_MILLISECONDS} ms: "
                    f"{verdict(at_99 < MOST_MILLISECONDS)}"
                )


if __name__ == "__main__":
    main()
