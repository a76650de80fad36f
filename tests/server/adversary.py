"""Strangers who harm all at once beside people who play: what the people notice of it.

``python -m tests.server.adversary [SEATS] [MINUTES]``, 40 seats and 1 minute unless said: SEATS
people play at tables of two with two bots, who think for one to three seconds, first alone for
MINUTES, then for as long beside every abuse of `ABUSES`. These are in a process of their own, each
from an address of its own, and go on without a pause; the process gives way to others on a machine
that has few cores, as strangers have machines of their own. Told are the time from a decision to
its news, what was refused, the memory and the journal of the server, and errors in its log.
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from secrets import token_hex
from typing import NamedTuple

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.typing import Origin

from sorry_a11y.wire import protocol as msg
from sorry_a11y.wire.encoding import decoded_down, encoded
from tests.benchmarks.timing import tell

from .far_people import FarPerson
from .programs import Serving
from .server_figures import counted, memory, percentile, restarted

SEATS, MINUTES = 40, 1.0
TURN_S = 20.0
"""Seconds after which somebody who harms begins again."""
THINK = (1.0, 3.0)
"""Seconds that a decision takes."""
NAME = "tables.example"
"""What the server is called where it is found."""
OWN = {"red": "you", "blue": "open", "yellow": "runner", "green": "runner"}
PUBLIC = msg.HostTable("hasbro", "Mallory", OWN, public=True)
DEEP = '{"t":"hello","v":' + "[" * 1500 + "]" * 1500 + "}"


# -- who harms -----------------------------------------------------------------------------------


class Stranger:
    """A connection of somebody whom nobody knows, from ``address``. ``target``: the code of a
    public table of people who play."""

    def __init__(self, url: str, address: str, target: str) -> None:
        self.url = url
        self.target = target
        self._address = address
        self.socket: ClientConnection

    async def comes(self, path: str = "", identity: str = "") -> ClientConnection:
        """Connect anew, and say hello where it is a program that comes."""
        host, _, port = self.url.partition("://")[2].rpartition(":")
        self.socket = await connect(
            f"ws://{NAME}{path}", host=host, port=int(port), compression=None, proxy=None,
            ping_interval=None, max_size=None,
            origin=Origin(f"https://{NAME}") if path == "/page" else None,
            additional_headers={"X-Forwarded-For": self._address},
        )
        if not path:
            await self.says(msg.Hello(msg.PROTOCOL, "x", msg.RULES_VERSION, identity=identity))
        return self.socket

    async def says(self, *messages: msg.Up) -> None:
        """Send messages."""
        for one in messages:
            await self.sends(encoded(one))

    async def sends(self, data: str | bytes) -> None:
        """Send something, and let the others of this process go on."""
        await self.socket.send(data)
        await asyncio.sleep(0)

    async def hears_seat(self) -> msg.Seated:
        """Wait for a seat; raises TimeoutError."""
        async with asyncio.timeout(2):
            while True:
                message = decoded_down(await self.socket.recv())
                if isinstance(message, msg.Seated):
                    return message

    async def drops(self) -> None:
        """Hang up rudely."""
        self.socket.transport.abort()
        await asyncio.sleep(0)


async def replays(one: Stranger) -> None:
    """A1: come back to the beginning of a game again and again."""
    await one.comes()
    await one.says(PUBLIC, msg.Manage("start"))
    seat = await one.hears_seat()
    while True:
        await one.comes()
        await one.says(*[msg.Back(seat.table, seat.token)] * 18)
        await one.drops()


async def ghosts(one: Stranger) -> None:
    """A2: take two seats with one connection, and hang up."""
    await one.comes()
    await one.says(msg.Join(one.target, "Eve"), msg.Join(one.target, "Eva"))
    await one.drops()


async def two_tables(one: Stranger) -> None:
    """A3: open tables on a connection that has a seat."""
    await one.comes()
    await one.says(*[PUBLIC] * 15)
    await one.drops()


async def pages(one: Stranger) -> None:
    """A4: open the page's socket with an invented token."""
    await one.comes("/page")
    await one.sends('{"t":"hello","settings":{}}')
    await one.sends(f'{{"t":"chair","table":"t","token":"{token_hex(16)}","guest":1,'
                          '"seats":[1]}')
    await one.drops()


async def talks(one: Stranger) -> None:
    """A5: talk, hang up, come back, talk."""
    await one.comes()
    await one.says(msg.Join(one.target, "Eve", watch=True))
    seat = await one.hears_seat()
    while True:
        await one.comes()
        await one.says(msg.Back(seat.table, seat.token, 2**40), *[msg.Say("spam " * 30)] * 10)
        await one.drops()


async def comes_and_goes(one: Stranger) -> None:
    """A6: watch and leave."""
    await one.comes()
    for _ in range(9):
        await one.says(msg.Join(one.target, "Eve", watch=True), msg.Leave())
    await one.drops()


async def locks(one: Stranger) -> None:
    """A6: lock and unlock."""
    await one.comes()
    await one.says(PUBLIC)
    while True:
        await one.says(msg.Manage("lock"), msg.Manage("unlock"))
        await asyncio.sleep(0.01)


async def undoes(one: Stranger) -> None:
    """A9: ask for everything back."""
    await one.comes()
    await one.says(PUBLIC, msg.Manage("start"))
    while True:
        await one.says(msg.Undo(0))  # type: ignore[arg-type]
        await asyncio.sleep(0.01)


async def guesses(one: Stranger) -> None:
    """B1: try codes through."""
    await one.comes()
    lot = Random()
    while True:
        await one.says(msg.Join(f"{lot.randrange(10**12):012}", "Eve"))


async def lists(one: Stranger) -> None:
    """B2: ask for the list of tables."""
    await one.comes()
    await one.says(*[msg.ListTables()] * 19)
    await one.drops()


async def nests(one: Stranger) -> None:
    """B6: nest without end."""
    await one.comes()
    while True:
        await one.sends(DEEP)


async def figures(one: Stranger) -> None:
    """B10: ask for figures and health."""
    for path in ("/metrics", "/health") * 5:
        with suppress(InvalidHandshake):
            await one.comes(path)


async def long_messages(one: Stranger) -> None:
    """Send messages that are too long."""
    await one.comes()
    await one.sends("x" * 5000)
    await one.socket.recv()


async def bytes_of_nothing(one: Stranger) -> None:
    """Send what is no text."""
    await one.comes()
    while True:
        await one.sends(b"\xff\x00" * 500)


async def pings(one: Stranger) -> None:
    """Send pings as fast as can be."""
    await one.comes()
    while True:
        await one.socket.ping()
        await asyncio.sleep(0)


async def never_reads(one: Stranger) -> None:
    """Watch a game and never read."""
    await one.comes()
    await one.says(msg.Join(one.target, "Eve", watch=True))
    one.socket.transport.pause_reading()
    while True:
        await one.says(msg.ListTables())
        await asyncio.sleep(0.05)


async def is_silent(one: Stranger) -> None:
    """Hold as many connections as are given, and say nothing."""
    held = [await one.comes("/page") for _ in range(60)]
    await asyncio.sleep(8)
    for socket in held:
        socket.transport.abort()


async def names(one: Stranger) -> None:
    """Take all names there are."""
    await one.comes(identity=token_hex(16))
    await one.says(*[msg.TakeName(f"Eve {token_hex(2)}") for _ in range(10)])
    await one.drops()


async def halls(one: Stranger) -> None:
    """Come to the hall and go."""
    await one.comes(identity=token_hex(16))
    for _ in range(9):
        await one.says(msg.EnterHall(), msg.WatchTables())
    await one.drops()


async def adopts(one: Stranger) -> None:
    """Guess the codes of other people's devices."""
    await one.comes(identity=token_hex(16))
    while True:
        await one.says(msg.Adopt(f"{Random().randrange(10**12):012}"))


async def plays_now(one: Stranger) -> None:
    """Have table after table opened with bots, and leave it."""
    await one.comes()
    await one.says(msg.PlayNow("hasbro", "Eve"))
    await one.drops()


async def reports(one: Stranger) -> None:
    """Report everybody."""
    await one.comes()
    await one.says(msg.Join(one.target, "Eve", watch=True))
    while True:
        await one.says(msg.ReportPerson(0), msg.ReportPerson(1))
        await asyncio.sleep(0.01)


async def relations(one: Stranger) -> None:
    """Befriend and block without end, and invite."""
    await one.comes(identity=token_hex(16))
    await one.says(msg.TakeName(f"Eve {token_hex(3)}"), PUBLIC)
    while True:
        await one.says(msg.Relate("friend", "Ann"), msg.Relate("block", "Ann"), msg.Invite("Ann"))
        await asyncio.sleep(0.01)


ABUSES: tuple[Callable[[Stranger], Awaitable[None]], ...] = (
    replays, ghosts, two_tables, pages, talks, comes_and_goes, locks, undoes, guesses, lists, nests,
    figures, long_messages, bytes_of_nothing, pings, never_reads, is_silent, names, halls, adopts,
    plays_now, reports, relations,
)


async def _harm(abuse: Callable[[Stranger], Awaitable[None]], one: Stranger) -> None:
    while True:
        with suppress(OSError, ConnectionClosed, InvalidHandshake, TimeoutError):
            async with asyncio.timeout(TURN_S):
                await abuse(one)
        await asyncio.sleep(0.001)


async def harm(url: str, target: str) -> None:
    """Do every abuse at once, until this process is ended."""
    await asyncio.gather(*(
        _harm(abuse, Stranger(url, f"198.51.100.{at + 1}", target))
        for at, abuse in enumerate(ABUSES)
    ))


# -- who plays -----------------------------------------------------------------------------------


@dataclass
class Crowd:
    """People who play at ``url`` for as long as they are let. ``think``: seconds that a decision
    takes, at least and at most; ``people``: all of them; ``target``: the code of a table that
    strangers may come to."""

    url: str
    think: tuple[float, float] = THINK
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

    def waits(self) -> list[float]:
        """The seconds from each decision to its news."""
        return [wait for one in self.people for wait in one.waits]


class Measured(NamedTuple):
    """What one run came to: delays in ms, decisions, KiB, journal entries, refusals, restarts."""

    decisions: int
    median: float
    p99: float
    most: float
    memory: int
    entries: int
    refused: dict[str, int]
    restarted: int


def _told(crowd: Crowd, server: Serving) -> Measured:
    found = counted(server.url)
    refused = {
        name.split('"')[1]: int(value) for name, value in found.items()
        if name.startswith("sorry_a11y_refused_total")
    }
    waits = crowd.waits()
    return Measured(
        len(waits), percentile(waits, 0.5) * 1000, percentile(waits, 0.99) * 1000,
        percentile(waits, 1.0) * 1000, memory(server.pid),
        int(found["sorry_a11y_lines_total"]), refused, restarted(found),
    )


def _line(what: str, one: Measured) -> str:
    return (
        f"{what}: {one.decisions} decisions, {one.median:.1f} ms in the middle, "
        f"{one.p99:.1f} at the 99th percentile, {one.most:.1f} at most; "
        f"{one.memory // 1024} MiB, {one.entries} entries, {one.restarted} loops restarted"
    )


async def end(tasks: list[asyncio.Task[None]]) -> None:
    """Cancel tasks that go on for ever; raises AssertionError where one has not."""
    ended = [task for task in tasks if task.done()]
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    assert not ended, ended


def errors_in(log: Path) -> int:
    """How many errors a server has logged."""
    return log.read_text(encoding="utf-8").count("Traceback")


async def _run(seats: int, seconds: float, *, is_harmed: bool) -> Measured:
    """Play for some seconds."""
    with tempfile.TemporaryDirectory() as folder:
        log = Path(folder) / "log"
        with log.open("wb") as errors, Serving(
            Path(folder) / "tables", front=True, log=errors
        ) as server:
            crowd = Crowd(server.url)
            tasks = [asyncio.create_task(crowd.table(number)) for number in range(seats // 2)]
            while not crowd.target:
                await asyncio.sleep(0.05)
            strangers = await asyncio.create_subprocess_exec(
                "nice", sys.executable, "-m", "tests.server.adversary", "harm", server.url,
                crowd.target, stderr=asyncio.subprocess.DEVNULL,
            ) if is_harmed else None
            await asyncio.sleep(seconds)
            measured = await asyncio.to_thread(_told, crowd, server)
            if strangers:
                assert strangers.returncode is None, "they go on to the end"
                strangers.kill()
                await strangers.wait()
            await end(tasks)
        tell(f"errors in the log: {errors_in(log)}")
    return measured


def main(arguments: list[str]) -> None:
    """Measure, and tell."""
    if arguments[:1] == ["harm"]:
        asyncio.run(harm(*arguments[1:]))
        return
    seats = int(arguments[0]) if arguments else SEATS
    minutes = float(arguments[1]) if len(arguments) > 1 else MINUTES
    for what, is_harmed in (("alone", False), (f"beside {len(ABUSES)} abuses", True)):
        measured = asyncio.run(_run(seats, minutes * 60, is_harmed=is_harmed))
        tell(_line(what, measured))
        told = sorted(measured.refused.items(), key=lambda one: -one[1])
        tell("refused: " + ", ".join(f"{why} {count}" for why, count in told))


if __name__ == "__main__":
    main(sys.argv[1:])
