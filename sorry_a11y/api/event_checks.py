"""The check that seats play, and that events which a program hands over can have happened."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

from sorry_a11y.api.checks import check_kinds
from sorry_a11y.narration.mistakes import MistakeError, listed
from sorry_a11y.narration.units import MOVES, OF_A_CARD
from sorry_a11y.rules.board import (
    ALL_KINDS,
    ALL_PAWNS,
    NOWHERE,
    SEATS,
    SPOTS,
    WATCHER,
    Seat,
    seat_of,
)
from sorry_a11y.rules.events import (
    CardPlayed,
    Event,
    PawnBumped,
    PawnTookPlace,
    RoundScored,
    SlideDeclined,
)
from sorry_a11y.rules.game import Game
from sorry_a11y.rules.value import Value
from sorry_a11y.rules.view import View


def check_seat(game: Game | View, seat: Seat) -> None:
    """Raise MistakeError for a seat that neither plays nor watches."""
    check_playing([seat], (*game.seats, WATCHER))


def check_playing(seats: Iterable[Seat], playing: Sequence[Seat]) -> None:
    """Raise MistakeError for a seat that is not among those that play, or may be meant."""
    for seat in seats:
        if seat not in playing:
            accepted = listed([str(one) for one in playing if one != WATCHER])
            raise MistakeError("mistake-no-seat", given=str(seat), accepted=accepted)


_NUMBERS: Mapping[str, Sequence[int]] = {
    "pawn": ALL_PAWNS, "other": ALL_PAWNS, "by": ALL_PAWNS, "origin": SPOTS, "spot": SPOTS,
    "position": SPOTS, "card": ALL_KINDS, "cards": ALL_KINDS,
    "steps": range(-len(SPOTS), len(SPOTS) + 1),
}
"""For fields of events the numbers that they may have."""


def check_events(events: Sequence[Event], game: Game | None = None) -> None:
    """Raise MistakeError for an event with a value that stands for nothing.

    Args:
        events: The events.
        game: The game before, which says how many spots and kinds of cards there are and who plays.
    """
    rules, seats = (game.rules, game.seats) if game else (None, SEATS)
    most = {
        **dict.fromkeys(("card", "cards"), len(rules.cards)),
        **dict.fromkeys(("origin", "spot", "position"), rules.board.spots),
    } if rules else {}
    for record in _records(events):
        fields = record.fields()
        check_kinds(type(record), fields.items())
        named = [fields[name] for name in ("seat", "partner", "turn") if name in fields]
        check_playing([*named, *fields.get("seats", ())], seats)
        pawns = [fields[name] for name in ("pawn", "other", "by") if name in fields]
        check_playing([seat_of(pawn) for pawn in pawns if pawn in ALL_PAWNS], seats)
        if fields.get("seats") == ():
            raise MistakeError(
                "mistake-no-seat", given="()", accepted=listed([str(seat) for seat in seats])
            )
        if "position" in fields:
            check_position(fields["position"])
        for name, value in fields.items():
            numbers = _NUMBERS.get(name, ())[: most.get(name)]
            allowed = {*numbers, NOWHERE if name == "position" else None}
            given = value if value and isinstance(value, bytes) else [value]
            if numbers and (wrong := [one for one in given if one not in allowed]):
                raise MistakeError(
                    "mistake-no-value", given=str(wrong[0]), where=name,
                    accepted=f"{numbers[0]} - {numbers[-1]}",
                )


def _records(events: Sequence[Event]) -> Iterator[Value]:
    """Yield each event, then the lines of a score, which are only looked at after it."""
    for event in events:
        yield event
        if isinstance(event, RoundScored):
            yield from event.lines


def check_position(position: bytes) -> None:
    """Raise MistakeError for a position that does not have the spot of each pawn."""
    if len(position) != len(ALL_PAWNS):
        raise MistakeError(
            "mistake-no-value", given=f"position of {len(position)} bytes", where="position",
            accepted=f"{len(ALL_PAWNS)} bytes",
        )


def check_whole(events: Sequence[Event]) -> None:
    """Raise MistakeError for a part of a card, or of a move, without what belongs to it."""
    last: Event | None = None
    for event in (*events, None):
        part: Event | None = None
        needed: tuple[type[Event], ...] = ()
        if isinstance(last, PawnTookPlace) and not isinstance(event, (PawnBumped, SlideDeclined)):
            part, needed = last, (PawnBumped,)
        elif isinstance(event, MOVES) and not isinstance(last, (CardPlayed, *OF_A_CARD)):
            part, needed = event, (CardPlayed,)
        elif isinstance(event, OF_A_CARD) and not isinstance(event, MOVES) and not isinstance(
            last, OF_A_CARD
        ):
            part, needed = event, MOVES
        if needed:
            accepted = listed([kind.__name__ for kind in needed])
            raise MistakeError("mistake-no-event", given=type(part).__name__, accepted=accepted)
        if not isinstance(event, SlideDeclined):  # it stands between a place taken and its bump
            last = event
