"""The program as a process of its own: what it is given, what it tells, how it ends."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

LIMIT = 60.0
"""Seconds after which a program that should end counts as hung."""


@dataclass(frozen=True)
class Ended:
    """How a program ended."""

    status: int
    told: str
    complained: str


def environment(home: Path, changes: Mapping[str, str | None] | None = None) -> dict[str, str]:
    """The environment of a player without settings of their own, whatever the tester's are.
    ``home``: an empty folder; a change to None takes a variable away."""
    kept = {name: value for name, value in os.environ.items()
            if not name.startswith(("SORRY_A11Y_", "LC_", "LANG"))}
    plain: dict[str, str | None] = {
        **kept, "SORRY_A11Y_HOME": str(home), "LANG": "C.UTF-8", "TERM": "xterm", **(changes or {}),
    }
    return {name: value for name, value in plain.items() if value is not None}


def command(*arguments: str) -> list[str]:
    """The installed program with arguments."""
    return [sys.executable, "-m", "sorry_a11y", *arguments]


def run(
    home: Path, *arguments: str, typed: str = "", env: Mapping[str, str | None] | None = None
) -> Ended:
    """Run the program to its end, with ``typed`` coming from a pipe."""
    done = subprocess.run(
        command(*arguments), input=typed.encode(), capture_output=True, timeout=LIMIT, check=False,
        env=environment(home, env),
    )
    return Ended(done.returncode, done.stdout.decode(), done.stderr.decode())
