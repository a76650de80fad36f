"""A server that carries many tables for many people, until it is told to end."""

from __future__ import annotations

import argparse
import asyncio
import os
import signal
import ssl
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from sorry_a11y import __version__
from sorry_a11y.commands.options import whole_number
from sorry_a11y.hall.hall import Hall
from sorry_a11y.hall.journal import JournalError
from sorry_a11y.hall.journal_sqlite import SqliteJournal
from sorry_a11y.narration.catalog import catalog
from sorry_a11y.narration.mistakes import MistakeError, echoed
from sorry_a11y.net.server import TableServer
from sorry_a11y.page.door import PageDoor
from sorry_a11y.storage.place import data_folder

PORT = 8765
MOST_PORT = 65_535
JOURNAL = "tables.sqlite"
ANYWHERE = ("0.0.0.0", "::")
HERE = "127.0.0.1"
FAILED = 1


def serve(chosen: argparse.Namespace) -> int:
    """Serve tables; the exit status. Raises MistakeError for options that make no server."""
    port = PORT if chosen.port is None else whole_number("--port", chosen.port, MOST_PORT)
    if port < 0:
        raise MistakeError("cli-too-small", where="--port", given=echoed(chosen.port))
    if (chosen.certificate is None) != (chosen.key is None):
        missing = "--key" if chosen.key is None else "--certificate"
        raise MistakeError("cli-needs-value", option=missing)
    certificate = _certificate(chosen)
    say = catalog(chosen.settings.language).say
    folder = Path(chosen.data) if chosen.data else data_folder(os.environ) / "tables"
    try:
        journal = SqliteJournal(folder / JOURNAL)
    except JournalError as error:
        used = "cli-serve-in-use" if str(error) == "in use" else "cli-serve-no-data"
        sys.stderr.write(say(used, folder=echoed(str(folder))) + "\n")
        return FAILED
    try:
        return asyncio.run(_run(chosen, journal, port, certificate, say))
    finally:
        journal.close()


def _certificate(chosen: argparse.Namespace) -> ssl.SSLContext | None:
    if chosen.certificate is None:
        return None
    context = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
    try:
        context.load_cert_chain(chosen.certificate, chosen.key)
    except (OSError, ssl.SSLError) as error:
        raise MistakeError("cli-serve-certificate", file=echoed(chosen.certificate)) from error
    return context


async def _run(
    chosen: argparse.Namespace, journal: SqliteJournal, port: int,
    certificate: ssl.SSLContext | None, say: Callable[..., str],
) -> int:
    """Listen until Ctrl-C or the end of the system. Behind a front (``--url``) only this machine
    may come, and the front says who it is."""
    hall = Hall(journal, __version__)
    hall.learn_codes()
    is_behind = chosen.url is not None and certificate is None
    server = TableServer(
        hall, journal, trusted=(HERE,) if is_behind else (),
        door=PageDoor(__version__, chosen.url or ""),
    )
    options: dict[str, Any] = {"ssl": certificate} if certificate else {}
    try:
        port = await server.start((HERE,) if is_behind else ANYWHERE, port, **options)
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
