"""Promises that hold in every position, put to random ones."""

import random
from collections import Counter
from collections.abc import Callable

import pytest

from . import adjudicate, compare, random_query
from .options import DOG_VALUES, PRESETS, SORRY_VALUES
from .places import COLOURS, Answer, Query

FAMILIES = ("sorry", "dog")
HowMany = Callable[[int], int]
"""The fixture of that name."""
USUAL = 60
"""Random positions of each promise in a usual run."""


def some(family: str, seed: int, count: int) -> list[Query]:
    """Random queries, the same for the same seed."""
    rng = random.Random(seed)
    return [random_query(rng, family) for _ in range(count)]


def shared(pawns: dict[str, list[str]]) -> list[str]:
    """The squares that hold more than one pawn, and a colour's own places that do."""
    squares = Counter(p for row in pawns.values() for p in row if p.startswith("square"))
    doubled = [square for square, number in squares.items() if number > 1]
    for row in pawns.values():
        private = Counter(p for p in row if p.startswith(("safety", "target")))
        doubled += [place for place, number in private.items() if number > 1]
    return doubled


def turned_place(text: str, squares: int) -> str:
    """A place a quarter of the board further on."""
    kind, _, number = text.partition(" ")
    return f"square {(int(number) + squares // 4) % squares}" if kind == "square" else text


def turned_colour(colour: str) -> str:
    """The next colour clockwise."""
    return COLOURS[(COLOURS.index(colour) + 1) % 4]


def turned_pawns(pawns: dict[str, list[str]], squares: int) -> dict[str, list[str]]:
    """Every colour in the next one's seat."""
    return {
        turned_colour(colour): [turned_place(text, squares) for text in row]
        for colour, row in pawns.items()
    }


def turned_fresh(names: list[str]) -> list[str]:
    """The fresh pawns under the next colour's name."""
    return [f"{turned_colour(name.split()[0])} {name.split()[1]}" for name in names]


def ring_of(query: Query) -> int:
    """How many squares the board of a query has."""
    return int(query["rules"].get("board", 40)) if query["game"] == "dog" else 60


def turned(query: Query) -> Query:
    """The same position seen one seat on."""
    pawns = turned_pawns(query["pawns"], ring_of(query))
    moved = query | {"pawns": pawns, "turn": turned_colour(query["turn"])}
    return moved | {"fresh": turned_fresh(query["fresh"])} if "fresh" in query else moved


def turned_answer(answer: Answer, squares: int) -> Answer:
    """The same answer seen one seat on."""
    plays = [play | {"pawns": turned_pawns(play["pawns"], squares)} for play in answer["plays"]]
    plays = [p | {"fresh": turned_fresh(p["fresh"])} if "fresh" in p else p for p in plays]
    return answer | {"plays": plays}


@pytest.mark.parametrize("family", FAMILIES)
def test_random_positions_are_legal(family: str) -> None:
    """Four pawns a colour, none sharing a place, nobody home already, a colour on turn."""
    ends = {"home"} if family == "sorry" else {f"target {n}" for n in (1, 2, 3, 4)}
    for query in some(family, 1, 600):
        pawns = query["pawns"]
        assert all(len(row) == 4 for row in pawns.values())
        assert shared(pawns) == []
        assert query["turn"] in pawns
        done = {colour for colour, row in pawns.items() if set(row) <= ends}
        together = family == "dog" or query["teams"]
        sides = [{"red", "yellow"}, {"blue", "green"}] if together else [{c} for c in pawns]
        assert not [side for side in sides if side <= done]


def test_random_positions_cover_the_rules() -> None:
    """Every rule book, every value of every option that matters, teams and hands turn up."""
    queries = some("sorry", 2, 800) + some("dog", 2, 400)
    assert {query["game"] for query in queries} == set(PRESETS)
    for game, values in (("dog", DOG_VALUES), ("hasbro", SORRY_VALUES)):
        for name, choices in values.items():
            seen = {str(q["rules"].get(name)) for q in queries if q["game"] == game}
            assert seen >= set(choices)
    assert {query.get("teams") for query in queries} == {True, False, None}
    assert {"hand" in query for query in queries} == {True, False}
    assert any(query.get("fresh") for query in queries)


def test_an_unknown_family_is_refused() -> None:
    """The two families are the whole list."""
    with pytest.raises(ValueError, match="ludo"):
        random_query(random.Random(1), "ludo")


@pytest.mark.parametrize("family", FAMILIES)
def test_every_play_leaves_a_legal_position(family: str, how_many: HowMany) -> None:
    """Points 13 and 16: pawns are neither lost nor doubled, and the query is left alone."""
    for query in some(family, 3, how_many(USUAL)):
        before = repr(query)
        answer = adjudicate(query)
        assert repr(query) == before
        for play in answer["plays"]:
            assert [len(row) for row in play["pawns"].values()] == [4] * len(query["pawns"])
            assert list(play["pawns"]) == list(query["pawns"])
            assert shared(play["pawns"]) == []
            assert play["card"] in query.get("hand", [query.get("card")])


@pytest.mark.parametrize("family", FAMILIES)
def test_no_seat_is_special(family: str, how_many: HowMany) -> None:
    """The board is the same from every side: turning a position turns its answer."""
    for query in some(family, 4, how_many(USUAL)):
        answer = turned_answer(adjudicate(query), ring_of(query))
        assert compare(adjudicate(turned(query)), answer) == []


@pytest.mark.parametrize("family", FAMILIES)
def test_pawn_numbers_do_not_matter(family: str, how_many: HowMany) -> None:
    """Pawns of a colour are interchangeable, so numbering them backwards changes nothing."""
    for query in some(family, 5, how_many(USUAL)):
        pawns = {colour: row[::-1] for colour, row in query["pawns"].items()}
        mirrored = query | {"pawns": pawns}
        if "fresh" in query:
            mirrored["fresh"] = [f"{n.split()[0]} {5 - int(n.split()[1])}" for n in query["fresh"]]
        assert compare(adjudicate(mirrored), adjudicate(query)) == []


def test_compare_tells_every_difference() -> None:
    """A play missing, doubled or changed, and each flag, is told in a sentence."""
    play = {"card": "2", "pawns": {"red": ["start", "square 4"]}, "again": True}
    answer = {"plays": [play], "may_pass": True, "again": True}
    assert compare(answer, answer) == []
    numbered = play | {"pawns": {"red": ["square 4", "start"]}}
    assert compare(answer, answer | {"plays": [numbered]}) == []
    for change in ({"card": "1"}, {"again": False}, {"pawns": {"red": ["start", "start"]}}):
        assert len(compare(answer, answer | {"plays": [play | change]})) == 2
    assert len(compare(answer, answer | {"plays": [play, numbered]})) == 1
    for flag in ("may_pass", "again", "discard"):
        assert len(compare(answer, answer | {flag: not answer.get(flag, False)})) == 1
    assert compare({"error": "no card"}, answer) != []


def test_compare_sees_freshness() -> None:
    """Plays of Dog that differ only in which place holds the fresh pawn differ."""
    play = {"card": "A", "pawns": {"red": ["square 0", "square 5"]}, "fresh": ["red 1"]}
    answer = {"plays": [play], "may_pass": False}
    assert compare(answer, {"plays": [play | {"fresh": []}], "may_pass": False}) != []
    swapped = {"card": "A", "pawns": {"red": ["square 5", "square 0"]}, "fresh": ["red 2"]}
    assert compare(answer, {"plays": [swapped], "may_pass": False}) == []
