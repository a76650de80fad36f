"""The portable part of the test suite on the Windows Python: without a failure."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path

from tests.windows.checks import Checks
from tests.windows.wine import Wine

PROJECT = Path(__file__).parents[2]
PORTABLE = (
    "tests/narration", "tests/rulebook", "tests/settings", "tests/table", "tests/session",
    "tests/fronts", "tests/storage", "tests/speech", "tests/doctor", "tests/terminal",
    "tests/commands", "tests/adjudicator",
)
"""Folders of tests, the quickest of the rules' own among them; what only Unix has is skipped there
with its reason."""
LONGEST = 600.0


def play(wine: Wine, checks: Checks) -> None:
    """Run it on a copy of what is committed, on both cores."""
    tree = wine.work / "tree"
    shutil.rmtree(tree, ignore_errors=True)
    tree.mkdir()
    archive = subprocess.run(
        ["git", "archive", "HEAD"], cwd=PROJECT, capture_output=True, check=True
    ).stdout
    subprocess.run(["tar", "x"], cwd=tree, input=archive, check=True)
    done = wine.run(
        "-m", "pytest", "-p", "no:cacheprovider", "-n", "2", "-rfEs", "--tb=short", *PORTABLE,
        seconds=LONGEST, folder=tree,
    )
    summary = re.findall(r"^(?:=+ )?(\d+ \w+.* in [\d.]+s.*)", done.told, re.MULTILINE)
    checks.see(f"the portable tests: {summary[-1] if summary else done.status}",
               done.status == 0, done)
