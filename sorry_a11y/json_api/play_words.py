"""What a play is called outside a game, for somebody who only watches."""

from __future__ import annotations

from collections.abc import Callable

from sorry_a11y.narration.choices import play_clauses
from sorry_a11y.narration.listener import Listener
from sorry_a11y.rules.board import WATCHER, Seat
from sorry_a11y.rules.board_tables import Position
from sorry_a11y.rules.game import NO_CHOICES, NO_HANDS, Course, Game, Phase
from sorry_a11y.rules.plays import Play
from sorry_a11y.rules.ruleset import Ruleset
from sorry_a11y.rules.view import view
from sorry_a11y.table.setup import Person, Seating

Says = Callable[[Ruleset, tuple[Seat, ...], Play, Position], str]
"""(rules, seats that play, a play, the position before it) -> its consequence in words, without
a full stop."""


def sayer(language: str) -> Says:
    """Tells plays to somebody who only watches: players are called by their colours."""

    def says(rules: Ruleset, seats: tuple[Seat, ...], play: Play, position: Position) -> str:
        to = Listener(WATCHER, Seating({seat: Person(seat) for seat in seats}), rules, language)
        seen = view(
            Game(rules, seats, Phase.PLAY, position, play.seat, b"", b"", NO_HANDS, NO_CHOICES,
                 False, Course()),
            play.seat,
        )
        return to.sentence(play_clauses(play, seen, to))

    return says
