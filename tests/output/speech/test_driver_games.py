"""A whole game through each driver; ``python -m tests.output.speech`` plays all of them."""

from __future__ import annotations

import importlib.util
import shutil
import sys

import pytest

from .conftest import require, require_server
from .driver_games import GAMES, LANGUAGES, PLACES, play_apart

pytestmark = [
    pytest.mark.reader,
    pytest.mark.skipif(sys.platform != "linux", reason="these are drivers of Linux"),
]


@pytest.mark.parametrize("name", PLACES)
def test_a_whole_game_through_each_driver(name: str) -> None:
    """Every sentence of a game of Dog is handed over once and in order, every focus line is on the
    display where the driver has one; each driver in another language."""
    require(shutil.which("dbus-daemon") is not None, "dbus")
    require_server()
    if name == "Prism" and importlib.util.find_spec("prism") is None:
        pytest.skip("Prism is not installed")
    language = LANGUAGES[list(PLACES).index(name) % len(LANGUAGES)]
    [row] = play_apart([(name, GAMES[1], language)])
    assert row.count.meant > 100
    assert row.is_perfect, (row.count.remarks, row.focus, row.brailled)
