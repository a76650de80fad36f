"""Servers of one PostgreSQL behind a proxy, to which one fault after the other happens.

``nice python -m tests.online.server.fault_lab [haproxy | caddy] [SERVERS] [FAULTS] [TABLES]
[SEED]``, with the files of docs/server; 2 servers, 42 faults and 8 tables unless said. Two people
play at each table, leave a server that is silent for a second, and come back by themselves. In the
end what each was told is compared with the log: nothing may be missing, told twice, or decided
twice.
"""

from __future__ import annotations

import asyncio
import signal
import sys
import tempfile
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial
from pathlib import Path
from random import Random
from time import monotonic
from typing import NamedTuple

import asyncpg  # type: ignore[import-untyped]

from sorry_a11y.cli.commands.serve import make_tables
from tests.harness.databases import Postgres
from tests.harness.ports import free_port
from tests.harness.waiting import comes_true

from .far_people import FarPerson
from .kill_lab import Outcome, Pair, outcome, settle
from .programs import Serving
from .proxies import Caddy, HAProxy

PATIENCE_S = 1.0
BACK_S = 6.0
"""Seconds after each fault in which everybody must have a seat again."""
NOTICED_S = 3.5
"""Seconds within which a fault is noticed. Who loses a seat later is led back to a server that was
started anew, and waits from then on."""
BARS = {"killed": 0.5, "postgres crashed": 3.0}
BAR_S = 2.5
FAULTY = ("stale", "saved", "many")
"""Why a server may refuse that has just lost its database."""


class Line:
    """The line of one server to the database, which may fall silent."""

    def __init__(self, target: int) -> None:
        self.port = free_port()
        self._target = target
        self._flows = asyncio.Event()
        self._flows.set()
        self._ends: set[asyncio.StreamWriter] = set()

    async def open(self) -> None:
        """Listen."""
        self._server = await asyncio.start_server(self._serve, "127.0.0.1", self.port)

    async def close(self) -> None:
        """Listen no more."""
        self._server.close()
        for end in list(self._ends):
            end.transport.abort()
        await comes_true(lambda: not self._ends)

    async def be_silent(self, seconds: float) -> None:
        """Carry nothing for some seconds, and lose what was open."""
        self._flows.clear()
        await asyncio.sleep(seconds)
        for end in list(self._ends):
            end.transport.abort()
        self._flows.set()

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            there, out = await asyncio.open_connection("127.0.0.1", self._target)
        except OSError:
            writer.transport.abort()
            return
        self._ends |= {writer, out}
        try:
            await asyncio.gather(self._carry(reader, out), self._carry(there, writer))
        finally:
            self._ends -= {writer, out}

    async def _carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            while data := await reader.read(65536):
                await self._flows.wait()
                writer.write(data)
                await writer.drain()
        writer.transport.abort()


class Site:
    """The servers, their lines, the database and the proxy."""

    def __init__(self, database: Postgres, proxy: HAProxy | Caddy, ports: list[int]) -> None:
        self.database = database
        self.proxy = proxy
        self.lines = [Line(database.port) for _ in ports]
        self._ports = ports
        self._servers: list[Serving] = []

    async def open(self) -> None:
        """Start everything but the database."""
        for line in self.lines:
            await line.open()
        for at in range(len(self._ports)):
            self._servers.append(await asyncio.to_thread(self._started, at))
        await asyncio.to_thread(self.proxy.start)
        await asyncio.sleep(1.0)  # two checks of each server

    def _started(self, at: int) -> Serving:
        dsn = self.database.dsn.replace(f":{self.database.port}/", f":{self.lines[at].port}/")
        more = ("--postgres", f"{dsn}?application_name=server{at}")
        return Serving(Path("unused"), self._ports[at], front=True, more=more)

    def _again(self, at: int) -> None:
        self._servers[at].__exit__(None, None, None)
        self._servers[at] = self._started(at)

    async def killed(self, at: int) -> None:
        """A server is killed, and started anew later."""
        await asyncio.to_thread(self._servers[at].kill)
        await asyncio.sleep(3.0)
        await asyncio.to_thread(self._again, at)

    async def frozen(self, at: int) -> None:
        """A server stands still for longer than its session lasts."""
        self._servers[at].signal(signal.SIGSTOP)
        await asyncio.sleep(4.0)
        self._servers[at].signal(signal.SIGCONT)

    async def session_ended(self, at: int) -> None:
        """The database ends the session of a server."""
        connection = await asyncpg.connect(self.database.dsn)
        await connection.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = $1",
            f"server{at}",
        )
        await connection.close()

    async def line_silent(self, at: int) -> None:
        """The line between a server and the database carries nothing."""
        await self.lines[at].be_silent(4.0)

    async def stopped(self, at: int) -> None:
        """A server is stopped as a system does it, and started anew."""
        await asyncio.to_thread(self._servers[at].stop)
        await asyncio.to_thread(self._again, at)

    async def postgres_crashed(self, _at: int) -> None:
        """PostgreSQL ends at once, and is started again by the system."""
        await asyncio.to_thread(self.database.end, signal.SIGQUIT)
        await asyncio.to_thread(self.database.start)

    async def proxy_reloaded(self, _at: int) -> None:
        """The proxy reads its file again."""
        await asyncio.to_thread(self.proxy.reload)

    def faults(self) -> list[tuple[str, Callable[[int], Awaitable[None]]]]:
        """Return all faults, in turn."""
        return [
            (one.__name__.replace("_", " "), one)
            for one in (
                *(self.killed, self.frozen, self.session_ended, self.line_silent, self.stopped),
                *(self.postgres_crashed, self.proxy_reloaded),
            )
        ]

    def end(self) -> None:
        """End everything but the database."""
        self.proxy.kill()
        for one in self._servers:
            one.signal(signal.SIGCONT)
            one.kill()
            one.__exit__(None, None, None)


class Back(NamedTuple):
    """Seconds until the last who had lost a seat by a fault had one; 0 where nobody had."""

    fault: str
    seconds: float
    people: int


async def faulted(site: Site, faults: int, tables: int, seed: int) -> tuple[Outcome, list[Back]]:
    """Run the lab."""
    await make_tables(site.database.dsn)
    await site.open()
    lots = [Random(f"{seed} {number}") for number in range(tables)]
    pairs = [
        Pair(
            partial(
                FarPerson,
                site.proxy.url,
                lot=lot,
                patience=PATIENCE_S,
                reached=site.proxy.reached,
                think=(0.05, 0.4),
            ),
            number,
            lot,
        )
        for number, lot in enumerate(lots)
    ]
    tasks = [asyncio.create_task(pair.run()) for pair in pairs]
    backs: list[Back] = []
    try:
        await asyncio.sleep(3.0)
        for number in range(faults):
            name, fault = site.faults()[number % len(site.faults())]
            began = monotonic()
            await fault(number % len(site.lines))  # the others have its people after it
            await asyncio.sleep(max(began + BACK_S - monotonic(), 2.0))
            absences = [
                absence.until - (began if absence.since < began + NOTICED_S else absence.since)
                for pair in pairs
                for one in pair.people
                for absence in one.absences
                if absence.since >= began
            ]
            backs.append(Back(name, max(absences, default=0.0), len(absences)))
        await settle(pairs)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        people = [one for pair in pairs for one in pair.people]
        await asyncio.gather(*(one.leave() for one in people))
        await asyncio.to_thread(site.end)
        for line in site.lines:
            await line.close()
    texts = await _written(site.database)
    told = outcome(lambda table: texts.get(table, []), faults, people)
    refused = [why for why in told.unexpected if why not in FAULTY]
    return told._replace(unexpected=refused), backs


async def _written(database: Postgres) -> dict[str, list[str]]:
    connection = await asyncpg.connect(database.dsn, server_settings={"search_path": "sorry_a11y"})
    rows = await connection.fetch(
        "SELECT id, 1 AS seq, header AS text FROM game"
        " UNION ALL SELECT game, seq, text FROM entry ORDER BY 1, 2"
    )
    await connection.close()
    texts: dict[str, list[str]] = {}
    for row in rows:
        texts.setdefault(row["id"], []).append(row["text"])
    return texts


def main() -> None:
    """Run as a program."""
    which, *numbers = (*sys.argv[1:], *("haproxy", "2", "42", "8", "1")[len(sys.argv) - 1 :])
    servers, faults, tables, seed = map(int, numbers)
    ports = [free_port() for _ in range(servers)]
    with tempfile.TemporaryDirectory() as folder, Postgres(safe=True) as database:
        proxy = (
            Caddy("Caddyfile.several", Path(folder), ports)
            if which == "caddy"
            else HAProxy("haproxy.cfg", Path(folder), ports)
        )
        told, backs = asyncio.run(faulted(Site(database, proxy, ports), faults, tables, seed))
    late = 0
    for fault in dict.fromkeys(one.fault for one in backs):
        of = [one for one in backs if one.fault == fault]
        worst = max(one.seconds for one in of)
        late += worst > BARS.get(fault, BAR_S)
        sys.stdout.write(
            f"{fault}: {' '.join(f'{one.seconds:.2f}' for one in of)} s, "
            f"{sum(one.people for one in of)} people lost a seat\n"
        )
    sys.stdout.write(
        f"{which}, {servers} servers: {told.kills} faults, {told.decisions} decisions, "
        f"{told.people} people, {told.differing} told something else than the log, {told.twice} "
        f"decisions twice, unexpected refusals {told.unexpected}, {late} bars missed\n"
    )
    sys.exit(1 if told.differing or told.twice or told.unexpected else 0)


if __name__ == "__main__":
    main()
