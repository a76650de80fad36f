"""The summary of a record: how long the game has lasted, who is how far, who won and bumped."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from datetime import datetime
from typing import NamedTuple

from sorry_a11y.analysis.rating import ChoiceCost
from sorry_a11y.rules.board import RED, SEATS, Seat, seat_of
from sorry_a11y.rules.board_tables import BoardTables
from sorry_a11y.rules.events import CardPlayed, Event, PawnBumped, TurnBegan
from sorry_a11y.rules.rounds import pawns_home
from sorry_a11y.storage.record import Record
from sorry_a11y.storage.replay import Replay
from sorry_a11y.table.dealer import seed_of
from sorry_a11y.table.setup import PERSON, SeatSetup, Setup
from sorry_a11y.table.table import Table

BySeat = tuple[int, ...]
"""Four numbers, by seat."""


class GameKind(NamedTuple):
    """The kind of a game: rule book, with partners that this rule book need not have, for
    points."""

    book: str
    teams: bool
    points: bool

    @classmethod
    def of(cls, setup: Setup) -> GameKind:
        """Return the kind of a game."""
        return cls(setup.book, setup.teams, setup.points)


@dataclass(frozen=True)
class Summary:
    """A game in numbers; what was taken back does not count.

    ``started``: in UTC; ``seed``: the number that chance follows, None where it is a secret;
    ``turns``: how often a turn came to each
    seat; ``home``: pawns home in the last round; ``taken_from``: by seat, its pawns that each
    seat of another side bumped; ``points``: totals;
    ``undone``: how often something was taken back; ``choices``: how many decisions of a person's
    seat had more than one option, what they ``cost`` together and what in an ``even`` game, in
    points (of a finished game that is the player's own; else 0); ``winners``: empty unless the game
    is over;
    ``sides``: by seat, the seats that win with it; ``set_aside``: not to be offered;
    ``is_imported``: taken in from a file.
    """

    setup: Setup
    started: datetime
    seed: int | None
    turns: BySeat
    home: BySeat
    taken_from: tuple[BySeat, ...]
    points: BySeat
    undone: int
    choices: BySeat
    cost: tuple[float, ...]
    even: tuple[float, ...]
    winners: tuple[Seat, ...]
    sides: tuple[tuple[Seat, ...], ...]
    set_aside: bool
    is_imported: bool

    @property
    def finished(self) -> bool:
        """True if the game has been won."""
        return bool(self.winners)

    @property
    def given(self) -> BySeat:
        """By seat, the pawns of other sides that its plays bumped."""
        return tuple(map(sum, zip(*self.taken_from, strict=True)))

    @property
    def taken(self) -> BySeat:
        """By seat, its pawns that plays of other sides bumped."""
        return tuple(map(sum, self.taken_from))

    @property
    def all_turns(self) -> int:
        """The number of turns that came to anybody."""
        return sum(self.turns)

    def people(self) -> list[tuple[SeatSetup, tuple[Seat, ...]]]:
        """Every person with all their seats: who is only "you" first, then in seat order."""
        found: dict[int, list[SeatSetup]] = {}
        for chair in self.setup.chairs:
            if chair.kind == PERSON:
                found.setdefault(chair.sitter, []).append(chair)
        everybody = sorted(found.values(), key=lambda chairs: chairs[0].name is not None)
        return [(chairs[0], tuple(chair.seat for chair in chairs)) for chairs in everybody]

    @property
    def others(self) -> tuple[str, ...]:
        """The names of everybody but the first person, in seat order, each once."""
        mine = self.people()[0][1] if self.people() else ()
        names = [chair.name for chair in self.setup.chairs if chair.seat not in mine and chair.name]
        return tuple(dict.fromkeys(names))


def summarise(record: Record) -> Summary:
    """Return the summary of a record, led through the rules; raises RecordError."""
    replay = Replay(record)
    table = replay.table
    kept: list[tuple[Event, ...]] = []
    for step in replay.steps():
        del kept[len(table.actions) :]
        if step.action is not None:
            kept.append(step.events)
    rules, game = table.game.rules, table.game
    tables = rules.tables
    made = _choices(record, table)
    turns = [event.seat for events in kept for event in events if isinstance(event, TurnBegan)]
    return Summary(
        record.header.setup,
        record.header.started,
        seed_of(record.header.secret),
        tuple(turns.count(seat) for seat in SEATS),
        tuple(pawns_home(rules, game.position, seat) for seat in SEATS),
        _bumps(tables, (event for events in kept for event in events)),
        game.course.totals,
        table.undone,
        tuple(made[seat].choices for seat in SEATS),
        tuple(made[seat].cost for seat in SEATS),
        tuple(made[seat].even for seat in SEATS),
        game.winners,
        tuple(tables.side_of[seat] for seat in SEATS),
        record.set_aside,
        record.is_imported,
    )


def _choices(record: Record, table: Table) -> Mapping[Seat, ChoiceCost]:
    """Return the choices of each person's seat, what was taken back left out, and none for the
    other seats, nor of a game that is not over or not the player's own."""
    found = dict.fromkeys(SEATS, ChoiceCost(0, 0.0, 0.0))
    people = table.seating.people
    if table.over and people and not record.is_imported:
        from sorry_a11y.analysis.advice import choices_made  # the learned player is loaded now

        found |= choices_made(table.game.rules, table.seating.seats, table.actions, people)
    return found


def _bumps(tables: BoardTables, events: Iterable[Event]) -> tuple[BySeat, ...]:
    """Return by seat how many of its pawns each seat of another side bumped."""
    found = [[0] * len(SEATS) for _ in SEATS]
    for actor, victim in _bumped(events):
        if victim not in tables.side_of[actor]:
            found[victim][actor] += 1
    return tuple(map(tuple, found))


def _bumped(events: Iterable[Event]) -> Iterator[tuple[Seat, Seat]]:
    """Yield (the seat whose play it was, the seat whose pawn went back) of every bump."""
    actor = RED
    for event in events:
        match event:
            case CardPlayed():
                actor = event.seat
            case PawnBumped():
                yield actor, seat_of(event.pawn)
            case _:
                pass
