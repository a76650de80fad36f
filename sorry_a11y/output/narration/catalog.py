"""The messages of all languages, and the texts that are made from them.

A language is a folder of ``locales`` with files of messages in Fluent's format (``*.ftl``).
Messages that a language lacks, or that cannot be read, are said in English. The files are read when
the first message is asked for, and a message is parsed when it is first used, so that a game starts
fast.

This module reads the part of Fluent that the locales use; a test compares every message with
Fluent's own library. `Words` makes texts from messages: lists, clauses, sentences.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Iterable, Mapping
from contextlib import suppress
from functools import cache, cached_property, reduce
from pathlib import Path
from typing import Literal, NamedTuple

LOCALES = Path(__file__).parent / "locales"
FALLBACK = "en"

MessageValue = str | int
"""A value of a message: a name, a noun phrase, a word that chooses a variant, or a number."""
Values = Mapping[str, MessageValue]


class MissingMessageError(KeyError):
    """Raised for a message that English lacks too, or that needs a value that was not given."""


# -- numbers -----------------------------------------------------------------------------------


def _one_or_other(number: int) -> str:
    return "one" if number == 1 else "other"


class _NumberWords(NamedTuple):
    """The numbers of a language.

    Attributes:
        separator: The separator of thousands.
        plural: The function from a whole number to its plural category in Unicode's plural rules:
            "zero", "one", "two", "few", "many" or "other".
        counting: The words of numbers that have a special one before a noun.
    """

    separator: str = ","
    plural: Callable[[int], str] = _one_or_other
    counting: Mapping[str, str] = {}


NUMBER_WORDS: Mapping[str, _NumberWords] = {
    "en": _NumberWords(),
    "de": _NumberWords("."),
    "it": _NumberWords("."),
    # before a measure word two is 兩 in Chinese, and voices read the digit as 二
    "zh-Hant": _NumberWords(plural=lambda _number: "other", counting={"2": "兩"}),
}
"""The numbers of languages that differ from English."""


# -- patterns ----------------------------------------------------------------------------------

_Part = str | Callable[[Values], str]
_Pattern = tuple[_Part, ...]
"""A parsed message: texts, and functions that make texts from the values."""

_TEXT = re.compile(r"(?:[^{}\n]|\n\s*(?![\s*\[}]))*")
"""A text of one or more lines, up to a placeable, a variant or the end of variants."""
_NEXT = re.compile(r"\n(?=[^\s}])")
"""The end of a message: a line that begins with neither a space nor the end of variants."""
_INDENT = re.compile(r"\n( *)(?![ \n])")
_VARIANT = re.compile(r"\s*(\*?)\[([\w-]+)\]")
_END = re.compile(r"\s*\}")
_PLACEABLE = re.compile(
    r'\{\s*(?:"([^"\\]*)"|([a-z][\w-]*)|COUNT\(\$([\w-]+)\)|NUMBER\(\$([\w-]+), useGrouping: 0\)'
    r"|\$([\w-]+))\s*(\}|->)"
)
"""A placeable: a quoted text, another message, a number before the noun that it counts, a number
without separators, or a value, which may choose between variants."""


_MOST_SAID = 500
"""The most texts that are kept for equal messages and values."""


def _formatted(pattern: _Pattern, values: Values) -> str:
    return "".join([part if isinstance(part, str) else part(values) for part in pattern])


def _without_indent(parts: list[_Part]) -> list[_Part]:
    """Return the parts without the indentation that their lines share."""
    depths = [
        len(indent) for part in parts if isinstance(part, str) for indent in _INDENT.findall(part)
    ]
    shared = "\n" + " " * min(depths, default=0)
    return [part.replace(shared, "\n") if isinstance(part, str) else part for part in parts]


class _Parser:
    """A parser of one message.

    Args:
        source: The text after the name of the message.
        numbers: The numbers of its language.
        told: The function that returns the text of another message with the same values.
    """

    def __init__(
        self, source: str, numbers: _NumberWords, told: Callable[[str, Values], str]
    ) -> None:
        self._source = source
        self._numbers = numbers
        self._told = told
        self._at = 0

    def message(self) -> _Pattern:
        """Return the pattern of the message; raises ValueError if it cannot be read."""
        pattern = self._pattern()
        if self._at < len(self._source):
            raise ValueError(self._source[self._at :])
        return pattern

    def _pattern(self) -> _Pattern:
        parts: list[_Part] = []
        while True:
            text = _TEXT.match(self._source, self._at)
            assert text is not None
            self._at = text.end()
            parts.append(text[0])
            if not self._source.startswith("{", self._at):
                break
            parts.append(self._placeable())
        parts = _without_indent(parts)
        parts[0] = str(parts[0]).lstrip()
        parts[-1] = str(parts[-1]).rstrip()
        return tuple(part for part in parts if part)

    def _placeable(self) -> _Part:
        found = _PLACEABLE.match(self._source, self._at)
        if found is None:
            raise ValueError(self._source[self._at :])
        self._at = found.end()
        text, message, counted, plain, value, end = found.groups()
        if end == "->":
            return self._select(value)
        told, (separator, _, counting) = self._told, self._numbers
        if text is not None:
            return lambda _: text
        if message:
            return lambda values: told(message, values)
        if counted:
            return lambda values: counting.get(str(values[counted]), str(values[counted]))
        if plain:
            return lambda values: str(values[plain])

        def said(values: Values) -> str:
            given = values[value]
            return given if isinstance(given, str) else f"{given:,}".replace(",", separator)

        return said

    def _select(self, name: str | None) -> _Part:
        """Return the part that chooses between variants by a value or its plural category."""
        variants: dict[MessageValue, _Pattern] = {}
        default: _Pattern | None = None
        while variant := _VARIANT.match(self._source, self._at):
            self._at = variant.end()
            key = variant[2]
            variants[int(key) if key.isdecimal() else key] = pattern = self._pattern()
            default = pattern if variant[1] else default
        end = _END.match(self._source, self._at)
        if not name or default is None or not end:
            raise ValueError(self._source[self._at :])
        self._at = end.end()
        plural, otherwise = self._numbers.plural, default

        def chosen(values: Values) -> str:
            value = values[name]
            pattern = variants.get(value)
            if pattern is None and not isinstance(value, str):
                pattern = variants.get(plural(value))
            return _formatted(otherwise if pattern is None else pattern, values)

        return chosen


# -- languages -----------------------------------------------------------------------------------


@cache
def languages() -> tuple[str, ...]:
    """Return the languages that have messages, English first."""
    found = sorted({path.parent.name for path in LOCALES.glob("*/*.ftl")} - {FALLBACK})
    return (FALLBACK, *found)


@cache
def named_languages() -> tuple[str, ...]:
    """Return the languages that have a message with their own name; players can choose these."""
    return tuple(one for one in languages() if Words(one).owns("menu-language-name"))


class _Language:
    """The messages of one language, completed by those of English."""

    def __init__(self, tag: str) -> None:
        files = sorted((LOCALES / tag).glob("*.ftl"))
        texts = (path.read_text(encoding="utf-8-sig", errors="replace") for path in files)
        self._tag = tag
        self._text = "\n".join(("", *texts))
        self._numbers = NUMBER_WORDS.get(tag, NUMBER_WORDS[FALLBACK])
        self._patterns: dict[str, _Pattern | None] = {}
        self._said: dict[tuple[object, ...], str] = {}

    def say(self, message: str, values: Values) -> str:
        """Return the text of a message, which is kept for the next time; raises as `worded`."""
        key = message, *values.items()
        text = self._said.get(key)
        if text is None:
            if len(self._said) >= _MOST_SAID:
                self._said.clear()
            text = self._said[key] = self.worded(message, values)
        return text

    def worded(self, message: str, values: Values) -> str:
        """Return the text of a message; raises MissingMessageError if English lacks it too."""
        try:
            return self._told(message, values)
        except KeyError as error:
            if self._tag == FALLBACK:
                raise MissingMessageError(f"{message}: there is no {error}") from None
            return _language(FALLBACK).say(message, values)

    def found(self, message: str) -> _Pattern | None:
        """Return the pattern of a message; None if this language has no readable one."""
        if message not in self._patterns:
            self._patterns[message] = self._parsed(message)
        return self._patterns[message]

    def plain(self, group: str) -> list[str]:
        """Return the messages of a group that need no values, by their names without the group."""
        return re.findall(rf"^{group}-([a-z-]+) = (?!.*\$).+$", self._text, re.MULTILINE)

    def _told(self, message: str, values: Values) -> str:
        pattern = self.found(message)
        if pattern is None:
            raise KeyError(message)
        return _formatted(pattern, values)

    def _parsed(self, message: str) -> _Pattern | None:
        name = f"\n{message} ="
        at = self._text.find(name)
        if at < 0:
            return None
        begins = at + len(name)
        end = _NEXT.search(self._text, begins)
        source = self._text[begins : end.start() if end else None]
        with suppress(ValueError):
            return _Parser(source.rstrip(), self._numbers, self._told).message()
        return None


_language = cache(_Language)


Hands = Literal["keys", "buttons", "touch"]
"""The means by which a player answers: by keys alone, by buttons and keys, by touch alone."""


class Words:
    """The words of one language.

    Args:
        language: The language, one of `languages()`.
        hands: With "touch" a message ``touch-NAME``, if it exists, replaces ``NAME``.
    """

    def __init__(self, language: str = FALLBACK, hands: Hands = "keys") -> None:
        self.language = language
        self.hands = hands

    @cached_property
    def _messages(self) -> _Language:
        return _language(self.language)

    def say(self, message: str, **values: MessageValue) -> str:
        """Return the message in this language, else in English; raises MissingMessageError."""
        if self.hands == "touch" and self.owns(f"touch-{message}"):
            message = f"touch-{message}"
        return self._messages.say(message, values)

    def owns(self, message: str) -> bool:
        """Return whether this language itself has a message."""
        return self._messages.found(message) is not None

    def has(self, message: str) -> bool:
        """Return whether this language or English has a message."""
        return self.owns(message) or _language(FALLBACK).found(message) is not None

    def plain(self, group: str) -> dict[str, str]:
        """Return the messages of a group that need no values, by their names without the group."""
        names = _language(FALLBACK).plain(group)
        return {name: self.say(f"{group}-{name}") for name in names}

    def every(self, parts: Iterable[MessageValue]) -> str:
        """Return a list in words: "a", "a and b", "a, b and c"."""
        return self._row("terms-and", parts)

    def either(self, parts: Iterable[MessageValue]) -> str:
        """Return a list of alternatives in words: "a", "a or b", "a, b or c"."""
        return self._row("terms-or", parts)

    def items(self, parts: Iterable[MessageValue]) -> str:
        """Return a list without "and" or "or": "a, b, c"."""
        return self._chain("terms-items", parts)

    def join(self, clauses: Iterable[MessageValue]) -> str:
        """Join the clauses of one sentence, one after the other."""
        return self._chain("terms-list", clauses)

    def _row(self, message: str, parts: Iterable[MessageValue]) -> str:
        *first, last = [*parts] or [""]
        return self.say(message, first=self.items(first), second=str(last)) if first else str(last)

    def _chain(self, message: str, parts: Iterable[MessageValue]) -> str:
        texts = map(str, parts)
        worded = self._messages.worded  # such a text is not kept, since it hardly comes again
        return reduce(lambda text, part: worded(message, {"first": text, "second": part}), texts)

    def sentence(self, clauses: Iterable[str]) -> str:
        """Return a sentence of clauses, with a capital and without a full stop."""
        return upper_first(self.join(clauses))

    def left_open(self, sentence: str) -> str:
        """Return the sentence without its full stop."""
        return sentence.rstrip(".。")

    def stopped(self, sentence: str) -> str:
        """Return the sentence with a full stop."""
        if sentence.endswith((".", "!", "?", "。", "！", "？")):
            return sentence
        return self._messages.worded("terms-sentence", {"text": sentence})


def upper_first(text: str) -> str:
    """Return the text with its first letter a capital."""
    return text[:1].upper() + text[1:]


LOCALE_VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")
"""The environment variables of the user's language; the first that is set counts."""


def match_language(wish: str) -> str | None:
    """Return the language for a text like ``de``, ``de_AT.UTF-8`` or ``zh_TW``; None for none."""
    tag = wish.partition(".")[0].partition("@")[0].replace("_", "-").lower()
    known = {name.lower(): name for name in languages()}
    if tag in known:
        return known[tag]
    first = tag.partition("-")[0]
    return next((name for low, name in known.items() if low.partition("-")[0] == first), None)


def guess_language(
    environment: Mapping[str, str],
    platform: str = sys.platform,
    windows_language: Callable[[], int] | None = None,
) -> str:
    """Return the language of the user's locale if there is a folder for it, else English.

    Windows sets none of the variables; there ``windows_language`` returns the number of the
    language of its menus.
    """
    for variable in LOCALE_VARIABLES:
        if environment.get(variable):
            return match_language(environment[variable]) or FALLBACK
    if platform != "win32":
        return FALLBACK
    import locale

    number = (windows_language or _windows_language)()
    return match_language(locale.windows_locale.get(number, "")) or FALLBACK


def _windows_language() -> int:
    import ctypes

    library = getattr(ctypes, "windll").kernel32  # noqa: B009 unknown to mypy elsewhere
    return int(library.GetUserDefaultUILanguage())
