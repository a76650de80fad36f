"""What the lanes take for a first own move."""

from __future__ import annotations

import subprocess

import pytest

from tests.packaging.first_move import is_played

pytestmark = pytest.mark.package

BEFORE = """Start menu, type h and Enter for help.
Play a quick first game of Sorry!, 1 of 9
You go first.
You drew 12.
To go counts the steps from there to home.
Pawn 1 slides, 49 to go, bumps Leo's pawn 1, 1 of 1
"""
FORCED = """You go first.
Nothing of yours changed, Enter goes on
You drew 8, pawn 1 moves, now 56 to go.
A turn without a choice plays itself, minus makes it wait.
"""
QUIT = """Press q again to quit, your game is saved, or any other key to stay
Goodbye, the game is saved
"""


@pytest.mark.parametrize(
    ("told", "played"),
    [
        (
            f"{BEFORE}Leo 7, no move.\nYou drew 2.\nPawn 2 leaves start, risk 43, 1 of 2\n{QUIT}",
            True,
        ),
        (
            f"{BEFORE}You drew 3, pawn 1 moves, now 46 to go.\n"
            f"Your pawn 1 has 46 to go, Enter goes on\n{QUIT}",
            True,
        ),
        (f"{FORCED}You drew 2.\nPawn 2 leaves start, risk 32, 1 of 2\n{QUIT}", True),
        (f"{BEFORE}{QUIT}", False),
        (f"{BEFORE}{BEFORE.splitlines()[-1]}\n{QUIT}", False),
        (BEFORE[: BEFORE.index("You go first")], False),
    ],
)
def test_a_move_is_told_or_the_game_goes_on_behind_the_choice(told: str, played: bool) -> None:
    """A lane would otherwise take a game for played or not by the cards that happen to follow."""
    assert is_played(subprocess.CompletedProcess([], 0, told, "")) is played


def test_a_program_that_crashes_or_complains_has_not_played() -> None:
    """Whatever it told before."""
    told = f"{BEFORE}Leo 7, no move.\n"
    assert not is_played(subprocess.CompletedProcess([], 139, told, ""))
    assert not is_played(subprocess.CompletedProcess([], 0, told, "a warning"))
