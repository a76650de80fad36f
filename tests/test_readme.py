"""The README tells the truth."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import sorry_a11y
from sorry_a11y.cli.commands.command_line import SUBCOMMANDS
from sorry_a11y.core.rulesets.families import BOOKS
from tests.harness.languages import SPOKEN
from tests.packaging.recording import lines

ROOT = Path(sorry_a11y.__file__).parents[1]
README = (ROOT / "README.md").read_text(encoding="utf-8")


def test_the_lines_of_a_turn_were_heard() -> None:
    """Promise of the README: the lines that it explains were heard, in this order, in a golden
    game."""
    section = README.split("## How a turn sounds")[1].split("\n## ")[0]
    explained = re.findall(r"^- `(.*?)`", section, re.MULTILINE)
    golden = (ROOT / "tests" / "golden" / "games" / "hasbro.txt").read_text(encoding="utf-8")
    heard = [line[2:] for line in golden.splitlines() if line[:2] in ("  ", "* ")]
    assert len(explained) == 6
    assert any(heard[at : at + 6] == explained for at in range(len(heard)))


def test_it_is_short() -> None:
    """Promise of docs/contributing.md: the README has at most 700 words."""
    assert len(README.split()) <= 700


def test_every_command_it_names_is_there() -> None:
    """Promise of the README: what follows the program's name is a command, a game is a game."""
    named = set(re.findall(r"`sorry-a11y ([a-z][a-z-]+)", README))
    assert named - set(SUBCOMMANDS) == set()
    assert set(re.findall(r"--game (\S+?)`", README)) <= set(BOOKS)


def test_the_example_for_programmers_runs(capsys: pytest.CaptureFixture[str]) -> None:
    """Promise of the README: its program runs, and prints plays, a reason and a board."""
    (program,) = re.findall(r"```python\n(.*?)```", README, re.DOTALL)
    exec(compile(program, "README.md", "exec"), {})
    told = capsys.readouterr().out.splitlines()
    assert told[0].startswith("r 7 r2+7 Pawn 2, ")
    assert "Pawn 1 is in start, only 1, 2 or Sorry brings one out." in told
    assert told[-1].startswith(("awaits", "red", "blue", "yellow", "green"))


@pytest.mark.parametrize("language", SPOKEN)
def test_there_is_something_to_listen_to(language: str) -> None:
    """Promise of the README: each language has a recording, small, and its transcript says what
    the game says today; ``python -m tests.packaging.recording`` makes both anew."""
    folder = ROOT / "docs" / "recording"
    recorded = (folder / f"{language}.ogg").read_bytes()
    assert recorded.startswith(b"OggS")
    assert len(recorded) < 150_000
    transcript = (folder / f"{language}.txt").read_text("utf-8").splitlines()
    assert transcript == lines(language)


def test_it_says_what_must_be_said() -> None:
    """Promise: the two commands, where it was not run, and whose trademark it is."""
    assert re.search(r"pip install (\.|sorry-a11y) && sorry-a11y\n", README)
    for phrase in (
        'pip install -e ".[dev]" && pytest',
        "Not run on Windows itself",
        "not affiliated",
    ):
        assert phrase in README
