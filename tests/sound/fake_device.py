"""A sound device without sound, which can be busy, missing, stuck, and go away."""

from __future__ import annotations

from dataclasses import dataclass, field

from sorry_a11y.sound.playback import Device, SoundError
from sorry_a11y.sound.player import SoundState


@dataclass
class FakeDevice:
    """Notes what it is asked for. `is_lost`, `is_playing` and `fault` can be set."""

    driver: str = "fake"
    started: list[bytes] = field(default_factory=list)
    cuts: int = 0
    closed: bool = False
    is_playing: bool = False
    is_lost: bool = False
    fault: Exception | None = None

    def start(self, stereo: bytes) -> None:
        """Note the sound, or raise the fault."""
        if self.fault is not None:
            raise self.fault
        self.started.append(stereo)

    def cut(self) -> None:
        """Count the cut."""
        self.cuts += 1

    def playing(self) -> bool:
        """Tell what was set."""
        return self.is_playing

    def lost(self) -> bool:
        """Tell what was set, once."""
        lost, self.is_lost = self.is_lost, False
        return lost

    def close(self) -> None:
        """Note the end."""
        self.closed = True


class FakeSystem:
    """Opens one after another what `devices` holds, or raises it; then there is no device."""

    def __init__(self, *devices: FakeDevice | SoundError) -> None:
        self.devices = list(devices)
        self.opened = 0

    def open(self) -> Device:
        """Open the next device. Raises SoundError if that is what comes next."""
        self.opened += 1
        found = self.devices.pop(0) if self.devices else SoundError(SoundState.NO_DEVICE, "none")
        if isinstance(found, SoundError):
            raise found
        return found
