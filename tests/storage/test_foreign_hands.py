"""Records that somebody else changes, and disks that take nothing: noticed, told, nothing lost."""

from __future__ import annotations

import os
import shutil
import sys
from pathlib import Path

import pytest

from sorry_a11y.rulesets.families import Wishes
from sorry_a11y.storage.home import OpenFile
from sorry_a11y.storage.library import Library
from tests.storage.games import Begun, begin, play, press, record_of

POSIX = pytest.mark.skipif(sys.platform == "win32", reason="Windows keeps hold of what is open")


def numbers(library: Library) -> list[int]:
    """The numbers of all records."""
    return sorted(file.number for file in library.records.files())


def truncated(path: Path) -> None:
    """A backup tool, or ``> game-1.txt``."""
    os.truncate(path, 0)


def shortened(path: Path) -> None:
    """Half of it is gone."""
    os.truncate(path, path.stat().st_size // 2)


def written_to(path: Path) -> None:
    """Something was put behind it."""
    with path.open("ab") as file:
        file.write(b"my notes\n")


def renamed(path: Path) -> None:
    """Put somewhere else."""
    path.rename(path.with_suffix(".old"))


def replaced(path: Path) -> None:
    """As an editor does that writes a new file and puts it in place of the old one."""
    new = path.with_suffix(".new")
    new.write_bytes(path.read_bytes() + b"my notes\n")
    new.replace(path)


@POSIX
@pytest.mark.parametrize("harm", [truncated, shortened, written_to, renamed, replaced])
@pytest.mark.parametrize("goes_on", [False, True])
def test_a_record_that_somebody_else_changes(
    library: Library, harm: object, goes_on: bool
) -> None:
    """Promise: a record cut, written to, renamed or replaced in mid-game is noticed with the next
    decision and told once; the whole game is then in a record of its own, and what somebody else
    made of the old one stays as it is."""
    assert callable(harm)
    kept = begin(library, seed=7)
    play(kept.table, most=60)
    if goes_on:
        kept.close()
        again = library.resume(1)
        kept = Begun(again.table, again.recorder)  # type: ignore[arg-type]
    harm(library.records.games / "game-1.txt")
    theirs = {path.name: path.read_bytes() for path in library.records.games.iterdir()}
    assert kept.recorder.take_trouble() is None
    press(kept.table)
    assert kept.recorder.take_trouble() == ("changed", 2)
    play(kept.table)
    kept.close()
    assert kept.recorder.take_trouble() is None
    assert kept.recorder.is_saved
    assert library.records.path(2).read_bytes() == record_of(Wishes(), 7)
    left = {path.name: path.read_bytes() for path in library.records.games.iterdir()}
    assert left == {**theirs, "game-2.txt": left["game-2.txt"]}


@POSIX
def test_a_record_that_somebody_deletes(library: Library) -> None:
    """Promise: a record deleted in mid-game is told as gone, and is not made again behind the
    player's back."""
    kept = begin(library)
    play(kept.table, most=60)
    library.records.path(1).unlink()
    press(kept.table)
    assert kept.recorder.take_trouble() == ("gone", 0)
    kept.close()
    assert numbers(library) == []


@POSIX
def test_a_folder_that_is_renamed(library: Library) -> None:
    """Promise: a folder that is put somewhere else takes its games along, and the game goes into
    a new one."""
    kept = begin(library, seed=7)
    play(kept.table, most=60)
    library.records.games.rename(library.home.folder / "old games")
    play(kept.table)
    kept.close()
    assert kept.recorder.take_trouble() == ("changed", 2)
    assert library.records.path(2).read_bytes() == record_of(Wishes(), 7)
    shutil.rmtree(library.home.folder / "old games")


def test_a_disk_that_takes_no_byte(library: Library, monkeypatch: pytest.MonkeyPatch) -> None:
    """Promise: where a file can be made and nothing be written into it, none is left behind, and
    the unfinished game of before is still the one to go on with; as soon as there is room, the
    whole game is kept."""
    first = begin(library)
    play(first.table, most=60)
    first.close()

    def full(_file: OpenFile, _start: int, _data: bytes) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patched:
        patched.setattr(OpenFile, "write_at", full)
        kept = begin(library, seed=2)
        play(kept.table, most=60)
        assert kept.recorder.take_trouble() == ("full", 0)
        assert numbers(library) == [1]
        entry, unreadable = library.unfinished()
        assert entry
        assert (entry.number, unreadable) == (1, None)
        assert not kept.recorder.is_saved
    play(kept.table)
    kept.close()
    assert kept.recorder.is_saved
    (number,) = {*numbers(library)} - {1}
    assert library.records.path(number).read_bytes() == record_of(Wishes(), 2)
