"""Bytes from outside: arguments, environment, input and files drawn by lot, in every command.

``pytest tests/cli/commands/test_any_bytes.py --games 10000`` draws ten thousand.
"""

from __future__ import annotations

import gc
import shutil
import sys
import unicodedata
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from sorry_a11y.cli.commands.command_line import ACCEPTED, SUBCOMMANDS
from sorry_a11y.core.rulesets.families import Wishes
from sorry_a11y.store.library import Library
from sorry_a11y.store.player_file import PlayerFile
from sorry_a11y.ui.settings.values import SETTINGS
from tests.harness.programs import run
from tests.store.games import keep, record_of

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="arguments are bytes on POSIX")

LEFT_OUT = {"host", "join", "serve", "tables", "window", "doctor", "simulate", "sounds"}
"""Commands that open ports, ask other computers, look for devices or take long on purpose."""
COMMANDS = sorted({*SUBCOMMANDS} - LEFT_OUT)
SIGNS = (
    *("a", "Ann", "0", "1", "-1", "7", "99999999999999999999", "1e9", "", " ", "-", "--", "=", ","),
    *("red=you", "red=you,blue=runner", "/", ".", "..", "~", "*", "%s", "{0}", "{ $x }", "$HOME"),
    *("\t", "\n", "\r", "\x1b[2J", "\x07", "\x7f", "\u200b", "\u202e", "\ufeff", "\ud7ff"),
    *("\udcff", "\udc80\udcfe", "é", "e\u0301", "你", "\U0001f600", "x" * 300, "١٢", "²", "ﬀ", "İ"),
    "1" * 5000,
)
VARIABLES = (
    *(f"SORRY_A11Y_{name.upper()}" for name in SETTINGS),
    *("LANG", "LC_ALL", "LANGUAGE", "TZ", "TERM", "COLUMNS", "LINES", "LOGNAME", "NO_COLOR"),
    *("BROWSER", "DISPLAY", "SORRY_A11Y_POSTGRES", "XDG_DATA_HOME", "XDG_CONFIG_HOME"),
)
"""What the program and its libraries take from the environment."""


class World:
    """A home with games, settings and files beside it, of which some are spoiled for each try."""

    def __init__(self, folder: Path) -> None:
        self._whole = folder / "whole"
        self.home = folder / "home"
        self.record = record_of(Wishes(), 3, most=60)
        library = Library(PlayerFile(self._whole))
        keep(library, 1, 60)
        library.file.close()

    def spoil(self, rng: Random) -> list[str]:
        """Make the home anew with spoiled files, and return the names of files beside it."""
        shutil.rmtree(self.home, ignore_errors=True)
        shutil.copytree(self._whole, self.home)
        if rng.random() < 0.3:
            path = self.home / "games.sqlite"
            path.write_bytes(_spoiled(path.read_bytes(), rng))
        if rng.random() < 0.5:
            settings = f'{rng.choice([*SETTINGS])} = "{rng.choice(SIGNS)}"\n'
            data = settings.encode("utf-8", "surrogateescape")
            (self.home / "settings.toml").write_bytes(_spoiled(data, rng))
        record, sounds = self.home / "record.txt", self.home / "sounds"
        record.write_bytes(_spoiled(self.record, rng))
        sounds.mkdir()
        (sounds / "step.wav").write_bytes(_spoiled(b"RIFF\x24\0\0\0WAVEfmt ", rng))
        return [str(record), str(sounds), str(self.home), str(self.home / "none"), "/dev/null"]


def _spoiled(data: bytes, rng: Random) -> bytes:
    match rng.randrange(5):
        case 0:
            return data
        case 1:
            return rng.randbytes(rng.randrange(2000))
        case 2:
            return data[: rng.randrange(len(data) + 1)]
        case 3:
            at = rng.randrange(len(data))
            return data[:at] + rng.randbytes(rng.randrange(50)) + data[at + 1 :]
    return b"\xef\xbb\xbf" + data.replace(b"\n", b"\r\n") + b"\0" * rng.randrange(9)


def _word(rng: Random, files: list[str]) -> str:
    kinds = rng.random()
    if kinds < 0.4:
        return rng.choice([*files, "1", "1"])
    if kinds < 0.6:
        accepted = [*ACCEPTED.values(), *(map(str, one.values) for one in SETTINGS.values())]
        return rng.choice([*rng.choice(accepted), ""])
    return "".join(rng.choices(SIGNS, k=rng.randrange(1, 4)))


def _arguments(rng: Random, files: list[str]) -> list[str]:
    name = rng.choice(COMMANDS)
    command = SUBCOMMANDS[name]
    words = [name] if rng.random() < 0.95 else []
    most = command.words + (rng.random() < 0.1)
    words += [_word(rng, files) for _ in range(min(rng.randrange(most + 1), 3))]
    for option in rng.sample(command.names, min(len(command.names), rng.choice((0, 0, 1, 2)))):
        glued = rng.random() < 0.3
        words += [f"{option}={_word(rng, files)}"] if glued else [option, _word(rng, files)]
    return words


def test_any_bytes(
    tmp_path: Path, how_many: Callable[[int], int], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Promise: whatever bytes come from outside, one sentence says what is wrong, there is no
    traceback, and no sign on which a terminal acts gets through."""
    rng = Random("bytes from outside")
    world = World(tmp_path)
    ended = Counter[int]()
    monkeypatch.chdir(tmp_path)
    for number in range(how_many(150)):
        if number % 100 == 0:  # the program keeps what it loads from being looked through
            gc.unfreeze()
            gc.collect()
        files = world.spoil(rng)
        words = _arguments(rng, files)
        names = rng.sample(VARIABLES, rng.randrange(4))
        env = {name: _word(rng, files).replace("\0", "") for name in names}
        keys = (b"1\n", b"1\n", b"q\n", b"\n", b"h\n", rng.randbytes(rng.randrange(40)) + b"\n")
        typed = b"".join(rng.choices(keys, k=rng.randrange(12)))
        done = run(world.home, *words, typed=typed, env=env)
        given = (words, env, typed)
        assert done.status in (0, 1, 2), given
        assert "Traceback" not in done.complained, (given, done.complained)
        assert len(done.complained.splitlines()) <= 1, (given, done.complained)
        assert bool(done.complained) == (done.status != 0), (given, done)
        for text in (done.told, done.complained):
            acts = {one for one in text if unicodedata.category(one) in ("Cc", "Cs")} - {"\n"}
            assert not acts, (given, acts)
        ended[done.status] += 1
    assert set(ended) == {0, 1, 2}
