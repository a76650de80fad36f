"""What a bot is."""

from __future__ import annotations

from random import Random
from typing import Protocol

from sorry_a11y.rules.actions import Decision
from sorry_a11y.rules.view import View


class Bot(Protocol):
    """A player of any seat of any game. ``name``: how it is asked for."""

    @property
    def name(self) -> str:
        """The name by which the bot is asked for."""

    def choose(self, seen: View, chance: Random) -> Decision:
        """One of ``options(seen)``. ``chance`` is the only randomness a bot may use: it is
        seeded by the game and the number of the decision, so a game can be played again."""
