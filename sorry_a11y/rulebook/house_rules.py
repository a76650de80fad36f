"""The rules of the house: what the value of an option does, in a clause."""

from __future__ import annotations

from sorry_a11y.narration.catalog import Words
from sorry_a11y.narration.greeting import house_options
from sorry_a11y.rulebook.values import values
from sorry_a11y.rules.ruleset import Ruleset


def option_words(words: Words, rules: Ruleset, name: str) -> str:
    """What the value of the option ``name`` does; raises KeyError for an option there is not."""

    def say(message: str, **given: str | int) -> str:
        return words.say(f"rules-{message}", **given)

    return say(f"set-{name}-{rules.options[name]}", **values(rules, say))


def house_rules(words: Words, rules: Ruleset) -> list[str]:
    """Everything in which a game departs from its rule book, a sentence each."""
    return [words.sentence([option_words(words, rules, name)]) for name in house_options(rules)]
