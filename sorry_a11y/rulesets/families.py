"""The two families of rule books, with the points that describe them and the facts that decide
which sentences hold."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from sorry_a11y.rules.ruleset import Ruleset
from sorry_a11y.rulesets import dog, dog_paragraphs, sorry, sorry_paragraphs, variant_paragraphs
from sorry_a11y.rulesets.options import Preset
from sorry_a11y.rulesets.paragraphs import Clash, Part, Point


@dataclass(frozen=True)
class Family:
    """One game: its presets and what is told of them. ``card_points``: for each kind of card by
    its name the points that say what it does. ``plain_rules``, ``in_teams`` and ``for_points``
    build a rule book from a preset and option values, as it is played so."""

    name: str
    presets: Mapping[str, Preset]
    parts: tuple[Part, ...]
    clashes: tuple[Clash, ...]
    card_points: Mapping[str, tuple[str, ...]]
    plain: Callable[[str, Mapping[str, str]], Ruleset]
    in_teams: Callable[[str, Mapping[str, str]], Ruleset]
    for_points: Callable[[str, Mapping[str, str]], Ruleset]

    def points(self) -> tuple[Point, ...]:
        """All points in order."""
        return tuple(point for part in self.parts for point in part.points)


SORRY_FAMILY = Family(
    "sorry",
    sorry.PRESETS,
    (*sorry_paragraphs.BASE, variant_paragraphs.TEAMS, variant_paragraphs.POINTS),
    variant_paragraphs.CLASHES,
    sorry_paragraphs.CARD_POINTS,
    sorry.build_sorry,
    lambda preset, wishes: sorry.build_sorry(preset, wishes, teams=True),
    lambda preset, wishes: sorry.build_sorry(preset, wishes, points=True),
)
DOG_FAMILY = Family(
    "dog", dog.PRESETS, dog_paragraphs.BASE, dog_paragraphs.CLASHES,
    dog_paragraphs.CARD_POINTS,
    dog.build_dog, dog.build_dog, dog.build_dog,
)
FAMILIES = (SORRY_FAMILY, DOG_FAMILY)


def family_of(preset: str) -> Family:
    """The family to which a preset belongs; raises KeyError for none."""
    for family in FAMILIES:
        if preset in family.presets:
            return family
    raise KeyError(preset)


def plain_rules(preset: str, wishes: Mapping[str, str] | None = None) -> Ruleset:
    """A preset with ``wishes`` laid over it, without teams or points; raises KeyError for a
    preset there is not, OptionError for an option or value there is not."""
    return family_of(preset).plain(preset, wishes or {})


def wishes_of(rules: Ruleset) -> dict[str, str]:
    """The option values in which a rule book departs from its preset."""
    values = family_of(rules.name).presets[rules.name].values()
    return {name: value for name, value in rules.options.items() if value != values[name]}


def in_teams(rules: Ruleset) -> Ruleset:
    """The same rule book in teams."""
    if rules.has_teams:
        return rules
    return family_of(rules.name).in_teams(rules.name, wishes_of(rules))


def for_points(rules: Ruleset) -> Ruleset:
    """The same rule book for points, where its family knows them; a start that nobody asked for
    becomes the one that the preset begins a points game with (45)."""
    if rules.scoring is not None:
        return rules
    return family_of(rules.name).for_points(rules.name, wishes_of(rules))


def facts(rules: Ruleset) -> dict[str, str]:
    """What the conditions of sentences ask for: every option, ``preset``, ``teams`` and
    ``points`` (yes or no), ``points-start`` (full or quick), ``match`` (open, rounds, target)."""
    scoring = rules.scoring
    match = "open" if scoring is None else "target" if scoring.target else "rounds"
    return dict(rules.options) | {
        "preset": rules.name,
        "teams": "yes" if rules.has_teams else "no",
        "points": "no" if scoring is None else "yes",
        "points-start": "quick" if for_points(rules).quick else "full",
        "match": match,
    }
