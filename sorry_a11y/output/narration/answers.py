"""Answers to a player's questions in words.

Each is a few sentences, mostly one; the last becomes the focus line.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce

from sorry_a11y.core.analysis.overview import Neighbours
from sorry_a11y.core.analysis.queries import (
    CardsLeft,
    PawnPlace,
    Standing,
    pawn_places,
)
from sorry_a11y.core.rules.abilities.out import Out
from sorry_a11y.core.rules.abilities.replacing import Sorry
from sorry_a11y.core.rules.board import (
    PAWNS_EACH,
    Kind,
    Pawn,
    Seat,
    by_kind,
    number_of,
    seat_of,
)
from sorry_a11y.core.rules.game import Phase
from sorry_a11y.core.rules.notation import COLOURS, action_text
from sorry_a11y.core.rules.plays import Card
from sorry_a11y.core.rules.refusals import Instead, Refusal, Stuck, unplayable
from sorry_a11y.core.rules.ruleset import Ruleset
from sorry_a11y.core.rules.view import View
from sorry_a11y.output.narration.listener import Listener, Verbosity
from sorry_a11y.output.narration.moves import square_clause

Sentences = list[str]

_MANY = 6
"""The number of abilities above which a card can only be a wild one."""


# -- pawns -----------------------------------------------------------------------------------


def pawns_sentence(to: Listener, seen: View, seat: Seat) -> str:
    """Return the sentence where the pawns of a seat are.

    Pawns on the road come first, the one nearest home before the others; then start and home.
    """
    groups: dict[str, list[int]] = {}
    for place in sorted(pawn_places(seen, seat), key=_telling_order):
        groups.setdefault(_place(to, place), []).append(number_of(place.pawn) + 1)
    clauses = []
    for where, numbers in groups.items():
        if len(numbers) == PAWNS_EACH:
            clauses.append(to.say("answer-pawns-all", place=where))
            break
        who = to.every([str(number) for number in sorted(numbers)])
        clauses.append(to.say("answer-pawns-at", pawns=who, count=len(numbers), place=where))
    if to.own_seats == (seat,):
        clauses[0] = to.say("answer-pawns-own", first=clauses[0])
    else:
        clauses[0] = to.say("answer-pawns-of", name=to.name(seat), first=clauses[0])
    return to.sentence(clauses)


def _telling_order(place: PawnPlace) -> tuple[int, int]:
    return ({"lane": 0, "track": 0, "start": 1, "home": 2}[place.kind], place.to_go)


def _place(to: Listener, place: PawnPlace) -> str:
    board = to.rules.board
    match place.kind:
        case "start":
            return to.say("terms-in-start", board=board.lane_word)
        case "home":
            return to.say("terms-home")
        case "lane":
            if not board.has_home:
                return to.say("answer-target", target=board.lane - place.to_go)
            return to.say("answer-safe", steps=place.to_go)
        case "track":
            return _on_track(to, place)


def _on_track(to: Listener, place: PawnPlace) -> str:
    board = to.rules.board
    less = 0 if board.has_home else board.lane - 1
    where = to.say("answer-to-go", steps=place.to_go - less, board=board.lane_word)
    is_taken = place.side in to.seating.occupants
    who, name = (to.role(place.side), to.name(place.side)) if is_taken else ("none", "")
    side = to.say("answer-side", who=who, name=name, colour=COLOURS[place.side])
    where = to.say("terms-list", first=where, second=side)
    if to.verbosity is Verbosity.FULL:
        square = board.square(place.side, place.square)
        where = to.say("terms-list", first=where, second=square_clause(to, square))
    if place.ahead:
        ahead = to.say("answer-slide-ahead", steps=place.ahead)
        where = to.say("terms-list", first=where, second=ahead)
    return where


# -- cards -----------------------------------------------------------------------------------


def card_meaning(to: Listener, kind: Kind) -> str:
    """Return the meaning of a card: "7, forward 7, or split over two pawns"."""
    card = to.rules.cards[kind]
    if is_wild(to.rules, card):
        return to.sentence([to.card(kind), to.say("answer-card-any")])
    parts = [to.say(f"rules-does-{one.words}", **one.values) for one in card.abilities]
    text = reduce(lambda first, second: to.say("terms-or", first=first, second=second), parts)
    if card.again:
        text = to.say("answer-then-again", text=text)
    return to.sentence([to.card(kind), text])


def is_wild(rules: Ruleset, card: Card) -> bool:
    """Return whether a card can do all that every other card can do (D15)."""
    every = {ability for one in rules.cards for ability in one.abilities}
    return len(card.abilities) > _MANY and every <= set(card.abilities)


def hand(to: Listener, cards: Sequence[Kind]) -> str:
    """Return the listener's own cards."""
    if not cards:
        return to.sentence([to.say("answer-hand-empty")])
    return to.sentence([to.say("terms-hand", cards=to.every([to.card(c) for c in cards]))])


def cards_left_sentence(to: Listener, left: CardsLeft) -> str:
    """Return the sentence about the pile, the cards of each kind left, and the kinds used up."""
    counts = [
        to.say("answer-kind-left", kind=f"card-{to.rules.cards[kind].name}", count=count)
        for kind, count in left.kinds
    ]
    if left.returning:
        clauses = [to.say("answer-pile-empty", count=left.returning)]
    else:
        clauses = [to.say("answer-pile", count=left.pile)]
    if counts and left.gone:
        gone = to.every([to.card(kind) for kind in left.gone])
        clauses.append(to.say("answer-gone", cards=gone))
    if counts:
        clauses.append(to.say("answer-unseen", counts=to.items(counts)))
    return to.sentence(clauses)


# -- the game --------------------------------------------------------------------------------


def turn(to: Listener, seen: View) -> str:
    """Return the sentence whose turn it is and what the player must do."""
    if seen.over:
        return over(to)
    who, name = to.role(seen.turn), to.name(seen.turn)
    if seen.turn in to.own_seats:
        who = "colour" if len(to.own_seats) > 1 else "you"
    if seen.phase is Phase.GIVE:
        if who == "colour":
            who = "both"
        return to.sentence([to.say("answer-turn-give", who=who, name=name)])
    if seen.rules.is_open and seen.card is not None:
        card = to.card(seen.card)
        return to.sentence([to.say("answer-turn-card", who=who, name=name, card=card)])
    return to.sentence([to.say("answer-turn", who=who, name=name)])


def over(to: Listener) -> str:
    """Return the sentence that the game is over."""
    return to.sentence([to.say("answer-over")])


def standing_sentences(to: Listener, rows: Sequence[Standing]) -> Sentences:
    """Return the sentences how far the sides are, in the order of ``rows``.

    Players who stand alike share a sentence.
    """
    alike: dict[tuple[int, int, int, int], list[Standing]] = {}
    for row in rows:
        alike.setdefault((len(row.seats), row.home, row.to_go, row.points), []).append(row)
    return [to.sentence([_side(to, same)]) for same in alike.values()]


def closeness_sentences(to: Listener, rows: Sequence[Standing]) -> Sentences:
    """Return the sentences how close the end of a game was.

    A winner hears how far the next side was, others how far their own side was; who does not play
    hears it of all sides. Of a game for points the scores have told it.
    """
    own = next((row for row in rows if to.seat in row.seats), None)
    if own is None:
        return standing_sentences(to, rows)
    if to.rules.scoring:
        return []
    return standing_sentences(to, rows[1:2] if own == rows[0] else [own])


def _side(to: Listener, same: Sequence[Standing]) -> str:
    """Return how far a seat is, partners together, or several seats that stand alike."""
    row, scoring = same[0], to.rules.scoring
    seats = [seat for one in same for seat in one.seats]
    own = [seat for seat in seats if seat == to.seat or seat in to.own_seats]
    others = to.holders([seat for seat in seats if seat not in own])
    values = {
        "home": row.home,
        "steps": row.to_go,
        "points": row.points,
        "whole": "yes" if row.home == PAWNS_EACH * len(row.seats) else "no",
        "scores": "yes" if scoring else "no",
        "board": to.rules.board.lane_word,
    }
    if len(seats) == 1:
        return to.say("answer-standing", who=to.role(seats[0]), name=to.name(seats[0]), **values)
    if len(same) > 1:
        who = "each-with-you" if own else "each"
        others = [to.say("terms-you"), *others] if own else others
    else:
        who = "other" if not own else "you" if len(own) == len(seats) else "together"
    return to.say(
        "answer-standing-team", who=who, names=to.every(others), count=len(others), **values
    )


def stuck_cards(to: Listener, seen: View) -> Sentences:
    """Return which cards of the hand cannot be played, then why, a sentence each.

    Cards with the same reasons are told together; the list is empty if all can be played.
    """
    alike: dict[tuple[str, ...], list[Kind]] = {}
    for kind, found in unplayable(seen):
        alike.setdefault(tuple(_stuck_pawns(to, found)), []).append(kind)
    told: Sentences = []
    for reasons, kinds in alike.items():
        cards = to.either(to.card(kind) for kind in kinds)
        told.append(to.sentence([to.say("answer-card-stuck", card=cards, count=len(kinds))]))
        told += reasons
    return told


def stuck(to: Listener, found: Sequence[Stuck]) -> Sentences:
    """Return the reasons why pawns cannot move; pawns with the same reason share a sentence."""
    return _stuck_pawns(to, found) or [to.sentence([to.say("answer-none-stuck")])]


def tell_refused(to: Listener, seen: View, why: Refusal, card: Kind) -> str:
    """Return why the rules do not allow a decision, in one sentence.

    Args:
        to: The listener, on the seat that decides.
        seen: The view for which it was refused.
        why: The reason.
        card: The card of the decision.
    """
    if isinstance(why, Stuck):
        return to.stopped(" ".join(stuck(to, [why])))
    if isinstance(why, Instead):
        texts = to.either([action_text(seen.rules, one) for one in why.decisions])
        return to.stopped(to.sentence([to.say("answer-instead", decisions=texts)]))
    if why == "over":
        return to.stopped(over(to))
    if why == "turn":
        return to.stopped(turn(to, seen))
    return to.stopped(to.sentence([to.say("answer-barred", why=why, card=to.card(card))]))


def _stuck_pawns(to: Listener, found: Sequence[Stuck]) -> Sentences:
    """Return a sentence for each reason why pawns cannot move."""
    groups: dict[tuple[str, Pawn], list[Stuck]] = {}
    for one in found:
        groups.setdefault((one.reason, one.other), []).append(one)
    return [to.sentence([_why(to, same)]) for same in groups.values()]


def pawn_numbers(to: Listener, pawns: Sequence[Pawn]) -> str:
    """Return the names of a side's pawns: "pawn 2", "pawns 1 and 3", "all pawns"."""
    own = [pawn for pawn in pawns if seat_of(pawn) == to.seat]
    parts = []
    if len(own) == PAWNS_EACH:
        parts.append(to.say("answer-all-pawns"))
    elif own:
        numbers = to.every([str(number_of(pawn) + 1) for pawn in own])
        parts.append(to.say("answer-pawn-numbers", pawns=numbers, count=len(own)))
    parts += [to.pawn(pawn, to.seat) for pawn in pawns if pawn not in own]
    return to.every(parts)


def _why(to: Listener, same: Sequence[Stuck]) -> str:
    """Return the clause why pawns cannot move that have the same reason."""
    one, board = same[0], to.rules.board
    other = to.pawn(one.other, seat_of(one.pawn), "object") if one.other >= 0 else ""
    return to.say(
        "answer-why",
        reason=one.reason,
        other=other,
        board=board.lane_word,
        pawns=pawn_numbers(to, [each.pawn for each in same]),
        count=len(same),
        starters=_starters(to),
    )


def _starters(to: Listener) -> str:
    """Return the cards that bring a pawn out."""
    kinds = [
        kind
        for kind, card in by_kind(to.rules.cards)
        if any(isinstance(ability, Out | Sorry) for ability in card.abilities)
    ]
    return to.either(to.card(kind) for kind in kinds)


def neighbours_sentence(to: Listener, found: Neighbours) -> str:
    """Return the pawn, its neighbours behind and ahead, then the landmarks of its way."""
    board = to.rules.board.lane_word
    clauses = [to.pawn(found.pawn, to.seat)]
    for message, one in (("answer-near-behind", found.behind), ("answer-near-ahead", found.ahead)):
        if one:
            other, steps = one
            clauses.append(to.say(message, other=to.pawn(other, to.seat), steps=steps))
    if not found.behind and not found.ahead:
        clauses.append(to.say("answer-near-nobody"))
    if found.slide:
        clauses.append(to.say("answer-slide-ahead", steps=found.slide))
    if found.circle:
        owner, steps = found.circle
        clauses.append(to.say("answer-near-circle", name=to.name(owner), steps=steps, board=board))
    clauses.append(to.say("answer-near-lane", board=board, steps=found.lane))
    return to.sentence(clauses)
