"""Positions and hands as they come up in random games."""

from __future__ import annotations

from random import Random
from typing import NamedTuple

from sorry_a11y.core.bots.bot import RandomBot
from sorry_a11y.core.game.dealer import play_to_end
from sorry_a11y.core.rules.actions import Decision
from sorry_a11y.core.rules.board import SEATS, Position, Seat
from sorry_a11y.core.rules.game import Phase, begin_silently
from sorry_a11y.core.rules.plays import Choices
from sorry_a11y.core.rules.ruleset import Ruleset
from sorry_a11y.core.rules.view import View


class Held(NamedTuple):
    """``seat`` is to play one of ``hand`` (indices of kinds) in ``position``."""

    position: Position
    seat: Seat
    hand: bytes


class _Watcher:
    """Plays by lot and notes what it was asked."""

    name = "watcher"

    def __init__(self, seen: list[Held]) -> None:
        self.seen = seen
        self.bot = RandomBot()

    def choose(self, seen: View, chance: Random) -> Decision:
        """As `chance` chooses."""
        if seen.phase is Phase.PLAY:
            self.seen.append(Held(seen.position, seen.seat, seen.hand))
        return self.bot.choose(seen, chance)


def reachable(rules: Ruleset, games: int, most: int) -> list[Held]:
    """At most ``most`` of what came up in ``games`` random four-player games, drawn by lot;
    the same ones every time."""
    seen: list[Held] = []
    players = {seat: _Watcher(seen) for seat in SEATS}
    for number in range(games):
        play_to_end(begin_silently(rules), players, Random(number), Random(number))
    return Random(games).sample(seen, min(most, len(seen)))


def plays_of(rules: Ruleset, held: Held) -> Choices:
    """What may be done, as the game itself finds it."""
    return rules.finder.choices(held.position, held.seat, held.hand)
