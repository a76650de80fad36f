"""The player that sounds, through the system's default device and a thread that works with it.

The game's thread leaves a job and goes on. There is room for one job, and a newer one takes
the place of an older: a sound for an earlier key would tell the wrong story.
"""

from __future__ import annotations

import os
import threading
import time
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from sorry_a11y.sound.earcons import Cue
from sorry_a11y.sound.playback import Job, Opener, Playback
from sorry_a11y.sound.player import SoundSettings, SoundState, SoundStatus
from sorry_a11y.sound.sound_files import SoundFiles

if TYPE_CHECKING:
    from sorry_a11y.sound.sdl import SdlDevice

REST_S = 0.05
"""How long after `open` the library is loaded, in seconds. By then the first reply, which is put
together before `open` is called, has been printed: that takes a millisecond."""

OPENING_S = 2.0
"""How long the first cues wait for the device at most, in seconds. It takes a tenth of one."""

CLOSE_S = 0.3
"""How long `close` waits at most, in seconds. A device takes a tenth of one to close; one that
hangs is left to the end of the program, which it does not hold up."""

SILENCED_CLIENTS = {"PULSE_LOG_SYSLOG": "1", "PIPEWIRE_DEBUG": "0"}
"""What keeps the clients of sound servers from writing on the player's screen, from C."""


class DevicePlayer:
    """Plays earcons through the system's default device, see `player.Player`.

    Nothing is loaded before `open`. The newest cues asked for before the device is open are
    played when it is, unless `stop` has been called since: then they belong to a reply that a
    key has ended. A sound of `folder` replaces the game's own of the same name; one that cannot
    be used gives way, and the status names it. `opener` opens the device, and is for tests.
    """

    def __init__(
        self,
        settings: SoundSettings | None = None,
        folder: Path | None = None,
        opener: Opener | None = None,
    ) -> None:
        self._settings = settings or SoundSettings()
        self._playback = Playback(SoundFiles(folder), opener or open_device, self._overtaken)
        self._wake = threading.Condition()
        self._job: Job | None = None
        self._wanted = False
        self._closing = False
        self._settled = threading.Event()
        self._thread: threading.Thread | None = None

    def open(self) -> None:
        """Begin to open the device in the background, unless sound is off; idempotent."""
        for name, value in SILENCED_CLIENTS.items():  # here, for only the main thread may change it
            os.environ.setdefault(name, value)
        with self._wake:
            self._wanted = True
            if self._settings.audible:
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
        status = self._playback.status
        if self._closing:
            return replace(status, state=SoundState.CLOSED)
        if not self._settings.audible:
            return replace(status, state=SoundState.OFF)
        if self._thread is None and status.state is SoundState.OPENING:
            return replace(status, state=SoundState.WAITING)
        return status

    def settle(self, timeout_s: float) -> SoundStatus:
        """Wait until the device is open or has been found missing, and return how things stand.

        For a page of diagnosis; a game has no need to wait. Takes `timeout_s` at most.
        """
        if self._thread is not None:
            self._settled.wait(timeout_s)
        return self.status()

    def close(self) -> None:
        """Cut what sounds and give the device back, waiting `CLOSE_S` for it at most."""
        with self._wake:
            self._closing = True
            self._wake.notify()
        if self._thread is not None:
            self._thread.join(CLOSE_S)

    def _leave(self, job: Job) -> None:
        with self._wake:
            self._job = job
            if job.cues and self._wanted:
                self._start()
            self._wake.notify()

    def _start(self) -> None:
        """Start the thread, unless it runs; the caller holds the lock."""
        if self._thread is not None or self._closing:
            return
        thread = threading.Thread(target=self._run, name="sound", daemon=True)
        try:
            thread.start()
        except RuntimeError as error:
            # no more threads to be had, or the program is ending
            self._playback.status = SoundStatus(SoundState.WENT_AWAY, str(error))
            return
        self._thread = thread

    # from here on the thread's own work

    def _run(self) -> None:
        with self._wake:
            if self._wake.wait_for(lambda: self._closing, REST_S):
                return
        self._playback.open()
        opened = time.monotonic()
        self._settled.set()
        while (job := self._next()) is not None:
            if job.at < opened < job.at + OPENING_S:
                job = replace(job, at=opened)
            self._playback.perform(job)
        self._playback.close()

    def _next(self) -> Job | None:
        """Wait for the next job and take it; None is the end."""
        with self._wake:
            self._wake.wait_for(self._overtaken)
            job, self._job = self._job, None
            return None if self._closing else job

    def _overtaken(self) -> bool:
        """Tell whether a job waits, or the end."""
        return self._closing or self._job is not None


def open_device() -> SdlDevice:
    """Open the default device, its library being loaded only now. Raises SoundError."""
    from sorry_a11y.sound.sdl import SdlDevice

    return SdlDevice()
