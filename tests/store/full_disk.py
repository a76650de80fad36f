"""Plays a scripted game where no file may grow beyond 100,000 bytes, and prints the trouble and
whether the game came to its end: ``python -m tests.store.full_disk FOLDER``. Run by a test."""

from __future__ import annotations

import sys
from pathlib import Path

from sorry_a11y.store.library import Library
from sorry_a11y.store.player_file import PlayerFile
from sorry_a11y.terminal.threads import BackgroundFlusher
from tests.store.games import begin, play

LIMIT = 100_000


def main() -> None:
    """Play."""
    if sys.platform == "win32":
        return
    import resource

    resource.setrlimit(resource.RLIMIT_FSIZE, (LIMIT, resource.RLIM_INFINITY))
    library = Library(PlayerFile(Path(sys.argv[1]), BackgroundFlusher))
    kept = begin(library)
    play(kept.game)
    trouble = kept.take_trouble()
    sys.stdout.write(f"{trouble.code if trouble else None}\n")
    kept.close()
    sys.stdout.write("over\n" if kept.game.over else "not over\n")


if __name__ == "__main__":
    main()
