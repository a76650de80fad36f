"""What becomes of a mistake of the program in a game at the terminal."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from tests.harness.programs import environment

PLANTED = """
import sys
from sorry_a11y.cli import main
from sorry_a11y.session.row_menu import RowMenu

def fail(*_given, **_more):
    raise ZeroDivisionError("planted")

RowMenu.press = fail
sys.exit(main(["--lang", "en"]))
"""


def test_an_error_in_a_game_is_one_sentence_and_a_file(tmp_path: Path) -> None:
    """Promise: an error in a screen is told in sentences that name the file which holds it, the
    game is kept, and no traceback is spoken."""
    ended = subprocess.run(
        [sys.executable, "-c", PLANTED], input="2\n", capture_output=True, text=True,
        env=environment(tmp_path), check=False, timeout=120,
    )
    assert ended.returncode == 70
    assert ended.stderr == ""
    (file,) = tmp_path.rglob("error-*.txt")
    told = ended.stdout.replace("\n", " ").replace(" ", "")
    assert told.endswith(f"Theprogrammadeamistake,itiswrittenin{file}")
    assert "ZeroDivisionError: planted" in file.read_text("utf-8")
