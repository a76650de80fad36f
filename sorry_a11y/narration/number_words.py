"""Numbers as a language writes them, its plurals, and its words for counting.

What the languages of the game need stands here, since Babel takes longer to load than all else
before the first line of a game; any other language asks it.
"""

from __future__ import annotations

from functools import cache
from typing import Any

SEPARATORS = {"en": ",", "de": ".", "it": ".", "zh-Hant": ","}
"""Between thousands."""
ONE_OR_OTHER = frozenset({"en", "de", "it"})
NO_PLURAL = frozenset({"zh-Hant"})
COUNTING_WORDS = {"zh-Hant": {"2": "兩"}}
"""Numbers that have a word of their own where they count something. Before a measure word two is 兩
in Chinese, and voices read the digit as 二."""


def plural_of(number: int, language: str) -> str:
    """Return the plural category of a number, such as "one" or "other"."""
    if language in ONE_OR_OTHER:
        return "one" if number == 1 else "other"
    return "other" if language in NO_PLURAL else str(_babel(language).plural_form(number))


def grouped(number: int, language: str) -> str:
    """Return a number with its thousands separators."""
    separator = SEPARATORS.get(language)
    if separator is None:
        from babel.numbers import format_decimal

        return str(format_decimal(number, locale=_babel(language)))
    return f"{number:,}".replace(",", separator)


def counting_word(value: str | int, language: str) -> str:
    """Return a number as it is said before what it counts, without thousands separators; what is no
    number as it is."""
    return COUNTING_WORDS.get(language, {}).get(str(value), str(value))


@cache
def _babel(language: str) -> Any:
    """Return Babel's knowledge of a language that is not known here."""
    from babel import Locale

    return Locale.parse(language.replace("-", "_"))
