"""Units of narration: events told in one breath.

A unit is what a listener hears as one thing: a whole turn with its cards, each card with the
pawns it moved and what came of that; a deal; a score. Sentences (`narrator`) and earcons both
read units, so the sound of a bump cannot drift from its sentence. A menu tells a play
beforehand from the same moves (`moves_of`); `moves.with_arrivals` counts who is home then.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Literal, assert_never

from sorry_a11y.rules.board import NO_PAWN, Kind, Pawn, Seat, Spot
from sorry_a11y.rules.events import (
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
from sorry_a11y.rules.value import Value

MoveKind = Literal["out", "walk", "swap", "take", "pay"]


class Move(Value):
    """The move of one pawn with a part of a card, and its consequences.

    Attributes:
        pawn: The pawn.
        kind: The kind of move.
        origin: The spot from which it came.
        spot: The spot on which it stands in the end.
        steps: The steps walked; negative backward.
        bounced: How many of the steps led back from home.
        slid: Whether it went along a slide.
        stayed: Whether it stayed on a triangle by choice.
        past: Whether it passed its lane by choice.
        other: The pawn swapped with, or whose place was taken.
        bumped: The pawns sent back, in the order in which that happened.
        stood: The spots on which ``other`` and the bumped pawns stood before.
        arrived: How many pawns of its colour are home after it if it got there; 0 if it did not or
            that is not known.
        full: The seats whose four are all home then, if its own is one of them by this move.
    """

    pawn: Pawn
    kind: MoveKind
    origin: Spot
    spot: Spot
    steps: int = 0
    bounced: int = 0
    slid: bool = False
    stayed: bool = False
    past: bool = False
    other: Pawn = NO_PAWN
    bumped: tuple[Pawn, ...] = ()
    stood: tuple[tuple[Pawn, Spot], ...] = ()
    arrived: int = 0
    full: tuple[Seat, ...] = ()


CardEnding = Literal["played", "stuck", "declined"]


class CardUnit(Value):
    """One card of a turn: the moves it made, or that it was laid down."""

    card: Kind
    moves: tuple[Move, ...] = ()
    ending: CardEnding = "played"


class TurnUnit(Value):
    """A seat's turn, with its cards one after the other (more than one after a 2).

    Attributes:
        seat: The seat.
        cards: The cards played.
        over: Whether the turn has gone to another seat.
    """

    seat: Seat
    cards: tuple[CardUnit, ...]
    over: bool = False


class SetUpUnit(Value):
    """The pawns stand ready for round ``number``."""

    number: int


class ShuffleUnit(Value):
    """A shuffle of the cards.

    Attributes:
        count: The number of cards shuffled.
        again: Whether discards became the pile.
    """

    count: int
    again: bool


class StartDrawUnit(Value):
    """Everybody (or those who tied) drew for the first turn: (seat, card) each."""

    drawn: tuple[tuple[Seat, Kind], ...]


class FirstUnit(Value):
    """The first player, and how that was found."""

    seat: Seat
    how: Literal["lot", "draw", "winner", "rotation"]


class DrawnUnit(Value):
    """A card that came to a seat: to act with now (open draw), or into its hand.

    Attributes:
        seat: The seat.
        card: The card; None where it is hidden.
        again: Whether the seat draws again.
        spent: Whether the turn is over since the hand has nothing for it (49).
    """

    seat: Seat
    card: Kind | None
    again: bool
    spent: bool = False


class DealtUnit(Value):
    """A hand was dealt; ``cards`` None if the listener may not see it."""

    seat: Seat
    count: int
    cards: bytes | None


class GivenUnit(Value):
    """A card went from ``seat`` to its ``partner``."""

    seat: Seat
    partner: Seat
    card: Kind | None


class DiscardUnit(Value):
    """A card of a dead hand was discarded."""

    seat: Seat
    card: Kind


class FoldUnit(Value):
    """A hand was shown and laid down."""

    seat: Seat
    cards: bytes


class RoundWonUnit(Value):
    """A side brought its pawns home, in a game of several rounds."""

    seats: tuple[Seat, ...]


class ScoreUnit(Value):
    """The score after a round."""

    event: RoundScored


class TakenBackUnit(Value):
    """A seat took its last decision back; ``position`` is that of before it."""

    seat: Seat
    position: bytes


class GameWonUnit(Value):
    """The game is over."""

    seats: tuple[Seat, ...]


Unit = (
    TurnUnit | SetUpUnit | ShuffleUnit | StartDrawUnit | FirstUnit | DrawnUnit | DealtUnit
    | GivenUnit | DiscardUnit | FoldUnit | RoundWonUnit | ScoreUnit | GameWonUnit
    | TakenBackUnit
)


def moves_of(events: Iterable[Event]) -> tuple[Move, ...]:
    """Return the moves that events of one card tell; single steps of a pawn in a row are one
    move."""
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
                    Move(event.pawn, "swap", event.origin, event.spot, other=event.other,
                         stood=((event.other, event.spot),))
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
        moves[-1] = last.replace(
            spot=event.spot, steps=last.steps + 1, past=last.past or event.past
        )
        return
    moves.append(
        Move(
            event.pawn, "walk", event.origin, event.spot, event.steps, event.bounced,
            past=event.past,
        )
    )


def _bumped(moves: list[Move], event: PawnBumped) -> None:
    last = moves[-1]
    stood = (*last.stood, (event.pawn, event.origin))
    if last.kind == "take" and last.other < 0:
        moves[-1] = last.replace(other=event.pawn, stood=stood)
    else:
        moves[-1] = last.replace(bumped=(*last.bumped, event.pawn), stood=stood)


def units_of(events: Sequence[Event], tells_draws: Sequence[Seat] = ()) -> list[Unit]:
    """Return the units of events in order.

    Args:
        events: The events.
        tells_draws: The seats whose draws are told; of others a card is heard when it is played.
    """
    units: list[Unit] = []
    at, turn = 0, 0
    while at < len(events):
        event = events[at]
        end = at + 1
        if isinstance(event, TurnBegan):
            _end_turn(units, turn)
            turn = len(units)
        if isinstance(event, CardPlayed):
            while end < len(events) and _belongs_to_card(events[end]):
                end += 1
            card = CardUnit(event.card, moves_of(events[at + 1 : end]))
            _add_card(units, turn, event.seat, card)
        elif isinstance(event, StartCardDrawn):
            while end < len(events) and isinstance(events[end], StartCardDrawn):
                end += 1
            units += _start_draws([e for e in events[at:end] if isinstance(e, StartCardDrawn)])
        elif isinstance(event, CardPassed):
            ending: CardEnding = "declined" if event.declined else "stuck"
            _add_card(units, turn, event.seat, CardUnit(event.card, ending=ending))
        elif isinstance(event, CardDrawn):
            spent = event.again and end < len(events) and isinstance(events[end], TurnBegan)
            if event.seat in tells_draws:
                units.append(DrawnUnit(event.seat, event.card, event.again, spent))
        elif unit := _single(event):
            units.append(unit)
        at = end
    return units


def _belongs_to_card(event: Event) -> bool:
    return isinstance(
        event,
        PawnStarted | PawnWalked | PawnTookPlace | PawnsSwapped | PawnSlid | PawnBumped
        | PawnSentBack | SlideDeclined,
    )


def _add_card(units: list[Unit], turn: int, seat: Seat, card: CardUnit) -> None:
    """Add a card to the turn whose units begin at ``turn``, whatever was told in between."""
    for at in range(turn, len(units)):
        begun = units[at]
        if isinstance(begun, TurnUnit) and begun.seat == seat:
            units[at] = begun.replace(cards=(*begun.cards, card))
            return
    units.append(TurnUnit(seat, (card,)))


def _end_turn(units: list[Unit], turn: int) -> None:
    """Mark the turn whose units begin at ``turn`` as over, unless the round is."""
    if any(isinstance(unit, RoundWonUnit) for unit in units[turn:]):
        return
    for at in range(turn, len(units)):
        begun = units[at]
        if isinstance(begun, TurnUnit):
            units[at] = begun.replace(over=True)


def _start_draws(draws: Sequence[StartCardDrawn]) -> list[Unit]:
    """Return one unit for everybody's draw, one more for each redraw of a tie."""
    units: list[Unit] = []
    group: list[tuple[Seat, Kind]] = []
    for draw in draws:
        if any(seat == draw.seat for seat, _ in group):
            units.append(StartDrawUnit(tuple(group)))
            group = []
        group.append((draw.seat, draw.card))
    return [*units, StartDrawUnit(tuple(group))]


def _single(event: Event) -> Unit | None:
    """Return the unit of an event that is told alone; None for those that are never told."""
    match event:
        case RoundBegan():
            return SetUpUnit(event.number)
        case DeckShuffled():
            return ShuffleUnit(event.count, event.again)
        case FirstPlayerChosen():
            return FirstUnit(event.seat, event.how)
        case HandDealt():
            return DealtUnit(event.seat, event.count, event.cards)
        case CardGiven():
            return GivenUnit(event.seat, event.partner, event.card)
        case CardDiscarded():
            return DiscardUnit(event.seat, event.card)
        case HandFolded():
            return FoldUnit(event.seat, event.cards)
        case RoundWon():
            return RoundWonUnit(event.seats)
        case RoundScored():
            return ScoreUnit(event)
        case GameWon():
            return GameWonUnit(event.seats)
        case TakenBack():
            return TakenBackUnit(event.seat, event.position)
        case TurnBegan():
            return None  # the turn is heard in its first card
        case (
            CardPlayed() | CardPassed() | CardDrawn() | StartCardDrawn() | PawnStarted()
            | PawnWalked() | PawnTookPlace() | PawnsSwapped() | PawnSlid() | PawnBumped()
            | PawnSentBack() | SlideDeclined()
        ):
            raise AssertionError(f"{event} belongs to another event's unit")
    assert_never(event)
