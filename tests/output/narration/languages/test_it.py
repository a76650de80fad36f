"""Italian: elision, articles behind verbs, the two feminine cards, agreement, and the player whose
gender nobody knows."""

from __future__ import annotations

import re
from itertools import combinations

import pytest

from sorry_a11y.core.game.setup import seat_players
from sorry_a11y.core.rules.board import BLUE, RED
from sorry_a11y.core.rulesets.families import Wishes, make_rules
from sorry_a11y.output.narration.catalog import MessageValue, Words
from sorry_a11y.output.narration.listener import Listener
from tests.harness.pawns import B2, R2, Y2
from tests.output.narration.specimens import specimens

SAY = Words("it").say
NO_POINTS = {"board": "safety", "whole": "no", "scores": "no", "points": 0}
"""What a standing of a game without points is told with."""


@pytest.mark.parametrize(
    ("colour", "noun"),
    [("red", "il rosso"), ("blue", "l'azzurro"), ("yellow", "il giallo"), ("green", "il verde")],
)
def test_colours_take_their_article(colour: str, noun: str) -> None:
    """Promise: Italian articles and elision. Who you are is told with the colour's article."""
    word = SAY("greeting-colour", colour=SAY(f"terms-colour-{colour}"))
    assert SAY("greeting-you", named="no", name="", colour=word) == f"hai {noun}"
    assert SAY("greeting-you", named="yes", name="Ada", colour=word) == f"Ada, hai {noun}"
    assert SAY("greeting-person", name="Ada", colour=word) == f"Ada ha {noun}"


def test_a_pawn_behind_a_verb_has_its_article() -> None:
    """Promise: grammar done by variants. A pawn that opens a clause is told without its article,
    one that is bumped or swapped with has it, whoever listens."""
    seating = seat_players(4, (), None)
    rules = make_rules(Wishes("hasbro", teams=True), seating.seats)
    to = Listener(RED, seating, rules, "it")
    assert to.pawn(R2, RED) == "pedina 2"
    assert to.pawn(R2, RED, "with") == "la pedina 2"
    assert to.pawn(R2, BLUE) == to.pawn(R2, BLUE, "object") == "la tua pedina 2"
    assert to.pawn(Y2, RED) == to.pawn(Y2, BLUE, "object") == "la pedina 2 di Cid"
    assert to.pawn(B2, RED, "object") == "la pedina 2 di Ben"
    assert SAY("terms-pawn-own", number=2, who="you") == "la tua pedina 2"
    assert SAY("terms-pawn-own", number=2, who="other", name="Ben") == "la propria pedina 2"


@pytest.mark.parametrize(
    ("message", "values"),
    [
        ("news-drew", {"who": "you"}),
        ("news-drew", {"who": "other"}),
        ("news-given", {"who": "other"}),
        ("news-discard", {"who": "you"}),
        ("news-discard", {"who": "other"}),
        ("decision-discard", {}),
        ("decision-give", {}),
    ],
)
def test_only_the_queen_and_sorry_are_feminine(
    message: str, values: dict[str, MessageValue]
) -> None:
    """Promise: genders. Of all cards donna and Sorry alone (la carta) take una or tua."""
    for card in ("1", "8", "11", "J", "K", "A", "joker"):
        text = SAY(message, card=SAY(f"terms-card-{card}"), name="Ben", **values)
        assert re.search(r"\b(?:un|il tuo) \S+$", text), text
    for card in ("Q", "sorry"):
        text = SAY(message, card=SAY(f"terms-card-{card}"), name="Ben", **values)
        assert re.search(r"\b(?:una|la tua) (?:donna|Sorry)$", text), text


@pytest.mark.parametrize(
    ("message", "values", "text"),
    [
        (
            "answer-standing",
            {"who": "you", "home": 1, "steps": 9, **NO_POINTS},
            "tu hai 1 pedina arrivata e mancano 9 caselle",
        ),
        (
            "answer-standing",
            {"who": "other", "home": 2, "steps": 9, "name": "Ben", **NO_POINTS},
            "Ben ha 2 pedine arrivate e mancano 9 caselle",
        ),
        (
            "decision-ways-bump",
            {"count": 1, "all": "no", "pawns": "la pedina 2 di Ben"},
            "con una puoi mangiare la pedina 2 di Ben",
        ),
        (
            "decision-ways-bump",
            {"count": 2, "all": "no", "pawns": "la pedina 2 di Ben"},
            "con 2 puoi mangiare la pedina 2 di Ben",
        ),
        ("answer-pawns-at", {"count": 1, "pawns": "2", "place": "a casa"}, "pedina 2 a casa"),
        (
            "answer-pawns-at",
            {"count": 2, "pawns": "2 e 3", "place": "a casa"},
            "pedine 2 e 3 a casa",
        ),
        ("decision-no-choice", {"number": 4, "count": 1}, "la scelta 4 non c'è, ce n'è una sola"),
        (
            "statistics-bumps",
            {"given": 1, "taken": 1},
            "Hai mangiato 1 pedina, te ne hanno mangiata 1.",
        ),
        (
            "statistics-bumps",
            {"given": 3, "taken": 0},
            "Hai mangiato 3 pedine, te ne hanno mangiate 0.",
        ),
        (
            "news-round-won",
            {"who": "other", "count": 2, "names": "Ben e Dora"},
            "Ben e Dora hanno vinto la manche",
        ),
        (
            "news-game-won",
            {"who": "together", "count": 1, "names": "Cid"},
            "tu e Cid avete vinto, complimenti",
        ),
    ],
)
def test_verbs_and_nouns_agree(message: str, values: dict[str, MessageValue], text: str) -> None:
    """Promise: second and third person, and numbers that follow the language."""
    assert SAY(message, **({"name": "", "names": ""} | values)) == text


@pytest.mark.parametrize(
    ("day", "told"),
    [(1, "il primo marzo"), (8, "l'8 marzo"), (11, "l'11 marzo"), (12, "il 12 marzo")],
)
def test_dates_take_their_article(day: int, told: str) -> None:
    """Promise: elision before numbers too. A game was begun on a day told with its article."""
    when = SAY("terms-date", day=day, month=3, year=2026)
    assert when == f"{told} 2026"


def test_reasons_fit_one_pawn_and_several() -> None:
    """Promise: grammar. Why pawns cannot move is told after one pawn or several, by the same
    words, so none of them has the pawns for its subject."""
    told = {one.text for one in specimens("it") if one.message == "answer-why"}
    singular = re.compile(r"^(?:è|sta|va|resta|non può|andrebbe|finirebbe|ferma|protetta)\b")
    assert len(told) >= 11
    for text in told:
        assert not singular.search(text), text


def test_rows_of_a_menu_are_told_apart_by_ear() -> None:
    """Two kinds of opponents, or two values of a setting, that differ in one letter (soliti,
    solidi) cannot be told apart by ear."""
    for message in (
        "menu-kind",
        "setting-pace",
        "setting-verbosity",
        "setting-sound",
        "setting-output",
    ):
        words = {
            word
            for one in specimens("it")
            if one.message == message
            for word in re.findall(r"\w+", one.text)
            if len(word) > 4
        }
        for one, other in combinations(sorted(words), 2):
            if len(one) == len(other) and one[:-1] != other[:-1]:  # singular and plural are alike
                assert sum(a != b for a, b in zip(one, other, strict=True)) > 1, (one, other)
