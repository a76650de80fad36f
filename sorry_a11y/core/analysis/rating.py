"""The rating of a player by the cost of choices over many games.

`advice.choices_made` returns the cost of the choices of a game, in points: hundredths of the chance
of winning. In a game that is nearly decided no choice costs much. So a player is rated by what the
choices would have cost in an even game, `ChoiceCost.even`
(docs/decisions/0012-bots-value-network.md).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from math import sqrt
from typing import Literal, NamedTuple

from sorry_a11y.core.rules.value import Value

POINTS_A_GAME = 100
"""Points that a whole game is worth."""
DECIMALS = 3
"""Decimal places of a cost, so that every machine keeps the same number."""


class ChoiceCost(NamedTuple):
    """The cost of a player's choices in a game.

    Attributes:
        choices: The number of decisions with more than one option.
        cost: The sum of their costs, in points, 0 or more.
        even: The points that they would have cost in an even game, 0 or more.
    """

    choices: int
    cost: float
    even: float

    @property
    def rating(self) -> float:
        """The points that a hundred such choices cost in an even game; 0 where there was none."""
        return 100 * self.even / self.choices if self.choices else 0.0


def together(found: Iterable[ChoiceCost]) -> ChoiceCost:
    """Return the sum of the costs of a player's seats."""
    every = list(found)
    return ChoiceCost(
        sum(one.choices for one in every),
        sum(one.cost for one in every),
        sum(one.even for one in every),
    )


_NEARLY = 1e-4
"""Chances are cut to this least value, and to one less this value."""


def even_cost(best: float, made: float) -> float:
    """Return the cost that a choice would have had in an even game, 0 to 0.5.

    The choice divides the odds of winning by some factor; the cost is what an equal division takes
    from a chance of one half.

    Args:
        best: The chance after the best option, 0 to 1.
        made: The chance after the option that was taken, 0 to 1.
    """
    there, left = (_odds(min(1 - _NEARLY, max(_NEARLY, chance))) for chance in (best, made))
    return max(0.0, 0.5 - left / (left + there))


def _odds(chance: float) -> float:
    return chance / (1 - chance)


LEVEL_RATINGS: Mapping[str, Mapping[str, int]] = {
    "sorry": {"casual": 90, "strong": 40},
    "dog": {"casual": 130, "strong": 50},
}
"""The ratings of two levels of bots by family of game, each over 600 games."""


_LATELY = 20
"""The number of last games whose trend is told."""
_FEWEST_FOR_TREND = 6
"""The fewest games whose trend is told."""

Direction = Literal["less", "more", "same"]


class Trend(NamedTuple):
    """The trend of a rating.

    Attributes:
        games: The number of last games in it.
        before: The mean of their earlier half.
        lately: The mean of their later half.
        direction: The direction of the cost of choices; "same" where the difference is below its
            own standard error.
    """

    games: int
    before: float
    lately: float
    direction: Direction


class Rating(Value):
    """The rating of a player in one family of games.

    Attributes:
        games: The number of games.
        cost: The mean cost of the choices of a game, in points.
        value: The mean of `ChoiceCost.rating` over the games.
        error: The standard error of ``value``; 0 for one game.
        trend: The trend of the last games; None if there are too few.
    """

    games: int
    cost: float
    value: float
    error: float
    trend: Trend | None


def rating(games: Sequence[ChoiceCost]) -> Rating | None:
    """Return the rating by the choices of games, given in the order in which they were played.

    Games without a choice do not count; None is returned if no game counts.
    """
    counted = [one for one in games if one.choices]
    if not counted:
        return None
    values = [one.rating for one in counted]
    return Rating(
        len(counted),
        mean([one.cost for one in counted]),
        mean(values),
        _error(values),
        _trend(values[-_LATELY:]),
    )


# the module statistics is not used, since it loads fractions and decimal, which takes time


def mean(values: Sequence[float]) -> float:
    """Return the mean of at least one value."""
    return sum(values) / len(values)


def spread(values: Sequence[float]) -> float:
    """Return the standard deviation between values, 0 for one."""
    if len(values) < 2:
        return 0.0
    middle = mean(values)
    return sqrt(sum((one - middle) ** 2 for one in values) / (len(values) - 1))


def _error(values: Sequence[float]) -> float:
    """Return the standard error of the mean."""
    return spread(values) / sqrt(len(values))


def _trend(values: Sequence[float]) -> Trend | None:
    if len(values) < _FEWEST_FOR_TREND:
        return None
    half = len(values) // 2
    earlier, later = values[:half], values[-half:]
    before, lately = mean(earlier), mean(later)
    direction: Direction = "less" if lately < before else "more"
    if abs(lately - before) <= sqrt(_error(earlier) ** 2 + _error(later) ** 2):
        direction = "same"
    return Trend(len(values), before, lately, direction)
