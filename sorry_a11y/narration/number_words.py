"""Numbers as a language writes them, its plurals, and its words for counting.

A language that is not listed here counts as English does (docs/translating.md).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple


def one_or_other(number: int) -> str:
    """Return the plural category of languages that set only 1 apart."""
    return "one" if number == 1 else "other"


class NumberWords(NamedTuple):
    """The numbers of a language.

    Attributes:
        separator: What stands between thousands.
        plural: Returns the plural category of a whole number: "zero", "one", "two", "few", "many"
            or "other", as Unicode's plural rules name them.
        counting: Numbers that have a word of their own where they count something.
    """

    separator: str = ","
    plural: Callable[[int], str] = one_or_other
    counting: Mapping[str, str] = {}


ENGLISH = NumberWords()
NUMBER_WORDS: Mapping[str, NumberWords] = {
    "en": ENGLISH,
    "de": NumberWords("."),
    "it": NumberWords("."),
    # before a measure word two is 兩 in Chinese, and voices read the digit as 二
    "zh-Hant": NumberWords(plural=lambda _number: "other", counting={"2": "兩"}),
}


def plural_of(number: int, language: str) -> str:
    """Return the plural category of a number, such as "one" or "other"."""
    return NUMBER_WORDS.get(language, ENGLISH).plural(number)


def grouped(number: int, language: str) -> str:
    """Return a number with its thousands separators."""
    return f"{number:,}".replace(",", NUMBER_WORDS.get(language, ENGLISH).separator)


def counting_word(value: str | int, language: str) -> str:
    """Return a number as it is said before what it counts, without thousands separators; what is no
    number as it is."""
    return NUMBER_WORDS.get(language, ENGLISH).counting.get(str(value), str(value))
