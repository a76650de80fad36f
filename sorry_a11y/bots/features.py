"""What a learned player looks at: each seat's own pawns, cards and dangers, as numbered inputs.

Every seat is looked at from its own start square, so that one set of weights serves all seats;
nothing here is learned, `learned_net` is. What a seat cannot know is never among its inputs: the
hand it holds is, the hands of others count only by their size and the odds of the unseen cards.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING

from sorry_a11y.bots.features_around import SurroundingInputs
from sorry_a11y.bots.features_hits import hit_masks, mask_of
from sorry_a11y.bots.features_outlook import Deck, Outlook
from sorry_a11y.bots.features_seats import Inputs, OnTrack, Own, PairRows
from sorry_a11y.bots.features_shape import Shape
from sorry_a11y.rules.board import (
    ALL_PAWNS,
    NO_KIND,
    NOWHERE,
    PAWNS_EACH,
    RED,
    SPOTS,
    Pawn,
    Seat,
    pawns_of,
    seat_of,
)
from sorry_a11y.rules.board_tables import Position
from sorry_a11y.rules.cards import Out, Swap
from sorry_a11y.rules.view import View

if TYPE_CHECKING:
    from sorry_a11y.rules.ruleset import Ruleset

STEPS_NEAR = 20.0
"""Steps to go at which a seat counts as half way to being nearly there."""
MOST_KEPT = 100
"""So many of them are kept for each seat."""


class Lens:
    """How the seats of a game are looked at; made once for (rules, seats, shape). ``side_at``:
    for each seat the place of its side among the sides that play."""

    def __init__(self, rules: Ruleset, seats: tuple[Seat, ...], shape: Shape) -> None:
        board = rules.board
        self.seats = seats
        self.shape = shape
        self._is_open = rules.is_open
        self._track = board.track
        self.side_of = rules.tables.side_of
        sides = list(dict.fromkeys(self.side_of[seat] for seat in seats))
        self.side_at = {seat: sides.index(self.side_of[seat]) for seat in seats}
        self._pawns = {seat: pawns_of(seat) for seat in seats}
        self._places = [_place_table(rules, pawn, seat_of(pawn), shape) for pawn in ALL_PAWNS]
        self._seen_from = {
            seat: [_place_table(rules, pawn, seat, shape) for pawn in ALL_PAWNS] for seat in seats
        } if shape.pairs else {}
        self._roads = [_roads(rules, seat_of(pawn)) for pawn in ALL_PAWNS]
        self._whole = PAWNS_EACH * board.distance(RED, board.start(RED))
        self._goals = rules.tables.goal_table
        self._start = {seat: board.start(seat) for seat in seats}
        self._door = {seat: {board.exit_square(seat), board.exit_spot(seat)} for seat in seats}
        self._masks = hit_masks(rules)
        self._out = mask_of(rules, Out)
        self._swap = mask_of(rules, Swap)
        self._kept: dict[Seat, dict[bytes, Own]] = {seat: {} for seat in seats}
        self._all_waits = {
            (seat, again): self._waits(seat, again) for seat in seats for again in (False, True)
        }
        self._surroundings = SurroundingInputs(rules, seats, shape) if shape.around else None
        # asked for in every look, and each reckoned anew
        self._starts, self._homes, self._turns = shape.starts, shape.homes, shape.turns
        self._idle, self._all_places = shape.track + shape.lane, shape.places
        self._blocked, self._runs = shape.blocked, shape.runs
        self._tells_runners, self._tells_pairs = shape.runners, shape.pairs

    def look(
        self, seen: View, deck: Deck, after: Outlook, runners: Collection[Seat] = ()
    ) -> list[Inputs]:
        """The inputs of every seat, in their order, once ``seen.seat`` has decided so;
        ``runners``: the seats that are taken for runners."""
        position, hand, again, gift = after
        mover = seen.seat
        waits = self._all_waits[mover, again]
        own = {seat: self._own(position, seat) for seat in self.seats}
        odds = {seat: self._odds(seen, deck, hand, seat) for seat in self.seats}
        stakes = self._stakes(own, waits, odds)
        looks = [
            self._look(position, seat, own[seat], waits[seat], deck, stakes[seat])
            for seat in self.seats
        ]
        if self._tells_runners:
            for seat in runners:
                looks[self.seats.index(seat)].there.append(self._runs)
        if self._surroundings:
            looks = self._surroundings.added(looks, own, waits, deck, odds, runners)
        if hand or gift != NO_KIND:
            there = looks[self.seats.index(mover)].there
            there += [self.shape.hand + kind for kind in hand if kind < self.shape.kinds]
            if gift != NO_KIND:
                there.append(self.shape.gift + min(gift, self.shape.kinds - 1))
        return looks

    def _waits(self, mover: Seat, again: bool) -> dict[Seat, int]:
        """For each seat how many others have their turn before it."""
        at, count = self.seats.index(mover), len(self.seats)
        first = at if again else at + 1
        return {self.seats[(first + wait) % count]: wait for wait in range(count)}

    def _own(self, position: Position, seat: Seat) -> Own:
        """What the seat's own pawns say: kept, since most options leave most of them where they
        are."""
        part = position[PAWNS_EACH * seat : PAWNS_EACH * (seat + 1)]
        kept = self._kept[seat]
        own = kept.get(part)
        if own is None:
            if len(kept) >= MOST_KEPT:
                kept.clear()
            own = kept[part] = self._seen(position, seat)
        return own

    def _seen(self, position: Position, seat: Seat) -> Own:
        there, rows = [], []
        standing: list[OnTrack] = []
        in_start = arrived = 0
        road, start, blocked = 0.0, self._start[seat], False
        for pawn in self._pawns[seat]:
            spot = SPOTS[position[pawn]]
            there.append(self._places[pawn][spot])
            left = self._roads[pawn][spot]
            road += left
            if spot == start:
                in_start += 1
            elif self._goals[spot]:
                arrived += 1
            elif spot in self._door[seat]:
                blocked = True
            if spot < self._track:
                standing.append((1.0 - left, pawn, spot, seat))
            row = self._masks[seat][spot]
            if row is not None:
                rows.append(row)
        there += [self._starts + in_start, self._homes + arrived]
        pairs: PairRows = ()
        places: list[int] = []
        if self._tells_pairs:
            width, idle, place_seen = self._all_places, self._idle, self._seen_from[seat]
            own = sorted([place_seen[pawn][position[pawn]] for pawn in self._pawns[seat]])
            pairs = tuple([
                one * width + two for at, one in enumerate(own) for two in own[at + 1 :]
                if one < idle or two < idle
            ])
            places = [place * width for place in own]
        return Own(
            there, in_start, blocked and in_start > 0, road / PAWNS_EACH, standing, rows, pairs,
            places, {},
        )

    def _odds(self, seen: View, deck: Deck, hand: bytes, hitter: Seat) -> Callable[[int], float]:
        """Kinds as bits -> the chance that the hitter comes by one of them."""
        if self._is_open:
            return deck.chance
        if hitter != seen.seat:
            return lambda mask: deck.held(mask, seen.hand_sizes[hitter])
        held = 0
        for kind in hand:
            held |= 1 << kind
        return lambda mask: 1.0 if mask & held else 0.0

    def _stakes(
        self, own: dict[Seat, Own], waits: dict[Seat, int],
        odds: Mapping[Seat, Callable[[int], float]],
    ) -> dict[Seat, list[float]]:
        """By seat what it may lose, in whole roads and on average, to those whose turn comes
        before its own and to the others, then what it may win from those whose turn comes after
        its own and from the others. Each seat hits the pawn that loses most."""
        stakes = {seat: [0.0] * 4 for seat in self.seats}
        standing: list[OnTrack] = []
        for part in own.values():
            standing += part.standing
        standing.sort(reverse=True)  # the farthest on its road first
        for hitter in self.seats:
            side = self.side_of[hitter]
            foes = [one for one in standing if one[3] not in side]
            if not foes:
                continue
            hits = self._hits(own[hitter], foes, odds[hitter])
            for victim, lost, won in hits:
                late = waits[hitter] > waits[victim]
                stakes[victim][late] += lost
                stakes[hitter][2 + late] += won
        return stakes

    def _hits(
        self, own: Own, foes: Sequence[OnTrack], odds: Callable[[int], float]
    ) -> list[tuple[Seat, float, float]]:
        """(victim, what it loses, what the hitter wins) of the hitter's next card."""
        rows, found = own.rows, []
        mask, reached = 0, 0.0
        for worth, _, square, seat in foes:
            more = mask
            for row in rows:
                more |= row[square]
            if more != mask:
                mask, before, reached = more, reached, odds(more)
                lost = worth * (reached - before)
                found.append((seat, lost, lost))
        if own.standing and self._swap:
            chance = odds(self._swap)
            swap = self._best_swap(own, foes) if chance else None
            if swap:
                found.append((swap[0], chance * swap[1], chance * swap[2]))
        return found

    def _best_swap(
        self, own: Own, foes: Sequence[OnTrack]
    ) -> tuple[Seat, float, float] | None:
        """(victim, what it loses, what the hitter wins) of the swap that changes most."""
        best, most = None, 0.0
        for _, pawn, square, _ in own.standing:
            roads = self._roads[pawn]
            before = roads[square]
            for worth, foe, spot, seat in foes:
                won = before - roads[spot]
                lost = worth - (1.0 - self._roads[foe][square])
                if won + lost > most:
                    best, most = (seat, lost, won), won + lost
        return best

    def _look(
        self, position: Position, seat: Seat, own: Own, wait: int, deck: Deck,
        stakes: list[float],
    ) -> Inputs:
        there, in_start, blocked, road, _, _, pairs, places, across = own
        there = [*there, self._turns + wait]
        if blocked:
            there.append(self._blocked)
        out = deck.chance(self._out) if in_start and not blocked else 0.0
        near = 1.0 / (1.0 + road * self._whole / STEPS_NEAR)
        numbers = [*stakes, out, road, road * road, near, road * in_start]
        if not places:
            return Inputs(there, numbers)
        place_seen, groups = self._seen_from[seat], [pairs]
        for other in self.seats:
            if other != seat:
                for pawn in self._pawns[other]:
                    place = place_seen[pawn][position[pawn]]
                    group = across.get(place)
                    if group is None:
                        group = across[place] = self._across(place, places)
                    groups.append(group)
        return Inputs(there, numbers, groups)

    def _across(self, place: int, own: list[int]) -> PairRows:
        """A place of another pawn with those of the own four, unless both wait in start or have
        arrived."""
        width = self._all_places
        waiting, both = self._idle * width, width * width + place
        if place < self._idle:
            return tuple([both + mine for mine in own])
        return tuple([both + mine for mine in own if mine < waiting])


@lru_cache(maxsize=64)
def lens(rules: Ruleset, seats: tuple[Seat, ...], shape: Shape) -> Lens:
    """The one lens of a game."""
    return Lens(rules, seats, shape)


@lru_cache(maxsize=128)
def _roads(rules: Ruleset, seat: Seat) -> tuple[float, ...]:
    """For each spot the part of its road that a pawn of the seat there has before it, 0 to 1."""
    board = rules.board
    whole = board.distance(seat, board.start(seat))
    lane = [board.lane_spot(seat, step) for step in range(1, board.lane + 1)]
    roads = [0.0] * 256
    for spot in (*SPOTS[: board.track], *lane, board.start(seat), board.exit_spot(seat)):
        roads[spot] = board.distance(seat, spot) / whole
    return tuple(roads)


def _place_table(rules: Ruleset, pawn: Pawn, seat: Seat, shape: Shape) -> list[int]:
    """For each spot of ``pawn`` its place as ``seat`` looks at it: the track counted from that
    seat's first square, the rest from the pawn's own."""
    board, owner = rules.board, seat_of(pawn)
    home = shape.track + shape.lane + 1
    table = [home] * 256
    origin = board.square(seat, 0)
    for square in SPOTS[: board.track]:
        offset = (square - origin) % board.track
        table[square] = offset * shape.track // board.track
    for step in range(1, board.lane + 1):
        table[board.lane_spot(owner, step)] = shape.track + min(step, shape.lane) - 1
    table[board.start(owner)] = shape.track + shape.lane
    if board.doorstep:
        table[board.exit_spot(owner)] = shape.track + shape.lane + 2
    table[NOWHERE] = home
    return table
