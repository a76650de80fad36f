"""What is told to who opens a table or sits down: the name, the code, and the way for friends."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from sorry_a11y.cli.commands.online import TableEntrance, UnseatedError
from sorry_a11y.online.wire import protocol as msg
from sorry_a11y.online.wire.codes import typed_code
from sorry_a11y.output.narration.catalog import Words
from sorry_a11y.output.narration.people import code_told, read_out
from sorry_a11y.ui.session.player_session import PlayerSession
from sorry_a11y.ui.session.screen import Screen
from sorry_a11y.ui.settings.values import Settings
from tests.harness.languages import SPOKEN
from tests.online.server.tables import ALARM, Front, on_loop, served

TABLE = msg.HostTable("hasbro", "Root", {"red": "you", "blue": "open"})


@pytest.fixture(autouse=True)
def _own_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SORRY_A11Y_HOME", str(tmp_path / "home"))


def opened(url: str, settings: Settings, way: str, *, is_named: bool = False) -> list[str]:
    """The lines that the host of a new table hears first."""
    session = PlayerSession(settings)
    entrance = TableEntrance(session, "lines", ALARM, url, way)
    try:
        return first_told(session, on_loop(entrance.host(TABLE, 0, is_named=is_named)))
    finally:
        on_loop(entrance.close())


@pytest.fixture(params=["en"])
def guest(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[tuple[TableEntrance, str]]:
    """Somebody before a table at which its host sits, in a language; and its code."""
    with served(tmp_path) as url:
        host, guest = (
            TableEntrance(PlayerSession(Settings(language=one)), "lines", ALARM, url)
            for one in ("en", request.param)
        )
        told = first_told(host._session, on_loop(host.host(TABLE, 0, is_named=True)))
        code = next(found[1] for line in told if (found := re.search(r"join ([\d ]{14})", line)))
        yield guest, code
        for one in (guest, host):
            on_loop(one.close())


def first_told(session: PlayerSession, screen: Screen) -> list[str]:
    """The lines that are told first at a table."""
    reply = Front(session.starting(screen)).open()
    return [*reply.news, reply.focus]


@pytest.mark.parametrize("language", SPOKEN)
def test_a_code_is_read_digit_by_digit(language: str) -> None:
    """Promise: no voice reads a part of an invite code as a number, since no two digits touch; and
    what is heard can be typed as it is heard."""
    heard = read_out(Words(language), "1234 5678 9012")
    assert not re.search(r"\d\d", heard)
    assert typed_code(heard) == "123456789012"
    assert heard in code_told(Words(language), "1234 5678 9012")


def test_the_host_hears_a_way_for_friends(tmp_path: Path) -> None:
    """Promise: who opened a table in the menu is told rows of the menu to pass on, and who did by a
    command that command."""
    with served(tmp_path) as url:
        by_menu = opened(url, Settings(), "menu")
        by_command = opened(url, Settings(), "command")
    assert not any("sorry-a11y" in line for line in by_menu)
    assert any("join with an invite code" in line and url in line for line in by_menu)
    assert any(f"--at {url}" in line for line in by_command)
    assert any(re.search(r"code is (\d \d \d \d(, )?){3}\.", line) for line in by_menu)


@pytest.mark.parametrize(
    ("settings", "is_named", "is_told"),
    [(Settings(), False, True), (Settings(), True, False), (Settings(name="Root"), False, False)],
)
def test_the_name_of_the_login_is_told(
    tmp_path: Path, settings: Settings, is_named: bool, is_told: bool
) -> None:
    """Promise: where the name of the login stands for a player who chose none, that and how to
    change it is told; a name from the settings or asked for is not."""
    with served(tmp_path) as url:
        told = opened(url, settings, "menu", is_named=is_named)
    sentence = "Your name here is Root, that of your login, a name in the settings replaces it."
    assert (sentence in told) is is_told


@pytest.mark.parametrize("guest", SPOKEN, indirect=True)
def test_a_guest_hears_it_too(guest: tuple[TableEntrance, str]) -> None:
    """Promise: the same at a friend's table, in the language of the guest."""
    entrance, code = guest
    sits = entrance.join(msg.Join(code, "Login"), is_named=False)
    *news, _focus = first_told(entrance._session, on_loop(sits))
    assert any("Login" in line for line in news)


def test_a_name_that_is_taken_is_replaced_unless_it_was_asked_for(
    guest: tuple[TableEntrance, str],
) -> None:
    """Promise of `TableEntrance.join`: whose login has the name of the host sits down under a free
    one and hears so; who asked for that name is refused."""
    entrance, code = guest
    with pytest.raises(UnseatedError):
        on_loop(entrance.join(msg.Join(code, "Root"), is_named=True))
    sits = entrance.join(msg.Join(code, "Root"), is_named=False)
    told = first_told(entrance._session, on_loop(sits))
    (replaced,) = [line for line in told if "Root is taken" in line]
    assert "so you are Root 2" in replaced
