"""Things that a screen is given: the settings, and calls that its frontend makes after a while."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from sorry_a11y.output.sound.player import SoundSettings
from sorry_a11y.store.disk import Disk
from sorry_a11y.ui.settings.values import IN_PLAY, Settings


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
        """True if nothing will be called any more: the call was made, or cancelled."""
        return self._call is None

    def cancel(self) -> None:
        """Never make the call; harmless if it was made or cancelled."""
        self._call = None

    def ring(self) -> None:
        """Make the call, unless it was cancelled. The alarm that made this object calls `ring`."""
        call, self._call = self._call, None
        if call:
            self.has_rung = True
            call()


Alarm = Callable[[float, Callable[[], None]], PendingCall]
"""A function that makes a call once after so many seconds."""


def sound_settings(settings: Settings) -> SoundSettings:
    """Return the settings of sounds."""
    return SoundSettings(settings.volume, settings.mono == "yes", settings.sound)


KeepSettings = Callable[[Settings], str | None]
"""A function that stores the settings that hold from now on. It returns a sentence if it could not,
else None."""


class PlayerSettings:
    """The settings that hold, and the function that stores them.

    Args:
        now: The settings to begin with.
        keep: The function that stores changed settings; None if nothing does.
        settable: The names of the settings that can be changed here.
        disk: The disk on which they are stored; one that does it at once unless given.

    Attributes:
        now: The settings that hold.
        settable: As given.
        tried_output: Whether the player has been asked how the game is heard.
    """

    def __init__(
        self,
        now: Settings,
        keep: KeepSettings | None = None,
        settable: tuple[str, ...] = IN_PLAY,
        disk: Disk | None = None,
    ) -> None:
        self.now = now
        self.settable = settable
        self.tried_output = False
        self._keep = keep
        self._disk = disk or Disk()
        self._lost: str | None = None

    def change(self, settings: Settings) -> None:
        """Hold other settings from now on, and store them."""
        self.now = settings
        if self._keep:
            self._disk.do(partial(self._store, self._keep, settings))

    def _store(self, keep: KeepSettings, settings: Settings) -> None:
        self._lost = keep(settings)

    def take_lost(self) -> str | None:
        """Return, only once, a sentence that the last change could not be stored; else None."""
        lost, self._lost = self._lost, None
        return lost
