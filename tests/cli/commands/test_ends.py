"""How the program ends when it is stopped early, cannot write, or is asked for what makes no sense:
one line, the right status, never a traceback."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from sorry_a11y.store.library import Library
from sorry_a11y.store.player_file import PlayerFile
from tests.harness.posix import posix
from tests.harness.programs import command, environment, run, start

INTERRUPTED = """
import os, signal, sys

class Finder:
    def find_spec(self, name, path=None, target=None):
        if name == wanted:
            os.kill(os.getpid(), signal.SIGINT)

signal.signal(signal.SIGINT, signal.default_int_handler)
wanted = sys.argv.pop(1)
sys.meta_path.insert(0, Finder())
from sorry_a11y.__main__ import start
sys.exit(start())
"""
"""The program, sent a Ctrl-C when it comes to import one module."""


def python(home: Path, *arguments: str) -> tuple[int, str, str]:
    """What comes of Python with arguments: its status, what it told and complained of."""
    done = subprocess.run(
        [sys.executable, *arguments],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        env=environment(home),
        check=False,
        timeout=60,
        text=True,
    )
    return done.returncode, done.stdout, done.stderr.strip()


@posix
@pytest.mark.parametrize(
    "module", ["cli.program", "output.narration.catalog", "cli.commands.games", "store.library"]
)
def test_ctrl_c_while_loading_tells_no_traceback(tmp_path: Path, module: str) -> None:
    """Whatever is being loaded: nothing but, at most, an empty line, and status 130."""
    assert python(tmp_path, "-c", INTERRUPTED, f"sorry_a11y.{module}", "games") == (130, "", "")


def test_little_is_loaded_before_ctrl_c_is_safe(tmp_path: Path) -> None:
    """Until the entry has put itself in the way a Ctrl-C tells a traceback: before that nothing is
    loaded but what every interpreter has loaded already."""
    code = (
        "import sys; sys.path = sys.argv[1:]; known = {*sys.modules}; "
        "import sorry_a11y.__main__; print(*{*sys.modules} - known)"
    )
    status, told, _ = python(tmp_path, "-S", "-c", code, *sys.path)
    loaded = set(told.split())
    assert status == 0
    assert {name for name in loaded if name.startswith("sorry_a11y")} == {
        "sorry_a11y",
        "sorry_a11y.__main__",
    }
    assert not loaded & {
        *("typing", "re", "importlib.metadata", "json", "contextlib", "signal", "enum", "types"),
    }


@posix
@pytest.mark.parametrize(
    "arguments",
    [("rules",), ("--version",), ("simulate", "--games", "1"), ("doctor",)],
    ids=" ".join,
)
def test_output_that_takes_no_more_is_told(tmp_path: Path, arguments: tuple[str, ...]) -> None:
    """On a full disk or stick: one line says so, in the player's language, and status 1."""
    with open("/dev/full", "wb") as full:
        done = subprocess.run(
            command(*arguments),
            stdin=subprocess.DEVNULL,
            stdout=full,
            stderr=subprocess.PIPE,
            env=environment(tmp_path, {"SORRY_A11Y_LANGUAGE": "de"}),
            check=False,
            timeout=60,
        )
    lines = done.stderr.decode().splitlines()
    assert lines[-1] == "Die Ausgabe lässt sich nicht schreiben, weil kein Platz mehr ist."
    assert "Traceback" not in done.stderr.decode()
    assert done.returncode == 1


@posix
@pytest.mark.parametrize("zone", ["/etc", "/etc/passwd", ":/etc", "/nowhere", "Nowhere/Here"])
def test_a_time_zone_that_is_none_stops_nothing(tmp_path: Path, zone: str) -> None:
    """The library for dates reads it while it is imported."""
    ended = start(tmp_path, "games", env={"TZ": zone})
    assert (ended.status, ended.complained) == (0, "")


@posix
def test_limits_of_the_library_for_sockets_do_not_hold(tmp_path: Path) -> None:
    """Promise of docs/security.md: they are read while it is imported, and one is no number."""
    limits = {"WEBSOCKETS_MAX_LINE_LENGTH": "x", "WEBSOCKETS_MAX_NUM_HEADERS": "1"}
    ended = start(tmp_path, "join", "12345678", "--at", "127.0.0.1:9", "--name", "Ann", env=limits)
    assert ended.status == 1
    assert len(ended.complained.splitlines()) == 1
    assert "Traceback" not in ended.complained


@posix
def test_who_has_no_home_plays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As in a container whose user nobody knows: nothing is saved, and that is told."""

    def unknown(*_words: str, **_options: object) -> None:
        raise RuntimeError("could not determine the home directory")

    monkeypatch.setattr("platformdirs.user_data_dir", unknown)
    monkeypatch.setattr("platformdirs.user_config_path", unknown)
    words = ("play", "--mode", "lines", "--seed", "7")
    ended = run(tmp_path, *words, typed="1\n1\n1\nq\nq\n", env={"SORRY_A11Y_HOME": None})
    assert (ended.status, ended.complained) == (0, "")
    assert "The folder of games is missing, so this game goes on unsaved." in ended.told


@posix
def test_without_input_json_ends_at_once(tmp_path: Path) -> None:
    """``plays --json <&-``: no line came."""
    shell = f"{sys.executable} -m sorry_a11y plays --json <&-"
    done = subprocess.run(
        ["sh", "-c", shell], env=environment(tmp_path), capture_output=True, check=False, timeout=60
    )
    assert (done.returncode, done.stdout, done.stderr) == (0, b"", b"")


def test_a_line_of_json_has_a_limit(tmp_path: Path) -> None:
    """A line of 3 MB is answered by one error, and the next is heard."""
    ended = run(tmp_path, "plays", "--json", typed='"' + "x" * 3_000_000 + '"\n{"card": "1"}\n')
    assert (ended.status, ended.complained, len(ended.told.splitlines())) == (0, "", 2)
    assert ended.told.startswith('{"error"')


@pytest.mark.parametrize("address", ["a" * 300, "x..y", "\x1b[31m", "[::1", "127.0.0.1:99999"])
def test_what_is_no_address_is_told(tmp_path: Path, address: str) -> None:
    """Whatever stands behind --at: one line, and nothing of it reaches the terminal raw."""
    ended = run(tmp_path, "join", "12345678", "--at", address)
    assert ended.status == 1
    assert ended.complained.endswith(" is not an address.\n")
    assert len(ended.complained.splitlines()) == 1
    assert "\x1b" not in ended.complained


def test_a_link_is_taken_where_a_code_is(tmp_path: Path) -> None:
    """Promise of docs/online.md: a link says where the table is, and no address is asked for."""
    ended = run(tmp_path, "join", "<http://127.0.0.1:9/#2305%206492%201842>", "--name", "Ben")
    assert ended.status == 1
    assert "127.0.0.1:9" in ended.complained
    assert ended.complained.endswith(". The table may be closed.\n")


def test_a_replay_from_behind_the_end_says_so(tmp_path: Path) -> None:
    """Not nothing, with status 0."""
    run(tmp_path, "play", "--seed", "7", typed="\n" * 6)
    ended = run(tmp_path, "replay", "1", "--from", "99999")
    assert (ended.status, ended.complained) == (
        2,
        "The game ends before turn 99999. Choose an earlier one.\n",
    )


@pytest.mark.parametrize("first", [("--lang", "de"), ("--lang=de",)], ids=" ".join)
def test_the_language_may_stand_before_the_command(tmp_path: Path, first: tuple[str, ...]) -> None:
    """As the first thing that somebody types who does not read English."""
    assert "Spiel" in run(tmp_path, *first, "games").told


@pytest.mark.parametrize(
    ("typed", "language"),
    [("\n", "en"), ("n\n", "it"), ("ja\n", "de"), ("\ty\t no\n", "zh-Hant"), ("", "en")],
)
def test_only_y_deletes(tmp_path: Path, typed: str, language: str) -> None:
    """The line says that any other key keeps the game: Enter does, and no answer does."""
    run(tmp_path, "play", "--seed", "7", typed="\n" * 6)
    chosen = {"SORRY_A11Y_LANGUAGE": language}
    run(tmp_path, "games", "delete", "1", typed=typed, env=chosen)
    library = Library(PlayerFile(tmp_path))
    assert library.numbers() == [1]
    library.file.close()
    run(tmp_path, "games", "delete", "1", typed="Y\n", env=chosen)
    assert library.numbers() == []
