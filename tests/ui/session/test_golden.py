"""Golden transcripts: whole games as they are heard, and what each command tells.

They are rewritten by ``pytest --rewrite-golden`` and reviewed like any other text.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest

from sorry_a11y.core.rulesets.families import BOOKS
from sorry_a11y.ui.session.key_commands import BY_KEY, LISTED
from tests.harness.golden_games import GAMES
from tests.harness.programs import run
from tests.harness.sessions import GOLDEN_KEYS

Golden = Callable[[str, str], None]

COMMANDS: dict[str, Sequence[str]] = {
    "rules": ("rules",),
    "rules-dog": ("rules", "dog"),
    "rules-cards": ("rules", "--cards"),
    "rules-cards-dog": ("rules", "dog", "--cards"),
    "rules-differences-parker": ("rules", "parker", "--differences"),
    "rules-differences-bounce-home": ("rules", "bounce-home", "--differences"),
    "rules-differences-hobby": ("rules", "hobby", "--differences"),
    "keys": ("keys",),
    "help": ("--help",),
    "help-play": ("play", "--help"),
    "version": ("--version",),
    "plays": (
        *("plays", "--pawns", "red: start, 12, safety 2, home; yellow: start, start, 0, start"),
        *("--turn", "red", "--card", "7"),
    ),
    "simulate": ("simulate", "--bots", "runner,chance", "--games", "20", "--seed", "1"),
}
"""Name of the file -> the command line whose output it holds."""
PIPED = "play", "--seed", "3", "--seats", "red=you,yellow=chance", "--quick"
"""A short game by lines from a pipe."""


@pytest.mark.parametrize("name", GAMES)
def test_game(golden: Golden, name: str) -> None:
    """The game sounds as it did: every key, every line heard, every earcon."""
    golden(f"games/{name}.txt", GAMES[name].text())


def test_game_by_lines(golden: Golden, tmp_path: Path) -> None:
    """A whole game from a pipe prints what it did, to the byte, and ends with status 0."""
    done = run(tmp_path, *PIPED, typed="\n" * 60, env={"SORRY_A11Y_FORCED": None})
    assert (done.status, done.complained) == (0, "")
    golden("games/lines.txt", done.told)


@pytest.mark.parametrize("name", COMMANDS)
def test_command(golden: Golden, tmp_path: Path, name: str) -> None:
    """The command tells what it did; the only figure that may differ is the speed."""
    done = run(tmp_path, *COMMANDS[name])
    assert done.status == 0
    golden(f"commands/{name}.txt", re.sub(r"\d+(?= turns a second)", "SPEED", done.told))


def test_every_rule_book_has_a_golden_game() -> None:
    """A rule book without a transcript has been heard by nobody."""
    heard = {game.table.wishes.game for game in GAMES.values()}
    assert heard == set(BOOKS)


def test_no_golden_file_is_left_over() -> None:
    """Every file belongs to a game or a command that is still told."""
    folder = Path(__file__).parents[2] / "golden"
    games = {path.stem for path in (folder / "games").iterdir()}
    commands = {path.stem for path in (folder / "commands").iterdir()}
    assert games == {*GAMES, "lines"}
    assert commands == set(COMMANDS)


def test_the_hasbro_game_presses_every_key_that_is_named() -> None:
    """The keys that golden games name, aliases included, are keys, and heard in a whole game."""
    pressed = set(re.findall(r"^\[(.+)\]$", GAMES["hasbro"].text(), re.MULTILINE))
    listed = {one.keys[0] for one in LISTED}
    assert pressed >= {part for key in GOLDEN_KEYS for part in (key if key in listed else (key,))}
    assert set(BY_KEY) >= set(GOLDEN_KEYS)
