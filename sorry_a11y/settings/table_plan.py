"""The table that a player wants."""

from __future__ import annotations

from collections.abc import Mapping

from sorry_a11y.game.setup import SEATS_FOR, YOU
from sorry_a11y.rules.notation import COLOURS
from sorry_a11y.rules.value import Value
from sorry_a11y.rulesets.families import BOOKS, DEFAULT

MOST_NAMED = 7
"""Tables saved by a name: with the rows around them they fit one screen."""
DEFAULT_BOT = "runner"
_NO_RULES: Mapping[str, str] = {}


class TablePlan(Value):
    """A table before anybody sits down, by the command line's options; empty or 0 for none.

    Attributes:
        game: The name of the rule book.
        rules: The values of its options.
        teams: Whether partners play together.
        points: Whether the match is for points.
        rounds: The number of rounds of a points match.
        target: The number of points at which a points match ends.
        quick: Whether it is the quick game.
        seats: The text after --seats, in place of players, opponents and people.
        players: How many play.
        opponents: Kinds of bots, one for all or one for each.
        people: The names of others at this keyboard.
        first: "lot", "draw", or a colour.
    """

    game: str = ""
    rules: Mapping[str, str] = _NO_RULES
    teams: bool = False
    points: bool = False
    rounds: int = 0
    target: int = 0
    quick: bool = False
    seats: str = ""
    players: int = 0
    opponents: tuple[str, ...] = ()
    people: tuple[str, ...] = ()
    first: str = ""

    def with_rule(self, option: str, value: str) -> TablePlan:
        """Return the same with another house rule; one that the rule book has anyway is none."""
        rules = {name: given for name, given in self.rules.items() if name != option}
        if value != BOOKS[self.game or DEFAULT].values()[option]:
            rules[option] = value
        return self.replace(rules=rules)

    @property
    def seats_text(self) -> str:
        """The occupants as after --seats; empty where that follows from the numbers."""
        if self.seats or not self.people:
            return self.seats
        places = SEATS_FOR[self.players or 4]
        bots = list(self.opponents) or [DEFAULT_BOT]
        left = len(places) - 1 - len(self.people)
        occupants = [YOU, *self.people, *(bots * left)[:left]]
        return ",".join(
            f"{COLOURS[seat]}={who}" for seat, who in zip(places, occupants, strict=False)
        )
