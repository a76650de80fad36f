"""Friends at real terminals: from the start menu and from the command line, over a real server."""

from __future__ import annotations

import re
import signal
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from sorry_a11y.online.wire.codes import spelled, typed_code
from tests.harness.pty_session import PtySession
from tests.online.server.programs import Serving, run

CODE = re.compile(r"(\d \d \d \d(, )?){3}")


@pytest.fixture
def server(tmp_path: Path) -> Iterator[str]:
    """The address of a server."""
    with Serving(tmp_path / "server") as serving:
        yield f"127.0.0.1:{serving.port}"


def terminal(home: Path, *arguments: str) -> PtySession:
    """The program at a terminal of somebody whose things are in ``home``."""
    return PtySession(
        [sys.executable, "-m", "sorry_a11y", *arguments],
        env={"SORRY_A11Y_HOME": str(home), "SORRY_A11Y_SOUND": "off", "SORRY_A11Y_NAME": None},
    )


def until(at: PtySession, words: str) -> str:
    """What is written until those words are, wherever the lines were wrapped."""
    told = ""
    while words.lower() not in told.lower():
        told += at.hear().decode().replace("\r\n", " ")
    return told


def lines_of(text: str) -> set[str]:
    """The lines of what was written, without the points behind them."""
    return {line.strip(". ") for line in text.splitlines()} - {""}


def take(at: PtySession, row: str) -> None:
    """Go down a menu to the row with those words, and take it."""
    for _ in range(12):
        if row.lower() in at.cursor_line().lower():
            break
        at.press("n")
    else:
        raise AssertionError(f"no row {row!r}: {at.display()}")
    at.type("\r")


def walk(at: PtySession, *steps: tuple[str, str]) -> None:
    """Wait for some words and take a row, again and again."""
    for words, row in steps:
        until(at, words)
        take(at, row)


def test_friends_find_each_other_from_the_start_menu(tmp_path: Path, server: str) -> None:
    """Promise of the start menu: a table is opened, found and gone back to with what the menus ask
    for; nobody who gave a name hears of that of the login."""
    with terminal(tmp_path / "ann") as ann, terminal(tmp_path / "ben") as ben:
        walk(ann, ("Start menu", "friends"), ("invite code", "server"))
        until(ann, "type the address of a server")
        ann.type(f"{server}\r")
        walk(ann, (f"the server is {server}", "Open a table, Sorry!"))
        code = CODE.search(until(ann, "Waiting for 3 friends"))
        assert code
        walk(ben, ("Start menu", "friends"), ("invite code", "Join with an invite code"))
        until(ben, "type the invite code")
        ben.type(f"{code[0]}\r")
        until(ben, "address of the table")
        ben.type(f"{server}\r")
        until(ben, "to start the game")
        until(ann, "sits down")
        ann.type("\r")
        until(ann, "Sorry!")
        until(ben, "Sorry!")
        for one in (ann, ben):
            one.press("q")
            one.type("q")
            assert one.wait() == 0
        assert b"\x1b" not in ann.output
    with terminal(tmp_path / "ben", "join") as ben:
        until(ben, "back at the table")
        ben.press("q")
        ben.type("q")
        assert ben.wait() == 0
    with terminal(tmp_path / "ann") as ann:
        walk(ann, ("Start menu", "friends"), ("Back to the last table",) * 2)
        until(ann, "back at the table")
    named = ("join", code[0], "--at", server, "--name", "Cleo")
    with terminal(tmp_path / "cleo", *named) as cleo:
        assert "that of your login" not in until(cleo, "h explains the keys")


def test_a_listed_table_and_who_may_listen(tmp_path: Path, server: str) -> None:
    """Promise of `host --at`, `--public` and `--watch no`: the table is in the list with its code,
    in the menu too, and nobody listens who has no seat."""
    options = (
        *("host", "--at", server, "--name", "Ann", "--public", "yes", "--watch", "no", "--seats"),
        "red=you,blue=open,yellow=runner",
    )
    with terminal(tmp_path / "ann", *options) as ann:
        code = CODE.search(until(ann, "Waiting for 1 friend"))
        assert code
        assert run("tables", "--at", server)[1] == (
            f"Sorry!, Ann is the host, 1 seat is free, code {spelled(typed_code(code[0]) or '')}.\n"
        )
        status, _, said = run("join", code[0], "--at", server, "--name", "Eve", "--watch")
        assert (status, said) == (1, "Nobody may watch this table.\n")
        with terminal(tmp_path / "ben") as ben:
            walk(ben, ("Start menu", "friends"), ("invite code", "List tables open to everyone"))
            until(ben, "address of a server")
            ben.type(f"{server}\r")
            until(ben, "Ann is the host")
            ben.type("\r")
            until(ben, "Waiting for Ann to start")
        until(ann, "sits down")


def test_a_server_that_falls_silent_is_told_in_sentences(tmp_path: Path) -> None:
    """Promise of docs/online.md: where a server freezes, a player hears at once for whom they wait,
    within seconds that there is no answer, then that the connection is lost, and that it is back;
    no library writes to the terminal meanwhile."""
    with Serving(tmp_path / "server") as serving:
        options = (
            *("host", "--at", f"127.0.0.1:{serving.port}", "--name", "Ann", "--seats"),
            *("red=you,blue=runner", "--undo", "off"),
        )
        with terminal(tmp_path / "ann", *options) as ann:
            until(ann, "Start the game, 1 of")
            ann.overhear(0.5)  # no sooner is the row heard
            ann.type("\r")
            until(ann, "Hasbro rules")
            while " of " not in ann.cursor_line():
                ann.hear()
            serving.signal(signal.SIGSTOP)
            at = len(ann.output)
            ann.type("\r")
            until(ann, "No answer from the table yet")
            until(ann, "trying again")
            serving.signal(signal.SIGCONT)
            until(ann, "The connection to the table is back")
            earlier = lines_of(ann.output[:at].decode())  # the choice, which is open again
            told = ann.output[at:].decode().partition("The connection to the table is back")[0]
            assert lines_of(told) - earlier - {"Sent"} == {
                "Waiting for the table to answer",
                "No answer from the table yet",
                "The connection to the table is lost, trying again",
            }


def test_who_is_not_there_is_told_in_the_menu(tmp_path: Path) -> None:
    """Bad input gets one sentence and the menu again."""
    with terminal(tmp_path) as ann:
        walk(ann, ("Start menu", "friends"), ("invite code", "Join with an invite code"))
        until(ann, "type the invite code")
        ann.type("12\r")
        until(ann, "address of the table")
        ann.type("127.0.0.1:9\r")
        told = until(ann, "1 of ")
        assert "Nobody answers at 127.0.0.1:9." in told
        ann.type("\x1b")
        until(ann, "of 9")
