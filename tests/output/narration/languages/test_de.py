"""German: cases, agreement, address, and words of the game that must not be confused by ear."""

from __future__ import annotations

import re

import pytest

from sorry_a11y.core.game.setup import parse_seats, seat_players
from sorry_a11y.core.rules.board import BLUE, RED, YELLOW, Pawn, Seat, Spot
from sorry_a11y.core.rules.events import GameWon
from sorry_a11y.core.rulesets.families import Wishes, make_rules
from sorry_a11y.output.narration.catalog import Words
from sorry_a11y.output.narration.listener import Case, Listener
from sorry_a11y.output.narration.narrator import sentences_of
from sorry_a11y.output.narration.units import CardUnit, Move, TurnUnit, Unit
from tests.harness.pawns import B1, R1
from tests.output.narration.specimens import specimens

SAY = Words("de").say


def listener(*, teams: bool = False) -> Listener:
    """Red's ears in a game with Ben (blue), Cid (yellow) and Dora (green)."""
    seating = seat_players(None, [], None)
    rules = make_rules(Wishes("hasbro", teams=teams), seating.seats)
    return Listener(RED, seating, rules, "de")


@pytest.mark.parametrize(
    ("pawn", "actor", "case", "phrase"),
    [
        (2, BLUE, "object", "deine Figur 3"),
        (2, BLUE, "with", "deiner Figur 3"),
        (2, BLUE, "subject", "deine Figur 3"),
        (2, RED, "with", "Figur 3"),
        (4, RED, "with", "Bens Figur 1"),
        (9, RED, "object", "Cids Figur 2"),
        (9, RED, "with", "Cids Figur 2"),
    ],
)
def test_pawns_stand_in_their_case(pawn: Pawn, actor: Seat, case: Case, phrase: str) -> None:
    """German cases: whom a pawn bumps is accusative, whom it swaps with dative."""
    assert listener(teams=True).pawn(pawn, actor, case) == phrase


def test_a_swap_with_your_pawn_is_dative() -> None:
    """The case reaches the sentence that is heard."""
    to = listener()
    swap = Move(B1, "swap", origin=Spot(20), spot=Spot(7), other=R1, stood=((R1, Spot(7)),))
    turn = TurnUnit(BLUE, (CardUnit(to.rules.kind("11"), (swap,)),))
    assert sentences_of([turn], to) == [
        "Ben 11, Figur 1 tauscht mit deiner Figur 1, die hat jetzt noch 48 statt 61"
    ]


@pytest.mark.parametrize(
    ("seats", "told"),
    [
        ((RED,), "Du gewinnst, gut gespielt"),
        ((RED, YELLOW), "Du gewinnst mit Cid, gut gespielt"),
        ((BLUE,), "Ben gewinnt das Spiel"),
        ((BLUE, 3), "Ben und Dora gewinnen das Spiel"),
    ],
)
def test_verbs_agree_with_who_wins(seats: tuple[Seat, ...], told: str) -> None:
    """Second and third person, singular and plural."""
    unit: Unit = GameWon(seats)
    assert sentences_of([unit], listener()) == [told]


def test_coming_out_and_home_sound_apart() -> None:
    """The words "ins Spiel" and "ins Ziel" are one sound apart: in play only home has the words
    with Ziel, and coming out is told by another verb."""
    told = [one for one in specimens("de") if one.message.startswith(("play-", "terms-"))]
    assert told
    assert not [one for one in told if "ins Spiel" in one.text]
    assert SAY("play-out", pawn="Figur 1", board="safety") == "Figur 1 kommt heraus"
    assert SAY("play-home", pawn="Figur 1", count=0) == "Figur 1 im Ziel"


def test_drawing_is_not_moving() -> None:
    """The words "Ben zieht 5" would say that he moves 5 squares: a drawn card has its article."""
    for who in ("you", "other"):
        assert "zieh" in SAY("news-drew", who=who, name="Ben", card="5")
        assert SAY("news-drew", who=who, name="Ben", card="5").endswith(" eine 5")
        assert SAY("news-drew", who=who, name="Ben", card="Sorry").endswith(" eine Sorry-Karte")


def test_the_verb_of_a_reason_agrees_with_its_pawns() -> None:
    """A reason is a sentence: its verb is singular for one pawn and plural for several."""
    several = re.compile(r"\b(?:sind|stehen|können|kämen|hinkämen|kommen|ziehen)\b")
    for reason in (one for one in specimens("de") if one.message == "answer-why"):
        if reason.values["reason"] not in (
            "not-yours",
            "nobody-there",
            "no-backward",
            "wrong-card",
            "no-rest",
        ):
            assert bool(several.search(reason.text)) is (reason.values["count"] != 1), reason


@pytest.mark.parametrize(
    ("name", "phrase"),
    [
        ("Ben", "Bens Figur 1"),
        ("Doris", "die Figur 1 von Doris"),
        ("Willi", "Willis Figur 1"),
        ("Max", "die Figur 1 von Max"),
        ("Ann 2", "die Figur 1 von Ann 2"),
    ],
)
def test_a_name_has_its_genitive_unless_it_hisses(name: str, phrase: str) -> None:
    """A name that ends like an s, or in no letter, takes no s."""
    seating = parse_seats(f"red=you,blue={name}", None)
    to = Listener(RED, seating, make_rules(Wishes("hasbro"), seating.seats), "de")
    assert to.pawn(Pawn(4), RED, "object") == phrase
