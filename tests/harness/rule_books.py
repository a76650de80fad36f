"""The rule books that the tests of the rules in words go through."""

from __future__ import annotations

from sorry_a11y.core.rules.ruleset import Ruleset
from sorry_a11y.core.rulesets import sorry
from sorry_a11y.core.rulesets.families import FAMILIES, family_of, plain_rules
from sorry_a11y.output.rulebook.rule_pages import Section

PRESETS = [preset for family in FAMILIES for preset in family.presets]
NUMBERS = {
    "sorry": [str(number) for number in range(1, 56)],
    "dog": [f"D{number}" for number in range(1, 26)],
}


def wishes(preset: str) -> list[dict[str, str]]:
    """Yield no wish, and every value of every option alone."""
    options = family_of(preset).presets[preset].options
    return [{}, *({name: value} for name, values in options.items() for value in values)]


def variants(preset: str) -> list[Ruleset]:
    """Return a preset as it is, with every value of every option, and in Sorry! in teams and for
    points, with matches of every kind."""
    rules = [plain_rules(preset, wish) for wish in wishes(preset)]
    if preset in sorry.SORRY_PRESETS:
        rules.append(sorry.build_sorry(preset, {}, teams=True))
        rules.append(sorry.build_sorry(preset, {}, teams=True, points=True))
        rules.append(sorry.build_sorry(preset, {}, points=True, rounds=3))
        rules.append(sorry.build_sorry(preset, {}, points=True, target=300))
    return rules


def told(sections: list[Section]) -> dict[str, str]:
    """Return the text of the paragraphs of the game itself by number, without the last two
    sections."""
    return {p.number: p.text for section in sections[:-2] for p in section.paragraphs if p.number}
