"""What a game is: everything that is settled before the first card and that all may know, and who
sits where.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property

from sorry_a11y.bots.bot import Bot
from sorry_a11y.bots.registry import make_bot
from sorry_a11y.rules.board import Seat
from sorry_a11y.rules.ruleset import Ruleset
from sorry_a11y.rulesets.families import plain_rules
from sorry_a11y.rulesets.registry import Wishes, make_rules


@dataclass(frozen=True)
class Person:
    """Somebody at the keyboard. ``id``: who it is, whatever they are called; no two occupants of
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


Occupant = Person | Robot


@dataclass(frozen=True)
class Seating:
    """Who sits on each playing seat (0 to 3), clockwise."""

    occupants: Mapping[Seat, Occupant]

    @property
    def seats(self) -> tuple[Seat, ...]:
        """The seats that play, in turn order."""
        return tuple(sorted(self.occupants))

    @property
    def people(self) -> tuple[Seat, ...]:
        """The seats of people, wherever they are: of all who are no bots."""
        return tuple(s for s in self.seats if not isinstance(self.occupants[s], Robot))

    @cached_property
    def bots(self) -> Mapping[Seat, Bot]:
        """The bot on each seat that has one."""
        return {
            seat: who.bot for seat, who in self.occupants.items() if isinstance(who, Robot)
        }

    def name(self, seat: Seat) -> str:
        """The name told for a seat; empty for somebody who is only ever "you"."""
        return self.occupants[seat].name or ""

    def seats_of(self, seat: Seat) -> tuple[Seat, ...]:
        """All seats of the person (or bot) who sits on ``seat``: one may hold several."""
        who = self.occupants[seat].id
        return tuple(s for s in self.seats if self.occupants[s].id == who)


PERSON = "person"


@dataclass(frozen=True)
class SeatSetup:
    """Who sits on ``seat``: "person" or the name of a kind of bot, and the name told, None for a
    person who is only ever "you". ``sitter``: the id of the one who sits there."""

    seat: Seat
    kind: str
    name: str | None
    sitter: int


@dataclass(frozen=True)
class Setup:
    """A game before it begins. Nothing in it tells of a card to come.

    ``book``: the rule book; ``options``: every option of it with its value, in its order (one
    from an older program may lack the newest); ``rounds`` or ``target``: when a points game
    ends, the other is 0; ``may_undo``: whether decisions may be taken back; ``chairs``: by seat.
    """

    book: str
    options: tuple[tuple[str, str], ...]
    teams: bool
    points: bool
    rounds: int
    target: int
    may_undo: bool
    chairs: tuple[SeatSetup, ...]

    @classmethod
    def of(cls, rules: Ruleset, seating: Seating, *, may_undo: bool) -> Setup:
        """What describes a table that is about to begin."""
        scoring = rules.scoring
        return cls(
            rules.name,
            tuple(rules.options.items()),
            rules.has_teams and not plain_rules(rules.name).has_teams,
            scoring is not None,
            scoring.rounds if scoring else 0,
            scoring.target if scoring else 0,
            may_undo,
            tuple(_seat_setup(seat, seating.occupants[seat]) for seat in seating.seats),
        )

    @property
    def seats(self) -> tuple[Seat, ...]:
        """The seats that play, in turn order."""
        return tuple(chair.seat for chair in self.chairs)

    def rules(self) -> Ruleset:
        """The rule book; raises CombinationError or OptionError where there is none such."""
        return make_rules(
            Wishes(self.book, dict(self.options), self.teams, self.points, self.rounds,
                   self.target),
            self.seats,
        )

    def seating(self) -> Seating:
        """The people and bots; one who holds several seats is one sitter. Raises KeyError for a
        kind of bot that there is not."""
        known: dict[int, Occupant] = {}
        for chair in self.chairs:
            if chair.sitter not in known:
                known[chair.sitter] = (
                    Person(chair.sitter, chair.name) if chair.kind == PERSON
                    else Robot(chair.sitter, chair.name or "", make_bot(chair.kind))
                )
        return Seating({chair.seat: known[chair.sitter] for chair in self.chairs})


def _seat_setup(seat: Seat, who: Occupant) -> SeatSetup:
    kind = who.kind if isinstance(who, Robot) else PERSON
    return SeatSetup(seat, kind, who.name, who.id)
