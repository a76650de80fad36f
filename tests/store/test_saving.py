"""Saving stands in nobody's way, whatever the disk and other programs do; nothing told is lost."""

from __future__ import annotations

import errno
import os
import shutil
import sqlite3
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from threading import Event

import pytest

from sorry_a11y.core.game.setup import PERSON, Occupant, Seating
from sorry_a11y.core.rules.board import RED, YELLOW
from sorry_a11y.core.rulesets.families import Wishes
from sorry_a11y.store.background_flusher import BackgroundFlusher
from sorry_a11y.store.errors import StorageError
from sorry_a11y.store.library import Library
from sorry_a11y.store.log_store import StoredEntry
from sorry_a11y.store.player_file import PlayerFile
from sorry_a11y.store.record import game_of
from tests.harness.posix import posix
from tests.harness.sessions import advance
from tests.store.games import (
    begin,
    code_of,
    harmed,
    keep,
    new_game,
    noted,
    play,
    press,
    record_of,
    same_game,
    seat,
)


def stored(library: Library) -> bytes:
    """The record of game 1 as another program reads it."""
    other = Library(PlayerFile(library.file.folder))
    try:
        return other.load(1).data
    finally:
        other.file.close()


def whole(library: Library, number: int) -> bool:
    """Whether the file is sound and the game that of seed 7."""
    with closing(sqlite3.connect(library.file.path)) as file:
        sound = file.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    return sound and library.load(number).data == record_of(Wishes(), 7)


def test_every_key_is_stored_when_it_is_answered(library: Library) -> None:
    """Promise: a decision is in the hands of the system, readable by every program, before its
    answer can be told, and what stands there is what docs/records.md says."""
    kept = begin(library)
    table, notes = noted(Wishes(), seat(), 1)
    advance(kept.game)
    advance(table)
    for _ in range(20):
        press(kept.game, undo=True)
        press(table, undo=True)
        assert stored(library) == notes.data
    kept.close()


def test_a_key_waits_for_one_write(library: Library) -> None:
    """Promise of speed: what a decision leads to, the turns of three bots as well, is stored in one
    step, so that its answer waits for the file once."""
    kept = begin(library)
    game = kept.game
    game.begin()
    press(game)
    assert library.file._log
    steps: list[str] = []
    library.file._log._file.set_trace_callback(steps.append)
    for decisions in range(1, 21):
        seat = game.now.turn
        game.decide(seat, game.view(seat).options()[0])
        assert steps.count("COMMIT") == decisions
    kept.close()


def test_nothing_is_made_before_a_person_decides(library: Library) -> None:
    """Promise: looking at a game without playing leaves nothing behind."""
    kept = begin(library)
    advance(kept.game)
    kept.close()
    assert not library.file.folder.exists()
    assert kept.is_saved


@posix
def test_the_file_is_its_owners(library: Library) -> None:
    """Promise of docs/records.md: nobody else reads the cards that are still to come."""
    kept = begin(library)
    play(kept.game, most=40)
    for path in library.file.folder.glob("games.sqlite*"):
        assert path.stat().st_mode & 0o077 == 0
    kept.close()


@pytest.mark.parametrize("is_alone", [False, True])
def test_a_key_writes_as_little_whatever_else_is_saved(tmp_path: Path, *, is_alone: bool) -> None:
    """Promise of speed, in a browser too: a decision writes the pages of its own entries, at two
    thousand saved games as at none."""
    file = PlayerFile(tmp_path, is_alone=is_alone)
    library = Library(file)
    written = []
    for games in (0, 2000):
        texts = new_game(Wishes(), seat(), 1).header.lines()
        file.run("SELECT 1")
        assert file._log
        with file._log.transaction():
            for number in range(games):
                file._log.write(
                    [StoredEntry(f"other {number}", at, text) for at, text in enumerate(texts, 1)]
                )
        kept = begin(library, seed=7)
        play(kept.game, most=60)
        changes = []
        for _ in range(10):
            file._log._file.execute("PRAGMA wal_checkpoint(TRUNCATE)")
            before = file.path.read_bytes()
            press(kept.game)
            file._log._file.execute("PRAGMA wal_checkpoint(TRUNCATE)")
            after = file.path.read_bytes()
            changes.append(
                sum(
                    before[at : at + 1024] != after[at : at + 1024]
                    for at in range(0, len(after), 1024)
                )
            )
        kept.close()
        written.append(max(changes))
    assert written[1] <= written[0] + 3
    assert written[1] < 20


# -- a disk that refuses -----------------------------------------------------------------------


@pytest.mark.parametrize("has_begun", [True, False])
def test_a_full_disk(library: Library, *, has_begun: bool) -> None:
    """Promise: a full disk is told once, play goes on to the same end, what was told before is
    there, a game that had no room leaves nothing; once there is room, all is there."""
    if has_begun:
        kept = begin(library, seed=7)
        play(kept.game, most=60)
    else:
        keep(library, 1)
        kept = begin(library, seed=7)
        advance(kept.game)
    number = 2 - has_begun
    library.file.read("SELECT 1")
    log = library.file._log
    assert log
    pages = log._file.execute("PRAGMA page_count").fetchone()[0]
    log._file.execute(f"PRAGMA max_page_count = {pages}")
    while kept.is_saved:
        press(kept.game)
    assert kept.take_trouble() == ("full", 0)
    for _ in range(3):
        press(kept.game)
        assert kept.take_trouble() is None
    assert 1 in [entry.number for entry in library.entries() if entry.summary]
    log._file.execute("PRAGMA max_page_count = 1000000")
    play(kept.game)
    assert kept.is_saved
    kept.close()
    assert whole(library, number)


def test_a_folder_that_is_not_to_be(library: Library) -> None:
    """Promise: where no folder can be made, play goes on in memory and that is told once; when
    it can be made after all, the whole game is stored."""
    library.file.folder.write_text("in the way", encoding="utf-8")
    kept = begin(library)
    play(kept.game, most=60)
    assert kept.take_trouble() == ("gone", 0)
    assert kept.take_trouble() is None
    library.file.folder.unlink()
    play(kept.game)
    kept.close()
    assert kept.is_saved
    assert same_game(game_of(library.load(1)), kept.game)


@pytest.fixture
def folder_of_nobody() -> Iterator[Path]:
    """A folder of somebody who may not do everything, as root may."""
    if sys.platform == "win32":
        pytest.skip("rights of folders are POSIX")
    is_root = os.geteuid() == 0
    if is_root:
        os.seteuid(65534)
    folder = Path(tempfile.mkdtemp())
    yield folder
    folder.chmod(0o700)
    shutil.rmtree(folder)
    if is_root:
        os.seteuid(0)


def test_a_folder_without_the_right_to_write(folder_of_nobody: Path) -> None:
    """Promise: a folder that may only be read is told as that; its games are listed, counted and
    gone on with in memory, and stay as they are."""
    library = Library(PlayerFile(folder_of_nobody, BackgroundFlusher))
    keep(library, 1, 60)
    library.file.close()
    before = library.load(1).data
    library.file.close()
    library.file.path.chmod(0o400)
    folder_of_nobody.chmod(0o500)
    new = begin(library, seed=2)
    play(new.game, most=60)
    assert new.take_trouble() == ("denied", 0)
    new.close()
    resumed = library.resume(1)
    assert resumed.take_trouble() == ("denied", 0)
    play(resumed.game)
    assert resumed.game.over
    resumed.close()
    assert [entry.number for entry in library.entries()] == [1]
    assert len(library.summaries() or {}) == 1
    assert code_of(library.delete, 1) == "cannot-write"
    assert library.load(1).data == before
    folder_of_nobody.chmod(0o700)
    library.file.path.chmod(0o600)
    library.delete(1)
    assert library.numbers() == []


def test_a_file_that_may_not_be_read(folder_of_nobody: Path) -> None:
    """Promise: games that may not be looked into are told as that, and not as none."""
    library = Library(PlayerFile(folder_of_nobody))
    keep(library)
    library.file.close()
    library.file.path.chmod(0)
    codes = {code_of(ask) for ask in (library.unfinished, library.summaries)}
    codes |= {code_of(ask, 1) for ask in (library.entry, library.resume, library.load)}
    assert codes | {code_of(list, library.entries())} == {"cannot-read"}
    library.file.path.chmod(0o600)
    assert library.numbers() == [1]


def test_a_sync_that_fails(library: Library, monkeypatch: pytest.MonkeyPatch) -> None:
    """Promise: a disk that takes the bytes and then fails to keep them is told too."""

    def fail(_descriptor: int) -> None:
        raise OSError(errno.EIO, "broken")

    monkeypatch.setattr("sorry_a11y.store.background_flusher.os.fsync", fail)
    kept = begin(library)
    play(kept.game, most=60)
    kept.close()
    monkeypatch.undo()
    assert kept.take_trouble() == ("failed", 0)


def test_a_disk_that_hangs_holds_nobody_up(
    library: Library, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Promise: a sync that never comes back delays neither a key nor, beyond its patience, the
    end of the program."""
    release = Event()
    monkeypatch.setattr("sorry_a11y.store.player_file._DISK_WAIT_S", 0.1)
    monkeypatch.setattr(
        "sorry_a11y.store.background_flusher.os.fsync", lambda _descriptor: release.wait(60)
    )
    kept = begin(library)
    play(kept.game)
    assert kept.game.over
    kept.close()
    release.set()
    assert game_of(library.load(1)).over


# -- somebody else -----------------------------------------------------------------------------


def _written_to(library: Library) -> None:
    seq = len(library.load(1).texts) + 1
    harmed(library, "INSERT INTO entry VALUES ('1', ?, 'mine', 0)", seq)


def _deleted(library: Library) -> None:
    harmed(library, "PRAGMA foreign_keys = ON")
    harmed(library, "DELETE FROM entry")
    harmed(library, "DELETE FROM game")


def _moved(library: Library) -> None:
    library.file.folder.rename(library.file.folder.with_name("old games"))


def _file_deleted(library: Library) -> None:
    for path in library.file.folder.glob("games.sqlite*"):
        path.unlink()


@pytest.mark.parametrize("goes_on", [False, True])
@pytest.mark.parametrize(
    ("harm", "number"),
    [
        (_written_to, 2),
        (_deleted, 2),
        pytest.param(_moved, 1, marks=posix),
        pytest.param(_file_deleted, 1, marks=posix),
    ],
)
def test_a_game_that_somebody_else_changes(
    library: Library, harm: Callable[[Library], None], number: int, *, goes_on: bool
) -> None:
    """Promise: a game that is written to, deleted or moved while it is played is noticed with the
    next decision and told once; the whole game is then saved as a game of its own."""
    saver = begin(library, seed=7)
    play(saver.game, most=60)
    if goes_on:
        saver.close()
        saver = library.resume(1)
    harm(library)
    assert saver.take_trouble() is None
    press(saver.game)
    assert saver.take_trouble() == ("changed", number)
    play(saver.game)
    saver.close()
    assert saver.take_trouble() is None
    assert saver.is_saved
    assert whole(library, number)


def test_a_newer_file_is_refused(library: Library) -> None:
    """Promise: what a newer version wrote is told and left alone; a game goes on unsaved."""
    keep(library)
    library.file.close()
    harmed(library, "PRAGMA user_version = 99")
    before = library.file.path.read_bytes()
    with pytest.raises(StorageError) as caught:
        library.unfinished()
    assert (caught.value.code, caught.value.values["why"]) == ("cannot-read", "newer")
    kept = begin(library, seed=2)
    play(kept.game, most=40)
    assert kept.take_trouble() == ("newer", 0)
    kept.close()
    assert library.file.path.read_bytes() == before


def test_a_program_that_holds_the_file(library: Library, monkeypatch: pytest.MonkeyPatch) -> None:
    """Promise: a program that keeps the file to itself makes a key wait for a moment and no longer;
    the game goes on and is stored when the file is free."""
    monkeypatch.setattr("sorry_a11y.store.player_file._WRITER_WAIT_S", 0.05)
    kept = begin(library, seed=7)
    play(kept.game, most=60)
    with closing(sqlite3.connect(library.file.path, isolation_level=None)) as holder:
        holder.execute("BEGIN IMMEDIATE")
        press(kept.game)
        assert kept.take_trouble() == ("locked", 0)
        assert len(list(library.entries())) == 1
        holder.execute("ROLLBACK")
    play(kept.game)
    kept.close()
    assert kept.is_saved
    assert whole(library, 1)


def test_notes_are_kept_beside_the_games(tmp_path: Path) -> None:
    """Promise of PlayerFile: a note outlives the program; reading one makes no file."""
    file = PlayerFile(tmp_path / "kept")
    assert file.note("tables") == ""
    assert not file.path.exists()
    assert file.keep_note("tables", "x")
    file.close()
    assert PlayerFile(tmp_path / "kept").note("tables") == "x"


def test_strange_names_are_written_plainly(library: Library) -> None:
    """Promise: a name that could break a line is written with question marks."""
    seating = Seating(
        [
            Occupant(RED, PERSON, "A\nend r", 0),
            Occupant(YELLOW, PERSON, "\ud800\u202e" + "x" * 50, 2),
        ]
    )
    keep(library, seating=seating)
    names = [occupant.name for occupant in library.load(1).header.setup.occupants]
    assert names == ["A?end r", "??" + "x" * 18]
