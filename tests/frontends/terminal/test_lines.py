"""Sentences become lines that a reader and a braille display can follow."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from wcwidth import wcwidth

from sorry_a11y.frontends.terminal.layout import (
    SENTENCE_ENDS,
    Layout,
    all_lines,
    cleaned,
    columns_of,
    last_lines,
    page,
    wrap,
)

SPOKEN = st.text(
    st.sampled_from("abcdefgh ,.!?'-棋子走家。，！é\u0301ß\u3000"), min_size=1, max_size=300
)
ANYTHING = st.text(st.characters(), max_size=120)


def more(lines_left: int) -> str:
    return f"More, {lines_left} lines left"


@settings(deadline=None)
@given(SPOKEN, st.integers(2, 100))
def test_wrapping_fits_the_paper_and_loses_and_adds_nothing(text: str, width: int) -> None:
    """Every line fits into the terminal's width - 1, wide characters counting two; a player hears
    the whole sentence, in order."""
    text = cleaned(text)
    lines = wrap(text, width)
    assert all(columns_of(line) <= width and line.strip() for line in lines)
    assert "".join(lines).replace(" ", "") == text.replace(" ", "")


@settings(deadline=None)
@given(ANYTHING)
def test_no_control_character_reaches_the_terminal(text: str) -> None:
    """Zero escape sequences, whatever a player's name holds."""
    for character in cleaned(text):
        assert unicodedata.category(character) not in {"Cc", "Cs", "Zl", "Zp"}
    assert "\u202e" not in cleaned(f"a\u202e{text}")


@settings(deadline=None)
@given(ANYTHING, st.sampled_from(["ascii", "latin-1", "utf-8", "cp437", "gbk"]))
def test_what_is_laid_out_can_be_encoded(text: str, encoding: str) -> None:
    """LANG=C and old code pages do not end the game."""
    assert cleaned(text, encoding).encode(encoding) is not None


def test_characters_are_replaced_by_the_nearest_plain_one() -> None:
    """Without Unicode a curly quote is an apostrophe and a name keeps its letters."""
    assert cleaned("Ben’s café… Jürgen, Łukasz。棋", "ascii") == "Ben's cafe... Jurgen, Lukasz.?"
    assert cleaned("café ’", "latin-1") == "café '"
    assert cleaned("\ud83d", "utf-8") == "?"


def test_words_are_not_broken_unless_longer_than_a_line() -> None:
    """Wrapped at words; a word that no line can hold is cut."""
    assert wrap("Pawn 2 slides to the end", 10) == ["Pawn 2", "slides to", "the end"]
    assert wrap("a bbbbbbbbbbbbb c", 5) == ["a", "bbbbb", "bbbbb", "bbb c"]


def test_chinese_breaks_between_characters_but_never_before_a_stop() -> None:
    """No more lines than needed, broken behind a stop where that can be, and never before one."""
    assert wrap("走了十二步。轮到你了", 10) == ["走了十", "二步。", "轮到你了"]
    assert wrap("Ben12走了", 7) == ["Ben12走", "了"]


def test_chinese_breaks_behind_a_clause_rather_than_in_a_row() -> None:
    """A line that ends in the middle of a row would be heard as if the row ended there: of two
    places to break, the end of the clause counts more, though less stands on the line then."""
    assert wrap("棋子3還在起點，要有1、2或Sorry才能出發", 24) == [
        "棋子3還在起點，",
        "要有1、2或Sorry才能出發",
    ]


def test_a_short_reply_is_one_page_ending_with_the_focus() -> None:
    """The last line is the focus line."""
    assert page(["Ben 12", "Pawn 1"], Layout(80, 24), more) == (["Ben 12", "Pawn 1"], ())


@pytest.mark.parametrize(("columns", "rows"), [(80, 24), (20, 6), (20, 3), (40, 2)])
def test_pages_tell_everything_in_order_within_a_screenful(columns: int, rows: int) -> None:
    """At most one screenful a reply; nothing is lost or told twice between pages."""
    news = [f"Line {number} of a rather long story about pawns" for number in range(30)]
    layout = Layout(columns, rows)
    left: tuple[str, ...] = (*news, "The end")
    told: list[str] = []
    while left:
        lines, left = page(left, layout, more)
        assert len(lines) <= max(rows - 1, 2)
        if left:
            untold = page(left, Layout(columns, 10_000), more)[0]
            ending = last_lines(more(len(untold)), layout)
            assert lines[-len(ending) :] == ending
            lines = lines[: -len(ending)]
        assert lines
        told += lines
    assert " ".join(told) == " ".join([*news, "The end"])


def test_a_page_ends_between_two_sentences() -> None:
    """A sentence is not torn apart by a page unless it is longer than the page."""
    sentences = ["one two three", "four five six seven", "eight"]
    lines, left = page(sentences, Layout(15, 4), lambda _left: "More")
    assert lines == ["one two three", "More"]
    assert left == ("four five six seven", "eight")
    lines, left = page(["one two three four five six", "end"], Layout(10, 3), lambda _left: "More")
    assert lines == ["one two", "More"]
    assert left == ("three", "four five", "six", "end")


def test_a_question_stays_with_what_it_asks_about() -> None:
    """Promise: the question does not stand alone on the last page: the last news go with it, where
    both fit; else the page is as full as it can be."""
    news, question = ["Ben 4", "Cid 5", "Dora 7", "Your card is 2"], "Pawn 1, 40 to go, or pawn 2"
    lines, left = page([*news, question], Layout(16, 6), lambda _left: "More")
    assert lines == [*news[:-1], "More"]
    assert left == (news[-1], question)
    lines, left = page(left, Layout(16, 6), lambda _left: "More")
    assert lines[0] == news[-1]
    assert left == ()
    for lines_of_news, lines_of_question in ((3, 2), (2, 3)):
        question = "one two three " * lines_of_question
        told = [*["Ben 4"][: 3 - lines_of_news], " ".join(["one two three"] * lines_of_news)]
        told.append(question)
        lines, left = page(told, Layout(16, 5), lambda _left: "More")
        assert len(lines) == 4
        assert left == (question,)


def test_in_line_mode_the_last_line_ends_like_a_sentence_and_leaves_room() -> None:
    """Typing does not glue to the focus line, and has room behind it."""
    layout = Layout(40, 24, typing=True)
    assert last_lines("Pawn 1, 2 of 3", layout) == ["Pawn 1, 2 of 3. "]
    assert last_lines("Go on?", layout) == ["Go on? "]
    assert last_lines("继续吗？", layout) == ["继续吗？ "]
    assert last_lines("輸入邀請碼", layout) == ["輸入邀請碼。 "]
    for columns in range(20, 40):
        *_, line = last_lines("Pawn 1 walks on and bumps Ben 3, 2 of 3"[:columns], layout)
        assert columns_of(line) + layout.typing_room <= layout.width


@pytest.mark.parametrize(
    ("sentence", "lines"),
    [
        ("Pawn 1 back 4, 9 to go, bumps Cid 1, 1 of 1",
         ["Pawn 1 back 4, 9 to go,", "bumps Cid 1, 1 of 1"]),
        ("Card jack, pawn 1 swaps with partner pawn 1, 37 to targets, 1 of 3",
         ["Card jack, pawn 1 swaps with partner", "pawn 1, 37 to targets, 1 of 3"]),
        ("Pawn, 1 walks on and on and bumps Ben, 3",
         ["Pawn, 1 walks on and", "on and bumps Ben, 3"]),
        ("国" * 24, ["国" * 12, "国" * 12]),
    ],
)  # fmt: skip
def test_the_line_under_the_cursor_is_no_mere_rest(sentence: str, lines: list[str]) -> None:
    """A braille display shows half of a long choice, not its last word; a break stands after a
    comma where that leaves no stub."""
    assert last_lines(sentence, Layout(40, 24)) == lines


@settings(deadline=None)
@given(SPOKEN, st.integers(20, 100), st.booleans())
def test_evened_lines_are_no_more_and_lose_nothing(text: str, columns: int, typing: bool) -> None:
    """What breaks better costs no line more than filling line after line; every line fits, also
    with the full stop and the space of line mode."""
    layout = Layout(columns, 24, typing=typing)
    lines = last_lines(text, layout)
    assert all(columns_of(line) <= layout.width for line in lines)
    room = layout.width - typing - layout.typing_room
    sentence = cleaned(text)
    if typing and sentence and not sentence.endswith(SENTENCE_ENDS):
        sentence += "." if columns_of(sentence[-1]) < 2 else "。"
    assert "".join(lines).replace(" ", "") == (sentence if cleaned(text) else "").replace(" ", "")
    assert len(lines) <= len(wrap(sentence, room)) or not cleaned(text)


def test_empty_sentences_make_no_blank_line() -> None:
    """A sentence without words makes no blank line."""
    assert all_lines(["", " ", "Ben 12", "\x1b"], Layout(80, 24)) == ["Ben 12"]


def test_every_character_is_as_wide_as_terminals_take_it_to_be() -> None:
    """Promise: what is answered without the library of widths, so that the first sentence need
    not wait for it, is what the library says. A surrogate is no character."""
    for code in range(32, 0x11000):
        character = chr(code)
        if not 0xD800 <= code <= 0xDFFF and character.isprintable():
            assert columns_of(character) == max(wcwidth(character), 0), hex(code)
