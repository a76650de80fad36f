"""Figures from the summaries of a player's games: statistics, a tally of wins, the season.

Imported games do not count, since others played them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from datetime import datetime
from typing import NamedTuple

from sorry_a11y.core.analysis.rating import ChoiceCost, Rating, rating, together
from sorry_a11y.core.bots.opponents import CAST, LEVELS
from sorry_a11y.core.game.header import Header
from sorry_a11y.core.game.setup import PERSON
from sorry_a11y.core.rules.board import Seat
from sorry_a11y.core.rulesets.families import FAMILIES, family_of
from sorry_a11y.store.summary import Summary

# -- one game ----------------------------------------------------------------------------------


class Played(NamedTuple):
    """A game as one player played it.

    Attributes:
        number: The number of the saved game; 0 for a game that is not saved.
        summary: The game in numbers.
        seats: The seats that the player held.
    """

    number: int
    summary: Summary
    seats: tuple[Seat, ...]

    @property
    def book(self) -> str:
        """The name of the rule book."""
        return self.summary.book

    @property
    def started(self) -> datetime:
        """When it began, in UTC."""
        return self.summary.started

    @property
    def won(self) -> bool:
        """True if the player has won."""
        return any(seat in self.summary.winners for seat in self.seats)

    @property
    def turns(self) -> int:
        """The player's own turns."""
        return self._sum(self.summary.turns)

    @property
    def home(self) -> int:
        """The player's pawns home."""
        return self._sum(self.summary.home)

    @property
    def taken(self) -> int:
        """The player's pawns that other sides bumped."""
        return sum(sum(self.summary.taken_from[seat]) for seat in self.seats)

    @property
    def given(self) -> int:
        """The pawns of other sides that the player bumped."""
        return sum(row[seat] for row in self.summary.taken_from for seat in self.seats)

    @property
    def choices(self) -> ChoiceCost:
        """The player's own choices."""
        one = self.summary
        return together(
            [ChoiceCost(one.choices[seat], one.cost[seat], one.even[seat]) for seat in self.seats]
        )

    def rivals(self) -> set[str]:
        """Return the kinds ("person" or a bot) of the occupants on other sides."""
        sides = self.summary.sides
        mine = {sides[seat] for seat in self.seats}
        return {one.kind for one in self.summary.occupants if sides[one.seat] not in mine}

    def _sum(self, values: tuple[int, ...]) -> int:
        return sum([values[seat] for seat in self.seats])


def played_by_first(summary: Summary, number: int = 0) -> Played | None:
    """Return a game as its first person played it; None if only bots played."""
    return Played(number, summary, summary.own) if summary.own else None


def _own_games(summaries: Mapping[int, Summary]) -> list[Played]:
    """Return the player's games, in the order in which they were begun."""
    found = [
        Played(number, summary, own)
        for number, summary in summaries.items()
        if not summary.is_imported and (own := summary.own)
    ]
    return sorted(found, key=lambda game: (game.started, game.number))


# -- the season --------------------------------------------------------------------------------

SEASON_OPPONENTS = tuple(LEVELS)
"""The kind of opponent of each level, the weakest first."""
_TO_WIN = 2
"""Games that win a match, of at most three."""


class Season(NamedTuple):
    """The state of a season: five levels of opponents, each to be beaten in a best of three.

    Attributes:
        number: The number of the season, from 1; 0 if none was begun.
        level: The level that is played, from 0; five if all are won.
        won: Games of the match under way that the player won.
        lost: Games of the match under way that the player lost.
        going: The number of the saved game of the season that is not over; 0 for none.
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
        """Return the season after one more game.

        A match won opens the next level, a match lost begins again.
        """
        result = self._replace(won=self.won + won, lost=self.lost + (not won), going=0)
        if result.won == _TO_WIN:
            return Season(self.number, self.level + 1)
        return Season(self.number, self.level) if result.lost == _TO_WIN else result


_NO_SEASON = Season()


def season_of(summaries: Mapping[int, Summary]) -> Season:
    """Return the last season that was begun, by the summaries of all saved games."""
    of_seasons = {number: one for number, one in summaries.items() if one.purpose.season}
    games = sorted(_own_games(of_seasons), key=lambda game: game.number)
    found = Season(max((game.summary.purpose.season for game in games), default=0))
    for game in games:
        one = game.summary
        is_next = one.purpose.season == found.number and found.kind in game.rivals()
        if not (found.number and is_next) or found.is_won:
            continue
        found = found.after(won=game.won) if one.finished else found._replace(going=game.number)
    return found


# -- all games ---------------------------------------------------------------------------------


class Wins(NamedTuple):
    """Finished games of a rule book against a kind of opponent, and how many were won.

    The opponent ("person" or a kind of bot) sat on another side.
    """

    book: str
    opponent: str
    games: int
    won: int


class Statistics(NamedTuple):
    """The totals of a player's games.

    Attributes:
        games: The number of all games.
        finished: The number of games that are over.
        won: The number of games that the player won.
        undone: The number of games in which a decision was taken back.
        given: Pawns of others that the player bumped.
        taken: Pawns of the player that were bumped.
        longest: The most wins in a row.
        current: The wins in a row up to the last game, 0 if that was lost.
        wins: Games and wins by rule book and rival.
        best: The win with the fewest own turns, the latest of equals.
        worst: The loss with the fewest pawns home, the latest of equals.
        imported: The number of imported games, which do not count otherwise.
        ratings: The rating in each family of games; families without choices are left out.
        season: The state of the season.
    """

    games: int = 0
    finished: int = 0
    won: int = 0
    undone: int = 0
    given: int = 0
    taken: int = 0
    longest: int = 0
    current: int = 0
    wins: tuple[Wins, ...] = ()
    best: Played | None = None
    worst: Played | None = None
    imported: int = 0
    ratings: tuple[tuple[str, Rating], ...] = ()
    season: Season = _NO_SEASON


class GameTally(NamedTuple):
    """The finished games of one kind.

    Attributes:
        games: The number of finished games of the kind.
        won: The number of them that the player won.
        streak: The wins in a row, of games of any kind, up to the last game.
        average: The mean cost of choices, in points, in the other games of the family; None if
            there are none.
    """

    games: int
    won: int
    streak: int = 0
    average: float | None = None


def statistics(summaries: Mapping[int, Summary]) -> Statistics:
    """Return the statistics of the first person of each game."""
    games = _own_games(summaries)
    finished = [game for game in games if game.summary.finished]
    longest, current = _streaks(finished)
    return Statistics(
        len(games),
        len(finished),
        sum(game.won for game in finished),
        sum(game.summary.undone > 0 for game in games),
        sum(game.given for game in games),
        sum(game.taken for game in games),
        longest,
        current,
        _wins(finished),
        min(
            (game for game in reversed(finished) if game.won),
            key=lambda game: game.turns,
            default=None,
        ),
        min(
            (game for game in reversed(finished) if not game.won),
            key=lambda game: game.home,
            default=None,
        ),
        sum(summary.is_imported for summary in summaries.values()),
        tuple(_ratings(finished)),
        season_of(summaries),
    )


def tally(summaries: Mapping[int, Summary], header: Header) -> GameTally:
    """Return the tally of a game that is over.

    Args:
        summaries: The summaries of the saved games.
        header: The header of the game.
    """
    games = [game for game in _own_games(summaries) if game.summary.finished]
    wishes = header.setup.wishes
    kind, books = (wishes.game, wishes.teams, wishes.points), family_of(wishes.game).presets
    won = [game.won for game in games if _kind(game.summary) == kind]
    of_family = [game for game in games if game.book in books]
    asked = [game for game in of_family if game.started == header.started][-1:]
    others = rating([game.choices for game in of_family if game not in (asked or of_family[-1:])])
    _, streak = _streaks(games)
    return GameTally(len(won), sum(won), streak, others.cost if others else None)


def _kind(one: Summary) -> tuple[str, bool, bool]:
    """Return the features that games of a kind share: rule book, partners, points."""
    return one.book, one.teams, one.points


def _ratings(finished: Sequence[Played]) -> Iterator[tuple[str, Rating]]:
    """Yield the rating of each family of which a finished game had a choice."""
    for family in FAMILIES:
        found = rating([game.choices for game in finished if game.book in family.presets])
        if found:
            yield family.name, found


def bumps_by_name(
    summaries: Mapping[int, Summary], before: datetime | None = None
) -> dict[str, int]:
    """Return how often each bot, by its name, bumped the first person of a game.

    Only games that began ``before`` this time count; all if it is None.
    """
    found = Counter[str]()
    for game in _own_games(summaries):
        if before is not None and game.started >= before:
            continue
        for occupant in game.summary.occupants:
            bumps = sum(game.summary.taken_from[seat][occupant.seat] for seat in game.seats)
            if occupant.kind != PERSON and occupant.name and bumps:
                found[occupant.name] += bumps
    return found


def _wins(finished: Sequence[Played]) -> tuple[Wins, ...]:
    rows: dict[tuple[str, str], list[bool]] = {}
    for game in finished:
        for rival in game.rivals():
            rows.setdefault((game.book, rival), []).append(game.won)
    return tuple(Wins(*row, len(won), sum(won)) for row, won in sorted(rows.items()))


def _streaks(finished: Sequence[Played]) -> tuple[int, int]:
    """Return the longest and the last run of wins."""
    longest = current = 0
    for game in finished:
        current = current + 1 if game.won else 0
        longest = max(longest, current)
    return longest, current
