"""From beats to earcons: what a listener hears before the words come.

`cues_for` is total: every kind of beat has its earcons here or is listed as silent. Sentence and
sound come from the same beat, so they cannot drift apart.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import assert_never

from sorry_a11y.narration.beats import (
    Beat,
    CardBeat,
    DealtBeat,
    DiscardBeat,
    DrawnBeat,
    FirstBeat,
    FoldBeat,
    GameWonBeat,
    GivenBeat,
    Move,
    RoundWonBeat,
    ScoreBeat,
    SetUpBeat,
    ShuffleBeat,
    StartDrawBeat,
    TurnBeat,
)
from sorry_a11y.narration.listener import Listener
from sorry_a11y.output.earcons import Cue, Earcon, cue_at, cue_between
from sorry_a11y.rules.board import NOWHERE
from sorry_a11y.rules.ground import seat_of

TURNS = (Earcon.TURN_RED, Earcon.TURN_BLUE, Earcon.TURN_YELLOW, Earcon.TURN_GREEN)
_PICTURES = {"J": "11", "Q": "12", "K": "13", "A": "1"}

Cues = tuple[Cue, ...]


def cues_for(beat: Beat, to: Listener) -> Cues:
    """The earcons of one beat told by itself, in order."""
    match beat:
        case TurnBeat():
            return _turn(beat, to)
        case StartDrawBeat() | DrawnBeat() | DealtBeat():
            return (Cue(Earcon.CARD_DRAW),)
        case GivenBeat():
            return (Cue(Earcon.EXCHANGE),) if beat.card is not None else ()
        case DiscardBeat():
            return (Cue(Earcon.CARD_DRAW),)
        case FoldBeat():
            return (Cue(Earcon.HAND_FOLDED),)
        case RoundWonBeat():
            return (Cue(Earcon.ROUND_WON),) if to.rules.scoring else ()
        case ScoreBeat():
            return (Cue(Earcon.SCORE),)
        case GameWonBeat():
            return (Cue(Earcon.WIN if to.seat in beat.seats else Earcon.LOSE),)
        case SetUpBeat() | ShuffleBeat() | FirstBeat():
            return ()  # silent: nothing of the listener's changes
    assert_never(beat)


def cues_for_reply(beats: Sequence[Beat], to: Listener) -> Cues:
    """The earcons of a whole reply. When it tells several turns, only the listener's losses and
    gains sound, and endings."""
    turns = sum(isinstance(beat, TurnBeat) for beat in beats)
    if turns <= 1:
        return tuple(cue for beat in beats for cue in cues_for(beat, to))
    return tuple(cue for beat in beats for cue in _in_short(beat, to))


def _in_short(beat: Beat, to: Listener) -> Cues:
    if isinstance(beat, TurnBeat):
        moves = [move for card in beat.cards for move in card.moves]
        return tuple(cue for move in moves for cue in _losses_and_gains(move, beat.seat, to))
    if isinstance(beat, RoundWonBeat | ScoreBeat | GameWonBeat | GivenBeat):
        return cues_for(beat, to)
    return ()


# -- turns -----------------------------------------------------------------------------------


def _turn(beat: TurnBeat, to: Listener) -> Cues:
    """Whose turn and which card, then what the pawns did; an own card has sounded when drawn."""
    cues: list[Cue] = []
    if beat.seat != to.seat:
        cues.append(Cue(TURNS[beat.seat]))
    for card in beat.cards:
        if beat.seat != to.seat:
            cues.append(card_cue(card, to))
        for move in card.moves:
            cues += _move(move, beat.seat, to)
    return tuple(cues)


def card_cue(card: CardBeat, to: Listener) -> Cue:
    """The motif of a card's number."""
    name = to.rules.cards[card.card].name
    return Cue(Earcon(f"card_{_PICTURES.get(name, name)}"))


def _move(move: Move, actor: int, to: Listener) -> list[Cue]:
    """The pawn's own sound, then the pawns that it sent back."""
    cues = [*_way(move, to)]
    if move.kind == "take":
        cues.append(_bump(move.other, move.origin, move, actor, to))
    return [*cues, *(_bump(pawn, move.spot, move, actor, to) for pawn in move.bumped)]


def _way(move: Move, to: Listener) -> Iterable[Cue]:
    """How the pawn moved and where it arrived."""
    if move.slid:
        yield cue_between(
            Earcon.SLIDE, _place(move.origin, move.pawn, to), _place(move.spot, move.pawn, to),
            to.rules.board.track,
        )
        return
    board, seat = to.rules.board, seat_of(move.pawn)
    if board.has_home and move.spot == board.home(seat):
        yield _at(Earcon.HOME, move.spot, move.pawn, to)
    elif board.lane_step(seat, move.spot):
        arrived = Earcon.SAFETY if board.has_home else Earcon.TARGET
        yield _at(arrived, move.spot, move.pawn, to)
    else:
        yield _at(_MOVING[move.kind] if move.kind != "walk" else _step(move), move.spot,
                  move.pawn, to)


_MOVING = {
    "out": Earcon.START_EXIT,
    "take": Earcon.START_EXIT,
    "swap": Earcon.SWAP,
    "pay": Earcon.STEP_BACK,
}


def _step(move: Move) -> Earcon:
    return Earcon.STEP_BACK if move.steps < 0 or move.bounced else Earcon.STEP_FORWARD


def _bump(pawn: int, spot: int, move: Move, actor: int, to: Listener) -> Cue:
    """A pawn sent back: the listener's own sounds unlike anybody else's."""
    if seat_of(pawn) == to.seat:
        return _at(Earcon.BUMP_OWN, move.spot, move.pawn, to)
    burnt = not to.rules.board.has_home and move.steps == 7 and seat_of(pawn) != actor
    where = spot if spot != to.rules.ground.start_of[pawn] else move.spot
    return _at(Earcon.BURN if burnt else Earcon.BUMP_OPPONENT, where, move.pawn, to)


def _losses_and_gains(move: Move, actor: int, to: Listener) -> Iterable[Cue]:
    """What of a move changes the listener's own fortunes."""
    victims = (*((move.other,) if move.kind == "take" else ()), *move.bumped)
    for pawn in victims:
        if actor == to.seat or seat_of(pawn) == to.seat:
            yield _bump(pawn, move.spot, move, actor, to)
    board, seat = to.rules.board, seat_of(move.pawn)
    if seat == to.seat:
        if board.has_home and move.spot == board.home(seat):
            yield _at(Earcon.HOME, move.spot, move.pawn, to)
        elif not board.has_home and board.lane_step(seat, move.spot):
            yield _at(Earcon.TARGET, move.spot, move.pawn, to)
    if move.kind == "swap" and (seat_of(move.other) == to.seat or actor == to.seat):
        yield _at(Earcon.SWAP, move.spot, move.pawn, to)


# -- places ----------------------------------------------------------------------------------


def _at(earcon: Earcon, spot: int, pawn: int, to: Listener) -> Cue:
    return cue_at(earcon, _place(spot, pawn, to), to.rules.board.track)


def _place(spot: int, pawn: int, to: Listener) -> int:
    """Steps clockwise from the listener's own exit to a spot; start, lane and home count as
    their colour's door."""
    board = to.rules.board
    square = board.square_of(spot)
    if square == NOWHERE:
        square = board.square(seat_of(pawn), board.door)
    return (square - board.exit_square(max(to.seat, 0))) % board.track
