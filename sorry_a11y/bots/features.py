"""What a learned player looks at: a position, its cards and the odds, as numbered inputs.

Every place of a pawn is an input that is there or not, counted from the pawn's own first square
and from the seat that looks, so that one set of weights serves all seats. Beside these stand a
few numbers: how much the next card of each rival can cost, how much the own next card can gain,
the cards still to come, the cards in hand. Nothing here is learned; `learned_net` is.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING, NamedTuple

from sorry_a11y.bots.features_hits import hit_masks
from sorry_a11y.bots.features_outlook import NO_GIFT, Deck, Outlook
from sorry_a11y.rules.board import NOWHERE, PAWNS_EACH, SEATS
from sorry_a11y.rules.cards import Swap
from sorry_a11y.rules.ground import ALL_PAWNS, Position, seat_of
from sorry_a11y.rules.view import View

if TYPE_CHECKING:
    from sorry_a11y.rules.ruleset import Ruleset

TURNS = len(SEATS)
RIVALS = TURNS - 1
REACH = 12
"""Up to how many squares apart two pawns are looked at as a pair."""
SOMETHING = 0.2
"""What a pawn counts in a pair beside the part of its road behind it."""


class Shape(NamedTuple):
    """The board that weights were learned on: squares of its track, spots of a lane, kinds of
    cards. A board with another track is looked at through the nearest square of this one."""

    track: int
    lane: int
    kinds: int

    @property
    def places(self) -> int:
        """Places a pawn can have: squares, lane spots, start, home, doorstep."""
        return self.track + self.lane + 3

    @property
    def numbers(self) -> int:
        """The input after all places: the first of those with a number."""
        return TURNS * self.places

    @property
    def inputs(self) -> int:
        """All inputs, one that is always nought included (the last)."""
        return self.pairs + 2 * REACH * RIVALS + 1

    @property
    def swaps(self) -> int:
        """The first of the inputs that tell what a swap can cost and gain, a rival each."""
        return self.numbers + 7 + 3 * self.kinds

    @property
    def pairs(self) -> int:
        """The first of the inputs that tell how far pawns are apart, by rival: a rival 1 to REACH
        squares behind an own pawn, then ahead of it."""
        return self.swaps + 2 * RIVALS


Inputs = tuple[list[int], list[tuple[int, float]]]
"""(the inputs that are there, a pawn each; the inputs with a number)."""


class Lens:
    """How one seat of a game looks at its positions; made once for (rules, seats, seat)."""

    def __init__(
        self, rules: Ruleset, seats: tuple[int, ...], seat: int, shape: Shape
    ) -> None:
        self.rules = rules
        self.seat = seat
        self.shape = shape
        self.pawns = tuple(pawn for pawn in ALL_PAWNS if seat_of(pawn) in seats)
        self.tables = [_input_table(rules, seat, pawn, shape) for pawn in ALL_PAWNS]
        side = rules.ground.side_of[seat]
        self._own = [pawn for pawn in self.pawns if seat_of(pawn) in side]
        turns = [(seat + turn) % TURNS for turn in range(1, TURNS)]
        self._rivals = [
            (turn, other, range(PAWNS_EACH * other, PAWNS_EACH * (other + 1)))
            for turn, other in enumerate(turns)
            if other in seats and other not in side
        ]
        self._masks = hit_masks(rules)
        self._swapping = sum(
            1 << kind for kind, card in enumerate(rules.cards)
            if any(isinstance(ability, Swap) for ability in card.abilities)
        )
        self._worth = [_worths(rules, seat_of(pawn)) for pawn in ALL_PAWNS]

    def places(self, position: Position) -> list[int]:
        """The inputs that are there: one for each pawn that plays."""
        tables = self.tables
        return [tables[pawn][position[pawn]] for pawn in self.pawns]

    def numbers(self, seen: View, deck: Deck, after: Outlook) -> list[tuple[int, float]]:
        """The inputs with a number, but for the odds (see `deck_numbers`)."""
        at = self.shape.numbers
        found: list[tuple[int, float]] = []
        own_masks = 0
        for card in after.hand:
            own_masks |= 1 << card
            found.append((at + 7 + self.shape.kinds + card, 1.0))
        position = after.position
        for turn, rival, pawns in self._rivals:
            cards = 1 if seen.is_open else seen.hand_sizes[rival]
            cost = self._cost(position, self._own, pawns, deck, -1, cards)
            if cost:
                found.append((at + turn, cost))
            gain = self._cost(position, pawns, self._own, deck, own_masks, 1)
            if gain:
                found.append((at + 3 + turn, gain))
            found += self._pairs(position, pawns, turn, deck)
        if after.again:
            found.append((at + 6, 1.0))
        if after.gift != NO_GIFT:
            found.append((at + 7 + 2 * self.shape.kinds + after.gift, 1.0))
        return found

    def _pairs(
        self, position: Position, rivals: Sequence[int], turn: int, deck: Deck
    ) -> list[tuple[int, float]]:
        """How far own pawns are from the rival's, weighed by what the one behind could send back,
        and the most that a swap would cost or gain, in whole roads."""
        track = self.rules.board.track
        theirs = [pawn for pawn in rivals if position[pawn] < track]
        if not theirs:
            return []
        found: list[tuple[int, float]] = []
        first = self.shape.pairs + turn * 2 * REACH - 1
        lost = won = 0.0
        for own in self._own:
            square = position[own]
            if square >= track:
                continue
            worths = self._worth[own]
            for rival in theirs:
                there = position[rival]
                apart = (square - there) % track
                if apart <= REACH:
                    found.append((first + apart, SOMETHING + worths[square]))
                elif track - apart <= REACH:
                    worth = SOMETHING + self._worth[rival][there]
                    found.append((first + REACH + track - apart, worth))
                mine = worths[there] - worths[square]
                won = max(won, mine)
                lost = max(lost, -mine)
        chance = deck.chance(self._swapping)
        if lost:
            found.append((self.shape.swaps + turn, chance * lost))
        if won:
            found.append((self.shape.swaps + RIVALS + turn, chance * won))
        return found

    def deck_numbers(self, deck: Deck) -> list[tuple[int, float]]:
        """The odds as inputs; the same for all options of a decision."""
        at = self.shape.numbers + 7
        scale = float(self.shape.kinds)
        return [(at + kind, odds * scale) for kind, odds in enumerate(deck.odds)]

    def _cost(
        self, position: Position, victims: Sequence[int], hitters: Sequence[int], deck: Deck,
        own: int, cards: int,
    ) -> float:
        """What the best hit costs the victims on average, in whole roads. ``own``: kinds in the
        hitter's hand where known (bits), -1 for a hidden hand of ``cards`` cards."""
        exposed = self._exposed(position, victims, hitters)
        if not exposed:
            return 0.0
        exposed.sort(reverse=True)
        cost = reached = 0.0
        seen = 0
        for worth, mask in exposed:
            seen |= mask
            if own > 0 and seen & own:
                return cost + worth * (1.0 - reached)
            chance = deck.chance(seen) if cards == 1 else deck.held(seen, cards)
            cost += worth * (chance - reached)
            reached = chance
        return cost

    def _exposed(
        self, position: Position, victims: Sequence[int], hitters: Sequence[int]
    ) -> list[tuple[float, int]]:
        """(worth, kinds that hit it) of every victim in reach."""
        track = self.rules.board.track
        standing = [pawn for pawn in victims if position[pawn] < track]
        if not standing:
            return []
        reaches = [
            row for pawn in hitters
            if (row := self._masks[seat_of(pawn)][position[pawn]]) is not None
        ]
        exposed = []
        for pawn in standing:
            square = position[pawn]
            mask = 0
            for row in reaches:
                mask |= row[square]
            if mask:
                exposed.append((self._worth[pawn][square], mask))
        return exposed


@cache
def lens(rules: Ruleset, seats: tuple[int, ...], seat: int, shape: Shape) -> Lens:
    """The one lens of a seat."""
    return Lens(rules, seats, seat, shape)


@cache
def _worths(rules: Ruleset, seat: int) -> tuple[float, ...]:
    """For each spot the part of its road that a pawn of the seat there has behind it, 0 to 1."""
    board = rules.board
    whole = board.distance(seat, board.start(seat))
    return tuple(1.0 - board.distance(seat, spot) / whole for spot in range(board.track))


def _input_table(rules: Ruleset, seat: int, pawn: int, shape: Shape) -> list[int]:
    """For each spot of ``pawn`` its input as ``seat`` looks at it."""
    board, owner = rules.board, seat_of(pawn)
    first = (owner - seat) % TURNS * shape.places
    table = [shape.inputs - 1] * 256
    origin = board.square(owner, 0)
    for square in range(board.track):
        offset = (square - origin) % board.track
        table[square] = first + offset * shape.track // board.track
    for step in range(1, board.lane + 1):
        table[board.lane_spot(owner, step)] = first + shape.track + step - 1
    table[board.start(owner)] = first + shape.track + shape.lane
    if board.has_home:
        table[board.home(owner)] = first + shape.track + shape.lane + 1
    if board.doorstep:
        table[board.exit_spot(owner)] = first + shape.track + shape.lane + 2
    table[NOWHERE] = shape.inputs - 1
    return table
