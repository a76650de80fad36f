"""The recorder: appends what happens at a table to its record, and never stands in the way.

Whatever goes wrong with the disk, the game goes on; what could not be written is kept and tried
again with the next decision of a person.
"""

from __future__ import annotations

import errno
from collections.abc import Callable

from sorry_a11y.rules.actions import Action
from sorry_a11y.rules.ruleset import Ruleset
from sorry_a11y.storage.errors import trouble_of
from sorry_a11y.storage.files import RecordFile
from sorry_a11y.storage.header import Header
from sorry_a11y.storage.lines import MOST_BYTES
from sorry_a11y.storage.record import Record, Writer
from sorry_a11y.storage.sync import Syncer

PATIENCE = 2.0
"""Seconds that closing waits for the disk."""


class Recorder:
    """Keeps one game. A new game's file is made at the first decision of a person: until then
    the seed says everything.
    """

    def __init__(
        self, writer: Writer, pending: bytes, create: Callable[[], RecordFile] | None,
        file: RecordFile | None = None, written: int = 0, trouble: str | None = None,
    ) -> None:
        """For `new` and `resumed`. ``pending``: bytes to write before all others; ``create``
        makes the file when it is time, None if there is one or cannot be any."""
        self._trouble = trouble
        self._told: set[str] = set()
        self._writer = writer
        self._pending = bytearray(pending)
        self._create = create
        self._file = file
        self._written = written
        self._syncer: Syncer | None = None

    @classmethod
    def new(
        cls, rules: Ruleset, header: Header, create: Callable[[], RecordFile]
    ) -> Recorder:
        """The recorder of a game that begins; ``create`` raises OSError where it cannot."""
        writer = Writer(rules)
        return cls(writer, writer.head(header), create)

    @classmethod
    def resumed(
        cls, rules: Ruleset, record: Record, file: RecordFile | None, trouble: str | None = None
    ) -> Recorder:
        """The recorder of a game that goes on; without a file it says ``trouble``."""
        return cls(Writer(rules, record.state), b"", None, file, record.whole, trouble)

    # -- what the table tells ----------------------------------------------------------------

    def append(self, action: Action, *, by_person: bool) -> None:
        """An action has happened."""
        self._pending += self._writer.action(action)
        self._save(may_create=by_person)

    def undo(self, seat: int, kept: int) -> None:
        """``seat`` took its last decision back; the first ``kept`` actions stay."""
        self._pending += self._writer.undo(seat, kept)
        self._save()

    def end(self, winners: tuple[int, ...]) -> None:
        """The game is over."""
        self._pending += self._writer.end(winners)
        self._save()

    def set_aside(self) -> None:
        """The player does not want to be asked about this game."""
        self._pending += self._writer.aside()
        self._save()

    # -- what the player is told -------------------------------------------------------------

    @property
    def trouble(self) -> str | None:
        """Why the game is not kept at present (one of `errors.TROUBLES`), None if it is."""
        if self._trouble is None and self._syncer and self._syncer.failure:
            return trouble_of(self._syncer.failure)
        return self._trouble

    @property
    def is_kept(self) -> bool:
        """Whether everything that happened, if anything did, is in the record."""
        return self.trouble is None

    def take_trouble(self) -> str | None:
        """The present trouble, if it has not been told: every kind is told once a game."""
        trouble = self.trouble
        if trouble is None or trouble in self._told:
            return None
        self._told.add(trouble)
        return trouble

    def close(self) -> None:
        """Try once more to write what is left, wait for the disk (two seconds at most), and let
        the record go."""
        self._save()
        is_synced = self._syncer is None or self._syncer.close(PATIENCE)
        if self._file and is_synced:
            self._file.close()
        self._trouble = self.trouble
        self._file = self._syncer = self._create = None

    # -- writing -----------------------------------------------------------------------------

    def _save(self, *, may_create: bool = False) -> None:
        if self._written + len(self._pending) > MOST_BYTES:
            self._trouble = "too-long"
            return
        try:
            if self._file is None and self._create and may_create:
                self._file = self._create()
                self._create = None
            if self._file and self._pending:
                self._write(self._file)
                self._trouble = None
        except OSError as error:
            self._trouble = trouble_of(error)
        except RuntimeError:  # no thread to be had for the sync
            self._trouble = "failed"

    def _write(self, file: RecordFile) -> None:
        if not file.is_there:
            raise FileNotFoundError(errno.ENOENT, "the record was deleted")
        file.write_at(self._written, bytes(self._pending))
        self._written += len(self._pending)
        self._pending.clear()
        if self._syncer is None:
            self._syncer = Syncer(file.descriptor, file.path.parent)
        self._syncer.request()
