"""The contract of every rule book, over random games at a covering set of tables."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from itertools import combinations
from multiprocessing import get_context

import pytest

from sorry_a11y.core.rules import plays
from sorry_a11y.core.rules.abilities.steps import Steps
from sorry_a11y.core.rules.board import RED, Position, Seat
from sorry_a11y.core.rules.board_tables import BoardTables
from sorry_a11y.core.rules.dealing import OpenDraw
from sorry_a11y.core.rules.events import Event, PawnSlid
from sorry_a11y.core.rules.plays import Choices
from sorry_a11y.core.rules.ways import Landing, Way
from tests.core.rules import checks, contract
from tests.core.rules.contract import MOST, BrokenError, Looks, Tally, observe
from tests.core.rules.tables import COVERING, PLAIN, Table, dog_features, may_meet, sorry_features

TABLES = (*PLAIN, *COVERING)
"""Every preset as it stands, and the covering set."""
GAMES = 2
"""A usual run plays that many games at a table; ``--contract N`` plays N."""
THOROUGH = 1
"""So many of them are looked at thoroughly."""
FEW = Looks(60, 0.1)
"""Before so many actions in a usual run; with ``--contract`` before most of them."""


@pytest.fixture(scope="module")
def results(request: pytest.FixtureRequest) -> Iterator[Callable[[Table], Tally]]:
    """Gives what the games at a table came to; two tables are played at a time."""
    wanted_games = request.config.getoption("--contract")
    asked = (wanted_games or GAMES, THOROUGH, MOST if wanted_games else FEW)
    if "PYTEST_XDIST_WORKER" in os.environ:  # the tables are shared out already
        yield lambda table: observe(table, *asked)
        return
    chosen = {item.nodeid for item in request.session.items}
    wanted = [table for table in TABLES if any(f"[{table.name}]" in node for node in chosen)]
    with ProcessPoolExecutor(2, mp_context=get_context("spawn")) as pool:
        running = {table: pool.submit(observe, table, *asked) for table in wanted}
        yield lambda table: running[table].result()
        pool.shutdown(cancel_futures=True)


@pytest.mark.lot
@pytest.mark.parametrize("table", TABLES, ids=lambda table: table.name)
def test_contract(table: Table, results: Callable[[Table], Tally]) -> None:
    """Promise: at every action of random games the contract holds, and every game ends."""
    tally = results(table)
    assert tally.games >= 2
    assert tally.widest > 1


def test_every_two_features_meet() -> None:
    """Promise: the covering set leaves out no pair of values that may meet at a table."""
    for features in (sorry_features(), dog_features()):
        rows = [dict(table.row) for table in COVERING]
        for (one, ones), (two, twos) in combinations(features.items(), 2):
            met = {(row.get(one), row.get(two)) for row in rows}
            wanted = {(a, b) for a in ones for b in twos if may_meet({one: a, two: b})}
            assert wanted <= met, f"{one} and {two}: {wanted - met}"


def test_covering_tables_differ_in_rules() -> None:
    """Promise: what a row of the covering set asks for is what its rule book plays."""
    for table in COVERING:
        rules, row = table.rules(), dict(table.row)
        for option, value in rules.options.items():
            assert row.get(option, "-") in ("-", value), table.name
        assert rules.has_teams == (row.get("teams") == "yes" or "jack" in row)
        assert (rules.scoring is None) == (row.get("points", "no") == "no")


# -- the contract can break ---------------------------------------------------------------------

HASBRO = PLAIN[0]
"""The table at which the saboteurs below play."""


def no_bump(landing: Landing, _position: Position, board: bytearray, pawn: int) -> None:
    """An arrival at which the bump is forgotten."""
    board[pawn] = landing.end


HEAR, FIND, LAY_DOWN = checks.Listener.hear, Steps.find, OpenDraw.lay_down


def deaf(listener: checks.Listener, events: Iterable[Event]) -> None:
    """News in which no slide is told."""
    HEAR(listener, [event for event in events if not isinstance(event, PawnSlid)])


def unjust(
    steps: Steps, tables: BoardTables, position: Position, seat: Seat, found: list[Way]
) -> bool:
    """Steps of which one colour may not do what the others may."""
    return (steps.steps == 12 and seat == RED) or FIND(steps, tables, position, seat, found)


@pytest.mark.parametrize(
    ("part", "name", "fault", "told"),
    [
        (Landing, "settle", no_bump, r"two pawns on|tell otherwise"),
        (checks.Listener, "hear", deaf, "the news tell"),
        (plays, "_merged", lambda *given: given[-1], "come to the same"),
        (Steps, "find", unjust, "the colours matter"),
        (Choices, "offers", lambda *_: True, "was not refused"),
        (OpenDraw, "lay_down", lambda *of: LAY_DOWN(*of).replace(discards=b""), "the deck holds"),
    ],
)
def test_a_fault_is_noticed(
    part: object, name: str, fault: object, told: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The contract fails if a bump, a slide or a discard is lost, equal plays are listed twice, a
    colour is favoured, or a play that is not legal is taken."""
    monkeypatch.setattr(part, name, fault)
    with pytest.raises(BrokenError, match=told):
        observe(HASBRO, 3, 3)


@pytest.mark.lot
def test_an_endless_game_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """The contract fails if a game goes on for ever."""
    monkeypatch.setattr(contract, "LONGEST", 30)
    with pytest.raises(BrokenError, match="does not end"):
        observe(HASBRO, 3)
