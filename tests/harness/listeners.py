"""Players whose feeds are watched: what each was given to hear, and how cards could lie otherwise
for all that a player may know."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from random import Random

from sorry_a11y.core.game.port import Batch
from sorry_a11y.core.rules.board import SEATS, Kind, Seat
from sorry_a11y.core.rules.events import CardDrawn, CardGiven, Event, HandDealt
from sorry_a11y.core.rules.game import Game
from sorry_a11y.core.rules.ruleset import GIVE
from sorry_a11y.ui.session.feed import Feed
from tests.harness.sessions import PlayedSession


class WatchedFeed(Feed):
    """A feed that keeps every event it was given, in order."""

    def __init__(self, seats: tuple[Seat, ...]) -> None:
        super().__init__(seats)
        self.given: list[Event] = []

    def hear(self, batch: Batch) -> None:
        """Hear as the feed does, remembering the events."""
        self.given += batch.events
        super().hear(batch)


def watch(screen: PlayedSession) -> dict[Seat, WatchedFeed]:
    """Give every person at a session that has not begun a watched feed; by first seat."""
    feeds = {person: WatchedFeed(feed.seats) for person, feed in screen.who.feeds.items()}
    screen.who.feeds = dict(feeds)
    return feeds


def seen_by_others(events: Iterable[Event], seats: tuple[Seat, ...]) -> Iterator[Event]:
    """Yield the events that name a card which a listener on ``seats`` may not see."""
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


def lain_otherwise(game: Game, seats: tuple[Seat, ...], chance: Random) -> Game:
    """Return the same game with all cards that ``seats`` cannot see, in the pile and in other
    hands, shuffled among themselves; who has chosen a gift has chosen one of the hand."""
    others = [seat for seat in SEATS if seat not in seats]
    hidden = bytearray(game.pile + b"".join(game.hands[seat] for seat in others))
    chance.shuffle(hidden)
    pile, rest = bytes(hidden[: len(game.pile)]), bytes(hidden[len(game.pile) :])
    hands = list(game.hands)
    for seat in others:
        hands[seat], rest = rest[: len(hands[seat])], rest[len(hands[seat]) :]
    gifts = tuple(
        Kind(hands[seat][0]) if game.phase is GIVE and seat in others and gift >= 0 else gift
        for seat, gift in enumerate(game.gifts)
    )
    return game.replace(pile=pile, hands=tuple(hands), gifts=gifts)
