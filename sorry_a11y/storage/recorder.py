"""Append what happens at a table to its record, without ever stopping the game.

When the disk fails, the game goes on, and what could not be written is tried again with the next
decision. When another program changes the record, the whole game is saved anew.
"""

from __future__ import annotations

import errno
from collections.abc import Callable, Sequence

from sorry_a11y.rules.actions import Action
from sorry_a11y.rules.board import Seat
from sorry_a11y.rules.notation import action_text
from sorry_a11y.rules.ruleset import Ruleset
from sorry_a11y.storage.errors import Trouble, TroubleCode, trouble_of
from sorry_a11y.storage.home import OpenFile
from sorry_a11y.storage.record import (
    ASIDE,
    MOST_RECORD_BYTES,
    Chain,
    Header,
    Record,
    end_text,
    undo_text,
)

PATIENCE = 2.0
"""Seconds that closing waits for the disk."""
Create = Callable[[], tuple[int, OpenFile]]
"""Makes the file of a new game, empty; its number too. Raises OSError where it cannot."""


class Recorder:
    """Saves one game. ``_data`` is the record as it should be, ``_written`` how much of it is in
    the file, ``_size`` how much the file holds (more after a write that failed)."""

    def __init__(
        self, rules: Ruleset, chain: Chain, data: bytes, create: Create | None,
        file: OpenFile | None = None, trouble: TroubleCode | None = None,
    ) -> None:
        """For `new` and `resumed`. ``data``: the record so far, which ``file`` holds already;
        ``create``: None where the game stays in memory."""
        self._rules = rules
        self._chain = chain
        self._trouble = trouble
        self._changed: Trouble | None = None
        self._told: set[Trouble] = set()
        self._data = bytearray(data)
        self._create = create
        self._file = file
        self._written = self._size = len(data) if file else 0
        self._is_anew = False

    @classmethod
    def new(
        cls, rules: Ruleset, header: Header, earlier: Sequence[Action], create: Create
    ) -> Recorder:
        """Return the recorder of a game of which ``earlier`` has happened; its file is made with
        the next action."""
        chain = Chain()
        texts = (*header.texts(), *(action_text(rules, one) for one in earlier))
        return cls(rules, chain, b"".join(map(chain.line, texts)), create)

    @classmethod
    def resumed(
        cls, rules: Ruleset, record: Record, file: OpenFile | None, create: Create,
        trouble: TroubleCode | None = None,
    ) -> Recorder:
        """Return the recorder of a game that goes on; without a file it says ``trouble``."""
        chain = Chain(record.state)
        return cls(rules, chain, record.data, create if file else None, file, trouble)

    # -- what the table tells ----------------------------------------------------------------

    def append(self, action: Action, *, by_person: bool) -> None:
        """Save an action."""
        del by_person
        self._save(action_text(self._rules, action))

    def undo(self, seat: Seat, kept: int) -> None:
        """Save that ``seat`` took its last decision back; the first ``kept`` actions stay."""
        self._save(undo_text(seat, kept))

    def end(self, winners: tuple[Seat, ...]) -> None:
        """Save that the game is over."""
        self._save(end_text(winners))

    def set_aside(self) -> None:
        """Save that the player does not want to be asked about this game."""
        self._save(ASIDE)

    # -- what the player is told -------------------------------------------------------------

    @property
    def trouble(self) -> TroubleCode | None:
        """The reason why the game is not saved at present, None if it is."""
        if self._trouble is None and self._file and self._file.failure:
            return trouble_of(self._file.failure)
        return self._trouble

    @property
    def data(self) -> bytes:
        """The record as it is by now, whatever of it the disk has."""
        return bytes(self._data)

    @property
    def has_begun(self) -> bool:
        """Always True: a recorder is made with the first decision."""
        return True

    @property
    def is_saved(self) -> bool:
        """True if everything that happened is in the record."""
        return self.trouble is None

    def take_trouble(self) -> Trouble | None:
        """Return what the player should know now and has not been told: every kind once."""
        code = self.trouble
        for trouble in (Trouble(code) if code else None, self._changed):
            if trouble and trouble not in self._told:
                self._told.add(trouble)
                return trouble
        return None

    def close(self) -> None:
        """Try once more to write what is left, wait for the disk (two seconds at most), and let
        the record go."""
        self._write_rest()
        trouble = self._let_go(PATIENCE)
        self._trouble = self._trouble or trouble
        self._create = None

    # -- writing -----------------------------------------------------------------------------

    def _save(self, text: str) -> None:
        self._data += self._chain.line(text)
        self._write_rest()

    def _write_rest(self) -> None:
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
            if self._file is None and self._trouble == "gone":
                self._trouble = "read-only"  # there never was a record
        except RuntimeError:  # no thread to be had for the flush
            self._trouble = "failed"

    def _look_after(self, file: OpenFile) -> None:
        """Notice what another program has done to the file, and leave the file to it."""
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

    def _write(self, file: OpenFile) -> None:
        try:
            file.write_at(self._written, bytes(self._data[self._written :]))
        except OSError:
            self._size = file.size
            raise
        self._written = self._size = len(self._data)
        file.flush()

    def _let_go(self, patience: float) -> TroubleCode | None:
        """Close the file when the disk has it; return what went wrong with that."""
        file, self._file = self._file, None
        if file is None:
            return None
        file.close(patience)
        return trouble_of(file.failure) if file.failure else None
