"""The library of saved games, which lists, loads, resumes and deletes them.

A game keeps its number, and no other game ever gets it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import suppress
from functools import partial
from time import monotonic, time
from typing import NamedTuple
from zlib import crc32

import msgspec

from sorry_a11y.core.game.log import TakeBack, question_reopened
from sorry_a11y.core.game.logged_game import LoggedGame
from sorry_a11y.core.rules.events import Event
from sorry_a11y.core.rules.view import View
from sorry_a11y.store.errors import (
    DamagedError,
    LogError,
    RecordError,
    StorageError,
    TroubleCode,
)
from sorry_a11y.store.files import file_error
from sorry_a11y.store.game_saver import END, GameSaver, GameWriter, lock_game, played_now
from sorry_a11y.store.player_file import PlayerFile, StoredGame
from sorry_a11y.store.record import Record, follow_record, game_of, read_texts
from sorry_a11y.store.summary import Summary, summarise

_LOOKED_THROUGH = 100
"""The number of games, the one played last first, among which `unfinished` looks."""
_SUMMARY = 9
"""The version of summaries. It is raised whenever the contents of a `Summary` change: a field, or
the judge of what choices cost."""
_DECODER = msgspec.json.Decoder(Summary)
_LAST_TEXTS = "SELECT text FROM entry WHERE game = ? ORDER BY seq DESC LIMIT 2"


class Entry(NamedTuple):
    """A game in the list.

    Attributes:
        number: Its number.
        summary: Its summary; None if it cannot be read.
        error: The error if it cannot be read.
        in_use: Whether a program plays it now.
    """

    number: int
    summary: Summary | None
    error: StorageError | None
    in_use: bool


class Library:
    """The games saved in a file.

    All methods that take a number raise StorageError "no-game" where there is no such game, and all
    raise what `PlayerFile.read` raises.
    """

    def __init__(self, file: PlayerFile) -> None:
        self.file = file

    # -- looking -----------------------------------------------------------------------------

    def numbers(self) -> list[int]:
        """Return the numbers of all games, the lowest first."""
        return sorted(game.number for game in self.file.games())

    def entries(self) -> Iterator[Entry]:
        """Yield every game, the one played last first, each as soon as it is read.

        The whole file is read before the first, and all of each game before it is yielded, so that
        none is listed that cannot be played.
        """
        self.file.check()
        games = self.file.games()
        locked = played_now(self.file) if games else set()
        for number in _by_time(games):
            try:
                yield Entry(number, self._summary(number), None, number in locked)
            except StorageError as error:
                if error.code != "no-game":  # deleted meanwhile
                    yield Entry(number, None, error, number in locked)

    def entry(self, number: int) -> Entry:
        """Return the entry of a game."""
        in_use = number in played_now(self.file)
        try:
            return Entry(number, self._summary(number), None, in_use)
        except RecordError as error:
            return Entry(number, None, error, in_use)

    def summaries(
        self, progress: Callable[[int, int], None] = lambda _done, _due: None
    ) -> dict[int, Summary]:
        """Return the summary of every game that can be read, by number.

        Args:
            progress: A function that is called with two numbers after each game that had no stored
                summary: how many of these are done, and how many there are.
        """
        found: dict[int, Summary] = {}
        due = []
        for game in self.file.games():
            if known := _unpacked(game.summary):
                found[game.number] = known
            else:
                due.append(game.number)
        for done, number in enumerate(due, 1):
            try:
                found[number] = self._summarised(number, self.load(number))
            except StorageError as error:  # damaged, or deleted meanwhile
                if not (isinstance(error, RecordError) or error.code == "no-game"):
                    raise
            progress(done, len(due))
        return found

    def summaries_at_hand(self, patience: float) -> dict[int, Summary]:
        """Return the `summaries` of all games; none if this fails or takes too long.

        Summaries that were made by then are stored, and need not be made the next time.

        Args:
            patience: The longest time to take, in seconds.
        """
        end = monotonic() + patience

        def check(done: int, due: int) -> None:
            if done < due and monotonic() > end:
                raise TimeoutError

        try:
            return self.summaries(check)
        except (StorageError, TimeoutError):  # a comparison that nobody asked for is left out
            return {}

    def unfinished(self) -> tuple[Entry | None, Entry | None]:
        """Return the unfinished game played last, and the game played last if it is unreadable.

        The unfinished game is one in which a person plays, which no program plays now, and among
        the hundred games played last.
        """
        unreadable = None
        locked: set[int] | None = None
        for at, number in enumerate(self._played_last()):
            texts = [row[0] for row in self.file.read(_LAST_TEXTS, str(number))]
            if any(str(text).startswith(END) for text in texts):  # a damaged one is no text
                continue
            locked = played_now(self.file) if locked is None else locked
            if number in locked:
                continue
            try:
                if self.load(number).has_person:
                    entry = Entry(number, self._summary(number), None, in_use=False)
                    return entry, unreadable
            except StorageError as error:
                if not at and error.code != "no-game":  # deleted meanwhile
                    unreadable = Entry(number, None, error, in_use=False)
        return None, unreadable

    def _played_last(self) -> list[int]:
        """Return the hundred games played last."""
        games = self.file.games("ORDER BY at DESC LIMIT ?", _LOOKED_THROUGH)
        if games and games[0].at > time():
            games = self.file.games()
        return _by_time(games)[:_LOOKED_THROUGH]

    def played_elsewhere(self) -> int | None:
        """Return the number of a game that a program plays now; None for none."""
        return next(iter(played_now(self.file)), None)

    def load(self, number: int) -> Record:
        """Return the record of a game, not yet checked against the rules; raises RecordError."""
        try:
            texts = self.file.texts(number)
        except DamagedError as error:
            # the title and the lines of the header stand before the first entry
            raise RecordError("changed", error.lines_before + 2) from error
        if not texts:
            raise StorageError("no-game", number=number)
        return read_texts(texts)

    def game(self, number: int) -> LoggedGame:
        """Return the game in its state after its record; raises RecordError."""
        return game_of(self.load(number))

    def _summary(self, number: int) -> Summary:
        """Return the summary of a game whose whole log can be read; raises RecordError."""
        record = self.load(number)
        games = self.file.games("WHERE id = ?", str(number))
        known = _unpacked(games[0].summary) if games else None
        return known or self._summarised(number, record)

    def _summarised(self, number: int, record: Record) -> Summary:
        """Make the summary of a game and store it with the game; raises RecordError."""
        found = summarise(record)
        self.file.disk.do(partial(self._keep_summary, number, _packed(found)))
        return found

    def _keep_summary(self, number: int, packed: str) -> None:
        with suppress(LogError):  # it is made again the next time
            self.file.run("UPDATE game SET summary = ? WHERE id = ?", packed, str(number))

    # -- playing -----------------------------------------------------------------------------

    def resume(self, number: int) -> GameSaver:
        """Resume a game; its recap has the events since the last decision of a person.

        Returns:
            The port that saves the game, to be closed when play ends.

        Raises:
            StorageError: "in-use" if another program plays it, "no-person" if only bots play.
            RecordError: The record is damaged.
        """
        unlock = lock_game(self.file, number) if self.file.exists else None
        try:
            record = self.load(number)
            if not record.has_person:
                raise StorageError("no-person", number=number)
            game = LoggedGame(record.header)
            before, asked = _lead(record, game)
        except BaseException:
            if unlock:
                unlock()
            raise
        saver = GameSaver(
            GameWriter(
                game,
                self.file,
                number=number,
                seq=1 + len(record.lines),
                unlock=unlock,
                trouble=self._trouble(),
            )
        )
        saver.before, saver.asked = before, asked
        return saver

    def _trouble(self) -> TroubleCode | None:
        """Return the reason why the file cannot be written; None if it can."""
        try:
            self.file.run("UPDATE game SET at = at WHERE 0")
        except LogError as error:
            return error.cause
        return None

    # -- deleting ----------------------------------------------------------------------------

    def delete(self, number: int) -> None:
        """Delete a game for good, also one that cannot be read.

        Raises StorageError "in-use", "cannot-write".
        """
        if number in played_now(self.file):
            raise StorageError("in-use", number=number)
        if not self.file.games("WHERE id = ?", str(number)):
            raise StorageError("no-game", number=number)
        try:
            self.file.run("DELETE FROM game WHERE id = ?", str(number))
        except LogError as error:
            raise file_error("cannot-write", self.file.path, error) from error


def _lead(record: Record, game: LoggedGame) -> tuple[tuple[Event, ...], Mapping[int, View]]:
    """Apply a record to a new game and set its recap.

    Returns:
        The events before the recap, and `GameSaver.asked`.
    """
    before: list[Event] = []
    recap: list[Event] = []
    asked: dict[int, View] = {}
    for followed in follow_record(record, game):
        if followed.by_person:
            before += recap
            recap = []
        if isinstance(followed.entry, TakeBack):
            before += followed.events
            back_to = question_reopened(game.log.entries, game.seating, len(game.actions))
            asked = {at: seen for at, seen in asked.items() if at <= back_to}
        else:
            recap += followed.events
        if game.awaits_person and not game.rules.is_open:
            asked[game.number] = game.view(game.now.turn)
    game.recap = tuple(recap)
    return tuple(before), asked


def _packed(summary: Summary) -> str:
    """Return a summary as text, after a checksum that depends on the version too."""
    text = msgspec.json.encode(summary).decode()
    return f"{crc32(text.encode(), _SUMMARY):08x}{text}"


def _unpacked(packed: str) -> Summary | None:
    """Return the summary that was packed; None if the text is not a packed summary."""
    text = packed[8:]
    if not text or packed[:8] != f"{crc32(text.encode(), _SUMMARY):08x}":
        return None
    try:
        return _DECODER.decode(text)
    except msgspec.DecodeError:  # somebody has put it together: it is made again
        return None


def _by_time(games: Iterable[StoredGame]) -> list[int]:
    """Return the numbers of games, the one played last first.

    A game with a time in the future, by a wrong clock, comes after the game with the next lower
    number.
    """
    now = time()
    latest = 0.0
    order: list[tuple[float, int]] = []
    for number, at, _ in sorted(games):
        played = at if at <= now else latest
        latest = max(latest, played)
        order.append((played, number))
    return [number for _, number in sorted(order, reverse=True)]
