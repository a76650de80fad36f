"""What `plays` answers: the shape of its objects, their order, its sentences. That plays and flags
are right, `tests.core.rules.test_against_adjudicator` holds."""

from __future__ import annotations

import io

import pytest

from sorry_a11y.api.json_lines import print_plays
from tests.api.asking import Query, ask, asked, dog, held, says, sorry

ONE_EACH = {"red": ["home"] * 3 + ["square 58"], "yellow": [*["start"] * 3, "square 20"]}
KENNELS = {colour: ["kennel"] * 4 for colour in dog()["pawns"]}
HOME_AND_DRY = {"red": ["start"] * 4, "yellow": ["start", "start", "square 20", "start"]}


def printed(query: Query) -> str:
    """The sentences that tell the answer to a query."""
    out, err = io.StringIO(), io.StringIO()
    assert print_plays(query, says, out, err) == 0
    assert err.getvalue() == ""
    return out.getvalue()


# -- answers ---------------------------------------------------------------------------------


def test_the_documented_example() -> None:
    """The example query: red's 7 walks pawn 2 from 12 to 19, or splits over pawns 2 and 3, whose
    way home is 4 steps. All keys of the answer, and nothing else."""
    told = ask(sorry())
    yellow = ["start", "start", "square 0", "start"]
    assert set(told) == {"plays", "may_pass", "again"}
    assert (told["may_pass"], told["again"]) == (False, False)
    keys = {"says", "decision", "card", "pawns", "again"}
    assert [set(play) for play in told["plays"]] == [keys] * 5
    assert [play["pawns"] for play in told["plays"]] == [
        {"red": ["start", "square 19", "safety 2", "home"], "yellow": yellow},
        {"red": ["start", "square 18", "safety 3", "home"], "yellow": yellow},
        {"red": ["start", "square 17", "safety 4", "home"], "yellow": yellow},
        # square 16 is blue's triangle: it slides on to 19
        {"red": ["start", "square 19", "safety 5", "home"], "yellow": yellow},
        {"red": ["start", "square 15", "home", "home"], "yellow": yellow},
    ]
    assert {play["card"] for play in told["plays"]} == {"7"}
    assert {play["again"] for play in told["plays"]} == {False}


@pytest.mark.parametrize("query", [sorry(), dog(card="7"), held(dog(), "7", "J", "joker")])
def test_the_order_is_the_engines(query: Query) -> None:
    """Bots, menus and this interface number the plays alike."""
    game = asked(query)
    found = game.rules.finder.choices(game.position, game.turn, game.hands[game.turn])
    assert [play["says"] for play in ask(query)["plays"]] == [
        says(game, play) for play in found.plays
    ]
    assert len(found.plays) > 3


def test_a_hand_names_the_card_of_each_play() -> None:
    """47 to 49: the plays of a hand in the order held, each card of a kind once."""
    told = ask(held(sorry(), "3", "sorry", "12", "3"))
    assert [play["card"] for play in told["plays"]] == ["3", "3", "sorry", "12"]
    assert (told["may_pass"], told["again"], told["discard"]) == (False, False, False)


def test_dog_tells_what_is_fresh() -> None:
    """D17: the pawn that has just come out is fresh, and none that moved."""
    told = ask(dog())
    assert set(told) == {"plays", "may_pass", "again"}
    after = {play["says"].split(" ", 3)[-1]: play["fresh"] for play in told["plays"]}
    assert after == {"r1+5": ["red 2"], "r2+5": []}
    pawns = dog()["pawns"] | {"red": ["square 7", "square 3", "kennel", "kennel"]}
    out = ask(dog(card="K", pawns=pawns, fresh=[]))
    assert out["plays"][0]["fresh"] == ["red 3"]
    assert out["plays"][0]["pawns"]["red"] == ["square 7", "square 3", "square 0", "kennel"]


# -- sentences -------------------------------------------------------------------------------


def test_numbered_sentences() -> None:
    """Without --json the plays are told in order, each with its number."""
    assert printed(sorry(card="10")).splitlines() == [
        "hasbro 2 12 r2+10, 1 of 3.",
        "hasbro 2 12 r2-1, 2 of 3.",
        "hasbro 2 61 r3-1, 3 of 3.",
    ]


@pytest.mark.parametrize(
    ("query", "sentence"),
    [
        (sorry(card="3", pawns=HOME_AND_DRY), "Nothing can move, so the player passes."),
        (
            sorry(card="2", pawns={"red": ["home"] * 3 + ["safety 5"], "yellow": ["start"] * 4}),
            "Nothing can move, so the player passes and draws another card.",
        ),
        (
            held(sorry(pawns=HOME_AND_DRY), "3"),
            "No card can be played, so the player discards one.",
        ),
        (dog(card="J", pawns=KENNELS, fresh=[]), "This card cannot be played."),
        (
            held(dog(pawns=KENNELS, fresh=[]), "J"),
            "No card can be played, so the player lays down the hand.",
        ),
        (sorry(card="11", pawns=ONE_EACH), "The player may pass instead."),
        (
            held(sorry(pawns=ONE_EACH), "11"),
            "The player need not play any card, and may discard one instead.",
        ),
    ],
)
def test_passing_is_told(query: Query, sentence: str) -> None:
    """What happens without a play, or instead of one, is told after the plays."""
    assert printed(query).splitlines()[-1] == sentence
