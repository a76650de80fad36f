"""Odd things in files, names and folders: told plainly, and never passed on to the terminal."""

from __future__ import annotations

import re
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from tests.harness.programs import command, environment, run


@pytest.mark.skipif(sys.platform == "win32", reason="links")
def test_sounds_that_are_a_loop_of_links_stop_no_game(tmp_path: Path) -> None:
    """The game is played without them, without a traceback."""
    (tmp_path / "loop").symlink_to("loop")
    ended = run(tmp_path, "play", "--seed", "7", "--sounds", str(tmp_path / "loop"), typed="\n")
    assert ended.complained == ""
    assert ended.status == 0
    assert "You drew 12." in ended.told


def test_a_sign_that_nobody_hears_is_shown_in_the_refusal(tmp_path: Path) -> None:
    """Not "the name evil does not fit", which looks as if it did."""
    ended = run(tmp_path, "play", "--name", "ev\u200bil")
    assert ended.complained.startswith("The name ev?il won't work.")


def test_a_file_is_called_as_it_was_typed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A sentence that begins with the name of a file leaves its first letter alone."""
    monkeypatch.chdir(tmp_path)
    run(tmp_path, "play", "--seed", "7", typed="1\n")
    ended = run(tmp_path, "export", "1", "nowhere/x.txt")
    assert ended.complained == ("nowhere/x.txt cannot be written, because its folder is missing.\n")
    (tmp_path / "x.txt").mkdir()
    assert run(tmp_path, "import", "x.txt").complained.startswith("x.txt is not an ordinary file")


def test_a_game_that_is_open_in_another_window_is_told_as_that(tmp_path: Path) -> None:
    """Not "there is no unfinished game": it says which is open, and what it would be without."""
    assert run(tmp_path, "resume").complained.startswith("You have no unfinished game")
    begun = subprocess.Popen(
        command("play", "--seed", "7", "--mode", "lines"),
        env=environment(tmp_path),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
    )
    try:
        assert begun.stdin
        assert begun.stdout
        begun.stdin.write(b"1\n")
        begun.stdin.flush()
        while b"Ben" not in begun.stdout.readline()[:3]:  # the decision is kept before it is told
            pass
        ended = run(tmp_path, "resume")
        assert ended.complained == "Game 1 is being played right now.\n"
        assert ended.status != 0
    finally:
        begun.communicate()
    assert "You drew 3" in run(tmp_path, "resume").told


def test_tables_that_cannot_be_kept_are_told_as_that(tmp_path: Path) -> None:
    """A folder in the file's place, or a file of another program: not "you host a table already",
    and the cause is named where there is one."""
    file = tmp_path / "home-tables.sqlite"
    file.mkdir()
    ended = run(tmp_path, "host", "--port", "0")
    assert re.fullmatch(r"Tables can't be saved in [^,]+\.\n", ended.complained)
    assert ended.status == 1
    file.rmdir()
    with closing(sqlite3.connect(file)) as theirs, theirs:
        theirs.execute("CREATE TABLE theirs (name TEXT)")
    ended = run(tmp_path, "host", "--port", "0")
    assert ended.complained.endswith(", because another program has a file there.\n")
    assert ended.status == 1
