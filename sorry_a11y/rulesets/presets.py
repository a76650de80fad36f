"""A rule book as data: its name, the options of its family, and the points of its page.

The options stand in the file of the family (`sorry`, `dog`), beside the rules that they change and
the points that tell them: a house rule is added there and in the languages. The points carry the
numbers that the code and the tests cite: 1 to 55 for Sorry!, D1 to D25 for Dog. The words of a
sentence stand in the language files.
"""

from __future__ import annotations

from collections.abc import Mapping

from sorry_a11y.rules.value import Value


class Preset(Value):
    """A rule book by name: its family's options, and the options whose value differs.

    Attributes:
        name: The name.
        options: The values of each option of the family, its default first.
        departs: The options whose value is not the family's default, with their value.
        source: The number of the source whose rules it follows, as "001".
    """

    name: str
    options: Mapping[str, tuple[str, ...]]
    departs: Mapping[str, str]
    source: str

    def values(self) -> dict[str, str]:
        """Return the value of every option of the family in this rule book."""
        return {name: values[0] for name, values in self.options.items()} | dict(self.departs)


class OptionError(ValueError):
    """Raised for an option or value that a rule book does not have.

    ``what`` is "option" or "value"; ``given`` the offender, ``accepted`` what would be right.
    """

    def __init__(self, what: str, given: str, accepted: tuple[str, ...], where: str) -> None:
        super().__init__(f"{where}: no such {what}: {given}; accepted: {', '.join(accepted)}")
        self.what = what
        self.given = given
        self.accepted = accepted
        self.where = where


def chosen(preset: Preset, wishes: Mapping[str, str]) -> dict[str, str]:
    """Return the values of a preset with a player's wishes laid over; raises OptionError."""
    values = preset.values()
    for name, value in wishes.items():
        if name not in preset.options:
            raise OptionError("option", name, tuple(preset.options), preset.name)
        if value not in preset.options[name]:
            raise OptionError("value", f"{name}={value}", preset.options[name], name)
        values[name] = value
    return values


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
        gap: The questions that the sources leave open.
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
