"""The recorder: appends what happens at a table to its record, and never stands in the way.

Whatever goes wrong with the disk, the game goes on; what could not be written is kept and tried
again with the next decision. Whatever somebody else does to the record, the whole game is there
to be saved anew.
"""

from __future__ import annotations

import errno
from collections.abc import Callable, Sequence

from sorry_a11y.rules.actions import Action
from sorry_a11y.rules.board import Seat
from sorry_a11y.rules.ruleset import Ruleset
from sorry_a11y.storage.errors import Trouble, trouble_of
from sorry_a11y.storage.files import MOST_RECORD_BYTES, RecordFile
from sorry_a11y.storage.header import Header
from sorry_a11y.storage.record import Record, Writer
from sorry_a11y.storage.sync import Syncer

PATIENCE = 2.0
"""Seconds that closing waits for the disk."""
Create = Callable[[], tuple[int, RecordFile]]
"""Makes the file of a new game, empty; its number too. Raises OSError where it cannot."""


class Recorder:
    """Keeps one game. ``_data`` is the record as it should be, ``_written`` how much of it is in
    the file, ``_size`` how much the file holds (more after a write that failed)."""

    def __init__(
        self, writer: Writer, data: bytes, create: Create | None,
        file: RecordFile | None = None, trouble: str | None = None,
    ) -> None:
        """For `new` and `resumed`. ``data``: the record so far, which ``file`` holds already;
        ``create``: None where the game stays in memory."""
        self._trouble = trouble
        self._changed: Trouble | None = None
        self._told: set[Trouble] = set()
        self._writer = writer
        self._data = bytearray(data)
        self._create = create
        self._file = file
        self._written = self._size = len(data) if file else 0
        self._is_anew = False
        self._syncer: Syncer | None = None

    @classmethod
    def new(
        cls, rules: Ruleset, header: Header, earlier: Sequence[Action], create: Create
    ) -> Recorder:
        """The recorder of a game of which ``earlier`` has happened; its file is made with the
        next thing that does."""
        writer = Writer(rules)
        head = writer.head(header)
        return cls(writer, head + b"".join(writer.action(one) for one in earlier), create)

    @classmethod
    def resumed(
        cls, rules: Ruleset, record: Record, file: RecordFile | None, create: Create,
        trouble: str | None = None,
    ) -> Recorder:
        """The recorder of a game that goes on; without a file it says ``trouble``."""
        writer = Writer(rules, record.state)
        return cls(writer, record.data, create if file else None, file, trouble)

    # -- what the table tells ----------------------------------------------------------------

    def append(self, action: Action, *, by_person: bool) -> None:
        """An action has happened."""
        del by_person
        self._save(self._writer.action(action))

    def undo(self, seat: Seat, kept: int) -> None:
        """``seat`` took its last decision back; the first ``kept`` actions stay."""
        self._save(self._writer.undo(seat, kept))

    def end(self, winners: tuple[Seat, ...]) -> None:
        """The game is over."""
        self._save(self._writer.end(winners))

    def set_aside(self) -> None:
        """The player does not want to be asked about this game."""
        self._save(self._writer.aside())

    # -- what the player is told -------------------------------------------------------------

    @property
    def trouble(self) -> str | None:
        """Why the game is not kept at present (one of `errors.TROUBLES`), None if it is."""
        if self._trouble is None and self._syncer and self._syncer.failure:
            return trouble_of(self._syncer.failure)
        return self._trouble

    @property
    def data(self) -> bytes:
        """The record as it is by now, whatever of it the disk has."""
        return bytes(self._data)

    @property
    def has_begun(self) -> bool:
        """A recorder is made with the first decision."""
        return True

    @property
    def is_kept(self) -> bool:
        """Whether everything that happened is in the record."""
        return self.trouble is None

    def take_trouble(self) -> Trouble | None:
        """What the player should know now and has not been told: every kind once a game."""
        code = self.trouble
        for trouble in (Trouble(code) if code else None, self._changed):
            if trouble and trouble not in self._told:
                self._told.add(trouble)
                return trouble
        return None

    def close(self) -> None:
        """Try once more to write what is left, wait for the disk (two seconds at most), and let
        the record go."""
        self._save(b"")
        trouble = self._let_go(PATIENCE)
        self._trouble = self._trouble or trouble
        self._create = None

    # -- writing -----------------------------------------------------------------------------

    def _save(self, more: bytes) -> None:
        self._data += more
        if len(self._data) > MOST_RECORD_BYTES:
            self._trouble = "too-long"
            return
        try:
            if self._file:
                self._look_after(self._file)
            if self._file is None and self._create:
                self._begin(self._create)
            if self._file and self._written < len(self._data):
                self._write(self._file)
                self._trouble = None
        except OSError as error:
            self._trouble = trouble_of(error)
        except RuntimeError:  # no thread to be had for the sync
            self._trouble = "failed"

    def _look_after(self, file: RecordFile) -> None:
        """Notice what somebody else has done to the file, and leave it to them."""
        fate = file.fate(self._size)
        if fate == "gone":
            raise FileNotFoundError(errno.ENOENT, "the record was deleted")
        if fate == "changed":
            self._let_go(0)
            self._written = self._size = 0
            self._is_anew = True

    def _begin(self, create: Create) -> None:
        number, self._file = create()
        try:
            self._write(self._file)
        except OSError:
            if not self._written:  # nothing is better than a record without a beginning
                self._file.remove()
                self._file = None
                self._size = 0
            raise
        if self._is_anew:
            self._changed = Trouble("changed", number)
            self._is_anew = False

    def _write(self, file: RecordFile) -> None:
        try:
            file.write_at(self._written, bytes(self._data[self._written :]))
        except OSError:
            self._size = file.size
            raise
        self._written = self._size = len(self._data)
        if self._syncer is None:
            self._syncer = Syncer(file.descriptor, file.path.parent)
        self._syncer.request()

    def _let_go(self, patience: float) -> str | None:
        """Let the file go when the disk has it; what went wrong with that."""
        syncer, file = self._syncer, self._file
        self._syncer = self._file = None
        is_synced = syncer is None or syncer.close(patience)
        if file and is_synced:
            file.close()
        return trouble_of(syncer.failure) if syncer and syncer.failure else None
