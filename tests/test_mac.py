"""What can be said of macOS without one: the game takes no path that only Linux has.

A system that says it is macOS (tests/harness/mac.py) refuses Linux' modules and places.
"""

from __future__ import annotations

import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.harness.programs import LIMIT, Ended, environment
from tests.harness.sessions import sentences, session

if sys.platform == "win32":
    pytest.skip("a Unix that says it is macOS", allow_module_level=True)

from tests.harness.pty_session import PtySession

GAME = ("play", "--seed", "5", "--sound", "off")


def command(log: Path, *arguments: str) -> list[str]:
    return [sys.executable, "-m", "tests.harness.mac", str(log), *arguments]


def run(home: Path, *arguments: str, typed: str = "") -> Ended:
    changes = {"HOME": str(home), "SORRY_A11Y_HOME": None}
    done = subprocess.run(
        command(home / "log", *arguments),
        input=typed.encode(),
        capture_output=True,
        timeout=LIMIT,
        check=False,
        env=environment(home, changes),
    )
    return Ended(done.returncode, done.stdout.decode(), done.stderr.decode())


def test_a_game_is_kept_where_a_mac_keeps_things(tmp_path: Path) -> None:
    """A piped game, its record and the settings lie in the player's Library, and nowhere else."""
    done = run(tmp_path, *GAME, typed="n\n\nw\nq\nq\n")
    assert (done.status, done.complained) == (0, "")
    assert "Goodbye" in done.told
    kept = [path.relative_to(tmp_path) for path in tmp_path.rglob("*") if path.is_file()]
    ours = Path("Library/Application Support/sorry-a11y")
    assert kept
    assert all(ours in path.parents for path in kept), kept
    done = run(tmp_path, "settings")
    assert "Library/Application Support/sorry-a11y/settings.toml" in done.told.replace("\n", " ")


def test_keys_are_read_as_on_any_terminal(tmp_path: Path) -> None:
    """Key mode in a terminal, to its farewell."""
    changes: dict[str, str | None] = {"SORRY_A11Y_HOME": str(tmp_path)}
    with PtySession(command(tmp_path / "log", *GAME), env=changes) as terminal:
        assert terminal.hear().endswith(b"1 of 1")
        assert terminal.press("w").lines[-1] == "All four pawns in start"
        terminal.type("qq")
        assert terminal.wait() == 0
        assert b"\x1b" not in terminal.output


def test_voice_over_is_told_every_sentence_once(tmp_path: Path) -> None:
    """Speech through VoiceOver's scripting: every sentence, in order, after its name."""
    log = tmp_path / "log"
    twin = session("hasbro", 5)
    wanted = ["VoiceOver speaks.", *sentences(twin.opened())]
    changes: dict[str, str | None] = {"SORRY_A11Y_HOME": str(tmp_path)}
    speech = ("--save", "no", "--output", "speech")
    with PtySession(command(log, *GAME, *speech), env=changes) as terminal:
        for key in ("", "w", "s", "q", "q"):
            if key:
                terminal.type(key)
                wanted += sentences(twin.key(key))
            end = time.monotonic() + 20
            while _heard(log)[-1:] != wanted[-1:] and time.monotonic() < end:
                terminal.overhear(0.05)
        assert terminal.wait() == 0
        assert terminal.output == b""
    assert _heard(log) == wanted


def test_the_doctor_examines_a_mac(tmp_path: Path) -> None:
    """No question of the doctor's needs Linux; what it cannot know it says."""
    done = run(tmp_path, "doctor")
    assert (done.status, done.complained) == (0, "")
    assert "VoiceOver" in done.told
    assert "Speech Dispatcher" not in done.told


def _heard(log: Path) -> list[str]:
    lines = log.read_text("utf-8").splitlines() if log.exists() else []
    return [line for line in lines if line]
