"""Leaving a game says whether all of it is kept; a long list is told as it is read. Both through
the program that players run."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from sorry_a11y.store.library import Library
from sorry_a11y.store.player_file import PlayerFile
from sorry_a11y.ui.session.screen import MADE_AT_ONCE, TextScreen
from sorry_a11y.ui.settings.values import Settings

UNSAVED = "The last turns of this game could not be saved."
UNSAVED_FROM = {
    10: "The disk is full, so this game goes on unsaved.",
    100_000: "The disk could not save this game, so it goes on unsaved.",
}
"""What is told by the room of a file, of which the system knows only that it is too small."""
LIMITED = """
import resource, sys
resource.setrlimit(resource.RLIMIT_FSIZE, (int(sys.argv[1]), resource.RLIM_INFINITY))
from sorry_a11y.cli.program import main
sys.exit(main(["play", "--mode", "lines", "--seed", "7"]))
"""


def played(home: Path, room: int, typed: str) -> list[str]:
    """The lines told by a game on a disk on which a file has so much room."""
    done = subprocess.run(
        [sys.executable, "-c", LIMITED, str(room)],
        input=typed,
        capture_output=True,
        text=True,
        check=True,
        timeout=60,
        env={
            **os.environ,
            "SORRY_A11Y_HOME": str(home),
            "SORRY_A11Y_LANGUAGE": "en",
            "SORRY_A11Y_FORCED": "ask",
            "PYTHONDONTWRITEBYTECODE": "1",
        },  # the limit would cut the bytecode kept for others
    )
    assert done.stderr == ""
    return done.stdout.splitlines()


@pytest.mark.skipif(sys.platform == "win32", reason="the limit on files is POSIX")
@pytest.mark.parametrize("leave", ["q\nq\n", ""])
@pytest.mark.parametrize("room", UNSAVED_FROM)
def test_leaving_while_the_disk_is_full(tmp_path: Path, room: int, leave: str) -> None:
    """Promise: who leaves, or whose input ends, while the disk is full hears that the last turns
    are not saved, once and before the last word; what had room is there."""
    told = played(tmp_path, room, "1\n" * 40 + leave)
    assert told.count(UNSAVED_FROM[room]) == 1
    assert told.count(UNSAVED) == 1
    assert told[-2] == UNSAVED
    library = Library(PlayerFile(tmp_path))
    assert library.numbers() == ([1] if room > 10 else [])
    assert room == 10 or library.resume(1).game.actions


@pytest.mark.skipif(sys.platform == "win32", reason="the limit on files is POSIX")
def test_leaving_a_game_that_is_kept(tmp_path: Path) -> None:
    """Promise: nothing is said where there is nothing to say."""
    told = played(tmp_path, 10**8, "1\n" * 40 + "q\nq\n")
    assert not {UNSAVED, *UNSAVED_FROM.values()} & {*told}
    assert Library(PlayerFile(tmp_path)).numbers() == [1]


@pytest.mark.parametrize("output", ["terminal", "speech"])
def test_a_text_that_is_made_as_it_is_told(output: str) -> None:
    """Promise: of a long list no more is read than is told, and fewer sentences than there were
    to be do not disturb it."""
    made = 0

    def sentences() -> Iterator[str]:
        nonlocal made
        for made in range(1, 46):
            yield f"Sentence {made}."

    front = TextScreen(sentences(), Settings(output=output), count=50)
    reply = front.opened()
    heard = list(reply.news)
    assert made == len(heard) <= MADE_AT_ONCE
    assert "more" in reply.focus
    while reply.status is None:
        reply = front.key("enter")
        heard += reply.news
        assert made <= len(heard) + 1
    heard.append(reply.focus)
    assert heard[:45] == [f"Sentence {number}." for number in range(1, 46)]


def test_a_text_that_ends_with_a_page() -> None:
    """Promise: where nothing is left behind a full page after all, the end is said."""
    front = TextScreen(iter(["One."] * MADE_AT_ONCE), Settings(), count=MADE_AT_ONCE + 3)
    assert front.opened().status is None
    reply = front.key("enter")
    assert (reply.status, len(reply.focus) > 3) == (0, True)
