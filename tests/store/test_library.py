"""The games of a player: listed, gone on with, deleted, copied."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from time import time

import pytest

from sorry_a11y.core.rules.board import RED
from sorry_a11y.core.rulesets.families import Wishes
from sorry_a11y.store.errors import RecordError
from sorry_a11y.store.exchange import export_record, import_record, rescue_record
from sorry_a11y.store.files import data_folder
from sorry_a11y.store.library import Library
from sorry_a11y.store.player_file import PlayerFile
from sorry_a11y.store.record import game_of
from sorry_a11y.store.statistics import GameTally, Statistics, statistics, tally
from sorry_a11y.ui.settings.file import settings_path
from tests.store.games import (
    STARTED,
    begin,
    code_of,
    go_on,
    harmed,
    keep,
    offered,
    play,
    played,
    press,
    record_of,
    same_game,
    seat,
    spoilt,
)
from tests.store.harm import checked, texts_of


def everything(folder: Path) -> dict[str, bytes]:
    """Every file below a folder with its bytes."""
    return {
        p.relative_to(folder).as_posix(): p.read_bytes() for p in folder.rglob("*") if p.is_file()
    }


def test_an_empty_library(library: Library) -> None:
    """Promise: before the first game there is none, and looking makes no folder."""
    assert list(library.entries()) == []
    assert library.unfinished() == (None, None)
    assert statistics(library.summaries()) == Statistics()
    assert code_of(library.resume, 1) == code_of(library.load, 1) == "no-game"
    assert code_of(library.delete, 1) == code_of(rescue_record, library, 1) == "no-game"
    assert not library.file.folder.exists()


def test_the_list_says_what_stands_in_the_records(library: Library) -> None:
    """Promise: the game played last is the first of the list, which says what each record says."""
    for seed, most in ((1, 60), (2, 10**6), (3, 90)):
        number = keep(library, seed, most)
        assert number == seed
        played(library, number, 10 - seed)
    entries = list(library.entries())
    assert [entry.number for entry in entries] == [1, 2, 3]
    for entry in entries:
        summary = entry.summary
        assert summary is not None
        table = game_of(library.load(entry.number))
        view = table.view(RED)
        assert summary.finished == table.over == (entry.number == 2)
        assert summary.winners == table.now.winners
        assert summary.home[0] == view.position[:4].count(view.rules.board.home(RED))
        assert (summary.book, summary.others) == ("hasbro", ("Ben", "Cid", "Dora"))
        assert summary.started == STARTED
        assert summary.all_turns == sum(summary.turns) > 0


def test_the_unfinished_game_played_last_is_offered(library: Library) -> None:
    """Promise: at a start the unfinished game played last is offered, not a finished one, not one
    that is being played; it is listed first."""
    for seed, most in ((1, 50), (2, 60), (3, 10**6)):
        played(library, keep(library, seed, most), seed)
    assert offered(library) == (2, 0)
    kept = library.resume(2)
    assert offered(library) == (1, 0)
    kept.close()
    assert offered(library) == (2, 0)
    go_on(library, 1, 30)
    assert offered(library) == (1, 0)
    assert next(library.entries()).number == 1


def test_a_damaged_last_game_is_not_passed_over_silently(library: Library) -> None:
    """Promise: when the record written last cannot be read, the start says so and offers the one
    before it; an older one that cannot be read bothers nobody at the start."""
    for seed in (1, 2):
        played(library, keep(library, seed, 50), seed)
    spoilt(library, 2, 20)
    assert offered(library) == (1, 2)
    assert code_of(library.resume, 2) == "changed"
    played(library, 1, 3)
    assert offered(library) == (1, 0)
    assert [one.number for one in library.entries() if one.error] == [2]


def test_going_on_writes_on(library: Library) -> None:
    """Promise: a game gone on with comes to the end of one never interrupted, as one game."""
    keep(library, 7, 60)
    for more in (30, 30, 30, 10**6):
        go_on(library, 1, more)
    assert library.load(1).data == record_of(Wishes(), 7)
    assert library.numbers() == [1]


def test_the_recap_is_what_happened_last(library: Library) -> None:
    """Promise: who comes back can hear what has happened since the own last decision."""
    kept = begin(library, seed=7)
    play(kept.game, most=60)
    last = press(kept.game)
    kept.close()
    again = library.resume(1)
    assert list(again.game.recap) == last
    again.game.undo(RED)
    again.close()
    assert library.resume(1).game.recap == ()


def test_a_record_opened_twice_is_told(library: Library) -> None:
    """Promise: a game that is being played can be neither gone on with nor deleted a second
    time; reading and copying it is free."""
    kept = begin(library)
    play(kept.game, most=40)
    assert code_of(library.resume, 1) == "in-use"
    assert code_of(library.delete, 1) == "in-use"
    assert library.entry(1).in_use
    export_record(library, 1, library.file.folder / "copy.txt")
    kept.close()
    assert not library.entry(1).in_use
    library.resume(1).close()
    library.delete(1)
    assert list(library.entries()) == []


def test_out_and_in_again(library: Library, tmp_path: Path) -> None:
    """Promise: a copied game comes into another library as the same game, also with the line
    ends of Windows; the same game twice is told."""
    keep(library, 5)
    copy = tmp_path / "copy of a game.txt"
    export_record(library, 1, copy)
    other = Library(PlayerFile(tmp_path / "other"))
    assert import_record(other, copy) == (1, False)
    assert same_game(game_of(other.load(1)), game_of(library.load(1)))
    assert code_of(import_record, other, copy) == "already"
    copy.write_bytes(copy.read_bytes().replace(b"\n", b"\r\n"))
    assert code_of(import_record, other, copy) == "already"
    copy.write_bytes(copy.read_bytes()[:-30])
    assert import_record(other, copy) == (2, True)


def test_nothing_is_written_over(library: Library, tmp_path: Path) -> None:
    """Promise: a file that is there is never written over, nor half of one left behind."""
    keep(library, 5, 50)
    precious = tmp_path / "precious.txt"
    precious.write_text("mine", encoding="utf-8")
    before = everything(tmp_path)
    assert code_of(export_record, library, 1, precious) == "exists"
    assert code_of(export_record, library, 1, tmp_path) == "exists"
    assert code_of(export_record, library, 1, tmp_path / "no" / "where.txt") == "cannot-write"
    assert code_of(export_record, library, 1, tmp_path / "a\0b") == "cannot-write"
    assert everything(tmp_path) == before


def test_strange_files_to_import(library: Library, tmp_path: Path) -> None:
    """Promise: a missing file, a folder, a pipe, a picture and a forged game are told in one
    line each, and nothing comes in."""
    assert code_of(import_record, library, tmp_path / "none.txt") == "no-file"
    assert code_of(import_record, library, tmp_path) == "not-a-file"
    assert code_of(import_record, library, tmp_path / "a\0b") == "cannot-read"
    if sys.platform != "win32":
        os.mkfifo(tmp_path / "pipe")
        assert code_of(import_record, library, tmp_path / "pipe") == "not-a-file"
        assert code_of(import_record, library, Path("/dev/zero")) == "not-a-file"
    picture = tmp_path / "picture.png"
    picture.write_bytes(b"\x89PNG\r\n" + bytes(100))
    assert code_of(import_record, library, picture) == "not-a-record"
    for junk in (b"\n" * 10**7, record_of(Wishes(), 1, most=40) + bytes(10**7)):
        picture.write_bytes(junk)
        assert code_of(import_record, library, picture) in ("not-a-record", "too-big")
    assert not library.file.folder.exists()


def test_what_is_good_of_a_damaged_game_is_saved(library: Library) -> None:
    """Promise: everything before the first wrong line can be saved as a game of its own; the
    damaged game stays as it is; where nothing is good, what is wrong is told."""
    keep(library, 3, 120)
    texts = texts_of(library.load(1).data)
    spoilt(library, 1, 61)
    with pytest.raises(RecordError) as caught:
        library.resume(1)
    assert (caught.value.code, caught.value.line) == ("changed", 61)
    assert rescue_record(library, 1) == 2
    assert library.load(2).data == checked(texts[:60])
    assert code_of(library.resume, 1) == "changed"
    kept = library.resume(2)
    play(kept.game, most=120)
    kept.close()
    assert library.load(2).data == checked(texts)
    harmed(library, "UPDATE game SET header = 'started ?' WHERE id = '1'")
    assert code_of(rescue_record, library, 1) == "changed"
    assert code_of(rescue_record, library, 2) == "already"
    library.delete(1)
    assert library.numbers() == [2]


def test_where_games_and_settings_are_kept(tmp_path: Path) -> None:
    """Promise of docs/records.md: SORRY_A11Y_HOME names the folder; without it, or where it is
    blank, which would be wherever one happens to be, the system's place for this program does."""
    assert data_folder({"SORRY_A11Y_HOME": str(tmp_path)}) == tmp_path
    assert data_folder({}).name == "sorry-a11y"
    for name in ("", " ", "\t"):
        environment = {"SORRY_A11Y_HOME": name}
        assert data_folder(environment) == data_folder({})
        assert settings_path(environment) == settings_path({})


# -- the order of the list ---------------------------------------------------------------------


def test_the_number_of_a_deleted_game_is_not_given_again(library: Library) -> None:
    """Promise: also the highest number, also when it was an imported game that had it."""
    assert [keep(library), keep(library), keep(library)] == [1, 2, 3]
    library.delete(2)
    library.delete(3)
    copy = library.file.folder / "copy.txt"
    copy.write_bytes(record_of(Wishes(), 9, most=40))
    assert import_record(library, copy)[0] == 4
    library.delete(4)
    assert keep(library) == 5


def test_a_clock_that_ran_ahead(library: Library, monkeypatch: pytest.MonkeyPatch) -> None:
    """Promise: a record dated after today is neither offered first nor lost at the end of the list;
    where every record is, the numbers tell the order."""
    for seed in (1, 2, 3, 4):
        keep(library, seed)
    now = time()
    for number, written in ((1, now - 400), (2, now + 90_000), (3, now - 200), (4, now - 300)):
        played(library, number, written)
    assert [entry.number for entry in library.entries()] == [3, 4, 2, 1]
    assert offered(library) == (3, 0)
    monkeypatch.setattr("sorry_a11y.store.library.time", lambda: 0.0)
    assert [entry.number for entry in library.entries()] == [4, 3, 2, 1]


# -- games of somebody else: kept, heard again, gone on with, and not counted as one's own --------


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
