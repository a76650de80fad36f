"""A whole game while speech is in every kind of trouble.

What holds in each is asserted by `SpokenGame.end`: every key answered at once, the game ended
correctly, the exit quick. Besides, one line at most tells what happened, every sentence of the
game is heard or printed, and speech comes back when it can.
"""

from __future__ import annotations

import socket
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.harness.posix import posix
from tests.harness.pty_session import ending
from tests.harness.speech_server import SpeechServer
from tests.harness.waiting import until

from .spoken_game import SpokenGame, playing, stopless, way_to
from .ssip_server import SsipServer

pytestmark = [pytest.mark.reader, posix]

Make = Callable[..., SpeechServer]

SPEECH = ("--output", "speech")
SOON = 0.3
"""Seconds within which a healthy server has said a reply; given to one that will not."""
LATE = 2.0
"""Seconds after which a driver that does not answer has been given up."""


def troubles(game: SpokenGame) -> list[str]:
    return [line for line in game.printed() if "replies are printed" in line]


def everything_was_told(game: SpokenGame) -> None:
    """Assert that no sentence of the game got lost, and none of another was told."""
    told = set(game.told())
    assert not set(game.expected()) - told
    others = told - set(game.expected())
    assert others <= {"Speech Dispatcher speaks", "Fake speaks", *stopless(troubles(game))}


def speech_is_back(game: SpokenGame, since: int) -> None:
    """Wait until the newest reply is spoken, ``since`` sentences having been heard when speech
    went away, and assert that the next ones are spoken only."""
    newest = game.expected()[-1]
    assert until(lambda: newest in stopless(game.heard()[since:]))
    printed = game.printed()
    game.play(4)
    assert game.printed() == printed


def test_server_killed_and_started_again(server: SpeechServer, tmp_path: Path) -> None:
    """Killed in the middle: one line says so, first what was lost, then all printed; when the
    server runs again the game speaks again."""
    with playing(way_to(server), tmp_path, *SPEECH, heard=server.heard) as game:
        assert game.begins()
        game.play(3)
        server.kill()
        since = len(server.heard())
        game.press(seconds=SOON)
        game.play(4)
        assert troubles(game) == ["Speech Dispatcher does not run, so replies are printed."]
        assert game.printed()[0] == troubles(game)[0]
        server.start()
        speech_is_back(game, since)
        game.play()
        game.end()
        assert len(troubles(game)) == 1
        everything_was_told(game)


def test_server_restarted_between_two_keys(server: SpeechServer, tmp_path: Path) -> None:
    """A restart goes unnoticed: no line, nothing printed, no sentence lost."""
    with playing(way_to(server), tmp_path, *SPEECH, heard=server.heard) as game:
        assert game.begins()
        game.play(3)
        server.stop()
        server.start()
        game.play()
        game.end()
        assert game.printed() == []
        everything_was_told(game)


@pytest.mark.parametrize("seconds", [3, pytest.param(30, marks=pytest.mark.long)])
def test_server_frozen(server: SpeechServer, tmp_path: Path, seconds: int) -> None:
    """Stopped for a while: told once, all printed meanwhile, spoken again afterwards."""
    with playing(way_to(server), tmp_path, *SPEECH, heard=server.heard) as game:
        assert game.begins()
        game.play(3)
        server.freeze()
        since = len(server.heard())
        thaws = time.monotonic() + seconds
        game.press(seconds=LATE)
        game.play(4)
        assert len(troubles(game)) == 1
        time.sleep(max(0.0, thaws - time.monotonic()))
        server.thaw()
        speech_is_back(game, since)
        game.play()
        game.end()
        assert troubles(game) == ["Speech does not answer, so replies are printed."]
        everything_was_told(game)


def test_game_ends_while_the_server_is_frozen(server: SpeechServer, tmp_path: Path) -> None:
    """Whoever quits while nothing answers is gone within a second."""
    with playing(way_to(server), tmp_path, *SPEECH, heard=server.heard) as game:
        assert game.begins()
        server.freeze()
        game.quit()
        game.end()
        server.thaw()


def test_terminal_hangs_up_while_the_server_is_frozen(server: SpeechServer, tmp_path: Path) -> None:
    """A closed window ends the game within a second too, though the voice is closed twice."""
    with playing(way_to(server), tmp_path, *SPEECH, heard=server.heard) as game:
        assert game.begins()
        server.freeze()
        game.press("w", 0)
        game.terminal.type("\x03")
        status, took = ending(game.terminal)
        assert (status, took < 1.0) == (130, True), took
        server.thaw()


def test_server_not_running(make_server: Make, tmp_path: Path) -> None:
    """Without a server all is printed, the first line saying why; once it runs, all is spoken."""
    server = make_server()
    with playing(way_to(server), tmp_path, *SPEECH, heard=server.heard) as game:
        assert game.begins()
        first = "Speech Dispatcher does not run, so replies are printed."
        assert game.printed()[0] == first
        game.play(3)
        server.start()
        speech_is_back(game, 0)
        game.play()
        game.end()
        assert troubles(game) == [first]
        everything_was_told(game)


def test_server_not_installed(make_server: Make, tmp_path: Path) -> None:
    """Where there is no such program, the first line says that."""
    env = {**way_to(make_server(autospawn=True)), "PATH": str(tmp_path)}
    with playing(env, tmp_path, *SPEECH) as game:
        assert game.begins()
        game.play()
        game.end()
        assert troubles(game) == ["Speech Dispatcher is not installed, so replies are printed."]
        assert game.printed()[0] == troubles(game)[0]
        everything_was_told(game)


@contextmanager
def deaf(path: Path) -> Iterator[None]:
    """A socket that takes connections and never answers."""
    with socket.socket(socket.AF_UNIX) as listener:
        listener.bind(str(path))
        listener.listen(50)
        yield


def test_socket_that_never_answers(make_server: Make, tmp_path: Path) -> None:
    """The first reply waits for a driver no longer than it has to, and is then printed; no key
    waits at all."""
    server = make_server()
    with playing(way_to(server), tmp_path, *SPEECH, heard=server.heard) as game:
        with deaf(server.socket):
            assert game.begins()
            assert game.printed()[0] == "Speech does not answer, so replies are printed."
            game.play(5)
        server.start()
        speech_is_back(game, 0)
        game.play()
        game.end()
        assert len(troubles(game)) == 1
        everything_was_told(game)


@pytest.mark.parametrize("answer", [b"", b"300 ERR NO SPEECH\r\n"], ids=["hangs", "refuses"])
def test_a_first_reply_that_nobody_speaks_is_printed_by_itself(
    tmp_path: Path, answer: bytes
) -> None:
    """A server fails at the first sentence, and nobody presses a key: the line about speech, the
    greeting and the first choice come all the same, and the next key is answered in print."""
    with SsipServer(tmp_path) as server:
        server.answers["SPEAK"] = answer
        env = {"SPEECHD_ADDRESS": f"unix_socket:{server.path}"}
        with playing(env, tmp_path, *SPEECH) as game:
            # the voice gives a driver 1.5 and tries once more; the rest is for a busy machine
            assert game.begins(6.0)
            assert len(troubles(game)) == 1
            assert game.press("w", 6.0)
            game.quit()
            game.end()
