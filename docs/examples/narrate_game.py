"""Narrate a game into a file: python docs/examples/narrate_game.py FILE [LANGUAGE] [SEED].

The listener sits on red as Ann and hears the others by their names.
"""

from __future__ import annotations

import sys
from pathlib import Path

import sorry_a11y

NAMES = dict(zip(sorry_a11y.SEATS, ("Ann", "Ben", "Cid", "Dora"), strict=True))

ANN = sorry_a11y.SEATS[0]


def main() -> None:
    """Play a game of four runners and write down what Ann hears of it."""
    path = Path(sys.argv[1])
    language = sys.argv[2] if len(sys.argv) > 2 else "en"
    seed = int(sys.argv[3]) if len(sys.argv) > 3 else 1
    game = sorry_a11y.play_out(seed=seed)
    with path.open("w", encoding="utf-8") as file:
        for moment in sorry_a11y.replay(game, language, "brief", seat=ANN, names=NAMES):
            file.writelines(f"{sentence}\n" for sentence in moment.sentences)
    print(f"{len(game.actions)} actions are in {path}")


if __name__ == "__main__":
    main()
