"""The first lines of a game: the mode, the key for help, who plays whom."""

from __future__ import annotations

from sorry_a11y.narration.listener import Listener
from sorry_a11y.table.seating import Robot, Seating


def greeting(to: Listener, *, by_keys: bool) -> list[str]:
    """Two sentences, so that the first turn comes soon."""
    board = to.rules.board.lane_word
    first = to.say("open-title", board=board, mode="keys" if by_keys else "lines")
    return [first, to.sentence(_players(to))]


def _players(to: Listener) -> list[str]:
    """Who you are, who plays with you, and whom you play."""
    seating = to.seating
    clauses = []
    if to.seat in seating.people:
        name = seating.name(to.seat)
        clauses.append(
            to.say("open-you", name=name, colour=_colours(to, to.seat),
                   named="yes" if name else "colour" if to.shared else "no")
        )
    partners = [seat for seat in to.partners if seat not in to.own_seats]
    known = (*to.own_seats, *partners)
    others = [seat for seat in _first_seats(seating) if seat not in known]
    clauses += [_player(to, seat) for seat in others if seat in seating.people]
    clauses += [to.say("open-partner", name=to.name(seat)) for seat in partners]
    rivals = [seat for seat in others if seat not in seating.people]
    if rivals:
        clauses.append(to.say("open-against", names=to.every([_rival(to, s) for s in rivals])))
    clauses += [_player(to, seat) for seat in rivals if len(seating.seats_of(seat)) > 1]
    return clauses


def _first_seats(seating: Seating) -> list[int]:
    """The first seat of everybody at the table."""
    return [seat for seat in seating.seats if seating.seats_of(seat)[0] == seat]


def _player(to: Listener, seat: int) -> str:
    """Somebody with all their colours."""
    name = to.seating.name(seat) or to.name(seat)
    return to.say("open-person", name=name, colour=_colours(to, seat))


def _colours(to: Listener, seat: int) -> str:
    seats = to.seating.seats_of(seat)
    return to.every([to.say("open-colour", colour=to.colour(one)) for one in seats])


def _rival(to: Listener, seat: int) -> str:
    """A bot by its name, and how it plays where somebody chose that."""
    sitter = to.seating.sitters[seat]
    assert isinstance(sitter, Robot), "people are told before"
    return to.say("open-kind", name=sitter.name, kind=sitter.kind)
