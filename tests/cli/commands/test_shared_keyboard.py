"""At a shared keyboard no command of the program tells a hand that is hidden from somebody."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.harness.programs import run

GAME = ("play", "--points", "--seats", "red=Ann,yellow=Bob,blue=runner,green=runner", "--seed", "3")


@pytest.fixture
def home(tmp_path: Path) -> Path:
    """The home of a game in which Ann has drawn a card, and Bob is on turn."""
    begun = run(tmp_path, *GAME, typed="\n1\n")
    assert "Bob's turn at the keyboard" in begun.told.splitlines()[-2]
    return tmp_path


@pytest.mark.parametrize("command", ["transcript", "replay", "review"])
def test_a_game_that_goes_on_is_not_told(home: Path, command: str) -> None:
    """Not heard again, not written down, not reviewed: one line says why, and how it goes on."""
    ended = run(home, command, "1")
    assert ended.status != 0
    assert ended.told == ""
    assert ended.complained.startswith("This game is not over, and its players hide their hands")


@pytest.mark.parametrize("command", [GAME, ("resume", "1")])
def test_the_keyboard_is_handed_over_before_anything_is_told(
    home: Path, command: tuple[str, ...]
) -> None:
    """Whoever starts or resumes the game hears no hand before the player on turn has taken the
    keyboard."""
    told = run(home, *command).told
    assert "turn at the keyboard" in told
    assert "Your hand is" not in told
    assert "You drew" not in told
