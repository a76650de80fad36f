"""A line that is typed holds what a text field would hold, and is seen as it is."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest

import sorry_a11y
from sorry_a11y.frontends.terminal.conversation import Conversation
from sorry_a11y.frontends.terminal.key_decoder import KeyDecoder
from sorry_a11y.frontends.terminal.line_mode import TypedLine
from sorry_a11y.frontends.terminal.loop import KeySession
from sorry_a11y.frontends.terminal.signals import Signals
from sorry_a11y.ui.session.line_screen import LineScreen
from sorry_a11y.ui.session.player_session import PlayerSession
from sorry_a11y.ui.session.reply import Reply
from sorry_a11y.ui.settings.values import Settings
from tests.harness.sheets import Sheet

EDITING = {
    "left": "\x1b[D",
    "right": "\x1b[C",
    "home": "\x01",
    "end": "\x1b[F",
    "backspace": "\x7f",
    "delete": "\x1b[3~",
    "ctrl-u": "\x15",
    "ctrl-k": "\x0b",
    "ctrl-w": "\x17",
}
"""What a terminal sends for the keys that edit."""
ROOM = 30


class Field:
    """A text field: its text and where its cursor stands."""

    def __init__(self) -> None:
        self.text = ""
        self.at = 0

    def type(self, sign: str) -> None:
        self.text = self.text[: self.at] + sign + self.text[self.at :]
        self.at += 1

    def edit(self, key: str) -> None:
        before, after = self.text[: self.at], self.text[self.at :]
        match key:
            case "left":
                self.at = max(self.at - 1, 0)
                return
            case "right":
                self.at = min(self.at + 1, len(self.text))
                return
            case "home" | "end":
                self.at = 0 if key == "home" else len(self.text)
                return
            case "backspace":
                before = before[:-1]
            case "delete":
                after = after[1:]
            case "ctrl-u":
                before = ""
            case "ctrl-k":
                after = ""
            case "ctrl-w":
                before = before.rstrip()
                before = before[: before.rfind(" ") + 1]
        self.text, self.at = before + after, len(before)


class Row:
    """A row of a terminal that only knows signs, blanks and steps back."""

    def __init__(self) -> None:
        self.signs = [" "] * (2 * ROOM)
        self.at = 0

    def write(self, text: str) -> None:
        for sign in text:
            if sign == "\b":
                self.at -= 1
            else:
                self.signs[self.at] = sign
                self.at += 1


@pytest.mark.parametrize("seed", range(40))
def test_any_keys_edit_a_line_as_a_text_field(seed: int) -> None:
    """Promise of docs/listening.md: whatever editing keys come, the line holds what a text field
    would, and the row shows so much of it as has room, the cursor where the next letter goes."""
    chance, line, field, row = Random(seed), TypedLine(), Field(), Row()
    for _ in range(300):
        if chance.random() < 0.6:
            sign = chance.choice("abc d")
            row.write(line.type(sign, ROOM))
            field.type(sign)
        else:
            key = chance.choice([*EDITING])
            row.write(line.edit(key, ROOM) or "")
            field.edit(key)
        assert line.text == field.text
        assert "".join(row.signs) == field.text[:ROOM].ljust(2 * ROOM)
        assert row.at == min(field.at, ROOM)


def asked(typed: str) -> list[str]:
    """The lines that a screen which asks for lines is given, where this is typed."""
    lines: list[str] = []
    session = PlayerSession(Settings(guard=0))

    def done(line: str) -> Reply:
        lines.append(line)
        return session.visit(question())

    def question() -> LineScreen:
        return LineScreen(session, lambda: Reply((), "Type a line"), done)

    session.starting(question())
    session.visit(question())
    conversation = Conversation(session, Sheet(typing=True), paged=True)
    conversation.open()
    keys = KeySession(conversation, Signals(), echoes=True)
    decoder = KeyDecoder()
    decoder.feed(typed)
    for key in decoder.keys.take():
        keys.take(key)
    return lines


@pytest.mark.parametrize(
    ("typed", "lines"),
    [
        ("hi\x1b[D\x1b[Do\r", ["ohi"]),
        ("hello\x1b[H\x1b[3~J\x1b[F!\r", ["Jello!"]),
        ("hi\x1b[15~\x1b[A\t there\r", ["hi there"]),
        ("hi 👩\u200d👧\r", ["hi 👩\u200d👧"]),
        ("\u0645\u06cc\u200c\u062e\u0648\r", ["\u0645\u06cc\u200c\u062e\u0648"]),
        ("a\u202eb\u2060c\r", ["abc"]),
        ("one \x1b[200~two\r\nthree\x1b[201~\r", ["one two three"]),
    ],
)
def test_a_line_is_what_enter_ended(typed: str, lines: list[str]) -> None:
    """Promise of docs/listening.md: in a line that is asked for the arrows, Home, End, Backspace
    and Delete edit, other keys do nothing, and only Enter hands the line over; a paste of two lines
    is one; signs that join letters stay, unseen ones are dropped."""
    assert asked(typed)[: len(lines) or None] == lines


OTHERS = ("\x1b[15~", "\x1b[A", "\x1b[B", "\x1b[5~", "\x1bx", "\t", "\x0c", "\x18", "\u2060")
"""Keys that mean nothing while a line is typed, and a sign that nobody sees."""
PASTED = ("two\nlines", "two\r\nlines", "\n", "a\tb", "end\r")


def typed_by_lot(chance: Random, field: Field) -> str:
    """What a terminal sends for 300 keys and pastes but Enter, which a field takes too."""
    sent = ""
    for _ in range(300):
        kind = chance.random()
        if kind < 0.5 or not field.text:  # in an empty line some keys are for the screen
            sign = chance.choice("abc dé字=-1q")
            field.type(sign)
            sent += sign
        elif kind < 0.55:
            pasted = chance.choice(PASTED)
            for sign in re.sub(r"\r\n?|[\n\t]", " ", pasted):
                field.type(sign)
            sent += f"\x1b[200~{pasted}\x1b[201~"
        elif kind < 0.9:
            key = chance.choice([*EDITING])
            field.edit(key)
            sent += EDITING[key]
        else:
            sent += chance.choice(OTHERS)
    return sent


@pytest.mark.parametrize("seed", range(40))
def test_only_enter_hands_over_what_a_text_field_holds(seed: int) -> None:
    """Promise of docs/listening.md: no key and no paste but Enter sends or saves a line, and what
    is sent then is what a text field would hold."""
    field = Field()
    sent = typed_by_lot(Random(seed), field)
    field.type("z")
    assert asked(f"{sent}z") == []
    assert asked(f"{sent}z\r") == [field.text.strip()]


def test_one_screen_asks_for_every_line() -> None:
    """Promise of these tests: chat, a name, a code and an address are all asked for by the screen
    that they type into, at a terminal and by ssh."""
    files = Path(sorry_a11y.__file__).parent.rglob("*.py")
    assert [one.stem for one in files if "takes_line = True" in one.read_text("utf-8")] == [
        "line_screen"
    ]
