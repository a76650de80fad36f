"""Rescue of games in a damaged file: compared with what SQLite can still read of each by itself."""

from __future__ import annotations

import sqlite3
from collections import Counter
from collections.abc import Callable, Mapping
from contextlib import closing
from pathlib import Path
from random import Random
from typing import NamedTuple

import pytest

from sorry_a11y.output.narration.saved_games import tell_error
from sorry_a11y.store.errors import StorageError
from sorry_a11y.store.files import GAMES_FILE
from sorry_a11y.store.library import Library
from sorry_a11y.store.player_file import PlayerFile
from sorry_a11y.store.sqlite_log import PAGE_BYTES, check
from tests.store.games import harmed, keep

_NOTE = ("tables", '{"offered": true}')
_GAMES = 8


class Kept(NamedTuple):
    """A file of eight games as it was before any harm, and the texts of each game."""

    data: bytes
    games: Mapping[int, list[str]]


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> Kept:
    """Play eight games, three of them to their end."""
    library = Library(PlayerFile(tmp_path_factory.mktemp("whole")))
    for seed in range(1, _GAMES + 1):
        keep(library, seed, 10**6 if seed % 3 == 0 else 60 + 10 * seed)
    library.file.keep_note(*_NOTE)
    assert all(entry.summary for entry in library.entries())
    games = {number: library.file.texts(number) for number in library.numbers()}
    library.file.close()
    return Kept(library.file.path.read_bytes(), games)


@pytest.fixture
def library(kept: Kept, tmp_path: Path) -> Library:
    """The eight games, in a folder that a test may harm."""
    (tmp_path / GAMES_FILE).write_bytes(kept.data)
    return Library(PlayerFile(tmp_path))


def readable(data: bytes, folder: Path) -> dict[int, int]:
    """Return the number of texts that SQLite finds of each game, asked for one after the other."""
    path = folder / "asked.sqlite"
    path.write_bytes(data)
    found: dict[int, int] = {}
    with closing(sqlite3.connect(path)) as file:
        for number in range(1, _GAMES + 1):
            game, seq = str(number), 0
            for statement in (
                "SELECT 1, header, crc FROM game WHERE id = ?",
                "SELECT seq, text, crc FROM entry WHERE game = ? ORDER BY seq",
            ):
                try:
                    for at, text, crc in file.execute(statement, (game,)):
                        if at == seq + 1 and crc == check(game, at, text):
                            seq = at
                except (sqlite3.Error, UnicodeDecodeError):
                    continue
            found[number] = seq
    path.unlink()
    return found


class Heard(NamedTuple):
    """What comes of a damaged file; ``listed``, ``refused``: games listed as whole, as damaged."""

    library: Library
    told: StorageError | None
    listed: list[int]
    refused: list[int]


def heard(folder: Path, data: bytes) -> Heard:
    """Ask for the list of a damaged file, again where it was set aside."""
    for path in folder.glob("*games.sqlite*"):
        path.unlink()
    (folder / GAMES_FILE).write_bytes(data)
    library = Library(PlayerFile(folder))
    told: StorageError | None = None
    try:
        entries = list(library.entries())
    except StorageError as error:
        told = error
        entries = list(library.entries())
    return Heard(
        library,
        told,
        [one.number for one in entries if one.summary],
        [one.number for one in entries if one.error],
    )


def examine(folder: Path, kept: Kept, data: bytes) -> Counter[str]:
    """Compare what a player hears of a damaged file with what is true; count what became of it."""
    found = heard(folder, data)
    texts = {number: found.library.file.texts(number) for number in found.listed}
    note = found.library.file.note(_NOTE[0])
    found.library.file.close()
    for number, there in texts.items():
        assert there == kept.games[number][: len(there)], f"game {number} is another one"
    whole = sum(there == kept.games[number] for number, there in texts.items())
    if found.told is None:
        assert whole == len(texts), "a cut game is listed without a word"
        assert len(texts) + len(found.refused) == _GAMES
        return Counter(unharmed=1, refused=len(found.refused))
    assert found.told.code == "set-aside"
    assert not found.refused
    for number, count in readable(data, folder).items():
        assert count < 2 or len(texts.get(number, ())) >= count, f"game {number} is lost"
    values = found.told.values
    aside = Path(str(values["file"]).replace("...", ""))
    assert aside.name == "damaged-1-games.sqlite"
    assert (folder / aside.name).read_bytes() == data
    assert values["whole"] == whole
    assert values["part"] == len(texts) - whole
    assert values["notes"] == "no" or note == _NOTE[1]
    lost = int(values["lost"])
    assert lost <= _GAMES - len(texts)
    sentence = tell_error(found.told)
    assert f"{whole} games are saved whole" in sentence or whole < 2
    return Counter(
        rescued=1,
        whole=whole,
        part=len(texts) - whole,
        lost=lost,
        unknown=_GAMES - len(texts) - lost,
    )


@pytest.mark.lot
def test_every_page(kept: Kept, tmp_path: Path) -> None:
    """Promise of docs/records.md: whichever page is zeroed, each game whose rows can be read is
    there, every game is accounted for, and the sentence says how many are whole, cut and lost."""
    pages = len(kept.data) // PAGE_BYTES
    assert pages > 55
    counted = Counter[str]()
    for page in range(pages):
        data = bytearray(kept.data)
        data[page * PAGE_BYTES : (page + 1) * PAGE_BYTES] = bytes(PAGE_BYTES)
        counted += examine(tmp_path, kept, bytes(data))
    assert counted["rescued"] == pages
    assert counted["unknown"] == 0
    assert counted["whole"] > 6.5 * pages


# -- harm by lot -------------------------------------------------------------------------------


def _bytes(data: bytearray, rng: Random) -> None:
    for _ in range(rng.randrange(1, 40)):
        data[rng.randrange(len(data))] = rng.randrange(256)


def _noise(data: bytearray, rng: Random) -> None:
    at = rng.randrange(len(data))
    data[at : at + 3000] = rng.randbytes(len(data[at : at + rng.randrange(1, 3000)]))


def _zeros(data: bytearray, rng: Random) -> None:
    for _ in range(rng.randrange(1, 6)):
        at = rng.randrange(len(data)) // PAGE_BYTES * PAGE_BYTES
        data[at : at + PAGE_BYTES] = bytes(PAGE_BYTES)


def _cut(data: bytearray, rng: Random) -> None:
    del data[rng.randrange(1, len(data)) :]


def _swap(data: bytearray, rng: Random) -> None:
    one, other = (
        slice(at * PAGE_BYTES, (at + 1) * PAGE_BYTES)
        for at in rng.sample(range(len(data) // PAGE_BYTES), 2)
    )
    data[one], data[other] = data[other], data[one]


HARM: tuple[Callable[[bytearray, Random], None], ...] = (_bytes, _noise, _zeros, _cut, _swap)


@pytest.mark.lot
def test_harm_by_lot(kept: Kept, tmp_path: Path, damaged: int) -> None:
    """Promise of docs/records.md: bytes changed, zeroed, cut off and swapped lose no game that can
    be read, let no changed one in, and each sentence is true."""
    rng = Random("harm")
    counted = Counter[str]()
    for number in range(damaged):
        data = bytearray(kept.data)
        HARM[number % len(HARM)](data, rng)
        if number % 4 == 3:  # a file takes longer than a record
            counted += examine(tmp_path, kept, bytes(data))
    assert counted["rescued"] + counted["unharmed"] == damaged // 4
    assert counted["rescued"] > damaged // 8


def test_what_a_planted_statement_would_do_is_not_done(library: Library) -> None:
    """Promise of docs/records.md: statements that somebody has put into the file, to be run with
    the next write, count as damage: every game is saved whole, into a file without them."""
    harmed(library, "CREATE TRIGGER planted AFTER INSERT ON entry BEGIN DELETE FROM game; END")
    library.file.close()
    with pytest.raises(StorageError) as caught:
        keep(library, 99)
    assert caught.value.values["whole"] == _GAMES
    assert len(library.numbers()) >= _GAMES
    assert not library.file.read("SELECT 1 FROM sqlite_schema WHERE type = 'trigger'")


# -- beside the file ---------------------------------------------------------------------------


def test_what_was_not_yet_in_the_file_is_rescued(kept: Kept, tmp_path: Path) -> None:
    """Promise: what SQLite has written beside a file when the program is killed counts too."""
    played, killed = tmp_path / "played", tmp_path / "killed"
    played.mkdir()
    killed.mkdir()
    (played / GAMES_FILE).write_bytes(kept.data)
    library = Library(PlayerFile(played))
    with closing(sqlite3.connect(library.file.path, isolation_level=None)) as holder:
        holder.execute("SELECT 1 FROM game").fetchall()  # so that nothing is taken into the file
        new = keep(library, 99)
        texts = library.file.texts(new)
        for path in played.glob("games.sqlite*"):
            (killed / path.name).write_bytes(path.read_bytes())
    data = without_page_of(kept, 1, (killed / GAMES_FILE).read_bytes())
    (killed / GAMES_FILE).write_bytes(data)
    assert (killed / f"{GAMES_FILE}-wal").stat().st_size
    library = Library(PlayerFile(killed))
    with pytest.raises(StorageError) as caught:
        list(library.entries())
    assert caught.value.values["whole"] == _GAMES
    assert library.file.texts(new) == texts


def without_page_of(kept: Kept, number: int, data: bytes) -> bytes:
    """Return a file in which the page in the middle of a game is zeroed."""
    texts = kept.games[number]
    at = data.index(texts[len(texts) // 2].encode()) // PAGE_BYTES * PAGE_BYTES
    return data[:at] + bytes(PAGE_BYTES) + data[at + PAGE_BYTES :]


def test_damage_is_found_when_games_are_listed(kept: Kept, tmp_path: Path) -> None:
    """Promise: a game of which a page is gone is not listed as whole until somebody resumes it."""
    data = without_page_of(kept, 3, kept.data)
    found = heard(tmp_path, data)
    assert found.told
    assert found.told.values["whole"] == _GAMES - 1


@pytest.mark.parametrize(
    "harm",
    [
        "DELETE FROM entry WHERE game = '2' AND seq ="
        " (SELECT max(seq) FROM entry WHERE game = '2')",
        "UPDATE entry SET text = 'r pass' WHERE game = '2' AND seq = 9",
        "UPDATE entry SET text = CAST(x'ff00' AS TEXT) WHERE game = '2' AND seq = 9",
    ],
)
def test_a_game_with_a_wrong_entry_is_named(library: Library, harm: str) -> None:
    """Promise of docs/records.md: where the file is sound and an entry is not, the list names the
    game and the line, and the others stay as they are."""
    harmed(library, harm)
    assert [entry.number for entry in library.entries() if entry.error] == [2]
    library.file.close()


BY_HAND = (
    *("UPDATE game SET id = 'two' WHERE id = '2'", "UPDATE game SET id = '02' WHERE id = '2'"),
    "UPDATE game SET id = '99999999999999999999' WHERE id = '2'",
    *("UPDATE game SET id = x'32' WHERE id = '2'", "UPDATE game SET at = 9e999 WHERE id = '2'"),
    "UPDATE game SET at = -9e999 WHERE id = '2'",
    "UPDATE game SET at = 'yesterday' WHERE id = '2'",
    "UPDATE game SET summary = x'ff' WHERE id = '2'",
    "UPDATE game SET id = CAST(x'ff32' AS TEXT) WHERE id = '2'",
)
ASKED: tuple[Callable[[Library], object], ...] = (
    lambda library: list(library.entries()),
    lambda library: library.unfinished(),
    lambda library: library.summaries(),
    lambda library: library.numbers(),
    lambda library: library.resume(1).close(),
)


@pytest.mark.parametrize("harm", BY_HAND)
@pytest.mark.parametrize("ask", ASKED)
def test_values_by_hand(
    kept: Kept, library: Library, harm: str, ask: Callable[[Library], object]
) -> None:
    """Promise: values that the program never writes are damage, told once; the rest is there."""
    harmed(library, harm)
    codes = []
    for _ in range(3):
        try:
            ask(library)
        except StorageError as error:
            codes.append(error.code)
    assert codes in (["set-aside"], [])
    for number in range(1, _GAMES + 1):
        assert number == 2 or library.file.texts(number) == kept.games[number]
    library.file.close()


@pytest.mark.parametrize("value", ["abc", "9e99", "-5", "99999999999999999999", "0", ""])
def test_a_number_by_hand(library: Library, value: str) -> None:
    """Promise: whatever stands for the last number, a new game gets one that no game has."""
    harmed(library, "UPDATE note SET value = ? WHERE name = 'last number'", value)
    assert keep(library, 99) == _GAMES + 1


@pytest.mark.parametrize(
    "harm",
    [
        "CREATE TABLE note (name TEXT, value TEXT)",
        "CREATE TABLE game (id INTEGER); CREATE TABLE entry (a); CREATE TABLE note (b);"
        "PRAGMA user_version = 1",
        "PRAGMA user_version = 99",
        "PRAGMA application_id = 7",
        "PRAGMA journal_mode = WAL",
    ],
)
def test_a_file_of_another_program_stays(tmp_path: Path, harm: str) -> None:
    """Promise of docs/records.md: another program's file in the place of ours is told and left
    alone, to the byte, whatever is asked of it; a game goes on unsaved and says why."""
    path = tmp_path / GAMES_FILE
    with closing(sqlite3.connect(path, isolation_level=None)) as file:
        file.executescript("CREATE TABLE theirs (x); INSERT INTO theirs VALUES (1);" + harm)
    before = path.read_bytes()
    library = Library(PlayerFile(tmp_path))
    for ask in ASKED:
        with pytest.raises(StorageError) as caught:
            ask(library)
        assert (caught.value.code, caught.value.values["why"]) == ("cannot-read", "foreign")
    assert not library.file.keep_note("tables", "x")
    library.file.close()
    assert path.read_bytes() == before
    assert [one.name for one in tmp_path.glob("*games*")] == [GAMES_FILE]


def test_two_programs_find_the_same_damage(kept: Kept, tmp_path: Path) -> None:
    """Promise: the second one takes the file that the first has made, and sets nothing aside."""
    data = bytearray(kept.data)
    data[20 * PAGE_BYTES : 21 * PAGE_BYTES] = bytes(PAGE_BYTES)
    (tmp_path / GAMES_FILE).write_bytes(data)
    one, other = (Library(PlayerFile(tmp_path)) for _ in range(2))
    assert other.numbers() == one.numbers() == [*range(1, _GAMES + 1)]
    with pytest.raises(StorageError):
        list(one.entries())
    assert len(list(other.entries())) == len(list(one.entries()))
    assert len(list(tmp_path.glob("damaged-*.sqlite"))) == 1
    assert other.file.texts(1) == kept.games[1]
