"""The rule of a card, asked for in play, and squares as those call them who see the board."""

from __future__ import annotations

from collections import Counter

import pytest

from sorry_a11y.core.analysis.overview import landmark
from sorry_a11y.core.rules.board import ALL_KINDS, Kind, Spot
from sorry_a11y.core.rulesets.families import BOOKS, Wishes, family_of, in_teams, make_rules
from sorry_a11y.output.rulebook.rule_pages import card_rule, lines, pages
from sorry_a11y.ui.settings.values import Settings
from tests.harness.languages import SPOKEN
from tests.harness.sessions import sentences, session, under_way


@pytest.mark.parametrize("book", BOOKS)
@pytest.mark.parametrize("language", SPOKEN)
def test_every_card_has_a_rule(book: str, language: str) -> None:
    """Promise: no card is without its rule in any language, and each of its sentences is one of
    the rules as `rules` tells them."""
    plain = make_rules(Wishes(book))
    for rules in (plain, in_teams(plain)):
        told = " ".join(lines(pages(rules, language)))
        for kind in ALL_KINDS[: len(rules.cards)]:
            sentences_of = card_rule(rules, kind, language)
            assert sentences_of
            assert all(one in told for one in sentences_of)


def test_the_points_of_cards_are_points() -> None:
    """A number that is no point would tell nothing."""
    for book in BOOKS:
        family = family_of(book)
        numbers = {point.number for point in family.paragraphs()}
        assert {one for points in family.card_points.values() for one in points} <= numbers


def test_the_card_key_pressed_again_tells_the_rule() -> None:
    """Key c tells the card, again its rule; Enter then tells the choice and plays nothing."""
    screen = session("hasbro", 7)
    focus = screen.opened().focus
    card = screen.view().hand[0]
    assert len(sentences(screen.key("c"))) == 1
    again = screen.key("c")
    rule = card_rule(screen.view().rules, Kind(card))
    assert sentences(again) == [*rule[:-1], rule[-1].rstrip(".")]
    assert screen.key("w").focus != focus
    assert len(sentences(screen.key("c"))) == 1
    assert screen.key("enter").focus == focus


def test_in_a_hand_the_card_on_the_focus_line_comes_first() -> None:
    """With a hand, c again begins with the card that is about to be chosen."""
    screen = under_way(session("dog", 3))
    seen = screen.view()
    ace = seen.rules.kind("A")
    assert ace in seen.hand
    screen.key(str(screen.who.feed.card_keys(seen.seat)[ace]))
    assert screen.key("c").news[0].startswith("Ace")
    assert sentences(screen.key("c"))[0] == card_rule(seen.rules, ace)[0]


@pytest.mark.parametrize("wishes", [Wishes(), Wishes("dog"), Wishes("dog", {"board": "64"})])
def test_a_landmark_names_one_square(wishes: Wishes) -> None:
    """Promise: no two squares are called the same, and no colour has more than another."""
    board = make_rules(wishes).board
    names = [landmark(board, Spot(square)) for square in range(board.track)]
    assert len(set(names)) == board.track
    assert set(Counter(name.seat for name in names).values()) == {board.spacing}


@pytest.mark.parametrize(
    ("square", "name"),
    [
        (1, ("short", 0, 1)),
        (4, ("circle", 0, 0)),
        (5, ("after-short", 0, 1)),
        (9, ("long", 0, 1)),
        (13, ("long", 0, 5)),
        (15, ("after-long", 0, 2)),
        (49, ("circle", 3, 0)),
        (0, ("after-long", 3, 2)),
    ],
)
def test_landmarks_are_those_of_the_board(square: Spot, name: tuple[str, int, int]) -> None:
    """The slides run from 1 to 4, with the circle at the end, and from 9 to 13 (27, 28)."""
    assert landmark(make_rules(Wishes()).board, square) == name


def test_told_in_full_a_square_is_told_by_its_landmark() -> None:
    """Real boards have no numbers: in full there are landmarks instead."""
    screen = session("hasbro", 21, settings=Settings(verbosity="full", forced="ask"))
    told = [screen.opened(), *(screen.key("enter") for _ in range(40))]
    text = " ".join(one for reply in told for one in sentences(reply))
    assert "on the red start circle" in text
    assert "squares after the " in text
