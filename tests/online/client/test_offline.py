"""A game at home has nothing of the network: no module of it, no socket."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

GAME = """
import socket, sys
def refused(*_args, **_more):
    raise AssertionError("a socket was opened")
socket.socket.connect = socket.socket.bind = refused
from sorry_a11y.cli.program import main
status = main(["play", "--mode", "lines", "--seed", "1", "--output", "terminal"])
far = ("websockets", "msgspec", "asyncpg", "sorry_a11y.online", "sorry_a11y.frontends.web")
sys.stderr.write(f"{status} {[name for name in sys.modules if name.startswith(far)]}")
"""


@pytest.mark.parametrize(
    ("before", "told"),
    [("", "0 []"), ("import sorry_a11y.online", "0 ['sorry_a11y.online']")],
    ids=["a game", "what would be noticed"],
)
def test_offline_play_loads_nothing_of_the_network(tmp_path: Path, before: str, told: str) -> None:
    """Promise: a game at home loads nothing of online play, which would be found."""
    done = subprocess.run(
        [sys.executable, "-c", before + GAME],
        input="?\n1\nq\nq\n",
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
        env={**os.environ, "SORRY_A11Y_HOME": str(tmp_path), "SORRY_A11Y_SOUND": "off"},
    )
    assert done.stderr == told


def test_a_table_at_home_loads_nothing_of_several_servers() -> None:
    """Promise: `host` and `join` need no library of a database."""
    code = (
        "import sys, sorry_a11y.cli.commands.online, sorry_a11y.cli.commands.serve;"
        "sys.exit('asyncpg' in sys.modules)"
    )
    subprocess.run([sys.executable, "-c", code], check=True, timeout=60)
