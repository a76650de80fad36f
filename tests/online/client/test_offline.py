"""A game at home has nothing of the network: no module of it, no socket."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

PACKAGES = ("client", "server", "web", "wire")
"""The packages of playing with friends elsewhere."""
GAME = """
import socket, sys
def refused(*_args, **_more):
    raise AssertionError("a socket was opened")
socket.socket.connect = socket.socket.bind = refused
from sorry_a11y.cli.program import main
status = main(["play", "--mode", "lines", "--seed", "1", "--output", "terminal"])
loaded = [name for name in sys.modules if name.partition(".")[0] in
          ("websockets", "msgspec", "asyncpg")
          or name.startswith(tuple(sys.argv[1:]))]
sys.stderr.write(f"{status} {loaded}")
"""


def _play(home: Path, code: str) -> str:
    """Return the exit status and the modules of the network that are loaded after a game."""
    done = subprocess.run(
        [sys.executable, "-c", code, *(f"sorry_a11y.{name}" for name in PACKAGES)],
        input="?\n1\nq\nq\n",
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
        env={**os.environ, "SORRY_A11Y_HOME": str(home), "SORRY_A11Y_SOUND": "off"},
    )
    return done.stderr


def test_offline_play_loads_nothing_of_the_network(tmp_path: Path) -> None:
    """Promise: a game at home loads neither library nor package of online play, and opens no
    socket."""
    assert _play(tmp_path, GAME) == "0 []"


@pytest.mark.parametrize("package", PACKAGES)
def test_a_package_of_online_play_would_be_noticed(tmp_path: Path, package: str) -> None:
    """The names that are looked for above are those of packages, and one that is loaded is
    found."""
    assert f"'sorry_a11y.{package}'" in _play(tmp_path, f"import sorry_a11y.{package}\n{GAME}")


def test_a_table_at_home_loads_nothing_of_several_servers() -> None:
    """Promise: `host` and `join` need neither a database's library nor several servers."""
    done = subprocess.run(
        [sys.executable, "-c", HOST], capture_output=True, text=True, check=True, timeout=60
    )
    assert done.stdout == "[]"


HOST = """
import sys
import sorry_a11y.cli.commands.online, sorry_a11y.cli.commands.serve
sys.stdout.write(str([
    name for name in sys.modules if name.partition(".")[0] in
    ("asyncpg",)
]))
"""
