"""Events and views of a game as they are sent, and checked when a client reads them.

Values that come from a server are checked against the rule book and the seats, so that the rest of
the program can use them: whether they are possible values, not whether the rules lead to them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from enum import Enum
from functools import reduce
from itertools import pairwise
from operator import attrgetter, or_
from typing import Any, Literal, get_args, get_type_hints

from msgspec import Struct, defstruct
from msgspec.structs import asdict, astuple

from sorry_a11y.core.game.names import NameRefusedError, checked_name
from sorry_a11y.core.game.port import Batch
from sorry_a11y.core.game.setup import Seating, Setup
from sorry_a11y.core.rules.board import (
    ALL_PAWNS,
    NOWHERE,
    SEATS,
    WATCHER,
    Board,
    Kind,
    Pawn,
    Seat,
    Spot,
    own_part,
    seat_of,
)
from sorry_a11y.core.rules.events import Event, PawnsSwapped, RoundScored, ScoreLine
from sorry_a11y.core.rules.ruleset import Match, Phase
from sorry_a11y.core.rules.view import View, view_elsewhere
from sorry_a11y.core.rulesets.families import MOST_ROUNDS, MOST_TARGET, CombinationError
from sorry_a11y.core.rulesets.presets import OptionError

_MOST_CARDS = 200
"""The most cards in a list, more than any deck has."""
_LONGEST_WALK = 13
"""The most steps of a card."""
_MOST_COUNT = 1_000_000
"""The greatest count, more than the rounds or points of any game."""
SEEN_FIELDS: Mapping[str, Any] = {
    "phase": Phase,
    "position": bytes,
    "turn": Seat,
    "hand": bytes,
    "hand_sizes": tuple[int, ...],
    "pile_size": int,
    "discards": bytes,
    "again": bool,
    "round": int,
    "deal": int,
    "starter": Seat,
    "totals": tuple[int, ...],
    "winners": tuple[Seat, ...],
}
"""The fields of a view that are sent. The setup has the rule book and the seats, the message names
the seat, and the client lists the choices itself."""


class _Form:
    """The msgspec struct by which an event, a view or a line of a score is sent.

    Args:
        record: The class of the event, view or line.
        hints: The types of its fields, by name.
        tag: The first item of the list, which names the kind of struct; None for none.
    """

    def __init__(self, record: type, hints: Mapping[str, Any], tag: str | None = None) -> None:
        self.fields = tuple(hints)
        self.struct: type[Struct] = defstruct(
            record.__name__,
            [(name, _sent(hint)) for name, hint in hints.items()],
            tag=tag,
            array_like=True,
            frozen=True,
            gc=False,
        )
        self.values = _getter(self.fields)


def _getter(names: tuple[str, ...]) -> Callable[[Any], tuple[Any, ...]]:
    """Return a function that returns the values of fields of an object."""
    if len(names) > 1:
        return attrgetter(*names)
    return lambda record: tuple(getattr(record, name) for name in names)


def _sent(hint: Any) -> Any:
    """Return the type as which a field is sent: an enumeration becomes one of its names."""
    if hint == tuple[ScoreLine, ...]:
        line: Any = LINE.struct
        return tuple[line, ...]
    if isinstance(hint, type) and issubclass(hint, Enum):
        return Literal[tuple(hint.__members__)]
    return hint


LINE = _Form(ScoreLine, get_type_hints(ScoreLine))
SEEN = _Form(View, SEEN_FIELDS)
EVENTS = {
    record: _Form(record, get_type_hints(record), record.__name__) for record in get_args(Event)
}
_SCORED = EVENTS[RoundScored]
_RECORDS: dict[type, Any] = {form.struct: record for record, form in EVENTS.items()}

AnyEvent: Any = reduce(or_, _RECORDS)
AnySeen: Any = SEEN.struct


def packed_event(event: Event) -> Struct:
    """Return the struct of an event."""
    form = EVENTS[type(event)]
    if form is _SCORED:
        lines = event.lines  # type: ignore[union-attr]
        return form.struct(tuple(LINE.struct(*LINE.values(line)) for line in lines))
    return form.struct(*form.values(event))


def _unpacked_event(struct: Struct) -> Event:
    """Return the event that a struct stands for."""
    values, record = astuple(struct), _RECORDS[type(struct)]
    if record is RoundScored:
        return RoundScored(tuple(ScoreLine(*astuple(line)) for line in values[0]))
    event: Event = record(*values)
    return event


def packed_view(view: View) -> Struct:
    """Return the struct of a view."""
    course = view.course  # a server packs a view for each seat at each decision
    return SEEN.struct(
        view.phase._name_,
        view.position,
        view.turn,
        view.hand,
        view.hand_sizes,
        view.pile_size,
        view.discards,
        view.again,
        course.round,
        course.deal,
        course.starter,
        course.totals,
        course.winners,
    )


def _view_fields(struct: Struct) -> dict[str, Any]:
    """Return the fields of the view that a struct stands for, see `SEEN_FIELDS`."""
    fields = asdict(struct)
    return fields | {"phase": Phase[fields["phase"]]}


# -- limits --------------------------------------------------------------------------------------


class WireError(ValueError):
    """Raised for a message that cannot be read or is not possible at this table."""


class Limits:
    """The limits on events and views of one game.

    Args:
        setup: The game.
        own: The seats of the receiver; none for a watcher.

    Raises:
        WireError: This program has no such game, or refuses a name in it.
    """

    def __init__(self, setup: Setup, own: tuple[Seat, ...]) -> None:
        _check_setup(setup, own)
        try:
            self.rules = setup.rules()
            Seating(setup.occupants)
        except (OptionError, CombinationError, KeyError) as error:
            raise WireError(f"no such game: {error}") from error
        self.game = setup, own
        self._own = own or (WATCHER,)
        self._seats = setup.seats
        self._match = Match(self.rules, setup.seats)
        self._kinds = len(self.rules.cards)
        self._deck = sum(self.rules.deck)
        self._spots = [
            _spots(self.rules.board, seat) if seat in self._seats else frozenset((NOWHERE,))
            for seat in SEATS
        ]
        self.checks: Mapping[str, Callable[[Any], bool]] = {
            **dict.fromkeys(("seat", "partner", "turn"), self._is_seat),
            **dict.fromkeys(("seats", "winners"), self._are_seats),
            **dict.fromkeys(("pawn", "other", "by"), self._is_pawn),
            **dict.fromkeys(("cards", "hand", "discards"), self._are_cards),
            **dict.fromkeys(("count", "bounced", "pile_size"), _is_count),
            **dict.fromkeys(("number", "round", "deal"), _is_count),
            **dict.fromkeys(("points", "total", "own_pawns", "rival_pawns"), _is_score),
            **dict.fromkeys(("bonus", "totals"), lambda scores: all(map(_is_score, scores))),
            "steps": lambda steps: abs(steps) <= _LONGEST_WALK,
            "starter": lambda seat: seat == WATCHER or self._is_seat(seat),
            "hand_sizes": _are_sizes,
            "card": self._is_card,
            "position": self._is_position,
            "hands": self._are_hands,
            "lines": self._are_lines,
        }
        """By name of a field, in whatever struct, the function that checks its value."""

    def batch(self, news: Any) -> Batch:
        """Return the batch of a `wire.protocol.News`.

        Raises:
            WireError: It is not possible at this table.
        """
        events = tuple(map(_unpacked_event, news.events))
        for event in events:
            self._check_event(event)
        if tuple(seat for seat, _ in news.seen) != self._own:
            raise WireError("views")
        views = {seat: self._view(seat, seen) for seat, seen in news.seen}
        return Batch(news.number, events, views, news.whole, news.back_to)

    def _view(self, seat: Seat, seen: Any) -> View:
        self._check(seen, seen.__struct_fields__)
        sizes = (*seen.hand_sizes, seen.pile_size, len(seen.discards))
        if sum(sizes) > self._deck or not seen.round:
            raise WireError("view")
        return view_elsewhere(self._match, seat, _view_fields(seen))

    def _check_event(self, event: Event) -> None:
        self._check(event, type(event).__annotations__)
        pawn = getattr(event, "pawn", None)
        if pawn is None:
            return
        places = [(pawn, event.spot)]  # type: ignore[union-attr]
        if hasattr(event, "origin"):
            places.append((event.other if isinstance(event, PawnsSwapped) else pawn, event.origin))
        if any(spot not in self._spots[seat_of(one)] for one, spot in places):
            raise WireError(type(event).__name__)

    def _check(self, record: Any, names: Iterable[str]) -> None:
        for name in names:
            check = self.checks.get(name)
            if check and not check(getattr(record, name)):
                raise WireError(f"{type(record).__name__} {name}")

    def _is_seat(self, seat: Seat) -> bool:
        return seat in self._seats

    def _are_seats(self, seats: tuple[Seat, ...]) -> bool:
        return all(map(self._is_seat, seats)) and len(set(seats)) == len(seats)

    def _is_pawn(self, pawn: Pawn) -> bool:
        return 0 <= pawn < len(ALL_PAWNS) and seat_of(pawn) in self._seats

    def _is_card(self, kind: Kind | None) -> bool:
        return kind is None or 0 <= kind < self._kinds

    def _are_cards(self, cards: bytes | None) -> bool:
        return all(kind < self._kinds for kind in cards or b"") and len(cards or b"") <= _MOST_CARDS

    def _are_hands(self, hands: tuple[bytes | None, ...]) -> bool:
        return len(hands) == len(SEATS) and all(map(self._are_cards, hands))

    def _are_lines(self, lines: tuple[Any, ...]) -> bool:
        for line in lines:
            self._check(line, type(line).__annotations__)
        return True

    def _is_position(self, position: bytes) -> bool:
        return len(position) == len(ALL_PAWNS) and all(
            set(own_part(position, seat)) <= self._spots[seat] for seat in SEATS
        )


def _is_count(number: int) -> bool:
    return 0 <= number <= _MOST_COUNT


def _are_sizes(sizes: tuple[int, ...]) -> bool:
    return len(sizes) == len(SEATS) and all(map(_is_count, sizes))


def _is_score(number: int) -> bool:
    return abs(number) <= _MOST_COUNT


def _spots(board: Board, seat: Seat) -> frozenset[Spot]:
    """Return every spot on which a pawn of the seat may stand."""
    lane = (board.lane_spot(seat, step) for step in range(1, board.lane + 1))
    own = (board.start(seat), board.exit_spot(seat), board.home(seat))
    return frozenset((*range(board.track), *lane, *own)) - {NOWHERE}


def _check_setup(setup: Setup, own: tuple[Seat, ...]) -> None:
    """Raise WireError unless the seats, occupants, names and limits of a setup are possible."""
    seats, occupants = setup.seats, setup.occupants
    sitters = {occupant.sitter for occupant in occupants}
    names = {occupant.name for occupant in occupants if occupant.name is not None}
    try:
        is_fit = (
            len(seats) >= 2
            and set(seats) <= set(SEATS)
            and all(one < two for one, two in pairwise(seats))
            and len({(one.sitter, one.kind, one.name) for one in occupants}) == len(sitters)
            and 0 <= setup.wishes.rounds <= MOST_ROUNDS
            and 0 <= setup.wishes.target <= MOST_TARGET
            and all(checked_name(name, ()) == name for name in names)
            and set(own) <= set(seats)
            and len({occupant.sitter for occupant in occupants if occupant.seat in own}) <= 1
        )
    except NameRefusedError as error:
        raise WireError("name") from error
    if not is_fit:
        raise WireError("setup")
