"""Short names of pawns, places and legs, read and written."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from sorry_a11y.core.rules.board import ALL_PAWNS, NOWHERE, SEATS, Board
from sorry_a11y.core.rules.notation import (
    NotationError,
    parse_legs,
    parse_pawn,
    parse_place,
    pawn_name,
    place_name,
)
from sorry_a11y.core.rules.ways import ComeOut, Leg, SendBack, SwapPlaces, TakePlace, Walk
from tests.core.rules.tables import PLAIN

SIGNS = "rbygx=+-*1234567890 apsto\n"
"""What is put into a name to spoil it: what names are made of, and some that no name has."""
BOARDS = {table.rules().board.track: table.rules().board for table in PLAIN}
FOREIGN = ("", "square", "square -1", "square 999", "square 1 2", "١٢", "12a", "Home", "goal 1")


def any_leg(rng: random.Random) -> Leg:
    pawn, other = rng.sample(ALL_PAWNS, 2)
    slide = rng.random() < 0.5
    steps = rng.choice([number for number in range(-13, 14) if number])
    return rng.choice(
        (
            Walk(pawn, steps, rng.random() < 0.5, slide),
            ComeOut(pawn),
            SendBack(pawn),
            TakePlace(pawn, other, slide),
            SwapPlaces(pawn, other, slide),
        )
    )


def spoiled(text: str, rng: random.Random) -> Iterator[str]:
    """The text with one character left out, put in or changed, and cut off."""
    at = rng.randrange(len(text))
    sign = rng.choice(SIGNS)
    yield text[:at] + text[at + 1 :]
    yield text[:at] + sign + text[at:]
    yield text[:at] + sign + text[at + 1 :]
    yield text[:at]


def test_legs_come_back_and_nothing_else_is_taken_for_legs() -> None:
    """Promise: legs are read as they were written, and a text that names none is refused: what is
    taken is written the same again (but for a plus or a zero before the steps)."""
    rng = random.Random(17)
    refused = 0
    for _ in range(600):
        legs = tuple(any_leg(rng) for _ in range(rng.randint(1, 4)))
        text = " ".join(map(str, legs))
        assert parse_legs(text) == legs
        for other in spoiled(text, rng):
            try:
                read = parse_legs(other)
            except NotationError:
                refused += 1
            else:
                assert parse_legs(" ".join(map(str, read))) == read
    assert refused > 1000


@pytest.mark.parametrize(
    "text", ["", "r1+3 ", "r1+3,r2+4", "r1+3  r2+4", "r1+3 r2+4 x", "r5+3", "r1+123", " r1"]
)
def test_texts_that_are_no_legs(text: str) -> None:
    """Promise: a pawn that there is not, a step too long and legs not set apart by one space are
    refused by name."""
    with pytest.raises(NotationError) as refused:
        parse_legs(text)
    assert refused.value.text == text


def test_pawns_come_back() -> None:
    """Promise: each pawn has a name of its own that is read as that pawn; no other number is."""
    names = [pawn_name(pawn) for pawn in ALL_PAWNS]
    assert len(set(names)) == len(names)
    assert [parse_pawn(name) for name in names] == list(ALL_PAWNS)
    for text in ("red 0", "red 5", "red", "red 11", "pink 1", "1 red", ""):
        with pytest.raises(NotationError):
            parse_pawn(text)


@pytest.mark.parametrize("board", BOARDS.values(), ids=lambda board: f"{board.track} squares")
def test_places_come_back(board: Board) -> None:
    """Promise: every place of a seat is read as it is written, a square by its number alone too,
    and the first number behind the last is refused."""
    for seat in SEATS:
        lane = [board.lane_spot(seat, step) for step in range(1, board.lane + 1)]
        ends = {board.start(seat), board.home(seat)} - {NOWHERE}
        for spot in (*range(board.track), *lane, *ends):
            assert parse_place(board, seat, place_name(board, seat, spot)) == spot
        assert parse_place(board, seat, "12") == parse_place(board, seat, "square 12")
        behind = (
            f"square {board.track}",
            f"{board.lane_word} {board.lane + 1}",
            f"{board.lane_word} 0",
        )
        for text in (*FOREIGN, *behind, *([] if board.has_home else ["home"])):
            with pytest.raises(NotationError):
                parse_place(board, seat, text)
