"""The sentences of a language.

A message's identifier begins with the name of the file that holds it: ``play-pass`` stands in
``locales/en/play.ftl``. A file is read when its first message is asked for, so that the first
line of a game waits only for what it says. ``terms.ftl`` holds the words that all files share.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from pathlib import Path

from sorry_a11y.narration.compiled import (
    MissingValueError,
    Pattern,
    formatted,
    read_messages,
)

LOCALES = Path(__file__).parent / "locales"
FALLBACK = "en"
TERMS = "terms"

Value = str | int
"""What a message takes: whole names or noun phrases, words that choose a variant, numbers."""


class MissingMessageError(KeyError):
    """A message that neither the language nor English has, or that could not be formatted."""


@cache
def languages() -> tuple[str, ...]:
    """The languages that have a folder, English first."""
    found = sorted(folder.name for folder in LOCALES.iterdir() if (folder / "play.ftl").is_file())
    return (FALLBACK, *(name for name in found if name != FALLBACK))


class Catalog:
    """The messages of one language, with English behind it for what it lacks."""

    def __init__(self, language: str = FALLBACK) -> None:
        self.language = language
        self._messages: dict[str, Pattern] = {}
        self._loaded: set[str] = set()
        self._load(TERMS)

    def say(self, message: str, **values: Value) -> str:
        """The sentence ``message`` with its values; raises MissingMessageError."""
        pattern = self._find(message)
        if pattern is None:
            if self.language == FALLBACK:
                raise MissingMessageError(message)
            return catalog(FALLBACK).say(message, **values)
        try:
            return formatted(pattern, values, self.language, self._other)
        except MissingValueError as error:
            raise MissingMessageError(f"{message}: {error}") from error

    def _find(self, message: str) -> Pattern | None:
        self._load(message.partition("-")[0])
        return self._messages.get(message)

    def _other(self, message: str) -> Pattern:
        """The pattern of a message that another one names."""
        pattern = self._find(message)
        if pattern is None:
            raise MissingValueError(message)
        return pattern

    def sayer(self, prefix: str) -> Callable[..., str]:
        """``say`` for messages that begin with ``prefix``."""
        return lambda message, **values: self.say(f"{prefix}-{message}", **values)

    def _load(self, name: str) -> None:
        if name in self._loaded:
            return
        path = LOCALES / self.language / f"{name}.ftl"
        if path.is_file():
            self._messages.update(read_messages(path))
        self._loaded.add(name)  # last: a server tells many at once, each on a thread


@cache
def catalog(language: str = FALLBACK) -> Catalog:
    """The one catalog of a language."""
    return Catalog(language)
