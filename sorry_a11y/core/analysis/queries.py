"""Answers to the questions of a player, as numbers; `narration.answers` puts them in words.

Every function looks at one seat's `View` and changes nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable, Iterator, Sequence
from functools import lru_cache, reduce
from itertools import chain
from operator import or_
from typing import Literal

from sorry_a11y.core.rules.abilities import Ability
from sorry_a11y.core.rules.abilities.split import Split
from sorry_a11y.core.rules.abilities.swap import Swap
from sorry_a11y.core.rules.board import (
    ALL_PAWNS,
    PAWNS_EACH,
    SEATS,
    WATCHER,
    Kind,
    Pawn,
    Position,
    Seat,
    Spot,
    by_kind,
    others_in_turn,
    own_part,
    pawns_of,
    seat_of,
    spot_of,
)
from sorry_a11y.core.rules.board_tables import BoardTables
from sorry_a11y.core.rules.rounds import pawns_home
from sorry_a11y.core.rules.ruleset import Ruleset
from sorry_a11y.core.rules.value import Value
from sorry_a11y.core.rules.view import View, unseen
from sorry_a11y.core.rules.ways import Way

PlaceKind = Literal["start", "track", "lane", "home"]


class PawnPlace(Value):
    """The place of a pawn.

    Attributes:
        pawn: The pawn.
        kind: The kind of place.
        to_go: The steps to its home (in Dog to the last target).
        side: The seat whose side of the board the square is on.
        square: The number of the square on that side, from 0.
        ahead: The steps to the next triangle on which it would slide; 0 if none is within 12.
    """

    pawn: Pawn
    kind: PlaceKind
    to_go: int
    side: Seat = WATCHER
    square: int = -1
    ahead: int = 0


_LOOK_AHEAD = 12
"""The steps ahead within which a slide is told."""


def _pawn_place(seen: View, pawn: Pawn) -> PawnPlace:
    """Return the place of ``pawn``."""
    board, seat, spot = seen.rules.board, seat_of(pawn), spot_of(seen.position, pawn)
    if spot == board.start(seat):
        return PawnPlace(pawn, "start", board.distance(seat, spot))
    if board.is_home(seat, spot):
        return PawnPlace(pawn, "home", 0)
    to_go = board.distance(seat, spot)
    if board.lane_step(seat, spot):
        return PawnPlace(pawn, "lane", to_go)
    square = board.square_of(spot)
    return PawnPlace(
        pawn,
        "track",
        to_go,
        SEATS[square // board.spacing],
        square % board.spacing,
        _next_slide(seen, pawn, square),
    )


def _next_slide(seen: View, pawn: Pawn, square: Spot) -> int:
    board, slides = seen.rules.board, seen.rules.tables.ways.slide_of[pawn]
    to_door = (board.square(seat_of(pawn), board.door) - square) % board.track
    for steps in range(1, min(_LOOK_AHEAD, to_door) + 1):
        if (square + steps) % board.track in slides:
            return steps
    return 0


def pawn_places(seen: View, seat: Seat) -> list[PawnPlace]:
    """Return where the four pawns of ``seat`` are, by number."""
    return [_pawn_place(seen, pawn) for pawn in pawns_of(seat)]


class Standing(Value):
    """The progress of a side.

    Attributes:
        seats: Its seats, one or two partners.
        home: The number of its pawns home.
        to_go: The steps that its pawns have to go in all.
        points: Its points so far, which partners share.
    """

    seats: tuple[Seat, ...]
    home: int
    to_go: int
    points: int


def rank_sides(seen: View) -> list[Standing]:
    """Return every side's standing, by most points, then fewest steps to go."""
    rules = seen.rules
    sides = dict.fromkeys(
        tuple(other for other in rules.tables.side_of[seat] if other in seen.seats)
        for seat in seen.seats
    )
    rows = [
        Standing(
            seats,
            sum(pawns_home(rules, seen.position, seat) for seat in seats),
            sum(place.to_go for seat in seats for place in pawn_places(seen, seat)),
            max(seen.course.totals[seat] for seat in seats),
        )
        for seats in sides
    ]
    return sorted(rows, key=lambda row: (-row.points, row.to_go))


class CardsLeft(Value):
    """The cards to come, as a seat knows them.

    Attributes:
        pile: The number of cards face down.
        returning: The number of cards that are shuffled before the next one is drawn; 0 while there
            is a pile.
        kinds: Each kind with the number of its cards not seen yet, in order of kinds.
        gone: The kinds of which all have been seen.
    """

    pile: int
    returning: int
    kinds: tuple[tuple[Kind, int], ...]
    gone: tuple[Kind, ...]


def count_cards_left(seen: View) -> CardsLeft:
    """Return the cards to come, as far as the seat can know them."""
    left = list(by_kind(unseen(seen)))
    return CardsLeft(
        seen.pile_size,
        0 if seen.pile_size else _returning(seen),
        tuple((kind, count) for kind, count in left if count),
        tuple(kind for kind, count in left if not count),
    )


def _returning(seen: View) -> int:
    """Return the number of cards that are shuffled next; of an open draw all of the deck."""
    return sum(seen.rules.deck) if seen.rules.is_open else len(seen.discards)


class Danger(Value):
    """A danger to a pawn: to be sent back, or to be swapped farther from home.

    Attributes:
        pawn: The pawn.
        by: The rival's seat.
        cards: The kinds of cards with any of which the rival can do it.
    """

    pawn: Pawn
    by: Seat
    cards: tuple[Kind, ...]


def own_dangers(seen: View) -> list[Danger]:
    """Return the dangers that one card of a rival hits a pawn of the seat, as the board stands.

    They are sorted by pawn, then by rival in turn order. Only rivals who still hold cards count,
    and only kinds of `kinds_to_come`.
    """
    return _threats(seen, pawns_of(seen.seat), _hits)


def side_dangers(seen: View, of: Container[Pawn] = ALL_PAWNS) -> list[Danger]:
    """Return the dangers of `own_dangers` to those pawns of the seat's side that are in ``of``."""
    return _threats(seen, _side_pawns(seen, of), _hits)


def swap_dangers(seen: View, of: Container[Pawn] = ALL_PAWNS) -> list[Danger]:
    """Return the dangers that a swap takes pawns of the side, in ``of``, farther from home."""
    return _threats(seen, _side_pawns(seen, of), _swaps)


def _side_pawns(seen: View, of: Container[Pawn]) -> list[Pawn]:
    side = seen.rules.tables.side_of[seen.seat]
    return [pawn for seat in side for pawn in pawns_of(seat) if pawn in of]


Strikes = Iterator[tuple[Kind, Pawn]]
"""Pairs of a kind of card and a pawn that a rival can hit or swap back with it."""


def _threats(
    seen: View,
    pawns: Sequence[Pawn],
    strikes: Callable[[View, Seat, Sequence[Pawn], Sequence[Kind]], Strikes],
) -> list[Danger]:
    """Return the dangers that ``strikes`` finds in the plays of rivals to these pawns."""
    out = [pawn for pawn in pawns if seen.position[pawn] < seen.rules.board.track]
    if not out:
        return []  # rivals reach pawns on the track alone
    found, kinds = [], kinds_to_come(seen)
    for by in _rivals_in_turn(seen):
        struck: dict[Pawn, list[Kind]] = {}
        for kind, pawn in strikes(seen, by, out, kinds):
            struck.setdefault(pawn, []).append(kind)
        found += [Danger(pawn, by, tuple(cards)) for pawn, cards in struck.items()]
    return sorted(found, key=lambda one: one.pawn)


def _hits(seen: View, by: Seat, out: Sequence[Pawn], kinds: Sequence[Kind]) -> Strikes:
    """Yield the kinds with which ``by`` can send pawns of ``out`` back, with the pawn."""
    position, side = seen.position, seen.rules.tables.side_of[by]
    spots = b"".join([own_part(position, seat) for seat in side])
    reached = _squares_reached(seen.rules, side, spots)
    squares = reduce(or_, [1 << position[pawn] for pawn in out])
    start_of = seen.rules.tables.start_of
    for kind in kinds:
        if reached[kind] & squares:
            ways = ways_with(seen, by, kind)
            for pawn in out:
                if reached[kind] >> position[pawn] & 1 and any(
                    way.after(position)[pawn] == start_of[pawn] for way in ways
                ):
                    yield kind, pawn


def _swaps(seen: View, by: Seat, out: Sequence[Pawn], kinds: Sequence[Kind]) -> Strikes:
    """Yield the kinds with which ``by`` can swap pawns of ``out`` farther from home."""
    for kind in kinds:
        if any(isinstance(one, Swap) for one in seen.rules.cards[kind].abilities):
            afters = outcomes_with(seen, by, kind)
            for pawn in out:
                if any(_thrown_back(seen, pawn, after) for after in afters):
                    yield kind, pawn


@lru_cache(maxsize=64)
def _squares_reached(rules: Ruleset, side: tuple[Seat, ...], spots: bytes) -> tuple[int, ...]:
    """Return the squares of `_squares_in_reach` for all pawns of a side together."""
    each = [
        _squares_in_reach(rules, side[at // PAWNS_EACH], Spot(spot))
        for at, spot in enumerate(spots)
    ]
    return tuple(reduce(or_, squares) for squares in zip(*each, strict=True))


@lru_cache(maxsize=2048)
def _squares_in_reach(rules: Ruleset, seat: Seat, spot: Spot) -> tuple[int, ...]:
    """Return for each kind of card the squares, a bit each, that may be hit with it.

    They are all squares on which a pawn of the seat, moved from the spot, may hit a rival's pawn.
    """
    tables = rules.tables
    return tuple(
        reduce(or_, (_squares_hit(tables, one, seat, spot) for one in card.abilities), 0)
        for card in rules.cards
    )


def _squares_hit(tables: BoardTables, ability: Ability, seat: Seat, spot: Spot) -> int:
    """Return the squares of one ability, a bit each; all squares where they are not known."""
    met: Iterable[Spot]
    match ability:
        case Swap():  # a swapped pawn hits only by a slide that begins on its new square
            slides = tables.ways.slide_of[PAWNS_EACH * seat]
            met = chain(slides, *slides.values())
        case Split(as_cards=True):
            return -1
        case _:
            met = ability.hits(tables, seat, spot)
    return sum({1 << one for one in met})


def _rivals_in_turn(seen: View) -> list[Seat]:
    side = seen.rules.tables.side_of[seen.seat]
    return [
        seat
        for seat in others_in_turn(seen.seat)
        if seat in seen.seats and seat not in side and (seen.rules.is_open or seen.hand_sizes[seat])
    ]


def kinds_to_come(seen: View) -> list[Kind]:
    """Return the kinds of which the seat has not seen all cards.

    If open cards are drawn and the pile runs out before its next turn, these are all kinds.
    """
    left = unseen(seen)
    reshuffled = seen.rules.is_open and seen.pile_size < len(seen.seats)
    return [
        kind for kind, count in by_kind(seen.rules.deck) if count and (left[kind] or reshuffled)
    ]


def outcomes_with(seen: View, by: Seat, kind: Kind) -> list[Position]:
    """Return the position after each play of ``by`` with a card of ``kind``, some twice."""
    return [way.after(seen.position) for way in ways_with(seen, by, kind)]


def ways_with(seen: View, by: Seat, kind: Kind) -> list[Way]:
    """Return the ways of ``by`` to play a card of ``kind``."""
    tables = seen.rules.tables
    found: list[Way] = []
    for ability in seen.rules.cards[kind].abilities:
        ability.find(tables, seen.position, by, found)
    return found


def _thrown_back(seen: View, pawn: Pawn, after: Position) -> bool:
    """Return whether the pawn is farther from home in ``after``, but not in its start."""
    if after[pawn] in (seen.position[pawn], seen.rules.tables.start_of[pawn]):
        return False
    board, seat = seen.rules.board, seat_of(pawn)
    return board.distance(seat, spot_of(after, pawn)) > board.distance(
        seat, spot_of(seen.position, pawn)
    )
