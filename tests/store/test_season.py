"""A season, as the saved games have it."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime

from sorry_a11y.game.header import Purpose
from sorry_a11y.game.setup import Setup, seat_players
from sorry_a11y.rules.board import SEATS, Seat
from sorry_a11y.rulesets.families import Wishes, make_rules
from sorry_a11y.store.season import (
    SEASON_OPPONENTS,
    Season,
    opponent_of,
    season_of,
    season_seed,
)
from sorry_a11y.store.summary import Summary

YOU, BOT = Seat(0), Seat(2)
BEGUN = datetime(2026, 11, 23, 12, tzinfo=UTC)
NONE = (0, 0, 0, 0)
FREE = (0.0, 0.0, 0.0, 0.0)


def _setup(kind: str, *, players: int = 2, may_undo: bool = False, **rules: str) -> Setup:
    seating = seat_players(players, [kind], None)
    book = make_rules(Wishes("hasbro", rules), seating.seats)
    return Setup.of(book, seating, may_undo=may_undo)


def _game(level: int, winner: Seat | None, season: int = 1, **changes: object) -> Summary:
    setup = _setup(SEASON_OPPONENTS[level])
    sides = tuple((seat,) for seat in SEATS)
    found = Summary(
        setup, BEGUN, Purpose("season", str(season)), NONE, NONE, (NONE,) * 4, NONE, 0,
        NONE, FREE, FREE, () if winner is None else (winner,), sides, set_aside=False,
        is_imported=False,
    )
    return replace(found, **changes)  # type: ignore[arg-type]


def _season(*games: Summary) -> Season:
    return season_of(dict(enumerate(games, 1)))


def test_two_wins_open_the_next_level_and_two_losses_begin_it_again() -> None:
    """Promise: five levels, best of three each, the next opens when won."""
    assert _season() == Season()
    assert _season(_game(0, YOU)) == Season(1, 0, 1, 0)
    assert _season(_game(0, YOU), _game(0, BOT)) == Season(1, 0, 1, 1)
    assert _season(_game(0, YOU), _game(0, BOT), _game(0, YOU)) == Season(1, 1)
    assert _season(_game(0, BOT), _game(0, BOT), _game(0, YOU)) == Season(1, 0, 1, 0)
    won = _season(*(_game(level, YOU) for level in range(5) for _ in range(2)))
    assert won.is_won
    assert won.kind == "champion"


def test_only_games_of_the_season_count() -> None:
    """Promise: a game of another level, season or table, one put aside and one of somebody else
    change nothing; one that is not over goes on."""
    counted = _game(0, YOU)
    for other in (
        _game(1, YOU), _game(0, YOU, is_imported=True), _game(0, None, set_aside=True),
        _game(0, YOU, purpose=Purpose()), _game(0, YOU, purpose=Purpose("day", "2026-11-23")),
    ):
        assert _season(counted, other) == Season(1, 0, 1, 0)
    assert _season(counted, _game(0, None)) == Season(1, 0, 1, 0, going=2)


def test_another_season_begins_at_the_first_level() -> None:
    """Promise: a season can be begun anew; the one before it counts no more."""
    assert _season(_game(0, YOU), _game(0, YOU), _game(0, BOT, season=2)) == Season(2, 0, 0, 1)


def test_games_of_a_season_have_cards_of_their_own() -> None:
    """Promise: no two games of a season, nor of two seasons, are dealt alike."""
    seeds = {season_seed(number, lot) for number in (1, 2, 9) for lot in (0, 5, 10**12 - 1)}
    assert len(seeds) == 9


def test_the_opponent_of_a_season() -> None:
    """Promise: the opponent is the one of the level, whatever the names."""
    assert [opponent_of(_setup(kind)) for kind in SEASON_OPPONENTS] == list(SEASON_OPPONENTS)
