"""A sound device without sound, which can be busy, missing, stuck, and go away."""

from __future__ import annotations

from sorry_a11y.output.sound.player import SoundError, SoundState
from sorry_a11y.output.sound.sdl import SdlDevice


class FakeDevice(SdlDevice):
    """Notes what it is asked for. `is_lost`, `is_playing` and `fault` can be set."""

    def __init__(self) -> None:
        self.started: list[bytes] = []
        self.cuts = 0
        self.closed = False
        self.is_playing = False
        self.is_lost = False
        self.fault: Exception | None = None

    @property
    def driver(self) -> str:
        return "fake"

    def start(self, stereo: bytes) -> None:
        if self.fault is not None:
            raise self.fault
        self.started.append(stereo)

    def cut(self) -> None:
        self.cuts += 1

    def playing(self) -> bool:
        return self.is_playing

    def lost(self) -> bool:
        lost, self.is_lost = self.is_lost, False
        return lost

    def close(self) -> None:
        self.closed = True


class FakeSystem:
    """Opens one after another what `devices` holds, or raises it; then there is no device."""

    def __init__(self, *devices: FakeDevice | SoundError) -> None:
        self.devices = list(devices)
        self.opened = 0

    def open(self) -> SdlDevice:
        """Open the next device. Raises SoundError if that is what comes next."""
        self.opened += 1
        found = self.devices.pop(0) if self.devices else SoundError(SoundState.NO_DEVICE, "none")
        if isinstance(found, SoundError):
            raise found
        return found
