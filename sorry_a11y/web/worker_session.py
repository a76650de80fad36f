"""The whole game behind a page that has no server: in a Web Worker, or in a test.

Every message is the page's own (`page_messages`), as text. What the surroundings have to bring is
handed in: a way to send, a timer, a folder.
"""

from __future__ import annotations

import traceback
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from pathlib import Path
from time import monotonic

from sorry_a11y.menus.game_session import GameSession, SessionOptions
from sorry_a11y.menus.menu_screen import MenuScreen
from sorry_a11y.rules.board import WATCHER
from sorry_a11y.session.key_commands import BY_KEY
from sorry_a11y.session.presenter import Presenter
from sorry_a11y.session.reply import Reply
from sorry_a11y.session.screen import Screen
from sorry_a11y.session.surroundings import PendingCall, Surroundings
from sorry_a11y.settings.file import load_settings
from sorry_a11y.settings.user_store import UserStore
from sorry_a11y.settings.values import Settings
from sorry_a11y.sound.player import SilentPlayer
from sorry_a11y.storage.home import HOME, Home
from sorry_a11y.table.table import TablePort
from sorry_a11y.web import page_messages as page
from sorry_a11y.web.page_telling import PageTeller, set_as_wished, shown_settings
from sorry_a11y.web.page_words import site_words
from sorry_a11y.wire import protocol as msg

SetTimer = Callable[[float, int], object]
"""Has `WorkerSession.ring` called with a number after so many milliseconds."""
BY_THE_PAGE = frozenset({"digit", "next", "previous", "settings", "help"})
"""The commands that the page answers by itself."""


class WorkerAlarm:
    """An `Alarm` whose calls are numbered, since only numbers and texts pass to a worker."""

    def __init__(self, set_timer: SetTimer) -> None:
        self._set_timer = set_timer
        self._pending: dict[int, PendingCall] = {}
        self._count = 0

    def __call__(self, seconds: float, call: Callable[[], None]) -> PendingCall:
        """Call after so many seconds."""
        self._count += 1
        self._pending[self._count] = pending = PendingCall(call)
        self._set_timer(seconds * 1000, self._count)
        return pending

    def ring(self, number: int) -> None:
        """Call what was numbered so, unless it was cancelled."""
        if pending := self._pending.pop(number, None):
            pending.ring()


@dataclass(frozen=True)
class WorkerPorts:
    """The ports of one page.

    ``send``: sends a message to the page. ``set_timer``: see `SetTimer`. ``home``: the folder of
    games, settings and tables. ``language``: of the browser, a BCP 47 tag.
    """

    send: Callable[[str], object]
    set_timer: SetTimer
    home: Home
    language: str


class WorkerSession:
    """The screens of a page without a server: the start menu and all that it leads to.

    ``troubles``: sentences told before anything else.
    """

    def __init__(self, ports: WorkerPorts, troubles: Sequence[str] = ()) -> None:
        self._send_text = ports.send
        self._folder = ports.home.folder
        self._alarm = WorkerAlarm(ports.set_timer)
        self._surroundings = Surroundings(
            self._alarm, monotonic, _now, ports.home, SilentPlayer(), ports.language
        )
        settings, _ = load_settings({HOME: str(self._folder), "LANG": ports.language})
        self._store = UserStore(ports.home, self._folder / "settings.toml", settings, _now)
        self._teller = PageTeller()
        self._has_news = False
        self._table: TablePort | None = None
        self._session = self._begun(settings, troubles)

    # -- what the page does ------------------------------------------------------------------------

    def open(self) -> None:
        """Tell the page its words, the settings and the start menu."""
        self._tell_settings()
        self._answer(self._screen.open)

    def take(self, text: str) -> None:
        """Do what a message of the page says; what it cannot say is passed over."""
        message = page.decoder.decode(text)
        match message:
            case page.Press():
                self._answer(lambda: self._pressed(message.key))
            case page.Choose():
                self._answer(lambda: self._chosen(message.menu, message.at))
            case msg.Say() if self._screen.takes_line:
                self._answer(lambda: self._screen.press(message.text))
            case page.SetSetting():
                self._change(set_as_wished(self._screen.settings, {message.name: message.value}))

    def ring(self, number: int) -> None:
        """Do what a timer was set for."""
        self._alarm.ring(number)

    def _pressed(self, key: str) -> Reply | None:
        command = BY_KEY.get(key)
        is_of_page = command and command.name in BY_THE_PAGE and self._teller.menus.now
        return None if is_of_page else self._screen.press(key)

    def _chosen(self, menu: int, at: int) -> Reply | None:
        menus = self._teller.menus
        # a second press hears what came of the first
        if menus.is_gone(menu):
            return None
        return self._screen.take_at(at) if menus.has(menu, at) else self._screen.press("r")

    def _change(self, settings: Settings) -> None:
        inner, before = self._session.ways.navigator.inner, self._screen.settings
        if isinstance(inner, Presenter | MenuScreen):
            inner.change(settings)
        else:
            self._session.ways.change(settings)
        self._tell_settings(before)

    # -- telling -----------------------------------------------------------------------------------

    def _begun(self, settings: Settings, troubles: Sequence[str] = ()) -> GameSession:
        """Begin a session in the start menu."""
        session = GameSession(
            settings, SessionOptions("keys"), self._surroundings, self._store, troubles=troubles
        )
        self._screen: Screen = session.framed(session.start_menu())
        self._screen.wake_by(self._wake)
        return session

    def _answer(self, act: Callable[[], Reply | None]) -> None:
        """Tell the reply to something that the page did."""
        before = self._screen.settings
        self._tell(act, asked=True)
        if self._screen.settings != before:
            self._tell_settings(before)

    def _tell(self, act: Callable[[], Reply | None], *, asked: bool) -> None:
        try:
            reply = act()
            if reply is None:
                return
            if reply.status is not None:
                reply = self._start_again(reply.news)
            message = self._message(reply, asked=asked)
        except Exception:
            traceback.print_exc()
            words = self._screen.listener()
            self._session.close()
            lost = words.stopped(words.say("end-failure", kept="yes"))
            message = self._message(self._start_again((lost,)), asked=asked)
        self._send(message)

    def _start_again(self, lead: Sequence[str]) -> Reply:
        """Return the start menu anew, after what is told first: nobody goes from a page but by
        closing it."""
        self._session = self._begun(self._session.ways.settings)
        reply = self._screen.open()
        return replace(reply, news=(*lead, *reply.news))

    def _message(self, reply: Reply, *, asked: bool) -> page.PageReply:
        inner = self._session.ways.navigator.inner
        passed: Sequence[bytes] = ()
        if isinstance(inner, Presenter):
            if inner.table is not self._table:
                self._table = inner.table
                own = () if inner.seat == WATCHER else inner.seating.seats_of(inner.seat)
                self._send(self._teller.board(inner.table, own))
            passed = inner.passed()
        return self._teller.message(self._screen, reply, asked=asked, passed=passed)

    def _tell_settings(self, before: Settings | None = None) -> None:
        settings = self._screen.settings
        if before is None or settings.language != before.language:
            self._send(site_words(settings.language))
        self._send(page.SettingsOf(shown_settings(settings)))

    def _wake(self) -> None:
        if not self._has_news:
            self._has_news = True
            self._alarm(0, self._tell_news)

    def _tell_news(self) -> None:
        self._has_news = False
        self._tell(self._screen.news, asked=False)

    def _send(self, message: page.ToPage) -> None:
        self._send_text(page.encoder.encode(message).decode())


def begin_in_worker(
    send: Callable[[str], object], set_timer: SetTimer, folder: str, language: str,
) -> WorkerSession:
    """Begin the session of a worker: what worker.js calls."""
    path = Path(folder)
    path.mkdir(parents=True, exist_ok=True)
    session = WorkerSession(WorkerPorts(send, set_timer, Home(path), language))
    session.open()
    return session


def _now() -> datetime:
    return datetime.now().astimezone()


