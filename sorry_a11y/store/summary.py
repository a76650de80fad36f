"""The summary of a record: how long the game has lasted, who is how far, who won and bumped."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from datetime import datetime

from sorry_a11y.analysis.rating import ChoiceCost
from sorry_a11y.game.following import Followed, follow
from sorry_a11y.game.header import Purpose
from sorry_a11y.game.log import TakeBack
from sorry_a11y.game.logged_game import LoggedGame
from sorry_a11y.game.setup import PERSON, SeatSetup, Setup
from sorry_a11y.rules.board import RED, SEATS, Seat, seat_of
from sorry_a11y.rules.board_tables import BoardTables
from sorry_a11y.rules.events import CardPlayed, Event, PawnBumped, TurnBegan
from sorry_a11y.rules.rounds import pawns_home
from sorry_a11y.store.record import Record, follow_record

_NO_COST = ChoiceCost(0, 0.0, 0.0)
_BySeat = tuple[int, ...]
"""Four numbers, by seat."""


@dataclass(frozen=True)
class Summary:
    """A game in numbers, without what was taken back.

    Tuples of four are by seat. The choices are those of people's seats that had more than one
    option, in a finished game of the player's own; else 0.

    Attributes:
        setup: The rules, and who sits where.
        started: When it began, in UTC.
        purpose: The occasion of the game.
        turns: How often a turn came to each seat.
        home: Pawns home in the last round.
        taken_from: By seat, its pawns that each seat of another side bumped.
        points: The totals of the match.
        undone: How often something was taken back.
        choices: The number of choices.
        cost: What they cost together, in points.
        even: What they would have cost in an even game, in points.
        winners: The seats that won; empty unless the game is over.
        sides: By seat, the seats that win with it.
        is_imported: Whether it was taken in from a file.
    """

    setup: Setup
    started: datetime
    purpose: Purpose
    turns: _BySeat
    home: _BySeat
    taken_from: tuple[_BySeat, ...]
    points: _BySeat
    undone: int
    choices: _BySeat
    cost: tuple[float, ...]
    even: tuple[float, ...]
    winners: tuple[Seat, ...]
    sides: tuple[tuple[Seat, ...], ...]
    is_imported: bool

    @property
    def finished(self) -> bool:
        """True if the game has been won."""
        return bool(self.winners)

    @property
    def given(self) -> _BySeat:
        """By seat, the pawns of other sides that its plays bumped."""
        return tuple(map(sum, zip(*self.taken_from, strict=True)))

    @property
    def taken(self) -> _BySeat:
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
    game = LoggedGame(record.header)
    found = _summary(game, follow_record(record, game), is_own=not record.is_imported)
    return replace(found, is_imported=record.is_imported)


def summary_of(game: LoggedGame) -> Summary:
    """Return the summary of a game of the player's own as it stands."""
    again = LoggedGame(game.header, game.rules, game.seating)
    return _summary(again, follow(again, game.log.entries), is_own=True)


def _summary(game: LoggedGame, course: Iterable[Followed], *, is_own: bool) -> Summary:
    """Return the summary of a new game that ``course`` leads to its end."""
    kept: list[list[Event]] = []
    for followed in course:
        del kept[len(game.actions) :]
        if not isinstance(followed.entry, TakeBack):
            kept.append(followed.events)
    rules, now = game.rules, game.now
    tables = rules.tables
    made = _choices(game) if is_own else {}
    turns = [event.seat for events in kept for event in events if isinstance(event, TurnBegan)]
    return Summary(
        game.header.setup,
        game.header.started,
        game.header.purpose,
        tuple(turns.count(seat) for seat in SEATS),
        tuple(pawns_home(rules, now.position, seat) for seat in SEATS),
        _bumps(tables, (event for events in kept for event in events)),
        now.course.totals,
        sum(isinstance(entry, TakeBack) for entry in game.log.entries),
        tuple(made.get(seat, _NO_COST).choices for seat in SEATS),
        tuple(made.get(seat, _NO_COST).cost for seat in SEATS),
        tuple(made.get(seat, _NO_COST).even for seat in SEATS),
        now.winners,
        tuple(tables.side_of[seat] for seat in SEATS),
        is_imported=False,
    )


def _choices(game: LoggedGame) -> Mapping[Seat, ChoiceCost]:
    """Return the choices of each person's seat, what was taken back left out; none of a game that
    is not over."""
    people = game.seating.people
    if not (game.over and people):
        return {}
    from sorry_a11y.analysis.advice import choices_made  # the learned player is loaded now

    return choices_made(game.rules, game.seating.seats, game.actions, people)


def _bumps(tables: BoardTables, events: Iterable[Event]) -> tuple[_BySeat, ...]:
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
