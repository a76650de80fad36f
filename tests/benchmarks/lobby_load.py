"""A server under load: what it holds a seat, and how long a decision takes to be told.

``python -m tests.benchmarks.lobby_load [TABLES] [DECISIONS A SECOND] [SECONDS]``; 1250, 300
and 60 unless said. Server and crowd run on this machine; meanwhile a file beside the journal
is synced again and again, so that the disk of the same minute is the measure.
"""

from __future__ import annotations

import asyncio
import os
import sys
import tempfile
from pathlib import Path
from time import perf_counter

from tests.server.programs import Serving
from tests.server.server_figures import memory, percentile, processor

from .lobby_crowd import Crowd, Syncs

DEFAULTS = (1250, 300, 60)


async def loaded(
    server: Serving, folder: Path, tables: int, rate: int, seconds: int
) -> list[str]:
    """Fill the server, play, and say what was measured."""
    empty = memory(server.pid)
    crowd = Crowd(server.url)
    began = perf_counter()
    await crowd.fill(tables)
    seats, filled = len(crowd.chairs), perf_counter() - began
    await crowd.play(5.0, rate)  # to warm up
    crowd.told.clear()
    crowd.stalls.clear()
    crowd.behind, crowd.sent = 0.0, 0
    used, own = processor(server.pid), processor(os.getpid())
    began = perf_counter()
    with Syncs(folder) as syncs:
        await crowd.play(float(seconds), rate)
        passed = perf_counter() - began
    for chair in crowd.chairs:
        chair.table.look_behind(chair.count + 1, perf_counter())
    used, own = processor(server.pid) - used, processor(os.getpid()) - own
    held, told, sync = memory(server.pid), crowd.told, syncs.seconds
    allowed = 0.020 + 5 * percentile(sync, 0.99)
    lost = [chair.ended for chair in crowd.chairs if chair.ended]
    await crowd.leave()
    return [
        f"{seats} seats at {tables} tables, seated in {filled:.0f} s",
        f"{crowd.sent / passed:.0f} decisions/s for {passed:.0f} s, {rate} asked for; "
        f"load of the machine {os.getloadavg()[0]:.1f}",
        f"server memory: {(held - empty) / seats:.1f} KiB a seat ({held / 1024:.0f} MiB in all)",
        f"decision to told: median {1e3 * percentile(told, 0.5):.1f} ms, "
        f"p99 {1e3 * percentile(told, 0.99):.1f} ms of at most {1e3 * allowed:.1f} ms "
        f"(20 ms + 5 times the p99 of a sync, {1e3 * percentile(sync, 0.99):.1f} ms)",
        f"pauses of the crowd itself too long by {1e3 * percentile(crowd.stalls, 0.99):.1f} ms at "
        f"the 99th percentile, {1e3 * max(crowd.stalls, default=0.0):.0f} ms at most",
        f"longest more than one message behind: {crowd.behind:.2f} s",
        f"processor: server {used / passed:.2f} cores, {1e6 * used / max(crowd.sent, 1):.0f} us a "
        f"decision; crowd {own / passed:.2f} cores",
        f"refused {sorted(set(crowd.refused))}, connections lost {len(lost)} {lost[:1]}",
    ]


def main() -> None:
    """Run as a program."""
    numbers = [int(word) for word in sys.argv[1:4]]
    tables, rate, seconds = (*numbers, *DEFAULTS[len(numbers):])
    with tempfile.TemporaryDirectory() as name, Serving(Path(name), front=True) as server:
        lines = asyncio.run(loaded(server, Path(name), tables, rate, seconds))
    sys.stdout.write("\n".join(lines) + "\n")


if __name__ == "__main__":
    main()
