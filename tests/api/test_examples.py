"""The examples of docs/examples run and say what they promise."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

EXAMPLES = Path(__file__).parents[2] / "docs" / "examples"


def run(name: str, *arguments: str) -> str:
    """Return what an example prints."""
    env = os.environ | {"PYTHONPATH": str(EXAMPLES.parents[1]), "PYTHONIOENCODING": "utf-8"}
    done = subprocess.run(
        [sys.executable, EXAMPLES / name, *arguments],
        check=True,
        capture_output=True,
        encoding="utf-8",
        env=env,
    )
    return done.stdout


def test_the_bot_plays_its_games() -> None:
    """Promise of docs/api.md: a class with a name and `choose` is a bot."""
    assert re.fullmatch(r"bold wins \d+ of 6 games against runner\n", run("bold_bot.py", "6"))


def test_bumps_are_counted() -> None:
    """Promise of docs/api.md: something can be counted over many games; each seat is bumped."""
    told = run("count_bumps.py", "5").splitlines()
    assert re.fullmatch(r"5 games, \d+\.\d turns and \d+\.\d bumps a game", told[0])
    assert [line.split(":")[0] for line in told[1:]] == ["red", "blue", "yellow", "green"]


@pytest.mark.parametrize(("language", "end"), [("en", "wins"), ("it", "ha vinto")])
def test_a_game_is_narrated_into_a_file(tmp_path: Path, language: str, end: str) -> None:
    """Promise of docs/api.md: a whole game is told to one listener, by names."""
    path = tmp_path / "game.txt"
    assert str(path) in run("narrate_game.py", str(path), language, "7")
    told = path.read_text("utf-8").splitlines()
    assert end in told[-1]
    assert any(line.startswith(("Ben ", "Cid ", "Dora ")) for line in told)
