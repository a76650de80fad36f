"""Legal plays of hands of five: ``python -m tests.benchmarks.hands`` (about 15 s).

Positions and hands are drawn by lot from random four-player points games; timed is `choices`, as
the game itself calls it, over the whole hand.
"""

from __future__ import annotations

from collections.abc import Sequence

from sorry_a11y.rules.ruleset import Ruleset
from sorry_a11y.rulesets import sorry
from sorry_a11y.rulesets.families import Wishes, make_rules
from tests.benchmarks.reachable import Held, plays_of, reachable
from tests.benchmarks.timing import Work, measure, tell, tell_machine, verdict

HANDS = 2000
GAMES = 16
MOST_MICROSECONDS = 60


def hands(rules: Ruleset, asked: Sequence[Held]) -> Work:
    """Find the plays of every hand; its units are hands."""

    def work() -> int:
        for held in asked:
            len(plays_of(rules, held).plays)
        return len(asked)

    return work


def main() -> None:
    """Measure and print: without teams against the target, with teams for comparison."""
    tell_machine()
    works: dict[str, Work] = {}
    for teams in (False, True):
        for preset in sorry.SORRY_PRESETS:
            rules = make_rules(Wishes(preset, teams=teams, points=True))
            works[preset + ", teams" * teams] = hands(rules, reachable(rules, GAMES, HANDS))
    rates = measure(works)
    for name in works:
        taken = 1e6 / rates.of(name)
        target = f"; at most {MOST_MICROSECONDS}: {verdict(taken <= MOST_MICROSECONDS)}"
        tell(f"{name}: {taken:.1f} us a hand{'' if 'teams' in name else target}")


if __name__ == "__main__":
    main()
