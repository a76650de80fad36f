"""Save a game in the format of records (docs/records.md), and load it again."""

from __future__ import annotations

from os import PathLike

from sorry_a11y.game.logged_game import LoggedGame
from sorry_a11y.narration.mistakes import MistakeError
from sorry_a11y.store.errors import StorageError
from sorry_a11y.store.files import write_given
from sorry_a11y.store.record import game_of, read_record_file, record_of


def save(game: LoggedGame, path: str | PathLike[str]) -> None:
    """Write a game to a new file, as a record that ``sorry-a11y import`` takes too.

    The record holds every shuffle and where chance came from. Raises MistakeError where the file is
    there already or cannot be written.
    """
    try:
        write_given(str(path), record_of(game))
    except StorageError as error:
        raise _mistake(error) from error


def load(path: str | PathLike[str]) -> LoggedGame:
    """Return the game of a record, led through the rules.

    Raises MistakeError where the file cannot be read, is no record, or breaks the rules.
    """
    try:
        return game_of(read_record_file(str(path)))
    except StorageError as error:
        raise _mistake(error) from error


def _mistake(error: StorageError) -> MistakeError:
    return MistakeError(f"saved-error-{error.code}", **error.values)
