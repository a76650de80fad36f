"""The player that uses the system's default device, from a thread of its own.

The game's thread leaves a job and goes on. A newer job replaces an older one that has not begun,
since a sound for an earlier key would mislead.
"""

from __future__ import annotations

import math
import os
import threading
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from sorry_a11y.core.rules.value import Value
from sorry_a11y.output.sound.clips import (
    RATE,
    Clip,
    complaints,
    read_wave,
    render,
    replacement,
    stock,
)
from sorry_a11y.output.sound.earcons import Cue, Earcon
from sorry_a11y.output.sound.player import (
    Player,
    SoundError,
    SoundSettings,
    SoundState,
    SoundStatus,
)

if TYPE_CHECKING:
    from sorry_a11y.output.sound.sdl import SdlDevice

_REST_S = 0.05
"""Seconds from `open` until the library is loaded, so that the first reply is printed before."""

OPENING_S = 2.0
"""The most seconds that the first cues wait for the device, which usually takes 0.1."""

_CLOSE_S = 0.3
"""The most seconds that `close` waits for the device, which usually takes 0.1."""

_SILENCED_CLIENTS = {"PULSE_LOG_SYSLOG": "1", "PIPEWIRE_DEBUG": "0"}
"""The environment variables that keep sound servers' C libraries from writing on the screen."""

_STALE_S = 0.5
"""Seconds after which a sound that could not start is dropped."""

RETRY_S = (10.0, 20.0, 40.0, 80.0, 160.0, 320.0)
"""Seconds after the first, second, ... failure at which the device may be tried again."""

_STALL_S = 1.0
"""Seconds after the end of a sound at which a device that still plays it is taken to hang."""

_Opener = Callable[[], "SdlDevice"]
"""A function that opens a device, or raises SoundError."""


class DevicePlayer(Player):
    """Plays earcons through the system's default device, see `player.Player`.

    Nothing is loaded before `open`. The newest cues asked for before the device is open are
    played when it is, unless `stop` has been called since: then they belong to a reply that a
    key has ended.

    Args:
        settings: The settings; the usual ones unless given.
        folder: The folder of sounds, each of which replaces the game's own of the same name unless
            it cannot be used, which the status tells; None for none.
        opener: The function that opens the device; the system's default device unless given.
    """

    def __init__(
        self,
        settings: SoundSettings | None = None,
        folder: Path | None = None,
        opener: _Opener | None = None,
    ) -> None:
        self._settings = settings or SoundSettings()
        self._playback = Playback(folder, opener or _open_device, self._overtaken)
        self._wake = threading.Condition()
        self._job: Job | None = None
        self._wanted = False
        self._closing = False
        self._settled = threading.Event()
        self._thread: threading.Thread | None = None

    def open(self) -> None:
        """Begin to open the device in the background, unless sound is off; idempotent."""
        # here, for only the main thread may change it
        for name, value in _SILENCED_CLIENTS.items():
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
        """Return the state of the sound."""
        status = self._playback.status
        if self._closing:
            return status.replace(state=SoundState.CLOSED)
        if not self._settings.audible:
            return status.replace(state=SoundState.OFF)
        if self._thread is None and status.state is SoundState.OPENING:
            return status.replace(state=SoundState.WAITING)
        return status

    def settle(self, timeout_s: float) -> SoundStatus:
        """Wait until the device is open or has been found missing, and return the state.

        A page of diagnosis needs this; a game does not wait.

        Args:
            timeout_s: The longest time to wait, in seconds.
        """
        if self._thread is not None:
            self._settled.wait(timeout_s)
        return self.status()

    def close(self) -> None:
        """Cut what sounds and give the device back, waiting `_CLOSE_S` for it at most."""
        with self._wake:
            self._closing = True
            self._wake.notify()
        if self._thread is not None:
            self._thread.join(_CLOSE_S)

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
            if self._wake.wait_for(lambda: self._closing, _REST_S):
                return
        self._playback.open()
        opened = time.monotonic()
        self._settled.set()
        while (job := self._next()) is not None:
            if job.at < opened < job.at + OPENING_S:
                job = job.replace(at=opened)
            self._playback.perform(job)
        self._playback.close()

    def _next(self) -> Job | None:
        """Wait for the next job and take it; None is the end."""
        with self._wake:
            self._wake.wait_for(self._overtaken)
            job, self._job = self._job, None
            return None if self._closing else job

    def _overtaken(self) -> bool:
        """Return whether another job, or the end, waits."""
        return self._closing or self._job is not None


class Job(Value):
    """A request to play cues, or to stop the sound if there are none.

    Attributes:
        cues: The cues.
        amplitude: The factor of all samples, 0 to 1.
        at: The time of the request, in seconds of `time.monotonic`.
    """

    cues: tuple[Cue, ...]
    amplitude: float
    at: float


class Playback:
    """The work with the device: opening it, loading the clips, and playing.

    Everything here may wait for the system, and runs on the player's thread. Nothing raises.

    Args:
        folder: The folder of sounds that replace the game's own; None for none.
        opener: The function that opens the device.
        overtaken: The function that tells whether a newer job waits.
    """

    def __init__(self, folder: Path | None, opener: _Opener, overtaken: Callable[[], bool]) -> None:
        self._folder = folder
        self._opener = opener
        self._overtaken = overtaken
        self._device: SdlDevice | None = None
        self._clips: dict[Earcon, Clip] = {}
        self._failures = 0
        self._retry_at = 0.0
        self._ends_at = math.inf
        self.status = SoundStatus(SoundState.OPENING)

    def open(self) -> None:
        """Open the device and load the clips."""
        self._safely(self._open)

    def perform(self, job: Job) -> None:
        """Do a job. A job with cues first opens the device if it is time to try again."""
        self._safely(lambda: self._perform(job))

    def close(self) -> None:
        """Give the device back, unless it hangs: then it is left to the end of the process."""
        device, self._device = self._device, None
        if device is not None and not self._stalled(device):
            with suppress(Exception):
                device.close()

    def _safely(self, work: Callable[[], None]) -> None:
        try:
            work()
        except SoundError as fault:
            self._fail(fault.state, str(fault))
        except Exception as error:
            # after any error in the sound the game goes on in silence
            self._fail(SoundState.WENT_AWAY, f"{type(error).__name__}: {error}")

    def _perform(self, job: Job) -> None:
        if self._device is not None and self._device.lost():
            self._drop()
            self._note(SoundState.WENT_AWAY, "the device was taken away")
        if self._device is None and job.cues and time.monotonic() >= self._retry_at:
            self._open()
        if self._device is None:
            return
        if self._stalled(self._device):
            self._note(SoundState.WENT_AWAY, "the device takes no sound")
            return
        self._note(SoundState.OK, self._device.driver)
        if job.cues:
            self._play(self._device, job)
        else:
            self._device.cut()

    def _play(self, device: SdlDevice, job: Job) -> None:
        stereo = render(job.cues, self._clips, job.amplitude)
        stale = time.monotonic() - job.at > _STALE_S
        if stereo and not stale and not self._overtaken():
            device.start(stereo)
            self._ends_at = time.monotonic() + len(stereo) / (4 * RATE)

    def _stalled(self, device: SdlDevice) -> bool:
        """Return whether the last sound goes on `_STALL_S` after its end."""
        return time.monotonic() > self._ends_at + _STALL_S and device.playing()

    def _open(self) -> None:
        self._device = self._opener()
        self._ends_at = math.inf
        problems = self._load()
        self._failures = 0
        self.status = SoundStatus(SoundState.OK, self._device.driver, problems)

    def _load(self) -> tuple[str, ...]:
        """Read every sound file, and return a line for each that cannot be used.

        Raises SoundError if none can.
        """
        problems = [] if self._folder is None else list(complaints(self._folder))
        sources: list[Callable[[Earcon], bytes | None]] = [stock]
        if self._folder is not None:
            sources.insert(0, partial(replacement, self._folder))
        self._clips = {}
        for earcon in Earcon:
            for read in sources:
                try:
                    data = read(earcon)
                    if data is not None:
                        self._clips[earcon] = read_wave(data)
                        break
                except (OSError, ValueError) as error:
                    problems.append(f"{earcon.value}.wav: {error}")
        if not self._clips:
            raise SoundError(SoundState.NO_FILES, problems[-1])
        return tuple(problems)

    def _fail(self, state: SoundState, detail: str) -> None:
        """Note why there is no sound, and when to try again."""
        self._drop()
        was_open = self.status.state in (SoundState.OK, SoundState.WENT_AWAY)
        if was_open and state is SoundState.NO_DEVICE:
            state = SoundState.WENT_AWAY
        self._note(state, detail)
        hopeless = state in (SoundState.NO_LIBRARY, SoundState.NO_FILES)
        wait_s = math.inf if hopeless else RETRY_S[min(self._failures, len(RETRY_S) - 1)]
        self._failures += 1
        self._retry_at = time.monotonic() + wait_s

    def _drop(self) -> None:
        device, self._device = self._device, None
        if device is not None:
            with suppress(Exception):
                device.close()

    def _note(self, state: SoundState, detail: str) -> None:
        self.status = self.status.replace(state=state, detail=detail)


def _open_device() -> SdlDevice:
    """Open the default device, its library being loaded only now. Raises SoundError."""
    from sorry_a11y.output.sound.sdl import SdlDevice

    return SdlDevice()
