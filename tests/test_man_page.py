"""The man page says what the program takes."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path

import pytest

from sorry_a11y import __version__
from sorry_a11y.cli.commands.command_line import SUBCOMMANDS

PAGE = Path(__file__).parents[1] / "docs" / "sorry-a11y.1"
TEXT = PAGE.read_text(encoding="utf-8").replace("\\-", "-")


def _section(name: str) -> str:
    return TEXT.split(f".SH {name}\n")[1].split("\n.SH ")[0]


def test_every_command_is_described() -> None:
    """Promise: the page lists the commands that there are, no others."""
    listed = re.findall(r"^\.TP\n\.BR? ([a-z-]+)", _section("COMMANDS"), re.MULTILINE)
    assert sorted(listed) == sorted(SUBCOMMANDS)


def test_every_option_of_a_game_is_described() -> None:
    """Promise: the page lists the options of play, no others."""
    listed = re.findall(r"^\.BI? (--[a-z-]+)", _section("OPTIONS OF A GAME"), re.MULTILINE)
    assert set(listed) == set(SUBCOMMANDS["play"].names)
    assert len(listed) == len(set(listed))


def test_it_is_of_this_version() -> None:
    """Promise: the page's head names the version it is installed with."""
    assert f'"sorry-a11y {__version__}"' in TEXT.splitlines()[0]


@pytest.mark.skipif(shutil.which("groff") is None, reason="groff is not installed")
def test_it_is_set_without_a_warning() -> None:
    """Promise: groff sets the page without complaint, every line within 80 columns."""
    done = subprocess.run(
        ["groff", "-man", "-Tutf8", "-ww", "-P-cbou", str(PAGE)],
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stderr == ""
    assert "sorry-a11y" in done.stdout
    assert all(len(line) <= 80 for line in done.stdout.splitlines())
