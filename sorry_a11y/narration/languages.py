"""Which language to speak: asked for, or guessed from the environment."""

from __future__ import annotations

from collections.abc import Mapping

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


def guess_language(environment: Mapping[str, str]) -> str:
    """The language of the user's locale if there is a folder for it, else English."""
    for variable in LOCALE_VARIABLES:
        if environment.get(variable):
            return match_language(environment[variable]) or FALLBACK
    return FALLBACK
