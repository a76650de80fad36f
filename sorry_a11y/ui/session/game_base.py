"""A game as the screens that lie on its screen use it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import NamedTuple, Protocol

from sorry_a11y.core.game.port import GamePort
from sorry_a11y.core.rules.actions import Decision
from sorry_a11y.core.rules.view import View
from sorry_a11y.output.narration.listener import Listener
from sorry_a11y.ui.session.at_keyboard import AtKeyboard, Listeners
from sorry_a11y.ui.session.key_commands import COMMANDS, Command, command_of
from sorry_a11y.ui.session.player_session import PlayerSession
from sorry_a11y.ui.session.reply import Reply
from sorry_a11y.ui.session.row_menu import Row
from sorry_a11y.ui.session.screen import Screen
from sorry_a11y.ui.session.surroundings import Alarm


class Controls(NamedTuple):
    """The commands of a game, and how they are given.

    Attributes:
        commands: The commands that keys give.
        by_keys: Whether keys act at once; otherwise each line ends with Enter.
        may_undo: Whether plays may be taken back.
    """

    commands: tuple[Command, ...] = COMMANDS
    by_keys: bool = True
    may_undo: bool = True


class Afterwards(NamedTuple):
    """The end of a game for its player.

    Attributes:
        result: Sentences about what the game counted for.
        rows: What can be done next.
        screen: A function that returns another screen than that of the rows, which tells the
            sentences about the end that it is given; None for these rows.
    """

    result: Sequence[str]
    rows: Sequence[Row] = ()
    screen: Callable[[Sequence[str]], Screen] | None = None


class GameHooks(NamedTuple):
    """The functions of the program that a game calls.

    Attributes:
        afterwards: A function that returns the end of the game, called once it has come; without
            one the program ends.
        alarm: The alarm for the pause before the next turn; without one each turn waits for a key.
        may_hint: A function that returns True once, when the player may be told which key makes
            turns without a choice wait; None if it could not be remembered that this was told.
        is_saved: A function that returns whether the game is saved.
        watch: A function that is called at every reply, and returns a sentence about a fault
            outside the game, or None.
    """

    afterwards: Callable[[], Afterwards] | None = None
    alarm: Alarm | None = None
    may_hint: Callable[[], bool] | None = None
    is_saved: Callable[[], bool] = lambda: False
    watch: Callable[[], str | None] = lambda: None


class CoursePort(Protocol):
    """The way of a game from one decision of a listener to the next."""

    def go_on(self) -> Reply:
        """Come to the next thing for a person to hear or decide."""

    def decide(self, decision: Decision, question: int) -> Reply:
        """Carry out the decision of the listener that answers ``question`` and go on from there."""

    def quit_question(self) -> Screen:
        """Return the question whether to quit, as a screen."""


class GameBase(Screen, ABC):
    """The screen of a game.

    Args:
        session: The session in which it is played.
        table: The port of the game.
        listeners: Who listens.
        controls: What keys do.
        hooks: The functions of the program that the game calls.

    Attributes:
        session: As given.
        who: The people at the keyboard, and what they are told.
        controls: What keys do.
        hooks: As given.
    """

    def __init__(
        self,
        session: PlayerSession,
        table: GamePort,
        listeners: Listeners,
        controls: Controls,
        hooks: GameHooks,
    ) -> None:
        super().__init__(session.held)
        self.session = session
        self.who = AtKeyboard(table, self.held, listeners, by_keys=controls.by_keys)
        self.controls = controls
        self.hooks = hooks
        self._by_key = {key: command for command in controls.commands for key in command.keys}

    @property
    @abstractmethod
    def course(self) -> CoursePort:
        """The way from one decision to the next."""

    @abstractmethod
    def answered(self, command: Command) -> Reply | None:
        """Return the answer to a command that works at any time; None for any other command."""

    def listener(self) -> Listener:
        """Return the player at the keyboard, whom sentences are for."""
        return self.who.listener()

    def view(self) -> View:
        """Return the view of the player at the keyboard, after the news told so far."""
        return self.who.view()

    def command_of(self, key: str) -> Command | None:
        """Return the command for a key or a typed word; None if there is none."""
        return command_of(self.listener(), key, self._by_key)
