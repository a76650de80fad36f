"""The table of commands: what it names is there, and what it says is told and taken."""

from __future__ import annotations

import inspect
import re
import subprocess
import sys
from pathlib import Path

import pytest

from sorry_a11y.cli.commands.command_line import (
    GAME,
    GAME_FLAGS,
    SETTING_OPTIONS,
    SUBCOMMANDS,
    Chosen,
    parse,
)
from sorry_a11y.cli.commands.online import _table_of
from sorry_a11y.online.wire import protocol as msg
from sorry_a11y.output.narration.catalog import Words
from sorry_a11y.output.narration.mistakes import MistakeError, tell_mistake
from sorry_a11y.ui.settings.values import Settings
from tests.harness.languages import SPOKEN
from tests.harness.programs import run

LOADED = """
import sys
from sorry_a11y.cli import program as cli
from tests.harness.languages import SPOKEN
sys.stdout.write(" ".join(
    name for name in sys.modules if name.startswith("sorry_a11y.cli.commands.")
))
"""


@pytest.mark.parametrize("name", SUBCOMMANDS)
def test_the_function_of_each_command_is_there(name: str) -> None:
    """Promise of the table: each function takes the parsed options and gives an exit status."""
    signature = inspect.signature(SUBCOMMANDS[name].load(), eval_str=True)
    assert [one.annotation for one in signature.parameters.values()] == [Chosen]
    assert signature.return_annotation is int


def test_no_command_is_loaded_before_it_runs() -> None:
    """Promise of docs/performance.md: the program starts with the table alone."""
    loaded = subprocess.run(
        [sys.executable, "-c", LOADED], check=True, capture_output=True, text=True
    ).stdout.split()
    assert sorted(loaded) == ["sorry_a11y.cli.commands.command_line"]


@pytest.mark.parametrize("language", SPOKEN)
@pytest.mark.parametrize("name", SUBCOMMANDS)
def test_help_names_the_options_that_are_taken(name: str, language: str) -> None:
    """The page of help of a command names no other options than the table, and all but those that
    another page tells: of a game, settings, and the language."""
    told = Words(language).say(f"cli-help-{name}")
    named = set(re.findall(r"(?<![\w-])--[a-z][a-z-]*", told))
    known = set(SUBCOMMANDS[name].names)
    assert named <= known
    if name == "play":
        assert named == known
    assert known - named <= {*GAME, *GAME_FLAGS, *SETTING_OPTIONS, "--lang", "--front", "--lease"}


def test_what_is_no_command_leads_to_those_of_every_day(tmp_path: Path) -> None:
    """Who types a word that is like no command hears all but those for programs, for tables of
    one's own, and for what the menus offer."""
    told = run(tmp_path, "xyzzy").complained
    rare = "puzzle replay transcript board export import docs settings sounds plays simulate serve"
    named = {name for name in SUBCOMMANDS if re.search(rf"\b{name}\b", told)}
    assert {*SUBCOMMANDS} - named == {*rare.split(), "server", "tables"}


def test_words_are_as_many_as_the_table_says() -> None:
    """Words that are not given are None; one too many is named."""
    assert parse("games", ["delete"], Settings()).words == ["delete", None]
    for name in ("games", "keys"):
        with pytest.raises(MistakeError) as raised:
            parse(name, ["a", "b", "c"][: SUBCOMMANDS[name].words + 1], Settings())
        assert tell_mistake(raised.value).startswith("c " if name == "games" else "a ")


def wished(*options: str) -> msg.HostTable:
    """The table that the options wish for."""
    return _table_of(parse("host", ("--name", "Ann", *options), Settings()))


def test_how_a_table_is_kept_is_the_hosts_to_say() -> None:
    """Promise of docs/online.md: who may listen, what may be taken back, how long an absent player
    is waited for and what then, with what is usual where nothing is said."""
    usual, said = (
        wished(),
        wished(
            *("--watch", "no", "--public", "yes", "--undo", "host", "--stand-in", "auto"),
            *("--patience", "5"),
        ),
    )
    assert (usual.watch, usual.public, usual.undo) == (True, False, "ask")
    assert (usual.stand_in, usual.patience) == ("anyone", 45)
    assert (said.watch, said.public, said.undo) == (False, True, "host")
    assert (said.stand_in, said.patience) == ("auto", 5)
    assert wished("--patience", "day").patience == msg.A_DAY
    assert wished("--game", "dog").undo == "off"
