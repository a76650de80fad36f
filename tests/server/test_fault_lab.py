"""Servers of one database behind Caddy with the file of docs/server. Behind HAProxy are those of
tests/ssh/test_several_servers.py; .ci/full has many faults happen behind both."""

from __future__ import annotations

import asyncio
import shutil
from pathlib import Path

import pytest

from tests.harness.databases import Postgres, needs_postgres
from tests.harness.ports import free_port

from .fault_lab import Site, faulted
from .proxies import Caddy

pytestmark = [needs_postgres(), pytest.mark.skipif(
    shutil.which("caddy") is None, reason="caddy is not installed"
)]


def test_the_people_of_a_killed_server_sit_again(tmp_path: Path) -> None:
    """Promise of docs/running-a-server.md: when a server is killed its people have their seats at
    another one by themselves; nothing told is missing from the log, and nothing is told twice."""
    ports = [free_port(), free_port()]
    proxy = Caddy("Caddyfile.several", tmp_path, ports)
    with Postgres() as database:
        told, backs = asyncio.run(faulted(Site(database, proxy, ports), 1, 3, 1))
    assert told.decisions > 0
    assert (told.differing, told.twice, told.unexpected) == (0, 0, [])
    assert [back.fault for back in backs] == ["killed"]
