"""What a card allows, found by trying everything: every pawn, every way, every split.

The shapes are written down from the rules, not from the cards' abilities, and nothing is left
out for being alike: each tuple of legs of the right shape is resolved, and those that resolve
are the legal plays.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import NamedTuple

from sorry_a11y.rules.board import PAWNS_EACH, SEATS, Kind, Pawn, Position, Seat
from sorry_a11y.rules.ruleset import Ruleset
from sorry_a11y.rules.ways import (
    ComeOut,
    Leg,
    Reason,
    SendBack,
    SwapPlaces,
    TakePlace,
    Walk,
    Way,
    WayChain,
)


def pawns_of(seat: Seat) -> tuple[Pawn, ...]:
    """The four pawns of a seat."""
    return tuple(Pawn(PAWNS_EACH * seat + number) for number in range(PAWNS_EACH))


def partner_of(seat: Seat) -> Seat:
    """The seat opposite."""
    return SEATS[(seat + 2) % len(SEATS)]


def resolve(
    rules: Ruleset, position: Position, legs: Iterable[Leg]
) -> WayChain | tuple[int, Reason]:
    """The ways that legs name, each on the board that the one before left; or which of them cannot
    be made, and why."""
    steps: list[Way] = []
    for at, leg in enumerate(legs):
        way = rules.tables.ways.named(position, leg)
        if isinstance(way, str):
            return at, way
        if reason := way.refusal(position, rules.tables.ways.guards_up(position)):
            return at, reason
        steps.append(way)
        position = way.after(position)
    return WayChain(tuple(steps), position, False)


class Tried(NamedTuple):
    """A card played in one way, whether or not it is listed so."""

    seat: Seat
    card: Kind
    legs: tuple[Leg, ...]
    after: Position
    again: bool


@dataclass
class Trial:
    """Everything a seat might try with a card in a position; ``plays`` are the tuples of legs
    that can be made (they may come to the same); ``must``: whether one of them has to be."""

    rules: Ruleset
    position: Position
    seat: Seat
    card: str
    plays: list[Tried] = field(default_factory=list)
    must: bool = False

    def __post_init__(self) -> None:
        self._known: dict[
            tuple[Position, int, int], list[tuple[Leg, bool, Position]]
        ] = {}
        self._kind = self.rules.kind(self.card)
        self.options = self.rules.options
        self.teams = self.rules.has_teams
        self.is_dog = "jack" in self.options
        self.may_stay = self.options.get("slide") == "optional"
        (self._dog if self.is_dog else self._sorry)()

    # -- who stands where -----------------------------------------------------------------------

    def mine(self, position: Position) -> tuple[Pawn, ...]:
        """The pawns that the seat may move: any of the team (36), in Dog the partner's once the
        own four have arrived (D22)."""
        own, partners = pawns_of(self.seat), pawns_of(partner_of(self.seat))
        if not self.is_dog:
            return own + partners if self.teams else own
        goals = self.rules.board.goals(self.seat)
        return partners if all(position[pawn] in goals for pawn in own) else own

    def theirs(self) -> tuple[Pawn, ...]:
        """The pawns of opponents (41)."""
        sides = {self.seat, partner_of(self.seat)} if self.teams else {self.seat}
        return tuple(pawn for seat in SEATS if seat not in sides for pawn in pawns_of(seat))

    def on_track(self, pawn: Pawn) -> bool:
        """Whether the pawn stands on a square of the track."""
        return self.position[pawn] < self.rules.board.track

    # -- trying ---------------------------------------------------------------------------------

    def attempt(self, *legs: Leg, again: bool = False, must: bool = True) -> None:
        """Keep the legs if they can be made one after the other."""
        chain = resolve(self.rules, self.position, legs)
        if isinstance(chain, WayChain):
            self._keep(legs, chain.end, again=again, must=must)

    def _made_by(self, leg: Leg, position: Position) -> Position:
        """Where a leg leads; nowhere if it cannot be made."""
        chain = resolve(self.rules, position, (leg,))
        return chain.end if isinstance(chain, WayChain) else b""

    def _keep(
        self, legs: tuple[Leg, ...], after: Position, *, again: bool = False, must: bool = True
    ) -> None:
        """Legs that have been made one after the other, and where they led."""
        self.must = self.must or must
        draws = (again or (self.card == "2" and not self.is_dog)) and not self._won(after)
        self.plays.append(Tried(self.seat, self._kind, legs, after, draws))

    def _won(self, after: Position) -> bool:
        sides = (self.seat, partner_of(self.seat)) if self.teams else (self.seat,)
        return all(
            after[pawn] in self.rules.board.goals(seat) for seat in sides for pawn in pawns_of(seat)
        )

    def walks(self, pawn: Pawn, steps: int) -> Iterator[Walk]:
        """A pawn's walk in all forms: into the lane or past it, sliding or not."""
        for way in (0, 1):
            for slide in (True, False) if self.may_stay else (True,):
                yield Walk(pawn, steps, way, slide)

    def try_walks(self, *counts: int) -> None:
        """Every pawn walks each of these numbers of steps."""
        for pawn in self.mine(self.position):
            for steps in counts:
                for leg in self.walks(pawn, steps):
                    self.attempt(leg)

    def try_starts(self) -> None:
        """Every pawn comes out."""
        for pawn in self.mine(self.position):
            self.attempt(ComeOut(pawn))

    # -- Sorry! ---------------------------------------------------------------------------------

    def _sorry(self) -> None:
        match self.card:
            case "1" | "2":
                self.try_starts()
                self.try_walks(int(self.card))
            case "4":
                self.try_walks(-4)
            case "7":
                self.try_walks(7)
                self._split(self.position, 7, (), False)
            case "10":
                self.try_walks(10, -1)
            case "11":
                self._eleven()
            case "sorry":
                self._take_places()
            case _:
                self.try_walks(int(self.card))

    def _eleven(self) -> None:
        forced = self.options["eleven"] == "forced"
        for pawn in filter(self.on_track, self.mine(self.position)):
            for leg in self.walks(pawn, 11):
                self.attempt(leg)
        for pawn in filter(self.on_track, self.mine(self.position)):
            for other in self.theirs():
                for slide in (True, False) if self.may_stay else (True,):
                    self.attempt(SwapPlaces(pawn, other, slide), must=forced)

    def _take_places(self) -> None:
        team_sorry = self.options["team-sorry"]
        victims = [pawn for pawn in self.theirs() if self.on_track(pawn)]
        if self.teams and not victims and team_sorry != "penalty":
            partners = pawns_of(partner_of(self.seat))
            owed = partners if team_sorry == "partner" else self.mine(self.position)
            victims = [pawn for pawn in owed if self.on_track(pawn)]
        for pawn in self.mine(self.position):
            for other in victims:
                for slide in (True, False) if self.may_stay else (True,):
                    self.attempt(TakePlace(pawn, other, slide))
        penalty = self.teams and team_sorry == "penalty" and self.rules.scoring is None
        if penalty and not self.plays:
            for pawn in self.mine(self.position):
                self.attempt(SendBack(pawn))

    def _parts(self, pawn: Pawn, part: int) -> Iterator[tuple[Leg, bool]]:
        """What a pawn may do with so many of the seven (15)."""
        if self.options["seven"] == "cards":
            if part in (1, 2):
                yield ComeOut(pawn), part == 2
            for leg in self.walks(pawn, -4 if part == 4 else part):
                yield leg, part == 2
        else:
            for leg in self.walks(pawn, part):
                yield leg, False

    def _made(self, position: Position, pawn: Pawn, part: int) -> list[tuple[Leg, bool, Position]]:
        """What of `_parts` can be made, and where it leads; tried once, for many orders of the
        parts pass the same position."""
        asked = (position, pawn, part)
        if asked not in self._known:
            tried = (
                (leg, draws, self._made_by(leg, position))
                for leg, draws in self._parts(pawn, part)
            )
            self._known[asked] = [
                (leg, draws, after) for leg, draws, after in tried if after
            ]
        return self._known[asked]

    def _split(self, position: Position, left: int, legs: tuple[Leg, ...], again: bool) -> None:
        """Different pawns, one after the other, until all seven are used (16, 39). What cannot
        be gone on with is not tried."""
        if not left:
            self._keep(legs, position, again=again)
            return
        many = self.teams and self.options["team-seven"] == "any"
        if len(legs) == (7 if many else 2):
            return
        for pawn in self.mine(position):
            if any(leg.pawn == pawn for leg in legs):
                continue
            for part in range(1, min(left, 6) + 1):
                for leg, draws, after in self._made(position, pawn, part):
                    self._split(after, left - part, (*legs, leg), again or draws)

    # -- Dog ------------------------------------------------------------------------------------

    def _dog(self) -> None:
        if self.card in ("K", "A", "joker"):
            self.try_starts()
        if self.card in ("J", "joker"):
            self._jack()
        if self.card in ("7", "joker"):
            self._burn((), self.position)
        steps: dict[str, tuple[int, ...]] = {
            "4": (4, -4), "7": (), "J": (), "Q": (12,), "K": (13,), "A": (1, 11),
            "joker": (-4, *(count for count in range(1, 14) if count != 7)),
        }
        self.try_walks(*(steps[self.card] if self.card in steps else (int(self.card),)))

    def _jack(self) -> None:
        for pawn in self.mine(self.position):
            for seat in SEATS:
                own = pawn in pawns_of(seat)
                if own and self.options["jack"] == "foreign":
                    continue
                for other in pawns_of(seat):
                    if other != pawn:
                        self.attempt(SwapPlaces(pawn, other))

    def _burn(self, legs: tuple[Walk, ...], position: Position) -> None:
        """Seven single steps in any order (D14). What cannot be gone on with is not tried."""
        if len(legs) == 7:
            self._keep(legs, position)
            return
        for pawn in self.mine(position):
            for leg in self.walks(pawn, 1):
                after = self._made_by(leg, position)
                if after:
                    self._burn((*legs, leg), after)
