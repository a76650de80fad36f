"""How a player has fared in all kept games."""

from __future__ import annotations

import sqlite3
from dataclasses import dataclass
from datetime import datetime

from sorry_a11y.storage.library import Library
from sorry_a11y.storage.statistics_store import Progress, Store


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
    """What a player's games come to. ``games``: all, ``finished`` and ``undone`` (something was
    taken back) of them; ``best``: the win with the fewest own turns, ``worst``: the loss with
    the fewest pawns home, each the latest of equals; ``given`` and ``taken``: bumps;
    ``longest``: most wins in a row, ``current``: those that the last game ended."""

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


def statistics(
    library: Library, player: str | None = None, progress: Progress | None = None
) -> Statistics:
    """The statistics of the player called so in any game, or of the first person of each game.
    Reads what has changed since the last time, and everything if there was none."""
    store = Store(library)
    try:
        store.refresh(progress)
        try:
            return _answers(store.connection, player)
        except (sqlite3.DatabaseError, ValueError) as error:
            store.rebuild(error, progress)
            return _answers(store.connection, player)
    finally:
        store.close()


_WHO = "person.name = :player"
_FIRST = "person.place = 0"
_PLAYED = "FROM game JOIN person USING (number) WHERE {who}"


def _answers(connection: sqlite3.Connection, player: str | None) -> Statistics:
    played = _PLAYED.format(who=_FIRST if player is None else _WHO)
    given = {"player": player}
    totals = connection.execute(
        "SELECT count(*), coalesce(sum(finished), 0), coalesce(sum(won), 0),"
        " coalesce(sum(undone > 0), 0), coalesce(sum(given), 0), coalesce(sum(taken), 0) "
        + played, given,
    ).fetchone()
    wins = connection.execute(
        "SELECT book, kind, count(*), sum(won) FROM game JOIN person USING (number)"
        f" JOIN rival USING (number, place) {played.partition('(number) ')[2]} AND finished"
        " GROUP BY book, kind ORDER BY book, kind", given,
    )
    results = [won for (won,) in connection.execute(
        f"SELECT won {played} AND finished ORDER BY started, number", given
    )]
    longest, current = _streaks(results)
    notable = f"SELECT number, started, book, person.turns, home {played} AND finished AND "
    games, finished, won, undone, bumps_given, bumps_taken = totals
    return Statistics(
        games, finished, won, undone, bumps_given, bumps_taken, longest, current,
        tuple(Wins(*row) for row in wins),
        _notable(connection, notable + "won ORDER BY person.turns, started DESC, number DESC",
                 given),
        _notable(connection, notable + "NOT won ORDER BY home, started DESC, number DESC", given),
    )


def _notable(
    connection: sqlite3.Connection, query: str, given: dict[str, str | None]
) -> Notable | None:
    row = connection.execute(query + " LIMIT 1", given).fetchone()
    if row is None:
        return None
    number, started, *rest = row
    return Notable(number, datetime.fromisoformat(started), *rest)


def _streaks(results: list[int]) -> tuple[int, int]:
    """The longest and the last run of wins."""
    longest = current = 0
    for won in results:
        current = current + 1 if won else 0
        longest = max(longest, current)
    return longest, current
