"""The settings file when it is hostile, shared, linked, or somebody else's: one line at most a few,
never a traceback, a hang, or a torn file."""

from __future__ import annotations

import os
import subprocess
import sys
import threading
import tomllib
from pathlib import Path

import pytest

from sorry_a11y.cli.program import main
from sorry_a11y.store.files import held
from sorry_a11y.ui.settings.file import (
    MOST_PROBLEMS,
    Problem,
    load_settings,
    save_settings,
    trouble_lines,
)
from sorry_a11y.ui.settings.values import Settings
from tests.harness.languages import SPOKEN
from tests.harness.programs import environment, start

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="files of Unix")

HOSTILE = {
    "nested": "pace = " + "[" * 3000 + "]" * 3000,
    "digits": "volume = " + "9" * 5000,
    "hexadecimal": "volume = 0xf" + "f" * 9000,
    "long name": "a" * 3000 + " = 1",
    "many": "".join(f"x{number} = 1\n" for number in range(3000)),
    "huge": "# " + "x" * (1 << 18),
    "zero": "pace\x00",
    "escape": '"\\u001b[2J" = 1',
}


def _load(home: Path) -> tuple[Settings, list[str]]:
    settings, problems = load_settings({"SORRY_A11Y_HOME": str(home)})
    return settings, trouble_lines(problems, "en")


@pytest.mark.parametrize("text", HOSTILE.values(), ids=HOSTILE.keys())
def test_a_hostile_file_costs_a_few_lines(tmp_path: Path, text: str) -> None:
    """Whatever stands there, the defaults hold and a line or a few say so."""
    (tmp_path / "settings.toml").write_text(text)
    settings, lines = _load(tmp_path)
    assert settings == Settings()
    assert 1 <= len(lines) <= MOST_PROBLEMS + 1
    assert all(line.isprintable() and len(line) < 300 for line in lines)


def test_of_many_problems_the_first_are_told_and_the_rest_counted(tmp_path: Path) -> None:
    """Nobody has to hear three thousand lines before a game."""
    (tmp_path / "settings.toml").write_text(HOSTILE["many"])
    _, lines = _load(tmp_path)
    assert lines[-1] == f"{3000 - MOST_PROBLEMS:,} more settings of the file are not used."


@pytest.mark.parametrize("kind", ["pipe", "device", "loop"])
def test_what_is_no_file_is_not_waited_for(tmp_path: Path, kind: str) -> None:
    """A pipe is waited for, a device read, for ever; here it cannot be read, at once."""
    path = tmp_path / "settings.toml"
    match kind:
        case "pipe":
            os.mkfifo(path)
        case "device":
            path.symlink_to("/dev/zero")
        case _:
            path.symlink_to(path)
    assert "cannot be read" in _load(tmp_path)[1][0]


@pytest.mark.parametrize("name", ["VOLUME", "CELLS"])
def test_a_number_of_thousands_of_digits_is_told(
    tmp_path: Path, name: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """In the environment and on the command line too."""
    env = {"SORRY_A11Y_HOME": str(tmp_path), f"SORRY_A11Y_{name}": "9" * 5000}
    assert [problem.code for problem in load_settings(env)[1]] == ["value"]
    monkeypatch.setattr("os.environ", environment(tmp_path))
    assert main(["settings", f"--{name.lower()}", "9" * 5000]) == 2
    assert f"--{name.lower()}" in capsys.readouterr().err


@pytest.mark.parametrize("home", ["a" * 300, "/".join(["deep" * 20] * 40), "a\x1bb"])
def test_settings_are_told_whatever_the_folder_is_called(tmp_path: Path, home: str) -> None:
    """A name that the system refuses is no traceback."""
    told = start(tmp_path, "settings", env={"SORRY_A11Y_HOME": str(tmp_path / home)})
    assert "Traceback" not in told.complained
    assert told.status == 0


# -- saving --------------------------------------------------------------------------------------

CHANGER = """
import sys
from pathlib import Path
from sorry_a11y.store import files
from sorry_a11y.ui.settings.file import save_settings
from sorry_a11y.ui.settings.values import SETTINGS, Settings
files.FOLDER_WAIT_S = 30.0  # a busy machine gives nobody a turn for a second
name = sys.argv[2]
now = Settings()
for turn in range(30):
    values = SETTINGS[name].words
    after = now.replace(**{name: values[(turn + 1) % len(values)]})
    if not save_settings(Path(sys.argv[1]), now, after):
        sys.exit(1)
    now = after
"""


def test_changes_at_the_same_time_tear_nothing_and_lose_nothing(tmp_path: Path) -> None:
    """Four games that change a setting each, thirty times: the file is TOML in the end and holds
    the last change of each."""
    path = tmp_path / "settings.toml"
    names = ("verbosity", "output", "pace", "sound")
    games = [subprocess.Popen([sys.executable, "-c", CHANGER, str(path), name]) for name in names]
    assert [game.wait(60) for game in games] == [0] * 4
    written = tomllib.loads(path.read_text())
    assert written == {"verbosity": "brief", "output": "terminal", "pace": "all", "sound": "full"}
    assert [one.name for one in tmp_path.iterdir()] == ["settings.toml"]


def test_a_link_is_followed_and_the_rights_stay(tmp_path: Path) -> None:
    """Settings kept among other dotfiles stay there, and stay private."""
    real = tmp_path / "dotfiles" / "mine.toml"
    real.parent.mkdir()
    real.write_text('pace = "all"\n')
    real.chmod(0o640)
    (tmp_path / "settings.toml").symlink_to(real)
    assert _save(tmp_path)
    assert (tmp_path / "settings.toml").is_symlink()
    assert 'pace = "step"' in real.read_text()
    assert real.stat().st_mode & 0o777 == 0o640


def test_no_file_of_a_guessed_name_is_written(tmp_path: Path) -> None:
    """What lies where a temporary file might be is left alone, linked files too."""
    precious = tmp_path / "precious"
    precious.write_text("mine")
    (tmp_path / "settings.new").symlink_to(precious)
    assert _save(tmp_path)
    assert precious.read_text() == "mine"


def test_a_folder_that_is_held_for_ever_is_not_waited_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Another program that hangs while it holds the folder costs a moment, not the change."""
    monkeypatch.setattr("sorry_a11y.store.files.FOLDER_WAIT_S", 0.1)
    inside, leave = threading.Event(), threading.Event()

    def hold() -> None:
        with held(tmp_path):
            inside.set()
            leave.wait()

    holder = threading.Thread(target=hold)
    holder.start()
    inside.wait()
    assert _save(tmp_path)
    leave.set()
    holder.join()


@pytest.mark.parametrize("language", SPOKEN)
def test_the_rest_can_be_counted_in_every_language(language: str) -> None:
    """Each has its plural."""
    one, two = trouble_lines([Problem("more", 0, more=1), Problem("more", 0, more=2)], language)
    assert one != two


def _save(home: Path) -> bool:
    before = Settings()
    return save_settings(home / "settings.toml", before, before.replace(pace="step"))
