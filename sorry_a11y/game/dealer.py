"""The dealer: where chance comes from, and what happens next without a person.

Every action has a chance of its own, found from one number and how many actions came before it:
the same number and the same decisions give the same game, also after something was taken back
and after it was resumed. The number gives away every card to come.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random, SystemRandom
from typing import Any, NamedTuple

from sorry_a11y.bots.bot import Bot, any_of, shuffled
from sorry_a11y.rules.actions import Action, Lot, Shuffle
from sorry_a11y.rules.board import Seat
from sorry_a11y.rules.game import Game, Phase, apply_silently
from sorry_a11y.rules.ruleset import GIVE, OVER, PLAY, Log
from sorry_a11y.rules.value import Value
from sorry_a11y.rules.view import View

SECRET_BITS = 128
"""More than anybody can try."""
SEEDS = 1_000_000
"""A game that hides nothing gets a seed below this: short enough to be told."""


class Chance(Value):
    """The source of chance of a game.

    Every action's chance is of its own and tells nothing of another's. Where hands are hidden it
    is a keyed digest, so that all cards of all shuffles before do not give away one that follows.

    Attributes:
        number: The number from which everything follows, all that must be kept.
        is_secret: Whether nobody is told the number; else it is a seed that a player may give.
    """

    number: int
    is_secret: bool = False

    def at(self, action: int) -> Random:
        """Return the chance of an action, given how many came before it."""
        return _ActionChance(self, action)

    def seed(self, action: int) -> str | bytes:
        """Return the seed of an action's chance."""
        if not self.is_secret:
            return f"{self.number} {action}"
        from hashlib import blake2b  # loads OpenSSL, which an open game does without

        key = blake2b(str(self.number).encode(), digest_size=32).digest()
        return blake2b(str(action).encode(), key=key).digest()

    def mixed(self, times: int) -> Chance:
        """Return other chance to go on with after something was taken back for the nth time."""
        return Chance(self.at(-times).getrandbits(SECRET_BITS) | 1 << SECRET_BITS, is_secret=True)


class _ActionChance(Random):
    """The chance of one action, seeded when it is first drawn from: most bots never do.

    Args:
        chance: The chance of the game.
        action: How many actions came before it.
    """

    def __init__(self, chance: Chance, action: int) -> None:
        self._chance: Chance | None = chance
        self._action = action
        self.gauss_next = None

    def _begin(self) -> None:
        if self._chance is not None:
            chance, self._chance = self._chance, None
            self.seed(chance.seed(self._action))

    def random(self) -> float:
        """Return a number of at least 0 and below 1."""
        self._begin()
        return super().random()

    def getrandbits(self, k: int, /) -> int:
        """Return a whole number of ``k`` bits."""
        self._begin()
        return super().getrandbits(k)

    def getstate(self) -> tuple[Any, ...]:
        """Return the state, as `random.Random` does."""
        self._begin()
        return super().getstate()


def new_chance(*, is_open: bool) -> Chance:
    """Return chance for a game without a given seed.

    Where hands are hidden it is secret: from a short seed, one's own cards would foretell
    everybody's.
    """
    if is_open:
        return Chance(SystemRandom().randrange(SEEDS))
    return Chance(SystemRandom().getrandbits(SECRET_BITS), is_secret=True)


class Step(NamedTuple):
    """A game, what was decided in it, and the game after that."""

    before: Game
    action: Action
    after: Game


def chance_action(game: Game, chance: Random) -> Action:
    """Return the dealer's answer: who goes first, or the cards in a new order."""
    if game.phase is Phase.LOT:
        return Lot(any_of(game.seats, chance))
    return Shuffle(shuffled(game.discards, chance))


def next_action(game: Game, players: Mapping[Seat, Bot], dealer: Random, chance: Random) -> Action:
    """Return what is decided in ``game``, which is not over.

    The ``dealer`` decides where chance is awaited, else the bot on turn, which is handed
    ``chance``.
    """
    if game.awaits_chance:
        return chance_action(game, dealer)
    seat = game.turn
    return players[seat].choose(View(game, seat), chance)


class PlayedGame(NamedTuple):
    """A game that was played to its end.

    Attributes:
        game: The game, which is over.
        turns: How often a turn came to a seat; a card that draws again lengthens a turn.
        decisions: How often a seat had to decide.
    """

    game: Game
    turns: int
    decisions: int


def play_to_end(
    game: Game, players: Mapping[Seat, Bot], dealer: Random, chance: Random, log: Log = None,
    watch: Callable[[Step], None] | None = None,
) -> PlayedGame:
    """Play a game to its end from wherever it stands.

    Args:
        game: The game as it stands.
        players: A bot for each seat that plays.
        dealer: The chance that shuffles.
        chance: The chance that is handed to the bots.
        log: Where what happens is appended; nowhere if it is left out.
        watch: Called with each step.

    Returns:
        The game that is over, and how many turns and decisions led there.

    Raises:
        IllegalActionError: A bot decided what it may not.
    """
    turns = decisions = 0
    phase = game.phase
    while phase is not OVER:
        if phase is PLAY:
            decisions += 1
            if not game.again:
                turns += 1
            seat = game.turn
            action: Action = players[seat].choose(View(game, seat), chance)
        else:
            decisions += phase is GIVE
            action = next_action(game, players, dealer, chance)
        after = apply_silently(game, action, log)
        if watch:
            watch(Step(game, action, after))
        game = after
        phase = game.phase
    return PlayedGame(game, turns, decisions)
