"""The program with what it is given, what it tells, and how it ends: here, or as a process of its
own where that is what is asked about."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Mapping
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import IO
from unittest.mock import patch

from sorry_a11y.cli.program import main

LIMIT = 60.0
"""Seconds after which a program that should end counts as hung."""


@dataclass(frozen=True)
class Ended:
    """How a program ended."""

    status: int
    told: str
    complained: str


def environment(home: Path, changes: Mapping[str, str | None] | None = None) -> dict[str, str]:
    """Return the environment of a player without settings, but that every decision waits for a key.

    Args:
        home: An empty folder.
        changes: Variables; None takes one away.
    """
    kept = {
        name: value
        for name, value in os.environ.items()
        if not name.startswith(("SORRY_A11Y_", "LC_", "LANG"))
    }
    plain: dict[str, str | None] = {
        **kept,
        "SORRY_A11Y_HOME": str(home),
        "LANG": "C.UTF-8",
        "TERM": "xterm",
        "SORRY_A11Y_FORCED": "ask",  # as in `sessions.WAITING`
        **(changes or {}),
    }
    return {name: value for name, value in plain.items() if value is not None}


def command(*arguments: str) -> list[str]:
    """Return the installed program with arguments."""
    return [sys.executable, "-m", "sorry_a11y", *arguments]


def start(
    home: Path, *arguments: str, typed: str = "", env: Mapping[str, str | None] | None = None
) -> Ended:
    """Start the program and wait for its end, with ``typed`` coming from a pipe."""
    done = subprocess.run(
        command(*arguments),
        input=typed.encode(),
        capture_output=True,
        timeout=LIMIT,
        check=False,
        env=environment(home, env),
    )
    return Ended(done.returncode, _text(done.stdout), _text(done.stderr))


def run(
    home: Path,
    *arguments: str,
    typed: str | bytes = "",
    env: Mapping[str, str | None] | None = None,
) -> Ended:
    """Return what `start` gives, from the program's own entry in this process, which takes a tenth
    of the time. What an interpreter takes from its surroundings as it begins is the tester's."""
    with patch.dict(os.environ, environment(home, env), clear=True):
        return run_as_tester(*arguments, typed=typed)


def run_as_tester(*arguments: str, typed: str | bytes = "") -> Ended:
    """Return what `run` gives, in the tester's own environment."""
    with ExitStack() as stack:
        given, told, complained = (stack.enter_context(tempfile.TemporaryFile()) for _ in range(3))
        given.write(typed.encode() if isinstance(typed, str) else typed)
        given.seek(0)
        with _streams(given, told, complained):
            status = main(arguments)
        texts = []
        for file in (told, complained):
            file.seek(0)
            texts.append(_text(file.read()))
    return Ended(status, *texts)


def _text(data: bytes) -> str:
    """Return what was written, with a plain newline at the end of each line on Windows too."""
    return data.decode(errors="surrogateescape").replace("\r\n", "\n")


@contextmanager
def _streams(*files: IO[bytes]) -> Iterator[None]:
    """Use these files as standard input, output and error, by name and by number."""
    kept = [os.dup(number) for number in range(3)]
    sys.stdout.flush()
    sys.stderr.flush()
    try:
        for number, file in enumerate(files):
            os.dup2(file.fileno(), number)
        with (
            open(0, encoding="utf-8", closefd=False) as stdin,
            open(1, "w", encoding="utf-8", closefd=False) as stdout,
            open(2, "w", encoding="utf-8", closefd=False) as stderr,
            patch.multiple(sys, stdin=stdin, stdout=stdout, stderr=stderr),
        ):
            yield
    finally:
        for number, copy in enumerate(kept):
            os.dup2(copy, number)
            os.close(copy)
