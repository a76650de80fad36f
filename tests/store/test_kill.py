"""A game killed at any moment is there again, to the last key heard."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from sorry_a11y.core.rulesets.families import Wishes
from sorry_a11y.store.library import Library
from sorry_a11y.store.player_file import PlayerFile
from tests.store.games import noted, play, seat

pytestmark = pytest.mark.kill


@pytest.mark.skipif(not hasattr(os, "fork"), reason="killing as hard as this is POSIX")
def test_killed_at_random_moments(tmp_path: Path, kills: int) -> None:
    """Promise: every decision whose answer was heard is there on resume, and the game goes on to
    the same end as one never killed."""
    done = subprocess.run(
        [sys.executable, "-m", "tests.store.kill_lab", str(tmp_path), str(kills), "7"],
        capture_output=True,
        text=True,
        timeout=60 + 10 * kills,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    rounds, heard = done.stdout.split()
    assert int(rounds) == kills
    assert int(heard) > 10 * kills


def test_twelve_programs_at_once(tmp_path: Path) -> None:
    """Promise: games begun by twelve programs that start at once in a folder which is not there yet
    are whole, each as it was played, and no program tells of any trouble."""
    folder = str(tmp_path / "new")
    children = [
        subprocess.Popen(
            [sys.executable, "-m", "tests.store.one_of_many", folder, str(seed), "2"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        for seed in range(100, 1300, 100)
    ]
    for child in children:
        assert child.stdin
        child.stdin.write("\n")
        child.stdin.flush()
    assert [child.communicate(timeout=300)[0] for child in children] == [""] * 12
    assert [child.returncode for child in children] == [0] * 12
    library = Library(PlayerFile(tmp_path / "new"))
    found = {}
    for number in library.numbers():
        record = library.load(number)
        found[record.header.chance.number] = record.data
    assert sorted(found) == [base + n for base in range(100, 1300, 100) for n in range(2)]
    for seed, data in found.items():
        table, notes = noted(Wishes(), seat(), seed)
        play(table, most=60)
        assert data == notes.data
