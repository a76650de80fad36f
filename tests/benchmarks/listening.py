"""How much there is to hear.

    python -m tests.benchmarks.listening [--games N] [--seeds N]

Whole games of four by somebody who takes the first choice each time (N games at each verbosity,
100 if not said): utterances and words of an opponent's turn, words of the own turn's card and
first choice. Then a newcomer's path with Enter alone, over N seeds (1,000): keys and sentences
until the first turn is over, and until a pawn has moved, in a quick game and in one with all
four pawns in start.
"""

from __future__ import annotations

import argparse
import statistics
import sys
from collections.abc import Sequence

from sorry_a11y.rules.board import seat_of
from sorry_a11y.rules.events import PawnStarted, PawnTookPlace, PawnWalked
from sorry_a11y.rulesets.families import Wishes
from sorry_a11y.settings.values import Settings
from tests.harness.sessions import enters, heard, sentences, session, stages, watched
from tests.harness.turns import told_turns, words

VERBOSITIES = ("brief", "normal", "full")
MOVES = PawnWalked | PawnStarted | PawnTookPlace


def opponents(games: int, verbosity: str) -> tuple[int, int, int]:
    """Turns of opponents, utterances and words they were told in."""
    turns = utterances = spoken = 0
    for seed in range(games):
        presenter = session("hasbro", seed, settings=Settings(verbosity=verbosity))
        for _, told in told_turns(presenter, enters()):
            turns += sum(one.began for one in told)
            utterances += len(told)
            spoken += sum(words(one.sentence) for one in told)
    return turns, utterances, spoken


def own_turns(games: int, verbosity: str) -> list[int]:
    """Words of the card and the first choice, of every own decision."""
    found = []
    for seed in range(games):
        presenter = session("hasbro", seed, settings=Settings(verbosity=verbosity))
        prompt: object = None
        for _, reply in heard(presenter, enters()):
            if stages(presenter) and presenter.prompt is not prompt:
                prompt = presenter.prompt
                found.append(words(f"{reply.news[-1]} {reply.focus}"))
    return found


def first_turn(seed: int) -> tuple[int, int]:
    """Keys until the first own turn is over, and sentences told before the first of them."""
    presenter = session("hasbro", seed)
    told = len(sentences(presenter.open()))
    keys = 1
    while presenter.view().rules.cards[presenter.view().hand[0]].again:
        presenter.press("enter")
        keys += 1
    return keys, told


def first_move(seed: int, *, quick: bool) -> tuple[int, int]:
    """Keys and sentences until an own pawn has moved."""
    presenter = session(Wishes(quick=quick), seed)
    told = 0
    for pressed, (_, reply) in enumerate(heard(presenter, enters())):
        happened = [event for _, _, events in watched(presenter).decided for event in events]
        if any(isinstance(event, MOVES) and seat_of(event.pawn) == 0 for event in happened):
            return pressed, told
        told += len(sentences(reply))
    raise AssertionError("the game ended before that")


def _newcomers(seeds: int) -> Sequence[str]:
    turns = [first_turn(seed) for seed in range(seeds)]
    one_key = sum(keys == 1 and told <= 8 for keys, told in turns)
    quick = [first_move(seed, quick=True) for seed in range(seeds)]
    soon = sum(keys <= 3 and told <= 12 for keys, told in quick)
    full = [first_move(seed, quick=False) for seed in range(seeds)]
    keys, told = (statistics.median(one[at] for one in full) for at in (0, 1))
    return (
        f"first turn over by 1 key and within 8 sentences: {one_key} of {seeds}",
        f"the most keys it took: {max(keys for keys, _ in turns)}, the most sentences before it: "
        f"{max(told for _, told in turns)}",
        f"quick, a pawn moved within 3 keys and 12 sentences: {soon} of {seeds}",
        f"four in start, median until a pawn moved: {keys:.0f} keys, {told:.0f} sentences",
    )


def main() -> None:
    """Print the figures."""
    parser = argparse.ArgumentParser(prog="python -m tests.benchmarks.listening")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seeds", type=int, default=1000)
    asked = parser.parse_args()
    for verbosity in VERBOSITIES:
        turns, utterances, spoken = opponents(asked.games, verbosity)
        own = own_turns(asked.games, verbosity)
        sys.stdout.write(
            f"{verbosity}: an opponent's turn {utterances / turns:.2f} utterances, "
            f"{spoken / turns:.2f} words ({turns} turns); card and first choice "
            f"{statistics.mean(own):.1f} words, {max(own)} at most ({len(own)} decisions)\n"
        )
    for line in _newcomers(asked.seeds):
        sys.stdout.write(line + "\n")


if __name__ == "__main__":
    main()
