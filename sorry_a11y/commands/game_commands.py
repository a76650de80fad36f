"""The commands about games that are kept."""

from __future__ import annotations

import argparse
import sys

from sorry_a11y.commands.options import (
    SETTING_FLAGS,
    Parser,
    file_parser,
    needed,
    plain_parser,
    verbosity_of,
    whole_number,
)
from sorry_a11y.narration.mistakes import MistakeError, echoed, listed


def games_parser() -> Parser:
    parser = plain_parser()
    parser.add_argument("deed", nargs="?")
    parser.add_argument("number", nargs="?")
    return parser


def run_games(chosen: argparse.Namespace) -> int:
    from sorry_a11y.commands import games

    language = chosen.language
    if chosen.deed is None:
        return games.told(lambda: games.list_games(language), language, sys.stderr)
    deeds = {"delete": games.delete, "rescue": games.rescue}
    if chosen.deed not in deeds:
        raise MistakeError(
            "cli-no-such", where="games", given=echoed(chosen.deed), accepted=listed(tuple(deeds))
        )
    number = whole_number("games", needed(chosen.number, f"games {chosen.deed}"))
    return games.told(lambda: deeds[chosen.deed](number, language), language, sys.stderr)


def resume_parser() -> Parser:
    parser = plain_parser()
    parser.add_argument("number", nargs="?")
    for option in ("--mode", *SETTING_FLAGS):
        parser.add_argument(option)
    return parser


def run_resume(chosen: argparse.Namespace) -> int:
    from sorry_a11y.commands import games
    from sorry_a11y.commands.play import resume

    number = None if chosen.number is None else whole_number("resume", chosen.number)
    return games.told(lambda: resume(chosen, number), chosen.told_in, sys.stderr)


def run_export(chosen: argparse.Namespace) -> int:
    from sorry_a11y.commands import games

    number, file = [*chosen.words, None, None][:2]
    game = whole_number("export", needed(number, "export"))
    to = needed(file, "export")
    return games.told(lambda: games.export(game, to, chosen.language), chosen.language, sys.stderr)


def run_import(chosen: argparse.Namespace) -> int:
    from sorry_a11y.commands import games

    file = needed([*chosen.words, None][0], "import")
    return games.told(
        lambda: games.import_file(file, chosen.language), chosen.language, sys.stderr
    )


def transcript_parser() -> Parser:
    parser = file_parser()
    parser.add_argument("--verbosity", default="brief")
    return parser


def replay_parser() -> Parser:
    parser = transcript_parser()
    parser.add_argument("--from", dest="first", default="1")
    return parser


def run_replay(chosen: argparse.Namespace) -> int:
    from sorry_a11y.commands import games

    game = needed([*chosen.words, None][0], "replay")
    first = whole_number("--from", chosen.first)
    how = verbosity_of(chosen.verbosity)
    return games.told(
        lambda: games.replay(game, first, chosen.language, how), chosen.language, sys.stderr
    )


def run_transcript(chosen: argparse.Namespace) -> int:
    from sorry_a11y.commands import games

    game = needed([*chosen.words, None][0], "transcript")
    how = verbosity_of(chosen.verbosity)
    return games.told(
        lambda: games.transcript(game, chosen.language, how), chosen.language, sys.stderr
    )


def run_review(chosen: argparse.Namespace) -> int:
    from sorry_a11y.commands import games
    from sorry_a11y.commands.review import tell_review

    game = [*chosen.words, None][0]
    return games.told(
        lambda: tell_review(game, chosen.language), chosen.language, sys.stderr
    )


def run_statistics(chosen: argparse.Namespace) -> int:
    from sorry_a11y.commands import games

    return games.told(
        lambda: games.tell_figures(chosen.language), chosen.language, sys.stderr
    )
