"""Save a game in the format of records (docs/records.md), and load it again."""

from __future__ import annotations

from datetime import UTC, datetime
from os import PathLike

from sorry_a11y.bots.opponents import BOTS, make_bot
from sorry_a11y.narration.mistakes import MistakeError
from sorry_a11y.rules.board import Seat
from sorry_a11y.rules.notation import action_text
from sorry_a11y.storage.errors import StorageError
from sorry_a11y.storage.folder import read_given, write_given
from sorry_a11y.storage.record import Header, end_text, read_record, whole
from sorry_a11y.storage.replay import Replay
from sorry_a11y.table.history import History
from sorry_a11y.table.setup import PERSON, ROBOT_NAMES, Person, Robot, Seating


def save(
    history: History, path: str | PathLike[str], *, started: datetime | None = None
) -> None:
    """Write a game to a new file, as a record that ``sorry-a11y import`` takes too.

    ``started``: when it began, an aware time; now unless given. A bot that is not one of BOTS is
    written as a person, and everybody gets a name: Ann, Ben, Cid and Dora by seat. The record holds
    every shuffle and the seed. Raises MistakeError where the file is there already or cannot be
    written.
    """
    header = Header.of(
        history.rules, _seating(history), history.seed, started or datetime.now(UTC), may_undo=True
    )
    texts = [action_text(history.rules, action) for action in history.actions]
    if history.over:
        texts.append(end_text(history.winners))
    try:
        write_given(str(path), whole(header, texts))
    except StorageError as error:
        raise _mistake(error) from error


def load(path: str | PathLike[str]) -> History:
    """Return the game of a record, led through the rules; what was taken back is not part of it.
    Raises MistakeError where the file cannot be read, is no record, or breaks the rules."""
    try:
        record = read_record(read_given(str(path)).replace(b"\r\n", b"\n"))
        table = Replay(record).run()
    except StorageError as error:
        raise _mistake(error) from error
    setup = record.header.setup
    return History(
        table.game.rules, setup.seats, record.header.secret,
        tuple(chair.kind for chair in setup.chairs), tuple(table.actions), table.game,
    )


def _mistake(error: StorageError) -> MistakeError:
    return MistakeError(f"store-error-{error.code}", **error.values)


def _seating(history: History) -> Seating:
    return Seating({
        seat: _occupant(seat, kind)
        for seat, kind in zip(history.seats, history.players, strict=True)
    })


def _occupant(seat: Seat, kind: str) -> Person | Robot:
    name = ROBOT_NAMES[seat][0]
    if kind == PERSON or kind not in BOTS:
        return Person(seat, name)
    return Robot(seat, name, make_bot(kind))
