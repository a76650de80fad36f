"""A player that sounds to nobody."""

from __future__ import annotations

from collections.abc import Sequence

from sorry_a11y.output.sound.earcons import Cue
from sorry_a11y.output.sound.player import Player, SoundSettings, SoundState, SoundStatus


class RecordingPlayer(Player):
    """A player that notes what it is asked for.

    `played` has the cues of each `play` that the settings leave audible, `stops` counts the
    calls of `stop`.
    """

    def __init__(self, settings: SoundSettings | None = None) -> None:
        self.settings = settings or SoundSettings()
        self.played: list[tuple[Cue, ...]] = []
        self.stops = 0
        self._state = SoundState.WAITING

    def open(self) -> None:
        self._state = SoundState.OK

    def play(self, cues: Sequence[Cue]) -> None:
        """Note the cues, unless none is left or the player is closed."""
        selected = self.settings.select(cues)
        if selected and self._state is not SoundState.CLOSED:
            self.played.append(selected)

    def stop(self) -> None:
        self.stops += 1

    def configure(self, settings: SoundSettings) -> None:
        self.settings = settings

    def status(self) -> SoundStatus:
        return SoundStatus(self._state)

    def close(self) -> None:
        self._state = SoundState.CLOSED
