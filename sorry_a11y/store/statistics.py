"""The results of a player in all saved games. Imported ones are somebody else's."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from datetime import datetime
from typing import NamedTuple

from sorry_a11y.analysis.rating import ChoiceCost, Rating, rating, together
from sorry_a11y.game.setup import PERSON
from sorry_a11y.rules.board import Seat
from sorry_a11y.rulesets.families import FAMILIES, family_of
from sorry_a11y.store.errors import StorageError
from sorry_a11y.store.library import Library, ReadingProgress
from sorry_a11y.store.season import NO_SEASON, Season, season_of
from sorry_a11y.store.summary import GameKind, Summary


@dataclass(frozen=True)
class Wins:
    """Finished games of a rule book in which a kind of opponent ("person" or a kind of bot) sat
    on another side, and how many of them were won."""

    book: str
    opponent: str
    games: int
    won: int


@dataclass(frozen=True)
class Notable:
    """A game worth telling: ``turns`` and ``home`` (pawns) are the player's own."""

    number: int
    started: datetime
    book: str
    turns: int
    home: int


@dataclass(frozen=True)
class Statistics:
    """The totals of a player's games.

    Attributes:
        games: The number of all games.
        finished: The number of games that are over.
        won: The number of games that the player won.
        undone: The number of games in which something was taken back.
        given: Pawns of others that the player bumped.
        taken: Pawns of the player that were bumped.
        longest: The most wins in a row.
        current: The wins in a row that the last game ended.
        wins: Games and wins by rule book and rival.
        best: The win with the fewest own turns, the latest of equals.
        worst: The loss with the fewest pawns home, the latest of equals.
        imported: The number of games from files, which count nowhere else here.
        ratings: By family of game, the cost of choices in finished games; families without a choice
            are left out.
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
    best: Notable | None = None
    worst: Notable | None = None
    imported: int = 0
    ratings: tuple[tuple[str, Rating], ...] = ()
    season: Season = NO_SEASON


class GameTally(NamedTuple):
    """The finished games of one kind, and the choices of one game.

    Attributes:
        games: How many games of the kind are over.
        won: How many of them the player won.
        streak: The wins in a row, of games of any kind, that the last game ended.
        average: The average cost of choices, in points, in the other games of the family; None for
            none.
        choices: The player's choices in the game that was asked for; None where it is not found.
    """

    games: int
    won: int
    streak: int = 0
    average: float | None = None
    choices: ChoiceCost | None = None


@dataclass(frozen=True)
class Played:
    """A game as one player played it.

    Attributes:
        number: The number among the saved games; 0 for a game that is none of them.
        summary: The game in numbers.
        seats: The seats that the player held.
    """

    number: int
    summary: Summary
    seats: tuple[Seat, ...]

    @property
    def won(self) -> bool:
        """True if the player has won."""
        return any(seat in self.summary.winners for seat in self.seats)

    @property
    def turns(self) -> int:
        """The player's own turns."""
        return self.of_seats(self.summary.turns)

    @property
    def home(self) -> int:
        """The player's pawns home."""
        return self.of_seats(self.summary.home)

    @property
    def family(self) -> str:
        """The name of the family of game."""
        return family_of(self.summary.setup.book).name

    @property
    def choices(self) -> ChoiceCost:
        """The player's own choices."""
        one = self.summary
        return together(
            ChoiceCost(one.choices[seat], one.cost[seat], one.even[seat]) for seat in self.seats
        )

    def of_seats(self, values: tuple[int, ...]) -> int:
        """Return the sum of what ``values`` has for the player's seats."""
        return sum(values[seat] for seat in self.seats)

    def rivals(self) -> set[str]:
        """Return the kinds of those on another side."""
        mine = {seat for own in self.seats for seat in self.summary.sides[own]}
        return {chair.kind for chair in self.summary.setup.chairs if chair.seat not in mine}

    def notable(self) -> Notable:
        summary = self.summary
        return Notable(self.number, summary.started, summary.setup.book, self.turns, self.home)


def played_by(player: str | None, summary: Summary, number: int = 0) -> Played | None:
    """Return what a game came to for the player called so, or for its first person if None; None
    where there is no such player."""
    for chair, seats in summary.people():
        if player is None or (chair.name or "") == player:
            return Played(number, summary, seats)
    return None


def statistics(
    library: Library, player: str | None = None, progress: ReadingProgress | None = None
) -> Statistics:
    """Return the statistics of the player called so in any game, or of the first person of each
    game. Reads what has changed since the last time, and everything if there was none. Raises
    StorageError "cannot-read"."""
    summaries = library.summaries(progress) or {}
    own = {number: one for number, one in summaries.items() if not one.is_imported}
    games = _games_of(player, own)
    finished = [game for game in games if game.summary.finished]
    won = [game.won for game in finished]
    longest, current = _streaks(won)
    return Statistics(
        len(games), len(finished), sum(won),
        sum(game.summary.undone > 0 for game in games),
        sum(game.of_seats(game.summary.given) for game in games),
        sum(game.of_seats(game.summary.taken) for game in games),
        longest, current, _wins(finished),
        _least((game.notable() for game in finished if game.won), "turns"),
        _least((game.notable() for game in finished if not game.won), "home"),
        len(summaries) - len(own),
        tuple(_ratings(finished)),
        season_of(own),
    )


def tally(
    library: Library, kind: GameKind, player: str | None = None, patience: float = 0.3, *,
    started: datetime | None = None,
) -> GameTally | None:
    """Return what the last game of a kind counts for.

    Args:
        library: The saved games.
        kind: The kind of game.
        player: The player's name; None for the first person of each game.
        patience: How many seconds may pass.
        started: When the game began whose choices are asked for.

    Returns:
        None where ``patience`` was not enough, or nobody may look.
    """
    try:
        summaries = library.summaries(patience=patience)
    except StorageError:
        return None
    if summaries is None:
        return None
    own = {
        number: one for number, one in summaries.items() if one.finished and not one.is_imported
    }
    games = _games_of(player, own)
    won = [game.won for game in games if GameKind.of(game.summary.setup) == kind]
    family = family_of(kind.book).name
    of_family = [game for game in games if game.family == family]
    asked = [game for game in of_family if game.summary.started == started][-1:]
    others = rating([game.choices for game in of_family if game not in (asked or of_family[-1:])])
    _, streak = _streaks([game.won for game in games])
    return GameTally(
        len(won), sum(won), streak, others.cost if others else None,
        asked[0].choices if asked else None,
    )


def _ratings(finished: Iterable[Played]) -> Iterator[tuple[str, Rating]]:
    """Yield the rating of each family of which a finished game had a choice."""
    games = list(finished)
    for family in FAMILIES:
        found = rating([game.choices for game in games if game.family == family.name])
        if found:
            yield family.name, found


def bumps_by_name(
    library: Library, before: datetime | None = None, patience: float = 0.3
) -> dict[str, int]:
    """Return by the name of each bot how often it bumped the first person of a game, in all games
    begun ``before`` then. Nothing where ``patience`` seconds are not enough, or nobody may look."""
    try:
        summaries = library.summaries(patience=patience) or {}
    except StorageError:
        return {}
    found: dict[str, int] = {}
    for game in _games_of(None, {n: one for n, one in summaries.items() if not one.is_imported}):
        summary = game.summary
        if before is not None and summary.started >= before:
            continue
        for chair in summary.setup.chairs:
            bumps = sum(summary.taken_from[seat][chair.seat] for seat in game.seats)
            if chair.kind != PERSON and chair.name and bumps:
                found[chair.name] = found.get(chair.name, 0) + bumps
    return found


def _games_of(player: str | None, summaries: dict[int, Summary]) -> list[Played]:
    """Return the games of a player, in the order in which they were begun."""
    found = [
        game for number, summary in summaries.items()
        if (game := played_by(player, summary, number))
    ]
    return sorted(found, key=lambda game: (game.summary.started, game.number))


def _wins(finished: list[Played]) -> tuple[Wins, ...]:
    rows: dict[tuple[str, str], list[bool]] = {}
    for game in finished:
        for rival in game.rivals():
            rows.setdefault((game.summary.setup.book, rival), []).append(game.won)
    return tuple(Wins(*row, len(won), sum(won)) for row, won in sorted(rows.items()))


def _least(games: Iterable[Notable], what: str) -> Notable | None:
    """Return the game with the least of something, the latest of equals."""
    ranked = sorted(games, key=lambda game: (game.started, game.number), reverse=True)
    return min(ranked, key=lambda game: int(getattr(game, what)), default=None)


def _streaks(results: list[bool]) -> tuple[int, int]:
    """Return the longest and the last run of wins."""
    longest = current = 0
    for won in results:
        current = current + 1 if won else 0
        longest = max(longest, current)
    return longest, current
