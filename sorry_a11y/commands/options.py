"""What the commands share: their parser, the options of a game, and values made from words."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from typing import TYPE_CHECKING, NoReturn

from sorry_a11y.narration.mistakes import MistakeError, echoed, listed

if TYPE_CHECKING:
    from sorry_a11y.rulesets.registry import Wishes

SETTING_FLAGS = (
    "--pace", "--verbosity", "--digits", "--output", "--sound", "--volume", "--mono", "--sounds",
    "--save", "--cells",
)
"""The settings that are flags of their own; the language is --lang everywhere."""

Handler = Callable[[argparse.Namespace], int]


class Parser(argparse.ArgumentParser):
    """A parser that says nothing itself: its mistakes are MistakeError."""

    def error(self, message: str) -> NoReturn:
        """What argparse finds wrong beside unknown options: an option without its value."""
        option = next((word for word in message.split() if word.startswith("--")), message)
        raise MistakeError("cli-needs-value", option=echoed(option.rstrip(":")))


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
    parser.add_argument("words", nargs="*")
    return parser


# -- values ----------------------------------------------------------------------------------


def parts_of(text: str | None) -> list[str]:
    return [part.strip() for part in (text or "").split(",") if part.strip()]


def whole_number(where: str, given: str) -> int:
    """A whole number of at most eighteen digits, for a seed or a count."""
    digits = given.removeprefix("-")
    if not (digits.isascii() and digits.isdigit() and len(digits) <= 18):
        raise MistakeError("cli-no-number", where=where, given=echoed(given))
    return int(given)


def wishes_of(chosen: argparse.Namespace) -> Wishes:
    from sorry_a11y.rulesets.registry import DEFAULT, Wishes

    rules = {}
    for pair in parts_of(chosen.rules):
        name, sign, value = pair.partition("=")
        if not sign:
            raise MistakeError("cli-rules-text", given=echoed(pair))
        rules[name.strip()] = value.strip()
    numbers = {}
    for name in ("rounds", "target"):
        given = getattr(chosen, name)
        numbers[name] = whole_number(f"--{name}", given) if given is not None else 0
        if given is not None and numbers[name] < 1:
            raise MistakeError("cli-too-small", where=f"--{name}", given=echoed(given))
    return Wishes(
        chosen.game or DEFAULT, rules, chosen.teams, chosen.points, numbers["rounds"],
        numbers["target"], chosen.quick,
    )


def needed(word: str | None, command: str) -> str:
    """A word that a command cannot do without."""
    if word is None:
        raise MistakeError("cli-needs-value", option=command)
    return word


def verbosity_of(given: str) -> str:
    values = ("brief", "normal", "full")
    if given not in values:
        raise MistakeError(
            "cli-no-such", where="--verbosity", given=echoed(given), accepted=listed(values)
        )
    return given
