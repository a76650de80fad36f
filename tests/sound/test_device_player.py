"""The player: it never waits, whatever becomes of the sound process, and it tells how it fares."""

from __future__ import annotations

import json
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from sorry_a11y.sound import device_player
from sorry_a11y.sound.device_player import DevicePlayer
from sorry_a11y.sound.earcons import Cue, Earcon
from sorry_a11y.sound.message import Job, job_line, read_job, read_status, status_line
from sorry_a11y.sound.player import (
    Player,
    RecordingPlayer,
    SilentPlayer,
    SoundSet,
    SoundSettings,
    SoundState,
    SoundStatus,
)
from sorry_a11y.sound.process import server_command, server_environment

LIVELY_S = 20.0
"""No test waits longer than this for another thread or process; it takes a moment."""

HOME = [Cue(Earcon.HOME)]

WRITER = """
import sys, time
sys.stdout.write('["ok", "fake", []]\\n'); sys.stdout.flush()
with open({notes!r}, "ab") as notes:
    for line in sys.stdin.buffer:
        notes.write(line); notes.flush()
        time.sleep({nap})
"""
"""A sound process that notes every job it is sent, resting after each."""


def python(program: str) -> list[str]:
    """Return the command that runs a program in place of the sound process."""
    return [sys.executable, "-c", program]


def writer(notes: Path, nap: float = 0.0) -> list[str]:
    """Return the command of a process that notes its jobs in a file."""
    return python(WRITER.format(notes=str(notes), nap=nap))


def noted(notes: Path) -> list[list[Any]]:
    """Return the jobs noted so far: the cues of each."""
    lines = notes.read_text().splitlines() if notes.exists() else []
    return [json.loads(line)[0] for line in lines]


def eventually(true: Callable[[], bool]) -> None:
    """Wait until something is true; fail if it does not become so."""
    end = time.monotonic() + LIVELY_S
    while not true():
        assert time.monotonic() < end
        time.sleep(0.002)


def within(limit_s: float, work: Callable[[], None]) -> None:
    """Do something on another thread, and fail if it is not done in so many seconds."""
    done = threading.Event()

    def run() -> None:
        work()
        done.set()

    threading.Thread(target=run, daemon=True).start()
    assert done.wait(limit_s)


def test_messages_survive_the_way() -> None:
    """Promise: the sound process plays what the game asks for, and its status comes back."""
    job = Job((Cue(Earcon.SLIDE, -0.8, 0.25, -1.5), Cue(Earcon.HOME)), 0.25, 12.5)
    assert read_job(job_line(job)) == job
    status = SoundStatus(SoundState.BUSY, "held by \\u2028 another\nprogram", ("home.wav: empty",))
    assert status_line(status).count(b"\n") == 1
    assert read_status(status_line(status)) == status


@pytest.mark.parametrize(
    "line", [b"", b"x", b"[]", b"1", b"[[[]], 1, 2]", b'[[["nosuch"]], 1, 2]', b'["ok", "", 3]']
)
def test_other_lines_are_refused(line: bytes) -> None:
    """Promise: a word astray on the line between the processes is not taken for a message."""
    with pytest.raises(ValueError):  # noqa: PT011 - which one of several does not matter
        read_job(line)
    with pytest.raises(ValueError):  # noqa: PT011
        read_status(line)


def test_jobs_arrive_with_their_places_and_volume(tmp_path: Path) -> None:
    """Promise: a cue reaches the sound process with its place, gain and volume."""
    notes = tmp_path / "notes"
    player = DevicePlayer(SoundSettings(volume=50), command=writer(notes))
    player.play([Cue(Earcon.BUMP_OWN, -0.5, 0.5, -2)])
    eventually(lambda: len(noted(notes)) == 1)
    player.close()
    cues, amplitude, _ = json.loads(notes.read_text())
    assert (cues, amplitude) == ([["bump_own", -0.5, 0.5, -2]], 0.25)


def test_the_newest_of_many_plays_overtakes_the_others(tmp_path: Path) -> None:
    """Promise: a process that is slow gets the last key's sounds, not a queue of old ones."""
    notes = tmp_path / "notes"
    hanging = python("import time; time.sleep(60)")
    player = DevicePlayer(command=hanging)
    player._command = writer(notes)
    with player._wake:
        # while the lock is held the thread cannot take a job, as if it were busy
        for _ in range(50):
            player._job = Job((Cue(Earcon.WIN),), 1.0, time.monotonic())
    player.play(HOME)
    eventually(lambda: len(noted(notes)) == 1)
    player.close()
    assert [cues[0][0] for cues in noted(notes)] == ["home"]


def test_a_process_that_takes_nothing_holds_up_nobody() -> None:
    """Promise: while the sound process hangs, thousands of keys and the farewell go on."""
    player = DevicePlayer(command=python("import time; time.sleep(60)"))

    def use() -> None:
        player.open()
        for _ in range(5000):
            player.play([Cue(earcon) for earcon in Earcon])
            player.stop()
        assert player.settle(0.05).state is SoundState.OPENING
        player.close()

    within(LIVELY_S, use)
    assert player.status().state is SoundState.CLOSED
    assert player._process is not None
    assert not player._process.running()


def test_a_process_that_cannot_be_started_costs_the_sound_only(tmp_path: Path) -> None:
    """Promise: where no process may be started there is silence and a status."""
    player = DevicePlayer(command=[str(tmp_path / "nowhere")])
    player.open()
    assert player.settle(LIVELY_S).state is SoundState.WENT_AWAY
    player.play(HOME)
    player.close()


def test_a_process_that_crashes_is_told_and_started_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Promise: a fault of the sound library ends neither the game nor the sound for good."""
    monkeypatch.setattr(device_player, "RESTART_S", (0.0,))
    notes = tmp_path / "notes"
    player = DevicePlayer(command=python("import os; os.abort()"))
    player.open()
    assert player.settle(LIVELY_S).state is SoundState.WENT_AWAY
    player._command = writer(notes)

    def heard() -> bool:
        player.play(HOME)
        return bool(noted(notes))

    eventually(heard)
    assert player.status().state is SoundState.OK
    player.close()


def test_a_process_that_keeps_crashing_is_not_started_at_every_key(tmp_path: Path) -> None:
    """Promise: a broken sound library does not keep the computer busy."""
    notes = tmp_path / "notes"
    program = f"open({str(notes)!r}, 'a').write('started ')"
    player = DevicePlayer(command=python(program))
    for _ in range(100):
        player.play(HOME)
        time.sleep(0.01)
    player.close()
    assert notes.read_text() == "started "


def test_what_the_process_writes_is_not_read_out(capfd: pytest.CaptureFixture[str]) -> None:
    """Promise: nothing that the sound system writes reaches the terminal."""
    program = (
        "import sys; sys.stderr.write('ALSA lib pcm.c: Unknown PCM default'); "
        "sys.stdout.write('Hello from the library'); sys.stdout.flush(); sys.stdin.read()"
    )
    player = DevicePlayer(command=python(program))
    player.open()
    player.play(HOME)
    time.sleep(0.3)
    player.close()
    assert capfd.readouterr() == ("", "")


def test_the_process_ends_with_its_input() -> None:
    """Promise: the sound process never outlives the game, however that ends."""
    process = subprocess.Popen(
        server_command(None),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        env=server_environment(),
    )
    assert process.stdin is not None
    assert process.stdout is not None
    with process.stdout:
        process.stdin.close()
        assert process.wait(LIVELY_S) == 0


def test_settings_take_effect_at_the_next_play(tmp_path: Path) -> None:
    """Promise: sound can be switched on and off during a game; off opens nothing."""
    notes = tmp_path / "notes"
    player = DevicePlayer(SoundSettings(which=SoundSet.OFF), command=writer(notes))
    player.open()
    player.play(HOME)
    assert (player.status().state, player._thread) == (SoundState.OFF, None)
    player.configure(SoundSettings())
    assert player.status().state is SoundState.WAITING
    player.play(HOME)
    eventually(lambda: len(noted(notes)) == 1)
    player.configure(SoundSettings(which=SoundSet.OFF))
    player.play(HOME)
    eventually(lambda: len(noted(notes)) == 2)
    player.close()
    assert noted(notes)[1] == []


def test_a_closed_player_stays_silent(tmp_path: Path) -> None:
    """Promise: after the farewell nothing sounds, and closing twice is no error."""
    notes = tmp_path / "notes"
    player = DevicePlayer(command=writer(notes))
    player.open()
    assert player.settle(LIVELY_S).state is SoundState.OK
    player.close()
    player.close()
    player.play(HOME)
    player.stop()
    assert noted(notes) == []
    assert player.status().state is SoundState.CLOSED


def test_a_player_that_was_never_used_starts_nothing() -> None:
    """Promise: building a player costs the start of the game no process and no thread."""
    before = threading.active_count()
    player = DevicePlayer()
    player.stop()
    assert player.settle(LIVELY_S).state is SoundState.WAITING
    assert threading.active_count() == before
    player.close()


@pytest.mark.parametrize("make", [SilentPlayer, RecordingPlayer, DevicePlayer])
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
