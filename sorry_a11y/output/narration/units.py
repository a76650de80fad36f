"""Units of narration: groups of events that are told together.

A unit is a whole turn with its cards and the moves of pawns by each card, or an event that is told
alone, such as a deal or a score. Sentences (`narrator`), earcons and choices are made from the same
units and moves, so that they agree.
"""

from __future__ import annotations

from collections.abc import Container, Iterable, Sequence
from typing import Literal

from sorry_a11y.core.rules.board import (
    NO_PAWN,
    PAWNS_EACH,
    SEATS,
    Board,
    Kind,
    Pawn,
    Seat,
    Spot,
    own_part,
    seat_of,
)
from sorry_a11y.core.rules.events import (
    CardDiscarded,
    CardDrawn,
    CardGiven,
    CardPassed,
    CardPlayed,
    DeckShuffled,
    Event,
    FirstPlayerChosen,
    GameWon,
    HandDealt,
    HandFolded,
    PawnBumped,
    PawnSentBack,
    PawnSlid,
    PawnsSwapped,
    PawnStarted,
    PawnTookPlace,
    PawnWalked,
    RoundBegan,
    RoundScored,
    RoundWon,
    SlideDeclined,
    StartCardDrawn,
    TakenBack,
    TurnBegan,
)
from sorry_a11y.core.rules.value import Value

_MoveKind = Literal["out", "walk", "swap", "take", "pay"]


class Move(Value):
    """The move of one pawn with a part of a card, and its consequences.

    Attributes:
        pawn: The pawn.
        kind: The kind of move.
        origin: The spot on which it stood before.
        spot: The spot on which it ends.
        steps: The steps walked; negative backward.
        bounced: The number of steps that led back from home.
        slid: Whether it went along a slide.
        stayed: Whether it stayed on a triangle by choice.
        other: The pawn swapped with, or whose place was taken.
        bumped: The pawns sent back, in order.
        stood: The spots on which ``other`` and the bumped pawns stood before.
        arrived: If the pawn has come home, the number of its colour's pawns home; else 0.
        full: If the pawn was the last of its seat to come home, all seats whose pawns are home.
    """

    pawn: Pawn
    kind: _MoveKind
    origin: Spot
    spot: Spot
    steps: int = 0
    bounced: int = 0
    slid: bool = False
    stayed: bool = False
    other: Pawn = NO_PAWN
    bumped: tuple[Pawn, ...] = ()
    stood: tuple[tuple[Pawn, Spot], ...] = ()
    arrived: int = 0
    full: tuple[Seat, ...] = ()


_CardEnding = Literal["played", "stuck", "declined"]


class CardUnit(Value):
    """One card of a turn.

    Attributes:
        card: The card.
        moves: The moves of pawns by it.
        ending: Whether it was played, could not move a pawn, or was declined.
        chosen: Whether the listener heard all of it as the choice that they took.
        forced: Whether it is the listener's only choice and was played without a question.
    """

    card: Kind
    moves: tuple[Move, ...] = ()
    ending: _CardEnding = "played"
    chosen: bool = False
    forced: bool = False


class TurnUnit(Value):
    """A turn of a seat, with several cards after one that draws again.

    Attributes:
        seat: The seat.
        cards: The cards played.
        over: Whether the turn has gone to another seat.
    """

    seat: Seat
    cards: tuple[CardUnit, ...]
    over: bool = False


class StartDrawUnit(Value):
    """The draw for the first turn, of everybody or of those who tied, as (seat, card) each.

    Attributes:
        drawn: The cards by seat.
        again: Whether those draw who tied.
    """

    drawn: tuple[tuple[Seat, Kind], ...]
    again: bool = False


class DrawnUnit(Value):
    """A card that a seat has drawn, openly or into its hand.

    Attributes:
        seat: The seat.
        card: The card; None if it is hidden from the listener.
        spent: Whether the turn ends because the hand has no further play (49).
    """

    seat: Seat
    card: Kind | None
    spent: bool = False


_AloneEvent = (
    RoundBegan
    | DeckShuffled
    | FirstPlayerChosen
    | HandDealt
    | CardGiven
    | CardDiscarded
    | HandFolded
    | RoundWon
    | RoundScored
    | GameWon
    | TakenBack
)
"""The events that are units by themselves."""
Unit = TurnUnit | StartDrawUnit | DrawnUnit | _AloneEvent


def steps_walked(moves: Sequence[Move]) -> int:
    """Return the sum of the steps of one card's moves; 0 if one of them is no walk."""
    is_walk = all(move.kind == "walk" for move in moves)
    return abs(sum(move.steps for move in moves)) if is_walk else 0


def moves_of(events: Iterable[Event]) -> tuple[Move, ...]:
    """Return the moves in the events of one card.

    Single steps of a pawn in a row are one move.
    """
    moves: list[Move] = []
    for event in events:
        match event:
            case PawnStarted():
                moves.append(Move(event.pawn, "out", event.origin, event.spot))
            case PawnTookPlace():
                moves.append(Move(event.pawn, "take", event.origin, event.spot))
            case PawnSentBack():
                moves.append(Move(event.pawn, "pay", event.origin, event.spot))
            case PawnsSwapped():
                moves.append(
                    Move(
                        event.pawn,
                        "swap",
                        event.origin,
                        event.spot,
                        other=event.other,
                        stood=((event.other, event.spot),),
                    )
                )
            case PawnWalked():
                _walked(moves, event)
            case PawnSlid():
                moves[-1] = moves[-1].replace(spot=event.spot, slid=True)
            case SlideDeclined():
                moves[-1] = moves[-1].replace(stayed=True)
            case PawnBumped():
                _bumped(moves, event)
            case _:
                pass
    return tuple(moves)


def _walked(moves: list[Move], event: PawnWalked) -> None:
    last = moves[-1] if moves else None
    if last and last.kind == "walk" and last.pawn == event.pawn and event.steps == 1:
        moves[-1] = last.replace(spot=event.spot, steps=last.steps + 1)
        return
    moves.append(
        Move(
            event.pawn,
            "walk",
            event.origin,
            event.spot,
            event.steps,
            event.bounced,
        )
    )


def _bumped(moves: list[Move], event: PawnBumped) -> None:
    last = moves[-1]
    stood = (*last.stood, (event.pawn, event.origin))
    if last.kind == "take" and last.other < 0:
        moves[-1] = last.replace(other=event.pawn, stood=stood)
    else:
        moves[-1] = last.replace(bumped=(*last.bumped, event.pawn), stood=stood)


def units_of(
    events: Sequence[Event],
    tells_draws: Sequence[Seat] = (),
    chosen: Container[int] = (),
    forced: Container[int] = (),
) -> list[Unit]:
    """Return the units of events in order.

    Args:
        events: The events.
        tells_draws: The seats whose draws are told; other seats' cards are told when played.
        chosen: The indices of the events that the listener heard as a choice.
        forced: The indices of the listener's cards that were played without a question.
    """
    units: list[Unit] = []
    at, turn = 0, 0
    while at < len(events):
        event = events[at]
        at += 1
        match event:
            case TurnBegan():  # the turn is heard in its first card
                _end_turn(units, turn)
                turn = len(units)
            case CardPlayed():
                begun = at
                while at < len(events) and isinstance(events[at], OF_A_CARD):
                    at += 1
                card = CardUnit(
                    event.card,
                    moves_of(events[begun:at]),
                    chosen=begun - 1 in chosen,
                    forced=begun - 1 in forced,
                )
                _add_card(units, turn, event.seat, card)
            case CardPassed():
                ending: _CardEnding = "declined" if event.declined else "stuck"
                passed = CardUnit(
                    event.card, ending=ending, chosen=at - 1 in chosen, forced=at - 1 in forced
                )
                _add_card(units, turn, event.seat, passed)
            case StartCardDrawn():
                _add_start_draw(units, event)
            case CardDrawn():
                spent = event.again and at < len(events) and isinstance(events[at], TurnBegan)
                if event.seat in tells_draws:
                    units.append(DrawnUnit(event.seat, event.card, spent))
            case _:
                assert isinstance(event, _AloneEvent), f"{event} belongs to a card"
                units.append(event)
    return units


MOVES = (PawnStarted, PawnWalked, PawnTookPlace, PawnsSwapped, PawnSentBack)
"""The events with which a move begins."""
OF_A_CARD = (*MOVES, PawnSlid, PawnBumped, SlideDeclined)
"""The events of moves by a card."""


def _add_card(units: list[Unit], turn: int, seat: Seat, card: CardUnit) -> None:
    """Add a card to the present turn, whose units begin at the index ``turn``."""
    for at in range(turn, len(units)):
        begun = units[at]
        if isinstance(begun, TurnUnit) and begun.seat == seat:
            units[at] = begun.replace(cards=(*begun.cards, card))
            return
    units.append(TurnUnit(seat, (card,)))


def _end_turn(units: list[Unit], turn: int) -> None:
    """Mark the present turn, whose units begin at the index ``turn``, as over."""
    if any(isinstance(unit, RoundWon) for unit in units[turn:]):
        return
    for at in range(turn, len(units)):
        begun = units[at]
        if isinstance(begun, TurnUnit):
            units[at] = begun.replace(over=True)


def _add_start_draw(units: list[Unit], draw: StartCardDrawn) -> None:
    """Add a draw for the first turn; a seat's second draw begins a new unit."""
    last = units[-1] if units else None
    drawn = (draw.seat, draw.card)
    if isinstance(last, StartDrawUnit) and draw.seat not in dict(last.drawn):
        units[-1] = last.replace(drawn=(*last.drawn, drawn))
    else:
        units.append(StartDrawUnit((drawn,), again=isinstance(last, StartDrawUnit)))


# -- where pawns stand -------------------------------------------------------------------------


def with_arrivals(units: Iterable[Unit], position: bytes, board: Board) -> list[Unit]:
    """Return the units, with `Move.arrived` and `Move.full` of each move set.

    Args:
        units: The units.
        position: The position before them.
        board: The board.
    """
    spots = bytearray(position)
    placed: list[Unit] = []
    for unit in units:
        match unit:
            case RoundBegan() | TakenBack():
                spots[:] = unit.position
                placed.append(unit)
            case TurnUnit():
                cards = tuple(c.replace(moves=_placed(c.moves, spots, board)) for c in unit.cards)
                placed.append(unit.replace(cards=cards))
            case _:
                placed.append(unit)
    return placed


def moves_arrived(moves: tuple[Move, ...], position: bytes, board: Board) -> tuple[Move, ...]:
    """Return the moves of one play from ``position``, completed as by `with_arrivals`."""
    return _placed(moves, bytearray(position), board)


def _placed(moves: tuple[Move, ...], spots: bytearray, board: Board) -> tuple[Move, ...]:
    """Return the moves, and make them on ``spots``."""
    placed = []
    for move in moves:
        seat = seat_of(move.pawn)
        goals = board.goals(seat)
        _move(move, spots, board)
        if move.spot in goals and move.origin not in goals:
            there = tuple(other for other in SEATS if _home(spots, other, board) == PAWNS_EACH)
            arrived = _home(spots, seat, board)
            placed.append(move.replace(arrived=arrived, full=there if seat in there else ()))
        else:
            placed.append(move)
    return tuple(placed)


def _move(move: Move, spots: bytearray, board: Board) -> None:
    if move.kind == "swap":
        spots[move.other] = move.origin
    taken = (move.other,) if move.kind == "take" and move.other >= 0 else ()
    for pawn in (*taken, *move.bumped):
        spots[pawn] = board.start(seat_of(pawn))
    spots[move.pawn] = move.spot


def _home(spots: bytearray, seat: Seat, board: Board) -> int:
    """Return how many pawns of a seat have arrived."""
    goals = board.goals(seat)
    return sum(spot in goals for spot in own_part(spots, seat))
