"""Plays a scripted game where no file may grow beyond 2,000 bytes, and prints the trouble and
whether the game came to its end: ``python -m tests.storage.full_disk FOLDER``. Run by a test."""

from __future__ import annotations

import sys
from pathlib import Path

from sorry_a11y.rulesets.registry import Wishes, make_rules
from sorry_a11y.storage.library import Library
from tests.storage.games import STARTED, play, seat

LIMIT = 2000


def main() -> None:
    """Play."""
    if sys.platform == "win32":
        return
    import resource

    resource.setrlimit(resource.RLIMIT_FSIZE, (LIMIT, resource.RLIM_INFINITY))
    library = Library(Path(sys.argv[1]))
    kept = library.begin(make_rules(Wishes()), seat(), 1, STARTED, may_undo=True)
    play(kept.table)
    sys.stdout.write(f"{kept.recorder.take_trouble()}\n")
    kept.close()
    sys.stdout.write("over\n" if kept.table.over else "not over\n")


if __name__ == "__main__":
    main()
