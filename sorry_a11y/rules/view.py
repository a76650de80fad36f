"""The view that one seat has of a game, its options, and the events it may hear.

Bots, queries, menus, narration, histories and JSON are given only these.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Final, NamedTuple

from sorry_a11y.rules.actions import Decision, Discard, Fold, Give, Pass
from sorry_a11y.rules.board import ALL_KINDS, SEATS, WATCHER, Kind, Seat, kinds_in
from sorry_a11y.rules.board_tables import Position
from sorry_a11y.rules.events import CardDrawn, CardGiven, Event, HandDealt, TakenBack
from sorry_a11y.rules.plays import Choices
from sorry_a11y.rules.ruleset import Ruleset
from sorry_a11y.rules.state import NO_CHOICES, Game, Phase

_new: Final = tuple.__new__
"""Makes a named tuple in half the time."""


class View(NamedTuple):
    """The game as ``seat`` sees it.

    ``hand``: the seat's own cards, or in an open draw the card on the table; ``hand_sizes`` by
    seat; ``pile_size``: cards face down; ``choices``: empty unless the seat must play now;
    ``round``, ``deal`` (from 0), ``starter`` and ``totals`` as in `state.Course`.
    """

    rules: Ruleset
    seats: tuple[Seat, ...]
    seat: Seat
    phase: Phase
    position: Position
    turn: Seat
    hand: bytes
    hand_sizes: tuple[int, ...]
    pile_size: int
    discards: bytes
    choices: Choices
    again: bool
    round: int
    deal: int
    starter: Seat
    totals: tuple[int, ...]
    winners: tuple[Seat, ...]

    @property
    def to_act(self) -> bool:
        """Whether the seat must decide now."""
        return self.turn == self.seat and self.phase in (Phase.PLAY, Phase.GIVE)

    @property
    def card(self) -> Kind:
        """The first card of the hand: in an open draw the one on the table."""
        return ALL_KINDS[self.hand[0]]

    @property
    def is_open(self) -> bool:
        """Whether cards lie open on the table instead of in hands."""
        return self.rules.is_open


def view(game: Game, seat: Seat) -> View:
    """Return the game as ``seat`` (0 to 3, or WATCHER, who holds no hand) may see it."""
    # taken apart at once, which costs a bot's game less than twelve fields by name
    rules, seats, phase, position, turn, pile, discards, hands, found, again, course, won = game
    number, starter, deal, _, totals = course
    red, blue, yellow, green = hands
    if turn == seat != WATCHER:
        hand = hands[seat]
    else:
        found = NO_CHOICES
        holder = turn if rules.is_open else seat
        hand = hands[holder] if holder != WATCHER else b""
    return _new(View, (
        rules,
        seats,
        seat,
        phase,
        position,
        turn,
        hand,
        (len(red), len(blue), len(yellow), len(green)),
        len(pile),
        discards,
        found,
        again,
        number,
        deal,
        starter,
        totals,
        won,
    ))


def unseen(seen: View) -> list[int]:
    """Return how many cards of each kind the seat has not seen: in the pile or in other hands."""
    left = list(seen.rules.deck)
    for card in (*seen.discards, *seen.hand):
        left[card] -= 1
    return left


def redact(events: Iterable[Event], seats: Sequence[Seat], is_open: bool) -> list[Event]:
    """Return the events as a listener who plays ``seats`` (none: a watcher) may hear them: cards
    dealt to, drawn by or given between others are None, unless cards are drawn openly."""
    return [event if is_open else _veiled(event, seats) for event in events]


def _veiled(event: Event, seats: Sequence[Seat]) -> Event:
    match event:
        case CardDrawn() if event.seat not in seats:
            return replace(event, card=None)
        case HandDealt() if event.seat not in seats:
            return replace(event, cards=None)
        case CardGiven() if event.seat not in seats and event.partner not in seats:
            return replace(event, card=None)
        case TakenBack():
            return replace(event, hands=tuple(
                hand if seat in seats else None for seat, hand in enumerate(event.hands)
            ))
        case _:
            return event


GIVE: Final = Phase.GIVE
PASSES: Final = tuple(Pass(seat) for seat in SEATS)


def options(seen: View) -> list[Decision]:
    """Return everything the seat may decide now: its plays in order, then laying down."""
    return [*seen.choices.plays, *laying_down(seen)]


def laying_down(seen: View) -> list[Decision]:
    """Return what the seat may decide instead of a play: give a card (where one is due), pass,
    discard or fold; each kind of card once."""
    if seen.phase is GIVE:
        return [Give(seen.seat, card) for card in kinds_in(seen.hand)]
    if not seen.choices.may_pass:
        return []
    if seen.is_open or seen.again:
        return [PASSES[seen.seat]]
    if seen.rules.folds:
        return [Fold(seen.seat)]
    return [Discard(seen.seat, card) for card in kinds_in(seen.hand)]
