"""One of several programs with one folder of games, run by a test:
``python -m tests.store.one_of_many FOLDER SEED COUNT`` plays the beginnings of scripted games when
a line has come, and prints what kept one from being saved."""

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
    sys.stdin.readline()
    for seed in range(int(sys.argv[2]), int(sys.argv[2]) + int(sys.argv[3])):
        kept = begin(library, seed=seed)
        play(kept.game, most=60)
        kept.close()
        if trouble := kept.take_trouble():
            sys.stdout.write(f"{trouble}\n")


if __name__ == "__main__":
    main()
