"""A server of tables that listens until it is told to end."""

from __future__ import annotations

import argparse
import asyncio
import signal
import ssl
import sys
from collections.abc import Callable
from typing import Any

from sorry_a11y.narration.mistakes import echoed
from sorry_a11y.net.figures import Figures
from sorry_a11y.net.server import TableServer

ANYWHERE = ("0.0.0.0", "::")
HERE = "127.0.0.1"
FAILED = 1


def trusted(
    chosen: argparse.Namespace, certificate: ssl.SSLContext | None
) -> tuple[str, ...]:
    """The fronts that are believed when they say who comes: on this machine, or where ``--front``
    says; none without ``--url``, or where guests are to come without a front."""
    if chosen.url is None or certificate is not None:
        return ()
    return (HERE, chosen.front) if chosen.front else (HERE,)


def counted() -> Figures | None:
    """What keeps the figures, if its library is here."""
    try:
        from sorry_a11y.net.metrics import Metrics
    except ImportError:
        return None
    return Metrics()


async def listen(
    server: TableServer, chosen: argparse.Namespace, port: int,
    certificate: ssl.SSLContext | None, say: Callable[..., str],
) -> int:
    """Listen until Ctrl-C or the end of the system; the exit status. Behind a front on this machine
    (``--url``) nobody else may come."""
    behind = trusted(chosen, certificate)
    options: dict[str, Any] = {"ssl": certificate} if certificate else {}
    try:
        port = await server.start(behind if behind == (HERE,) else ANYWHERE, port, **options)
    except OSError:
        sys.stderr.write(say("cli-serve-port", port=str(port)) + "\n")
        return FAILED
    told = "cli-serve-url" if chosen.url else "cli-serve-here"
    sys.stdout.write(say(told, port=str(port), url=echoed(chosen.url or "")) + "\n")
    sys.stdout.flush()
    ended = asyncio.Event()
    _end_by_signal(ended)
    await ended.wait()
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
