"""What every language must keep, whichever it is."""

from __future__ import annotations

import re
import unicodedata
from pathlib import Path

import pytest
from wcwidth import wcswidth

import sorry_a11y
from sorry_a11y.narration.catalog import FALLBACK, LOCALES, languages
from tests.narration.specimens import junk, specimens, variants

ROOT = Path(sorry_a11y.__file__).parent
WIDEST = 79
IN_PLAY = (
    "play", "news", "ask", "answer", "turn", "open", "end", "help", "set", "terms", "voice",
)
"""The files whose sentences are heard in play: rule 7 of the listening rules holds for them."""
MARKS = set(".,!?'-。，、！？’ ")
AS_WRITTEN = re.compile(r"--?\w[\w-]*|sorry-a11y|\w+ = \S+|settings\.toml")
"""Command-line options and words of files stay as they are written."""

OTHERS = [language for language in languages() if language != FALLBACK]


def in_play(message: str) -> bool:
    outside = ("set-bad", "set-row", "set-flag", "set-file", "set-over")
    return message.partition("-")[0] in IN_PLAY and not message.startswith(outside)


def test_four_languages_are_there() -> None:
    """Issue promise: English, German, Italian and Traditional Chinese."""
    assert set(languages()) >= {"en", "de", "it", "zh-Hant"}


@pytest.mark.parametrize("language", languages())
def test_nothing_is_junk(language: str) -> None:
    """A slip in a message file silently drops a message; there is none."""
    assert junk(language) == ()


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_has_every_message(language: str) -> None:
    """Promise: complete languages. The files have the same names and messages as English."""
    assert set(variants(language)) == set(variants(FALLBACK))
    files = {path.name for path in (LOCALES / FALLBACK).glob("*.ftl")}
    assert {path.name for path in (LOCALES / language).glob("*.ftl")} == files


@pytest.mark.parametrize("language", OTHERS)
def test_no_language_invents_variables(language: str) -> None:
    """A message gets the values that English takes; another name would be an error in play."""
    for message, variables in variants(language).items():
        assert set(variables) <= set(variants(FALLBACK)[message]), message


UNSAID = ("terms-nothing", "touch-ask-key")
"""Messages without words; a choice has no key where there are none."""


@pytest.mark.parametrize("language", languages())
def test_every_variant_can_be_said(language: str) -> None:
    """Every message is formatted with samples of every variant of it, without an error."""
    said = list(specimens(language))
    assert len(said) > 500
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
