"""What every language must keep, whichever it is."""

from __future__ import annotations

import re
import unicodedata
import warnings
from pathlib import Path

import pytest
from wcwidth import wcswidth

import sorry_a11y
from sorry_a11y.narration.catalog import FALLBACK, LOCALES, languages
from tests.harness.languages import SPOKEN
from tests.narration.specimens import specimens
from tests.narration.translation import ORDER, missing, mistakes

ROOT = Path(sorry_a11y.__file__).parent
WIDEST = 79
IN_PLAY = (
    "play", "news", "decision", "answer", "greeting", "end", "help", "setting", "terms", "voice",
)
"""Beginnings of the messages that are heard in play: rule 7 of the listening rules holds there."""
MARKS = set(".,!?'-。，、！？’ ")
AS_WRITTEN = re.compile(r"--?\w[\w-]*|sorry-a11y|\w+ = \S+|settings\.toml")
"""Command-line options and words of files stay as they are written."""


def in_play(message: str) -> bool:
    outside = ("setting-bad", "setting-row", "setting-flag", "setting-file", "setting-over")
    return message.partition("-")[0] in IN_PLAY and not message.startswith(outside)


def test_four_languages_are_there() -> None:
    """Issue promise: English, German, Italian and Traditional Chinese."""
    assert set(SPOKEN) >= {"en", "de", "it", "zh-Hant"}


@pytest.mark.parametrize("language", languages())
def test_nothing_is_wrong(language: str) -> None:
    """Promise: no message that cannot be read, that English has no more, or that names a value
    which it is not given: such a one would be told in English."""
    assert list(mistakes(language)) == []


@pytest.mark.parametrize("language", languages())
@pytest.mark.filterwarnings("always")
def test_what_a_language_lacks(language: str) -> None:
    """Promise: what a language lacks is told in English and warned of here; every file of English
    has its place in the order in which the rest is translated."""
    assert sorted(ORDER) == sorted(path.stem for path in (LOCALES / FALLBACK).glob("*.ftl"))
    if lacks := missing(language):
        first = ", ".join(lacks[:9])
        warnings.warn(f"{language} lacks {len(lacks)} messages, first {first}", stacklevel=1)


UNSAID = ("terms-nothing", "touch-decision-key")
"""Messages without words; a choice has no key where there are none."""


@pytest.mark.parametrize("language", languages())
def test_every_variant_can_be_said(language: str) -> None:
    """Every message is formatted with samples of every variant of it, without an error."""
    said = list(specimens(language))
    assert said
    for one in said:
        assert one.text.strip() or one.message in UNSAID, one
        assert "{" not in one.text, one
        assert "\u2068" not in one.text, "isolation characters reach the reader"


@pytest.mark.parametrize("language", languages())
def test_sentences_of_play_fit_a_line(language: str) -> None:
    """No sentence heard at brief is wider than a terminal's line, by display width."""
    for one in specimens(language):
        if in_play(one.message) and one.values.get("value") != "full":
            assert wcswidth(one.text) <= WIDEST, one


@pytest.mark.parametrize("language", languages())
def test_no_symbol_that_readers_spell(language: str) -> None:
    """LISTENING 7: letters, digits and the language's own marks, nothing else, in play."""
    for one in specimens(language):
        if in_play(one.message):
            plain = AS_WRITTEN.sub("", one.text)
            odd = {c for c in plain if unicodedata.category(c)[0] not in "LMN" and c not in MARKS}
            assert not odd, (odd, one)
