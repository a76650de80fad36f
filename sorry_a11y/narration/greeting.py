"""The first lines of a game: the mode, the key for help, the rules, who plays whom."""

from __future__ import annotations

from sorry_a11y.narration.listener import Listener
from sorry_a11y.rules.board import Seat
from sorry_a11y.rules.ruleset import Ruleset
from sorry_a11y.rulesets.families import wishes_of
from sorry_a11y.table.setup import Robot, Seating

TOLD = frozenset({"start", "first", "seats"})
"""Options that are heard without being named: how pawns begin, who goes first, who plays what."""


def greeting(to: Listener, *, by_keys: bool) -> list[str]:
    """Two sentences, so that the first turn comes soon; a third where more is settled."""
    board = to.rules.board.lane_word
    title = to.say("open-title", board=board, mode="keys" if by_keys else "lines")
    settled = _match(to) + _house(to)
    return [
        to.join([title, *_book(to)]), players(to), *([to.sentence(settled)] if settled else [])
    ]


def game_played(to: Listener, number: int) -> list[str]:
    """What is played, for a player who asks: the game, its rule book, which round it is and how
    the match ends. ``number``: of the round."""
    clauses = [to.say("open-game", board=to.rules.board.lane_word), *_book(to), *_match(to)]
    if to.rules.scoring:
        clauses.append(to.say("news-round", number=number))
    return [to.sentence(clauses)]


def _book(to: Listener) -> list[str]:
    """The rule book, where there are several of the game."""
    if to.rules.board.ends_in_targets:
        return []
    return [to.say("open-book", book=to.rules.name)]


def _match(to: Listener) -> list[str]:
    """Until when points are counted, and that pawns begin outside (2, 45, 55)."""
    scoring = to.rules.scoring
    until = "target" if scoring and scoring.target else "rounds"
    points = [
        to.say("menu-points", until=until, count=scoring.target or scoring.rounds)
    ] if scoring else []
    return points + ([to.say("rules-set-start-quick")] if to.rules.quick else [])


def _house(to: Listener) -> list[str]:
    """How many rules of the house there are."""
    count = len(house_options(to.rules))
    return [to.say("menu-rules", count=count), to.say("open-ask")] if count else []


def house_options(rules: Ruleset) -> dict[str, str]:
    """The options in which a game departs from its rule book, by name, but for those of which the
    greeting tells in its own words."""
    return {name: value for name, value in wishes_of(rules).items() if name not in TOLD}


def players(to: Listener) -> str:
    """Who plays whom."""
    return to.sentence(_players(to))


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
    return clauses


def _first_seats(seating: Seating) -> list[Seat]:
    """The first seat of everybody at the table."""
    return [seat for seat in seating.seats if seating.seats_of(seat)[0] == seat]


def _player(to: Listener, seat: Seat) -> str:
    """Somebody with all their colours."""
    name = to.seating.name(seat) or to.name(seat)
    return to.say("open-person", name=name, colour=_colours(to, seat))


def _colours(to: Listener, seat: Seat) -> str:
    seats = to.seating.seats_of(seat)
    return to.every([to.say("open-colour", colour=to.colour(one)) for one in seats])


def _rival(to: Listener, seat: Seat) -> str:
    """A bot by its name, how it plays where somebody chose that, and its colours where it has
    several."""
    occupant = to.seating.occupants[seat]
    assert isinstance(occupant, Robot), "people are told before"
    who = to.say("open-kind", name=occupant.name, kind=occupant.kind)
    if len(to.seating.seats_of(seat)) == 1:
        return who
    return to.say("open-rival-colours", who=who, colour=_colours(to, seat))
