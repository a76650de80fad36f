"""The traps that other implementations of Sorry! fell into, a row or a test each."""

from __future__ import annotations

import pytest

from sorry_a11y.core.rules.board import RED, SEATS, Spot
from sorry_a11y.core.rules.events import Event, PawnBumped, PawnSlid
from sorry_a11y.core.rulesets.sorry import SORRY_PRESETS
from tests.core.rules.positions import book, found, outcome
from tests.core.rules.rows import Row, rows

HASBRO = book("hasbro")
TRAPS = rows("""
16 | trap | 10 slides from the triangle 16 to 19 over an own 18, which cannot walk on from start
    red: 10, 18, home, home | 7 | = red: 17, 18, home, home / red: 10, 25, home, home
    / red: 11, 28, home, home / red: 12, 23, home, home / red: 13, 22, home, home
    / red: 14, 21, home, home / red: 15, 20, home, home / red: 19, home, home
16, 26 | trap | no later part moves a pawn that the first sent back: the 3 left have no pawn
    red: 12, 19, home, home | 7 | + red: 19, 22, home, home | - red: 19, home, home
13, 15, 16 | trap | no two parts end on one square; one may end where the other pawn stood
    red: 20, 23, home, home | 7 | = red: 20, 30, home, home / red: 21, 29, home, home
    / red: 22, 28, home, home / red: 23, 27, home, home / red: 26, 28, home, home
    / red: 28, home, home
13, 15 | trap | home holds all four, so that both parts may end there
    red: safety 3, safety 2, home, home | 7 | = red: home, home, home, home
15 | trap | a part home with 3 leaves 4 that no pawn can walk
    red: safety 3, safety 5, home, start | 7 | = nothing
21 | trap | only the pawn that swaps slides: blue stays on red's old triangle 31
    red: 31, home, home, home; blue: 45 | 11
    | = red: 42, home, home, home; blue: 45 / red: 45, home, home, home; blue: 31 | must play
21, 26 | trap | a swap onto a slide sends back whoever is on it, the own pawn too
    red: 58, 33, home, home; blue: 31; yellow: 32 | 11 | + red: 34, home, home; blue: 58
    | must play
19 | trap | a swap alone may be declined
    red: 58, home, home, home; blue: 20 | 11 | = red: 20, home, home, home; blue: 58 | may pass
19 | trap | a pawn that can walk 11 makes the card binding
    red: 58, 10, home, home; blue: 20 | 11 | = red: 20, 10, home, home; blue: 58
    / red: 58, 20, home, home; blue: 10 / red: 58, 21, home, home; blue: 20 | must play
31 | trap | backward inside the safety zone
    red: safety 5, home, home, home | 4 | = red: safety 1, home, home, home
31 | trap | out of it, where it bumps
    red: safety 4, home, home, home; blue: 2 | 4 | = red: 2, home, home, home
31 | trap | one square out of it
    red: safety 1, home, home, home | 10 | = red: 2, home, home, home
31 | trap | and past the corner
    red: safety 1, home, home, home | 4 | = red: 59, home, home, home
28 | trap | a 2 goes past the entrance into the zone, or out onto the circle
    red: 1, start, home, home | 2
    | = red: safety 1, home, home again / red: 1, 4, home, home again
28 | trap | the entrance is square 2, not the corner
    red: 59, home, home, home | 3 | = red: 2, home, home, home
""")
PRIVATE = rows("""
30 | 002 | a pawn on its third safety square is nobody's there for landing
    red: safety 3; blue: safety 3; yellow: safety 1 | 2
    | + red: safety 3; blue: safety 3; yellow: safety 3 again | turn yellow
22 | 002 | nor for Sorry!
    red: safety 3; blue: safety 3 | sorry | = nothing
20 | 002 | nor for a swap
    red: 6; blue: safety 3 | 11 | = red: 17; blue: safety 3
""")


@pytest.mark.parametrize("row", TRAPS, ids=str)
def test_a_trap_catches_nobody(row: Row) -> None:
    """Promise: hasbro plays by the rules where others do not."""
    row.check("hasbro")


@pytest.mark.parametrize("preset", SORRY_PRESETS)
@pytest.mark.parametrize("row", PRIVATE, ids=str)
def test_safety_squares_are_private(preset: str, row: Row) -> None:
    """30: in every rule book."""
    row.check(preset)


def events_of(text: str, card: str, leads_to: str) -> list[Event]:
    """The events of red's one play that leads to a position."""
    plays = found(HASBRO, text, "red", card).plays
    (play,) = [play for play in plays if outcome(HASBRO, play) == leads_to]
    return play.events


def test_backward_move_onto_a_slide_does_not_bump_itself() -> None:
    """26, 32: from 18 back 1 to 17, from 20 back 4 to 16: the pawn slides to 19 and is no pawn
    in its own way, though it set out from the slide."""
    events = events_of("red: 17, home, home, home", "10", "red: 19, home, home, home")
    assert [type(event) for event in events[1:]] == [PawnSlid]
    events = events_of("red: 28, home, home, home", "4", "red: 28, home, home, home")
    assert not [event for event in events if isinstance(event, PawnBumped)]


def test_start_circle_and_entrance() -> None:
    """28: the circle is square 4, the entrance square 2 and not the corner; home is 64 steps
    from the circle and 8 from the corner."""
    board = HASBRO.board
    assert [board.exit_square(seat) for seat in SEATS] == [4, 19, 34, 49]
    assert board.distance(RED, Spot(4)) == 64
    assert board.distance(RED, Spot(0)) == 8


def test_an_ace_that_bumps_an_own_pawn_either_way_is_one_choice() -> None:
    """Promise of docs/changelog.md: a pawn on 2 behind own pawns on 3 and 13 leaves pawns on 3 and
    13 and one in the kennel, whether it walks 1 or 11."""
    plays = found(book("dog"), "red: 2, 3, 13; blue: 30", "red", "A").plays
    boards = [tuple(sorted(play.after[:4])) for play in plays]
    assert len(boards) == len(set(boards)) > 1
