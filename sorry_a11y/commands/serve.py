"""A server that carries many tables for many people, until it is told to end."""

from __future__ import annotations

import argparse
import asyncio
import os
import signal
import ssl
import sys
import webbrowser
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple
from urllib.parse import quote

import msgspec

from sorry_a11y import __version__
from sorry_a11y.commands.options import port_number
from sorry_a11y.hall.hall import Hall
from sorry_a11y.hall.journal import JournalError
from sorry_a11y.hall.journal_sqlite import SqliteJournal
from sorry_a11y.narration.catalog import catalog
from sorry_a11y.narration.mistakes import MistakeError, echoed
from sorry_a11y.net.server import TableServer
from sorry_a11y.page.door import PageDoor
from sorry_a11y.storage.place import data_folder
from sorry_a11y.wire import hall_messages as talk

PORT = 8765
JOURNAL = "tables.sqlite"
ANYWHERE = ("0.0.0.0", "::")
HERE = "127.0.0.1"
FAILED = 1


def serve(chosen: argparse.Namespace) -> int:
    """Serve tables; the exit status. Raises MistakeError for options that make no server."""
    port = port_number(chosen.port, PORT)
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
        used = "cli-serve-in-use" if error.in_use else "cli-serve-no-data"
        sys.stderr.write(say(used, folder=echoed(str(folder))) + "\n")
        return FAILED

    def ready(port: int) -> str:
        told = "cli-serve-url" if chosen.url else "cli-serve-here"
        return say(told, port=str(port), url=echoed(chosen.url or ""))

    return _served(Served(journal, port, certificate, chosen.url, ready, say))


def serve_page(file: Path, table: talk.HostTable, port: int, language: str) -> int:
    """Serve the tables of a home, and open the browser at a page that knows which table is
    wanted; the exit status. ``file``: of their journal."""
    say = catalog(language).say
    try:
        journal = SqliteJournal(file)
    except JournalError as error:
        why = "people-hosting" if error.in_use else "people-unkept"
        sys.stderr.write(say(why, folder=echoed(str(file.parent))) + "\n")
        return FAILED

    def ready(port: int) -> str:
        address = f"http://{HERE}:{port}/"
        wished = quote(msgspec.json.encode(table).decode(), safe="")
        opened = webbrowser.open(f"{address}#open={wished}")
        return say("cli-page-here" if opened else "cli-page-open", address=address)

    return _served(Served(journal, port, None, None, ready, say))


class Served(NamedTuple):
    """What is served. ``url``: what guests type, None where they come to this machine itself;
    ``ready``: what is told when it listens, on which port."""

    journal: SqliteJournal
    port: int
    certificate: ssl.SSLContext | None
    url: str | None
    ready: Callable[[int], str]
    say: Callable[..., str]


def _served(what: Served) -> int:
    try:
        return asyncio.run(_run(what))
    finally:
        what.journal.close()


def _certificate(chosen: argparse.Namespace) -> ssl.SSLContext | None:
    if chosen.certificate is None:
        return None
    context = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
    try:
        context.load_cert_chain(chosen.certificate, chosen.key)
    except (OSError, ssl.SSLError) as error:
        raise MistakeError("cli-serve-certificate", file=echoed(chosen.certificate)) from error
    return context


async def _run(what: Served) -> int:
    """Listen until Ctrl-C or the end of the system. Behind a front (``--url``) only this machine
    may come, and the front says who it is."""
    hall = Hall(what.journal, __version__)
    hall.learn_codes()
    is_behind = what.url is not None and what.certificate is None
    server = TableServer(
        hall, what.journal, trusted=(HERE,) if is_behind else (),
        door=PageDoor(__version__, what.url or ""),
    )
    options: dict[str, Any] = {"ssl": what.certificate} if what.certificate else {}
    try:
        port = await server.start((HERE,) if is_behind else ANYWHERE, what.port, **options)
    except OSError:
        sys.stderr.write(what.say("cli-serve-port", port=str(what.port)) + "\n")
        return FAILED
    sys.stdout.write(what.ready(port) + "\n")
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
