"""A game at the terminal: from options to a presenter on an edge."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from random import SystemRandom

from sorry_a11y.doors.mistakes import MistakeError, echoed, listed, rules_for
from sorry_a11y.doors.plays import Says
from sorry_a11y.narration.choices import play_clauses
from sorry_a11y.narration.listener import Listener
from sorry_a11y.rules.game import NO_CHOICES, NO_HANDS, Course, Game, Phase
from sorry_a11y.rules.ground import Position
from sorry_a11y.rules.plays import Play
from sorry_a11y.rules.ruleset import Ruleset
from sorry_a11y.rules.view import view
from sorry_a11y.rulesets.registry import Wishes
from sorry_a11y.table.seating import Person, Seating
from sorry_a11y.table.setup import SetupError, checked_name, parse_seats, seat_players
from sorry_a11y.table.table import Table
from sorry_a11y.ui.presenter import Presenter
from sorry_a11y.ui.settings import Settings
from sorry_a11y.ui.terminal import choose_mode, is_terminal, run

SEEDS = 1_000_000
"""A game without a seed gets one below this."""
VALUES = {
    "mode": ("keys", "lines"),
    "pace": ("all", "step"),
    "verbosity": ("brief", "normal", "full"),
}


def play(chosen: argparse.Namespace, wishes: Wishes) -> int:
    """Play a game as the command line chose it; the exit status. Raises MistakeError for what
    makes no sense."""
    for name, accepted in VALUES.items():
        one_of(f"--{name}", getattr(chosen, name), accepted)
    seating = seating_of(chosen)
    rules = rules_for(wishes, seating.seats)
    seed = chosen.seed if chosen.seed is not None else SystemRandom().randrange(SEEDS)
    settings = Settings(
        pace=chosen.pace or "all", verbosity=chosen.verbosity or "brief",
        language=chosen.language,
    )
    mode = choose_mode(chosen.mode, is_terminal(sys.stdin), os.environ.get("TERM"))
    presenter = Presenter(
        Table(rules, seating, seed), settings,
        by_keys=mode == "keys", may_undo=not chosen.no_undo, hint=chosen.bare,
    )
    return run(presenter, mode)


def one_of(where: str, given: str | None, accepted: Sequence[str]) -> None:
    """Raise MistakeError unless the value, if given at all, is one of those accepted."""
    if given is not None and given not in accepted:
        raise MistakeError(
            "cli-no-such", where=where, given=echoed(given), accepted=listed(accepted)
        )


def seating_of(chosen: argparse.Namespace) -> Seating:
    """Who sits where; raises MistakeError."""
    opponents = [part.strip() for part in (chosen.opponents or "").split(",") if part.strip()]
    try:
        name = checked_name(chosen.name) if chosen.name is not None else None
        if chosen.seats is None:
            return seat_players(chosen.players, opponents, name)
        if chosen.players is not None or opponents:
            raise MistakeError("cli-seats-or-players")
        return parse_seats(chosen.seats, name)
    except SetupError as error:
        raise MistakeError(
            f"cli-seat-{error.code}", given=echoed(error.given), accepted=listed(error.accepted)
        ) from error


def sayer(language: str) -> Says:
    """Tells plays to somebody who only watches: players are called by their colours."""

    def says(rules: Ruleset, seats: tuple[int, ...], play: Play, position: Position) -> str:
        to = Listener(-1, Seating({seat: Person() for seat in seats}), rules, language)
        seen = view(
            Game(rules, seats, Phase.PLAY, position, play.seat, b"", b"", NO_HANDS, NO_CHOICES,
                 False, Course()),
            play.seat,
        )
        return to.sentence(play_clauses(play, seen, to))

    return says
