"""How games of bots on several cores end when they are asked to."""

from __future__ import annotations

import signal
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

import pytest

from tests.harness.programs import command, environment
from tests.harness.waiting import until

LIMIT = 120.0
"""Seconds after which it hangs; on a busy machine an end takes many."""


@pytest.mark.skipif(sys.platform != "linux", reason="processes are counted in /proc")
def test_a_simulation_that_is_terminated_says_nothing(tmp_path: Path) -> None:
    """Promise: SIGTERM ends the processes that share the games, with status 143 and without a
    warning of Python about what they leave behind."""
    simulation = subprocess.Popen(
        command("simulate", "--games", "100000", "--jobs", "2"),
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment(tmp_path),
    )
    children = Path(f"/proc/{simulation.pid}/task/{simulation.pid}/children")
    assert until(lambda: len(children.read_text().split()) >= 3, LIMIT)  # one tracks the others
    left = children.read_text().split()
    simulation.send_signal(signal.SIGTERM)
    assert simulation.communicate(timeout=LIMIT) == (b"", b"")
    assert simulation.returncode == 143
    assert until(lambda: not any(map(_runs, left)), LIMIT)


def _runs(process: str) -> bool:
    """Whether a process does anything; one that has ended may wait to be asked how."""
    with suppress(OSError):
        return bool(Path(f"/proc/{process}/cmdline").read_bytes())
    return False
