"""Turns a second of whole random games: ``python -m tests.benchmarks.turns`` (about 2 s).

Four `chance` bots play through `play_to_end`, which is what `sorry-a11y simulate` plays with.
Nobody listens, except where it says so.
"""

from __future__ import annotations

from random import Random

from sorry_a11y.core.bots.bot import RandomBot
from sorry_a11y.core.game.dealer import play_to_end
from sorry_a11y.core.rules.board import SEATS
from sorry_a11y.core.rules.events import Event
from sorry_a11y.core.rules.game import begin_silently
from sorry_a11y.core.rulesets import sorry
from sorry_a11y.core.rulesets.families import Wishes, make_rules
from tests.benchmarks.timing import Work, measure, tell, tell_machine, verdict

PLAIN = "hasbro"
EVENTS = "hasbro, with events"
GAMES = 12
TARGET_TURNS = 60_000
LEAST_WITH_EVENTS = 0.6
LEAST_OF_OTHERS = 0.5


def games(preset: str, *, listening: bool = False) -> Work:
    """The work of playing games by a rule book; its units are turns."""
    rules = make_rules(Wishes(preset))
    players = {seat: RandomBot() for seat in SEATS}

    def work() -> int:
        turns = 0
        for number in range(GAMES):
            events: list[Event] | None = [] if listening else None
            played = play_to_end(
                begin_silently(rules), players, Random(number), Random(number), events
            )
            turns += played.turns
        return turns

    return work


def main() -> None:
    """Measure and print a line for each: turns a second, what part of the plain game's that is, the
    target."""
    tell_machine()
    found = {PLAIN: games(PLAIN), EVENTS: games(PLAIN, listening=True)}
    found |= {preset: games(preset) for preset in sorry.SORRY_PRESETS if preset != PLAIN}
    rates = measure(found)
    plain = rates.of(PLAIN)
    tell(
        f"{PLAIN}: {plain:,.0f} turns/s; to reach {TARGET_TURNS:,}: "
        f"{verdict(plain >= TARGET_TURNS)}"
    )
    for name in [*found][1:]:
        ratio = rates.ratio(name, PLAIN)
        least = LEAST_WITH_EVENTS if name == EVENTS else LEAST_OF_OTHERS
        tell(
            f"{name}: {rates.of(name):,.0f} turns/s, {ratio:.2f} of {PLAIN}; to reach {least}: "
            f"{verdict(ratio >= least)}"
        )


if __name__ == "__main__":
    main()
