"""The settings: one table of names and values for flags, environment, file and play; in words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from sorry_a11y.game.names import NameRefusedError, checked_name
from sorry_a11y.narration.catalog import FALLBACK, Words, languages
from sorry_a11y.narration.listener import Verbosity
from sorry_a11y.rules.value import Value

LOUDEST = 100
_MOST_DIGITS = 9
"""Of a number that is worth reading."""
_LONGEST_GUARD = 2000
"""Milliseconds; whoever waits longer takes the game for hung."""
_FEWEST_CELLS, _MOST_CELLS = 10, 200


class Settings(Value):
    """Every setting with its default.

    Attributes:
        pace: "all" tells the opponents' turns in one reply, "step" one a key, "1s", "2s" and "3s"
            one by one with such a pause.
        forced: "play" plays a turn without a choice, "ask" has it wait for a key.
        verbosity: "brief", "normal" or "full".
        digits: "tell" makes a digit tell an untold choice first, "play" lets every digit play at
            once.
        guard: Milliseconds after a reply within which no key plays; 0 for none.
        language: A folder of narration/locales.
        output: "terminal" prints for the screen reader, "speech" speaks and leaves the screen
            silent, "both" does both.
        sound: The earcons that play.
        volume: 0 to 100.
        mono: Whether every earcon is in the middle.
        sounds: A folder of replacement sounds; empty for none.
        bell: Whether the terminal rings when the player is on turn at a table of friends, so that
            its window calls from behind others.
        messages: "now" tells what others say and do at a shared table while the player decides too,
            "wait" gives a sound and tells it with the next key.
        banter: How often opponents with a character say something.
        drama: Whether the moments of a round that matter most are told once more.
        save: Whether games are kept.
        cells: The cells of the braille display for which lines are cut, 10 to 200; 0 for lines as
            wide as the terminal.
        name: The name of the player.
    """

    pace: str = "all"
    forced: str = "play"
    verbosity: str = "brief"
    digits: str = "tell"
    guard: int = 300
    language: str = FALLBACK
    output: str = "terminal"
    sound: str = "full"
    volume: int = 70
    mono: str = "no"
    sounds: str = ""
    bell: str = "no"
    messages: str = "now"
    banter: str = "usual"
    drama: str = "yes"
    save: str = "yes"
    cells: int = 0
    name: str = ""


VALUES: Mapping[str, tuple[str, ...]] = {
    "pace": ("all", "step", "1s", "2s", "3s"),
    "forced": ("play", "ask"),
    "verbosity": tuple(one.value for one in Verbosity),
    "digits": ("tell", "play"),
    "language": languages(),
    "output": ("terminal", "speech", "both"),
    "sound": ("full", "short", "off"),
    "mono": ("no", "yes"),
    "bell": ("no", "yes"),
    "messages": ("now", "wait"),
    "banter": ("usual", "rare", "off"),
    "drama": ("yes", "no"),
    "save": ("yes", "no"),
}
"""The settings that take one of a few words, the default first."""

PAUSES: Mapping[str, float] = {"1s": 1.0, "2s": 2.0, "3s": 3.0}
"""Seconds between turns told by themselves, by the pace."""

SETTING_NAMES = (*VALUES, "guard", "volume", "sounds", "cells", "name")
"""Every setting."""

_NUMBER_SETTINGS: Mapping[str, tuple[range, ...]] = {
    "guard": (range(_LONGEST_GUARD + 1),),
    "volume": (range(LOUDEST + 1),),
    "cells": (range(1), range(_FEWEST_CELLS, _MOST_CELLS + 1)),
}
"""The settings that take a whole number out of a few ranges."""

IN_PLAY = (
    "pace", "verbosity", "digits", "language", "output", "sound", "volume", "mono", "bell",
    "messages", "banter", "drama", "forced", "guard", "cells", "save", "name",
)
"""The settings of key m, in order: all but the folder of sounds, which is no word to choose."""

SETTING_STEPS: Mapping[str, tuple[int, ...]] = {
    "guard": (0, 200, 300, 500, 1000), "volume": (0, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100),
    "cells": (0, 20, 32, 40, 64, 80),
}
"""The numbers that a key goes through; the file and the options take every other one too."""


class SettingError(ValueError):
    """A value that a setting does not take. ``accepted`` says what it takes."""

    def __init__(self, name: str, given: object, accepted: tuple[str, ...]) -> None:
        super().__init__(name)
        self.name = name
        self.given = given
        self.accepted = accepted


def checked(name: str, given: object) -> str | int:
    """Return the value as the setting ``name`` keeps it; raises SettingError."""
    if name in VALUES:
        if isinstance(given, str) and given in VALUES[name]:
            return given
        raise SettingError(name, given, VALUES[name])
    if name in _NUMBER_SETTINGS:
        few = isinstance(given, str) and given.isdecimal() and len(given) <= _MOST_DIGITS
        number = int(given) if isinstance(given, str) and few else given
        if isinstance(number, int) and not isinstance(number, bool) and any(
            number in numbers for numbers in _NUMBER_SETTINGS[name]
        ):
            return number
        raise SettingError(name, given, tuple(map(_told, _NUMBER_SETTINGS[name])))
    if name == "name" and given:
        return _name(given)
    if isinstance(given, str) and given.isprintable():
        return given
    raise SettingError(name, given, ())


def _name(given: object) -> str:
    try:
        return checked_name(given if isinstance(given, str) else "")
    except NameRefusedError as error:
        raise SettingError("name", given, ()) from error


def _told(numbers: range) -> str:
    return f"{numbers[0]} to {numbers[-1]}" if len(numbers) > 1 else str(numbers[0])


def turned(settings: Settings, name: str) -> Settings:
    """Return the settings with the value of ``name`` moved on to the next one.

    Of numbers it is the next greater of those that a key goes through, from the greatest to the
    least.
    """
    now = getattr(settings, name)
    if name in SETTING_STEPS:
        steps = SETTING_STEPS[name]
        following: str | int = next((step for step in steps if step > now), steps[0])
    else:
        values = VALUES[name]
        following = values[(values.index(now) + 1) % len(values)]
    changes: dict[str, Any] = {name: following}
    return settings.replace(**changes)


# -- in words --------------------------------------------------------------------------------------


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
