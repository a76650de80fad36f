"""The games that are kept as texts: at which table, by which seed and keys, and how long."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from sorry_a11y.core.rulesets.families import Wishes
from sorry_a11y.ui.settings.values import Settings

from .sessions import PlayedSession, enters, rota, transcript, turns, wanderer, watched
from .tables import FULL, NORMAL, STEP, PlayTable

FIRST_TURNS = 30
"""Own turns of the games that are not kept whole."""
SHARED = ("f", "f", "enter", "r", "enter", ",", "enter", "u")
"""What two people who share a keyboard ask between their turns."""


def _whole(_screen: PlayedSession, keys: Iterator[str]) -> Iterator[str]:
    """Yield the keys to the end of the game."""
    return keys


def _begun(screen: PlayedSession, keys: Iterator[str]) -> Iterator[str]:
    """Yield the keys of the first own turns."""
    return turns(screen, keys, FIRST_TURNS)


def _first_cycle(screen: PlayedSession, keys: Iterator[str]) -> Iterator[str]:
    """Yield the keys of the first five deals, 6, 5, 4, 3 and 2 cards."""
    for key in keys:
        if watched(screen).now.course.deal >= 5:
            return
        yield key


def _sharing() -> Iterator[str]:
    """Return questions about what is hidden, each followed by Enter for the choice or the
    keyboard."""
    while True:
        for key in SHARED:
            yield from (key, "enter", "enter", "n", "enter")


@dataclass(frozen=True)
class GoldenGame:
    """A game kept as a text. ``keys``: the policy that plays it, named in the text by ``by``."""

    table: PlayTable
    seed: int
    by: str
    keys: Callable[[], Iterator[str]]
    part: Callable[[PlayedSession, Iterator[str]], Iterator[str]] = _whole

    def text(self) -> str:
        """Return the transcript, headed by what to type for this game."""
        screen = self.table.session(self.seed)
        title = [f"{self.table.command} --seed {self.seed}", f"keys: {self.by}"]
        return transcript(screen, self.part(screen, self.keys()), title)


def _wandered(table: PlayTable, seed: int) -> GoldenGame:
    return GoldenGame(table, seed, "a random way down each menu", lambda: wanderer(seed))


EVERY_KEY = "every key of the game in turn, each followed by Enter twice"
GAMES: dict[str, GoldenGame] = {
    "hasbro": GoldenGame(PlayTable("hasbro"), 62, EVERY_KEY, rota),
    "hasbro-normal": GoldenGame(PlayTable("hasbro", settings=NORMAL), 44, EVERY_KEY, rota, _begun),
    "hasbro-full": GoldenGame(PlayTable("hasbro", settings=FULL), 44, EVERY_KEY, rota, _begun),
    "hasbro-step": GoldenGame(
        PlayTable("step", seats="red=you,blue=runner,yellow=chance", settings=STEP),
        35,
        "always Enter",
        enters,
    ),
    "hasbro-teams": GoldenGame(PlayTable("teams", Wishes(teams=True)), 13, "always Enter", enters),
    "parker": _wandered(PlayTable("parker", Wishes("parker")), 1),
    "bounce-home": _wandered(PlayTable("bounce-home", Wishes("bounce-home")), 6),
    "hobby": _wandered(PlayTable("hobby", Wishes("hobby")), 6),
    "hobby-points": GoldenGame(
        PlayTable("points", Wishes("hobby", points=True, rounds=2)), 35, "always Enter", enters
    ),
    "hobby-two-people": GoldenGame(
        PlayTable("people", Wishes("hobby", points=True), "red=Ann,yellow=Ben"),
        4,
        "questions about the hands, Enter twice, the next choice, Enter",
        _sharing,
        _begun,
    ),
    "dog": _wandered(PlayTable("dog", Wishes("dog")), 1),
    "dog-deal-cycle": GoldenGame(
        PlayTable("dog", Wishes("dog"), settings=Settings(verbosity="normal")),
        32,
        EVERY_KEY,
        rota,
        _first_cycle,
    ),
}
"""Name of the file -> the game."""
