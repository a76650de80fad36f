"""What the commands share: their parser, the options of a game, and values made from words."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Sequence
from difflib import get_close_matches
from typing import TYPE_CHECKING, NoReturn

from sorry_a11y.narration.mistakes import MistakeError, echoed, listed
from sorry_a11y.rules.notation import COLOURS
from sorry_a11y.settings.file import with_flags
from sorry_a11y.settings.values import NAMES, SettingError, Settings

if TYPE_CHECKING:
    from sorry_a11y.rulesets.families import Wishes

SETTING_FLAGS = (
    "--pace", "--verbosity", "--digits", "--output", "--sound", "--volume", "--mono", "--sounds",
    "--save", "--cells", "--forced", "--guard",
)
"""The settings that are flags of their own; the language is --lang everywhere."""

FIRSTS = ("lot", "draw", *COLOURS)
"""Who begins."""

MODES = ("keys", "lines")
"""How keys are given: each at once, or as lines with Enter."""

MOST_PORT = 65_535
MOST = 10**18 - 1
"""The largest number that an option takes if nothing else is said."""

WORDS = "words"
"""Where a parser puts what stands on the line without an option."""

Handler = Callable[[argparse.Namespace], int]


class Parser(argparse.ArgumentParser):
    """A parser that says nothing itself: its mistakes are MistakeError."""

    def error(self, message: str) -> NoReturn:
        """What argparse finds wrong beside unknown options: an option without its value, or one
        that takes none with a value."""
        option = next((word for word in message.split() if word.startswith("--")), message)
        code = "cli-takes-no-value" if "ignored explicit" in message else "cli-needs-value"
        raise MistakeError(code, option=echoed(option.rstrip(":")))


def plain_parser() -> Parser:
    parser = Parser(prog="sorry-a11y", add_help=False, allow_abbrev=False)
    parser.add_argument("--lang")
    return parser


def game_parser() -> Parser:
    parser = plain_parser()
    for option in ("--game", "--rules", "--rounds", "--target"):
        parser.add_argument(option)
    for option in ("--teams", "--points", "--quick"):
        parser.add_argument(option, action="store_true")
    return parser


def file_parser() -> Parser:
    parser = plain_parser()
    parser.add_argument(WORDS, nargs="*")
    return parser


def parsed(parser: Parser, options: Sequence[str], command: str) -> argparse.Namespace:
    """The options of a command as they were given; raises MistakeError."""
    chosen, unknown = parser.parse_known_args(options)
    if unknown and not unknown[0].startswith("-"):
        raise MistakeError("cli-too-many", given=echoed(unknown[0]))
    if unknown:
        known = [f"--{name.replace('_', '-')}" for name in vars(chosen) if name != WORDS]
        if nearest := get_close_matches(unknown[0].partition("=")[0], known, 1):
            raise MistakeError(
                "cli-no-option-near", given=echoed(unknown[0]), nearest=nearest[0]
            )
        raise MistakeError("cli-no-option", given=echoed(unknown[0]), command=command)
    for name, value in vars(chosen).items():
        if isinstance(value, list) and name != WORDS:  # argparse makes one of "--name=--"
            raise MistakeError("cli-needs-value", option=f"--{name}")
    return chosen


def words_of(chosen: argparse.Namespace, most: int) -> list[str | None]:
    """The words of a command that takes at most so many, None for those not given; raises
    MistakeError for one too many."""
    words: list[str] = getattr(chosen, WORDS)
    if len(words) > most:
        raise MistakeError("cli-too-many", given=echoed(words[most]))
    return [*words, *[None] * (most - len(words))]


# -- values ----------------------------------------------------------------------------------


def parts_of(text: str | None) -> list[str]:
    return [part.strip() for part in (text or "").split(",") if part.strip()]


def whole_number(where: str, given: str, most: int = MOST) -> int:
    """A whole number of at most ``most``, for a seed or a count; raises MistakeError."""
    digits = given.removeprefix("-")
    if not (digits.isascii() and digits.isdigit()):
        raise MistakeError("cli-no-number", where=where, given=echoed(given))
    if len(digits) > len(str(most)) or abs(int(given)) > most:
        raise MistakeError("cli-too-large", where=where, given=echoed(given), accepted=str(most))
    return int(given)


def port_number(given: str | None, usual: int, option: str = "--port") -> int:
    """A port of the network, ``usual`` if none is given, 0 for any that is free; raises
    MistakeError."""
    if given is None:
        return usual
    number = whole_number(option, given, MOST_PORT)
    if number < 0:
        raise MistakeError("cli-too-small", where=option, given=echoed(given))
    return number


def wishes_asked(chosen: argparse.Namespace) -> Wishes:
    from sorry_a11y.rulesets.families import CALLED, DEFAULT, Wishes

    rules = {}
    for pair in parts_of(chosen.rules):
        name, sign, value = pair.partition("=")
        if not sign:
            raise MistakeError("cli-rules-text", given=echoed(pair))
        if name.strip() in rules:
            raise MistakeError("cli-rules-twice", given=echoed(name.strip()))
        rules[name.strip()] = value.strip()
    numbers = {}
    for name in ("rounds", "target"):
        given = getattr(chosen, name)
        numbers[name] = whole_number(f"--{name}", given) if given is not None else 0
        if given is not None and numbers[name] < 1:
            raise MistakeError("cli-too-small", where=f"--{name}", given=echoed(given))
    if chosen.rounds is not None and chosen.target is not None:
        raise MistakeError("cli-rounds-or-target")
    game = chosen.game or DEFAULT
    return Wishes(
        CALLED.get(game.casefold(), game), rules, chosen.teams, chosen.points, numbers["rounds"],
        numbers["target"], chosen.quick,
    )


def needed(word: str | None, command: str) -> str:
    """A word that a command cannot do without."""
    if word is None:
        raise MistakeError("cli-needs-value", option=command)
    return word


def one_of(where: str, given: str | None, accepted: Sequence[str]) -> None:
    """Raise MistakeError unless the value, if given at all, is one of those accepted."""
    if given is not None and given not in accepted:
        raise MistakeError(
            "cli-no-such", where=where, given=echoed(given), accepted=listed(accepted)
        )


def with_options(settings: Settings, chosen: argparse.Namespace) -> Settings:
    """The settings that hold for this command; raises MistakeError for an option with a value
    that its setting does not take."""
    given = {name: getattr(chosen, name, None) for name in NAMES if name != "name"}
    try:
        return with_flags(settings, {n: value for n, value in given.items() if value is not None})
    except SettingError as error:
        where = "--lang" if error.name == "language" else f"--{error.name}"
        raise MistakeError(
            "cli-no-such", where=where, given=echoed(error.given), accepted=listed(error.accepted)
        ) from error
