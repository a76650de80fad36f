"""The earcons of units of narration, which a listener hears before the words.

Every kind of unit has its earcons here or is listed as silent.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import assert_never

from sorry_a11y.core.rules.abilities.burn import Burn
from sorry_a11y.core.rules.board import NOWHERE, RED, Pawn, Seat, Spot, seat_of
from sorry_a11y.core.rules.events import (
    CardDiscarded,
    CardGiven,
    DeckShuffled,
    FirstPlayerChosen,
    GameWon,
    HandDealt,
    HandFolded,
    RoundBegan,
    RoundScored,
    RoundWon,
    TakenBack,
)
from sorry_a11y.output.narration.listener import Listener
from sorry_a11y.output.narration.units import (
    CardUnit,
    DrawnUnit,
    Move,
    StartDrawUnit,
    TurnUnit,
    Unit,
)
from sorry_a11y.output.sound.earcons import Cue, Earcon, cue_at, cue_between

TURN_EARCONS = (Earcon.TURN_RED, Earcon.TURN_BLUE, Earcon.TURN_YELLOW, Earcon.TURN_GREEN)
OWN_BUMPS = (Earcon.BUMP_OWN, Earcon.BUMP_OWN_HALF, Earcon.BUMP_OWN_MOST)
"""The sounds of an own pawn sent back, by the third of its way that it had reached."""
_PICTURES = {"J": "11", "Q": "12", "K": "13", "A": "1"}

_Cues = tuple[Cue, ...]


def cues_for(unit: Unit, to: Listener) -> _Cues:
    """Return the earcons of one unit told by itself, in order."""
    match unit:
        case TurnUnit():
            return _turn(unit, to)
        case StartDrawUnit() | DrawnUnit() | HandDealt() | CardDiscarded():
            return (Cue(Earcon.CARD_DRAW),)
        case CardGiven():
            return (Cue(Earcon.EXCHANGE),) if unit.card is not None else ()
        case HandFolded():
            return (Cue(Earcon.HAND_FOLDED),)
        case RoundWon():
            return (Cue(Earcon.ROUND_WON),) if to.rules.scoring else ()
        case RoundScored():
            return (Cue(Earcon.SCORE),)
        case TakenBack():
            return () if unit.seat in to.own_seats else (Cue(Earcon.UNDO),)
        case GameWon():
            return (Cue(Earcon.WIN if to.seat in unit.seats else Earcon.LOSE),)
        case RoundBegan() | DeckShuffled() | FirstPlayerChosen():
            return ()  # silent: nothing of the listener's changes
    assert_never(unit)


def cues_for_reply(units: Sequence[Unit], to: Listener) -> _Cues:
    """Return the earcons of a whole reply.

    If it tells several turns, each opponent has a motif, followed by sounds for pawns bumped or
    home. The end of the game sounds alone, since its long sound would be shortened after others.
    """
    ends = [unit for unit in units if isinstance(unit, GameWon)]
    if ends:
        return cues_for(ends[-1], to)
    turns = sum(isinstance(unit, TurnUnit) for unit in units)
    if turns <= 1:
        return tuple(cue for unit in units for cue in cues_for(unit, to))
    return tuple(cue for unit in units for cue in _in_short(unit, to))


def _in_short(unit: Unit, to: Listener) -> _Cues:
    if isinstance(unit, TurnUnit):
        motif = () if unit.seat == to.seat else (turn_cue(unit.seat, to),)
        return motif + tuple(
            cue for card in unit.cards for cue in _losses_and_gains(card, unit.seat, to)
        )
    if isinstance(unit, RoundWon):
        return cues_for(unit, to)
    return ()


# -- turns -----------------------------------------------------------------------------------


def _turn(unit: TurnUnit, to: Listener) -> _Cues:
    """Return the earcons of the player and the card, then of the pawns' moves.

    An own card already sounded when it was drawn.
    """
    cues: list[Cue] = []
    if unit.seat != to.seat:
        cues.append(turn_cue(unit.seat, to))
    for card in unit.cards:
        if unit.seat != to.seat:
            cues.append(_card_cue(card, to))
        for move in card.moves:
            cues += _way(move, to)
            cues += [_bump(pawn, move, card, to) for pawn in _victims(move)]
    return tuple(cues)


def turn_cue(seat: Seat, to: Listener) -> Cue:
    """Return the motif of a player, placed where their pawns come out."""
    board = to.rules.board
    steps = board.exit_square(seat) - board.exit_square(max(to.seat, RED))
    return cue_at(TURN_EARCONS[seat], steps % board.track, board.track)


def _card_cue(card: CardUnit, to: Listener) -> Cue:
    """Return the motif of a card's number."""
    name = to.rules.cards[card.card].name
    return Cue(Earcon(f"card_{_PICTURES.get(name, name)}"))


def _way(move: Move, to: Listener) -> Iterable[Cue]:
    """Return the earcons of a pawn's way and its arrival; none for a pawn paid as a penalty."""
    if move.kind == "pay":
        return
    if move.slid:
        triangle = _triangle(move, to)
        if move.kind != "walk":
            yield _at(_MOVING[move.kind], triangle, move.pawn, to)
        yield cue_between(
            Earcon.SLIDE,
            _place(triangle, move.pawn, to),
            _place(move.spot, move.pawn, to),
            to.rules.board.track,
        )
        return
    if arrival := _arrival(move, to):
        yield _at(arrival, move.spot, move.pawn, to)
    else:
        earcon = _step(move) if move.kind == "walk" else _MOVING[move.kind]
        yield _at(earcon, move.spot, move.pawn, to)


def _arrival(move: Move, to: Listener) -> Earcon | None:
    """Return the sound of a pawn that is home or in its lane; None for any other."""
    board, seat = to.rules.board, seat_of(move.pawn)
    if board.is_home(seat, move.spot):
        return Earcon.HOME
    if not board.lane_step(seat, move.spot):
        return None
    return Earcon.SAFETY if board.has_home else Earcon.TARGET


def _triangle(move: Move, to: Listener) -> Spot:
    """Return the square on which the slide began that ended where the pawn stands."""
    slides = to.rules.tables.ways.slide_of[move.pawn]
    return next(square for square, path in slides.items() if path[-1] == move.spot)


_MOVING = {"out": Earcon.START_EXIT, "take": Earcon.START_EXIT, "swap": Earcon.SWAP}


def _step(move: Move) -> Earcon:
    return Earcon.STEP_BACK if move.steps < 0 or move.bounced else Earcon.STEP_FORWARD


def _victims(move: Move) -> tuple[Pawn, ...]:
    """Return the pawns that the move sent back to their starts, in that order."""
    match move.kind:
        case "take":
            return (move.other, *move.bumped)
        case "pay":
            return (move.pawn,)
    return move.bumped


def _bump(pawn: Pawn, move: Move, card: CardUnit, to: Listener) -> Cue:
    """Return the sound of a pawn sent back, at the place where the other pawn ends.

    A pawn paid as a penalty sounds at its own place. The listener's own pawns have other sounds.
    """
    spot = move.origin if move.kind == "pay" else move.spot
    if seat_of(pawn) == to.seat:
        return _at(OWN_BUMPS[_loss(pawn, move, to)], spot, move.pawn, to)
    return _at(Earcon.BURN if _burns(card, to) else Earcon.BUMP_OPPONENT, spot, move.pawn, to)


def _loss(pawn: Pawn, move: Move, to: Listener) -> int:
    """Return the third of its way, 0 to 2, that a pawn sent back had reached."""
    board, seat = to.rules.board, seat_of(pawn)
    stood = dict(move.stood).get(pawn, move.origin)
    whole = board.distance(seat, board.start(seat))
    gone = whole - board.distance(seat, stood)
    return min(3 * gone // whole, 2)


def _burns(card: CardUnit, to: Listener) -> bool:
    """Return whether the card was played by an ability that sends back passed pawns."""
    steps = sum(move.steps for move in card.moves if move.kind == "walk")
    abilities = to.rules.cards[card.card].abilities
    return any(isinstance(one, Burn) and one.total == steps for one in abilities)


def _losses_and_gains(card: CardUnit, actor: Seat, to: Listener) -> Iterable[Cue]:
    """Return the earcons of a card's bumps and arrivals, and of a swap of an own pawn.

    Of arrivals on targets only those of own pawns sound.
    """
    for move in card.moves:
        for pawn in _victims(move):
            yield _bump(pawn, move, card, to)
        arrival, is_own = _arrival(move, to), seat_of(move.pawn) == to.seat
        if arrival is Earcon.HOME or (is_own and arrival is Earcon.TARGET):
            yield _at(arrival, move.spot, move.pawn, to)
        if move.kind == "swap" and to.seat in (actor, seat_of(move.other)):
            yield _at(Earcon.SWAP, move.spot, move.pawn, to)


# -- places ----------------------------------------------------------------------------------


def _at(earcon: Earcon, spot: Spot, pawn: Pawn, to: Listener) -> Cue:
    return cue_at(earcon, _place(spot, pawn, to), to.rules.board.track)


def _place(spot: Spot, pawn: Pawn, to: Listener) -> int:
    """Return the steps clockwise from the listener's own exit to a spot.

    Start, lane and home count as their colour's door.
    """
    board = to.rules.board
    square = board.square_of(spot)
    if square == NOWHERE:
        square = board.square(seat_of(pawn), board.door)
    return (square - board.exit_square(max(to.seat, RED))) % board.track
