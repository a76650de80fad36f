"""Keys while news come in the hall, and house rules of a setup."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from sorry_a11y.cli.commands.environment import user_store
from sorry_a11y.core.rulesets.families import Wishes
from sorry_a11y.online.client.hall_menu import HallMenu
from sorry_a11y.online.wire import protocol as msg
from sorry_a11y.ui.menus.setup_menu import SetupMenu
from sorry_a11y.ui.session.player_session import PlayerSession
from sorry_a11y.ui.session.reply import UNTOLD, Reply
from sorry_a11y.ui.settings.user_store import TablePlan
from sorry_a11y.ui.settings.values import Settings
from tests.online.server.tables import Front


class Server:
    """The hall of a server in which Bob is; it notes what is asked of it."""

    is_lost = False

    def __init__(self) -> None:
        self.you = msg.You("Ann", ["Bob"])
        self.banned = ""
        self.people = [msg.HallPerson("Bob", "hall")]
        self.tables: list[msg.Listed] = []
        self.waiting: list[msg.Notice] = []
        self.asked: list[object] = []

    async def enter(self) -> str:
        return ""

    def wake_by(self, _wake: Callable[[], None]) -> None:
        """Nothing comes by itself."""

    def notices(self) -> list[msg.Notice]:
        found, self.waiting = self.waiting, []
        return found

    def __getattr__(self, name: str) -> object:
        async def ask(*given: object) -> str:
            self.asked.append((name, *given))
            return ""

        return ask


def in_hall() -> tuple[Server, HallMenu, PlayerSession]:
    session, server = PlayerSession(Settings()), Server()
    hall = HallMenu(session, server, is_top=True)  # type: ignore[arg-type]
    session.starting(hall)
    Front(session).open()
    return server, hall, session


def test_news_wait_while_settings_are_open() -> None:
    """Promise: in the hall a notice closes no list, so that the digit pressed next is for that list
    and takes no seat at a stranger's table."""
    server, hall, front = in_hall()
    front.key("m")
    heard = front.key("1")
    server.waiting = [msg.Notice("friend", "Bob")]
    assert front.news() is None
    assert front.key("1") != heard
    assert server.asked == []
    told = front.key("escape")
    assert front.inner is hall
    news = front.news()
    told = news if news and news != UNTOLD else told
    assert any("Bob" in one for one in told.news)


def test_a_key_is_answered_after_the_news_that_came_with_it() -> None:
    """Promise: a key pressed as a notice comes does what it does without, after the notice."""
    server, _, front = in_hall()
    server.waiting = [msg.Notice("friend", "Bob")]
    told = front.key("n")
    assert "Bob" in told.news[0]
    assert told.focus == "Play Dog now, 2 of 7"


def test_an_offer_becomes_a_row_and_leaves_the_focus_where_it_is() -> None:
    """Promise: no digit changes by what comes, and the row that was heard stays heard."""
    server, hall, front = in_hall()
    front.key("n")
    server.waiting = [msg.Notice("table", "Bob", game="hasbro", code="1")]
    told = front.news()
    assert told
    assert told.focus == "Play Dog now, 2 of 8"
    assert hall.menu.at == 1


def test_a_lost_line_in_the_hall_is_that_to_the_server() -> None:
    """Promise: whoever sits at no table hears of none when the connection breaks and comes back."""
    server, _, front = in_hall()
    for is_lost, told in (
        (True, "The connection to the server is lost, trying again."),
        (False, "The connection to the server is back."),
    ):
        server.is_lost = is_lost
        reply = front.news()
        assert reply
        assert reply.news[0] == told


def test_one_escape_leaves_the_house_rules(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Promise: however many house rules were changed, one Escape leads back to the setup; one that
    is set back to the rule book's is none."""
    monkeypatch.setenv("SORRY_A11Y_HOME", str(tmp_path))
    for changes in range(4):
        front, store = PlayerSession(Settings()), user_store(Settings())
        menu = SetupMenu(front, TablePlan(), lambda _plan: Reply((), "begun"), store)
        front.starting(menu.screen).opened()
        front.key("8")
        front.key("8")
        assert front.inner is not menu.screen
        front.key("1")
        for _ in range(changes):
            front.key("1")
        front.key("escape")
        assert front.inner is menu.screen
    wishes = Wishes().with_rule("home", "bounce")
    assert wishes.rules == {"home": "bounce"}
    assert wishes.with_rule("home", "exact").rules == {}
