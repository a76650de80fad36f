"""Twin worlds: two tables that differ only in what some of their people may not know.

Everybody's messages at one table are written down. A twin deals from a shuffle in which two cards
have changed places; the same messages are sent to it. Where the game itself, looked at from
outside, then went the same way for a seat at every step (the board, the turns, the seat's own
hand, what was discarded, how many cards lie where), the twins differ only in what that seat may
not know, and it must be sent the same bytes in the same order.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from typing import NamedTuple

import pytest

from sorry_a11y.hall import played_table
from sorry_a11y.hall.guests import Heard
from sorry_a11y.net.server import encoded
from sorry_a11y.rules.actions import Shuffle
from sorry_a11y.wire import hall_messages as talk

from .people import Room, Someone


class Swap(NamedTuple):
    """Two places of the shuffle that is action number ``action`` of the game."""

    action: int
    one: int
    two: int


class SwappedRandom(Random):
    """Deals as another does, but for two cards."""

    swap: tuple[int, int] | None = None

    def shuffle(self, x: list[int]) -> None:  # type: ignore[override]
        """Shuffle, then swap."""
        super().shuffle(x)
        if self.swap:
            one, two = (at % len(x) for at in self.swap)
            x[one], x[two] = x[two], x[one]


class SwappedChance:
    """Chance from a number, but for one shuffle."""

    swap: Swap | None = None

    def __init__(self, secret: int) -> None:
        self.number = secret

    def at(self, action: int) -> Random:
        """The chance of an action."""
        chance = SwappedRandom(f"{self.number} {action}")
        if self.swap and self.swap.action == action:
            chance.swap = self.swap.one, self.swap.two
        return chance


@contextmanager
def chance_with(swap: Swap | None, seed: int) -> Iterator[None]:
    """Within, tables deal from ``seed`` with ``swap``, and nothing else is left to chance."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(SwappedChance, "swap", swap)
        patch.setattr(played_table, "SecretChance", SwappedChance)
        patch.setattr("sorry_a11y.hall.hall.randbits", lambda _bits: seed)
        yield


class Sent(NamedTuple):
    """A step of the script: who says what, or what happens to them."""

    who: int
    message: talk.Up | str


class World:
    """A table with its people, ``Ann``, ``Ben`` and so on, and ``Eve`` who watches. ``seen``: of
    each step of the game, what is so whoever may know it."""

    def __init__(self, wishes: dict[str, object], seats: int) -> None:
        numbers = iter(range(1, 1000))
        self.room = Room()
        self.room.hall._new_code = lambda: f"{next(numbers):012}"
        self.room.hall._new_token = lambda: f"{next(numbers):032}"
        ann = self.room.host("Ann", **wishes)
        names = ("Ben", "Cem", "Dora")[: seats - 1]
        guests = [self.room.guest(ann, name) for name in names]
        self.people: list[Someone] = [ann, *guests, self.room.guest(ann, "Eve", watch=True)]
        self.bytes: list[list[str]] = [[] for _ in self.people]
        self.seen: list[object] = []
        self.step(Sent(0, talk.Start()))

    def step(self, sent: Sent) -> None:
        """Do a step, and note what everybody was sent."""
        one = self.people[sent.who]
        if isinstance(sent.message, str):
            old = one
            self.room.people = [p for p in self.room.people if p is not old]
            self.room.hall.gone(old.number, self.room.now)
            heard = old.all(Heard)
            since = heard[len(heard) // 2].seq if sent.message == "back" and heard else 0
            self.note()
            self.people[sent.who] = self.room.back(old, since, "x")
        else:
            self.room.now += 1.0
            one.says(sent.message)
        self.note()

    def note(self) -> None:
        """Take down what was told since, and where the game is."""
        for at, one in enumerate(self.people):
            self.bytes[at] += [encoded(message) for message in one.told]
            one.told.clear()
        game = self.game
        self.seen.append((
            game.position, game.turn, game.phase, game.discards, len(game.pile),
            tuple(map(len, game.hands)), game.winners,
        ))
        self.hands = [*getattr(self, "hands", []), game.hands]

    @property
    def game(self) -> object:
        """The game under way."""
        playing = self.room.table(self.people[0]).game
        assert playing is not None, "has begun"
        return playing.table.game
