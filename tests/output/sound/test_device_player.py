"""The player: it never waits, whatever becomes of the device, and it tells how it fares."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from sorry_a11y.output.sound import device_player
from sorry_a11y.output.sound.clips import read_wave, render, stock
from sorry_a11y.output.sound.device_player import DevicePlayer
from sorry_a11y.output.sound.earcons import Cue, Earcon
from sorry_a11y.output.sound.player import Player, SoundSettings, SoundState
from sorry_a11y.output.sound.sdl import SdlDevice
from tests.harness.waiting import until
from tests.output.sound.fake_device import FakeDevice, FakeSystem
from tests.output.sound.recording_player import RecordingPlayer

LIVELY_S = 20.0
"""No test waits longer than this for another thread; it takes a moment."""

HOME = [Cue(Earcon.HOME)]
TURN = [Cue(Earcon.YOUR_TURN)]


class SlowSystem:
    """Opens its device when the test says so."""

    def __init__(self, takes_s: float = 6 * LIVELY_S) -> None:
        self.device = FakeDevice()
        self.has_opened = False
        self.asked = threading.Event()
        self.may_open = threading.Event()
        self._takes_s = takes_s

    def open(self) -> SdlDevice:
        self.asked.set()
        self.may_open.wait(self._takes_s)
        self.has_opened = True
        return self.device


@pytest.fixture
def slow() -> Iterator[SlowSystem]:
    """A system whose device hangs until the test, or its end, lets it go."""
    system = SlowSystem()
    yield system
    system.may_open.set()


@pytest.fixture(autouse=True)
def never_late(monkeypatch: pytest.MonkeyPatch) -> None:
    """No sound is late on a busy machine."""
    monkeypatch.setattr(device_player, "_STALE_S", LIVELY_S)


def sound_of(*cues: Cue, amplitude: float = 1.0) -> bytes:
    """Return the samples that a device is given for some cues."""
    clips = {cue.earcon: read_wave(stock(cue.earcon)) for cue in cues}
    return render(cues, clips, amplitude)


def opened(system: FakeSystem, settings: SoundSettings | None = None) -> DevicePlayer:
    player = DevicePlayer(settings, opener=system.open)
    player.open()
    player.settle(LIVELY_S)
    return player


def test_cues_arrive_with_their_places_and_volume() -> None:
    """Promise: a cue reaches the device with its place, gain and volume."""
    device, cue = FakeDevice(), Cue(Earcon.BUMP_OWN, -0.5, 0.5, -2)
    player = opened(FakeSystem(device), SoundSettings(volume=50))
    player.play([cue])
    assert until(lambda: device.started == [sound_of(cue, amplitude=0.25)])
    player.close()


def test_the_first_cues_wait_for_the_device(
    slow: SlowSystem, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Promise: the first "your turn" is heard too, when the device is open, and nothing is opened
    before the first reply is out."""
    player = DevicePlayer(opener=slow.open)
    player.play(TURN)
    assert player.status().state is SoundState.WAITING
    player.open()
    assert slow.asked.wait(LIVELY_S)
    monkeypatch.setattr(device_player, "OPENING_S", LIVELY_S)
    monkeypatch.setattr(device_player, "_STALE_S", 1.0)
    time.sleep(1.2)  # longer than any other sound may be late
    slow.may_open.set()
    assert until(lambda: slow.device.started == [sound_of(*TURN)])
    monkeypatch.setattr(device_player, "_STALE_S", LIVELY_S)
    player.play(HOME)
    assert until(lambda: slow.device.started == [sound_of(*TURN), sound_of(*HOME)])
    player.close()


def test_a_key_ends_what_waits(slow: SlowSystem) -> None:
    """Promise: sounds are cut by the next key, also those that have not begun; of several keys'
    the newest is heard."""
    player = DevicePlayer(opener=slow.open)
    player.play(TURN)
    player.open()
    player.stop()
    for _ in range(50):
        player.play(TURN)
    player.play(HOME)
    slow.may_open.set()
    assert until(lambda: bool(slow.device.started))
    assert slow.device.started == [sound_of(*HOME)]
    player.close()


def test_a_device_that_opens_too_late_gets_no_old_sound(
    slow: SlowSystem, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Promise: a sound that comes seconds after its sentence is not played: it would tell the
    wrong story."""
    monkeypatch.setattr(device_player, "OPENING_S", 0.05)
    monkeypatch.setattr(device_player, "_STALE_S", 0.1)
    player = DevicePlayer(opener=slow.open)
    player.play(TURN)
    player.open()
    assert slow.asked.wait(LIVELY_S)
    time.sleep(0.2)
    slow.may_open.set()
    player.settle(LIVELY_S)
    monkeypatch.setattr(device_player, "_STALE_S", LIVELY_S)
    player.play(HOME)
    assert until(lambda: slow.device.started == [sound_of(*HOME)])
    player.close()


def test_a_device_that_hangs_holds_up_nobody(slow: SlowSystem) -> None:
    """Promise: while the system hangs, thousands of keys and the farewell go on."""
    player = DevicePlayer(opener=slow.open)
    player.open()
    for _ in range(5000):
        player.play([Cue(earcon) for earcon in Earcon])
        player.stop()
    assert player.settle(0.05).state is SoundState.OPENING
    player.close()
    assert not slow.has_opened, "something waited for the device"
    assert player.status().state is SoundState.CLOSED
    assert not slow.device.started


def test_a_device_that_hangs_while_it_takes_a_sound_holds_up_nobody() -> None:
    """Promise: `play` and `stop` come back though the device has not taken the sound before; the
    newest is what it gets when it goes on."""
    device, taking, go_on = FakeDevice(), threading.Event(), threading.Event()
    start = device.start

    def start_late(stereo: bytes) -> None:
        taking.set()
        assert go_on.wait(LIVELY_S)
        start(stereo)

    device.start = start_late  # type: ignore[method-assign]
    player = opened(FakeSystem(device))
    player.play(TURN)
    assert taking.wait(LIVELY_S)
    for _ in range(1000):
        player.play(TURN)
        player.stop()
    player.play(HOME)
    assert device.started == []
    go_on.set()
    assert until(lambda: device.started[-1:] == [sound_of(*HOME)])
    player.close()


def test_no_thread_to_be_had_costs_the_sound_only(monkeypatch: pytest.MonkeyPatch) -> None:
    """Promise: on a computer at its limits there is silence and a status."""

    def fail(_: threading.Thread) -> None:
        raise RuntimeError("can't start new thread")

    monkeypatch.setattr(threading.Thread, "start", fail)
    player = DevicePlayer(opener=FakeSystem().open)
    player.open()
    player.play(HOME)
    assert player.settle(LIVELY_S).state is SoundState.WENT_AWAY
    player.close()


def test_settings_take_effect_at_the_next_play() -> None:
    """Promise: sound can be switched on and off during a game; off opens nothing."""
    device = FakeDevice()
    system = FakeSystem(device)
    player = opened(system, SoundSettings(which="off"))
    player.play(HOME)
    assert (player.status().state, player._thread) == (SoundState.OFF, None)
    player.configure(SoundSettings())
    assert player.status().state is SoundState.WAITING
    player.play(HOME)
    assert until(lambda: device.started == [sound_of(*HOME)])
    player.configure(SoundSettings(which="off"))
    player.play(HOME)
    assert until(lambda: device.cuts == 1)
    player.close()
    assert (system.opened, len(device.started)) == (1, 1)


def test_a_closed_player_stays_silent() -> None:
    """Promise: after the farewell nothing sounds, and closing twice is no error."""
    device = FakeDevice()
    player = opened(FakeSystem(device))
    assert player.status().state is SoundState.OK
    player.close()
    player.close()
    player.play(HOME)
    player.stop()
    player.open()
    assert device.closed
    assert not device.started
    assert player.status().state is SoundState.CLOSED


def test_a_player_that_is_not_used_starts_nothing() -> None:
    """Promise: building a player costs the start of the game no thread, and no device stays open
    behind a game that was left before it was."""
    before, system = threading.active_count(), FakeSystem(FakeDevice())
    player = DevicePlayer(opener=system.open)
    player.play(HOME)
    player.stop()
    assert player.settle(LIVELY_S).state is SoundState.WAITING
    assert threading.active_count() == before
    player.open()
    player.close()
    assert system.opened == 0


def test_a_folder_that_is_not_there_is_told(tmp_path: Path) -> None:
    """Promise: a mistyped folder of sounds costs nothing, and the status names it."""
    player = DevicePlayer(folder=tmp_path / "nowhere", opener=FakeSystem(FakeDevice()).open)
    player.open()
    assert "nowhere" in player.settle(LIVELY_S).problems[0]
    player.close()


def _device_player() -> Player:
    return DevicePlayer(opener=FakeSystem(FakeDevice()).open)


@pytest.mark.parametrize("make", [Player, RecordingPlayer, _device_player])
def test_every_player_takes_every_call_in_any_order(make: Callable[[], Player]) -> None:
    """Promise: the game need not know which player it has; no call raises."""
    player = make()
    player.stop()
    player.play([])
    player.configure(SoundSettings(volume=0))
    player.open()
    player.play(HOME)
    player.stop()
    player.close()
    assert player.status().state in SoundState
    player.play(HOME)
