"""What cannot be read is told as that, and hides nothing that can."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest

from sorry_a11y.storage.errors import StorageError
from sorry_a11y.storage.home import Home
from sorry_a11y.storage.library import Library
from tests.storage.games import begin, play
from tests.storage.harm import checked, texts_of

HARM = {
    "empty": b"", "garbage": b"Dear diary\n" * 50, "newer": b"sorry-a11y record 2 abc\nanything",
    "zeros": bytes(5000), "10 MB": b"x" * 10_000_000,
}


def keep_two(library: Library) -> Path:
    """Two unfinished games; the record written last."""
    for seed in (1, 2):
        kept = begin(library, seed=seed)
        play(kept.table, most=60)
        kept.close()
        path = library.records.path(seed)
        os.utime(path, (seed, seed))
    return path


@pytest.mark.parametrize("harm", HARM)
def test_an_unreadable_newest_record(library: Library, harm: str) -> None:
    """Promise: a newest record that cannot be read is told with its number, and the unfinished
    game of before is still there to go on with."""
    path = keep_two(library)
    path.write_bytes(HARM[harm])
    entry, unreadable = library.unfinished()
    assert entry
    assert unreadable
    assert (entry.number, unreadable.number) == (1, 2)
    assert unreadable.error
    again = library.resume(1)
    play(again.table, most=80)
    again.close()
    assert library.unfinished().unreadable is None


def test_a_newest_record_that_the_rules_refuse(library: Library) -> None:
    """Promise: the same for a record that is whole and yet no game."""
    path = keep_two(library)
    path.write_bytes(checked([*texts_of(path.read_bytes()), "r 5 g1+5"]))
    entry, unreadable = library.unfinished()
    assert entry
    assert unreadable
    assert unreadable.error
    assert (entry.number, unreadable.number, unreadable.error.code) == (1, 2, "refused")


@pytest.fixture
def as_nobody() -> object:
    """Tests run by root may read everything; for a while they may not."""
    if sys.platform == "win32":
        pytest.skip("rights of folders are POSIX")
    root = os.geteuid() == 0
    yield root
    if root:
        os.seteuid(0)


def test_a_folder_that_cannot_be_read(as_nobody: bool, tmp_path: Path) -> None:
    """Promise: a folder of games that may not be looked into is told as that, and not as empty,
    by whatever asks it."""
    library = Library(Home(tmp_path / "kept"))
    keep_two(library)
    library.records.games.chmod(0)
    tmp_path.chmod(0o755)
    for folder in tmp_path.parents:
        if folder.stat().st_uid == os.geteuid() and folder != Path("/"):
            folder.chmod(folder.stat().st_mode | 0o055)
    if as_nobody:
        os.seteuid(65534)
    try:
        for ask in (
            lambda: list(library.entries()), library.unfinished, library.summaries,
            lambda: library.entry(2), lambda: library.resume(2), lambda: library.load(2),
        ):
            with pytest.raises(StorageError) as caught:
                ask()
            assert caught.value.code == "cannot-read"
    finally:
        if as_nobody:
            os.seteuid(0)
        library.records.games.chmod(0o755)
    assert len(list(library.entries())) == 2


def test_a_file_in_place_of_the_folder(library: Library) -> None:
    """Promise: something else where the folder should be is told too."""
    library.home.folder.mkdir()
    library.records.games.write_text("in the way", encoding="ascii")
    with pytest.raises(StorageError) as caught:
        library.unfinished()
    assert caught.value.code == "cannot-read"


@pytest.mark.skipif(sys.platform != "linux", reason="the kernel's log of Linux")
def test_the_log_of_the_kernel_is_not_waited_for(library: Library) -> None:
    """Promise: a file that says it is an ordinary one and has nothing to say at present is told
    in a line."""
    log = Path("/proc/kmsg")
    for _ in range(10):  # it has nothing left to say by then
        with pytest.raises(StorageError) as caught:
            library.import_file(log)
        assert caught.value.code in ("no-file", "cannot-read", "not-a-record", "cut-header")
