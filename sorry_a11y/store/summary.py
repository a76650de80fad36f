"""The summary of a game: its players, turns, pawns home, bumps, choices and winners."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from datetime import datetime

import msgspec

from sorry_a11y.core.analysis.rating import ChoiceCost
from sorry_a11y.core.game.following import Followed, follow
from sorry_a11y.core.game.header import Purpose
from sorry_a11y.core.game.log import TakeBack
from sorry_a11y.core.game.logged_game import LoggedGame
from sorry_a11y.core.game.setup import PERSON, Occupant
from sorry_a11y.core.rules.board import RED, SEATS, Seat, seat_of
from sorry_a11y.core.rules.board_tables import BoardTables
from sorry_a11y.core.rules.events import CardPlayed, Event, PawnBumped, TurnBegan
from sorry_a11y.core.rules.rounds import pawns_home
from sorry_a11y.store.record import Record, follow_record

_NO_COST = ChoiceCost(0, 0.0, 0.0)
_BySeat = tuple[int, ...]
"""Four numbers, by seat."""


class Summary(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """A game in numbers; decisions that were taken back do not count.

    Tuples of four are by seat. Choices are counted for people's seats in finished games that were
    not imported; else they are 0.

    Attributes:
        book: The name of the rule book.
        teams: Whether partners play together.
        points: Whether the match is for points.
        occupants: The occupants of the seats.
        started: The time at which it began, in UTC.
        purpose: The occasion of the game.
        turns: The number of turns.
        home: The number of pawns home in the last round.
        taken_from: For each seat, four numbers by seat: how many of its pawns that seat bumped.
        undone: The number of take-backs.
        choices: The number of choices with more than one option.
        cost: The sum of the costs of the choices, in points.
        even: The points that they would have cost in an even game.
        winners: The seats that won; empty unless the game is over.
        sides: By seat, the first seat of its side.
        is_imported: Whether it was taken in from a file.
    """

    book: str
    teams: bool
    points: bool
    occupants: tuple[Occupant, ...]
    started: datetime
    purpose: Purpose
    turns: _BySeat
    home: _BySeat
    taken_from: tuple[_BySeat, ...]
    undone: int
    choices: _BySeat
    cost: tuple[float, ...]
    even: tuple[float, ...]
    winners: tuple[Seat, ...]
    sides: tuple[Seat, ...]
    is_imported: bool = False

    @property
    def finished(self) -> bool:
        """True if the game has been won."""
        return bool(self.winners)

    @property
    def all_turns(self) -> int:
        """The number of turns that came to anybody."""
        return sum(self.turns)

    def people(self) -> list[tuple[Occupant, tuple[Seat, ...]]]:
        """Return every person with all their seats: the one called "you" first, then by seat."""
        found: dict[int, list[Occupant]] = {}
        for occupant in self.occupants:
            if occupant.kind == PERSON:
                found.setdefault(occupant.sitter, []).append(occupant)
        everybody = sorted(found.values(), key=lambda occupants: occupants[0].name is not None)
        return [(occupants[0], tuple(one.seat for one in occupants)) for occupants in everybody]

    @property
    def own(self) -> tuple[Seat, ...]:
        """The seats of the person called "you", else of the first person; empty for bots alone."""
        people = [occupant for occupant in self.occupants if occupant.kind == PERSON]
        if not people:
            return ()
        sitter = next((one.sitter for one in people if one.name is None), people[0].sitter)
        return tuple([occupant.seat for occupant in people if occupant.sitter == sitter])

    @property
    def others(self) -> tuple[str, ...]:
        """The names of everybody but the first person, in seat order, each once."""
        mine = self.own
        names = [one.name for one in self.occupants if one.seat not in mine and one.name]
        return tuple(dict.fromkeys(names))


def summarise(record: Record) -> Summary:
    """Return the summary of a record; raises RecordError if the rules do not allow an entry."""
    game = LoggedGame(record.header)
    found = _summary(game, follow_record(record, game), is_own=not record.is_imported)
    return msgspec.structs.replace(found, is_imported=record.is_imported)


def summary_of(game: LoggedGame) -> Summary:
    """Return the summary of the player's own game in its present state."""
    again = LoggedGame(game.header, game.rules, game.seating)
    return _summary(again, follow(again, game.log.entries), is_own=True)


def _summary(game: LoggedGame, course: Iterable[Followed], *, is_own: bool) -> Summary:
    """Return the summary of a new game after the entries of ``course``, which are applied to it."""
    kept: list[list[Event]] = []
    for followed in course:
        del kept[len(game.actions) :]
        if not isinstance(followed.entry, TakeBack):
            kept.append(followed.events)
    rules, now = game.rules, game.now
    tables = rules.tables
    made = _choices(game) if is_own else {}
    turns = [event.seat for events in kept for event in events if isinstance(event, TurnBegan)]
    header, occupants, wishes = game.header, game.header.setup.occupants, game.header.setup.wishes
    return Summary(
        wishes.game,
        wishes.teams,
        wishes.points,
        occupants,
        header.started,
        header.purpose,
        tuple(turns.count(seat) for seat in SEATS),
        tuple(pawns_home(rules, now.position, seat) for seat in SEATS),
        _bumps(tables, (event for events in kept for event in events)),
        sum(isinstance(entry, TakeBack) for entry in game.log.entries),
        tuple(made.get(seat, _NO_COST).choices for seat in SEATS),
        tuple(made.get(seat, _NO_COST).cost for seat in SEATS),
        tuple(made.get(seat, _NO_COST).even for seat in SEATS),
        now.winners,
        tuple(min(tables.side_of[seat]) for seat in SEATS),
    )


def _choices(game: LoggedGame) -> Mapping[Seat, ChoiceCost]:
    """Return the cost of the choices of each person's seat; empty if the game is not over."""
    people = game.seating.people
    if not (game.over and people):
        return {}
    from sorry_a11y.core.analysis.advice import choices_made  # the learned player is loaded now

    return choices_made(game.start, game.actions, people)


def _bumps(tables: BoardTables, events: Iterable[Event]) -> tuple[_BySeat, ...]:
    """Return by seat how many of its pawns each seat of another side bumped."""
    found = [[0] * len(SEATS) for _ in SEATS]
    actor = RED
    for event in events:
        if isinstance(event, CardPlayed):
            actor = event.seat
        elif isinstance(event, PawnBumped):
            victim = seat_of(event.pawn)
            found[victim][actor] += victim not in tables.side_of[actor]
    return tuple(map(tuple, found))
