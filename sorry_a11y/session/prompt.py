"""What a key is for at the moment, and what a prompt may ask of the session it belongs to."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from sorry_a11y.narration.listener import Listener
from sorry_a11y.rules.actions import Decision
from sorry_a11y.rules.board import Seat
from sorry_a11y.rules.view import View
from sorry_a11y.session.feed import Feed
from sorry_a11y.session.key_commands import Command
from sorry_a11y.session.reply import Reply
from sorry_a11y.settings.values import Settings
from sorry_a11y.sound.earcons import Earcon
from sorry_a11y.table.setup import Seating


class Prompt(Protocol):
    """A state of the session: it answers every key."""

    def press(self, key: str, command: Command | None) -> Reply:
        """The answer to a key; ``command`` is what it stands for, None if for nothing."""


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
        """How the game is told now."""

    @property
    def seating(self) -> Seating:
        """Who sits where."""

    @property
    def ear(self) -> Feed:
        """What the player at the keyboard has been told."""

    @property
    def question(self) -> int:
        """The number of the open question, for a decision that answers it."""

    @property
    def shares_keyboard(self) -> bool:
        """Whether several people play on this keyboard."""

    @property
    def names_turns(self) -> bool:
        """Whether a turn is told with the name of whose it is."""

    def listener(self) -> Listener:
        """Whom sentences are for."""

    def view(self) -> View:
        """What the player at the keyboard may know."""

    def leaving(self, what: str) -> str:
        """What is told before somebody leaves ("quit"), or when they do ("goodbye")."""

    # -- what may be done ------------------------------------------------------------------------

    def reply(self, sentences: Sequence[str], *, repeatable: bool = True) -> Reply:
        """The sentences as news, with full stops, and the last one as the focus line, without."""

    def sound(self, earcon: Earcon) -> None:
        """Let an earcon go with the reply under way."""

    def decide(self, decision: Decision, question: int) -> Reply:
        """Carry out the decision that answers ``question`` and go on from there."""

    def begin_turn(self, lead: Sequence[str]) -> Reply:
        """The news and the first choice for the player at the keyboard, who is on turn."""

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
