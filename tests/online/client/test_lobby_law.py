"""The lobby of a table, where friends are waited for: every key and every row, as it is heard."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from sorry_a11y.frontends.terminal.audible import AudibleScreen
from sorry_a11y.online.client.seats import Visit
from sorry_a11y.online.client.table_base import FrontOptions
from sorry_a11y.online.client.table_list import TableList
from sorry_a11y.online.client.table_screen import TableScreen
from sorry_a11y.online.server.makers import Makers
from sorry_a11y.online.server.rate_limits import RATES, Rate
from sorry_a11y.online.wire import protocol as msg
from sorry_a11y.output.narration.catalog import upper_first
from sorry_a11y.output.speech.drivers import VoicePhase, VoiceState
from sorry_a11y.ui.session.alarm import LoopAlarm
from sorry_a11y.ui.session.key_commands import BY_KEY_AT_SHARED_TABLE
from sorry_a11y.ui.session.line_screen import LineScreen
from sorry_a11y.ui.session.list_screen import QuestionScreen
from sorry_a11y.ui.session.player_session import PlayerSession
from sorry_a11y.ui.session.reply import Reply
from sorry_a11y.ui.settings.values import Settings
from tests.harness.languages import SPOKEN
from tests.harness.law import CHECKS, without_room_to_type
from tests.harness.sessions import sentences
from tests.harness.telling import TellingFront
from tests.harness.voices import VoiceRecorder
from tests.online.server.tables import LOOP, Sitter, served

TABLE = msg.HostTable("hasbro", "Ann", {"red": "you", "blue": "open", "yellow": "open"})
PRESSED = [*BY_KEY_AT_SHARED_TABLE, "é", "f5", "hello"]
FIRST_ROW = ("enter", "space", "1")
"""The keys that take the first row of a list."""
WITH_ROWS = ("silence", "kick", "pass-on", "mute")
"""The rows of the table menu with rows behind them."""
SPEAKING = VoiceState(VoicePhase.SPEAKING, "NVDA")


@pytest.fixture(params=SPOKEN)
def people(
    request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[tuple[Sitter, Sitter]]:
    """Ann, who hosts, and Ben, who waits; two more seats are open. Nobody is as fast as these."""
    for name in ("messages", "chat", "chat_of_network", "chat_of_table"):
        monkeypatch.setattr(RATES, name, Rate(10_000, 0.1))
    with served(tmp_path) as url:
        ann = Sitter(url, TABLE, request.param)
        ben = Sitter(url, msg.Join(ann.seated.code, "Ben"), request.param)
        ann.hears_next()
        yield ann, ben
        ann.leave()
        ben.leave()


def keeps_the_law(key: str, reply: Reply, where: str) -> None:
    """Assert the law of replies of a reply, and that by lines there is room behind its last
    line."""
    if reply.silent:
        return
    found = [one for check in CHECKS for one in check(key, reply, ("Ann", "Ben"))]
    assert not found, (where, key, found)
    assert not without_room_to_type(reply.focus), (where, key)


def _gives(voice: VoiceRecorder) -> Callable[[Callable[[], None]], VoiceRecorder]:
    return lambda _wake: voice


def presses(one: Sitter, where: str, *keys: str) -> None:
    """Press keys; every reply keeps the law."""
    for key in keys:
        if one.heard[-1][1].status is None:
            keeps_the_law(key, one.press(key), where)


def leave(one: Sitter) -> None:
    """Go back to where friends are waited for, whatever is asked."""
    for _ in range(4):
        presses(one, "back", "escape")
    assert not isinstance(one.session.inner, LineScreen | QuestionScreen | TableList)


def test_every_key_of_the_lobby_keeps_the_law(people: tuple[Sitter, Sitter]) -> None:
    """The law of replies on every key, in four languages, at 80, 40 and 20 columns: of the host and
    of a guest who wait, at the question whether to leave, in a line of talk and in the table
    menu."""
    for one in people:
        is_host = one is people[0]
        keeps_the_law("", one.heard[0][1], "open")
        for key in PRESSED:
            if not (is_host and key in FIRST_ROW):  # they begin the game
                presses(one, "lobby", key)
                leave(one)
            if key not in ("q", *FIRST_ROW):  # they leave
                presses(one, "leaving", "q", key)
                leave(one)
            presses(one, "talk", "e", key)
            leave(one)
        in_the_table_menu(one)
        assert one.heard[-1][1].status is None


def in_the_table_menu(one: Sitter) -> None:
    """Every key of the table menu, and every row told; those with rows behind them are opened, and
    somebody is muted. No row that begins, leaves or passes the table on is taken."""
    for key in PRESSED:
        if key not in FIRST_ROW:
            presses(one, "menu", "j", key)
            leave(one)
    presses(one, "menu", "j")
    rows = len(one.rows)
    leave(one)
    for at in range(rows):
        presses(one, "menu", "j", *["n"] * at)
        focus, say = one.heard[-1][1].focus, one.session.listener().say
        if any(focus.startswith(upper_first(say(f"people-do-{what}"))) for what in WITH_ROWS):
            presses(one, "desk", "enter", "l", "h", "escape", "enter", "1", "j")
        leave(one)


@pytest.mark.parametrize("by_keys", [True, False])
def test_the_lobby_is_spoken_as_it_is_printed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, *, by_keys: bool
) -> None:
    """With the game's own voice the same sentences are spoken that would be printed, and nothing is
    printed; by keys and by lines."""
    told: dict[str, list[str]] = {}
    makers = Makers(code=lambda _table: "230564921842")
    monkeypatch.setattr("sorry_a11y.online.server.lobby.Makers", lambda: makers)
    for output in ("terminal", "speech"):
        (tmp_path / output).mkdir()
        with served(tmp_path / output) as url:
            sitter = Sitter(url, TABLE)
            session = PlayerSession(Settings(output=output))
            options = FrontOptions(by_keys, LoopAlarm(LOOP))
            visit = Visit(sitter.link, sitter.seated)
            session.starting(TableScreen(session, visit, options))
            voice = VoiceRecorder(SPEAKING)
            outlet = TellingFront(AudibleScreen(session, _gives(voice)))
            replies = [outlet.opened(), *map(outlet.key, ("h", "i", "b", "j", "n", "escape", "f5"))]
            heard = [one for reply in replies for one in sentences(reply)]
            said = voice.heard() if output == "speech" else heard
            told[output] = [re.sub(r"\d{4}", "CODE", one) for one in said]
            assert all(reply.silent is (output == "speech") for reply in replies)
            sitter.leave()
    introduction, *spoken = told["speech"]
    assert introduction == "NVDA speaks."
    assert spoken == told["terminal"]
