"""The settings in words: every value with a sample of what it does, and what is wrong in a file."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

from sorry_a11y.narration.catalog import Words
from sorry_a11y.narration.mistakes import echoed, listed
from sorry_a11y.settings.file import Problem
from sorry_a11y.settings.values import LOUDEST, PAUSES, SETTING_NAMES, VALUES, Settings


def trouble_lines(problems: Sequence[Problem], language: str) -> list[str]:
    """Return what was wrong with the settings, a sentence each."""
    say = Words(language).say
    return [
        say(f"setting-bad-{one.code}", line=one.line, name=echoed(one.name),
            accepted=listed(one.accepted),
            given=_printable(one.given) if one.code == "unreadable" else echoed(one.given),
            count=one.more)
        for one in problems
    ]


def settings_lines(settings: Settings, problems: list[Problem], path: Path) -> list[str]:
    """Return sentences on the settings.

    They tell the file, what is wrong in it, every value of every setting, and how to change them.
    """
    words = Words(settings.language)
    message = "setting-file" if _is_there(path) else "setting-no-file"
    where = words.say(message, path=_printable(path))
    return [
        words.stopped(where),
        *trouble_lines(problems, settings.language),
        *(row for name in SETTING_NAMES for row in _rows(words, settings, name)),
        words.say("setting-flag", name="pace", value="step"),
        words.say("setting-over"),
    ]


def _printable(path: Path | str) -> str:
    """Return a path in full, since it has to be found, but without what a terminal would act on."""
    return "".join(char if char.isprintable() else "?" for char in str(path))


def _is_there(path: Path) -> bool:
    try:
        return path.exists()
    except OSError:  # in a folder that may not be entered, or with a name that is too long
        return False


def _rows(words: Words, settings: Settings, name: str) -> Iterator[str]:
    now = getattr(settings, name)
    for value in VALUES.get(name, (now,)):
        yield words.say(
            "setting-row", name=name, value=value if value != "" else '""',
            sample=sample(words.language, name, value), chosen="yes" if value == now else "no",
        )


def sample(language: str, name: str, value: str | int) -> str:
    """Return what a value of a setting does, in its own words.

    Each language is a sample of itself.
    """
    spoken = str(value) if name == "language" else language
    return Words(spoken).say(f"setting-{name}", value=_variant(value))


def _variant(value: str | int) -> str | int:
    """Return the value as a word that messages can choose by: such a word begins with a letter."""
    if value == "":
        return "none"
    return f"after-{value}" if value in PAUSES else value


_EXAMPLES: Mapping[str, tuple[str | int, ...]] = {
    **VALUES, "volume": (0, LOUDEST), "sounds": ("", "FOLDER"), "cells": (0, 40), "guard": (0, 300),
    "name": ("", "Ann"),
}
"""For each setting all its values, or such as show what it takes."""


def comments(language: str) -> dict[str, str]:
    """Return for each setting a comment for a new settings file: what its values do.

    It stays true when the value is changed later.
    """

    def described(name: str, value: str | int) -> str:
        written = f'"{value}"' if isinstance(value, str) else str(value)
        return f"{written} {sample(language, name, value)}"

    return {
        name: "; ".join(described(name, value) for value in values)
        for name, values in _EXAMPLES.items()
    }
