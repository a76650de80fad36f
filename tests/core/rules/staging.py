"""Games set up for a test: a deck in a known order, a position as told, cards in hand."""

from __future__ import annotations

from collections import Counter

from sorry_a11y.core.rules.actions import Lot, Shuffle
from sorry_a11y.core.rules.board import RED, SEATS, Seat
from sorry_a11y.core.rules.game import Game, Outcome, Phase, apply_action, begin, begin_silently
from sorry_a11y.core.rules.notation import seat_called
from sorry_a11y.core.rules.plays import Play
from sorry_a11y.core.rules.ruleset import Ruleset
from tests.core.rules.positions import outcome, position


def kinds(rules: Ruleset, *names: str) -> bytes:
    return bytes(rules.kind(name) for name in names)


def names(rules: Ruleset, cards: bytes) -> list[str]:
    return [rules.cards[card].name for card in cards]


def without_cards(cards: bytes, taken: bytes) -> bytes:
    """The cards without those taken; raises ValueError if they do not hold them."""
    left = Counter(cards)
    left.subtract(taken)
    if min(left.values()) < 0:
        raise ValueError("not so many cards of a kind")
    return bytes(sorted(left.elements()))


def stacked(rules: Ruleset, *top: str) -> Shuffle:
    """The whole deck shuffled so that these cards lie on top, the rest by kind below."""
    first = kinds(rules, *top)
    return Shuffle(first + without_cards(rules.full_deck, first))


def begun(rules: Ruleset, *top: str, seats: tuple[Seat, ...] = SEATS, first: Seat = RED) -> Game:
    """A game whose first player was chosen by lot, with these cards on top of the pile."""
    return begun_aloud(rules, *top, seats=seats, first=first).game


def begun_aloud(
    rules: Ruleset, *top: str, seats: tuple[Seat, ...] = SEATS, first: Seat = RED
) -> Outcome:
    """As `begun`, with all that happened."""
    game, opened = begin(rules, seats)
    game, shuffled = apply_action(game, stacked(rules, *top))
    game, dealt = apply_action(game, Lot(first))
    return Outcome(game, opened + shuffled + dealt)


def staged(
    rules: Ruleset,
    text: str,
    turn: str,
    *cards: str,
    pile: tuple[str, ...] | None = None,
    discards: tuple[str, ...] = (),
    seats: tuple[Seat, ...] = SEATS,
) -> Game:
    """A game in the position ``text`` in which the colour ``turn`` holds these cards (the one it
    drew, or its hand). ``pile``: all that the pile holds, by default the rest of the deck."""
    hand, thrown = kinds(rules, *cards), kinds(rules, *discards)
    rest = without_cards(rules.full_deck, hand + thrown)
    seat = seat_called(turn)
    blank = begin_silently(rules, seats)
    game = blank.replace(
        starter=seat,
        position=position(rules, text),
        turn=seat,
        phase=Phase.PLAY,
        discards=thrown,
        pile=rest if pile is None else kinds(rules, *pile),
        hands=tuple(hand if other == seat else b"" for other in SEATS),
    )
    return game.find_choices()


def leading_to(game: Game, text: str, card: str = "") -> Play:
    """The one play that leads to the outcome ``text`` (with ``card``, if several cards do)."""
    wanted = [
        play
        for play in game.choices.plays
        if outcome(game.rules, play) == text and card in ("", game.rules.cards[play.card].name)
    ]
    assert len(wanted) == 1, f"{len(wanted)} plays lead to {text}"
    return wanted[0]
