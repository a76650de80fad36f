"""Programs of this system that make what the Windows lane needs."""

from __future__ import annotations

import subprocess
from collections.abc import Sequence
from pathlib import Path

MINGW = "x86_64-w64-mingw32-"
"""How the names of the compiler's programs begin."""


class MakingError(Exception):
    """Something could not be made; the text says what, and why."""


def run(command: Sequence[str], folder: Path | None = None) -> str:
    """Run a program of this system; what it told. Raises MakingError."""
    try:
        done = subprocess.run(command, capture_output=True, text=True, check=False, cwd=folder)
    except FileNotFoundError as error:
        raise MakingError(f"{command[0]} is not installed.") from error
    if done.returncode:
        raise MakingError(f"{' '.join(command)}\n{done.stdout}{done.stderr}")
    return done.stdout
