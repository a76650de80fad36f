"""Messages: said as Fluent's own library says them, and never an error in a language under way."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice, product
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource

from sorry_a11y.output.narration import catalog as catalogs
from sorry_a11y.output.narration.catalog import (
    LOCALES,
    NUMBER_WORDS,
    MessageValue,
    MissingMessageError,
    Words,
    guess_language,
    languages,
    match_language,
)
from tests.harness.languages import SPOKEN
from tests.output.narration.specimens import variants

NUMBERS = (0, 1, 2, 3, 11, 21, 1000, 1234567)
MOST = 40
"""Values that are tried in a message."""


def tried(samples: tuple[MessageValue, ...]) -> list[MessageValue]:
    """What may stand for a variable: any number or name, numbers where they choose a variant, or
    the words that choose one and one that chooses none."""
    if words := [one for one in samples if isinstance(one, str)]:
        numbers: list[MessageValue] = [one for one in samples if not isinstance(one, str)]
        # the library takes the word other for the category of a number that is a variant
        return [*words, "none", *(numbers or ["other"])]
    return [*NUMBERS] if samples else [*NUMBERS, "Ben"]


@pytest.mark.parametrize("language", SPOKEN)
def test_every_message_as_the_library_says_it(language: str) -> None:
    """Promise of narration/catalog.py: each message, with every word that chooses a variant and
    with numbers of every plural in each variable, is the library's to the letter."""
    counting = NUMBER_WORDS.get(language, NUMBER_WORDS["en"]).counting

    def count(number: Any) -> Any:
        return counting.get(str(number), str(number))

    bundle = FluentBundle([language], functions={"COUNT": count}, use_isolating=False)
    for path in sorted((LOCALES / language).glob("*.ftl")):
        bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    words, compared = Words(language), 0
    for message, variables in variants(language).items():
        pattern = bundle.get_message(message).value
        assert pattern is not None
        for one in islice(product(*map(tried, variables.values())), MOST):
            values = dict(zip(variables, one, strict=True))
            text, errors = bundle.format_pattern(pattern, values)
            assert not errors
            assert words.say(message, **values) == text, (message, values)
            compared += 1
    assert compared > 5_000


def test_a_message_that_there_is_not() -> None:
    """Promise: a message that English lacks, or a value left out in English too, is an error that
    says which."""
    for language in ("en", "de"):
        with pytest.raises(MissingMessageError, match="decision-nowhere"):
            Words(language).say("decision-nowhere")
        with pytest.raises(MissingMessageError, match=r"decision-no-choice.*count"):
            Words(language).say("decision-no-choice")


SPANISH = """# a language that was begun just now
terms-pawn = peón { $pawn }
terms-colour-red = { terms-rojo }
play-out = { $pawn } fuera
play-stuck = { $who ->
    [you] nada
}
play-then = luego { $card
play-wins = { DATETIME($round) }
play-passed = pasas
"""


@pytest.fixture
def spanish(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Words]:
    """English, and a language of one file under a name of its own."""
    (tmp_path / "en").symlink_to(LOCALES / "en")
    (tmp_path / "xx").mkdir()
    (tmp_path / "xx" / "first.ftl").write_text(SPANISH, "utf-8")
    monkeypatch.setattr(catalogs, "LOCALES", tmp_path)
    languages.cache_clear()
    assert languages() == ("en", "xx")
    yield Words("xx")
    languages.cache_clear()


def test_a_language_begins_with_one_file(spanish: Words) -> None:
    """Promise of docs/translating.md: any messages in any file are a language; the rest is
    English."""
    assert spanish.say("play-out", pawn="peón 1") == "peón 1 fuera"
    assert spanish.say("play-passed") == "pasas"
    assert spanish.say("play-declined") == "no swap"
    assert match_language("xx_MX.UTF-8") == "xx"


@pytest.mark.parametrize(
    ("message", "values", "english"),
    [
        ("terms-pawn", {"case": "subject", "number": 2}, "pawn 2"),
        ("terms-colour-red", {}, "red"),
        ("play-stuck", {}, "no move"),
        ("play-then", {"card": "8", "kind": 8, "steps": 0, "hand": "no"}, "then an 8"),
        ("play-wins", {"round": "no"}, "wins the game"),
    ],
)
def test_a_mistake_in_a_translation_is_told_in_english(
    spanish: Words, message: str, values: dict[str, str | int], english: str
) -> None:
    """Promise: a value that there is not, a message that there is not, and what is no Fluent or a
    part of it that this program does not read, cannot end a game."""
    assert spanish.say(message, **values) == english


@pytest.mark.parametrize(
    ("wish", "found"),
    [
        ("de_AT.UTF-8", "de"),
        ("zh_TW", "zh-Hant"),
        ("DE", "de"),
        ("tlh", None),
        ("", None),
        ("zh-Hant", "zh-Hant"),
    ],
)
def test_a_wish_for_a_language(wish: str, found: str | None) -> None:
    """Whatever a system calls its language, the folder that fits is found, or none."""
    assert match_language(wish) == found


@pytest.mark.parametrize(
    ("number", "language"),
    [
        (0x407, "de"),
        (0xC07, "de"),
        (0x410, "it"),
        (0x404, "zh-Hant"),
        (0x409, "en"),
        (0x40C, "en"),
        (0x1000, "en"),
    ],
)
def test_windows_is_asked_for_the_language_of_its_menus(number: int, language: str) -> None:
    """Windows sets no variable for it. Numbers of German, Austrian, Italian, Taiwanese, English
    and French menus, and of a language that has none; a variable that is set counts more."""
    assert guess_language({}, "win32", lambda: number) == language
    assert guess_language({"LANG": "it_IT.UTF-8"}, "win32", lambda: number) == "it"
    assert guess_language({}, "linux", lambda: number) == "en"
