"""What is heard of games in a language."""

from __future__ import annotations

from functools import cache
from itertools import islice

from sorry_a11y.core.rulesets.families import Wishes
from sorry_a11y.ui.session.reply import Reply
from sorry_a11y.ui.settings.values import Settings
from tests.harness.sessions import fumbler, heard, sentences, session

GAMES = {
    "hasbro": Wishes("hasbro"),
    "parker": Wishes("parker"),
    "teams": Wishes("bounce-home", teams=True),
    "points": Wishes("hasbro", points=True),
    "dog": Wishes("dog"),
}
KEYS = 300


@cache
def walk(language: str, game: str, verbosity: str = "brief") -> tuple[tuple[str, Reply], ...]:
    """Random keys and what they bring; those that change the language or the verbosity are left
    out."""
    screen = session(GAMES[game], 5, Settings(language=language, verbosity=verbosity))
    keys = (key for key in fumbler(5) if key not in ("m", "i"))
    return tuple(islice(heard(screen, keys), KEYS))


@cache
def lines(language: str) -> frozenset[str]:
    """Every sentence of games of every kind, told at brief and in full."""
    return frozenset(
        sentence
        for game in GAMES
        for verbosity in ("brief", "full")
        for _, reply in walk(language, game, verbosity)
        for sentence in sentences(reply)
    )
