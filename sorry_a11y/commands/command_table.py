"""The commands, the options each takes, and the door each opens.

What a command needs is imported only when it runs, so that the first line of a game comes soon.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Mapping

from sorry_a11y.commands import game_commands
from sorry_a11y.commands.options import (
    MODES,
    SETTING_FLAGS,
    WORDS,
    Handler,
    Parser,
    file_parser,
    game_parser,
    needed,
    one_of,
    parsed,
    parts_of,
    plain_parser,
    whole_number,
    wishes_asked,
    words_of,
)

MOST_GAMES = 10_000_000
MOST_JOBS = 256

# -- options ---------------------------------------------------------------------------------


def _play_parser() -> Parser:
    parser = game_parser()
    for option in (
        "--seats", "--players", "--opponents", "--name", "--seed", "--mode", "--first",
        *SETTING_FLAGS,
    ):
        parser.add_argument(option)
    parser.add_argument(WORDS, nargs="*")
    parser.add_argument("--no-undo", action="store_true")
    return parser


def _simulate_parser() -> Parser:
    parser = game_parser()
    parser.add_argument("--bots", default="runner,chance,chance,chance")
    parser.add_argument("--games", default="1000")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--jobs", default="0")
    parser.add_argument("--json", action="store_true")
    return parser


def _ladder_parser() -> Parser:
    parser = game_parser()
    parser.add_argument("--games", default="400")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--jobs", default="0")
    return parser


def _train_parser() -> Parser:
    parser = file_parser()
    parser.add_argument("--seed", default="1")
    parser.add_argument("--lessons", default="0")
    parser.add_argument("--members", default="0")
    parser.add_argument("--against")
    parser.add_argument("--start")
    return parser


def _plays_parser() -> Parser:
    parser = game_parser()
    parser.add_argument("--json", action="store_true")
    for option in ("--pawns", "--turn", "--card"):
        parser.add_argument(option)
    return parser


def _rules_parser() -> Parser:
    parser = game_parser()
    parser.add_argument(WORDS, nargs="*")
    parser.add_argument("--differences", action="store_true")
    parser.add_argument("--cards", action="store_true")
    return parser


def _serve_parser() -> Parser:
    parser = plain_parser()
    for option in (
        "--port", "--data", "--url", "--front", "--certificate", "--key", "--ssh", "--postgres",
        "--peer", "--lease",
    ):
        parser.add_argument(option)
    parser.add_argument("--migrate", action="store_true")
    return parser


def _tables_parser() -> Parser:
    parser = plain_parser()
    parser.add_argument("--at")
    return parser


def _host_parser() -> Parser:
    parser = game_parser()
    for option in (
        "--seats", "--name", "--at", "--port", "--watch", "--public", "--undo", "--stand-in",
        "--patience", "--mode", *SETTING_FLAGS,
    ):
        parser.add_argument(option)
    parser.add_argument("--page", action="store_true")
    return parser


def _join_parser() -> Parser:
    parser = file_parser()
    for option in ("--at", "--name", "--seat", "--mode", *SETTING_FLAGS):
        parser.add_argument(option)
    parser.add_argument("--watch", action="store_true")
    return parser


# -- commands --------------------------------------------------------------------------------


def _play(chosen: argparse.Namespace) -> int:
    from sorry_a11y.commands.play import play

    (game,) = words_of(chosen, 1)
    chosen.game = chosen.game or game
    for option in ("players", "seed"):
        given = getattr(chosen, option)
        setattr(chosen, option, None if given is None else whole_number(f"--{option}", given))
    return play(chosen, wishes_asked(chosen))


def _simulate(chosen: argparse.Namespace) -> int:
    from sorry_a11y.lab.simulate import print_simulation

    return print_simulation(
        wishes_asked(chosen), parts_of(chosen.bots),
        whole_number("--games", chosen.games, MOST_GAMES),
        whole_number("--seed", chosen.seed), sys.stdout, sys.stderr,
        as_json=chosen.json, language=chosen.settings.language,
        jobs=whole_number("--jobs", chosen.jobs, MOST_JOBS),
    )


def _ladder(chosen: argparse.Namespace) -> int:
    from sorry_a11y.lab.simulate import print_ladder

    return print_ladder(
        wishes_asked(chosen), whole_number("--games", chosen.games, MOST_GAMES),
        whole_number("--seed", chosen.seed), whole_number("--jobs", chosen.jobs, MOST_JOBS),
        sys.stdout, sys.stderr, chosen.settings.language,
    )


def _train(chosen: argparse.Namespace) -> int:
    from pathlib import Path

    from sorry_a11y.lab.train import Wanted, train_family

    family, file = words_of(chosen, 2)
    to = Path(needed(file, "train"))
    needed(to.name or None, "train")
    wanted = Wanted(
        needed(family, "train"), tuple(parts_of(chosen.against)),
        Path(chosen.start) if chosen.start else None, whole_number("--seed", chosen.seed),
        whole_number("--lessons", chosen.lessons), whole_number("--members", chosen.members),
    )
    return train_family(
        sys.stdout, sys.stderr, wanted, to.with_name(to.name + ".run"), to,
        chosen.settings.language,
    )


def _plays(chosen: argparse.Namespace) -> int:
    from sorry_a11y.json_api.play_words import sayer
    from sorry_a11y.json_api.query import parse_pawns_text
    from sorry_a11y.json_api.replies import print_plays, serve_queries
    from sorry_a11y.json_api.short_lines import short_lines

    says = sayer(chosen.settings.language)
    if chosen.json:
        lines = short_lines(sys.stdin.buffer) if sys.stdin else ()
        return serve_queries(lines, sys.stdout, says, chosen.settings.language)
    query: dict[str, object] = {"game": wishes_asked(chosen).game}
    if chosen.pawns is not None:
        query["pawns"] = parse_pawns_text(chosen.pawns)
    given = {
        "turn": chosen.turn, "card": chosen.card, "teams": chosen.teams or None,
        "rules": dict(wishes_asked(chosen).rules) or None,
    }
    query.update({key: value for key, value in given.items() if value is not None})
    return print_plays(query, says, sys.stdout, sys.stderr, chosen.settings.language)


def _rules(chosen: argparse.Namespace) -> int:
    from sorry_a11y.commands.pages import read_rules

    chosen.game = chosen.game or words_of(chosen, 1)[0]
    return read_rules(
        wishes_asked(chosen), chosen.settings, differences=chosen.differences, cards=chosen.cards
    )


def _keys(chosen: argparse.Namespace) -> int:
    from sorry_a11y.commands.pages import read_keys

    return read_keys(chosen.settings)


def _settings_parser() -> Parser:
    parser = plain_parser()
    for option in SETTING_FLAGS:
        parser.add_argument(option)
    return parser


def _settings(chosen: argparse.Namespace) -> int:
    from sorry_a11y.commands.settings import tell_settings

    return tell_settings(chosen)


def _sounds_parser() -> Parser:
    parser = plain_parser()
    for option in ("--sounds", "--volume", "--mono", "--output"):
        parser.add_argument(option)
    return parser


def _sounds(chosen: argparse.Namespace) -> int:
    from sorry_a11y.commands.sounds import show_sounds

    return show_sounds(chosen)


def _doctor_parser() -> Parser:
    parser = plain_parser()
    parser.add_argument("--sounds")
    return parser


def _doctor(chosen: argparse.Namespace) -> int:
    from sorry_a11y.commands.doctor import see_doctor

    return see_doctor(chosen)


def _learn_parser() -> Parser:
    parser = file_parser()
    parser.add_argument("--mode")
    return parser


def _learn(chosen: argparse.Namespace) -> int:
    from sorry_a11y.commands.learn import learn

    one_of("--mode", chosen.mode, MODES)
    (game,) = words_of(chosen, 1)
    status, begins = learn(chosen.settings, chosen.mode, game)
    if not begins:
        return status
    wishes = ["--game", game] if game else []
    playing = parsed(_play_parser(), wishes, "play")
    playing.settings, playing.problems, playing.bare = chosen.settings, [], False
    playing.mode = chosen.mode
    return _play(playing)


def _serve(chosen: argparse.Namespace) -> int:
    from sorry_a11y.commands.serve import serve

    return serve(chosen)


def _tables(chosen: argparse.Namespace) -> int:
    from sorry_a11y.commands.tables import tell_tables

    return tell_tables(needed(chosen.at, "--at"), chosen.settings)


def _host(chosen: argparse.Namespace) -> int:
    from sorry_a11y.commands.online import host

    return host(chosen)


def _join(chosen: argparse.Namespace) -> int:
    from sorry_a11y.commands.online import join

    return join(chosen)


SUBCOMMANDS: Mapping[str, tuple[Handler, Callable[[], Parser]]] = {
    "play": (_play, _play_parser),
    "learn": (_learn, _learn_parser),
    "host": (_host, _host_parser),
    "join": (_join, _join_parser),
    "resume": (game_commands.run_resume, game_commands.resume_parser),
    "games": (game_commands.run_games, game_commands.games_parser),
    "replay": (game_commands.run_replay, game_commands.replay_parser),
    "review": (game_commands.run_review, file_parser),
    "transcript": (game_commands.run_transcript, game_commands.transcript_parser),
    "board": (game_commands.run_board, file_parser),
    "export": (game_commands.run_export, file_parser),
    "import": (game_commands.run_import, file_parser),
    "statistics": (game_commands.run_statistics, plain_parser),
    "rules": (_rules, _rules_parser),
    "keys": (_keys, plain_parser),
    "settings": (_settings, _settings_parser),
    "sounds": (_sounds, _sounds_parser),
    "doctor": (_doctor, _doctor_parser),
    "plays": (_plays, _plays_parser),
    "simulate": (_simulate, _simulate_parser),
    "ladder": (_ladder, _ladder_parser),
    "train": (_train, _train_parser),
    "serve": (_serve, _serve_parser),
    "tables": (_tables, _tables_parser),
}
"""What can be asked for, and the options it takes."""
EVERYDAY = (
    "play", "learn", "host", "join", "resume", "games", "replay", "review", "statistics", "rules",
    "keys", "settings", "doctor",
)
"""Those that a player comes across, first on the page of help."""
