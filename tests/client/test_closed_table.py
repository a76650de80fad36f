"""A table that is closed, told by whose it is."""

from __future__ import annotations

from pathlib import Path

import pytest

from sorry_a11y.client.seat_store import FileSeatStore, SavedSeat
from sorry_a11y.commands.online import TableSession, UnseatedError
from sorry_a11y.rules.board import BLUE
from sorry_a11y.settings.values import Settings
from sorry_a11y.storage.home import Home
from sorry_a11y.wire import protocol as msg
from tests.harness.databases import free_port
from tests.server.tables import served, two

TABLE = msg.HostTable("hasbro", "Ann", {"red": "you", "blue": "open"})


def test_the_host_of_a_table_is_remembered(tmp_path: Path) -> None:
    """Promise: a guest's seat knows whose table it is at; the host's own names nobody."""
    with served(tmp_path) as url, two(url, TABLE) as (ann, ben):
        assert ben.front.held.seat.host == "Ann"
        assert ann.front.held.seat.host == ""


@pytest.mark.parametrize(("language", "told"), [
    ("en", "Ann's table is closed at the moment."), ("de", "Der Tisch von Ann ist zurzeit geschl"),
    ("it", "Il tavolo di Ann al momento è chiuso."), ("zh-Hant", "Ann那一桌暫時關了。"),
])
def test_a_closed_table_is_told_by_its_host(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, language: str, told: str
) -> None:
    """Promise of `join` alone: where nobody serves the last table, the host is named and not an
    address."""
    monkeypatch.setenv("SORRY_A11Y_HOME", str(tmp_path))
    seat = SavedSeat("t", "token", 1, [BLUE], f"ws://127.0.0.1:{free_port()}", "Ben", host="Ann")
    FileSeatStore(Home(tmp_path)).save(seat)
    with pytest.raises(UnseatedError) as closed:
        TableSession(Settings(language=language), "lines", None).go_back()
    assert closed.value.sentence.startswith(told)
    assert "127.0.0.1" not in closed.value.sentence
