"""What keys are called in a sentence."""

from __future__ import annotations

from collections.abc import Mapping

from sorry_a11y.narration.words import Words
from sorry_a11y.session.commands import BY_KEY, Command
from sorry_a11y.session.reply import NAMED_KEYS


def command_of(
    words: Words, key: str, by_key: Mapping[str, Command] = BY_KEY
) -> Command | None:
    """The command that a key stands for, or the word typed for it in line mode, in the player's
    language; None for neither."""
    if key in by_key or len(key) < 2 or key in NAMED_KEYS:
        return by_key.get(key)
    typed = key.casefold()
    return next((
        command for command in dict.fromkeys(by_key.values())
        if command.name != "digit" and word_of(words, command) == typed
    ), None)


def word_of(words: Words, command: Command) -> str:
    """The word that may be typed in place of a command's keys."""
    return words.say(f"help-word-{command.name}").casefold()


def key_name(to: Words, key: str) -> str:
    """What a key is called in a sentence."""
    if len(key) == 1 and key.isalnum():
        return key
    name = _KEY_NAMES.get(key, key)
    if name in _SPELLED:
        return to.say(f"help-name-{name}")
    return "".join(c for c in key if c.isprintable())[:20] or to.say("help-name-unknown")


_KEY_NAMES: Mapping[str, str] = {
    ",": "comma", ".": "stop", "?": "question", "[": "left-bracket",
    "-": "minus", "=": "equals",
}
_SPELLED = frozenset(
    {
        *_KEY_NAMES.values(), "enter", "space", "tab", "shift-tab", "backspace", "escape", "up",
        "down", "left", "right", "unknown",
    }
)
