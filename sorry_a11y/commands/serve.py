"""A server that carries many tables for many people, until it is told to end."""

from __future__ import annotations

import argparse
import asyncio
import os
import ssl
import sys
from collections.abc import Callable
from pathlib import Path

from sorry_a11y import __version__
from sorry_a11y.commands.listening import FAILED, counted, listen, trusted
from sorry_a11y.commands.options import whole_number
from sorry_a11y.commands.serve_shared import serve_shared
from sorry_a11y.hall.hall import Hall
from sorry_a11y.hall.journal import JournalError
from sorry_a11y.hall.journal_sqlite import SqliteJournal
from sorry_a11y.narration.catalog import catalog
from sorry_a11y.narration.mistakes import MistakeError, echoed
from sorry_a11y.net.server import TableServer
from sorry_a11y.storage.place import data_folder

PORT = 8765
MOST_PORT = 65_535
JOURNAL = "tables.sqlite"


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
    if chosen.postgres:
        return serve_shared(chosen, port, certificate, say)
    for option in ("nats", "migrate"):
        if getattr(chosen, option):
            raise MistakeError("cli-needs-value", option="--postgres")
    folder = Path(chosen.data) if chosen.data else data_folder(os.environ) / "tables"
    try:
        journal = SqliteJournal(folder / JOURNAL)
    except JournalError as error:
        used = "cli-serve-in-use" if str(error) == "in use" else "cli-serve-no-data"
        sys.stderr.write(say(used, folder=echoed(str(folder))) + "\n")
        return FAILED
    try:
        return asyncio.run(_serve(chosen, journal, port, certificate, say))
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


async def _serve(
    chosen: argparse.Namespace, journal: SqliteJournal, port: int,
    certificate: ssl.SSLContext | None, say: Callable[..., str],
) -> int:
    hall = Hall(journal, __version__)
    hall.learn_codes()
    server = TableServer(
        hall, journal, trusted=trusted(chosen, certificate), figures=counted()
    )
    return await listen(server, chosen, port, certificate, say)
