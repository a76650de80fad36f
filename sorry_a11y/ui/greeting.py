"""The first lines of a game: the mode, the key for help, who plays whom."""

from __future__ import annotations

from sorry_a11y.narration.listener import Listener
from sorry_a11y.table.seating import Person, Robot


def lines(to: Listener, *, by_keys: bool, hint: bool) -> list[str]:
    """Two sentences, so that the first turn comes soon."""
    board = to.rules.board.lane_word
    first = to.say("open-title", board=board, mode="keys" if by_keys else "lines")
    return [first, to.sentence(_players(to, hint=hint))]


def _players(to: Listener, *, hint: bool) -> list[str]:
    seating = to.seating
    people = [seat for seat in seating.people if seat != to.seat]
    robots = [s for s in seating.seats if isinstance(seating.sitters[s], Robot)]
    clauses = []
    if to.seat in seating.people:
        sitter = seating.sitters[to.seat]
        name = sitter.name if isinstance(sitter, Person) else None
        clauses.append(
            to.say("open-you", name=name or "", named="yes" if name else "no",
                   colour=to.colour(to.seat))
        )
    clauses += [
        to.say("open-person", name=to.name(seat), colour=to.colour(seat)) for seat in people
    ]
    if robots:
        names = to.every([to.name(seat) for seat in robots])
        clauses.append(to.say("open-against", names=names))
    clauses += [to.say("open-partner", name=to.name(partner)) for partner in to.partners]
    if hint:
        clauses.append(to.say("open-hint"))
    return clauses
