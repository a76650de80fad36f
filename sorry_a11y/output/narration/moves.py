"""The moves of a play as clauses, for choices and for news."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, NamedTuple

from sorry_a11y.core.analysis.overview import landmark
from sorry_a11y.core.rules.board import (
    Pawn,
    Seat,
    Spot,
    number_of,
    seat_of,
)
from sorry_a11y.core.rules.notation import COLOURS
from sorry_a11y.output.narration.listener import Case, Listener, Verbosity
from sorry_a11y.output.narration.units import Move


def place_clause(to: Listener, pawn: Pawn, spot: Spot) -> str:
    """Return the clause where a pawn is, by the steps that it has to go."""
    board, seat = to.rules.board, seat_of(pawn)
    if spot == board.start(seat):
        return to.say("terms-in-start", board=board.lane_word)
    if board.is_home(seat, spot):
        return to.say("terms-home")
    step = board.lane_step(seat, spot)
    if not board.has_home and step:
        return to.say("terms-target", target=step)
    return to.say("terms-to-go", steps=_to_go(to, pawn, spot), board=board.lane_word)


def end_clause(to: Listener, pawn: Pawn, spot: Spot) -> str:
    """Return the clause where a pawn just named would end by a choice."""
    steps = _to_go(to, pawn, spot)
    place = place_clause(to, pawn, spot)
    named = to.pawn(pawn, to.seat)
    return to.say("play-ends", when="choice", pawn=named, place=place, steps=steps)


def square_clause(to: Listener, square: Spot) -> str:
    """Return a square of the track by the name that sighted players use."""
    found = landmark(to.rules.board, square)
    return to.say("play-landmark", where=found.where, colour=COLOURS[found.seat], count=found.steps)


def choice_clauses(
    to: Listener,
    moves: tuple[Move, ...],
    actor: Seat,
    *,
    by: bool = False,
    both_ways: bool = False,
) -> list[str]:
    """Return the consequence of a play before it is made.

    It names every pawn, whom it bumps or swaps with, and where it ends; at brief not where that
    follows from a bump.

    Args:
        to: The listener.
        moves: The moves of the play.
        actor: The seat that plays.
        by: Whether it is a part of a 7, whose steps are told.
        both_ways: Whether the card can lead forward and back, so that the direction is told.
    """
    verb: _Verb = "forward" if both_ways else "choice"
    telling = _Telling("choice", by or len(moves) > 1, verb)
    return [clause for move in moves for clause in _clauses(to, move, actor, telling)]


def news_clauses(
    to: Listener, moves: tuple[Move, ...], actor: Seat, steps: int, *, further: bool = False
) -> list[str]:
    """Return the clauses of a play after it was made.

    At brief only changes to another player's plans are told, and where an own pawn stands now. What
    the listener's side loses is always told.

    Args:
        to: The listener.
        moves: The moves of the play.
        actor: The seat that plays.
        steps: The steps that the name of the card has told already; 0 for none.
        further: Whether it is a further card of the turn, so that a mere walk needs a verb.
    """
    told_as: ToldAs = "own" if actor in to.own_seats else "news"
    verb: _Verb = "moves" if told_as == "own" or further else ""
    clauses: list[str] = []
    for move in moves:
        by = len(moves) > 1 or abs(move.steps) != steps
        clauses += _clauses(to, move, actor, _Telling(told_as, by, verb))
        clauses += _frees(to, move)
    return clauses


def untold_clauses(to: Listener, moves: tuple[Move, ...]) -> list[str]:
    """Return the news about moves that the listener was told as a choice.

    They tell the consequences that the choice could not say.
    """
    return [clause for move in moves for clause in _frees(to, move)]


def _frees(to: Listener, move: Move) -> list[str]:
    """Return the clause for whom a player goes on after the own fourth pawn arrived (42, D22)."""
    owner = seat_of(move.pawn)
    waiting = [seat for seat in to.rules.tables.side_of[owner] if seat not in move.full]
    if not move.full or not waiting:
        return []
    who = "you" if to.role(owner) == "you" else "for-you" if to.role(waiting[0]) == "you" else ""
    return [
        to.say("play-frees", who=who or "other", name=to.name(owner), partner=to.name(waiting[0]))
    ]


ToldAs = Literal["choice", "own", "news"]
"""A choice, news of the listener's own move, or news of somebody else's."""
_Verb = Literal["", "choice", "forward", "moves"]
"""What a mere walk of an own pawn is called."""


class _Telling(NamedTuple):
    """The way in which a move is told.

    Attributes:
        when: Whether it is told as a choice, as own news or as news of others.
        by: Whether its steps are told, since it is one of several moves.
        verb: What a mere walk is called; empty where the card alone tells it.
    """

    when: ToldAs
    by: bool
    verb: _Verb = ""


def _clauses(to: Listener, move: Move, actor: Seat, telling: _Telling) -> list[str]:
    """Return the clauses of one move: its verb, where it ends, and whom it changes."""
    bumped = move.bumped
    where = _where(to, move, actor, telling)
    is_short = (
        not where and move.kind == "walk" and len(bumped) == 1 and (_is_plain(to, move, actor))
    )
    if is_short:
        pawn, bumped = bumped[0], ()
        other = _victim_told(to, move, pawn, actor, telling, behind_pawn=True)
        clauses = [to.say("play-take", pawn=to.pawn(move.pawn, actor), other=other)]
    else:
        clauses = _verb(to, move, actor, telling)
    clauses += where
    if move.kind == "take" and move.other >= 0 and not _names_other_first(to, telling):
        bumped = (move.other, *bumped)
    clauses += _bumps(to, move, bumped, actor, telling)
    if move.kind == "swap":
        last = not _names_other_first(to, telling)
        if last:
            other = to.pawn(move.other, actor, "with")
            clauses.append(to.say("play-swaps-with", other=other))
        clauses += _fall(to, move, telling, was_named=last or len(clauses) == 1)
    return clauses


def _bumps(
    to: Listener, move: Move, bumped: Sequence[Pawn], actor: Seat, telling: _Telling
) -> list[str]:
    """Return the clauses whom a move bumps: pawns without a loss to tell share the first one."""
    mood = _mood(to, move, telling)
    plain = [pawn for pawn in bumped if not _tells_loss(to, move, pawn, telling)]
    names = [_victim_told(to, move, pawn, actor, telling) for pawn in plain]
    told = [to.every(names)] if names else []
    told += [_victim_told(to, move, pawn, actor, telling) for pawn in bumped if pawn not in plain]
    return [to.say("play-bumps", mood=mood, pawns=pawns) for pawns in told]


_Mood = Literal["does", "do"]


def _mood(to: Listener, move: Move, telling: _Telling) -> _Mood:
    """Return ``do`` of a choice that tells the player what to do, as "bump Ben's pawn 1"."""
    is_told_so = move.kind in ("take", "swap") and _is_told_to(to, move.pawn, telling)
    return "do" if is_told_so and _names_other_first(to, telling) else "does"


def _is_told_to(to: Listener, pawn: Pawn, telling: _Telling) -> bool:
    """Return whether a choice tells the player what to do with a pawn, whose name is left out.

    A partner's pawn is named.
    """
    return telling.when == "choice" and seat_of(pawn) == to.seat


def _names_other_first(to: Listener, telling: _Telling) -> bool:
    """Return whether the first clause names the pawn that is replaced or swapped with.

    Otherwise it is named after the place where the moving pawn ends.
    """
    if telling.when == "choice":
        return to.verbosity is Verbosity.BRIEF
    return to.verbosity is not Verbosity.FULL


def _is_own(to: Listener, pawn: Pawn) -> bool:
    """Return whether a pawn is the listener's or a partner's."""
    return seat_of(pawn) in (*to.own_seats, *to.partners)


def _is_mere_walk(to: Listener, move: Move) -> bool:
    """Return whether a move is told by its steps alone."""
    return (
        move.kind == "walk"
        and move.steps > 0
        and not (move.slid or move.bounced or move.stayed)
        and not (_ends_in_lane(to, move) or _passes_lane(to, move))
    )


def _is_plain(to: Listener, move: Move, actor: Seat) -> bool:
    """Return whether at most a bump is to be told of a move."""
    return seat_of(move.pawn) == actor and _is_mere_walk(to, move)


def _ends_in_lane(to: Listener, move: Move) -> bool:
    seat = seat_of(move.pawn)
    spot = move.spot
    return bool(to.rules.board.lane_step(seat, spot)) or spot == to.rules.board.home(seat)


def _began_in_lane(to: Listener, move: Move) -> bool:
    return bool(to.rules.board.lane_step(seat_of(move.pawn), move.origin))


def _passes_lane(to: Listener, move: Move) -> bool:
    """Return whether a pawn walks past its targets, by choice or since the card is too high."""
    board, seat = to.rules.board, seat_of(move.pawn)
    is_ahead = move.kind == "walk" and move.steps > 0 and not board.has_home
    return is_ahead and board.distance(seat, move.spot) > board.distance(seat, move.origin)


def _stays_in_safety(to: Listener, move: Move) -> bool:
    """Return whether a pawn walks on within its safety zone."""
    board, seat = to.rules.board, seat_of(move.pawn)
    is_there = board.has_home and bool(board.lane_step(seat, move.spot))
    return is_there and _began_in_lane(to, move) and move.steps > 0 and not move.bounced


def _verb(to: Listener, move: Move, actor: Seat, telling: _Telling) -> list[str]:
    """Return the pawn and its verb, then the consequences of the way it came."""
    clauses = [_first_clause(to, move, actor, telling)]
    if move.kind == "walk" and _began_in_lane(to, move) and not _ends_in_lane(to, move):
        clauses.append(to.say("play-leaves-safety"))
    if move.slid and (move.kind != "walk" or _walks_then_slides(move, telling.by)):
        clauses.append(to.say("play-slides", mood=_mood(to, move, telling)))
    if move.stayed:
        clauses.append(to.say("play-stays"))
    if _passes_lane(to, move):
        clauses.append(to.say("play-past"))
    return clauses


def _first_clause(to: Listener, move: Move, actor: Seat, telling: _Telling) -> str:
    pawn = to.pawn(move.pawn, actor)
    when = "choice" if _is_told_to(to, move.pawn, telling) else "news"
    match move.kind:
        case "take" if _names_other_first(to, telling):
            other = _victim_told(to, move, move.other, actor, telling)
            short = _victim_told(to, move, move.other, actor, telling, behind_pawn=True)
            return to.say("play-replace", pawn=pawn, other=other, short=short, when=when)
        case "take" | "out":
            return to.say("play-out", pawn=pawn, board=to.rules.board.lane_word)
        case "swap" if not _names_other_first(to, telling):
            return to.say("play-walk", pawn=pawn, how="bare")
        case "swap":
            is_short = when == "choice" and to.rules.is_open
            other = to.pawn(move.other, actor, "short" if is_short else "with")
            return to.say(
                "play-swap",
                pawn=pawn,
                other=other,
                when=when,
                object=to.pawn(move.pawn, actor, "object"),
            )
        case "pay":
            return to.say("play-pay", pawn=pawn)
        case "walk":
            return _walk_clause(to, move, actor, pawn, telling)


def _walks_then_slides(move: Move, by: bool) -> bool:
    """Return whether a slide is told after the steps that lead to it.

    They are told if they lead back or are a part of a 7 (``by``), since the card does not tell
    them.
    """
    is_there = move.slid and move.kind == "walk" and move.spot != move.origin
    return is_there and (by or move.steps < 0)


def _walk_clause(to: Listener, move: Move, actor: Seat, pawn: str, telling: _Telling) -> str:
    board, seat = to.rules.board, seat_of(move.pawn)
    if move.bounced:
        return to.say("play-bounces", pawn=pawn, steps=move.bounced)
    if move.slid and move.spot == move.origin:
        return to.say("play-to-and-fro", pawn=pawn, steps=abs(move.steps))
    if move.slid and not _walks_then_slides(move, telling.by):
        return to.say("play-walk-slides", pawn=pawn)
    if move.steps < 0:
        return to.say("play-back", pawn=pawn, steps=-move.steps)
    if board.is_home(seat, move.spot):
        return to.say("play-home", pawn=pawn, count=move.arrived)
    return _within_lane(to, move, pawn, telling) or _forward(to, move, actor, pawn, telling)


def _within_lane(to: Listener, move: Move, pawn: str, telling: _Telling) -> str:
    """Return the clause about a walk that ends in safety or on a target; empty for any other.

    A pawn that was in safety before is not told as coming there: of a choice and of an own move
    only the steps to go are told.
    """
    board = to.rules.board
    step = board.lane_step(seat_of(move.pawn), move.spot)
    if not step or (_stays_in_safety(to, move) and telling.when != "news"):
        return ""
    message = "play-inside" if _began_in_lane(to, move) else "play-safe"
    return to.say(message, pawn=pawn, board=board.lane_word, target=step)


def _forward(to: Listener, move: Move, actor: Seat, pawn: str, telling: _Telling) -> str:
    """Return the clause about a walk that is nothing but one."""
    is_named = seat_of(move.pawn) == actor or actor == to.seat or telling.when == "choice"
    how = "bare" if is_named else "other"
    if telling.by or to.verbosity is Verbosity.FULL:
        return to.say("play-walk-by", pawn=pawn, steps=move.steps, how=how)
    return to.say("play-walk", pawn=pawn, how=telling.verb if is_named and telling.verb else how)


def _where(to: Listener, move: Move, actor: Seat, telling: _Telling) -> list[str]:
    if not _tells_place(to, move, actor, telling):
        return []
    board = to.rules.board
    before, after = (_to_go(to, move.pawn, spot) for spot in (move.origin, move.spot))
    how = _how_it_ends(to, move, actor, telling)
    if how == "swap":
        loses = "yes" if after > before else "no"
        return [to.say("play-swap-ends", steps=after, before=before, loses=loses)]
    clauses = [
        to.say(
            "play-ends",
            when=how,
            pawn=to.pawn(move.pawn, actor),
            place=place_clause(to, move.pawn, move.spot),
            steps=after,
        )
    ]
    square = board.square_of(move.spot)
    if to.verbosity is Verbosity.FULL and square < board.track:
        clauses.append(square_clause(to, square))
    return clauses


def _how_it_ends(to: Listener, move: Move, actor: Seat, telling: _Telling) -> str:
    """Return the variant of the clause where a move ends.

    A choice whose clauses say what the pawn does needs no word that it would stand there then.
    """
    if telling.when != "choice":
        return telling.when
    if move.kind in ("take", "swap") and _names_other_first(to, telling):
        if seat_of(move.pawn) != actor:
            return "named"
        return "swap" if move.kind == "swap" and not move.slid else "gets"
    is_bare = _is_mere_walk(to, move) or _stays_in_safety(to, move)
    return "choice" if is_bare and not telling.by and telling.verb != "forward" else "moved"


def _tells_place(to: Listener, move: Move, actor: Seat, telling: _Telling) -> bool:
    """Return whether the place where a move ends is told."""
    board, seat = to.rules.board, seat_of(move.pawn)
    in_lane = bool(board.lane_step(seat, move.spot))
    if move.kind == "pay" or board.is_home(seat, move.spot) or (in_lane and not board.has_home):
        return False
    if to.verbosity is Verbosity.FULL:
        return True
    is_brief = to.verbosity is Verbosity.BRIEF
    if move.kind == "out" and not move.slid:
        return False
    if telling.when == "choice" or (telling.when == "own" and seat == actor):
        follows = (telling.by and telling.when == "own") or (
            bool(move.bumped) and _is_plain(to, move, actor)
        )
        return not (is_brief and follows)
    if _stays_in_safety(to, move):
        return True
    is_told = move.slid or move.steps < 0 or in_lane or move.kind == "swap"
    return not is_brief and is_told and (move.kind != "swap" or telling.when == "own")


def _victim_told(
    to: Listener,
    move: Move,
    pawn: Pawn,
    actor: Seat,
    telling: _Telling,
    *,
    behind_pawn: bool = False,
) -> str:
    """Return a bumped pawn, and how far it had to go where this tells the loss.

    The distance is always told of a pawn of the listener's side, of others where more than what
    happens is wanted of a choice. Behind a pawn that was named (``behind_pawn``) the number of a
    rival's pawn is enough for a choice, except beside a card of a hand.
    """
    is_choice = telling.when == "choice" and to.rules.is_open
    is_short = behind_pawn and is_choice and to.verbosity is Verbosity.BRIEF
    victim = _victim(to, pawn, actor, "short" if is_short else "object")
    if not _tells_loss(to, move, pawn, telling):
        return victim
    spot = dict(move.stood)[pawn]
    return to.say(
        "play-had", pawn=victim, steps=_to_go(to, pawn, spot), place=place_clause(to, pawn, spot)
    )


def _tells_loss(to: Listener, move: Move, pawn: Pawn, telling: _Telling) -> bool:
    """Return whether it is told how far a bumped pawn had to go."""
    is_asked = telling.when == "choice" and to.verbosity is not Verbosity.BRIEF
    return pawn in dict(move.stood) and (_is_own(to, pawn) or is_asked)


def _victim(to: Listener, pawn: Pawn, actor: Seat, case: Case) -> str:
    """Return a bumped pawn; an own one is worth the word "your own", or whose own it is."""
    if seat_of(pawn) == actor:
        number = number_of(pawn) + 1
        role = "you" if actor == to.seat else "other"
        return to.say("terms-pawn-own", number=number, who=role, name=to.name(actor))
    return to.pawn(pawn, actor, "object" if _is_own(to, pawn) else case)


def _fall(to: Listener, move: Move, telling: _Telling, *, was_named: bool) -> list[str]:
    """Return how far the other pawn of a swap has to go, and had before, unless the slide bumps it.

    The distance of a pawn of the listener's side is always told, of others where more is wanted.
    The pawn is named anew where it was not named last.
    """
    is_brief = to.verbosity is Verbosity.BRIEF
    is_asked = telling.when == "choice" and not is_brief
    wanted = (
        is_asked
        or to.verbosity is Verbosity.FULL
        or (_is_own(to, move.other) and telling.when != "choice")
    )
    if move.other in move.bumped or not wanted:
        return []
    owner = seat_of(move.other)
    return [
        to.say(
            "play-falls",
            who="named" if was_named else to.role(owner),
            name=to.name(owner),
            number=number_of(move.other) + 1,
            when="choice" if telling.when == "choice" else "news",
            before=_to_go(to, move.other, dict(move.stood)[move.other]),
            after=_to_go(to, move.other, move.origin),
        )
    ]


def _to_go(to: Listener, pawn: Pawn, spot: Spot) -> int:
    """Return how far a pawn on the track has to go, home or to its first target."""
    board = to.rules.board
    less = 0 if board.has_home else board.lane - 1
    return board.distance(seat_of(pawn), spot) - less
