"""Fenrir 1.9.5 in its own pseudo-terminal, with a command that writes down what it says."""

from __future__ import annotations

import configparser
import shutil
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

from tests.harness.pty_session import PtySession
from tests.readers.cells import ROWS, Cell
from tests.readers.spoken import Spoken, script, synthesiser

SETTINGS = Path("/etc/fenrirscreenreader/settings/settings-pty.conf")
PYTHON = "/usr/bin/python3"
"""Debian's, for which its package is made."""
OWN = ("blank", "start fenrir", "quit fenrir", "pychant is not installed")
"""What Fenrir says of itself, and of an empty line that the cursor passes."""


def missing() -> str:
    """Why it cannot be run here; empty if it can."""
    if not (shutil.which("fenrir") and SETTINGS.exists()):
        return "Fenrir is not installed"
    return ""


@contextmanager
def listening(cell: Cell, folder: Path, env: Mapping[str, str | None]) -> Iterator[Spoken]:
    """The program inside Fenrir, its sounds off, its echo of keys off."""
    log = folder / "said"
    speak = script(folder / "speak", ["/bin/sh", "-c", f'exec {synthesiser(log)} "$@"', "speak"])
    speak.write_text(f'#!/bin/sh\nexec {synthesiser(log)} "$@"\n')
    settings = configparser.ConfigParser(interpolation=None)
    settings.optionxform = str  # type: ignore[assignment, method-assign]
    settings.read(SETTINGS)
    changes = {
        "sound": {"enabled": "False", "driver": "dummyDriver"},
        "speech": {
            "driver": "genericDriver",
            "genericSpeechCommand": f'{speak} "fenrirText"',
            "language": "en",
            "voice": "en-us",
        },
        "screen": {"driver": "ptyDriver"},
        "keyboard": {
            "driver": "ptyDriver",
            "keyboardLayout": "pty",
            "charEchoMode": "0",
            "wordEcho": "False",
        },
        "general": {
            "debugFile": str(folder / "fenrir.log"),
            "shell": str(script(folder / "game", cell.command())),
        },
        "remote": {"enable": "False"},
        "promote": {"enabled": "False"},
    }
    for section, values in changes.items():
        for name, value in values.items():
            settings[section][name] = value
    file = folder / "fenrir.conf"
    with file.open("w") as out:
        settings.write(out)
    command = [PYTHON, shutil.which("fenrir") or "fenrir", "-e", "-s", str(file)]
    home = {**env, "HOME": str(folder), "TERM": "linux"}
    with PtySession(command, rows=ROWS, columns=cell.columns, env=home) as program:
        yield Spoken("Fenrir", program, log, OWN)
