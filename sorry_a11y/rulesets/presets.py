"""The named options of the rule books and their values."""

from __future__ import annotations

from collections.abc import Mapping

from sorry_a11y.rules.value import Value

SORRY_OPTIONS: Mapping[str, tuple[str, ...]] = {
    "start": ("full", "quick"),
    "first": ("random", "draw"),
    "home": ("exact", "bounce"),
    "seven": ("forward", "cards"),
    "eleven": ("decline", "forced"),
    "slide": ("others", "optional", "own"),
    "team-sorry": ("team", "partner", "penalty"),
    "team-seven": ("any", "two"),
    "own-points": ("all", "none"),
    "bonus": ("sum", "highest"),
    "deck": ("45", "44", "55"),
}
"""Option -> values, the hasbro value first."""

DOG_OPTIONS: Mapping[str, tuple[str, ...]] = {
    "board": ("40", "64"),
    "protect": ("start", "fresh"),
    "jack": ("any", "foreign"),
    "jokers": ("6", "4", "8"),
    "seats": ("4", "2"),
}


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
    """Raised for an option or value that a rule book does not have. ``what`` is "option", "value"
    or "combination"; ``given`` the offender, ``accepted`` what would be right."""

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
