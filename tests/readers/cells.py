"""What is played under every reader: the games, the keys, and what each key means to tell."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product

from sorry_a11y.core.rulesets.families import Wishes
from sorry_a11y.ui.settings.values import Settings
from tests.harness.sessions import PlayedSession, sentences, session

SEED = 7
GAMES = ("hasbro", "dog")
MODES = ("keys", "lines")
WIDTHS = (80, 40)
LANGUAGES = ("en", "de")
ROWS = 30
KEYS = (
    *("w", "enter", "enter", "n", "p", "enter", "y", "d", "enter", "enter", "s", "o", "2", "2"),
    *("o", "o", "enter", "enter", "y", "enter", "enter", "r", "a", "c", "enter", "enter", "l", "m"),
    *("0", "g", "g", "enter", "enter", "q", "q"),
)
"""Plays, questions, browsing, a menu, and the farewell; no reply is longer than a screen."""
FEW_KEYS = (*KEYS[:14], "q", "q")
TYPED = {"enter": "\r"}


@dataclass(frozen=True)
class Cell:
    """A game as it is played under a reader."""

    game: str = "hasbro"
    mode: str = "keys"
    columns: int = 80
    language: str = "en"
    keys: tuple[str, ...] = KEYS

    @property
    def name(self) -> str:
        """Its name in the table."""
        game = "Dog" if self.game == "dog" else "Sorry!"
        return f"{game}, {self.mode}, {self.columns} columns, {self.language}"

    def command(self) -> list[str]:
        """The program's command line."""
        return [
            *(sys.executable, "-m", "sorry_a11y", "play", "--game", self.game, "--seed", str(SEED)),
            *("--mode", self.mode, "--lang", self.language, "--sound", "off", "--save", "no"),
        ]

    def twin(self) -> PlayedSession:
        """The same game without a terminal."""
        settings = Settings(language=self.language, forced="ask")
        return session(Wishes(self.game), SEED, settings=settings, by_keys=self.mode == "keys")

    def meant(self) -> Iterator[tuple[str, list[str]]]:
        """(what to type, the sentences that it is to be answered by), the first for the start."""
        twin = self.twin()
        yield "", sentences(twin.opened())
        for key in self.keys:
            reply = twin.key(key)
            yield self.typed(key), sentences(reply)
            if reply.status is not None:
                return

    def typed(self, key: str) -> str:
        """What to type for a key of the game."""
        if self.mode == "keys":
            return TYPED.get(key, key)
        return ("" if key == "enter" else key) + "\r"


def cells() -> Iterator[Cell]:
    """The whole table."""
    for game, mode, columns, language in product(GAMES, MODES, WIDTHS, LANGUAGES):
        yield Cell(game, mode, columns, language)
