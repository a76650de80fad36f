"""Somebody else's games: kept, heard again, gone on with, and not counted as one's own."""

from __future__ import annotations

from pathlib import Path

import pytest

from sorry_a11y.core.rulesets.families import Wishes
from sorry_a11y.store.exchange import export_record, import_record, rescue_record
from sorry_a11y.store.library import Library
from sorry_a11y.store.player_file import PlayerFile
from sorry_a11y.store.statistics import GameTally, Statistics, statistics, tally
from tests.store.games import code_of, go_on, keep, offered, played, record_of, seat, spoilt
from tests.store.harm import checked, texts_of


@pytest.fixture
def theirs(tmp_path: Path) -> Path:
    """The record of a friend's finished game."""
    path = tmp_path / "friend.txt"
    path.write_bytes(record_of(Wishes(), 5))
    return path


def test_imported_games_do_not_count(library: Library, theirs: Path) -> None:
    """Promise: a game taken in is listed as that, and counted only as one of those."""
    assert import_record(library, theirs) == (1, False)
    assert statistics(library.summaries()) == Statistics(imported=1)
    header = library.load(1).header
    assert tally(library.summaries(), header) == GameTally(0, 0)
    keep(library, 1, 10**6)
    own = statistics(library.summaries())
    assert (own.games, own.finished, own.imported) == (1, 1, 1)
    found = tally(library.summaries(), header)
    assert (found.games, found.won) == (own.finished, own.won)
    assert [entry.summary.is_imported for entry in library.entries() if entry.summary] == [
        False,
        True,
    ]


def test_the_mark_stays(library: Library, theirs: Path, tmp_path: Path) -> None:
    """Promise: a friend's game that one goes on with, exports and takes in again,
    or saves after damage, stays a friend's, and is the same game."""
    texts = texts_of(theirs.read_bytes())
    theirs.write_bytes(checked(texts[:80]))
    import_record(library, theirs)
    for _ in range(2):
        go_on(library, 1, 20)
    assert library.load(1).is_imported
    assert texts_of(library.load(1).data).count("imported") == 1
    export_record(library, 1, tmp_path / "out.txt")
    other = Library(PlayerFile(tmp_path / "other"))
    import_record(other, tmp_path / "out.txt")
    assert other.load(1).data == (tmp_path / "out.txt").read_bytes()
    spoilt(library, 1, len(texts_of(library.load(1).data)))
    assert library.load(rescue_record(library, 1)).is_imported


def test_the_same_friend_twice(library: Library, theirs: Path, tmp_path: Path) -> None:
    """Promise: a game that is here already, as it came or as it is kept, is told as that."""
    import_record(library, theirs)
    export_record(library, 1, tmp_path / "out.txt")
    keep(library, 2)
    export_record(library, 2, tmp_path / "own.txt")
    for path in (theirs, tmp_path / "out.txt", tmp_path / "own.txt"):
        assert code_of(import_record, library, path) == "already"
    assert library.numbers() == [1, 2]


def test_a_finished_game_of_a_friend_is_not_offered(library: Library, theirs: Path) -> None:
    """Promise: the mark behind its end does not make a finished game look unfinished, and at
    most a hundred records are looked through."""
    keep(library, 1, 60)
    played(library, 1, 1)
    import_record(library, theirs)
    assert offered(library) == (1, 0)


def test_a_game_of_bots_alone(library: Library, tmp_path: Path) -> None:
    """Promise: a record in which nobody but bots plays can be taken in and heard, and is neither
    offered nor gone on with nor changed, and no statistics count it."""
    path = tmp_path / "bots.txt"
    texts = texts_of(record_of(Wishes(), 3, seating=seat(bot="runner"), most=60))
    person = next(at for at, text in enumerate(texts) if text.startswith("red person"))
    texts[person] = "red runner Rex"
    path.write_bytes(checked(texts))
    import_record(library, path)
    before = library.load(1).data
    assert offered(library) == (0, 0)
    assert code_of(library.resume, 1) == "no-person"
    assert library.load(1).data == before
    (entry,) = library.entries()
    assert entry.summary
    assert entry.summary.people() == []
    assert statistics(library.summaries()) == Statistics(imported=1)
