"""The commands for authors of bots and rules."""

from __future__ import annotations

import argparse
import sys

from sorry_a11y.commands.arguments import needed, parts_of, whole_number, wishes_asked

MOST_GAMES = 10_000_000
MOST_JOBS = 256


def answer_plays(chosen: argparse.Namespace) -> int:
    """Tell what may be done in a position: the one of the options, or with --json those of the
    input, a line each."""
    from sorry_a11y.json_api.query import parse_pawns_text
    from sorry_a11y.json_api.replies import print_plays, sayer, serve_queries, short_lines

    language = chosen.settings.language
    says = sayer(language)
    if chosen.json:
        lines = short_lines(sys.stdin.buffer) if sys.stdin else ()
        return serve_queries(lines, sys.stdout, says, language)
    wishes = wishes_asked(chosen)
    query: dict[str, object] = {"game": wishes.game}
    if chosen.pawns is not None:
        query["pawns"] = parse_pawns_text(chosen.pawns)
    given = {
        "turn": chosen.turn, "card": chosen.card, "teams": chosen.teams or None,
        "rules": dict(wishes.rules) or None,
    }
    query.update({key: value for key, value in given.items() if value is not None})
    return print_plays(query, says, sys.stdout, sys.stderr, language)


def run_simulation(chosen: argparse.Namespace) -> int:
    """Let bots play against one another, and tell how often each won."""
    from sorry_a11y.lab.simulate import print_simulation

    return print_simulation(
        wishes_asked(chosen), parts_of(chosen.bots),
        whole_number("--games", chosen.games, MOST_GAMES),
        whole_number("--seed", chosen.seed), sys.stdout, sys.stderr,
        as_json=chosen.json, language=chosen.settings.language,
        jobs=whole_number("--jobs", chosen.jobs, MOST_JOBS),
    )


def run_ladder(chosen: argparse.Namespace) -> int:
    """Rank all bots by games of each against each."""
    from sorry_a11y.lab.simulate import print_ladder

    return print_ladder(
        wishes_asked(chosen), whole_number("--games", chosen.games, MOST_GAMES),
        whole_number("--seed", chosen.seed), whole_number("--jobs", chosen.jobs, MOST_JOBS),
        sys.stdout, sys.stderr, chosen.settings.language,
    )


def train_bot(chosen: argparse.Namespace) -> int:
    """Train a bot of a family, and write it to a file."""
    from pathlib import Path

    from sorry_a11y.lab.train import Wanted, train_family

    family, file = chosen.words
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
