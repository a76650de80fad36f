"""Golden games as they sound: every line beside the earcons of its reply, each with its place.

The files stand in tests/golden/sounds; ``pytest --rewrite-golden`` writes them anew.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from itertools import zip_longest
from pathlib import Path

import pytest

from sorry_a11y.output.sound.earcons import Cue
from sorry_a11y.ui.session.reply import Reply
from tests.harness.golden_games import GAMES
from tests.harness.sessions import heard, sentences

GOLDEN = Path(__file__).parents[2] / "golden"
WIDTH = 78
KEPT = ("hasbro-step", "hasbro-teams", "dog-deal-cycle")
"""Of the golden games one turn by turn, one by whole rounds, and one of Dog."""

WORDS = {
    "slide": r"\bslides\b",
    "swap": r"\bswaps?\b",
    "home": r"\bhome\b(?! in)",
    "bump_own": r"\bbumps[^,.]*\byour pawn",
    "start_exit": r"\bpawn \d leaves\b|\bSorry, pawn",
}
"""What a sentence of an opponent's turn says, and the earcon that says it too."""


def place(cue: Cue) -> str:
    """Where a cue sounds, in hundredths to the left or right."""

    def side(pan: float) -> str:
        hundredths = round(100 * abs(pan))
        return f"{hundredths} {'left' if pan < 0 else 'right'}" if hundredths else "middle"

    ends = [side(cue.start_pan), side(cue.end_pan)]
    return ends[0] if ends[0] == ends[1] else " to ".join(ends)


def _rows(key: str, reply: Reply) -> Iterator[str]:
    if key:
        yield f"[{key}]"
    earcons = [f"{cue.earcon.value}, {place(cue)}" for cue in reply.cues]
    for line, earcon in zip_longest(sentences(reply), earcons, fillvalue=""):
        yield f"{line:{WIDTH}} | {earcon}".rstrip() if earcon else line


def score(name: str) -> str:
    """A golden game, lines and earcons side by side."""
    game = GAMES[name]
    screen = game.table.session(game.seed)
    lines = [f"# {game.table.command} --seed {game.seed}", f"# keys: {game.by}"]
    for key, reply in heard(screen, game.part(screen, game.keys())):
        lines += _rows(key, reply)
    return "\n".join(lines) + "\n"


@pytest.mark.parametrize("name", KEPT)
def test_game_sounds_as_it_did(golden: Callable[[str, str], None], name: str) -> None:
    """Promise: every earcon of the game, beside what is told with it, and where it sounds."""
    golden(f"sounds/{name}.txt", score(name))


def test_no_golden_file_is_left_over() -> None:
    """Every file belongs to a game that is still kept."""
    assert {path.stem for path in (GOLDEN / "sounds").iterdir()} == set(KEPT)


def test_turn_by_turn_the_earcons_say_what_the_words_say() -> None:
    """Promise: where a reply tells one opponent's turn, each word that matters has its earcon, and
    each such earcon its word."""
    text = (GOLDEN / "sounds" / "hasbro-step.txt").read_text("utf-8")
    met: set[str] = set()
    for block in re.split(r"^\[.+\]\n", text, flags=re.MULTILINE):
        rows = [row.partition(" | ") for row in block.splitlines() if not row.startswith("#")]
        sounds = [
            re.sub("_(half|most)$", "", right.partition(",")[0]) for _, _, right in rows if right
        ]
        if "your_turn" in sounds or not any(one.startswith("turn_") for one in sounds):
            continue
        # the own move is left out: its words were the choice, or its card played itself
        of_others: list[str] = []
        is_own = True
        for one in sounds:
            is_own = not one.startswith("turn_") and (is_own or one == "card_draw")
            of_others += [] if is_own else [one]
        words = " ".join(left for left, _, _ in rows if not left.startswith("You drew"))
        for earcon, pattern in WORDS.items():
            assert bool(re.search(pattern, words)) == (earcon in of_others), (earcon, block)
            met |= {earcon} & set(of_others)
    assert met >= {"slide", "home", "start_exit", "bump_own"}
