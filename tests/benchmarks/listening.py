"""How much there is to hear.

    python -m tests.benchmarks.listening [--games N] [--seeds N] [--choices N] [--language CODE ...]

Whole games of four by somebody who takes the first choice each time, with a key for every turn (N
games at each verbosity, 100 if not said): utterances and words of an opponent's turn, words of the
own turn's card and first choice. In English, games against three with a character (N at each
setting of ``banter``): the same figures of an opponent's turn at brief, remarks included, and how
many remarks. Then the
same player over N games (1,000): keys and words of a turn, how many of all the choices that were
open are longer than a braille line of 40 cells, and the longest. Then a newcomer's path with Enter
alone, over N seeds (1,000): keys and sentences until the first turn is over, and keys until a pawn
has moved, median and 90th percentile, in a quick game and in one with all four pawns in start. All
of it in each language asked for, English if none is. 0 leaves a part out. In Chinese a word is a
character or a number.
"""

from __future__ import annotations

import argparse
import statistics
import sys
from collections.abc import Sequence
from typing import NamedTuple

from sorry_a11y.narration.catalog import languages
from sorry_a11y.rules.board import seat_of
from sorry_a11y.rules.events import PawnStarted, PawnTookPlace, PawnWalked, TurnBegan
from sorry_a11y.rules.notation import COLOURS
from sorry_a11y.rulesets.families import Wishes
from sorry_a11y.settings.values import VALUES, Settings
from sorry_a11y.terminal.layout import columns_of
from tests.harness.sessions import (
    enters,
    heard,
    option_text,
    sentences,
    session,
    stages,
    watched,
)
from tests.harness.turns import told_turns, words

VERBOSITIES = ("brief", "normal", "full")
MOVES = PawnWalked | PawnStarted | PawnTookPlace


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


TRIOS = ("bumper,homebody,racer", "beginner,casual,steady", "strong,champion,bumper")


class Remarks(NamedTuple):
    """What opponents with a character said: ``turns`` of theirs, the ``words`` they were told in
    and those of ``remarks``, ``rounds`` of the listener, ``remarks`` and ``most`` of them in one
    game."""

    turns: int
    words: int
    said: int
    rounds: int
    remarks: int
    most: int


def remarks(games: int, banter: str, verbosity: str = "brief") -> Remarks:
    """Games of four against opponents with a character, by somebody who takes the first choice."""
    turns = spoken = said = rounds = found = most = 0
    for seed in range(games):
        kinds = TRIOS[seed % len(TRIOS)].split(",")
        seats = zip(COLOURS, ("you", *kinds), strict=True)
        screen = session(
            "hasbro", seed, settings=Settings(verbosity=verbosity, banter=banter, forced="ask"),
            seats=",".join(f"{colour}={who}" for colour, who in seats),
        )
        here = 0
        for reply, told in told_turns(screen, enters()):
            turns += sum(one.began for one in told)
            spoken += sum(words(one.sentence) for one in told)
            lines = [line for line in reply.news if " says, " in line]
            said += sum(map(words, lines))
            here += len(lines)
            rounds += bool(told)
        found += here
        most = max(most, here)
    return Remarks(turns, spoken, said, rounds, found, most)


def _remarks(games: int, banter: str) -> str:
    got = remarks(games, banter)
    return (
        f"brief, banter {banter}: an opponent's turn {(got.words + got.said) / got.turns:.2f} "
        f"words, {got.said / got.turns:.2f} of them remarks ({got.turns} turns); "
        f"{got.remarks / games:.1f} remarks a game, {got.most} at most, one in "
        f"{got.rounds / max(got.remarks, 1):.1f} rounds"
    )


def own_turns(games: int, settings: Settings) -> list[int]:
    """Words of the card and the first choice, of every own decision."""
    found = []
    for seed in range(games):
        screen = session("hasbro", seed, settings=settings)
        prompt: object = None
        for _, reply in heard(screen, enters()):
            if stages(screen) and screen.prompt is not prompt:
                prompt = screen.prompt
                found.append(words(f"{reply.news[-1]} {reply.focus}"))
    return found


CELLS = 40
"""A braille display's line."""


class Heard(NamedTuple):
    """What games came to: ``turns`` of the player, their ``keys`` and ``words``, and every choice
    that was open as its focus line tells it."""

    turns: int
    keys: int
    words: int
    choices: list[str]


def whole_games(seeds: int, settings: Settings) -> Heard:
    """Games of four over so many seeds, by somebody who takes the first choice each time."""
    turns = keys = spoken = 0
    choices: list[str] = []
    for seed in range(seeds):
        screen = session("hasbro", seed, settings=settings)
        asked: object = None
        for _, reply in heard(screen, enters()):
            keys += 1
            spoken += sum(words(sentence) for sentence in sentences(reply))
            open_stages = stages(screen)
            if open_stages and open_stages[-1] is not asked:
                asked = open_stages[-1]
                to, seen = screen.listener(), screen.view()
                choices += [
                    option_text(option, digit, len(asked.options), seen, to)
                    for option, digit in zip(asked.options, asked.digits, strict=True)
                ]
        turns += sum(
            isinstance(event, TurnBegan) and event.seat == 0 for event in watched(screen).happened
        )
    return Heard(turns, keys, spoken, choices)


def _whole(seeds: int, settings: Settings) -> str:
    found = whole_games(seeds, settings)
    over = sum(columns_of(line) > CELLS for line in found.choices)
    longest = max(found.choices, key=columns_of)
    return (
        f"{settings.verbosity}: a turn {found.keys / found.turns:.2f} keys and "
        f"{found.words / found.turns:.1f} words ({found.turns} turns); "
        f"{100 * over / len(found.choices):.1f} % of {len(found.choices)} choices are longer than "
        f"{CELLS} cells, the longest has {columns_of(longest)}: {longest}"
    )


def first_turn(seed: int, settings: Settings) -> tuple[int, int]:
    """Keys until the first own turn is over, and sentences told before the first of them."""
    screen = session("hasbro", seed, settings=settings)
    told = len(sentences(screen.opened()))
    keys = 1
    while screen.view().rules.cards[screen.view().hand[0]].again:
        screen.key("enter")
        keys += 1
    return keys, told


def first_move(seed: int, settings: Settings, *, quick: bool) -> tuple[int, int]:
    """Keys and sentences until an own pawn has moved."""
    screen = session(Wishes(quick=quick), seed, settings=settings)
    told = 0
    for pressed, (_, reply) in enumerate(heard(screen, enters())):
        happened = [event for _, _, events in watched(screen).decided for event in events]
        if any(isinstance(event, MOVES) and seat_of(event.pawn) == 0 for event in happened):
            return pressed, told
        told += len(sentences(reply))
    raise AssertionError("the game ended before that")


def _moved(title: str, found: Sequence[tuple[int, int]]) -> str:
    keys, told = (sorted(one[at] for one in found) for at in (0, 1))
    late = max(len(found) * 9 // 10 - 1, 0)
    return (
        f"{title}, a pawn moved after {statistics.median(keys):.0f} keys and "
        f"{statistics.median(told):.0f} sentences (median), {keys[late]} keys (90th percentile)"
    )


def _newcomers(seeds: int, settings: Settings) -> Sequence[str]:
    turns = [first_turn(seed, settings) for seed in range(seeds)]
    one_key = sum(keys == 1 and told <= 8 for keys, told in turns)
    quick = [first_move(seed, settings, quick=True) for seed in range(seeds)]
    soon = sum(keys <= 3 and told <= 12 for keys, told in quick)
    full = [first_move(seed, settings, quick=False) for seed in range(seeds)]
    return (
        f"first turn over by 1 key and within 8 sentences: {one_key} of {seeds}",
        f"the most keys it took: {max(keys for keys, _ in turns)}, the most sentences before it: "
        f"{max(told for _, told in turns)}",
        f"quick, a pawn moved within 3 keys and 12 sentences: {soon} of {seeds}",
        _moved("quick", quick),
        _moved("four in start", full),
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
    parser.add_argument("--seeds", type=int, default=1000)
    parser.add_argument("--choices", type=int, default=1000)
    parser.add_argument("--language", nargs="+", default=["en"], choices=languages())
    asked = parser.parse_args()
    for language in asked.language:
        sys.stdout.write(f"{language}\n")
        each = [Settings(verbosity=one, language=language, forced="ask") for one in VERBOSITIES]
        lines = [_opponents_and_own(asked.games, one) for one in each if asked.games]
        if language == "en" and asked.games:
            lines += [_remarks(asked.games, one) for one in VALUES["banter"]]
        lines += [_whole(asked.choices, one) for one in each if asked.choices]
        lines += _newcomers(asked.seeds, each[0]) if asked.seeds else ()
        sys.stdout.writelines(f"{line}\n" for line in lines)
        sys.stdout.flush()


if __name__ == "__main__":
    main()
