"""The command that serves tables to many people, until it is told to end.

The tables are in a file of this computer, or with --postgres in a database that several servers
share.
"""

from __future__ import annotations

import asyncio
import os
import sqlite3
import ssl
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING
from urllib.parse import quote

import msgspec

from sorry_a11y.cli.commands.backup import TABLES_FILE
from sorry_a11y.cli.commands.command_line import (
    MOST_DAYS,
    Chosen,
    database_address,
    parts_of,
    port_number,
    whole_number,
)
from sorry_a11y.cli.commands.listening import Certificate, Listening, listen_until_ended
from sorry_a11y.cli.commands.window import open_default
from sorry_a11y.online.client.connection import LineFor, OpenLine
from sorry_a11y.online.client.web_sockets import WebSockets
from sorry_a11y.online.server.housekeeping import Ages, keep_forgetting
from sorry_a11y.online.server.lobby import Lobby
from sorry_a11y.online.server.people.identities import FILE as PEOPLE
from sorry_a11y.online.server.people.identities import TABLES, Identities
from sorry_a11y.online.server.table_server import TableServer, single_server
from sorry_a11y.online.wire import protocol as msg
from sorry_a11y.online.wire.addresses import HERE, PORT, own_address
from sorry_a11y.output.narration.catalog import Words
from sorry_a11y.output.narration.mistakes import MistakeError, echoed
from sorry_a11y.store.errors import LogError
from sorry_a11y.store.files import data_folder
from sorry_a11y.store.sqlite_log import SqliteLog
from sorry_a11y.store.threaded_log import ThreadedLog, open_alone
from sorry_a11y.ui.settings.values import Settings

if TYPE_CHECKING:
    from sorry_a11y.frontends.ssh.ssh_frontend import SshFrontend


def serve(chosen: Chosen) -> int:
    """Serve tables; return the exit status. Raises MistakeError for options that make no server."""
    port = port_number(chosen.port, PORT)
    chosen.postgres = database_address(chosen.postgres)
    if (chosen.certificate is None) != (chosen.key is None):
        missing = "--key" if chosen.key is None else "--certificate"
        raise MistakeError("cli-needs-value", option=missing)
    certificate = _certificate(chosen)
    ages = Ages()
    if chosen.keep is not None:
        ages = Ages(whole_number("--keep", chosen.keep, MOST_DAYS, 1))
    say = Words(chosen.settings.language).say

    def ready(port: int) -> str:
        told = "url" if chosen.url else "open" if certificate else "here"
        line = say(f"cli-serve-{told}", port=str(port), url=echoed(chosen.url or ""))
        return " ".join([line, *(_for_phones(say, port) if told == "here" else [])])

    listening = Listening(
        port, certificate, _proxies(chosen, certificate), chosen.url or "", ready, say
    )
    ssh_port = None if chosen.ssh is None else port_number(chosen.ssh, 0, "--ssh")
    if ssh_port is not None:
        _check_ssh()
    if chosen.postgres:
        if chosen.keep is not None:
            raise MistakeError("cli-serve-keep-postgres")
        return _serve_database(chosen, listening, ssh_port)
    if chosen.migrate:
        raise MistakeError("cli-needs-value", option="--postgres")
    folder = _folder(chosen)
    try:
        journal = open_alone(folder / TABLES_FILE)
    except LogError as error:
        used = "cli-serve-in-use" if error.code == "in-use" else "cli-serve-no-data"
        return listening.failed(used, folder=echoed(str(folder)), why=error.code)
    try:
        identities = Identities(folder / PEOPLE)
    except (OSError, sqlite3.Error):
        journal.close()
        return listening.failed("cli-serve-no-data", folder=echoed(str(folder)), why="failed")
    try:
        ssh = None if ssh_port is None else _ssh_frontend(folder, chosen.settings, ssh_port)
        return asyncio.run(_serve_alone(journal, listening, ssh, identities, ages))
    finally:
        identities.close()
        journal.close()


def _for_phones(say: Callable[..., str], port: int) -> list[str]:
    """Return a sentence with the address for telephones; none without a network."""
    here = own_address()
    return [] if here == HERE else [say("cli-page-phones", address=f"http://{here}:{port}/")]


def serve_page(file: Path, table: msg.HostTable, port: int, language: str) -> int:
    """Serve the tables of this computer, open a page with one, and return the exit status.

    Args:
        file: The log of the tables.
        table: The table to open.
        port: The port.
        language: The language of the page.
    """
    say = Words(language).say

    def ready(port: int) -> str:
        address = f"http://{HERE}:{port}/"
        wished = quote(msgspec.json.encode(table).decode(), safe="")
        opened = open_default(f"{address}#open={wished}")
        line = say("cli-page-here" if opened else "cli-page-open", address=address)
        return " ".join([line, *_for_phones(say, port)])

    listening = Listening(port, None, (), "", ready, say)
    try:
        journal = open_alone(file)
    except LogError as error:
        told = "people-hosting" if error.code == "in-use" else "people-unkept"
        return listening.failed(told, folder=echoed(str(file.parent)), why=error.code)
    try:
        return asyncio.run(_serve_alone(journal, listening))
    finally:
        journal.close()


async def _serve_alone(
    journal: SqliteLog,
    listening: Listening,
    ssh: SshFrontend | None = None,
    identities: Identities | None = None,
    ages: Ages | None = None,
) -> int:
    options = listening.options(ssh)
    if ages:
        forget = partial(keep_forgetting, journal=ThreadedLog(journal), ages=ages)
        options = options._replace(housekeeping=forget)
    server = single_server(journal, options, identities)
    return await listen_until_ended(server, listening, ssh)


# -- what the options ask for ------------------------------------------------------------------


def _proxies(chosen: Chosen, certificate: Certificate | None) -> tuple[str, ...]:
    """Return the addresses of proxies and other servers that are believed when they name a guest's.

    These are this machine and those of ``--front``; there are none without ``--url``, and with a
    certificate, since guests come without a proxy then.
    """
    if chosen.url is None or certificate is not None:
        return ()
    return HERE, *parts_of(chosen.front)


def _certificate(chosen: Chosen) -> Certificate | None:
    if chosen.certificate is None:
        return None
    try:
        return Certificate(chosen.certificate, chosen.key)
    except (OSError, ssl.SSLError) as error:
        raise MistakeError("cli-serve-certificate", file=echoed(chosen.certificate)) from error


def _check_ssh() -> None:
    try:
        import asyncssh  # noqa: F401
    except ImportError as error:
        raise MistakeError("cli-serve-ssh-extra") from error


def _folder(chosen: Chosen) -> Path:
    return Path(chosen.data) if chosen.data else data_folder(os.environ) / "tables"


def _ssh_frontend(
    folder: Path, settings: Settings, port: int, open_line: LineFor | None = None
) -> SshFrontend:
    from sorry_a11y.frontends.ssh.ssh_frontend import HOST_KEY, HostKeyError, SshFrontend

    guests = settings.replace(output="terminal", sound="off", name="", cells=0)
    try:
        return SshFrontend(folder, guests, port, open_line)
    except HostKeyError as error:
        raise MistakeError("cli-serve-ssh-key", file=echoed(str(folder / HOST_KEY))) from error


# -- one server of several, whose tables are in a PostgreSQL database --------------------------


def _serve_database(chosen: Chosen, listening: Listening, ssh_port: int | None) -> int:
    """Serve tables, or with ``--migrate`` make their schema; return the exit status.

    Raises MistakeError if the library is not installed.
    """
    try:
        import asyncpg  # type: ignore[import-untyped]  # noqa: F401
    except ImportError as error:
        raise MistakeError("cli-serve-extra", given="--postgres") from error
    if chosen.migrate:
        return asyncio.run(_migrate(chosen.postgres, listening))

    def remote(guest: str) -> OpenLine:
        return WebSockets(listening.url, guest).open

    ways = remote if listening.url else None
    ssh = None
    if ssh_port is not None:
        folder = _folder(chosen)
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        ssh = _ssh_frontend(folder, chosen.settings, ssh_port, ways)
    from sorry_a11y.online.server.people.postgres_people import PostgresPeople

    identities = Identities(PostgresPeople(chosen.postgres))
    try:
        return asyncio.run(_serve_shared(chosen.postgres, listening, ways, ssh, identities))
    finally:
        identities.close()


async def make_tables(database: str) -> int:
    """Create the tables of servers in a database; return its former version.

    Raises DatabaseError.
    """
    from sorry_a11y.online.server.postgres_log import make_schema

    serial = "BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY"
    return await make_schema(database, TABLES.format(serial=serial))


async def _migrate(database: str, listening: Listening) -> int:
    from sorry_a11y.online.server.postgres_log import SCHEMA_VERSION, DatabaseError

    try:
        before = await make_tables(database)
    except DatabaseError as error:
        return listening.failed(f"cli-serve-database-{error.why}")
    if before > SCHEMA_VERSION:
        return listening.failed("cli-serve-newer")
    told = "cli-serve-migrated" if before < SCHEMA_VERSION else "cli-serve-current"
    sys.stdout.write(listening.say(told, version=str(SCHEMA_VERSION)) + "\n")
    return 0


async def _serve_shared(
    database: str,
    listening: Listening,
    open_line: LineFor | None,
    ssh: SshFrontend | None,
    identities: Identities,
) -> int:
    from sorry_a11y.online.server.postgres_log import SCHEMA_VERSION, DatabaseError, PostgresLog

    journal = PostgresLog(database)
    try:
        await journal.open()
    except DatabaseError as error:
        return listening.failed(f"cli-serve-database-{error.why}")
    except LogError as error:
        found = str(error).removeprefix("version ")
        is_old = int(found) < SCHEMA_VERSION
        return listening.failed("cli-serve-old" if is_old else "cli-serve-newer")
    forget = partial(keep_forgetting, journal=None, ages=Ages())
    options = listening.options(ssh, open_line)._replace(housekeeping=forget)
    server = TableServer(Lobby(identities), journal, options)
    try:
        return await listen_until_ended(server, listening, ssh)
    finally:
        await journal.close()
