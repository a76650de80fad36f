"""The game at a table elsewhere as its player hears it."""

from __future__ import annotations

from sorry_a11y.client.remote_game import RemoteGame
from sorry_a11y.client.remote_interlude import GameOver, RemoteInterlude
from sorry_a11y.client.table_news import TableNews
from sorry_a11y.client.visit import FrontOptions, Visit
from sorry_a11y.rules.board import WATCHER
from sorry_a11y.rules.view import View
from sorry_a11y.session.asides import Controls
from sorry_a11y.session.at_keyboard import Listeners
from sorry_a11y.session.game_course import Around
from sorry_a11y.session.game_screen import Beginning, GameScreen
from sorry_a11y.session.key_commands import AT_SHARED_TABLE, COMMANDS
from sorry_a11y.session.player_settings import PlayerSettings
from sorry_a11y.session.reply import Reply


class TablePlay:
    """The game that is told, and how much of it was.

    ``game`` is its screen, and ``table`` its port; both are None before there is one.
    """

    def __init__(
        self, news: TableNews, visit: Visit, options: FrontOptions,
        settings: PlayerSettings,
    ) -> None:
        self.game: GameScreen | None = None
        self.table: RemoteGame | None = None
        self._news = news
        self._visit = visit
        self._options = options
        self._settings = settings

    def begun(self) -> Reply | None:
        """Return the opening of a game that has begun and was not told yet."""
        table, visit, options = self._news.game.take_new(), self._visit, self._options
        if table is None:
            return None
        comes_back = self.game is None and visit.seat.told >= 0
        slow = self._news.standing.is_slow
        self.table = table
        self.game = GameScreen(
            table, self._settings,
            listeners=Listeners(table.own or (WATCHER,), hands=options.hands),
            controls=Controls(
                (*COMMANDS, *AT_SHARED_TABLE), options.by_keys, table.may_undo and bool(table.own)
            ),
            around=Around(GameOver(self._news.notes.listener)),
            beginning=Beginning(
                remembered=table.hearers.told_before(visit.seat.told) if comes_back else None
            ),
            interlude=RemoteInterlude(table, serves=visit.serves, slow=slow),
        )
        return self.game.opened()

    def news(self) -> Reply | None:
        """Return what is new of the game; None where nothing is."""
        if reply := self.begun():
            return reply
        if self.game is None:
            return None
        self.notice_missed()
        reply = self.game.news()
        if self._news.game.take_reopened():
            reply = reply or self.game.reopen()
        return reply

    def key(self, key: str) -> Reply | None:
        """Return the reply of the game to a key; None before there is one."""
        if self.game is None:
            return None
        return self._reopened_or(self.game.key(key))

    def take_at(self, at: int) -> Reply | None:
        """Take a choice of the game; None before there is one."""
        return self._reopened_or(self.game.take_at(at)) if self.game else None

    def _reopened_or(self, reply: Reply) -> Reply:
        assert self.game, "there is a game"
        return self.game.reopen() if self._news.game.take_reopened() else reply

    def reopened(self) -> Reply | None:
        """Return what is to be decided, or who is waited for; None before there is a game."""
        return self.game.reopen() if self.game else None

    def come_back(self) -> None:
        """Note that the player was out of reach: much of what comes next was missed."""
        if self.game:
            self.game.course.catching_up.note()

    def notice_missed(self) -> None:
        """Have the game know that much of what comes next was missed, if that is so."""
        if self.game and self._news.game.take_return():
            self.come_back()

    @property
    def is_busy(self) -> bool:
        """True if the player decides, or is asked something apart from the game."""
        game, play = self._news.game, self.game
        return play is not None and not game.is_new and (
            (play.course.is_busy and not game.is_reopened) or not play.takes_keys
        )

    @property
    def has_told_all(self) -> bool:
        """True if everything that has happened was told."""
        return self.game is None or not self.game.who.feed.untold.events

    def taken_over(self) -> str:
        """Return the name of the one whose seat the player has taken in a game under way, on the
        first visit; empty where there is none."""
        roster, table = self._news.roster, self.table
        if self._visit.seat.told >= 0 or table is None or not table.own:
            return ""
        name = table.seating.name(table.own[0])
        return name if name != roster.name(roster.own) else ""

    def note_told(self) -> None:
        """Keep how much was told, and ask for the record where that was the end."""
        table, play = self.table, self.game
        if table is None or play is None or self._news.game.is_new:
            return
        told_all = self.has_told_all
        place = table.place
        entry = place.heard if told_all else place.entry_after(play.who.feed.told_number)
        if entry >= 0:
            self._visit.keeper.update(told=entry, turn=told_all and self._is_awaited(table, play))
        if told_all:
            self._news.records.told_end(table, self._news.standing.state)

    def _is_awaited(self, table: RemoteGame, play: GameScreen) -> bool:
        """Tell whether a slow table waits for the player."""
        if not (table.own and self._news.standing.is_slow) or table.is_over or table.waits:
            return False
        return play.who.feed.latest(table.own[0]).turn in table.own

    # -- what may be drawn -----------------------------------------------------------------------

    @property
    def seen(self) -> View | None:
        """The player's view of the game after what was told; None before there is one."""
        return self.game.view() if self.game else None

    def passed(self) -> list[bytes]:
        """Return the positions told since this was last asked, at least the present one; they count
        as drawn. None before there is a game."""
        return self.game.who.feed.take_passed() if self.game else []
