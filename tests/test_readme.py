"""The README tells the truth."""

from __future__ import annotations

import re
from pathlib import Path

import sorry_a11y
from sorry_a11y.commands.command_table import SUBCOMMANDS
from sorry_a11y.rulesets.families import BOOKS

ROOT = Path(sorry_a11y.__file__).parents[1]
README = (ROOT / "README.md").read_text(encoding="utf-8")


def test_it_opens_with_ten_lines_of_a_real_game() -> None:
    """Promise of the README: its first ten lines were heard, in this order, in a golden game."""
    block = README.split("\n\n")[1]
    lines = [line.strip() for line in block.splitlines()]
    golden = (ROOT / "tests" / "golden" / "games" / "hasbro.txt").read_text(encoding="utf-8")
    heard = [
        line[2:] for line in golden.splitlines() if line[:2] in ("  ", "* ")
    ]
    assert len(lines) == 10
    assert any(heard[at : at + 10] == lines for at in range(len(heard)))


def test_every_command_it_names_is_there() -> None:
    """Promise of the README: what follows the program's name is a command, a game is a game."""
    named = set(re.findall(r"`sorry-a11y ([a-z][a-z-]+)", README))
    assert named - set(SUBCOMMANDS) == set()
    assert set(re.findall(r"--game (\S+?)`", README)) <= set(BOOKS)


def test_it_says_what_must_be_said() -> None:
    """Promise: the two commands, where it was not run, and whose trademark it is."""
    for phrase in ("pip install . && sorry-a11y", 'pip install -e ".[dev]" && pytest',
                   "Not run on Windows itself", "not affiliated"):
        assert phrase in README
