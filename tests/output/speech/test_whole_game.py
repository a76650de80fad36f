"""Whole games at a healthy Speech Dispatcher, in every output mode."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.harness.posix import posix
from tests.harness.programs import environment
from tests.harness.sessions import sentences
from tests.harness.speech_server import SpeechServer
from tests.harness.waiting import until

from .spoken_game import SpokenGame, playing, stopless, way_to

pytestmark = [pytest.mark.reader, posix]

Make = Callable[..., SpeechServer]

SPEAKS = "Speech Dispatcher speaks."


def _play_to_the_end(game: SpokenGame) -> None:
    assert game.begins()
    game.play()
    game.end()


def test_speech_says_every_sentence_once_in_order(server: SpeechServer, tmp_path: Path) -> None:
    """Promise: in speech the whole game is heard, each sentence once, in order,
    the first naming the driver; each key interrupts once; the screen stays silent to the end."""
    with playing(way_to(server), tmp_path, "--output", "speech", heard=server.heard) as game:
        _play_to_the_end(game)
        assert len(game.expected()) > 75
        assert stopless(server.heard()) == [SPEAKS.rstrip("."), *game.expected()]
        first, *others = [sentences(reply) for reply in game.replies]
        wanted = ["CANCEL self", SPEAKS, *first]
        for reply in others:
            wanted += ["CANCEL self", *reply]
        lines = [line for line in server.asked() if line in set(wanted)]
        assert lines == wanted
        assert game.terminal.output == b""


def test_terminal_says_nothing(server: SpeechServer, tmp_path: Path) -> None:
    """By default all is printed, and a server that runs is not even connected to."""
    with playing(way_to(server), tmp_path, heard=server.heard) as game:
        _play_to_the_end(game)
        assert stopless(game.printed()) == game.expected()
    assert (server.heard(), server.asked()) == ([], [])


def test_both_agree(server: SpeechServer, tmp_path: Path) -> None:
    """In both, what is printed is what is heard."""
    with playing(way_to(server), tmp_path, "--output", "both", heard=server.heard) as game:
        assert until(lambda: len(server.heard()) > len(sentences(game.replies[0])))
        while not game.over:
            assert game.press()
            assert until(lambda: len(server.heard()) > len(game.expected()))
        game.end()
        assert stopless(game.printed()) == game.expected()
        assert stopless(server.heard()) == [SPEAKS.rstrip("."), *game.expected()]


def test_stop_key_stops_speech(server: SpeechServer, tmp_path: Path) -> None:
    """Key x stops what is being said and says nothing, and the next key is heard."""
    with playing(way_to(server), tmp_path, "--output", "speech", heard=server.heard) as game:
        assert game.begins()
        before, stops = server.heard(), server.asked().count("CANCEL self")
        game.terminal.type("x")
        assert until(lambda: server.asked().count("CANCEL self") > stops)
        assert server.heard() == before
        assert game.press("w")
        game.quit()
        game.end()


def test_line_mode_speaks_too(server: SpeechServer, tmp_path: Path) -> None:
    """A whole game by typed lines from a pipe is heard like one by keys; nothing is printed."""
    command = [
        *(sys.executable, "-m", "sorry_a11y", "play", "--seed", "88", "--seats"),
        *("red=you,yellow=runner", "--quick", "--save", "no", "--output", "speech"),
    ]
    env = {**environment(tmp_path), **way_to(server)}
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=env
    ) as process:
        assert process.stdin is not None
        assert until(lambda: any("1 of" in line for line in server.heard()))
        for _ in range(3):
            count = len(server.heard())
            process.stdin.write(b"\n")
            process.stdin.flush()
            assert until(lambda count=count: len(server.heard()) > count)  # type: ignore[misc]
        out, err = process.communicate(timeout=20)
    assert err == b""
    assert len(out.decode().strip().splitlines()) <= 1  # the farewell at the end of the input


def test_typed_lines_stay_apart_in_speech(server: SpeechServer, tmp_path: Path) -> None:
    """Nothing is printed but what is typed, each word on a line of its own, and the shell gets a
    fresh one."""
    options = ("--output", "speech", "--mode", "lines")
    with playing(way_to(server), tmp_path, *options, heard=server.heard) as game:
        assert game.begins()
        for word in ("w", "c", "q", "q"):
            game.press(word + "\r", 0)
        game.terminal.wait()
        assert bytes(game.terminal.output) == b"w\r\nc\r\nq\r\nq\r\n"


@pytest.mark.parametrize("output", ["terminal", "speech"])
def test_a_game_loads_a_voice_only_if_one_is_chosen(
    make_server: Make, tmp_path: Path, output: str
) -> None:
    """Promise: start-up without a voice chosen loads none of it; and the measure can fail."""
    server = make_server()
    code = (
        "import json, sys; from sorry_a11y.cli.program import main; "
        "main(['play', '--seed', '1', '--save', 'no', '--output', sys.argv[1]]); "
        "print(json.dumps(sorted(sys.modules)), file=sys.stderr)"
    )
    done = subprocess.run(
        [sys.executable, "-c", code, output],
        input=b"\nx\nm\nq\nq\n",
        capture_output=True,
        check=True,
        env={**environment(tmp_path), **way_to(server)},
        timeout=60,
    )
    modules = json.loads(done.stderr.splitlines()[-1])
    speech = "sorry_a11y.output.speech"
    libraries = ("accessible_output2", "jeepney", f"{speech}.speech_voice", f"{speech}.speaker")
    voices = [name for name in modules if name.startswith(libraries)]
    assert bool(voices) == (output == "speech"), voices
