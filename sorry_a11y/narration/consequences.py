"""The last news in one sentence about the listener.

It is for the line that stands while nothing can be chosen. A braille display shows
that line alone, so it says what the side of the listener lost, or else what became of its pawns.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from sorry_a11y.narration.listener import Case, Listener
from sorry_a11y.narration.narrator import sentences_of
from sorry_a11y.narration.units import Move, TurnUnit, Unit
from sorry_a11y.rules.board import WATCHER, Pawn, Seat, seat_of
from sorry_a11y.rules.events import GameWon


def consequence(units: Iterable[Unit], to: Listener) -> str:
    """Return what news mean for the listener's side; empty for somebody without a seat.

    Who won comes first, then what others did to pawns of the side, then where the pawn that the
    listener moved stands, or that nothing changed.

    Args:
        units: The units of the news, completed by `with_arrivals`.
        to: The listener.
    """
    known = [*units]
    if to.seat == WATCHER:
        return ""
    for unit in known:
        if isinstance(unit, GameWon):
            return sentences_of([unit], to)[0]
    turns = [unit for unit in known if isinstance(unit, TurnUnit)]
    clauses = _losses(turns, to) or _own(turns, to) or [to.say("means-nothing")]
    return to.sentence(clauses)


def _losses(turns: Sequence[TurnUnit], to: Listener) -> list[str]:
    """Return the clauses who bumped pawns of the listener's side, and who swapped with them."""
    side = (*to.own_seats, *to.partners)
    bumped: dict[Seat, list[Pawn]] = {}
    swapped: dict[Seat, list[Pawn]] = {}
    for turn in turns:
        if turn.seat in side:
            continue
        for move in _moves([turn]):
            taken = (move.other,) if move.kind == "take" else ()
            bumped.setdefault(turn.seat, []).extend(
                pawn for pawn in (*taken, *move.bumped) if seat_of(pawn) in side
            )
            if move.kind == "swap" and seat_of(move.other) in side:
                swapped.setdefault(turn.seat, []).append(move.other)
    return [
        *_done("means-bumped", bumped, "object", to), *_done("means-swapped", swapped, "with", to)
    ]


def _done(
    message: str, pawns_of: dict[Seat, list[Pawn]], case: Case, to: Listener
) -> list[str]:
    """Return a clause for each seat that did something to pawns."""
    return [
        to.say(message, name=to.name(seat),
               pawns=to.every(to.pawn(pawn, seat, case) for pawn in dict.fromkeys(pawns)))
        for seat, pawns in pawns_of.items() if pawns
    ]


def _own(turns: Sequence[TurnUnit], to: Listener) -> list[str]:
    """Return the clause where the pawn stands that the listener moved last; none without a turn."""
    own = [turn for turn in turns if turn.seat in to.own_seats]
    if not own:
        return []
    moved = _moves(own[-1:])
    if not moved:
        return [to.say("means-stuck")]
    pawn, spot, board = moved[-1].pawn, moved[-1].spot, to.rules.board
    owner = seat_of(pawn)
    where = "home" if board.is_home(owner, spot) else "start" if spot == board.start(owner) else (
        "target" if not board.has_home and board.lane_step(owner, spot) else "track"
    )
    less = 0 if board.has_home else board.lane - 1
    return [to.say("means-stands", where=where, pawn=to.pawn(pawn, WATCHER),
                   target=board.lane_step(owner, spot),
                   steps=max(0, board.distance(owner, spot) - less),
                   board=board.lane_word)]


def _moves(turns: Iterable[TurnUnit]) -> list[Move]:
    return [move for turn in turns for card in turn.cards for move in card.moves]
