"""The commands, the options each takes, and the door each opens.

What a command needs is imported only when it runs, so that the first line of a game comes soon.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, NoReturn

from sorry_a11y.doors.mistakes import MistakeError, echoed, listed

if TYPE_CHECKING:
    from sorry_a11y.rulesets.registry import Wishes

SETTING_FLAGS = (
    "--pace", "--verbosity", "--digits", "--output", "--sound", "--volume", "--mono", "--sounds",
    "--save",
)
"""The settings that are flags of their own; the language is --lang everywhere."""

Command = Callable[[argparse.Namespace], int]


class Parser(argparse.ArgumentParser):
    """A parser that says nothing itself: its mistakes are MistakeError."""

    def error(self, message: str) -> NoReturn:
        """What argparse finds wrong beside unknown options: an option without its value."""
        option = next((word for word in message.split() if word.startswith("--")), message)
        raise MistakeError("cli-needs-value", option=echoed(option.rstrip(":")))


# -- options ---------------------------------------------------------------------------------


def _parser() -> Parser:
    parser = Parser(prog="sorry-a11y", add_help=False, allow_abbrev=False)
    parser.add_argument("--lang")
    return parser


def _game_parser() -> Parser:
    parser = _parser()
    for option in ("--game", "--rules", "--rounds", "--target"):
        parser.add_argument(option)
    for option in ("--teams", "--points", "--quick"):
        parser.add_argument(option, action="store_true")
    return parser


def _play_parser() -> Parser:
    parser = _game_parser()
    for option in (
        "--seats", "--players", "--opponents", "--name", "--seed", "--mode", *SETTING_FLAGS
    ):
        parser.add_argument(option)
    parser.add_argument("--no-undo", action="store_true")
    return parser


def _simulate_parser() -> Parser:
    parser = _game_parser()
    parser.add_argument("--bots", default="runner,chance,chance,chance")
    parser.add_argument("--games", default="1000")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--json", action="store_true")
    return parser


def _plays_parser() -> Parser:
    parser = _game_parser()
    parser.add_argument("--json", action="store_true")
    for option in ("--pawns", "--turn", "--card"):
        parser.add_argument(option)
    return parser


def _rules_parser() -> Parser:
    parser = _game_parser()
    parser.add_argument("preset", nargs="?")
    parser.add_argument("--differences", action="store_true")
    parser.add_argument("--cards", action="store_true")
    return parser


# -- commands --------------------------------------------------------------------------------


def _play(chosen: argparse.Namespace) -> int:
    from sorry_a11y.doors.play import play

    for option in ("players", "seed"):
        given = getattr(chosen, option)
        setattr(chosen, option, None if given is None else _number(f"--{option}", given))
    return play(chosen, _wishes(chosen))


def _simulate(chosen: argparse.Namespace) -> int:
    from sorry_a11y.doors.simulate import print_simulation

    return print_simulation(
        _wishes(chosen), _listed(chosen.bots), _number("--games", chosen.games),
        _number("--seed", chosen.seed), sys.stdout, sys.stderr,
        as_json=chosen.json, language=chosen.language,
    )


def _plays(chosen: argparse.Namespace) -> int:
    from sorry_a11y.doors.plays import print_plays, serve
    from sorry_a11y.doors.position_query import parse_pawns_text
    from sorry_a11y.doors.saying import sayer

    says = sayer(chosen.language)
    if chosen.json:
        return serve(sys.stdin.buffer, sys.stdout, says, chosen.language)
    query: dict[str, object] = {"game": _wishes(chosen).game}
    if chosen.pawns is not None:
        query["pawns"] = parse_pawns_text(chosen.pawns)
    given = {
        "turn": chosen.turn, "card": chosen.card, "teams": chosen.teams or None,
        "rules": dict(_wishes(chosen).rules) or None,
    }
    query.update({key: value for key, value in given.items() if value is not None})
    return print_plays(query, says, sys.stdout, sys.stderr, chosen.language)


def _rules(chosen: argparse.Namespace) -> int:
    from sorry_a11y.doors.reading import read_rules

    chosen.game = chosen.game or chosen.preset
    return read_rules(
        _wishes(chosen), differences=chosen.differences, cards=chosen.cards,
        language=chosen.language,
    )


def _keys(chosen: argparse.Namespace) -> int:
    from sorry_a11y.doors.reading import read_keys

    return read_keys(chosen.language)


def _settings_parser() -> Parser:
    parser = _parser()
    for option in SETTING_FLAGS:
        parser.add_argument(option)
    return parser


def _settings(chosen: argparse.Namespace) -> int:
    from sorry_a11y.doors.settings import tell_settings

    return tell_settings(chosen)


def _sounds_parser() -> Parser:
    parser = _parser()
    for option in ("--sounds", "--volume", "--mono", "--output"):
        parser.add_argument(option)
    return parser


def _sounds(chosen: argparse.Namespace) -> int:
    from sorry_a11y.doors.sounds import show_sounds

    return show_sounds(chosen)


def _doctor_parser() -> Parser:
    parser = _parser()
    parser.add_argument("--sounds")
    return parser


def _doctor(chosen: argparse.Namespace) -> int:
    from sorry_a11y.doors.doctor import see_doctor

    return see_doctor(chosen)


def _learn_parser() -> Parser:
    parser = _parser()
    parser.add_argument("--mode")
    return parser


def _learn(chosen: argparse.Namespace) -> int:
    from sorry_a11y.doors.learn import learn

    return learn(chosen.language, chosen.mode)


def _games_parser() -> Parser:
    parser = _parser()
    parser.add_argument("deed", nargs="?")
    parser.add_argument("number", nargs="?")
    return parser


def _games(chosen: argparse.Namespace) -> int:
    from sorry_a11y.doors import games

    language = chosen.language
    if chosen.deed is None:
        return games.told(lambda: games.list_games(language), language, sys.stderr)
    deeds = {"delete": games.delete, "rescue": games.rescue}
    if chosen.deed not in deeds:
        raise MistakeError(
            "cli-no-such", where="games", given=echoed(chosen.deed), accepted=listed(tuple(deeds))
        )
    number = _number("games", _needed(chosen.number, f"games {chosen.deed}"))
    return games.told(lambda: deeds[chosen.deed](number, language), language, sys.stderr)


def _resume_parser() -> Parser:
    parser = _parser()
    parser.add_argument("number", nargs="?")
    for option in ("--mode", *SETTING_FLAGS):
        parser.add_argument(option)
    return parser


def _resume(chosen: argparse.Namespace) -> int:
    from sorry_a11y.doors import games
    from sorry_a11y.doors.play import resume

    number = None if chosen.number is None else _number("resume", chosen.number)
    return games.told(lambda: resume(chosen, number), chosen.told_in, sys.stderr)


def _file_parser() -> Parser:
    parser = _parser()
    parser.add_argument("words", nargs="*")
    return parser


def _export(chosen: argparse.Namespace) -> int:
    from sorry_a11y.doors import games

    number, file = [*chosen.words, None, None][:2]
    game = _number("export", _needed(number, "export"))
    to = _needed(file, "export")
    return games.told(lambda: games.export(game, to, chosen.language), chosen.language, sys.stderr)


def _import(chosen: argparse.Namespace) -> int:
    from sorry_a11y.doors import games

    file = _needed([*chosen.words, None][0], "import")
    return games.told(
        lambda: games.import_file(file, chosen.language), chosen.language, sys.stderr
    )


def _transcript_parser() -> Parser:
    parser = _file_parser()
    parser.add_argument("--verbosity", default="brief")
    return parser


def _replay_parser() -> Parser:
    parser = _transcript_parser()
    parser.add_argument("--from", dest="first", default="1")
    return parser


def _replay(chosen: argparse.Namespace) -> int:
    from sorry_a11y.doors import games

    game = _needed([*chosen.words, None][0], "replay")
    first = _number("--from", chosen.first)
    how = _verbosity(chosen.verbosity)
    return games.told(
        lambda: games.replay(game, first, chosen.language, how), chosen.language, sys.stderr
    )


def _transcript(chosen: argparse.Namespace) -> int:
    from sorry_a11y.doors import games

    game = _needed([*chosen.words, None][0], "transcript")
    how = _verbosity(chosen.verbosity)
    return games.told(
        lambda: games.transcript(game, chosen.language, how), chosen.language, sys.stderr
    )


def _statistics(chosen: argparse.Namespace) -> int:
    from sorry_a11y.doors import games

    return games.told(
        lambda: games.tell_figures(chosen.language), chosen.language, sys.stderr
    )


def _needed(word: str | None, command: str) -> str:
    """A word that a command cannot do without."""
    if word is None:
        raise MistakeError("cli-needs-value", option=command)
    return word


def _verbosity(given: str) -> str:
    values = ("brief", "normal", "full")
    if given not in values:
        raise MistakeError(
            "cli-no-such", where="--verbosity", given=echoed(given), accepted=listed(values)
        )
    return given


def _say_all(chosen: argparse.Namespace) -> int:
    from sorry_a11y.doors.say_all import say_all

    return say_all(chosen.language, sys.stdout, sys.stderr)


COMMANDS: Mapping[str, tuple[Command, Callable[[], Parser]]] = {
    "play": (_play, _play_parser),
    "learn": (_learn, _learn_parser),
    "resume": (_resume, _resume_parser),
    "games": (_games, _games_parser),
    "replay": (_replay, _replay_parser),
    "transcript": (_transcript, _transcript_parser),
    "export": (_export, _file_parser),
    "import": (_import, _file_parser),
    "statistics": (_statistics, _parser),
    "rules": (_rules, _rules_parser),
    "keys": (_keys, _parser),
    "settings": (_settings, _settings_parser),
    "sounds": (_sounds, _sounds_parser),
    "doctor": (_doctor, _doctor_parser),
    "plays": (_plays, _plays_parser),
    "simulate": (_simulate, _simulate_parser),
    "say-all": (_say_all, _parser),
}
"""What can be asked for, and the options it takes."""


# -- values ----------------------------------------------------------------------------------


def _listed(text: str | None) -> list[str]:
    return [part.strip() for part in (text or "").split(",") if part.strip()]


def _number(where: str, given: str) -> int:
    """A whole number of at most eighteen digits, for a seed or a count."""
    digits = given.removeprefix("-")
    if not (digits.isascii() and digits.isdigit() and len(digits) <= 18):
        raise MistakeError("cli-no-number", where=where, given=echoed(given))
    return int(given)


def _wishes(chosen: argparse.Namespace) -> Wishes:
    from sorry_a11y.rulesets.registry import DEFAULT, Wishes

    rules = {}
    for pair in _listed(chosen.rules):
        name, sign, value = pair.partition("=")
        if not sign:
            raise MistakeError("cli-rules-text", given=echoed(pair))
        rules[name.strip()] = value.strip()
    numbers = {}
    for name in ("rounds", "target"):
        given = getattr(chosen, name)
        numbers[name] = _number(f"--{name}", given) if given is not None else 0
        if given is not None and numbers[name] < 1:
            raise MistakeError("cli-too-small", where=f"--{name}", given=echoed(given))
    return Wishes(
        chosen.game or DEFAULT, rules, chosen.teams, chosen.points, numbers["rounds"],
        numbers["target"], chosen.quick,
    )
