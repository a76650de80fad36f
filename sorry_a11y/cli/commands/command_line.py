"""The command line: the table of commands, and the values made of what is typed.

The file of a command is imported only when it runs, so that the first line of a game comes soon.
Whatever makes no sense raises MistakeError.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any, NamedTuple, cast

from sorry_a11y.core.rules.notation import COLOURS
from sorry_a11y.output.narration.mistakes import MistakeError, echoed, listed, nearest_to
from sorry_a11y.ui.settings.file import with_flags
from sorry_a11y.ui.settings.values import SETTINGS, SettingError, Settings

if TYPE_CHECKING:
    from sorry_a11y.core.rulesets.families import Family, Wishes
    from sorry_a11y.ui.settings.user_store import TablePlan


POSTGRES = "SORRY_A11Y_POSTGRES"
"""The variable of the environment that stands for ``--postgres``: other users of a machine see the
options of a program, and so a password in them."""
FAILED = 1
"""The exit status of a command that could not do its work."""

_MOST_PORT = 65_535
MOST_DAYS = 36_500
"""The most days that an option takes, a hundred years."""
_LARGEST_VALUE = 10**18 - 1
"""The largest number that an option takes if nothing else is said."""


class Chosen(SimpleNamespace):
    """The options that were chosen on a command line.

    There is an attribute for each option and flag of the command, named as it without the hyphens
    before it.

    Attributes:
        words: The other words, as many as the command takes; None for each that was not given.
        settings: The settings, overruled by the options.
        problems: The problems of the settings file; set when the command is run.
        bare: Whether the command asks for nothing, so that the start menu opens; set likewise.
    """

    rounds = target = None
    points = quick = False  # of a command that does not take them


def parts_of(text: str | None) -> list[str]:
    """Return the parts of a text between its commas, without blanks and empty parts."""
    return [part.strip() for part in (text or "").split(",") if part.strip()]


def whole_number(
    where: str, given: str, most: int = _LARGEST_VALUE, least: int | None = None
) -> int:
    """Return the whole number that was typed for an option or a command.

    Args:
        where: The option or the command, for the mistake.
        given: The digits that were typed, perhaps with a minus before them.
        most: The largest number that is accepted; no number is accepted below ``-most``.
        least: The smallest number that is accepted; None for any.

    Raises:
        MistakeError: The text is no such number.
    """
    digits = given.removeprefix("-")
    if not (digits.isascii() and digits.isdigit()):
        raise MistakeError("cli-no-number", where=where, given=echoed(given))
    if len(digits) > len(str(most)) or abs(int(given)) > most:
        raise MistakeError("cli-too-large", where=where, given=echoed(given), accepted=str(most))
    if least is not None and int(given) < least:
        raise MistakeError("cli-too-small", where=where, given=echoed(given))
    return int(given)


def port_number(given: str | None, usual: int, option: str = "--port") -> int:
    """Return a port of the network: ``usual`` if none is given, 0 for any that is free."""
    return usual if given is None else whole_number(option, given, _MOST_PORT, 0)


def database_address(given: str | None = None) -> str:
    """Return the address of the database of several servers; empty if none is named.

    Args:
        given: The value of ``--postgres``; None if it was not given.

    Raises:
        MistakeError: The value is empty, perhaps that of a variable that is not set. Without this,
            a server would have tables of its own.
    """
    address = os.environ.get(POSTGRES) if given is None else given
    if address is None:
        return ""
    if not address.strip():
        raise MistakeError("cli-needs-value", option=POSTGRES if given is None else "--postgres")
    return address


def wishes_asked(chosen: Chosen) -> Wishes:
    """Return the rule book that the options of a game ask for."""
    from sorry_a11y.core.rulesets.families import (
        BOOK_OF_GAME,
        DEFAULT,
        MOST_ROUNDS,
        MOST_TARGET,
        Wishes,
    )

    rules = {}
    for pair in parts_of(chosen.rules):
        name, sign, value = pair.partition("=")
        if not sign:
            raise MistakeError("cli-rules-text", given=echoed(pair))
        if name.strip() in rules:
            raise MistakeError("cli-rules-twice", given=echoed(name.strip()))
        rules[name.strip()] = value.strip()
    numbers = {}
    for name, most in (("rounds", MOST_ROUNDS), ("target", MOST_TARGET)):
        given = getattr(chosen, name)
        numbers[name] = 0 if given is None else whole_number(f"--{name}", given, most, 1)
    if chosen.rounds is not None and chosen.target is not None:
        raise MistakeError("cli-rounds-or-target")
    game = chosen.game or DEFAULT
    return Wishes(
        BOOK_OF_GAME.get(game.casefold(), game),
        rules,
        chosen.teams,
        chosen.points,
        numbers["rounds"],
        numbers["target"],
        chosen.quick,
    )


def plan_of(chosen: Chosen, wishes: Wishes) -> TablePlan:
    """Return the table that the options of play ask for."""
    from sorry_a11y.ui.settings.user_store import TablePlan

    players = None if chosen.players is None else whole_number("--players", chosen.players)
    opponents = tuple(parts_of(chosen.opponents))
    if chosen.seats is not None and (players is not None or opponents):
        raise MistakeError("cli-seats-or-players")
    if players is not None and players not in (2, 3, 4):
        raise MistakeError("cli-seat-players", given=echoed(str(players)), accepted="2, 3, 4")
    if chosen.seats is not None and not chosen.seats:
        raise MistakeError("cli-seat-pair", given='""', accepted="")
    return TablePlan(wishes, chosen.seats or "", players or 0, opponents, (), chosen.first or "")


def checked_player(name: str | None, games: Sequence[Family] | None = None) -> str | None:
    """Return the name of a player in good form; None if none is given.

    Args:
        name: The name.
        games: As in `checked_name`; None for all of them.

    Raises:
        MistakeError: It is no name.
    """
    if name is None:
        return None
    from sorry_a11y.core.game.names import NameRefusedError, checked_name

    try:
        return checked_name(name) if games is None else checked_name(name, games)
    except NameRefusedError as error:
        raise MistakeError(
            f"cli-seat-{error.code}", given=echoed(error.given), accepted=error.accepted
        ) from error


def needed(word: str | None, command: str) -> str:
    """Return a word that a command cannot do without."""
    if word is None:
        raise MistakeError("cli-needs-value", option=command)
    return word


def one_of(where: str, given: str | None, accepted: Sequence[str]) -> None:
    """Check that the value, if one is given, is one of those accepted."""
    if given is not None and given not in accepted:
        raise MistakeError(
            "cli-no-such", where=where, given=echoed(given), accepted=listed(accepted)
        )


def _with_options(settings: Settings, chosen: Chosen) -> Settings:
    """Return the settings that hold for this command."""
    given = {name: getattr(chosen, name, None) for name in SETTINGS if name != "name"}
    try:
        return with_flags(settings, {n: value for n, value in given.items() if value is not None})
    except SettingError as error:
        where = "--lang" if error.name == "language" else f"--{error.name}"
        raise MistakeError(
            "cli-no-such", where=where, given=echoed(error.given), accepted=listed(error.accepted)
        ) from error


GAME = ("--game", "--rules", "--rounds", "--target")
GAME_FLAGS = ("--teams", "--points", "--quick")
SETTING_OPTIONS = tuple(f"--{name}" for name in SETTINGS if name not in ("language", "name"))
"""The settings that are options of their own; the language is --lang everywhere, and a name is a
command's own."""

ACCEPTED: Mapping[str, Sequence[str]] = {
    "--mode": ("keys", "lines"),
    "--first": ("lot", "draw", *COLOURS),
    "--seat": COLOURS,
    "--watch": ("yes", "no"),
    "--public": ("yes", "no"),
    "--undo": ("ask", "off", "host"),
    "--stand-in": ("anyone", "auto", "wait"),
}
"""The values of options that have few, in every command."""


_PLACES = frozenset({"--at", "--certificate", "--data", "--front", "--key", "--url"})
"""The options that name a place, which no blank does: without them there is another place."""


class Subcommand(NamedTuple):
    """A command of the program.

    Attributes:
        function: The file of its function in this folder, a dot, and the name of the function.
        options: The options with a value, each perhaps with "=" and the value that holds if it is
            not given.
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

    def load(self) -> Callable[[Chosen], int]:
        """Import and return the function, which returns the exit status."""
        file, _, name = self.function.partition(".")
        module = import_module(f"sorry_a11y.cli.commands.{file}")
        return cast("Callable[[Chosen], int]", getattr(module, name))


SUBCOMMANDS: Mapping[str, Subcommand] = {
    "play": Subcommand(
        "play.play",
        (
            *GAME,
            "--seats",
            "--players",
            "--opponents",
            "--name",
            "--seed",
            "--mode",
            "--first",
            *SETTING_OPTIONS,
        ),
        (*GAME_FLAGS, "--no-undo"),
        words=1,
        everyday=True,
    ),
    "today": Subcommand("play.open_today", ("--name", "--mode", *SETTING_OPTIONS), everyday=True),
    "window": Subcommand("window.open_window", everyday=True),
    "puzzle": Subcommand("play.ask_positions", ("--seed", "--mode", *SETTING_OPTIONS), words=1),
    "learn": Subcommand("play.learn", ("--mode",), words=1, everyday=True),
    "host": Subcommand(
        "online.host",
        (
            *GAME,
            "--seats",
            "--name",
            "--at",
            "--port",
            "--watch",
            "--public",
            "--undo",
            "--stand-in",
            "--patience",
            "--mode",
            *SETTING_OPTIONS,
        ),
        (*GAME_FLAGS, "--page"),
        everyday=True,
    ),
    "join": Subcommand(
        "online.join",
        ("--at", "--name", "--seat", "--mode", *SETTING_OPTIONS),
        ("--watch",),
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
        "information.read_rules",
        GAME,
        (*GAME_FLAGS, "--differences", "--cards"),
        words=1,
        everyday=True,
    ),
    "keys": Subcommand("information.read_keys", everyday=True),
    "docs": Subcommand("information.read_docs", words=1),
    "settings": Subcommand("information.show_settings", SETTING_OPTIONS, ("--list",)),
    "sounds": Subcommand("information.show_sounds", ("--sounds", "--volume", "--mono", "--output")),
    "doctor": Subcommand("information.see_doctor", ("--sounds", "--report"), everyday=True),
    "plays": Subcommand(
        "information.answer_plays",
        ("--game", "--rules", "--pawns", "--turn", "--card"),
        ("--teams", "--json"),
    ),
    "simulate": Subcommand(
        "simulate.run_simulation",
        (*GAME, "--bots=runner,chance,chance,chance", "--games=1000", "--seed=1", "--jobs=0"),
        (*GAME_FLAGS, "--json"),
    ),
    "serve": Subcommand(
        "serve.serve",
        (
            "--port",
            "--data",
            "--url",
            "--front",
            "--certificate",
            "--key",
            "--ssh",
            "--postgres",
            "--keep",
        ),
        ("--migrate",),
    ),
    "server": Subcommand("operate.operate", ("--data", "--days"), words=60),
    "tables": Subcommand("friends.tell_tables", ("--at",)),
}
"""The commands, by the name that is typed."""

EVERYDAY = tuple(name for name, command in SUBCOMMANDS.items() if command.everyday)


def _checked_place(option: str, value: str) -> str:
    """Return the value of an option; raises MistakeError for a place that is blank."""
    if option in _PLACES and not value.strip():  # perhaps a variable that is not set
        raise MistakeError("cli-needs-value", option=echoed(option))
    return value


def parse(name: str, given: Sequence[str], settings: Settings) -> Chosen:
    """Return the options and words that stand behind a command's name.

    Args:
        name: The name of the command.
        given: The words behind it: options, each with its value behind it or behind "=", flags, and
            other words.
        settings: The settings, which options may overrule.

    Raises:
        MistakeError: The command does not take an option, a value or a word.
    """
    command = SUBCOMMANDS[name]
    found: dict[str, Any] = {**command.defaults, **dict.fromkeys(command.flags, False)}
    words: list[str] = []
    left = list(reversed(given))
    while left:
        word = left.pop()
        option, sign, value = word.partition("=")
        if option in command.flags:
            if sign:
                raise MistakeError("cli-takes-no-value", option=echoed(option))
            found[option] = True
        elif option in command.defaults:
            if not sign:
                if not left or _is_option(left[-1]):
                    raise MistakeError("cli-needs-value", option=echoed(option))
                value = left.pop()
            found[option] = _checked_place(option, value)
        elif _is_option(word) or len(words) == command.words:
            raise _unknown(name, word)
        else:
            words.append(word)
    for option, accepted in ACCEPTED.items():
        if option in command.defaults:
            one_of(option, found[option], accepted)
    chosen = Chosen(
        **{option.removeprefix("--").replace("-", "_"): value for option, value in found.items()}
    )
    chosen.settings = _with_options(settings, chosen)
    chosen.words = [*words, *[None] * (command.words - len(words))]
    return chosen


def _is_option(word: str) -> bool:
    """Return whether a word is the name of an option, and no value such as "-5"."""
    return word.startswith("-") and len(word) > 1 and not word[1:].isdigit()


def _unknown(name: str, given: str) -> MistakeError:
    """Return the mistake for a word or an option that the command does not take."""
    if not given.startswith("-"):
        return MistakeError("cli-too-many", given=echoed(given))
    if nearest := nearest_to(given.partition("=")[0], SUBCOMMANDS[name].names):
        return MistakeError("cli-no-option-near", given=echoed(given), nearest=nearest)
    return MistakeError("cli-no-option", given=echoed(given), command=name)
