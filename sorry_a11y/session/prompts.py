"""Prompts: what the next key of a session is for, and what a prompt may ask of its session."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol

from sorry_a11y.narration.listener import Listener
from sorry_a11y.rules.actions import Decision
from sorry_a11y.rules.board import Seat
from sorry_a11y.rules.view import View
from sorry_a11y.session.feed import Feed
from sorry_a11y.session.key_commands import BY_KEY, Command, key_name, key_sentences
from sorry_a11y.session.reply import EarlyKey, Reply, Shown
from sorry_a11y.session.row_menu import Row, RowMenu
from sorry_a11y.settings.values import Settings
from sorry_a11y.sound.earcons import Earcon
from sorry_a11y.table.setup import Seating


class Prompt:
    """The meaning of the next key of a session. A subclass has `press`, and `shown` where it offers
    keys as choices."""

    def press(self, key: str, command: Command | None) -> Reply:
        """Return the answer to a key; ``command`` is what it stands for, None if for nothing."""
        raise NotImplementedError

    def shown(self) -> Shown | None:
        """Return what can be chosen now, as a list; None where there is nothing to choose."""
        return None

    def take_at(self, at: int) -> Reply:
        """Take choice ``at`` of what is shown: the answer to its key."""
        shown = self.shown()
        assert shown, "something is shown"
        return self.press(shown.keys[at], BY_KEY.get(shown.keys[at]))


class ListPrompt(Prompt):
    """A prompt around a list: a subclass has its ``menu``, and the answers to other keys."""

    menu: RowMenu

    def shown(self) -> Shown:
        """Return the rows of the list."""
        return self.menu.shown()

    def take_at(self, at: int) -> Reply:
        """Take one of the rows."""
        return self.menu.take_at(at)


class Session(Protocol):
    """A game at a keyboard, as its prompts use it. ``seat``: whose turn at the keyboard it is;
    ``prompt``: what the next key is for; ``tried_output``: whether the player has been asked how
    the game is heard; ``commands``: what its keys do."""

    seat: Seat
    prompt: Prompt
    tried_output: bool
    commands: tuple[Command, ...]

    # -- what is so ----------------------------------------------------------------------------

    @property
    def settings(self) -> Settings:
        """The settings as they stand."""

    @property
    def seating(self) -> Seating:
        """The occupants of the seats."""

    @property
    def feed(self) -> Feed:
        """The feed of the player at the keyboard."""

    @property
    def question(self) -> int:
        """The number of the open question, for a decision that answers it."""

    @property
    def shares_keyboard(self) -> bool:
        """True if several people play on this keyboard."""

    @property
    def names_turns(self) -> bool:
        """True if a turn is told with the name of whose it is."""

    def listener(self) -> Listener:
        """Return the listener whom sentences are for."""

    def view(self) -> View:
        """Return what the player at the keyboard may know."""

    def leaving(self, what: str) -> str:
        """Return what is told before the player leaves ("quit"), or then ("goodbye")."""

    # -- what may be done ------------------------------------------------------------------------

    def answered(self, command: Command) -> Reply | None:
        """Return the answer to a command that can be given at any time; None for the others."""

    def reply(self, sentences: Sequence[str], *, repeatable: bool = True) -> Reply:
        """Return the sentences as news, with full stops, and the last one as the focus line,
        without."""

    def sound(self, earcon: Earcon) -> None:
        """Let an earcon go with the reply under way."""

    def decide(self, decision: Decision, question: int) -> Reply:
        """Carry out the decision that answers ``question`` and go on from there."""

    def begin_turn(self, lead: Sequence[str]) -> Reply:
        """Return the news and the first choice for the player at the keyboard, who is on turn."""

    def go_on(self) -> Reply:
        """Come to the next thing to hear or to decide."""

    def undo(self) -> Reply:
        """Take back the last decision of the player at the keyboard."""

    def change(self, settings: Settings) -> None:
        """Hold other settings from now on, and keep them."""

    def help(self) -> Reply:
        """Ask for the key to explain."""

    def show_settings(self) -> Reply:
        """Open the settings."""

    def quit(self) -> Reply:
        """Ask whether to quit."""


class Interlude(Protocol):
    """The time between the decisions of a player: how the turns of others come, and what keys are
    for meanwhile. ``pushes``: turns are told as they come, and others do not wait
    for a key of this player."""

    pushes: bool

    @property
    def waits(self) -> bool:
        """Tell whether a decision of the player is on its way, and nothing can be decided."""

    def prompt(self, session: Session) -> Prompt:
        """Return what keys are for while nothing is to be decided."""

    def waited_for(self, session: Session) -> str:
        """Return what is told where nothing has happened and nothing is to be decided."""

    def since(self, session: Session, turns: int) -> list[str]:
        """Return what is told first of ``turns`` that a player missed who was away; nothing where
        that is told otherwise."""

    def leaving(self, to: Listener, what: str, *, kept: bool) -> str:
        """Return what is told before the player leaves ("quit"), or then ("goodbye"); ``kept``
        tells whether the game is."""


class LocalInterlude:
    """The interlude of a game in this program, which goes on when its player wants it to."""

    pushes = False
    waits = False

    def prompt(self, session: Session) -> Prompt:
        """Return a prompt that lets the next opponent play."""
        return WaitPrompt(session)

    def waited_for(self, session: Session) -> str:
        """Return that the decision is sent."""
        return session.listener().say("turn-sent")

    def since(self, session: Session, turns: int) -> list[str]:  # noqa: ARG002
        """Return nothing: the game waits for its player."""
        return []

    def leaving(self, to: Listener, what: str, *, kept: bool) -> str:
        """Return a farewell, with the comfort that the game is kept if it is."""
        return to.say(f"end-{what}{'-kept' if kept else ''}")


class WaitPrompt(Prompt):
    """Enter, Space or the key for the next choice lets the next opponent play."""

    def __init__(self, session: Session) -> None:
        self._session = session

    def press(self, key: str, command: Command | None) -> Reply:
        """Go on, or answer a question."""
        if command and command.name in ("take", "next"):
            return self._session.go_on()
        if command and (answer := self._session.answered(command)):
            return answer
        return self._session.reply([self._awaited(key)])

    def shown(self) -> Shown:
        """Return the key that goes on."""
        return Shown.keys_of(self, ("enter", self._awaited("enter")))

    def _awaited(self, key: str) -> str:
        to = self._session.listener()
        name = to.name(self._session.view().turn)
        return to.say("turn-wait", name=name, key=key_name(to, key))


class HandOverPrompt(Prompt):
    """Nothing is told until the next player presses Enter; quitting stays possible."""

    def __init__(self, session: Session, seat: Seat) -> None:
        self._session = session
        self._seat = seat

    def press(self, key: str, command: Command | None) -> Reply:
        """Enter: the next player listens now. Anything else, and what was pressed before this can
        have been heard, tells what is awaited."""
        if command and command.name == "take" and not isinstance(key, EarlyKey):
            self._session.seat = self._seat
            return self._session.begin_turn([])
        if command and command.name == "quit":
            return self._session.quit()
        return self._session.reply([self._asked()])

    def shown(self) -> Shown:
        """Return the key of the next player."""
        return Shown.keys_of(self, ("enter", self._asked()))

    def _asked(self) -> str:
        to = self._session.listener()
        return to.say("turn-hand-over", name=to.name(self._seat))


class QuitPrompt(Prompt):
    """The next key decides: the same one quits, any other goes on as if nothing had been asked."""

    def __init__(self, session: Session, stay: Callable[[], Reply]) -> None:
        self._session = session
        self._stay = stay

    def opening(self) -> Reply:
        """Return the question."""
        return self._session.reply([self._session.leaving("quit")])

    def press(self, _key: str, command: Command | None) -> Reply:
        """Quit, or stay."""
        if command and command.name == "quit":
            return Reply((), self._session.leaving("goodbye"), status=0)
        return self._stay()

    def shown(self) -> Shown:
        """Return the choices: to quit or to stay."""
        say = self._session.listener().say
        return Shown.keys_of(self, ("q", say("help-quit")), ("escape", say("end-stay")))


class HelpPrompt(Prompt):
    """The next key is explained; the key for help once more lists them all."""

    def __init__(self, session: Session, before: Prompt, *, by_keys: bool = True) -> None:
        self._session = session
        self._before = before
        self._by_keys = by_keys

    def opening(self) -> Reply:
        """Return what to do now."""
        return self._session.reply([self._session.listener().say(
            "help-open", mode="keys" if self._by_keys else "lines"
        )])

    def press(self, key: str, command: Command | None) -> Reply:
        """Explain the key and go back to what was before."""
        self._session.prompt = self._before
        to = self._session.listener()
        if command is None:
            return self._session.reply([to.say("help-nothing", key=key_name(to, key))])
        if command.name == "help":
            sentences = key_sentences(
                to, self._session.commands, with_words=not self._by_keys
            )
            return self._session.reply([*sentences, to.say("help-end")])
        if key not in command.keys:  # the word typed for it
            key = command.keys[0]
        text = to.say(f"help-{command.name}")
        return self._session.reply([to.join([to.say("help-key", key=key_name(to, key)), text])])

    def shown(self) -> Shown:
        """Return the first key of every command."""
        to, commands = self._session.listener(), self._session.commands
        return Shown.keys_of(self, *(
            (one.keys[0], to.say("help-key", key=key_name(to, one.keys[0]))) for one in commands
        ))


class Afterwards(Protocol):
    """The rows after a game: the program goes on where there are such."""

    def result(self) -> list[str]:
        """Return what the game counted for, in sentences."""

    def rows(self) -> Sequence[Row]:
        """Return what may be done next."""


class EndPrompt(ListPrompt):
    """The rows of what may follow; every question of the game can still be asked, and the last
    play be taken back."""

    def __init__(self, session: Session, rows: Sequence[Row]) -> None:
        self._session = session
        self.menu = RowMenu(
            rows, session.listener, acts_at_once=lambda: session.settings.digits == "play"
        )

    def opening(self, lead: Sequence[str]) -> Reply:
        """Return how it ended, and what comes first."""
        return self.menu.current(lead)

    def press(self, key: str, command: Command | None) -> Reply:
        """Choose, browse, or answer a question."""
        is_answered = command and command.name == "repeat"
        reply = None if is_answered else self.menu.press(key, command)
        if reply or (command and (reply := self._session.answered(command))):
            return reply
        to = self._session.listener()
        return self._session.reply([to.say("turn-refuse", key=key_name(to, key))])


def way_back(session: Session, message: str) -> Callable[[], Reply]:
    """Return what leads back to what a key was for until now, and says so by ``message``; after the
    end of a game it tells the row again."""
    before = session.prompt

    def back() -> Reply:
        session.prompt = before
        if isinstance(before, EndPrompt):
            return before.opening([])
        return session.reply([session.listener().say(message)])

    return back
