"""What Traditional Chinese must keep besides what every language keeps: its own characters, marks,
measure words, game words, and the laws of listening in a game that is played in it."""

from __future__ import annotations

import re
from functools import cache

import pytest
from wcwidth import wcswidth

from sorry_a11y.core.game.setup import parse_seats
from sorry_a11y.core.rules.board import RED
from sorry_a11y.core.rulesets.families import Wishes, make_rules
from sorry_a11y.output.narration.catalog import FALLBACK, LOCALES, Words
from sorry_a11y.output.narration.listener import Listener
from sorry_a11y.ui.session.key_commands import COMMANDS
from tests.harness.pawns import Y1
from tests.output.narration.languages.heard import GAMES, lines, walk
from tests.output.narration.specimens import Specimen, specimens, texts
from tests.output.narration.translation import missing

LANGUAGE = "zh-Hant"
IN_PLAY = ("play", "news", "decision", "answer", "greeting", "end", "help", "terms", "learn")
"""Beginnings of the messages in which no word is typed as it stands but those of AS_TYPED."""
AS_TYPED = {
    *("Sorry", "Dog", "Enter", "Tab", "Shift", "Backspace", "Esc", "sorry", "a11y", "help", "Ann"),
    *("Ben", "Cid", "Dora", "Hasbro", "Parker", "Hobby"),
}
"""Names of the games, of rule books, of keys, of the program and of players; no translation is
due."""
MNEMONIC = re.compile(r"，[a-z](?:是|音同)[a-z]+$")
"""The English word that a key's letter comes from, told at the end of its help."""
MEASURES = "(?:[步格種項張個顆行句課場局次題位副頁輪條份隊方]|分(?![出給成])|回合)"
"""Measure words of the game."""
TWO_OF = re.compile(rf"(?<![\d第到和、百以,.:-])2{MEASURES}")
"""Two of something, where it is not an ordinal, a range, a row or a share."""
UNCOUNTED = re.compile(
    rf"(?<!第)\{{ (?:\$[\w-]+|NUMBER\(\$[\w-]+, useGrouping: 0\)) \}}(?={MEASURES})"
)
NOT_COUNTS = frozenset(
    {"board-player", "menu-name-refused", "rules-1-players", "rules-d11-start", "setting-cells"}
)
"""Messages with the end of a range before a measure word, a number that is never two, or one that
is drawn and never spoken."""
TYPED = "(?:path|file|folder|address|url|link|option|server)"
CLOSE = re.compile(rf"[\u3400-\u9fff]\{{ \${TYPED} \}}|\{{ \${TYPED} \}}[\u3400-\u9fff]")
"""A value that is typed as it stands, without a space between it and a Chinese character."""
KINDS = ("beginner", "casual", "steady", "strong", "champion", "bumper", "homebody", "racer")
"""Kinds of bots that the greeting tells."""
CHINESE = re.compile(r"[\u3400-\u9fff]")
CELLS = 40


@cache
def said(*files: str) -> tuple[Specimen, ...]:
    """Every specimen of the files, of all files if none is named."""
    return tuple(
        one for one in specimens(LANGUAGE) if not files or one.message.partition("-")[0] in files
    )


def latin(text: str) -> set[str]:
    """The words of a text in Latin letters, single letters (cards, keys) apart."""
    return {word for word in re.findall(r"[A-Za-z][A-Za-z0-9]+", text) if len(word) > 1}


# -- characters and marks ------------------------------------------------------------------------


@pytest.mark.parametrize("file", sorted(path.name for path in (LOCALES / LANGUAGE).glob("*.ftl")))
def test_characters_are_traditional(file: str) -> None:
    """Every Chinese character is one of those that Taiwan's own character set has: no simplified
    one slipped in."""
    text = (LOCALES / LANGUAGE / file).read_text(encoding="utf-8")
    foreign = {char for char in CHINESE.findall(text) if not _in_big5(char)}
    assert not foreign


def _in_big5(char: str) -> bool:
    try:
        char.encode("big5")
    except UnicodeEncodeError:
        return False
    return True


def test_what_is_typed_stands_apart() -> None:
    """Paths, addresses and options have spaces round them wherever they are told, so that none is
    read together with the word beside it."""
    for path in sorted((LOCALES / LANGUAGE).glob("*.ftl")):
        for line in path.read_text(encoding="utf-8").splitlines():
            assert not CLOSE.search(line), line


def test_kinds_of_bots_have_one_name() -> None:
    """What a menu calls a kind of bot, the greeting and the statistics call it too."""
    say = Words(LANGUAGE).say
    for kind in KINDS:
        name = say("menu-kind", kind=kind, number="each")
        assert name in say("greeting-kind", kind=kind, name="Ben")
        assert name in say("statistics-wins", book="dog", opponent=kind, won=1, games=1)


# -- grammar -------------------------------------------------------------------------------------


def test_two_things_are_liang() -> None:
    """Before a measure word two is 兩, which voices do not make of the digit. A message says so by
    the function COUNT, which every number before a measure word goes through; ordinals, ends of
    ranges and what is never two stay digits."""
    found = 0
    for path in sorted((LOCALES / LANGUAGE).glob("*.ftl")):
        message = ""
        for line in path.read_text(encoding="utf-8").splitlines():
            message = line.partition(" =")[0] if re.match(r"[a-z][\w-]* =", line) else message
            found += line.count("{ COUNT($")
            if message not in NOT_COUNTS and not line.startswith("#"):
                assert not UNCOUNTED.search(line), (message, line)
    assert found > 150


def test_two_things_are_heard_as_liang() -> None:
    """The same of what is told with a count of two, in every message."""
    heard_of = [one for one in said() if 2 in one.values.values()]
    assert sum("兩" in one.text for one in heard_of) > 80
    for one in heard_of:
        if one.message not in NOT_COUNTS:
            assert not TWO_OF.search(one.text), one


def test_no_sentence_of_play_begins_with_a_digit() -> None:
    """A reply that begins with the key just pressed is dropped as its echo, so pawns and choices
    are not called by a number in front."""
    for one in said("play", "decision", "news", "help", "learn", "greeting", "end"):
        assert not one.text[:1].isdigit(), one


def test_no_english_is_left() -> None:
    """In play every word is Chinese but for the names of keys, cards, games and players, and the
    English word that explains a key's letter."""
    for one in said(*IN_PLAY):
        given = " ".join(map(str, one.values.values()))
        together = "".join(reversed(given.split()))  # a name and a colour word, nothing between
        known = AS_TYPED | latin(given) | latin(together)
        assert latin(MNEMONIC.sub("", one.text)) <= known, one


def test_each_letter_is_explained() -> None:
    """The letters of the keys come from English; help says from which word, or what else the
    letter is like."""
    told = {one.message: one.text for one in said("help")}
    for command in COMMANDS:
        letter = command.keys[0]
        explained = told.get(f"help-{command.name}")  # None: not yet translated
        if letter.isalpha() and len(letter) == 1 and explained:
            clause = explained.rpartition("，")[2]
            assert clause.startswith(letter), command
            if word := re.search(r"是([a-z]+)$", clause):
                assert word[1].startswith(letter), command


@pytest.mark.parametrize("name", ["小明", "O'Neil", "Ann-Marie", "José 2", "玩家1"])
def test_names_pass_unharmed(name: str) -> None:
    """A name stands in a sentence as it is written, its own digits apart from the pawn's."""
    seating = parse_seats(f"red=you,yellow={name}", None)
    to = Listener(RED, seating, make_rules(Wishes("hasbro"), seating.seats), LANGUAGE)
    assert to.pawn(Y1, actor=RED, case="object") == f"{name}的1號棋子"
    assert to.say("play-head", who="other", name=name, card="12", steps=0) == f"{name}的12"


# -- a game played in it -------------------------------------------------------------------------


def test_a_game_is_told_in_chinese() -> None:
    """Every word of a game is Chinese but for what is typed, named, or not yet translated."""
    told = {MNEMONIC.sub("", sentence.removesuffix("。")) for sentence in lines(LANGUAGE)}
    keys = {"hello", "f5", "ctrl"}
    lent = {
        word
        for message, text in texts(FALLBACK)
        if message in missing(LANGUAGE)
        for word in latin(text)
    }
    assert [text for text in told if not latin(text) <= AS_TYPED | keys | lent] == []
    assert any("兩" in text for text in told)


def test_focus_lines_fit_a_braille_display() -> None:
    """At brief most focus lines fit into 40 columns, wide characters counting two."""
    widths = [wcswidth(reply.focus) for game in GAMES for _, reply in walk(LANGUAGE, game)]
    assert sum(width > CELLS for width in widths) / len(widths) < 0.25
