"""Why a pawn cannot move: the most telling refusal of all that its cards would try. And why a
decision is not allowed."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal, NamedTuple

from sorry_a11y.rules.actions import Decision, Discard, Give
from sorry_a11y.rules.board import (
    NO_KIND,
    NO_PAWN,
    NOWHERE,
    Kind,
    Pawn,
    Seat,
    Spot,
    kinds_in,
    kinds_of,
    pawn_on,
    seat_of,
    spot_of,
)
from sorry_a11y.rules.board_tables import BoardTables, Position, Reason
from sorry_a11y.rules.cards import Ability, Card, Out, Sorry, Steps, Swap, walks_of
from sorry_a11y.rules.legs import ComeOut, Leg, SwapPlaces, TakePlace
from sorry_a11y.rules.plays import NamedPlay, Play, is_legal
from sorry_a11y.rules.sevens import Sharing
from sorry_a11y.rules.state import Game, Phase
from sorry_a11y.rules.view import View, laying_down, view

TELLING = (
    Reason.IS_HOME,
    Reason.OWN_PAWN,
    Reason.GUARDED,
    Reason.LANE_BLOCKED,
    Reason.OVERSHOOTS,
    Reason.NO_REST,
    Reason.NO_BACKWARD,
    Reason.NOT_ON_TRACK,
    Reason.NOBODY_THERE,
    Reason.IN_START,
)
"""Reasons, the one that says most first; the others never explain a pawn that cannot move."""


class Stuck(NamedTuple):
    """The reason why ``pawn`` cannot move with ``card`` (NO_KIND: with none); ``spot`` is where it
    would have ended, or NOWHERE; ``other`` the pawn of the own colour there, or NO_PAWN."""

    pawn: Pawn
    card: Kind
    reason: Reason
    spot: Spot = NOWHERE
    other: Pawn = NO_PAWN


def stuck_pawns(seen: View) -> list[Stuck]:
    """Return why each pawn of the seat on turn that no play moves does not move; pawns in order."""
    tables = seen.rules.tables
    moving = {leg.pawn for play in seen.choices.plays for leg in play.legs}
    moving |= {
        leg.other for play in seen.choices.plays for leg in play.legs
        if isinstance(leg, SwapPlaces)
    }
    interchangeable = {
        seen.position[pawn] for pawn in moving if seen.position[pawn] == tables.start_of[pawn]
    }
    return [
        _most_telling(seen, pawn)
        for pawn in tables.movers(seen.position, seen.seat)
        if pawn not in moving and seen.position[pawn] not in interchangeable
    ]


Barred = Literal["over", "turn", "card", "must-play", "use", "other"]
"""Why a decision is not allowed, apart from the pawns: the game is over; another seat is on
turn, or a card is to be given first; the card is not held; a play must be made; the card is not
used whole, or not for that; nothing of this kind is to be decided."""


def why_not(game: Game, decision: Decision | NamedPlay) -> Barred | Stuck | None:
    """Return why a decision, or a play as a text names it, is not allowed; None if it is. A `Stuck`
    says which pawn cannot do its part, and why."""
    if game.phase is Phase.OVER:
        return "over"
    if game.awaits_chance:
        return "other"
    gives = isinstance(decision, Give)
    if decision.seat != game.turn or (game.phase is Phase.GIVE and not gives):
        return "turn"
    if isinstance(decision, Play | NamedPlay):
        return _refused_play(game, decision)
    seen = view(game, game.turn)
    if decision in laying_down(seen):
        return None
    if isinstance(decision, Give | Discard) and decision.card not in seen.hand:
        return "card"
    return "other" if gives or seen.choices.may_pass else "must-play"


def _refused_play(game: Game, play: Play | NamedPlay) -> Barred | Stuck | None:
    rules, position, hand = game.rules, game.position, game.hands[game.turn]
    tables = rules.tables
    if play.card not in hand:
        return "card"
    for leg in play.legs:
        if seat_of(leg.pawn) not in tables.side_of[game.turn]:
            return Stuck(leg.pawn, play.card, Reason.NOT_YOURS)
        after = leg.resolve(tables, position)
        if isinstance(after, Reason):
            spot, other = _in_the_way(tables, position, leg, after)
            return Stuck(leg.pawn, play.card, after, spot, other)
        position = after
    forms = (
        [play] if isinstance(play, Play)
        else [Play(*play, position, again) for again in (False, True)]
    )
    if any(is_legal(tables, game.position, rules.cards, hand, one) for one in forms):
        return None
    movers = tables.movers(game.position, game.turn)
    for leg in play.legs:
        if leg.pawn not in movers:
            return Stuck(leg.pawn, play.card, Reason.NOT_YOURS)
    return "use"


def unplayable(seen: View) -> list[tuple[Kind, list[Stuck]]]:
    """Return the kinds held that no play uses, in the order held, each with why every pawn that
    could be meant does not move by it."""
    played = {play.card for play in seen.choices.plays}
    movers = seen.rules.tables.movers(seen.position, seen.seat)
    return [
        (kind, [_most_telling(seen._replace(hand=bytes((kind,))), pawn) for pawn in movers])
        for kind in kinds_in(seen.hand) if kind not in played
    ]


def _most_telling(seen: View, pawn: Pawn) -> Stuck:
    tables, position = seen.rules.tables, seen.position
    refused = []
    for kind in kinds_of(seen.hand):
        for leg in _attempts(tables, position, seen.rules.cards[kind], seen.seat, pawn):
            reason = leg if isinstance(leg, Reason) else leg.resolve(tables, position)
            if isinstance(reason, bytes):  # it could move, but the rest of a 7 could not be used
                reason = Reason.NO_REST
            spot, other = _in_the_way(tables, position, leg, reason)
            refused.append(Stuck(pawn, kind, reason, spot, other))
    if not refused:
        return Stuck(pawn, NO_KIND, Reason.WRONG_CARD)
    return min(
        refused,
        key=lambda one: TELLING.index(one.reason) if one.reason in TELLING else len(TELLING),
    )


def _attempts(
    tables: BoardTables, position: Position, card: Card, seat: Seat, pawn: Pawn
) -> Iterator[Leg | Reason]:
    """Yield what the card would try with the pawn; a Reason where nothing can even be tried."""
    for ability in card.abilities:
        yield from _tries(tables, position, ability, seat, pawn)


def _tries(
    tables: BoardTables, position: Position, ability: Ability, seat: Seat, pawn: Pawn
) -> Iterator[Leg | Reason]:
    match ability:
        case Steps(_, True) if tables.board.lane_step(seat_of(pawn), spot_of(position, pawn)):
            yield Reason.NOT_ON_TRACK
        case Steps():
            yield from walks_of(tables, pawn, ability.steps)
        case Out():
            yield ComeOut(pawn)
        case Swap() if position[pawn] == tables.start_of[pawn]:
            yield Reason.IN_START
        case Swap():
            others = ability.partners_of(tables, position, seat, pawn)
            yield from (SwapPlaces(pawn, other) for other in others)
            if not others:
                yield Reason.NOBODY_THERE
        case Sorry():
            others = [p for p in tables.rivals[seat] if position[p] < tables.board.track]
            yield from (TakePlace(pawn, other) for other in others)
            if not others and position[pawn] == tables.start_of[pawn]:
                yield Reason.NOBODY_THERE
        case Sharing():
            yield from walks_of(tables, pawn, 1)
        case _:
            raise AssertionError(f"nothing says what {ability} would try")


def _in_the_way(
    tables: BoardTables, position: Position, leg: Leg | Reason, reason: Reason
) -> tuple[Spot, Pawn]:
    """Return where the leg would have ended and which own pawn stands there, for OWN_PAWN."""
    if reason is not Reason.OWN_PAWN or isinstance(leg, Reason):
        return NOWHERE, NO_PAWN
    seat = seat_of(leg.pawn)
    if isinstance(leg, ComeOut):
        spot = tables.board.exit_square(seat)
    elif paths := tables.board.paths(
        seat, spot_of(position, leg.pawn), getattr(leg, "steps", 0)
    ):
        spot = paths[0][-1]
    else:
        return NOWHERE, NO_PAWN
    return spot, pawn_on(position, spot)
