"""The real device without a loudspeaker: recorded to a file, into nothing, or not to be had."""

from __future__ import annotations

import re
import signal
import sys
from pathlib import Path

import numpy as np
import pytest

from sorry_a11y.output.sound.sdl import LIBRARY_NAMES, SdlDevice, library_told
from tests.harness.waiting import until
from tests.output.sound.measures import RATE, SOUNDS, load
from tests.output.sound.recording import Step, record, session, told


def test_a_sequence_is_the_clips_in_turn(tmp_path: Path) -> None:
    """Promise: the clips of a sequence are played whole, in order, 60 ms apart."""
    names = ["start_exit", "bump_opponent", "home"]
    steps: list[Step] = [["play", [[name] for name in names]], ["hear"]]
    left, _ = record(tmp_path / "three", steps)
    gap = np.zeros(RATE * 60 // 1000)
    pieces = [load(SOUNDS / f"{names[0]}.wav")]
    for name in names[1:]:
        pieces += [gap, load(SOUNDS / f"{name}.wav")]
    wanted = np.trim_zeros(np.round(np.concatenate(pieces) * np.sqrt(0.5), 4))
    heard = np.trim_zeros(np.round(left, 4))
    assert abs(len(heard) - len(wanted)) < 100
    shared = min(len(heard), len(wanted))
    best = max(
        np.corrcoef(heard[shift : shift + shared - 100], wanted[: shared - 100])[0, 1]
        for shift in range(60)
    )
    assert best > 0.99


def test_the_next_play_cuts_the_last_one(tmp_path: Path) -> None:
    """Promise: sounds of two keys never pile up."""
    win: list[Step] = [["play", [["win", -1, -1]]], ["wait", 0.3]]
    left, right = record(tmp_path / "next", [*win, ["play", [["home", 1, 1]]], ["hear"]])
    both = (np.abs(left) > 0.003) & (np.abs(right) > 0.003)
    assert np.max(np.abs(right)) > 0.01
    assert np.sum(both) < RATE // 10


def test_a_sound_goes_on_while_python_stands_still(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Promise: whatever keeps the interpreter's lock, a bot that thinks or the collecting of
    garbage, a sound that has begun goes on meanwhile."""
    heard = tmp_path / "heard.raw"
    monkeypatch.setenv("SDL_AUDIODRIVER", "disk")
    monkeypatch.setenv("SDL_DISKAUDIOFILE", str(heard))
    device = SdlDevice()
    try:
        device.start(bytes([1]) * (4 * 60 * RATE))
        assert until(lambda: heard.stat().st_size > RATE)
        played = 0
        while played < RATE:
            before = heard.stat().st_size
            sum(range(30_000_000))  # one call into C, which lets no other thread of Python run
            played += heard.stat().st_size - before
    finally:
        device.close()


def no_device(driver: str) -> dict[str, str]:
    """Return the environment in which a driver finds no device."""
    return {"ALSA_CONFIG_PATH": "/nowhere/alsa.conf"} if driver == "alsa" else {}


@pytest.mark.parametrize("driver", ["alsa", "nosuchdriver"])
def test_without_a_device_there_is_silence_and_a_status(driver: str) -> None:
    """Promise: no device costs nothing but the sound: no line on the error output, no word on
    the output, no exception, and the status says what the system said."""
    steps: list[Step] = [["open"], ["settle"], ["play", [["home"]]], ["stop"], ["play", [["win"]]]]
    report = told(session(driver, steps, no_device(driver)))
    assert report["state"] == "no-device"
    assert report["detail"]


def test_without_the_library_there_is_silence_and_a_status(tmp_path: Path) -> None:
    """Promise: a missing or broken sound library costs nothing but the sound."""
    library = tmp_path / "sdl2dll" / "dll" / LIBRARY_NAMES.get(sys.platform, "libSDL2-2.0.so")
    library.parent.mkdir(parents=True)
    (tmp_path / "sdl2dll" / "__init__.py").touch()
    library.write_bytes(b"this one is broken")
    steps: list[Step] = [["open"], ["settle"], ["play", [["home"]]], ["wait", 0.2]]
    report = told(session("dummy", steps, {"PYTHONPATH": str(tmp_path)}))
    assert report["state"] == "no-library"
    assert str(library) in report["detail"]


def test_the_library_tells_its_version_without_a_device() -> None:
    """Promise of the doctor's report: which SDL is used is told also where no device is, as a
    version and the file."""
    assert re.fullmatch(r"SDL 2\.\d+\.\d+, .*SDL2.*", library_told())


def test_nothing_of_the_sound_library_is_python() -> None:
    """Promise: its start-up cost, that of loading one file, is not paid before it is wanted, and
    neither the package around the file nor a library of numbers is loaded at all; and a device that
    is not closed keeps no program from ending."""
    assert told(session("dummy", [["play", [["win"]]], ["wait", 0.1]]))["imported"] == []
    report = told(session("dummy", [["open"], ["settle"], ["play", [["win"]]]]))
    assert (report["state"], report["imported"]) == ("ok", ["sorry_a11y.output.sound.sdl"])


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such signal")
def test_the_program_still_ends_when_told_to() -> None:
    """Promise: the sound library does not keep the termination signal from the program."""
    ended = session("dummy", [["open"], ["settle"], ["terminate"]])
    assert ended.returncode == -signal.SIGTERM
