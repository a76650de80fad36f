"""The game by lines from a pipe, to the end of its input; `test_golden` has it to the byte."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.harness.programs import run, start

SHORT_GAME = ("play", "--seed", "3", "--seats", "red=you,yellow=chance", "--quick")
ENTERS = "\n" * 60
"""Enough to end the short game."""


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder for settings and games, empty at first."""
    return tmp_path_factory.mktemp("home")


def test_input_that_ends_in_mid_game(home: Path) -> None:
    """A clean farewell in one line of its own, status 0, nothing told twice."""
    whole = start(home, *SHORT_GAME, typed="\n\n\n\n").told.splitlines()
    ended = start(home, *SHORT_GAME, typed="\n\n")
    lines = ended.told.splitlines()
    assert (ended.status, ended.complained) == (0, "")
    assert ended.told.endswith("\n")
    assert lines[:-1] == whole[: len(lines) - 1]
    assert lines[-1] == whole[-1]
    assert lines[-1] not in lines[:-1]


@pytest.mark.parametrize(
    "env",
    [
        {"TERM": "dumb"},
        {"TERM": None},
        {"LANG": "C"},
        {"LC_ALL": "POSIX", "PYTHONUTF8": "0"},
        {"NO_COLOR": "1", "COLUMNS": "20"},
    ],
    ids=str,
)
def test_poor_surroundings(home: Path, env: dict[str, str | None]) -> None:
    """A dumb terminal, none at all, and the plainest locale hear the same game."""
    ended = start(home, *SHORT_GAME, typed=ENTERS, env=env)
    assert (ended.status, ended.complained) == (0, "")
    if env.get("COLUMNS") is None:
        assert ended.told == run(home, *SHORT_GAME, typed=ENTERS).told
