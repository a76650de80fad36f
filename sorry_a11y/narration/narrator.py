"""A game in sentences: its first lines, then one sentence a unit, the most important word first."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import assert_never

from sorry_a11y.game.setup import PERSON, Seating
from sorry_a11y.narration.listener import Listener, Verbosity
from sorry_a11y.narration.moves import news_clauses, untold_clauses
from sorry_a11y.narration.units import (
    CardUnit,
    DrawnUnit,
    StartDrawUnit,
    TurnUnit,
    Unit,
    steps_walked,
)
from sorry_a11y.rules.board import Kind, Seat, kinds_of
from sorry_a11y.rules.events import (
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
    ScoreLine,
    TakenBack,
)
from sorry_a11y.rules.ruleset import Ruleset
from sorry_a11y.rulesets.families import options_of


def sentences_of(units: Iterable[Unit], to: Listener) -> list[str]:
    """Return the sentences for the units, in order.

    A unit that says nothing new to this listener has none, and turns of others in a row in which
    nothing could move share one.
    """
    told: list[str] = []
    for is_idle, group in groupby(units, lambda unit: _is_idle(unit, to)):
        together = list(group)
        if is_idle:
            told.append(_idle(together, to))
        else:
            told += [sentence for unit in together for sentence in _unit_sentences(unit, to)]
    return told


def _unit_sentences(unit: Unit, to: Listener) -> list[str]:
    """Return the sentences of one unit."""
    match unit:
        case TurnUnit():
            return _turn(unit, to)
        case FirstPlayerChosen() | StartDrawUnit():
            return _first(unit, to)
        case DeckShuffled():
            return _one(to, "news-shuffle", count=unit.count) if unit.again else []
        case RoundBegan():
            return _round(unit, to)
        case DrawnUnit() | HandDealt() | CardGiven() | CardDiscarded() | HandFolded():
            return _of_hand(unit, to)
        case RoundWon():
            return _won(to, "news-round-won", unit.seats) if to.rules.scoring else []
        case GameWon():
            return _won(to, "news-game-won", unit.seats)
        case TakenBack():
            told = _one(to, "news-taken-back", name=to.name(unit.seat))
            return [] if unit.seat in to.own_seats else told  # the key that took back said so
        case RoundScored():
            return [_score(line, to) for line in unit.lines]
    assert_never(unit)


def _of_hand(
    unit: DrawnUnit | HandDealt | CardGiven | CardDiscarded | HandFolded, to: Listener
) -> list[str]:
    """Return what became of the cards of a hand, but for those that were played."""
    match unit:
        case DrawnUnit():
            return _drawn(unit, to)
        case HandDealt():
            return _dealt(unit, to)
        case CardGiven():
            return _given(unit, to)
        case HandFolded():
            return _folded(unit, to)
        case CardDiscarded():
            who = to.role(unit.seat)
            return _one(to, "news-discard", who=who, name=to.name(unit.seat),
                        card=to.card(unit.card), kind=to.face(unit.card))


def _round(unit: RoundBegan, to: Listener) -> list[str]:
    """Return a later round; of the first the greeting tells."""
    if unit.number == 1:
        return []
    out = [to.say("rules-set-start-quick")] if to.rules.quick else []
    return [to.sentence([to.say("news-round", number=unit.number), *out])]


def _first(unit: FirstPlayerChosen | StartDrawUnit, to: Listener) -> list[str]:
    """Return who goes first, and the cards that were drawn for it."""
    if isinstance(unit, StartDrawUnit):
        return [to.sentence([_drew(to, seat, card) for seat, card in unit.drawn])]
    who = "other" if to.shared else to.role(unit.seat)
    return _one(to, "news-first", how=unit.how, who=who, name=to.name(unit.seat))


def _one(to: Listener, message: str, **values: str | int) -> list[str]:
    return [to.sentence([to.say(message, **values)])]


# -- turns -----------------------------------------------------------------------------------


def _turn(unit: TurnUnit, to: Listener) -> list[str]:
    """Return a turn: who and which card, then what the pawns did.

    Further cards are told as drawn, or of a hand as played.
    """
    clauses: list[str] = []
    for card in unit.cards:
        if card.chosen and to.verbosity is not Verbosity.FULL:
            clauses += untold_clauses(to, card.moves)
        else:
            clauses += _card(unit.seat, card, to, first=not clauses)
    if _stops_short(unit, to):
        clauses.append(to.say("play-spent"))
    return [to.sentence(clauses)] if clauses else []


def _is_idle(unit: Unit, to: Listener) -> bool:
    """Return whether this is a turn of somebody else, over, whose only card moved nothing."""
    return (
        isinstance(unit, TurnUnit) and unit.over and unit.seat not in to.own_seats
        and [card.ending for card in unit.cards] == ["stuck"]
    )


def _idle(units: Sequence[Unit], to: Listener) -> str:
    """Return turns in a row in which nothing could move, as one sentence."""
    heads = [
        to.join(_head(unit.seat, unit.cards[0], to, first=True))
        for unit in units if isinstance(unit, TurnUnit)
    ]
    return to.sentence([to.every(heads), to.say("play-stuck")])


def _stops_short(unit: TurnUnit, to: Listener) -> bool:
    """Return whether a hand might have been played on with and was not (49).

    Of an own one that is told with the card that was drawn for it.
    """
    goes_on = to.rules.cards[unit.cards[-1].card].again
    return unit.over and goes_on and unit.seat != to.seat and not to.rules.is_open


def _head(seat: Seat, card: CardUnit, to: Listener, *, first: bool) -> list[str]:
    """Return the player and the card.

    A listener's own open card was told when it was drawn, unless it played itself.
    """
    if seat == to.seat and to.rules.is_open:
        named = [to.name(seat)] if to.shared else []
        return [*named, _drew(to, seat, card.card, who="you")] if card.forced else []
    name, kind = to.card(card.card), to.face(card.card)
    steps = 0 if isinstance(kind, int) else steps_walked(card.moves)
    if not first:
        hand = "no" if to.rules.is_open else "yes"
        return [to.say("play-then", card=name, kind=kind, steps=steps, hand=hand)]
    picture = "no" if isinstance(kind, int) or kind == "sorry" else "yes"
    return [to.say("play-head", who=to.role(seat), name=to.name(seat), card=name, picture=picture,
                   steps=steps)]


def _card(seat: Seat, card: CardUnit, to: Listener, *, first: bool) -> list[str]:
    """Return a card and what came of it."""
    told = _head(seat, card, to, first=first)
    if card.ending == "played":
        return told + news_clauses(to, card.moves, seat, _steps_of(to, card))
    if seat == to.seat:
        if card.forced:
            return [*told, to.say("play-stuck")]
        quiet = to.rules.is_open and to.verbosity is Verbosity.BRIEF
        return told if quiet else [*told, to.say("play-passed")]  # the key that passed said so
    return [*told, to.say("play-stuck" if card.ending == "stuck" else "play-declined")]


def _steps_of(to: Listener, card: CardUnit) -> int:
    """Return the steps that are told with a card: its number, or those walked by it."""
    kind = to.face(card.card)
    return kind if isinstance(kind, int) else steps_walked(card.moves)


# -- cards coming and going ------------------------------------------------------------------


def _drew(to: Listener, seat: Seat, card: Kind, who: str = "") -> str:
    return to.say("news-drew", who=who or to.role(seat), name=to.name(seat), card=to.card(card))


def _drawn(unit: DrawnUnit, to: Listener) -> list[str]:
    """Return a card that came into the listener's hand, and if the turn ends for want of a play.

    An open card is told with its choices.
    """
    if unit.card is None or unit.seat != to.seat or to.rules.is_open:
        return []
    spent = [to.say("play-spent")] if unit.spent else []
    return [to.sentence([_drew(to, unit.seat, unit.card), *spent])]


def _dealt(unit: HandDealt, to: Listener) -> list[str]:
    """Return the own hand.

    Who plays several seats is told each hand when that seat is to choose.
    """
    several = len(to.own_seats) > 1
    if unit.cards is None or unit.seat != to.seat or several:
        return []
    cards = to.every([to.card(card) for card in kinds_of(unit.cards)])
    return _one(to, "terms-hand", cards=cards)


def _given(unit: CardGiven, to: Listener) -> list[str]:
    """Return which card was given; only the two who exchanged hear of it (D5)."""
    if unit.card is None or to.seat not in (unit.seat, unit.partner):
        return []
    who, other = ("you", unit.partner) if to.seat == unit.seat else ("other", unit.seat)
    return _one(to, "news-given", who=who, name=to.name(other), card=to.card(unit.card),
                kind=to.face(unit.card))


def _folded(unit: HandFolded, to: Listener) -> list[str]:
    held = [to.card(card) for card in kinds_of(unit.cards)]
    return _one(to, "news-fold", who=to.role(unit.seat), name=to.name(unit.seat),
                cards=to.every(held), count=len(held))


# -- endings ---------------------------------------------------------------------------------


def _won(to: Listener, message: str, seats: tuple[Seat, ...]) -> list[str]:
    who = "other"
    if to.seat in seats:
        who = "you" if set(seats) <= set(to.own_seats) else "together"
    others = to.holders([seat for seat in seats if seat not in to.own_seats])
    return _one(to, message, who=who, names=to.every(others), count=len(others))


def _score(line: ScoreLine, to: Listener) -> str:
    """Return where the points of a round came from (52 to 54)."""
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


_TOLD = frozenset({"start", "first", "seats"})
"""Options that are heard without being named: how pawns begin, who goes first, who plays what."""


def greeting(to: Listener, *, by_keys: bool) -> list[str]:
    """Return the first lines: two sentences, so that the first turn comes soon.

    There is a third where more is settled.
    """
    board = to.rules.board.lane_word
    title = to.say("greeting-title", board=board, mode="keys" if by_keys else "lines")
    settled = _match(to) + _house(to)
    return [
        to.join([title, *_book(to)]), players(to), *([to.sentence(settled)] if settled else [])
    ]


def game_played(to: Listener, number: int) -> list[str]:
    """Return the game, its rule book, which round it is and how the match ends.

    Args:
        to: The listener.
        number: The number of the round.
    """
    clauses = [to.say("greeting-game", board=to.rules.board.lane_word), *_book(to), *_match(to)]
    if to.rules.scoring:
        clauses.append(to.say("news-round", number=number))
    return [to.sentence(clauses)]


def _book(to: Listener) -> list[str]:
    """Return the rule book, where there are several of the game."""
    if to.rules.board.ends_in_targets:
        return []
    return [to.say("greeting-book", book=to.rules.name)]


def _match(to: Listener) -> list[str]:
    """Tell until when points are counted, and that pawns begin outside (2, 45, 55)."""
    scoring = to.rules.scoring
    until = "target" if scoring and scoring.target else "rounds"
    points = [
        to.say("menu-points", until=until, count=scoring.target or scoring.rounds)
    ] if scoring else []
    return points + ([to.say("rules-set-start-quick")] if to.rules.quick else [])


def _house(to: Listener) -> list[str]:
    """Return how many rules of the house there are."""
    count = len(house_options(to.rules))
    return [to.say("menu-rules", count=count), to.say("greeting-ask")] if count else []


def house_options(rules: Ruleset) -> dict[str, str]:
    """Return the options in which a game departs from its rule book, by name.

    Those of which the greeting tells in its own words are left out.
    """
    return {name: value for name, value in options_of(rules).items() if name not in _TOLD}


_USUAL = frozenset({"runner", "chance"})
"""Kinds of bots that the greeting does not name."""


def players(to: Listener) -> str:
    """Return who plays whom."""
    return to.sentence(_players(to))


def _players(to: Listener) -> list[str]:
    """Return who you are, who plays with you, and whom you play."""
    seating = to.seating
    clauses = []
    if to.seat in seating.people:
        name = seating.name(to.seat)
        clauses.append(
            to.say("greeting-you", name=name, colour=_colours(to, to.seat),
                   named="yes" if name else "colour" if to.shared else "no")
        )
    partners = [seat for seat in to.partners if seat not in to.own_seats]
    known = (*to.own_seats, *partners)
    rivals = [seat for seat in _first_seats(seating) if seat not in known]
    if to.seat not in seating.people:  # nobody is spoken to: people play, and bots against them
        clauses += [_player(to, seat) for seat in rivals if seat in seating.people]
        rivals = [seat for seat in rivals if seat not in seating.people]
    clauses += [to.say("greeting-partner", name=to.name(seat)) for seat in partners]
    if rivals:
        clauses.append(to.say("greeting-against", names=_rivals(to, rivals)))
    return clauses


def _first_seats(seating: Seating) -> list[Seat]:
    """Return the first seat of everybody at the table."""
    return [seat for seat in seating.seats if seating.seats_of(seat)[0] == seat]


def _player(to: Listener, seat: Seat) -> str:
    """Name a person with all their colours."""
    name = to.seating.name(seat) or to.name(seat)
    return to.say("greeting-person", name=name, colour=_colours(to, seat))


def _colours(to: Listener, seat: Seat) -> str:
    seats = to.seating.seats_of(seat)
    return to.every([to.say("greeting-colour", colour=to.colour(one)) for one in seats])


def _rivals(to: Listener, seats: Sequence[Seat]) -> str:
    """Name opponents; how they play once, where all of them are bots that play alike."""
    kinds = {_kind(to, seat) for seat in seats}
    kind = kinds.pop()
    if not kind or kinds or len(seats) == 1:
        return to.every([_rival(to, seat, _kind(to, seat)) for seat in seats])
    names = to.every(_rival(to, seat, "") for seat in seats)
    return to.say("greeting-kinds", names=names, kind=kind)


def _kind(to: Listener, seat: Seat) -> str:
    """Return how a bot plays where that was chosen, else an empty text."""
    kind = to.seating.chairs[seat].kind
    return "" if kind == PERSON or kind in _USUAL else kind


def _rival(to: Listener, seat: Seat, kind: str) -> str:
    """Name an opponent, a bot with how it plays; with colours who has several."""
    name = to.seating.name(seat)
    if not name:
        return _colours(to, seat)
    who = to.say("greeting-kind", name=name, kind=kind) if kind else name
    if len(to.seating.seats_of(seat)) == 1:
        return who
    return to.say("greeting-rival-colours", who=who, colour=_colours(to, seat))
