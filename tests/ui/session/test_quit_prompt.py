"""Quitting says whether the game is kept."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.harness.programs import run
from tests.harness.sessions import session, under_way


def test_whoever_quits_hears_that_the_game_is_kept(tmp_path: Path) -> None:
    """Both times, once there is something to keep; new players fear to lose it."""
    told = run(tmp_path, "play", "--seed", "7", typed="\n\nq\nq\n").told
    assert "Press q again to quit, your game is saved, or any other key to stay" in told
    assert told.rstrip().endswith("Goodbye, the game is saved")


@pytest.mark.parametrize("options", [("--save", "no"), ("--forced", "ask")])
def test_nothing_is_promised_of_a_game_that_is_not_kept(
    tmp_path: Path, options: tuple[str, ...]
) -> None:
    """Neither where games are not kept nor before the first decision."""
    typed = "\n\nq\nq\n" if "no" in options else "q\nq\n"
    told = run(tmp_path, "play", "--seed", "7", *options, typed=typed).told
    assert "saved" not in told
    assert told.rstrip().endswith("Goodbye")


@pytest.mark.parametrize(
    ("key", "said"),
    [("h", ("Settings, a digit reads one, and changes it once heard, Escape leaves.",)), ("r", ())],
)
def test_the_settings_say_what_can_be_done_with_them(key: str, said: tuple[str, ...]) -> None:
    """The key for help says it, the one that repeats the setting alone; the setting that was
    looked at stays the one."""
    front = under_way(session("hasbro", 1))
    front.key("m")
    second = front.key("n").focus
    reply = front.key(key)
    assert reply.news == said
    assert reply.focus == second
