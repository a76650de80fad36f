"""Guests who type ``ssh -p PORT CODE@host``: OpenSSH at a real terminal, beside somebody at a
terminal of the program and a bot."""

from __future__ import annotations

import re
import signal
import stat
from collections.abc import Iterator
from pathlib import Path
from time import monotonic

import pytest
from websockets.sync.client import connect

from sorry_a11y.online.wire import protocol as msg
from tests.harness.programs import start
from tests.harness.pty_session import LIMIT, PtySession
from tests.online.server.hall_socket import HallSocket
from tests.online.server.programs import Serving, run

from .guests import (
    CODE,
    SshServing,
    decides,
    goes_on,
    made_key,
    play,
    refusal,
    text_of,
    until,
    with_openssh,
)

pytestmark = [pytest.mark.server, with_openssh]


@pytest.fixture
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[SshServing]:
    """A server with both frontends; a network opens five tables at one, and then one a minute."""
    with SshServing(tmp_path_factory.mktemp("server")) as serving:
        yield serving


def opened(ann: PtySession) -> str:
    told = ""
    while not (code := CODE.search(told)):  # the disk may be waited for first
        told += until(ann, "Waiting for")
    return code[0]


def seated(at: PtySession, name: str, waits: str) -> str:
    """Give a name, and sit down; what was told."""
    at.type(f"{name}\r")
    return until(at, waits)


def hears_talk(decider: PtySession, other: PtySession) -> None:
    """What is said while one decides is told, and the choice stands under the
    cursor as before."""
    end = monotonic() + 2 * LIMIT
    while not decides(decider):
        assert monotonic() < end, (decider.cursor_line(), other.cursor_line())
        goes_on(decider)
        goes_on(other)
        for one in (other, decider):
            one.overhear(0.01)
    choice = decider.cursor_line()
    other.press("e")
    other.type("Good luck\r")
    until(decider, "Good luck")
    decider.overhear(0.2)
    assert decider.cursor_line() == choice


def test_a_game_in_german_beside_a_terminal_and_a_bot(tmp_path: Path, server: SshServing) -> None:
    """Promise of `serve --ssh`: the game at that table, in the language of the guest's system,
    append only, talk while one decides; q twice leaves with status 0."""
    with server.host(tmp_path / "ann") as ann:
        code = opened(ann)
        with server.guest(tmp_path / "ben", code, language="de_AT.UTF-8") as ben:
            until(ben, "Tippe deinen Namen und drücke Enter")
            told = seated(ben, "Ben", "bis Ann das Spiel beginnt")
            assert "h erklärt die Tasten" in told
            until(ann, "Ben sits down")
            ann.type("\r")
            until(ann, "Sorry!")
            until(ben, "Sorry!")
            assert play((ann, ben), 12, "the game is over") >= 12
            hears_talk(ann, ben)
            hears_talk(ben, ann)
            assert "igur" in ben.press("w").text
            assert b"\x1b" not in ben.output
            assert "Ben" in text_of(ann)
            ben.press("q")
            ben.type("q")
            assert ben.wait() == 0


def test_somebody_with_a_key_finds_their_seat(tmp_path: Path, server: SshServing) -> None:
    """Promise: the seat is kept by the guest's key; the line that broke is told to the others as
    any is; nothing of the game is told twice."""
    key = made_key(tmp_path)
    with server.host(tmp_path / "ann") as ann:
        code = opened(ann)
        with server.guest(tmp_path / "ben", code, key=key) as ben:
            assert "number" not in until(ben, "type your name and press Enter")
            assert "has the number" not in seated(ben, "Ben", "Waiting for Ann to start the game")
            ann.type("\r")
            until(ben, "Sorry!")
            play((ann, ben), 4, "the game is over")
            before = set(re.findall(r"Ann \d[^.]*\.", text_of(ben)))
            ben.kill(signal.SIGKILL)
        with server.guest(tmp_path / "ben", code, key=key, language="C") as ben:
            until(ben, "you are back at the table")
            ben.overhear(1.0)
            assert "type your name" not in text_of(ben)
            assert not {one for one in before if one in text_of(ben)}
            play((ann, ben), 4, "the game is over")
        assert "Ben 2 sits down" not in text_of(ann)


def test_the_hall_by_ssh(tmp_path: Path, server: SshServing) -> None:
    """Promise of docs/online.md: ``ssh hall@host`` leads to the same hall; the key is the identity
    there, also the next time, and a game with bots begins at once. Without a key one is told."""
    key = made_key(tmp_path)
    with server.guest(tmp_path / "lea", "hall", key=key) as lea:
        assert "Rules of the hall" in until(lea, "type a name of your own and press Enter")
        lea.type("Lea\r")
        until(lea, "Play Sorry! now, 1 of 7")
    with server.guest(tmp_path / "lea", "hall", key=key) as lea:
        assert "Rules of the hall" not in until(lea, "Play Sorry! now, 1 of 7")
        lea.type("\r")
        until(lea, "h explains the keys")
        assert play((lea,), 3, "the game is over") == 3
    with server.guest(tmp_path / "lea", "hall", key=key) as lea:
        until(lea, "you are back at the table")
    with server.guest(tmp_path / "ben", "hall") as ben:
        until(ben, "your ssh must show a key")
        assert ben.wait() == 1


def test_a_wall_by_ssh(tmp_path: Path, server: SshServing) -> None:
    """Promise of docs/online.md: whom somebody at a table has blocked is told by ssh what a code is
    told that no table has, with a key and without one; before the block it leads to the table."""
    key = made_key(tmp_path)
    with server.guest(tmp_path / "max", "hall", key=key) as max_:
        until(max_, "type a name of your own and press Enter")
        max_.type("Max\r")
        until(max_, "Play Sorry! now, 1 of 7")
    with connect(server.url) as socket:
        anna = HallSocket(socket, "Anna")
        anna.asks(msg.TakeName("Anna"), msg.You)
        table = msg.HostTable("hasbro", "Anna", {"red": "you", "blue": "open"})
        code = anna.asks(table, msg.Seated).code
        with server.guest(tmp_path / "max", code, key=key) as max_:
            until(max_, "Type your name")
        anna.asks(msg.Relate("block", "Max"), msg.You)
        for shown in (key, None):
            with server.guest(tmp_path / "max", code, key=shown) as max_:
                assert max_.wait() == 1
                assert refusal(max_) == "That code doesn't match any table."


def test_the_width_of_the_guests_terminal(tmp_path: Path, server: SshServing) -> None:
    """Promise: lines are cut for the guest's terminal, also after it was given another size."""
    with (
        server.host(tmp_path / "ann") as ann,
        server.guest(tmp_path / "ben", opened(ann), columns=40) as ben,
    ):
        until(ben, "type your name and press Enter")
        seated(ben, "Ben", "wait")
        widths = [len(line) for line in ben.output.decode().split("\r\n")]
        assert 20 < max(widths) < 40
        ben.resize(24, 25)
        ben.overhear(0.3)
        widths = [len(line) for line in ben.press("h").lines]
        assert 12 < max(widths) < 25


def test_lines_where_there_is_no_terminal(tmp_path: Path, server: SshServing) -> None:
    """Promise: without a terminal, or at a dumb one, commands are lines, as everywhere."""
    with server.host(tmp_path / "ann") as ann:
        code = opened(ann)
        with server.guest(tmp_path / "ben", code, more=("-T",)) as ben:
            until(ben, "type your name and press Enter")
            assert "type h and Enter for help" in seated(ben, "Ben", "wait")
        with server.guest(tmp_path / "cid", code, term="dumb") as cid:
            until(cid, "type your name and press Enter")
            cid.type("Cid\r")
            assert "Nobody" not in until(cid, "seat")


def test_the_server_ends_and_the_seat_is_there_again(tmp_path: Path) -> None:
    """Promise: guests hear that the server ends; its key is its owner's alone and made once, so
    that their program knows it again; the seat is kept beyond a start."""
    key, folder = made_key(tmp_path), tmp_path / "server"
    with SshServing(folder) as server, server.host(tmp_path / "ann") as ann:
        code, told, port = opened(ann), server.told, server.ssh
        with server.guest(tmp_path / "ben", code, key=key) as ben:
            until(ben, "type your name and press Enter")
            seated(ben, "Ben", "wait")
            assert server.stop() == 0
            until(ben, "The server is shutting down, your seat is kept")
            assert ben.wait() == 143
    for name in ("ssh-host-key", "people.sqlite"):
        assert stat.S_IMODE((folder / name).stat().st_mode) == 0o600
    with SshServing(folder, port) as server:
        assert server.told.partition("The key")[2] == told.partition("The key")[2]
        with server.guest(tmp_path / "ben", code, key=key) as ben:
            until(ben, "you are back at the table")


def test_options_that_open_no_door(tmp_path: Path) -> None:
    """Bad input gets one clear sentence and status 2, and nothing is made."""
    data = tmp_path / "new"
    for options, said in (
        (("--ssh", "many"), "--ssh many is not a whole number."),
        (("--ssh", "70000"), "--ssh 70000 is too large. Use at most 65535."),
    ):
        status, told, complained = run("serve", "--data", str(data), *options)
        assert (status, told, complained) == (2, "", f"{said}\n")
    assert not data.exists()
    data.mkdir()
    (data / "ssh-host-key").write_text("no key\n")
    status, told, complained = run("serve", "--port", "0", "--ssh", "0", "--data", str(data))
    assert (status, told) == (2, "")
    assert "does not hold a key for ssh" in complained
    assert (data / "ssh-host-key").read_text() == "no key\n"


def test_without_its_package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Promise of the extra: without it `--ssh` is refused in one sentence that says how to get it,
    and a server without the option needs and loads nothing of it."""
    (tmp_path / "asyncssh.py").write_text("raise ImportError('not installed')\n")
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    ended = start(tmp_path, "serve", "--ssh", "0", "--data", str(tmp_path / "new"))
    assert (ended.status, ended.told) == (2, "")
    assert ended.complained == (
        "--ssh needs one more package. Install it with pip install sorry-a11y[ssh].\n"
    )
    assert not (tmp_path / "new").exists()
    with Serving(tmp_path / "server") as server:
        assert server.port


@pytest.mark.long
def test_a_whole_game(tmp_path: Path, server: SshServing) -> None:
    """Promise: a game from its beginning to its end, heard to the end by both."""
    with server.host(tmp_path / "ann") as ann, server.guest(tmp_path / "ben", opened(ann)) as ben:
        until(ben, "type your name and press Enter")
        seated(ben, "Ben", "wait")
        ann.type("\r")
        until(ben, "Sorry!")
        assert play((ann, ben), 1000, "Play another game") > 20
        assert re.search("Ben wins the game|You win", text_of(ben) + text_of(ann))
