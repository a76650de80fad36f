"""A table that is closed, told by whose it is."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec import structs

from sorry_a11y.cli.commands.online import TableEntrance, UnseatedError
from sorry_a11y.core.rules.board import BLUE
from sorry_a11y.online.client.seats import FileSeatStore, SavedSeat
from sorry_a11y.online.wire import protocol as msg
from sorry_a11y.store.player_file import PlayerFile
from sorry_a11y.ui.session.player_session import PlayerSession
from sorry_a11y.ui.settings.values import Settings
from tests.harness.ports import free_port
from tests.harness.programs import run
from tests.online.server.tables import ALARM, on_loop, served, two

TABLE = msg.HostTable("hasbro", "Ann", {"red": "you", "blue": "open"})


def test_the_host_of_a_table_is_remembered(tmp_path: Path) -> None:
    """Promise: a guest's seat knows whose table it is at; the host's own names nobody."""
    with served(tmp_path) as url, two(url, TABLE) as (ann, ben):
        assert ben.at.visit.seat.host == "Ann"
        assert ann.at.visit.seat.host == ""


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "Ann's table is closed at the moment."),
        ("de", "Der Tisch von Ann ist zurzeit geschl"),
        ("it", "Il tavolo di Ann al momento è chiuso."),
        ("zh-Hant", "Ann那一桌暫時關了。"),
    ],
)
def test_a_closed_table_is_told_by_its_host(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, language: str, told: str
) -> None:
    """Promise of `join` alone: where nobody serves the last table, the host is named and not an
    address."""
    monkeypatch.setenv("SORRY_A11Y_HOME", str(tmp_path))
    seat = SavedSeat("t", "token", 1, [BLUE], f"ws://127.0.0.1:{free_port()}", "Ben", host="Ann")
    FileSeatStore(PlayerFile(tmp_path)).save(seat)
    entrance = TableEntrance(PlayerSession(Settings(language=language)), "lines", ALARM)
    with pytest.raises(UnseatedError) as closed:
        on_loop(entrance.go_back())
    assert closed.value.sentence.startswith(told)
    assert "127.0.0.1" not in closed.value.sentence


def test_a_slow_table_that_waited_is_told_as_one(tmp_path: Path) -> None:
    """Promise of docs/online.md: the start menu says of a slow table that it was the player's turn
    when they left."""
    seat = SavedSeat(
        "t", "token", 1, [BLUE], "ws://127.0.0.1:1", "Ben", host="Ann", slow=True, turn=True
    )
    FileSeatStore(PlayerFile(tmp_path)).save(seat)
    told = run(tmp_path).told.splitlines()
    assert told[1] == "Go back to Ann's table, it was your turn when you left, 1 of 9"


def test_every_slow_table_has_a_row_and_is_gone_back_to(tmp_path: Path) -> None:
    """Promise of docs/online.md: the start menu has a row for the last table and for each slow one
    whose game is not over, and each row leads to its own table."""
    store = FileSeatStore(PlayerFile(tmp_path))
    for host in ("Cid", "Dora", "Ann"):
        store.save(
            SavedSeat(
                host,
                "token",
                1,
                [BLUE],
                f"ws://127.0.0.1:{free_port()}",
                "Ben",
                host=host,
                slow=host != "Ann",
            )
        )
    told = run(tmp_path, typed="2\n2\n").told.splitlines()
    assert told[1] == "Go back to Ann's table, 1 of 9"
    assert told[2] == "Go back to Dora's table, 2 of 9"
    assert "Dora's table is closed at the moment" in told[3]


@pytest.mark.parametrize(
    ("host", "row", "listed"),
    [
        ("Ann", "Go back to Ann's table, 1 of 9", "A game at Ann's table is not over"),
        ("", "Go back to your table, 1 of 9", "A game at your table is not over"),
    ],
)
def test_a_friends_game_is_offered_first_and_listed(
    tmp_path: Path, host: str, row: str, listed: str
) -> None:
    """Promise of docs/listening.md: a friends' game that is not over is the first row of the start
    menu, told by its host, and the first line of `games`; once it is over it is neither."""
    seat = SavedSeat("t", "token", 1, [BLUE], f"ws://127.0.0.1:{free_port()}", "Ben", host=host)
    store = FileSeatStore(PlayerFile(tmp_path))
    store.save(seat)
    opened, *told = run(tmp_path, typed="\n").told.splitlines()
    assert opened.startswith("Start menu")
    assert told[0] == row
    assert "closed at the moment" in told[1] or not host
    assert run(tmp_path, "games").told.startswith(listed)
    store.save(structs.replace(seat, over=True))
    assert "table" not in run(tmp_path).told
    assert run(tmp_path, "games").told.startswith("You have no saved games")
