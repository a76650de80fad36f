"""The commands: the function behind each, and what may follow its name on the line.

The file of a command is imported only when it runs, so that the first line of a game comes soon.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from typing import NamedTuple, NoReturn, cast

from sorry_a11y.commands.arguments import one_of, with_options
from sorry_a11y.narration.mistakes import MistakeError, echoed, nearest_to
from sorry_a11y.rules.notation import COLOURS
from sorry_a11y.settings.values import Settings

GAME = ("--game", "--rules", "--rounds", "--target")
GAME_FLAGS = ("--teams", "--points", "--quick")
SETTING_OPTIONS = (
    "--pace", "--verbosity", "--digits", "--output", "--sound", "--volume", "--mono", "--sounds",
    "--bell", "--banter", "--drama", "--save", "--cells", "--forced", "--guard",
)
"""The settings that are options of their own; the language is --lang everywhere."""

ACCEPTED: Mapping[str, Sequence[str]] = {
    "--mode": ("keys", "lines"), "--first": ("lot", "draw", *COLOURS), "--seat": COLOURS,
    "--watch": ("yes", "no"), "--public": ("yes", "no"), "--undo": ("ask", "off", "host"),
    "--stand-in": ("ask", "auto", "wait"),
}
"""The values of options that have few, in every command."""


class Subcommand(NamedTuple):
    """A command of the program.

    Attributes:
        function: Its file in this folder, and its name there.
        options: The options with a value; behind "=" the value of one that is not given.
        flags: The options without a value.
        words: The most words that it takes beside options.
        everyday: Whether players come across it, so that help lists it first.
    """

    function: str
    options: tuple[str, ...] = ()
    flags: tuple[str, ...] = ()
    words: int = 0
    everyday: bool = False

    @property
    def defaults(self) -> Mapping[str, str | None]:
        """The options with a value, each with the one that it has if it is not given."""
        parts = [option.partition("=") for option in ("--lang", *self.options)]
        return {name: default if sign else None for name, sign, default in parts}

    @property
    def names(self) -> tuple[str, ...]:
        """All options."""
        return (*self.defaults, *self.flags)

    def load(self) -> Callable[[argparse.Namespace], int]:
        """Import the function, which gives the exit status."""
        file, _, name = self.function.partition(".")
        module = import_module(f"sorry_a11y.commands.{file}")
        return cast("Callable[[argparse.Namespace], int]", getattr(module, name))


SUBCOMMANDS: Mapping[str, Subcommand] = {
    "play": Subcommand(
        "play.play",
        (*GAME, "--seats", "--players", "--opponents", "--name", "--seed", "--mode", "--first",
         *SETTING_OPTIONS),
        (*GAME_FLAGS, "--no-undo"), words=1, everyday=True,
    ),
    "today": Subcommand("play.open_today", ("--name", "--mode", *SETTING_OPTIONS), everyday=True),
    "window": Subcommand("window.open_window", everyday=True),
    "puzzle": Subcommand("play.ask_positions", ("--seed", "--mode", *SETTING_OPTIONS), words=1),
    "learn": Subcommand("play.learn", ("--mode",), words=1, everyday=True),
    "host": Subcommand(
        "online.host",
        (*GAME, "--seats", "--name", "--at", "--port", "--watch", "--public", "--undo",
         "--stand-in", "--patience", "--mode", *SETTING_OPTIONS),
        (*GAME_FLAGS, "--page"), everyday=True,
    ),
    "join": Subcommand(
        "online.join", ("--at", "--name", "--seat", "--mode", *SETTING_OPTIONS), ("--watch",),
        words=3,
        everyday=True,
    ),
    "resume": Subcommand("play.resume", ("--mode", *SETTING_OPTIONS), words=1, everyday=True),
    "games": Subcommand("games.manage_games", words=2, everyday=True),
    "replay": Subcommand("games.replay_game", ("--verbosity", "--from=1"), words=1),
    "review": Subcommand("games.tell_review", words=1, everyday=True),
    "transcript": Subcommand("games.tell_transcript", ("--verbosity",), words=1),
    "board": Subcommand("games.draw_board", words=1),
    "export": Subcommand("games.export_game", words=2),
    "import": Subcommand("games.import_game", words=1),
    "statistics": Subcommand("games.tell_figures", everyday=True),
    "rules": Subcommand(
        "information.read_rules", GAME, (*GAME_FLAGS, "--differences", "--cards"), words=1,
        everyday=True,
    ),
    "keys": Subcommand("information.read_keys", everyday=True),
    "docs": Subcommand("information.read_docs", words=1),
    "settings": Subcommand("information.tell_settings", SETTING_OPTIONS),
    "sounds": Subcommand("information.show_sounds", ("--sounds", "--volume", "--mono", "--output")),
    "doctor": Subcommand("information.see_doctor", ("--sounds", "--report"), everyday=True),
    "plays": Subcommand(
        "information.answer_plays", (*GAME, "--pawns", "--turn", "--card"), (*GAME_FLAGS, "--json")
    ),
    "simulate": Subcommand(
        "simulate.run_simulation",
        (*GAME, "--bots=runner,chance,chance,chance", "--games=1000", "--seed=1", "--jobs=0"),
        (*GAME_FLAGS, "--json"),
    ),
    "serve": Subcommand(
        "serve.serve",
        ("--port", "--data", "--url", "--front", "--certificate", "--key", "--ssh", "--postgres",
         "--keep"),
        ("--migrate",),
    ),
    "server": Subcommand("operate.operate", ("--data", "--days"), words=60),
    "tables": Subcommand("tables.tell_tables", ("--at",)),
}
"""What can be asked for, by the name that is typed."""

EVERYDAY = tuple(name for name, command in SUBCOMMANDS.items() if command.everyday)


class Parser(argparse.ArgumentParser):
    """A parser that prints nothing: its mistakes are MistakeError."""

    def error(self, message: str) -> NoReturn:
        """Tell what argparse finds wrong beside unknown options: an option without its value, or
        a flag with one."""
        option = next((word for word in message.split() if word.startswith("--")), message)
        code = "cli-takes-no-value" if "ignored explicit" in message else "cli-needs-value"
        raise MistakeError(code, option=echoed(option.rstrip(":")))


def parse(name: str, given: Sequence[str], settings: Settings) -> argparse.Namespace:
    """Return what stands behind a command's name: an attribute for each option, ``words`` (as many
    as the command takes, None for those not given), and ``settings`` with the options over them.
    Raises MistakeError."""
    command = SUBCOMMANDS[name]
    parser = Parser(prog="sorry-a11y", add_help=False, allow_abbrev=False)
    for option, default in command.defaults.items():
        parser.add_argument(option, default=default)
    for flag in command.flags:
        parser.add_argument(flag, action="store_true")
    if command.words:
        parser.add_argument("words", nargs="*")
    chosen, unknown = parser.parse_known_args(given)
    if unknown:
        raise _unknown(name, unknown[0])
    for option in command.defaults:
        value = getattr(chosen, option.removeprefix("--").replace("-", "_"))
        if isinstance(value, list):  # argparse makes one of "--name=--"
            raise MistakeError("cli-needs-value", option=option)
        if option in ACCEPTED:
            one_of(option, value, ACCEPTED[option])
    chosen.settings = with_options(settings, chosen)
    words = getattr(chosen, "words", [])
    if len(words) > command.words:
        raise MistakeError("cli-too-many", given=echoed(words[command.words]))
    chosen.words = [*words, *[None] * (command.words - len(words))]
    return chosen


def _unknown(name: str, given: str) -> MistakeError:
    """Return what is told of a word or an option that the command does not take."""
    if not given.startswith("-"):
        return MistakeError("cli-too-many", given=echoed(given))
    if nearest := nearest_to(given.partition("=")[0], SUBCOMMANDS[name].names):
        return MistakeError("cli-no-option-near", given=echoed(given), nearest=nearest)
    return MistakeError("cli-no-option", given=echoed(given), command=name)
