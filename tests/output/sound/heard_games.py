"""Units of whole games at every kind of table, as each listener hears them."""

from __future__ import annotations

from functools import cache
from itertools import islice

from sorry_a11y.core.rules.board import RED
from sorry_a11y.core.rules.game import taken_back
from sorry_a11y.core.rules.view import veil
from sorry_a11y.output.narration.listener import Listener
from sorry_a11y.output.narration.units import TurnUnit, Unit, units_of
from sorry_a11y.output.sound.earcons import Cue
from tests.harness.sessions import heard, wanderer, watched
from tests.harness.tables import TABLES

KEYS = 150
"""Keys at each table."""


@cache
def _played() -> tuple[tuple[tuple[Unit, Listener], ...], tuple[tuple[Cue, ...], ...]]:
    """Units and cues of the same games."""
    units: list[tuple[Unit, Listener]] = []
    cues: list[tuple[Cue, ...]] = []
    for table in TABLES:
        screen = table.session(1)
        cues += [reply.cues for _, reply in heard(screen, islice(wanderer(1), KEYS)) if reply.cues]
        log = [*watched(screen).happened, taken_back(watched(screen).now, RED)]
        for seat in screen.who.table.seating.seats:
            mine = screen.listener()
            to = Listener(seat, mine.seating, mine.rules, mine.language, mine.verbosity)
            seen = veil(log, (seat,), to.rules.is_open)
            units += [(unit, to) for unit in units_of(seen, tells_draws=(seat,))]
    return tuple(units), tuple(cues)


def told_units() -> tuple[tuple[Unit, Listener], ...]:
    """Every unit of a game at each table, and of a decision taken back in the end, to every seat
    that plays."""
    return _played()[0]


def sounding_replies() -> tuple[tuple[Cue, ...], ...]:
    """The cues of every reply that sounds, in the same games."""
    return _played()[1]


def told_turns() -> list[tuple[TurnUnit, Listener]]:
    """The turns among them."""
    return [(unit, to) for unit, to in told_units() if isinstance(unit, TurnUnit)]
