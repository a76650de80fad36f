"""A season: five levels of opponents, each to be beaten in a best of three.

How a season stands follows from the saved games alone, whose headers say of which season they are.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from sorry_a11y.bots.opponents import CAST, LEVELS
from sorry_a11y.game.setup import PERSON, Setup
from sorry_a11y.rulesets.families import DEFAULT
from sorry_a11y.store.summary import Summary

SEASON_OPPONENTS = tuple(LEVELS)
"""The kind of opponent of each level, the weakest first."""
TO_WIN = 2
"""Games that win a match, of at most three."""
PLAYERS = 2
BOOK = DEFAULT
NO_MONTH = 99
LOTS = 10**12
"""How many games a season can have."""


class Season(NamedTuple):
    """The state of a season.

    Attributes:
        number: The number of the season, from 1; 0 if none was begun.
        level: The level that is played, from 0; five if all are won.
        won: Games of the match under way that the player won.
        lost: Games of the match under way that the player lost.
        going: The number of the saved game that is not over; 0 for none.
    """

    number: int = 0
    level: int = 0
    won: int = 0
    lost: int = 0
    going: int = 0

    @property
    def is_won(self) -> bool:
        """True if every level is won."""
        return self.level == len(SEASON_OPPONENTS)

    @property
    def kind(self) -> str:
        """The kind of opponent of the level; of the last where all are won."""
        return SEASON_OPPONENTS[min(self.level, len(SEASON_OPPONENTS) - 1)]

    @property
    def name(self) -> str:
        """Return the name of the level's opponent."""
        return CAST[self.kind][0]

    @property
    def game(self) -> int:
        """The number of the game of the match that comes next, from 1."""
        return self.won + self.lost + 1

    def after(self, *, won: bool) -> Season:
        """Return the season after one more game: a match won opens the next level, a match lost
        begins again."""
        result = self._replace(won=self.won + won, lost=self.lost + (not won), going=0)
        if result.won == TO_WIN:
            return Season(self.number, self.level + 1)
        return Season(self.number, self.level) if result.lost == TO_WIN else result


NO_SEASON = Season()


def season_seed(number: int, lot: int) -> int:
    """Return the seed of a game of season ``number``; ``lot`` tells the games of one apart."""
    return ((999 + number) * 100 + NO_MONTH) * LOTS + lot % LOTS


def season_of(summaries: Mapping[int, Summary]) -> Season:
    """Return the last season that was begun, by the summaries of all saved games."""
    games = [
        (number, summary, season) for number, summary in sorted(summaries.items())
        if not summary.is_imported and (season := summary.purpose.season)
    ]
    if not games:
        return NO_SEASON
    found = Season(max(season for *_, season in games))
    for number, summary, season in games:
        if season != found.number or opponent_of(summary.setup) != found.kind or found.is_won:
            continue
        if summary.finished:
            seats = summary.people()[0][1]
            found = found.after(won=any(seat in summary.winners for seat in seats))
        elif not summary.set_aside:
            found = found._replace(going=number)
    return found


def opponent_of(setup: Setup) -> str:
    """Return the kind of opponent of a game of a season, empty where nobody plays against a
    person."""
    return next((chair.kind for chair in setup.chairs if chair.kind != PERSON), "")
