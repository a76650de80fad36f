"""A sound device as the sound process sees it, and the way to open one."""

from __future__ import annotations

import os
from typing import Protocol

from sorry_a11y.sound.player import SoundState


class SoundError(Exception):
    """There is no sound; `state` says in what way, the text what the system said."""

    def __init__(self, state: SoundState, detail: str) -> None:
        super().__init__(detail)
        self.state = state


class Device(Protocol):
    """An open device. `close` hangs for ever if the system's sound server does."""

    @property
    def driver(self) -> str:
        """Return the system's name of the driver."""

    def start(self, stereo: bytes) -> None:
        """Cut what sounds and play stereo samples. Raises SoundError if the device is gone."""

    def cut(self) -> None:
        """Cut what sounds."""

    def playing(self) -> bool:
        """Tell whether something still sounds."""

    def lost(self) -> bool:
        """Tell whether the system has reported, since the last call, that the device is gone."""

    def close(self) -> None:
        """Give the device back."""


def open_device() -> Device:
    """Open the default device.

    Takes about a tenth of a second, and as long as the system hangs: the library lets no other
    thread run meanwhile, which is why sound has a process of its own. Raises SoundError if the
    library is missing, if there is no device, or if another program holds it.
    """
    _prepare_environment()
    try:
        from sorry_a11y.sound.mixer import MixerDevice, MixerError
    except Exception as error:
        # a library that is there but does not load may raise anything
        raise SoundError(SoundState.NO_LIBRARY, str(error)) from error
    try:
        return MixerDevice()
    except MixerError as error:
        raise SoundError(_state_of(str(error)), str(error)) from error


def _prepare_environment() -> None:
    """Set what the sound library reads from the environment."""
    os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"
    os.environ["SDL_APP_NAME"] = "sorry-a11y"
    # else the library takes SIGTERM for itself, and the process no longer ends on it
    os.environ["SDL_NO_SIGNAL_HANDLERS"] = "1"
    # no window is ever opened: the library's events, which tell of lost devices, come with
    # its video part, and this driver of it touches neither screen nor keyboard
    os.environ["SDL_VIDEODRIVER"] = "dummy"


def _state_of(message: str) -> SoundState:
    """Return whether a device that does not open is held by another program or not there."""
    lowered = message.lower()
    held = any(word in lowered for word in ("busy", "in use", "in_use"))
    return SoundState.BUSY if held else SoundState.NO_DEVICE
