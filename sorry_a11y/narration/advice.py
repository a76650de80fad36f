"""Advice and odds in words. The first sentence says what, those behind it why."""

from __future__ import annotations

from collections.abc import Sequence

from sorry_a11y.narration.choices import play_clauses
from sorry_a11y.narration.listener import Listener
from sorry_a11y.rules.actions import Decision, Discard, Fold, Give, Pass
from sorry_a11y.rules.plays import Play
from sorry_a11y.rules.view import View
from sorry_a11y.table.advice import Advice, Change
from sorry_a11y.table.odds import PawnOdds
from sorry_a11y.table.queries import Danger

Answer = list[str]

MOST_DANGERS = 2
"""Dangers told of each sort; more is no longer a reason but a list."""


def advice(to: Listener, seen: View, found: Advice | None, number: int = 0) -> Answer:
    """What a strong player does and how often it wins: "Strong players take option 2, pawn 1
    home" and "It wins 61 in 100 from here, the next best 54". ``number``: the option's number
    in the menu, 0 where the menu asks in stages."""
    if found is None:
        return [to.sentence([to.say("advice-no-turn")])]
    what = to.sentence([
        to.say("advice-best", number=number), *decision_clauses(to, seen, found.decision)
    ])
    clauses = [to.say("advice-chance", wins=found.in_100)]
    if found.next_best is None:
        clauses.append(to.say("advice-only"))
    elif found.next_in_100 == found.in_100:
        clauses.append(to.say("advice-alike"))
    else:
        clauses.append(to.say("advice-next", wins=found.next_in_100))
    return [what, to.sentence(clauses)]


def decision_clauses(to: Listener, seen: View, decision: Decision) -> list[str]:
    """What a decision is, as the menu tells it."""
    match decision:
        case Play():
            return play_clauses(decision, seen, to)
        case Pass():
            return [to.say("ask-decline" if seen.choices.plays else "ask-pass")]
        case Discard():
            return [to.say("ask-discard", card=to.card(decision.card))]
        case Give():
            partner = next(s for s in seen.rules.ground.side_of[seen.seat] if s != seen.seat)
            return [to.say("ask-give", name=to.name(partner), card=to.card(decision.card))]
        case Fold():
            return [to.say("ask-fold")]


def reasons(to: Listener, found: Advice) -> Answer:
    """Why, a sentence a reason: what it does, what it makes safe, what the next best would
    leave open."""
    clauses = [
        *_gains(to, found.change),
        *_dangers(to, "advice-why-safer", found.change.safer),
        *_dangers(to, "advice-why-exposed", found.change.exposed),
    ]
    other = found.next_change
    if other:
        here = {(one.pawn, one.by) for one in found.change.exposed}
        worse = [one for one in other.exposed if (one.pawn, one.by) not in here]
        clauses += _dangers(to, "advice-why-other-exposed", worse)
        if other.loses and not found.change.loses:
            clauses.append(to.say("advice-why-other-loses", pawns=_pawns(to, other.loses)))
    if not clauses:
        clauses = [to.say("advice-why-place")]
    return [to.sentence([clause]) for clause in clauses]


def _gains(to: Listener, change: Change) -> list[str]:
    clauses = []
    home = "advice-why-home" if to.rules.board.has_home else "advice-why-target"
    for message, pawns in (
        (home, change.arrives), ("advice-why-lane", change.in_lane),
        ("advice-why-start", change.starts),
    ):
        if pawns:
            clauses.append(to.say(message, pawns=_pawns(to, pawns)))
    if change.sends_back:
        sent = _pawns(to, [pawn for pawn, _ in change.sends_back])
        steps = sum(lost for _, lost in change.sends_back) if len(change.sends_back) == 1 else 0
        clauses.append(to.say("advice-why-back", pawns=sent, steps=steps))
    if change.loses:
        clauses.append(to.say("advice-why-loses", pawns=_pawns(to, change.loses)))
    if change.nearer > 0 and not change.arrives:
        clauses.append(to.say("advice-why-nearer", steps=change.nearer))
    elif change.nearer < 0:
        clauses.append(to.say("advice-why-farther", steps=-change.nearer))
    return clauses


def _dangers(to: Listener, message: str, found: Sequence[Danger]) -> list[str]:
    return [
        to.say(
            message, pawn=to.pawn(one.pawn, to.seat, "object"), name=to.name(one.by),
            cards=to.every([to.card(card) for card in one.cards]),
        )
        for one in found[:MOST_DANGERS]
    ]


def _pawns(to: Listener, pawns: Sequence[int]) -> str:
    return to.every([to.pawn(pawn, to.seat, "object") for pawn in pawns])


def odds(to: Listener, found: Sequence[PawnOdds]) -> Answer:
    """Each pawn in reach: the chance in 100, then who can hit it with what, and how many of each
    are left."""
    if not found:
        return [to.sentence([to.say("advice-odds-none")])]
    told = []
    for one in found:
        clauses = [
            to.say("advice-odds", pawn=to.pawn(one.pawn, to.seat), wins=one.in_100)
        ]
        for hitter in one.hitters:
            cards = [
                to.say("advice-odds-card", card=to.card(kind), count=count)
                for kind, count in hitter.cards
            ]
            clauses.append(
                to.say("advice-odds-by", name=to.name(hitter.by), cards=to.join(cards))
            )
        told.append(to.sentence(clauses))
    return told
