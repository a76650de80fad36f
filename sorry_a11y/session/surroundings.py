"""The surroundings of a screen: the settings, and calls that its endpoint makes after a while."""

from __future__ import annotations

from collections.abc import Callable

from sorry_a11y.settings.values import IN_PLAY, Settings
from sorry_a11y.sound.player import SoundSettings


class PendingCall:
    """A call that is still to come, unless it is cancelled.

    Attributes:
        has_rung: Whether it was made.
    """

    def __init__(self, call: Callable[[], None]) -> None:
        self.has_rung = False
        self._call: Callable[[], None] | None = call

    @property
    def is_cancelled(self) -> bool:
        """Tell whether nothing will be called any more: it was made, or cancelled."""
        return self._call is None

    def cancel(self) -> None:
        """Do not call any more. Harmless when it has called or was cancelled."""
        self._call = None

    def ring(self) -> None:
        """Call, unless it was cancelled. The alarm that made this object does it."""
        call, self._call = self._call, None
        if call:
            self.has_rung = True
            call()


Alarm = Callable[[float, Callable[[], None]], PendingCall]
"""Calls once after the given number of seconds, perhaps on a thread of its own."""


def sound_settings(settings: Settings) -> SoundSettings:
    """Return the settings as the player of sounds takes them."""
    return SoundSettings(settings.volume, settings.mono == "yes", settings.sound)


KeepSettings = Callable[[Settings], str | None]
"""Stores the settings that hold from now on, and returns a sentence if it could not, else None."""


class PlayerSettings:
    """The settings that hold, and what keeps them.

    Attributes:
        now: The settings that hold.
        settable: The names of the settings that have an effect here.
        tried_output: Whether the player has been asked how the game is heard.
    """

    def __init__(
        self, now: Settings, keep: KeepSettings | None = None,
        settable: tuple[str, ...] = IN_PLAY,
    ) -> None:
        self.now = now
        self.settable = settable
        self.tried_output = False
        self._keep = keep
        self._lost: str | None = None

    def change(self, settings: Settings) -> None:
        """Hold other settings from now on, and keep them."""
        self.now = settings
        self._lost = self._keep(settings) if self._keep else None

    def take_lost(self) -> str | None:
        """Return, only once, a sentence that the last change could not be kept; else None."""
        lost, self._lost = self._lost, None
        return lost
