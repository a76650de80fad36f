"""The whole game behind a page that has no server: in a Web Worker, or in a test.

Every message is the page's own (`page_messages`), as text. What the surroundings have to bring is
handed in: a way to send, a timer, a folder.
"""

from __future__ import annotations

import errno
import traceback
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from pathlib import Path
from time import monotonic
from typing import Protocol

from msgspec import structs

from sorry_a11y.menus.game_session import GameSession, SessionOptions
from sorry_a11y.menus.menu_screen import MenuScreen
from sorry_a11y.narration.catalog import Hands, Words, upper_first
from sorry_a11y.rules.board import WATCHER
from sorry_a11y.session.key_commands import BY_KEY, COMMANDS
from sorry_a11y.session.presenter import Presenter
from sorry_a11y.session.reply import Reply, reply_of
from sorry_a11y.session.screen import Screen
from sorry_a11y.session.settings_prompts import NamePrompt
from sorry_a11y.session.surroundings import PendingCall, Surroundings
from sorry_a11y.settings.file import load_settings
from sorry_a11y.settings.user_store import UserStore
from sorry_a11y.settings.values import IN_PLAY, Settings
from sorry_a11y.settings.words import trouble_lines
from sorry_a11y.sound.player import SilentPlayer
from sorry_a11y.storage.errors import StorageError
from sorry_a11y.storage.game_pack import pack_games, unpack_games
from sorry_a11y.storage.home import HOME, Home
from sorry_a11y.storage.mirror import FolderMirror, MirrorFlusher
from sorry_a11y.table.table import TablePort
from sorry_a11y.web import page_messages as page
from sorry_a11y.web.page_telling import PageTeller, set_as_wished, shown_settings
from sorry_a11y.web.page_words import site_words
from sorry_a11y.web.table_scene import Scene, keys_to_ask, scene
from sorry_a11y.wire import protocol as msg

SetTimer = Callable[[float, int], object]
"""Has `WorkerSession.ring` called with a number after so many milliseconds."""
SETTABLE = tuple(name for name in IN_PLAY if name not in ("output", "bell", "cells"))
"""The settings that mean something on a page, in the list of the game."""
COMMAND_NAMES = frozenset(one.name for one in COMMANDS)
ALL_BUT_UNDO = COMMAND_NAMES - {"undo"}
IN_MENUS = "rq"
"""The keys that mean something in a menu and are buttons as well."""
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

    ``send``: sends a message to the page. ``set_timer``: see `SetTimer`. ``folder``: of games,
    settings and tables. ``mirror``: has a copy of it; None where the browser saves nothing.
    ``language``: of the browser, a BCP 47 tag. ``hands``: as of `narration.catalog.Words`.
    """

    send: Callable[[str], object]
    set_timer: SetTimer
    folder: Path
    mirror: FolderMirror | None
    language: str
    hands: Hands

    def home(self) -> Home:
        """Return the folder as games are saved in it."""
        mirror = self.mirror
        if mirror is None:
            return Home(self.folder, lock=_unlocked)
        return Home(self.folder, lambda *_: MirrorFlusher(mirror), _unlocked)


class WorkerSession:
    """The screens of a page without a server: the start menu and all that it leads to. Whatever a
    reply tells is in the mirror before it is sent."""

    def __init__(self, ports: WorkerPorts) -> None:
        self._send_text = ports.send
        self._mirror = ports.mirror
        self._hands: Hands = ports.hands
        self._told_failure = False
        self._alarm = WorkerAlarm(ports.set_timer)
        home = ports.home()
        self._surroundings = Surroundings(
            self._alarm, monotonic, _now, home, SilentPlayer(), ports.language
        )
        settings, problems = load_settings({HOME: str(ports.folder), "LANG": ports.language})
        # as where a voice speaks: nothing cuts a long text into pages afterwards
        settings = replace(settings, output="both")
        self._store = UserStore(home, ports.folder / "settings.toml", settings, _now)
        self._teller = PageTeller()
        self._has_news = False
        self._table: TablePort | None = None
        troubles = trouble_lines(problems, settings.language)
        if ports.mirror is None:
            troubles.append(Words(settings.language).say("page-site-unsaved"))
        self._session = self._begun(settings, troubles)

    @property
    def settings(self) -> Settings:
        """The settings that hold."""
        return self._screen.settings

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
            case msg.Say() if self._asks_name():
                self._answer(lambda: self._named(message.text.strip()))
            case page.SetSetting():
                self._change(set_as_wished(self._screen.settings, {message.name: message.value}))

    def ring(self, number: int) -> None:
        """Do what a timer was set for."""
        self._alarm.ring(number)

    def packed_games(self) -> bytes:
        """Return all saved games as one file."""
        return pack_games(self._store.library())

    def take_back_games(self, file: JsBytes) -> None:
        """Save the games of such a file beside those that are here, and tell how many they are."""
        self._answer(lambda: self._taken_back(file.to_bytes()))

    def _taken_back(self, data: bytes) -> Reply:
        library = self._store.library()
        counted = Counter[str]()
        for record in unpack_games(data):
            try:
                library.take_back(record)
                counted["added"] += 1
            except StorageError as error:
                counted["known" if error.code == "already" else "damaged"] += 1
        words = self._screen.listener()
        told = [words.say(f"page-site-{what}", count=counted[what])
                for what in ("added", "known", "damaged") if counted[what] or what == "added"]
        inner = self._session.ways.navigator.inner
        if isinstance(inner, MenuScreen) and inner.is_top:
            return inner.rebuilt(0, told)  # it may offer another game now
        return reply_of(words, told)

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

    def _asks_name(self) -> bool:
        """Return whether a name is to be typed now."""
        inner = self._session.ways.navigator.inner
        return isinstance(inner, Presenter | MenuScreen) and isinstance(inner.prompt, NamePrompt)

    def _named(self, name: str) -> Reply:
        reply = self._screen.press(name or "enter")
        # a name of one letter may go on with another
        return self._screen.press("enter") if len(name) == 1 and self._asks_name() else reply

    def _change(self, settings: Settings) -> None:
        inner, before = self._session.ways.navigator.inner, self._screen.settings
        if isinstance(inner, Presenter | MenuScreen):
            inner.change(settings)
        else:
            self._session.ways.change(settings)
        if self._mirror:
            self._mirror.write_changes()
        self._tell_settings(before)

    # -- telling -----------------------------------------------------------------------------------

    def _begun(self, settings: Settings, troubles: Sequence[str] = ()) -> GameSession:
        """Begin a session in the start menu."""
        session = GameSession(
            settings, SessionOptions("keys", settable=SETTABLE, hands=self._hands),
            self._surroundings, self._store, troubles=troubles, archive=True,
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
            message = self._message(self._saved(reply), asked=asked)
        except Exception:
            traceback.print_exc()
            words = self._screen.listener()
            self._session.close()
            lost = words.stopped(words.say("end-failure", kept="yes"))
            message = self._message(self._start_again((lost,)), asked=asked)
        self._send(message)

    def _saved(self, reply: Reply) -> Reply:
        """Write what has changed, and return the reply, led by a sentence where that fails for the
        first time and the game under way does not say it."""
        if self._mirror is None:
            return reply
        self._mirror.write_changes()
        fails, failed = self._mirror.failure is not None, self._told_failure
        self._told_failure = fails
        if failed or not fails or isinstance(self._session.ways.navigator.inner, Presenter):
            return reply
        lost = self._screen.listener().say("page-site-full")
        return replace(reply, news=(lost, *reply.news))

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
            own = () if inner.seat == WATCHER else inner.seating.seats_of(inner.seat)
            if inner.table is not self._table:
                self._table = inner.table
                you = upper_first(inner.listener().say("page-you"))
                self._send(self._teller.board(inner.table, own, is_new=True, you=you))
            passed = inner.passed()
            seen, names = inner.view(), COMMAND_NAMES if inner.may_undo else ALL_BUT_UNDO
            shown = scene(inner.listener(), seen, inner.seating, own,
                          keys_to_ask(COMMANDS, names, seen))
        else:
            words = self._screen.listener()
            shown = Scene(WATCHER, upper_first(words.say("menu-menu")), asks=IN_MENUS, is_menu=True)
        message = self._teller.message(
            self._screen, reply, asked=asked, passed=passed, scene=shown
        )
        if not self._asks_name():
            return message
        typed = self._screen.listener().say("page-site-type")
        return structs.replace(message, lines=[*message.lines, typed], line=True)

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


class JsFile(Protocol):
    """A file of the browser as worker.js gives it: what is written is flushed. Its functions return
    the name of the error, empty for none."""

    def read(self) -> JsBytes:
        """Return all bytes."""

    def write(self, data: bytes, start: int) -> str:
        """Put bytes at a place."""

    def truncate(self, size: int) -> str:
        """Drop everything from a place on."""


class JsBytes(Protocol):
    """Bytes of JavaScript."""

    def to_bytes(self) -> bytes:
        """Return them."""


class BrowserFile:
    """A `BackingFile` of the browser."""

    def __init__(self, file: JsFile) -> None:
        self._file = file

    def read(self) -> bytes:
        """Return all of it."""
        return self._file.read().to_bytes()

    def write(self, data: bytes, start: int) -> None:
        """Put bytes at a place; raises OSError."""
        _check(self._file.write(data, start))

    def truncate(self, size: int) -> None:
        """Drop everything from a place on; raises OSError."""
        _check(self._file.truncate(size))


def begin_in_worker(
    send: Callable[[str], object], set_timer: SetTimer, folder: str, language: str,
    files: Sequence[JsFile] | None, hands: Hands,
) -> WorkerSession:
    """Begin the session of a worker: what worker.js calls.

    ``files``: two files of the browser, None where it saves nothing. The others are those of
    `WorkerPorts`.
    """
    path = Path(folder)
    path.mkdir(parents=True, exist_ok=True)
    mirror = None
    if files is not None:
        mirror = FolderMirror(path, [BrowserFile(file) for file in files])
        mirror.load()
    session = WorkerSession(WorkerPorts(send, set_timer, path, mirror, language, hands))
    session.open()
    return session


def _check(error: str) -> None:
    """Raise the OSError that an error of the browser means."""
    if error:
        raise OSError(errno.ENOSPC if error == "QuotaExceededError" else errno.EIO, error)


def _unlocked(_descriptor: int, *, shared: bool = False) -> bool:  # noqa: ARG001
    """Return True: the browser lets one worker alone have the files."""
    return True


def _now() -> datetime:
    return datetime.now().astimezone()
