"""An ear that tells a page: a front beside the tables, what it said last, and what may be chosen.

A front may wait for an answer of the table, so it works on a thread of a pool, one call at a time;
everything else here runs on the loop of the server.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from concurrent.futures import Executor
from dataclasses import replace
from secrets import token_urlsafe

from msgspec import structs

from sorry_a11y.client.local_connection import LocalConnection
from sorry_a11y.client.remote_game import RemoteGame
from sorry_a11y.client.seat_store import NoSeatStore, SavedSeat
from sorry_a11y.rules.board import SEATS
from sorry_a11y.session.key_commands import BY_KEY_IN_COMPANY
from sorry_a11y.session.reply import Reply, Shown
from sorry_a11y.settings.values import SettingError, Settings, checked
from sorry_a11y.terminal.audible import sound_settings
from sorry_a11y.web import page_messages as page
from sorry_a11y.web.board_drawing import drawing
from sorry_a11y.web.guest import LEFT_TO_THE_PAGE, PageGuest
from sorry_a11y.wire import protocol as msg

KEPT = 50
"""Replies that can be sent again to a page that lost its line."""


class PageSession:
    """What one page is told. ``id``: names it to the page; ``tell``: sends to the page, None while
    it is out of reach; ``greet``: tells it whose chair it has, and what friends open; ``lost_at``:
    since when it is out of reach, in seconds."""

    def __init__(
        self, line: LocalConnection, seated: msg.Seated, settings: Settings, pool: Executor,
        *, lead: list[str], told: int = -1,
    ) -> None:
        self.id = token_urlsafe(16)
        self.tell: Callable[[page.Down], None] | None = None
        self.greet: Callable[[], None] = lambda: None
        self.lost_at = 0.0
        self.seated = seated
        self.line = line
        self._pool = pool
        self._loop = asyncio.get_running_loop()
        self._turns = asyncio.Lock()
        self._journal_line = told
        self._guest = PageGuest(line, SavedSeat.of(seated, told=told), settings, by_keys=True,
                                lead=lead, store=BrowserSeatStore(self))
        self._told: deque[page.Told] = deque(maxlen=KEPT)
        self._sent = 0
        self._menu: page.Menu | None = None
        self._menus = 0
        self._of: object = None
        self._table: RemoteGame | None = None
        self._drawn: bytes = b""
        self._tasks: set[asyncio.Task[None]] = set()
        self.ended = False

    # -- what the page does ------------------------------------------------------------------------

    async def open(self) -> None:
        """The first reply."""
        self._guest.wake_by(self._woken)
        await self._reply(self._guest.open, asked=True)

    async def press(self, key: str) -> None:
        """A question."""
        command = BY_KEY_IN_COMPANY.get(key)
        tells_who_is_waited_for = key == "enter" and self._menu is None
        if command and command.name in LEFT_TO_THE_PAGE and not tells_who_is_waited_for:
            return
        before = self._guest.settings
        await self._reply(lambda: self._guest.press(key), asked=True)
        if self._guest.settings != before:
            self._send(page.SettingsOf(shown_settings(self._guest.settings)))

    async def choose(self, menu: int, at: int) -> None:
        """Take a choice. Of a list that is gone nothing is taken, nor told again: whoever pressed
        twice on a slow line hears what came of it, which is on its way."""
        now = self._menu
        if menu < (now.n if now else self._menus + 1):
            return
        if now is None or menu != now.n or at >= len(now.labels):
            await self._reply(lambda: self._guest.press("r"), asked=True)
            return
        await self._reply(lambda: self._guest.choose(at), asked=True)

    async def say(self, message: msg.Say | msg.SayPhrase) -> None:
        """Say something to the table."""
        await self._reply(lambda: self._guest.say(message), asked=True)

    async def set(self, name: str, value: str | int) -> None:
        """Change a setting; what the page does not know or cannot have changes nothing."""
        settings = set_as_wished(self._guest.settings, {name: value})
        async with self._turns:
            self._guest.change(settings)
        self._send(page.SettingsOf(shown_settings(settings)))

    # -- coming and going --------------------------------------------------------------------------

    def lose(self, now: float) -> None:
        """The page is out of reach; the chair is kept, and nothing is told meanwhile."""
        self.tell, self.lost_at = None, now
        self.line.drop()

    async def come_back(self, told: int) -> None:
        """The page is there again, having been told everything up to reply ``told``."""
        if self._table:
            self._send(self._board(self._table))
        for one in self._told:
            if one.n > told:
                self._send(one)
        self.line.ask(self._back())
        await self._reply(self._guest.come_back)

    def _back(self) -> msg.Back:
        since = max(self._guest.heard, self._journal_line)
        return msg.Back(self.seated.table, self.seated.token, since)

    def close(self) -> None:
        """Hang up."""
        self.tell, self.ended = None, True
        self._guest.close()

    # -- telling -----------------------------------------------------------------------------------

    def _woken(self) -> None:
        if not self._loop.is_closed():
            self._loop.call_soon_threadsafe(self._hear)

    def _hear(self) -> None:
        if self.tell is None or self.ended:
            return
        task = self._loop.create_task(self._reply(self._guest.news))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _reply(self, ask: Callable[[], Reply | None], *, asked: bool = False) -> None:
        """Have the front say something, and tell it to the page."""
        async with self._turns:
            reply = await self._loop.run_in_executor(self._pool, ask)
            if reply is None:
                return
            if self._guest.table is not self._table and self._guest.table:
                self._table, self._drawn = self._guest.table, b""
                self._send(self._board(self._table))
            told = self._as_told(reply, asked=asked)
            self._told.append(told)
            self._send(told)
            self.ended = self.ended or told.ends

    def _as_told(self, reply: Reply, *, asked: bool) -> page.Told:
        shown = self._guest.shown()
        before = self._menus
        menu = self._menu_of(shown)
        at = shown.at if shown else 0
        # the button that takes the focus in a new list says what it is for
        by_button = menu and menu.n != before and reply.focus == menu.labels[at]
        stopped = self._guest.listener().stopped
        focus = [stopped(reply.focus)] if reply.focus and not by_button else []
        heard = sound_settings(self._guest.settings).select(reply.cues)
        self._sent += 1
        return page.Told(
            self._sent, [*reply.news, *focus], menu, at, asked,
            [(cue.earcon.value, round(cue.start_pan, 3), round(cue.end_pan, 3),
              round(cue.gain_db, 1)) for cue in heard],
            self._passed(), self._journal_line, reply.status is not None,
        )

    def _menu_of(self, shown: Shown | None) -> page.Menu | None:
        """What is shown as a list with a number: the same list, the same number."""
        if shown is None:
            self._menu = self._of = None
            return None
        is_same = shown.of is self._of or (isinstance(shown.of, str) and shown.of == self._of)
        if self._menu is None or not is_same:
            self._menus += 1
            self._of = shown.of
        self._menu = page.Menu(
            self._menus, shown.labels, shown.keys, shown.moves, shown.is_deep
        )
        return self._menu

    def _passed(self) -> list[list[int]]:
        passed = []
        for position in self._guest.passed():
            if position != self._drawn:
                passed.append(list(position))
                self._drawn = position
        return passed

    def _board(self, table: RemoteGame) -> page.BoardOf:
        below = self._guest.below
        names = [
            table.seating.name(seat) if seat in table.seating.seats else None
            for seat in SEATS
        ]
        return page.BoardOf(
            **structs.asdict(drawing(table.rules.board, below)),
            names=names, own=list(table.own), below=below,
        )

    def _send(self, message: page.Down) -> None:
        if self.tell:
            self.tell(message)

    def heard(self, line: int) -> None:
        """Everything up to a line of the table's journal was told."""
        self._journal_line = line

    def code(self, code: str) -> None:
        """The table has another invite code. Called on the thread of the front."""
        self.seated = structs.replace(self.seated, code=code)
        self._loop.call_soon_threadsafe(lambda: self.tell and self.greet())


class BrowserSeatStore(NoSeatStore):
    """Tells the page what its browser keeps: up to where it was told, and what friends open."""

    def __init__(self, ear: PageSession) -> None:
        self._ear = ear

    def save(self, seat: SavedSeat) -> None:
        """Tell what is new."""
        self._ear.heard(seat.told)
        if seat.code != self._ear.seated.code:
            self._ear.code(seat.code)


def set_as_wished(settings: Settings, wished: dict[str, str | int]) -> Settings:
    """The settings with what is wished for, as far as there is such."""
    for name, value in wished.items():
        if name not in page.SETTINGS:
            continue
        try:
            settings = replace(settings, **{name: checked(name, value)})  # type: ignore[arg-type]
        except SettingError:
            continue
    return settings


def shown_settings(settings: Settings) -> dict[str, str | int]:
    """The settings that mean something on a page."""
    return {name: getattr(settings, name) for name in page.SETTINGS}
