"""How lucky somebody was, in words, for the end of a game and its review."""

from __future__ import annotations

from collections.abc import Sequence

from sorry_a11y.analysis.fortune import Fortune, fortune
from sorry_a11y.narration.listener import Listener
from sorry_a11y.rules.actions import Action
from sorry_a11y.rules.board import Seat, kinds_in

LEAST = 1
"""A card that moved the chance by less than so many in 100 turned nothing."""


def luck_sentences(to: Listener, seats: tuple[Seat, ...], actions: Sequence[Action]) -> list[str]:
    """What the cards were worth to the listener, what the choices cost, and the turning point,
    whole sentences without full stops. ``seats``: those that play; ``actions``: of the whole
    game, of which the listener may know everything. Raises IllegalActionError."""
    return fortune_sentences(to, fortune(to.rules, seats, actions, to.seat))


def fortune_sentences(to: Listener, found: Fortune) -> list[str]:
    """The fortune of the listener's side in words."""
    worth = round(100 * found.cards)
    kind = "even" if worth == 0 else "good" if worth > 0 else "bad"
    sentences = [to.sentence([
        to.say("advice-luck-cards", kind=kind, worth=abs(worth)),
        to.say("advice-luck-choices", cost=round(100 * found.cost)),
    ])]
    moved = round(100 * found.moved)
    if found.turned and abs(moved) >= LEAST:
        seat, cards = found.turned.seat, found.turned.cards
        sentences.append(to.sentence([
            to.say("advice-luck-turned", turn=found.turn, who=to.role(seat), name=to.name(seat),
                   card=to.every([to.card(card) for card in kinds_in(cards)])),
            to.say("advice-luck-moved", kind="good" if moved > 0 else "bad", worth=abs(moved)),
        ]))
    return sentences
