"""The interface of every player of sounds, and the player that plays nothing."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum

from sorry_a11y.core.rules.value import Value
from sorry_a11y.output.sound.earcons import SHORT_SET, Cue


class SoundSettings(Value):
    """Settings of the sounds.

    Attributes:
        volume: 0 (silent) to 100; half of it sounds about half as loud.
        mono: Whether every sound is in the middle.
        which: "full" for all sounds, "short" for the short set, "off" for none.

    Raises:
        ValueError: The volume is out of range.
    """

    volume: int = 100
    mono: bool = False
    which: str = "full"

    def _settle(self) -> None:
        if not 0 <= self.volume <= 100:
            raise ValueError(f"volume beyond 0 to 100: {self.volume}")

    @property
    def audible(self) -> bool:
        """Tell whether anything is played at all."""
        return self.volume > 0 and self.which != "off"

    @property
    def amplitude(self) -> float:
        """Return the factor, 0 to 1, by which every sample is multiplied (50 is -12 dB)."""
        return (self.volume / 100) ** 2

    def select(self, cues: Sequence[Cue]) -> tuple[Cue, ...]:
        """Return what is left of some cues under these settings."""
        if not self.audible:
            return ()
        short = self.which == "short"
        kept = [cue for cue in cues if not short or cue.earcon in SHORT_SET]
        return tuple(cue.centred() if self.mono else cue for cue in kept)


class SoundState(StrEnum):
    """The state of the sound."""

    OFF = "off"
    """Switched off, or a player that plays nothing."""
    WAITING = "waiting"
    """Not opened yet."""
    OPENING = "opening"
    """The device is being opened."""
    OK = "ok"
    """The device is open."""
    NO_LIBRARY = "no-library"
    """The sound library is not installed, or does not load."""
    NO_FILES = "no-files"
    """The game's own sound files are not installed."""
    NO_DEVICE = "no-device"
    """There is no device, or it cannot be opened; it is tried again now and then."""
    BUSY = "busy"
    """Another program holds the device; it is tried again now and then."""
    WENT_AWAY = "went-away"
    """The device was open and is gone or takes no more sound; it is tried again now and then."""
    CLOSED = "closed"
    """The player has been closed."""


class SoundStatus(Value):
    """The state of the sound for a page of diagnosis.

    Attributes:
        state: The state.
        detail: The system's own words, or the name of the driver in use; may be empty.
        problems: A line for each sound file that is not used, with the reason.
    """

    state: SoundState
    detail: str = ""
    problems: tuple[str, ...] = ()


class SoundError(Exception):
    """Raised if there is no sound.

    Args:
        state: The reason.
        detail: The system's own words.
    """

    def __init__(self, state: SoundState, detail: str) -> None:
        super().__init__(detail)
        self.state = state


class Player:
    """The base of players of earcons, which itself plays nothing.

    No method raises, waits for a device or writes anything anywhere.
    """

    def open(self) -> None:
        """Begin to open the device in the background; call it once the first line is out."""

    def play(self, cues: Sequence[Cue]) -> None:
        """Cut what sounds and play cues one after another, in two seconds at most.

        To fit, gaps shrink first, then long clips are shortened, then the later cues are
        dropped. Returns at once.
        """

    def stop(self) -> None:
        """Cut what sounds, if anything. Returns at once."""

    def configure(self, settings: SoundSettings) -> None:
        """Use other settings from the next `play` on."""

    def status(self) -> SoundStatus:
        """Return the state of the sound."""
        return SoundStatus(SoundState.OFF)

    def close(self) -> None:
        """Cut what sounds and give the device back. Nothing is played any more."""
