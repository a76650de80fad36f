"""Whole games of two real terminals and a bot at one table, over a good network and a bad one.

Each terminal is the program itself, Ann's in English and Ben's in German, and takes the choice that
it is told. Afterwards each must have told every turn of the others once and in order, as the
record that it kept of the game tells it.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from time import monotonic

import pytest

from sorry_a11y.server.rate_limits import RATES, Rate
from sorry_a11y.session.transcript import heard
from sorry_a11y.settings.values import Settings
from sorry_a11y.store.library import Library
from sorry_a11y.store.player_file import PlayerFile
from tests.harness.law import AS_WRITTEN, INSIDE, SOUNDED
from tests.harness.pty_session import PtySession

from .rough_proxy import RoughProxy
from .tables import served

pytestmark = [
    pytest.mark.long,
    pytest.mark.skipif(sys.platform == "win32", reason="no pseudo-terminals there"),
]

THREE, FOUR = "red=you,blue=open,yellow=runner", "red=you,blue=open,yellow=runner,green=runner"
GAMES = {
    "sorry": ("--seats", THREE),
    "points": ("--game", "hobby", "--points", "--rounds", "1", "--seats", THREE),
    "dog": ("--game", "dog", "--seats", FOUR),
}
CODE = re.compile(r"\d{4} \d{4} \d{4}")
CHOICE = re.compile(r"(\d (of|von) \d+|(key|Taste) \d)$")
OVER = {"en": "The game is over", "de": "Das Spiel ist aus"}
MISSED = re.compile(r"(\d+) (?:turns? before that|Züge? verpasst|Zug verpasst)")
OF_PEOPLE = re.compile(
    r"\w+ (sits down|is away|is back|ist weg|ist wieder da)"
)
"""What is told of the others that is not of the game."""
COLUMNS = 250
LONGEST_S = 900.0


class Player:
    """A terminal at the table. ``text``: all that it told."""

    def __init__(self, home: Path, language: str, arguments: Sequence[str]) -> None:
        self.home, self.language = home, language
        self.terminal = PtySession(
            [sys.executable, "-m", "sorry_a11y", *arguments, "--lang", language, "--sound", "off"],
            rows=60, columns=COLUMNS, env={"SORRY_A11Y_HOME": str(home), "SORRY_A11Y_NAME": None},
        )

    @property
    def text(self) -> str:
        """All that was told so far."""
        return self.terminal.output.decode("utf-8", "replace").replace("\r", "")

    @property
    def focus(self) -> str:
        """The line on which the cursor stands."""
        return self.text.rpartition("\n")[2].rstrip()

    @property
    def is_over(self) -> bool:
        """Whether the end of the game was told."""
        return OVER[self.language] in self.text

    def hears(self, words: str) -> None:
        """Wait until some words were told."""
        end = monotonic() + 60
        while words not in self.text:
            assert monotonic() < end, (words, self.text[-500:])
            self.terminal.overhear(0.1)

    def plays(self) -> None:
        """Take the choice that is told, if there is one."""
        self.terminal.overhear(0.02)
        if CHOICE.search(self.focus) and not self.is_over:
            self.terminal.press("\r")

    def leaves(self) -> None:
        """Go, the terminal as it was found."""
        for key in "qq":
            self.terminal.press(key)
        assert self.terminal.wait() == 0
        assert self.terminal.attributes_after == self.terminal.attributes_before

    def turns_of_others(self) -> list[str]:
        """What was told of the others' turns."""
        return of_others(self.text.split("\n"))

    def turns_kept(self) -> list[str]:
        """The same of the record of the game among one's own."""
        game = Library(PlayerFile(self.home)).game(1)
        told = heard(game, settings=Settings(language=self.language))
        return of_others([line for passage in told for line in passage.sentences])

    def breaches(self) -> Iterator[str]:
        """LISTENING 1, 3, 5, 6 and 7 on all that the terminal was sent."""
        if b"\x1b" in self.terminal.output:
            yield "an escape byte"
        for line in self.text.strip("\n").split("\n"):
            signs = SOUNDED.sub("", INSIDE.sub("", AS_WRITTEN.sub("", line)))
            if (signs and "sorry-a11y" not in line) or not line.strip() or len(line) >= COLUMNS:
                yield line


def of_others(lines: Sequence[str]) -> list[str]:
    """The lines of a telling that are about the turns of Ann, Ben, Cid and Dora."""
    return [
        line.rstrip(" .") for line in lines  # behind a focus line there may be a space
        if line.startswith(("Ann ", "Ben ", "Cid ", "Dora ")) and not OF_PEOPLE.match(line)
    ]


@contextmanager
def evening(folder: Path, name: str, *, rough: bool) -> Iterator[tuple[Player, Player]]:
    """Both at their terminals, the game begun, Ben's line by the bad network if it is ``rough``."""
    with ExitStack() as stack:
        url = stack.enter_context(served(folder))
        proxy = RoughProxy(int(url.rpartition(":")[2]), 7) if rough else None
        ann = Player(folder / "ann", "en", ("host", *GAMES[name], "--at", url, "--name", "Ann"))
        stack.enter_context(ann.terminal)
        ann.hears("Enter starts")
        code = CODE.search(ann.text)
        assert code
        at = f"127.0.0.1:{proxy.port}" if proxy else url
        ben = Player(folder / "ben", "de", ("join", code[0], "--at", at, "--name", "Ben"))
        stack.enter_context(ben.terminal)
        ann.hears("Ben sits down")
        ann.terminal.press("\r")
        yield ann, ben
        if proxy:
            assert proxy.cuts, "the network was bad"
            proxy.close()


@pytest.mark.parametrize("rough", [False, True], ids=["good-network", "bad-network"])
@pytest.mark.parametrize("name", GAMES)
def test_two_terminals_play_a_whole_game(
    name: str, rough: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Promise of host and join: from the first chair to the record among one's own; each turn of
    the others told once and in order, but for those that a break let be counted; LISTENING 1, 3
    and 5 to 7 on every byte, the terminals left as they were found."""
    monkeypatch.setattr(RATES, "messages", Rate(10_000, 0.5))  # nobody thinks here
    with evening(tmp_path, name, rough=rough) as (ann, ben):
        end = monotonic() + LONGEST_S
        while not (ann.is_over and ben.is_over):
            assert monotonic() < end, (ann.text[-300:], ben.text[-300:])
            for one in (ann, ben):
                one.plays()
        saved = "This game is saved as number 1", "Dieses Spiel ist als Nummer 1 gespeichert"
        for one, kept in zip((ann, ben), saved, strict=True):
            one.hears(kept)
            told, all_turns = one.turns_of_others(), one.turns_kept()
            counted = sum(int(found[1]) for found in MISSED.finditer(one.text))
            rest = iter(all_turns)
            assert [line for line in told if line not in rest] == []
            assert len(all_turns) - len(told) <= counted
            assert list(one.breaches()) == []
            one.leaves()
