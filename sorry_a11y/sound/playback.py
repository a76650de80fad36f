"""Work with the device: open it, load the clips, play, and tell how things stand.

Everything here may wait for the system. It runs on the player's thread.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from sorry_a11y.sound.earcons import Cue, Earcon
from sorry_a11y.sound.player import SoundError, SoundState, SoundStatus
from sorry_a11y.sound.sequence import RATE, Clip, plan, render
from sorry_a11y.sound.sound_files import SoundFiles, read_wave

if TYPE_CHECKING:
    from sorry_a11y.sound.sdl import SdlDevice

STALE_S = 0.5
"""A sound that could not start for so many seconds is not played any more."""

RETRY_S = (10.0, 20.0, 40.0, 80.0, 160.0, 320.0)
"""How many seconds after the first, second, ... vain attempt the device may be tried again."""

STALL_S = 1.0
"""A sound that goes on so many seconds after its end is taken by nobody: the device hangs."""

Opener = Callable[[], "SdlDevice"]
"""Opens a device. Raises SoundError if that fails."""


@dataclass(frozen=True)
class Job:
    """Play cues, or cut if there are none; asked for at `at`, in seconds of `time.monotonic`.

    `amplitude` (0 to 1) is that of the volume.
    """

    cues: tuple[Cue, ...]
    amplitude: float
    at: float


class Playback:
    """Does jobs. Nothing it does raises an exception.

    `overtaken` tells whether a newer job waits, so that an older one need not begin.
    """

    def __init__(self, source: SoundFiles, opener: Opener, overtaken: Callable[[], bool]) -> None:
        self._source = source
        self._opener = opener
        self._overtaken = overtaken
        self._device: SdlDevice | None = None
        self._clips: dict[Earcon, Clip] = {}
        self._lengths: dict[Earcon, int] = {}
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
            # sound is an ornament: whatever breaks in it, the game goes on in silence
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
        steps = plan(job.cues, self._lengths)
        stereo = render(steps, self._clips, job.amplitude)
        stale = time.monotonic() - job.at > STALE_S
        if stereo and not stale and not self._overtaken():
            device.start(stereo)
            self._ends_at = time.monotonic() + len(stereo) / (4 * RATE)

    def _stalled(self, device: SdlDevice) -> bool:
        """Tell whether the last sound should be over for long and is not."""
        return time.monotonic() > self._ends_at + STALL_S and device.playing()

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
        problems = list(self._source.complaints())
        self._clips = {}
        for earcon in Earcon:
            for read in (self._source.replacement, self._source.stock):
                try:
                    data = read(earcon)
                    if data is not None:
                        self._clips[earcon] = read_wave(data)
                        break
                except (OSError, ValueError) as error:
                    problems.append(f"{earcon.value}.wav: {error}")
        self._lengths = {earcon: len(clip) for earcon, clip in self._clips.items()}
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
        self.status = replace(self.status, state=state, detail=detail)
