"""The parts of a rule page: points, their sentences, when they hold and which source says so.

The points carry the numbers that the code and the tests cite: 1 to 55 for Sorry!, D1 to D25 for
Dog. The words of a sentence stand in the language files; here is only which sentences there are.
"""

from __future__ import annotations

from collections.abc import Mapping

from sorry_a11y.rules.value import Value


class Sentence(Value):
    """One sentence of a point.

    Attributes:
        message: The name of its message in the language files, without "rules-".
        said: The sources that say so, each with the place in it, as "000 cards; 002 board; H05";
            empty if none does and this game decides.
        when: The terms that must all hold for it to be told, as "seven=cards" or "slide=others|own
            teams=yes"; empty for always.
    """

    message: str
    said: str = ""
    when: str = ""


class Point(Value):
    """A numbered paragraph.

    Attributes:
        number: The number.
        sentences: The sentences.
        note: Other statements of sources, for the written page.
        quote: The words of a single source, where the page is written round one.
        english: Their translation.
        gap: The questions that they leave open.
    """

    number: str
    sentences: tuple[Sentence, ...]
    note: str = ""
    quote: str = ""
    english: str = ""
    gap: str = ""


class Part(Value):
    """Points under one title.

    Attributes:
        title: The title.
        points: The points.
        opening: The sentences before the first point.
    """

    title: str
    points: tuple[Point, ...]
    opening: tuple[Sentence, ...] = ()


class Clash(Value):
    """A point at which sources disagree, or one with itself.

    Attributes:
        number: The number of the point.
        messages: The names of the messages that say how; the last says what this game does if no
            option decides.
        presets: The rule books with which they are told.
        option: The option that decides; empty for none.
    """

    number: str
    messages: tuple[str, ...]
    presets: tuple[str, ...]
    option: str = ""


def holds(when: str, facts: Mapping[str, str]) -> bool:
    """Return whether every term of a condition holds; raises KeyError for a fact there is not."""
    for term in when.split():
        name, _, values = term.partition("=")
        if facts[name] not in values.split("|"):
            return False
    return True
