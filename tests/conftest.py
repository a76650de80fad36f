"""What all tests share: two options and the golden files.

``pytest --rewrite-golden`` writes every golden file anew in place of comparing it; read the
difference like any other change. ``pytest --games N`` plays N random games at every table of the
contract in place of the usual number.
"""

from __future__ import annotations

import signal
from collections.abc import Callable
from pathlib import Path

import pytest

# Started in the background of a script, this process has Ctrl-C ignored, and so would every program
# that the tests start; a handler of its own is not handed on to them.
signal.signal(signal.SIGINT, signal.default_int_handler)

GOLDEN = Path(__file__).parent / "golden"


def pytest_addoption(parser: pytest.Parser) -> None:
    """The options of this project's tests."""
    parser.addoption("--rewrite-golden", action="store_true", help="write the golden files anew")
    parser.addoption("--games", type=int, default=0, metavar="N",
                     help="random games at every table of the contract (0: the usual number)")


@pytest.fixture
def golden(request: pytest.FixtureRequest) -> Callable[[str, str], None]:
    """``golden(name, text)`` asserts that tests/golden/NAME holds exactly the text, or writes it
    there with --rewrite-golden. A file that is missing is a failure."""

    def compare(name: str, text: str) -> None:
        path = GOLDEN / name
        if request.config.getoption("--rewrite-golden"):
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8", newline="\n")
            return
        assert path.exists(), f"{path.name} is missing: pytest --rewrite-golden writes it"
        assert text.splitlines() == path.read_text(encoding="utf-8").splitlines()

    return compare
