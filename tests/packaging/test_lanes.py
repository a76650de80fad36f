"""The lanes of .ci and the hosted workflows."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

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


def test_the_portable_tests_are_there() -> None:
    """Every folder that the Windows lane runs is there."""
    assert [name for name in PORTABLE if not _is_there(name)] == []


def _is_there(name: str) -> bool:
    place = ROOT / (name if "/" in name else name.replace(".", "/"))
    return place.exists() or place.with_suffix(".py").exists()
