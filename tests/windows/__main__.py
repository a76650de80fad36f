"""The Windows lane: ``python -m tests.windows [--work FOLDER] [--only STAGE,STAGE]``.

On Windows itself (which has not been tried) it plays every way of playing on that machine, with the
game that is installed there; the other stages have Wine's prefix for their own.

Makes a Wine prefix, a Windows Python with the game in it and stand-ins for the readers, all below
the work folder, and tries the game in them. What lies there already from a run before is used
again. Exit status 1 when any check fails, 2 when something could not be made.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from collections.abc import Callable, Mapping
from pathlib import Path

from tests.windows import (
    folder,
    installation,
    installer,
    interpreter,
    reader_faults,
    reader_games,
    stand_ins,
    suite,
    ways,
)
from tests.windows.checks import Checks
from tests.windows.making import MakingError
from tests.windows.wine import Windows, Wine

Stage = Callable[[Wine, Checks], None]
STAGES: Mapping[str, Stage] = {
    "ways": ways.play,
    "readers": reader_games.play,
    "faults": reader_faults.play,
    "suite": suite.play,
    "folder": folder.play,
    "installer": installer.play,
}


def prepare(wine: Wine, checks: Checks) -> None:
    """Everything that the stages need and that is not there yet. Raises MakingError."""
    parts: Mapping[str, tuple[Path, Callable[[], None]]] = {
        "prefix": (wine.prefix, wine.make),
        "locales": (wine.work / "locales", lambda: ways.make_locales(wine.work / "locales")),
        "Windows Python": (wine.folder, lambda: interpreter.make(wine.folder)),
    }
    for name, (place, make) in parts.items():
        checks.stage(name)
        if not place.exists():
            make()
    checks.stage("requirements")
    installation.install(wine)
    if not (wine.work / "stand-ins").exists():
        stand_ins.install(wine)
    checks.stage("game")
    installation.install_game(wine)


def main() -> int:
    """Make and try; the exit status."""
    parser = argparse.ArgumentParser(prog="python -m tests.windows")
    parser.add_argument("--work", type=Path, help="where everything is made and kept")
    parser.add_argument("--only", default=",".join(STAGES), help="stages, between commas")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="sorry-a11y-windows-") as name:
        work, checks = (asked.work or Path(name)).absolute(), Checks()
        if sys.platform == "win32":
            ways.play(Windows(work), checks)
            return 1 if checks.failed else 0
        wine = Wine(work)
        try:
            prepare(wine, checks)
            for stage in asked.only.split(","):
                checks.stage(stage)
                STAGES[stage](wine, checks)
        except MakingError as error:
            sys.stdout.write(f"{error}\n")
            return 2
        finally:
            wine.stop()
    checks.stage(f"failed: {', '.join(checks.failed) or 'nothing'}")
    return 1 if checks.failed else 0


if __name__ == "__main__":
    sys.exit(main())
