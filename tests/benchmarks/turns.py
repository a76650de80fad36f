"""Turns a second of whole random games: ``python -m tests.benchmarks.turns`` (about 30 s).

Four `chance` bots play through `play_to_end`, which is what `sorry-a11y simulate` plays with; each
rule book alone, in teams, with hands of five, and both. Nobody listens, except where it says so.
"""

from __future__ import annotations

from random import Random

from sorry_a11y.core.bots.bot import RandomBot
from sorry_a11y.core.game.dealer import play_to_end
from sorry_a11y.core.rules.board import SEATS
from sorry_a11y.core.rules.events import Event
from sorry_a11y.core.rules.game import begin_silently
from sorry_a11y.core.rules.ruleset import Ruleset
from sorry_a11y.core.rulesets import sorry
from sorry_a11y.core.rulesets.families import Wishes, make_rules
from tests.benchmarks.timing import Rates, Work, measure, tell, tell_machine, verdict

PLAIN = "hasbro"
EVENTS = "hasbro, with events"
GAMES = 12
GAMES_IN_TEAMS = 5
TARGET_TURNS = 60_000
LEAST_WITH_EVENTS = 0.6
LEAST_ALONE = 0.5
LEAST_IN_TEAMS = 0.1


def games(rules: Ruleset, count: int, *, listening: bool = False) -> Work:
    """The work of playing ``count`` games; its units are turns."""
    players = {seat: RandomBot() for seat in SEATS}

    def work() -> int:
        turns = 0
        for number in range(count):
            events: list[Event] | None = [] if listening else None
            played = play_to_end(
                begin_silently(rules), players, Random(number), Random(number), events
            )
            turns += played.turns
        return turns

    return work


def works() -> dict[str, Work]:
    """Every rule book in every form, the plain game first."""
    found: dict[str, Work] = {
        PLAIN: games(make_rules(Wishes()), GAMES),
        EVENTS: games(make_rules(Wishes()), GAMES, listening=True),
    }
    for teams in (False, True):
        for points in (False, True):
            form = ", teams" * teams + ", points" * points
            for preset in sorry.SORRY_PRESETS:
                rules = make_rules(Wishes(preset, teams=teams, points=points))
                count = GAMES_IN_TEAMS if teams else GAMES
                found.setdefault(preset + form, games(rules, count))
    return found


def least(name: str) -> float | None:
    """What part of the plain game's speed is to be reached; None for hands of five without
    teams, for which hands.py has a target."""
    if "teams" in name:
        return LEAST_IN_TEAMS
    if name == EVENTS:
        return LEAST_WITH_EVENTS
    return None if "points" in name else LEAST_ALONE


def report(names: list[str], rates: Rates) -> None:
    """A line for each: turns a second, what part of the plain game's that is, the target."""
    plain = rates.of(PLAIN)
    tell(
        f"{PLAIN}: {plain:,.0f} turns/s; to reach {TARGET_TURNS:,}: "
        f"{verdict(plain >= TARGET_TURNS)}"
    )
    for name in names[1:]:
        ratio = rates.ratio(name, PLAIN)
        wanted = least(name)
        target = "" if wanted is None else f"; to reach {wanted}: {verdict(ratio >= wanted)}"
        tell(f"{name}: {rates.of(name):,.0f} turns/s, {ratio:.2f} of {PLAIN}{target}")


def main() -> None:
    """Measure and print."""
    tell_machine()
    found = works()
    report(list(found), measure(found))


if __name__ == "__main__":
    main()
