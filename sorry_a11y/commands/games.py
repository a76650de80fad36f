"""The games that were kept: list them, go on with one, hear one again, pass them on."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import TextIO

from sorry_a11y.commands.keeper import library, now
from sorry_a11y.commands.text import cells, read_sentences
from sorry_a11y.narration.catalog import catalog
from sorry_a11y.narration.kept_games import tell_entry, tell_error, tell_statistics
from sorry_a11y.narration.mistakes import MistakeError, echoed
from sorry_a11y.narration.style import Verbosity
from sorry_a11y.narration.words import Words
from sorry_a11y.session.reply import Ending, Reply
from sorry_a11y.session.transcript import Heard, first_listener, heard, write_transcript
from sorry_a11y.storage.errors import StorageError
from sorry_a11y.storage.library import Library
from sorry_a11y.storage.record import Record, read_bytes, read_record
from sorry_a11y.storage.statistics import statistics
from sorry_a11y.terminal.console import is_terminal
from sorry_a11y.terminal.edge import run

OK = 0
FAILED = 1
YES = ("y", "enter")


def told(work: Callable[[], int], language: str, stderr: TextIO) -> int:
    """Do something with kept games; what goes wrong is one line and status 1."""
    try:
        return work()
    except StorageError as error:
        stderr.write(tell_error(error, language) + "\n")
        return FAILED


def list_games(language: str) -> int:
    """Tell every kept game, the one played last first."""
    time = now()
    lines = [tell_entry(entry, time, language) for entry in library().entries()]
    return read_sentences(lines or [catalog(language).say("store-no-games")], language)


def tell_figures(language: str) -> int:
    """Tell the statistics; the first time, every record is read, told on standard error."""
    say = catalog(language).sayer("store")

    def progress(done: int, count: int) -> None:
        if is_terminal(sys.stderr) and done % 1000 == 0:
            sys.stderr.write(say("reading", done=done, count=count) + "\n")

    return read_sentences(
        tell_statistics(statistics(library(), None, progress), now(), language), language
    )


def export(number: int, file: str, language: str) -> int:
    """Copy a game to a file."""
    library().export(number, Path(file))
    sys.stdout.write(
        catalog(language).say("store-exported", number=number, file=echoed(file)) + "\n"
    )
    return OK


def import_file(file: str, language: str) -> int:
    """Take a record in."""
    taken = library().import_file(Path(file))
    say = catalog(language).sayer("store")
    lines = [say("imported", number=taken.number)] + ([say("cut")] if taken.cut else [])
    sys.stdout.write("".join(f"{line}\n" for line in lines))
    return OK


def rescue(number: int, language: str) -> int:
    """Save what is good of a damaged game as a new one."""
    to = library().rescue(number)
    sys.stdout.write(catalog(language).say("store-rescued", number=number, to=to) + "\n")
    return OK


def delete(number: int, language: str) -> int:
    """Delete a game after asking; not at a terminal, the answer is read from the input."""
    games = library()
    entry = tell_entry(games.entry(number), now(), language)
    front = Deleting(games, number, entry, language)
    return run(front, "keys" if is_terminal(sys.stdin) else "lines", cells())


class Deleting:
    """The question whether to delete a game."""

    def __init__(self, games: Library, number: int, entry: str, language: str) -> None:
        self._games = games
        self._number = number
        self._entry = entry
        self._words = Words(language)

    def open(self) -> Reply:
        """The game and the question."""
        return Reply((self._entry,), self._words.sentence([self._say("delete-choose")]))

    def press(self, key: str) -> Reply:
        """Delete it or keep it."""
        if key not in YES:
            return Reply((), self._say("kept"), status=OK)
        try:
            self._games.delete(self._number)
        except StorageError as error:
            return Reply((), tell_error(error, self._words.language), status=FAILED)
        return Reply((), self._say("deleted", number=self._number), status=OK)

    def hang_up(self, _why: Ending) -> Reply:
        """Without an answer it is kept."""
        return Reply((), self._say("kept"), status=OK)

    def more(self, lines_left: int) -> str:
        """The focus line between two pages."""
        return self._words.say("end-more", count=lines_left)

    def _say(self, message: str, **values: str | int) -> str:
        return self._words.say(f"store-{message}", **values)


# -- hearing a game again ----------------------------------------------------------------------


def record_of(given: str) -> Record:
    """The record that a number of the list or a file's name means; raises StorageError."""
    if given.isdecimal() and len(given) < 10:
        return library().load(int(given))
    return read_record(read_bytes(Path(given)))


def transcript(given: str, language: str, verbosity: str) -> int:
    """Write everything that was heard, one sentence a line."""
    record = record_of(given)
    write_transcript(
        record, first_listener(record), sys.stdout, language, Verbosity(verbosity)
    )
    return OK


def replay(given: str, from_turn: int, language: str, verbosity: str) -> int:
    """Tell a game again, a batch of news at each key; without a terminal, all of it."""
    if from_turn < 1:
        raise MistakeError("cli-too-small", where="--from", given=str(from_turn))
    record = record_of(given)
    batches = heard(
        record, first_listener(record), language, Verbosity(verbosity), from_turn=from_turn
    )
    if not (is_terminal(sys.stdin) and is_terminal(sys.stdout)):
        for batch in batches:
            sys.stdout.writelines(sentence + "\n" for sentence in batch.sentences)
        return OK
    return run(Replaying(batches, language), "keys", cells())


class Replaying:
    """A game heard again: any key tells what came next, q leaves."""

    def __init__(self, batches: Iterator[Heard], language: str) -> None:
        self._batches = batches
        self._words = Words(language)
        self._next: Sequence[str] | None = None

    def open(self) -> Reply:
        """The first batch."""
        return self.press("enter")

    def press(self, key: str) -> Reply:
        """The next batch; the last one ends the program."""
        if key == "q":
            return Reply((), self._words.say("end-goodbye"), status=OK)
        batch = next(self._batches, None)
        if batch is None:
            return Reply((), self._words.sentence([self._words.say("store-replayed")]), status=OK)
        *news, focus = batch.sentences
        return Reply(tuple(news), focus.rstrip(".。"))

    def hang_up(self, _why: Ending) -> Reply:
        """A clean farewell."""
        return Reply((), self._words.say("end-goodbye"), status=OK)

    def more(self, lines_left: int) -> str:
        """The focus line between two pages."""
        return self._words.say("end-more", count=lines_left)
