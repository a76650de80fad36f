"""The engine against a second, slow reading of the rules, asked through the JSON interface."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from sorry_a11y.core.rules.board import NOWHERE, SEATS, Spot, own_part
from sorry_a11y.core.rules.notation import COLOURS, place_name
from sorry_a11y.core.rules.plays import Play
from sorry_a11y.core.rules.ruleset import Game
from sorry_a11y.core.rulesets.sorry import SORRY_PRESETS
from tests.adjudicator import adjudicate, compare, random_query
from tests.adjudicator.places import PARTNER, Answer, Query
from tests.api.asking import answer
from tests.core.rules import (
    test_book_bounce_home,
    test_book_dog,
    test_book_hasbro,
    test_book_hobby,
    test_book_parker,
    test_books_common,
)
from tests.core.rules.positions import book, position
from tests.core.rules.rows import Row

USUAL = 120
USUAL_OF_TEAMS = 24  # the adjudicator tries every split of a 7 over eight pawns
"""Random queries of each kind in a usual run; ``--games N`` puts N."""

KINDS = (
    *(
        (f"{game}{' teams' if teams else ''}{' hand' if hand else ''}", "sorry", game, teams, hand)
        for game in ("hasbro", "parker", "bounce-home", "hobby")
        for teams in (False, True)
        for hand in (False, True)
    ),
    ("dog", "dog", None, None, False),
    ("dog hand", "dog", None, None, True),
)

BY_HAND = {
    "hasbro": test_book_hasbro.ROWS,
    "parker": test_book_parker.ROWS,
    "bounce-home": test_book_bounce_home.ROWS,
    "hobby": test_book_hobby.ROWS,
    "dog": test_book_dog.ROWS,
}
"""The tables by hand of each rule book."""


def silent(_game: Game, _play: Play) -> str:
    """What plays are called matters to nobody here."""
    return ""


def engine(query: Query) -> Answer:
    return answer(query, silent)


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: str(kind[0]))
def test_random_queries(
    kind: tuple[str, str, str | None, bool | None, bool], how_many: Callable[[int], int]
) -> None:
    """Promise: two readings of the rules, written apart, agree on crowded random positions of
    every rule book, with any options over it, with and without partners and hands."""
    name, family, game, teams, hand = kind
    rng = random.Random(f"queries {name}")
    for _ in range(how_many(USUAL_OF_TEAMS if teams else USUAL)):
        query = random_query(rng, family, game=game, teams=teams, hand=hand)
        differences = compare(engine(query), adjudicate(query))
        assert not differences, f"{query}: the engine first: {differences[:3]}"


def asked(row: Row, preset: str) -> Query:
    """The query of a row of a table by hand; a colour that is alone has a partner in start."""
    rules = book(preset, row.rules, teams=row.teams, points=row.points)
    board, there = rules.board, position(rules, row.position)
    pawns, fresh = {}, []
    for seat, colour in zip(SEATS, COLOURS, strict=True):
        spots = [Spot(spot) for spot in own_part(there, seat)]
        if NOWHERE not in spots:
            pawns[colour] = [place_name(board, seat, spot) for spot in spots]
            fresh += [
                f"{colour} {number}"
                for number, spot in enumerate(spots, 1)
                if board.doorstep and spot == board.exit_spot(seat)
            ]
    if len(pawns) == 1:
        pawns[PARTNER[row.turn]] = ["start"] * 4
    wishes = dict(wish.split("=") for wish in row.rules.split(",") if wish)
    held = row.card.split(",")
    cards: Query = {"hand": held} if len(held) > 1 or row.points else {"card": row.card}
    more: Query = {"fresh": fresh} if preset == "dog" else {"teams": row.teams}
    options = {name: int(value) if value.isdecimal() else value for name, value in wishes.items()}
    return {"game": preset, "rules": options, "pawns": pawns, "turn": row.turn, **cards, **more}


@pytest.mark.parametrize("preset", BY_HAND)
def test_the_tables_by_hand(preset: str) -> None:
    """Promise: the second reading gives every row of the tables by hand its due, as the engine
    does, and so does the JSON interface."""
    common = test_books_common.ROWS if preset in SORRY_PRESETS else ()
    for row in (*common, *BY_HAND[preset]):
        query = asked(row, preset)
        assert compare(engine(query), adjudicate(query)) == [], f"{row}: {query}"
