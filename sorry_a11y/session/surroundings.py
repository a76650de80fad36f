"""The surroundings of a screen: ports to time, files and sound, which its endpoint implements.

No package up to `client` starts a thread or a timer or opens a file: it is given one of these.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime
from typing import Protocol

from sorry_a11y.settings.values import Settings
from sorry_a11y.sound.player import Player, SoundSet, SoundSettings


class PendingCall:
    """A call that is still to come, unless it is cancelled."""

    def __init__(self, call: Callable[[], None]) -> None:
        self._call: Callable[[], None] | None = call

    @property
    def is_cancelled(self) -> bool:
        """Tell whether nothing will be called any more."""
        return self._call is None

    def cancel(self) -> None:
        """Do not call any more. Harmless when it has called or was cancelled."""
        self._call = None

    def ring(self) -> None:
        """Call, unless it was cancelled. Done by the alarm that made the timer."""
        if call := self._call:
            call()


Alarm = Callable[[float, Callable[[], None]], PendingCall]
"""Calls once after the given number of seconds, from any thread."""


class HomeFolder(Protocol):
    """The folder in which the game keeps its files, each known by its name."""

    def read(self, name: str, most: int) -> bytes:
        """Return at most ``most`` bytes of a regular file. Raises OSError."""

    def replace(self, name: str, data: bytes) -> None:
        """Put a whole file in the place of the one before, private to the user. Raises OSError."""

    def remove(self, name: str) -> None:
        """Remove a file, if there is one. Raises OSError."""


@dataclass(frozen=True, slots=True)
class Surroundings:
    """The ports of one endpoint.

    ``alarm``: calls after a while. ``clock``: seconds that only go forward. ``now``: the time on
    the player's clock. ``home``: the game's folder, None where nothing is kept. ``sound``: plays
    earcons. ``language``: of the player's system.
    """

    alarm: Alarm
    clock: Callable[[], float]
    now: Callable[[], datetime]
    home: HomeFolder | None
    sound: Player
    language: str


def sound_settings(settings: Settings) -> SoundSettings:
    """Return the settings as the player of sounds takes them."""
    return SoundSettings(settings.volume, settings.mono == "yes", SoundSet(settings.sound))
