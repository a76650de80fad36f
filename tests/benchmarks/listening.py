"""How much there is to hear.

    python -m tests.benchmarks.listening [--games N] [--choices N] [--first N] [--language CODE ...]

Whole games of four by somebody who takes the first choice each time, with a key for every turn (N
games at each verbosity, 100 if not said): utterances and words of an opponent's turn, words of the
own turn's card and first choice. Then the same player over N games (1,000): how many of all the
choices that were open are longer than a braille line of 40 cells. Then N first games of a newcomer
(40) and N quick games of four, seeds 1 to N, by Enter alone: the medians of words and keys, and how
many were won. All of it in each language asked for, English if none is. 0 leaves a part out. In
Chinese a word is a character or a number.
"""

from __future__ import annotations

import argparse
import statistics
import sys
from typing import NamedTuple

from sorry_a11y.core.game.chance import Chance
from sorry_a11y.core.game.header import Header
from sorry_a11y.core.game.logged_game import LoggedGame
from sorry_a11y.core.rulesets.families import Wishes
from sorry_a11y.frontends.terminal.layout import columns_of
from sorry_a11y.output.narration.catalog import languages
from sorry_a11y.ui.menus.table_setup import FIRST_GAME, first_seat, rules_and_seats
from sorry_a11y.ui.settings.user_store import TablePlan
from sorry_a11y.ui.settings.values import Settings
from tests.harness.sessions import (
    at_table,
    enters,
    heard,
    option_text,
    sentences,
    session,
    stages,
)
from tests.harness.turns import told_turns, words

VERBOSITIES = ("brief", "normal", "full")


def opponents(games: int, settings: Settings) -> tuple[int, int, int]:
    """Turns of opponents, utterances and words they were told in."""
    turns = utterances = spoken = 0
    for seed in range(games):
        screen = session("hasbro", seed, settings=settings)
        for _, told in told_turns(screen, enters()):
            turns += sum(one.began for one in told)
            utterances += len(told)
            spoken += sum(words(one.sentence) for one in told)
    return turns, utterances, spoken


def own_turns(games: int, settings: Settings) -> list[int]:
    """Words of the card and the first choice, of every own decision."""
    found = []
    for seed in range(games):
        screen = session("hasbro", seed, settings=settings)
        prompt: object = None
        for _, reply in heard(screen, enters()):
            if stages(screen) and screen.inner is not prompt:
                prompt = screen.inner
                found.append(words(f"{reply.news[-1]} {reply.focus}"))
    return found


CELLS = 40
"""A braille display's line."""


def open_choices(seeds: int, settings: Settings) -> list[str]:
    """Every choice that was open, as its focus line tells it, in games of four over so many seeds
    by somebody who takes the first choice each time."""
    choices: list[str] = []
    for seed in range(seeds):
        screen = session("hasbro", seed, settings=settings)
        asked: object = None
        for _ in heard(screen, enters()):
            open_stages = stages(screen)
            if open_stages and open_stages[-1] is not asked:
                asked = open_stages[-1]
                to, seen = screen.listener(), screen.view()
                choices += [
                    option_text(option, digit, len(asked.options), seen, to)
                    for option, digit in zip(asked.options, asked.digits, strict=True)
                ]
    return choices


QUICK_OF_FOUR = TablePlan(Wishes(quick=True), players=4)
"""The table of `sorry-a11y play --quick`."""


class Played(NamedTuple):
    """One whole game by Enter alone: its ``words``, ``keys``, and whether the player ``won``."""

    words: int
    keys: int
    won: bool


def by_enter(plan: TablePlan, seed: int, settings: Settings) -> Played:
    """Play a game at a table by Enter alone."""
    rules, seating = rules_and_seats(plan, None)
    header = Header.of(rules, seating, Chance(seed)).replace(first=first_seat(plan, seating))
    game = LoggedGame(header, rules, seating)
    replies = [reply for _, reply in heard(at_table(game, settings), enters())]
    spoken = sum(words(sentence) for reply in replies for sentence in sentences(reply))
    return Played(spoken, len(replies) - 1, seating.seats[0] in game.now.winners)


def _by_enter(name: str, plan: TablePlan, games: int, settings: Settings) -> str:
    found = [by_enter(plan, seed, settings) for seed in range(1, games + 1)]
    return (
        f"{name}: median {statistics.median(one.words for one in found):.0f} words and "
        f"{statistics.median(one.keys for one in found):.0f} keys, "
        f"{sum(one.won for one in found)} of {games} won"
    )


def _longer(seeds: int, settings: Settings) -> str:
    found = open_choices(seeds, settings)
    over = sum(columns_of(line) > CELLS for line in found)
    return (
        f"{settings.verbosity}: {100 * over / len(found):.1f} % of {len(found)} choices are longer"
        f" than {CELLS} cells"
    )


def _opponents_and_own(games: int, settings: Settings) -> str:
    turns, utterances, spoken = opponents(games, settings)
    own = own_turns(games, settings)
    return (
        f"{settings.verbosity}: an opponent's turn {utterances / turns:.2f} utterances, "
        f"{spoken / turns:.2f} words ({turns} turns); card and first choice "
        f"{statistics.mean(own):.1f} words, {max(own)} at most ({len(own)} decisions)"
    )


def main() -> None:
    """Print the figures."""
    parser = argparse.ArgumentParser(prog="python -m tests.benchmarks.listening")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--choices", type=int, default=1000)
    parser.add_argument("--first", type=int, default=40)
    parser.add_argument("--language", nargs="+", default=["en"], choices=languages())
    asked = parser.parse_args()
    for language in asked.language:
        sys.stdout.write(f"{language}\n")
        each = [Settings(verbosity=one, language=language, forced="ask") for one in VERBOSITIES]
        lines = [_opponents_and_own(asked.games, one) for one in each if asked.games]
        lines += [_longer(asked.choices, one) for one in each if asked.choices]
        if asked.first:
            usual = Settings(language=language)
            lines.append(_by_enter("first game", FIRST_GAME, asked.first, usual))
            lines.append(_by_enter("quick game of four", QUICK_OF_FOUR, asked.first, usual))
        sys.stdout.writelines(f"{line}\n" for line in lines)
        sys.stdout.flush()


if __name__ == "__main__":
    main()
