"""Every bot by name."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

from sorry_a11y.bots.bot import Bot
from sorry_a11y.bots.characters import CHARACTERS, character
from sorry_a11y.bots.levels import LEVELS, level
from sorry_a11y.bots.random_bot import RandomBot
from sorry_a11y.bots.runner import RunnerBot

BOTS: Mapping[str, Callable[[], Bot]] = {
    "runner": RunnerBot,
    "chance": RandomBot,
    **{name: partial(level, name) for name in LEVELS},
    **{name: partial(character, name) for name in CHARACTERS},
}
"""Name -> maker, the default first."""

DEFAULT_BOT = "runner"


def make_bot(name: str) -> Bot:
    """The bot called ``name``; raises KeyError."""
    return BOTS[name]()
