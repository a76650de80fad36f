"""Let a bot of your own play: python docs/examples/bold_bot.py [GAMES].

It bumps whom it can, prefers the pawn that has come furthest, and else takes the first option.
"""

from __future__ import annotations

import sys
from random import Random

import sorry_a11y

RED, _, YELLOW, _ = sorry_a11y.SEATS


class BoldBot:
    """Sends as many pawns of others back to start as it can."""

    def choose(self, seen: sorry_a11y.View, chance: Random) -> sorry_a11y.Decision:
        """Return the play after which most pawns of others stand in start."""
        del chance  # it never throws a coin
        plays = seen.choices.plays
        if not plays:
            return sorry_a11y.decisions(seen)[0]
        return max(plays, key=lambda play: self._sent_back(seen, play))

    def _sent_back(self, seen: sorry_a11y.View, play: sorry_a11y.Play) -> int:
        start_of = seen.rules.tables.start_of
        return sum(
            spot == start_of[pawn] for pawn, spot in enumerate(play.after) if pawn // 4 != seen.seat
        )


def main() -> None:
    """Play games against a runner, each of them first in every other game."""
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 100
    won = 0
    for seed in range(games):
        own, other = (RED, YELLOW) if seed % 2 else (YELLOW, RED)
        players = {own: BoldBot(), other: sorry_a11y.bot("runner")}
        won += own in sorry_a11y.play_out(players, seed=seed).winners
    print(f"bold wins {won} of {games} games against runner")


if __name__ == "__main__":
    main()
