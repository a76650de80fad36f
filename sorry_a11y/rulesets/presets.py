"""A rule book by name, and the options of its family.

The options stand in the file of the family (`sorry`, `dog`), beside the rules that they change and
the points that tell them: a house rule is added there and in the languages.
"""

from __future__ import annotations

from collections.abc import Mapping

from sorry_a11y.rules.value import Value


class Preset(Value):
    """A rule book by name: its family's options and where it departs from the first values."""

    name: str
    options: Mapping[str, tuple[str, ...]]
    departs: Mapping[str, str]
    source: str

    def values(self) -> dict[str, str]:
        """Return the value of every option of the family in this rule book."""
        return {name: values[0] for name, values in self.options.items()} | dict(self.departs)


class OptionError(ValueError):
    """Raised for an option or value that a rule book does not have.

    ``what`` is "option", "value" or "combination"; ``given`` the offender, ``accepted`` what would
    be right.
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
