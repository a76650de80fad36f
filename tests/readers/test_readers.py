"""One game under each reader; ``python -m tests.readers`` plays all of them."""

from __future__ import annotations

import sys

import pytest

if sys.platform == "win32":
    pytest.skip("no pseudo-terminals there", allow_module_level=True)

from tests.readers.cells import Cell, cells
from tests.readers.listening import Count, hold
from tests.readers.nvda import LiveText
from tests.readers.table import READERS, listen, missing


@pytest.mark.parametrize("reader", READERS)
def test_one_game_under_each_reader(reader: str) -> None:
    """Every sentence of a game of Dog is said once, in order, and nothing else; the focus line
    stays under the cursor. By lines in Orca, as docs/readers.md advises. A second try is
    allowed: on a busy machine a reader may be late."""
    if why := missing(reader):
        pytest.skip(why)
    cell = Cell("dog", "lines" if reader == "Orca" else "keys")
    count = listen(reader, cell)
    if not count.is_perfect:
        count = listen(reader, cell)
    if reader == "Orca" and not count.heard:
        pytest.skip("Orca did not come up: no screen or no session bus can be had here")
    assert count.meant >= 35
    assert count.is_perfect, count.remarks


@pytest.mark.parametrize("cell", list(cells())[::5], ids=lambda cell: cell.name)
def test_new_text_is_what_was_meant(cell: Cell) -> None:
    """The emulated reader in both games, modes, widths and languages."""
    count = listen("NVDA emulated", cell)
    assert count.is_perfect, count.remarks


@pytest.mark.parametrize(
    ("said", "heard", "doubled", "lost", "more"),
    [
        (["Ben 3, pawn 1.", "Your turn"], 2, 0, 0, 0),
        (["Ben 3,", "pawn 1. Your", "turn"], 2, 0, 0, 0),
        (["Ben 3, pawn 1.", "Ben 3, pawn 1.", "Your turn"], 2, 1, 0, 0),
        (["Ben 3, pawn 1.", "Your turn", "Your turn"], 2, 1, 0, 0),
        (["Ben 3, pawn", "Your turn"], 1, 0, 1, 3),
        (["Your turn", "Ben 3, pawn 1."], 1, 1, 1, 0),
        (["Ben 3, pawn 1.", "blank", "Your turn"], 2, 0, 0, 1),
        (["w", "Ben 3, pawn 1.", "Your turn"], 2, 0, 0, 0),
    ],
)
def test_faults_are_found(
    said: list[str], heard: int, doubled: int, lost: int, more: int
) -> None:
    """A sentence that is doubled, cut, lost or told in another order is counted, and so is a word
    that nobody meant; where lines break and the reader's echo of the key do not matter."""
    count = Count()
    hold(count, "w", ["Ben 3, pawn 1.", "Your turn"], said, ["w"])
    assert (count.meant, count.heard, count.doubled, count.lost, count.more) == (
        2, heard, doubled, lost, more,
    )
    assert count.is_perfect == (heard == 2 and not doubled and not more)


def test_only_what_is_new_is_spoken() -> None:
    """The emulation speaks new lines once, what a line has grown by, and what was drawn anew."""
    text = LiveText(20)
    assert text.hear(b"One\r\nTwo") == ["One", "Two"]
    assert text.hear(b" three") == ["three"]
    assert text.hear(b"\r\nFour") == ["Four"]
    assert text.hear(b"\r\x1b[KFive") == ["ive"]
