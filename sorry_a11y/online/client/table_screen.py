"""The screen at a table of a server: the wait for a game, and what lies below each of its games.

While the player decides, news of others are told at once, followed by the choice. If the setting
says so, and always while the player types, a sound announces them, and the next reply tells them.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from sorry_a11y.core.rules.board import WATCHER
from sorry_a11y.online.client.between_games import BetweenGames, WaitingRoom
from sorry_a11y.online.client.table import NO_ANSWER_S
from sorry_a11y.online.client.table_base import TableBase
from sorry_a11y.online.client.table_course import TableCourse
from sorry_a11y.online.client.table_menu import table_menu
from sorry_a11y.output.narration.catalog import Words, upper_first
from sorry_a11y.output.sound.earcons import Earcon
from sorry_a11y.ui.session.at_keyboard import Listeners
from sorry_a11y.ui.session.game_base import Afterwards, Controls, GameHooks
from sorry_a11y.ui.session.game_screen import Beginning, GameScreen
from sorry_a11y.ui.session.key_commands import (
    AT_SHARED_TABLE,
    BY_KEY_AT_SHARED_TABLE,
    COMMANDS,
    command_of,
)
from sorry_a11y.ui.session.reply import Ending, Reply, reply_of
from sorry_a11y.ui.session.screen import Screen


class TableScreen(TableBase):
    """The screen of a player at a table of a server, the lowest one of the session.

    Args:
        session: The session of the player.
        visit: The player's connection and seat.
        options: The properties of the terminal, page or window.
    """

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
        return table.ended_by != "" or (
            table.people.state is not None and (table.people.stage == "gathering" or has_game)
        )

    def _opening(self) -> Reply:
        to, people = self.listener(), self.table.people.state
        reply = self.begun() or self._gathering([])
        by_key = "keys" if self.options.by_keys else "lines"
        # the opening of a game that is new here names the key for help itself
        names_no_key = to.hands == "touch" or (self.game and self.visit.told_before < 0)
        of = "all" if people and people.public else "friends"
        opening = to.say("people-open", mode="none" if names_no_key else by_key, of=of)
        lead = [opening, *self.visit.lead]
        if not self.visit.seat.seats:
            lead.append(to.say("people-watch-only"))
        # they are told first and once, also if the reply is held back for a decision
        earlier = {
            to.say("people-open", mode=mode, of=of)
            for mode in (by_key, "none")
            for of in ("all", "friends")
        }
        came = [one for one in self.notes.take() if one not in (*lead, *earlier)]
        for one in [*lead, *came]:
            self.notes.add(one)
        return reply

    def resumed(self) -> Reply | None:
        """Return who is waited for."""
        return self._gathering([])

    def key(self, key: str) -> Reply:  # noqa: ARG002 nothing is known of the table
        """Return what has come of the table, or that it is waited for."""
        return self.begun() or self._gathering([])

    # -- news ------------------------------------------------------------------------------------

    def news(self) -> Reply | None:
        """Return the news to be told now without a key; None if there are none."""
        table = self.table
        table.look()
        if table.ended_by:
            return Reply((), "")  # the farewell takes its place
        if table.is_behind or not self.notes.may_tell():
            return None
        reply = self._turns()
        if reply and reply.pending:
            return reply  # the answer to it tells what waits
        notes = [*self.notes.take(), *table.take_watched()]
        if reply is None and not notes:
            return None
        to = self.listener()
        if reply is None:
            reply = self.told(notes) if self.game else self._gathering(notes)
        else:
            reply = reply.replace(news=(*_stopped(to, notes), *reply.news))
        self.notes.note_told()
        return reply

    def hint(self) -> Reply | None:
        """Return the news while nothing lies on the game; else a sound, or news and the choice."""
        self.table.look()
        if self.table.ended_by or self._is_between or self.session.inner is self.game:
            return self.news()
        if self.table.is_behind:
            return None
        if self.game and self.game.decision:
            if not self.game.course.is_deciding or self.table.is_reopened:
                return self.news()
            if self.settings.messages != "wait":
                return self._beside_choice(self.game)
        return self.notes.take_sound()

    def _beside_choice(self, game: GameScreen) -> Reply | None:
        """Return the sentences that wait, followed by the choice, which stays open."""
        if not (self.notes and self.notes.may_tell() and game.decision):
            return None
        sound = self.notes.take_sound()
        self.notes.note_told()
        return game.decision.menu.again().replace(cues=sound.cues if sound else ())

    def _turns(self) -> Reply | None:
        """Return what has come of the game; None if there is nothing."""
        if reply := self.begun():
            return reply
        if self.game is None:
            return None
        if self.table.take_return():
            self.come_back()
        if self.table.take_reopened() or self.game.decision:
            return self.game.reopen()
        return self._course.turns()

    def begun(self) -> Reply | None:
        """Return the opening of a game that has begun and was not told yet."""
        game, visit, options = self.table.take_new(), self.visit, self.options
        if game is None:
            return None
        # nobody who watched and takes a seat in it hears the game from its beginning
        has_watched = self.game is not None
        remembered = game.told_before(visit.seat.told if has_watched else visit.told_before)
        comes_back = bool(remembered) or (not has_watched and visit.told_before >= 0)
        self.session.back_to(self)
        self.game = GameScreen(
            self.session,
            game,
            listeners=Listeners(game.own or (WATCHER,), hands=options.hands),
            controls=Controls(
                (*COMMANDS, *AT_SHARED_TABLE),
                options.by_keys,
                game.setup.may_undo and bool(game.own),
            ),
            hooks=GameHooks(lambda: Afterwards([], screen=self._course.rows_after)),
            beginning=Beginning(
                lead=self.table.words().own_seat() if remembered and has_watched else (),
                remembered=remembered if comes_back else None,
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
        if key is None and self.last.focus:  # news that begin the player's turn
            is_turn = any(cue.earcon is Earcon.YOUR_TURN for cue in reply.cues)
            reply = reply.replace(calls=is_turn)
        if foreign := table.talk.foreign_in(reply):
            reply = reply.replace(foreign=foreign)
        self._note_told()
        if table.waits:
            self.notes.call_after("answer", NO_ANSWER_S)
        if reply.repeatable and not reply.silent:
            self.last = reply
        if reply.status is not None:
            self.close()
        return reply

    def _with_notes(self, reply: Reply, *, behind: bool) -> Reply:
        """Return a reply with the sentences that wait, before it or behind it."""
        to = self.listener()
        told = _stopped(to, self.notes.take())
        if not (told and behind):
            return reply.replace(news=(*told, *reply.news))
        *news, focus = (to.stopped(reply.focus), *told)
        return reply.replace(news=(*reply.news, *news), focus=to.left_open(focus))

    def _note_told(self) -> None:
        """Save how much was told, and ask for the record if the end of the game was."""
        table, screen = self.table, self.game
        game = table.game
        if game is None or screen is None or table.is_new:
            return
        told_all = self.has_told_all
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

    # -- the wait for a game ----------------------------------------------------------------------

    def _gathering(self, lead: Sequence[str]) -> Reply:
        """Return the rows before a game, after ``lead``; or that the table is waited for."""
        to, people = self.listener(), self.table.people
        if self._is_between:
            return self.told(lead)
        if people.state is None or people.stage != "gathering":
            return reply_of(to, [*lead, to.say("people-wait-table")])
        return self.session.visit(WaitingRoom(self, lead))

    @property
    def _is_between(self) -> bool:
        """Whether the rows between two games take the keys."""
        return isinstance(self.session.inner, BetweenGames)

    def told(self, sentences: Sequence[str]) -> Reply:
        """Return sentences, and between two games the row that stood before them."""
        top = self.session.inner
        if isinstance(top, BetweenGames):
            return top.told(sentences)
        return reply_of(self.listener(), sentences).replace(is_news=True)

    def menu(self) -> Screen:
        """Return the menu of the table."""
        return table_menu(self)

    # -- coming and going ------------------------------------------------------------------------

    def wake_by(self, wake: Callable[[], None]) -> None:
        """Have ``wake`` called when there may be news."""
        self.notes.wake = wake
        self.visit.connection.wake_by(wake)

    def hang_up(self, why: Ending) -> Reply:
        """Return the farewell; the seat is kept."""
        self.close()
        return Reply((), self.listener().say(f"end-{why}", kept="yes"))

    def close(self) -> None:
        """Hang up. Idempotent."""
        self.notes.close()
        self.visit.connection.close()


def _stopped(to: Words, sentences: Sequence[str]) -> list[str]:
    return [to.stopped(upper_first(one)) for one in sentences]
