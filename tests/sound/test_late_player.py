"""The player that begins late: what it keeps for the device, and what it forgets."""

from __future__ import annotations

import threading
import time
from collections.abc import Sequence

import pytest

from sorry_a11y.sound import late_player
from sorry_a11y.sound.earcons import Cue, Earcon
from sorry_a11y.sound.late_player import LatePlayer
from sorry_a11y.sound.player import RecordingPlayer, SoundSettings, SoundState, SoundStatus

TURN = (Cue(Earcon.YOUR_TURN),)
BUMP = (Cue(Earcon.BUMP_OWN),)
LIVELY_S = 10.0


class SlowDevice(RecordingPlayer):
    """Opens when the test says so."""

    def __init__(self) -> None:
        super().__init__()
        self.opened = threading.Event()
        self.device = threading.Event()

    def open(self) -> None:
        self.opened.set()

    def status(self) -> SoundStatus:
        return SoundStatus(SoundState.OK if self.device.is_set() else SoundState.OPENING)


def eventually(played: RecordingPlayer, *wanted: Sequence[Cue]) -> bool:
    """Wait until exactly these cues were played."""
    end = time.monotonic() + LIVELY_S
    while played.played != [tuple(cues) for cues in wanted] and time.monotonic() < end:
        time.sleep(0.005)
    return played.played == [tuple(cues) for cues in wanted]


def test_the_first_cues_wait_for_the_device() -> None:
    """Issue 6: the first "your turn" is heard too, when the device is open."""
    device = SlowDevice()
    player = LatePlayer(device)
    player.play(TURN)
    assert not device.opened.is_set()
    player.open()
    assert device.opened.wait(LIVELY_S)
    assert device.played == []
    device.device.set()
    assert eventually(device, TURN)
    player.play(BUMP)
    assert device.played == [TURN, BUMP]
    player.close()


def test_a_key_ends_what_waits() -> None:
    """Issue 6: sounds are cut by the next key, also those that have not begun."""
    device = SlowDevice()
    player = LatePlayer(device)
    player.play(TURN)
    player.open()
    player.stop()
    player.play(BUMP)
    device.device.set()
    assert eventually(device, BUMP)
    player.close()


def test_a_device_that_opens_too_late_gets_no_old_sound(monkeypatch: pytest.MonkeyPatch) -> None:
    """A sound that comes seconds after its sentence tells the wrong story."""
    monkeypatch.setattr(late_player, "OPENING_S", 0.05)
    device = SlowDevice()
    player = LatePlayer(device)
    player.play(TURN)
    player.open()
    assert device.opened.wait(LIVELY_S)
    time.sleep(0.2)
    device.device.set()
    player.play(BUMP)
    assert eventually(device, BUMP)
    player.close()


def test_opening_delays_nobody() -> None:
    """Rule 18, for sounds: no call waits, whatever the device does."""
    device = SlowDevice()
    player = LatePlayer(device)
    began = time.perf_counter()
    player.open()
    player.open()
    for _ in range(1000):
        player.play(BUMP)
        player.stop()
    player.configure(SoundSettings(volume=10))
    player.close()
    assert time.perf_counter() - began < 1.0
    assert device.played == []
    assert device.settings.volume == 10


def test_a_closed_player_opens_nothing() -> None:
    """A game that ends at once leaves no device open behind it."""
    device = SlowDevice()
    player = LatePlayer(device)
    player.open()
    player.close()
    time.sleep(2 * late_player.REST_S)
    player.open()
    assert not device.opened.is_set()
