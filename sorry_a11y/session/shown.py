"""A list to choose from, as an edge with buttons shows it: all of it at once."""

from __future__ import annotations

from typing import NamedTuple

from sorry_a11y.rules.board import ALL_PAWNS, Pawn, Spot, spot_of
from sorry_a11y.rules.board_tables import Position
from sorry_a11y.table.menu import Option


class Shown(NamedTuple):
    """``of``: what the list belongs to, another one for another list; ``labels``: what each choice
    says; ``keys``: the key of each; ``at``: the current one; ``moves``: for each the (pawn, spot)
    that it may lead to, none where no pawn moves; ``is_deep``: whether a question came before."""

    of: object
    labels: tuple[str, ...]
    keys: tuple[str, ...]
    at: int = 0
    moves: tuple[tuple[tuple[Pawn, Spot], ...], ...] = ()
    is_deep: bool = False


def shown_moves(option: Option, now: Position) -> tuple[tuple[Pawn, Spot], ...]:
    """The (pawn, spot) of every pawn that an option moves; of a branch only the pawns that it
    asks about, each with every spot where it may end."""
    if option.share and option.before:
        if option.feature == "share":
            return _moved(option.before.position, option.share.position)
        pawn = Pawn(int(option.value))
        there = spot_of(option.before.position, pawn)
        return ((pawn, there),) if option.feature == "share-pawn" else ()
    if option.decision is not None:
        return tuple(move for play in option.plays for move in _moved(now, play.after))
    movers = [(play.legs[0].pawn, spot_of(play.after, play.legs[0].pawn)) for play in option.plays]
    return tuple(dict.fromkeys(movers))


def _moved(now: Position, after: Position) -> tuple[tuple[Pawn, Spot], ...]:
    return tuple((pawn, spot_of(after, pawn)) for pawn in ALL_PAWNS if after[pawn] != now[pawn])
