"""The player that sounds, through a process that owns the device and a thread that talks to it.

The game's thread leaves a job and goes on. There is room for one job, and a newer one takes
the place of an older: a sound for an earlier key would tell the wrong story.
"""

from __future__ import annotations

import atexit
import threading
import time
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from sorry_a11y.sound.earcons import Cue
from sorry_a11y.sound.message import Job
from sorry_a11y.sound.player import SoundSettings, SoundState, SoundStatus
from sorry_a11y.sound.process import SoundProcess, server_command

RESTART_S = (5.0, 20.0, 80.0, 320.0)
"""How many seconds after its first, second, ... start an ended process may be started again."""

GOODBYE_S = 1.0
"""How long `close` waits at most, in seconds; it takes less unless the computer is stuck."""


class DevicePlayer:
    """Plays earcons through the system's default device, see `player.Player`.

    Nothing is started before `open` or the first `play`. A sound of `folder` replaces the
    game's own of the same name; one that cannot be used gives way, and the status names it.
    `command` starts the sound process, and is for tests.
    """

    def __init__(
        self,
        settings: SoundSettings | None = None,
        folder: Path | None = None,
        command: Sequence[str] | None = None,
    ) -> None:
        self._settings = settings or SoundSettings()
        self._command = list(command) if command is not None else server_command(folder)
        self._wake = threading.Condition()
        self._job: Job | None = None
        self._closing = False
        self._settled = threading.Event()
        self._thread: threading.Thread | None = None
        self._status = SoundStatus(SoundState.WAITING)
        self._process: SoundProcess | None = None
        self._starts = 0
        self._restart_at = 0.0

    def open(self) -> None:
        """Begin to open the device in the background, unless sound is off."""
        if self._settings.audible:
            with self._wake:
                self._start()

    def play(self, cues: Sequence[Cue]) -> None:
        """Cut what sounds and play cues one after another, in two seconds at most."""
        settings = self._settings
        self._leave(Job(settings.select(cues), settings.amplitude, time.monotonic()))

    def stop(self) -> None:
        """Cut what sounds, if anything."""
        self._leave(Job((), 0.0, time.monotonic()))

    def configure(self, settings: SoundSettings) -> None:
        """Use other settings from the next `play` on."""
        self._settings = settings

    def status(self) -> SoundStatus:
        """Return how things stand."""
        if self._closing:
            return replace(self._status, state=SoundState.CLOSED)
        if not self._settings.audible:
            return replace(self._status, state=SoundState.OFF)
        return self._status

    def settle(self, timeout_s: float) -> SoundStatus:
        """Wait until the device is open or has been found missing, and return how things stand.

        For a page of diagnosis; a game has no need to wait. Takes `timeout_s` at most.
        """
        if self._thread is not None:
            self._settled.wait(timeout_s)
        return self.status()

    def close(self) -> None:
        """Cut what sounds and give the device back, waiting `GOODBYE_S` for it at most."""
        with self._wake:
            self._closing = True
            self._wake.notify()
        thread = self._thread
        if thread is None:
            return
        atexit.unregister(self.close)
        thread.join(GOODBYE_S / 2)
        if thread.is_alive() and self._process is not None:
            # the thread waits for a process that takes nothing: this lets it go
            self._process.kill()
            thread.join(GOODBYE_S / 2)

    def _leave(self, job: Job) -> None:
        with self._wake:
            if job.cues:
                self._start()
            if self._thread is not None:
                self._job = job
                self._wake.notify()

    def _start(self) -> None:
        """Start the thread, unless it runs; the caller holds the lock."""
        if self._thread is not None or self._closing:
            return
        self._status = SoundStatus(SoundState.OPENING)
        thread = threading.Thread(target=self._run, name="sound", daemon=True)
        try:
            thread.start()
        except RuntimeError as error:
            # no more threads to be had, or the program is ending
            self._hear(SoundStatus(SoundState.WENT_AWAY, str(error)))
            return
        self._thread = thread
        atexit.register(self.close)

    def _hear(self, status: SoundStatus) -> None:
        self._status = status
        self._settled.set()

    # from here on the thread's own work

    def _run(self) -> None:
        self._start_process()
        while (job := self._next()) is not None:
            running = self._process is not None and self._process.running()
            if not running and job.cues and time.monotonic() >= self._restart_at:
                self._start_process()
            if self._process is not None:
                self._process.send(job)
        if self._process is not None:
            self._process.end()

    def _start_process(self) -> None:
        if self._process is not None:
            self._process.end()
            self._process = None
        self._restart_at = time.monotonic() + RESTART_S[min(self._starts, len(RESTART_S) - 1)]
        self._starts += 1
        try:
            self._process = SoundProcess(self._command, self._hear)
        except (OSError, RuntimeError) as error:
            self._hear(SoundStatus(SoundState.WENT_AWAY, str(error)))

    def _next(self) -> Job | None:
        """Wait for the next job and take it; None is the end."""
        with self._wake:
            while self._job is None and not self._closing:
                self._wake.wait()
            job, self._job = self._job, None
            return None if self._closing else job
