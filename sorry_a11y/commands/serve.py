"""The command that serves tables to many people, until it is told to end.

The tables are in a file of this computer, which several processes may share, or with --postgres in
a database that several servers share.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import sqlite3
import ssl
import sys
import webbrowser
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path
from secrets import randbelow
from typing import TYPE_CHECKING, NamedTuple
from urllib.parse import quote, urlsplit

import msgspec

from sorry_a11y import __version__
from sorry_a11y.commands.arguments import POSTGRES, port_number, whole_number
from sorry_a11y.commands.listening import (
    HERE,
    Certificate,
    Listening,
    counting,
    listen_until_ended,
)
from sorry_a11y.commands.serve_processes import ProcessPlan, serve_with
from sorry_a11y.narration.catalog import catalog
from sorry_a11y.narration.mistakes import MistakeError, echoed
from sorry_a11y.server.forgetting import Ages, Forgetting
from sorry_a11y.server.home_server import own_address
from sorry_a11y.server.identities import FILE as PEOPLE
from sorry_a11y.server.identities import Identities
from sorry_a11y.server.journal import JournalError
from sorry_a11y.server.metrics import Counter, NoMetrics
from sorry_a11y.server.processes import can_fork
from sorry_a11y.server.relay_proof import LEAST_SECRET
from sorry_a11y.server.sqlite_journal import SqliteJournal
from sorry_a11y.server.table_server import cluster_server, single_server
from sorry_a11y.settings.values import Settings
from sorry_a11y.storage.home import data_folder
from sorry_a11y.wire import protocol as msg
from sorry_a11y.wire.addresses import is_loopback

if TYPE_CHECKING:
    from sorry_a11y.ssh.endpoint import SshEndpoint

PORT = 8765
JOURNAL = "tables.sqlite"
LONGEST_LEASE = 300
MOST_DAYS = 36_500
MOST_PROCESSES = 64
MOST_PARTS = 2**31
"""Numbers by which servers of one database tell themselves apart."""
SECRET = "SORRY_A11Y_SECRET"
"""The variable with the secret by which servers of one database know one another."""


class People(NamedTuple):
    """Who is known at a server, and what forgets them."""

    identities: Identities
    forgetting: Forgetting

def serve(chosen: argparse.Namespace) -> int:
    """Serve tables; the exit status. Raises MistakeError for options that make no server."""
    port = port_number(chosen.port, PORT)
    chosen.postgres = chosen.postgres or os.environ.get(POSTGRES)
    if (chosen.certificate is None) != (chosen.key is None):
        missing = "--key" if chosen.key is None else "--certificate"
        raise MistakeError("cli-needs-value", option=missing)
    certificate = _certificate(chosen)
    ages = Ages() if chosen.keep is None else Ages(_days(chosen.keep))
    say = catalog(chosen.settings.language).say

    def ready(port: int) -> str:
        told = "url" if chosen.url else "open" if certificate else "here"
        line = say(f"cli-serve-{told}", port=str(port), url=echoed(chosen.url or ""))
        return " ".join([line, *(_for_phones(say, port) if told == "here" else [])])

    listening = Listening(
        port, certificate, _proxies(chosen, certificate), chosen.url or "", ready, say
    )
    ssh = None if chosen.ssh is None else port_number(chosen.ssh, 0, "--ssh")
    if ssh is not None:
        _check_ssh(chosen)
    processes = _processes(chosen)
    if chosen.postgres:
        if processes > 1:
            raise MistakeError("cli-serve-processes-postgres")
        if chosen.keep is not None:
            raise MistakeError("cli-serve-keep-postgres")
        return _serve_cluster(chosen, listening)
    for option in ("peer", "migrate", "lease"):
        if getattr(chosen, option):
            raise MistakeError("cli-needs-value", option="--postgres")
    folder = Path(chosen.data) if chosen.data else data_folder(os.environ) / "tables"
    if processes > 1:
        endpoint = None if ssh is None else partial(_ssh_endpoint, folder, chosen.settings)
        return serve_with(processes, ProcessPlan(folder / JOURNAL, listening, ages, endpoint), ssh)
    try:
        journal = SqliteJournal(folder / JOURNAL)
    except JournalError as error:
        used = "cli-serve-in-use" if error.in_use else "cli-serve-no-data"
        return listening.failed(used, folder=echoed(str(folder)))
    try:
        identities = Identities(folder / PEOPLE)
    except (OSError, sqlite3.Error):
        journal.close()
        return listening.failed("cli-serve-no-data", folder=echoed(str(folder)))
    try:
        second = None if ssh is None else (_ssh_endpoint(folder, chosen.settings), ssh)
        people = People(identities, Forgetting(journal, identities, ages))
        return asyncio.run(_serve_alone(journal, listening, counting(), second, people))
    finally:
        identities.close()
        journal.close()


def _for_phones(say: Callable[..., str], port: int) -> list[str]:
    """Return what a telephone of this network opens, as a sentence; none where there is no
    network."""
    here = own_address()
    return [] if here == HERE else [say("cli-page-phones", address=f"http://{here}:{port}/")]


def serve_page(file: Path, table: msg.HostTable, port: int, language: str) -> int:
    """Serve the tables of this computer, and open the browser at a page that opens one; the exit
    status. ``file``: of their journal; ``table``: the one to open."""
    say = catalog(language).say

    def ready(port: int) -> str:
        address = f"http://{HERE}:{port}/"
        wished = quote(msgspec.json.encode(table).decode(), safe="")
        opened = webbrowser.open(f"{address}#open={wished}")
        line = say("cli-page-here" if opened else "cli-page-open", address=address)
        return " ".join([line, *_for_phones(say, port)])

    listening = Listening(port, None, (), "", ready, say)
    try:
        journal = SqliteJournal(file)
    except JournalError as error:
        why = "people-hosting" if error.in_use else "people-unkept"
        return listening.failed(why, folder=echoed(str(file.parent)))
    try:
        return asyncio.run(_serve_alone(journal, listening, NoMetrics()))
    finally:
        journal.close()


async def _serve_alone(
    journal: SqliteJournal, listening: Listening, metrics: Counter,
    second: tuple[SshEndpoint, int] | None = None, people: People | None = None,
) -> int:
    options = listening.options(metrics)
    if people:
        options = replace(options, housekeeping=people.forgetting.wait_and_forget)
    server = single_server(journal, __version__, options, people and people.identities)
    return await listen_until_ended(server, listening, second)


# -- what the options ask for ------------------------------------------------------------------


def _proxies(chosen: argparse.Namespace, certificate: Certificate | None) -> tuple[str, ...]:
    """Return the reverse proxies that are believed: on this machine, and where ``--front`` says;
    none without ``--url``, or where guests come without a proxy."""
    if chosen.url is None or certificate is not None:
        return ()
    return (HERE, chosen.front) if chosen.front else (HERE,)


def _certificate(chosen: argparse.Namespace) -> Certificate | None:
    if chosen.certificate is None:
        return None
    try:
        return Certificate(chosen.certificate, chosen.key)
    except (OSError, ssl.SSLError) as error:
        raise MistakeError("cli-serve-certificate", file=echoed(chosen.certificate)) from error


def _days(given: str) -> int:
    days = whole_number("--keep", given, MOST_DAYS)
    if days < 1:
        raise MistakeError("cli-too-small", where="--keep", given=echoed(given))
    return days


def _processes(chosen: argparse.Namespace) -> int:
    if chosen.processes is None:
        return 1
    count = whole_number("--processes", chosen.processes, MOST_PROCESSES)
    if count < 1:
        raise MistakeError(
            "cli-too-small", where="--processes", given=echoed(chosen.processes)
        )
    if count > 1 and not can_fork():
        raise MistakeError("cli-serve-processes-system")
    return count


def _check_ssh(chosen: argparse.Namespace) -> None:
    if chosen.postgres:
        raise MistakeError("cli-serve-ssh-postgres")
    try:
        import asyncssh  # noqa: F401
    except ImportError as error:
        raise MistakeError("cli-serve-ssh-extra") from error


def _ssh_endpoint(folder: Path, settings: Settings) -> SshEndpoint:
    from sorry_a11y.ssh.endpoint import HOST_KEY, HostKeyError, SshEndpoint

    guests = replace(settings, output="terminal", sound="off", name="", cells=0)
    try:
        return SshEndpoint(__version__, folder, guests)
    except HostKeyError as error:
        raise MistakeError("cli-serve-ssh-key", file=echoed(str(folder / HOST_KEY))) from error


# -- one server of several, whose tables are in a PostgreSQL database --------------------------


def _serve_cluster(chosen: argparse.Namespace, listening: Listening) -> int:
    """Serve tables, or bring the database to this version (``--migrate``); the exit status. Raises
    MistakeError where the library is not installed."""
    try:
        from sorry_a11y.server.postgres_journal import LEASE_S
    except ImportError as error:
        raise MistakeError("cli-serve-extra", given="--postgres") from error
    lease = LEASE_S
    if chosen.lease is not None:
        lease = whole_number("--lease", chosen.lease, LONGEST_LEASE)
        if lease < 1:
            raise MistakeError("cli-too-small", where="--lease", given=echoed(chosen.lease))
    if chosen.migrate:
        return asyncio.run(_migrate(chosen.postgres, listening))
    return asyncio.run(_serve_shared(chosen, listening, float(lease)))


async def _migrate(database: str, listening: Listening) -> int:
    from sorry_a11y.server.postgres_journal import VERSION, migrate

    try:
        before = await migrate(database)
    except JournalError:
        return listening.failed("cli-serve-no-database")
    if before > VERSION:
        return listening.failed("cli-serve-newer")
    told = "cli-serve-migrated" if before < VERSION else "cli-serve-current"
    sys.stdout.write(listening.say(told, version=str(VERSION)) + "\n")
    return 0


async def _serve_shared(chosen: argparse.Namespace, listening: Listening, lease: float) -> int:
    from sorry_a11y.server.postgres_journal import VERSION, PostgresJournal
    from sorry_a11y.server.postgres_people import PostgresPeople

    url = chosen.peer or listening.url
    secret = _secret(url)
    journal = PostgresJournal(chosen.postgres, url, lease)
    try:
        await journal.open()
    except JournalError as error:
        found = str(error).removeprefix("version ")
        if not found.isdigit():
            return listening.failed("cli-serve-no-database")
        return listening.failed("cli-serve-old" if int(found) < VERSION else "cli-serve-newer")
    # another one for each start: who was here before is soon gone
    identities = Identities(PostgresPeople(chosen.postgres), randbelow(MOST_PARTS), parts=0)
    options = replace(
        listening.options(counting()), secret=secret,
        housekeeping=Forgetting(None, identities, Ages()).wait_and_forget,
    )
    server = cluster_server(journal, __version__, url, options, identities)
    try:
        return await listen_until_ended(server, listening)
    finally:
        identities.close()
        await journal.close()


def _secret(url: str) -> str:
    """Return the secret by which servers know one another; raises MistakeError where there must be
    one, since the others come over a network."""
    secret = os.environ.get(SECRET, "")
    if len(secret) < LEAST_SECRET and (secret or not is_loopback(urlsplit(url).hostname or HERE)):
        raise MistakeError("cli-serve-secret", count=str(LEAST_SECRET))
    return secret
