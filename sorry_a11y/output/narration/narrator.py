"""A game in sentences: its greeting, then one sentence for each unit of narration."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import assert_never

from sorry_a11y.core.game.setup import PERSON, Seating
from sorry_a11y.core.rules.board import Kind, Seat, kinds_of
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
    ScoreLine,
    TakenBack,
)
from sorry_a11y.core.rules.ruleset import Ruleset
from sorry_a11y.core.rulesets.families import options_of
from sorry_a11y.output.narration.listener import Listener, Verbosity
from sorry_a11y.output.narration.moves import news_clauses, untold_clauses
from sorry_a11y.output.narration.units import (
    CardUnit,
    DrawnUnit,
    StartDrawUnit,
    TurnUnit,
    Unit,
    steps_walked,
)


def sentences_of(units: Iterable[Unit], to: Listener) -> list[str]:
    """Return the sentences for the units, in order.

    A unit without news for this listener has no sentence. Successive turns of others in which
    nothing could move share one. Who won the last round is told by who won the game.
    """
    units = [*units]
    is_over = any(isinstance(unit, GameWon) for unit in units)
    if is_over:
        units = [unit for unit in units if not isinstance(unit, RoundWon)]
    told: list[str] = []
    for is_idle, group in groupby(units, lambda unit: _is_idle(unit, to)):
        together = list(group)
        if is_idle:
            told.append(_idle(together, to))
        else:
            told += [
                sentence
                for unit in together
                for sentence in _unit_sentences(unit, to, is_over=is_over)
            ]
    return told


def _unit_sentences(unit: Unit, to: Listener, *, is_over: bool) -> list[str]:
    """Return the sentences of one unit, with which the game may be over."""
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
            return [who_won(to, "news-round-won", unit.seats)] if to.rules.scoring else []
        case GameWon():
            return [who_won(to, "news-game-won", unit.seats)]
        case TakenBack():
            told = _one(to, "news-taken-back", name=to.name(unit.seat))
            return [] if unit.seat in to.own_seats else told  # the key that took back said so
        case RoundScored():
            return _scores(unit.lines, to, is_over=is_over)
    assert_never(unit)


def _of_hand(
    unit: DrawnUnit | HandDealt | CardGiven | CardDiscarded | HandFolded, to: Listener
) -> list[str]:
    """Return the sentences about cards drawn, dealt, given, discarded or folded."""
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
            return _one(
                to,
                "news-discard",
                who=who,
                name=to.name(unit.seat),
                card=to.card(unit.card),
                kind=to.face(unit.card),
            )


def _round(unit: RoundBegan, to: Listener) -> list[str]:
    """Return the sentence about a new round; the greeting tells the first one."""
    if unit.number == 1:
        return []
    out = [to.say("rules-set-start-quick")] if to.rules.quick else []
    return [to.sentence([to.say("news-round", number=unit.number), *out])]


def _first(unit: FirstPlayerChosen | StartDrawUnit, to: Listener) -> list[str]:
    """Return the sentences who goes first, and which cards were drawn for it."""
    if isinstance(unit, StartDrawUnit):
        drawn = [_drew(to, seat, card) for seat, card in unit.drawn]
        why = to.say("news-first-draw", again="yes" if unit.again else "no")
        return [to.sentence([why, *drawn])]
    who = "other" if to.shared else to.role(unit.seat)
    return _one(to, "news-first", how=unit.how, who=who, name=to.name(unit.seat))


def _one(to: Listener, message: str, **values: str | int) -> list[str]:
    return [to.sentence([to.say(message, **values)])]


# -- turns -----------------------------------------------------------------------------------


def _turn(unit: TurnUnit, to: Listener) -> list[str]:
    """Return the sentence about a turn: the player and the card, then the moves of pawns.

    Further cards are told as drawn or, from a hand, as played.
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
    """Return whether the unit is a finished turn of another player with one card and no move."""
    return (
        isinstance(unit, TurnUnit)
        and unit.over
        and unit.seat not in to.own_seats
        and [card.ending for card in unit.cards] == ["stuck"]
    )


def _idle(units: Sequence[Unit], to: Listener) -> str:
    """Return one sentence for successive turns in which nothing could move."""
    heads = [
        to.join(_head(unit.seat, unit.cards[0], to, first=True))
        for unit in units
        if isinstance(unit, TurnUnit)
    ]
    return to.sentence([to.every(heads), to.say("play-stuck")])


def _stops_short(unit: TurnUnit, to: Listener) -> bool:
    """Return whether another player's turn ended because the hand had no further play (49)."""
    goes_on = to.rules.cards[unit.cards[-1].card].again
    return unit.over and goes_on and unit.seat != to.seat and not to.rules.is_open


def _head(seat: Seat, card: CardUnit, to: Listener, *, first: bool) -> list[str]:
    """Return the clauses with the player and the card.

    They are left out for a listener's own open card, which was told when it was drawn.
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
    return [
        to.say(
            "play-head",
            who=to.role(seat),
            name=to.name(seat),
            card=name,
            kind=kind,
            picture=picture,
            steps=steps,
        )
    ]


def _card(seat: Seat, card: CardUnit, to: Listener, *, first: bool) -> list[str]:
    """Return the clauses about a card: its player, its moves, or that it was not played."""
    told = _head(seat, card, to, first=first)
    if card.ending == "played":
        return told + news_clauses(to, card.moves, seat, _steps_of(to, card), further=not first)
    if seat == to.seat:
        if card.forced:
            return [*told, to.say("play-stuck")]
        quiet = to.rules.is_open and to.verbosity is Verbosity.BRIEF
        return told if quiet else [*told, to.say("play-passed")]  # the key that passed said so
    return [*told, to.say("play-stuck" if card.ending == "stuck" else "play-declined")]


def _steps_of(to: Listener, card: CardUnit) -> int:
    """Return the steps that the card's name or its clause tells; 0 for none."""
    kind = to.face(card.card)
    return kind if isinstance(kind, int) else steps_walked(card.moves)


# -- cards coming and going ------------------------------------------------------------------


def _drew(to: Listener, seat: Seat, card: Kind, who: str = "") -> str:
    return to.say("news-drew", who=who or to.role(seat), name=to.name(seat), card=to.card(card))


def _drawn(unit: DrawnUnit, to: Listener) -> list[str]:
    """Return the sentence about a card drawn into the listener's hand, and if the turn ends by it.

    Open cards are told with their choices.
    """
    if unit.card is None or unit.seat != to.seat or to.rules.is_open:
        return []
    spent = [to.say("play-spent")] if unit.spent else []
    return [to.sentence([_drew(to, unit.seat, unit.card), *spent])]


def _dealt(unit: HandDealt, to: Listener) -> list[str]:
    """Return the sentence about the own hand.

    A player of several seats hears each hand when that seat must choose.
    """
    several = len(to.own_seats) > 1
    if unit.cards is None or unit.seat != to.seat or several:
        return []
    cards = to.every([to.card(card) for card in kinds_of(unit.cards)])
    return _one(to, "terms-hand", cards=cards)


def _given(unit: CardGiven, to: Listener) -> list[str]:
    """Return the sentence which card was given, for the two who exchanged cards (D5)."""
    if unit.card is None or to.seat not in (unit.seat, unit.partner):
        return []
    who, other = ("you", unit.partner) if to.seat == unit.seat else ("other", unit.seat)
    return _one(
        to,
        "news-given",
        who=who,
        name=to.name(other),
        card=to.card(unit.card),
        kind=to.face(unit.card),
    )


def _folded(unit: HandFolded, to: Listener) -> list[str]:
    held = [to.card(card) for card in kinds_of(unit.cards)]
    return _one(
        to,
        "news-fold",
        who=to.role(unit.seat),
        name=to.name(unit.seat),
        cards=to.every(held),
        count=len(held),
    )


# -- endings ---------------------------------------------------------------------------------


def who_won(to: Listener, message: str, seats: tuple[Seat, ...], **values: str) -> str:
    """Return a sentence about the seats that have won, by a message that takes their names."""
    who = "other"
    if to.seat in seats:
        who = "you" if set(seats) <= set(to.own_seats) else "together"
    others = to.holders([seat for seat in seats if seat not in to.own_seats])
    names = to.every(others)
    return to.sentence([to.say(message, who=who, names=names, count=len(others), **values)])


def _scores(lines: Sequence[ScoreLine], to: Listener, *, is_over: bool) -> list[str]:
    """Return the sentences with the points of a round: of the best side, then of the listener's.

    A listener who is best hears the next side too. At brief they share a sentence without the
    sources of the points; at full, and where several people listen, all sides are told.
    """
    ranked = sorted(lines, key=lambda line: -(line.total if is_over else line.points))
    own = [line for line in ranked if to.seat in line.seats]
    if own and not to.shared and to.verbosity is not Verbosity.FULL:
        ranked = [ranked[0], *(own if own != ranked[:1] else ranked[1:2])]
    if to.verbosity is Verbosity.BRIEF:
        return [
            to.sentence([clause for line in ranked for clause in _score(line, to, sources=False)])
        ]
    return [to.sentence(_score(line, to, sources=True)) for line in ranked]


def _score(line: ScoreLine, to: Listener, *, sources: bool) -> list[str]:
    """Return the clauses with the points of a side in a round, and their sources (52 to 54)."""
    who = "you" if to.seat in line.seats else "other"
    names = to.every([to.name(seat) for seat in line.seats if seat != to.seat])
    together = "yes" if len(line.seats) > 1 else "no"
    clauses = [to.say("news-score", who=who, names=names, together=together, points=line.points)]
    if sources and line.own_pawns:
        clauses.append(to.say("news-score-own", points=line.own_pawns))
    if sources and line.rival_pawns:
        clauses.append(to.say("news-score-rivals", points=line.rival_pawns))
    if sources and line.bonus:
        parts = to.every([str(points) for points in line.bonus])
        clauses.append(to.say("news-score-bonus", points=parts))
    if line.total != line.points:
        clauses.append(to.say("news-score-total", points=line.total))
    return clauses


_TOLD = frozenset({"start", "first", "seats"})
"""Options that the greeting tells in its own words."""


def greeting(to: Listener, *, by_keys: bool) -> list[str]:
    """Return the first sentences of a game: two, or three if its rules or match are special."""
    title = [to.say("greeting-game", board=to.rules.board.lane_word), *_book(to)]
    if to.hands != "touch":
        title.append(to.say("greeting-help", mode="keys" if by_keys else "lines"))
    settled = _match(to) + _house(to)
    return [to.join(title), players(to), *([to.sentence(settled)] if settled else [])]


def game_played(to: Listener, number: int) -> list[str]:
    """Return the sentences about the game, its rule book, its round and the end of the match.

    Args:
        to: The listener.
        number: The number of the round.
    """
    clauses = [to.say("greeting-game", board=to.rules.board.lane_word), *_book(to), *_match(to)]
    if to.rules.scoring:
        clauses.append(to.say("news-round", number=number))
    return [to.sentence(clauses)]


def _book(to: Listener) -> list[str]:
    """Return the clause about the rule book if the game has several."""
    if not to.rules.board.has_home:
        return []
    return [to.say("greeting-book", book=to.rules.name)]


def _match(to: Listener) -> list[str]:
    """Return the clauses how the match ends, and that pawns begin outside (2, 45, 55)."""
    scoring = to.rules.scoring
    until = "target" if scoring and scoring.target else "rounds"
    points = (
        [to.say("menu-points", until=until, count=scoring.target or scoring.rounds)]
        if scoring
        else []
    )
    return points + ([to.say("rules-set-start-quick")] if to.rules.quick else [])


def _house(to: Listener) -> list[str]:
    """Return the clause with the number of house rules."""
    count = len(house_options(to.rules))
    return [to.say("menu-rules", count=count), to.say("greeting-ask")] if count else []


def house_options(rules: Ruleset) -> dict[str, str]:
    """Return the options that differ from the preset, without those of `_TOLD`."""
    return {name: value for name, value in options_of(rules).items() if name not in _TOLD}


_USUAL = frozenset({"runner", "chance"})
"""Kinds of bots that the greeting does not name."""


def players(to: Listener) -> str:
    """Return the sentence who plays against whom."""
    return to.sentence(_players(to))


def _players(to: Listener) -> list[str]:
    """Return the clauses about the listener, the partner and the opponents."""
    seating = to.seating
    clauses = []
    if to.seat in seating.people:
        name = seating.name(to.seat)
        clauses.append(
            to.say(
                "greeting-you",
                name=name,
                colour=_colours(to, to.seat),
                named="yes" if name else "colour" if to.shared else "no",
            )
        )
    partners = [seat for seat in to.partners if seat not in to.own_seats]
    known = (*to.own_seats, *partners)
    rivals = [seat for seat in _first_seats(seating) if seat not in known]
    if to.seat not in seating.people:  # a watcher hears the people, then the bots
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
    """Return the name of a person with all their colours."""
    name = to.seating.name(seat) or to.name(seat)
    return to.say("greeting-person", name=name, colour=_colours(to, seat))


def _colours(to: Listener, seat: Seat) -> str:
    seats = to.seating.seats_of(seat)
    return to.every([to.say("greeting-colour", colour=to.colour(one)) for one in seats])


def _rivals(to: Listener, seats: Sequence[Seat]) -> str:
    """Return the names of opponents; bots of one kind share the words how they play."""
    kinds = {_kind(to, seat) for seat in seats}
    kind = kinds.pop()
    if not kind or kinds or len(seats) == 1:
        return to.every([_rival(to, seat, _kind(to, seat)) for seat in seats])
    names = to.every(_rival(to, seat, "") for seat in seats)
    return to.say("greeting-kinds", names=names, kind=kind)


def _kind(to: Listener, seat: Seat) -> str:
    """Return the kind of a bot, empty for the usual kinds."""
    kind = to.seating.occupants[seat].kind
    return "" if kind == PERSON or kind in _USUAL else kind


def _rival(to: Listener, seat: Seat, kind: str) -> str:
    """Return an opponent's name, with a bot's kind and with colours if there are several."""
    name = to.seating.name(seat)
    if not name:
        return _colours(to, seat)
    who = to.say("greeting-kind", name=name, kind=kind) if kind else name
    if len(to.seating.seats_of(seat)) == 1:
        return who
    return to.say("greeting-rival-colours", who=who, colour=_colours(to, seat))
