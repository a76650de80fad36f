"""What is told of a game once it is over, after its result: how it turned, the luckiest card, what
the choices cost, and how many games in a row are won."""

from __future__ import annotations

from sorry_a11y.analysis.highlights import Highlights, LuckyDraw, Swing
from sorry_a11y.analysis.rating import POINTS_A_GAME, ChoiceCost
from sorry_a11y.narration.catalog import Words
from sorry_a11y.narration.listener import Listener
from sorry_a11y.rules.board import kinds_in

LEAST_POINTS = 1
"""The fewest points of winning chance that are worth a clause."""
IN_A_ROW = 2
"""The fewest wins that are told as in a row."""


def story_clauses(to: Listener, found: Highlights) -> list[str]:
    """Return clauses on the play on which the game turned and on the listener's luckiest card, none
    where nothing moved the chance."""
    told: list[str] = []
    swing, draw = found
    if swing and abs(_points(swing.moved)) >= LEAST_POINTS:
        told += _turned(to, swing)
    if draw and _points(draw.luck) >= LEAST_POINTS:
        is_same = swing and (swing.turn, bytes((swing.card,))) == (draw.turn, draw.cards)
        if told and is_same and swing and swing.seat in to.own_seats:
            told.append(to.say("story-luckiest-too"))
        else:
            told += _luckiest(to, draw)
    return told


def outcome_clauses(
    words: Words, made: ChoiceCost, average: float | None = None, streak: int = 0
) -> list[str]:
    """Return clauses on the cost of the game's choices and on the wins in a row.

    Args:
        words: The words of the listener.
        made: The choices, of which nothing is told where there were none.
        average: The average cost in the games before, in points; None where there are none.
        streak: The wins in a row that the game ended.
    """
    told = []
    if made.choices:
        told.append(words.say("story-cost", cost=round(made.cost)))
        if average is not None:
            told.append(words.say("story-average", average=round(average)))
    if streak >= IN_A_ROW:
        told.append(words.say("story-streak", wins=streak))
    return told


def _turned(to: Listener, swing: Swing) -> list[str]:
    moved = _points(swing.moved)
    how = "bumps" if swing.bumped else "swaps" if swing.swapped else "plain"
    pawns = [
        to.pawn(pawn, swing.seat, "with" if how == "swaps" else "object")
        for pawn in swing.bumped or swing.swapped
    ]
    return [
        to.say("story-turned", who=to.role(swing.seat), name=to.name(swing.seat),
               card=to.card(swing.card), turn=swing.turn),
        to.say("story-moved", how=how, pawns=to.every(pawns),
               kind="good" if moved > 0 else "bad", worth=abs(moved)),
    ]


def _luckiest(to: Listener, draw: LuckyDraw) -> list[str]:
    cards = to.every([to.card(card) for card in kinds_in(draw.cards)])
    return [
        to.say("story-luckiest", cards=cards, count=len(draw.cards)),
        to.say("story-lucky", worth=_points(draw.luck)),
    ]


def _points(chance: float) -> int:
    return round(POINTS_A_GAME * chance)
