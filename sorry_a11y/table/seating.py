"""Who sits where."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property

from sorry_a11y.bots.bot import Bot


@dataclass(frozen=True)
class Person:
    """Somebody at the keyboard. ``name`` is None for the only one, who is called "you"."""

    name: str | None = None


@dataclass(frozen=True)
class Robot:
    """A bot with a name to be told by."""

    name: str
    bot: Bot


Sitter = Person | Robot


@dataclass(frozen=True)
class Seating:
    """Who sits on each playing seat (0 to 3), clockwise."""

    sitters: Mapping[int, Sitter]

    @property
    def seats(self) -> tuple[int, ...]:
        """The seats that play, in turn order."""
        return tuple(sorted(self.sitters))

    @property
    def people(self) -> tuple[int, ...]:
        """The seats of people."""
        return tuple(s for s in self.seats if isinstance(self.sitters[s], Person))

    @cached_property
    def bots(self) -> Mapping[int, Bot]:
        """The bot on each seat that has one."""
        return {
            seat: sitter.bot for seat, sitter in self.sitters.items() if isinstance(sitter, Robot)
        }

    def name(self, seat: int) -> str:
        """The name told for a seat; empty for somebody who is only ever "you"."""
        return self.sitters[seat].name or ""

    def seats_of(self, seat: int) -> tuple[int, ...]:
        """All seats of the person (or bot) who sits on ``seat``: a person may hold several."""
        sitter = self.sitters[seat]
        return tuple(s for s in self.seats if self.sitters[s] == sitter)
