"""The commands for authors of bots and rules."""

from __future__ import annotations

import argparse
import sys

from sorry_a11y.commands.arguments import parts_of, whole_number, wishes_asked

MOST_SIMULATED = 10_000_000
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
    from sorry_a11y.commands.simulate import Contest, print_simulation

    wishes, bots = wishes_asked(chosen), parts_of(chosen.bots)
    contest = Contest(
        wishes, tuple(bots), whole_number("--games", chosen.games, MOST_SIMULATED),
        whole_number("--seed", chosen.seed), whole_number("--jobs", chosen.jobs, MOST_JOBS),
    )
    return print_simulation(
        contest, sys.stdout, sys.stderr, as_json=chosen.json, language=chosen.settings.language
    )
