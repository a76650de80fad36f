"""A rule book as data: its name, the options of its family, and the points of its page.

The options of a family stand in its module (`sorry`, `dog`), beside the rules that they change and
the points that describe them. The points have the numbers that the code and the tests cite: 1 to 55
for Sorry!, D1 to D25 for Dog. The words of a sentence stand in the language files.
"""

from __future__ import annotations

from collections.abc import Mapping

from sorry_a11y.core.rules.value import Value


class Preset(Value):
    """A named rule book of a family.

    Attributes:
        name: The name.
        options: The values of each option of the family, its default first.
        overrides: The options whose value is not the family's default, with their value.
        source: The number of the source whose rules it follows, as "001" (docs/rules).
    """

    name: str
    options: Mapping[str, tuple[str, ...]]
    overrides: Mapping[str, str]
    source: str

    def values(self) -> dict[str, str]:
        """Return the value of every option of the family in this rule book."""
        return {name: values[0] for name, values in self.options.items()} | dict(self.overrides)


class OptionError(ValueError):
    """Raised for an option or value that a rule book does not have.

    Args:
        what: "option" or "value".
        given: The option, or option and value, that does not exist.
        accepted: The options or values that exist.
        where: The rule book or option to which they belong.
    """

    def __init__(self, what: str, given: str, accepted: tuple[str, ...], where: str) -> None:
        super().__init__(f"{where}: no such {what}: {given}; accepted: {', '.join(accepted)}")
        self.what = what
        self.given = given
        self.accepted = accepted
        self.where = where


def chosen(preset: Preset, wishes: Mapping[str, str]) -> dict[str, str]:
    """Return the option values of a preset, replaced by those in ``wishes``; raises OptionError."""
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
        sources: The sources that say so, each with its section, as "000 cards; 002 board; H05";
            empty if none does and this program decides.
        when: The facts of a rule book (`families.facts`) for which the sentence is told, as
            "seven=cards" or "slide=others|own teams=yes"; empty for always.
    """

    message: str
    sources: str = ""
    when: str = ""


class Point(Value):
    """A numbered paragraph.

    Attributes:
        number: The number.
        sentences: The sentences.
        note: A remark on the sources, for the page in docs/rules.
        quote: The words of the source, if the rules follow a single one in another language.
        english: The English translation of the quote.
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
        title: The name of the title's message, without "rules-title-".
        points: The points.
        opening: The sentences before the first point.
    """

    title: str
    points: tuple[Point, ...]
    opening: tuple[Sentence, ...] = ()


class Clash(Value):
    """A point on which sources disagree, or one source contradicts itself.

    Attributes:
        number: The number of the point.
        messages: The names of the messages that say how, without "rules-"; the last says what this
            program does if no option decides.
        presets: The rule books whose page tells them.
        option: The option that decides; empty for none.
    """

    number: str
    messages: tuple[str, ...]
    presets: tuple[str, ...]
    option: str = ""


def holds(when: str, facts: Mapping[str, str]) -> bool:
    """Return whether the facts meet a condition, written as in `Sentence.when`.

    Raises:
        KeyError: The condition names a fact that does not exist.
    """
    for term in when.split():
        name, _, values = term.partition("=")
        if facts[name] not in values.split("|"):
            return False
    return True
