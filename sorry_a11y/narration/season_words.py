"""A season in words: where it stands, and what a game did to it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sorry_a11y.bots.opponents import LEVELS
from sorry_a11y.narration.catalog import Words

if TYPE_CHECKING:
    from sorry_a11y.store.statistics import Season  # loaded with the saved games


def tell_season(words: Words, season: Season) -> str:
    """Return where a season stands, in a clause."""
    if not season.number:
        return words.say("season-none")
    if season.is_won:
        return words.say("season-won")
    return words.join([
        words.say("season-level", level=season.level + 1, levels=len(LEVELS)),
        words.say("season-lead", lead=_lead(season), more=max(season.won, season.lost),
                  less=min(season.won, season.lost)),
    ])


def tell_opponent(words: Words, season: Season) -> str:
    """Return the opponent of a level, with the kind."""
    return words.say("greeting-kind", name=season.name, kind=season.kind)


def tell_after(words: Words, before: Season, season: Season) -> str:
    """Return what a game did to the season that stood as ``before``."""
    if season.is_won:
        return words.say("season-all-won")
    if season.level > before.level:
        return words.say("season-opens", level=season.level + 1,
                         name=tell_opponent(words, season))
    if season.game == 1:
        return words.say("season-lost", level=season.level + 1, name=before.name)
    return tell_season(words, season)


def _lead(season: Season) -> str:
    if season.won == season.lost:
        return "level" if season.won else "none"
    return "you" if season.won > season.lost else "other"
