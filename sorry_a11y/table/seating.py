"""Who sits where."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property

from sorry_a11y.bots.bot import Bot


@dataclass(frozen=True)
class Person:
    """Somebody at the keyboard. ``id``: who it is, whatever they are called; no two sitters of
    a table share one. ``name`` is None for the only one, who is called "you"."""

    id: int
    name: str | None = None


@dataclass(frozen=True)
class Robot:
    """A bot with a name to be told by. ``id`` as of a `Person`."""

    id: int
    name: str
    bot: Bot

    @property
    def kind(self) -> str:
        """The name by which such bots are asked for."""
        return self.bot.name


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
        """The seats of people, wherever they are: of all who are no bots."""
        return tuple(s for s in self.seats if not isinstance(self.sitters[s], Robot))

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
        """All seats of the person (or bot) who sits on ``seat``: one may hold several."""
        who = self.sitters[seat].id
        return tuple(s for s in self.seats if self.sitters[s].id == who)
