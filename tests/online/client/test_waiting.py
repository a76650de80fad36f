"""Nobody waits without a word: for a server, for a table, for an answer that never comes."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Sequence
from pathlib import Path
from socket import create_server
from threading import Event
from unittest.mock import patch

import pytest

from sorry_a11y.cli.commands.friends import FriendsMenu
from sorry_a11y.cli.commands.online import TableEntrance
from sorry_a11y.online.client.hall_client import HallClient
from sorry_a11y.online.client.hall_menu import HallMenu
from sorry_a11y.online.client.seats import SavedSeat, Visit
from sorry_a11y.online.client.table_base import FrontOptions
from sorry_a11y.online.client.table_screen import TableScreen
from sorry_a11y.online.client.waiting import WaitingScreen
from sorry_a11y.online.wire import protocol as msg
from sorry_a11y.output.narration.catalog import Words, upper_first
from sorry_a11y.store.log_store import StoredEntry
from sorry_a11y.store.player_file import PlayerFile
from sorry_a11y.store.sqlite_log import SqliteLog
from sorry_a11y.ui.session import player_events
from sorry_a11y.ui.session.player_session import PlayerSession
from sorry_a11y.ui.session.reply import Reply
from sorry_a11y.ui.session.screen import Screen
from sorry_a11y.ui.settings.user_store import UserStore
from sorry_a11y.ui.settings.values import Settings
from tests.harness.languages import SPOKEN
from tests.harness.own_time import OwnTime
from tests.harness.waiting import LIVE
from tests.online.server.people import Someone, two_at_a_table
from tests.online.server.pieced_line import PiecedLine
from tests.online.server.tables import ALARM, LOOP, Front, in_turn, on_loop, served, two, until

ANSWERED_S = 0.5
"""The most seconds within which a key is answered, whoever else is silent."""


@pytest.fixture(autouse=True)
def patient() -> None:
    """Replies are held back as in play, since nobody answers here."""


class Below(Screen):
    """The screen that asked."""

    def opened(self) -> Reply:
        return Reply((), "below")

    def key(self, key: str) -> Reply:
        return Reply((), key)


class Asking(Front):
    """Somebody who has asked for something that comes when ``answer`` is called."""

    def __init__(self, *, is_alone: bool = False) -> None:
        super().__init__(PlayerSession(Settings(sound="off")))
        self.is_given_up = False
        self._answer: asyncio.Future[str] = LOOP.create_future()
        screen = WaitingScreen(self.session, "Waiting", self._ask(), lambda told: Reply((), told))
        if is_alone:
            self.session.starting(screen)
            self.open()
        else:
            self.session.starting(Below(Settings()))
            self._told("", lambda: self.session.told(lambda: self.session.visit(screen), ""))

    def answer(self, told: str) -> None:
        self._answer.set_result(told)

    async def _ask(self) -> str:
        try:
            return await self._answer
        except asyncio.CancelledError:
            self.is_given_up = True
            raise


def test_an_answer_in_time_is_the_reply(monkeypatch: pytest.MonkeyPatch) -> None:
    """Promise of waiting: who gets an answer at once hears it, and not that they waited."""
    asking = Asking()
    monkeypatch.setattr(player_events, "ANSWER_S", LIVE)
    assert asking.heard[-1][1].focus == "Waiting"
    LOOP.call_later(0.01, asking.answer, "Here")
    assert asking.press("n").focus == "Here"
    assert [type(one) for one in asking.session.screens] == [Below]


def test_a_late_answer_comes_as_news() -> None:
    """Promise of waiting: an answer that comes after the reply was told is told without a key."""
    asking = Asking()
    asking.answer("Here")
    assert asking.hears_next() == ["Here"]
    assert asking.press("n").focus == "n"


@pytest.mark.parametrize("key", ["escape", "backspace", "q", "0"])
def test_who_waits_can_give_up(key: str) -> None:
    """Promise of waiting: the keys that leave a text give up, and nothing is asked any more."""
    asking = Asking()
    assert asking.press(key).focus == "below"
    until(lambda: asking.is_given_up)
    alone = Asking(is_alone=True)
    assert alone.press(key).status == 0
    until(lambda: alone.is_given_up)


def test_who_hangs_up_waits_no_longer() -> None:
    """Promise of waiting: an input that ends gives up, also before anything was asked."""
    alone = Asking(is_alone=True)
    alone.session.hang_up("end-of-input")
    until(lambda: alone.is_given_up)
    session = PlayerSession(Settings())
    request = asyncio.sleep(9)
    early = WaitingScreen(session, "Waiting", request, lambda _: Reply((), ""))
    session.starting(early).hang_up("interrupt")
    with pytest.raises(RuntimeError, match="cannot reuse"):
        on_loop(request)


# -- those who are silent --------------------------------------------------------------------------


def answered(front: Front, *keys: str) -> list[str]:
    """The last sentence after each key, each told in time."""
    told = []
    for key in keys:
        with (
            patch.object(player_events, "asyncio", wraps=asyncio) as held,
            OwnTime() as taken,
        ):
            told.append(front.press(key).focus)
        assert sum(call.args[0] for call in held.timeout.call_args_list) < ANSWERED_S
        assert taken.seconds < 10 * ANSWERED_S, "nothing else waits"
    return told


@pytest.mark.parametrize("language", SPOKEN)
def test_a_server_that_says_nothing_is_waited_for_in_words(
    language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Promise of the menu of friends: while a server that takes a connection says nothing, every
    key is answered by whom one waits for, and Escape leads back to the row."""
    monkeypatch.setenv("SORRY_A11Y_HOME", str(tmp_path))
    settings = Settings(language=language, name="Ben", sound="off")
    session = PlayerSession(settings)
    front = Front(session)
    store = UserStore(PlayerFile(tmp_path), tmp_path / "settings.toml", settings)
    entrance = TableEntrance(session, "keys", ALARM, way="menu")
    session.starting(FriendsMenu(session, store, entrance).screen)
    with create_server(("127.0.0.1", 0)) as silent:
        at = f"127.0.0.1:{silent.getsockname()[1]}"
        row = front.open().focus
        front.take_at(0)
        front.press("1234 5678 9012")
        waits = upper_first(Words(language).say("people-link-waits", address=at))
        assert {*answered(front, at, "n", "x", "enter", "f5")} == {waits}
        assert front.press("escape").focus == row
    on_loop(entrance.close())


@pytest.mark.parametrize("language", SPOKEN)
def test_a_hall_that_says_nothing_is_waited_for_in_words(language: str) -> None:
    """Promise of the hall: the same where a server falls silent after its welcome."""
    _, ann, _ = two_at_a_table()
    session = PlayerSession(Settings(language=language, sound="off"))
    front, link = Front(session), PiecedLine(ann).link
    hall = HallClient(link, session.listener, lambda *_: Below(Settings()))
    session.starting(HallMenu(session, hall))
    front.open()
    waits = upper_first(Words(language).say("hall-waits"))
    assert {*answered(front, "n", "x", "enter", "f5")} == {waits}
    link.close()


@pytest.fixture
def deciding() -> Iterator[tuple[Front, PiecedLine]]:
    """Ann, who has a choice, at a table that will answer nothing more."""
    room, ann, _ = two_at_a_table()
    while not ann.is_on_turn:
        room.play(ann, most=1)
    front, line = silent_table(ann)
    yield front, line
    line.link.close()


def silent_table(who: Someone, *, is_told: bool = True) -> tuple[Front, PiecedLine]:
    """The terminal of somebody to whom no more comes from a table than they were told, if that."""
    line = PiecedLine(who)
    if is_told:
        line.catches_up()
    front = Front(PlayerSession(Settings(sound="off", forced="ask")))
    visit = Visit(line.link, SavedSeat.of(who.seated))
    front.session.starting(TableScreen(front.session, visit, FrontOptions(True, ALARM)))
    front.open()
    return front, line


def test_a_table_that_takes_a_decision_and_says_nothing(deciding: tuple[Front, PiecedLine]) -> None:
    """Promise of friends' tables: after a decision without an answer every key is answered, by
    whom one waits for where it asks for nothing else; after three seconds this is told too."""
    front, line = deciding
    while not (decided := line.asked):
        front.press("enter")
    assert [type(one) for one in decided] == [msg.Decide]
    waits = Words("en").say("people-wait-table").lower()
    told = answered(front, "enter", "n", "f5", "1", "enter")
    assert all(waits in one.lower() for one in told), told
    assert all(answered(front, "x", "i", "escape", "w", "h", "enter"))
    assert line.asked == decided, "nothing is decided twice"
    front.has_heard(upper_first(Words("en").say("people-no-answer")))


def test_a_table_that_says_nothing_to_a_request(deciding: tuple[Front, PiecedLine]) -> None:
    """Promise of friends' tables: what is said or asked for there without an answer is told as
    waited for, and the choice is still there."""
    front, line = deciding
    waits = upper_first(Words("en").say("people-wait-table"))
    front.press("e")
    assert answered(front, "Hello") == [waits]
    assert line.asked == [msg.Say("Hello", language="en")]
    choice = front.press("n").focus
    assert choice == front.press("r").focus != waits


def test_a_table_that_tells_nothing_at_all() -> None:
    """Promise of friends' tables: who has a seat and hears nothing is told so at every key."""
    _, ann, _ = two_at_a_table()
    front, line = silent_table(ann, is_told=False)
    waits = upper_first(Words("en").say("people-wait-table"))
    assert front.heard[-1][1].focus == waits
    assert {*answered(front, "enter", "n", "x", "f5")} == {waits}
    line.link.close()


def test_a_server_whose_disk_hangs_is_waited_for_in_words(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Promise of friends' tables: while the disk of the server hangs, every key of everybody is
    answered; once it comes back the others hear of the decision."""
    store, hangs, comes_back = SqliteLog.append, Event(), Event()

    def store_late(log: SqliteLog, entries: Sequence[StoredEntry]) -> None:
        hangs.set()
        comes_back.wait(60)
        store(log, entries)

    wished = msg.HostTable("hasbro", "Ann", {"red": "you", "blue": "open"}, undo="off")
    # cards with which the first decision ends a turn, of which the other is told
    monkeypatch.setattr("sorry_a11y.online.server.makers.randbits", lambda _bits: 1)
    with served(tmp_path) as url, two(url, wished, "en") as (ann, ben):
        ann.press("enter")
        one, other = in_turn(ann, ben)
        other.listen(0.1)
        monkeypatch.setattr(SqliteLog, "append", store_late)
        try:
            while not hangs.is_set():
                one.press("enter")
            waits = Words("en").say("people-wait-table").lower()
            told = answered(one, "n", "f5", "1", "enter", "n")
            assert all(waits in each.lower() for each in told), told
            assert all(answered(other, "x", "w", "n", "r", "w"))
            one.has_heard(upper_first(Words("en").say("people-no-answer")))
        finally:
            comes_back.set()
        assert other.hears_next()
