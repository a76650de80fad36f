"""What may be a name, and which names are too much alike."""

from __future__ import annotations

import re
import sys
import unicodedata
from pathlib import Path

import pytest

import sorry_a11y
from sorry_a11y.core.game.names import (
    LONGEST_NAME,
    NEVER,
    NEVER_WITHIN,
    NOT_ALONE,
    NameRefusedError,
    checked_name,
    is_taken,
)
from sorry_a11y.core.rulesets.families import FAMILIES
from sorry_a11y.output.narration.catalog import Words
from tests.harness.languages import SPOKEN

LOCALES = Path(sorry_a11y.__file__).parent / "output/narration/locales"


@pytest.mark.parametrize(
    "name",
    [
        *("Ann", "Zoë", "Ann B", "Jean-Luc", "O'Brien", "Ann 2", "Łukasz", "Σοφία", "Ольга"),
        *("מרים", "أحمد", "अनीता", "สมชาย", "美玲", "さくら"),
        *("ヒカリ", "김민수", "Nguyễn", "Jack B", "Hosta"),
        "x" * LONGEST_NAME,
    ],
)
def test_names_of_many_scripts(name: str) -> None:
    """Promise: a name of any script in use can be given, and stands as it was written."""
    assert checked_name(f" {name} ") == unicodedata.normalize("NFKC", name)


@pytest.mark.parametrize(
    ("given", "name"),
    [
        ("\uff21\uff4e\uff4e", "Ann"),
        ("O’Brien", "O'Brien"),
        ("Jean\u2011Luc", "Jean-Luc"),
        ("Zoe\u0308", "Zoë"),
    ],
)
def test_one_way_to_write_a_name(given: str, name: str) -> None:
    """Promise: what looks the same is the same."""
    assert checked_name(given) == name


NO_NAMES = {
    "name": (
        *("", "x" * 21, "42", "Ben, bumps", "Ann  B", "-Ann", "Ann-", "A\x1b[1mnn", "A\u202ennA"),
        *("A\u200bnn", "\u3164", "\u2800", "\u115f", "A\ufe0fnn", "Ann\U000e0100", "A\u034fnn"),
        *("😀", "Z\u0303\u0304\u0305\u0306e", "\u0301Ann", "A_n", "\u0251dmin", "\u1d00dmin"),
        *("Mode\u027eator", "A\u01c0ice", "Ho\u0282t"),
    ),
    "name-script": ("\u0410nn", "Ann美", "S\u0435rv\u0435r", "Operat\u0585r", "Ben離開"),
    "name-word": (
        *("You", "pawn 3", "Ann says", "Red", "Sorry", "König", "Ben bumps you", "deine Figur 2"),
        *("你的3號", "Jack", "Server", "Adm1n", "The Moderator", "Server-Admin", "S e r v e r"),
        *("S-e-r-v-e-r", "Ann S e r v e r", "Sys-tem 2", "Server2", "Adm\u0131n", "M0derat0r"),
        *("SYSTEM", "Ad min", "Ad m1n", "Be-Treiber Ann", "Host", "Host 2", "H o-s t"),
        *("Ben left", "Ben ist weg", "系統"),
    ),
}
"""What is no name, by the reason that is told."""


@pytest.mark.parametrize(
    ("name", "code"), [(name, code) for code, names in NO_NAMES.items() for name in names]
)
def test_what_is_no_name(name: str, code: str) -> None:
    """Promise: nothing that cannot be heard, looks like another script's or sounds like news."""
    with pytest.raises(NameRefusedError) as caught:
        checked_name(name)
    assert caught.value.code == code
    assert caught.value.given.isprintable()


@pytest.mark.parametrize(
    ("printed", "other"),
    [
        (17, 499),
        pytest.param(1, 29, marks=pytest.mark.lot),
        pytest.param(1, 1, marks=pytest.mark.long),
    ],
)
def test_every_sign_of_unicode_is_told_or_refused(printed: int, other: int) -> None:
    """Promise: one character that no voice says and no eye sees is never a name: every so many of
    the signs that can be printed, and of the million places of Unicode that hold none."""
    for code in range(sys.maxunicode + 1):
        char = chr(code)
        if code % (printed if char.isprintable() else other):
            continue
        try:
            name = checked_name(char)
        except NameRefusedError:
            continue
        assert name.isprintable()
        assert any(char.isalpha() for char in name), hex(code)
        assert not any("FILLER" in unicodedata.name(char) for char in name), hex(code)


@pytest.mark.parametrize(
    ("name", "other"),
    [
        ("Ann", "ANN"),
        ("Zoë", "Zoe"),
        ("Ann B", "AnnB"),
        ("Alice", "A\u01c0ice"),
        ("Alice", "\u0251lice"),
        ("Alice", "AIice"),
        ("Alice", "A1ice"),
        ("Gina", "\u0261ina"),
        ("Olga", "0lga"),
        ("Modern", "Modem"),
        ("Will", "VViIl"),
        ("Lukasz", "Łukasz"),
        ("NIKO", "\u039d\u0399\u039a\u039f"),
        ("Bob", "\u0412\u041e\u0412"),
        ("\u041e\u043b\u044c\u0433\u0430", "\u041e\u041b\u042c\u0413\u0410"),
        ("\u30ab\u30cb", "\u529b\u4e8c"),
        ("Cap", "\u0421\u0430\u0440"),
        ("Mia", "\u041c\u0456\u0430"),
        ("Bill", "BiII"),
        ("Tom", "\u0422om"),
        ("Otto", "0tto"),
    ],
)
def test_names_that_are_too_much_alike(name: str, other: str) -> None:
    """Promise: at one table no two names pass for each other, in whatever script."""
    assert is_taken(name, [other])
    assert is_taken(other, ["Someone", name])


def test_names_that_differ() -> None:
    """Promise: it is not refused more than is alike."""
    names = ["Ann", "Anna", "Ben", "Bea", "Eva", "Ena", "Ivo", "Olivia", "Ольга", "美玲", "美琳"]
    assert not any(is_taken(one, [two for two in names if two != one]) for one in names)


def test_no_word_of_the_game_is_a_name() -> None:
    """Promise: colours, cards, pawns and "you" of every language that the game speaks are
    refused; a new language adds its words."""
    for language in SPOKEN:
        say = Words(language).say
        terms = (LOCALES / language / "game.ftl").read_text("utf-8")
        told = [say(term) for term in re.findall(r"^(terms-(?:colour|card)-\w+) =", terms, re.M)]
        told += [
            say(f"terms-pawn{whose}", number=3, case=case, who=who, name="Ben")
            for whose in ("", "-yours", "-own")
            for case in ("subject", "object", "with")
            for who in ("you", "other")
        ]
        assert len(told) >= 40, language
        for name in told:
            if any(char.isalpha() for char in name):
                with pytest.raises(NameRefusedError):
                    checked_name(name)
    of_games = (word for family in FAMILIES for word in family.never_names)
    assert all(word == word.casefold() for word in (*NEVER, *NEVER_WITHIN, *NOT_ALONE, *of_games))
