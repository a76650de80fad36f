"""The dealer: where chance comes from, and what happens next without a person.

Every action has a chance of its own, found from one number and how many actions came before it:
the same number and the same decisions give the same game, also after something was taken back
and after it was resumed. The number gives away every card to come.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from hashlib import blake2b
from random import Random, SystemRandom
from typing import Final, NamedTuple, Protocol

from sorry_a11y.bots.bot import Bot, any_of, shuffled
from sorry_a11y.rules.actions import Action, Lot, Shuffle
from sorry_a11y.rules.board import Seat
from sorry_a11y.rules.events import Event
from sorry_a11y.rules.game import CHANCE, Game, Phase, apply_action, apply_silently
from sorry_a11y.rules.view import view

SECRET_BITS = 128
"""More than anybody can try."""
SEEDS = 1_000_000
"""A game that hides nothing gets a seed below this: short enough to be told."""
LONGEST_SEED = 18
"""Digits of a seed that may be asked for; a longer number is a secret."""


class Chance(Protocol):
    """The source of chance of a game. ``number`` is all that must be kept to go on with the same
    chance."""

    @property
    def number(self) -> int:
        """The number from which everything follows."""

    def at(self, action: int) -> Random:
        """Return the chance of an action, given how many came before it; it tells nothing of
        another's."""


class SeededChance:
    """Chance from a seed that a player gave, or that may be told."""

    def __init__(self, seed: int) -> None:
        self.number = seed

    def at(self, action: int) -> Random:
        """Return the chance of an action."""
        return Random(f"{self.number} {action}")


class SecretChance:
    """Chance from a number that nobody is told, for a table whose hands are hidden.

    All cards of all shuffles before do not give away one that follows, since every action's chance
    is a keyed digest of its own.
    """

    def __init__(self, secret: int) -> None:
        self.number = secret
        self._key = blake2b(str(secret).encode(), digest_size=32).digest()

    def at(self, action: int) -> Random:
        """Return the chance of an action."""
        return Random(blake2b(str(action).encode(), key=self._key).digest())


def seed_of(number: int) -> int | None:
    """Return the seed that a kept number is, of at most eighteen digits; None for a secret."""
    return number if abs(number) < 10**LONGEST_SEED else None


def chance_from(number: int) -> Chance:
    """Return the chance that a kept number stands for."""
    seed = seed_of(number)
    return SecretChance(number) if seed is None else SeededChance(seed)


def new_chance(*, is_open: bool) -> Chance:
    """Return chance for a game without a given seed. Where hands are hidden it is secret: from a
    short seed, one's own cards would foretell everybody's."""
    if is_open:
        return SeededChance(SystemRandom().randrange(SEEDS))
    # with one bit more, so that it always has more digits than a seed
    return SecretChance(SystemRandom().getrandbits(SECRET_BITS) | 1 << SECRET_BITS)


PLAY: Final = Phase.PLAY
OVER: Final = Phase.OVER


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
    """Return what is decided in ``game``, which is not over: by ``dealer`` where chance is awaited,
    else by the bot on turn, which is handed ``chance``."""
    phase = game.phase
    if phase is not PLAY and phase in CHANCE:
        return chance_action(game, dealer)
    seat = game.turn
    return players[seat].choose(view(game, seat), chance)


def carried_out(
    game: Game, action: Action, hear: Callable[[tuple[Event, ...]], None] | None = None
) -> Game:
    """Return the game after ``action``; ``hear`` is handed what it made happen. Raises
    IllegalActionError when it is not one that the game waits for."""
    if hear is None:
        return apply_silently(game, action)
    after, events = apply_action(game, action)
    hear(events)
    return after


def played(
    game: Game, players: Mapping[Seat, Bot], dealer: Random, chance: Random
) -> Iterator[Step]:
    """Yield every step of ``game`` from wherever it stands to its end, with a bot for each seat
    that plays. Raises IllegalActionError when a bot decides what it may not."""
    while game.phase is not OVER:
        action = next_action(game, players, dealer, chance)
        after = carried_out(game, action)
        yield Step(game, action, after)
        game = after
