"""What one hostile client costs everybody else: their time from decision to told, without and with.

``python -m tests.benchmarks.lobby_hostile [TABLES] [SECONDS]``; 100 tables of four asked for 50
decisions a second, 4 seconds at a time unless said. For each kind five times in turn without it
and beside it, so that a ratio is of the same seconds; given is the median of the five ratios,
which may be 2. A hostile client has one address.
"""

from __future__ import annotations

import asyncio
import os
import sys
import tempfile
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path
from statistics import median

from websockets.asyncio.client import ClientConnection, connect

from sorry_a11y.wire import protocol as msg
from sorry_a11y.wire.encoding import encoded
from tests.server.far_people import HELLO
from tests.server.programs import Serving
from tests.server.server_figures import percentile

from .lobby_crowd import FOUR, Crowd

DEFAULTS = (100, 4)
ROUNDS = 5
A_SECOND = 50
SOCKETS = 60
"""More than one address may have."""


async def _connected(url: str) -> ClientConnection:
    socket = await connect(url, compression=None, ping_interval=None, proxy=None,
                           additional_headers={"X-Forwarded-For": "203.0.113.9"})
    await socket.send(encoded(HELLO))
    return socket


async def flood(url: str) -> None:
    """Sends nonsense as fast as it can, and connects again whenever it is thrown out."""
    socket = await _connected(url)
    while True:
        await socket.send('{"t":"decide","id":1,"after":1,"text":"r 7 r1+7"}')


async def bombs(url: str) -> None:
    """Sends messages that are too long."""
    socket = await _connected(url)
    while True:
        await socket.send("x" * 5000)


async def fragments(url: str) -> None:
    """Sends a message in thousands of pieces."""
    socket = await _connected(url)
    await socket.send("x" for _ in range(6000))


async def wrong_codes(url: str) -> None:
    """Tries codes."""
    socket = await _connected(url)
    for number in range(10**12):
        await socket.send(encoded(msg.Join(f"{number:012}", "Eve")))


async def half_open(url: str) -> None:
    """Holds as many sockets as it can and says nothing."""
    sockets = [await connect(url, proxy=None, additional_headers={
        "X-Forwarded-For": "203.0.113.9"}) for _ in range(SOCKETS)]
    await asyncio.sleep(4)
    for socket in sockets:
        await socket.close()


async def slow_reader(url: str) -> None:
    """Asks for the whole of its table again and again, and never reads."""
    socket = await _connected(url)
    await socket.send(encoded(msg.HostTable("dog", "Eve", FOUR)))
    await socket.send(encoded(msg.Manage("start")))
    socket.transport.pause_reading()
    while True:
        await asyncio.sleep(0.5)
        await socket.send(encoded(msg.ListTables()))


KINDS: tuple[Callable[[str], Awaitable[None]], ...] = (
    flood, bombs, fragments, wrong_codes, half_open, slow_reader,
)


async def _for_ever(kind: Callable[[str], Awaitable[None]], url: str) -> None:
    while True:
        with suppress(Exception):  # whatever its own library makes of being thrown out
            await kind(url)
        await asyncio.sleep(0)


async def _p99(crowd: Crowd, seconds: float) -> float:
    crowd.told.clear()
    await crowd.play(seconds, A_SECOND)
    return percentile(crowd.told, 0.99)


async def _round(
    crowd: Crowd, kind: Callable[[str], Awaitable[None]], url: str, seconds: int
) -> tuple[float, float]:
    """The p99 of the others without a hostile client, and then beside it."""
    alone = await _p99(crowd, seconds)
    program = await asyncio.create_subprocess_exec(
        sys.executable, "-m", __spec__.name, kind.__name__, url
    )
    await asyncio.sleep(1.5)  # until it has started
    beside = await _p99(crowd, seconds)
    with suppress(ProcessLookupError):
        program.kill()
    await program.wait()
    return alone, beside


async def attacked(url: str, tables: int, seconds: int) -> list[str]:
    """Attack in each way, and say what the others felt of it."""
    crowd = Crowd(url)
    await crowd.fill(tables)
    await _p99(crowd, 3)
    lines = []
    for kind in KINDS:
        rounds = [await _round(crowd, kind, url, seconds) for _ in range(ROUNDS)]
        alone, beside = (median(times) for times in zip(*rounds, strict=True))
        ratios = sorted(two / one for one, two in rounds)
        lines.append(
            f"{kind.__name__}: p99 {1e3 * alone:.1f} ms alone, {1e3 * beside:.1f} ms beside, "
            f"{median(ratios):.2f} times ({ratios[0]:.2f} to {ratios[-1]:.2f}); load of the "
            f"machine {os.getloadavg()[0]:.1f}"
        )
    await crowd.leave()
    return [*lines, f"refused to others {sorted(set(crowd.refused))}, connections lost "
                    f"{sum(bool(chair.ended) for chair in crowd.chairs)}"]


def main() -> None:
    """Run as a program: the benchmark, or with a kind and an address the hostile client."""
    kinds = {kind.__name__: kind for kind in KINDS}
    if sys.argv[1:] and sys.argv[1] in kinds:
        asyncio.run(_for_ever(kinds[sys.argv[1]], sys.argv[2]))
    numbers = [int(word) for word in sys.argv[1:3]]
    with tempfile.TemporaryDirectory() as name, Serving(Path(name), front=True) as server:
        tables, seconds = (*numbers, *DEFAULTS[len(numbers):])
        lines = asyncio.run(attacked(server.url, tables, seconds))
    sys.stdout.write("\n".join(lines) + "\n")


if __name__ == "__main__":
    main()
