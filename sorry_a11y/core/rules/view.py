"""The view that one seat has of a game, its options, and the events it may hear.

Bots, queries, menus, narration, histories and JSON are given only these.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from sorry_a11y.core.rules.actions import Decision
from sorry_a11y.core.rules.board import ALL_KINDS, WATCHER, Kind, Seat
from sorry_a11y.core.rules.events import CardDrawn, CardGiven, Event, HandDealt, TakenBack
from sorry_a11y.core.rules.plays import NO_CHOICES, Choices
from sorry_a11y.core.rules.ruleset import GIVE, NO_GIFTS, PLAY, Course, Game, Match, Phase, Ruleset
from sorry_a11y.core.rules.slotted import Slotted

HIDDEN: Final = b"\xff"
"""A card that is held or lies face down elsewhere."""


class View(Slotted):
    """The game as ``seat`` sees it: nothing of it tells more than that seat may know.

    Attributes:
        position: Where the pawns stand.
        choices: The plays of the seat; none unless it must play now.
    """

    __slots__ = ("_game", "choices", "position", "seat")

    def __init__(self, game: Game, seat: Seat) -> None:
        self._game = game
        self.seat = seat
        self.position = game.position
        self.choices: Choices = game.choices if game.turn == seat else NO_CHOICES

    @property
    def rules(self) -> Ruleset:
        """The rule book."""
        return self._game.course.match.rules

    @property
    def seats(self) -> tuple[Seat, ...]:
        """The seats that play, in turn order."""
        return self._game.course.match.seats

    @property
    def phase(self) -> Phase:
        """The thing that the game waits for."""
        return self._game.phase

    @property
    def turn(self) -> Seat:
        """The seat on turn."""
        return self._game.turn

    @property
    def hand(self) -> bytes:
        """The seat's own cards, or in an open draw the card on the table."""
        game = self._game
        holder = game.turn if self.rules.is_open else self.seat
        return game.hands[holder] if holder != WATCHER else b""

    @property
    def hand_sizes(self) -> tuple[int, ...]:
        """How many cards each seat holds."""
        return tuple([len(hand) for hand in self._game.hands])

    @property
    def pile_size(self) -> int:
        """How many cards lie face down."""
        return len(self._game.pile)

    @property
    def discards(self) -> bytes:
        """The cards laid down, the latest last."""
        return self._game.discards

    @property
    def again(self) -> bool:
        """Whether the turn goes on after a card that draws again."""
        return self._game.again

    @property
    def course(self) -> Course:
        """The part of the game that changes only between rounds and deals."""
        return self._game.course

    @property
    def winners(self) -> tuple[Seat, ...]:
        """The seats that won, once the game is over."""
        return self._game.course.winners

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self._game.over

    @property
    def to_act(self) -> bool:
        """Whether the seat must decide now."""
        return self.turn == self.seat and self.phase in (PLAY, GIVE)

    @property
    def card(self) -> Kind | None:
        """The open card on the table; None for no card, and in a game with hands."""
        hand = self.hand
        return ALL_KINDS[hand[0]] if hand and self.rules.is_open else None

    def options(self) -> list[Decision]:
        """Return everything the seat may decide now: its plays in order, then laying down."""
        return [*self.choices.plays, *laying_down(self)]

    def content(self) -> tuple[Any, ...]:
        """Return all that the seat may know."""
        return (
            self.seat,
            self.course,
            self.phase,
            self.position,
            self.turn,
            self.hand,
            self.hand_sizes,
            self.pile_size,
            self.discards,
            self.choices,
            self.again,
        )

    def __hash__(self) -> int:
        """Return a number of what the seat sees first of all."""
        return hash((self.seat, self.position, self.turn, self.hand))

    def replace(self, **changes: Any) -> View:
        """Return the view with some of its fields changed.

        Args:
            changes: ``hand``, ``seat``, or fields of a game (`Game.replace`), by their names.
        """
        seat = changes.pop("seat", self.seat)
        if "hand" in changes:
            hands = list(self._game.hands)
            holder = changes.get("turn", self.turn) if self.rules.is_open else seat
            hands[holder] = changes.pop("hand")
            changes["hands"] = tuple(hands)
        return View(self._game.replace(**changes) if changes else self._game, seat)

    def __reduce__(self) -> tuple[type[View], tuple[Game, Seat]]:
        """Return how a copy is made, for pickle and copy."""
        return View, (self._game, self.seat)


def view_elsewhere(match: Match, seat: Seat, told: Mapping[str, Any]) -> View:
    """Return the view of a game that goes on elsewhere.

    Args:
        match: The rule book and the seats.
        seat: The seat that sees it.
        told: The fields of the view by their names: those of a game and of its course, with
            ``hand``, ``hand_sizes`` and ``pile_size`` in place of the cards.

    Returns:
        The view, in which cards that the seat does not see are `HIDDEN`, with its choices.
    """
    hands = [HIDDEN * size for size in told["hand_sizes"]]
    holder = told["turn"] if match.rules.is_open else seat
    if holder != WATCHER:
        hands[holder] = told["hand"]
    course = Course(
        match, told["round"], told["starter"], told["deal"], told["totals"], told["winners"]
    )
    cards = HIDDEN * told["pile_size"], told["discards"], tuple(hands), NO_GIFTS
    game = Game(
        course, told["phase"], told["position"], told["turn"], cards, NO_CHOICES, told["again"]
    )
    to_play = game.phase is PLAY and game.turn == seat
    return View(game.find_choices() if to_play else game, seat)


def unseen(seen: View) -> list[int]:
    """Return how many cards of each kind the seat has not seen: in the pile or in other hands."""
    left = list(seen.rules.deck)
    for card in (*seen.discards, *seen.hand):
        left[card] -= 1
    return left


def veil(events: Iterable[Event], seats: Sequence[Seat], is_open: bool) -> list[Event]:
    """Return the events as a listener who plays ``seats`` (none: a watcher) may hear them.

    Cards dealt to, drawn by or given between others are None, unless cards are drawn openly.
    """
    return list(events) if is_open else [_veiled(event, seats) for event in events]


def _veiled(event: Event, seats: Sequence[Seat]) -> Event:
    match event:
        case CardDrawn() if event.seat not in seats:
            return event.replace(card=None)
        case HandDealt() if event.seat not in seats:
            return event.replace(cards=None)
        case CardGiven() if event.seat not in seats and event.partner not in seats:
            return event.replace(card=None)
        case TakenBack():
            return event.replace(
                hands=tuple(
                    hand if seat in seats else None for seat, hand in enumerate(event.hands)
                )
            )
        case _:
            return event


def laying_down(seen: View) -> Sequence[Decision]:
    """Return what the seat may decide now instead of a play."""
    game = seen._game
    return game.laying_down() if game.turn == seen.seat else ()
