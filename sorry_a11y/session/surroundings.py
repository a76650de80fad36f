"""The surroundings of a screen: ports to time, which its endpoint implements.

No package up to `client` starts a thread or a timer or opens a file: it is given one of these.
"""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from typing import NamedTuple

from sorry_a11y.settings.values import Settings
from sorry_a11y.sound.player import SoundSet, SoundSettings


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


class Surroundings(NamedTuple):
    """The ports of one endpoint.

    Attributes:
        alarm: Calls after a while.
        now: Returns the time on the player's clock.
    """

    alarm: Alarm
    now: Callable[[], datetime]


def sound_settings(settings: Settings) -> SoundSettings:
    """Return the settings as the player of sounds takes them."""
    return SoundSettings(settings.volume, settings.mono == "yes", SoundSet(settings.sound))
