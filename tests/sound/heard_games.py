"""Units of whole games at every kind of table, as each listener hears them."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import islice

from sorry_a11y.narration.listener import Listener
from sorry_a11y.narration.units import TurnUnit, Unit, units_of
from sorry_a11y.rules.board import RED
from sorry_a11y.rules.game import taken_back
from sorry_a11y.rules.view import redact
from tests.harness.sessions import heard, wanderer, watched
from tests.harness.tables import TABLES

KEYS = 150
"""Keys at each table."""


@cache
def told_units() -> tuple[tuple[Unit, Listener], ...]:
    """Every unit of a game at each table, and of a decision taken back in the end, to every seat
    that plays."""
    return tuple(_all_beats())


def _all_beats() -> Iterator[tuple[Unit, Listener]]:
    for table in TABLES:
        screen = table.session(1)
        for _ in heard(screen, islice(wanderer(1), KEYS)):
            pass
        log = [*watched(screen).happened, taken_back(watched(screen).now, RED)]
        for seat in screen.who.table.seating.seats:
            mine = screen.listener()
            to = Listener(seat, mine.seating, mine.rules, mine.language, mine.verbosity)
            seen = redact(log, (seat,), to.rules.is_open)
            for unit in units_of(seen, tells_draws=(seat,)):
                yield unit, to


def told_turns() -> list[tuple[TurnUnit, Listener]]:
    """The turns among them."""
    return [(unit, to) for unit, to in told_units() if isinstance(unit, TurnUnit)]
