"""The recorder stands in nobody's way, whatever the disk does."""

from __future__ import annotations

import errno
import os
import shutil
import stat
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from sorry_a11y.rules.board import RED, YELLOW
from sorry_a11y.rulesets.families import Wishes, make_rules
from sorry_a11y.storage.errors import StorageError
from sorry_a11y.storage.home import Home
from sorry_a11y.storage.library import Library
from sorry_a11y.storage.replay import Replay
from sorry_a11y.table.dealer import chance_from
from sorry_a11y.table.setup import Person, Seating
from sorry_a11y.table.table import Table
from sorry_a11y.terminal.background_flusher import BackgroundFlusher
from tests.harness.sessions import advance
from tests.storage.games import begin, noted, play, press, same_game, seat


def only_record(library: Library) -> bytes:
    """The bytes of the one record there is."""
    (file,) = library.records.files()
    return library.records.path(file.number).read_bytes()


def test_what_is_written_is_what_is_documented(library: Library) -> None:
    """Promise: the file holds, line by line, what the format says, with nothing added."""
    kept = begin(library)
    play(kept.table, undo=True)
    kept.close()
    table, notes = noted(Wishes(), seat(), 1)
    play(table, undo=True)
    assert only_record(library) == notes.data


def test_every_key_is_in_the_file_when_it_is_answered(library: Library) -> None:
    """Promise: a decision is in the hands of the system before its answer can be told."""
    kept = begin(library)
    table, notes = noted(Wishes(), seat(), 1)
    advance(kept.table)
    advance(table)
    for _ in range(20):
        press(kept.table, undo=True)
        press(table, undo=True)
        assert only_record(library) == notes.data
    kept.close()


def test_no_file_before_a_person_decides(library: Library) -> None:
    """Promise: looking at a game without playing leaves nothing behind."""
    kept = begin(library)
    advance(kept.table)
    kept.close()
    assert not library.home.folder.exists()
    assert kept.recorder.is_saved


class Disk:
    """A disk that can be told to refuse, standing in for the system's writing."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.error = 0
        self.room = 0
        self._write: Callable[[int, memoryview], int] = os.write
        monkeypatch.setattr("sorry_a11y.storage.home.os.write", self.write)

    def write(self, descriptor: int, data: memoryview) -> int:
        """Write, or a piece and then nothing more, as a disk does that is filling up."""
        if not self.error:
            return self._write(descriptor, data)
        if not self.room:
            raise OSError(self.error, os.strerror(self.error))
        piece = data[: self.room]
        self.room -= len(piece)
        return self._write(descriptor, piece)


@pytest.mark.parametrize(
    ("number", "trouble"),
    [(errno.ENOSPC, "full"), (errno.EROFS, "read-only"), (errno.EIO, "failed"),
     (errno.ESTALE, "gone")],
)
def test_a_disk_that_refuses(
    library: Library, monkeypatch: pytest.MonkeyPatch, number: int, trouble: str
) -> None:
    """Promise: a disk that refuses is told once, play goes on to the same end, and what was
    written is a record; once the disk takes it again, all is there."""
    disk = Disk(monkeypatch)
    kept = begin(library, seed=2)
    play(kept.table, most=60)
    disk.error, disk.room = number, 7
    before = len(only_record(library))
    press(kept.table)
    assert len(only_record(library)) == before + 7
    assert kept.recorder.take_trouble() == (trouble, 0)
    for _ in range(5):
        press(kept.table)
        assert kept.recorder.take_trouble() is None
    assert not kept.recorder.is_saved
    (entry,) = library.entries()
    assert entry.summary is not None
    disk.error = 0
    play(kept.table)
    assert kept.recorder.is_saved
    kept.close()
    plain = Table(make_rules(Wishes()), seat(), chance_from(2))
    play(plain)
    assert same_game(kept.table, plain)
    assert same_game(Replay(library.load(1)).run(), plain)


@pytest.mark.skipif(sys.platform == "win32", reason="limits of file sizes are POSIX")
def test_a_disk_that_is_really_full(tmp_path: Path) -> None:
    """Promise: also when the system itself stops a write in the middle, the game goes on and
    what stands in the file loads up to its last whole line."""
    done = subprocess.run(
        [sys.executable, "-m", "tests.storage.full_disk", str(tmp_path)],
        capture_output=True, text=True, timeout=60, check=False,
    )
    assert done.stdout.splitlines() == ["full", "over"], done.stderr
    library = Library(Home(tmp_path, BackgroundFlusher))
    assert len(only_record(library)) == 2000
    (entry,) = library.entries()
    assert entry.summary is not None
    assert not entry.summary.finished
    assert library.load(1).cut
    kept = library.resume(1)
    play(kept.table)
    kept.close()
    assert kept.recorder.is_saved
    assert Replay(library.load(1)).run().over


def test_a_folder_that_is_not_to_be(library: Library) -> None:
    """Promise: where no folder can be made, play goes on in memory and that is told once; when
    it can be made after all, the whole game is written."""
    library.home.folder.write_text("in the way", encoding="utf-8")
    kept = begin(library)
    play(kept.table, most=60)
    trouble = kept.recorder.take_trouble()
    assert trouble
    assert trouble.code == "read-only"
    assert kept.recorder.take_trouble() is None
    library.home.folder.unlink()
    play(kept.table)
    kept.close()
    assert kept.recorder.is_saved
    assert same_game(Replay(library.load(1)).run(), kept.table)


@pytest.fixture
def as_nobody() -> object:
    """Tests run by root may do everything; for a while they may not."""
    if sys.platform == "win32":
        pytest.skip("rights of folders are POSIX")
    root = os.geteuid() == 0
    if root:
        os.seteuid(65534)
    yield None
    if root:
        os.seteuid(0)


def test_a_folder_without_the_right_to_write(as_nobody: object) -> None:
    """Promise: a folder that may only be read is told as that; a game in it is gone on with in
    memory and stays as it is."""
    del as_nobody
    import tempfile

    folder = Path(tempfile.mkdtemp())
    library = Library(Home(folder, BackgroundFlusher))
    kept = begin(library)
    play(kept.table, most=60)
    kept.close()
    before = only_record(library)
    library.records.path(1).chmod(stat.S_IRUSR)
    library.records.games.chmod(stat.S_IRUSR | stat.S_IXUSR)
    try:
        new = begin(library, seed=2)
        play(new.table, most=60)
        assert new.recorder.take_trouble() == ("read-only", 0)
        new.close()
        resumed = library.resume(1)
        assert resumed.recorder.take_trouble() == ("read-only", 0)
        play(resumed.table)
        assert resumed.table.over
        resumed.close()
        assert only_record(library) == before
        with pytest.raises(StorageError) as caught:
            library.delete(1)
        assert caught.value.code == "cannot-write"
    finally:
        library.records.games.chmod(stat.S_IRWXU)
        shutil.rmtree(folder)


@pytest.mark.skipif(sys.platform == "win32", reason="Windows does not delete what is open")
def test_a_folder_that_goes_away(library: Library) -> None:
    """Promise: when the folder is deleted under a running game, that is told once, play goes on,
    and nothing is made again behind the player's back."""
    kept = begin(library)
    play(kept.table, most=60)
    shutil.rmtree(library.home.folder)
    play(kept.table)
    assert kept.table.over
    assert kept.recorder.take_trouble() == ("gone", 0)
    assert kept.recorder.take_trouble() is None
    kept.close()
    assert not library.home.folder.exists()


def test_a_game_that_becomes_too_long(
    library: Library, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Promise: a match that no record can hold is told, and its record stays one that loads."""
    most = 20_000
    monkeypatch.setattr("sorry_a11y.storage.recorder.MOST_RECORD_BYTES", most)
    kept = begin(library, Wishes(points=True, rounds=10**6))
    advance(kept.table)
    while kept.recorder.is_saved:
        press(kept.table)
    assert kept.recorder.take_trouble() == ("too-long", 0)
    press(kept.table)
    kept.close()
    size = len(only_record(library))
    assert most - 500 < size <= most
    (entry,) = library.entries()
    assert entry.summary is not None


def test_a_sync_that_fails(library: Library, monkeypatch: pytest.MonkeyPatch) -> None:
    """Promise: a disk that takes the bytes and then fails to keep them is told too."""

    def fail(_descriptor: int) -> None:
        raise OSError(errno.EIO, "broken")

    monkeypatch.setattr("sorry_a11y.terminal.background_flusher.os.fsync", fail)
    kept = begin(library)
    play(kept.table, most=60)
    kept.close()
    monkeypatch.undo()
    assert kept.recorder.take_trouble() == ("failed", 0)


def test_a_disk_that_hangs_holds_nobody_up(
    library: Library, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Promise: a sync that never comes back delays neither a key nor, beyond its patience, the
    end of the program."""
    from threading import Event

    release = Event()
    monkeypatch.setattr("sorry_a11y.storage.recorder.PATIENCE", 0.1)
    monkeypatch.setattr(
        "sorry_a11y.terminal.background_flusher.os.fsync", lambda _descriptor: release.wait(60)
    )
    kept = begin(library)
    play(kept.table)
    assert kept.table.over
    kept.close()
    release.set()
    assert Replay(library.load(1)).run().over


def test_strange_names_are_written_plainly(library: Library) -> None:
    """Promise: a name that could break a line is written with question marks, and its record
    loads."""
    seating = Seating({RED: Person(0, "A\nend r"), YELLOW: Person(2, "\ud800\u202e" + "x" * 50)})
    kept = begin(library, seating=seating)
    play(kept.table, most=40)
    kept.close()
    names = [chair.name for chair in library.load(1).header.setup.chairs]
    assert names == ["A?end r", "??" + "x" * 18]
