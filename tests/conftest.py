"""What all tests share: options, the golden files, and how tests are shared out.

``pytest --rewrite-golden`` writes every golden file anew in place of comparing it; read the
difference like any other change. ``pytest --games N`` draws N games, positions and the like by lot
in place of the usual number, ``pytest --contract N`` plays N games at every table of the rules'
contract, ``pytest --long`` runs the tests marked ``long`` as well.

The tests of one file run in one process, in their order, so that what a file prepares is prepared
once. Those marked ``apart`` go wherever there is room, after the others; those marked ``timed``
come last, one after another. Nothing is shared out where files are named, or with ``-n 0``.
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
                     help="what is drawn by lot: so many of each (0: the usual number)")
    parser.addoption("--contract", type=int, default=0, metavar="N",
                     help="random games at every table of the contract (0: the usual number)")
    parser.addoption("--long", action="store_true", help="run the tests that take long as well")


def pytest_xdist_auto_num_workers(config: pytest.Config) -> int | None:
    """No worker where files are named; else as many as xdist finds (None)."""
    named = [Path(argument.partition("::")[0]) for argument in config.args]
    return 0 if all(path.is_file() for path in named) else None


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Share out the tests, see above: the same order and groups in every process."""
    for item in items:
        if item.get_closest_marker("long") and not config.getoption("--long"):
            item.add_marker(pytest.mark.skip(reason="takes long, --long runs it"))
        if item.get_closest_marker("timed"):
            item.add_marker(pytest.mark.xdist_group("timed"))
        elif not item.get_closest_marker("apart"):
            item.add_marker(pytest.mark.xdist_group(item.nodeid.partition("::")[0]))
    items.sort(key=_turn)


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    """Name a test as pytest takes it, without the group that xdist puts behind it."""
    name, at, group = report.nodeid.rpartition("@")
    if at and "]" not in group:
        report.nodeid = name


def _turn(item: pytest.Item) -> int:
    return next((turn for turn, mark in ((2, "timed"), (1, "apart"))
                 if item.get_closest_marker(mark)), 0)


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
