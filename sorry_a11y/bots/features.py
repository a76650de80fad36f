"""What a learned player looks at: each seat's own pawns, cards and dangers, as numbered inputs.

Every seat is looked at from its own start square, so that one set of weights serves all seats;
nothing here is learned, `learned_net` is. What a seat cannot know is never among its inputs: the
hand it holds is, the hands of others count only by their size and the odds of the unseen cards.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from sorry_a11y.bots.features_hits import hit_masks, mask_of
from sorry_a11y.bots.features_outlook import NO_GIFT, Deck, Outlook
from sorry_a11y.bots.features_shape import Shape
from sorry_a11y.rules.board import NOWHERE, PAWNS_EACH
from sorry_a11y.rules.cards import Out, Swap
from sorry_a11y.rules.ground import ALL_PAWNS, Position, seat_of
from sorry_a11y.rules.view import View

if TYPE_CHECKING:
    from sorry_a11y.rules.ruleset import Ruleset

STEPS_NEAR = 20.0
"""Steps to go at which a seat counts as half way to being nearly there."""


class Inputs(NamedTuple):
    """What is seen of one seat: ``there``, the inputs that are there, some more than once, and
    the ``numbers``, NUMBERS of them; ``pairs``: the places of two pawns together."""

    there: list[int]
    numbers: list[float]
    pairs: Sequence[int] = ()


class _Standing(NamedTuple):
    """A pawn on the track and the part of its road behind it, 0 to 1."""

    worth: float
    pawn: int
    square: int
    seat: int


class Lens:
    """How the seats of a game are looked at; made once for (rules, seats, shape). ``side_at``:
    for each seat the place of its side among the sides that play."""

    def __init__(self, rules: Ruleset, seats: tuple[int, ...], shape: Shape) -> None:
        board = rules.board
        self.seats = seats
        self.shape = shape
        self._track = board.track
        self.side_of = rules.ground.side_of
        sides = list(dict.fromkeys(self.side_of[seat] for seat in seats))
        self.side_at = {seat: sides.index(self.side_of[seat]) for seat in seats}
        self._pawns = {seat: range(PAWNS_EACH * seat, PAWNS_EACH * (seat + 1)) for seat in seats}
        self._places = [_place_table(rules, pawn, seat_of(pawn), shape) for pawn in ALL_PAWNS]
        self._seen_from = {
            seat: [_place_table(rules, pawn, seat, shape) for pawn in ALL_PAWNS] for seat in seats
        } if shape.pairs else {}
        self._roads = [_roads(rules, seat_of(pawn)) for pawn in ALL_PAWNS]
        self._whole = PAWNS_EACH * board.distance(0, board.start(0))
        self._goals = rules.ground.goal_table
        self._start = {seat: board.start(seat) for seat in seats}
        self._door = {seat: {board.exit_square(seat), board.exit_spot(seat)} for seat in seats}
        self._masks = hit_masks(rules)
        self._out = mask_of(rules, Out)
        self._swap = mask_of(rules, Swap)

    def look(
        self, seen: View, deck: Deck, after: Outlook, runners: Collection[int] = ()
    ) -> list[Inputs]:
        """The inputs of every seat, in their order, once ``seen.seat`` has decided so;
        ``runners``: the seats that are played by runners, as far as anybody knows."""
        waits = self._waits(seen.seat, after.again)
        stakes = self._stakes(after.position, waits, self._odds(seen, deck, after.hand))
        looks = [
            self._look(after.position, seat, waits[seat], deck, stakes[seat])
            for seat in self.seats
        ]
        if self.shape.runners:
            for seat in runners:
                looks[self.seats.index(seat)].there.append(self.shape.runs)
        own = looks[self.seats.index(seen.seat)].there
        own += [self.shape.hand + kind for kind in after.hand if kind < self.shape.kinds]
        if after.gift != NO_GIFT:
            own.append(self.shape.gift + min(after.gift, self.shape.kinds - 1))
        return looks

    def _waits(self, mover: int, again: bool) -> dict[int, int]:
        """For each seat how many others have their turn before it."""
        at, count = self.seats.index(mover), len(self.seats)
        first = at if again else at + 1
        return {self.seats[(first + wait) % count]: wait for wait in range(count)}

    def _odds(
        self, seen: View, deck: Deck, hand: bytes
    ) -> Callable[[int, int], float]:
        """(seat, kinds as bits) -> the chance that the seat comes by one of them."""
        held = 0
        for kind in hand:
            held |= 1 << kind

        def odds(seat: int, mask: int) -> float:
            if seen.is_open:
                return deck.chance(mask)
            if seat == seen.seat:
                return 1.0 if mask & held else 0.0
            return deck.held(mask, seen.hand_sizes[seat])

        return odds

    def _stakes(
        self, position: Position, waits: dict[int, int], odds: Callable[[int, int], float]
    ) -> dict[int, list[float]]:
        """By seat what it may lose, in whole roads and on average, to those whose turn comes
        before its own and to the others, then what it may win from those whose turn comes after
        its own and from the others. Each seat hits the pawn that loses most."""
        stakes = {seat: [0.0] * 4 for seat in self.seats}
        standing = self._standing(position)
        for hitter in self.seats:
            foes = [one for one in standing if one.seat not in self.side_of[hitter]]
            if not foes:
                continue
            hits = self._hits(position, hitter, foes, odds)
            for victim, lost, won in hits:
                late = waits[hitter] > waits[victim]
                stakes[victim][late] += lost
                stakes[hitter][2 + late] += won
        return stakes

    def _standing(self, position: Position) -> list[_Standing]:
        """The pawns on the track, the farthest on its road first."""
        found = []
        for seat, pawns in self._pawns.items():
            for pawn in pawns:
                square = position[pawn]
                if square < self._track:
                    found.append(_Standing(1.0 - self._roads[pawn][square], pawn, square, seat))
        found.sort(reverse=True)
        return found

    def _hits(
        self, position: Position, hitter: int, foes: Sequence[_Standing],
        odds: Callable[[int, int], float],
    ) -> list[tuple[int, float, float]]:
        """(victim, what it loses, what the hitter wins) of the hitter's next card."""
        rows = []
        for pawn in self._pawns[hitter]:
            row = self._masks[hitter][position[pawn]]
            if row is not None:
                rows.append(row)
        found = []
        mask, reached = 0, 0.0
        for worth, _, square, seat in foes:
            more = mask
            for row in rows:
                more |= row[square]
            if more != mask:
                mask, before, reached = more, reached, odds(hitter, more)
                found.append((seat, worth * (reached - before), worth * (reached - before)))
        chance = odds(hitter, self._swap) if self._swap else 0.0
        swap = self._best_swap(position, hitter, foes) if chance else None
        if swap:
            found.append((swap[0], chance * swap[1], chance * swap[2]))
        return found

    def _best_swap(
        self, position: Position, hitter: int, foes: Sequence[_Standing]
    ) -> tuple[int, float, float] | None:
        """(victim, what it loses, what the hitter wins) of the swap that changes most."""
        best, most = None, 0.0
        for pawn in self._pawns[hitter]:
            own = position[pawn]
            if own >= self._track:
                continue
            roads = self._roads[pawn]
            for worth, foe, square, seat in foes:
                won = roads[own] - roads[square]
                lost = worth - (1.0 - self._roads[foe][own])
                if won + lost > most:
                    best, most = (seat, lost, won), won + lost
        return best

    def _look(
        self, position: Position, seat: int, wait: int, deck: Deck, stakes: list[float]
    ) -> Inputs:
        there = []
        in_start = arrived = 0
        road, start, blocked = 0.0, self._start[seat], False
        for pawn in self._pawns[seat]:
            spot = position[pawn]
            there.append(self._places[pawn][spot])
            road += self._roads[pawn][spot]
            if spot == start:
                in_start += 1
            elif self._goals[spot]:
                arrived += 1
            elif spot in self._door[seat]:
                blocked = True
        shape = self.shape
        there += [shape.starts + in_start, shape.homes + arrived, shape.turns + wait]
        if blocked and in_start:
            there.append(shape.blocked)
        road /= PAWNS_EACH
        out = deck.chance(self._out) if in_start and not blocked else 0.0
        near = 1.0 / (1.0 + road * self._whole / STEPS_NEAR)
        return Inputs(
            there, [*stakes, out, road, road * road, near, road * in_start],
            self._pairs(position, seat) if shape.pairs else (),
        )

    def _pairs(self, position: Position, seat: int) -> list[int]:
        """Where two pawns of the seat are, and where one of it and one of another seat, unless
        both wait in start or have arrived."""
        places, tables = self.shape.places, self._seen_from[seat]
        idle = self.shape.track + self.shape.lane
        own = sorted([tables[pawn][position[pawn]] for pawn in self._pawns[seat]])
        found = [
            one * places + two for at, one in enumerate(own) for two in own[at + 1 :]
            if one < idle or two < idle
        ]
        own = [place * places for place in own]
        waiting, over = idle * places, places * places
        for other in self.seats:
            if other != seat:
                for pawn in self._pawns[other]:
                    place = tables[pawn][position[pawn]]
                    both = place + over
                    if place < idle:
                        found += [both + mine for mine in own]
                    else:
                        found += [both + mine for mine in own if mine < waiting]
        return found


@lru_cache(maxsize=64)
def lens(rules: Ruleset, seats: tuple[int, ...], shape: Shape) -> Lens:
    """The one lens of a game."""
    return Lens(rules, seats, shape)


@lru_cache(maxsize=128)
def _roads(rules: Ruleset, seat: int) -> tuple[float, ...]:
    """For each spot the part of its road that a pawn of the seat there has before it, 0 to 1."""
    board = rules.board
    whole = board.distance(seat, board.start(seat))
    lane = [board.lane_spot(seat, step) for step in range(1, board.lane + 1)]
    roads = [0.0] * 256
    for spot in (*range(board.track), *lane, board.start(seat), board.exit_spot(seat)):
        roads[spot] = board.distance(seat, spot) / whole
    return tuple(roads)


def _place_table(rules: Ruleset, pawn: int, seat: int, shape: Shape) -> list[int]:
    """For each spot of ``pawn`` its place as ``seat`` looks at it: the track counted from that
    seat's first square, the rest from the pawn's own."""
    board, owner = rules.board, seat_of(pawn)
    home = shape.track + shape.lane + 1
    table = [home] * 256
    origin = board.square(seat, 0)
    for square in range(board.track):
        offset = (square - origin) % board.track
        table[square] = offset * shape.track // board.track
    for step in range(1, board.lane + 1):
        table[board.lane_spot(owner, step)] = shape.track + min(step, shape.lane) - 1
    table[board.start(owner)] = shape.track + shape.lane
    if board.doorstep:
        table[board.exit_spot(owner)] = shape.track + shape.lane + 2
    table[NOWHERE] = home
    return table
