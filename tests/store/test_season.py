"""A season, as the saved games have it."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from sorry_a11y.core.game.header import Purpose
from sorry_a11y.core.game.setup import seat_players
from sorry_a11y.core.rules.board import Seat
from sorry_a11y.core.rulesets.families import Wishes
from sorry_a11y.store.statistics import SEASON_OPPONENTS, Season, season_of
from sorry_a11y.store.summary import Summary
from tests.store.games import summary

YOU, BOT = Seat(0), Seat(2)


def _game(level: int, winner: Seat | None, season: int = 1, **changes: Any) -> Summary:
    found = summary(
        Wishes(),
        seat_players(2, [SEASON_OPPONENTS[level]], None),
        purpose=Purpose("season", str(season)),
        winners=() if winner is None else (winner,),
    )
    return replace(found, **changes)


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
    """Promise: a game of another level, season or table, and one of somebody else
    change nothing; one that is not over goes on."""
    counted = _game(0, YOU)
    for other in (
        _game(1, YOU),
        _game(0, YOU, is_imported=True),
        _game(0, YOU, purpose=Purpose()),
        _game(0, YOU, purpose=Purpose("day", "2026-11-23")),
    ):
        assert _season(counted, other) == Season(1, 0, 1, 0)
    assert _season(counted, _game(0, None)) == Season(1, 0, 1, 0, going=2)


def test_another_season_begins_at_the_first_level() -> None:
    """Promise: a season can be begun anew; the one before it counts no more."""
    assert _season(_game(0, YOU), _game(0, YOU), _game(0, BOT, season=2)) == Season(2, 0, 0, 1)
