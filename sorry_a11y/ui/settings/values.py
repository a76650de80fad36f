"""The settings: one table of what they take, in the order in which menu and file list them."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from typing import NamedTuple

from sorry_a11y.core.game.names import NameRefusedError, checked_name
from sorry_a11y.core.rules.value import Value
from sorry_a11y.output.narration.catalog import FALLBACK, Words, languages
from sorry_a11y.output.narration.listener import Verbosity

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
        verbosity: "brief", "normal" or "full".
        digits: "tell" makes a digit tell an untold choice first, "play" lets every digit play at
            once.
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
        forced: "play" plays a turn without a choice, "ask" has it wait for a key.
        guard: Milliseconds after a reply within which no key plays; 0 for none.
        cells: The cells of the braille display for which lines are cut, 10 to 200; 0 for lines as
            wide as the terminal.
        save: Whether games are kept.
        name: The name of the player.
    """

    pace: str = "all"
    verbosity: str = "brief"
    digits: str = "tell"
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
    forced: str = "play"
    guard: int = 300
    cells: int = 0
    save: str = "yes"
    name: str = ""


class Setting(NamedTuple):
    """The values that a setting takes.

    A setting takes whole numbers if it has ranges, else one of a few words if it has values, else
    any text.

    Attributes:
        values: The values that a key goes through; if they are words, it takes no others.
        ranges: The numbers that the file and the options take.
        examples: Values that show what it takes; empty where all its values do.
        of_terminals: Whether it means nothing on a page.
    """

    values: tuple[str, ...] | tuple[int, ...] = ()
    ranges: tuple[range, ...] = ()
    examples: tuple[str | int, ...] = ()
    of_terminals: bool = False

    @property
    def words(self) -> tuple[str, ...]:
        """The words that it takes; empty if it takes numbers or any text."""
        return () if self.ranges else self.values  # type: ignore[return-value]


SETTINGS: Mapping[str, Setting] = {
    "pace": Setting(("all", "step", "1s", "2s", "3s")),
    "verbosity": Setting(tuple(one.value for one in Verbosity)),
    "digits": Setting(("tell", "play")),
    "language": Setting(languages()),
    "output": Setting(("terminal", "speech", "both"), of_terminals=True),
    "sound": Setting(("full", "short", "off")),
    "volume": Setting(
        (0, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100), (range(LOUDEST + 1),), (0, LOUDEST)
    ),
    "mono": Setting(("no", "yes")),
    "sounds": Setting(examples=("", "FOLDER")),
    "bell": Setting(("no", "yes"), of_terminals=True),
    "messages": Setting(("now", "wait")),
    "banter": Setting(("usual", "rare", "off")),
    "drama": Setting(("yes", "no")),
    "forced": Setting(("play", "ask")),
    "guard": Setting((0, 200, 300, 500, 1000), (range(_LONGEST_GUARD + 1),), (0, 300)),
    "cells": Setting(
        (0, 20, 32, 40, 64, 80),
        (range(1), range(_FEWEST_CELLS, _MOST_CELLS + 1)),
        (0, 40),
        of_terminals=True,
    ),
    "save": Setting(("yes", "no")),
    "name": Setting(examples=("", "Ann")),
}
"""Every setting, in the order of key m."""

IN_PLAY = tuple(name for name in SETTINGS if name != "sounds")
"""The settings of key m: all but the folder of sounds, which is no word to choose."""

PAUSES: Mapping[str, float] = {"1s": 1.0, "2s": 2.0, "3s": 3.0}
"""Seconds between turns told by themselves, by the pace."""


class SettingError(ValueError):
    """A value that a setting does not take. ``accepted`` says what it takes."""

    def __init__(self, name: str, given: object, accepted: tuple[str, ...]) -> None:
        super().__init__(name)
        self.name = name
        self.given = given
        self.accepted = accepted


def checked(name: str, given: object) -> str | int:
    """Return the value as the setting ``name`` keeps it; raises SettingError."""
    setting = SETTINGS[name]
    if setting.ranges:
        few = isinstance(given, str) and given.isdecimal() and len(given) <= _MOST_DIGITS
        number = int(given) if isinstance(given, str) and few else given
        if (
            isinstance(number, int)
            and not isinstance(number, bool)
            and any(number in numbers for numbers in setting.ranges)
        ):
            return number
        raise SettingError(name, given, tuple(map(_told, setting.ranges)))
    if setting.words:
        if isinstance(given, str) and given in setting.words:
            return given
        raise SettingError(name, given, setting.words)
    if name == "name" and given:
        return _name(given)
    if isinstance(given, str) and given.isprintable():
        return given
    raise SettingError(name, given, ())


def with_valid(settings: Settings, given: Mapping[str, object]) -> Settings:
    """Return the settings with the given values, as far as they are valid ones of settings."""
    for name in SETTINGS.keys() & given.keys():
        with suppress(SettingError):
            settings = settings.replace(**{name: checked(name, given[name])})
    return settings


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
    now, values = getattr(settings, name), SETTINGS[name].values
    following = (
        values[(values.index(now) + 1) % len(values)]
        if isinstance(now, str)
        else (next((step for step in values if step > now), values[0]))
    )
    return settings.replace(**{name: following})


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


def comment(language: str, name: str) -> str:
    """Return a comment on a setting for a new settings file: what its values do.

    It stays true when the value is changed later.
    """
    setting = SETTINGS[name]

    def described(value: str | int) -> str:
        written = f'"{value}"' if isinstance(value, str) else str(value)
        return f"{written} {sample(language, name, value)}"

    return "; ".join(map(described, setting.examples or setting.values))
