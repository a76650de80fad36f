"""A real reader on a terminal of its own, and the log of what it says."""

from __future__ import annotations

import json
import shlex
import stat
import sys
import time
from collections.abc import Sequence
from pathlib import Path

from tests.harness.pty_session import PtySession

QUIET = 0.5
"""Seconds without anything said after which a reply is taken to be told whole."""
LONGEST = 15.0
"""Seconds that a reply is listened to at most."""
MUTE = 2
"""After so many replies without a word the reader is taken to have stopped: it is waited for no
longer than for one that has spoken."""
BETWEEN_KEYS = 0.15
"""Seconds from key to key, as a fast typist's."""
SPEECH_LOG = Path(__file__).with_name("speech_log.py")


class Spoken:
    """A reader with the game inside it. ``own``: what the reader says of itself, in small
    letters; it is left out."""

    def __init__(self, name: str, program: PtySession, log: Path, own: Sequence[str] = ()) -> None:
        self.name = name
        self._program = program
        self._log = log
        self._own = own
        self._read = 0
        self._unsaid = 0

    def start(self) -> list[str]:
        """What is said at the start."""
        return self._listen(2.0)

    def press(self, typed: str) -> list[str]:
        """What is said after keys."""
        for number, key in enumerate(typed):
            if number:
                time.sleep(BETWEEN_KEYS)
            self._program.type(key)
        return self._listen(QUIET)

    def cursor_line(self) -> str:
        """The line under the cursor."""
        return self._program.cursor_line()

    def _listen(self, quiet: float) -> list[str]:
        said: list[str] = []
        most = quiet if self._unsaid >= MUTE else LONGEST / 3
        began = last = time.monotonic()
        while True:
            new = self._new()
            came = self._program.overhear(0.05)
            now = time.monotonic()
            if new or came:
                last = now
                said += new
            if now - last > (quiet if said else most) or now - began > LONGEST:
                self._unsaid = 0 if said else self._unsaid + 1
                return said

    def _new(self) -> list[str]:
        if not self._log.exists():
            return []
        lines = self._log.read_text("utf-8").split("\n")[:-1]
        new, self._read = lines[self._read :], len(lines)
        said = [str(json.loads(line)) for line in new]
        return [text for text in said if text.strip().casefold() not in self._own]


def script(path: Path, command: Sequence[str]) -> Path:
    """A shell script that runs a command, for readers that start a shell."""
    path.write_text(f"#!/bin/sh\nexec {shlex.join(command)}\n")
    path.chmod(path.stat().st_mode | stat.S_IXUSR)
    return path


def synthesiser(log: Path) -> str:
    """The command of the synthesiser that writes into ``log``."""
    return shlex.join([sys.executable, str(SPEECH_LOG), str(log)])
