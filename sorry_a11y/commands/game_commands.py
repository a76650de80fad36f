"""The commands about games that are kept."""

from __future__ import annotations

import argparse

from sorry_a11y.commands.options import (
    SETTING_FLAGS,
    Parser,
    file_parser,
    needed,
    whole_number,
    words_of,
)
from sorry_a11y.narration.mistakes import MistakeError, echoed, listed


def games_parser() -> Parser:
    return file_parser()


def run_games(chosen: argparse.Namespace) -> int:
    from sorry_a11y.commands import games

    deed, given = words_of(chosen, 2)
    if deed is None:
        return games.told(lambda: games.list_games(chosen.settings), chosen.settings)
    deeds = {"delete": games.delete, "rescue": games.rescue}
    if deed not in deeds:
        raise MistakeError(
            "cli-no-such", where="games", given=echoed(deed), accepted=listed(tuple(deeds))
        )
    number = whole_number("games", needed(given, f"games {deed}"))
    return games.told(lambda: deeds[deed](number, chosen.settings), chosen.settings)


def resume_parser() -> Parser:
    parser = file_parser()
    for option in ("--mode", *SETTING_FLAGS):
        parser.add_argument(option)
    return parser


def run_resume(chosen: argparse.Namespace) -> int:
    from sorry_a11y.commands import games
    from sorry_a11y.commands.play import resume

    (given,) = words_of(chosen, 1)
    number = None if given is None else whole_number("resume", given)
    return games.told(lambda: resume(chosen, number), chosen.settings)


def run_export(chosen: argparse.Namespace) -> int:
    from sorry_a11y.commands import games

    number, file = words_of(chosen, 2)
    game = whole_number("export", needed(number, "export"))
    to = needed(file, "export")
    return games.told(lambda: games.export(game, to, chosen.settings), chosen.settings)


def run_import(chosen: argparse.Namespace) -> int:
    from sorry_a11y.commands import games

    file = needed(words_of(chosen, 1)[0], "import")
    return games.told(lambda: games.import_file(file, chosen.settings), chosen.settings)


def transcript_parser() -> Parser:
    parser = file_parser()
    parser.add_argument("--verbosity")
    return parser


def replay_parser() -> Parser:
    parser = transcript_parser()
    parser.add_argument("--from", dest="first", default="1")
    return parser


def run_replay(chosen: argparse.Namespace) -> int:
    from sorry_a11y.commands import games

    game = needed(words_of(chosen, 1)[0], "replay")
    first = whole_number("--from", chosen.first)
    return games.told(lambda: games.replay(game, first, chosen.settings), chosen.settings)


def run_transcript(chosen: argparse.Namespace) -> int:
    from sorry_a11y.commands import games

    game = needed(words_of(chosen, 1)[0], "transcript")
    return games.told(lambda: games.transcript(game, chosen.settings), chosen.settings)


def run_review(chosen: argparse.Namespace) -> int:
    from sorry_a11y.commands import games
    from sorry_a11y.commands.review import tell_review

    (game,) = words_of(chosen, 1)
    return games.told(lambda: tell_review(game, chosen.settings), chosen.settings)


def run_board(chosen: argparse.Namespace) -> int:
    from sorry_a11y.commands import games
    from sorry_a11y.commands.board import draw_board

    (game,) = words_of(chosen, 1)
    return games.told(lambda: draw_board(game, chosen.settings), chosen.settings)


def run_statistics(chosen: argparse.Namespace) -> int:
    from sorry_a11y.commands import games

    return games.told(lambda: games.tell_figures(chosen.settings), chosen.settings)
