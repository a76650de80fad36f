"""A number belongs to its game for good, and the order of the list is that of play."""

from __future__ import annotations

import os
from pathlib import Path
from time import time

import pytest

from sorry_a11y.rulesets.families import Wishes
from sorry_a11y.storage.folder import HIGHEST, LAST_NUMBER
from sorry_a11y.storage.library import Library
from tests.harness.posix import posix
from tests.storage.games import begin, play, record_of


def keep(library: Library, seed: int = 1, most: int = 40) -> int:
    """Play the beginning of a game; its number."""
    known = {file.number for file in library.records.files()}
    kept = begin(library, seed=seed)
    play(kept.table, most=most)
    kept.close()
    (number,) = {file.number for file in library.records.files()} - known
    return number


def listed(library: Library) -> list[int]:
    """The numbers in the order of the list."""
    return [entry.number for entry in library.entries()]


def test_the_number_of_a_deleted_game_is_not_given_again(library: Library) -> None:
    """Promise: also the highest number, also where the record was deleted by hand, also when it
    was an imported game that had it."""
    assert [keep(library), keep(library)] == [1, 2]
    library.delete(2)
    assert keep(library) == 3
    library.records.path(3).unlink()
    copy = library.home.folder / "copy.txt"
    copy.write_bytes(record_of(Wishes(), 9, most=40))
    assert library.import_file(copy).number == 4
    library.delete(4)
    assert keep(library) == 5


@pytest.mark.parametrize("noted", [b"", b"seven\n", b"-3\n", b"9" * 40, b"\xff" * 10, bytes(5000)])
def test_a_note_of_numbers_that_is_none(library: Library, noted: bytes) -> None:
    """Promise: where the note of the highest number is damaged, the records tell it, and it is
    made anew."""
    keep(library)
    (library.home.folder / LAST_NUMBER).write_bytes(noted)
    assert keep(library) == 2
    assert (library.home.folder / LAST_NUMBER).read_text(encoding="ascii") == "2\n"


@pytest.mark.parametrize("stray", [HIGHEST, HIGHEST - 1, 10_000_000_000])
def test_a_stray_file_with_a_high_number(library: Library, stray: int) -> None:
    """Promise: a file that nobody played, with the highest number that there can be, makes no
    game vanish: what is played next is listed, offered and gone on with."""
    assert [keep(library), keep(library)] == [1, 2]
    (library.records.games / f"game-{stray}.txt").write_bytes(b"")
    played = [keep(library), keep(library), keep(library)]
    assert len({1, 2, stray, *played}) == 6 - (stray in played)
    assert {1, 2, *played} <= set(listed(library))
    entry, _ = library.unfinished()
    assert entry
    assert entry.number in played
    library.resume(entry.number).close()
    copy = library.home.folder / "copy.txt"
    copy.write_bytes(record_of(Wishes(), 9, most=40))
    assert library.import_file(copy).number in listed(library)


def test_a_clock_that_ran_ahead(library: Library) -> None:
    """Promise: a record dated after today, by a clock that was set right since, is neither
    offered before the game played last nor lost at the end of the list."""
    for seed in (1, 2, 3, 4):
        keep(library, seed)
    now = time()
    for number, written in ((1, now - 400), (2, now + 90_000), (3, now - 200), (4, now - 300)):
        os.utime(library.records.path(number), (written, written))
    assert listed(library) == [3, 4, 2, 1]
    entry, _ = library.unfinished()
    assert entry
    assert entry.number == 3


def test_a_clock_that_stands_in_the_past(library: Library, monkeypatch: pytest.MonkeyPatch) -> None:
    """Promise: where every record is dated after today, the numbers tell the order."""
    for seed in (1, 2, 3):
        keep(library, seed)
    monkeypatch.setattr("sorry_a11y.storage.folder.time_ns", lambda: 0)
    assert listed(library) == [3, 2, 1]


@posix
def test_a_note_that_is_a_link(library: Library, tmp_path: Path) -> None:
    """Promise: the note of numbers is neither read nor written through a link."""
    precious = tmp_path / "precious"
    precious.write_text("1\n", encoding="ascii")
    library.home.folder.mkdir()
    try:
        (library.home.folder / LAST_NUMBER).symlink_to(precious)
    except OSError:
        pytest.skip("no links here")
    assert [keep(library), keep(library)] == [1, 2]
    assert (library.home.folder / LAST_NUMBER).is_symlink()
    assert precious.read_text(encoding="ascii") == "1\n"
