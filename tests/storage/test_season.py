"""A season, as the saved games have it."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime

import pytest

from sorry_a11y.rules.board import SEATS, Seat
from sorry_a11y.rulesets.families import Wishes, make_rules
from sorry_a11y.storage.record import Header
from sorry_a11y.storage.season import (
    MOST_SEASONS,
    STEPS,
    Season,
    opponent_of,
    season_number,
    season_of,
    season_seed,
)
from sorry_a11y.storage.summary import Summary
from sorry_a11y.table.dealer import LONGEST_SEED
from sorry_a11y.table.setup import Setup, seat_players

YOU, BOT = Seat(0), Seat(2)
BEGUN = datetime(2026, 11, 23, 12, tzinfo=UTC)
NONE = (0, 0, 0, 0)
FREE = (0.0, 0.0, 0.0, 0.0)


def _setup(kind: str, *, players: int = 2, may_undo: bool = False, **rules: str) -> Setup:
    seating = seat_players(players, [kind], None)
    book = make_rules(Wishes("hasbro", rules), seating.seats)
    return Setup.of(book, seating, may_undo=may_undo)


def _game(level: int, winner: Seat | None, season: int = 1, **changes: object) -> Summary:
    setup = _setup(STEPS[level])
    sides = tuple((seat,) for seat in SEATS)
    found = Summary(
        setup, BEGUN, season_seed(season, 7), NONE, NONE, (NONE,) * 4, NONE, 0,
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
        _game(0, YOU, seed=5), _game(0, YOU, seed=None),
        _game(0, YOU, setup=_setup("beginner", may_undo=True)),
        _game(0, YOU, setup=_setup("beginner", players=4)),
        _game(0, YOU, setup=_setup("beginner", start="quick")),
    ):
        assert _season(counted, other) == Season(1, 0, 1, 0)
    assert _season(counted, _game(0, None)) == Season(1, 0, 1, 0, going=2)


def test_another_season_begins_at_the_first_level() -> None:
    """Promise: a season can be begun anew; the one before it counts no more."""
    assert _season(_game(0, YOU), _game(0, YOU), _game(0, BOT, season=2)) == Season(2, 0, 0, 1)


@pytest.mark.parametrize("number", [1, 2, 9, MOST_SEASONS])
def test_a_season_is_known_by_the_seed(number: int) -> None:
    """Promise: a seed tells the season, and no seed of a day is one, since no month has that
    number."""
    for lot in (0, 5, 10**12 - 1, 10**15):
        seed = season_seed(number, lot)
        assert len(str(seed)) == LONGEST_SEED
        assert season_number(seed) == number
    for other in (None, 0, -4, 202611239136095231, 10**30):
        assert season_number(other) == 0


def test_the_table_of_a_season() -> None:
    """Promise: one opponent of a level, the plain rules, nothing taken back, whatever the names."""
    assert [opponent_of(_setup(kind)) for kind in STEPS] == list(STEPS)
    assert opponent_of(_setup("runner")) == ""
    header = Header.of(make_rules(Wishes("hasbro"), (YOU, BOT)), seat_players(2, ["strong"], "Ann"),
                       1, BEGUN, may_undo=False)
    assert opponent_of(header.setup) == "strong"
