"""The documentation for programs is true."""

from __future__ import annotations

import doctest
import inspect
import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

import sorry_a11y
import sorry_a11y.api
from sorry_a11y.api.contests import Result
from sorry_a11y.api.query import Query
from tests.api.asking import ask, held, sorry

API = Path(__file__).parents[2] / "docs" / "api.md"


def test_the_python_examples_run() -> None:
    """Every example of docs/api.md gives what stands below it: a position set up, its plays and
    events, and a bot of one's own against runner."""
    ran = doctest.testfile(str(API), module_relative=False, encoding="utf-8")
    assert ran.failed == 0
    assert ran.attempted > 30


def test_the_reference_names_everything_with_its_arguments() -> None:
    """Every public name stands in docs/api.md, every function in the reference with its arguments
    in their order, and no function stands there that is not public."""
    text = API.read_text("utf-8")
    reference = text[text.index("## Reference") : text.index("## Narration")]
    named = {
        name: [one for one in arguments.split(", ") if one]
        for name, arguments in re.findall(r"`(\w+)\(([\w, ]*)\)`", reference)
    }
    public = {name: getattr(sorry_a11y, name) for name in sorry_a11y.api.__all__}
    functions = {
        name: thing
        for name, thing in public.items()
        if name.islower() and not inspect.ismodule(thing)
    }
    assert named == {
        name: list(inspect.signature(thing).parameters) for name, thing in functions.items()
    }
    words = set(re.findall(r"\w+", " ".join(re.findall(r"`[^`]+`", reference + text[:8000]))))
    assert set(public) <= words


def test_the_reference_names_every_attribute() -> None:
    """Each public attribute and method of a game, a view, a play and a rule book stands in the
    table of docs/api.md, and nothing stands there that a value has not."""
    rows = dict(
        re.findall(
            r"^\| `(\w+)` \| (`rules`.*|`seat`.*|`name`.*) \|$", API.read_text("utf-8"), re.M
        )
    )
    game = sorry_a11y.start_game(seed=1)
    values = (
        game.now,
        sorry_a11y.view(game.now, game.now.turn),
        game.rules,
        sorry_a11y.Play(game.now.choices, sorry_a11y.Kind(0), game.rules.tables.ways.outs[0]),
    )
    for value in values:
        row = re.sub(r"\([^()]*\)", "", rows[type(value).__name__])
        told = set(re.findall(r"`(\w+)`", row))
        assert told == {name for name in dir(value) if name[0] != "_"} - {"content"}
    logged = set(re.findall(r"`([a-z]+)", rows["LoggedGame"]))
    assert logged - {"entries"} <= {*dir(game)}
    assert set(rows) == {*(type(one).__name__ for one in values), "LoggedGame"}


def test_the_json_example_is_the_one_that_is_tested() -> None:
    """The question in docs/api.md is asked and answered as the tests say."""
    found = re.findall(r"```json\n(.*?)\n```", API.read_text("utf-8"), re.S)
    assert [json.loads(text) for text in found] == [sorry()]
    assert ask(json.loads(found[0]))["plays"]


def test_the_simulation_that_is_shown_runs() -> None:
    """The command of docs/api.md, with fewer games, prints one object with the documented keys."""
    (command,) = re.findall(r"^`sorry-a11y (simulate [^`]* --json)`", API.read_text("utf-8"), re.M)
    words = command.replace("--games 1000", "--games 2").split()
    ran = subprocess.run(
        [sys.executable, "-m", "sorry_a11y", *words],
        check=True,
        capture_output=True,
        cwd=API.parents[1],
    )
    assert set(json.loads(ran.stdout)) == {*Result._fields}


def test_the_tables_name_every_key() -> None:
    """What a query may hold, what an answer holds and what a simulation prints all stand in the
    first columns of the tables."""
    rows = re.findall(r"^\|([^|]+)\|", API.read_text("utf-8"), re.M)
    documented = {name for row in rows for name in re.findall(r"`(\w+)`", row)}
    told = ask(held(sorry(), "7"))
    classes = {"Game", "View", "Play", "Ruleset", "LoggedGame"}
    assert documented - classes == {*Query.__struct_fields__, *told, *Result._fields}
    assert {*told["plays"][0], "fresh"} <= set(re.findall(r"`(\w+)`", API.read_text("utf-8")))


EXAMPLES = Path(__file__).parents[2] / "docs" / "examples"


def run(name: str, *arguments: str) -> str:
    """Return what an example prints."""
    env = os.environ | {"PYTHONPATH": str(EXAMPLES.parents[1]), "PYTHONIOENCODING": "utf-8"}
    done = subprocess.run(
        [sys.executable, EXAMPLES / name, *arguments],
        check=True,
        capture_output=True,
        encoding="utf-8",
        env=env,
    )
    return done.stdout


def test_the_bot_plays_its_games() -> None:
    """Promise of docs/api.md: a class with a name and `choose` is a bot."""
    assert re.fullmatch(r"bold wins \d+ of 6 games against runner\n", run("bold_bot.py", "6"))


def test_bumps_are_counted() -> None:
    """Promise of docs/api.md: something can be counted over many games; each seat is bumped."""
    told = run("count_bumps.py", "5").splitlines()
    assert re.fullmatch(r"5 games, \d+\.\d turns and \d+\.\d bumps a game", told[0])
    assert [line.split(":")[0] for line in told[1:]] == ["red", "blue", "yellow", "green"]


@pytest.mark.parametrize(("language", "end"), [("en", "wins"), ("it", "ha vinto")])
def test_a_game_is_narrated_into_a_file(tmp_path: Path, language: str, end: str) -> None:
    """Promise of docs/api.md: a whole game is told to one listener, by names."""
    path = tmp_path / "game.txt"
    assert str(path) in run("narrate_game.py", str(path), language, "7")
    told = path.read_text("utf-8").splitlines()
    assert end in told[-1]
    assert any(line.startswith(("Ben ", "Cid ", "Dora ")) for line in told)
