"""The opponent that chooses by lot."""

from __future__ import annotations

from random import Random

from sorry_a11y.bots.lots import any_of
from sorry_a11y.rules.actions import Decision
from sorry_a11y.rules.view import View, options


class RandomBot:
    """Every option is as likely as any other."""

    name = "chance"

    def choose(self, seen: View, chance: Random) -> Decision:
        """One of the options, by lot."""
        found = seen.choices
        if not found.may_pass and found.count:
            return found.play(int(chance.random() * found.count))
        return any_of(options(seen), chance)
