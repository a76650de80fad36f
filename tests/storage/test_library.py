"""The folder of games: listed, gone on with, deleted, copied, and nothing else touched."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest

from sorry_a11y.rules.board import RED
from sorry_a11y.rulesets.families import Wishes
from sorry_a11y.storage.errors import RecordError, StorageError
from sorry_a11y.storage.home import APP, Home, data_folder
from sorry_a11y.storage.library import Library
from sorry_a11y.storage.replay import Replay
from tests.storage.games import STARTED, begin, play, press, record_of, same_game
from tests.storage.harm import texts_of


def keep(library: Library, seed: int, most: int = 1_000_000, wishes: Wishes | None = None) -> int:
    """Play a scripted game, to the end or a part of it; its number."""
    known = {file.number for file in library.records.files()}
    kept = begin(library, wishes, seed)
    play(kept.table, most=most)
    kept.close()
    (number,) = {file.number for file in library.records.files()} - known
    return number


def played(library: Library, number: int, second: int) -> None:
    """Make it so that the record was last written in that second of an old day."""
    os.utime(library.records.path(number), (1_000_000 + second, 1_000_000 + second))


def code_of(action: object, *arguments: object) -> str:
    """The code of the error that a call raises."""
    with pytest.raises(StorageError) as caught:
        action(*arguments)  # type: ignore[operator]
    return caught.value.code


def everything(folder: Path) -> dict[str, bytes]:
    """Every file below a folder with its bytes."""
    return {
        p.relative_to(folder).as_posix(): p.read_bytes()
        for p in folder.rglob("*") if p.is_file()
    }


def test_an_empty_library(library: Library) -> None:
    """Promise: before the first game there is none, and looking makes no folder."""
    assert list(library.entries()) == []
    assert library.unfinished() == (None, None)
    assert code_of(library.resume, 1) == code_of(library.load, 1) == "no-game"
    assert code_of(library.delete, 1) == code_of(library.rescue, 1) == "no-game"
    assert not library.home.folder.exists()


def test_the_list_says_what_stands_in_the_records(library: Library) -> None:
    """Promise: the list has the game played last first, with rule book, turns, pawns home, and
    whether and by whom it was won."""
    for seed, most in ((1, 60), (2, 10**6), (3, 90)):
        number = keep(library, seed, most)
        assert number == seed
        played(library, number, 10 - seed)
    entries = list(library.entries())
    assert [entry.number for entry in entries] == [1, 2, 3]
    for entry in entries:
        summary = entry.summary
        assert summary is not None
        table = Replay(library.load(entry.number)).run()
        view = table.view(RED)
        assert summary.finished == table.over == (entry.number == 2)
        assert summary.winners == table.game.winners
        assert summary.home[0] == view.position[:4].count(view.rules.board.home(RED))
        assert summary.setup.book == "hasbro"
        assert summary.started == STARTED
        assert summary.all_turns == sum(summary.turns) > 0


def test_the_unfinished_game_played_last_is_offered(library: Library) -> None:
    """Promise: at a start the unfinished game played last is offered, not a finished one, not
    one set aside, not one that is being played."""
    for seed, most in ((1, 50), (2, 60), (3, 10**6)):
        played(library, keep(library, seed, most), seed)

    def offered() -> int:
        entry = library.unfinished().game
        return entry.number if entry else 0

    assert offered() == 2
    kept = library.resume(2)
    assert offered() == 1
    kept.close()
    assert offered() == 2
    order = [file.number for file in library.records.files()]
    library.set_aside(2)
    assert [file.number for file in library.records.files()] == order
    assert offered() == 1
    library.set_aside(2)
    assert library.load(2).lines[-2].text != "aside"
    kept = library.resume(2)
    play(kept.table, most=80)
    kept.close()
    assert offered() == 2


def test_a_damaged_last_game_is_not_passed_over_silently(library: Library) -> None:
    """Promise: when the record written last cannot be read, the start says so and offers the one
    before it; an older one that cannot be read bothers nobody at the start."""
    for seed in (1, 2):
        played(library, keep(library, seed, 50), seed)
    path = library.records.path(2)
    path.write_bytes(path.read_bytes().replace(b"\nb pass ", b"\nb 5 b1+5 ", 1))
    played(library, 2, 2)
    entry, unreadable = library.unfinished()
    assert entry
    assert unreadable
    assert unreadable.error
    assert (entry.number, unreadable.number, unreadable.error.code) == (1, 2, "changed")
    played(library, 1, 3)
    entry, unreadable = library.unfinished()
    assert entry
    assert (entry.number, unreadable) == (1, None)
    assert [one.number for one in library.entries() if one.error] == [2]


def test_going_on_writes_on(library: Library) -> None:
    """Promise: a game gone on with, thrice, after a piece of a line was left, comes to the end
    of one never interrupted, in one record."""
    keep(library, 7, 60)
    for _ in range(3):
        path = library.records.path(1)
        with path.open("ab") as file:
            file.write(b"y 12 y1+1")
        kept = library.resume(1)
        assert kept.cut
        play(kept.table, most=len(kept.table.actions) + 30)
        kept.close()
    kept = library.resume(1)
    assert not kept.cut
    play(kept.table)
    kept.close()
    assert library.records.path(1).read_bytes() == record_of(Wishes(), 7)
    assert len(library.records.files()) == 1


def test_the_recap_is_what_happened_last(library: Library) -> None:
    """Promise: who comes back can hear what has happened since the own last decision."""
    kept = begin(library, seed=7)
    play(kept.table, most=60)
    last = press(kept.table)
    kept.close()
    again = library.resume(1)
    assert list(again.recap) == last
    again.table.undo(RED)
    again.close()
    assert library.resume(1).recap == ()


def test_a_record_opened_twice_is_told(library: Library) -> None:
    """Promise: a game that is being played can be neither gone on with nor deleted a second
    time; reading and copying it is free."""
    kept = begin(library)
    play(kept.table, most=40)
    assert code_of(library.resume, 1) == "in-use"
    assert code_of(library.delete, 1) == "in-use"
    assert library.entry(1).in_use
    library.export(1, library.home.folder / "copy.txt")
    kept.close()
    assert not library.entry(1).in_use
    library.resume(1).close()
    library.delete(1)
    assert list(library.entries()) == []


def test_a_number_is_a_games_own(library: Library) -> None:
    """Promise: deleting a game gives no other game its number, and a new one gets the next."""
    for seed in (1, 2, 3):
        keep(library, seed, 30)
    library.delete(2)
    assert keep(library, 4, 30) == 4
    assert sorted(entry.number for entry in library.entries()) == [1, 3, 4]


def test_out_and_in_again(library: Library, tmp_path: Path) -> None:
    """Promise: a copied game comes into another library as the same game, also with the line
    ends of Windows; the same game twice is told."""
    keep(library, 5)
    copy = tmp_path / "copy of a game.txt"
    library.export(1, copy)
    other = Library(Home(tmp_path / "other"))
    assert other.import_file(copy) == (1, False)
    assert same_game(Replay(other.load(1)).run(), Replay(library.load(1)).run())
    assert code_of(other.import_file, copy) == "already"
    copy.write_bytes(copy.read_bytes().replace(b"\n", b"\r\n"))
    assert code_of(other.import_file, copy) == "already"
    copy.write_bytes(copy.read_bytes()[:-30])
    assert other.import_file(copy) == (2, True)
    assert not other.load(2).cut


def test_nothing_is_written_over(library: Library, tmp_path: Path) -> None:
    """Promise: a file that is there is never written over, nor half of one left behind."""
    keep(library, 5, 50)
    precious = tmp_path / "precious.txt"
    precious.write_text("mine", encoding="utf-8")
    before = everything(tmp_path)
    assert code_of(library.export, 1, precious) == "exists"
    assert code_of(library.export, 1, tmp_path) == "exists"
    assert code_of(library.export, 1, tmp_path / "no" / "where.txt") == "cannot-write"
    assert code_of(library.export, 1, tmp_path / "a\0b") == "cannot-write"
    assert everything(tmp_path) == before


def test_strange_files_to_import(library: Library, tmp_path: Path) -> None:
    """Promise: a missing file, a folder, a pipe, a picture and a forged game are told in one
    line each, and nothing comes in."""
    assert code_of(library.import_file, tmp_path / "none.txt") == "no-file"
    assert code_of(library.import_file, tmp_path) == "not-a-file"
    assert code_of(library.import_file, tmp_path / "a\0b") == "cannot-read"
    if sys.platform != "win32":
        os.mkfifo(tmp_path / "pipe")
        assert code_of(library.import_file, tmp_path / "pipe") == "not-a-file"
        assert code_of(library.import_file, Path("/dev/zero")) == "not-a-file"
    picture = tmp_path / "picture.png"
    picture.write_bytes(b"\x89PNG\r\n" + bytes(100))
    assert code_of(library.import_file, picture) == "not-a-record"
    assert not library.home.folder.exists()


def test_other_files_are_left_alone(library: Library, tmp_path: Path) -> None:
    """Promise: other files in the folder, also those that nearly look like a record, are neither
    listed nor changed nor deleted. A folder or a link under the name of a record is told as that,
    and leads nowhere."""
    keep(library, 1, 40)
    games = library.records.games
    secret = tmp_path / "secret.txt"
    secret.write_bytes(record_of(Wishes(), 9, most=40))
    names = ("game-0.txt", "game-01.txt", "game-5.txt.bak", "xgame-5.txt", "game-5 .txt",
             "notes.txt", "game--5.txt", ".hidden.part")
    for name in names:
        (games / name).write_bytes(secret.read_bytes())
    (games / "game-8.txt").mkdir()
    if sys.platform == "linux":  # elsewhere this is game 6
        (games / "GAME-6.TXT").write_bytes(secret.read_bytes())
    if sys.platform != "win32":
        (games / "game-9.txt").symlink_to(secret)
    before = everything(games)
    listed = {entry.number: entry for entry in library.entries()}
    others = {8} if sys.platform == "win32" else {8, 9}
    assert listed.keys() == {1} | others
    for number in others:
        error = listed[number].error
        assert error
        assert error.code == "not-a-file"
        assert code_of(library.resume, number) == code_of(library.delete, number) == "not-a-file"
    for number in (0, -5, 5, 6):
        assert code_of(library.resume, number) == code_of(library.delete, number) == "no-game"
    library.delete(1)
    after = everything(games)
    assert before.keys() - after.keys() == {"game-1.txt"}
    assert all(before[name] == data for name, data in after.items())
    assert keep(library, 2, 40) > 9 - (sys.platform == "win32")


def test_what_is_good_of_a_damaged_game_is_saved(library: Library) -> None:
    """Promise: everything before the first wrong line can be saved as a game of its own; the
    damaged record stays as it is; where nothing is good, what is wrong is told."""
    keep(library, 3, 120)
    path = library.records.path(1)
    data = path.read_bytes()
    lines = data.splitlines(keepends=True)
    harmed = b"".join([*lines[:60], b"r 5 r1+5 abc\n", *lines[60:]])
    path.write_bytes(harmed)
    assert code_of(library.resume, 1) == "changed"
    assert library.rescue(1) == 2
    assert library.records.path(2).read_bytes() == b"".join(lines[:60])
    assert path.read_bytes() == harmed
    kept = library.resume(2)
    play(kept.table, most=120)
    kept.close()
    assert library.records.path(2).read_bytes() == data
    path.write_bytes(b"sorry-a11y record 1 KjJ\nprogram ? ...\n" + data)
    with pytest.raises(RecordError) as caught:
        library.rescue(1)
    assert (caught.value.code, caught.value.line) == ("changed", 2)
    assert code_of(library.rescue, 2) == "already"


def test_where_games_are_kept(tmp_path: Path) -> None:
    """Promise: SORRY_A11Y_HOME names the folder; without it, the system's place for data of
    this program does."""
    assert data_folder({"SORRY_A11Y_HOME": str(tmp_path)}) == tmp_path
    assert data_folder({}).name == APP
    assert data_folder({"SORRY_A11Y_HOME": ""}) == data_folder({})


def test_the_record_on_disk_is_text(library: Library) -> None:
    """Promise: a record is UTF-8 text with line feeds on every system, one decision a line."""
    keep(library, 2, 80)
    data = library.records.path(1).read_bytes()
    assert b"\r" not in data
    texts = texts_of(data)
    assert texts[0] == "sorry-a11y record 1"
    assert len(texts) - texts.index("begin") - 1 == len(Replay(library.load(1)).run().actions)
