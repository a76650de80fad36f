"""Something else in the place of a file of the game's folder: the program starts, answers each key,
lists the games and ends, without a traceback and without waiting."""

from __future__ import annotations

import os
import random
import shutil
import signal
import stat
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from sorry_a11y.store.errors import StorageError
from sorry_a11y.store.files import GAMES_FILE, NotAFileError, read_file, replace_file, write_given
from sorry_a11y.store.game_saver import LOCKS_FOLDER, played_now
from sorry_a11y.store.library import Library
from sorry_a11y.store.player_file import PlayerFile
from tests.harness.programs import run
from tests.store.games import keep

if sys.platform == "win32":
    pytest.skip("files of Unix", allow_module_level=True)

from tests.harness.pty_session import PtySession

LIMIT = 10.0
"""Seconds after which a program that waits for a pipe counts as hung."""
FILES = (
    *("settings.toml", GAMES_FILE, f"{GAMES_FILE}-wal", f"{GAMES_FILE}-journal", LOCKS_FOLDER),
    f"{LOCKS_FOLDER}/1",
)
NOBODY = 65534


def _link(path: Path) -> None:
    precious = path.with_name("precious")
    precious.write_bytes(random.Random(1).randbytes(500))
    path.symlink_to(precious)


def _device(path: Path) -> None:
    """Link to a device that delivers zeros for ever: one of the test's own where it is root, since
    a program that follows the link and writes would replace that of the machine."""
    device = Path("/dev/zero")
    if os.geteuid() == 0:
        device = path.with_name("zero")
        os.mknod(device, 0o666 | stat.S_IFCHR, os.makedev(1, 5))
    path.symlink_to(device)


def _no_permission(path: Path) -> None:
    path.write_bytes(b"mine")
    path.chmod(0)


KINDS: dict[str, Callable[[Path], object]] = {
    "pipe": os.mkfifo,
    "link": _link,
    "dangling": lambda path: path.symlink_to(path.with_name("nowhere")),
    "loop": lambda path: path.symlink_to(path),
    "device": _device,
    "folder": lambda path: path.mkdir(),
    "zeros": lambda path: path.write_bytes(bytes(5000)),
    "random": lambda path: path.write_bytes(random.Random(2).randbytes(5000)),
    "no permission": _no_permission,
}


@contextmanager
def no_waiting() -> Iterator[None]:
    """Fail instead of waiting for ever."""

    def hung(_number: int, _frame: object) -> None:
        raise AssertionError("waits for ever")

    before = signal.signal(signal.SIGALRM, hung)
    signal.setitimer(signal.ITIMER_REAL, LIMIT)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


@pytest.fixture
def home(kind: str) -> Iterator[Path]:
    """A folder of the game's, as nobody where root could read everything."""
    is_root = kind == "no permission" and os.geteuid() == 0
    if is_root:
        os.seteuid(NOBODY)
    folder = Path(tempfile.mkdtemp())
    yield folder
    if is_root:
        os.seteuid(0)
    shutil.rmtree(folder)


def put(home: Path, name: str, kind: str) -> Path:
    """Put something in the place of a file, beside a game."""
    path = home / name
    if name != GAMES_FILE:
        library = Library(PlayerFile(home))
        keep(library)
        library.file.close()
        (home / LOCKS_FOLDER).rmdir()
    path.parent.mkdir(exist_ok=True)
    KINDS[kind](path)
    return path


@pytest.mark.parametrize(
    ("name", "kind"),
    [
        *((name, kind) for name in FILES[:2] for kind in KINDS),
        *((name, kind) for name in FILES[2:] for kind in ("pipe", "link", "no permission")),
    ],
)
def test_what_is_no_file_of_ours_stops_nothing(home: Path, name: str, kind: str) -> None:
    """Promise: a game is begun, each key answered, all games are told, and it ends; links lead
    nowhere, and what is not ours stays."""
    path = put(home, name, kind)
    stays = kind not in ("zeros", "random", "no permission")
    before = path.lstat().st_mode
    for arguments, typed in (
        (("play", "--seed", "3", "--lang", "en"), "1\n1\n1\nw\nq\n"),
        (("games",), ""),
        ((), "q\n"),
        (("resume",), "1\n1\nq\n"),
    ):
        with no_waiting():
            ended = run(home, *arguments, typed=typed)
        assert "Traceback" not in ended.complained, arguments
        assert ended.told or ended.complained, arguments
        assert ended.status in (0, 1, 2), arguments
        if arguments[:1] == ("play",):
            assert ended.status == 0
            assert len(ended.told.splitlines()) > 5
    if stays:
        assert path.lstat().st_mode == before
    if kind == "link" and name != "settings.toml":
        assert path.with_name("precious").read_bytes() == random.Random(1).randbytes(500)


@pytest.mark.parametrize("kind", ["link", "dangling", "pipe", "folder", "device"])
def test_games_that_are_no_file_are_told(home: Path, kind: str) -> None:
    """Promise: something else in the place of the file is told, and not taken for no games."""
    path = put(home, GAMES_FILE, kind)
    with no_waiting():
        for arguments in (("games",), ("replay", "1")):
            ended = run(home, *arguments, "--lang", "en")
            assert (ended.told, ended.complained) == ("", f"{path} is not an ordinary file.\n")
            assert ended.status == 1


@pytest.mark.parametrize("kind", ["folder"])
@pytest.mark.parametrize("end", ["-wal", "-shm", "-journal"])
def test_a_file_beside_the_games_is_told_by_its_own_name(home: Path, kind: str, end: str) -> None:
    """Promise: of several files the one is named that is in the way."""
    path = put(home, f"{GAMES_FILE}{end}", kind)
    ended = run(home, "games", "--lang", "en")
    assert (ended.told, ended.complained) == ("", f"{path} is not an ordinary file.\n")


@pytest.mark.parametrize("kind", ["pipe"])
@pytest.mark.parametrize("name", FILES[:3])
@pytest.mark.parametrize("by_signal", [False, True], ids=["ctrl-c", "sigterm"])
def test_a_terminal_answers_and_ends(home: Path, kind: str, name: str, *, by_signal: bool) -> None:
    """Promise: at a terminal each key is answered and the program ends, whatever is a pipe."""
    put(home, name, kind)
    command = [sys.executable, "-m", "sorry_a11y", "play", "--seed", "3", "--lang", "en"]
    with PtySession(command, env={"SORRY_A11Y_HOME": str(home)}) as session:
        session.hear()
        for key in ("1", "\r", "w"):
            assert session.press(key).text.strip()
        if by_signal:
            session.kill(signal.SIGTERM)
        else:
            session.type("\x03")
        assert session.wait() == (143 if by_signal else 130)
        assert b"Traceback" not in session.output


@pytest.mark.parametrize("kind", KINDS)
def test_the_guard(home: Path, kind: str) -> None:
    """Promise: reading, writing, locking and making anew fail with an OSError or do it, at once,
    and what is not an ordinary file is left alone."""
    path = put(home, "file", kind)
    is_file = kind in ("zeros", "random", "no permission")
    with no_waiting():
        for work in (lambda: read_file(path, 10), lambda: replace_file(path, b"new")):
            try:
                work()
            except NotAFileError:
                assert not is_file
            except PermissionError:
                assert kind == "no permission"
            else:
                assert is_file
        assert played_now(PlayerFile(home)) == set()
        with pytest.raises(StorageError) as caught:
            write_given(path, b"new")
        assert caught.value.code == "exists"
