"""A server that carries many tables for many people, until it is told to end."""

from __future__ import annotations

import argparse
import asyncio
import os
import ssl
import sys
import webbrowser
from dataclasses import replace
from pathlib import Path
from typing import NamedTuple
from urllib.parse import quote

import msgspec

from sorry_a11y import __version__
from sorry_a11y.commands.arguments import port_number
from sorry_a11y.commands.listening import (
    FAILED,
    HERE,
    Listening,
    SecondDoor,
    fronts,
    listen,
    metrics_kept,
)
from sorry_a11y.commands.serve_shared import serve_shared
from sorry_a11y.narration.catalog import catalog
from sorry_a11y.narration.mistakes import MistakeError, echoed
from sorry_a11y.server.journal import JournalError
from sorry_a11y.server.metrics import Counter, NoMetrics
from sorry_a11y.server.sqlite_journal import SqliteJournal
from sorry_a11y.server.table_server import ServerOptions, single_server
from sorry_a11y.settings.values import Settings
from sorry_a11y.storage.home import data_folder
from sorry_a11y.web.endpoint import WebEndpoint
from sorry_a11y.wire import protocol as msg

PORT = 8765
JOURNAL = "tables.sqlite"


def serve(chosen: argparse.Namespace) -> int:
    """Serve tables; the exit status. Raises MistakeError for options that make no server."""
    port = port_number(chosen.port, PORT)
    if (chosen.certificate is None) != (chosen.key is None):
        missing = "--key" if chosen.key is None else "--certificate"
        raise MistakeError("cli-needs-value", option=missing)
    certificate = _certificate(chosen)
    say = catalog(chosen.settings.language).say

    def ready(port: int) -> str:
        told = "url" if chosen.url else "open" if certificate else "here"
        return say(f"cli-serve-{told}", port=str(port), url=echoed(chosen.url or ""))

    listening = Listening(port, certificate, fronts(chosen, certificate), ready, say)
    ssh = None if chosen.ssh is None else port_number(chosen.ssh, 0, "--ssh")
    if ssh is not None:
        _see_that_ssh_goes(chosen)
    if chosen.postgres:
        return serve_shared(chosen, listening)
    for option in ("peer", "migrate", "lease"):
        if getattr(chosen, option):
            raise MistakeError("cli-needs-value", option="--postgres")
    folder = Path(chosen.data) if chosen.data else data_folder(os.environ) / "tables"
    try:
        journal = SqliteJournal(folder / JOURNAL)
    except JournalError as error:
        used = "cli-serve-in-use" if error.in_use else "cli-serve-no-data"
        sys.stderr.write(say(used, folder=echoed(str(folder))) + "\n")
        return FAILED
    what = Served(journal, listening, chosen.url or "", metrics_kept())
    try:
        second = None if ssh is None else (_ssh_door(folder, chosen.settings), ssh)
    except MistakeError:
        journal.close()
        raise
    return _served(what, second)


def serve_page(file: Path, table: msg.HostTable, port: int, language: str) -> int:
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

    return _served(Served(journal, Listening(port, None, (), ready, say), ""))


class Served(NamedTuple):
    """What is served. ``url``: what guests type, empty where they come to this machine itself;
    ``metrics``: where it is counted what happens."""

    journal: SqliteJournal
    listening: Listening
    url: str
    metrics: Counter = NoMetrics()


def _see_that_ssh_goes(chosen: argparse.Namespace) -> None:
    if chosen.postgres:
        raise MistakeError("cli-serve-ssh-postgres")
    try:
        import asyncssh  # noqa: F401
    except ImportError as error:
        raise MistakeError("cli-serve-ssh-extra") from error


def _ssh_door(folder: Path, settings: Settings) -> SecondDoor:
    from sorry_a11y.ssh.endpoint import HOST_KEY, HostKeyError, SshEndpoint

    guests = replace(settings, output="terminal", sound="off", name="", cells=0)
    try:
        return SshEndpoint(__version__, folder, guests)
    except HostKeyError as error:
        raise MistakeError("cli-serve-ssh-key", file=echoed(str(folder / HOST_KEY))) from error


def _served(what: Served, second: tuple[SecondDoor, int] | None = None) -> int:
    try:
        return asyncio.run(_run(what, second))
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


async def _run(what: Served, second: tuple[SecondDoor, int] | None) -> int:
    server = single_server(what.journal, __version__, ServerOptions(
        trusted=what.listening.fronts, metrics=what.metrics,
        endpoint=WebEndpoint(__version__, what.url),
    ))
    return await listen(server, what.listening, second)
