"""Who sits where, by what was asked for."""

from __future__ import annotations

import pytest

from sorry_a11y.core.game.names import is_taken
from sorry_a11y.core.game.setup import (
    PERSON,
    ROBOT_NAMES,
    Occupant,
    Seating,
    SeatingError,
    parse_seats,
    seat_players,
)
from sorry_a11y.core.rules.board import BLUE, RED, SEATS, YELLOW
from sorry_a11y.core.rules.notation import COLOURS


def told(seating: Seating) -> list[tuple[int, str]]:
    """(the first seat of whoever sits there, the name told) of every seat."""
    return [(seating.seats_of(seat)[0], seating.name(seat)) for seat in seating.seats]


def test_equal_names_are_different_people() -> None:
    """Promise: who a seat belongs to goes by id; two people called Ann, or two without a name, do
    not see each other's cards."""
    for name in ("Ann", None):
        seating = Seating(
            Occupant(seat, PERSON, name, who) for seat, who in ((RED, 0), (BLUE, 1), (YELLOW, 0))
        )
        assert seating.seats_of(RED) == seating.seats_of(YELLOW) == (RED, YELLOW)
        assert seating.seats_of(BLUE) == (1,)


@pytest.mark.parametrize("name", [None, "Ann"])
def test_you_twice_is_one_person(name: str | None) -> None:
    """Promise: "you" on two seats is one person with two seats, in every game, with a name too;
    the bots are two."""
    seating = parse_seats("red=you,blue=runner,yellow=you,green=runner", name)
    assert [seating.seats_of(seat) for seat in SEATS] == [(0, 2), (1,), (0, 2), (3,)]
    assert seating.people == (RED, YELLOW)
    assert seating.name(YELLOW) == (name or "")


def test_players_of_two_colours() -> None:
    """Promise: where a player takes two colours, a name or a bot on both is one player."""
    seats = "red=Ann,blue=runner,yellow=Ann,green=runner"
    seating = parse_seats(seats, None, colours_each=2)
    assert told(seating) == [(0, "Ann"), (1, "Ben"), (0, "Ann"), (1, "Ben")]
    two = parse_seats("red=Ann,yellow=Ann,blue=Bob,green=Bob", None, colours_each=2)
    assert told(two) == [(0, "Ann"), (1, "Bob"), (0, "Ann"), (1, "Bob")]
    for players in (2, None):
        alone = seat_players(players, ["champion"], None, colours_each=2)
        assert told(alone) == [(0, ""), (1, "Viktor"), (0, ""), (1, "Viktor")]


@pytest.mark.parametrize(
    ("seats", "each", "code", "given"),
    [
        ("red=Ann,yellow=Ann", 1, "name-twice", "Ann"),
        ("red=Ann,yellow=ANN", 1, "name-twice", "ANN"),
        ("red=Ann,blue=Ann,yellow=Bob,green=Bob", 2, "name-twice", "Ann"),
        ("red=Ann,yellow=You", 1, "name-word", "You"),
        ("red=Ann,yellow=ann", 1, "bot", "ann"),
        ("red=runner,yellow=chance", 1, "nobody", ""),
    ],
)
def test_seats_that_cannot_be(seats: str, each: int, code: str, given: str) -> None:
    """Promise: what cannot be is refused, and what was wrong is named."""
    with pytest.raises(SeatingError) as caught:
        parse_seats(seats, None, colours_each=each)
    assert (caught.value.code, caught.value.given) == (code, given)


def test_as_many_players_as_the_rules_have() -> None:
    """Promise: where two take two colours each, nobody is asked for three opponents."""
    for players, opponents, accepted in ((4, [], ("2",)), (2, ["runner"] * 3, ("1",))):
        with pytest.raises(SeatingError) as caught:
            seat_players(players, opponents, None, colours_each=2)
        assert caught.value.accepted == accepted


def test_a_name_that_is_a_bot_s_kind() -> None:
    """Promise: a person called as a kind of bot is one person, and the bots stay bots."""
    seating = parse_seats("red=you,blue=runner,yellow=runner", "runner")
    assert seating.people == (0,)
    assert seating.name(RED) == "runner"


def test_bots_have_names_of_their_own() -> None:
    """Promise: whatever people are called, no bot is called so."""
    for names in ROBOT_NAMES:
        assert len(set(names)) == len(names) == 4
    for seat, names in zip(SEATS, ROBOT_NAMES, strict=True):
        others = list(COLOURS)
        bot = others.pop(seat)
        text = ",".join(f"{c}={n.upper()}" for c, n in zip(others, names, strict=False))
        table = parse_seats(f"{text},{bot}=runner", None)
        assert not is_taken(table.name(seat), [table.name(s) for s in table.people])
