"""Odd things in files, names and folders: told plainly, and never passed on to the terminal."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from tests.harness.programs import run


def test_a_settings_file_may_begin_with_a_byte_order_mark(tmp_path: Path) -> None:
    """As some editors of Windows write it: its first line counts."""
    (tmp_path / "settings.toml").write_bytes(b'\xef\xbb\xbflanguage = "de"\n')
    ended = run(tmp_path, "games")
    assert "Spiel" in ended.told
    assert "TOML" not in ended.told + ended.complained


def test_no_escape_of_a_settings_file_reaches_the_terminal(tmp_path: Path) -> None:
    """A name that is no setting is told with its signs taken out."""
    (tmp_path / "settings.toml").write_text('"\\u001b[31mx" = 1\n', encoding="utf-8")
    ended = run(tmp_path, "settings")
    assert "there is no setting" in ended.told + ended.complained
    assert "\x1b" not in ended.told + ended.complained


@pytest.mark.skipif(sys.platform == "win32", reason="links")
def test_sounds_that_are_a_loop_of_links_stop_no_game(tmp_path: Path) -> None:
    """The game is played without them, without a traceback."""
    (tmp_path / "loop").symlink_to("loop")
    ended = run(tmp_path, "play", "--seed", "7", "--sounds", str(tmp_path / "loop"), typed="\n")
    assert "Traceback" not in ended.complained
    assert ended.status in (0, 2)


def test_a_sign_that_nobody_hears_is_shown_in_the_refusal(tmp_path: Path) -> None:
    """Not "the name evil does not fit", which looks as if it did."""
    ended = run(tmp_path, "play", "--name", "ev\u200bil")
    assert ended.complained.startswith("The name ev?il does not fit.")


def test_no_bot_is_called_like_somebody_at_the_table(tmp_path: Path) -> None:
    """Whatever comes first in --seats."""
    told = run(tmp_path, "play", "--seats", "red=runner,blue=Ann,yellow=Ada", "--seed", "7").told
    assert "Ada is yellow, against" in told
    assert told.count("Ada") == 1 or "against Ada" not in told
