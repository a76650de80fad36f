"""The settings of a player, who may change them."""

from __future__ import annotations

from collections.abc import Callable

from sorry_a11y.settings.values import IN_PLAY, Settings

KeepSettings = Callable[[Settings], str | None]
"""Keeps the settings that hold from now on; a sentence where that cannot be."""


class PlayerSettings:
    """The settings that hold, and what keeps them.

    Attributes:
        now: The settings that hold.
        settable: Names of those that mean something here.
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
        """Return once a sentence that the last change could not be kept; None if it could."""
        lost, self._lost = self._lost, None
        return lost
