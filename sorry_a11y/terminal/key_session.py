"""A player at a keyboard: what each key, and each happening besides, does to the session."""

from __future__ import annotations

from typing import Protocol

from sorry_a11y.session.reply import TERMINATED
from sorry_a11y.terminal.conversation import Conversation
from sorry_a11y.terminal.key import Key
from sorry_a11y.terminal.keyboard import Keyboard
from sorry_a11y.terminal.line_mode import TypedLine
from sorry_a11y.terminal.signals import Happening, Signals


class Stoppable(Protocol):
    """A terminal that can be given back while the program is stopped (see HeldTerminal)."""

    def suspend(self) -> bool:
        """Stop, and return when the program goes on; whether it did stop."""

    def resume(self) -> None:
        """Take the terminal again after a stop that came from outside."""


def end_by(happening: Happening, telling: Conversation) -> None:
    """End the session if ``happening`` is one that ends it."""
    match happening:
        case Happening.INPUT_ENDED:
            telling.end("end-of-input")
        case Happening.INTERRUPTED:
            telling.end("interrupt")
        case Happening.HUNG_UP:
            telling.end("hang-up")
        case Happening.TERMINATED:
            telling.end("terminate", TERMINATED)
        case Happening.SUSPENDED | Happening.CONTINUED | Happening.NEWS:
            pass


class KeySession:
    """A player at a keyboard: single keys, or lines of them if a ``line`` is given.

    ``held``: the terminal to give back while stopped, None where nothing can be stopped.
    ``echoes``: whether typed lines are to be shown.
    """

    def __init__(
        self,
        telling: Conversation,
        signals: Signals,
        held: Stoppable | None,
        line: TypedLine | None,
        *,
        echoes: bool,
    ) -> None:
        self._telling = telling
        self._signals = signals
        self._held = held
        self._line = line
        self._wanted = TypedLine()
        self._echoes = echoes
        self._news_waits = False

    def run(self, keyboard: Keyboard) -> None:
        """Answer what happens until the session ends."""
        if self._telling.status is not None:
            return
        for event in keyboard.events():
            self.take(event)
            if self._telling.status is not None:
                return

    def take(self, event: Key | Happening) -> None:
        """Answer a key, or whatever else happened."""
        if isinstance(event, Happening):
            self._happen(event)
        else:
            self._key(event)

    def _key(self, key: Key) -> None:
        if key.name == "ctrl-c":
            self._telling.end("interrupt")
        elif key.name == "ctrl-d":
            self._telling.end("end-of-input")
        elif key.name == "ctrl-z" and self._held:
            self._stop(self._held)
        elif line := self._typed_line:
            self._type(key, line)
        else:
            self._telling.key(key.name, in_burst=key.in_burst)
        self._tell_news()

    @property
    def _typed_line(self) -> TypedLine | None:
        """The line that keys are typed into; None where each acts at once."""
        return self._line or (self._wanted if self._telling.takes_line else None)

    def _tell_news(self) -> None:
        """Tell the news, unless a line is being typed: then behind the reply to it."""
        line = self._typed_line
        if self._news_waits and not (line and line.text):
            self._news_waits = False
            self._telling.news()

    def _happen(self, happening: Happening) -> None:
        if happening is Happening.INPUT_ENDED:
            # Ctrl-D came as a key: a terminal without input is a terminal that went away.
            happening = Happening.HUNG_UP
        end_by(happening, self._telling)
        if happening is Happening.SUSPENDED and self._held:
            self._stop(self._held)
        elif happening is Happening.NEWS:
            self._news_waits = True
            self._tell_news()
        elif happening is Happening.CONTINUED and self._held:
            self._held.resume()
            self._telling.again(fresh=False)

    def _stop(self, held: Stoppable) -> None:
        if line := self._typed_line:
            line.forget()
        stopped = held.suspend()
        if not self._signals.ending_is_near():
            self._telling.again(fresh=stopped)

    def _type(self, key: Key, line: TypedLine) -> None:
        """Line mode: text is collected, Enter gives the command. Any other key is a command by
        itself, whatever was typed before it."""
        if key.name == "enter":
            self._telling.key(line.finish())
        elif key.name == "backspace" and (erased := line.erase()) is not None:
            self._echo(erased)
        elif key.text:
            room = self._telling.typing_room
            self._echo(line.type(key.text, room))
        else:
            line.forget()
            self._telling.key(key.name)

    def _echo(self, text: str) -> None:
        if self._echoes:
            self._telling.echo(text)
