"""The table of commands, for keys, help, ``sorry-a11y keys`` and docs/keys.md.

It also gives keys, and the words that are typed in their place, their names in a sentence.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Literal, NamedTuple

from sorry_a11y.output.narration.catalog import Words
from sorry_a11y.ui.session.ask_list import ASK_LIST
from sorry_a11y.ui.session.reply import NAMED_KEYS

Group = Literal["choosing", "asking", "listening", "game", "shared-table"]


class Command(NamedTuple):
    """A command of the game.

    Attributes:
        name: The name, by which its function is found, and its messages: ``help-NAME`` says what it
            does, ``help-word-NAME`` is typed for it.
        keys: The keys, of which the first is the one to learn. A key and a digit, such as "i2",
            stand for a row of the list that the key opens.
        group: The part of the help in which it stands.
    """

    name: str
    keys: tuple[str, ...]
    group: Group


OPENS_LIST = "i"
"""The key that opens the list of questions that few need."""

LISTED = tuple(
    Command(one.name, (f"{OPENS_LIST}{digit}",), one.group) for digit, one in enumerate(ASK_LIST, 1)
)
"""The commands of the rows of that list."""

COMMANDS: tuple[Command, ...] = (
    Command("digit", ("1", "2", "3", "4", "5", "6", "7", "8", "9"), "choosing"),
    Command("next", ("n", "tab", "down", "right"), "choosing"),
    Command("previous", ("p", "shift-tab", "up", "left"), "choosing"),
    Command("take", ("enter", "space"), "choosing"),
    Command("back", ("0", "backspace", "escape"), "choosing"),
    Command("list", ("l",), "choosing"),
    Command("undo", ("u",), "choosing"),
    Command("pawns", ("w",), "asking"),
    Command("opponents", ("o",), "asking"),
    Command("card", ("c",), "asking"),
    Command("hand", ("f",), "asking"),
    Command("standing", ("s",), "asking"),
    Command("danger", ("d",), "asking"),
    Command("why", ("y",), "asking"),
    Command("advice", ("g",), "asking"),
    Command("bump", ("k",), "asking"),
    Command("ask", (OPENS_LIST,), "asking"),
    *(one for one in LISTED if one.group == "asking"),
    Command("news", ("a",), "listening"),
    Command("repeat", ("r",), "listening"),
    Command("earlier", (",",), "listening"),
    Command("later", (".",), "listening"),
    Command("hush", ("x",), "listening"),
    *(one for one in LISTED if one.group == "game"),
    Command("board", ("[",), "game"),
    Command("yes", ("=",), "game"),
    Command("no", ("-",), "game"),
    Command("settings", ("m",), "game"),
    Command("help", ("h", "?"), "game"),
    Command("quit", ("q",), "game"),
)

GOES_ON = frozenset({"take", "next", "digit", "undo"})
"""The commands that leave what was told behind, so that an early key of theirs does nothing."""

AT_SHARED_TABLE: tuple[Command, ...] = (
    Command("say", ("e",), "shared-table"),
    Command("chat", ("b",), "shared-table"),
    Command("desk", ("j",), "shared-table"),
)
"""More commands at a shared table, where others sit at keyboards of their own."""

BY_KEY: Mapping[str, Command] = {key: command for command in COMMANDS for key in command.keys}
"""Every key that does something, aliases included."""

BY_KEY_AT_SHARED_TABLE: Mapping[str, Command] = {
    **BY_KEY,
    **{key: command for command in AT_SHARED_TABLE for key in command.keys},
}
"""The same at a shared table."""


def command_of(words: Words, key: str, by_key: Mapping[str, Command] = BY_KEY) -> Command | None:
    """Return the command for a key, or for a word typed in line mode; None if there is none.

    Args:
        words: The words of the player, among which the typed word is looked for.
        key: The key or the word.
        by_key: The command of each key.
    """
    if key in by_key or len(key) < 2 or key in NAMED_KEYS:
        return by_key.get(key)
    typed = key.casefold()
    return next(
        (
            command
            for command in dict.fromkeys(by_key.values())
            if command.name != "digit" and word_of(words, command) == typed
        ),
        None,
    )


def word_of(words: Words, command: Command) -> str:
    """Return the word that may be typed in place of a command's keys."""
    return words.say(f"help-word-{command.name}").casefold()


def key_name(to: Words, key: str) -> str:
    """Return the name of a key in a sentence."""
    if len(key) == 1 and key.isalnum():
        return key
    if key in BY_KEY and key[0] == OPENS_LIST:
        return to.say("help-key-row", key=OPENS_LIST, digit=key[1:])
    name = _KEY_NAMES.get(key, key)
    if name in _SPELLED:
        return to.say(f"help-name-{name}")
    return "".join(c for c in key if c.isprintable())[:20] or to.say("help-name-unknown")


def key_sentences(
    to: Words,
    commands: Sequence[Command] = (*COMMANDS, *AT_SHARED_TABLE),
    *,
    with_words: bool = False,
) -> list[str]:
    """Return one sentence for each command: its keys and what it does.

    ``with_words``: whether the word that may be typed for it is told too.
    """
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
        text = to.say("terms-or", first=text, second=name)
    return text


_KEY_NAMES: Mapping[str, str] = {
    ",": "comma",
    ".": "stop",
    "?": "question",
    "[": "left-bracket",
    "]": "right-bracket",
    "-": "minus",
    "=": "equals",
}
_SPELLED = frozenset(
    {
        *_KEY_NAMES.values(),
        "enter",
        "space",
        "tab",
        "shift-tab",
        "backspace",
        "escape",
        "up",
        "down",
        "left",
        "right",
        "unknown",
    }
)
