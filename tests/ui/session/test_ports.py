"""No screen reaches around its surroundings: threads, timers and files belong to frontends."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import sorry_a11y

ROOT = Path(sorry_a11y.__file__).parent
PACKAGES = ("session", "menus", "client")
MAKERS = frozenset(
    {
        *("Thread", "Timer", "ThreadPoolExecutor", "ProcessPoolExecutor", "Process", "Popen"),
        *("start_new_thread", "to_thread", "run_in_executor"),
    }
)
"""What starts a thread, a timer or a program."""
FILES = frozenset(
    {"open", "read_text", "read_bytes", "write_text", "write_bytes", "mkdir", "touch"}
)
SCREENS_CALLED_OPEN = 0
"""Arguments with which a screen, or a connection, is opened; a file has at least its name."""
ALLOWED = {
    "online/client/seats.py": {"mkdir"}  # for the file of who the player is
}
"""What a file may call all the same."""


@pytest.mark.parametrize("package", PACKAGES)
def test_no_thread_timer_or_file_is_made_here(package: str) -> None:
    """Promise of `session.surroundings`: whatever takes time or a file is asked of a port, so that
    a screen runs where there are neither threads nor files."""
    found = {
        f"{path.relative_to(ROOT).as_posix()}:{line} {name}"
        for path in sorted((ROOT / package).rglob("*.py"))
        for line, name in _calls(ast.parse(path.read_text(encoding="utf-8")))
        if name not in ALLOWED.get(path.relative_to(ROOT).as_posix(), ())
    }
    assert found == set()


THREADS = frozenset({"threading", "concurrent", "subprocess", "sched", "signal", "socket"})
"""Libraries that make threads and programs, or wait."""
OUTSIDE = THREADS | {"asyncio", "os", "io", "pathlib", "time"}
"""Libraries of what lies outside of a screen."""
ON_THE_LOOP = {"ui/session/player_events.py", "ui/session/alarm.py"}
"""The files that wait on the loop of a front, for all screens."""


@pytest.mark.parametrize(
    ("package", "forbidden"), [("session", OUTSIDE), ("menus", OUTSIDE), ("client", THREADS)]
)
def test_screens_import_nothing_that_makes_them(package: str, forbidden: frozenset[str]) -> None:
    """The same of what is imported: no library of threads, files or programs. All files of `client`
    work on the loop of a front, none makes a thread."""
    for path in sorted((ROOT / package).rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            names = (
                [alias.name for alias in node.names]
                if isinstance(node, ast.Import)
                else [node.module or ""]
                if isinstance(node, ast.ImportFrom)
                else []
            )
            tops = {name.partition(".")[0] for name in names}
            if path.relative_to(ROOT).as_posix() in ON_THE_LOOP:
                tops -= {"asyncio"}
            assert not tops & forbidden, f"{path}:{node}"


def _calls(tree: ast.Module) -> list[tuple[int, str]]:
    """Calls that make a thread, a timer or a file, with their lines."""
    found = []
    for node in ast.walk(tree):
        if not isinstance(node, ast.Call):
            continue
        called = node.func
        name = called.attr if isinstance(called, ast.Attribute) else getattr(called, "id", "")
        opens_screen = name == "open" and len(node.args) == SCREENS_CALLED_OPEN
        if name in MAKERS or (name in FILES and not opens_screen):
            found.append((node.lineno, name))
    return found
