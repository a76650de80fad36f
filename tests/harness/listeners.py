"""Players whose ears are watched: what each was given to hear, and how cards could lie otherwise
for all that a player may know."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from random import Random

from sorry_a11y.rules.events import CardDrawn, CardGiven, Event, HandDealt
from sorry_a11y.rules.game import Game
from sorry_a11y.session.memory import Memory
from sorry_a11y.session.presenter import Presenter


class WatchedMemory(Memory):
    """A memory that keeps every event it was given: those told, in order, are ``taken``."""

    def __init__(self) -> None:
        super().__init__()
        self.taken: list[Event] = []

    def take_pending(self) -> list[Event]:
        """As the memory does it, remembering the events."""
        events = super().take_pending()
        self.taken += events
        return events

    @property
    def given(self) -> list[Event]:
        """Every event, told or not yet told."""
        return [*self.taken, *self.pending]


def watch(presenter: Presenter) -> dict[int, WatchedMemory]:
    """Give every person at a session that has not begun a watched memory; by first seat."""
    memories = {person: WatchedMemory() for person in presenter._memories}
    presenter._memories = dict(memories)
    return memories


def seen_by_others(events: Iterable[Event], seats: tuple[int, ...]) -> Iterator[Event]:
    """The events that name a card which a listener on ``seats`` may not see."""
    for event in events:
        match event:
            case CardDrawn(seat=seat) | HandDealt(seat=seat) if seat not in seats:
                shown = event.card if isinstance(event, CardDrawn) else event.cards
            case CardGiven(seat=seat, partner=partner) if not {seat, partner} & set(seats):
                shown = event.card
            case _:
                shown = None
        if shown is not None:
            yield event


def lain_otherwise(game: Game, seats: tuple[int, ...], chance: Random) -> Game:
    """The same game with all cards that ``seats`` cannot see, in the pile and in other hands,
    shuffled among themselves."""
    others = [seat for seat in range(4) if seat not in seats]
    hidden = bytearray(game.pile + b"".join(game.hands[seat] for seat in others))
    chance.shuffle(hidden)
    pile, rest = bytes(hidden[: len(game.pile)]), bytes(hidden[len(game.pile) :])
    hands = list(game.hands)
    for seat in others:
        hands[seat], rest = rest[: len(hands[seat])], rest[len(hands[seat]) :]
    return game._replace(pile=pile, hands=tuple(hands))
