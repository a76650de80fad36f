"""What every language must keep, whichever it is."""

from __future__ import annotations

import re
import unicodedata
import warnings
from collections.abc import Callable
from itertools import islice

import pytest
from wcwidth import wcswidth

from sorry_a11y.core.game.setup import seat_players
from sorry_a11y.core.rules.board import BLUE, RED, Spot
from sorry_a11y.core.rulesets.families import Wishes, make_rules
from sorry_a11y.output.narration.catalog import FALLBACK, LOCALES, Words, languages
from sorry_a11y.output.narration.listener import Listener, Verbosity
from sorry_a11y.output.narration.narrator import sentences_of
from sorry_a11y.output.narration.units import CardUnit, Move, TurnUnit
from sorry_a11y.ui.session.key_commands import COMMANDS
from sorry_a11y.ui.settings.values import Settings
from tests.harness.languages import SPOKEN
from tests.harness.law import fits_the_sheet, has_focus, has_plain_words, has_words, is_no_echo
from tests.harness.pawns import B2
from tests.harness.sessions import enters, session, transcript
from tests.output.narration.languages.heard import GAMES, walk
from tests.output.narration.specimens import specimens
from tests.output.narration.translation import ORDER, missing, mistakes

WIDEST = 79
IN_PLAY = (
    *("play", "news", "decision", "answer", "greeting", "end", "help", "setting", "terms"),
    "voice",
)
"""Beginnings of the messages that are heard in play."""
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
    """Letters, digits and the language's own marks, nothing else, in play."""
    for one in specimens(language):
        if in_play(one.message):
            plain = AS_WRITTEN.sub("", one.text)
            odd = {c for c in plain if unicodedata.category(c)[0] not in "LMN" and c not in MARKS}
            assert not odd, (odd, one)


# -- games ---------------------------------------------------------------------------------------

LAW = (has_focus, has_words, is_no_echo, has_plain_words, fits_the_sheet)


@pytest.mark.parametrize("language", SPOKEN)
@pytest.mark.parametrize("game", GAMES)
def test_a_game_keeps_the_rules_of_listening(game: str, language: str) -> None:
    """Every reply has a focus line and words, echoes no key, holds no symbol that readers spell
    out, and fits any terminal."""
    assert [
        breach
        for key, reply in walk(language, game)
        for check in LAW
        for breach in check(key, reply, (key,))
    ] == []


@pytest.mark.parametrize("language", SPOKEN)
def test_the_same_game(language: str, golden: Callable[[str, str], None]) -> None:
    """Promise: what is heard of the same game, with the same keys, in this language: enough for a
    bump, a slide, a swap, a 7 in two parts and a pawn home."""
    screen = session("hasbro", 44, Settings(language=language))
    title = f"sorry-a11y play --seed 44 --lang {language}"
    golden(f"languages/{language}.txt", transcript(screen, islice(enters(), 120), [title]))


@pytest.mark.parametrize("language", SPOKEN)
@pytest.mark.parametrize("verbosity", list(Verbosity))
def test_the_sample_of_a_verbosity_is_what_a_game_says(verbosity: Verbosity, language: str) -> None:
    """A setting's line is a sample of itself: the very words of a turn told that way."""
    seating = seat_players(None, [], None)
    to = Listener(RED, seating, make_rules(Wishes("hasbro"), seating.seats), language, verbosity)
    walked = Move(B2, "walk", origin=Spot(40), spot=Spot(52), steps=12, slid=True)
    (told,) = sentences_of([TurnUnit(BLUE, (CardUnit(to.rules.kind("12"), (walked,)),))], to)
    sample = to.say("setting-verbosity", value=verbosity.value)
    assert sample.endswith(told)


MNEMONIC = {"de": ", {} wie (.+)$", "it": ", {} come (.+)$", "zh-Hant": "，{}(?:是|音同)([a-z]+)$"}
"""How a language tells what a key's letter stands for; in English it is the sentence's own word."""


@pytest.mark.parametrize("language", MNEMONIC)
def test_a_letter_is_explained_by_a_word_that_it_begins(language: str) -> None:
    """Promise: letters of keys stay the same in every language. The help tells what one stands for
    where that is a word, and nothing where a word would have to be sought."""
    told = set()
    for command in COMMANDS:
        text = Words(language).say(f"help-{command.name}")
        if found := re.search(MNEMONIC[language].format(re.escape(command.keys[0])), text):
            assert "音同" in text or found[1].startswith(command.keys[0]), command.name
            told.add(found[1])
    assert "quit" in told
