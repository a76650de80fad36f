"""The games that were kept: list them, hear one again, pass them on."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from itertools import chain
from pathlib import Path

from sorry_a11y.commands.data_folder import library, now
from sorry_a11y.commands.equipment import at_terminal, read_sentences, run_screen
from sorry_a11y.menus.deletion import Deletion
from sorry_a11y.narration.catalog import catalog
from sorry_a11y.narration.listener import Verbosity
from sorry_a11y.narration.mistakes import MistakeError, echoed
from sorry_a11y.narration.saved_games import tell_entry, tell_error, tell_statistics
from sorry_a11y.session.transcript import Passage, ReplayScreen, first_listener, heard
from sorry_a11y.settings.values import Settings
from sorry_a11y.storage.errors import StorageError
from sorry_a11y.storage.record import Record, read_bytes, read_record
from sorry_a11y.storage.replay import Replay
from sorry_a11y.storage.statistics import statistics
from sorry_a11y.table.setup import PERSON
from sorry_a11y.terminal.console import is_terminal

OK = 0
FAILED = 1
TOLD_EVERY = 200
"""Records between two words of progress: some seconds."""


def told(work: Callable[[], int], settings: Settings) -> int:
    """Do something with kept games; what goes wrong is one line and status 1."""
    try:
        return work()
    except StorageError as error:
        sys.stderr.write(tell_error(error, settings.language) + "\n")
        return FAILED


def list_games(settings: Settings) -> int:
    """Tell every kept game, the one played last first, each as soon as its record is read."""
    time, language = now(), settings.language
    games = library()
    count = len(games.records.files())
    if not count:
        return read_sentences([catalog(language).say("store-no-games")], settings)
    lines = (tell_entry(entry, time, language) for entry in games.entries())
    return read_sentences(lines, settings, count)


def tell_figures(settings: Settings) -> int:
    """Tell the statistics; the first time, every record is read, told on standard error."""
    language = settings.language
    say = catalog(language).sayer("store")

    def progress(done: int, count: int) -> None:
        if is_terminal(sys.stderr) and done % TOLD_EVERY == 0:
            sys.stderr.write(say("reading", done=done, count=count) + "\n")

    figures = statistics(library(), None, progress)
    return read_sentences(tell_statistics(figures, now(), language), settings)


def export(number: int, file: str, settings: Settings) -> int:
    """Copy a game to a file."""
    library().export(number, Path(file))
    line = catalog(settings.language).say("store-exported", number=number, file=echoed(file))
    return read_sentences([line], settings)


def import_file(file: str, settings: Settings) -> int:
    """Take a record in."""
    taken = library().import_file(Path(file))
    say = catalog(settings.language).sayer("store")
    lines = [say("imported", number=taken.number)] + ([say("cut")] if taken.cut else [])
    return read_sentences(lines, settings)


def rescue(number: int, settings: Settings) -> int:
    """Save what is good of a damaged game as a new one."""
    to = library().rescue(number)
    line = catalog(settings.language).say("store-rescued", number=number, to=to)
    return read_sentences([line], settings)


def delete(number: int, settings: Settings) -> int:
    """Delete a game after asking; not at a terminal, the answer is read from the input."""
    games = library()
    entry = tell_entry(games.entry(number), now(), settings.language)
    return run_screen(Deletion(games, number, entry, settings))


# -- hearing a game again ----------------------------------------------------------------------


def heard_record(given: str) -> Record:
    """The record that `record_of` gives, which may be told to whoever asks. Raises StorageError
    "hands-hidden" for a game that is not over and whose people hide their hands from each other."""
    return may_be_told(record_of(given))


def may_be_told(record: Record) -> Record:
    """The record, if it may be told to whoever asks; raises StorageError."""
    setup = record.header.setup
    people = {chair.sitter for chair in setup.chairs if chair.kind == PERSON}
    hidden = len(people) > 1 and not setup.rules().is_open
    if hidden and not Replay(record).run().over:
        raise StorageError("hands-hidden")
    return record


def record_of(given: str) -> Record:
    """The record that a number of the list or a file's name means; raises StorageError."""
    if given.isdecimal() and len(given) < 10:
        return library().load(int(given))
    return read_record(read_bytes(Path(given)))


def transcript(given: str, settings: Settings) -> int:
    """Tell everything that was heard, one sentence a line."""
    batches = _heard(heard_record(given), settings)
    if at_terminal():
        return read_sentences([one for batch in batches for one in batch.sentences], settings)
    return _write(batches)


def replay(given: str, from_turn: int, settings: Settings) -> int:
    """Tell a game again, a batch of news at each key; without a terminal, all of it."""
    if from_turn < 1:
        raise MistakeError("cli-too-small", where="--from", given=str(from_turn))
    batches = _heard(heard_record(given), settings, from_turn)
    first = next(batches, None)
    if first is None:
        raise MistakeError("cli-from-end", given=str(from_turn))
    batches = chain([first], batches)
    if at_terminal():
        return run_screen(ReplayScreen(batches, settings))
    return _write(batches)


def _heard(record: Record, settings: Settings, from_turn: int = 1) -> Iterator[Passage]:
    return heard(
        record, first_listener(record), settings.language, Verbosity(settings.verbosity),
        from_turn=from_turn,
    )


def _write(batches: Iterator[Passage]) -> int:
    for batch in batches:
        sys.stdout.writelines(sentence + "\n" for sentence in batch.sentences)
    return OK
