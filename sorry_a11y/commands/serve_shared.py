"""A server among several, whose tables are in one PostgreSQL database."""

from __future__ import annotations

import argparse
import asyncio
import sys
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from sorry_a11y import __version__
from sorry_a11y.commands.arguments import whole_number
from sorry_a11y.commands.listening import FAILED, Listening, figures_kept, listen
from sorry_a11y.narration.mistakes import MistakeError, echoed
from sorry_a11y.server.journal import JournalError
from sorry_a11y.server.shared_lobby import SharedLobby, Shelf
from sorry_a11y.web.endpoint import WebEndpoint

if TYPE_CHECKING:
    from sorry_a11y.server.shared_server import SharedServer

LONGEST_LEASE = 300


def serve_shared(
    chosen: argparse.Namespace, listening: Listening
) -> int:
    """Serve tables, or bring the database to this version (``--migrate``); the exit status. Raises
    MistakeError for options that make no server, or where what they need is not installed."""
    try:
        from sorry_a11y.server.postgres_journal import LEASE_S
        if chosen.nats:
            import nats  # noqa: F401
    except ImportError as error:
        given = "--nats" if chosen.nats else "--postgres"
        raise MistakeError("cli-serve-extra", given=given) from error
    lease = LEASE_S
    if chosen.lease is not None:
        lease = whole_number("--lease", chosen.lease, LONGEST_LEASE)
        if lease < 1:
            raise MistakeError("cli-too-small", where="--lease", given=echoed(chosen.lease))
    if chosen.migrate:
        return asyncio.run(_migrate(chosen, listening.say))
    return asyncio.run(_serve(chosen, listening, float(lease)))


async def _migrate(chosen: argparse.Namespace, say: Callable[..., str]) -> int:
    from sorry_a11y.server.postgres_schema import VERSION, migrate

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

    shelf = Shelf()
    hall = SharedLobby(shelf, __version__)
    journal = PostgresJournal(chosen.postgres, chosen.url or "", lease)
    try:
        await journal.open()
    except JournalError as error:
        found = str(error).removeprefix("version ")
        say = listening.say
        line = _of_version(say, int(found)) if found.isdigit() else say("cli-serve-no-database")
        sys.stderr.write(line + "\n")
        return FAILED
    more: dict[str, Any] = {
        "trusted": listening.fronts, "figures": figures_kept(),
        "door": WebEndpoint(__version__, chosen.url or ""),
    }
    server = _server(chosen, (hall, shelf, journal, chosen.url or ""), more)
    try:
        return await listen(server, listening)
    finally:
        await journal.close()


def _server(
    chosen: argparse.Namespace, parts: tuple[Any, ...], more: dict[str, Any]
) -> SharedServer:
    if chosen.nats:
        from sorry_a11y.server.gateway import GatewayServer

        return GatewayServer(*parts, line=chosen.nats, **more)
    from sorry_a11y.server.spectators_server import GalleryServer

    return GalleryServer(*parts, **more)


def _of_version(say: Callable[..., str], found: int) -> str:
    from sorry_a11y.server.postgres_schema import VERSION

    return say("cli-serve-old" if found < VERSION else "cli-serve-newer")
