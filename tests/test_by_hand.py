"""What docs/testing-by-hand.md tells people to expect is what the game says."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.harness.sessions import sentences, session

PAGE = Path(__file__).parents[1] / "docs" / "testing-by-hand.md"
KEYS = (
    ("", "It starts."),
    ("w", "W"),
    ("enter", "Enter"),
    ("enter", "Enter again"),
    ("d", "D"),
    ("i", "I"),
    ("3", "3"),
    ("enter", "Enter"),
    ("enter", "Enter again"),
    ("s", "S"),
    ("o", "O"),
    ("o", "O again"),
    ("enter", "Enter"),
    ("enter", "Enter again"),
    ("y", "Y"),
    ("enter", "Enter"),
    ("enter", "Enter again"),
    ("c", "C"),
    ("enter", "Enter"),
    ("enter", "Enter again"),
    ("l", "L"),
    ("n", "N"),
    ("g", "G"),
    ("g", "G again"),
    ("r", "R"),
    ("m", "M"),
    ("0", "0"),
    ("q", "Q"),
    ("q", "Q again"),
)


def script() -> str:
    """The keys with the lines that answer them."""
    screen = session("hasbro", 7)
    told = []
    for number, (key, name) in enumerate(KEYS):
        reply = screen.key(key) if key else screen.opened()
        told.append(f"{number}. {name}\n" if number else "0. It starts.\n")
        told += [f"       {line}" for line in sentences(reply)]
        told.append("")
    return "\n".join(told)


def test_the_lines_to_expect_are_the_games(request: pytest.FixtureRequest) -> None:
    """Promise: whoever follows the page hears just these lines, if the reader reads well;
    --rewrite-golden writes them."""
    page, told = PAGE.read_text(encoding="utf-8"), script().strip()
    if request.config.getoption("--rewrite-golden"):
        before, after = page.partition("0. It starts.")[0], page.rpartition("Goodbye")[2]
        PAGE.write_text(before + told + after, encoding="utf-8")
        return
    assert told in page
