"""What the champion's decisions take between two, and how many positions are reviewed a second:
``python -m tests.benchmarks.decisions`` (about 5 s).

The positions are those of random games in which there is something to decide. A decision is the
first look at every option and the second at those nearly the best; a review values every option
once. PYTHONSAFEPATH=1 and PYTHONPATH=COMPILED:. measure compiled rules (docs/performance.md).
"""

from __future__ import annotations

from random import Random

from sorry_a11y.core.bots.bot import Bot, RandomBot
from sorry_a11y.core.bots.opponents import judge, level
from sorry_a11y.core.game.dealer import play_to_end
from sorry_a11y.core.rules import COMPILED
from sorry_a11y.core.rules.actions import Decision
from sorry_a11y.core.rules.board import RED, SEATS, YELLOW
from sorry_a11y.core.rules.game import begin_silently
from sorry_a11y.core.rules.view import View
from sorry_a11y.core.rulesets.families import Wishes, make_rules
from tests.benchmarks.timing import measure, tell, tell_machine, verdict

GAMES = 12
MOST_PURE, MOST_COMPILED = 3.0, 1.0
"""Milliseconds that a decision may take on average."""
LEAST_PURE, LEAST_COMPILED = 1000, 5000
"""Positions to be reviewed a second."""


class Watcher:
    """A bot that notes the views of its decisions, while all kinds of cards are left.

    Args:
        bot: The bot that decides.
    """

    name = "watcher"

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.met: list[View] = []

    def choose(self, seen: View, chance: Random) -> Decision | str:
        """Return what the bot chooses."""
        left = list(seen.rules.deck)
        for card in seen.discards:
            left[card] -= 1
        if seen.choices.count > 1 and min(left) > 0:
            self.met.append(seen)
        return self.bot.choose(seen, chance)


def met_between_two(count: int) -> list[View]:
    """Return positions of random games between two in which there is something to decide."""
    watcher, rules = Watcher(RandomBot()), make_rules(Wishes())
    players = dict.fromkeys(SEATS, watcher)
    for number in range(count):
        start = begin_silently(rules, (RED, YELLOW))
        play_to_end(start, players, Random(number), Random(number))
    return watcher.met[::5]


def main() -> None:
    """Measure and print."""
    tell_machine()
    met, champion = met_between_two(GAMES), level("champion")

    def decide() -> int:
        for seen in met:
            champion.choose(seen, Random(0))
        return len(met)

    def review() -> int:
        for seen in met:
            judge(seen).valued(seen)
        return len(met)

    rates = measure({"decide": decide, "review": review})
    took, reviewed = 1e3 / rates.of("decide"), rates.of("review")
    most = MOST_COMPILED if COMPILED else MOST_PURE
    least = LEAST_COMPILED if COMPILED else LEAST_PURE
    tell(f"rules {'compiled' if COMPILED else 'pure'}, {len(met)} positions")
    tell(f"a champion's decision: {took:.2f} ms; at most {most:.0f}: {verdict(took <= most)}")
    tell(f"reviewed: {reviewed:,.0f} a second; to reach {least:,}: {verdict(reviewed >= least)}")


if __name__ == "__main__":
    main()
