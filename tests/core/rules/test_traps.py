"""The traps that other implementations of Sorry! fell into, one test each."""

from __future__ import annotations

import pytest

from sorry_a11y.core.rules.board import RED, SEATS, Spot
from sorry_a11y.core.rules.events import Event, PawnBumped, PawnSlid
from sorry_a11y.core.rulesets.sorry import SORRY_PRESETS
from tests.core.rules.positions import book, found, outcome, outcomes
from tests.core.rules.rows import Row

HASBRO = book("hasbro")


def events_of(text: str, card: str, leads_to: str, *, turn: str = "red") -> list[Event]:
    """The events of the one play that leads to a position."""
    plays = found(HASBRO, text, turn, card).plays
    (play,) = [play for play in plays if outcome(HASBRO, play) == leads_to]
    return play.events


def test_second_part_sees_the_slide_of_the_first() -> None:
    """16: 10 walks 6 to the triangle 16 and slides to 19 over an own pawn on 18, which is in
    start then and cannot walk the last step; walking it first, to 19, is allowed."""
    given = outcomes(HASBRO, "red: 10, 18, home, home", "red", "7")
    assert given == {
        "red: 17, 18, home, home",
        "red: 10, 25, home, home",  # one pawn walks seven
        "red: 11, 28, home, home",  # 18 and 6 is the triangle 24
        "red: 12, 23, home, home",
        "red: 13, 22, home, home",
        "red: 14, 21, home, home",
        "red: 15, 20, home, home",
        "red: 19, home, home",  # 18 steps to 19, then 10 slides there and sends it back
    }


def test_second_part_sees_the_bump_of_the_first() -> None:
    """16, 26: the first part sends an own pawn back by a slide; no later part may move it, so
    that this order cannot use all seven."""
    given = outcomes(HASBRO, "red: 12, 19, home, home", "red", "7")
    assert "red: 19, home, home" not in given, "12 and 4 slides to 19; the 3 left have no pawn"
    assert "red: 19, 22, home, home" in given, "19 walks 3 first, then 12 slides to 19"


def test_second_part_may_use_the_square_that_the_first_left() -> None:
    """16: a part may end where the other pawn stood, if that has gone before."""
    given = outcomes(HASBRO, "red: 20, 23, home, home", "red", "7")
    assert "red: 23, 27, home, home" in given


def test_parts_never_end_on_one_square() -> None:
    """13, 15: 20 and 5, 23 and 2 would share square 25."""
    given = outcomes(HASBRO, "red: 20, 23, home, home", "red", "7")
    assert given == {
        "red: 20, 30, home, home",
        "red: 21, 29, home, home",
        "red: 22, 28, home, home",
        "red: 23, 27, home, home",  # 23 walks 4 first and makes room; or 20 walks all seven
        "red: 26, 28, home, home",  # 20 slides from 24 to 28 first, then 23 walks 3
        "red: 28, home, home",  # the other order: 23 walks into the slide
    }


def test_both_parts_may_end_at_home() -> None:
    """13, 15: home holds all four."""
    given = outcomes(HASBRO, "red: safety 3, safety 2, home, home", "red", "7")
    assert given == {"red: home, home, home, home"}


def test_a_rest_that_nobody_can_use_forbids_the_part() -> None:
    """15: taking one pawn home with 3 leaves 4 that no pawn can walk."""
    choices = found(HASBRO, "red: safety 3, safety 5, home, start", "red", "7")
    assert not choices.plays
    assert choices.may_pass


def test_backward_move_onto_a_slide_does_not_bump_itself() -> None:
    """26, 32: from 18 back 1 to 17, from 20 back 4 to 16: the pawn slides to 19 and is no pawn
    in its own way, though it set out from the slide."""
    events = events_of("red: 17, home, home, home", "10", "red: 19, home, home, home")
    assert [type(event) for event in events[1:]] == [PawnSlid]
    events = events_of("red: 28, home, home, home", "4", "red: 28, home, home, home")
    assert not [event for event in events if isinstance(event, PawnBumped)]


def test_only_the_swapping_pawn_slides() -> None:
    """21: red's pawn on yellow's triangle 31 changes places with blue's: blue stays on 31."""
    given = outcomes(HASBRO, "red: 31, home, home, home; blue: 45", "red", "11")
    assert given == {"red: 42, home, home, home; blue: 45", "red: 45, home, home, home; blue: 31"}


def test_swap_onto_a_slide_bumps_whoever_is_on_it() -> None:
    """21, 26: red slides from 31 to 34, over yellow's pawn on 32 and its own on 33."""
    given = outcomes(HASBRO, "red: 58, 33, home, home; blue: 31; yellow: 32", "red", "11")
    assert "red: 34, home, home; blue: 58" in given


@pytest.mark.parametrize("preset", SORRY_PRESETS)
def test_safety_squares_are_private(preset: str) -> None:
    """30: a pawn on its third safety square stands on nobody else's, for landing, for swaps, for
    Sorry! and for slides."""
    rows = (
        Row(
            "30",
            "002",
            "landing",
            "red: safety 3; blue: safety 3; yellow: safety 1",
            "2",
            has=("red: safety 3; blue: safety 3; yellow: safety 3 again",),
            turn="yellow",
        ),
        Row("22", "002", "Sorry!", "red: safety 3; blue: safety 3", "sorry", ()),
        Row("20", "002", "swap", "red: 6; blue: safety 3", "11", ("red: 17; blue: safety 3",)),
    )
    for row in rows:
        row.check(preset)


def test_an_eleven_may_be_declined_only_if_nothing_can_walk_it() -> None:
    """19: a swap alone may be declined; a pawn that can walk 11 makes the card binding."""
    swap_only = found(HASBRO, "red: 58, home, home, home; blue: 20", "red", "11")
    assert len(swap_only.plays) == 1
    assert swap_only.may_pass
    walks = found(HASBRO, "red: 58, 10, home, home; blue: 20", "red", "11")
    assert len(walks.plays) == 3
    assert not walks.may_pass


def test_backward_inside_and_out_of_the_safety_zone() -> None:
    """31: allowed and compulsory, inside the zone and out of it, where it bumps."""
    for text, card, expected in (
        ("red: safety 5, home, home, home", "4", "red: safety 1, home, home, home"),
        ("red: safety 4, home, home, home; blue: 2", "4", "red: 2, home, home, home"),
        ("red: safety 1, home, home, home", "10", "red: 2, home, home, home"),
        ("red: safety 1, home, home, home", "4", "red: 59, home, home, home"),
    ):
        choices = found(HASBRO, text, "red", card)
        assert [outcome(HASBRO, play) for play in choices.plays] == [expected]
        assert not choices.may_pass


def test_start_circle_and_entrance() -> None:
    """28: the circle is square 4, the entrance square 2 and not the corner; home is 64 steps
    from the circle and 8 from the corner."""
    board = HASBRO.board
    assert [board.exit_square(seat) for seat in SEATS] == [4, 19, 34, 49]
    assert board.distance(RED, Spot(4)) == 64
    assert board.distance(RED, Spot(0)) == 8
    assert outcomes(HASBRO, "red: 1, start, home, home", "red", "2") == {
        "red: safety 1, home, home again",
        "red: 1, 4, home, home again",
    }
    assert outcomes(HASBRO, "red: 59, home, home, home", "red", "3") == {"red: 2, home, home, home"}


def test_an_ace_that_bumps_an_own_pawn_either_way_is_one_choice() -> None:
    """Promise of docs/changelog.md: a pawn on 2 behind own pawns on 3 and 13 leaves pawns on 3 and
    13 and one in the kennel, whether it walks 1 or 11."""
    plays = found(book("dog"), "red: 2, 3, 13; blue: 30", "red", "A").plays
    boards = [tuple(sorted(play.after[:4])) for play in plays]
    assert len(boards) == len(set(boards)) > 1
