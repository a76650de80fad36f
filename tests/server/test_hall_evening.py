"""The evenings of tests/golden/evenings, played again."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from .hall_evening import STORIES, evening

HEARD = Path(__file__).parents[1] / "golden" / "evenings"


@pytest.mark.long
@pytest.mark.skipif(sys.platform == "win32", reason="no pseudo-terminals there")
@pytest.mark.parametrize("story", STORIES)
def test_an_evening_is_heard_as_it_is_written(story: str, tmp_path: Path) -> None:
    """Promise of docs/online.md: two strangers find each other from the start menu, play and chat,
    one is muted, one reported, the operator bars one; every line but those of cards is as it stands
    there."""
    written = (HEARD / f"{story}.txt").read_text(encoding="utf-8").splitlines()
    for line in evening(tmp_path, story).outside_games():
        assert line in written, line
