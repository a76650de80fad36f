"""A table elsewhere, from its first chair to the last game: lobby, games, talk, and what its people
ask of one another.

Nothing is printed while the player decides or types: an earcon sounds, and what there is to tell
leads the next reply.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from threading import Timer
from time import monotonic

from sorry_a11y.client.chat_line import ChatLine
from sorry_a11y.client.remote_game import (
    ANSWER_WAIT_S,
    GameOver,
    RemoteGame,
    RemoteInterlude,
    TableConnection,
)
from sorry_a11y.client.seat_store import HeldSeat, NoSeatStore, SavedSeat, SeatStore
from sorry_a11y.client.table_menu import TableMenu, rows_for
from sorry_a11y.client.table_news import KeepGame, TableNews
from sorry_a11y.narration.catalog import Words, upper_first
from sorry_a11y.narration.people import leaving
from sorry_a11y.rules.board import WATCHER
from sorry_a11y.session import questions
from sorry_a11y.session.key_commands import (
    BY_KEY_IN_COMPANY,
    COMMANDS,
    COMPANY,
    Command,
    command_of,
    key_name,
    key_sentences,
)
from sorry_a11y.session.presenter import Presenter
from sorry_a11y.session.reply import Ending, Reply
from sorry_a11y.session.screen import KeepSettings, PlainScreen
from sorry_a11y.settings.values import Settings
from sorry_a11y.sound.earcons import Cue, Earcon
from sorry_a11y.wire import protocol as msg

APART_S = 0.3
"""Seconds between two writes that no key asked for (LISTENING 25)."""
IN_LOBBY = frozenset({"say", "chat", "table", "desk", "take", "repeat", "help", "quit", "hush",
                      "yes", "no"})
"""The commands that mean something before there is a game."""


class OnlineSession(PlainScreen):
    """The table at which the player has ``seat``, which is saved in ``store`` as the evening goes
    on. ``lead``: what is told first; ``keep_game``: keeps the games that are played, None where
    none are kept; ``serves``: whether the table is served by this program, and others wait while
    it is ended."""

    def __init__(
        self, line: TableConnection, seat: SavedSeat, settings: Settings, *, by_keys: bool,
        store: SeatStore | None = None, keep_settings: KeepSettings | None = None,
        lead: Sequence[str] = (), keep_game: KeepGame | None = None, serves: bool = False,
    ) -> None:
        super().__init__(settings)
        self._line = line
        self.held = HeldSeat(seat, store or NoSeatStore())
        self._news = TableNews(line, self.held, self.listener, keep_game)
        self._wants_record = keep_game is not None and bool(seat.seats)
        self._asked_record: msg.TableState | None = None
        self._by_keys = by_keys
        self._keep_settings = keep_settings
        self._lead = list(lead)
        self._told = seat.told
        self._serves = serves
        self._game: Presenter | None = None
        self._table: RemoteGame | None = None
        self._chat: ChatLine | None = None
        self._desk: TableMenu | None = None
        self._quits = False
        self._last = Reply((), "")
        self._wake: Callable[[], None] = lambda: None
        self._wrote = 0.0
        self._timer: Timer | None = None

    # -- what an edge calls ------------------------------------------------------------------

    @property
    def takes_line(self) -> bool:  # type: ignore[override]
        """A line of chat is typed with all its letters."""
        return self._chat is not None

    def listener(self) -> Words:
        """The words of the player's language, which a key may change in a game."""
        game = getattr(self, "_game", None)
        if game:
            self.settings = game.settings
        return Words(self.settings.language)

    def open(self) -> Reply:
        """What kind of table it is, how friends come, and who begins; or the game."""
        self._news.take_in(ANSWER_WAIT_S, lambda: self._news.state is not None)
        if self._news.state and self._news.state.stage != "gathering":
            self._news.take_in(ANSWER_WAIT_S, lambda: self._news.has_game and (
                self._news.heard >= self._told  # all that is not to be told again
            ))
        title = self.listener().say("people-open", mode="keys" if self._by_keys else "lines")
        self._news.forget()
        return self._tell(self._ended() or self._led(
            [title, *self._lead], self._game_news() or self._gathering([])
        ))

    def press(self, key: str) -> Reply:
        """The reply to one key, led by what waited to be told."""
        self._take_in()
        command = command_of(self.listener(), key, BY_KEY_IN_COMPANY)
        reply = None if self._chat or self._desk else self._begun()
        if reply is None:
            reply = self._answer(key, command)
        return self._tell(self._ended() or self._led(self._news.take(), reply))

    def news(self) -> Reply | None:
        """What there is to tell though no key asked for it."""
        self._news.take_in()
        if ended := self._ended():
            return ended
        if self._news.is_behind:
            return None
        if self._asked_record and self._table:
            self._ask_record(self._table)
        if self._is_busy:
            return self._earcon()
        if (wait := self._wrote + APART_S - monotonic()) > 0:
            self._wake_in(wait)
            return None
        reply = self._game_news()
        notes = self._news.take()
        if reply is None and not notes:
            return None
        if reply is None:
            reply = self._gathering(notes) if not self._game else self._reply(notes)
        else:
            reply = self._led(notes, reply)
        self._wrote = monotonic()
        return self._tell(reply)

    def wake_by(self, wake: Callable[[], None]) -> None:
        """Have ``wake`` called when there may be news."""
        self._wake = wake
        self._line.wake_by(wake)

    def hang_up(self, why: Ending) -> Reply:
        """A clean farewell; the chair is kept."""
        self.close()
        return Reply((), self.listener().say(f"end-{why}", kept="yes"))

    def close(self) -> None:
        """Hang up. Idempotent."""
        if self._timer:
            self._timer.cancel()
        self._line.close()

    @property
    def heard(self) -> int:
        """The last line of the table's journal that was heard."""
        return self._news.heard

    # -- the game ----------------------------------------------------------------------------

    def _begun(self) -> Reply | None:
        """The opening of a game that has begun and was not told yet."""
        table = self._news.new_game()
        if table is None:
            return None
        comes_back = self._game is None and self._told >= 0
        self._table = table
        self._game = Presenter(
            table, self.settings, by_keys=self._by_keys, keep_settings=self._keep_settings,
            may_undo=table.may_undo and bool(table.own), seats=table.own or (WATCHER,),
            interlude=RemoteInterlude(table, serves=self._serves),
            afterwards=GameOver(self.listener), commands=(*COMMANDS, *COMPANY),
            remembered=table.told_before(self._told) if comes_back else None,
        )
        self._game.settable = self.settable
        return self._game.open()

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
        """Take what has come; what is on its way of what was missed is waited for a moment."""
        self._news.take_in(ANSWER_WAIT_S, lambda: not self._news.is_behind)
        self._notice_missed()

    def _notice_missed(self) -> None:
        if self._game and self._news.came_back():
            self._game.come_back()

    @property
    def _is_busy(self) -> bool:
        if self._chat or self._desk or self._quits:
            return True
        game = self._game
        return game is not None and not self._news.has_new_game and (
            (game.is_busy and not self._news.is_reopened) or not game.takes_keys
        )

    # -- keys --------------------------------------------------------------------------------

    def _answer(self, key: str, command: Command | None) -> Reply:
        if self._chat:
            return self._typed(key)
        if self._desk:
            return self._at_desk(key, command)
        name = command.name if command else ""
        for_table = command in COMPANY or name == "table"
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
                self._chat = ChatLine(to)
                return self._reply([self._chat.opening()])
            case "chat":
                return self._reply([self._news.earlier_line()])
            case "table":
                game = questions.rules_played(self._game) if self._game else []
                code = self._news.code
                lead = [*game, *([to.say("people-code", code=code)] if code else [])]
                return self._reply([*lead, *self._news.roster.sentences(to)])
            case "desk":
                self._desk = TableMenu(to, rows_for(
                    to, self._news.roster, self._news.stage, self._line.send, self._news.leave
                ))
                return self._reply(self._desk.opening())
        return self._reply([self._news.answer(yes=name == "yes")])

    def _typed(self, key: str) -> Reply:
        assert self._chat, "a line is typed"
        told, message = self._chat.press(key)
        if self._chat.done:
            self._chat = None
        if message is not None:
            sent = self._line.send(message)
            told = self._news.own_line(message) if sent else self.listener().say("people-lost")
        return self._reply([told])

    def _at_desk(self, key: str, command: Command | None) -> Reply:
        assert self._desk, "the desk is open"
        return self._done_at_desk(self._desk.press(key, command))

    def _done_at_desk(self, lines: Sequence[str]) -> Reply:
        """The reply to what was done at the desk, which may have been left by it."""
        if self._desk and not self._desk.done:
            return self._reply(lines)
        self._desk = None
        if lines == [self.listener().say("turn-sent")]:  # nobody answers the rest
            self._news.take_in(ANSWER_WAIT_S, lambda: self._news.has_something)
        begun = self._begun()
        return begun or self._reply(self._news.take() or lines)

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
                self._line.send(msg.Start())
                self._news.take_in(5 * ANSWER_WAIT_S, lambda: self._news.has_game or bool(
                    self._news.has_something
                ))
                return self._begun() or self._gathering(self._news.take())
            case "quit":
                self._quits = True
                return self._reply([leaving(to, "quit", serves=self._serves)])
            case "repeat":
                return self._last
            case "help":
                known = [one for one in BY_KEY_IN_COMPANY.values() if one.name in IN_LOBBY]
                return self._gathering(key_sentences(to, list(dict.fromkeys(known))))
        lead = [] if name == "take" else [to.say("turn-refuse", key=key_name(to, key))]
        return self._gathering(lead)

    def _gathering(self, lead: Sequence[str]) -> Reply:
        """Who is waited for before a game, behind what is told first."""
        to, roster = self.listener(), self._news.roster
        if self._news.state is None or self._news.stage != "gathering":
            return self._reply([*lead, to.say("people-wait-table")])
        if roster.is_host:
            line = to.say("people-gather", count=roster.open_seats)
        else:
            line = to.say("people-gather-guest", name=roster.name(roster.host))
        return self._reply([*lead, line])

    # -- replies -----------------------------------------------------------------------------

    def _ended(self) -> Reply | None:
        """The last reply, if this chair is no longer to be had from here."""
        why = self._news.ended_by
        if not why:
            return None
        self.close()
        notes = self._news.take()
        return replace(self._reply([*notes, self.listener().say(f"people-end-{why}")]), status=0)

    def _earcon(self) -> Reply | None:
        """A sound for what waits to be told, once for each."""
        if not self._news.take_fresh():
            return None
        return Reply((), "", silent=True, cues=(Cue(Earcon.HANDOVER),))

    def _tell(self, reply: Reply) -> Reply:
        if self._game and self._table and not self._news.has_new_game:
            table, told_all = self._table, self._game.has_told_all
            line = table.heard if told_all else table.line_after(self._game.ear.told_number)
            if line >= 0:
                self.held.update(told=line)
            if told_all:
                self._ask_record(table)
        if reply.repeatable and not reply.silent:
            self._last = reply
        if reply.status is not None:
            self.close()
        return reply

    def _ask_record(self, table: RemoteGame) -> None:
        """Once the end of a game was told, ask for its record; again where the table was told anew
        before it came, since the line may have broken meanwhile."""
        is_missing = self._wants_record and table.is_over and not table.has_record
        if is_missing and self._asked_record is not self._news.state:
            self._asked_record = self._news.state
            table.ask_record()

    def _reply(self, sentences: Sequence[str]) -> Reply:
        to = self.listener()
        *news, focus = map(upper_first, sentences)
        return Reply(tuple(map(to.stopped, news)), to.left_open(focus))

    def _led(self, notes: Sequence[str], reply: Reply) -> Reply:
        to = self.listener()
        lead = [to.stopped(upper_first(note)) for note in notes]
        return replace(reply, news=(*lead, *reply.news))

    def _wake_in(self, seconds: float) -> None:
        if self._timer is None or not self._timer.is_alive():
            self._timer = Timer(seconds, self._wake)
            self._timer.daemon = True
            self._timer.start()
