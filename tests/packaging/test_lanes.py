"""The lanes of .ci and the hosted workflows."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from tests.packaging.release import PLAIN, TESTED
from tests.windows.suite import PORTABLE

ROOT = Path(__file__).parents[2]
LANES = sorted(
    path
    for folder in (".ci", ".github/workflows")
    for path in (ROOT / folder).iterdir()
    if path.is_file() and path.suffix in ("", ".yml", ".py")
)
NAMED = re.compile(r"(?<![\w./])tests(?:/[\w./]*\w|(?:\.\w+)+)")
"""A file, a folder or a module of the tests."""


@pytest.mark.parametrize("lane", LANES, ids=lambda path: path.name)
def test_a_lane_runs_what_there_is(lane: Path) -> None:
    """Every file, folder and module of the tests that a lane names is there: a lane that runs once
    a release would otherwise be the last to hear of a folder that was renamed."""
    named = NAMED.findall(lane.read_text("utf-8"))
    made = [name for name in named if name.endswith(".json")]  # by what runs there
    assert [name for name in named if name not in made and not _is_there(name)] == []


def test_the_tests_that_a_lane_runs_are_there() -> None:
    """Every folder that the Windows lane runs, and every test of what is compiled."""
    assert [name for name in (*PORTABLE, *TESTED, PLAIN) if not _is_there(name)] == []


def test_what_is_compiled_is_there() -> None:
    """A module that was renamed would be left out of the compiled wheel without a word."""
    text = (ROOT / "pyproject.toml").read_text("utf-8")
    hook = tomllib.loads(text)["tool"]["hatch"]["build"]["targets"]["wheel"]["hooks"]["mypyc"]
    named = [*hook["include"], *hook["exclude"]]
    assert [one for one in named if not any(ROOT.glob(one.lstrip("/")))] == []


def _is_there(name: str) -> bool:
    place = ROOT / (name if "/" in name else name.replace(".", "/"))
    return place.exists() or place.with_suffix(".py").exists()


@pytest.mark.parametrize(
    "lane",
    [
        path
        for path in LANES
        if path.parent.name == ".ci" and "environment=" in path.read_text("utf-8")
    ],
    ids=lambda path: path.name,
)
def test_a_lane_makes_its_environment_of_a_lock(lane: Path) -> None:
    """One that is kept because a program lies in it would try what was locked long ago."""
    text = lane.read_text("utf-8")
    assert re.search(r'\.ci/environment "\$environment" \S+\.lock\b', text)
    assert '-x "$environment' not in text


STAND_IN = """#!/bin/sh
case "$*" in
    --version) echo Python 3.11.2 ;;
    "-m venv "*) mkdir -p "$3/bin" && cp "$0" "$3/bin/python" ;;
    "-m pip install "*) touch "$(dirname "$0")/../is-installed" ;;
esac
"""
"""A Python that makes an environment at once; real ones are made by `.ci/run`."""


@pytest.mark.skipif(sys.platform == "win32", reason="the lanes run on Linux and macOS")
def test_an_environment_is_made_anew_when_its_lock_changed(tmp_path: Path) -> None:
    """One of the same lock is kept as it is, of another lock nothing is."""
    lock, folder, python = (tmp_path / name for name in ("lock", "environment", "python"))
    python.write_text(STAND_IN, "utf-8")
    python.chmod(0o755)
    was_there = folder / "was-there"

    def make(text: str) -> None:
        lock.write_text(text, "utf-8")
        subprocess.run(
            [ROOT / ".ci" / "environment", folder, lock],
            check=True,
            env={**os.environ, "PYTHON": str(python)},
        )

    make("# nothing\n")
    was_there.touch()
    make("# nothing\n")
    assert was_there.exists()
    make("# nothing else\n")
    assert not was_there.exists()
    assert (folder / "is-installed").exists()


WINE = (
    *("wine", "x86_64-w64-mingw32-gcc", "x86_64-w64-mingw32-widl", "osslsigncode"),
    *("makensis", "localedef", "make"),
)
STAND_INS = ("chromium", "chromedriver", "npm", "git", "uv", "python3", *WINE)
NEEDED = (
    *(("docs", name, 0, "is not installed: apt-get install") for name in STAND_INS[:3]),
    ("site", "npm", 1, "The page is not built, since npm is not installed: apt-get install"),
    ("lock", "uv", 1, "No lock is written, since uv is not installed: pip install uv"),
    ("release", "git", 2, "Nothing is built, since git is not installed: apt-get install git"),
    *(("run", name, 1, f"Nothing is checked, since {name} is") for name in ("python3", "git")),
    ("environment", "python3", 1, "since python3 is not installed: apt-get install python3-venv"),
    *(("windows", name, 2, f"{name} is missing. Install wine") for name in WINE),
)
"""What lane needs what, how it ends without it, and what it says."""


@pytest.mark.skipif(sys.platform == "win32", reason="the lanes run on Linux and macOS")
@pytest.mark.parametrize(("lane", "missing", "status", "sentence"), NEEDED)
def test_a_lane_names_what_is_missing(
    tmp_path: Path, lane: str, missing: str, status: int, sentence: str
) -> None:
    """Promise of docs/contributing.md: on a system that lacks a program a lane says in one sentence
    which, and how to get it."""
    told = _run_lane(lane, tmp_path, missing)
    assert told.returncode == status, told.stderr
    (line,) = (told.stdout + told.stderr).splitlines()
    assert missing in line
    assert sentence in line


def _run_lane(name: str, folder: Path, missing: str) -> subprocess.CompletedProcess[str]:
    """Run a copy of a lane whose environment is made already, where one program is not there."""
    lanes, programs = folder / ".ci", folder / "programs"
    nothing = folder / "nothing.sh"
    nothing.write_text("#!/bin/sh\n", "utf-8")
    nothing.chmod(0o755)
    for place in (lanes / "release-venv" / "bin", programs):
        place.mkdir(parents=True)
    for place in (lanes / "environment", lanes / "release-venv" / "bin" / "mkdocs"):
        place.symlink_to(nothing)
    (lanes / name).unlink(missing_ok=True)
    (lanes / name).write_bytes((ROOT / ".ci" / name).read_bytes())
    for program in ("dirname", "realpath"):
        (programs / program).symlink_to(shutil.which(program) or program)
    for program in STAND_INS:
        if program != missing:
            (programs / program).symlink_to(nothing)
    return subprocess.run(
        [shutil.which("bash") or "bash", lanes / name, "made", os.devnull],
        check=False,
        capture_output=True,
        text=True,
        env={"PATH": str(programs)},
    )
