"""Serve the tables of one folder by several processes, which share the work of all cores."""

from __future__ import annotations

import asyncio
import logging
import os
import socket
import sqlite3
import sys
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING

from sorry_a11y import __version__
from sorry_a11y.commands.arguments import FAILED
from sorry_a11y.commands.listening import Listening, collect_seldom, counting
from sorry_a11y.narration.mistakes import echoed
from sorry_a11y.server.forgetting import Ages, Forgetting
from sorry_a11y.server.identities import FILE as PEOPLE
from sorry_a11y.server.identities import Identities
from sorry_a11y.server.journal import JournalError
from sorry_a11y.server.metrics import shared_figures
from sorry_a11y.server.processes import ProcessShare, bound, supervise
from sorry_a11y.server.shared_sqlite import SharedSqlite, end_part, share
from sorry_a11y.server.sqlite_journal import locked
from sorry_a11y.server.table_server import TableServer, cluster_server

if TYPE_CHECKING:
    from sorry_a11y.ssh.endpoint import SshEndpoint

BEAT_S = 1.0

log = logging.getLogger(__name__)


@dataclass(frozen=True)
class ProcessPlan:
    """What the processes serve. ``journal``: the file of the tables; ``ssh``: makes the endpoint
    for ssh, in one of the processes, and ``ssh_socket`` is where it listens."""

    journal: Path
    listening: Listening
    ages: Ages
    ssh: Callable[[], SshEndpoint] | None = None
    ssh_socket: socket.socket | None = None

    def run(self, one: ProcessShare) -> int:
        """Serve in one of the processes; the exit status."""
        return asyncio.run(_carry(self, one))


def serve_with(count: int, plan: ProcessPlan, ssh_port: int | None) -> int:
    """Serve with ``count`` processes until Ctrl-C or the end of the system; the exit status."""
    how = plan.listening
    try:
        held = locked(plan.journal)
    except JournalError as error:
        used = "cli-serve-in-use" if error.in_use else "cli-serve-no-data"
        return how.failed(used, folder=echoed(str(plan.journal.parent)))
    try:
        share(plan.journal)
        Identities(plan.journal.with_name(PEOPLE)).close()
        port = how.port
        sockets = bound(how.hosts, port)
        if ssh_port is not None:
            port = ssh_port
            plan = replace(plan, ssh_socket=_ssh_socket(port))
    except (JournalError, sqlite3.Error):
        return how.failed("cli-serve-no-data", folder=echoed(str(plan.journal.parent)))
    except OSError:
        return how.failed("cli-serve-port", port=str(port))

    def ready(told: str) -> None:
        lines = [how.ready(int(sockets[0].getsockname()[1])), *filter(None, [told])]
        sys.stdout.write("".join(f"{line}\n" for line in lines))
        sys.stdout.flush()

    with shared_figures() as count_no_more:
        def gone(part: int, process: int) -> None:
            count_no_more(process)
            try:
                end_part(plan.journal, part)
            except JournalError as error:
                log.error("the tables of process %d wait for its lease: %s", process, error)

        status = supervise(count, sockets, plan.run, ready, gone)
    os.close(held)
    return FAILED if status else 0


def _ssh_socket(port: int) -> socket.socket:
    from sorry_a11y.ssh.endpoint import listening_socket

    return listening_socket(port)


async def _carry(plan: ProcessPlan, one: ProcessShare) -> int:
    """Serve until the parent ends."""
    collect_seldom()
    placement = SharedSqlite(plan.journal, one.part, one.parts, one.url)
    await placement.begin()
    identities = Identities(plan.journal.with_name(PEOPLE), one.part, one.parts)
    forgetting = Forgetting(placement, identities, plan.ages)
    how = plan.listening
    options = replace(how.options(counting()), housekeeping=forgetting.wait_and_forget)
    server = cluster_server(placement, __version__, one.url, options, identities)
    first, *more = one.sockets
    await server.start(None, None, sock=first, **how.encryption)
    for each in more:
        await server.listen(None, None, sock=each, **how.encryption)
    await server.listen(None, None, sock=one.own)
    endpoint = await _ssh(plan, one, server)
    ended = asyncio.Event()
    asyncio.get_running_loop().add_reader(one.ended, ended.set)
    one.say(how.ssh_line(endpoint) if endpoint else "")
    with how.renewing():
        while not ended.is_set():
            with suppress(TimeoutError):
                await asyncio.wait_for(ended.wait(), BEAT_S)
            one.say()
    if endpoint:
        await endpoint.end()
    await server.stop(hands_over=False)
    identities.close()
    placement.close()
    return 0


async def _ssh(plan: ProcessPlan, one: ProcessShare, server: TableServer) -> SshEndpoint | None:
    """Return the endpoint for ssh, which listens; None in all processes but the first."""
    if one.part or plan.ssh is None or plan.ssh_socket is None:
        return None
    endpoint = plan.ssh()
    await endpoint.listen(server, plan.ssh_socket)
    return endpoint
