"""The copy of the game's folder that a browser keeps in one file."""

from __future__ import annotations

import errno
import os
from pathlib import Path
from random import Random

import pytest

from sorry_a11y.storage.mirror import SPARE, FolderMirror, MirrorFlusher


class MemoryFile:
    """A file as a browser keeps it. ``room``: bytes that it may have."""

    def __init__(self) -> None:
        self.data = bytearray()
        self.room = 1 << 30

    def read(self) -> bytes:
        return bytes(self.data)

    def write(self, data: bytes, start: int) -> None:
        fits = data[: max(self.room - start, 0)]
        self.data[len(self.data) :] = b"\0" * (start - len(self.data))
        self.data[start : start + len(fits)] = fits
        if len(fits) < len(data):
            raise OSError(errno.ENOSPC, "full")

    def truncate(self, size: int) -> None:
        del self.data[size:]


def files_of(folder: Path) -> dict[str, tuple[int, bytes]]:
    """Every file: when it was written, its bytes."""
    return {
        path.relative_to(folder).as_posix(): (path.stat().st_mtime_ns, path.read_bytes())
        for path in sorted(folder.rglob("*")) if path.is_file()
    }


def opened(folder: Path, files: list[MemoryFile]) -> FolderMirror:
    """A mirror of a folder that was empty before."""
    folder.mkdir()
    mirror = FolderMirror(folder, files)
    mirror.load()
    return mirror


def change(folder: Path, chance: Random) -> None:
    """Change one file: new, longer, replaced, deleted."""
    path = folder / chance.choice(("games/a.txt", "games/b c.txt", "ü.toml"))
    path.parent.mkdir(exist_ok=True)
    data = chance.randbytes(chance.randrange(400))
    match chance.choice(("add", "add", "replace", "delete")):
        case "add":
            with path.open("ab") as file:
                file.write(data)
        case "replace":
            part = path.with_name("x.part")
            part.write_bytes(data)
            part.replace(path)
        case "delete":
            path.unlink(missing_ok=True)


@pytest.mark.parametrize("seed", range(5))
def test_another_visit_finds_the_folder_as_it_was_told(tmp_path: Path, seed: int) -> None:
    """Promise of `storage.mirror`: whatever happened to the files, the next visit has them with
    their times, however long the file in the browser has become meanwhile."""
    chance, files = Random(seed), [MemoryFile(), MemoryFile()]
    for visit in range(6):
        folder = tmp_path / str(visit)
        before = files_of(tmp_path / str(visit - 1)) if visit else {}
        mirror = opened(folder, files)
        assert files_of(folder) == before
        for _ in range(300):
            change(folder, chance)
            mirror.write_changes()
        assert mirror.failure is None
    assert max(len(one.data) for one in files) < 2 * SPARE + 600 * 600


def test_a_write_that_was_cut_anywhere_loses_itself_alone(tmp_path: Path) -> None:
    """Promise of `storage.mirror`: where the browser dies in the middle of a write, everything
    before it is there, and what is written on the next visit as well."""
    files = [MemoryFile(), MemoryFile()]
    mirror = opened(tmp_path / "first", files)
    game = tmp_path / "first" / "game.txt"
    game.write_bytes(b"one\n")
    mirror.write_changes()
    at = next(number for number, one in enumerate(files) if one.data)
    whole = len(files[at].data)
    game.write_bytes(b"one\ntwo\n")
    mirror.write_changes()
    for length in range(whole, len(files[at].data)):
        cut = [MemoryFile(), MemoryFile()]
        cut[at].data[:] = files[at].data[:length]
        folder = tmp_path / str(length)
        again = opened(folder, cut)
        assert (folder / "game.txt").read_bytes() == b"one\n"
        (folder / "game.txt").write_bytes(b"one\nthree\n")
        again.write_changes()
        opened(tmp_path / f"{length} again", cut)
        assert (tmp_path / f"{length} again" / "game.txt").read_bytes() == b"one\nthree\n"


def test_a_full_browser_loses_nothing_that_it_has(tmp_path: Path) -> None:
    """Promise of docs/page.md: where the browser has no room the failure is known, what was there
    stays, and all is written once there is room again."""
    files = [MemoryFile(), MemoryFile()]
    mirror = opened(tmp_path / "first", files)
    game = tmp_path / "first" / "game.txt"
    game.write_bytes(b"one\n")
    flusher = MirrorFlusher(mirror)
    flusher.request()
    assert flusher.failure is None
    for one in files:
        one.room = len(one.data) + 20
    game.write_bytes(b"one\n" + b"two" * 100)
    flusher.request()
    assert flusher.failure is not None
    assert flusher.failure.errno == errno.ENOSPC
    opened(tmp_path / "second", files)
    assert (tmp_path / "second" / "game.txt").read_bytes() == b"one\n"
    for one in files:
        one.room = 1 << 30
    game.write_bytes(b"one\n" + b"two" * 101)
    flusher.request()
    assert flusher.failure is None
    opened(tmp_path / "third", files)
    assert files_of(tmp_path / "third") == files_of(tmp_path / "first")


def test_a_folder_written_anew_counts_only_when_it_is_whole(tmp_path: Path) -> None:
    """Promise of `storage.mirror`: where the browser dies while the shorter file is written, the
    longer one counts."""
    files = [MemoryFile(), MemoryFile()]
    mirror = opened(tmp_path / "first", files)
    game = tmp_path / "first" / "game.txt"
    for number in range(400):
        game.write_bytes(os.urandom(1000) + b"%d" % number)
        mirror.write_changes()
    kept = [bytes(one.data) for one in files]
    opened(tmp_path / "second", files)
    short = min(range(2), key=lambda at: len(files[at].data))
    assert len(files[short].data) < 2000 < SPARE < len(files[1 - short].data)
    for length in range(0, len(files[short].data), 7):
        cut = [MemoryFile(), MemoryFile()]
        cut[1 - short].data[:] = kept[1 - short]
        # the first line is still missing, as it is written last
        cut[short].data[:] = b"\0" * 20 + files[short].data[20:length]
        opened(tmp_path / f"cut {length}", cut)
        assert files_of(tmp_path / f"cut {length}") == files_of(tmp_path / "first")
