"""How soon everybody is back in their seats after a server was killed and started anew.

``python -m tests.benchmarks.lobby_back [TABLES] [DECISIONS] [KILLS]``; 250 tables of four, 20
decisions at each table and 3 kills unless said. A server is killed (SIGKILL) while it is asked for
100 decisions a second, and is started anew at once, as a supervisor does. A seat is back when it
has been told how its table stands; the time runs from the broken line, the start of the server and
the clients' own pauses included.
"""

from __future__ import annotations

import asyncio
import os
import sys
import tempfile
from pathlib import Path
from time import perf_counter

from tests.server.programs import Serving
from tests.server.server_figures import percentile, processor

from .lobby_crowd import Crowd

DEFAULTS = (250, 20, 3)
A_SECOND = 100
LONGEST_S = 60.0


async def backs(folder: Path, tables: int, decisions: int, kills: int) -> list[str]:
    """Kill, wait until all are back, and say how long it took."""
    server = Serving(folder, front=True)
    crowd = Crowd(server.url)
    await crowd.fill(tables)
    await crowd.play(tables * decisions / (4 * A_SECOND), 4 * A_SECOND)
    lines = []
    for _ in range(kills):
        playing = asyncio.create_task(crowd.play(2.0, A_SECOND))
        await asyncio.sleep(1.0)
        for chair in crowd.chairs:
            chair.back.clear()
        began = perf_counter()
        server.kill()
        server.__exit__(None, None, None)
        server = await asyncio.to_thread(Serving, folder, server.port, front=True)
        started = perf_counter() - began
        while not all(chair.back for chair in crowd.chairs):
            if perf_counter() - began > LONGEST_S:
                break
            await asyncio.sleep(0.05)
        await playing
        took = [chair.back[0] for chair in crowd.chairs if chair.back]
        lines.append(
            f"{len(took)} of {len(crowd.chairs)} seats back: median {percentile(took, 0.5):.2f} s, "
            f"p99 {percentile(took, 0.99):.2f} s, last {max(took, default=0.0):.2f} s; the server "
            f"listened again after {started:.2f} s and had used {processor(server.pid):.2f} s of a "
            f"core; load of the machine {os.getloadavg()[0]:.1f}"
        )
    before = crowd.sent
    await crowd.play(5.0, A_SECOND)
    lines.append(f"{crowd.sent - before} decisions in 5 s after that, refused "
                 f"{sorted(set(crowd.refused))}")
    await crowd.leave()
    server.__exit__(None, None, None)
    return lines


def main() -> None:
    """Run as a program."""
    numbers = [int(word) for word in sys.argv[1:4]]
    with tempfile.TemporaryDirectory() as folder:
        lines = asyncio.run(backs(Path(folder), *numbers, *DEFAULTS[len(numbers):]))
    sys.stdout.write("\n".join(lines) + "\n")


if __name__ == "__main__":
    main()
