"""Abilities under rules of movement that no printed rule book has, against all that is tried."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from sorry_a11y.rules.abilities import Ability
from sorry_a11y.rules.abilities.burn import Burn
from sorry_a11y.rules.abilities.out import Out
from sorry_a11y.rules.abilities.sharing import Share, Sharing
from sorry_a11y.rules.abilities.split import Split
from sorry_a11y.rules.abilities.steps import Steps
from sorry_a11y.rules.abilities.swap import Swap
from sorry_a11y.rules.board import PAWNS_EACH, SEATS, Board, Position, Seat
from sorry_a11y.rules.dealing import OpenDraw
from sorry_a11y.rules.plays import Card
from sorry_a11y.rules.ruleset import Ruleset
from sorry_a11y.rules.way_tables import EACH_ALONE, OPPOSITE, MovementRules
from sorry_a11y.rules.ways import Way
from tests.rules.positions import scattered

BOOKS = 40
POSITIONS = 6
Outcome = tuple[bytes, ...]


def mixed(ability: Ability, rng: Random) -> Ruleset:
    """A rule book with a card of the ability; its board and rules of movement are drawn by lot."""
    movement = MovementRules(
        rng.choice((EACH_ALONE, OPPOSITE)), rng.choice(("always", "when home")),
        rng.random() < 0.4, rng.choice(("others", "own", "none")), rng.random() < 0.4,
        rng.random() < 0.4, rng.choice(("none", "fresh", "start")),
    )
    has_home, track = rng.random() < 0.5, rng.choice((16, 24, 40))
    board = Board(
        track, rng.choice((3, 4, 5)) if has_home else 4, rng.randrange(4), rng.randrange(4),
        has_home, movement.protects != "none", rng.random() < 0.5 and not has_home,
        rng.random() < 0.3 and has_home, rng.random() < 0.5, ((rng.randrange(4), 3),),
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


@pytest.mark.parametrize("ability", [
    Split(5), Split(5, 3), Split(7, 2, as_cards=True), Split(5, 3, as_cards=True), Burn(3),
    Swap("anyone"),
], ids=str)
def test_finds_whatever_can_be_made(ability: Ability) -> None:
    """Promise: an ability finds all that its ways come to, whatever a pawn leaves free for the next
    one, sends back, opens or slides over, and nothing else."""
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
            assert {(places(play.after), play.way.again) for play in plays} == wanted
