"""The game's end of the sound process: starts it, sends it jobs, and hears how it fares."""

from __future__ import annotations

import os
import subprocess
import sys
import threading
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import IO

from sorry_a11y.sound.message import Job, job_line, read_status
from sorry_a11y.sound.player import SoundState, SoundStatus

GOODBYE_S = 0.4
"""How long the process may take to end by itself, in seconds; then it is ended."""


def server_command(folder: Path | None) -> list[str]:
    """Return the command that starts the sound process.

    A frozen program has no interpreter to call, and is itself called with `--sound-server`.
    """
    if getattr(sys, "frozen", False):
        start = [sys.executable, "--sound-server"]
    else:
        start = [sys.executable, "-P", "-m", "sorry_a11y.sound.server"]
    return [*start, *([str(folder.resolve())] if folder is not None else [])]


def server_environment() -> dict[str, str]:
    """Return the environment in which the process finds this very package."""
    here = str(Path(__file__).resolve().parents[2])
    paths = [here, os.environ.get("PYTHONPATH", "")]
    return os.environ | {"PYTHONPATH": os.pathsep.join(path for path in paths if path)}


class SoundProcess:
    """A running sound process.

    `hear` is called with each status, on another thread, and with a last one, `WENT_AWAY`, when
    the process ends unasked. Raises OSError or RuntimeError if it cannot be started.
    """

    def __init__(self, command: Sequence[str], hear: Callable[[SoundStatus], None]) -> None:
        self._hear = hear
        self._ending = False
        self._process = subprocess.Popen(
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            # the sound system writes there from C, and a screen reader would read it out
            stderr=subprocess.DEVNULL,
            env=server_environment(),
            # out of reach of the terminal's keys: Ctrl-C is the game's to answer
            start_new_session=True,
            creationflags=getattr(subprocess, "CREATE_NO_WINDOW", 0),
        )
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._jobs: IO[bytes] = self._process.stdin
        self._reader = threading.Thread(
            target=self._listen, args=(self._process.stdout,), name="sound status", daemon=True
        )
        try:
            self._reader.start()
        except RuntimeError:
            self._process.kill()
            self._process.wait()
            raise

    def running(self) -> bool:
        """Tell whether the process runs."""
        return self._process.poll() is None

    def send(self, job: Job) -> None:
        """Send a job; waits while a process that hangs takes none. An ended one loses it."""
        with suppress(OSError, ValueError):
            self._jobs.write(job_line(job))
            self._jobs.flush()

    def kill(self) -> None:
        """End the process at once."""
        self._ending = True
        self._process.kill()

    def end(self) -> None:
        """Let the process end, and end it if that takes longer than `GOODBYE_S`."""
        self._ending = True
        with suppress(OSError, ValueError):
            self._jobs.close()
        try:
            self._process.wait(GOODBYE_S)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        self._reader.join()

    def _listen(self, statuses: IO[bytes]) -> None:
        with statuses:
            for line in statuses:
                with suppress(ValueError):
                    self._hear(read_status(line))
        if not self._ending:
            self._hear(SoundStatus(SoundState.WENT_AWAY, "the sound process has ended"))
