"""The prompts of a game: between turns, handing over, questions, help, quitting, the end."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import NamedTuple, Protocol

from sorry_a11y.narration.listener import explanation_of_key
from sorry_a11y.narration.narrator import players
from sorry_a11y.rules.board import Seat
from sorry_a11y.session.at_keyboard import AtKeyboard
from sorry_a11y.session.key_commands import (
    COMMANDS,
    LISTED,
    Command,
    key_name,
    key_sentences,
)
from sorry_a11y.session.prompts import ListPrompt, Prompt, SettingsPrompt
from sorry_a11y.session.reply import EarlyKey, Reply, Shown, goodbye
from sorry_a11y.session.row_menu import Row, RowMenu

AnswerCommand = Callable[[Command], Reply | None]
"""A function that returns the answer to a command that works at any time; None for all others."""


class Interlude(Prompt, Protocol):
    """The time between the decisions of a player: how the turns of others come, and what keys do.

    Games in this program and in a room elsewhere have one each. A subclass has every method except
    `join`.

    Attributes:
        pushes: Whether turns are told as they come, and others do not wait for this player's key.
        waits: Whether a decision of the player is on its way, so that none can be made.
        who: The people at the keyboard.
        go_on: A function that returns the next news or decision.
        answered: A function that answers a command which works at any time.
    """

    pushes: bool = False
    waits: bool = False
    who: AtKeyboard
    go_on: Callable[[], Reply]
    answered: AnswerCommand

    def join(self, who: AtKeyboard, go_on: Callable[[], Reply], answered: AnswerCommand) -> None:
        """Take the people and the functions of a game, which exist only after the interlude."""
        self.who, self.go_on, self.answered = who, go_on, answered

    def waited_for(self) -> str:
        """Return the sentence that is told while the player can only wait."""

    def since(self) -> list[str]:
        """Return the sentences that a player who was away hears first.

        There are none if nothing was missed, or if something else tells it.
        """

    def company(self) -> list[str]:
        """Return sentences about who is at the table."""

    def quit_question(self) -> str:
        """Return the question whether to quit."""

    def goodbye(self) -> Reply:
        """Return the last reply to a player who leaves."""


class LocalInterlude(Interlude):
    """The interlude of a game in this program, which goes on at a key of its player.

    Enter, Space or the key for the next choice lets the next opponent play.

    Args:
        is_saved: A function that returns whether the game is saved.
    """

    def __init__(self, is_saved: Callable[[], bool]) -> None:
        self._is_saved = is_saved

    def press(self, key: str, command: Command | None) -> Reply:
        """Go on, or answer a question."""
        if command and command.name in ("take", "next"):
            return self.go_on()
        if command and (answer := self.answered(command)):
            return answer
        return self.who.reply([self._awaited(key)])

    def shown(self) -> Shown:
        """Return the one choice, to go on."""
        now = f"told up to {self.who.feed.told_number}"
        return Shown.keys_of(now, ("enter", self._awaited("enter")))

    def _awaited(self, key: str) -> str:
        to, turn = self.who.listener(), self.who.view().turn
        if turn in self.who.feed.seats:
            return to.say("decision-go-on")
        return to.say("decision-wait", name=to.name(turn), key=key_name(to, key))

    def waited_for(self) -> str:
        """Return that the decision of the player was taken."""
        return self.who.listener().say("decision-sent")

    def since(self) -> list[str]:
        """Return no sentence: the game waits for its player."""
        return []

    def company(self) -> list[str]:
        """Return who plays."""
        return [players(self.who.listener())]

    def quit_question(self) -> str:
        """Return the question, and that the game is saved, if it is."""
        return self.who.listener().say("end-quit-kept" if self._is_saved() else "end-quit")

    def goodbye(self) -> Reply:
        """Return a goodbye, and that the game is saved, if it is."""
        return goodbye(self.who.listener(), kept=self._is_saved())


class HandOverPrompt(Prompt):
    """The prompt that tells nothing of the game until the next player presses Enter.

    Args:
        who: The people at the keyboard.
        seat: The seat of the next player.
        begin: A function that begins their turn.
        quits: A function that asks whether to quit.
    """

    def __init__(
        self, who: AtKeyboard, seat: Seat, begin: Callable[[], Reply], quits: Callable[[], Reply]
    ) -> None:
        self._who = who
        self._seat = seat
        self._begin = begin
        self._quits = quits

    def press(self, key: str, command: Command | None) -> Reply:
        """Begin the turn of the next player at Enter, and ask whether to quit at q.

        Any other key, or an early Enter, repeats who is awaited.
        """
        if command and command.name == "take" and not isinstance(key, EarlyKey):
            self._who.seat = self._seat
            return self._begin()
        if command and command.name == "quit":
            return self._quits()
        return self._who.reply([self.asked()])

    def shown(self) -> Shown:
        """Return the one choice, Enter of the next player."""
        return Shown.keys_of(self, ("enter", self.asked()))

    def asked(self) -> str:
        """Return the sentence that says who is to press Enter."""
        to = self._who.listener()
        return to.say("decision-hand-over", name=to.name(self._seat))


class _AskPrompt(ListPrompt):
    """The list of questions that few need: a digit or a first letter asks one and closes the list.

    Args:
        who: The people at the keyboard.
        ask: A function that answers the question for which a command stands.
        leave: A function that goes back without a question.
    """

    def __init__(
        self, who: AtKeyboard, ask: Callable[[Command], Reply], leave: Callable[[], Reply]
    ) -> None:
        super().__init__(RowMenu(
            [Row(f"ask-{one.name}", partial(ask, one), opens=True) for one in LISTED],
            who.listener, by_letter=True, sound=who.sound,
        ))
        self._who = who
        self._leave = leave

    def opening(self) -> Reply:
        """Return how the list is used, and the first question."""
        return self.menu.current([self._who.listener().say("ask-open")])

    def press(self, key: str, command: Command | None) -> Reply:
        """Ask a question, browse, or leave the list."""
        if command and command.name in ("back", "quit"):
            return self._leave()
        if command in LISTED:  # typed as a word, or as i and its letter in one line
            return self.menu.take_at(LISTED.index(command))
        return self.menu.press(key, command) or self.opening()

    def shown(self) -> Shown:
        """Return the questions."""
        return super().shown()._replace(is_deep=True)


class _QuitPrompt(Prompt):
    """The question whether to quit: the key for quitting quits, any other key stays."""

    def __init__(self, who: AtKeyboard, interlude: Interlude, stay: Callable[[], Reply]) -> None:
        self._who = who
        self._interlude = interlude
        self._stay = stay

    def opening(self) -> Reply:
        """Return the question."""
        return self._who.reply([self._interlude.quit_question()])

    def press(self, _key: str, command: Command | None) -> Reply:
        """Quit, or stay."""
        if command and command.name == "quit":
            return self._interlude.goodbye()
        return self._stay()

    def shown(self) -> Shown:
        """Return the choices: to quit or to stay."""
        say = self._who.listener().say
        return Shown.keys_of(self, ("q", say("help-quit")), ("escape", say("end-stay")))


class _HelpPrompt(Prompt):
    """The prompt that explains the next key; the key for help once more lists all keys.

    Args:
        who: The people at the keyboard.
        commands: The commands that keys give.
        by_keys: Whether keys act at once.
        leave: A function that restores the prompt before this one.
    """

    def __init__(
        self, who: AtKeyboard, commands: Sequence[Command], *, by_keys: bool,
        leave: Callable[[], None],
    ) -> None:
        self._who = who
        self._commands = commands
        self._by_keys = by_keys
        self._leave = leave

    def opening(self) -> Reply:
        """Return the request to press a key."""
        mode = "keys" if self._by_keys else "lines"
        return self._who.reply([self._who.listener().say("help-open", mode=mode)])

    def press(self, key: str, command: Command | None) -> Reply:
        """Explain the key and restore the prompt before this one."""
        self._leave()
        to = self._who.listener()
        if command is None:
            return self._who.reply([to.say("help-nothing", key=key_name(to, key))])
        if command.name == "help":
            sentences = key_sentences(to, self._commands, with_words=not self._by_keys)
            return self._who.reply([*sentences, to.say("help-end")])
        if key not in command.keys:  # a word was typed: name the key instead
            key = command.keys[0]
        text = to.say(f"help-{command.name}")
        explained = explanation_of_key(to, command.name, to.rules.board)
        named = to.say("help-key", key=key_name(to, key))
        return self._who.reply([to.join([named, text, *explained])])

    def shown(self) -> Shown:
        """Return the first key of every command."""
        to = self._who.listener()
        return Shown.keys_of(self, *(
            (one.keys[0], to.say("help-key", key=key_name(to, one.keys[0])))
            for one in self._commands
        ))


class Afterwards(NamedTuple):
    """The end of a game for its player.

    Attributes:
        result: Sentences about what the game counted for.
        rows: What can be done next; without any, the screen of the game stays and waits.
    """

    result: Sequence[str]
    rows: Sequence[Row] = ()


class EndPrompt(ListPrompt):
    """The rows after a game.

    The questions of the game can still be asked, and the last play can be taken back.
    """

    def __init__(self, who: AtKeyboard, rows: Sequence[Row], answered: AnswerCommand) -> None:
        super().__init__(RowMenu(
            rows, who.listener, acts_at_once=lambda: who.settings.now.digits == "play"
        ))
        self._who = who
        self._answered = answered

    def press(self, key: str, command: Command | None) -> Reply:
        """Choose a row, browse, or answer a question."""
        is_repeat = command and command.name == "repeat"  # the menu would take this command
        reply = None if is_repeat else self.menu.press(key, command)
        if reply or (command and (reply := self._answered(command))):
            return reply
        to = self._who.listener()
        return self._who.reply([to.say("decision-refuse", key=key_name(to, key))])


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


class Asides:
    """The current prompt of a game, and the prompts that a key opens over it.

    Such prompts are those for questions, help, settings and quitting.

    Attributes:
        prompt: The prompt that takes the next key.
    """

    def __init__(
        self, who: AtKeyboard, controls: Controls, interlude: Interlude
    ) -> None:
        self.prompt: Prompt = interlude
        self._who = who
        self._controls = controls
        self._interlude = interlude

    @property
    def may_undo(self) -> bool:
        """True if plays may be taken back."""
        return self._controls.may_undo

    def answered(self, command: Command) -> Reply | None:
        """Return the first reply of the prompt that a command opens; None if it opens none."""
        opens = {
            "ask": self.ask, "help": self.help, "settings": self.show_settings, "quit": self.quit,
        }
        return opens[command.name]() if command.name in opens else None

    def ask(self) -> Reply:
        """Open the list of questions."""
        before = self.prompt

        def asked(command: Command) -> Reply:
            self.prompt = before
            return before.press(command.keys[0], command)

        self.prompt = listed = _AskPrompt(self._who, asked, self._way_back("setting-leave"))
        return listed.opening()

    def help(self) -> Reply:
        """Ask which key to explain."""
        before = self.prompt

        def leave() -> None:
            self.prompt = before

        self.prompt = asking = _HelpPrompt(
            self._who, self._controls.commands, by_keys=self._controls.by_keys, leave=leave
        )
        return asking.opening()

    def show_settings(self) -> Reply:
        """Open the settings."""
        self.prompt = listed = SettingsPrompt(
            self._who.settings, self._who.listener, self._way_back("setting-leave")
        )
        return listed.opening()

    def quit(self) -> Reply:
        """Ask whether to quit."""
        self.prompt = asking = _QuitPrompt(self._who, self._interlude, self._way_back("end-stay"))
        return asking.opening()

    def _way_back(self, message: str) -> Callable[[], Reply]:
        """Return a function that restores the present prompt and says ``message``.

        After a game it repeats the current row instead.
        """
        before = self.prompt

        def back() -> Reply:
            self.prompt = before
            if isinstance(before, EndPrompt):
                return before.menu.current()
            return self._who.reply([self._who.listener().say(message)])

        return back
