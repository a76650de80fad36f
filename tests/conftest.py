"""What all tests share: options, the golden files, and how tests are shared out.

``pytest`` runs what is fast (FAST). A mark of pyproject.toml runs what has it (``-m browser``), and
a file that is named runs whole, but for what is ``long``.

``pytest --rewrite-golden`` writes every golden file anew in place of comparing it; read the
difference like any other change. ``pytest --games N`` draws N games, positions and the like by lot
in place of the usual number, ``pytest --contract N`` plays N games at every table of the rules'
contract.

The tests of one file run in one process, in their order, so that what a file prepares is prepared
once; those of files that are APART go wherever there is room, after the others, and those of files
BY_BROWSER to a process for each browser. Beside a process for each core there are some for the
tests that mostly wait, for a screen reader, a server or a terminal (WAITING). Nothing is shared out
where files are named, or with ``-n 0``.

A test that takes ten minutes fails, and tells where it was; a process that dies is replaced, and
the test in it fails.

No test depends on the machine being quiet: how long something takes is measured without the time
for which others ran (`tests.harness.own_time`), and speed itself in `tests.benchmarks`.
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
from xdist.workermanage import WorkerController  # type: ignore[import-untyped]

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

FAST = "not (browser or reader or server or lot or kill or package or long)"
"""The marks that ``pytest`` leaves out where neither a mark nor a file is named."""
GOLDEN = Path(__file__).parent / "golden"
APART = {"tests/core/rules/test_contract.py"}
"""Files whose tests need nothing of each other and take long."""
WAITING = (
    *("tests/readers/", "tests/frontends/web/", "tests/output/speech/", "tests/online/server/"),
    *("tests/online/client/", "tests/frontends/ssh/", "tests/cli/doctor/"),
    *("tests/output/sound/test_device", "tests/output/sound/test_game"),
    *("tests/output/sound/test_sound_faults", "tests/frontends/terminal/test_whole_games"),
    *("tests/frontends/terminal/test_play_on_pty", "tests/frontends/terminal/test_guard"),
    *("tests/store/test_quitting", "tests/store/test_rescue", "tests/store/test_disk_states"),
)
"""How the names of files begin whose tests wait more than they compute."""
BY_BROWSER = {"tests/frontends/web/test_browsers.py", "tests/frontends/web/test_board.py"}
if "BUILT_SITE" in os.environ:
    BY_BROWSER.add("tests/frontends/web/test_site.py")
"""Files that take long in each browser, and prepare nothing for the other."""
WAITERS = 3
"""So many processes take those first; the others take them last."""
LONGEST = (
    "tests/readers/",
    "tests/frontends/web/test_browsers",
    "tests/frontends/web/test_board",
    "tests/frontends/web/test_site.py",
    "tests/frontends/web/",
    *("tests/store/test_rescue", "tests/store/test_disk_states", "tests/online/server/"),
)
"""These take so long that one which began late would run alone at the end: they begin at once, in
this order."""


def pytest_addoption(parser: pytest.Parser) -> None:
    """The options of this project's tests."""
    parser.addoption("--rewrite-golden", action="store_true", help="write the golden files anew")
    parser.addoption(
        "--games",
        type=int,
        default=0,
        metavar="N",
        help="what is drawn by lot: so many of each (0: the usual number)",
    )
    parser.addoption(
        "--contract",
        type=int,
        default=0,
        metavar="N",
        help="random games at every table of the contract (0: the usual number)",
    )


def pytest_configure(config: pytest.Config) -> None:
    """Leave out what takes long, unless a mark says what is wanted."""
    if not config.option.markexpr:
        config.option.markexpr = "not long" if _names_files(config) else FAST


def _names_files(config: pytest.Config) -> bool:
    return all(Path(argument.partition("::")[0]).is_file() for argument in config.args)


def pytest_xdist_auto_num_workers(config: pytest.Config) -> int:
    """No worker where files are named; else one for each core, and those that wait."""
    if _names_files(config):
        return 0
    cores = len(os.sched_getaffinity(0)) if sys.platform == "linux" else os.cpu_count() or 1
    return cores + WAITERS


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Put the tests in their order, the same in every process."""
    items.sort(
        key=lambda item: (
            item.nodeid.partition("::")[0] in APART,
            [not item.nodeid.startswith(one) for one in LONGEST],
        )
    )


class Shares(LoadScopeScheduling):  # type: ignore[misc]
    """Gives the tests of a file to one process, but for files that are apart; and those that wait
    to the processes that are for them."""

    def _split_scope(self, nodeid: str) -> str:
        file, _, name = nodeid.partition("::")
        if file in BY_BROWSER and "firefox" in name:
            return f"{file} firefox"
        return nodeid if file in APART else file

    def _assign_work_unit(self, node: WorkerController) -> None:
        waits = int(node.gateway.id.removeprefix("gw")) < min(WAITERS, len(self.nodes) // 2)
        of_its_kind = (scope for scope in self.workqueue if scope.startswith(WAITING) == waits)
        if scope := next(of_its_kind, None):
            self.workqueue.move_to_end(scope, last=False)
        super()._assign_work_unit(node)

    def remove_node(self, node: WorkerController) -> str | None:
        """A process has died or ended. Files that it had done are no work for another, which would
        wait for their end."""
        given = self.assigned_work[node]
        for scope in [scope for scope, unit in given.items() if all(unit.values())]:
            del given[scope]
        crashed: str | None = super().remove_node(node)
        return crashed

    def schedule(self) -> None:
        """Share out; also when a process has come in the place of one that died, which is told that
        it has the last test, or it would wait for another before it runs that one."""
        super().schedule()
        if not self.workqueue:
            for node in self.nodes:
                if not node.shutting_down:
                    node.shutdown()


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
