"""The games and positions of the day in words."""

from __future__ import annotations

from datetime import date

from sorry_a11y.narration.catalog import Words
from sorry_a11y.store.statistics import Played


def tell_day(words: Words, day: date) -> str:
    """Return a date as it is said."""
    return words.say("terms-date", day=day.day, month=day.month, year=day.year)


def tell_result(words: Words, played: Played) -> str:
    """Return what a finished game came to, in a clause."""
    won = "yes" if played.won else "no"
    return words.say("today-result", won=won, turns=played.turns, home=played.home)


def tell_known(words: Words, day: date, played: Played, kind: str) -> str:
    """Return whose game is heard now, in a sentence.

    Args:
        words: The words of the language.
        day: The day.
        played: The game.
        kind: A kind of bot, or "person".
    """
    return words.sentence([
        words.say("today-known-open", date=tell_day(words, day), kind=kind),
        words.say("today-known-result", won="yes" if played.won else "no",
                  turns=played.turns, home=played.home),
    ])


def tell_line(words: Words, day: date, played: Played, luck: int, cost: int) -> str:
    """Return the line to pass on.

    Args:
        words: The words of the language.
        day: The day.
        played: The game.
        luck: The luck in points of winning chance, games in 100.
        cost: The cost of choices in the same points.
    """
    return words.sentence([
        words.say("today-line", date=tell_day(words, day)),
        tell_result(words, played),
        words.say("today-line-luck", sign="minus" if luck < 0 else "plus", luck=abs(luck)),
        words.say("today-line-cost", cost=cost),
    ])
