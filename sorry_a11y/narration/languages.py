"""Which language to speak: asked for, or guessed from the environment."""

from __future__ import annotations

import ctypes
import locale
import sys
from collections.abc import Callable, Mapping

from sorry_a11y.narration.catalog import FALLBACK, languages

LOCALE_VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")
"""Where a system says which language its user reads; the first that is set counts."""


def match_language(wish: str) -> str | None:
    """The language folder that a wish such as ``de``, ``de_AT.UTF-8`` or ``zh_TW`` means; None if
    there is none."""
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
    """The language of the user's locale if there is a folder for it, else English.

    Windows sets none of the variables; it is asked for the language of its own menus, whose
    number ``windows_language`` gives.
    """
    for variable in LOCALE_VARIABLES:
        if environment.get(variable):
            return match_language(environment[variable]) or FALLBACK
    if platform != "win32":
        return FALLBACK
    number = (windows_language or _windows_language)()
    return match_language(locale.windows_locale.get(number, "")) or FALLBACK


def _windows_language() -> int:
    library = getattr(ctypes, "windll").kernel32  # noqa: B009 unknown to mypy elsewhere
    return int(library.GetUserDefaultUILanguage())
