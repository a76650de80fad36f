"""How the tests are shared out among processes (tests/conftest.py), tried with tests of its own."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

from tests.harness.programs import environment

HERE = Path(__file__).parent
DIES = "import os\n\ndef test_dies():\n    os._exit(3)\n"
PASSES = "def test_passes():\n    pass\n"
HANGS = "def test_hangs():\n    while True:\n        pass\n"


def test_a_process_that_dies_and_a_test_that_hangs_fail_and_nothing_waits(tmp_path: Path) -> None:
    """Promise: the run goes on and ends, with every other test done, also when the last test of a
    process is the one that ends it."""
    (tmp_path / "tests").mkdir()
    shutil.copy(HERE.parent / "pyproject.toml", tmp_path)
    shutil.copy(HERE / "conftest.py", tmp_path / "tests")
    for name, text in {"a": PASSES, "b": PASSES, "c": HANGS, "d": PASSES, "e": DIES}.items():
        (tmp_path / "tests" / f"test_{name}.py").write_text(text)
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-o", "timeout=4", "-n", "2"],
        cwd=tmp_path,
        check=False,
        capture_output=True,
        text=True,
        env=environment(tmp_path),
        timeout=120,
    )
    assert done.returncode == 1, done.stdout
    assert "Timeout (>4.0s)" in done.stdout
    assert "crashed while running 'tests/test_e.py::test_dies'" in done.stdout
    assert "3 passed" in done.stdout
