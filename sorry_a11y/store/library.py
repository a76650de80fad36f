"""The library of games: what has been saved, and what can be done with it.

A game's number is its own for good, whatever is played or deleted besides.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from time import monotonic, time
from zlib import crc32

import msgspec

from sorry_a11y.game.log import TakeBack, question_reopened
from sorry_a11y.game.logged_game import LoggedGame
from sorry_a11y.rules.events import Event
from sorry_a11y.rules.view import View
from sorry_a11y.store.errors import (
    DamagedError,
    LogError,
    RecordError,
    StorageError,
    TroubleCode,
    shown,
)
from sorry_a11y.store.game_saver import END, GameSaver, lock_game, played_now
from sorry_a11y.store.player_file import PlayerFile
from sorry_a11y.store.record import Record, follow_record, game_of, read_texts
from sorry_a11y.store.summary import Summary, summarise

_LOOKED_THROUGH = 100
"""Games, the one played last first, among which an unfinished game is looked for at a start."""
_SUMMARY = 9
"""The version of summaries. It counts up whenever a `Summary` has other contents: another field, or
another judge of what choices cost."""
_DECODER = msgspec.json.Decoder(Summary)
_LAST_TEXTS = "SELECT text FROM entry WHERE game = ? ORDER BY seq DESC LIMIT 2"


@dataclass(frozen=True)
class Entry:
    """A game in the list: a summary, or the error that says why there is none."""

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
        return sorted(int(row[0]) for row in self.file.read("SELECT id FROM game"))

    def entries(self) -> Iterator[Entry]:
        """Yield every game, the one played last first, each as soon as it is read."""
        rows = self.file.read("SELECT id, at FROM game")
        locked = played_now(self.file) if rows else set()
        for number in _by_time((int(row[0]), row[1]) for row in rows):
            try:
                yield Entry(number, self._summary(number), None, number in locked)
            except StorageError as error:
                if error.code != "no-game":  # deleted meanwhile
                    yield Entry(number, None, error, number in locked)

    def entry(self, number: int) -> Entry:
        """Return the game in the list."""
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
            progress: Called with how many games have been read anew, and how many are to be.
        """
        found: dict[int, Summary] = {}
        due = []
        for number, packed in self.file.read("SELECT id, summary FROM game"):
            if known := _unpacked(packed):
                found[int(number)] = known
            else:
                due.append(int(number))
        for done, number in enumerate(due, 1):
            try:
                found[number] = self._summarised(number)
            except StorageError as error:  # damaged, or deleted meanwhile
                if not (isinstance(error, RecordError) or error.code == "no-game"):
                    raise
            progress(done, len(due))
        return found

    def summaries_at_hand(self, patience: float = float("inf")) -> dict[int, Summary]:
        """Return the `summaries` of all games; none if reading them fails or takes too long.

        Too long is over ``patience`` seconds; the games read by then are known the next time.
        """
        end = monotonic() + patience

        def check(done: int, due: int) -> None:
            if done < due and monotonic() > end:
                raise TimeoutError

        try:
            return self.summaries(check)
        except (StorageError, TimeoutError):
            return {}

    def unfinished(self) -> tuple[Entry | None, Entry | None]:
        """Return the unfinished game played last, and the one written last if it cannot be read.

        The first is among the hundred played last, is not played now, and a person plays in it; the
        second is there to be told.
        """
        unreadable = None
        locked: set[int] | None = None
        for at, number in enumerate(self._played_last()):
            texts = [row[0] for row in self.file.read(_LAST_TEXTS, str(number))]
            if any(text.startswith(END) for text in texts):
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
        rows = self.file.read("SELECT id, at FROM game ORDER BY at DESC LIMIT ?", _LOOKED_THROUGH)
        if rows and rows[0][1] > time():
            rows = self.file.read("SELECT id, at FROM game")
        return _by_time((int(row[0]), row[1]) for row in rows)[:_LOOKED_THROUGH]

    def played_elsewhere(self) -> int | None:
        """Return a game that another program plays now; None for none."""
        return next(iter(played_now(self.file)), None)

    def load(self, number: int) -> Record:
        """Return the record, not yet led through the rules; raises RecordError."""
        try:
            texts = self.file.texts(number)
        except DamagedError as error:
            # the title and the lines of the header stand before the first entry
            raise RecordError("changed", error.lines_before + 2) from error
        if not texts:
            raise StorageError("no-game", number=number)
        return read_texts(texts)

    def game(self, number: int) -> LoggedGame:
        """Return the game as it stands at the end of its record; raises RecordError."""
        return game_of(self.load(number))

    def _summary(self, number: int) -> Summary:
        rows = self.file.read("SELECT summary FROM game WHERE id = ?", str(number))
        known = _unpacked(rows[0][0]) if rows else None
        return known or self._summarised(number)

    def _summarised(self, number: int) -> Summary:
        """Work a summary out and keep it with the game; raises RecordError."""
        found = summarise(self.load(number))
        try:
            self.file.run(
                "UPDATE game SET summary = ? WHERE id = ?", _packed(found), str(number)
            )
        except LogError:
            return found  # it is worked out again the next time
        return found

    # -- playing -----------------------------------------------------------------------------

    def resume(self, number: int) -> GameSaver:
        """Go on with a game, which will end as if it had never been interrupted.

        Its recap is what happened since a person last decided, that decision included.

        Returns:
            Saves the game, to be closed when play ends.

        Raises:
            StorageError: "in-use" where another program plays it, "no-person" where only bots play.
            RecordError: It is not whole.
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
            game, self.file, number=number, seq=1 + len(record.lines), unlock=unlock,
            trouble=self._trouble(),
        )
        saver.before, saver.asked = before, asked
        return saver

    def _trouble(self) -> TroubleCode | None:
        """Return why nothing can be written at all; None if it can."""
        try:
            self.file.run("UPDATE game SET at = at WHERE 0")
        except LogError as error:
            return error.trouble
        return None

    # -- deleting ----------------------------------------------------------------------------

    def delete(self, number: int) -> None:
        """Delete a game for good, also one that cannot be read.

        Raises StorageError "in-use", "cannot-write".
        """
        if number in played_now(self.file):
            raise StorageError("in-use", number=number)
        if not self.file.read("SELECT 1 FROM game WHERE id = ?", str(number)):
            raise StorageError("no-game", number=number)
        self._write("DELETE FROM game WHERE id = ?", str(number))

    def _write(self, statement: str, *values: object) -> None:
        try:
            self.file.run(statement, *values)
        except LogError as error:
            raise StorageError("cannot-write", file=shown(self.file.path)) from error


def _lead(record: Record, game: LoggedGame) -> tuple[tuple[Event, ...], Mapping[int, View]]:
    """Lead a new game through its record and set its recap.

    Returns:
        What happened before that, and what each player with a hand knew at the questions they were
        asked.
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
    """Return a summary as text, with a check before it that also tells its version."""
    text = msgspec.json.encode(summary).decode()
    return f"{crc32(text.encode(), _SUMMARY):08x}{text}"


def _unpacked(packed: str) -> Summary | None:
    """Return the summary that was packed; None if the text is not a packed summary."""
    text = packed[8:]
    if not text or packed[:8] != f"{crc32(text.encode(), _SUMMARY):08x}":
        return None
    return _DECODER.decode(text)


def _by_time(games: Iterable[tuple[int, float]]) -> list[int]:
    """Return the numbers of games, the one played last first.

    A game that a clock which ran ahead has dated after today stands where its number belongs, after
    the game before it.
    """
    now = time()
    latest = 0.0
    order: list[tuple[float, int]] = []
    for number, at in sorted(games):
        played = at if at <= now else latest
        latest = max(latest, played)
        order.append((played, number))
    return [number for _, number in sorted(order, reverse=True)]
