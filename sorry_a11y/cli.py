"""The command line: which door to open, and with what.

Every mistake is one line on standard error and exit status 2. What a command needs is imported
only when it runs, so that the first line of a game comes soon; help is text of the catalog.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, NoReturn

from sorry_a11y import __version__
from sorry_a11y.doors.mistakes import MistakeError, echoed, listed, tell
from sorry_a11y.narration.catalog import catalog, languages
from sorry_a11y.narration.languages import guess_language, match_language

if TYPE_CHECKING:
    from sorry_a11y.rulesets.registry import Wishes

BAD_INPUT = 2
OUTPUT_CLOSED = 141
INTERRUPTED = 130

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


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the program; the exit status."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    for stream in (sys.stdout, sys.stderr):
        if stream is not None and hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    language = guess_language(os.environ)
    try:
        wished = _language_wished(given)
        language = wished or language
        return _run(given, language, wished)
    except MistakeError as mistake:
        sys.stderr.write(tell(mistake, language) + "\n")
        return BAD_INPUT
    except BrokenPipeError:
        # nobody reads any more; keep the interpreter from trying to write at exit
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return OUTPUT_CLOSED
    except KeyboardInterrupt:
        sys.stderr.write("\n")
        return INTERRUPTED


def _run(given: list[str], language: str, wished: str | None) -> int:
    bare = not given
    if given and given[0] in ("-h", "--help"):
        return _print(catalog(language).say("cli-help"))
    if given and given[0] == "--version":
        return _print(f"sorry-a11y {__version__}")
    if not given or given[0].startswith("-"):  # options without a command belong to play
        given = ["play", *given]
    name, *options = given
    if name not in COMMANDS:
        raise MistakeError(
            "cli-no-command", given=echoed(name), accepted=listed(tuple(COMMANDS))
        )
    if "-h" in options or "--help" in options:
        return _print(catalog(language).say(f"cli-help-{name}"))
    command, parser = COMMANDS[name]
    chosen, unknown = parser().parse_known_args(options)
    if unknown:
        raise MistakeError("cli-no-option", given=echoed(unknown[0]), command=name)
    chosen.language = wished if name == "play" else language  # play asks the settings file too
    chosen.bare = bare
    return command(chosen)


def _print(text: str) -> int:
    sys.stdout.write(text + "\n")
    return 0


def _language_wished(given: Sequence[str]) -> str | None:
    """The language asked for anywhere on the line, so that mistakes are told in it too."""
    for at, word in enumerate(given):
        option, sign, wish = word.partition("=")
        if option == "--lang":
            wish = wish if sign else " ".join(given[at + 1 : at + 2])
            found = match_language(wish) if wish else None
            if found is None:
                raise MistakeError(
                    "cli-no-such", where="--lang", given=echoed(wish),
                    accepted=listed(languages()),
                )
            return found
    return None


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


def _learn_parser() -> Parser:
    parser = _parser()
    parser.add_argument("--mode")
    return parser


def _learn(chosen: argparse.Namespace) -> int:
    from sorry_a11y.doors.learn import learn

    return learn(chosen.language, chosen.mode)


def _say_all(chosen: argparse.Namespace) -> int:
    from sorry_a11y.doors.say_all import say_all

    return say_all(chosen.language, sys.stdout, sys.stderr)


COMMANDS: Mapping[str, tuple[Command, Callable[[], Parser]]] = {
    "play": (_play, _play_parser),
    "learn": (_learn, _learn_parser),
    "rules": (_rules, _rules_parser),
    "keys": (_keys, _parser),
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
