"""The lanes of .ci and the hosted workflows."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

from tests.packaging.release import PLAIN, TESTED
from tests.windows.suite import PORTABLE

ROOT = Path(__file__).parents[2]
LANES = sorted(
    path for folder in (".ci", ".github/workflows") for path in (ROOT / folder).iterdir()
    if path.is_file() and path.suffix in ("", ".yml", ".py")
)
NAMED = re.compile(r"(?<![\w./])tests(?:/[\w./]*\w|(?:\.\w+)+)")
"""A file, a folder or a module of the tests."""


@pytest.mark.parametrize("lane", LANES, ids=lambda path: path.name)
def test_a_lane_runs_what_there_is(lane: Path) -> None:
    """Every file, folder and module of the tests that a lane names is there: a lane that runs once
    a release would otherwise be the last to hear of a folder that was renamed."""
    named = NAMED.findall(lane.read_text("utf-8"))
    made = [name for name in named if name.endswith(".json")]  # by what runs there
    assert [name for name in named if name not in made and not _is_there(name)] == []


def test_the_tests_that_a_lane_runs_are_there() -> None:
    """Every folder that the Windows lane runs, and every test of what is compiled."""
    assert [name for name in (*PORTABLE, *TESTED, PLAIN) if not _is_there(name)] == []


def test_what_is_compiled_is_there() -> None:
    """A module that was renamed would be left out of the compiled wheel without a word."""
    text = (ROOT / "pyproject.toml").read_text("utf-8")
    hook = tomllib.loads(text)["tool"]["hatch"]["build"]["targets"]["wheel"]["hooks"]["mypyc"]
    named = [*hook["include"], *hook["exclude"]]
    assert [one for one in named if not any(ROOT.glob(one.lstrip("/")))] == []


def _is_there(name: str) -> bool:
    place = ROOT / (name if "/" in name else name.replace(".", "/"))
    return place.exists() or place.with_suffix(".py").exists()
