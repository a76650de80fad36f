"""Who plays at home has nothing of the network: no module of it, no socket."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

GAME = """
import socket, sys
def refused(*_args, **_more):
    raise AssertionError("a socket was opened")
socket.socket.connect = socket.socket.bind = refused
from sorry_a11y import cli
status = cli.main(["play", "--mode", "lines", "--seed", "1", "--output", "terminal"])
loaded = [name for name in sys.modules if name.partition(".")[0] in
          ("websockets", "msgspec", "asyncpg", "prometheus_client")
          or name.startswith(("sorry_a11y.hall", "sorry_a11y.net", "sorry_a11y.wire"))]
sys.stderr.write(f"{status} {loaded}")
"""


def test_offline_play_loads_nothing_of_the_network(tmp_path: Path) -> None:
    """Promise: a game at home loads neither library nor room of online play, and opens no
    socket."""
    done = subprocess.run(
        [sys.executable, "-c", GAME], input="?\n1\nq\nq\n", capture_output=True, text=True,
        env={**os.environ, "SORRY_A11Y_HOME": str(tmp_path), "SORRY_A11Y_SOUND": "off"},
        check=False, timeout=60,
    )
    assert done.stderr == "0 []", done.stdout


def test_a_table_at_home_loads_nothing_of_several_servers() -> None:
    """Promise: `host` and `join` need neither a database's library, nor a line between servers."""
    done = subprocess.run(
        [sys.executable, "-c", HOST], capture_output=True, text=True, check=True, timeout=60
    )
    assert done.stdout == "[]"


HOST = """
import sys
import sorry_a11y.commands.online, sorry_a11y.commands.serve
sys.stdout.write(str([
    name for name in sys.modules if name.partition(".")[0] in
    ("asyncpg", "prometheus_client")
]))
"""
