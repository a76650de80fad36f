"""The game as an endpoint sees it: one key in, one reply out.

The screen knows no terminal and owns no game. `AtKeyboard` knows who listens and tells them,
`GameCourse` leads them from one decision to the next, and a `Prompt` gives the next key its meaning
(a decision, the next opponent, a question, a setting).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import NamedTuple

from sorry_a11y.game.port import Batch, GamePort
from sorry_a11y.narration.listener import Listener
from sorry_a11y.narration.narrator import greeting
from sorry_a11y.rules.view import View
from sorry_a11y.session.at_keyboard import AtKeyboard, Listeners
from sorry_a11y.session.decision import DecisionPrompt
from sorry_a11y.session.game_course import GameCourse, GameHooks
from sorry_a11y.session.game_prompts import Controls, EndPrompt, Interlude, LocalInterlude
from sorry_a11y.session.key_commands import command_of
from sorry_a11y.session.prompts import Prompt
from sorry_a11y.session.reply import Ending, Reply, Shown, goodbye
from sorry_a11y.session.screen import Screen
from sorry_a11y.session.surroundings import PlayerSettings
from sorry_a11y.settings.values import Settings


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


class GameScreen(Screen):
    """A game, here or in a room elsewhere.

    Args:
        table: The port of the game.
        settings: The settings of the player.
        listeners: Who listens.
        controls: What keys do.
        hooks: The functions of the program that the game calls.
        beginning: The beginning of the game for its listeners.
        interlude: What happens between the player's decisions; None for a game in this program.

    Attributes:
        who: The people at the keyboard, and what they are told.
        course: The way from one decision to the next.
        controls: What keys do.
    """

    def __init__(
        self, table: GamePort, settings: PlayerSettings | None = None, *,
        listeners: Listeners = _EVERYBODY, controls: Controls = _BY_KEYS,
        hooks: GameHooks = _NOTHING,
        beginning: Beginning = _ANEW, interlude: Interlude | None = None,
    ) -> None:
        super().__init__(settings or Settings())
        self.who = AtKeyboard(table, self.held, listeners)
        self.controls = controls
        self._hooks = hooks
        self._beginning = beginning
        self._by_key = {key: command for command in controls.commands for key in command.keys}
        self.course = GameCourse(
            self.who, interlude or LocalInterlude(hooks.is_saved), controls, hooks,
            missed=beginning.remembered is not None,
        )

    @property
    def prompt(self) -> Prompt:
        """The prompt that takes the next key."""
        return self.course.asides.prompt

    def listener(self) -> Listener:
        """Return the player at the keyboard, whom sentences are for."""
        return self.who.listener()

    def view(self) -> View:
        """Return the view of the player at the keyboard, after the news told so far."""
        return self.who.view()

    # -- what an endpoint calls ------------------------------------------------------------------

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
        return self._kept(self.course.begin(lines))

    def resumed(self) -> Reply:
        """Return the current row after the end of the game, or the game as it stands."""
        if isinstance(self.prompt, EndPrompt):
            return self._kept(self.prompt.menu.current())
        return self.reopen()

    def reopen(self) -> Reply:
        """Tell the decision again, or who is waited for."""
        return self._kept(self.course.present([]))

    def key(self, key: str) -> Reply:
        """Return the reply to one key (or, in line mode, one word)."""
        command = command_of(self.listener(), key, self._by_key)
        if self.course.stop_pause() and command and command.name in ("take", "next"):
            return self._kept(self.who.reply([self.listener().say("decision-stopped")]))
        return self._kept(self.prompt.press(key, command))

    def shown(self) -> Shown | None:
        """Return the choices of the next key: those of the decision, or of a prompt."""
        return self.prompt.shown()

    def take_at(self, at: int) -> Reply:
        """Take one of the choices that are shown."""
        if self.course.is_waiting and (shown := self.shown()):  # which has a pause to end
            return self.key(shown.keys[at])
        return self._kept(self.prompt.take_at(at))

    def wake_by(self, wake: Callable[[], None]) -> None:
        """Have ``wake`` called when the next turn is to be told by itself."""
        self.course.wake = wake

    @property
    def is_busy(self) -> bool:
        """True while the player decides, or a prompt such as the settings is open."""
        return self.course.is_busy or not self.takes_keys

    def news(self) -> Reply | None:
        """Return the news that no key asked for; None if a key asks for the next turn."""
        if not self.course.is_waiting:
            return self.reopen()
        reply = self.course.come_by_themselves()
        return self._kept(reply) if reply else None

    def rest(self) -> Reply | None:
        """Return the news of an unfinished turn at which the game stops; None if there are none."""
        told = self.who.news()
        return self.who.reply(told) if told else None

    @property
    def takes_keys(self) -> bool:
        """True if no prompt such as the settings is open, so that keys may be for the table too."""
        return self.course.is_waiting or isinstance(self.prompt, DecisionPrompt)

    def choice(self) -> Reply | None:
        """Return the current choice, told again; None while nothing is to be decided."""
        return self.prompt.menu.again() if isinstance(self.prompt, DecisionPrompt) else None

    def look_away(self) -> None:
        """Note that something else than a choice is on the focus line."""
        if isinstance(self.prompt, DecisionPrompt):
            self.prompt.look_away()

    def hang_up(self, why: Ending) -> Reply:
        """Return a clean farewell when the session ends from outside."""
        if self.who.is_over:
            return goodbye(self.listener(), status=None)
        kept = "yes" if self._hooks.is_saved() else "no"
        return Reply((), self.listener().say(f"end-{why}", kept=kept))

    def _kept(self, reply: Reply) -> Reply:
        """Remember the reply; return it with its sounds, after a sentence about any fault."""
        if trouble := self.who.settings.take_lost() or self._hooks.watch():
            reply = reply.replace(news=(trouble, *reply.news))
        return self.who.keep(reply)
