"""The command for settings is the menu of the game."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from tests.harness.posix import posix

if sys.platform == "win32":
    pytest.skip("no pseudo-terminals there", allow_module_level=True)

from tests.harness.pty_session import PtySession

pytestmark = posix


def test_settings_are_changed_by_the_keys_of_the_game(tmp_path: Path) -> None:
    """Promise of docs/sorry-a11y.1: who types "settings" is in the menu of key m, whose changes are
    kept; the file's text is behind --list."""
    home = {"SORRY_A11Y_HOME": str(tmp_path)}
    program = [sys.executable, "-m", "sorry_a11y", "settings"]
    with PtySession(program, env=home) as session:
        session.hear()
        session.press("1")
        session.press("\x1b")
        told = session.output.decode()
    assert "Opponents, all at once, 1 of 9" in told
    assert "Now opponents, one by one" in told
    assert "in the game" not in told
    assert 'pace = "step"' in (tmp_path / "settings.toml").read_text(encoding="utf-8")
    with PtySession([*program, "--list"], env=home) as session:
        session.hear()
        assert "pace = step" in session.output.decode()
