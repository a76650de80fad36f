"""The board drawn for somebody who sees: a picture that no reader's words depend on."""

from __future__ import annotations

import pytest

from sorry_a11y.core.rules.notation import COLOURS
from sorry_a11y.frontends.terminal.audible import AudibleScreen
from sorry_a11y.frontends.terminal.conversation import Conversation
from sorry_a11y.frontends.terminal.layout import columns_of
from sorry_a11y.frontends.terminal.output import Output
from sorry_a11y.output.narration.catalog import Words
from sorry_a11y.ui.session.key_commands import BY_KEY
from sorry_a11y.ui.session.reply import Reply
from sorry_a11y.ui.settings.values import Settings
from tests.harness.languages import SPOKEN
from tests.harness.law import CHECKS
from tests.harness.sessions import enters, session, under_way
from tests.harness.telling import TellingFront
from tests.harness.voices import VoiceRecorder

KEY = next(key for key, command in BY_KEY.items() if command.name == "board")


def drawn(book: str = "hasbro", keys: int = 60, **settings: object) -> Reply:
    """The reply to the key after so many Enters."""
    played = session(book, 21, settings=Settings(**settings, forced="ask"))  # type: ignore[arg-type]
    played.opened()
    for key, _ in zip(enters(), range(keys), strict=False):
        played.key(key)
    return played.key(KEY)


@pytest.mark.parametrize("book", ["hasbro", "dog"])
@pytest.mark.parametrize("language", SPOKEN)
def test_the_picture_shows_every_pawn(book: str, language: str) -> None:
    """Promise: each pawn on the track or in a lane stands in the square once, by its colour's
    letter and its number, the others are counted; the square fits 40 columns."""
    reply = drawn(book, language=language)
    words = Words(language)
    *square, _signs, red, blue, yellow, green = reply.drawn
    letters = [words.say("board-letter", colour=colour) for colour in COLOURS]
    assert len(set(letters)) == len(letters)
    cells = [line[at : at + 2] for line in square for at in range(0, len(line), 2)]
    pawns = {f"{letter}{number}" for letter in letters for number in range(1, 5)}
    shown = [cell for cell in cells if cell in pawns]
    counted = [int(sign) for line in (red, blue, yellow, green) for sign in line if sign.isdigit()]
    assert shown
    assert len(set(shown)) == len(shown)
    assert len(shown) + sum(counted) == 16
    assert all(columns_of(line) <= 39 for line in square)


def test_it_is_told_as_one_plain_sentence() -> None:
    """The words of the reply keep the law of replies; the picture is apart from them."""
    reply = drawn()
    assert not reply.news
    assert "32 columns" in reply.focus
    for check in CHECKS:
        assert list(check(KEY, reply, ())) == []


def test_it_is_neither_spoken_nor_said_again() -> None:
    """Promise: the picture is in no reading path: not told by r, not in what comma goes through."""
    played = under_way(session("hasbro", 21))
    told = played.key(KEY)
    assert told.drawn
    for key in ("r", ",", ".", "a"):
        again = played.key(key)
        assert not again.drawn
        assert not {*again.news, again.focus} & set(told.drawn)


def test_it_changes_nothing() -> None:
    """Enter after it tells the choice again and plays nothing."""
    played = session("hasbro", 7)
    focus = played.opened().focus
    played.key(KEY)
    assert played.key("enter").focus == focus


class _Printed(Output):
    """A sheet of so many columns that keeps what is printed."""

    def __init__(self, columns: int) -> None:
        super().__init__("utf-8")
        self.columns = columns
        self.lines: list[str] = []

    def size(self) -> tuple[int, int]:
        return self.columns, 24

    def put(self, data: bytes) -> None:
        raise AssertionError(data)

    def print_lines(self, lines: list[str], *, fresh: bool, closed: bool) -> None:  # type: ignore[override]  # noqa: ARG002
        self.lines = list(lines)


@pytest.mark.parametrize(("columns", "fits"), [(80, True), (40, True), (33, True), (20, False)])
def test_it_is_printed_once_where_it_fits(columns: int, fits: bool) -> None:
    """A picture is printed as it stands or not at all, and the focus line is the last."""
    sheet = _Printed(columns)
    talk = Conversation(session("hasbro", 21), sheet, paged=True)
    talk.open()
    talk.key(KEY)
    assert any(line.startswith(" .r>r=r=ro") for line in sheet.lines) is fits
    assert all(columns_of(line) < columns for line in sheet.lines)
    assert "wide" in sheet.lines[-1]
    talk.key("r")
    assert not any(line.startswith(" .r>") for line in sheet.lines)


def test_by_voice_it_is_printed_and_only_its_sentence_spoken() -> None:
    """With output speech the screen is quiet but for what was asked to be drawn."""
    voice = VoiceRecorder()
    played = session("hasbro", 21, settings=Settings(output="speech"))
    screen = TellingFront(AudibleScreen(played, lambda _changed: voice))
    assert screen.opened().silent
    reply = screen.key(KEY)
    assert reply.drawn
    assert not reply.silent
    assert voice.heard()[-1] == reply.focus
    assert not set(voice.heard()) & set(reply.drawn)
    assert screen.key("w").silent
