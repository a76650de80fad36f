"""The game as a frontend sees it: one key in, one reply out.

The screen knows no terminal and owns no game. `AtKeyboard` knows who listens and tells them, a
`GameCourse` leads them from one decision to the next. While nothing is to be decided the keys are
for this screen; a decision, a question, the settings lie on it in the session.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import NamedTuple

from sorry_a11y.core.game.port import Batch, GamePort
from sorry_a11y.core.rules.view import View
from sorry_a11y.output.narration.narrator import greeting
from sorry_a11y.ui.session import questions
from sorry_a11y.ui.session.asides import AskScreen, HelpScreen
from sorry_a11y.ui.session.ask_list import rules_played
from sorry_a11y.ui.session.at_keyboard import Listeners
from sorry_a11y.ui.session.decision import DecisionScreen
from sorry_a11y.ui.session.game_base import Controls, GameBase, GameHooks
from sorry_a11y.ui.session.game_course import GameCourse
from sorry_a11y.ui.session.key_commands import GOES_ON, Command
from sorry_a11y.ui.session.local_course import LocalCourse
from sorry_a11y.ui.session.player_session import PlayerSession
from sorry_a11y.ui.session.reply import EarlyKey, Ending, Reply, Shown, goodbye
from sorry_a11y.ui.session.settings_screen import SettingsScreen


class Beginning(NamedTuple):
    """The beginning of a game for its listeners.

    Attributes:
        lead: Sentences that are told after the greeting.
        goes_on: Whether the game is not new, so that its listeners are told again what happened
            since a person last decided.
        remembered: The batches that were told in an earlier session, which are not told again; None
            without such a session.
        asked: For the number of each question of an earlier session the view of the player who was
            asked.
    """

    lead: Sequence[str] = ()
    goes_on: bool = False
    remembered: Sequence[Batch] | None = None
    asked: Mapping[int, View] = MappingProxyType({})


_ANEW = Beginning()
_EVERYBODY = Listeners()
_BY_KEYS = Controls()
_NOTHING = GameHooks()


class GameScreen(GameBase):
    """A game, here or in a room elsewhere.

    Args:
        session: The session in which it is played.
        table: The port of the game.
        listeners: Who listens.
        controls: What keys do.
        hooks: The functions of the program that the game calls.
        beginning: The beginning of the game for its listeners.
        lead_by: A function that makes the course of the game for this screen.
    """

    def __init__(
        self,
        session: PlayerSession,
        table: GamePort,
        *,
        listeners: Listeners = _EVERYBODY,
        controls: Controls = _BY_KEYS,
        hooks: GameHooks = _NOTHING,
        beginning: Beginning = _ANEW,
        lead_by: Callable[[GameBase], GameCourse] = LocalCourse,
    ) -> None:
        super().__init__(session, table, listeners, controls, hooks)
        self._beginning = beginning
        self._course = lead_by(self)
        self._course.missed = beginning.remembered is not None

    @property
    def course(self) -> GameCourse:
        """The way from one decision to the next."""
        return self._course

    # -- what a session calls --------------------------------------------------------------------

    def opened(self) -> Reply:
        """Return the greeting, and everything up to the first thing to decide."""
        told, who = self._beginning, self.who
        lines = []
        if told.remembered is None:
            lines = greeting(who.listener(), by_keys=self.controls.by_keys)
        for batch in told.remembered or ():
            who.feed.hear(batch)
        who.remember(who.feed.untold.turns)
        lines += told.lead
        if told.goes_on:
            lines.append(who.listener().say("greeting-again"))
        for feed in who.feeds.values():
            feed.hear_asked(told.asked)
            who.table.listen(feed)
        who.table.begin()
        return self.course.begin(lines)

    def resumed(self) -> Reply | None:
        """Return nothing: the last reply says that the game goes on."""
        return None

    def reopen(self) -> Reply:
        """Tell the decision again, or who is waited for."""
        self.session.back_to(self)
        return self.course.present([])

    def key(self, key: str) -> Reply:
        """Return the reply to one key (or, in line mode, one word) between two decisions."""
        command = self.command_of(key)
        if command and command.name in GOES_ON and isinstance(key, EarlyKey):
            return self.who.again()
        self.course.stop_pause()
        return self.course.pressed(key, command)

    def shown(self) -> Shown | None:
        """Return the choices between two decisions."""
        return self.course.shown()

    def answered(self, command: Command) -> Reply | None:
        """Return the answer to a command that works at any time; None for any other command."""
        if reply := self.course.answered(command):
            return reply
        if command.name == "table":
            return self.who.reply([*rules_played(self.who), *self.course.company()])
        if reply := questions.answered(self.who, command):
            return reply
        match command.name:
            case "undo":
                return self.course.undo()
            case "ask":
                return self.session.visit(AskScreen(self))
            case "help":
                return self.session.visit(HelpScreen(self))
            case "settings":
                return self.session.visit(SettingsScreen(self.session))
            case "quit":
                return self.session.visit(self.course.quit_question())
        return None

    def wake_by(self, wake: Callable[[], None]) -> None:
        """Have ``wake`` called when the next turn is to be told by itself."""
        self.course.wake_by(wake)

    def news(self) -> Reply | None:
        """Return the news that no key asked for; None if a key asks for the next turn."""
        return self.course.news()

    def around(self, reply: Reply, key: str | None) -> Reply:  # noqa: ARG002
        """Remember the reply; return it with its sounds, after a sentence about any fault."""
        if reply.silent and not reply.focus:
            return reply
        if trouble := self.held.take_lost() or self.hooks.watch():
            reply = reply.replace(news=(trouble, *reply.news))
        return self.who.keep(reply)

    def hang_up(self, why: Ending) -> Reply:
        """Return a clean farewell when the session ends from outside."""
        if self.who.is_over:
            return goodbye(self.listener(), status=None)
        kept = "yes" if self.hooks.is_saved() else "no"
        return Reply((), self.listener().say(f"end-{why}", kept=kept))

    # -- the decision ----------------------------------------------------------------------------

    @property
    def decision(self) -> DecisionScreen | None:
        """The decision that the player makes now; None while another screen takes the keys."""
        top = self.session.inner
        return top if isinstance(top, DecisionScreen) else None

    def rest(self) -> Reply | None:
        """Return the news of an unfinished turn at which the game stops; None if there are none."""
        told = self.who.news()
        return self.who.reply(told) if told else None
