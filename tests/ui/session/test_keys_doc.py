"""The keys: one table feeds dispatch, help, the command and docs/keys.md."""

from __future__ import annotations

from pathlib import Path

import pytest

import sorry_a11y
from sorry_a11y.output.narration.catalog import Words
from sorry_a11y.ui.session.key_commands import (
    AT_SHARED_TABLE,
    COMMANDS,
    LISTED,
    Command,
    Group,
    command_of,
    key_sentences,
    word_of,
)
from sorry_a11y.ui.settings.values import Settings
from tests.harness.languages import SPOKEN
from tests.harness.sessions import sentences, session, under_way

PAGE = Path(sorry_a11y.__file__).parents[1] / "docs" / "keys.md"
TITLES: dict[Group, str] = {
    "choosing": "Choosing",
    "asking": "Asking, changing nothing",
    "listening": "Listening again",
    "game": "The game itself",
    "shared-table": "With friends elsewhere",
}
ALL = (*COMMANDS, *AT_SHARED_TABLE)


def page() -> str:
    """docs/keys.md as the command table and the English help give it."""
    words = Words()
    lines = [
        "# Keys",
        "",
        "Letters in either case mean the same. In line mode the same keys are typed with Enter, or",
        "a word such as where or danger in their place; h, twice, lists them in your language.",
    ]
    for group, title in TITLES.items():
        lines += ["", f"## {title}", ""]
        lines += [
            f"- {sentence}."
            for command, sentence in zip(ALL, key_sentences(words), strict=True)
            if command.group == group
        ]
    return "\n".join([*lines, ""])


def test_the_page_tells_the_command_table(request: pytest.FixtureRequest) -> None:
    """Promise: docs/keys.md is never out of date; --rewrite-golden writes it."""
    if request.config.getoption("--rewrite-golden"):
        PAGE.write_text(page(), encoding="utf-8", newline="\n")
    assert PAGE.read_text(encoding="utf-8") == page()


def pressed(command: Command) -> tuple[str, ...]:
    """The keys to press for a command: one, or one that opens a list and a digit."""
    return tuple(command.keys[0]) if command in LISTED else command.keys[:1]


def test_no_key_means_two_things() -> None:
    """Promise of the table: a key belongs to one command."""
    keys = [key for command in ALL for key in command.keys]
    assert len(keys) == len(set(keys))


def test_keys_are_safe_everywhere() -> None:
    """Letters, top-row digits, Enter, Space, Tab, Backspace and a few marks; arrows and Escape only
    as aliases."""
    safe = set("abcdefghijklmnopqrstuvwxyz0123456789?,.[]-=") | {
        "enter",
        "space",
        "tab",
        "shift-tab",
        "backspace",
    }
    for command in ALL:
        assert all(key in safe for key in pressed(command)), command.name
        aliases = safe | {"up", "down", "left", "right", "escape"}
        assert set(command.keys[1:]) <= aliases, command.name


@pytest.mark.parametrize("language", SPOKEN)
def test_every_key_has_a_word_of_its_own(language: str) -> None:
    """Promise of line mode: each command but the digits has one word in each language, in either
    case, of more than one letter, and no word stands for two."""
    words = Words(language)
    typed = {word_of(words, command): command for command in ALL if command.name != "digit"}
    assert len(typed) == len(ALL) - 1
    by_key = {key: command for command in ALL for key in command.keys}
    for word, command in typed.items():
        assert " " not in word
        assert command_of(words, word, by_key) is command
        assert command_of(words, word.upper(), by_key) is command
    assert command_of(words, "hello", by_key) is None


@pytest.mark.parametrize(
    ("language", "word"), [("en", "where"), ("de", "wo"), ("it", "dove"), ("zh-Hant", "位置")]
)
def test_a_word_does_what_its_key_does(language: str, word: str) -> None:
    """A word typed by lines is answered as the key is; an unknown one is refused by name."""
    screen = under_way(
        session("hasbro", 7, settings=Settings(language=language, forced="ask"), by_keys=False)
    )
    told = sentences(screen.key("w"))
    assert sentences(screen.key(word)) == told
    assert "hello" in screen.key("hello").focus
    screen.key("h")
    assert word in " ".join(sentences(screen.key("h"))).casefold()
