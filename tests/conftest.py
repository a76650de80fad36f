"""What all tests share: options, the golden files, and how tests are shared out.

``pytest --rewrite-golden`` writes every golden file anew in place of comparing it; read the
difference like any other change. ``pytest --games N`` draws N games, positions and the like by lot
in place of the usual number, ``pytest --contract N`` plays N games at every table of the rules'
contract, ``pytest --long`` runs the tests marked ``long`` as well.

The tests of one file run in one process, in their order, so that what a file prepares is prepared
once. The tests of files that are APART go wherever there is room, after the others; those of files
that are TIMED come last, one after another. Nothing is shared out where files are named, or with
``-n 0``.
"""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from xdist.remote import Producer  # type: ignore[import-untyped]
from xdist.scheduler import LoadScopeScheduling  # type: ignore[import-untyped]

# Started in the background of a script, this process has Ctrl-C ignored, and so would every program
# that the tests start; a handler of its own is not handed on to them.
signal.signal(signal.SIGINT, signal.default_int_handler)

if sys.dont_write_bytecode:
    # Whoever wants no compiled files beside the sources has them here, or each of the hundreds of
    # programs that the tests start would compile the game and read its messages anew.
    sys.pycache_prefix = str(Path(__file__).parents[1] / ".pytest_cache" / "bytecode")
    sys.dont_write_bytecode = False
    os.environ["PYTHONPYCACHEPREFIX"] = sys.pycache_prefix
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)

GOLDEN = Path(__file__).parent / "golden"
APART = {"tests/rules/test_contract.py"}
"""Files whose tests need nothing of each other and take long."""
TIMED = {"tests/sound/test_device.py", "tests/speech/test_game_faults.py"}
"""Files that assert limits in time which a busy neighbour makes untrue."""


def pytest_addoption(parser: pytest.Parser) -> None:
    """The options of this project's tests."""
    parser.addoption("--rewrite-golden", action="store_true", help="write the golden files anew")
    parser.addoption("--games", type=int, default=0, metavar="N",
                     help="what is drawn by lot: so many of each (0: the usual number)")
    parser.addoption("--contract", type=int, default=0, metavar="N",
                     help="random games at every table of the contract (0: the usual number)")
    parser.addoption("--long", action="store_true", help="run the tests that take long as well")


def pytest_xdist_auto_num_workers(config: pytest.Config) -> int | None:
    """No worker where files are named; else as many as xdist finds (None)."""
    named = [Path(argument.partition("::")[0]) for argument in config.args]
    return 0 if all(path.is_file() for path in named) else None


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out what takes long, and put the tests in their order, the same in every process."""
    for item in items:
        if item.get_closest_marker("long") and not config.getoption("--long"):
            item.add_marker(pytest.mark.skip(reason="takes long, --long runs it"))
    items.sort(key=lambda item: _turn(item.nodeid.partition("::")[0]))


def _turn(file: str) -> int:
    return 2 if file in TIMED else 1 if file in APART else 0


class Shares(LoadScopeScheduling):  # type: ignore[misc]
    """Gives the tests of a file to one process, but for files that are apart or timed."""

    def _split_scope(self, nodeid: str) -> str:
        file = nodeid.partition("::")[0]
        return ("", nodeid, "timed")[_turn(file)] or file


def pytest_xdist_make_scheduler(config: pytest.Config, log: Producer) -> Shares:
    """Share out as said above."""
    return Shares(config, log)


@pytest.fixture(scope="session")
def how_many(request: pytest.FixtureRequest) -> Callable[[int], int]:
    """``how_many(usual)`` games, or whatever is drawn by lot: that many, or --games N."""
    return lambda usual: request.config.getoption("--games") or usual


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
