"""The random positions are legal and cover the rules; no difference of two answers is missed."""

import random
from collections import Counter

import pytest

from . import compare, random_query
from .options import DOG_VALUES, PRESETS, SORRY_VALUES
from .places import Query

FAMILIES = ("sorry", "dog")


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
