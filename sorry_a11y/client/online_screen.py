"""The screen at a table of a server: the wait for a game, games, chat, and questions of its people.

While the player decides, news of others are told at once, followed by the choice. If the setting
says so, and always while the player types, a sound announces them, and the next reply tells them.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from sorry_a11y.client.notes import Notes
from sorry_a11y.client.seats import Visit
from sorry_a11y.client.table_menu import TableDesk
from sorry_a11y.client.table_news import NO_ANSWER_S, TableNews
from sorry_a11y.client.table_play import FrontOptions, TablePlay
from sorry_a11y.narration.catalog import Words, upper_first
from sorry_a11y.narration.people import leaving
from sorry_a11y.session.key_commands import (
    AT_SHARED_TABLE,
    BY_KEY_AT_SHARED_TABLE,
    OPENS_LIST,
    Command,
    command_of,
    key_name,
    key_sentences,
)
from sorry_a11y.session.reply import Ending, Reply, Shown, reply_of
from sorry_a11y.session.screen import Screen
from sorry_a11y.session.surroundings import PlayerSettings
from sorry_a11y.settings.values import Settings
from sorry_a11y.sound.earcons import Earcon
from sorry_a11y.wire import protocol as msg

_START_S = 5.0
"""Seconds to wait for a game to begin."""
_IN_LOBBY = frozenset({"say", "chat", "table", "desk", "take", "repeat", "help", "quit", "hush",
                       "yes", "no"})
"""The commands that mean something before there is a game."""


class OnlineScreen(Screen):
    """The screen of a player at a table of a server.

    Args:
        visit: The player's connection and seat.
        settings: The settings of the player.
        options: The properties of the terminal, page or window.

    Attributes:
        visit: The player's connection and seat.
        table: The news of the table.
        play: The game of the table.
    """

    def __init__(
        self, visit: Visit, settings: Settings | PlayerSettings, options: FrontOptions
    ) -> None:
        super().__init__(settings)
        self._notes = Notes(self.listener, options.alarm, options.clock)
        self.table = TableNews(visit, self._notes)
        self.play = TablePlay(self.table, visit, options, self.held)
        self.visit = visit
        self._options = options
        self._gathering = _Gathering(self.table, self.play, serves=visit.serves)
        self._desk = TableDesk(self.table, self.play)
        self._last = Reply((), "")

    @property
    def takes_line(self) -> bool:
        """True if a line of chat is typed with all its letters."""
        return self._desk.takes_line

    def listener(self) -> Words:
        """Return the words of the player's language."""
        return Words(self.settings.language, self._options.hands)

    # -- what a front calls ------------------------------------------------------------------

    def opened(self) -> Reply:
        """Return the kind of table, its invite code and its people; or the opening of the game."""
        table, told = self.table, self.visit.told_before
        table.wait(lambda: table.standing.state is not None)
        if table.standing.stage != "gathering":  # all that is not to be told again
            table.wait(lambda: table.game.is_new and table.game.heard >= told)
        to = self.listener()
        lead = [to.say("people-open", mode="keys" if self._options.by_keys else "lines")]
        self._notes.take()  # what came before there was anybody to tell is told otherwise
        reply = self.play.news() or self._gathering.reply([])
        lead += self.visit.lead
        if name := self.play.taken_over():
            lead.append(to.say("people-you-take-over", name=name))
        return self._told(reply, lead)

    def resumed(self) -> Reply:
        """Return what is to be decided, or who is waited for."""
        return self._told(self.play.reopened() or self._gathering.reply([]))

    def key(self, key: str) -> Reply:
        """Return the reply to one key, after the sentences that waited to be told."""
        self._take_in()
        self.table.questions.note_key()
        command = command_of(self.listener(), key, BY_KEY_AT_SHARED_TABLE)
        reply = None if self._desk.is_open else self.play.begun()
        asks = reply is None and command is not None and command.group == "asking"
        return self._told(reply or self._answer(key, command), asks=asks)

    def shown(self) -> Shown | None:
        """Return the choices that are shown now; None if there are none."""
        if self._desk.is_open:
            return self._desk.shown()
        game, stage = self.table.game, self.table.standing.stage
        if self.play.game and stage != "over":
            return None if game.is_new else self.play.game.shown()
        label = self._gathering.next_game()
        return Shown(f"{stage} {game.heard}", (label,), ("1",)) if label else None

    def take_at(self, at: int) -> Reply:
        """Take the choice with the index ``at`` of `shown`."""
        self._take_in()
        self.table.questions.note_key()
        reply = None if self._desk.has_menu else self.play.begun()
        shown = self.shown()
        if reply is None and shown and at < len(shown.labels):
            if self._desk.has_menu:
                reply = self._desk.take_at(at)
            elif self.play.game and self.table.standing.stage != "over":
                reply = self.play.reopened_or(self.play.game.take_at(at))
            else:
                reply = self._gathering.start()
        return self._told(reply or self.play.reopened() or self._gathering.reply([]))

    def take_in(self) -> None:
        """Read the messages that the table has sent."""
        self.table.take_in()
        if not (self.table.ended_by or self.table.game.is_behind):
            self.table.records.look_again(self.table.standing.state)

    @property
    def is_busy(self) -> bool:
        """True while the player types or is asked something.

        It is also true while they decide, unless the setting lets them hear news meanwhile.
        """
        if self.table.ended_by:
            return False
        if self.play.decides and not self._desk.is_open:
            return self.settings.messages == "wait"
        return self._desk.is_open or self._gathering.asks_to_leave or self.play.is_busy

    def hint(self) -> Reply | None:
        """Return a sound for what waits to be told."""
        return None if self.table.game.is_behind else self._notes.take_sound()

    def news(self) -> Reply | None:
        """Return the news to be told now without a key; None if there are none."""
        table = self.table
        if table.ended_by:
            return self._told(Reply((), ""))
        if table.game.is_behind or not self._notes.may_tell():
            return None
        if self.play.decides:
            return self._beside_choice()
        reply, notes = self.play.news(), [*self._notes.take(), *table.take_watched()]
        if reply is None and notes:
            in_game = self.play.game is not None
            reply = reply_of(self.listener(), notes) if in_game else self._gathering.reply(notes)
            notes = []
        if reply is None:
            return None
        self._notes.note_told()
        calls = any(cue.earcon is Earcon.YOUR_TURN for cue in reply.cues)
        return self._told(reply.replace(calls=calls), notes)

    def wake_by(self, wake: Callable[[], None]) -> None:
        """Have ``wake`` called when there may be news."""
        self._notes.wake = wake
        self.visit.connection.wake_by(wake)

    def say(self, message: msg.Say) -> Reply:
        """Say something to the table."""
        self._take_in()
        lead = self._notes.take()
        return self._told(self._desk.say(message), lead)

    def hang_up(self, why: Ending) -> Reply:
        """Return the farewell; the seat is kept."""
        self.close()
        return Reply((), self.listener().say(f"end-{why}", kept="yes"))

    def close(self) -> None:
        """Hang up. Idempotent."""
        self._notes.close()
        self.visit.connection.close()

    # -- steps -------------------------------------------------------------------------------

    def _take_in(self) -> None:
        """Read the messages that have come; wait a moment for news that the player has missed."""
        self.table.wait(lambda: not self.table.game.is_behind)
        self.play.notice_missed()

    def _answer(self, key: str, command: Command | None) -> Reply:
        if reply := self._desk.press(key, command):
            return reply
        name, played = command.name if command else "", self.play.game
        is_answer = name in ("yes", "no") and (played is None or self.table.questions.takes_answers)
        is_of_company = name in ("ask", "table") and played is None
        for_table = command in AT_SHARED_TABLE or is_of_company or is_answer
        if for_table and (played is None or played.takes_keys):
            if played:
                played.look_away()
            return self._desk.ask(name)
        self.table.chat.look_up()
        if played:
            return self.play.reopened_or(played.key(key))
        if name == "repeat" and not self._gathering.asks_to_leave:
            return self._last
        return self._gathering.press(key, name)

    def _beside_choice(self) -> Reply | None:
        """Return the sentences that wait, followed by the choice, which stays open."""
        sound, choice = self._notes.take_sound(), self.play.game and self.play.game.choice()
        if not (self._notes and choice):
            return None
        self._notes.note_told()
        return self._told(choice.replace(cues=sound.cues if sound else ()))

    def _told(
        self, reply: Reply, lead: Sequence[str] | None = None, *, asks: bool = False
    ) -> Reply:
        """Return a reply together with the sentences that wait; the farewell if the seat is gone.

        Args:
            reply: The reply.
            lead: The sentences that waited, if they were taken already.
            asks: Whether the key asked a question; then the sentences follow the answer.
        """
        table, to = self.table, self.listener()
        if last := table.take_end():
            reply = reply_of(to, last, status=0)
        else:
            waiting = self._notes.take() if lead is None else lead
            told = [to.stopped(upper_first(one)) for one in waiting]
            if asks and told and not reply.asks:
                *news, focus = (to.stopped(reply.focus), *told)
                reply = reply.replace(news=(*reply.news, *news), focus=to.left_open(focus))
            else:
                reply = reply.replace(news=(*told, *reply.news))
        if foreign := table.chat.foreign_in(reply):
            reply = reply.replace(foreign=foreign)
        self.play.note_told()
        if table.game.waits:
            self._notes.call_after("answer", NO_ANSWER_S)
        if reply.repeatable and not reply.silent:
            self._last = reply
        if reply.status is not None:
            self.close()
        return reply


class _Gathering:
    """The wait for a game.

    Args:
        news: The news of the table.
        play: Its game.
        serves: Whether this program is the server, so that others wait while it is ended.
    """

    def __init__(self, news: TableNews, play: TablePlay, *, serves: bool) -> None:
        self.asks_to_leave = False
        self._news = news
        self._play = play
        self._serves = serves

    def press(self, key: str, name: str) -> Reply:
        """Return the reply to a key; ``name``: its command, empty for none."""
        to = self._news.notes.listener()
        asked, self.asks_to_leave = self.asks_to_leave, False
        if name == "quit" and asked:
            return Reply((), leaving(to, "goodbye", serves=self._serves), status=0)
        if asked:
            return self.reply([])
        match name:
            case "take" if self._news.standing.is_host:
                return self.start()
            case "quit":
                self.asks_to_leave = True
                return reply_of(to, [leaving(to, "quit", serves=self._serves)])
            case "help":
                known = dict.fromkeys(
                    one._replace(keys=(OPENS_LIST,)) if one.name == "table" else one
                    for one in BY_KEY_AT_SHARED_TABLE.values() if one.name in _IN_LOBBY
                )
                return self.reply(key_sentences(to, list(known)))
        refused = to.say("decision-refuse", key=key_name(to, key))
        return self.reply([] if name == "take" else [refused])

    def start(self) -> Reply:
        """Begin a game; return its opening."""
        self._news.send(msg.Manage("start"))
        self._news.take_in(_START_S, lambda: self._news.has_something)
        return self._play.begun() or self.reply(self._news.notes.take())

    def next_game(self) -> str:
        """Return the sentence how the host begins the next game; empty if nobody can now."""
        if not (self._news.standing.is_host and self._play.has_told_all) or self._news.game.is_new:
            return ""
        message = {"gathering": "people-do-start", "over": "people-do-rematch"}.get(
            self._news.standing.stage
        )
        return upper_first(self._news.notes.listener().say(message)) if message else ""

    def reply(self, lead: Sequence[str]) -> Reply:
        """Return who is waited for, after the sentences ``lead``."""
        to, standing = self._news.notes.listener(), self._news.standing
        if standing.state is None or standing.stage != "gathering":
            line = to.say("people-wait-table")
        elif standing.is_host:
            line = to.say("people-gather", count=standing.open_seats)
        else:
            line = to.say("people-gather-guest", name=standing.name(standing.host))
        return reply_of(to, [*lead, line])
