"""Help: press any key to hear what it does."""

from __future__ import annotations

from collections.abc import Sequence

from sorry_a11y.narration.catalog import Words
from sorry_a11y.session.key_commands import COMMANDS, COMPANY, Command, key_name, word_of
from sorry_a11y.session.prompt import Prompt, Session
from sorry_a11y.session.reply import Reply


class HelpPrompt:
    """The next key is explained; the key for help once more lists them all."""

    def __init__(self, session: Session, before: Prompt, *, by_keys: bool = True) -> None:
        self._session = session
        self._before = before
        self._by_keys = by_keys

    def opening(self) -> Reply:
        """What to do now."""
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


def key_sentences(
    to: Words, commands: Sequence[Command] = (*COMMANDS, *COMPANY), *, with_words: bool = False
) -> list[str]:
    """One sentence a command: its keys and what it does; ``with_words``: also the word that may
    be typed for them."""
    return [
        to.sentence([_keys(to, command, with_words), to.say(f"help-{command.name}")])
        for command in commands
    ]


def _keys(to: Words, command: Command, with_words: bool) -> str:
    if command.name == "digit":
        return to.say("help-key-digits")
    names = [key_name(to, key) for key in command.keys]
    names += [word_of(to, command)] if with_words else []
    text = names[0]
    for name in names[1:]:
        text = to.say("answer-or", first=text, second=name)
    return text
