"""Abilities under rules of movement that no printed rule book has, against all that is tried."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Literal

import pytest

from sorry_a11y.core.rules.abilities import Ability
from sorry_a11y.core.rules.abilities.burn import Burn
from sorry_a11y.core.rules.abilities.out import Out
from sorry_a11y.core.rules.abilities.replacing import Sorry
from sorry_a11y.core.rules.abilities.sharing import Share, Sharing
from sorry_a11y.core.rules.abilities.split import Split
from sorry_a11y.core.rules.abilities.steps import Steps
from sorry_a11y.core.rules.abilities.swap import Swap
from sorry_a11y.core.rules.board import (
    ALL_PAWNS,
    GREEN,
    PAWNS_EACH,
    RED,
    SEATS,
    SPOTS,
    Board,
    Position,
    Seat,
    spot_of,
)
from sorry_a11y.core.rules.dealing import OpenDraw
from sorry_a11y.core.rules.events import PawnSlid, PawnStarted
from sorry_a11y.core.rules.plays import Card
from sorry_a11y.core.rules.ruleset import Ruleset
from sorry_a11y.core.rules.way_tables import EACH_ALONE, OPPOSITE, MovementRules
from sorry_a11y.core.rules.ways import Way
from tests.core.rules.positions import book, position, scattered

BOOKS = 40
POSITIONS = 6
Outcome = tuple[bytes, ...]


def mixed(ability: Ability, rng: Random) -> Ruleset:
    """A rule book with a card of the ability; its board and rules of movement are drawn by lot."""
    movement = MovementRules(
        rng.choice((EACH_ALONE, OPPOSITE)),
        rng.choice(("always", "when home")),
        rng.random() < 0.4,
        rng.choice(("others", "own", "none")),
        rng.random() < 0.4,
        rng.random() < 0.4,
        rng.choice(("none", "fresh", "start")),
    )
    has_home, track = rng.random() < 0.5, rng.choice((16, 24, 40))
    board = Board(
        track,
        rng.choice((3, 4, 5)) if has_home else 4,
        rng.randrange(4),
        rng.randrange(4),
        has_home,
        movement.protects != "none",
        rng.random() < 0.5 and not has_home,
        rng.random() < 0.3 and has_home,
        rng.random() < 0.5,
        ((rng.randrange(4), 3),),
    )
    cards = Card("out", (Out(), Steps(1))), Card("asked", (ability,))
    return Ruleset("own", board, movement, cards, (30, 30), OpenDraw())


def places(position: Position) -> Outcome:
    """The places of each colour, whichever of its pawns stands on which."""
    return tuple(
        bytes(sorted(position[PAWNS_EACH * seat : PAWNS_EACH * (seat + 1)])) for seat in SEATS
    )


def tried(rules: Ruleset, ability: Ability, position: Position, seat: Seat) -> Iterator[Way]:
    """Every way that nothing stops, in every order."""
    tables = rules.tables
    if isinstance(ability, Sharing):
        shares: list[Share] = [ability.begin(position)]
        while shares:
            share = shares.pop()
            if share.left:
                shares += ability.grow(tables, seat, share)
            else:
                yield share.way
        return
    protected = tables.ways.protected(position)
    for pawn in tables.movers(position, seat):
        for way in ability.tries(tables, position, seat, pawn):
            if isinstance(way, Way) and way.refusal(position, protected) is None:
                yield way


@pytest.mark.parametrize(
    "ability",
    [
        *(Split(5), Split(5, 3), Split(7, 2, as_cards=True), Split(5, 3, as_cards=True), Burn(3)),
        *(Swap("anyone"), Swap("foreign"), Sorry("none"), Sorry("team"), Sorry("partner")),
    ],
    ids=str,
)
def test_finds_whatever_can_be_made(ability: Ability) -> None:
    """Promise: an ability finds all that its ways come to, whatever a pawn leaves free for the next
    one, sends back, opens or slides over, nothing else, and nothing twice."""
    for number in range(BOOKS):
        rng = Random(f"own rule book {number}")
        rules = mixed(ability, rng)
        for _ in range(POSITIONS):
            position, seat = scattered(rules, SEATS, rng), rng.choice(SEATS)
            plays = rules.finder.choices(position, seat, b"\1").plays
            wanted = {
                (places(way.after(position)), way.again)
                for way in tried(rules, ability, position, seat)
            }
            found = [(places(play.after), play.way.again) for play in plays]
            assert set(found) == wanted
            assert len(set(found)) == len(found)


HASBRO = book("hasbro")
R1 = ALL_PAWNS[0]


def test_sorry_leaves_a_protected_pawn() -> None:
    """Promise: where pawns on their exit square are protected, nobody takes their place."""
    rules = HASBRO.replace(
        board=HASBRO.board.replace(doorstep=True), movement=MovementRules(protects="start")
    )
    there = position(rules, "red: start; blue: 19; yellow: 40")  # 19: where blue comes out
    hand = bytes([rules.kind("sorry")])
    texts = [str(play) for play in rules.finder.choices(there, RED, hand).plays]
    assert texts == ["r sorry r1xy1"]


def test_a_slide_over_the_corner_goes_on_along_the_track() -> None:
    """Promise: squares are counted round the track, from the last side on to the first."""
    board = HASBRO.board.replace(slides=((14, 4),))
    assert board.slide_paths(GREEN) == {59: (0, 1, 2, 3)}


def test_home_is_never_in_the_way() -> None:
    """Promise: a lane that may be blocked ends at a home that takes all four pawns."""
    rules = HASBRO.replace(movement=MovementRules(blocks_lane=True))
    there = position(rules, "red: safety 3, home, 30, 31; blue: start")
    plays = rules.finder.choices(there, RED, bytes([rules.kind("3")])).plays
    assert "r 3 r1+3" in map(str, plays)


@pytest.mark.parametrize("protects", ["none", "fresh"])
def test_a_pawn_that_comes_out_onto_a_triangle_is_told_step_by_step(
    protects: Literal["none", "fresh"],
) -> None:
    """Promise: the news of a start name the square on which it comes out, then its slide."""
    board = HASBRO.board.replace(slides=((HASBRO.board.exit, 3),), doorstep=protects != "none")
    rules = HASBRO.replace(board=board, movement=MovementRules(slides="own", protects=protects))
    there = position(rules, "red: start; blue: start")
    play = rules.finder.choices(there, RED, bytes([rules.kind("1")])).play(0)
    started, slid = play.events
    out = board.exit_square(RED)
    assert play.after[0] == out + 3
    assert (started, slid) == (
        PawnStarted(R1, board.start(RED), out),
        PawnSlid(R1, out, spot_of(play.after, R1)),
    )


@pytest.mark.parametrize(("place", "hit"), [(30, {26, 31, 32, 33, 34, 35, 36}), (None, {4})])
def test_a_seven_as_cards_hits_what_its_parts_hit(place: int | None, hit: set[int]) -> None:
    """Promise: the odds of a 7 whose parts act as cards know that 4 goes back and 1 comes out."""
    rules = book("hasbro", "seven=cards")
    spot = rules.board.start(RED) if place is None else SPOTS[place]
    ability = next(one for one in rules.cards[rules.kind("7")].abilities if isinstance(one, Split))
    assert set(ability.hits(rules.tables, RED, spot)) == hit


def test_a_card_of_several_abilities_offers_each_outcome_once() -> None:
    """Promise: coming out onto a rival and taking its place are one choice."""
    both = Card("1", (Out(), Sorry()))
    rules = HASBRO.replace(cards=(both, *HASBRO.cards[1:]))
    there = position(rules, f"red: start; blue: {rules.board.exit_square(RED)}, 40")
    plays = rules.finder.choices(there, RED, b"\0").plays
    assert [str(play) for play in plays] == ["r 1 r1 out", "r 1 r1xb2"]
