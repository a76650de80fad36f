"""An evening at a table elsewhere: lobby, games, talk, and what its people ask of one another.

Nothing is printed while the player decides or types: an earcon sounds, and what there is to tell
leads the next reply.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from time import monotonic

from sorry_a11y.client.connection import TableConnection
from sorry_a11y.client.remote_game import ANSWER_WAIT_S, GameOver, RemoteGame, RemoteInterlude
from sorry_a11y.client.seat_store import HeldSeat, NoSeatStore, SavedSeat, SeatStore
from sorry_a11y.client.table_menu import ChatLine, TableMenu, table_rows
from sorry_a11y.client.table_news import KeepGame, TableNews
from sorry_a11y.narration.catalog import Hands, Words, upper_first
from sorry_a11y.narration.people import code_told, leaving
from sorry_a11y.rules.board import WATCHER, Seat
from sorry_a11y.rules.view import View
from sorry_a11y.session import questions
from sorry_a11y.session.key_commands import (
    AT_SHARED_TABLE,
    BY_KEY_AT_SHARED_TABLE,
    COMMANDS,
    Command,
    command_of,
    key_name,
    key_sentences,
)
from sorry_a11y.session.presenter import Presenter
from sorry_a11y.session.reply import Ending, Reply, Shown, reply_of
from sorry_a11y.session.screen import KeepSettings, PlainScreen
from sorry_a11y.session.surroundings import Alarm, PendingCall
from sorry_a11y.settings.values import IN_PLAY, Settings
from sorry_a11y.sound.earcons import Cue, Earcon
from sorry_a11y.wire import protocol as msg

APART_S = 0.3
"""Seconds between two writes that no key asked for (LISTENING 25)."""
IN_LOBBY = frozenset({"say", "chat", "table", "desk", "take", "repeat", "help", "quit", "hush",
                      "yes", "no"})
"""The commands that mean something before there is a game."""
GONE = ("left", "removed", "token")
"""Why a seat has ended that is not had again."""
START_S = 5.0
"""Seconds that a game may take to begin."""


class OnlineSession(PlainScreen):
    """The screen of a player at a table elsewhere.

    ``seat`` is saved in ``store`` as the evening goes on. ``by_keys`` tells whether keys act at
    once. ``alarm`` has the session woken when news may be told again; ``clock`` gives seconds that
    only go forward. ``keep_settings`` keeps what the player changes; ``settable`` are
    the settings that mean something here. ``lead`` is told first. ``keep_game`` saves the games
    that are played, None where none are saved. ``serves`` tells whether this program serves the
    table, so that others wait while it is ended. ``you`` is who the player is at the server, where
    they came from its hall, None where they did not. ``hands``: as of `narration.catalog.Words`.
    """

    def __init__(
        self, connection: TableConnection, seat: SavedSeat, settings: Settings, *, by_keys: bool,
        alarm: Alarm, store: SeatStore | None = None, keep_settings: KeepSettings | None = None,
        settable: tuple[str, ...] = IN_PLAY, lead: Sequence[str] = (),
        keep_game: KeepGame | None = None, serves: bool = False, you: msg.You | None = None,
        clock: Callable[[], float] = monotonic, hands: Hands = "keys",
    ) -> None:
        super().__init__(settings)
        self.settable = settable
        self.held = HeldSeat(seat, store or NoSeatStore())
        self._connection = connection
        self._game: Presenter | None = None
        self._table: RemoteGame | None = None
        self._news = TableNews(connection, self.held, self.listener, keep_game, clock)
        self._wants_record = keep_game is not None and bool(seat.seats)
        self._asked_record: msg.TableState | None = None
        self._by_keys = by_keys
        self._hands: Hands = hands
        self._alarm = alarm
        self._clock = clock
        self._keep_settings = keep_settings
        self._lead = list(lead)
        self._told = seat.told
        self._serves = serves
        self._news.you = you
        self._chat: ChatLine | None = None
        self._menu: TableMenu | None = None
        self._quits = False
        self._last = Reply((), "")
        self._wake: Callable[[], None] = lambda: None
        self._wrote = 0.0
        self._timer: PendingCall | None = None

    # -- what an endpoint calls --------------------------------------------------------------

    @property
    def takes_line(self) -> bool:  # type: ignore[override]
        """True if a line of chat is typed with all its letters."""
        return self._chat is not None

    def listener(self) -> Words:
        """Return the words of the player's language, which a key may change in a game."""
        if self._game:
            self.settings = self._game.settings
        return Words(self.settings.language, self._hands)

    def open(self) -> Reply:
        """Return what kind of table it is, how friends come, and who begins; or the game."""
        self._news.take_in(ANSWER_WAIT_S, lambda: self._news.state is not None)
        if self._news.state and self._news.state.stage != "gathering":
            self._news.take_in(ANSWER_WAIT_S, lambda: self._news.has_game and (
                self._news.heard >= self._told  # all that is not to be told again
            ))
        title = self.listener().say("people-open", mode="keys" if self._by_keys else "lines")
        self._news.take_notes()  # what came before there was anybody to tell is told otherwise
        reply = self._game_news() or self._gathering([])
        return self._tell(self._ended() or self._led(
            [title, *self._lead, *self._taken_over()], reply
        ))

    def press(self, key: str) -> Reply:
        """Return the reply to one key, led by what waited to be told."""
        self._take_in()
        command = command_of(self.listener(), key, BY_KEY_AT_SHARED_TABLE)
        reply = None if self._chat or self._menu else self._begun()
        return self._finished(reply or self._answer(key, command))

    def shown(self) -> Shown | None:
        """Return what can be chosen now; None while there is nothing."""
        if self._chat:
            return None
        if self._menu:
            return self._menu.shown()
        if self._game and self._news.stage != "over":
            return None if self._news.has_new_game else self._game.shown()
        label = self._next_game()
        return Shown(f"{self._news.stage} {self.heard}", (label,), ("1",)) if label else None

    def take_at(self, at: int) -> Reply:
        """Take choice ``at`` of what is shown."""
        self._take_in()
        reply = None if self._menu else self._begun()
        shown = self.shown()
        if reply is None and shown and at < len(shown.labels):
            reply = self._taken(at)
        return self._finished(reply or self._reopened())

    def news(self) -> Reply | None:
        """Return what there is to tell though no key asked for it."""
        self._news.take_in()
        if ended := self._ended():
            return ended
        if self._news.is_behind:
            return None
        if self._asked_record and self._table:
            self._ask_record(self._table)
        if self._is_busy:
            return self._earcon()
        if (wait := self._wrote + APART_S - self._clock()) > 0:
            self._timer = self._timer or self._alarm(wait, self._ring)
            return None
        reply = self._game_news()
        notes = self._news.take_notes()
        if reply:
            reply = self._led(notes, reply)
        elif notes:
            reply = self._reply(notes) if self._game else self._gathering(notes)
        else:
            return None
        self._wrote = self._clock()
        calls = any(cue.earcon is Earcon.YOUR_TURN for cue in reply.cues)
        return self._tell(replace(reply, calls=calls))

    def wake_by(self, wake: Callable[[], None]) -> None:
        """Have ``wake`` called when there may be news."""
        self._wake = wake
        self._connection.wake_by(wake)

    def say(self, message: msg.Say | msg.SayPhrase) -> Reply:
        """Say something to the table."""
        self._take_in()
        return self._tell(self._led(self._news.take_notes(), self._said(message)))

    def change(self, settings: Settings) -> None:
        """Hold other settings from now on."""
        if self._game:
            self._game.change(settings)
        self.settings = settings

    def come_back(self) -> Reply | None:
        """Return what a player missed who was out of reach."""
        if self._game:
            self._game.come_back()
        return self.news()

    def hang_up(self, why: Ending) -> Reply:
        """Return a clean farewell; the seat is kept."""
        self.close()
        return Reply((), self.listener().say(f"end-{why}", kept="yes"))

    def close(self) -> None:
        """Hang up. Idempotent."""
        if self._timer:
            self._timer.cancel()
        self._connection.close()

    # -- what an endpoint may draw -----------------------------------------------------------

    @property
    def heard(self) -> int:
        """The last entry of the table's journal that was heard."""
        return self._news.heard

    @property
    def table(self) -> RemoteGame | None:
        """The game that is told; None before there is one."""
        return self._table

    @property
    def seen(self) -> View | None:
        """What the player may know of the game after what was told; None before there is one."""
        return self._game.view() if self._game else None

    @property
    def away(self) -> list[Seat]:
        """The seats whose guests are out of reach."""
        return self._news.roster.away_seats()

    @property
    def is_asked(self) -> bool:
        """Tell whether the table asks the player something."""
        return self._news.is_asked

    def passed(self) -> list[bytes]:
        """Return the positions told since this was last asked, at least the present one; they count
        as drawn. None before there is a game."""
        return self._game.passed() if self._game else []

    # -- the game ----------------------------------------------------------------------------

    def _begun(self) -> Reply | None:
        """Return the opening of a game that has begun and was not told yet."""
        table = self._news.new_game()
        if table is None:
            return None
        comes_back = self._game is None and self._told >= 0
        self._table = table
        self._game = Presenter(
            table, self.settings, by_keys=self._by_keys, hands=self._hands,
            keep_settings=self._keep_settings,
            may_undo=table.may_undo and bool(table.own), seats=table.own or (WATCHER,),
            interlude=RemoteInterlude(table, serves=self._serves, slow=self._news.is_slow),
            afterwards=GameOver(self.listener), commands=(*COMMANDS, *AT_SHARED_TABLE),
            remembered=table.told_before(self._told) if comes_back else None,
        )
        self._game.settable = self.settable
        return self._game.open()

    def _taken_over(self) -> list[str]:
        """Return whose seat the player has taken in a game under way, on the first visit."""
        roster, table = self._news.roster, self._table
        if self._told >= 0 or table is None or not table.own:
            return []
        name = table.seating.name(table.own[0])
        is_of_bot = name != roster.name(roster.own)
        return [self.listener().say("people-you-take-over", name=name)] if is_of_bot else []

    def _game_news(self) -> Reply | None:
        if reply := self._begun():
            return reply
        if self._game is None:
            return None
        self._notice_missed()
        reply = self._game.news()
        if self._news.reopened():
            reply = reply or self._game.reopen()
        return reply

    def _take_in(self) -> None:
        """Take what has come; wait a moment for what is on its way of what was missed."""
        self._news.take_in(ANSWER_WAIT_S, lambda: not self._news.is_behind)
        self._notice_missed()

    def _notice_missed(self) -> None:
        if self._game and self._news.came_back():
            self._game.come_back()

    @property
    def _is_busy(self) -> bool:
        if self._chat or self._menu or self._quits:
            return True
        game = self._game
        return game is not None and not self._news.has_new_game and (
            (game.is_busy and not self._news.is_reopened) or not game.takes_keys
        )

    def _next_game(self) -> str:
        """Return what begins the next game, for the host; empty while nothing does."""
        if not self._news.roster.is_host or self._news.has_new_game:
            return ""
        message = {
            "gathering": "people-do-start", "over": "people-do-rematch"
        }.get(self._news.stage)
        if message is None or (self._game and not self._game.has_told_all):
            return ""
        return upper_first(self.listener().say(message))

    def _start(self, message: msg.Start | msg.Manage) -> Reply:
        self._connection.send(message)
        self._news.take_in(START_S, lambda: self._news.has_something)
        return self._begun() or self._gathering(self._news.take_notes())

    def _taken(self, at: int) -> Reply:
        if self._menu:
            return self._chosen(self._menu.take_at(at))
        if self._game and self._news.stage != "over":
            reply = self._game.take_at(at)
            return self._game.reopen() if self._news.reopened() else reply
        return self._start(msg.Manage("rematch") if self._game else msg.Start())

    def _reopened(self) -> Reply:
        return self._game.reopen() if self._game else self._gathering([])

    # -- keys --------------------------------------------------------------------------------

    def _answer(self, key: str, command: Command | None) -> Reply:
        if self._chat:
            reply = self._chat.press(key)
            self._chat = None if self._chat.done else self._chat
            return reply
        if self._menu:
            return self._chosen(self._menu.press(key, command))
        name = command.name if command else ""
        for_table = command in AT_SHARED_TABLE or name == "table"
        if for_table and (self._game is None or self._game.takes_keys):
            if self._game:
                self._game.look_away()
            return self._at_table(name)
        self._news.look_up()
        if self._game:
            reply = self._game.press(key)
            return self._game.reopen() if self._news.reopened() else reply
        return self._in_lobby(key, name)

    def _at_table(self, name: str) -> Reply:
        to = self.listener()
        match name:
            case "say":
                self._chat = ChatLine(to, self._said)
                return self._chat.opening()
            case "chat":
                return self._reply([self._news.earlier_line()])
            case "table":
                game = questions.rules_played(self._game) if self._game else []
                code = self._news.code
                lead = [*game, *([code_told(to, code)] if code else [])]
                return self._reply([*lead, *self._news.roster.sentences(to)])
            case "desk":
                self._menu = TableMenu(to, table_rows(
                    to, self._news.roster, self._news.stage, self._managed,
                    lambda: self._reply([self._news.leave()]), self._news.ties(),
                ))
                return self._menu.opening()
        return self._reply([self._news.answer(yes=name == "yes")])

    def _said(self, message: msg.Say | msg.SayPhrase) -> Reply:
        if isinstance(message, msg.Say):
            message = msg.Say(message.text, self.settings.language)
        sent = self._connection.send(message)
        told = self._news.own_line(message) if sent else self.listener().say("people-lost")
        return self._reply([told])

    def _managed(self, message: msg.Up) -> Reply:
        """Send what was chosen in the table menu, and wait for what comes of it."""
        if not self._connection.send(message):
            return self._reply([self.listener().say("people-lost")])
        self._news.expect(message)
        self._news.take_in(ANSWER_WAIT_S, lambda: self._news.has_something)
        return self._begun() or self._reply(
            self._news.take_notes() or [self.listener().say("turn-sent")]
        )

    def _chosen(self, reply: Reply) -> Reply:
        """Return the reply of the table menu, unless it was left for a game that has begun."""
        if self._menu and self._menu.done:
            self._menu = None
            return self._begun() or reply
        return reply

    def _in_lobby(self, key: str, name: str) -> Reply:
        to = self.listener()
        quits, self._quits = self._quits, False
        if name == "quit" and quits:
            self.close()
            return Reply((), leaving(to, "goodbye", serves=self._serves), status=0)
        if quits:
            return self._gathering([])
        match name:
            case "take" if self._news.roster.is_host:
                return self._start(msg.Start())
            case "quit":
                self._quits = True
                return self._reply([leaving(to, "quit", serves=self._serves)])
            case "repeat":
                return self._last
            case "help":
                known = [one for one in BY_KEY_AT_SHARED_TABLE.values() if one.name in IN_LOBBY]
                return self._gathering(key_sentences(to, list(dict.fromkeys(known))))
        lead = [] if name == "take" else [to.say("turn-refuse", key=key_name(to, key))]
        return self._gathering(lead)

    def _gathering(self, lead: Sequence[str]) -> Reply:
        """Return who is waited for before a game, behind what is told first."""
        to, roster = self.listener(), self._news.roster
        if self._news.state is None or self._news.stage != "gathering":
            return self._reply([*lead, to.say("people-wait-table")])
        if roster.is_host:
            line = to.say("people-gather", count=roster.open_seats)
        else:
            line = to.say("people-gather-guest", name=roster.name(roster.host))
        return self._reply([*lead, line])

    # -- replies -----------------------------------------------------------------------------

    def _finished(self, reply: Reply) -> Reply:
        """Return what is told in answer to the player, led by what waited."""
        return self._tell(self._ended() or self._led(self._news.take_notes(), reply))

    def _ended(self) -> Reply | None:
        """Return the last reply, if this seat is no longer to be had from here."""
        why = self._news.ended_by
        if not why:
            return None
        if why in GONE:
            self.held.update(slow=False, turn=False)
        self.close()
        told = [*self._news.take_notes(), self.listener().say(f"people-end-{why}")]
        return replace(self._reply(told), status=0)

    def _earcon(self) -> Reply | None:
        """Return a sound for what waits to be told, once for each."""
        if not self._news.notes.take_fresh():
            return None
        return Reply((), "", silent=True, cues=(Cue(Earcon.HANDOVER),))

    def _tell(self, reply: Reply) -> Reply:
        """Note what is told with a reply, and which of it is in another language."""
        if foreign := self._news.foreign_in(reply):
            reply = replace(reply, foreign=foreign)
        if self._game and self._table and not self._news.has_new_game:
            table, told_all = self._table, self._game.has_told_all
            entry = table.heard if told_all else table.entry_after(self._game.feed.told_number)
            if entry >= 0:
                self.held.update(told=entry, turn=told_all and self._is_awaited(table))
            if told_all:
                self._ask_record(table)
        if reply.repeatable and not reply.silent:
            self._last = reply
        if reply.status is not None:
            self.close()
        return reply

    def _is_awaited(self, table: RemoteGame) -> bool:
        """Tell whether a slow table waits for the player."""
        if not (self._game and table.own and self._news.is_slow) or table.is_over or table.waits:
            return False
        return self._game.feed.latest(table.own[0]).turn in table.own

    def _ask_record(self, table: RemoteGame) -> None:
        """Ask for the record once the end of a game was told; again where the table was told anew
        before it came, since the connection may have broken meanwhile."""
        is_missing = self._wants_record and table.is_over and not table.has_record
        if is_missing and self._asked_record is not self._news.state:
            self._asked_record = self._news.state
            table.ask_record()

    def _reply(self, sentences: Sequence[str]) -> Reply:
        return reply_of(self.listener(), sentences)

    def _led(self, notes: Sequence[str], reply: Reply) -> Reply:
        to = self.listener()
        lead = [to.stopped(upper_first(note)) for note in notes]
        return replace(reply, news=(*lead, *reply.news))

    def _ring(self) -> None:
        self._timer = None
        self._wake()
