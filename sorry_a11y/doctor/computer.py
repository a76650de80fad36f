"""Facts about this computer for those who mend faults: lines that only a written report holds."""

from __future__ import annotations

import os
import platform
import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator, Mapping
from datetime import datetime
from importlib import metadata

from sorry_a11y.narration.catalog import LOCALE_VARIABLES

ASKED_LIBRARIES = (
    "prompt_toolkit", "wcwidth", "msgspec", "websockets", "accessible-output2", "prismatoid",
    "pywin32", "jeepney", "pysdl2-dll",
)
ASKED_READERS = ("orca", "speech-dispatcher", "brltty", "fenrir", "yasr")
"""Programs that tell their version by ``--version``."""
READER_S = 3.0
"""Seconds that one of them may take."""
TERMINAL_VARIABLES = (
    "TERM", "TERM_PROGRAM", "TERM_PROGRAM_VERSION", "VTE_VERSION", "WT_SESSION", "ConEmuANSI",
    "SSH_CONNECTION", "TMUX", "STY",
)
"""Variables that terminals and what lies between are known by."""


def computer_lines(
    language: str, sound: str, now: datetime, environment: Mapping[str, str] | None = None
) -> list[str]:
    """Return the facts, a line each, in English.

    Args:
        language: The language that is in force.
        sound: What the sound library told of itself, empty where it told nothing.
        now: The time of the report.
        environment: The variables of the system, those of this process unless given.
    """
    env = os.environ if environment is None else environment
    named = [f"{name} {env[name]}" for name in TERMINAL_VARIABLES if env.get(name)]
    if sys.platform == "win32" and not env.get("WT_SESSION"):
        named.append("classic console")
    locales = [f"{name} {env[name]}" for name in LOCALE_VARIABLES if env.get(name)]
    return [
        f"Time: {now.isoformat(timespec='seconds')}",
        f"System: {platform.platform()}, {platform.machine() or 'unknown'} processor",
        f"Python: {platform.python_version()} {platform.python_implementation()}, {sys.executable}",
        f"Installed: {_installed()}",
        f"Terminal: {', '.join(named) or 'unknown'}",
        f"Language: {language}; {', '.join(locales) or 'no locale is set'}",
        f"Libraries: {', '.join(_libraries())}",
        f"Sound library: {sound or 'unknown'}",
        f"Readers: {', '.join(_readers()) or 'none that tells its version'}",
    ]


def _installed() -> str:
    """Return how the game was installed, and where."""
    if getattr(sys, "frozen", False):
        return f"as a folder of its own, {os.path.dirname(sys.executable)}"
    try:
        found = metadata.distribution("sorry-a11y")
    except metadata.PackageNotFoundError:
        return "not at all, it runs from a checkout"
    way = (found.read_text("INSTALLER") or "an unknown installer").strip()
    return f"by {way}, {found.locate_file('')}"


def _libraries() -> Iterator[str]:
    for name in ASKED_LIBRARIES:
        try:
            yield f"{name} {metadata.version(name)}"
        except metadata.PackageNotFoundError:
            yield f"{name} missing"


def _readers(find: Callable[[str], str | None] = shutil.which) -> Iterator[str]:
    for name in ASKED_READERS:
        if program := find(name):
            try:
                told = subprocess.run(
                    [program, "--version"], capture_output=True, text=True, timeout=READER_S,
                    check=False, stdin=subprocess.DEVNULL, errors="replace",
                )
            except (OSError, subprocess.SubprocessError):
                continue
            if version := re.search(r"\d+\.\d[\w.]*", told.stdout):
                yield f"{name} {version[0]}"
