"""Games and positions as files and as plain values for JSON."""

from __future__ import annotations

from os import PathLike

from sorry_a11y.api.checks import kinds_checked
from sorry_a11y.api.playing import start_game
from sorry_a11y.api.query import check_book, play_data, position_data, read_position
from sorry_a11y.game.logged_game import LoggedGame
from sorry_a11y.narration.mistakes import MistakeError
from sorry_a11y.rules.game import Game, Phase
from sorry_a11y.rules.notation import COLOURS, action_text
from sorry_a11y.rules.plays import Play
from sorry_a11y.store.errors import StorageError
from sorry_a11y.store.files import write_given
from sorry_a11y.store.record import game_of, read_record_file, record_of


@kinds_checked
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
    check_book(kept.rules, kept.start.seats)
    if kept.header.position and kept.start.phase is not Phase.PLAY:
        raise MistakeError("mistake-no-position")
    try:
        write_given(str(path), record_of(kept))
    except StorageError as error:
        raise _mistake(error) from error


@kinds_checked
def load(path: str | PathLike[str]) -> LoggedGame:
    """Return the game of a record, led through the rules.

    Raises MistakeError where the file cannot be read, is no record, was cut, or breaks the rules.
    """
    try:
        record = read_record_file(str(path))
        if record.cut:
            raise MistakeError("saved-error-cut")
        return game_of(record)
    except StorageError as error:
        raise _mistake(error) from error


@kinds_checked
def as_data(game: Game | LoggedGame | Play) -> dict[str, object]:
    """Return plain values that `json.dumps` takes.

    Args:
        game: A game, whose position is given as a question in JSON has it (docs/api.md), without
            what the other seats hold; a logged game, which is given whole; or a play, given as an
            answer in JSON has it, but for its words.

    Raises:
        MistakeError: The position awaits no play, or its rule book is not one of BOOKS.
    """
    if isinstance(game, Play):
        return play_data(game)
    if isinstance(game, Game):
        return position_data(game)
    setup, start = game.header.setup, {}
    if game.header.position:
        start = {"position": position_data(game.start)}
    return start | {
        "game": setup.wishes.game,
        "rules": dict(setup.wishes.rules),
        "teams": game.rules.has_teams,
        "points": setup.wishes.points,
        "players": {
            COLOURS[one.seat]: {"name": one.name, "kind": one.kind} for one in setup.occupants
        },
        "started": game.header.started.isoformat(),
        "actions": [action_text(game.rules, action) for action in game.actions],
        "winners": [COLOURS[seat] for seat in game.winners],
    }


@kinds_checked
def from_data(data: object) -> Game:
    """Return the game of a position that `as_data` gave, or that a question in JSON has.

    Raises:
        MistakeError: A value is wrong, or the position cannot be.
    """
    return read_position(data)


def _mistake(error: StorageError) -> MistakeError:
    return MistakeError(f"saved-error-{error.code}", **error.values)
