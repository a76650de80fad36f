"""A query that makes no sense is refused in one clear line (bad input)."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sorry_a11y.api.query import Query, parse_pawns_text
from sorry_a11y.core.rules.board import NOWHERE, RED, YELLOW
from sorry_a11y.output.narration.mistakes import MistakeError, echoed
from tests.api.asking import Query as Asked
from tests.api.asking import ask, asked, dog, error, held, pawns, sorry, without

FOUR = ["start"] * 4
ALL = dict.fromkeys(("red", "blue", "yellow", "green"), FOUR)
LURED = {"red": ["start", "square 12", "square 12", "home"]}

WRONG: list[tuple[object, str, str]] = [
    # query, what the line names, what it says is accepted
    (sorry(game="chess"), "chess", "hasbro, parker, bounce-home, hobby, dog"),
    (sorry(rules={"hom": "exact"}), "hom", "start, first, home, seven, eleven"),
    (sorry(rules={"home": "soft"}), "home=soft", "exact, bounce"),
    (dog(rules={"home": "exact"}), "home", "board, protect, jack, jokers, seats"),
    (dog(rules={"board": 50}), "board=50", "40, 64"),
    (sorry(pawns={**sorry()["pawns"], "purple": FOUR}), "purple", "red, blue, yellow, green"),
    (sorry(pawns={"red": FOUR}), "one colour", "two to four"),
    (sorry(pawns={}), "No colour", "two to four"),
    (pawns(red=["start", "start", "home"]), "red has 3 pawns", "four"),
    (pawns(red=["home"]), "red has one pawn", "four"),
    (pawns(**LURED), "red 2 and red 3", "square 12"),
    (pawns(red=["start", "square 0", "home", "home"]), "red 2 and yellow 3", "square 0"),
    (pawns(red=["start", "safety 2", "safety 2", "home"]), "red 2 and red 3", "safety 2"),
    (
        dog(pawns=dog()["pawns"] | {"blue": ["square 0", *["kennel"] * 3]}),
        "red 2 and blue 1",
        "square 0",
    ),
    (pawns(red=["start", "square 60", "home", "home"]), "square 60", "square 0 to 59"),
    (pawns(red=["start", "safety 6", "home", "home"]), "safety 6", "safety 1 to 5"),
    (pawns(red=["start", "square -1", "home", "home"]), "square -1", "square 0 to 59"),
    (pawns(red=["start", "square \u0663", "home", "home"]), "square \u0663", "square 0 to 59"),
    (pawns(red=["start", "the moon", "home", "home"]), "the moon", "start, square 0 to 59"),
    (pawns(red=["start", "", "home", "home"]), '""', "start, square 0 to 59"),
    (
        dog(pawns=dog()["pawns"] | {"red": ["start", *["kennel"] * 3]}, fresh=[]),
        "start",
        "kennel, square 0 to 39, target 1 to 4.",
    ),
    (dog(pawns=dog()["pawns"] | {"red": ["square 40", *["kennel"] * 3]}), "square 40", "0 to 39"),
    (sorry(card="6"), "6", "1, 2, 3, 4, 5, 7, 8, 10, 11, 12, sorry"),
    (sorry(card=""), '""', "1, 2, 3"),
    (sorry(card="Sorry!"), "Sorry!", "12, sorry"),
    (dog(card="sorry"), "sorry", "2, 3, 4, 5, 6, 7, 8, 9, 10, J, Q, K, A, joker"),
    (sorry(turn="green"), "green", "red, yellow"),
    (sorry(turn="purple"), "purple", "red, blue, yellow, green"),
    (held(sorry(), *"123457"), "6 cards", "1 to 5"),
    (held(sorry()), "no card", "1 to 5"),
    (held(dog(), *"2345678"), "7 cards", "1 to 6"),
    (held(sorry(), *["7"] * 5), "5 cards 7", "4"),
    (held(dog(rules={"jokers": "4"}), *["joker"] * 5), "5 cards joker", "4"),
    (sorry(hand=["7"]), "card or a hand", "not both"),
    (without(sorry(), "card"), "needs", "card or a hand"),
    (without(sorry(), "pawns"), "pawns", "game, pawns, turn"),
    (without(sorry(), "turn"), "turn", "game, pawns, turn"),
    (without(sorry(), "game"), "game", "game, pawns, turn"),
    ({}, "game", "game, pawns, turn"),
    (sorry(cards="7"), "cards", "card, hand"),
    (sorry(teams=True), "Teams", "four"),
    (dog(teams=True), "dog", "Leave teams out"),
    (dog(pawns=without(dog()["pawns"], "green")), "dog", "four"),
    (sorry(fresh=["red 2"]), "no fresh pawns", "Leave"),
    (dog(fresh=["red 5"]), "red 5", "red 1 to red 4"),
    (dog(fresh=["red 1"]), "red 1", "square 0"),
    (dog(fresh=["red 3"]), "red 3", "square 0"),
    # kinds of values
    ([], "Expected object", "got array"),
    (None, "Expected object", "got null"),
    (sorry(game=None), "game", "a Ruleset"),
    (sorry(card=7), "at card", "Expected str | null"),
    (sorry(turn=["red"]), "at turn", "Expected str, got array"),
    (sorry(teams="yes"), "at teams", "Expected bool"),
    (sorry(rules=["home=bounce"]), "at rules", "Expected object"),
    (dog(rules={"board": True}), "at rules", "Expected int | str, got bool"),
    (pawns(red="start"), "at pawns", "Expected array, got str"),
    (pawns(red=["start", "start", "start", True]), "at pawns", "Expected str, got bool"),
    (without(sorry(hand=[7]), "card"), "at hand", "Expected str, got int"),
    (dog(fresh=None), "at fresh", "Expected array, got null"),
]


@pytest.mark.parametrize(
    ("query", "named", "accepted"), WRONG, ids=[f"{n}-{row[1]}" for n, row in enumerate(WRONG)]
)
def test_what_is_wrong_is_named_with_what_is_accepted(
    query: object, named: str, accepted: str
) -> None:
    """Bad input: one clear line naming what was wrong and what is accepted."""
    line = error(query)
    assert named in line
    assert accepted in line
    assert len(line.splitlines()) == 1


@pytest.mark.parametrize("text", ["a\nb", "\x1b[2J", "x" * 10_000, "\u202eabc", "", "\u2028"])
def test_odd_text_is_told_back_safely(text: str) -> None:
    """Control characters and endless texts give an error line that any terminal and any encoding
    takes, wherever they stand."""
    spoiled: list[Asked] = [
        sorry(card=text),
        sorry(turn=text),
        sorry(game=text),
        sorry(**{text: 1}),
        sorry(rules={text: "exact"}),
        sorry(rules={"home": text}),
        pawns(**{text: FOUR}),
        pawns(red=[text, *FOUR[1:]]),
        held(sorry(), text),
        dog(fresh=[text]),
    ]
    for query in spoiled:
        line = error(query)
        assert line.isprintable()
        assert line.encode("utf-8")
        assert len(line) < 250
        assert not text or echoed(text)[:30] in line


JSON = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats()
    | st.text()
    | st.sampled_from(["start", "home", "square 3", "red", "red 1", "hasbro", "dog", "7"]),
    lambda inner: st.lists(inner, max_size=5) | st.dictionaries(st.text(), inner, max_size=3),
    max_leaves=8,
)


@settings(max_examples=300, deadline=None)
@given(
    st.sampled_from([sorry(), dog(), held(sorry(), "7")]),
    st.sampled_from(Query.__struct_fields__),
    JSON,
)
def test_no_value_of_any_key_is_too_much(query: Asked, key: str, value: Any) -> None:
    """Never a traceback, whatever stands at a key: an answer, or a mistake in one line."""
    told = ask(query | {key: value})
    assert "error" not in told or len(told["error"].splitlines()) == 1


def test_a_query_becomes_a_position() -> None:
    """The example of the documentation, spot by spot: squares are their own numbers, safety zones
    follow the 60 squares, then starts and homes."""
    found = asked(sorry())
    home, start = found.rules.board.home, found.rules.board.start
    assert found.seats == (RED, YELLOW)
    assert found.turn == 0
    assert found.hands[found.turn] == bytes([found.rules.kind("7")])
    red = [start(RED), 12, 61, home(RED)]
    yellow = [start(YELLOW), start(YELLOW), 0, start(YELLOW)]
    assert list(found.position) == [*red, *[NOWHERE] * 4, *yellow, *[NOWHERE] * 4]


@pytest.mark.parametrize("board", [64, "64"])
def test_numbers_may_be_written_as_numbers(board: object) -> None:
    """An option's number may come as a text or as a number: both are the same rule book."""
    assert asked(dog(rules={"board": board})).rules.board.track == 64


def test_fresh_pawns_stand_apart() -> None:
    """Only the pawn named in fresh is fresh; one that came round to the same square is not."""
    fresh, round_again = asked(dog()), asked(dog(fresh=[]))
    assert fresh.position[1] == fresh.rules.board.exit_spot(RED)
    assert round_again.position[1] == 0


def test_a_hand_is_one_of_a_points_game() -> None:
    """Sorry! with a hand is asked under the points rules, with a card under an open draw."""
    assert asked(held(sorry(), "7", "2")).rules.scoring is not None
    assert asked(sorry()).rules.scoring is None


def test_a_position_that_is_won_is_refused() -> None:
    """Nobody plays on once a side has all its pawns home; of partners one may have."""
    assert ask(pawns(yellow=["home"] * 4)) == {
        "error": "yellow has won already. Leave a pawn of its side on the way."
    }
    start = ["start"] * 4
    four = {"red": start, "blue": start, "yellow": ["home"] * 4, "green": start}
    assert "plays" in ask(sorry(pawns=four, teams=True))


def test_pawns_as_text() -> None:
    """The text of the command line gives what the JSON example says, in any case and spacing."""
    text = "Red: start, 12, safety 2,home ; yellow: start, start, 0, start;"
    told = parse_pawns_text(text)
    assert told == {
        "red": ["start", "12", "safety 2", "home"],
        "yellow": ["start", "start", "0", "start"],
    }
    assert asked(sorry(pawns=told)).position == asked(sorry()).position


@pytest.mark.parametrize(
    ("text", "code"), [("red start", "pawns-text"), ("red: home; red: home", "key-twice")]
)
def test_pawns_as_text_that_make_no_sense(text: str, code: str) -> None:
    """A text without a colon and a colour told twice are refused by name; all else is left to
    the check that JSON meets too."""
    with pytest.raises(MistakeError) as caught:
        parse_pawns_text(text)
    assert caught.value.code == f"mistake-{code}"


@pytest.mark.parametrize("text", ["", ";", "red:", "red: ,,,", "red: 1, 2, 3, 4", ":::"])
def test_pawns_as_text_are_checked_like_json(text: str) -> None:
    """Whatever the text of the command line gives is refused in one line if it makes no sense."""
    assert error(sorry(pawns=parse_pawns_text(text)))
