"""Units in words, for one listener: one sentence a unit, the most important word first."""

from __future__ import annotations

from collections.abc import Iterable
from typing import assert_never

from sorry_a11y.narration.listener import Listener
from sorry_a11y.narration.moves import news_clauses
from sorry_a11y.narration.style import Verbosity
from sorry_a11y.narration.units import (
    CardUnit,
    DealtUnit,
    DiscardUnit,
    DrawnUnit,
    FirstUnit,
    FoldUnit,
    GameWonUnit,
    GivenUnit,
    RoundWonUnit,
    ScoreUnit,
    SetUpUnit,
    ShuffleUnit,
    StartDrawUnit,
    TakenBackUnit,
    TurnUnit,
    Unit,
)
from sorry_a11y.rules.board import Kind, Seat, kinds_of
from sorry_a11y.rules.events import ScoreLine

PICTURES = frozenset({"J", "Q", "K", "A", "joker"})
"""Cards that are called by a name of their own."""


def sentences_of(units: Iterable[Unit], to: Listener) -> list[str]:
    """The sentences for the units, in order; a unit that says nothing new to this listener has
    none."""
    return [sentence for unit in units for sentence in unit_sentences(unit, to)]


def unit_sentences(unit: Unit, to: Listener) -> list[str]:
    """The sentences of one unit."""
    match unit:
        case TurnUnit():
            return _turn(unit, to)
        case FirstUnit() | StartDrawUnit():
            return _first(unit, to)
        case ShuffleUnit():
            return _one(to, "news-shuffle", count=unit.count) if unit.again else []
        case SetUpUnit():
            return _round(unit, to)
        case DrawnUnit():
            return _drawn(unit, to)
        case DealtUnit():
            return _dealt(unit, to)
        case GivenUnit():
            return _given(unit, to)
        case DiscardUnit():
            who = to.role(unit.seat)
            card, name = to.card(unit.card), to.name(unit.seat)
            return _one(to, "news-discard", who=who, name=name, card=card)
        case FoldUnit():
            return _folded(unit, to)
        case RoundWonUnit():
            return _won(to, "news-round-won", unit.seats) if to.rules.scoring else []
        case GameWonUnit():
            return _won(to, "news-game-won", unit.seats)
        case TakenBackUnit():
            if unit.seat in to.own_seats:
                return []  # the key that took back said so
            return _one(to, "news-taken-back", name=to.name(unit.seat))
        case ScoreUnit():
            return [_score(line, to) for line in unit.event.lines]
    assert_never(unit)


def _round(unit: SetUpUnit, to: Listener) -> list[str]:
    """A later round; of the first the greeting tells."""
    if unit.number == 1:
        return []
    out = [to.say("rules-set-start-quick")] if to.rules.quick else []
    return [to.sentence([to.say("news-round", number=unit.number), *out])]


def _first(unit: FirstUnit | StartDrawUnit, to: Listener) -> list[str]:
    """Who goes first, and what was drawn for it."""
    if isinstance(unit, StartDrawUnit):
        return [to.sentence([_drew(to, seat, card) for seat, card in unit.drawn])]
    who = "other" if to.shared else to.role(unit.seat)
    return _one(to, "news-first", how=unit.how, who=who, name=to.name(unit.seat))


def _one(to: Listener, message: str, **values: str | int) -> list[str]:
    return [to.sentence([to.say(message, **values)])]


# -- turns -----------------------------------------------------------------------------------


def _turn(unit: TurnUnit, to: Listener) -> list[str]:
    """A turn: who and which card, then what the pawns did; further cards follow with "then"."""
    clauses: list[str] = []
    for number, card in enumerate(unit.cards):
        clauses += _head(unit.seat, card, to, first=number == 0)
        clauses += _card(unit.seat, card, to)
    if _stops_short(unit, to):
        clauses.append(to.say("play-spent"))
    return [to.sentence(clauses)] if clauses else []


def _stops_short(unit: TurnUnit, to: Listener) -> bool:
    """Whether a hand might have been played on with and was not (49); of an own one that is told
    with the card that was drawn for it."""
    goes_on = to.rules.cards[unit.cards[-1].card].again
    return unit.over and goes_on and unit.seat != to.seat and not to.rules.is_open


def _head(seat: Seat, card: CardUnit, to: Listener, *, first: bool) -> list[str]:
    """The player and the card; a listener's own card has been told when it was drawn."""
    if seat == to.seat and to.rules.is_open:
        return []
    if not first:
        return [to.say("play-then", card=to.card(card.card))]
    who, name = to.role(seat), to.name(seat)
    picture = "yes" if to.rules.cards[card.card].name in PICTURES else "no"
    return [to.say("play-head", who=who, name=name, card=to.card(card.card), picture=picture)]


def _card(seat: Seat, card: CardUnit, to: Listener) -> list[str]:
    if card.ending == "played":
        return news_clauses(to, card.moves, seat)
    if seat == to.seat:
        quiet = to.rules.is_open and to.verbosity is Verbosity.BRIEF
        return [] if quiet else [to.say("play-passed")]  # the key that passed said so
    return [to.say("play-stuck" if card.ending == "stuck" else "play-declined")]


# -- cards coming and going ------------------------------------------------------------------


def _drew(to: Listener, seat: Seat, card: Kind) -> str:
    return to.say("news-drew", who=to.role(seat), name=to.name(seat), card=to.card(card))


def _drawn(unit: DrawnUnit, to: Listener) -> list[str]:
    """A card that came into the listener's hand, and if the turn ends for want of a play; an open
    card is told with its choices."""
    if unit.card is None or unit.seat != to.seat or to.rules.is_open:
        return []
    spent = [to.say("play-spent")] if unit.spent else []
    return [to.sentence([_drew(to, unit.seat, unit.card), *spent])]


def _dealt(unit: DealtUnit, to: Listener) -> list[str]:
    """The own hand; who plays several seats is told each hand when that seat is to choose."""
    several = len(to.own_seats) > 1
    if unit.cards is None or unit.seat != to.seat or several:
        return []
    cards = to.every([to.card(card) for card in kinds_of(unit.cards)])
    return _one(to, "news-dealt", cards=cards)


def _given(unit: GivenUnit, to: Listener) -> list[str]:
    """Only the two who exchanged hear which card (D5)."""
    if unit.card is None or to.seat != unit.partner:
        return []
    return _one(to, "news-given", name=to.name(unit.seat), card=to.card(unit.card),
                kind=to.rules.cards[unit.card].name)


def _folded(unit: FoldUnit, to: Listener) -> list[str]:
    cards = to.every([to.card(card) for card in kinds_of(unit.cards)])
    return _one(to, "news-fold", who=to.role(unit.seat), name=to.name(unit.seat), cards=cards)


# -- endings ---------------------------------------------------------------------------------


def _won(to: Listener, message: str, seats: tuple[Seat, ...]) -> list[str]:
    who = "other"
    if to.seat in seats:
        who = "you" if set(seats) <= set(to.own_seats) else "together"
    others = to.holders([seat for seat in seats if seat not in to.own_seats])
    return _one(to, message, who=who, names=to.every(others), count=len(others))


def _score(line: ScoreLine, to: Listener) -> str:
    """Where the points of a round came from (52 to 54)."""
    who = "you" if to.seat in line.seats else "other"
    names = to.every([to.name(seat) for seat in line.seats if seat != to.seat])
    together = "yes" if len(line.seats) > 1 else "no"
    clauses = [
        to.say("news-score", who=who, names=names, together=together, points=line.points)
    ]
    if line.own_pawns:
        clauses.append(to.say("news-score-own", points=line.own_pawns))
    if line.rival_pawns:
        clauses.append(to.say("news-score-rivals", points=line.rival_pawns))
    if line.bonus:
        parts = to.every([str(points) for points in line.bonus])
        clauses.append(to.say("news-score-bonus", points=parts))
    if line.total != line.points:
        clauses.append(to.say("news-score-total", points=line.total))
    return to.sentence(clauses)
