"""The one table of commands: it feeds dispatch, help, ``sorry-a11y keys`` and docs/keys.md."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

Group = Literal["choosing", "asking", "listening", "game", "company"]


@dataclass(frozen=True)
class Command:
    """``name`` picks the handler and the help messages (``help-NAME`` says what it does);
    ``keys``: the first is the one to learn, the others are aliases."""

    name: str
    keys: tuple[str, ...]
    group: Group


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
    Command("table", ("i",), "asking"),
    Command("turn", ("t",), "asking"),
    Command("standing", ("s",), "asking"),
    Command("cards-left", ("k",), "asking"),
    Command("danger", ("d",), "asking"),
    Command("neighbours", ("z",), "asking"),
    Command("why", ("y",), "asking"),
    Command("advice", ("g",), "asking"),
    Command("news", ("a",), "listening"),
    Command("repeat", ("r",), "listening"),
    Command("earlier", (",",), "listening"),
    Command("later", (".",), "listening"),
    Command("hush", ("x",), "listening"),
    Command("verbosity", ("v",), "game"),
    Command("board", ("[",), "game"),
    Command("settings", ("m",), "game"),
    Command("help", ("h", "?"), "game"),
    Command("quit", ("q",), "game"),
)

COMPANY: tuple[Command, ...] = (
    Command("say", ("e",), "company"),
    Command("chat", ("b",), "company"),
    Command("desk", ("j",), "company"),
    Command("yes", ("=",), "company"),
    Command("no", ("-",), "company"),
)
"""What there is besides where others sit at keyboards of their own."""

BY_KEY: Mapping[str, Command] = {key: command for command in COMMANDS for key in command.keys}
"""Every key that does something, aliases included."""

BY_KEY_IN_COMPANY: Mapping[str, Command] = {
    **BY_KEY, **{key: command for command in COMPANY for key in command.keys}
}
"""The same where others sit at keyboards of their own."""
