"""The inputs of a learned player: each seat's own pawns, cards and dangers, as numbers.

Every seat is looked at from its own start square, so that one set of weights serves all seats;
nothing here is learned, `learned_net` is. Nothing that a seat cannot know is among its inputs: its
own hand is, other hands count only by their size and the odds of the unseen cards.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from sorry_a11y.rules.actions import Decision, Discard, Fold, Give, Pass
from sorry_a11y.rules.board import (
    ALL_PAWNS,
    NO_KIND,
    NOWHERE,
    PAWNS_EACH,
    RED,
    SEATS,
    SPOTS,
    Kind,
    Pawn,
    Seat,
    Spot,
    pawn_of,
    pawns_of,
    seat_of,
)
from sorry_a11y.rules.board_tables import Position
from sorry_a11y.rules.cards import Ability, Out, Sorry, Steps, Swap
from sorry_a11y.rules.plays import Play
from sorry_a11y.rules.sevens import Burn, Split
from sorry_a11y.rules.view import View, unseen

if TYPE_CHECKING:
    from sorry_a11y.rules.ruleset import Ruleset

TURNS = len(SEATS)
NUMBERS = 9
"""Inputs of a seat that have a number: what it may lose before its next turn and after, what it
may win so, the odds of a pawn out, and four of the road to go."""


class Shape(NamedTuple):
    """The board that weights were learned on, and what is looked at besides.

    ``track``, ``lane``, ``kinds``: squares of the track, spots of a lane, kinds of cards;
    ``pairs``: to how many units two pawns together say something (0: they are not looked at);
    ``runners``: whether seats that are taken for runners are told from others (1) or not (0);
    ``around``: whether each seat sees what is around it (1) or not (0): what may hit each of its
    pawns, where the others stand, and what is left of the pile. A board with another track is
    looked at through the nearest square of this one.
    """

    track: int
    lane: int
    kinds: int
    pairs: int = 0
    runners: int = 0
    around: int = 0

    @property
    def places(self) -> int:
        """Where a pawn may be: track, lane, start, home, doorstep."""
        return self.track + self.lane + 3

    @property
    def pair_rows(self) -> int:
        """All places of two pawns: both of the seat, or one of it and one of another's."""
        return 2 * self.places * self.places if self.pairs else 0

    @property
    def starts(self) -> int:
        """The first input after all places (track, lane, start, home, doorstep): how many pawns
        are in start, 0 to 4, an input each."""
        return self.places

    @property
    def homes(self) -> int:
        """The first of: how many pawns have arrived, 0 to 4."""
        return self.starts + PAWNS_EACH + 1

    @property
    def turns(self) -> int:
        """The first of: how many seats have their turn before this one, 0 to 3."""
        return self.homes + PAWNS_EACH + 1

    @property
    def blocked(self) -> int:
        """An own pawn stands where those in start must come out."""
        return self.turns + TURNS

    @property
    def hand(self) -> int:
        """The first of: a card of this kind in the seat's hand."""
        return self.blocked + 1

    @property
    def gift(self) -> int:
        """The first of: a card of this kind given to the partner."""
        return self.hand + self.kinds

    @property
    def numbers(self) -> int:
        """The first of those with a number."""
        return self.gift + self.kinds

    @property
    def runs(self) -> int:
        """The seat is taken for a runner, where that is told."""
        return self.numbers + NUMBERS

    @property
    def hits(self) -> int:
        """The first of those that see around, with a number: an own pawn on this square of the
        track may be hit before the seat's turn; then as many for after its turn."""
        return self.runs + self.runners

    @property
    def others(self) -> int:
        """The first of: for the other seats in order of turn their places and how many of their
        pawns are in start and home, as many each as there are before `turns`."""
        return self.hits + 2 * self.track

    @property
    def left(self) -> int:
        """The first of those with a number: the odds of each kind, and how many cards are left."""
        return self.others + (TURNS - 1) * self.turns

    @property
    def strangers(self) -> int:
        """The first of: one of the other seats, in order of turn, is not taken for a runner."""
        return self.left + self.kinds + 1

    @property
    def inputs(self) -> int:
        """All inputs of a seat."""
        return self.strangers + TURNS - 1 if self.around else self.hits


PairRows = tuple[int, ...]
"""Rows of pairs of places (`Shape.pair_rows`)."""
Around = tuple[int, float]
"""An input, and its number."""


class Inputs(NamedTuple):
    """The inputs of one seat.

    ``there``: the inputs that are there, some more than once; ``numbers``: NUMBERS of them;
    ``pairs``: the places of two pawns together, in groups that often come again: those of the own
    four, and those of each other pawn with them; ``around``: inputs with their numbers
    (`SurroundingInputs`); ``pile``: those that tell what is left of the pile.
    """

    there: list[int]
    numbers: list[float]
    pairs: Sequence[PairRows] = ()
    around: Sequence[Around] = ()
    pile: tuple[Around, ...] = ()


OnTrack = tuple[float, Pawn, Spot, Seat]
"""A pawn on the track: the part of its road behind it, 0 to 1, the pawn, its square, its seat."""


class Own(NamedTuple):
    """The inputs that come from a seat's own four pawns, wherever the others stand.

    ``there``: the inputs that are there; ``in_start``: how many wait; ``blocked``: whether one of
    its own stands where they must come out; ``road``: the part of all their roads before them;
    ``standing``: those on the track; ``rows``: what each can hit; ``pairs``: those of its own;
    ``places``: where the four are, each as the first of two; ``across``: for places of another
    pawn, as they are met, those of it with the four.
    """

    there: list[int]
    in_start: int
    blocked: bool
    road: float
    standing: list[OnTrack]
    rows: list[tuple[int, ...]]
    pairs: PairRows
    places: list[int]
    across: dict[int, PairRows]


class Outlook(NamedTuple):
    """The outcome of a decision as far as its seat can know: the position, the own hand, whether
    the seat draws again, and the kind given to the partner (NO_KIND for none)."""

    position: Position
    hand: bytes = b""
    again: bool = False
    gift: Kind = NO_KIND


def outlook(seen: View, decision: Decision) -> Outlook:
    """Return what ``decision``, one of the seat's options, leads to."""
    hand = b"" if seen.is_open else seen.hand
    if isinstance(decision, Play):
        return Outlook(decision.after, _without(hand, decision.card), decision.again)
    if isinstance(decision, Give):
        return Outlook(seen.position, _without(hand, decision.card), gift=decision.card)
    if isinstance(decision, Discard):
        return Outlook(seen.position, _without(hand, decision.card))
    if isinstance(decision, Fold):
        return Outlook(seen.position)
    assert isinstance(decision, Pass)
    again = seen.is_open and seen.rules.cards[seen.hand[0]].again
    return Outlook(seen.position, hand, again)


def _without(hand: bytes, card: Kind) -> bytes:
    return hand.replace(bytes((card,)), b"", 1)


class Deck:
    """The odds of the cards to come, as one seat knows them.

    ``total``: how many are left; ``odds``: by kind, the chance that the next card drawn is of it;
    ``told``: the inputs that tell of it (`SurroundingInputs`), once they were asked for.
    """

    def __init__(self, left: Sequence[int]) -> None:
        """Reckon with ``left`` cards of each kind, at least one in all."""
        self.total = total = sum(left)
        self.odds = [count / total for count in left]
        self.told: tuple[tuple[int, float], ...] | None = None
        self._single: dict[int, float] = {0: 0.0}
        self._held: dict[tuple[int, int], float] = {}

    @classmethod
    def of(cls, seen: View) -> Deck:
        """Return the odds as ``seen.seat`` knows them; of a new pile once none is left."""
        left = unseen(seen)
        return cls(left if any(left) else seen.rules.deck)

    def chance(self, mask: int) -> float:
        """Return the chance that one card is of the kinds in ``mask`` (bit ``k``: kind ``k``)."""
        known = self._single.get(mask)
        if known is None:
            known = 0.0
            for kind, odds in enumerate(self.odds):
                if mask >> kind & 1:
                    known += odds
            self._single[mask] = known
        return known

    def held(self, mask: int, cards: int) -> float:
        """Return the chance that a hidden hand of ``cards`` cards holds one of the kinds."""
        key = (mask, cards)
        known = self._held.get(key)
        if known is None:
            known = 1.0 - (1.0 - min(1.0, self.chance(mask))) ** cards
            self._held[key] = known
        return known


HitMasks = tuple[tuple[tuple[int, ...] | None, ...], ...]
"""[seat][spot] -> for each square the kinds (a bit each) with which a pawn of the seat on that
spot hits a pawn on the square; None where no card does anything. A pawn in the way is
not looked for, and a swap is no hit."""


@lru_cache(maxsize=32)
def hit_masks(rules: Ruleset) -> HitMasks:
    """Return the table of a rule book."""
    return tuple(
        tuple(_row(rules, seat, spot) for spot in SPOTS) for seat in SEATS
    )


@lru_cache(maxsize=64)
def mask_of(rules: Ruleset, sort: type) -> int:
    """Return the kinds (a bit each) that have an ability of the sort."""
    return sum(
        1 << kind for kind, card in enumerate(rules.cards)
        if any(isinstance(ability, sort) for ability in card.abilities)
    )


def _row(rules: Ruleset, seat: Seat, spot: Spot) -> tuple[int, ...] | None:
    row = [0] * rules.board.track
    for kind, card in enumerate(rules.cards):
        for ability in card.abilities:
            for square in _squares(rules, seat, spot, ability):
                row[square] |= 1 << kind
    return tuple(row) if any(row) else None


def _squares(rules: Ruleset, seat: Seat, spot: Spot, ability: Ability) -> Iterator[Spot]:
    """Yield the squares that the ability hits with a pawn of the seat on the spot."""
    board = rules.board
    if isinstance(ability, Out | Sorry):
        if spot == board.start(seat):
            out = isinstance(ability, Out)
            yield from (board.exit_square(seat),) if out else SPOTS[: board.track]
    elif isinstance(ability, Steps):
        if not (ability.track_only and spot >= board.track):
            yield from _landing(rules, seat, spot, ability.steps)
    elif isinstance(ability, Split):
        for part in range(1, ability.total):
            yield from _landing(rules, seat, spot, part)
    elif isinstance(ability, Burn):
        for part in range(1, ability.total + 1):
            yield from _landing(rules, seat, spot, part)


def _landing(rules: Ruleset, seat: Seat, spot: Spot, steps: int) -> Iterator[Spot]:
    """Yield the squares of the track that a walk hits: its end and the slide that begins there."""
    if spot >= rules.board.spots:
        return
    tables, pawn = rules.tables, pawn_of(seat, 0)
    for way in tables.ways(steps):
        end = way[pawn][spot]
        if end != NOWHERE and end < rules.board.track:
            yield end
            yield from tables.slide_of[pawn].get(end, ())


ODDS_WEIGH = 5.0
"""The factor of the difference of a kind's odds from those of a full pile."""


class SurroundingInputs:
    """The inputs from what is around the seats of a game, where the weights ask for it
    (`Shape.around`): what may hit each pawn, where the others stand, what is left of the pile. Made
    once for (rules, seats, shape)."""

    def __init__(self, rules: Ruleset, seats: Sequence[Seat], shape: Shape) -> None:
        self.seats = seats
        self.shape = shape
        self._side_of = rules.tables.side_of
        self._whole = sum(rules.deck)
        self._usual = [count / self._whole for count in rules.deck]
        apart = 1 if len(seats) == TURNS else 2  # three: the one before sits where it does of four
        places = [(turn, (turn - 1) * apart) for turn in range(1, len(seats))]
        self._others = {
            seat: [
                (seats[(at + turn) % len(seats)], shape.others + place * shape.turns,
                 shape.strangers + place)
                for turn, place in places
            ]
            for at, seat in enumerate(seats)
        }
        self._foes = {
            seat: [foe for foe in seats if foe not in self._side_of[seat]] for seat in seats
        }
        # asked for in every look, and each reckoned anew
        self._hit, self._hit_late = shape.hits, shape.hits + shape.track

    def added(
        self, looks: Sequence[Inputs], own: Mapping[Seat, Own], waits: Mapping[Seat, int],
        deck: Deck, odds: Mapping[Seat, Callable[[int], float]], runners: Collection[Seat],
    ) -> list[Inputs]:
        """Return the ``looks`` of the seats with what is around each. ``waits``: how many seats
        come before each; ``odds``: kinds as bits -> the chance that it comes by one of them."""
        pile = deck.told
        if pile is None:
            pile = deck.told = self.pile(deck)
        found = []
        for seat, inputs in zip(self.seats, looks, strict=True):
            there = inputs.there + self.others(seat, own, runners)
            hits = self.hits(seat, own, waits, odds)
            found.append(Inputs(there, inputs.numbers, inputs.pairs, hits, pile))
        return found

    def pile(self, deck: Deck) -> tuple[Around, ...]:
        """Return what is left of the pile, alike for all seats."""
        first = self.shape.left
        found = [
            (first + kind, (odds - usual) * ODDS_WEIGH)
            for kind, (odds, usual) in enumerate(zip(deck.odds, self._usual, strict=True))
            if kind < self.shape.kinds
        ]
        found.append((first + self.shape.kinds, deck.total / self._whole - 0.5))
        return tuple(found)

    def others(
        self, seat: Seat, own: Mapping[Seat, Own], runners: Collection[Seat]
    ) -> list[int]:
        """Return the inputs that tell where the others stand, and who of them is not taken for a
        runner."""
        found = []
        for other, first, _ in self._others[seat]:
            found += [first + at for at in own[other].there]
        found += [
            stranger for other, _, stranger in self._others[seat] if other not in runners
        ]
        return found

    def hits(
        self, seat: Seat, own: Mapping[Seat, Own], waits: Mapping[Seat, int],
        odds: Mapping[Seat, Callable[[int], float]],
    ) -> list[Around]:
        """Return what may hit each of the seat's pawns with its next card, before and after the
        seat's turn."""
        mine, wait, found = own[seat], waits[seat], []
        foes = [(own[foe].rows, odds[foe], waits[foe] > wait) for foe in self._foes[seat]]
        for _, pawn, square, _ in mine.standing:
            soon = late = 0.0
            for rows, chance, is_late in foes:
                mask = 0
                for row in rows:
                    mask |= row[square]
                if not mask:
                    continue
                if is_late:
                    late += chance(mask)
                else:
                    soon += chance(mask)
            at = mine.there[pawn % PAWNS_EACH]
            if soon:
                found.append((self._hit + at, soon))
            if late:
                found.append((self._hit_late + at, late))
        return found


STEPS_NEAR = 20.0
"""Steps to go at which a seat counts as half way to being nearly there."""
MOST_KEPT = 100
"""Looks kept for each seat."""


class Lens:
    """A look at the seats of a game; made once for (rules, seats, shape). ``side_at``: for each
    seat the place of its side among the sides that play."""

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
        """Return the inputs of every seat, in their order, once ``seen.seat`` has decided so;
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
        """Return for each seat how many others have their turn before it."""
        at, count = self.seats.index(mover), len(self.seats)
        first = at if again else at + 1
        return {self.seats[(first + wait) % count]: wait for wait in range(count)}

    def _own(self, position: Position, seat: Seat) -> Own:
        """Return what the seat's own pawns say: kept, since most options leave most of them where
        they are."""
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
        """Return the chance that the hitter comes by one of some kinds, as a function of kinds as
        bits."""
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
        """Return what each seat may lose and win, in whole roads and on average.

        First what it may lose to seats whose turn comes before its own and to the others, then what
        it may win from seats whose turn comes after its own and from the others. Each seat hits the
        pawn that loses most.
        """
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
        """Return (victim, what it loses, what the hitter wins) of the hitter's next card."""
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
        """Return (victim, what it loses, what the hitter wins) of the swap that changes most."""
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
        """Return a place of another pawn with those of the own four, unless both wait in start or
        have arrived."""
        width = self._all_places
        waiting, both = self._idle * width, width * width + place
        if place < self._idle:
            return tuple([both + mine for mine in own])
        return tuple([both + mine for mine in own if mine < waiting])


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


def _place_table(rules: Ruleset, pawn: Pawn, seat: Seat, shape: Shape) -> list[int]:
    """Return for each spot of ``pawn`` its place as ``seat`` looks at it: the track counted from
    that seat's first square, the rest from the pawn's own."""
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
