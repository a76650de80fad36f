"""Every bot by name."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from sorry_a11y.bots.bot import Bot
from sorry_a11y.bots.chance import ChanceBot
from sorry_a11y.bots.runner import RunnerBot

BOTS: Mapping[str, Callable[[], Bot]] = {"runner": RunnerBot, "chance": ChanceBot}
"""Name -> maker, the default first."""

DEFAULT = "runner"


def make_bot(name: str) -> Bot:
    """The bot called ``name``; raises KeyError."""
    return BOTS[name]()
