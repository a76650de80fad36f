"""A season: five levels of opponents, each to be beaten in a best of three.

How a season stands follows from the saved games alone. A game of one is known by its seed: the
number of the season, two nines where a date would have its month, and what chance follows.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import NamedTuple

from sorry_a11y.bots.opponents import CAST, LEVELS
from sorry_a11y.rulesets.families import DEFAULT, Wishes, make_rules
from sorry_a11y.storage.summary import Summary
from sorry_a11y.table.dealer import LONGEST_SEED
from sorry_a11y.table.setup import PERSON, SEATS_FOR, Setup, seat_players

STEPS = tuple(LEVELS)
"""The kind of opponent of each level, the weakest first."""
TO_WIN = 2
"""Games that win a match, of at most three."""
PLAYERS = 2
BOOK = DEFAULT
NO_MONTH = 99
LOTS = 10**12
"""How many games a season can have."""
MOST_SEASONS = 9000


class Season(NamedTuple):
    """Where a season stands. ``number``: from 1, 0 if none was begun; ``level``: the level that is
    played, from 0, five if all are won; ``won`` and ``lost``: games of the match under way;
    ``going``: the number of the saved game that is not over, 0 for none."""

    number: int = 0
    level: int = 0
    won: int = 0
    lost: int = 0
    going: int = 0

    @property
    def is_won(self) -> bool:
        """True if every level is won."""
        return self.level == len(STEPS)

    @property
    def kind(self) -> str:
        """The kind of opponent of the level; of the last where all are won."""
        return STEPS[min(self.level, len(STEPS) - 1)]

    @property
    def name(self) -> str:
        """What the opponent of the level is called."""
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


def season_number(seed: int | None) -> int:
    """Return the season whose game has that seed, 0 for every other seed."""
    if seed is None or len(str(seed)) != LONGEST_SEED:
        return 0
    first, month = divmod(seed // LOTS, 100)
    return first - 999 if month == NO_MONTH and first >= 1000 else 0


def season_of(summaries: Mapping[int, Summary]) -> Season:
    """Return the last season that was begun, by the summaries of all saved games."""
    games = [
        (number, summary, season) for number, summary in sorted(summaries.items())
        if not summary.is_imported and (season := season_number(summary.seed))
        and opponent_of(summary.setup)
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
    """Return the kind of opponent of a table of a season, empty for any other table."""
    kinds = [chair.kind for chair in setup.chairs]
    bots = [kind for kind in kinds if kind != PERSON]
    if len(kinds) != PLAYERS or len(bots) != 1 or bots[0] not in STEPS:
        return ""
    return bots[0] if _bare(setup) == _bare(_wanted()) else ""


def _bare(setup: Setup) -> tuple[object, ...]:
    """Return what all tables of a season have in common."""
    seats = tuple((chair.seat, chair.kind == PERSON) for chair in setup.chairs)
    return (setup.book, setup.options, setup.teams, setup.points, setup.may_undo, seats)


@cache
def _wanted() -> Setup:
    seats = SEATS_FOR[PLAYERS]
    seating = seat_players(PLAYERS, STEPS[:1], None)
    return Setup.of(make_rules(Wishes(BOOK), seats), seating, may_undo=False)
