"""Options of these tests, known when they are named: ``pytest tests/store --kills 500
--damaged 10000``."""

from __future__ import annotations

from pathlib import Path

import pytest

from sorry_a11y.store.background_flusher import BackgroundFlusher
from sorry_a11y.store.library import Library
from sorry_a11y.store.player_file import PlayerFile

KILLS = 5
DAMAGED = 200


def pytest_addoption(parser: pytest.Parser) -> None:
    for name, usual, what in (
        ("--kills", KILLS, "moments at which a game is killed"),
        ("--damaged", DAMAGED, "records that are damaged"),
    ):
        parser.addoption(name, type=int, default=usual, metavar="N", help=f"{what} ({usual})")


@pytest.fixture
def kills(request: pytest.FixtureRequest) -> int:
    return int(request.config.getoption("--kills", KILLS))


@pytest.fixture
def damaged(request: pytest.FixtureRequest) -> int:
    return int(request.config.getoption("--damaged", DAMAGED))


@pytest.fixture
def library(tmp_path: Path) -> Library:
    """A library whose folder is not there yet."""
    return Library(PlayerFile(tmp_path / "kept", BackgroundFlusher))
