"""The portable part of the test suite on the Windows Python: without a failure.

``python -m tests.windows.suite`` tells which folders these are.
"""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path

from tests.windows.checks import Checks
from tests.windows.wine import Wine

PROJECT = Path(__file__).parents[2]
PORTABLE = (
    *("tests/api", "tests/cli/commands", "tests/cli/doctor", "tests/core/game", "tests/ui/menus"),
    *("tests/output/narration", "tests/readers", "tests/output/rulebook"),
    *("tests/ui/session/test_history.py", "tests/ui/session/test_keys_doc.py"),
    *("tests/ui/session/test_undo.py", "tests/ui/settings", "tests/output/speech", "tests/store"),
    "tests/frontends/terminal",
)
"""What asks something of a system and takes a minute or two. What only Unix has is skipped, with
its reason; rules, opponents and the session's whole games ask nothing, and take too long."""
LONGEST = 1800.0
"""Seconds that it may take on a busy machine."""


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
        "-m",
        "pytest",
        "-p",
        "no:cacheprovider",
        "-n",
        "2",
        "-m",
        "not long",
        "-rfE",
        "--tb=short",
        *PORTABLE,
        seconds=LONGEST,
        folder=tree,
    )
    summary = re.findall(r"^(?:=+ )?(\d+ \w+.* in [\d.]+s.*)", done.told, re.MULTILINE)
    checks.see(
        f"the portable tests: {summary[-1] if summary else done.status}", done.status == 0, done
    )


if __name__ == "__main__":
    sys.stdout.write(" ".join(PORTABLE))
