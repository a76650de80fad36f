"""The session behind a page at which one player plays alone: the start menu and all its games.

It runs in a worker of the browser (`worker_session`) or in this program (`window_server`), which
hand in the functions that it needs. Its messages are those of `page_messages`.
"""

from __future__ import annotations

import traceback
from collections.abc import Callable, Mapping, Sequence
from datetime import datetime

from sorry_a11y.core.rules.board import WATCHER
from sorry_a11y.frontends.web import page_messages as page
from sorry_a11y.frontends.web.page_front import Look, PageFront
from sorry_a11y.frontends.web.page_words import words_alone
from sorry_a11y.frontends.web.table_drawing import drawn_moves, scene
from sorry_a11y.output.narration.catalog import Hands
from sorry_a11y.output.narration.saved_games import tell_taken_back
from sorry_a11y.output.sound.earcons import Earcon
from sorry_a11y.store.exchange import pack_games, take_back_games
from sorry_a11y.ui.menus.game_maker import GameMaker, GameOptions
from sorry_a11y.ui.menus.menu_screen import MenuScreen
from sorry_a11y.ui.menus.player_games import PlayerGames
from sorry_a11y.ui.menus.replay_screen import ReplayScreen
from sorry_a11y.ui.menus.start_menu import Doors, StartMenu
from sorry_a11y.ui.session.game_screen import GameScreen
from sorry_a11y.ui.session.key_commands import COMMANDS
from sorry_a11y.ui.session.player_session import PlayerSession
from sorry_a11y.ui.session.reply import Reply, reply_of
from sorry_a11y.ui.session.screen import TextScreen
from sorry_a11y.ui.session.surroundings import Alarm, KeepSettings
from sorry_a11y.ui.settings.user_store import UserStore
from sorry_a11y.ui.settings.values import IN_PLAY, SETTINGS, Settings

_SETTABLE = tuple(name for name in IN_PLAY if not SETTINGS[name].of_terminals)
"""The settings of key m that mean something on a page."""
_FRIENDS = page.OpenDrawer("friends-part", "friends-link")
_ASKS = frozenset(one.name for one in COMMANDS)
_TEXTS = (TextScreen, ReplayScreen)
"""The screens that are read in place of the board."""


def session_for_page(
    settings: Settings, keep: KeepSettings, hands: Hands, troubles: Sequence[str] = ()
) -> PlayerSession:
    """Return a session for a page, with long texts in parts, since nothing cuts them into pages.

    Args:
        settings: The settings to begin with.
        keep: The function that stores changed settings.
        hands: The means by which the player answers.
        troubles: Sentences told before anything else.
    """
    session = PlayerSession(settings.replace(output="both", cells=0), keep, _SETTABLE, hands)
    session.warnings += troubles
    return session


class SoloPage(PageFront):
    """The page of one player who plays alone.

    The news of a reply are saved before the reply is sent.

    Args:
        session: A session by `session_for_page`.
        send: A function that sends a text to the page.
        alarm: An alarm that calls on the thread of the session.
        store: The store of games and tables.
        now: A function that returns the time on the player's clock.
        lengths: As in `PageFront`.
        quits: A function that ends the program behind the page, called after the last message; None
            for a page in a browser, which only its player can close, and which leads to tables with
            friends.
    """

    def __init__(
        self,
        session: PlayerSession,
        send: Callable[[str], object],
        alarm: Alarm,
        store: UserStore,
        now: Callable[[], datetime],
        lengths: Mapping[Earcon, int],
        quits: Callable[[], None] | None = None,
    ) -> None:
        super().__init__(session, lengths)
        self._send_text = send
        self._alarm = alarm
        self._store = store
        self._quits = quits
        self._has_news = False
        games = GameMaker(session, PlayerGames(session, store, now), alarm, GameOptions("keys"))
        self._menu = StartMenu(
            games,
            Doors(None if quits else self._open_friends, is_front=True, quits=quits is not None),
        )
        session.starting(self._menu.open()).wake_by(self._wake)

    def open(self) -> None:
        """Tell the page its words, the settings and the start menu."""
        self.tell_settings()
        self._tell(self._session.opened, asked=True)

    def take(self, message: page.FromPage) -> None:
        """Answer a message of the page; ignore a message that makes no sense here."""
        if isinstance(message, page.BeginGame) and self._is_at_front:
            self._tell(lambda: self._menu.begin_book(message.book), asked=True)
        elif isinstance(message, page.InSession):
            self._tell(lambda: self.answer(message), asked=True)
            self.tell_settings(anyway=isinstance(message, page.SetSetting))

    def close(self) -> None:
        """Put the game away, which is saved."""
        self._session.keeper.let_go()

    def packed_games(self) -> bytes:
        """Return all saved games as one file."""
        return pack_games(self._store.library())

    def take_back_games(self, data: bytes) -> None:
        """Save the games of such a file beside those that are here, and tell their number."""
        self._tell(lambda: self._taken_back(data), asked=True)

    def _taken_back(self, data: bytes) -> Reply:
        words = self._session.listener()
        told = tell_taken_back(take_back_games(self._store.library(), data), words)
        inner = self._session.inner
        if isinstance(inner, MenuScreen) and inner.is_top:
            return inner.rebuilt(0, told)  # it may offer another game now
        return reply_of(words, told)

    def _open_friends(self) -> Reply:
        """Have the page open its part that leads to tables with friends."""
        self.send(_FRIENDS)
        return Reply((), "")

    # -- telling -----------------------------------------------------------------------------------

    def _tell(self, act: Callable[[], Reply | None], *, asked: bool) -> None:
        try:
            reply = act()
            if reply is None:
                return
            if reply.status is not None and self._quits is None:
                reply = self._start_again(reply.news)
            message = self.tell(reply, asked=asked)
        except Exception:
            traceback.print_exc()
            words = self._session.listener()
            self._session.keeper.let_go()
            lost = words.stopped(words.say("end-failure", kept="yes"))
            message = self.tell(self._start_again((lost,)), asked=asked)
        if message.ends and self._quits:
            self._quits()

    def _start_again(self, lead: Sequence[str]) -> Reply:
        """Return the start menu anew after ``lead``, since a page ends only when it is closed."""
        reply = self._session.enter(self._menu.open())
        return reply.replace(news=(*lead, *reply.news))

    def _wake(self) -> None:
        if not self._has_news:
            self._has_news = True
            self._alarm(0, self._tell_news)

    def _tell_news(self) -> None:
        self._has_news = False
        self._tell(self._session.news, asked=False)

    # -- as a front --------------------------------------------------------------------------------

    def send(self, message: page.ToPage) -> None:
        """Send a message to the page."""
        self._send_text(page.encoder.encode(message).decode())

    def words(self, language: str) -> page.WordsOf:
        """Return the texts of a page without tables of friends in a language."""
        return words_alone(language)

    @property
    def _is_at_front(self) -> bool:
        inner = self._session.inner
        return isinstance(inner, MenuScreen) and inner.is_top and inner.menu.is_at_first

    def look(self, reply: Reply) -> Look:
        """Return the look of the game, or of the menus."""
        session, inner = self._session, self._session.inner
        games = [one for one in session.screens if isinstance(one, GameScreen)]
        if games and not isinstance(inner, _TEXTS):
            look = _look_at_game(games[-1])
        else:
            look = Look.of_menu(
                session,
                "menu-menu",
                is_front=self._is_at_front,
            )
        return self.with_line(look, reply)


def _look_at_game(play: GameScreen) -> Look:
    who, table = play.who, play.who.table
    own = () if who.seat == WATCHER else table.seating.seats_of(who.seat)
    asks = _ASKS if play.controls.may_undo else _ASKS - {"undo"}
    to, seen = play.listener(), play.view()
    passed = drawn_moves(to, seen.rules, who.feed.take_passed())
    return Look(scene(to, seen, table.seating, own, asks), table, own, passed)
