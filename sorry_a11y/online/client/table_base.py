"""What a player at a table of a server asks of it, before a game and in it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from functools import partial
from time import monotonic
from typing import NamedTuple

from sorry_a11y.online.client.notes import Notes
from sorry_a11y.online.client.seats import Visit
from sorry_a11y.online.client.table import Table
from sorry_a11y.online.wire import protocol as msg
from sorry_a11y.online.wire.protocol import fit_line
from sorry_a11y.output.narration.catalog import Hands, Words
from sorry_a11y.output.narration.people import WayBack, phrase_text
from sorry_a11y.ui.session.game_screen import GameScreen
from sorry_a11y.ui.session.line_screen import LineScreen
from sorry_a11y.ui.session.player_session import PlayerSession
from sorry_a11y.ui.session.reply import Reply, reply_of
from sorry_a11y.ui.session.row_menu import Row
from sorry_a11y.ui.session.screen import Screen
from sorry_a11y.ui.session.surroundings import Alarm


class FrontOptions(NamedTuple):
    """The properties of the terminal, page or window at which a person plays.

    Attributes:
        by_keys: Whether keys act at once, without Enter.
        alarm: The function that calls another one after some seconds.
        hands: See `narration.catalog.Words`.
        clock: A monotonic clock, in seconds.
        way_back: How the player comes back to the table.
    """

    by_keys: bool
    alarm: Alarm
    hands: Hands = "keys"
    clock: Callable[[], float] = monotonic
    way_back: WayBack = "join"


class TableBase(Screen, ABC):
    """The screen at a table, as its game and its menu use it.

    Args:
        session: The session of the player.
        visit: The player's connection and seat.
        options: The properties of the terminal, page or window.

    Attributes:
        session: As given.
        visit: As given.
        options: As given.
        notes: The sentences that wait to be told.
        table: The table.
        game: The screen of its game, which lies on this one; None before there is one.
        last: The last reply that was told.
    """

    def __init__(self, session: PlayerSession, visit: Visit, options: FrontOptions) -> None:
        super().__init__(session.held)
        self.session = session
        self.visit = visit
        self.options = options
        self.game: GameScreen | None = None
        self.notes = Notes(self.listener, options.alarm, options.clock)
        self.table = Table(visit, self.notes)
        self.last = Reply((), "")

    def listener(self) -> Words:
        """Return the words of the player's language."""
        return Words(self.settings.language, self.options.hands)

    @abstractmethod
    def begun(self) -> Reply | None:
        """Return the opening of a game that has begun and was not told yet."""

    @abstractmethod
    def told(self, sentences: Sequence[str]) -> Reply:
        """Return sentences, and between two games the row that stood before them."""

    @abstractmethod
    def menu(self) -> Screen:
        """Return the menu of the table."""

    def answered(self, name: str) -> Reply | None:
        """Return the answer to a command of the table, apart from its game; None for others."""
        to = self.listener()
        match name:
            case "say":
                return self.session.visit(self.chat_line())
            case "chat":
                return reply_of(to, [self.table.talk.earlier()])
            case "desk":
                return self.session.visit(self.menu())
            case "yes" | "no":
                return self.told([self.table.talk.answer(yes=name == "yes")])
        return None

    @property
    def can_begin_anew(self) -> bool:
        """Whether the player is the host, and begins another game in place of one that is lost."""
        table = self.table
        is_between = self.game is not None and table.people.stage == "gathering"
        return is_between and table.people.is_host and self.has_told_all and not table.is_new

    @property
    def has_told_all(self) -> bool:
        """True if everything that has happened was told."""
        return self.game is None or not self.game.who.feed.untold.events

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
            reply_of(to, [to.say("people-wait-table")]),
            lambda: self.table.has_something,
            lambda: self.begun() or self.told(self.notes.take() or [to.say("decision-sent")]),
        )

    def chat_line(self) -> LineScreen:
        """Return the question for a line of chat, which is typed or chosen from ready phrases."""
        to = self.listener()

        def left() -> Reply:
            return self.told([to.say("people-say-left")])

        def done(text: str) -> Reply:
            line = fit_line(text)
            return self.say(msg.Say(line)) if line else left()

        return LineScreen(
            self.session,
            lambda: reply_of(to, [to.say("people-say")]),
            done,
            left,
            [
                Row(partial(phrase_text, to, one), partial(self.say, msg.Say(phrase=one)))
                for one in msg.PHRASES
            ],
        )
