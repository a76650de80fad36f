"""The device behind pygame's mixer. The only module that imports pygame, and slow to import."""

from __future__ import annotations

import sys

import pygame
import pygame.mixer

from sorry_a11y.sound.device import SoundError
from sorry_a11y.sound.player import SoundState
from sorry_a11y.sound.sequence import RATE

BUFFER = 1024
"""How many samples the device takes at a time, 23 ms; with fewer, a busy machine crackles."""

CUT_MS = 10
"""A sound that is cut fades over so many milliseconds, because a sudden end clicks."""

MixerError = pygame.error


class MixerDevice:
    """The system's default device at 44.1 kHz, 16 bit, stereo, see `device.Device`.

    Raises MixerError if it cannot be opened.
    """

    def __init__(self) -> None:
        pygame.mixer.init(RATE, -16, 2, BUFFER, allowedchanges=0)
        # two channels in turn, so that one can fade while the other begins
        pygame.mixer.set_num_channels(2)
        self._channels = (pygame.mixer.Channel(0), pygame.mixer.Channel(1))
        self._turn = 0
        self._watching = _watch_events()

    @property
    def driver(self) -> str:
        """Return the system's name of the driver."""
        return pygame.mixer.get_driver()

    def start(self, stereo: bytes) -> None:
        """Cut what sounds and play stereo samples. Raises SoundError if the device is gone."""
        self.cut()
        self._turn = 1 - self._turn
        try:
            self._channels[self._turn].play(pygame.mixer.Sound(buffer=stereo))
        except pygame.error as error:
            raise SoundError(SoundState.WENT_AWAY, str(error)) from error

    def cut(self) -> None:
        """Cut what sounds."""
        for channel in self._channels:
            if channel.get_busy():
                channel.fadeout(CUT_MS)

    def playing(self) -> bool:
        """Tell whether something still sounds."""
        return any(channel.get_busy() for channel in self._channels)

    def lost(self) -> bool:
        """Tell whether the system has reported, since the last call, that the device is gone."""
        if not self._watching:
            return False
        return any(event.type == pygame.AUDIODEVICEREMOVED for event in pygame.event.get())

    def close(self) -> None:
        """Give the device back."""
        pygame.mixer.quit()


def _watch_events() -> bool:
    """Begin to receive the library's events, and return whether that is possible.

    A device that has gone looks open and takes sound into nothing; only an event tells. On
    macOS the events belong to the main thread, and the system itself moves sound elsewhere.
    """
    if sys.platform == "darwin":
        return False
    try:
        pygame.display.init()
        pygame.event.get()
    except pygame.error:
        return False
    return True
