"""One of several programs with one folder of games. Run by tests.

``python -m tests.store.one_of_many FOLDER SEED COUNT`` plays the beginnings of scripted games;
``... FOLDER hold`` goes on with game 1, says "held" and waits.
"""

from __future__ import annotations

import sys
from pathlib import Path

from sorry_a11y.store.library import Library
from sorry_a11y.store.player_file import PlayerFile
from sorry_a11y.terminal.threads import BackgroundFlusher
from tests.store.games import begin, play


def main() -> None:
    """Do what the command line says."""
    library = Library(PlayerFile(Path(sys.argv[1]), BackgroundFlusher))
    if sys.argv[2] == "hold":
        held = library.resume(1)
        sys.stdout.write("held\n")
        sys.stdout.flush()
        sys.stdin.read()
        held.close()
        return
    for seed in range(int(sys.argv[2]), int(sys.argv[2]) + int(sys.argv[3])):
        kept = begin(library, seed=seed)
        play(kept.game, most=60)
        kept.close()


if __name__ == "__main__":
    main()
