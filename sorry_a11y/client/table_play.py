"""The game at a table of a server as its player hears it, while the others play on."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from time import monotonic

from sorry_a11y.client.remote_game import RemoteGame
from sorry_a11y.client.seats import Visit
from sorry_a11y.client.table_news import TableNews
from sorry_a11y.narration.catalog import Hands
from sorry_a11y.narration.people import leaving
from sorry_a11y.rules.board import WATCHER
from sorry_a11y.session.ask_list import ASK_LIST
from sorry_a11y.session.at_keyboard import Listeners
from sorry_a11y.session.game_course import GameHooks
from sorry_a11y.session.game_prompts import Afterwards, Controls, Interlude
from sorry_a11y.session.game_screen import Beginning, GameScreen
from sorry_a11y.session.key_commands import AT_SHARED_TABLE, COMMANDS, Command, key_name
from sorry_a11y.session.reply import Reply
from sorry_a11y.session.surroundings import Alarm, PlayerSettings

FOR_SPECTATORS = frozenset((
    *(one.name for one in ASK_LIST if one.watchers),
    "ask", "standing", "opponents", "news", "repeat", "earlier", "later", "hush", "settings",
    "help", "quit", "board",
))
"""The commands of watchers."""


@dataclass(frozen=True)
class FrontOptions:
    """The properties of the terminal, page or window at which a person plays.

    Attributes:
        by_keys: Whether keys act at once, without Enter.
        alarm: The function that calls another one after some seconds.
        hands: See `narration.catalog.Words`.
        clock: A monotonic clock, in seconds.
    """

    by_keys: bool
    alarm: Alarm
    hands: Hands = "keys"
    clock: Callable[[], float] = monotonic


class TablePlay:
    """The game of the table, and how much of it was told.

    Attributes:
        game: The screen of the game; None before there is one.
        table: The port of the game; None before there is one.
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
        comes_back = self.game is None and visit.told_before >= 0
        self.table = table
        self.game = GameScreen(
            table, self._settings,
            listeners=Listeners(table.own or (WATCHER,), hands=options.hands),
            controls=Controls(
                (*COMMANDS, *AT_SHARED_TABLE), options.by_keys,
                table.setup.may_undo and bool(table.own),
            ),
            # the table menu has the rows that follow a game
            hooks=GameHooks(lambda: Afterwards(
                [self._news.notes.listener().say("people-over")]
            )),
            beginning=Beginning(
                remembered=table.told_before(visit.told_before) if comes_back else None
            ),
            interlude=_RemoteInterlude(table, self._news, serves=visit.serves),
        )
        return self.game.opened()

    def news(self) -> Reply | None:
        """Return the news of the game; None if there are none."""
        if reply := self.begun():
            return reply
        if self.game is None:
            return None
        self.notice_missed()
        reply = self.game.news()
        if self._news.game.take_reopened():
            reply = reply or self.game.reopen()
        return reply

    def reopened_or(self, reply: Reply) -> Reply:
        """Return a reply of the game, or the question again if a decision was refused or lost."""
        assert self.game, "there is a game"
        return self.game.reopen() if self._news.game.take_reopened() else reply

    def reopened(self) -> Reply | None:
        """Return the question to the player, or who is waited for; None before a game."""
        return self.game.reopen() if self.game else None

    def come_back(self) -> None:
        """Note that the player was away, so that the next news are told in short."""
        if self.game:
            self.game.course.missed = True

    def notice_missed(self) -> None:
        """Tell the game to shorten the next news if the player was away."""
        if self.game and self._news.game.take_return():
            self.come_back()

    @property
    def is_busy(self) -> bool:
        """True if the player decides, or is asked something apart from the game."""
        play = self.game
        return self.decides or (
            play is not None and not self._news.game.is_new and not play.takes_keys
        )

    @property
    def decides(self) -> bool:
        """True if the player decides, and the table awaits it."""
        game, play = self._news.game, self.game
        return (
            play is not None and not game.is_new and play.course.is_busy and not game.is_reopened
        )

    @property
    def has_told_all(self) -> bool:
        """True if everything that has happened was told."""
        return self.game is None or not self.game.who.feed.untold.events

    def taken_over(self) -> str:
        """Return the name of the bot whose seat the player took in a game under way.

        It is empty if there is none, or if it was told in an earlier visit.
        """
        standing, table = self._news.standing, self.table
        if self._visit.told_before >= 0 or table is None or not table.own:
            return ""
        name = table.seating.name(table.own[0])
        return name if name != standing.name(standing.own) else ""

    def note_told(self) -> None:
        """Save how much was told, and ask for the record if the end of the game was."""
        table, play = self.table, self.game
        if table is None or play is None or self._news.game.is_new:
            return
        told_all = self.has_told_all
        place = table.place
        entry = place.heard if told_all else place.entry_after(play.who.feed.told_number)
        if entry >= 0:
            self._visit.update(told=entry, turn=told_all and self._is_awaited(table, play))
        if told_all:
            self._news.records.told_end(table, self._news.standing.state)

    def _is_awaited(self, table: RemoteGame, play: GameScreen) -> bool:
        """Return whether a slow table waits for the player."""
        if not (table.own and self._news.standing.is_slow) or table.is_over or table.waits:
            return False
        return play.who.feed.latest(table.own[0]).turn in table.own


class _RemoteInterlude(Interlude):
    """The time between the player's decisions in a game of a server, while others play on.

    Args:
        game: The game.
        news: The news of its table.
        serves: Whether this program is the server, so that others wait while it is ended.
    """

    pushes = True

    def __init__(self, game: RemoteGame, news: TableNews, *, serves: bool) -> None:
        self._game = game
        self._news = news
        self._serves = serves

    @property
    def waits(self) -> bool:  # type: ignore[override]
        """Whether a decision was sent that the table has not answered."""
        return self._game.waits

    def press(self, key: str, command: Command | None) -> Reply:
        """Return who is waited for, or the answer to a question."""
        who, name = self.who, command.name if command else ""
        game, to = self._game, who.listener()
        if name in ("take", "next"):
            return who.reply([to.say("people-over")]) if game.is_over else self.go_on()
        if not game.own and command and name not in FOR_SPECTATORS:
            return who.reply([to.say("people-watching", key=key_name(to, key))])
        if command and (answer := self.answered(command)):
            return answer
        refused = to.say("decision-refuse", key=key_name(to, key))
        more = [] if game.is_over else [self.waited_for()]
        return who.reply([to.join([refused, *more])])

    def waited_for(self) -> str:
        """Return whose decision everybody waits for."""
        to, turn = self.who.listener(), self.who.latest().turn
        if self._game.is_lost:
            return to.say("people-line-lost")
        if self.waits or turn in self.who.feed.seats:
            return to.say("decision-sent")
        return to.say("people-wait-for", name=to.name(turn))

    def since(self) -> list[str]:
        """Return the sentences how long a slow table has waited, and whose turn it is."""
        if not self._news.standing.is_slow or self._game.is_over:
            return []
        to, turn = self.who.listener(), self.who.latest().turn
        turn_is = "yours" if turn in self.who.feed.seats else "other"
        return [to.say("people-since", count=self.who.feed.untold.turns, turn=turn_is,
                       name=to.name(turn))]

    def company(self) -> list[str]:
        """Return the sentences about the invite code and the table's people."""
        return self._news.company()

    def quit_question(self) -> str:
        """Return the question whether to leave, which says that the seat is kept."""
        return leaving(self.who.listener(), "quit", serves=self._serves)

    def goodbye(self) -> Reply:
        """Return how the player comes back to the seat."""
        return Reply((), leaving(self.who.listener(), "goodbye", serves=self._serves), status=0)
