"""Every key is answered by one write, in pages, until one side ends it."""

from __future__ import annotations

import os
import re
import socket
from collections.abc import Iterator

import pytest

from sorry_a11y.frontends.terminal.conversation import Conversation
from sorry_a11y.frontends.terminal.output import StreamOutput
from sorry_a11y.ui.session.reply import OUTPUT_CLOSED, TERMINATED, Reply
from sorry_a11y.ui.settings.values import Settings
from tests.harness.posix import posix

from .parrot import LONG_NEWS, Parrot

pytestmark = posix


class Room:
    """A telling whose every write arrives as one packet; ``heard()`` are those since last time."""

    def __init__(self, *, paged: bool = True) -> None:
        self._here, there = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        self._there = there
        self._here.setblocking(False)
        self.parrot = Parrot()
        self.telling = Conversation(self.parrot, StreamOutput(there.fileno()), paged=paged)

    def heard(self) -> list[str]:
        packets: list[str] = []
        while True:
            try:
                packet = self._here.recv(1_000_000)
            except BlockingIOError:
                return packets
            if not packet:
                return packets
            packets.append(packet.decode())

    def go_deaf(self) -> None:
        self._here.close()

    def close(self) -> None:
        self._here.close()
        self._there.close()


@pytest.fixture
def room(monkeypatch: pytest.MonkeyPatch) -> Iterator[Room]:
    monkeypatch.setattr(os, "get_terminal_size", lambda _fd: os.terminal_size((80, 24)))
    room = Room()
    yield room
    room.close()


def test_a_long_reply_comes_a_screenful_at_a_time(room: Room) -> None:
    """At most one screenful a reply, a key between pages; nothing lost."""
    room.telling.key("l")
    lines: list[str] = []
    pages = 0
    while True:
        [packet] = room.heard()
        told = packet.removeprefix("\n").split("\n")
        assert len(told) <= 23
        pages += 1
        if not told[-1].startswith("More"):
            break
        left = int(re.sub(r"\D", "", told[-1]))
        lines += told[:-1]
        assert left == len(LONG_NEWS) + 1 - len(lines)
        room.telling.key("n")
    assert [*lines, *told] == [*LONG_NEWS, "The end of the story"]
    assert pages == 2
    assert room.parrot.pressed == ["l"]


@pytest.mark.parametrize("key", ["escape", "backspace", "0"])
def test_pages_can_be_skipped(room: Room, key: str) -> None:
    """Escape, Backspace or 0 between pages goes to the focus line, and is no key of the game."""
    room.telling.key("l")
    room.heard()
    room.telling.key(key)
    assert room.heard() == ["\nThe end of the story"]
    room.telling.key("w2")
    assert room.parrot.pressed == ["l", "w2"]


@pytest.mark.parametrize("key", ["q", "escape"])
def test_a_text_that_is_left_says_nothing_more(room: Room, key: str) -> None:
    """Who leaves a text before its end does not hear its last sentence; the line is clean."""
    room.telling.key("t")
    room.heard()
    room.telling.key(key)
    assert room.heard() == ["\n"]
    assert room.telling.status == 0


def test_the_front_may_name_the_status_of_its_farewell(room: Room) -> None:
    """The screen's own status counts, except after SIGTERM."""
    room.parrot.farewell_status = 3
    room.telling.end("end-of-input")
    assert room.telling.status == 3
    other = Room()
    other.parrot.farewell_status = 3
    other.telling.end("hang-up", TERMINATED)
    assert other.telling.status == TERMINATED
    other.close()


def test_an_ending_between_pages_drops_the_rest(room: Room) -> None:
    """Ctrl-C during a long reply does not wait for its pages."""
    room.telling.key("l")
    room.heard()
    room.telling.end("interrupt")
    assert room.heard() == ["\nYour game is saved\nFarewell after interrupt\n"]


def test_an_error_leaves_a_fresh_line(room: Room) -> None:
    """After an error too the cursor is on a fresh line, and no second newline follows."""
    room.telling.break_off()
    assert room.heard() == []
    room.telling.open()
    room.heard()
    room.telling.break_off()
    room.telling.break_off()
    assert room.heard() == ["\n"]


@pytest.mark.parametrize("sends", [True, False])
def test_a_sound_leaves_the_focus_line_alone_after_something_was_typed(
    room: Room, monkeypatch: pytest.MonkeyPatch, sends: bool
) -> None:
    """Promise: news that are only an earcon write nothing, whether a typed line was sent before or
    what was typed was erased again; the next reply begins on a line of its own."""
    monkeypatch.setattr(room.parrot, "news", lambda: Reply((), "", silent=True))
    room.telling.open()
    room.telling.echo("Hi")
    if sends:
        room.telling.key("Hi")
    else:
        room.telling.echo("\b\b  \b\b")
    room.heard()
    room.telling.news()
    assert room.heard() == []
    room.telling.key("w1")
    assert room.heard()[0].startswith("\nYou said w1")


@pytest.mark.parametrize(
    ("bell", "calls", "rings"), [("yes", True, True), ("no", True, False), ("yes", False, False)]
)
def test_the_bell_calls_a_player_on_turn(
    room: Room, monkeypatch: pytest.MonkeyPatch, *, bell: str, calls: bool, rings: bool
) -> None:
    """Promise of the setting bell: the terminal rings once, behind the words, when news call the
    player; never without the setting, and never for other news."""
    room.parrot.held.now = Settings(bell=bell)
    reply = Reply(("Ben 7, pawn 2.",), "Your turn", calls=calls)
    monkeypatch.setattr(room.parrot, "news", lambda: reply)
    room.telling.open()
    room.heard()
    room.telling.news()
    assert room.heard() == ["\nBen 7, pawn 2.\nYour turn", *(["\a"] if rings else [])]


def test_an_output_that_is_gone_is_not_rung(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    """The line that could not be told ends the session, not the bell after it."""
    room.parrot.held.now = Settings(bell="yes")
    monkeypatch.setattr(room.parrot, "news", lambda: Reply((), "Your turn", calls=True))
    room.go_deaf()
    room.telling.news()
    assert room.telling.status == OUTPUT_CLOSED
