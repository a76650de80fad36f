"""One server for a long time, while people play, come and go, err and lose the line: what it holds.

``python -m tests.online.server.soak [SEATS] [MINUTES] [SECONDS]``, 40 seats, 3 minutes and 4
seconds unless said: SEATS people play game after game at tables of two with two bots, and think for
SECONDS on average. Every second one in two hundred loses the line and comes back. For every twenty
seats a guest comes, does one thing of `VISITS` and goes, for as long as it takes. Told are, six
times on the way, the memory, tables, tasks and descriptors of the server, what a table takes on the
disk, and the time from a decision to its news since the last telling. Ends with 1 where the
server's log has an error, a loop was begun again, or more tables stay in memory than people sit at.
"""

from __future__ import annotations

import asyncio
import sqlite3
import sys
import tempfile
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import closing, suppress
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from secrets import token_hex
from time import monotonic

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from sorry_a11y.core.rules.game import RULES_VERSION
from sorry_a11y.online.wire import protocol as msg
from sorry_a11y.online.wire.encoding import decoded_down, encoded
from tests.benchmarks.timing import tell
from tests.harness.waiting import comes_true

from .far_people import FarPerson
from .programs import Serving
from .server_figures import counted, descriptors, memory, percentile, restarted

SEATS, MINUTES, SECONDS = 40, 3.0, 4.0
PARTS = 6
SEATS_A_GUEST = 20
STAY = (2.0, 10.0)
"""Seconds that a guest stays."""
LOST_A_SECOND = 1 / 200
TABLES_LEFT = 1.5
"""How many times the tables of the people may be in memory: some have just ended, some are of
guests."""
OWN = {"red": "you", "blue": "open", "yellow": "runner", "green": "runner"}
PUBLIC = msg.HostTable("hasbro", "Mallory", OWN, public=True)


# -- what guests do ------------------------------------------------------------------------------


class Stranger:
    """A connection of somebody whom nobody knows, from ``address``. ``target``: the code of a
    public table of people who play."""

    def __init__(self, url: str, address: str, target: str) -> None:
        self.target = target
        self._url, self._address = url, address
        self.socket: ClientConnection

    async def comes(self, identity: str) -> None:
        """Connect and say hello."""
        self.socket = await connect(
            self._url,
            compression=None,
            proxy=None,
            ping_interval=None,
            max_size=None,
            additional_headers={"X-Forwarded-For": self._address},
        )
        await self.says(msg.Hello(msg.PROTOCOL, RULES_VERSION, identity=identity))

    async def says(self, *messages: msg.Up) -> None:
        """Send messages."""
        for one in messages:
            await self.socket.send(encoded(one))

    async def hears_seat(self) -> None:
        """Wait for a seat; raises TimeoutError."""
        async with asyncio.timeout(2):
            while not isinstance(decoded_down(await self.socket.recv()), msg.Seated):
                pass


async def lists(one: Stranger) -> None:
    """Ask what tables there are."""
    await one.says(msg.ListTables())


async def errs(one: Stranger) -> None:
    """Give a wrong code."""
    await one.says(msg.Join("123456789012", "Cleo"))


async def watches(one: Stranger) -> None:
    """Listen to a game, say something, and leave."""
    await one.says(msg.Join(one.target, "Cleo", watch=True))
    await asyncio.sleep(1)
    await one.says(msg.Say("Good evening"), msg.Leave())


async def opens(one: Stranger) -> None:
    """Open a table, begin a game with bots, and leave it."""
    await one.says(PUBLIC, msg.Manage("start"))
    await one.hears_seat()
    await asyncio.sleep(1)
    await one.says(msg.Leave())


async def breaks_off(one: Stranger) -> None:
    """Open a table, and be cut off."""
    await one.says(PUBLIC)
    await one.hears_seat()
    one.socket.transport.abort()


async def meets(one: Stranger) -> None:
    """Come to the hall, and look around."""
    await one.says(msg.EnterHall(), msg.ListTables())


VISITS: tuple[Callable[[Stranger], Awaitable[None]], ...] = (
    lists,
    errs,
    watches,
    opens,
    breaks_off,
    meets,
)


# -- the run -------------------------------------------------------------------------------------


@dataclass
class Crowd:
    """People who play at ``url`` for as long as they are let. ``think``: seconds that a decision
    takes, at least and at most; ``people``: all of them; ``target``: the code of a table that
    strangers may come to."""

    url: str
    think: tuple[float, float]
    people: list[FarPerson] = field(default_factory=list)
    target: str = ""

    async def table(self, number: int) -> None:
        """Two people who play game after game."""
        lot = Random(number)
        while True:
            far, near = divmod(number, 250)
            ann = FarPerson(self.url, f"203.0.{113 + far}.{near}", lot, think=self.think)
            ben = FarPerson(self.url, f"192.0.{2 + far}.{near}", lot, think=self.think)
            self.people += [ann, ben]
            wish = msg.HostTable("hasbro", "Ann", OWN, stand_in="wait", public=number == 0)
            seat = await ann.sit(wish)
            await ben.sit(msg.Join(seat.code, "Ben"))
            await ann.send(msg.Manage("start"))
            if number == 0:
                self.target = seat.code
            await asyncio.gather(ann.play(), ben.play())
            await asyncio.gather(ann.leave(), ben.leave())


@dataclass
class Guests:
    """People who come and go at ``url``. ``came``: how often somebody did each thing."""

    url: str
    came: Counter[str] = field(default_factory=Counter)

    async def come(self, number: int, target: Callable[[], str]) -> None:
        """One of them comes again and again. ``target``: a table that may be listened to."""
        lot = Random(number)
        far, near = divmod(number, 250)
        while True:
            visit = lot.choice(VISITS)
            one = Stranger(self.url, f"198.51.{100 + far}.{near}", target())
            with suppress(OSError, ConnectionClosed, InvalidHandshake, TimeoutError):
                await one.comes(token_hex(16) if visit is meets else "")
                try:
                    await visit(one)
                    await asyncio.sleep(lot.uniform(*STAY))
                    self.came[visit.__name__] += 1
                finally:
                    await one.socket.close()
            await asyncio.sleep(lot.uniform(*STAY))


async def lose_lines(crowd: Crowd) -> None:
    """Have the lines of people at tables break, now and then."""
    lot = Random(1)
    while True:
        await asyncio.sleep(1)
        for one in crowd.people:
            if one.heard and not one.over and lot.random() < LOST_A_SECOND:
                one.lose_line()


def on_disk(tables: Path) -> float:
    """Return how many KiB a table takes on the disk, on average."""
    size = sum(file.stat().st_size for file in tables.iterdir() if file.is_file())
    journal = f"file:{tables / 'tables.sqlite'}?mode=ro"
    with closing(sqlite3.connect(journal, uri=True)) as opened:
        count: int = opened.execute("SELECT count(*) FROM game").fetchone()[0]
    return size / 1024 / max(1, count)


def delays(crowd: Crowd) -> str:
    """Return how long decisions took to be told since this was asked last."""
    waits = [wait for one in crowd.people for wait in one.waits]
    crowd.people[:] = [one for one in crowd.people if not one.over]
    for one in crowd.people:
        one.waits.clear()
    return (
        f"{len(waits)} decisions, {percentile(waits, 0.5) * 1000:.1f} ms in the middle, "
        f"{percentile(waits, 0.99) * 1000:.1f} at the 99th percentile"
    )


def holdings(server: Serving, folder: Path) -> str:
    """Return what the server holds."""
    found = counted(server.url)
    held = {
        name: int(found[f"sorry_a11y_{name}"])
        for name in ("tables", "seats", "connections", "tasks")
    }
    told = ", ".join(f"{count} {name}" for name, count in held.items())
    return (
        f"{memory(server.pid) / 1024:.1f} MiB, {told}, {descriptors(server.pid)} descriptors, "
        f"{on_disk(folder):.1f} KiB a table on the disk"
    )


async def run(seats: int, minutes: float, seconds: float) -> bool:
    """Play, and tell; return whether all went well."""
    with tempfile.TemporaryDirectory() as at:
        folder, log = Path(at) / "tables", Path(at) / "log"
        with log.open("wb") as told, Serving(folder, front=True, log=told) as server:
            crowd = Crowd(server.url, (seconds * 0.5, seconds * 1.5))
            guests = Guests(server.url)
            tasks = [asyncio.create_task(crowd.table(0))]
            await comes_true(lambda: crowd.target)
            for number in range(1, seats // 2):
                tasks.append(asyncio.create_task(crowd.table(number)))
                await asyncio.sleep(0.01)
            tasks += [
                asyncio.create_task(guests.come(number, lambda: crowd.target))
                for number in range(seats // SEATS_A_GUEST)
            ]
            tasks.append(asyncio.create_task(lose_lines(crowd)))
            began = monotonic()
            for part in range(1, PARTS + 1):
                await asyncio.sleep(began + minutes * 60 * part / PARTS - monotonic())
                held = await asyncio.to_thread(holdings, server, folder)
                tell(f"{minutes * part / PARTS:.1f} minutes: {held}; {delays(crowd)}")
            found = await asyncio.to_thread(counted, server.url)
            ended = [task for task in tasks if task.done()]
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            assert not ended, ended
        errors = log.read_text(encoding="utf-8").count("Traceback")
    begun_again = restarted(found)
    left = int(found["sorry_a11y_tables"])
    came = ", ".join(f"{what} {count}" for what, count in sorted(guests.came.items()))
    tell(f"guests: {came}")
    tell(f"errors in the log: {errors}, loops begun again: {begun_again}")
    return not errors and not begun_again and left <= seats // 2 * TABLES_LEFT + 1


def main(arguments: list[str]) -> int:
    """Run, tell, and return 0 if all went well."""
    seats = int(arguments[0]) if arguments else SEATS
    minutes = float(arguments[1]) if len(arguments) > 1 else MINUTES
    seconds = float(arguments[2]) if len(arguments) > 2 else SECONDS
    return not asyncio.run(run(seats, minutes, seconds))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
