"""One pawn's move as clauses: the words that a choice and the news about it share."""

from __future__ import annotations

from typing import Literal, NamedTuple

from sorry_a11y.analysis.landmarks import landmark
from sorry_a11y.narration.listener import Listener, Verbosity
from sorry_a11y.narration.units import Move
from sorry_a11y.rules.board import (
    Pawn,
    Seat,
    Spot,
    number_of,
    seat_of,
)
from sorry_a11y.rules.notation import COLOURS


def place_clause(to: Listener, pawn: Pawn, spot: Spot) -> str:
    """Return where a pawn is, by what matters: how far it has to go."""
    board, seat = to.rules.board, seat_of(pawn)
    if spot == board.start(seat):
        return to.say("terms-in-start", board=board.lane_word)
    if board.is_home(seat, spot):
        return to.say("terms-home")
    to_go = board.distance(seat, spot)
    step = board.lane_step(seat, spot)
    if not board.ends_in_targets:
        return to.say("terms-to-go", steps=to_go)
    if step:
        return to.say("terms-target", target=step)
    return to.say("terms-to-targets", steps=to_go - board.lane + 1)


def square_clause(to: Listener, square: Spot) -> str:
    """Return a square of the track as those who see the board would call it."""
    found = landmark(to.rules.board, square)
    return to.say("play-landmark", where=found.where, colour=COLOURS[found.seat],
                  count=found.steps)


def choice_clauses(
    to: Listener, moves: tuple[Move, ...], actor: Seat, *, by: bool = False
) -> list[str]:
    """Return the consequence of a play before it is made.

    It names every pawn, where it ends, whom it bumps or swaps with, and what they lose.

    Args:
        to: The listener.
        moves: The moves of the play.
        actor: The seat that plays.
        by: Whether it is a part of a 7, told with its steps.
    """
    if to.verbosity is not Verbosity.FULL and _is_plain_pair(to, moves, actor):
        return [_pair(to, *moves)]
    telling = _Telling("choice", by=by, where=True)
    clauses: list[str] = []
    for move in moves:
        clauses += _verb(to, move, actor, telling)
        clauses += _where(to, move)
        clauses += _bumps(to, move, actor, telling.when)
        if move.kind == "swap":
            clauses.append(_swaps_with(to, move, actor))
            clauses += _fall(to, move)
    return clauses


def news_clauses(to: Listener, moves: tuple[Move, ...], actor: Seat) -> list[str]:
    """Tell the same afterwards.

    At brief only changes to another player's plans are told, and where an own pawn stands now. What
    the listener's side loses is always told.
    """
    clauses: list[str] = []
    for move in moves:
        brief = to.verbosity is Verbosity.BRIEF and actor not in to.own_seats
        telling = _Telling("news", by=len(moves) > 1, where=not brief)
        if not (brief and len(moves) == 1 and move.bumped and _is_plain(to, move, actor)):
            clauses += _verb(to, move, actor, telling)
        if not brief:
            clauses += _where(to, move)
        clauses += _bumps(to, move, actor, telling.when, skip=brief and move.kind == "take")
        if move.kind == "swap" and not brief:
            own = _is_own(to, move.other)
            clauses.append(_swaps_with(to, move, actor))
            clauses += _fall(to, move) if own else _swapped_place(to, move)
        clauses += _frees(to, move)
    return clauses


def _frees(to: Listener, move: Move) -> list[str]:
    """Tell for whom a player plays whose fourth pawn has arrived, if the game goes on (42, D22)."""
    owner = seat_of(move.pawn)
    waiting = [seat for seat in to.rules.tables.side_of[owner] if seat not in move.full]
    if not move.full or not waiting:
        return []
    who = "you" if to.role(owner) == "you" else "for-you" if to.role(waiting[0]) == "you" else ""
    return [to.say("play-frees", who=who or "other", name=to.name(owner),
                   partner=to.name(waiting[0]))]


_ToldAs = Literal["choice", "news"]


class _Telling(NamedTuple):
    """The way in which a move is told.

    Attributes:
        when: As a choice or as news.
        by: Whether its steps are told, as of one of several.
        where: Whether its end is told, so that what happens to others comes behind that.
    """

    when: _ToldAs
    by: bool
    where: bool


def _is_own(to: Listener, pawn: Pawn) -> bool:
    """Return whether a pawn is the listener's or a partner's."""
    return seat_of(pawn) in (*to.own_seats, *to.partners)


def is_mere_walk(to: Listener, move: Move) -> bool:
    """Return whether a move is told by its steps alone."""
    return move.kind == "walk" and move.steps > 0 and not (
        move.slid or move.bounced or move.past or move.stayed or _ends_in_lane(to, move)
    )


def _is_plain_pair(to: Listener, moves: tuple[Move, ...], actor: Seat) -> bool:
    """Return whether two pawns of one seat share a card, and only where they end is told."""
    return len(moves) == 2 and all(
        _is_plain(to, move, actor) and not move.bumped for move in moves
    )


def _pair(to: Listener, one: Move, other: Move) -> str:
    return to.say(
        "play-pair", first=number_of(one.pawn) + 1, steps=_to_go(to, one.pawn, one.spot),
        second=number_of(other.pawn) + 1, more=_to_go(to, other.pawn, other.spot),
    )


def _is_plain(to: Listener, move: Move, actor: Seat) -> bool:
    """Return whether all that is worth telling of a move is whom it bumps."""
    return seat_of(move.pawn) == actor and is_mere_walk(to, move)


def _ends_in_lane(to: Listener, move: Move) -> bool:
    seat = seat_of(move.pawn)
    spot = move.spot
    return bool(to.rules.board.lane_step(seat, spot)) or spot == to.rules.board.home(seat)


def _verb(to: Listener, move: Move, actor: Seat, telling: _Telling) -> list[str]:
    """Return the pawn and what it does; then what follows from the way it came."""
    pawn = to.pawn(move.pawn, actor)
    clauses = [_first_clause(to, move, pawn, actor, telling)]
    if move.kind == "swap" and not telling.where and _is_own(to, move.other):
        clauses += _fall(to, move)
    if move.slid and move.kind != "walk":
        clauses.append(to.say("play-slides"))
    if move.stayed:
        clauses.append(to.say("play-stays"))
    if move.past:
        clauses.append(to.say("play-past"))
    return clauses


def _first_clause(to: Listener, move: Move, pawn: str, actor: Seat, telling: _Telling) -> str:
    match move.kind:
        case "out":
            return to.say("play-out", pawn=pawn)
        case "take":
            if telling.where:
                return to.say("play-out", pawn=pawn)
            other = _victim_told(to, move, move.other, actor, telling.when)
            return to.say("play-take", pawn=pawn, other=other)
        case "swap":
            if telling.where:
                return to.say("play-walk", pawn=pawn)
            return to.say("play-swap", pawn=pawn, other=to.pawn(move.other, actor, "with"))
        case "pay":
            return to.say("play-pay", pawn=pawn)
        case "walk":
            return _walk_clause(to, move, pawn, telling)


def _walk_clause(to: Listener, move: Move, pawn: str, telling: _Telling) -> str:
    board, seat = to.rules.board, seat_of(move.pawn)
    if move.bounced:
        return to.say("play-bounces", pawn=pawn, steps=move.bounced)
    if move.slid and move.spot == move.origin:
        return to.say("play-to-and-fro", pawn=pawn, steps=abs(move.steps))
    if move.slid:
        return to.say("play-walk-slides", pawn=pawn)
    if move.steps < 0:
        return to.say("play-back", pawn=pawn, steps=-move.steps)
    if board.is_home(seat, move.spot):
        return to.say("play-home", pawn=pawn, count=move.arrived, when=telling.when)
    if board.lane_step(seat, move.spot):
        return to.say("play-safe", pawn=pawn, board=board.lane_word)
    if telling.by or to.verbosity is Verbosity.FULL:
        return to.say("play-walk-by", pawn=pawn, steps=move.steps)
    return to.say("play-walk", pawn=pawn)


def _where(to: Listener, move: Move) -> list[str]:
    board = to.rules.board
    if move.kind == "pay" or board.is_home(seat_of(move.pawn), move.spot):
        return []
    clauses = [place_clause(to, move.pawn, move.spot)]
    square = board.square_of(move.spot)
    if to.verbosity is Verbosity.FULL and square < board.track:
        clauses.append(square_clause(to, square))
    return clauses


def _bumps(
    to: Listener, move: Move, actor: Seat, when: _ToldAs, *, skip: bool = False
) -> list[str]:
    """Tell whom a move bumps.

    Args:
        to: The listener.
        move: The move.
        actor: The seat that plays.
        when: As a choice or as news.
        skip: Whether to leave out the pawn whose place it took, which has been told.
    """
    taken = (move.other,) if move.kind == "take" and move.other >= 0 and not skip else ()
    pawns = (*taken, *move.bumped)
    victims = [
        _victim_told(to, move, pawn, actor, when, several=len(pawns) > 1) for pawn in pawns
    ]
    return [to.say("play-bumps", pawns=to.every(victims))] if victims else []


def _victim_told(
    to: Listener, move: Move, pawn: Pawn, actor: Seat, when: _ToldAs, *, several: bool = False
) -> str:
    """Return a bumped pawn, and how far it had to go where that tells what is lost.

    The distance is always told of a pawn of the listener's side, and in a choice where whom to bump
    is asked or more than the news is wanted.

    Args:
        to: The listener.
        move: The move.
        pawn: The bumped pawn.
        actor: The seat that plays.
        when: As a choice or as news.
        several: Whether it is one of a list, which a comma would cut.
    """
    victim = _victim(to, pawn, actor)
    tells = _is_own(to, pawn) or (
        when == "choice" and (move.kind == "take" or to.verbosity is not Verbosity.BRIEF)
    )
    spot = dict(move.stood).get(pawn)
    if not tells or spot is None:
        return victim
    return to.say(
        "play-had", pawn=victim, steps=_to_go(to, pawn, spot), place=place_clause(to, pawn, spot),
        alone="yes" if when == "news" and not several else "no",
    )


def _victim(to: Listener, pawn: Pawn, actor: Seat) -> str:
    """Return a bumped pawn; an own one is worth the word "your own", or whose own it is."""
    if seat_of(pawn) == actor:
        number = number_of(pawn) + 1
        role = "you" if actor == to.seat else "other"
        return to.say("terms-pawn-own", number=number, who=role, name=to.name(actor))
    return to.pawn(pawn, actor, "object")


def _swaps_with(to: Listener, move: Move, actor: Seat) -> str:
    return to.say("play-swaps-with", other=to.pawn(move.other, actor, "with"))


def _fall(to: Listener, move: Move) -> list[str]:
    """Return what the other pawn of a swap had and has to go, unless the slide bumps it."""
    if move.other in move.bumped:
        return []
    spots = (dict(move.stood)[move.other], move.origin)
    had, has = (_to_go(to, move.other, spot) for spot in spots)
    return [to.say("play-falls", before=had, after=has)]


def _to_go(to: Listener, pawn: Pawn, spot: Spot) -> int:
    """Return how far a pawn on the track has to go, home or to its first target."""
    board = to.rules.board
    less = board.lane - 1 if board.ends_in_targets else 0
    return board.distance(seat_of(pawn), spot) - less


def _swapped_place(to: Listener, move: Move) -> list[str]:
    """Return where the other pawn of a swap went, unless the slide bumped it."""
    if move.other in move.bumped:
        return []
    return [to.say("play-now", place=place_clause(to, move.other, move.origin))]
