"""Deals that are played out: sizes, the exchange, folding, the starter (D3 to D9, D22, D23)."""

from __future__ import annotations

import pytest

from sorry_a11y.core.rules.actions import Action, Fold, Give, Lot, Pass, Shuffle
from sorry_a11y.core.rules.board import BLUE, GREEN, RED, YELLOW, Kind, Seat
from sorry_a11y.core.rules.events import (
    CardGiven,
    DeckShuffled,
    Event,
    FirstPlayerChosen,
    HandDealt,
    HandFolded,
    TurnBegan,
)
from sorry_a11y.core.rules.game import (
    Game,
    IllegalActionError,
    Outcome,
    Phase,
    apply_action,
    apply_silently,
    begin_silently,
)
from tests.core.rules.positions import book
from tests.core.rules.staging import begun, begun_aloud, kinds, leading_to, names, stacked, staged

DOG = book("dog")


def hand(game: Game, seat: Seat) -> list[str]:
    return sorted(names(game.rules, game.hands[seat]))


def play_out(game: Game) -> Outcome:
    """Play the deal to its end: the first play if there is one, else fold."""
    deal = game.course.deal
    events: tuple[Event, ...] = ()
    while game.course.deal == deal and game.phase is not Phase.DEAL_SHUFFLE:
        action: Action = Fold(game.turn)
        if game.phase is Phase.GIVE:
            action = Give(game.turn, Kind(game.hands[game.turn][0]))
        elif game.choices.plays:
            action = game.choices.plays[0]
        game, news = apply_action(game, action)
        events += news
    return Outcome(game, events)


@pytest.mark.parametrize(("jokers", "size"), [("6", 110), ("4", 108), ("8", 112)])
def test_decks(jokers: str, size: int) -> None:
    """D3: two packs, eight of each of the thirteen kinds, and the jokers."""
    rules = book("dog", f"jokers={jokers}")
    assert rules.deck == (*[8] * 13, int(jokers))
    assert len(rules.full_deck) == size
    assert [card.name for card in rules.cards] == [
        *("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A", "joker"),
    ]


def test_deal_sizes_and_starter() -> None:
    """D4 (004: six, five, ... two, then six again), D6 (the starter moves one to the left)."""
    game = begun(DOG, first=BLUE)
    sizes, starters = [], []
    for _ in range(7):
        if game.phase is Phase.DEAL_SHUFFLE:
            game = apply_silently(game, Shuffle(game.discards))
        sizes.append({len(cards) for cards in game.hands})
        starters.append(game.course.starter)
        assert game.phase is Phase.GIVE
        game = play_out(game).game
    assert sizes == [{6}, {5}, {4}, {3}, {2}, {6}, {5}]
    assert starters == [1, 2, 3, 0, 1, 2, 3]


def test_the_starter_gives_and_plays_first() -> None:
    """D6, D7: who starts the deal is asked first, for the gift and for the first play."""
    game, events = begun_aloud(DOG, first=YELLOW)
    assert FirstPlayerChosen(YELLOW, "lot") in events
    order = []
    while game.phase is Phase.GIVE:
        order.append(game.turn)
        game = apply_silently(game, Give(game.turn, Kind(game.hands[game.turn][0])))
    assert order == [2, 3, 0, 1]
    assert (game.phase, game.turn) == (Phase.PLAY, 2)


def test_rotation_is_told() -> None:
    """D6: with the next deal the next starter is told, before the cards."""
    events = play_out(begun(DOG, first=GREEN)).events
    at = events.index(FirstPlayerChosen(RED, "rotation"))
    assert isinstance(events[at + 1], HandDealt)


EXCHANGE = (
    *("2", "2", "2", "2", "2", "J"),
    *("3", "3", "3", "3", "3", "Q"),
    *("5", "5", "5", "5", "5", "K"),
    *("6", "6", "6", "6", "6", "A"),
)


def test_exchange_is_simultaneous() -> None:
    """D5 (004: gives its partner any card and takes one): nothing changes hands before all
    four have chosen, so nobody can give what it is about to get."""
    game = begun(DOG, *EXCHANGE)
    for seat, card in ((RED, "J"), (BLUE, "Q"), (YELLOW, "K")):
        before = game.hands
        game = apply_silently(game, Give(seat, DOG.kind(card)))
        assert game.hands == before, "nothing has moved yet"
    with pytest.raises(IllegalActionError):
        apply_silently(game, Give(GREEN, DOG.kind("Q")))
    game, events = apply_action(game, Give(GREEN, DOG.kind("A")))
    assert hand(game, RED) == ["2", "2", "2", "2", "2", "K"]
    assert hand(game, BLUE) == ["3", "3", "3", "3", "3", "A"]
    assert hand(game, YELLOW) == ["5", "5", "5", "5", "5", "J"]
    assert hand(game, GREEN) == ["6", "6", "6", "6", "6", "Q"]
    given = [event for event in events if isinstance(event, CardGiven)]
    assert [(event.seat, event.partner) for event in given] == [(0, 2), (1, 3), (2, 0), (3, 1)]
    assert events[-1] == TurnBegan(RED)


@pytest.mark.parametrize(
    ("game", "actions"),
    [
        (
            begun(DOG, *EXCHANGE),
            (
                *(Pass(RED), Fold(RED), Give(BLUE, DOG.kind("3")), Give(RED, DOG.kind("3"))),
                *(Shuffle(DOG.full_deck), Lot(RED)),
            ),
        ),
        (staged(DOG, "red: 12", "red", "2", "Q"), (Fold(RED), Pass(RED))),
    ],
    ids=["D5: a gift is compulsory, of a card that is held", "D8: who can play must"],
)
def test_what_is_not_allowed(game: Game, actions: tuple[Action, ...]) -> None:
    """Promise: nothing is done in place of what the rules ask for."""
    for action in actions:
        with pytest.raises(IllegalActionError):
            apply_silently(game, action)


def test_exchange_of_a_card_held_twice() -> None:
    """D5: one card of the kind goes, the other stays."""
    game = begun(DOG, *EXCHANGE)
    for seat, card in ((RED, "2"), (BLUE, "3"), (YELLOW, "5"), (GREEN, "6")):
        game = apply_silently(game, Give(seat, DOG.kind(card)))
    assert hand(game, RED) == ["2", "2", "2", "2", "5", "J"]


def test_shuffle_when_the_pile_cannot_cover_the_deal() -> None:
    """D4 (HSLU): 6 cards are left for a deal of 20: they and all discards are shuffled first."""
    game = begun(DOG)
    for _ in range(6):
        game = play_out(game).game
    assert game.phase is Phase.DEAL_SHUFFLE
    assert len(game.discards) == 110
    assert not game.pile
    assert not any(game.hands)
    game, events = apply_action(game, stacked(DOG, "K"))
    assert events[0] == DeckShuffled(110, again=True)
    assert (game.phase, {len(cards) for cards in game.hands}) == (Phase.GIVE, {5})


@pytest.mark.parametrize(("left", "phase"), [(12, Phase.GIVE), (11, Phase.DEAL_SHUFFLE)])
def test_a_pile_that_just_covers_the_deal(left: int, phase: Phase) -> None:
    """D4: no shuffle as long as there are enough cards for everybody."""
    game = staged(DOG, "red: kennel", "red", "2")
    pile = game.pile[:left]
    game = game.replace(pile=pile, discards=game.pile[left:], deal=2)
    assert apply_silently(game, Fold(RED)).phase is phase


def test_fold() -> None:
    """D8 (004: shows its cards and sits out): the whole hand goes to the discards for all to
    see, and the seat is passed over until the next deal."""
    game = staged(DOG, "blue: 12", "red", "2", "Q")
    game = game.replace(hands=(game.hands[0], *[kinds(DOG, "2", "3")] * 3))
    game, events = apply_action(game, Fold(RED))
    assert list(events) == [HandFolded(RED, kinds(DOG, "2", "Q")), TurnBegan(BLUE)]
    assert names(DOG, game.discards) == ["2", "Q"]
    turns = [game.turn]
    game = apply_silently(game, game.choices.plays[0])
    while game.phase is Phase.PLAY and len(turns) < 5:
        turns.append(game.turn)
        plays = game.choices.plays
        game = apply_silently(game, plays[0] if plays else Fold(game.turn))
    assert turns == [1, 2, 3, 1], "yellow and green fold, blue plays on alone"


def test_team_wins_with_eight() -> None:
    """D23: the last pawn in ends the game at once, cards still in hand."""
    text = "red: target 4, target 3, target 2, 38; yellow: target 1, target 2, target 3, target 4"
    game = staged(DOG, text, "red", "2", "K")
    game = apply_silently(
        game,
        leading_to(
            game,
            "red: target 1, target 2, target 3, target 4; "
            "yellow: target 1, target 2, target 3, target 4",
        ),
    )
    assert (game.phase, game.winners) == (Phase.OVER, (0, 2))
    assert names(DOG, game.hands[0]) == ["K"]


def test_four_home_is_not_the_end() -> None:
    """D22, D23: the player who has brought its four home goes on."""
    game = staged(DOG, "red: target 4, target 3, target 2, 38", "red", "2", "K")
    game = apply_silently(game, leading_to(game, "red: target 1, target 2, target 3, target 4"))
    assert game.phase is not Phase.OVER


def test_partners_need_four_seats() -> None:
    """D24: four hands are dealt in any case."""
    with pytest.raises(ValueError, match="four seats"):
        begin_silently(DOG, (RED, YELLOW))
