"""The languages that tests hear."""

from __future__ import annotations

import re

from sorry_a11y.output.narration.catalog import FALLBACK, LOCALES, languages

_ENOUGH = 0.9
"""The share of the messages of English that a language has before a test hears it."""


def _messages(language: str) -> int:
    files = (LOCALES / language).glob("*.ftl")
    texts = (path.read_text(encoding="utf-8") for path in files)
    return sum(len(re.findall(r"^[a-z][\w-]* =", text, re.MULTILINE)) for text in texts)


SPOKEN = tuple(one for one in languages() if _messages(one) >= _ENOUGH * _messages(FALLBACK))
"""The languages that are all but translated; one that is begun is only looked through for mistakes
(`tests.output.narration.translation`)."""
