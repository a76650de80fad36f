"""One cell of the table: a game under a reader, counted."""

from __future__ import annotations

import tempfile
from collections.abc import Callable, Mapping
from contextlib import AbstractContextManager
from pathlib import Path
from types import ModuleType
from typing import Protocol, cast

from tests.harness.programs import environment
from tests.readers import brltty, fenrir, nvda, orca, yasr
from tests.readers.cells import Cell
from tests.readers.listening import Count, hold, words


class Listening(Protocol):
    """A game that somebody reads."""

    def start(self) -> list[str]:
        """What is said at the start."""

    def press(self, typed: str) -> list[str]:
        """What is said after keys."""

    def cursor_line(self) -> str:
        """The line under the cursor."""


READERS: Mapping[str, ModuleType] = {
    "NVDA emulated": nvda,
    "yasr": yasr,
    "Fenrir": fenrir,
    "Orca": orca,
    "BRLTTY": brltty,
}


def missing(reader: str) -> str:
    """Why a reader cannot be run here; empty if it can."""
    return str(READERS[reader].missing())


def is_as_known(reader: str, cell: Cell, count: Count) -> bool:
    """Whether a cell is perfect but for what a reader does to any program (docs/readers.md):
    Orca repeats the line above after single keys; Fenrir may tell one line too early."""
    if reader == "Orca" and cell.mode == "keys":
        return count.heard == count.meant
    if reader == "Fenrir" and cell.game == "hasbro":
        return count.lost == count.doubled <= 1 and not count.more
    return count.is_perfect


def listen(reader: str, cell: Cell) -> Count:
    """Play the cell's game under a reader. The focus line must be under the cursor after every
    key: where it is not, that counts as a word more. BRLTTY shows focus lines only, on a
    console of its own width. A reader that tells nothing at all did not come up, as happens now
    and then: it is started once more."""
    if reader == "BRLTTY":
        return brltty.listen(cell)
    count = _listen(reader, cell)
    return count if count.heard else _listen(reader, cell)


def _listen(reader: str, cell: Cell) -> Count:
    listening = cast(
        Callable[[Cell, Path, Mapping[str, str | None]], AbstractContextManager[Listening]],
        READERS[reader].listening,
    )
    count = Count()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        env = {**environment(folder / "home"), "LC_ALL": None}
        with listening(cell, folder, env) as game:
            for typed, meant in cell.meant():
                said = game.press(typed) if typed else game.start()
                hold(count, typed, meant, said, [typed])
                at = words(game.cursor_line())
                if at and at != words(meant[-1])[-len(at) :]:
                    count.more += 1
                    count.remark(f"after {typed!r} under the cursor: {' '.join(at)}")
    return count
