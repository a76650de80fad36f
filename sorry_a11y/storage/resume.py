"""A kept game that goes on where its record ends."""

from __future__ import annotations

from dataclasses import dataclass

from sorry_a11y.rules.events import Event
from sorry_a11y.storage.files import RecordFile
from sorry_a11y.storage.header import Header
from sorry_a11y.storage.kept_table import KeptTable
from sorry_a11y.storage.record import Record
from sorry_a11y.storage.recorder import Create, Recorder
from sorry_a11y.storage.replay import Replay


@dataclass(frozen=True)
class KeptGame:
    """A table and the recorder that keeps its game. To be closed when play ends.

    ``number``: of the record that goes on; ``cut``: whether the record ended in a piece of a
    line, which was dropped; ``recap``: what has happened since a person last decided, that
    decision included, for all ears (to be redacted like any events).
    """

    table: KeptTable
    recorder: Recorder
    header: Header
    number: int
    cut: bool
    recap: tuple[Event, ...]

    def close(self) -> None:
        """Let the record go; play may not go on."""
        self.recorder.close()


def go_on(
    record: Record, number: int, create: Create, file: RecordFile | None,
    trouble: str | None = None,
) -> KeptGame:
    """The game of a record, to the same end as one never interrupted: what is still to come by
    chance follows from the seed and the number of the action. ``create`` makes another record
    should somebody else change this one. Without a file to write to, the game goes on in memory
    and its recorder says ``trouble``. Raises RecordError, OSError."""
    replay = Replay(record)
    table = replay.table
    recap: list[Event] = []
    for step in replay.steps():
        if step.by_person or step.undone_by is not None:
            recap.clear()
        recap += step.events
    if file and record.cut:
        file.truncate(len(record.data))
    recorder = Recorder.resumed(table.game.rules, record, file, create, trouble)
    table.keeper = recorder
    return KeptGame(table, recorder, record.header, number, record.cut, tuple(recap))
