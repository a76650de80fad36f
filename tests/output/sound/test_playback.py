"""Who works with the device: what happens when it is missing, busy, stuck or taken away."""

from __future__ import annotations

import time

import pytest

from sorry_a11y.output.sound import device_player
from sorry_a11y.output.sound.device_player import Job, Playback
from sorry_a11y.output.sound.earcons import Cue, Earcon
from sorry_a11y.output.sound.player import SoundError, SoundState
from sorry_a11y.output.sound.sdl import state_of
from tests.output.sound.fake_device import FakeDevice, FakeSystem

HOME = [Cue(Earcon.HOME)]
BUSY = SoundError(SoundState.BUSY, "held")


def playback_of(system: FakeSystem) -> Playback:
    """Return an opened playback with the game's own sounds."""
    playback = Playback(None, system.open, lambda: False)
    playback.open()
    return playback


def job(*earcons: Earcon) -> Job:
    """Return a job that no busy machine makes late."""
    return Job(tuple(Cue(earcon) for earcon in earcons), 1.0, time.monotonic() + 60)


def test_a_busy_device_is_told_and_tried_again_later(monkeypatch: pytest.MonkeyPatch) -> None:
    """Promise: while another program holds the device there is silence; then sound comes back."""
    device = FakeDevice()
    system = FakeSystem(BUSY, device)
    playback = playback_of(system)
    assert (playback.status.state, playback.status.detail) == (SoundState.BUSY, "held")
    playback.perform(job(Earcon.HOME))
    assert system.opened == 1
    monkeypatch.setattr(playback, "_retry_at", 0.0)
    playback.perform(job(Earcon.HOME))
    assert playback.status.state is SoundState.OK
    assert len(device.started) == 1


def test_vain_attempts_become_rarer(monkeypatch: pytest.MonkeyPatch) -> None:
    """Promise: a computer without sound is not troubled at every key for a whole evening."""
    now = 1000.0
    monkeypatch.setattr(time, "monotonic", lambda: now)
    system = FakeSystem()
    playback = playback_of(system)
    for _ in range(2000):
        now += 1.0
        playback.perform(Job((HOME[0],), 1.0, now))
    assert 5 <= system.opened <= 12


@pytest.mark.parametrize(
    "fault", [SoundError(SoundState.WENT_AWAY, "gone"), ZeroDivisionError("x")]
)
def test_a_fault_while_playing_ends_in_silence(fault: Exception) -> None:
    """Promise: whatever the sound library raises, the game never sees it."""
    device = FakeDevice()
    device.fault = fault
    playback = playback_of(FakeSystem(device))
    playback.perform(job(Earcon.HOME))
    assert playback.status.state is SoundState.WENT_AWAY
    assert device.closed
    playback.perform(job(Earcon.HOME))


@pytest.mark.parametrize(
    ("message", "state"),
    [
        ("ALSA: Couldn't open audio device: Device or resource busy", SoundState.BUSY),
        ("WASAPI: AUDCLNT_E_DEVICE_IN_USE", SoundState.BUSY),
        ("ALSA: Couldn't open audio device: No such file or directory", SoundState.NO_DEVICE),
    ],
)
def test_a_busy_device_is_told_from_a_missing_one(message: str, state: SoundState) -> None:
    """Promise: the status tells who holds no device from who must close another program."""
    assert state_of(message) is state


def test_missing_sound_files_are_told_and_the_device_is_given_back(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Promise: a broken installation is named as such."""

    def missing(earcon: Earcon) -> bytes:
        raise FileNotFoundError(earcon.value)

    monkeypatch.setattr(device_player, "stock", missing)
    device = FakeDevice()
    playback = playback_of(FakeSystem(device))
    assert playback.status.state is SoundState.NO_FILES
    assert device.closed
