"""A server under load: what it holds a seat, and how long a decision takes to be told.

``python -m tests.benchmarks.lobby_load [TABLES] [DECISIONS A SECOND] [SECONDS]``; 1250, 300
and 60 unless said. Server and crowd run on this machine; meanwhile a file beside the journal
is synced again and again, so that the disk of the same minute is the measure.

The crowd is light enough for thousands of seats in one process. Each seat is a socket. Of its news
only the number and the turn are read, but for the seat on turn, which finds its choices as every
client does. While it plays, the crowd does not look for rubbish: that would keep thousands of seats
from hearing for half a second.
"""

from __future__ import annotations

import asyncio
import gc
import os
import sys
import tempfile
import threading
from collections import deque
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Any

import msgspec
from msgspec import Struct
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from sorry_a11y.core.rules.board import SEATS
from sorry_a11y.core.rules.notation import action_text
from sorry_a11y.core.rules.ruleset import Phase
from sorry_a11y.online.wire import protocol as msg
from sorry_a11y.online.wire.encoding import DownReader, Heard, encoded
from tests.online.server.far_people import HELLO
from tests.online.server.programs import Serving

DEFAULTS = (1250, 300, 60)
FOUR = {"red": "you", "blue": "open", "yellow": "open", "green": "open"}
AT_ONCE = 20
"""Tables that are opened at the same time."""
PAUSE_S = 0.002
"""Of the crowd, between two looks at what is to be sent."""


def memory(pid: int) -> int:
    """KiB that a process holds."""
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS"):
            return int(line.split()[1])
    return 0


def processor(pid: int) -> float:
    """Seconds of a core that a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def percentile(values: list[float], share: float) -> float:
    """The value that so large a share does not pass, 0 of none."""
    ranked = sorted(values)
    return ranked[min(int(len(ranked) * share), len(ranked) - 1)] if ranked else 0.0


class _Brief(Struct):
    """As much of a message as every seat reads; ``seen``: a seat and what it may know, the phase
    first."""

    t: str
    seq: int = 0
    number: int = -1
    seen: list[tuple[int, list[Any]]] = []
    token: str = ""
    code: str = ""
    why: str = ""


read = msgspec.json.Decoder(_Brief).decode


class Guest:
    """A guest of a table. ``count``: how many news it was told; ``ended``: why its connection
    broke."""

    def __init__(self, table: CrowdTable, address: str) -> None:
        self.table = table
        self.seq = self.count = 0
        self.token = self.code = self.ended = ""
        self._address = address
        self._socket: ClientConnection | None = None
        self._reader = DownReader()
        self._task: asyncio.Task[None] | None = None

    async def sit(self, message: msg.HostTable | msg.Join) -> str:
        """Sit down, and listen from then on; return the code of the table."""
        await self._connect()
        await self.send(message)
        while not self.token:
            self._take(await self._received())
        self._task = asyncio.create_task(self._listen())
        return self.code

    async def send(self, message: msg.Up) -> None:
        """Send a message."""
        if self._socket:
            with suppress(ConnectionClosed):
                await self._socket.send(encoded(message))

    async def leave(self) -> None:
        """Hang up."""
        if self._task:
            self._task.cancel()
        if self._socket:
            self._socket.transport.abort()

    async def _received(self) -> bytes:
        assert self._socket is not None, "is connected"
        return await self._socket.recv(decode=False)

    async def _connect(self) -> None:
        self._socket = await connect(
            self.table.crowd.url,
            compression=None,
            ping_interval=None,
            proxy=None,
            max_queue=None,
            additional_headers={"X-Forwarded-For": self._address},
            open_timeout=60,
        )
        await self.send(HELLO)

    async def _listen(self) -> None:
        try:
            while True:
                self._take(await self._received())
        except ConnectionClosed as error:
            self.ended = str(error)

    def _take(self, data: bytes) -> None:
        message = read(data)
        if message.t == "news":
            self._hear(message, data)
        elif message.t == "seated":
            self.token, self.code = message.token, message.code
        elif message.t == "table":
            self._reader.read(data)
        elif message.t == "refused":
            self.table.crowd.refused.append(message.why)

    def _hear(self, news: _Brief, data: bytes) -> None:
        self.seq = max(self.seq, news.seq)
        self.table.heard(self, news.seq)
        seat, seen = news.seen[0]
        if seen[0] == Phase.PLAY.name and seen[2] == seat and news.number != self._number:
            self._number, self._news = news.number, data
            self.table.crowd.waiting.append(self.decide)
        if seen[0] == Phase.OVER.name:
            self.table.crowd.waiting.append(self._rematch)

    _number = -1
    _news = b""

    async def decide(self) -> None:
        """Decide by lot what is to be decided."""
        heard = self._reader.read(self._news)
        assert isinstance(heard, Heard), "knows the game"
        view = next(iter(heard.batch.views.values()))
        choice = self.table.crowd.lot.choice(list(view.options()))
        self.table.asked(self.seq)
        await self.send(msg.Decide(self._number, action_text(view.rules, choice)))

    async def _rematch(self) -> None:
        if self is self.table.guests[0]:
            await self.send(msg.Manage("start"))


class CrowdTable:
    """A table of four, and what its seats were told when."""

    def __init__(self, crowd: Crowd, number: int) -> None:
        self.crowd = crowd
        self.guests = [Guest(self, f"10.{number >> 8}.{number & 255}.{seat}") for seat in SEATS]
        self._asked: list[tuple[float, int, set[Guest]]] = []
        self._first: list[float] = []

    async def open(self) -> None:
        """Four sit down and begin."""
        host, *guests = self.guests
        code = await host.sit(msg.HostTable("hasbro", "Ann", FOUR))
        for name, guest in zip(("Ben", "Cid", "Dora"), guests, strict=True):
            await guest.sit(msg.Join(code, name))
        await host.send(msg.Manage("start"))

    def asked(self, seq: int) -> None:
        """A decision is sent now, after line ``seq`` of the journal."""
        self._asked.append((perf_counter(), seq, set(self.guests)))

    def heard(self, guest: Guest, seq: int) -> None:
        """A guest was told news that end with line ``seq``."""
        now = perf_counter()
        for time, after, missing in self._asked:
            if seq > after and guest in missing:
                missing.discard(guest)
                self.crowd.told.append(now - time)
                break
        self._asked = [one for one in self._asked if one[2]]
        guest.count += 1
        if guest.count > len(self._first):
            self._first.append(now)
        self.look_behind(guest.count, now)

    def look_behind(self, count: int, now: float) -> None:
        """Note for how long a guest that has only now heard so much was more than one behind."""
        if count < len(self._first):
            self.crowd.behind = max(self.crowd.behind, now - self._first[count])


class Crowd:
    """Everybody at the tables of ``url``. ``told``: seconds from each decision to each seat;
    ``waiting``: what is to be sent next, oldest first; ``behind``: the longest time that somebody
    was more than one message behind; ``stalls``: by how many seconds each pause of the crowd itself
    was too long."""

    def __init__(self, url: str, seed: int = 1) -> None:
        self.url = url
        self.lot = Random(seed)
        self.told: list[float] = []
        self.refused: list[str] = []
        self.behind = 0.0
        self.waiting: deque[Callable[[], Awaitable[None]]] = deque()
        self.tables: list[CrowdTable] = []
        self.sent = 0
        self.stalls: list[float] = []

    async def fill(self, tables: int) -> None:
        """Open so many tables, and begin at each."""
        rest = iter(range(len(self.tables), len(self.tables) + tables))

        async def some() -> None:
            for number in rest:
                table = CrowdTable(self, number)
                await table.open()
                self.tables.append(table)

        await asyncio.gather(*(some() for _ in range(AT_ONCE)))

    async def play(self, seconds: float, a_second: float) -> None:
        """Have so many decisions sent a second, evenly."""
        gc.freeze()
        gc.disable()
        began = perf_counter()
        sent = 0
        while (passed := perf_counter() - began) < seconds:
            while sent < passed * a_second and self.waiting:
                await self.waiting.popleft()()
                sent += 1
            paused = perf_counter()
            await asyncio.sleep(PAUSE_S)
            self.stalls.append(perf_counter() - paused - PAUSE_S)
        self.sent += sent
        gc.enable()

    @property
    def guests(self) -> list[Guest]:
        """The guests of all tables."""
        return [guest for table in self.tables for guest in table.guests]

    async def leave(self) -> None:
        """Everybody hangs up."""
        await asyncio.gather(*(guest.leave() for guest in self.guests))


class Syncs:
    """Syncs a file in ``folder`` again and again meanwhile. ``seconds``: what each sync took."""

    def __init__(self, folder: Path) -> None:
        self.seconds: list[float] = []
        self._path = folder / "syncs"
        self._done = threading.Event()
        self._thread = threading.Thread(target=self._run)

    def __enter__(self) -> Syncs:
        self._thread.start()
        return self

    def __exit__(self, *_error: object) -> None:
        self._done.set()
        self._thread.join()

    def _run(self) -> None:
        with self._path.open("wb") as file:
            while not self._done.wait(0.02):
                file.write(b"x" * 4096)
                file.flush()
                began = perf_counter()
                os.fsync(file.fileno())
                self.seconds.append(perf_counter() - began)


async def loaded(server: Serving, folder: Path, tables: int, rate: int, seconds: int) -> list[str]:
    """Fill the server, play, and say what was measured."""
    empty = memory(server.pid)
    crowd = Crowd(server.url)
    began = perf_counter()
    await crowd.fill(tables)
    seats, filled = len(crowd.guests), perf_counter() - began
    await crowd.play(5.0, rate)  # to warm up
    crowd.told.clear()
    crowd.stalls.clear()
    crowd.behind, crowd.sent = 0.0, 0
    used, own = processor(server.pid), processor(os.getpid())
    began = perf_counter()
    with Syncs(folder) as syncs:
        await crowd.play(float(seconds), rate)
        passed = perf_counter() - began
    for guest in crowd.guests:
        guest.table.look_behind(guest.count + 1, perf_counter())
    used, own = processor(server.pid) - used, processor(os.getpid()) - own
    held, told, sync = memory(server.pid), crowd.told, syncs.seconds
    allowed = 0.020 + 5 * percentile(sync, 0.99)
    lost = [guest.ended for guest in crowd.guests if guest.ended]
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
    tables, rate, seconds = (*numbers, *DEFAULTS[len(numbers) :])
    with tempfile.TemporaryDirectory() as name, Serving(Path(name), front=True) as server:
        lines = asyncio.run(loaded(server, Path(name), tables, rate, seconds))
    sys.stdout.write("\n".join(lines) + "\n")


if __name__ == "__main__":
    main()
