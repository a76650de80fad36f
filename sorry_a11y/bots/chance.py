"""The opponent that chooses by lot."""

from __future__ import annotations

from random import Random

from sorry_a11y.bots.bot import options
from sorry_a11y.rules.actions import Decision
from sorry_a11y.rules.view import View


class ChanceBot:
    """Every option is as likely as any other."""

    name = "chance"

    def choose(self, seen: View, chance: Random) -> Decision:
        """One of the options, by lot."""
        plays, may_pass = seen.choices
        if plays and not may_pass:
            return plays[int(chance.random() * len(plays))]
        return chance.choice(options(seen))
