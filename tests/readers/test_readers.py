"""One game under each reader; ``python -m tests.readers`` plays all of them."""

from __future__ import annotations

import re
import sys
from dataclasses import dataclass
from pathlib import Path

import pytest

if sys.platform == "win32":
    pytest.skip("no pseudo-terminals there", allow_module_level=True)

from sorry_a11y.online.wire.protocol import HostTable
from tests.frontends.web.served import served
from tests.harness.programs import environment
from tests.online.server.tables import Sitter, who_decides
from tests.readers import page
from tests.readers.cells import FEW_KEYS, Cell, cells
from tests.readers.listening import Count, hold
from tests.readers.nvda import LiveText
from tests.readers.table import READERS, is_as_known, listen, missing

pytestmark = pytest.mark.reader

CHOICE = re.compile(r"\d of \d+$")
"""How a focus line ends that offers a choice."""


@pytest.mark.parametrize("reader", READERS)
def test_one_game_under_each_reader(reader: str) -> None:
    """Every sentence of a game of Dog that is soon left is said once, in order, and nothing else;
    the focus line stays under the cursor. By lines in Orca, as docs/readers.md advises. A second
    try is allowed: on a busy machine a reader may be late."""
    if why := missing(reader):
        pytest.skip(why)
    cell = Cell("dog", "lines" if reader == "Orca" else "keys", keys=FEW_KEYS)
    count = listen(reader, cell)
    if not count.is_perfect:
        count = listen(reader, cell)
    if reader == "Orca" and not count.heard:
        pytest.skip("Orca did not come up: no screen or no session bus can be had here")
    assert count.meant >= 15
    assert count.is_perfect, count.remarks


@dataclass(frozen=True)
class Guest(Cell):
    """Somebody under a reader who joins a table elsewhere."""

    where: tuple[str, ...] = ()

    def command(self) -> list[str]:
        """The program's command line."""
        return [
            sys.executable,
            "-m",
            "sorry_a11y",
            "join",
            *self.where,
            "--name",
            "Ann",
            "--lang",
            "en",
            "--sound",
            "off",
            "--guard",
            "0",
        ]


@pytest.mark.parametrize("reader", ["NVDA emulated", "yasr", "Fenrir"])
def test_talk_is_said_behind_what_is_being_said(reader: str, tmp_path: Path) -> None:
    """What a friend says while one decides is said once, whole, and then the choice, which stands
    under the cursor."""
    if why := missing(reader):
        pytest.skip(why)
    with served() as url:
        ben = Sitter(url, HostTable("hasbro", "Ben", {"red": "you", "blue": "open"}, undo="off"))
        guest = Guest(where=(ben.seated.code, "--at", url))
        env = {**environment(tmp_path / "home"), "LC_ALL": None}
        (tmp_path / "reader").mkdir()
        with READERS[reader].listening(guest, tmp_path / "reader", env) as ann:
            ann.start()
            ben.hears("sits down")
            ben.press("enter")
            ann.press("")
            while not CHOICE.search(asked := ann.cursor_line()):
                if asked.endswith("goes on"):
                    ann.press("enter")
                else:
                    who_decides(ben).press("enter")
                    ann.press("")
            choice = ann.cursor_line()
            for _ in range(2):  # on a busy machine a reader may be late
                ben.press("e", "Good luck!")
                count = Count()
                hold(count, "", ["Ben says Good luck!", choice], ann.press(""))
                if is_as_known(reader, guest, count):
                    break
            assert is_as_known(reader, guest, count), count.remarks
            assert ann.cursor_line() == choice
        ben.leave()


@pytest.mark.long
@pytest.mark.timeout(1500)
@pytest.mark.parametrize("browser", ["chromium", "firefox"])
def test_a_guest_from_the_link_to_another_game(browser: str) -> None:
    """Promise of docs/page.md: in front of a page, from the first word at a friend's table to the
    beginning of another game, Orca says every sentence once and in order, and every key arrives. A
    second try is allowed: on a busy machine a reader may be late."""
    if why := page.missing(browser):
        pytest.skip(why)
    for _ in range(2):
        heard = page.listen_as_guest(browser)
        count = heard.count
        if count.heard == count.meant and not (count.doubled or heard.turned):
            break
    assert count.meant >= 100
    assert (count.heard, count.doubled, heard.turned) == (count.meant, 0, 0), count.remarks
    assert heard.sent.letters == heard.pressed


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
def test_faults_are_found(said: list[str], heard: int, doubled: int, lost: int, more: int) -> None:
    """A sentence that is doubled, cut, lost or told in another order is counted, and so is a word
    that nobody meant; where lines break and the reader's echo of the key do not matter."""
    count = Count()
    hold(count, "w", ["Ben 3, pawn 1.", "Your turn"], said, ["w"])
    assert (count.meant, count.heard, count.doubled, count.lost, count.more) == (
        2,
        heard,
        doubled,
        lost,
        more,
    )
    assert count.is_perfect == (heard == 2 and not doubled and not more)


def test_only_what_is_new_is_spoken() -> None:
    """The emulation speaks new lines once, what a line has grown by, and what was drawn anew."""
    text = LiveText(20)
    assert text.hear(b"One\r\nTwo") == ["One", "Two"]
    assert text.hear(b" three") == ["three"]
    assert text.hear(b"\r\nFour") == ["Four"]
    assert text.hear(b"\r\x1b[KFive") == ["ive"]
