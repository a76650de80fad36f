"""Games and positions as files and as plain values for JSON."""

from __future__ import annotations

from os import PathLike
from typing import Any

import msgspec

from sorry_a11y.api.parts import plain
from sorry_a11y.api.playing import start_game
from sorry_a11y.api.query import (
    Book,
    Query,
    converted,
    is_known,
    play_data,
    position_data,
    read_book,
    read_position,
    rules_data,
)
from sorry_a11y.core.game.header import HEADER_WORDS
from sorry_a11y.core.game.logged_game import LoggedGame
from sorry_a11y.core.rules.events import Event
from sorry_a11y.core.rules.game import Game, Phase
from sorry_a11y.core.rules.notation import COLOURS
from sorry_a11y.core.rules.plays import Play
from sorry_a11y.core.rules.ruleset import Ruleset
from sorry_a11y.core.rulesets.families import BOOKS
from sorry_a11y.output.narration.mistakes import MistakeError, echoed, listed
from sorry_a11y.store.errors import RecordError, StorageError
from sorry_a11y.store.files import write_given
from sorry_a11y.store.record import game_of, read_texts, record_of, whole_game


class _Whole(msgspec.Struct, forbid_unknown_fields=True):
    """A whole game as plain values: the header and the log of its record."""

    header: dict[str, str]
    log: list[str]
    winners: list[str] = []


def save(game: Game | LoggedGame, path: str | PathLike[str]) -> None:
    """Write a game to a new file, as a record that ``sorry-a11y import`` takes too.

    The record holds every shuffle and where chance came from.

    Args:
        game: The game; a position is written as a game that begins from it.
        path: The file.

    Raises:
        MistakeError: The file is there already or cannot be written, the game began from a position
            that awaits no play, or its rule book is not one of BOOKS with its options.
    """
    kept = start_game(position=game) if isinstance(game, Game) else game
    try:
        write_given(str(path), record_of(_savable(kept)))
    except StorageError as error:
        raise _mistake(error) from error


def _savable(game: LoggedGame) -> LoggedGame:
    """Return a game; raise MistakeError for one that no record can hold."""
    if not is_known(game.rules):
        raise MistakeError("mistake-own-rules", accepted=listed(tuple(BOOKS)))
    if game.header.position and game.start.phase is not Phase.PLAY:
        raise MistakeError("mistake-no-position")
    return game


def load(path: str | PathLike[str]) -> LoggedGame:
    """Return the game of a record, led through the rules.

    Raises MistakeError where the file cannot be read, is no record, was cut, or breaks the rules.
    """
    try:
        return whole_game(str(path))
    except StorageError as error:
        raise _mistake(error) from error


def as_data(game: Game | LoggedGame | Ruleset | Play | Event) -> dict[str, object]:
    """Return plain values that `json.dumps` takes.

    Args:
        game: A game, whose position is given as a question in JSON has it (docs/api.md), without
            what the other seats hold; a logged game, given whole, as its record has it; a rule
            book; a play, given as an answer in JSON has it, but for its words; or an event.

    Raises:
        MistakeError: The position awaits no play, or the rule book of a logged game is not one of
            BOOKS.
    """
    match game:
        case Game():
            return position_data(game)
        case Ruleset():
            return rules_data(game)
        case Play():
            return play_data(game)
        case LoggedGame():
            return _game_data(game)
    told: dict[str, object] = plain(game)
    return told


def _game_data(game: LoggedGame) -> dict[str, object]:
    header = (line.partition(" ") for line in _savable(game).header.lines())
    return {
        "header": {word: rest for word, _, rest in header},
        "log": game.log.lines(),
        "winners": [COLOURS[seat] for seat in game.winners],
    }


def from_data(data: dict[str, object]) -> Any:
    """Return the `Game` of a position, the `LoggedGame` or the `Ruleset` that `as_data` gave.

    A question in JSON is a position too.

    Raises:
        MistakeError: A value is wrong, or the position cannot be.
        GameError: A part of a rule book is wrong.
    """
    if "log" in data:
        return _game_of(converted(data, _Whole))
    if set(data) <= {*Book.__struct_fields__}:
        return read_book(converted(data, Book))
    return read_position(converted(data, Query))


def _game_of(data: _Whole) -> LoggedGame:
    """Return the logged game of plain values; raises MistakeError for what does not fit in it."""
    given = data.header
    if not given:
        raise MistakeError("mistake-game-data", given="{}", where="header")
    order = [*HEADER_WORDS, *given]
    lines = [f"{word} {given[word]}" for word in sorted(given, key=order.index)]
    lines += data.log
    try:
        return game_of(read_texts(["\n".join(lines[: len(given)]), *lines[len(given) :]]))
    except RecordError as error:
        at = error.line - 2 if error.line else len(given) - 1
        where = "header" if at < len(given) else "log"
        raise MistakeError("mistake-game-data", given=echoed(lines[at]), where=where) from error


def _mistake(error: StorageError) -> MistakeError:
    return MistakeError(f"saved-error-{error.code}", **error.values)
