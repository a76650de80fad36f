"""What is seen on a board at a glance, told by one key each."""

from __future__ import annotations

import pytest

from tests.ui.session.test_facts_that_hold import drawn


@pytest.mark.parametrize(
    ("pawns", "told"),
    [
        (
            "red: 20, 2, home, start; yellow: 10, 17, home, home",
            "From your start Cid's pawn 1 at 6, Cid's pawn 2 at 13, your pawn 1 at 16, "
            "your pawn 2 at 58, Cid has 2 home, you have 1 home",
        ),
        (
            "red: start, start, start, home; yellow: start, start, start, start",
            "No pawn is on the track, you have 1 home",
        ),
    ],
)
def test_the_order_round_the_track(pawns: str, told: str) -> None:
    """Promise of docs/keys.md: i and 5 tell all pawns round the track in order from the own start,
    and who has how many home. Red comes out on square 4; a pawn behind it is told last."""
    assert drawn(pawns, "5").key("i5").focus == told


@pytest.mark.parametrize(
    ("red", "yellow", "told"),
    [
        ("20, home", "25", "You can hit Cid's pawn 1 with a 5, 10 in 100"),
        ("20, start", "25", "You can hit Cid's pawn 1 with a 5 or Sorry, 20 in 100"),
        ("20, home", "start", "You can hit nobody with one card"),
    ],
)
def test_what_can_be_hit_with_which_odds(red: str, yellow: str, told: str) -> None:
    """Promise of docs/keys.md: d for the last time tells what the next own card can hit. Yellow on
    25 is hit from 20 by a 5; of 44 cards not seen 4 are fives, or a 2 comes and then a 5: 4/44 +
    4/44 * 4/43 = 10 in 100. With a pawn in start each Sorry! hits too."""
    screen = drawn(f"red: {red}, home, home; yellow: {yellow}, home, home, home", "12")
    for _ in range(3):
        screen.key("d")
    assert screen.key("d").focus == told
    assert screen.key("d").focus.startswith("Then ")


def test_which_cards_bring_home_and_win() -> None:
    """Promise of docs/keys.md: s again tells which card brings which own pawn home, and which wins
    for whom. Red on the third of five safety
    spots needs a 3, yellow on the fourth a 2, with which it wins."""
    screen = drawn("red: safety 3, start, start, home; yellow: safety 4, home, home, home", "12")
    screen.key("s")
    told = screen.key("s")
    assert told.news == ("Pawn 1 gets home with a 3.",)
    assert told.focus == "Cid wins with a 2"


def test_everybodys_chance_of_winning() -> None:
    """Promise of docs/keys.md: s for the third time tells the chances of all players in one line,
    which come to 100 but for rounding, the likeliest first."""
    screen = drawn("red: 20, start, start, home; yellow: safety 4, home, home, home", "12")
    screen.key("s")
    screen.key("s")
    told = screen.key("s").focus
    assert told.startswith("Of 100 games from here Cid wins ")
    wins = [int(word) for word in told.replace(",", "").split() if word.isdecimal()][1:]
    assert wins == sorted(wins, reverse=True)
    assert abs(sum(wins) - 100) <= 1
