"""The odds that the seat's pawns are hit before its next turn.

Every answer assumes that the board stays as it is, that every other seat has one turn, clockwise,
that a rival with a card that can hit the pawn does so, and that a card that draws again (the 2 of
Sorry!) and hits nothing is followed by another card. Under these assumptions the chance is exact:
cards are drawn without being put back, and the discards are shuffled when none is left.
"""

from __future__ import annotations

from collections.abc import Callable, Container, Sequence
from functools import cache, lru_cache
from typing import Final, NamedTuple

from sorry_a11y.core.analysis.queries import Danger, side_dangers
from sorry_a11y.core.rules.board import (
    ALL_PAWNS,
    Kind,
    Pawn,
    Position,
    Seat,
    by_kind,
    others_in_turn,
    pawns_of,
)
from sorry_a11y.core.rules.value import Value
from sorry_a11y.core.rules.view import View, unseen


class Hitter(Value):
    """A rival that can hit a pawn.

    Attributes:
        by: The rival's seat.
        cards: The kinds that hit, each with the number of its cards that can be drawn.
        shuffled: Whether these can only be drawn once the discards have been shuffled.
    """

    by: Seat
    cards: tuple[tuple[Kind, int], ...]
    shuffled: bool = False


class PawnOdds(Value):
    """The odds of a pawn of the own side; the module says what they assume.

    Attributes:
        pawn: The pawn.
        hitters: The rivals that can hit it, in turn order.
        chance: The chance that one of them sends it back before the seat's next turn, 0 to 1.
    """

    pawn: Pawn
    hitters: tuple[Hitter, ...]
    chance: float

    @property
    def in_100(self) -> int:
        """The chance in 100, rounded; never 0 or 100 unless it is exactly that."""
        if self.chance in (0.0, 1.0):
            return round(self.chance * 100)
        return min(99, max(1, round(self.chance * 100)))


class Drawer(NamedTuple):
    """The turn of a seat.

    Attributes:
        cards: The number of cards that it holds or draws.
        hits: The kinds of cards with which it hits the pawn.
    """

    cards: int
    hits: frozenset[Kind]


def pawn_odds(seen: View, of: Container[Pawn] = ALL_PAWNS) -> list[PawnOdds]:
    """Return the odds of the own side's pawns among ``of`` that a rival can hit, in order."""
    left = tuple(unseen(seen))
    by_pawn: dict[Pawn, list[Danger]] = {}
    for danger in side_dangers(seen, of):
        by_pawn.setdefault(danger.pawn, []).append(danger)
    return [
        PawnOdds(
            pawn,
            tuple(_hitter(seen, left, one) for one in found),
            hit_chance(left, again_pool(seen), again_kinds(seen), drawers(seen, found)),
        )
        for pawn, found in by_pawn.items()
    ]


_LEAST_RISK: Final = 5
"""The least risk, as a chance in 100, that is told with a choice."""


class Risks:
    """The risks of the plays that are open to a seat, each calculated when first asked for.

    The risk of a play is the chance in 100 that a pawn which it moves is hit before the seat's next
    turn; of several pawns it is that of the one most in danger, and below `_LEAST_RISK` it is 0.
    """

    def __init__(self, seen: View) -> None:
        self._seen = seen
        self._found: dict[Position, int] = {}

    def told(self, after: Position) -> int:
        """Return the risk of the play that leads to ``after``, 0 to 100, if it is to be told.

        It is 0 if all plays have the same risk, and in games with hands, where hundreds of plays
        may be open.
        """
        seen = self._seen
        if not seen.rules.is_open or seen.choices.count < 2 or not (risk := self._of(after)):
            return 0
        return risk if any(self._of(other) != risk for other in seen.choices.afters()) else 0

    def _of(self, after: Position) -> int:
        risk = self._found.get(after)
        if risk is None:
            risk = self._found[after] = self._reckoned(after)
        return risk

    def _reckoned(self, after: Position) -> int:
        seen = self._seen
        side = seen.rules.tables.side_of[seen.seat]
        if seen.rules.tables.won(after, seen.seat):
            return 0
        moved = frozenset(
            [pawn for seat in side for pawn in pawns_of(seat) if after[pawn] != seen.position[pawn]]
        )
        then = pawn_odds(seen.replace(position=after), moved)
        greatest = max((one.in_100 for one in then), default=0)
        return greatest if greatest >= _LEAST_RISK else 0


@lru_cache(maxsize=8)
def risks(seen: View) -> Risks:
    """Return the risks of the plays that are open to the seat."""
    return Risks(seen)


def _hitter(seen: View, left: Sequence[int], one: Danger) -> Hitter:
    """Return the hitter of a danger with its cards: unseen ones, or if none is, shuffled ones."""
    shuffled = not any(left[kind] for kind in one.cards)
    counts = again_pool(seen) if shuffled else left
    return Hitter(one.by, tuple((kind, counts[kind]) for kind in one.cards), shuffled)


def drawers(seen: View, found: Sequence[Danger]) -> tuple[Drawer, ...]:
    """Return the turns of the other seats; ``found`` are the dangers to one pawn."""
    hits = {one.by: frozenset(one.cards) for one in found}
    return tuple(
        Drawer(1 if seen.rules.is_open else seen.hand_sizes[seat], hits.get(seat, frozenset()))
        for seat in others_in_turn(seen.seat)
        if seat in seen.seats
    )


def again_kinds(seen: View) -> frozenset[Kind]:
    """Return the kinds of cards after which the seat draws again."""
    cards = seen.rules.cards
    return frozenset(kind for kind, card in by_kind(cards) if card.again)


def again_pool(seen: View) -> tuple[int, ...]:
    """Return the number of cards of each kind that are shuffled once the unseen have run out.

    They are the whole deck in games with open draws, else the discards.
    """
    if seen.rules.is_open:
        return tuple(seen.rules.deck)
    counts = [0] * len(seen.rules.deck)
    for kind in seen.discards:
        counts[kind] += 1
    return tuple(counts)


@lru_cache(maxsize=64)
def hit_chance(
    left: tuple[int, ...], pool: tuple[int, ...], again: frozenset[Kind], turns: tuple[Drawer, ...]
) -> float:
    """Return the chance, 0 to 1, that a kind that hits is drawn or held in one of several turns.

    Args:
        left: The number of unseen cards of each kind.
        pool: The number of cards of each kind that are shuffled when ``left`` has run out.
        again: The kinds after which the seat draws again.
        turns: The turns, in order.
    """
    while turns and not turns[-1].hits:
        turns = turns[:-1]  # turns after the last one that can hit change nothing
    if not turns:
        return 0.0
    groups = _groups(len(left), again, turns)
    telling = {
        members: (draws_again, hits)
        for members, (draws_again, hits) in groups.items()
        if any(hits) or not draws_again
    }
    draws = sum(turn.cards for turn in turns)
    if not any(draws_again for draws_again, _ in telling.values()) and (
        sum(_summed(left, telling)) >= draws
    ):
        groups = telling  # cards that only draw again change nothing while others are left
    reach = _reckoner(
        tuple(again_one for again_one, _ in groups.values()),
        tuple(hits for _, hits in groups.values()),
        _summed(pool, groups),
        tuple(turn.cards for turn in turns),
    )
    return 1.0 - reach(0, turns[0].cards, _summed(left, groups))


Groups = dict[tuple[int, ...], tuple[bool, tuple[bool, ...]]]
"""For each group of kinds that are alike in every turn: whether they draw again, and for each turn
whether they hit."""


def _groups(kinds: int, again: frozenset[Kind], turns: Sequence[Drawer]) -> Groups:
    """Return the groups of kinds that are alike in every turn, so that there are fewer cases."""
    alike: dict[tuple[bool, tuple[bool, ...]], list[int]] = {}
    for kind in range(kinds):
        likeness = (kind in again, tuple([kind in turn.hits for turn in turns]))
        alike.setdefault(likeness, []).append(kind)
    return {tuple(members): likeness for likeness, members in alike.items()}


def _summed(counts: Sequence[int], groups: Groups) -> tuple[int, ...]:
    return tuple([sum([counts[kind] for kind in members]) for members in groups])


def _reckoner(
    again: tuple[bool, ...],
    hits: tuple[tuple[bool, ...], ...],
    pool: tuple[int, ...],
    sizes: tuple[int, ...],
) -> Callable[[int, int, tuple[int, ...]], float]:
    """Return the function that calculates the chance that the pawn is not hit.

    It takes the index of the turn, the number of cards still to be drawn in it, and the number of
    cards left in each group.
    """

    @cache
    def spared(turn: int, cards: int, left: tuple[int, ...]) -> float:
        while not cards:
            turn += 1
            if turn == len(sizes):
                return 1.0
            cards = sizes[turn]
        total = sum(left)
        if not total:
            ends = any(
                count and (hits[group][turn] or not again[group])
                for group, count in enumerate(pool)
            )  # if all cards draw again, drawing would never end
            return spared(turn, cards, pool) if ends else spared(turn, 0, left)
        is_last = cards == 1 and turn == len(sizes) - 1
        chance = 0.0
        for group, count in enumerate(left):
            if not count or hits[group][turn]:
                continue
            if is_last and not again[group]:
                chance += count / total
            else:
                fewer = (*left[:group], count - 1, *left[group + 1 :])
                more = cards if again[group] else cards - 1
                chance += count / total * spared(turn, more, fewer)
        return chance

    return spared
