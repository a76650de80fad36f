"""The sentences of a language. The only module that knows the message library.

A message's identifier begins with the name of the file that holds it: ``play-pass`` stands in
``locales/en/play.ftl``. A file is read when its first message is asked for, so that the first
line of a game waits only for what it says. ``terms.ftl`` holds the words that all files share.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

LOCALES = Path(__file__).parent / "locales"
FALLBACK = "en"
TERMS = "terms"
LONGEST_VALUE = 2000
"""Characters of a value; the library refuses 2,500."""

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
        self._bundle = FluentBundle([language], use_isolating=False)
        self._loaded: set[str] = set()
        self._load(TERMS)

    def say(self, message: str, **values: Value) -> str:
        """The sentence ``message`` with its values; raises MissingMessageError."""
        self._load(message.partition("-")[0])
        if not self._bundle.has_message(message):
            if self.language == FALLBACK:
                raise MissingMessageError(message)
            return catalog(FALLBACK).say(message, **values)
        pattern = self._bundle.get_message(message).value
        if pattern is None:
            raise MissingMessageError(message)
        text, errors = self._bundle.format_pattern(pattern, _fitting(values))
        if errors:
            raise MissingMessageError(f"{message}: {errors[0]}")
        return str(text)

    def sayer(self, prefix: str) -> Callable[..., str]:
        """``say`` for messages that begin with ``prefix``."""
        return lambda message, **values: self.say(f"{prefix}-{message}", **values)

    def _load(self, name: str) -> None:
        if name in self._loaded:
            return
        self._loaded.add(name)
        path = LOCALES / self.language / f"{name}.ftl"
        if path.is_file():
            self._bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))


def _fitting(values: dict[str, Value]) -> dict[str, Value]:
    """The values, a text that the library would refuse for its length cut: nobody hears its end."""
    return {
        name: value[:LONGEST_VALUE] if isinstance(value, str) else value
        for name, value in values.items()
    }


@cache
def catalog(language: str = FALLBACK) -> Catalog:
    """The one catalog of a language."""
    return Catalog(language)
