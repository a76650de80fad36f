"""What a key costs a server with many pages: ``python -m tests.benchmarks.crowded_pages [PAGES]``.

Each page, 200 unless said, sits at a table of its own with a bot. Keys of all pages are answered
in turn: one that asks, and a choice that plays. The server is a process of its own, so that its
processor can be told; its journal is in memory, since no disk is measured. "One at a time" is the
time from one key until its answer while all other pages are silent; "at once" has twenty keys under
way.
"""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
from collections.abc import Callable
from statistics import median
from time import perf_counter
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.typing import Origin

from tests.online.server.server_figures import memory, percentile, processor

PAGES = 200
ONE_AT_A_TIME = 300
KEYS = 4000
AT_ONCE = 20
TABLE = {"t": "host", "game": "hasbro", "name": "Ann", "seats": {"red": "you", "blue": "runner"}}
ASKS = ("w", "o", "i2", "a")


class CrowdPage:
    """A page of which only the list of choices is read."""

    def __init__(self, socket: ClientConnection) -> None:
        self._socket = socket
        self._menu = 0
        self._asked = 0

    async def sit(self) -> None:
        """Open a table and begin the game."""
        await self._send({"t": "hello", "settings": {"language": "en"}})
        await self._send(TABLE)
        await self._answered()
        await self.decides()
        await self.play()

    async def ask(self) -> None:
        """Press a key that asks, and wait for the answer."""
        self._asked += 1
        await self._send({"t": "key", "key": ASKS[self._asked % len(ASKS)]})
        await self._answered()

    async def decides(self) -> None:
        """Wait until there is a choice."""
        while not self._menu:
            self._hear(json.loads(await self._socket.recv()))

    async def play(self) -> None:
        """Take the first choice, and wait for the reply."""
        menu, self._menu = self._menu, 0
        await self._send({"t": "choose", "menu": menu, "at": 0})
        await self._answered()

    def leave(self) -> None:
        """Hang up."""
        self._socket.transport.abort()

    async def _send(self, message: dict[str, Any]) -> None:
        await self._socket.send(json.dumps(message))

    async def _answered(self) -> None:
        while not self._hear(json.loads(await self._socket.recv())):
            pass

    def _hear(self, message: dict[str, Any]) -> bool:
        """Note the list of choices; return whether the message is a reply that was asked for."""
        if message["t"] != "told":
            return False
        self._menu = message.get("menu", {}).get("n", 0)
        return message.get("asked") is True


async def _measured(
    pid: int, pages: list[CrowdPage], name: str, press: Callable[[CrowdPage], Any]
) -> str:
    times = []
    for number in range(ONE_AT_A_TIME):
        one = pages[number % len(pages)]
        await one.decides()
        began = perf_counter()
        await press(one)
        times.append(1000 * (perf_counter() - began))
    count = 0

    async def some(own: list[CrowdPage]) -> None:
        nonlocal count
        while count < KEYS:
            count += 1
            one = own[count // AT_ONCE % len(own)]
            await one.decides()
            await press(one)

    began, used = perf_counter(), processor(pid)
    await asyncio.gather(*(some(pages[at::AT_ONCE]) for at in range(AT_ONCE)))
    used, passed = processor(pid) - used, perf_counter() - began
    return (
        f"{name}: one at a time, median {median(times):.2f} ms, p99 "
        f"{percentile(times, 0.99):.2f} ms; at once {count / passed:.0f} keys/s, processor of the "
        f"server {1000 * used / count:.3f} ms a key"
    )


async def _crowd(pid: int, port: int, count: int) -> None:
    empty = memory(pid)
    pages = []
    for _ in range(count):
        pages.append(
            CrowdPage(
                await connect(
                    f"ws://127.0.0.1:{port}/page",
                    compression=None,
                    ping_interval=None,
                    proxy=None,
                    origin=Origin(f"http://127.0.0.1:{port}"),
                )
            )
        )
        await pages[-1].sit()
    sys.stdout.write(f"server memory: {(memory(pid) - empty) / count:.0f} KiB a page\n")
    for name, press in (("a key that asks", CrowdPage.ask), ("a choice", CrowdPage.play)):
        sys.stdout.write(await _measured(pid, pages, name, press) + "\n")
    for one in pages:
        one.leave()


def main() -> None:
    """Print the figures."""
    count = int(sys.argv[1]) if len(sys.argv) > 1 else PAGES
    command = [sys.executable, "-m", "tests.benchmarks.page", "serve"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        try:
            assert process.stdout, "is a pipe"
            asyncio.run(_crowd(process.pid, int(process.stdout.readline()), count))
        finally:
            process.kill()


if __name__ == "__main__":
    main()
