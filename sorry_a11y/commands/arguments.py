"""Values made of the words of a command line: numbers, ports, rules, seats, settings.

All of them raise MistakeError for a word that makes no sense.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from typing import TYPE_CHECKING

from sorry_a11y.narration.mistakes import MistakeError, echoed, listed
from sorry_a11y.settings.file import with_flags
from sorry_a11y.settings.values import SETTING_NAMES, SettingError, Settings

if TYPE_CHECKING:
    from sorry_a11y.rulesets.families import Wishes
    from sorry_a11y.settings.table_plan import TablePlan

POSTGRES = "SORRY_A11Y_POSTGRES"
"""The variable of the environment that stands for ``--postgres``: other users of a machine see the
options of a program, and so a password in them."""
FAILED = 1
"""The exit status of a command that could not do its work."""

MOST_PORT = 65_535
MOST_DAYS = 36_500
"""The most days that an option takes, a hundred years."""
LARGEST_VALUE = 10**18 - 1
"""The largest number that an option takes if nothing else is said."""


def parts_of(text: str | None) -> list[str]:
    """Return the parts of a list with commas, without blanks and empty parts."""
    return [part.strip() for part in (text or "").split(",") if part.strip()]


def whole_number(where: str, given: str, most: int = LARGEST_VALUE) -> int:
    """Return a whole number of at most ``most``, for a seed or a count."""
    digits = given.removeprefix("-")
    if not (digits.isascii() and digits.isdigit()):
        raise MistakeError("cli-no-number", where=where, given=echoed(given))
    if len(digits) > len(str(most)) or abs(int(given)) > most:
        raise MistakeError("cli-too-large", where=where, given=echoed(given), accepted=str(most))
    return int(given)


def port_number(given: str | None, usual: int, option: str = "--port") -> int:
    """Return a port of the network: ``usual`` if none is given, 0 for any that is free."""
    if given is None:
        return usual
    number = whole_number(option, given, MOST_PORT)
    if number < 0:
        raise MistakeError("cli-too-small", where=option, given=echoed(given))
    return number


def wishes_asked(chosen: argparse.Namespace) -> Wishes:
    """Return the rule book that the options of a game ask for."""
    from sorry_a11y.rulesets.families import CALLED, DEFAULT, MOST_ROUNDS, MOST_TARGET, Wishes

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
        numbers[name] = whole_number(f"--{name}", given, most) if given is not None else 0
        if given is not None and numbers[name] < 1:
            raise MistakeError("cli-too-small", where=f"--{name}", given=echoed(given))
    if chosen.rounds is not None and chosen.target is not None:
        raise MistakeError("cli-rounds-or-target")
    game = chosen.game or DEFAULT
    return Wishes(
        CALLED.get(game.casefold(), game), rules, chosen.teams, chosen.points, numbers["rounds"],
        numbers["target"], chosen.quick,
    )


def plan_of(chosen: argparse.Namespace, wishes: Wishes) -> TablePlan:
    """Return the table that the options of play ask for."""
    from sorry_a11y.settings.table_plan import TablePlan

    players = None if chosen.players is None else whole_number("--players", chosen.players)
    opponents = tuple(parts_of(chosen.opponents))
    if chosen.seats is not None and (players is not None or opponents):
        raise MistakeError("cli-seats-or-players")
    if players is not None and players not in (2, 3, 4):
        raise MistakeError("cli-seat-players", given=echoed(str(players)), accepted="2, 3, 4")
    if chosen.seats is not None and not chosen.seats:
        raise MistakeError("cli-seat-pair", given='""', accepted="")
    return TablePlan(
        wishes.game, dict(wishes.rules), wishes.teams, wishes.points, wishes.rounds,
        wishes.target, wishes.quick, chosen.seats or "", players or 0, opponents, (),
        chosen.first or "",
    )


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


def with_options(settings: Settings, chosen: argparse.Namespace) -> Settings:
    """Return the settings that hold for this command."""
    given = {name: getattr(chosen, name, None) for name in SETTING_NAMES if name != "name"}
    try:
        return with_flags(settings, {n: value for n, value in given.items() if value is not None})
    except SettingError as error:
        where = "--lang" if error.name == "language" else f"--{error.name}"
        raise MistakeError(
            "cli-no-such", where=where, given=echoed(error.given), accepted=listed(error.accepted)
        ) from error
