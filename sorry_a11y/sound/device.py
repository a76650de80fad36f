"""A sound device as the player sees it, whichever library is behind it."""

from __future__ import annotations

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
        """Tell whether the device is gone."""

    def close(self) -> None:
        """Give the device back."""
