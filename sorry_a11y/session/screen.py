"""Who talks to an edge: the game, a lesson, a text to read, each one a front.

An edge (a terminal, lines from a pipe, a test) gives a front keys by name and prints the replies.
A front says in which language and by which settings it is to be heard, and may have news that no
key asked for.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from sorry_a11y.narration.catalog import Words
from sorry_a11y.session.key_commands import COMMANDS, Command
from sorry_a11y.session.reply import Ending, Reply
from sorry_a11y.settings.values import IN_PLAY, Settings


class Screen(Protocol):
    """Something to talk to, as an edge and the voice see it."""

    @property
    def settings(self) -> Settings:
        """How it is to be heard now."""

    @property
    def takes_line(self) -> bool:
        """Whether the next thing pressed is a line of text, ended by Enter, also where keys act
        at once otherwise."""

    def listener(self) -> Words:
        """The words of its language."""

    def open(self) -> Reply:
        """The first thing told."""

    def press(self, key: str) -> Reply:
        """The reply to one key, or in line mode to one typed word.

        ``key`` is a name of NAMED_KEYS, a single character (a letter in lower case), or else the
        printable name of something that is no key of the game ("f5", "ctrl-a", "hello"), to be
        refused by that name.
        """

    def news(self) -> Reply | None:
        """What there is to tell although no key asked for it; None for nothing, or for not now.
        Asked after every call of what `wake_by` was given."""

    def wake_by(self, wake: Callable[[], None]) -> None:
        """Call ``wake``, from any thread, whenever `news` may have something to tell."""

    def hang_up(self, why: Ending) -> Reply:
        """The farewell when the session ends from outside. Called at most once, and last."""

    def more(self, lines_left: int) -> str:
        """The focus line between two pages, ``lines_left`` lines being untold (1 or more)."""


class PlainScreen:
    """What fronts have in common: whoever inherits from it answers `open` and `press`, and says
    anew what it says otherwise. ``settings`` may change with a key; ``settable``: those that mean
    something here; ``commands``: what keys do in a game."""

    takes_line = False
    settable: tuple[str, ...] = IN_PLAY
    commands: tuple[Command, ...] = COMMANDS

    def __init__(self, settings: Settings) -> None:
        self.settings = settings

    def listener(self) -> Words:
        """The words of the player's language."""
        return Words(self.settings.language)

    def news(self) -> Reply | None:
        """Nothing is told that no key asked for."""
        return None

    def wake_by(self, wake: Callable[[], None]) -> None:
        """Nobody has to be woken."""

    def hang_up(self, why: Ending) -> Reply:  # noqa: ARG002 no game is left unfinished
        """A clean farewell."""
        return Reply((), self.listener().say("end-goodbye"))

    def more(self, lines_left: int) -> str:
        """How many lines are left, and the keys for them."""
        return self.listener().say("end-more", count=lines_left)


class WrappedScreen:
    """A front that hands everything on to another, ``front``, which may be changed for a third
    one."""

    def __init__(self, front: Screen) -> None:
        self.front = front
        self._wake: Callable[[], None] | None = None

    def turn_to(self, front: Screen) -> None:
        """Let another front speak from now on."""
        self.front = front
        if self._wake:
            front.wake_by(self._wake)

    @property
    def settings(self) -> Settings:
        """How the front is to be heard now."""
        return self.front.settings

    @property
    def takes_line(self) -> bool:
        """Whether a line of text is wanted."""
        return self.front.takes_line

    def listener(self) -> Words:
        """The words of its language."""
        return self.front.listener()

    def open(self) -> Reply:
        """The first thing told."""
        return self.front.open()

    def press(self, key: str) -> Reply:
        """The reply to one key."""
        return self.front.press(key)

    def news(self) -> Reply | None:
        """What there is to tell although no key asked for it."""
        return self.front.news()

    def wake_by(self, wake: Callable[[], None]) -> None:
        """Have ``wake`` called when there may be news."""
        self._wake = wake
        self.front.wake_by(wake)

    def hang_up(self, why: Ending) -> Reply:
        """The farewell."""
        return self.front.hang_up(why)

    def more(self, lines_left: int) -> str:
        """The focus line between two pages."""
        return self.front.more(lines_left)
