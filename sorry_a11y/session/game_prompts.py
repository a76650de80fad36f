"""Prompts of a game: waiting, handing over, help, quitting, the end; and what comes between."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import NamedTuple, Protocol

from sorry_a11y.narration.first_met import explanation_of_key
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

Answered = Callable[[Command], Reply | None]
"""Gives the answer to a command that can be given at any time; None for the others."""


class Interlude(Prompt, Protocol):
    """The time between the decisions of a player.

    A game here and a game elsewhere differ in it: how the turns of others come, and what keys are
    for meanwhile.

    A subclass has all of it but `join`.

    Attributes:
        pushes: Whether turns are told as they come, and others do not wait for this player's key.
        waits: Whether a decision of the player is on its way, and nothing can be decided.
        who: The people at the keyboard.
        go_on: Comes to the next thing to hear or decide.
        answered: Answers a command that can be given at any time.
    """

    pushes: bool = False
    waits: bool = False
    who: AtKeyboard
    go_on: Callable[[], Reply]
    answered: Answered

    def join(self, who: AtKeyboard, go_on: Callable[[], Reply], answered: Answered) -> None:
        """Begin to stand between the decisions of a game."""
        self.who, self.go_on, self.answered = who, go_on, answered

    def waited_for(self) -> str:
        """Return what is told where nothing has happened and nothing is to be decided."""
        raise NotImplementedError

    def since(self) -> list[str]:
        """Return what is told first to a player who was away.

        There is nothing where that is told otherwise.
        """
        raise NotImplementedError

    def company(self) -> list[str]:
        """Return who is at the table."""
        raise NotImplementedError

    def quit_question(self) -> str:
        """Return what is told before the player leaves."""
        raise NotImplementedError

    def goodbye(self) -> Reply:
        """Return the last reply to a player who leaves."""
        raise NotImplementedError


class LocalInterlude(Interlude):
    """The interlude of a game in this program, which goes on when its player wants it to.

    Enter, Space or the key for the next choice lets the next opponent play.

    Args:
        is_saved: Tells whether the game is saved.
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
        """Return the key that goes on."""
        now = f"told up to {self.who.feed.told_number}"
        return Shown.keys_of(now, ("enter", self._awaited("enter")))

    def _awaited(self, key: str) -> str:
        to, turn = self.who.listener(), self.who.view().turn
        if turn in self.who.feed.seats:
            return to.say("decision-go-on")
        return to.say("decision-wait", name=to.name(turn), key=key_name(to, key))

    def waited_for(self) -> str:
        """Return that the decision is sent."""
        return self.who.listener().say("decision-sent")

    def since(self) -> list[str]:
        """Return nothing: the game waits for its player."""
        return []

    def company(self) -> list[str]:
        """Return who plays."""
        return [players(self.who.listener())]

    def quit_question(self) -> str:
        """Return the question, with the comfort that the game is saved if it is."""
        return self.who.listener().say("end-quit-kept" if self._is_saved() else "end-quit")

    def goodbye(self) -> Reply:
        """Return a goodbye, with the same comfort."""
        return goodbye(self.who.listener(), kept=self._is_saved())


class HandOverPrompt(Prompt):
    """Nothing is told until the next player presses Enter; quitting stays possible.

    Args:
        who: The people at the keyboard.
        seat: The seat of the next player.
        begin: Begins their turn.
        quits: Asks whether to quit.
    """

    def __init__(
        self, who: AtKeyboard, seat: Seat, begin: Callable[[], Reply], quits: Callable[[], Reply]
    ) -> None:
        self._who = who
        self._seat = seat
        self._begin = begin
        self._quits = quits

    def press(self, key: str, command: Command | None) -> Reply:
        """Enter: the next player listens now.

        Anything else, and what was pressed before this can have been heard, tells what is awaited.
        """
        if command and command.name == "take" and not isinstance(key, EarlyKey):
            self._who.seat = self._seat
            return self._begin()
        if command and command.name == "quit":
            return self._quits()
        return self._who.reply([self.asked()])

    def shown(self) -> Shown:
        """Return the key of the next player."""
        return Shown.keys_of(self, ("enter", self.asked()))

    def asked(self) -> str:
        """Return who is to press Enter."""
        to = self._who.listener()
        return to.say("decision-hand-over", name=to.name(self._seat))


class _AskPrompt(ListPrompt):
    """The list of questions that few need: a digit or a first letter asks one and closes the list.

    Args:
        who: The people at the keyboard.
        ask: Asks what a command is for.
        leave: Goes back without a question.
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
        """Return what to do, and the first question."""
        return self.menu.current([self._who.listener().say("ask-open")])

    def press(self, key: str, command: Command | None) -> Reply:
        """Ask, browse, or leave."""
        if command and command.name in ("back", "quit"):
            return self._leave()
        if command in LISTED:  # by its word or by both keys at once
            return self.menu.take_at(LISTED.index(command))
        return self.menu.press(key, command) or self.opening()

    def shown(self) -> Shown:
        """Return the questions; the list can always be left."""
        return super().shown()._replace(is_deep=True)


class _QuitPrompt(Prompt):
    """The next key decides: the same one quits, any other goes on as if nothing had been asked."""

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
    """The next key is explained; the key for help once more lists them all.

    Args:
        who: The people at the keyboard.
        commands: What keys do.
        by_keys: Whether keys act at once.
        leave: Goes back to what keys were for before.
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
        """Return what to do now."""
        mode = "keys" if self._by_keys else "lines"
        return self._who.reply([self._who.listener().say("help-open", mode=mode)])

    def press(self, key: str, command: Command | None) -> Reply:
        """Explain the key and go back to what was before."""
        self._leave()
        to = self._who.listener()
        if command is None:
            return self._who.reply([to.say("help-nothing", key=key_name(to, key))])
        if command.name == "help":
            sentences = key_sentences(to, self._commands, with_words=not self._by_keys)
            return self._who.reply([*sentences, to.say("help-end")])
        if key not in command.keys:  # the word typed for it
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
    """The rows and sentences after a game.

    Attributes:
        result: Returns what the game counted for, in sentences.
        rows: Returns what may be done next; the program goes on where there is something.
    """

    result: Callable[[], list[str]]
    rows: Callable[[], Sequence[Row]]


class EndPrompt(ListPrompt):
    """The rows of what may follow.

    Every question of the game can still be asked, and the last play be taken back.
    """

    def __init__(self, who: AtKeyboard, rows: Sequence[Row], answered: Answered) -> None:
        super().__init__(RowMenu(
            rows, who.listener, acts_at_once=lambda: who.settings.now.digits == "play"
        ))
        self._who = who
        self._answered = answered

    def press(self, key: str, command: Command | None) -> Reply:
        """Choose, browse, or answer a question."""
        is_answered = command and command.name == "repeat"
        reply = None if is_answered else self.menu.press(key, command)
        if reply or (command and (reply := self._answered(command))):
            return reply
        to = self._who.listener()
        return self._who.reply([to.say("decision-refuse", key=key_name(to, key))])


class Controls(NamedTuple):
    """The keys of a game.

    Attributes:
        commands: What they do.
        by_keys: Whether they act at once; if not, a line ends with Enter.
        may_undo: Whether plays may be taken back.
    """

    commands: tuple[Command, ...] = COMMANDS
    by_keys: bool = True
    may_undo: bool = True


class Asides:
    """The prompt of a game, with those that come between.

    They are a key to explain, the settings, and whether to quit.

    Attributes:
        prompt: What the next key is for.
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
        """Return the first reply of what a command opens; None for the others."""
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
        """Ask for the key to explain."""
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
        """Return what leads back to what a key was for until now, and says so by ``message``.

        After the end of a game it tells the row again.
        """
        before = self.prompt

        def back() -> Reply:
            self.prompt = before
            if isinstance(before, EndPrompt):
                return before.menu.current()
            return self._who.reply([self._who.listener().say(message)])

        return back
