"""One pawn's move as clauses: the words that a choice and the news about it share."""

from __future__ import annotations

from sorry_a11y.narration.beats import Move
from sorry_a11y.narration.listener import Listener
from sorry_a11y.narration.style import Verbosity
from sorry_a11y.rules.ground import seat_of


def place_clause(to: Listener, pawn: int, spot: int) -> str:
    """Where a pawn is, by what matters: how far it has to go."""
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


def choice_clauses(to: Listener, moves: tuple[Move, ...], actor: int) -> list[str]:
    """The consequence of a play before it is made: every pawn, where it ends, whom it bumps."""
    clauses: list[str] = []
    for move in moves:
        clauses += _verb(to, move, actor, by=len(moves) > 1 and _splits_far(to))
        clauses += _where(to, move)
        clauses += _bumps(to, move, actor)
    return clauses


def news_clauses(to: Listener, moves: tuple[Move, ...], actor: int) -> list[str]:
    """The same afterwards: at brief only what changes somebody else's plans is spelled out."""
    clauses: list[str] = []
    for move in moves:
        bumps = _bumps(to, move, actor)
        brief = to.verbosity is Verbosity.BRIEF and actor != to.seat and len(moves) == 1
        plain = move.kind == "walk" and move.steps > 0 and seat_of(move.pawn) == actor and not (
            move.bounced or move.past or move.stayed or _ends_in_lane(to, move)
        )
        if brief and plain and move.slid:
            clauses.append(to.say("play-slides"))
        elif not (brief and plain and bumps):
            clauses += _verb(to, move, actor, by=False)
        if to.verbosity is not Verbosity.BRIEF:
            clauses += _where(to, move)
        clauses += bumps
        if move.kind == "swap" and to.verbosity is not Verbosity.BRIEF:
            clauses += _swapped_place(to, move, actor)
    return clauses


def _splits_far(to: Listener) -> bool:
    return to.verbosity is not Verbosity.BRIEF


def _ends_in_lane(to: Listener, move: Move) -> bool:
    seat = seat_of(move.pawn)
    spot = move.spot
    return bool(to.rules.board.lane_step(seat, spot)) or spot == to.rules.board.home(seat)


def _verb(to: Listener, move: Move, actor: int, *, by: bool) -> list[str]:
    """The pawn and what it does; then what follows from the way it came."""
    pawn = to.pawn(move.pawn, actor)
    clauses = [_first_clause(to, move, pawn, actor, by=by)]
    if move.slid and move.kind != "walk":
        clauses.append(to.say("play-slides"))
    if move.stayed:
        clauses.append(to.say("play-stays"))
    if move.past:
        clauses.append(to.say("play-past"))
    return clauses


def _first_clause(to: Listener, move: Move, pawn: str, actor: int, *, by: bool) -> str:
    match move.kind:
        case "out":
            return to.say("play-out", pawn=pawn)
        case "take":
            return to.say("play-take", pawn=pawn, other=_victim(to, move.other, actor))
        case "swap":
            other = to.pawn(move.other, actor, "with")
            return to.say("play-swap", pawn=pawn, other=other)
        case "pay":
            return to.say("play-pay", pawn=pawn)
        case "walk":
            return _walk_clause(to, move, pawn, by=by)


def _walk_clause(to: Listener, move: Move, pawn: str, *, by: bool) -> str:
    board, seat = to.rules.board, seat_of(move.pawn)
    if move.bounced:
        return to.say("play-bounces", pawn=pawn, steps=move.bounced)
    if move.slid:
        return to.say("play-walk-slides", pawn=pawn)
    if move.steps < 0:
        return to.say("play-back", pawn=pawn, steps=-move.steps)
    if board.is_home(seat, move.spot):
        return to.say("play-home", pawn=pawn)
    if board.lane_step(seat, move.spot):
        return to.say("play-safe", pawn=pawn, board=board.lane_word)
    if by or to.verbosity is Verbosity.FULL:
        return to.say("play-walk-by", pawn=pawn, steps=move.steps)
    return to.say("play-walk", pawn=pawn)


def _where(to: Listener, move: Move) -> list[str]:
    board = to.rules.board
    if move.kind == "pay" or board.is_home(seat_of(move.pawn), move.spot):
        return []
    clauses = [place_clause(to, move.pawn, move.spot)]
    square = board.square_of(move.spot)
    if to.verbosity is Verbosity.FULL and square < board.track:
        clauses.append(to.say("play-square", square=square))
    return clauses


def _bumps(to: Listener, move: Move, actor: int) -> list[str]:
    if not move.bumped:
        return []
    return [to.say("play-bumps", pawns=to.every([_victim(to, p, actor) for p in move.bumped]))]


def _victim(to: Listener, pawn: int, actor: int) -> str:
    """A bumped pawn; an own one is worth the word "your" or "own"."""
    if seat_of(pawn) == actor:
        number = pawn % 4 + 1
        role = "you" if actor == to.seat else "other"
        return to.say("terms-pawn-own", number=number, who=role)
    return to.pawn(pawn, actor, "object")


def _swapped_place(to: Listener, move: Move, actor: int) -> list[str]:
    """Where the other pawn of a swap went, unless the slide bumped it."""
    if move.other in move.bumped:
        return []
    pawn = to.pawn(move.other, actor)
    return [to.say("play-now", pawn=pawn, place=place_clause(to, move.other, move.origin))]


