"""A server among several, whose tables are in one PostgreSQL database."""

from __future__ import annotations

import argparse
import asyncio
import sys
from collections.abc import Callable

from sorry_a11y import __version__
from sorry_a11y.commands.arguments import whole_number
from sorry_a11y.commands.listening import FAILED, Listening, listen, metrics_kept
from sorry_a11y.narration.mistakes import MistakeError, echoed
from sorry_a11y.server.journal import JournalError
from sorry_a11y.server.table_server import ServerOptions, cluster_server
from sorry_a11y.web.endpoint import WebEndpoint

LONGEST_LEASE = 300


def serve_shared(
    chosen: argparse.Namespace, listening: Listening
) -> int:
    """Serve tables, or bring the database to this version (``--migrate``); the exit status. Raises
    MistakeError for options that make no server, or where what they need is not installed."""
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
        return asyncio.run(_migrate(chosen, listening.say))
    return asyncio.run(_serve(chosen, listening, float(lease)))


async def _migrate(chosen: argparse.Namespace, say: Callable[..., str]) -> int:
    from sorry_a11y.server.postgres_journal import VERSION, migrate

    try:
        before = await migrate(chosen.postgres)
    except JournalError:
        sys.stderr.write(say("cli-serve-no-database") + "\n")
        return FAILED
    if before > VERSION:
        sys.stderr.write(_of_version(say, before) + "\n")
        return FAILED
    told = "cli-serve-migrated" if before < VERSION else "cli-serve-current"
    sys.stdout.write(say(told, version=str(VERSION)) + "\n")
    return 0


async def _serve(
    chosen: argparse.Namespace, listening: Listening, lease: float
) -> int:
    from sorry_a11y.server.postgres_journal import PostgresJournal

    url = chosen.peer or chosen.url or ""
    journal = PostgresJournal(chosen.postgres, url, lease)
    try:
        await journal.open()
    except JournalError as error:
        found = str(error).removeprefix("version ")
        say = listening.say
        line = _of_version(say, int(found)) if found.isdigit() else say("cli-serve-no-database")
        sys.stderr.write(line + "\n")
        return FAILED
    server = cluster_server(journal, __version__, url, ServerOptions(
        trusted=listening.fronts, metrics=metrics_kept(),
        endpoint=WebEndpoint(__version__, chosen.url or ""),
    ))
    try:
        return await listen(server, listening)
    finally:
        await journal.close()


def _of_version(say: Callable[..., str], found: int) -> str:
    from sorry_a11y.server.postgres_journal import VERSION

    return say("cli-serve-old" if found < VERSION else "cli-serve-newer")
