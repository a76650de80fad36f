"""The list of questions that few need: one key opens it, a digit or a first letter asks."""

from __future__ import annotations

from string import ascii_lowercase

import pytest

from sorry_a11y.output.narration.catalog import Words
from sorry_a11y.ui.session.ask_list import ASK_LIST
from sorry_a11y.ui.session.decision import DecisionScreen
from sorry_a11y.ui.session.key_commands import BY_KEY_AT_SHARED_TABLE, LISTED
from sorry_a11y.ui.settings.values import Settings
from tests.harness.languages import SPOKEN
from tests.harness.sessions import PlayedSession, sentences, session, under_way
from tests.ui.session.test_facts_that_hold import drawn


def opened(language: str = "en") -> PlayedSession:
    return under_way(session("hasbro", 7, settings=Settings(language=language, forced="ask")))


@pytest.mark.parametrize("language", SPOKEN)
@pytest.mark.parametrize("at", range(len(LISTED)))
def test_a_digit_asks_and_closes_the_list(language: str, at: int) -> None:
    """Promise of docs/keys.md: i and a digit ask what the command of that row asks, and the next
    key is for the choice again. No answer begins with a digit, which may be the key that was
    pressed."""
    asked, listed = opened(language), opened(language)
    assert LISTED[at].keys[0] == f"i{at + 1}"
    told = sentences(asked.key(LISTED[at].keys[0]))
    listed.key("i")
    assert sentences(listed.key(str(at + 1))) == told
    assert not told[0][:1].isdecimal()
    assert isinstance(listed.inner, DecisionScreen)
    assert sentences(listed.key("enter")) == sentences(asked.key("enter"))


@pytest.mark.parametrize("language", [one for one in SPOKEN if one != "zh-Hant"])
def test_a_first_letter_asks(language: str) -> None:
    """Promise of the list's opening: each row has a first letter of its own, which asks it."""
    words = Words(language)
    letters = [words.say(f"ask-{one.name}")[0].casefold() for one in LISTED]
    assert len(set(letters)) == len(letters)
    assert not {"n", "p", "l", "r", "q"} & set(letters)  # they walk through every list
    for letter, command in zip(letters, LISTED, strict=True):
        asked, listed = opened(language), opened(language)
        listed.key("i")
        assert sentences(listed.key(letter)) == sentences(asked.key(command.keys[0]))


def test_the_rows_are_walked_as_any_list() -> None:
    """Key n tells the next row, Enter asks the one on the focus line, and Escape goes back to the
    choice without an answer."""
    screen = opened()
    first = screen.key("i")
    assert first.focus == f"Info, rules, players, 1 of {len(LISTED)}"
    assert screen.key("n").focus == f"Turn, whose it is, 2 of {len(LISTED)}"
    assert screen.key("enter").focus == "It's your turn, you drew 12"
    screen.key("i")
    assert screen.key("escape").focus == "You are back in the game"
    assert isinstance(screen.inner, DecisionScreen)


def test_who_watches_asks_all_but_what_is_about_own_pawns() -> None:
    """Promise of the list: watchers may not ask for neighbours, and may ask everything else."""
    assert [one.name for one in ASK_LIST if not one.watchers] == ["neighbours"]


def test_a_key_without_a_meaning_tells_the_list_again() -> None:
    """What is no row says what can be done here, and nothing is played."""
    screen = opened()
    first = screen.key("i")
    for key in ("w", "h", "9", "é"):
        assert screen.key(key).focus
        assert not isinstance(screen.inner, DecisionScreen)
    assert sentences(screen.key("w")) == sentences(first)


def test_the_next_pawn_is_told_when_it_is_asked_again() -> None:
    """Promise of the key's help: again for the next pawn, though the list is opened between."""
    screen = drawn("red: 20, 2, home, start; yellow: 10, 17, home, home", "5")
    told = []
    for _ in range(3):
        screen.key("i")
        told.append(sentences(screen.key("4")))
    assert told[0] != told[1]
    assert told[2] == told[0]


def test_a_typed_word_asks_without_the_list() -> None:
    """Promise of line mode: each question has a word, with the list open or not."""
    screen = under_way(session("hasbro", 7, by_keys=False))
    told = sentences(screen.key("turn"))
    assert told == ["It's your turn, you drew 12"]
    screen.key("ask")
    assert sentences(screen.key("turn")) == told


def test_the_letters_that_are_free_are_refused_by_name() -> None:
    """A letter without a command says so and names the way to help."""
    screen = opened()
    free = set(ascii_lowercase) - set(BY_KEY_AT_SHARED_TABLE)
    assert free
    for key in sorted(free):
        assert screen.key(key).focus == f"Key {key} does nothing here, h for help"
