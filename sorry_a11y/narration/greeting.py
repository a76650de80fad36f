"""The first lines of a game: the mode, the key for help, who plays whom."""

from __future__ import annotations

from sorry_a11y.narration.listener import Listener
from sorry_a11y.table.seating import Robot


def greeting(to: Listener, *, by_keys: bool, hint: bool) -> list[str]:
    """Two sentences, so that the first turn comes soon."""
    board = to.rules.board.lane_word
    first = to.say("open-title", board=board, mode="keys" if by_keys else "lines")
    return [first, to.sentence(_players(to, hint=hint))]


def _players(to: Listener, *, hint: bool) -> list[str]:
    """Who you are, who plays with you, and whom you play."""
    seating = to.seating
    clauses = []
    if to.seat in seating.people:
        name = seating.name(to.seat)
        clauses.append(
            to.say("open-you", name=name, named="yes" if name else "no",
                   colour=to.colour(to.seat))
        )
    clauses += [
        to.say("open-person", name=to.name(seat), colour=to.colour(seat))
        for seat in seating.people if seat != to.seat and seat not in to.partners
    ]
    clauses += [to.say("open-partner", name=to.name(seat)) for seat in to.partners]
    known = (to.seat, *to.partners, *seating.people)
    rivals = [_rival(to, seat) for seat in seating.seats if seat not in known]
    if rivals:
        clauses.append(to.say("open-against", names=to.every(rivals)))
    if hint:
        clauses.append(to.say("open-hint"))
    return clauses


def _rival(to: Listener, seat: int) -> str:
    """A bot by its name, and how it plays where somebody chose that."""
    sitter = to.seating.sitters[seat]
    assert isinstance(sitter, Robot), "people are told before"
    return to.say("open-kind", name=to.name(seat), kind=sitter.bot.name)
