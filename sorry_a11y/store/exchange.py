"""Export and import of saved games: one game at a time, or all in one file."""

from __future__ import annotations

import io
import re
import zipfile
import zlib
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from datetime import UTC, datetime

from sorry_a11y.core.game.chance import Chance
from sorry_a11y.core.game.header import IN_A_ROOM, Header
from sorry_a11y.core.game.setup import Setup
from sorry_a11y.core.rules.board import Seat
from sorry_a11y.store.errors import DamagedError, LogError, RecordError, StorageError
from sorry_a11y.store.files import StrPath, file_error, write_given
from sorry_a11y.store.library import Library
from sorry_a11y.store.record import (
    IMPORTED,
    MOST_RECORD_BYTES,
    Record,
    game_of,
    read_record,
    read_record_file,
    read_texts,
    record_of_texts,
)

_NUMBER = re.compile(r"game-(\d{1,9})\.txt")
_MOST_GAMES = 10_000
"""The most games that are read from one file."""
_NO_CHANCE = Chance(0)
"""The chance of a game of another server, which is never used: the log has all shuffles."""


# -- one game ----------------------------------------------------------------------------------


def export_record(library: Library, number: int, to: StrPath) -> None:
    """Copy a game to a file that is not there yet.

    Raises:
        StorageError: "no-game", "exists" or "cannot-write".
        RecordError: The game is not whole.
    """
    record = library.load(number)
    game_of(record)
    write_given(to, record.data)


def import_record(library: Library, path: StrPath) -> tuple[int, bool]:
    """Import a record from a file, up to its last whole line.

    Returns:
        The number of the new game, and whether the record was cut.

    Raises:
        StorageError: "no-file", "not-a-file", "cannot-read", "cannot-write", or "already" if the
            library has the game.
        RecordError: The file is no record, or the rules do not allow its entries.
    """
    record = read_record_file(path)
    game_of(record)
    mark = [] if record.is_imported else [IMPORTED]
    return _take_in(library, record, [*record.texts, *mark]), record.cut


def save_told(
    library: Library, setup: Setup, own: Sequence[Seat], started: int, lines: Sequence[str]
) -> int | None:
    """Save a game that was played on a server, by the record that the server sent.

    Args:
        library: The saved games.
        setup: The rules and seats.
        own: The seats of the player, who is called "you" in the saved game.
        started: The time at which it began, in seconds since 1970.
        lines: Its entries.

    Returns:
        The number of the new game; None if the game is not over or cannot be saved.
    """
    occupants = tuple(
        one._replace(name=None) if one.seat in own else one for one in setup.occupants
    )
    try:
        header = Header(
            setup._replace(occupants=occupants),
            _NO_CHANCE,
            datetime.fromtimestamp(started, UTC),
            purpose=IN_A_ROOM,
        )
        record = read_record(record_of_texts(header, lines))
        return _take_in(library, record, record.texts) if game_of(record).over else None
    except (StorageError, ValueError, OverflowError, OSError):
        return None


def rescue_record(library: Library, number: int) -> int:
    """Save the entries of a damaged game before the first wrong line as a new game.

    The damaged game is kept too.

    Returns:
        The number of the new game.

    Raises:
        RecordError: Nothing of the game is good.
        StorageError: "cannot-write", or "already" if the game is not damaged.
    """
    try:
        record = library.load(number)
        good = list(record.texts)
        game_of(record)
    except RecordError as error:
        try:
            good = _good_texts(library, number, error)
            record = read_texts(good)
            game_of(record)
        except (RecordError, IndexError):
            raise error from None
    return _take_in(library, record, good)


def _good_texts(library: Library, number: int, error: RecordError) -> list[str]:
    """Return the texts of a damaged game before the first wrong one."""
    rows = library.file.read(
        "SELECT header FROM game WHERE id = ?1 UNION ALL SELECT text FROM"
        " (SELECT text FROM entry WHERE game = ?1 ORDER BY seq)",
        str(number),
    )
    texts = [str(row[0]) for row in rows]
    count = error.line - 1 - (texts[0].count("\n") + 1)
    good = texts[: max(count, 0)]
    is_theirs = IMPORTED in texts and IMPORTED not in good
    return [*good, IMPORTED] if is_theirs and good else good


def _take_in(library: Library, record: Record, texts: Iterable[str]) -> int:
    """Store a game and return its number; raises StorageError "already" if the library has it."""
    texts = list(texts)
    file = library.file
    wanted = [text for text in texts if text != IMPORTED]
    for game in file.games("WHERE header = ?", record.texts[0]):
        try:
            there = file.texts(game.number)
        except DamagedError:  # what comes is better than what is there
            continue
        if [text for text in there if text != IMPORTED] == wanted:
            raise StorageError("already", number=game.number)
    try:
        return file.create(texts)
    except LogError as error:
        raise file_error("cannot-write", file.path, error) from error


# -- all games ---------------------------------------------------------------------------------


def pack_games(library: Library) -> bytes:
    """Return a ZIP archive of all records that can be read, each as it is.

    Raises StorageError "cannot-read".
    """
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as archive:
        for number in library.numbers():
            try:
                data = library.load(number).data
            except StorageError:  # the list of games names it
                continue
            archive.writestr(f"game-{number}.txt", data)
    return packed.getvalue()


def unpack_games(data: bytes) -> Iterator[bytes]:
    """Yield the records of an archive of `pack_games`, in order of their numbers.

    Bytes that are no archive are yielded as they are, since they may be one record.
    """
    try:
        archive = zipfile.ZipFile(io.BytesIO(data))
    except zipfile.BadZipFile:
        yield data
        return
    with archive:
        named = [
            (int(found[1]), one)
            for one in archive.infolist()
            if (found := _NUMBER.fullmatch(one.filename.rsplit("/", 1)[-1]))
        ]
        for _, one in sorted(named, key=lambda pair: pair[0])[:_MOST_GAMES]:
            try:
                with archive.open(one) as record:
                    yield record.read(MOST_RECORD_BYTES + 1)
            except (
                zipfile.BadZipFile,
                zlib.error,
                OSError,
                EOFError,
                NotImplementedError,
                RuntimeError,
            ):
                yield b""


def is_pack(data: bytes) -> bool:
    """Return whether the bytes begin as a ZIP archive."""
    return data.startswith(b"PK")


def take_back_games(library: Library, data: bytes) -> Counter[str]:
    """Import all games of an archive of `pack_games`, each up to its last whole line.

    Returns:
        How many games were "added", were "known" already, and are "damaged".
    """
    counted = Counter[str]()
    for packed in unpack_games(data):
        try:
            record = read_record(packed)
            game_of(record)
            _take_in(library, record, record.texts)
            counted["added"] += 1
        except StorageError as error:
            counted["known" if error.code == "already" else "damaged"] += 1
    return counted
