"""The reasons why a pawn cannot move, and why a decision is not allowed.

Of all that the cards would try with a pawn, the refusal that says most is its reason.
"""

from __future__ import annotations

from typing import Literal, NamedTuple

from sorry_a11y.core.rules.actions import Decision, Discard, Fold, Give
from sorry_a11y.core.rules.board import (
    ALL_PAWNS,
    NO_KIND,
    NO_PAWN,
    NOWHERE,
    SPOTS,
    Kind,
    Pawn,
    Position,
    Spot,
    kinds_in,
    kinds_of,
    seat_of,
)
from sorry_a11y.core.rules.plays import NamedPlay, Play, same_places
from sorry_a11y.core.rules.ruleset import CHANCE, GIVE
from sorry_a11y.core.rules.view import View, laying_down
from sorry_a11y.core.rules.ways import Hop, Reason, SwapPlaces, Way

TELLING = (
    "is-home",
    "own-pawn",
    "guarded",
    "lane-blocked",
    "overshoots",
    "no-rest",
    "no-backward",
    "not-on-track",
    "nobody-there",
    "in-start",
)
"""Reasons, the one that says most first; the others say less."""


class Stuck(NamedTuple):
    """The reason why a pawn cannot move.

    Attributes:
        pawn: The pawn.
        card: The kind of card that was tried; NO_KIND if no card held does anything with the pawn.
        reason: The reason.
        spot: The spot on which a pawn of its own colour stands in its way; NOWHERE for none.
        other: That pawn; NO_PAWN for none.
    """

    pawn: Pawn
    card: Kind
    reason: Reason
    spot: Spot = NOWHERE
    other: Pawn = NO_PAWN


def stuck_pawns(seen: View) -> list[Stuck]:
    """Return the reason for each pawn of the seat on turn that no play moves, in pawn order."""
    tables = seen.rules.tables
    moving = {leg.pawn for play in seen.choices.plays for leg in play.legs}
    moving |= {
        leg.other for play in seen.choices.plays for leg in play.legs if isinstance(leg, SwapPlaces)
    }
    interchangeable = {
        seen.position[pawn] for pawn in moving if seen.position[pawn] == tables.start_of[pawn]
    }
    return [
        _most_telling(seen, seen.hand, pawn)
        for pawn in tables.movers(seen.position, seen.seat)
        if pawn not in moving and seen.position[pawn] not in interchangeable
    ]


Barred = Literal["over", "turn", "card", "must-play", "use", "foreign", "other"]
"""The reason why a decision is not allowed, apart from the pawns: the game is over; another seat is
on turn, or a card is to be given first; the card is not held; a play must be made; the card is not
used whole, or not for that; it is a play of another position; nothing of this kind is to be
decided."""


class Instead(NamedTuple):
    """The decisions that a seat can make instead of one that is not offered.

    The first pawn in start comes out for all that wait there; whoever cannot play may have to fold.
    """

    decisions: tuple[Decision, ...]


Refusal = Barred | Stuck | Instead
"""The reason why a decision is not allowed; a `Stuck` says which pawn cannot do its part."""


def why_not(seen: View, decision: Decision | NamedPlay) -> Refusal | None:
    """Return why the seat may not make a decision, or a play that a text names; None if it may."""
    if seen.over:
        return "over"
    if seen.phase in CHANCE:
        return "other"
    gives = isinstance(decision, Give)
    if decision.seat != seen.seat or not seen.to_act or (seen.phase is GIVE and not gives):
        return "turn"
    if isinstance(decision, Play | NamedPlay):
        return _refused_play(seen, decision)
    down = tuple(laying_down(seen))
    if decision in down:
        return None
    if isinstance(decision, Give | Discard) and decision.card not in seen.hand:
        return "card"
    if gives:
        return "other"
    if seen.choices.may_pass:
        return Instead(down)
    kind = {Fold: "deals", Discard: "hand"}.get(type(decision), seen.rules.dealing.kind)
    return "must-play" if kind == seen.rules.dealing.kind else "other"


def _refused_play(seen: View, play: Play | NamedPlay) -> Refusal | None:
    position, tables = seen.position, seen.rules.tables
    if play.card not in seen.hand:
        return "card"
    for leg in play.legs:
        if seat_of(leg.pawn) not in tables.side_of[seen.seat]:
            return Stuck(leg.pawn, play.card, "not-yours")
        way = tables.ways.named(position, leg)
        if isinstance(way, str):
            return Stuck(leg.pawn, play.card, way)
        reason = way.refusal(position, tables.ways.protected(position))
        if reason:
            return Stuck(leg.pawn, play.card, reason, *_in_the_way(position, way, reason))
        position = way.after(position)
    if isinstance(play, Play) and seen.choices.offers(play):
        return None
    if isinstance(play, NamedPlay) and seen.choices.named(play.card, play.legs):
        return None
    movers = tables.movers(seen.position, seen.seat)
    for leg in play.legs:
        if leg.pawn not in movers:
            return Stuck(leg.pawn, play.card, "not-yours")
    return _told_otherwise(seen, play, position)


def _told_otherwise(seen: View, play: Play | NamedPlay, after: Position) -> Refusal:
    """Return why a play that is not offered, whose legs can be made and lead there, is refused."""
    alike = (
        one for one in seen.choices.plays if one.card == play.card and same_places(one.after, after)
    )
    found = next(alike, None)
    if found and isinstance(play, Play) and found.legs == play.legs:
        return "foreign"
    return Instead((found,)) if found else "use"


def unplayable(seen: View) -> list[tuple[Kind, list[Stuck]]]:
    """Return the kinds held that no play uses, in the order held.

    Each comes with the reason for every pawn that the seat may move.
    """
    played = {play.card for play in seen.choices.plays}
    movers = seen.rules.tables.movers(seen.position, seen.seat)
    return [
        (kind, [_most_telling(seen, bytes((kind,)), pawn) for pawn in movers])
        for kind in kinds_in(seen.hand)
        if kind not in played
    ]


def _most_telling(seen: View, hand: bytes, pawn: Pawn) -> Stuck:
    """Return the refusal that says most, of all that the cards of a hand would try."""
    tables, position = seen.rules.tables, seen.position
    protected = tables.ways.protected(position)
    refused = []
    for kind in kinds_of(hand):
        for ability in seen.rules.cards[kind].abilities:
            for tried in ability.tries(tables, position, seen.seat, pawn):
                if isinstance(tried, str):
                    refused.append(Stuck(pawn, kind, tried))
                    continue
                # if it could move, the rest of a 7 could not be used
                reason = tried.refusal(position, protected) or "no-rest"
                refused.append(Stuck(pawn, kind, reason, *_in_the_way(position, tried, reason)))
    if not refused:
        return Stuck(pawn, NO_KIND, "wrong-card")
    return min(
        refused,
        key=lambda one: TELLING.index(one.reason) if one.reason in TELLING else len(TELLING),
    )


def _in_the_way(position: Position, way: Way, reason: Reason) -> tuple[Spot, Pawn]:
    """Return where a pawn of the own colour stands in the way, and that pawn."""
    if reason != "own-pawn" or not isinstance(way, Hop):
        return NOWHERE, NO_PAWN
    return SPOTS[way.own_free], ALL_PAWNS[position.find(way.own_free)]
