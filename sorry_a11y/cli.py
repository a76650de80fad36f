"""The command line: which door to open, and with what.

Every mistake is one line on standard error and exit status 2. What a command needs is imported
only when it runs, so that the first line of a game comes soon.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, NoReturn

from sorry_a11y import __version__

if TYPE_CHECKING:
    from sorry_a11y.rulesets.registry import Wishes

BAD_INPUT = 2
OUTPUT_CLOSED = 141
INTERRUPTED = 130

Command = Callable[[argparse.Namespace], int]


class Parser(argparse.ArgumentParser):
    """A parser whose mistakes are one line."""

    def error(self, message: str) -> NoReturn:
        """Tell what was wrong, and where the options are listed; exit 2."""
        one_line = " ".join(message.split())
        self.exit(BAD_INPUT, f"{self.prog}: {one_line}; {self.prog} --help lists what there is\n")


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the program; the exit status."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    # options without a command belong to play
    if given and given[0].startswith("-") and given[0] not in ("-h", "--help", "--version"):
        given.insert(0, "play")
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    chosen = _parser().parse_args(given or ["play"])
    chosen.bare = not given
    try:
        return _COMMANDS[chosen.command](chosen)
    except BrokenPipeError:
        # nobody reads any more; keep the interpreter from trying to write at exit
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return OUTPUT_CLOSED
    except KeyboardInterrupt:
        sys.stderr.write("\n")
        return INTERRUPTED


def _parser() -> Parser:
    parser = Parser(
        prog="sorry-a11y",
        description="The board games Sorry! and Dog, played by ear and by braille.",
        epilog="Without a command a game starts at once: you are red, against three runners. "
        "In the game h tells the keys.",
    )
    parser.add_argument("--version", action="version", version=f"sorry-a11y {__version__}")
    commands = parser.add_subparsers(dest="command", metavar="command", required=True)

    play = commands.add_parser("play", help="play a game", description="Play a game.")
    _add_game(play)
    _add_players(play)
    _add_manner(play)

    simulate = commands.add_parser(
        "simulate", help="let bots play many games", description="Let bots play many games."
    )
    _add_game(simulate)
    simulate.add_argument("--bots", default="runner,chance,chance,chance", metavar="A,B",
                          help="two to four bots in seat order")
    simulate.add_argument("--games", type=int, default=1000, metavar="N", help="how many games")
    simulate.add_argument("--seed", type=int, default=1, metavar="N", help="a whole number")
    simulate.add_argument("--json", action="store_true", help="one JSON object")

    plays = commands.add_parser(
        "plays", help="tell what may be done in a position",
        description="Tell what may be done in a position.",
    )
    _add_game(plays)
    plays.add_argument("--json", action="store_true", help="a JSON object a line in and out")
    plays.add_argument("--pawns", metavar="TEXT", help='"red: start, 12, safety 2, home; ..."')
    plays.add_argument("--turn", metavar="COLOUR", help="whose turn it is")
    plays.add_argument("--card", metavar="CARD", help="the card drawn")

    rules = commands.add_parser("rules", help="tell the rules", description="Tell the rules.")
    rules.add_argument("preset", nargs="?", metavar="PRESET", help="a rule book")
    _add_game(rules)
    rules.add_argument("--differences", action="store_true", help="only what hasbro does not do")
    rules.add_argument("--cards", action="store_true", help="reference cards to emboss")

    commands.add_parser("keys", help="tell the keys", description="Tell the keys of the game.")
    return parser


def _add_game(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--game", default=None, metavar="PRESET",
                        help="hasbro, parker, bounce-home, hobby or dog")
    parser.add_argument("--rules", dest="options", default="", metavar="A=B,C=D",
                        help="house rules, such as home=bounce")
    parser.add_argument("--teams", action="store_true", help="partners face each other")
    parser.add_argument("--points", action="store_true", help="hands of five, points a round")
    parser.add_argument("--rounds", type=int, default=0, metavar="N", help="rounds for points")
    parser.add_argument("--target", type=int, default=0, metavar="N", help="points to reach")
    parser.add_argument("--quick", action="store_true", help="one pawn starts on the board")


def _add_players(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--seats", metavar="SEATS", help='such as "red=you,yellow=runner"')
    parser.add_argument("--players", type=int, metavar="N", help="2, 3 or 4")
    parser.add_argument("--opponents", default="", metavar="A,B", help="runner or chance")
    parser.add_argument("--name", metavar="NAME", help="what you are called")


def _add_manner(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--seed", type=int, metavar="N", help="the same seed, the same cards")
    parser.add_argument("--mode", metavar="MODE", help="keys, or lines with Enter")
    parser.add_argument("--pace", metavar="PACE", help="all opponents at once, or step by step")
    parser.add_argument("--verbosity", metavar="HOW", help="brief, normal or full")
    parser.add_argument("--no-undo", action="store_true", help="nothing can be taken back")


# -- commands --------------------------------------------------------------------------------


def _play(chosen: argparse.Namespace) -> int:
    from sorry_a11y.doors.play import play

    return _told(lambda: play(chosen, _wishes(chosen)))


def _simulate(chosen: argparse.Namespace) -> int:
    from sorry_a11y.doors.simulate import print_simulation

    return _told(lambda: print_simulation(
        _wishes(chosen), _listed(chosen.bots), chosen.games, chosen.seed, sys.stdout, sys.stderr,
        as_json=chosen.json,
    ))


def _plays(chosen: argparse.Namespace) -> int:
    from sorry_a11y.doors.play import says
    from sorry_a11y.doors.plays import print_plays, serve
    from sorry_a11y.doors.position_query import parse_pawns_text

    if chosen.json:
        return serve(sys.stdin.buffer, sys.stdout, says)

    def told() -> int:
        query: dict[str, object] = {"game": chosen.game or "hasbro"}
        if chosen.pawns is not None:
            query["pawns"] = parse_pawns_text(chosen.pawns)
        wishes = _wishes(chosen)
        given = {"turn": chosen.turn, "card": chosen.card, "teams": chosen.teams or None,
                 "rules": dict(wishes.rules) or None}
        query.update({key: value for key, value in given.items() if value is not None})
        return print_plays(query, says, sys.stdout, sys.stderr)

    return _told(told)


def _rules(chosen: argparse.Namespace) -> int:
    from sorry_a11y.doors.reading import read_rules

    chosen.game = chosen.game or chosen.preset
    return _told(lambda: read_rules(
        _wishes(chosen), differences=chosen.differences, cards=chosen.cards
    ))


def _keys(_chosen: argparse.Namespace) -> int:
    from sorry_a11y.doors.reading import read_keys

    return read_keys()


_COMMANDS: Mapping[str, Command] = {
    "play": _play, "simulate": _simulate, "plays": _plays, "rules": _rules, "keys": _keys,
}


# -- values ----------------------------------------------------------------------------------


def _told(command: Callable[[], int]) -> int:
    """Run a command; a mistake is told in one line."""
    from sorry_a11y.doors.mistakes import MistakeError, tell

    try:
        return command()
    except MistakeError as mistake:
        sys.stderr.write(tell(mistake) + "\n")
        return BAD_INPUT


def _listed(text: str) -> list[str]:
    return [part.strip() for part in text.split(",") if part.strip()]


def _wishes(chosen: argparse.Namespace) -> Wishes:
    from sorry_a11y.doors.mistakes import MistakeError, echoed
    from sorry_a11y.rulesets.registry import DEFAULT, Wishes

    rules = {}
    for pair in _listed(chosen.options):
        name, sign, value = pair.partition("=")
        if not sign:
            raise MistakeError("cli-rules-text", given=echoed(pair))
        rules[name.strip()] = value.strip()
    for number, name in ((chosen.rounds, "--rounds"), (chosen.target, "--target")):
        if number < 0:
            raise MistakeError("cli-negative", where=name, given=str(number))
    return Wishes(
        chosen.game or DEFAULT, rules, chosen.teams, chosen.points, chosen.rounds, chosen.target,
        chosen.quick,
    )
