"""The whole game behind a page at which one player plays alone: the start menu and all that it
leads to.

It runs in a worker of the browser (`worker_session`) or in this program (`window_server`). Every
message is the page's own (`page_messages`). What the surroundings have to bring is handed in.
"""

from __future__ import annotations

import traceback
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from datetime import datetime

from sorry_a11y.menus.game_maker import GameMaker, GameOptions
from sorry_a11y.menus.menu_screen import MenuScreen
from sorry_a11y.menus.player_games import PlayerGames
from sorry_a11y.menus.start_menu import Doors, StartMenu
from sorry_a11y.narration.catalog import Hands
from sorry_a11y.narration.saved_games import tell_taken_back
from sorry_a11y.session.game_screen import GameScreen
from sorry_a11y.session.player_session import PlayerSession
from sorry_a11y.session.reply import Reply, reply_of
from sorry_a11y.session.surroundings import Alarm
from sorry_a11y.settings.user_store import UserStore
from sorry_a11y.settings.values import IN_PLAY, Settings
from sorry_a11y.store.exchange import pack_games, take_back_games
from sorry_a11y.web import page_messages as page
from sorry_a11y.web.looks import PAGE_ALONE
from sorry_a11y.web.page_front import PageFront
from sorry_a11y.web.page_telling import shown_settings
from sorry_a11y.web.page_words import site_words
from sorry_a11y.wire import protocol as msg

SETTABLE_ON_PAGE = tuple(name for name in IN_PLAY if name not in ("output", "bell", "cells"))
"""The settings that mean something on a page, in the list of the game."""


def settings_for_page(settings: Settings) -> Settings:
    """Return settings as a page needs them: as where a voice speaks, nothing cuts a long text into
    pages afterwards."""
    return replace(settings, output="both", cells=0)


def nobody_quits() -> None:
    """Do nothing: this page is closed by its player alone."""


@dataclass(frozen=True)
class SoloPorts:
    """The ports of one page.

    ``send``: sends a message to the page. ``alarm``: calls on the thread of the session.
    ``store``: games, settings and tables. ``now``: the time on the player's clock. ``hands``: as of
    `narration.catalog.Words`. ``keep``: keeps settings where the browser keeps the games, and
    returns whether it could; None where settings have a place of their own. ``friends``: the part
    of the page that leads to tables with friends; None where there is none. ``quit``: ends what
    carries the page, after its last message.
    """

    send: Callable[[str], object]
    alarm: Alarm
    store: UserStore
    now: Callable[[], datetime]
    hands: Hands
    keep: Callable[[], bool] | None = None
    friends: page.OpenDrawer | None = None
    quit: Callable[[], None] = nobody_quits


class SoloPage:
    """The screens of a page at which one player plays alone. Whatever a reply tells is saved before
    it is sent.

    Args:
        settings: To begin with, as `settings_for_page` returns them.
        troubles: Sentences told before anything else.
    """

    def __init__(
        self, ports: SoloPorts, settings: Settings, troubles: Sequence[str] = ()
    ) -> None:
        self._ports = ports
        self._told_failure = False
        self._has_news = False
        self._session = PlayerSession(
            settings, ports.store.keep_settings, SETTABLE_ON_PAGE, ports.hands
        )
        self._session.warnings += troubles
        self._front = PageFront(self._session, self._send, PAGE_ALONE)
        saved = PlayerGames(self._session, ports.store, ports.now)
        games = GameMaker(self._session, saved, ports.alarm, GameOptions("keys"))
        self._menu = StartMenu(games, Doors(
            self._open_friends if ports.friends else None, archive=True, quits=self._quits
        ))
        self._session.starting(self._menu.open()).wake_by(self._wake)

    @property
    def settings(self) -> Settings:
        """The settings that hold."""
        return self._session.settings

    # -- what the page does ------------------------------------------------------------------------

    def open(self) -> None:
        """Tell the page its words, the settings and the start menu."""
        self._tell_settings()
        self._answer(self._session.opened)

    def take(self, message: page.FromPage) -> None:
        """Do what a page says; what makes no sense here is passed over."""
        match message:
            case page.Press() | page.Choose() | msg.Say():
                self._answer(lambda: self._front.answer(message))
            case page.SetSetting():
                self._change(message)

    def close(self) -> None:
        """Put away what is played; what was told is saved."""
        self._session.keeper.let_go()

    def packed_games(self) -> bytes:
        """Return all saved games as one file."""
        return pack_games(self._ports.store.library())

    def take_back_games(self, data: bytes) -> None:
        """Save the games of such a file beside those that are here, and tell how many they are."""
        self._answer(lambda: self._taken_back(data))

    def _taken_back(self, data: bytes) -> Reply:
        words = self._session.listener()
        told = tell_taken_back(take_back_games(self._ports.store.library(), data), words)
        inner = self._session.inner
        if isinstance(inner, MenuScreen) and inner.is_top:
            return inner.rebuilt(0, told)  # it may offer another game now
        return reply_of(words, told)

    def _change(self, wish: page.SetSetting) -> None:
        before = self.settings
        self._front.change(wish)
        if self._ports.keep:
            self._ports.keep()
        self._tell_settings(before)

    # -- telling -----------------------------------------------------------------------------------

    @property
    def _quits(self) -> bool:
        return self._ports.quit is not nobody_quits

    def _open_friends(self) -> Reply:
        """Have the page open its way to tables with friends; the menu stays."""
        if self._ports.friends:
            self._send(self._ports.friends)
        return Reply((), "")

    def _answer(self, act: Callable[[], Reply | None]) -> None:
        """Tell the reply to something that the page did."""
        before = self._session.settings
        self._tell(act, asked=True)
        if self._session.settings != before:
            self._tell_settings(before)

    def _tell(self, act: Callable[[], Reply | None], *, asked: bool) -> None:
        try:
            reply = act()
            if reply is None:
                return
            if reply.status is not None and not self._quits:
                reply = self._start_again(reply.news)
            message = self._front.tell(self._saved(reply), asked=asked)
        except Exception:
            traceback.print_exc()
            words = self._session.listener()
            self._session.keeper.let_go()
            lost = words.stopped(words.say("end-failure", kept="yes"))
            message = self._front.tell(self._start_again((lost,)), asked=asked)
        if message.ends:
            self._ports.quit()

    def _saved(self, reply: Reply) -> Reply:
        """Keep the settings, and return the reply, led by a sentence where that fails for the
        first time and the game under way does not say it."""
        if self._ports.keep is None:
            return reply
        fails, failed = not self._ports.keep(), self._told_failure
        self._told_failure = fails
        if failed or not fails or isinstance(self._session.inner, GameScreen):
            return reply
        lost = self._session.listener().say("page-site-full")
        return replace(reply, news=(lost, *reply.news))

    def _start_again(self, lead: Sequence[str]) -> Reply:
        """Return the start menu anew, after what is told first: nobody goes from a page in a
        browser but by closing it."""
        reply = self._session.enter(self._menu.open())
        return replace(reply, news=(*lead, *reply.news))

    def _tell_settings(self, before: Settings | None = None) -> None:
        settings = self._session.settings
        if before is None or settings.language != before.language:
            self._send(site_words(settings.language))
        self._send(page.SettingsOf(shown_settings(settings)))

    def _wake(self) -> None:
        if not self._has_news:
            self._has_news = True
            self._ports.alarm(0, self._tell_news)

    def _tell_news(self) -> None:
        self._has_news = False
        self._tell(self._session.news, asked=False)

    def _send(self, message: page.ToPage) -> None:
        self._ports.send(page.encoder.encode(message).decode())
