"""How long a reply takes from `say` to the driver.

    python -m tests.benchmarks.voice_latency [KEYS | start]

KEYS replies (500 if not given) of three sentences each, a few milliseconds apart as no player
types, in four settings: a driver that does nothing; the same while the game computes on for
20 ms after each reply, which holds the interpreter's lock; a real Speech Dispatcher, started
for this on a socket of its own where it is installed; and both. In the first two the way ends
where the driver is called, in the others at the server's answer that it has the first sentence.

Measured on Debian 12, Python 3.11.7, Speech Dispatcher 0.11.4, 500 keys, two cores on which
other programs kept the load at 7, and therefore under `chrt -f 1`; milliseconds:

                    say: median, 99 %, worst  driver: median, 99 %, worst
idle driver               0.110 0.244 0.289             0.059 0.125 0.141
the game computes         0.160 0.311 0.401             0.081 0.183 0.291
Speech Dispatcher         0.388 0.658 0.677             0.561 2.176 5.649
both of these             0.421 0.643 0.669            15.636 20.79 21.31

The last row says: whatever the game computes after a reply should be little, or come later.
"""

from __future__ import annotations

import os
import shutil
import statistics
import sys
import time
from collections.abc import Callable
from functools import partial
from statistics import median

from sorry_a11y.speech.drivers import Driver
from sorry_a11y.speech.speaker import installed
from sorry_a11y.speech.speech_voice import SpeechVoice
from tests.benchmarks.session import RUNS, first_line_seconds
from tests.harness.speech_server import SpeechServer
from tests.harness.waiting import until

BUSY = 0.02
"""Seconds that the game computes on after a reply, in the second and last setting."""


class StampingDriver(Driver):
    """Notes when each sentence reached it, and hands it on where there is someone."""

    def __init__(self, stamps: list[float], inner: Driver | None) -> None:
        super().__init__("stamp")
        self._stamps, self._inner = stamps, inner

    def open(self) -> None:
        if self._inner is not None:
            self._inner.open()

    def speak(self, text: str, interrupt: bool) -> None:
        if self._inner is not None:
            self._inner.speak(text, interrupt)
        if interrupt:
            self._stamps.append(time.perf_counter())

    def close(self) -> None:
        if self._inner is not None:
            self._inner.close()


def work_on() -> None:
    """Compute for a while without giving the interpreter away."""
    end = time.perf_counter() + BUSY
    while time.perf_counter() < end:
        sum(range(200))


def measure(keys: int, after: Callable[[], None], inner: Callable[[], Driver | None]) -> str:
    """One row of the table: percentiles of `say` itself and of the way to the driver."""
    stamps: list[float] = []
    voice = SpeechVoice(lambda: [StampingDriver(stamps, inner())])
    voice.ready(10)
    took: list[float] = []
    reached: list[float] = []
    for n in range(keys):
        began = time.perf_counter()
        voice.say([f"Pawn {n} forward 7", "Ben 12", "your turn"], None, "en")
        took.append(time.perf_counter() - began)
        after()
        # not looking too often, which would take the lock from the voice
        until(partial(lambda count: len(stamps) > count, n))
        reached.append(stamps[n] - began)
    voice.close()
    return "  ".join(row(values) for values in (took, reached))


def row(seconds: list[float]) -> str:
    """Median, 99th percentile and worst, in milliseconds."""
    centiles = statistics.quantiles(seconds, n=100)
    values = (median(seconds), centiles[98], max(seconds))
    return " ".join(f"{value * 1000:7.3f}" for value in values)


def tell_start() -> None:
    """Write how much later the first line of a game comes that is also spoken, by the real server:
    the median of the ratios of pairs, the spoken one against the printed one."""
    server = SpeechServer()
    try:
        server.start()
        os.environ.update(server.env)
        for output in ("both", "terminal"):
            first_line_seconds(("--output", output))
        ratios = [
            first_line_seconds(("--output", "both")) / first_line_seconds(("--output", "terminal"))
            for _ in range(RUNS)
        ]
    finally:
        server.close()
    sys.stdout.write(f"first line, spoken and printed, times printed: {median(ratios):.2f}\n")


def main(keys: int) -> None:
    """Measure and write the table."""
    write = sys.stdout.write
    write(f"{'':20}{'say: median, 99 %, worst':>25}{'driver: median, 99 %, worst':>27}\n")
    write(f"{'idle driver':20} {measure(keys, lambda: None, lambda: None)}\n")
    write(f"{'the game computes':20} {measure(keys, work_on, lambda: None)}\n")
    if shutil.which("speech-dispatcher") is None:
        return
    server = SpeechServer()
    try:
        server.start()
        os.environ.update(server.env)
        write(f"{'Speech Dispatcher':20} {measure(keys, lambda: None, lambda: installed()[-1])}\n")
        write(f"{'both of these':20} {measure(keys, work_on, lambda: installed()[-1])}\n")
    finally:
        server.close()


if __name__ == "__main__":
    if sys.argv[1:] == ["start"]:
        tell_start()
        sys.exit()
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 500)
