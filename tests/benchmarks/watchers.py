"""Many spectators of one room: told by its own server, and through another server's relays.

``nice python -m tests.benchmarks.watchers [WATCHERS [MESSAGES]]``: sockets that listen in one
process, two servers in this one; processor time of the servers a message and watcher, and how long
after the message was told each watcher had it. Needs Debian's postgresql.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import sys
import time
from multiprocessing.connection import Connection

import msgspec
from websockets.asyncio.client import connect

from sorry_a11y.server import lobby, members, shared_limits
from sorry_a11y.server.postgres_journal import PostgresJournal, migrate
from sorry_a11y.server.rate_limits import Rate
from sorry_a11y.server.table_server import TableServer, cluster_server
from sorry_a11y.wire import protocol as msg
from tests.benchmarks.journals import percentile
from tests.harness.databases import Postgres, free_port
from tests.server.far_people import HELLO, FarPerson, encoder

PAUSE_S = 0.2
LEASE_S = 60.0


def listening(port: int, code: str, watchers: int, messages: int, told: Connection) -> None:
    """Watchers in a process of their own: how long each message took to each."""

    async def run() -> None:
        waits: list[float] = []
        seated = asyncio.Semaphore(50)

        async def watch(number: int) -> None:
            async with connect(f"ws://127.0.0.1:{port}", compression=None, proxy=None) as socket:
                async with seated:
                    await socket.send(encoder.encode(HELLO).decode())
                    join = msg.Join(code, f"Eve {number}", watch=True)
                    await socket.send(encoder.encode(join).decode())
                    while '"seated"' not in str(await socket.recv()):
                        pass
                count = 0
                while count < messages:
                    text = str(await socket.recv())
                    if '"said"' in text:
                        count += 1
                        said = msgspec.json.decode(text, type=msg.Said)
                        waits.append(time.monotonic() - float(said.text))

        await asyncio.gather(*(watch(number) for number in range(watchers)))
        told.send(waits)

    asyncio.run(run())


async def started(dsn: str) -> tuple[TableServer, int]:
    """A server, and its port."""
    port = free_port()
    journal = PostgresJournal(dsn, f"ws://127.0.0.1:{port}", LEASE_S)
    await journal.open()
    server = cluster_server(journal, "1", f"ws://127.0.0.1:{port}")
    await server.start("127.0.0.1", port)
    return server, port


async def measured(watchers: int, messages: int, dsn: str, *, relayed: bool) -> str:
    """Tell so many watchers so many messages."""
    here, there = await started(dsn), await started(dsn)
    await asyncio.sleep(2.0)  # the servers meet
    ann = FarPerson(f"ws://127.0.0.1:{here[1]}", "10.0.0.1", None)  # type: ignore[arg-type]
    seated = await ann.sit(msg.HostTable("hasbro", "Ann", {"red": "you", "blue": "open"}))
    mine, theirs = multiprocessing.Pipe()
    port = (there if relayed else here)[1]
    process = multiprocessing.Process(
        target=listening, args=(port, seated.code, watchers, messages, theirs)
    )
    process.start()
    audiences = here[0]._connections._audiences
    while sum(len(one.members) for one in audiences.values()) < watchers:
        await asyncio.sleep(0.05)
    processor = time.process_time()
    for _ in range(messages):
        await ann.send(msg.Say(f"{time.monotonic():.6f}"))
        await asyncio.sleep(PAUSE_S)
    used = time.process_time() - processor
    waits = await asyncio.to_thread(mine.recv)
    process.join()
    await ann.leave()
    for server, _ in (here, there):
        await server.stop()
    return (
        f"{used / messages / watchers * 1e6:5.1f} us processor a watcher and message, "
        f"{percentile(waits, 0.5):6.1f} and {percentile(waits, 0.99):6.1f} ms"
    )


async def main() -> None:
    """Run as a program."""
    watchers, messages = (*(int(word) for word in sys.argv[1:]), 1000, 20)[:2]
    members.MOST_WATCHERS = 0
    lobby.CHAT = lobby.MESSAGES = Rate(1_000_000, 0.001)  # type: ignore[attr-defined]
    shared_limits.MOST_CONNECTIONS = 1_000_000
    print(f"{watchers} watchers, {messages} messages")  # noqa: T201
    with Postgres() as database:
        await migrate(database.dsn)
        for where, relayed in (("at its server", False), ("through relays", True)):
            found = await measured(watchers, messages, database.dsn, relayed=relayed)
            print(f"  {where:15}", found)  # noqa: T201


if __name__ == "__main__":
    multiprocessing.set_start_method("spawn")
    asyncio.run(main())
