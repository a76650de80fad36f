"""The inputs of a learned player: each seat's own pawns, cards and dangers, as numbers.

Every seat is looked at from its own start square, so that one set of weights serves all seats;
nothing here is learned, `learned_net` is. Nothing that a seat cannot know is among its inputs: its
own hand is, other hands count only by their size and the odds of the unseen cards.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from sorry_a11y.bots.card_odds import Deck, hit_masks, hits_on, mask_of
from sorry_a11y.bots.features import InputPart, Inputs, OnTrack, Outlook, Own, Weighed
from sorry_a11y.bots.shapes import TURNS, Shape
from sorry_a11y.rules.abilities.out import Out
from sorry_a11y.rules.abilities.swap import Swap
from sorry_a11y.rules.board import (
    ALL_PAWNS,
    NO_KIND,
    NOWHERE,
    PAWNS_EACH,
    RED,
    SEATS,
    SPOTS,
    Kind,
    Position,
    Seat,
    pawns_of,
    seat_of,
)
from sorry_a11y.rules.view import View

if TYPE_CHECKING:
    from sorry_a11y.rules.ruleset import Ruleset

ODDS_WEIGH: Final = 5.0
"""The factor of the difference of a kind's odds from those of a full pile."""
STEPS_NEAR: Final = 20.0
"""Steps to go at which a seat counts as half way to being nearly there."""
MOST_KEPT: Final = 100
"""Looks kept for each seat, and of the pile."""
_new: Final = tuple.__new__
"""Makes a named tuple in half the time."""

Turns = tuple[list[int], list[InputPart]]
"""Of each seat, in order: how many others have their turn before it, and the part that tells."""
Chances = list[Callable[[int], float]]
"""Of each seat, in order: kinds as bits -> the chance that it comes by one of them."""


class Lens:
    """A look at the seats of a game; made once for (rules, seats, shape). ``side_at``: for each
    seat the place of its side among the sides that play. Lists have a place for each seat that
    plays, in order."""

    def __init__(self, rules: Ruleset, seats: tuple[Seat, ...], shape: Shape) -> None:
        board = rules.board
        self.seats = seats
        self.shape = shape
        self._is_open = rules.is_open
        self._track = board.track
        side_of = rules.tables.side_of
        sides = list(dict.fromkeys(side_of[seat] for seat in seats))
        self.side_at = {seat: sides.index(side_of[seat]) for seat in seats}
        self._foes = [
            [at for at, foe in enumerate(seats) if foe not in side_of[seat]] for seat in seats
        ]
        self._others = [[at for at in range(len(seats)) if seats[at] != seat] for seat in seats]
        self._turn_at = {seat: at for at, seat in enumerate(seats)}
        self._pawns = [pawns_of(seat) for seat in seats]
        self._places = [_place_table(rules, seat, seat, shape) for seat in SEATS]
        self._seen_from = [
            [_place_table(rules, seat_of(pawn), seat, shape) for pawn in ALL_PAWNS]
            for seat in seats
        ] if shape.pairs else []
        self._roads = [_roads(rules, seat) for seat in SEATS]
        self._whole = PAWNS_EACH * board.distance(RED, board.start(RED))
        self._goals = rules.tables.goal_table
        self._start = [board.start(seat) for seat in seats]
        self._door = [{board.exit_square(seat), board.exit_spot(seat)} for seat in seats]
        self._masks = hit_masks(rules)
        self._out = mask_of(rules, Out)
        self._swap = mask_of(rules, Swap)
        self._kept: list[dict[bytes, Own]] = [{} for _ in seats]
        self._turns: dict[tuple[Seat, bool, tuple[Seat, ...]], Turns] = {}
        self._hands: dict[tuple[bytes, Kind], InputPart] = {}
        self._piles: dict[tuple[int, ...], InputPart] = {}
        # asked for in every look, and each reckoned anew
        self._starts, self._homes, self._blocked = shape.starts, shape.homes, shape.blocked
        self._seen_at = [
            [
                shape.others + self._seat_place(at, other) * shape.turns
                for other in range(len(seats))
            ]
            for at in range(len(seats))
        ]
        """For each seat, and each other one, the first of the inputs that tell where it stands."""
        whole = sum(rules.deck)
        self._whole_deck = whole
        self._usual = [count / whole for count in rules.deck]
        self._left, self._kinds = shape.left, shape.kinds
        self._numbers, self._out_at = shape.numbers, shape.numbers + 4
        self._hit, self._hit_late = shape.hits, shape.hits + shape.track
        self._around, self._tells_pairs = shape.around, shape.pairs
        self._width = shape.places
        self._idle = shape.track + shape.lane
        """The first place of a pawn that waits in start, has arrived or has just come out."""
        self._waiting = (self._width + self._idle) * self._width
        """The first row of the pairs of such a pawn with another's."""

    def look(
        self, seen: View, deck: Deck, after: Outlook, runners: tuple[Seat, ...] = ()
    ) -> list[Inputs]:
        """Return the inputs of every seat, in their order, once ``seen.seat`` has decided so;
        ``runners``: the seats that are taken for runners."""
        position, hand, again, gift = after
        mover = seen.seat
        turns = self._turns.get((mover, again, runners))
        if turns is None:
            turns = self._turns[mover, again, runners] = self._turns_of(mover, again, runners)
        waits, told = turns
        own = [self._own(position, at) for at in range(len(waits))]
        odds = self._odds(seen, deck, hand)
        numbers = self._stakes(own, waits, odds)
        looks = []
        for at, mine in enumerate(own):
            parts = [mine.part, told[at]]
            crossed: list[int] = []
            if mine.opens:
                numbers[at].append((self._out_at, deck.chance(self._out)))
            if self._around or self._tells_pairs:
                for other in self._others[at]:
                    part, places = self._another(at, other, own[other], position)
                    parts.append(part)
                    if self._tells_pairs:
                        idle, waiting = self._idle, self._waiting
                        crossed += [
                            row + place for row in mine.rows for place in places
                            if place < idle or row < waiting
                        ]
            if self._around:
                parts.append(self._pile(deck))
                self._add_hits(at, own, waits, odds, numbers[at])
            looks.append(_new(Inputs, (parts, numbers[at], crossed)))
        if hand or gift != NO_KIND:
            looks[self._turn_at[mover]].parts.append(self._hand(hand, gift))
        return looks

    # -- parts -------------------------------------------------------------------------------

    def _turns_of(self, mover: Seat, again: bool, runners: tuple[Seat, ...]) -> Turns:
        """Return who waits for how many, and what tells each seat so, and who is a runner."""
        shape, seats = self.shape, self.seats
        count = len(seats)
        first = self._turn_at[mover] + (not again)
        waits = [(at - first) % count for at in range(count)]
        parts = []
        for at, seat in enumerate(seats):
            there = [shape.turns + waits[at]]
            if shape.runners and seat in runners:
                there.append(shape.runs)
            if shape.around:
                there += [
                    shape.strangers + self._seat_place(at, other) for other in self._others[at]
                    if seats[other] not in runners
                ]
            parts.append(InputPart(there))
        return waits, parts

    def _seat_place(self, at: int, other: int) -> int:
        """Return which of the other three seats ``other`` is to seat number ``at``, by turn."""
        apart = 1 if len(self.seats) == TURNS else 2
        # three: the one before sits where it does of four
        return ((other - at) % len(self.seats) - 1) * apart

    def _own(self, position: Position, at: int) -> Own:
        """Return what the own pawns of seat number ``at`` say: kept, since most options leave most
        of them where they are."""
        first = PAWNS_EACH * self.seats[at]
        part = position[first : first + PAWNS_EACH]
        kept = self._kept[at]
        own = kept.get(part)
        if own is None:
            if len(kept) >= MOST_KEPT:
                kept.clear()
            own = kept[part] = self._seen(position, at)
        return own

    def _seen(self, position: Position, at: int) -> Own:
        seat = self.seats[at]
        there = []
        standing: list[OnTrack] = []
        in_start = arrived = hits = 0
        road, start, blocked = 0.0, self._start[at], False
        places, roads, masks = self._places[seat], self._roads[seat], self._masks[seat]
        first = PAWNS_EACH * seat
        for pawn in range(first, first + PAWNS_EACH):
            spot = position[pawn]
            place = places[spot]
            there.append(place)
            left = roads[spot]
            road += left
            if spot == start:
                in_start += 1
            elif self._goals[spot]:
                arrived += 1
            elif spot in self._door[at]:
                blocked = True
            if spot < self._track:
                standing.append((1.0 - left, ALL_PAWNS[pawn], SPOTS[spot], seat, place))
            hits |= masks[spot]
        road /= PAWNS_EACH
        near = 1.0 / (1.0 + road * self._whole / STEPS_NEAR)
        first = self._out_at + 1
        numbers = [
            (first, road), (first + 1, road * road), (first + 2, near),
            (first + 3, road * in_start),
        ]
        rows: list[int] = []
        pairs: list[int] = []
        if self._tells_pairs:
            width, idle = self._width, self._idle
            own = sorted(there)
            pairs = [
                one * width + two for number, one in enumerate(own)
                for two in own[number + 1 :] if one < idle or two < idle
            ]
            rows = [(width + place) * width for place in own]
        there += (self._starts + in_start, self._homes + arrived)
        shut = blocked and in_start > 0
        return Own(
            InputPart([*there, self._blocked] if shut else there, numbers, pairs), there,
            in_start > 0 and not blocked, standing, rows, hits,
        )

    def _another(
        self, at: int, other: int, own: Own, position: Position
    ) -> tuple[InputPart, list[int]]:
        """Return where the pawns of seat number ``other`` stand, as seat number ``at`` is told, and
        their places in its eyes."""
        seat = self.seats[at]
        known = own.seen_by.get(seat)
        if known is None:
            there: list[int] = []
            if self._around:
                first = self._seen_at[at][other]
                there = [first + place for place in own.there]
            places: list[int] = []
            if self._tells_pairs:
                seen_from, pawns = self._seen_from[at], self._pawns[other]
                places = [seen_from[pawn][position[pawn]] for pawn in pawns]
            known = own.seen_by[seat] = InputPart(there), places
        return known

    def _pile(self, deck: Deck) -> InputPart:
        """Return what is left of the pile, alike for all seats."""
        part = self._piles.get(deck.left)
        if part is None:
            if len(self._piles) >= MOST_KEPT:
                self._piles.clear()
            first, kinds = self._left, self._kinds
            numbers = [
                (first + kind, (odds - usual) * ODDS_WEIGH)
                for kind, (odds, usual) in enumerate(zip(deck.odds, self._usual, strict=True))
                if kind < kinds
            ]
            numbers.append((first + kinds, deck.total / self._whole_deck - 0.5))
            part = self._piles[deck.left] = InputPart(numbers=numbers)
        return part

    def _hand(self, hand: bytes, gift: Kind) -> InputPart:
        """Return the cards in the own hand, and the one given away."""
        part = self._hands.get((hand, gift))
        if part is None:
            if len(self._hands) >= MOST_KEPT:
                self._hands.clear()
            shape = self.shape
            there = [shape.hand + kind for kind in hand if kind < shape.kinds]
            if gift != NO_KIND:
                there.append(shape.gift + min(gift, shape.kinds - 1))
            part = self._hands[hand, gift] = InputPart(there)
        return part

    # -- numbers -----------------------------------------------------------------------------

    def _odds(self, seen: View, deck: Deck, hand: bytes) -> Chances:
        """Return the chances that each seat comes by some kinds."""
        if self._is_open:
            return [deck.chance] * len(self.seats)
        return [
            self._holds(hand) if seat == seen.seat else self._may_hold(deck, seen.hand_sizes[seat])
            for seat in self.seats
        ]

    def _holds(self, hand: bytes) -> Callable[[int], float]:
        held = 0
        for kind in hand:
            held |= 1 << kind
        return lambda mask: 1.0 if mask & held else 0.0

    def _may_hold(self, deck: Deck, cards: int) -> Callable[[int], float]:
        return lambda mask: deck.held(mask, cards)

    def _stakes(
        self, own: Sequence[Own], waits: Sequence[int], odds: Chances
    ) -> list[list[Weighed]]:
        """Return what each seat may lose and win, in whole roads and on average.

        First what it may lose to seats whose turn comes before its own and to the others, then what
        it may win from seats whose turn comes after its own and from the others. Each seat hits the
        pawn that loses most.
        """
        stakes = [[0.0] * 4 for _ in own]
        for hitter, rivals in enumerate(self._foes):
            foes = own[rivals[0]].ahead
            if len(rivals) > 1:
                foes = [one for rival in rivals for one in own[rival].ahead]
                foes.sort(reverse=True)  # the farthest on its road first
            if not foes:
                continue
            wait, wins = waits[hitter], stakes[hitter]
            for seat, lost, won in self._hits(own[hitter], foes, odds[hitter]):
                victim = self._turn_at[seat]
                late = wait > waits[victim]
                stakes[victim][late] += lost
                wins[2 + late] += won
        first = self._numbers
        return [list(zip(range(first, first + 4), one, strict=True)) for one in stakes]

    def _hits(
        self, own: Own, foes: Sequence[OnTrack], odds: Callable[[int], float]
    ) -> list[tuple[Seat, float, float]]:
        """Return (victim, what it loses, what the hitter wins) of the hitter's next card."""
        found = []
        mask, reached, hits = 0, 0.0, own.hits
        for worth, _, square, seat, _ in foes:
            more = mask | hits_on(hits, square) if hits else mask
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
        """Return (victim, what it loses, what the hitter wins) of the swap that changes most."""
        best, most = None, 0.0
        for _, _, square, hitter, _ in own.standing:
            roads = self._roads[hitter]
            before = roads[square]
            for worth, _, spot, seat, _ in foes:
                won = before - roads[spot]
                lost = worth - (1.0 - self._roads[seat][square])
                if won + lost > most:
                    best, most = (seat, lost, won), won + lost
        return best

    def _add_hits(
        self, at: int, own: Sequence[Own], waits: Sequence[int], odds: Chances,
        numbers: list[Weighed],
    ) -> None:
        """Append what may hit each pawn of seat number ``at`` with a rival's next card, before and
        after the seat's turn."""
        for _, _, square, _, place in own[at].standing:
            soon = late = 0.0
            for foe in self._foes[at]:
                mask = hits_on(own[foe].hits, square)
                if not mask:
                    continue
                if waits[foe] > waits[at]:
                    late += odds[foe](mask)
                else:
                    soon += odds[foe](mask)
            if soon:
                numbers.append((self._hit + place, soon))
            if late:
                numbers.append((self._hit_late + place, late))


@lru_cache(maxsize=64)
def lens(rules: Ruleset, seats: tuple[Seat, ...], shape: Shape) -> Lens:
    """Return the one lens of a game."""
    return Lens(rules, seats, shape)


@lru_cache(maxsize=128)
def _roads(rules: Ruleset, seat: Seat) -> tuple[float, ...]:
    """Return for each spot the part of its road that a pawn of the seat there has before it, 0 to
    1."""
    board = rules.board
    whole = board.distance(seat, board.start(seat))
    lane = [board.lane_spot(seat, step) for step in range(1, board.lane + 1)]
    roads = [0.0] * 256
    for spot in (*SPOTS[: board.track], *lane, board.start(seat), board.exit_spot(seat)):
        roads[spot] = board.distance(seat, spot) / whole
    return tuple(roads)


def _place_table(rules: Ruleset, owner: Seat, seat: Seat, shape: Shape) -> list[int]:
    """Return for each spot of a pawn of ``owner`` its place as ``seat`` looks at it: the track
    counted from that seat's first square, the rest from the owner's."""
    board = rules.board
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
