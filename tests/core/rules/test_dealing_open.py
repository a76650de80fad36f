"""Drawing one card a turn: decks, turns, the 2, the empty pile, the end (1 to 7, 11, 34)."""

from __future__ import annotations

import pytest

from sorry_a11y.core.rules.actions import Pass, Shuffle
from sorry_a11y.core.rules.board import BLUE, GREEN, RED, SEATS, YELLOW, Seat
from sorry_a11y.core.rules.events import (
    CardDrawn,
    CardPassed,
    DeckShuffled,
    GameWon,
    RoundWon,
    TurnBegan,
)
from sorry_a11y.core.rules.game import (
    IllegalActionError,
    Phase,
    apply_action,
    apply_silently,
    begin_silently,
)
from sorry_a11y.core.rulesets.sorry import SORRY_PRESETS
from tests.core.rules.positions import book, told
from tests.core.rules.staging import begun, kinds, leading_to, names, staged

HASBRO = book("hasbro")


@pytest.mark.parametrize("preset", SORRY_PRESETS)
@pytest.mark.parametrize(
    ("deck", "ones", "others", "size"), [("45", 5, 4, 45), ("44", 4, 4, 44), ("55", 5, 5, 55)]
)
def test_decks(preset: str, deck: str, ones: int, others: int, size: int) -> None:
    """5 (000, 003; US39; UK 1996): eleven kinds, the 1 more often than the others in 45."""
    rules = book(preset, f"deck={deck}")
    assert [card.name for card in rules.cards] == [
        *("1", "2", "3", "4", "5", "7", "8", "10", "11", "12", "sorry"),
    ]
    assert rules.deck == (ones, *[others] * 10)
    assert len(rules.full_deck) == size


@pytest.mark.parametrize("preset", SORRY_PRESETS)
def test_setup(preset: str) -> None:
    """2 (all sources): four pawns in start; a quick game has the first of each on its circle."""
    assert told(book(preset), book(preset).set_up(SEATS)) == ""
    quick = book(preset, "start=quick")
    assert told(quick, quick.set_up(SEATS)) == "red: 4; blue: 19; yellow: 34; green: 49"
    assert told(quick, quick.set_up((BLUE, YELLOW))) == "blue: 19; yellow: 34"


def test_players() -> None:
    """1: two to four colours, any, in clockwise order; nobody twice."""
    right: tuple[tuple[Seat, ...], ...] = ((RED, YELLOW), (BLUE, YELLOW), (RED, BLUE, GREEN), SEATS)
    for seats in right:
        assert begin_silently(HASBRO, seats).seats == seats
    wrong: list[tuple[Seat, ...]] = [(RED,), (), (RED, RED), (YELLOW, RED), (RED, Seat(4))]
    for seats in (*wrong, (*SEATS, Seat(4))):
        with pytest.raises(ValueError, match="Seats"):
            begin_silently(HASBRO, seats)
    with pytest.raises(ValueError, match="four seats"):
        begin_silently(book("hasbro", teams=True), (RED, BLUE, YELLOW))


def test_turns_go_clockwise() -> None:
    """4: red, blue, yellow, green; colours that do not play are left out."""
    three: tuple[Seat, ...] = (RED, YELLOW, GREEN)
    for seats, order in (
        (SEATS, [BLUE, YELLOW, GREEN, RED, BLUE]),
        (three, [YELLOW, GREEN, RED, YELLOW, GREEN]),
    ):
        game = begun(HASBRO, "3", "3", "3", "3", "5", "5", seats=seats, first=order[0])
        for seat in order:
            assert game.turn == seat
            game = apply_silently(game, Pass(seat))


def test_a_card_is_drawn_and_then_discarded() -> None:
    """7, 35: the top card is drawn; without a move it is passed and lies on the discards."""
    game = begun(HASBRO, "3", "12")
    assert names(HASBRO, game.hands[0]) == ["3"]
    after, events = apply_action(game, Pass(RED))
    assert names(HASBRO, after.discards) == ["3"]
    assert names(HASBRO, after.hands[1]) == ["12"]
    assert list(events) == [
        CardPassed(RED, HASBRO.kind("3"), declined=False),
        TurnBegan(BLUE),
        CardDrawn(BLUE, HASBRO.kind("12"), again=False),
    ]


def test_the_latest_discard_lies_on_top() -> None:
    """7: cards are thrown face up, one on the other."""
    game = begun(HASBRO, "3", "12", "5")
    game = apply_silently(apply_silently(game, Pass(RED)), Pass(BLUE))
    assert names(HASBRO, game.discards) == ["3", "12"]


def test_no_pass_where_a_pawn_can_move() -> None:
    """12: must move, even if it harms."""
    game = staged(HASBRO, "red: 13, 18, home, home; blue: home", "red", "3")
    with pytest.raises(IllegalActionError):
        apply_silently(game, Pass(RED))


def test_declining_an_eleven() -> None:
    """19: a swap may be declined, and that is told as declined."""
    game = staged(HASBRO, "red: 58, home, home, home; blue: 20", "red", "11")
    game, events = apply_action(game, Pass(RED))
    assert game.turn == 1
    assert events[0] == CardPassed(RED, HASBRO.kind("11"), declined=True)


def test_two_draws_again() -> None:
    """11: after a 2 the same player draws; after that card the turn passes on."""
    game = begun(HASBRO, "2", "3", "5")
    game, events = apply_action(game, leading_to(game, "red: 4 again"))
    assert (game.turn, game.again, names(HASBRO, game.hands[0])) == (0, True, ["3"])
    assert events[-1] == CardDrawn(RED, HASBRO.kind("3"), again=True)
    game = apply_silently(game, leading_to(game, "red: 7"))
    assert (game.turn, game.again) == (1, False)


def test_two_draws_again_and_again() -> None:
    """11: a 2 after a 2 does too."""
    game = begun(HASBRO, "2", "2", "2", "3")
    for leads_to in ("red: 4 again", "red: 6 again", "red: 4, 6 again"):
        game = apply_silently(game, leading_to(game, leads_to))
        assert game.turn == 0
    assert names(HASBRO, game.hands[0]) == ["3"]


def test_two_draws_again_though_nothing_moved() -> None:
    """11 (002: even if you cannot move): a passed 2 draws again for the same player."""
    game = staged(HASBRO, "red: safety 5, home, home, home; blue: 20", "red", "2", pile=("4", "3"))
    assert not game.choices.plays
    game = apply_silently(game, Pass(RED))
    assert (game.turn, game.again, names(HASBRO, game.hands[0])) == (0, True, ["4"])


def test_two_that_wins_ends_the_game() -> None:
    """11, 34: no card is drawn after the 2 that brings the fourth pawn home."""
    game = staged(HASBRO, "red: safety 4, home, home, home; blue: 20", "red", "2")
    after, events = apply_action(game, game.choices.plays[0])
    assert (after.phase, after.winners) == (Phase.OVER, (0,))
    assert after.pile == game.pile
    assert list(events[-2:]) == [RoundWon((RED,)), GameWon((RED,))]
    with pytest.raises(IllegalActionError):
        apply_silently(after, Pass(RED))


def test_team_wins_with_eight() -> None:
    """43: the partner's pawns count; both have won, whoever moved last."""
    teams = book("hasbro", teams=True)
    text = "red: home, home, home, home; yellow: safety 4, {}, home, home"
    game = staged(teams, text.format("safety 3"), "red", "2")
    game = apply_silently(
        game,
        leading_to(game, "red: home, home, home, home; yellow: safety 3, home, home, home again"),
    )
    assert game.phase is Phase.PLAY
    game = staged(teams, text.format("home"), "red", "2")
    assert apply_silently(game, game.choices.plays[0]).winners == (RED, YELLOW)


def test_own_four_home_are_not_enough_in_teams() -> None:
    """42, 43: who has finished plays on."""
    teams = book("hasbro", teams=True)
    game = staged(teams, "red: safety 3, home, home, home; yellow: home", "red", "3")
    game = apply_silently(game, leading_to(game, "red: home, home, home, home; yellow: home"))
    assert game.phase is Phase.PLAY


def test_empty_pile_is_refilled_from_the_discards() -> None:
    """6: when a card is due and none is left, all the discards are shuffled, the card just
    played among them; the game waits for that."""
    game = staged(HASBRO, "red: 20", "red", "3", pile=(), discards=("5", "8", "8"))
    game = apply_silently(game, leading_to(game, "red: 23"))
    assert (game.phase, game.turn) == (Phase.DRAW_SHUFFLE, 1)
    assert sorted(names(HASBRO, game.discards)) == ["3", "5", "8", "8"]
    for wrong in (("5", "8", "8"), ("3", "5", "8", "7"), ("3", "5", "8", "8", "8")):
        with pytest.raises(IllegalActionError):
            apply_silently(game, Shuffle(kinds(HASBRO, *wrong)))
    game, events = apply_action(game, Shuffle(kinds(HASBRO, "8", "3", "5", "8")))
    assert list(events) == [
        DeckShuffled(4, again=True),
        CardDrawn(BLUE, HASBRO.kind("8"), again=False),
    ]
    assert names(HASBRO, game.pile) == ["3", "5", "8"]
    assert not game.discards


def test_the_last_card_does_not_shuffle_yet() -> None:
    """6: drawing the last card is a turn like any other."""
    game = staged(HASBRO, "red: 20", "red", "3", pile=("5",), discards=("8",))
    game = apply_silently(game, leading_to(game, "red: 23"))
    assert (game.phase, game.pile) == (Phase.PLAY, b"")


def test_two_on_an_empty_pile() -> None:
    """6, 11: the second card comes from the shuffled discards, for the same player."""
    game = staged(HASBRO, "red: 20, home, home, home", "red", "2", pile=(), discards=("5", "8"))
    game = apply_silently(game, game.choices.plays[0])
    assert (game.phase, game.turn, game.again) == (Phase.DRAW_SHUFFLE, 0, True)
    game, events = apply_action(game, Shuffle(kinds(HASBRO, "8", "2", "5")))
    assert events[-1] == CardDrawn(RED, HASBRO.kind("8"), again=True)
    assert (game.turn, game.again) == (0, True)
