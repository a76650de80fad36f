"""A server of tables that listens until it is told to end."""

from __future__ import annotations

import argparse
import asyncio
import gc
import signal
import ssl
import sys
from collections.abc import Callable
from typing import Any, NamedTuple, Protocol

from sorry_a11y.server.metrics import Counter, Metrics, NoMetrics
from sorry_a11y.server.table_server import TableServer

ANYWHERE = ("0.0.0.0", "::")
HERE = "127.0.0.1"
FAILED = 1
LOOKS_AT_NEW = 500
"""How often Python looks through what is new for what nobody needs, before it looks through all
that a server holds, and nobody is told anything meanwhile; 10 by itself (decision 0029)."""


class Listening(NamedTuple):
    """How a server listens. ``fronts``: addresses that are believed when they say who comes;
    ``ready``: what is told when it listens, on which port."""

    port: int
    certificate: ssl.SSLContext | None
    fronts: tuple[str, ...]
    ready: Callable[[int], str]
    say: Callable[..., str]


class SecondDoor(Protocol):
    """Another way to the same tables, on a port of its own (`ssh.endpoint.SshEndpoint`)."""

    async def listen(self, tables: TableServer, port: int) -> int:
        """Listen; the port, which may have been 0. Raises OSError where it is taken."""

    async def end(self) -> None:
        """Let nobody in any more, and say goodbye."""

    @property
    def fingerprint(self) -> str:
        """By what guests know the server again."""


def fronts(chosen: argparse.Namespace, certificate: ssl.SSLContext | None) -> tuple[str, ...]:
    """The fronts that are believed: on this machine, and where ``--front`` says; none without
    ``--url``, or where guests are to come without a front."""
    if chosen.url is None or certificate is not None:
        return ()
    return (HERE, chosen.front) if chosen.front else (HERE,)


def metrics_kept() -> Counter:
    """Return what counts, if its library is installed."""
    try:
        return Metrics()
    except ImportError:
        return NoMetrics()


async def listen(
    server: TableServer, how: Listening, second: tuple[SecondDoor, int] | None = None
) -> int:
    """Listen until Ctrl-C or the end of the system; the exit status. Behind a front on this machine
    nobody else may come. ``second``: another door, and its port."""
    gc.set_threshold(*gc.get_threshold()[:2], LOOKS_AT_NEW)
    options: dict[str, Any] = {"ssl": how.certificate} if how.certificate else {}
    try:
        port = await server.start(
            (HERE,) if how.fronts == (HERE,) else ANYWHERE, how.port, **options
        )
    except OSError:
        sys.stderr.write(how.say("cli-serve-port", port=str(how.port)) + "\n")
        return FAILED
    told = [how.ready(port)]
    if second:
        door, port = second
        try:
            at = str(await door.listen(server, port))
        except OSError:
            sys.stderr.write(how.say("cli-serve-port", port=str(port)) + "\n")
            await server.stop()
            return FAILED
        told.append(how.say("cli-serve-ssh", port=at, key=door.fingerprint))
    sys.stdout.write("".join(f"{line}\n" for line in told))
    sys.stdout.flush()
    ended = asyncio.Event()
    _end_by_signal(ended)
    await ended.wait()
    if second:
        await second[0].end()
    await server.stop()
    return 0


def _end_by_signal(ended: asyncio.Event) -> None:
    """Have Ctrl-C, and the system when it stops services, end the server."""
    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        try:
            loop.add_signal_handler(number, ended.set)
        except NotImplementedError:  # Windows: Ctrl-C ends what asyncio runs
            return
