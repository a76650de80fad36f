"""Count something over many games: python docs/examples/count_bumps.py [GAMES].

How many pawns are bumped in a game of four runners, and how long it lasts.
"""

from __future__ import annotations

import sys
from collections import Counter

import sorry_a11y


def main() -> None:
    """Play the games, and count bumps by the colour that lost a pawn."""
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 1000
    bumps: Counter[str] = Counter()
    turns = 0
    for seed in range(games):
        for step in sorry_a11y.steps(sorry_a11y.play_out(seed=seed)):
            for event in step.events:
                if isinstance(event, sorry_a11y.events.PawnBumped):
                    bumps[sorry_a11y.COLOURS[event.pawn // 4]] += 1
                turns += isinstance(event, sorry_a11y.events.TurnBegan)
    print(f"{games} games, {turns / games:.1f} turns and {bumps.total() / games:.1f} bumps a game")
    for colour in sorry_a11y.COLOURS:
        print(f"{colour}: {bumps[colour] / games:.1f} pawns lost a game")


if __name__ == "__main__":
    main()
