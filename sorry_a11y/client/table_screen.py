"""The screen at a table of a server: the wait for a game, and what lies below each of its games.

While the player decides, news of others are told at once, followed by the choice. If the setting
says so, and always while the player types, a sound announces them, and the next reply tells them.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from time import monotonic
from typing import NamedTuple

from sorry_a11y.client.notes import Notes
from sorry_a11y.client.seats import Visit
from sorry_a11y.client.table import NO_ANSWER_S, Table
from sorry_a11y.client.table_course import TableCourse
from sorry_a11y.client.table_menu import table_menu
from sorry_a11y.narration.catalog import Hands, Words, upper_first
from sorry_a11y.narration.people import leaving, phrase_text
from sorry_a11y.rules.board import WATCHER
from sorry_a11y.session.at_keyboard import Listeners
from sorry_a11y.session.game_course import Afterwards, GameHooks
from sorry_a11y.session.game_screen import Beginning, Controls, GameScreen
from sorry_a11y.session.key_commands import (
    AT_SHARED_TABLE,
    BY_KEY_AT_SHARED_TABLE,
    COMMANDS,
    OPENS_LIST,
    command_of,
    key_name,
    key_sentences,
)
from sorry_a11y.session.line_screen import LineScreen
from sorry_a11y.session.list_screen import QuestionScreen
from sorry_a11y.session.player_session import PlayerSession
from sorry_a11y.session.reply import Ending, Reply, Shown, reply_of
from sorry_a11y.session.row_menu import Row
from sorry_a11y.session.screen import Screen
from sorry_a11y.session.surroundings import Alarm
from sorry_a11y.sound.earcons import Earcon
from sorry_a11y.wire import protocol as msg
from sorry_a11y.wire.protocol import fit_line

_BEFORE_A_GAME = frozenset({
    "say", "chat", "table", "desk", "take", "repeat", "help", "quit", "hush", "yes", "no",
})
"""The commands that mean something before there is a game."""


class FrontOptions(NamedTuple):
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


class TableScreen(Screen):
    """The screen of a player at a table of a server, the lowest one of the session.

    Args:
        session: The session of the player.
        visit: The player's connection and seat.
        options: The properties of the terminal, page or window.

    Attributes:
        session: As given.
        visit: As given.
        table: The table.
        game: The screen of its game, which lies on this one; None before there is one.
    """

    def __init__(self, session: PlayerSession, visit: Visit, options: FrontOptions) -> None:
        super().__init__(session.held)
        self.session = session
        self.visit = visit
        self.game: GameScreen | None = None
        self._options = options
        self._notes = Notes(self.listener, options.alarm, options.clock)
        self.table = Table(visit, self._notes)
        self._last = Reply((), "")

    def listener(self) -> Words:
        """Return the words of the player's language."""
        return Words(self.settings.language, self._options.hands)

    # -- what a session calls --------------------------------------------------------------------

    def opened(self) -> Reply:
        """Return the kind of table, its invite code and its people; or the opening of the game."""
        if self._has_come():
            return self._opening()
        return self.session.held_back(self._opening(), self._has_come, self._opening)

    def _has_come(self) -> bool:
        """Return whether the table has told its state, and of a game all that was not told."""
        table = self.table
        has_game = table.is_new and table.heard >= self.visit.told_before
        return table.ended_by != "" or (table.people.state is not None and (
            table.people.stage == "gathering" or has_game
        ))

    def _opening(self) -> Reply:
        to, mode = self.listener(), "keys" if self._options.by_keys else "lines"
        self._notes.take()  # what came before there was anybody to tell is told otherwise
        reply = self.begun() or self._gathering([])
        lead = [to.say("people-open", mode=mode), *self.visit.lead]
        if name := self._taken_over():
            lead.append(to.say("people-you-take-over", name=name))
        for one in lead:  # they are told first, also if the reply is held back for a decision
            self._notes.add(one)
        return reply

    def resumed(self) -> Reply | None:
        """Return who is waited for."""
        return self._gathering([])

    def key(self, key: str) -> Reply:
        """Return the reply to one key before there is a game."""
        if begun := self.begun():
            return begun
        to = self.listener()
        command = command_of(to, key, BY_KEY_AT_SHARED_TABLE)
        name = command.name if command else ""
        if name == "repeat":
            return self._last
        if reply := self.answered(name):
            return reply
        match name:
            case "take" if self.table.people.is_host:
                return self.start()
            case "quit":
                return self.session.visit(self._quit_question())
            case "help":
                known = dict.fromkeys(
                    one._replace(keys=(OPENS_LIST,)) if one.name == "table" else one
                    for one in BY_KEY_AT_SHARED_TABLE.values() if one.name in _BEFORE_A_GAME
                )
                return self._gathering(key_sentences(to, list(known)))
        refused = to.say("decision-refuse", key=key_name(to, key))
        return self._gathering([] if name == "take" else [refused])

    def answered(self, name: str) -> Reply | None:
        """Return the answer to a command of the table, apart from its game; None for others."""
        to = self.listener()
        match name:
            case "say":
                return self.session.visit(self._chat_line())
            case "chat":
                return reply_of(to, [self.table.talk.earlier()])
            case "ask" | "table":
                return reply_of(to, self.table.company())
            case "desk":
                return self.session.visit(table_menu(self))
            case "yes" | "no":
                return reply_of(to, [self.table.talk.answer(yes=name == "yes")])
        return None

    def shown(self) -> Shown | None:
        """Return the row by which the host begins; None for all others."""
        return self.next_game()

    def take_at(self, at: int) -> Reply:  # noqa: ARG002 there is one row
        """Begin the game."""
        return self.begun() or self.start()

    def next_game(self) -> Shown | None:
        """Return the row by which the host begins the next game; None if nobody can now."""
        table = self.table
        if not (table.people.is_host and self._has_told_all) or table.is_new:
            return None
        stage = table.people.stage
        message = {"gathering": "people-do-start", "over": "people-do-rematch"}.get(stage)
        if message is None:
            return None
        return Shown(
            f"{stage} {table.heard}", (upper_first(self.listener().say(message)),), ("1",)
        )

    # -- news ------------------------------------------------------------------------------------

    def news(self) -> Reply | None:
        """Return the news to be told now without a key; None if there are none."""
        table = self.table
        table.look()
        if table.ended_by:
            return Reply((), "")  # the farewell takes its place
        if table.is_behind or not self._notes.may_tell():
            return None
        reply, notes = self._turns(), [*self._notes.take(), *table.take_watched()]
        if reply is None and not notes:
            return None
        to = self.listener()
        if reply is None:
            reply = reply_of(to, notes) if self.game else self._gathering(notes)
        else:
            reply = reply.replace(news=(*_stopped(to, notes), *reply.news))
        self._notes.note_told()
        return reply

    def hint(self) -> Reply | None:
        """Return the news while nothing lies on the game; else a sound, or news and the choice."""
        self.table.look()
        if self.table.ended_by or self.session.inner is self.game:
            return self.news()
        if self.table.is_behind:
            return None
        if self.game and self.game.decision:
            if not self.game.course.is_deciding or self.table.is_reopened:
                return self.news()
            if self.settings.messages != "wait":
                return self._beside_choice(self.game)
        return self._notes.take_sound()

    def _beside_choice(self, game: GameScreen) -> Reply | None:
        """Return the sentences that wait, followed by the choice, which stays open."""
        if not (self._notes and self._notes.may_tell() and game.decision):
            return None
        sound = self._notes.take_sound()
        self._notes.note_told()
        return game.decision.menu.again().replace(cues=sound.cues if sound else ())

    def _turns(self) -> Reply | None:
        """Return what has come of the game; None if there is nothing."""
        if reply := self.begun():
            return reply
        if self.game is None:
            return None
        self._notice_return()
        if self.table.take_reopened() or self.game.decision:
            return self.game.reopen()
        return self._course.turns()

    def begun(self) -> Reply | None:
        """Return the opening of a game that has begun and was not told yet."""
        game, visit, options = self.table.take_new(), self.visit, self._options
        if game is None:
            return None
        comes_back = self.game is None and visit.told_before >= 0
        self.session.back_to(self)
        self.game = GameScreen(
            self.session, game,
            listeners=Listeners(game.own or (WATCHER,), hands=options.hands),
            controls=Controls(
                (*COMMANDS, *AT_SHARED_TABLE), options.by_keys,
                game.setup.may_undo and bool(game.own),
            ),
            # the table menu has the rows that follow a game
            hooks=GameHooks(lambda: Afterwards([self.listener().say("people-over")])),
            beginning=Beginning(
                remembered=game.told_before(visit.told_before) if comes_back else None
            ),
            lead_by=partial(TableCourse, at=self, game=game),
        )
        return self.session.visit(self.game)

    @property
    def _course(self) -> TableCourse:
        assert self.game, "there is a game"
        course = self.game.course
        assert isinstance(course, TableCourse), "of a table elsewhere"
        return course

    def come_back(self) -> None:
        """Note that the player was away, so that the next news are told in short."""
        if self.game:
            self.game.course.missed = True

    def _notice_return(self) -> None:
        if self.table.take_return():
            self.come_back()

    # -- what this screen adds to each reply -----------------------------------------------------

    def around(self, reply: Reply, key: str | None) -> Reply:
        """Return a reply with the sentences that wait; the farewell if the seat is gone."""
        if reply.silent and not reply.focus:
            return reply
        table, to = self.table, self.listener()
        table.look()
        command = command_of(to, key, BY_KEY_AT_SHARED_TABLE) if key else None
        if key is not None:
            table.talk.note_key()
        if key and not (command and command.name == "chat"):
            table.talk.look_up()
        if last := table.take_end():
            reply = reply_of(to, last, status=0)
        else:
            asks = command is not None and command.group == "asking" and not reply.asks
            reply = self._with_notes(reply, behind=asks)
        if key is None and self._last.focus:  # news that begin the player's turn
            is_turn = any(cue.earcon is Earcon.YOUR_TURN for cue in reply.cues)
            reply = reply.replace(calls=is_turn)
        if foreign := table.talk.foreign_in(reply):
            reply = reply.replace(foreign=foreign)
        self._note_told()
        if table.waits:
            self._notes.call_after("answer", NO_ANSWER_S)
        if reply.repeatable and not reply.silent:
            self._last = reply
        if reply.status is not None:
            self.close()
        return reply

    def _with_notes(self, reply: Reply, *, behind: bool) -> Reply:
        """Return a reply with the sentences that wait, before it or behind it."""
        to = self.listener()
        told = _stopped(to, self._notes.take())
        if not (told and behind):
            return reply.replace(news=(*told, *reply.news))
        *news, focus = (to.stopped(reply.focus), *told)
        return reply.replace(news=(*reply.news, *news), focus=to.left_open(focus))

    @property
    def _has_told_all(self) -> bool:
        """True if everything that has happened was told."""
        return self.game is None or not self.game.who.feed.untold.events

    def _note_told(self) -> None:
        """Save how much was told, and ask for the record if the end of the game was."""
        table, screen = self.table, self.game
        game = table.game
        if game is None or screen is None or table.is_new:
            return
        told_all = self._has_told_all
        entry = game.heard if told_all else game.entry_after(screen.who.feed.told_number)
        if entry >= 0:
            self.visit.update(told=entry, turn=told_all and self._is_awaited(screen))
        if told_all:
            table.records.told_end(game, table.people.state)

    def _is_awaited(self, screen: GameScreen) -> bool:
        """Return whether a slow table waits for the player."""
        game = self.table.game
        if game is None or not (game.own and self.table.people.is_slow):
            return False
        if game.is_over or game.waits:
            return False
        return screen.who.feed.latest(game.own[0]).turn in game.own

    def _taken_over(self) -> str:
        """Return the name of the bot whose seat the player took in a game under way.

        It is empty if there is none, or if it was told in an earlier visit.
        """
        known, game = self.table.people, self.table.game
        if self.visit.told_before >= 0 or self.game is None or game is None or not game.own:
            return ""
        name = game.seating.name(game.own[0])
        return name if name != known.name(known.own) else ""

    # -- what the player asks of the table -------------------------------------------------------

    def say(self, message: msg.Say) -> Reply:
        """Say something to the table; its answer is told."""
        to = self.listener()
        if message.text:
            message = msg.Say(message.text, language=to.language)
        if not self.table.talk.say(message):
            return reply_of(to, [to.say("people-lost")])
        return self._answered_by_notes()

    def manage(self, message: msg.Up) -> Reply:
        """Send a request of the table menu; its answer is told."""
        if lost := self.table.send(message):
            return reply_of(self.listener(), [lost])
        if isinstance(message, msg.Leave):
            return Reply((), "")  # the farewell takes its place
        self.table.talk.expect(message)
        return self._answered_by_notes()

    def start(self) -> Reply:
        """Begin a game."""
        return self.manage(msg.Manage("start"))

    def _answered_by_notes(self) -> Reply:
        to = self.listener()
        return self.session.held_back(
            reply_of(to, [to.say("people-wait-table")]), lambda: self.table.has_something,
            lambda: self.begun() or reply_of(to, self._notes.take() or [to.say("decision-sent")]),
        )

    def _chat_line(self) -> LineScreen:
        """Return the question for a line of chat, which is typed or chosen from ready phrases."""
        to = self.listener()

        def left() -> Reply:
            return reply_of(to, [to.say("people-say-left")])

        def done(text: str) -> Reply:
            line = fit_line(text)
            return self.say(msg.Say(line)) if line else left()

        return LineScreen(
            self.session, lambda: reply_of(to, [to.say("people-say")]), done, left,
            [Row(partial(phrase_text, to, one), partial(self.say, msg.Say(phrase=one)))
             for one in msg.PHRASES],
        )

    def _quit_question(self) -> QuestionScreen:
        to, serves = self.listener(), self.visit.serves
        return QuestionScreen(
            self.session, lambda: reply_of(to, [leaving(to, "quit", serves=serves)]), "quit",
            lambda: self.session.end(
                Reply((), leaving(to, "goodbye", serves=serves), status=0)
            ),
            lambda: Reply((), "", status=0),
            lambda: (("q", to.say("help-quit")), ("escape", to.say("end-stay"))),
        )

    def _gathering(self, lead: Sequence[str]) -> Reply:
        """Return who is waited for, after the sentences ``lead``."""
        to, known = self.listener(), self.table.people
        if known.state is None or known.stage != "gathering":
            line = to.say("people-wait-table")
        elif known.is_host:
            line = to.say("people-gather", count=known.open_seats)
        else:
            line = to.say("people-gather-guest", name=known.name(known.host))
        return reply_of(to, [*lead, line])

    # -- coming and going ------------------------------------------------------------------------

    def wake_by(self, wake: Callable[[], None]) -> None:
        """Have ``wake`` called when there may be news."""
        self._notes.wake = wake
        self.visit.connection.wake_by(wake)

    def hang_up(self, why: Ending) -> Reply:
        """Return the farewell; the seat is kept."""
        self.close()
        return Reply((), self.listener().say(f"end-{why}", kept="yes"))

    def close(self) -> None:
        """Hang up. Idempotent."""
        self._notes.close()
        self.visit.connection.close()


def _stopped(to: Words, sentences: Sequence[str]) -> list[str]:
    return [to.stopped(upper_first(one)) for one in sentences]
