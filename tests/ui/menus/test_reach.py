"""A session of games runs wherever its ports are: no terminal, command line, network or thread."""

from __future__ import annotations

import ast
from pathlib import Path

import sorry_a11y

ROOT = Path(sorry_a11y.__file__).parent
PACKAGES = {
    *("terminal", "speech", "client", "server", "web", "ssh", "commands", "cli", "doctor", "lab"),
}
"""Packages that no session needs."""
LIBRARIES = {
    *("argparse", "threading", "asyncio", "socket", "websockets", "prompt_toolkit", "subprocess"),
    *("concurrent", "multiprocessing"),
}
"""Libraries of terminals, command lines, networks and threads."""


def _imported(path: Path) -> set[str]:
    """The modules that a file imports anywhere, also only when a function is called."""
    names: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            names |= {node.module, *(f"{node.module}.{alias.name}" for alias in node.names)}
    return names


def _file_of(module: str) -> Path | None:
    path = ROOT.parent / module.replace(".", "/")
    found = [one for one in (path.with_suffix(".py"), path / "__init__.py") if one.is_file()]
    return found[0] if found else None


def test_a_session_reaches_nothing_of_its_surroundings() -> None:
    """Promise of docs/architecture.md: whatever a session imports, now or later, has no terminal,
    command line, network or thread in it, so that a browser can run it."""
    seen: set[str] = set()
    waiting = ["sorry_a11y.ui.menus.start_menu"]
    while waiting:
        module = waiting.pop()
        path = _file_of(module)
        if path is None or module in {*seen, "sorry_a11y"}:
            continue
        seen.add(module)
        used = _imported(path)
        assert not {name.partition(".")[0] for name in used} & LIBRARIES, module
        waiting += [name for name in used if name.startswith("sorry_a11y.")]
    assert {name.split(".")[1] for name in seen} & PACKAGES == set()
    assert len(seen) > 50
