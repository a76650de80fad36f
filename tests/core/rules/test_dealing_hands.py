"""Hands of five: dealing, refilling, dead hands, the 2 (45 to 50)."""

from __future__ import annotations

import pytest

from sorry_a11y.core.rules.actions import Action, Discard, Pass, Shuffle
from sorry_a11y.core.rules.board import BLUE, RED, YELLOW, Seat
from sorry_a11y.core.rules.events import CardDiscarded, CardDrawn, HandDealt, TurnBegan
from sorry_a11y.core.rules.game import Game, IllegalActionError, Phase, apply_action, apply_silently
from sorry_a11y.core.rulesets.sorry import SORRY_PRESETS
from tests.core.rules.positions import book, told
from tests.core.rules.staging import begun_aloud, kinds, leading_to, names, staged

POINTS = book("hasbro", points=True)
LEFT = "home, home, home"
DEAD = staged(POINTS, "red: start; blue: home", "red", "3", "8", "8", "12", "sorry")
"""A hand of which no card can be played."""
HARMFUL = staged(
    POINTS, "red: safety 5, home, home, home; blue: 20", "red", "3", "5", "8", "12", "4"
)
"""One of which only the 4 can, back out of the safety zone."""


def hand(game: Game, seat: Seat) -> list[str]:
    return names(game.rules, game.hands[seat])


@pytest.mark.parametrize("preset", SORRY_PRESETS)
def test_setup(preset: str) -> None:
    """45 (000, 001, 003): three in start and one on the circle; hasbro (002) says nothing of it
    and starts full, quick being offered."""
    rules = book(preset, points=True)
    full = told(rules, rules.set_up((RED, BLUE)))
    assert full == ("" if preset == "hasbro" else "red: 4; blue: 19")
    quick = book(preset, "start=quick", points=True)
    assert told(quick, quick.set_up((RED, BLUE))) == "red: 4; blue: 19"
    wished = book(preset, "start=full", points=True)
    assert told(wished, wished.set_up((RED, BLUE))) == "", "an option set by itself stands"


def test_five_cards_each() -> None:
    """46 (all sources): five cards to everybody, the rest is the pile."""
    game, events = begun_aloud(POINTS, *("3",) * 4, "1", *("5",) * 4, "2", seats=(RED, YELLOW))
    assert hand(game, RED) == ["3", "3", "3", "3", "1"]
    assert hand(game, YELLOW) == ["5", "5", "5", "5", "2"]
    assert len(game.pile) == 35
    dealt = [event for event in events if isinstance(event, HandDealt)]
    assert [(event.seat, event.count) for event in dealt] == [(0, 5), (2, 5)]


def test_play_one_draw_one() -> None:
    """46: after a play the hand is filled up to five and the turn passes on."""
    game = staged(POINTS, "red: 20; blue: 30", "red", "3", "4", "5", "8", "12", pile=("sorry", "2"))
    game, events = apply_action(game, leading_to(game, "red: 25; blue: 30"))
    assert hand(game, RED) == ["3", "4", "8", "12", "sorry"]
    assert names(POINTS, game.discards) == ["5"]
    assert game.turn == 1
    assert CardDrawn(RED, POINTS.kind("sorry"), again=False) in events


def test_dead_hand_discards_by_choice() -> None:
    """47: no card allows a move: any one card goes, another comes, and the turn ends, also if the
    new one could be played."""
    for card in ("3", "8", "sorry"):
        game = DEAD.replace(pile=kinds(POINTS, "1"))
        assert game.choices.may_pass
        assert not game.choices.plays
        kind = POINTS.kind(card)
        game, events = apply_action(game, Discard(RED, kind))
        assert sorted(hand(game, RED)) == sorted(
            [*without(["3", "8", "8", "12", "sorry"], card), "1"]
        )
        assert game.turn == 1
        assert list(events) == [
            CardDiscarded(RED, kind),
            CardDrawn(RED, POINTS.kind("1"), again=False),
            TurnBegan(BLUE),
        ]


def without(cards: list[str], card: str) -> list[str]:
    left = list(cards)
    left.remove(card)
    return left


@pytest.mark.parametrize(
    ("game", "action"),
    [
        (DEAD, Pass(RED)),
        (DEAD, Discard(RED, POINTS.kind("4"))),
        (DEAD, Discard(BLUE, POINTS.kind("3"))),
        (HARMFUL, Discard(RED, POINTS.kind("3"))),
    ],
    ids=["47: a pass", "47: a card not held", "47: out of turn", "48: while a 4 can be played"],
)
def test_what_is_not_allowed(game: Game, action: Action) -> None:
    """47: a card must be discarded, one that is held; 48: not while one can be played, harmful as
    it may be."""
    with pytest.raises(IllegalActionError):
        apply_silently(game, action)


def test_swap_only_hand_may_be_dead() -> None:
    """50: an 11 that only swaps may be played, or the hand treated as dead; with eleven=forced it
    must be played."""
    text = f"red: 58, {LEFT}; blue: 20"
    cards = ("11", "12", "12", "12", "11")
    game = staged(POINTS, text, "red", *cards)
    assert apply_silently(game, leading_to(game, f"red: 20, {LEFT}; blue: 58")).turn == 1
    other = apply_silently(game, Discard(RED, POINTS.kind("11")))
    assert hand(other, RED)[:4] == ["12", "12", "12", "11"]
    forced = staged(book("hasbro", "eleven=forced", points=True), text, "red", *cards)
    with pytest.raises(IllegalActionError):
        apply_silently(forced, Discard(RED, POINTS.kind("12")))


def test_two_refills_and_plays_again() -> None:
    """49: after a 2 the hand is filled to five, then another card is played."""
    game = staged(POINTS, f"red: 20, {LEFT}; blue: 40", "red", "2", *["12"] * 4, pile=("5", "3"))
    game = apply_silently(game, leading_to(game, f"red: 22, {LEFT}; blue: 40 again"))
    assert (game.turn, game.again) == (0, True)
    assert hand(game, RED) == ["12", "12", "12", "12", "5"]
    assert not game.choices.may_pass
    game = apply_silently(game, leading_to(game, f"red: 27, {LEFT}; blue: 40"))
    assert (game.turn, game.again) == (1, False)
    assert hand(game, RED) == ["12", "12", "12", "12", "3"]


def test_two_without_a_second_play_ends_the_turn() -> None:
    """49: if then nothing can be played the turn ends, and nothing is discarded."""
    game = staged(POINTS, f"red: safety 3, {LEFT}; blue: 40", "red", "2", *["12"] * 4, pile=("8",))
    game = apply_silently(game, leading_to(game, f"red: safety 5, {LEFT}; blue: 40 again"))
    assert game.turn == 1
    assert hand(game, RED) == ["12", "12", "12", "12", "8"]
    assert names(POINTS, game.discards) == ["2"]


def test_two_then_only_a_swap() -> None:
    """49, 50: the swap may be made, or the turn ends without a discard."""
    text = f"red: 56, {LEFT}; blue: 20"
    game = staged(POINTS, text, "red", "2", "12", "12", "12", "11", pile=("12", "3"))
    game = apply_silently(game, leading_to(game, f"red: 58, {LEFT}; blue: 20 again"))
    assert (game.turn, game.choices.may_pass, len(game.choices.plays)) == (0, True, 1)
    with pytest.raises(IllegalActionError):
        apply_silently(game, Discard(RED, POINTS.kind("12")))
    ended = apply_silently(game, Pass(RED))
    assert (ended.turn, ended.again) == (1, False)
    assert ended.hands[0] == game.hands[0]
    assert ended.discards == game.discards
    assert apply_silently(game, game.choices.plays[0]).turn == 1


def test_two_without_a_move_is_not_playable() -> None:
    """49: it may only be discarded, and then draws no more than any other card."""
    game = staged(
        POINTS, f"red: safety 5, {LEFT}; blue: 40", "red", "2", *["12"] * 4, pile=("8", "3")
    )
    assert not game.choices.plays
    game = apply_silently(game, Discard(RED, POINTS.kind("2")))
    assert game.turn == 1
    assert hand(game, RED) == ["12", "12", "12", "12", "8"]


def test_two_that_wins_ends_the_round() -> None:
    """11, 51: nothing is drawn after it."""
    game = staged(POINTS, f"red: safety 4, {LEFT}; blue: 40", "red", "2", *["12"] * 4)
    after = apply_silently(game, leading_to(game, f"red: home, {LEFT}; blue: 40"))
    assert (after.phase, after.winners) == (Phase.OVER, (0,))
    assert hand(after, RED) == ["12", "12", "12", "12"]
    assert after.pile == game.pile


@pytest.mark.parametrize("card", ["5", "2"])
def test_empty_pile(card: str) -> None:
    """6 (001: shuffled and drawn again): the card that fills the hand waits for the shuffle; after
    a 2 the same player goes on."""
    game = staged(
        POINTS, f"red: 20, {LEFT}; blue: 40", "red", card, *["12"] * 4, pile=(), discards=("3", "8")
    )
    game = apply_silently(game, next(p for p in game.choices.plays if p.card == POINTS.kind(card)))
    assert (game.phase, game.turn) == (Phase.DRAW_SHUFFLE, 0)
    assert sorted(names(POINTS, game.discards)) == sorted(["3", "8", card])
    game = apply_silently(game, Shuffle(kinds(POINTS, "8", "3", card)))
    assert hand(game, RED) == ["12", "12", "12", "12", "8"]
    assert (game.turn, game.again) == ((0, True) if card == "2" else (1, False))


def test_dead_hand_on_an_empty_pile() -> None:
    """6, 47: the discarded card is shuffled in and may come back."""
    game = DEAD.replace(pile=b"")
    game = apply_silently(game, Discard(RED, POINTS.kind("3")))
    assert game.phase is Phase.DRAW_SHUFFLE
    game = apply_silently(game, Shuffle(kinds(POINTS, "3")))
    assert sorted(hand(game, RED)) == sorted(["3", "8", "8", "12", "sorry"])
    assert game.turn == 1


def test_card_order_follows_the_hand() -> None:
    """The one stable order: card as held; a card held twice is asked once."""
    game = staged(POINTS, f"red: 20, {LEFT}; blue: 40", "red", "8", "3", "8", "5", "3")
    assert [names(POINTS, bytes([play.card]))[0] for play in game.choices.plays] == ["8", "3", "5"]
