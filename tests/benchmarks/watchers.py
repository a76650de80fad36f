"""Many watchers of one table: told in the process of its table, and by another over NATS.

``nice python -m tests.benchmarks.watchers [WATCHERS [MESSAGES]]``: sockets that listen in one
process, servers in this one; processor time of the servers a message and watcher, and how long
after the message was told each watcher had it. Needs Debian's nats-server.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import sys
import time
from multiprocessing.connection import Connection

from sorry_a11y.server.server_line import Note, ServerLine
from sorry_a11y.server.spectators import Listeners
from websockets.asyncio.client import connect
from websockets.asyncio.server import Server, ServerConnection, serve

from sorry_a11y.server.table_server import MOST_WAITING
from tests.benchmarks.journals import percentile
from tests.harness.databases import Nats

PAUSE_S = 0.2
NEWS = '{"t":"news","seq":77,"batch":{"number":12,"events":[' + "7," * 80 + "7]}}"


def listening(port: int, watchers: int, messages: int, told: Connection) -> None:
    """Watchers in a process of their own: how long each message took to each."""

    async def run() -> None:
        waits: list[float] = []

        async def watch() -> None:
            async with connect(f"ws://127.0.0.1:{port}", compression=None, proxy=None) as socket:
                await socket.send("here")
                for _ in range(messages):
                    text = await socket.recv()
                    waits.append(time.monotonic() - float(str(text).partition(" ")[0]))

        await asyncio.gather(*(watch() for _ in range(watchers)))
        told.send(waits)

    asyncio.run(run())


async def measured(watchers: int, messages: int, url: str) -> str:
    """Tell so many watchers so many messages, over the line at ``url`` or within the process."""
    gallery = Listeners("table")

    async def hold(socket: ServerConnection) -> None:
        await socket.recv()
        gallery.add(socket, 0)
        await socket.wait_closed()

    def hear(note: Note) -> None:
        gallery.tell(note.count, note.texts[0], MOST_WAITING)

    here = ServerLine(url, lambda _note: None, lambda: None)
    there = ServerLine(url, hear, lambda: None)
    sending = None
    if url:
        await here.connect("here")
        await there.connect("there")
        await there.listen("table")
        sending = asyncio.create_task(here.send())
    server: Server
    async with serve(hold, "127.0.0.1", 0, compression=None, ping_interval=None) as server:
        port = next(iter(server.sockets)).getsockname()[1]
        mine, theirs = multiprocessing.Pipe()
        process = multiprocessing.Process(
            target=listening, args=(port, watchers, messages, theirs)
        )
        process.start()
        while len(gallery) < watchers:
            await asyncio.sleep(0.05)
        processor = time.process_time()
        for count in range(1, messages + 1):
            text = f"{time.monotonic()} {NEWS}"
            note = Note("all", "here", 0, count, [text])
            if url:
                here.post("all.table", note)
            else:
                hear(note)
            await asyncio.sleep(PAUSE_S)
        used = time.process_time() - processor
        waits = await asyncio.to_thread(mine.recv)
        process.join()
    if sending:
        sending.cancel()
        await here.close()
        await there.close()
    return (
        f"{used / messages / watchers * 1e6:5.1f} us processor a watcher and message, "
        f"{percentile(waits, 0.5):6.1f} and {percentile(waits, 0.99):6.1f} ms"
    )


async def main() -> None:
    """Run as a program."""
    watchers, messages = (*(int(word) for word in sys.argv[1:]), 2000, 50)[:2]
    print(f"{watchers} watchers, {messages} messages")  # noqa: T201
    print("  in the process", await measured(watchers, messages, ""))  # noqa: T201
    with Nats() as line:
        print("  over NATS     ", await measured(watchers, messages, line.url))  # noqa: T201


if __name__ == "__main__":
    multiprocessing.set_start_method("spawn")
    asyncio.run(main())
