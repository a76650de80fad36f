"""What is near a pawn, in one sentence: who is behind and ahead, and what it comes to next."""

from __future__ import annotations

from sorry_a11y.analysis.neighbours import Neighbours
from sorry_a11y.narration.listener import Listener


def neighbours_sentence(to: Listener, found: Neighbours) -> str:
    """The pawn, its neighbours behind and ahead, then the landmarks of its way."""
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
        clauses.append(
            to.say("answer-near-circle", name=to.name(owner), steps=steps, board=board)
        )
    clauses.append(to.say("answer-near-lane", board=board, steps=found.lane))
    return to.sentence(clauses)
