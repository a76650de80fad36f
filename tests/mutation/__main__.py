"""Put faults into the program, and see which the tests find.

    coverage run --rcfile tests/mutation/coverage.ini -m pytest
    python -m tests.mutation [--faults N] [--seed N] [--package NAME] [--marks EXPRESSION]

The first command notes which tests run each line. N faults (100 if not said) are drawn by lot, of
all in sorry_a11y or in one package of it. Each is put into a copy. The tests that run its line are
run, those that run little else first, until one fails; then, where MARKS says which (as "browser or
server"), the tests with those marks that stand beside its package. What is told with its line was
found by none: it is a promise without a test, or changes nothing that a player could meet.
"""

from __future__ import annotations

import argparse
import os
import random
import shutil
import sqlite3
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Sequence
from contextlib import closing
from functools import cache
from pathlib import Path

from coverage import CoverageData

from tests.mutation.faults import Fault, count_faults, make_fault

HOME = Path(__file__).parents[2]
PACKAGE = HOME / "sorry_a11y"
MAP = HOME / "build" / "mutation" / "coverage"
"""Where coverage.ini has the map of lines and tests written."""
FIRST = 6
"""Tests that are tried first."""
LIMIT = 300
"""Seconds; a program that never ends has failed."""


class Tests:
    """The tests that run each line, by the map of a run with coverage."""

    def __init__(self, folder: Path) -> None:
        self._data = CoverageData(str(folder / "all"))
        for part in filter(_is_whole, folder.glob("part.*")):
            self._data.update(CoverageData(str(part)))
        self._width: Counter[str] = Counter()
        for file in self._data.measured_files():
            for names in self._data.contexts_by_lineno(file).values():
                self._width.update(names)

    def of(self, file: Path, line: int) -> list[str]:
        """Return the tests of a line, those that run few lines first; then those of the file, where
        the line runs as the file is loaded, or in a thread or a program that a test started."""
        lines = self._data.contexts_by_lineno(str(file))
        names = lines.get(line, [""])
        others = {name for each in lines.values() for name in each} if "" in names else set()
        ranked = [
            name
            for some in (names, others.difference(names))
            for name in sorted(some, key=lambda one: (self._width[one], one))
        ]
        return [node for name in ranked if name and (node := _node(name))]


def _is_whole(part: Path) -> bool:
    """Return whether a map is not that of a program which was killed as it wrote."""
    with closing(sqlite3.connect(part)) as opened:
        try:
            found: object = opened.execute("PRAGMA integrity_check").fetchone()
        except sqlite3.DatabaseError:
            return False
    return found == ("ok",)


@cache
def _node(context: str) -> str:
    """Return a test as pytest names it, from its name as coverage has it; "" for what is none."""
    parts = context.split(".")
    for at in range(len(parts), 0, -1):
        if (file := HOME.joinpath(*parts[:at]).with_suffix(".py")).is_file():
            return "::".join([str(file.relative_to(HOME)), *parts[at:]])
    return ""


class Copy:
    """A copy of the program and its tests, in which one file at a time is another."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        files = subprocess.check_output(["git", "ls-files", "-z"], cwd=HOME, text=True).split("\0")
        for name in filter(None, files):
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(HOME / name, folder / name)

    def is_found(self, file: Path, source: str, tests: Sequence[str], marks: str) -> bool:
        """Return whether one of the tests fails where the file has this text."""
        changed = self._folder / file.relative_to(HOME)
        changed.write_text(source, encoding="utf-8")
        try:
            return any(
                self._fails(["-m", expression, *some])
                for expression, some in (
                    ("not long", tests[:FIRST]),
                    ("not long", tests[FIRST:]),
                    (f"({marks}) and not long", _beside(file)) if marks else ("", ()),
                )
                if some
            )
        finally:
            shutil.copy(file, changed)

    def _fails(self, arguments: list[str]) -> bool:
        command = [sys.executable, "-m", "pytest", "-x", "-q", "-n", "0", "-p", "no:cacheprovider"]
        try:
            done = subprocess.run(
                [*command, *arguments],
                cwd=self._folder,
                timeout=LIMIT,
                capture_output=True,
                env={**os.environ, "PYTHONPATH": str(self._folder)},
                check=False,
            )
        except subprocess.TimeoutExpired:
            return True
        return done.returncode not in (0, 5)  # 5: no test has the mark


def _beside(file: Path) -> list[str]:
    """Return the folder of tests for a file's package."""
    parts = file.relative_to(PACKAGE).parent.parts[:2]
    folders = (HOME.joinpath("tests", *parts[:at]) for at in range(len(parts), 0, -1))
    return [str(next(one for one in folders if one.is_dir()).relative_to(HOME))]


def drawn(package: str, count: int, seed: int) -> list[tuple[Path, Fault]]:
    """Draw faults by lot from all in a package, the whole program if it has no name."""
    every = [
        (file, number)
        for file in sorted((PACKAGE / package).rglob("*.py"))
        for number in range(count_faults(file.read_text(encoding="utf-8")))
    ]
    lot = random.Random(seed).sample(every, min(count, len(every)))
    sys.stdout.write(f"{len(every)} faults, {len(lot)} drawn\n")
    return [(file, make_fault(file.read_text(encoding="utf-8"), number)) for file, number in lot]


def main() -> int:
    """Try faults drawn by lot; tell the survivors."""
    parser = argparse.ArgumentParser(
        prog="python -m tests.mutation",
        epilog="First run: coverage run --rcfile tests/mutation/coverage.ini -m pytest",
    )
    parser.add_argument("--faults", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--package", default="")
    parser.add_argument("--marks", default="")
    asked = parser.parse_args()
    if not any(MAP.glob("part.*")):
        parser.error(f"no map of lines and tests is in {MAP}: {parser.epilog}")
    lot = drawn(asked.package, asked.faults, asked.seed)
    tests, survived = Tests(MAP), 0
    with tempfile.TemporaryDirectory() as name:
        copy = Copy(Path(name))
        for file, fault in lot:
            if not copy.is_found(file, fault.source, tests.of(file, fault.line), asked.marks):
                survived += 1
                where = f"{file.relative_to(PACKAGE)}:{fault.line}"
                sys.stdout.write(f"{where}: {fault.was}  ->  {fault.now}\n")
                sys.stdout.flush()
    sys.stdout.write(f"{len(lot) - survived} found, {survived} not\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
