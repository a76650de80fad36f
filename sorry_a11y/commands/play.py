"""A game at the terminal, or the menu before one: from options to a front on an edge."""

from __future__ import annotations

import argparse
from dataclasses import replace

from sorry_a11y.commands.game_session import GameSession
from sorry_a11y.commands.options import FIRSTS, MODES, one_of
from sorry_a11y.commands.table_options import plan_of
from sorry_a11y.rulesets.families import Wishes


def play(chosen: argparse.Namespace, wishes: Wishes) -> int:
    """Play a game as the command line chose it, or open the start menu where it chose nothing;
    the exit status. Raises MistakeError for what makes no sense."""
    one_of("--mode", chosen.mode, MODES)
    one_of("--first", chosen.first, FIRSTS)
    session = GameSession(chosen)
    if chosen.bare:
        return session.run(session.start_menu())
    plan = plan_of(chosen, wishes)
    front = session.begin(plan)
    session.remember(replace(session.tables(), last=plan))
    return session.run(front)


def resume(chosen: argparse.Namespace, number: int | None) -> int:
    """Go on with a kept game, the unfinished one played last if no number is given; the exit
    status. Raises MistakeError, StorageError."""
    one_of("--mode", chosen.mode, MODES)
    session = GameSession(chosen)
    return session.run(session.resumed(number))


