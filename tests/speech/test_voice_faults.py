"""A Speech Dispatcher in every kind of trouble, and what a player gets then.

Each test ends with `Talk.end`: no reply waited, nothing was printed, the exit was quick.
"""

from __future__ import annotations

import socket
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from sorry_a11y.speech.speaker import SpeechLimits
from tests.harness.speech_server import SpeechServer
from tests.harness.waiting import until

from .conftest import ESPEAK, require
from .talk import Talk

Make = Callable[..., SpeechServer]
Start = Callable[..., Talk]

ABANDONED = SpeechLimits().call


def returns(program: Talk, server: SpeechServer) -> None:
    """Assert that speech is back, with the newest reply, and that all is told once."""
    program.say("Newest reply")
    assert program.becomes("speaking")
    assert server.says("Newest reply"), server.heard()
    program.say("And on")
    assert server.says("And on")
    assert len(server.heard()) == len(set(server.heard())), "a sentence was said twice"
    assert program.outages() == 1


@pytest.mark.parametrize("missing", ["accessible_output2", "jeepney"])
def test_a_package_that_is_missing(server: SpeechServer, talk: Start, missing: str) -> None:
    """Speech Dispatcher is spoken to without any package of others."""
    program = talk(server.env, hide=[missing])
    assert program.ready()["driver"] == "Speech Dispatcher"
    program.say("Spoken all the same")
    assert server.says("Spoken all the same")
    assert program.outages() == 0
    program.end()


def test_server_not_installed(make_server: Make, talk: Start, tmp_path: Path) -> None:
    """Without the server's program the reason is told; once it is there, speech comes."""
    server = make_server()
    program = talk(server.env | {"PATH": str(tmp_path)})
    state = program.ready()
    assert (state["phase"], state["reason"]) == ("silent", "server-missing")
    server.start()
    returns(program, server)
    program.end()


def test_server_not_running(make_server: Make, talk: Start) -> None:
    """A server that may not be started by clients: told once, spoken when it runs."""
    server = make_server()
    program = talk(server.env)
    assert program.ready()["reason"] == "server-down"
    for n in range(5):
        program.say(f"Unheard {n}")
    assert program.state()["unsaid"] == ["Unheard 4"]
    server.start()
    returns(program, server)
    assert not {f"Unheard {n}" for n in range(4)} & set(server.heard())
    program.end()


def test_server_is_started_where_it_may_be(make_server: Make, talk: Start) -> None:
    """The usual case on a desktop: nothing runs yet, and the first reply starts it."""
    server = make_server(autospawn=True)
    program = talk(server.env)
    program.say("Hello")
    assert server.says("Hello")
    assert program.outages() == 0
    program.end()


def test_server_started_without_audio(make_server: Make, talk: Start) -> None:
    """A server without a sound device answers one reply and then hangs for ever."""
    require(ESPEAK.exists(), "speech-dispatcher-espeak-ng")
    server = make_server(sound=False)
    server.start()
    program = talk(server.env)
    for n in range(4):
        program.say(f"Into the void {n}")
        time.sleep(0.3)
    assert program.becomes("silent")
    assert program.state()["reason"] == "no-answer"
    assert program.outages() == 1
    program.end()


def test_server_killed_and_started_again(server: SpeechServer, talk: Start) -> None:
    """Killed in the middle of a game: told once, replies kept, speech returns."""
    program = talk(server.env)
    program.say("Before")
    assert server.says("Before")
    server.kill()
    for n in range(5):
        program.say(f"Reply {n}")
        time.sleep(0.1)
    assert program.becomes("silent")
    state = program.state()
    assert (state["reason"], state["unsaid"]) == ("server-down", ["Reply 4"])
    server.start()
    returns(program, server)
    program.end()


def test_server_restarted_between_keys(server: SpeechServer, talk: Start) -> None:
    """A restart between two keys costs nothing: no line, no lost sentence."""
    program = talk(server.env)
    program.say("Before")
    assert server.says("Before")
    server.stop()
    server.start()
    program.say("After", "and all of it")
    assert until(lambda: server.heard() == ["Before", "After", "and all of it"])
    assert program.outages() == 0
    program.end()


@pytest.mark.parametrize("seconds", [3, 9, pytest.param(30, marks=pytest.mark.long)])
def test_server_frozen(server: SpeechServer, talk: Start, seconds: int) -> None:
    """Frozen for a while: told once, nothing said twice or late but the newest reply."""
    program = talk(server.env)
    program.say("Before")
    assert server.says("Before")
    server.freeze()
    thaw = time.monotonic() + seconds
    program.say("Said into the ice", "and its rest")
    assert program.becomes("silent")
    n = 0
    while time.monotonic() < thaw:
        program.say(f"Reply {n}")
        n += 1
        time.sleep(0.2)
    assert program.state()["unsaid"] == [f"Reply {n - 1}"]
    server.thaw()
    returns(program, server)
    stale = {f"Reply {i}" for i in range(n - 1)} | {"and its rest"}
    if seconds > ABANDONED:  # before, the frozen server may still take what it was asked
        stale.add("Said into the ice")
    assert not stale & set(server.asked()), "an old reply was handed over late"
    program.end()


def test_end_while_the_server_is_frozen(server: SpeechServer, talk: Start) -> None:
    """The game can be left at once while the server does not answer."""
    program = talk(server.env)
    program.say("Before")
    assert server.says("Before")
    server.freeze()
    program.say("Into the ice")
    program.end()
    server.thaw()


def test_socket_that_never_answers(make_server: Make, talk: Start) -> None:
    """Something accepts the connection and says nothing; later the real server is there."""
    server = make_server()
    with socket.socket(socket.AF_UNIX) as deaf:
        deaf.bind(str(server.socket))
        deaf.listen(50)
        program = talk(server.env)
        program.say("Into the void")
        state = program.ready()
        assert (state["phase"], state["reason"]) == ("silent", "no-answer")
        assert state["unsaid"] == ["Into the void"]
    server.start()
    returns(program, server)
    program.end()


def test_end_while_nothing_answers(make_server: Make, talk: Start) -> None:
    """The game can be left at once while the first connection still hangs."""
    server = make_server()
    with socket.socket(socket.AF_UNIX) as deaf:
        deaf.bind(str(server.socket))
        deaf.listen(50)
        program = talk(server.env)
        program.say("Into the void")
        time.sleep(0.3)
        program.end()


def test_socket_that_answers_nonsense(make_server: Make, talk: Start) -> None:
    """Something else listens there: no traceback on the screen, one line told."""
    server = make_server()
    with socket.socket(socket.AF_UNIX) as other:
        other.bind(str(server.socket))
        other.listen(50)
        program = talk(server.env)
        for _ in range(2):
            connection, _ = other.accept()
            with connection:
                connection.sendall(b"\xff\xfeHTTP/1.1 400 no\r\n\r\n")
                time.sleep(0.1)
        assert program.ready()["reason"] == "failed"
    server.start()
    returns(program, server)
    program.end()


def test_driver_that_prints(server: SpeechServer, talk: Start) -> None:
    """What a driver prints never reaches the player's screen."""
    program = talk(server.env, loud=True)
    assert program.ready()["driver"] == "Loud"
    program.say("One", "two")
    assert until(lambda: not program.state()["unsaid"])
    program.end()
