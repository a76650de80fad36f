"""The screens that lie on a game: its list of questions, help, handing over, and its end."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from sorry_a11y.core.rules.board import Seat
from sorry_a11y.output.narration.listener import explanation_of_key
from sorry_a11y.ui.session.game_base import GameBase
from sorry_a11y.ui.session.key_commands import LISTED, Command, key_name, key_sentences
from sorry_a11y.ui.session.list_screen import ListScreen, QuestionScreen
from sorry_a11y.ui.session.reply import EarlyKey, Reply, Shown
from sorry_a11y.ui.session.row_menu import Row, RowMenu
from sorry_a11y.ui.session.screen import Screen
from sorry_a11y.ui.session.settings_screen import last_reply


class HandOverScreen(Screen):
    """A screen that tells nothing of the game until the next player presses Enter.

    Args:
        game: The screen of the game.
        seat: The seat of the next player.
        lead: Sentences that are told before.
        warning: A clause that follows the first request; empty without one.
    """

    def __init__(
        self, game: GameBase, seat: Seat, lead: Sequence[str], warning: Sequence[str]
    ) -> None:
        super().__init__(game.held)
        self._game = game
        self._seat = seat
        self._lead = lead
        self._warning = warning

    def opened(self) -> Reply:
        """Return what led here, and who is to press Enter."""
        line = self._game.listener().join([self._asked(), *self._warning])
        return self._game.who.reply([*self._lead, line])

    def resumed(self) -> Reply | None:
        """Return nothing: the last reply says that the game goes on."""
        return None

    def key(self, key: str) -> Reply:
        """Begin the turn of the next player at Enter, and ask whether to quit at q.

        Any other key, or an early Enter, repeats who is awaited.
        """
        game, command = self._game, self._game.command_of(key)
        if command and command.name == "take" and not isinstance(key, EarlyKey):
            game.session.back_to(game)
            game.who.seat = self._seat
            return game.course.go_on()
        if command and command.name == "quit":
            return game.session.visit(game.course.quit_question())
        return game.who.reply([self._asked()])

    def shown(self) -> Shown:
        """Return the one choice, Enter of the next player."""
        return Shown.keys_of(self, ("enter", self._asked()))

    def _asked(self) -> str:
        to = self._game.listener()
        return to.say("decision-hand-over", name=to.name(self._seat))


class AskScreen(ListScreen):
    """The list of questions that few need: a digit or a first letter asks one and closes the list.

    Args:
        game: The screen of the game.
    """

    def __init__(self, game: GameBase) -> None:
        super().__init__(
            game.session,
            RowMenu(
                [Row(f"ask-{one.name}", partial(self._ask, one), opens=True) for one in LISTED],
                game.listener,
                by_letter=True,
                sound=game.who.sound,
            ),
        )
        self._game = game

    def opened(self) -> Reply:
        """Return how the list is used, and the first question."""
        return self.menu.current([self._game.listener().say("ask-open")])

    def key(self, key: str) -> Reply:
        """Ask a question, browse, or leave the list."""
        command = self._game.command_of(key)
        if command and command.name in ("back", "quit"):
            return last_reply(self._game.listener(), "setting-leave")
        if command in LISTED:  # typed as a word, or as i and its letter in one line
            return self.menu.take_at(LISTED.index(command))
        return self.menu.press(key, command) or self.opened()

    def shown(self) -> Shown:
        """Return the questions."""
        return self.menu.shown()._replace(is_deep=True)

    def _ask(self, command: Command) -> Reply:
        self.session.pop()
        return self.session.inner.key(command.keys[0])


def quit_question(game: GameBase, asked: str, goodbye: Callable[[], Reply]) -> QuestionScreen:
    """Return a question whether to quit: the key for quitting quits, any other key stays.

    Args:
        game: The screen of the game.
        asked: The question.
        goodbye: A function that returns the last reply to a player who quits.
    """
    say = game.listener().say
    return QuestionScreen(
        game.session,
        lambda: game.who.reply([asked]),
        "quit",
        lambda: game.session.end(goodbye()),
        lambda: last_reply(game.listener(), "end-stay"),
        lambda: (("q", say("help-quit")), ("escape", say("end-stay"))),
    )


class HelpScreen(Screen):
    """A screen that explains the next key; the key for help once more lists all keys.

    Args:
        game: The screen of the game.
    """

    def __init__(self, game: GameBase) -> None:
        super().__init__(game.held)
        self._game = game

    def opened(self) -> Reply:
        """Return the request to press a key."""
        mode = "keys" if self._game.controls.by_keys else "lines"
        return self._game.who.reply([self._game.listener().say("help-open", mode=mode)])

    def key(self, key: str) -> Reply:
        """Explain the key, and leave."""
        game, command = self._game, self._game.command_of(key)
        game.session.pop()
        to, controls = game.listener(), game.controls
        if command is None:
            return game.who.reply([to.say("help-nothing", key=key_name(to, key))])
        if command.name == "help":
            sentences = key_sentences(to, controls.commands, with_words=not controls.by_keys)
            return game.who.reply([*sentences, to.say("help-end")])
        if key not in command.keys:  # a word was typed: name the key instead
            key = command.keys[0]
        text = to.say(f"help-{command.name}")
        explained = explanation_of_key(to, command.name, to.rules.board)
        named = to.say("help-key", key=key_name(to, key))
        return game.who.reply([to.join([named, text, *explained])])

    def shown(self) -> Shown:
        """Return the first key of every command."""
        to = self._game.listener()
        return Shown.keys_of(
            self,
            *(
                (one.keys[0], to.say("help-key", key=key_name(to, one.keys[0])))
                for one in self._game.controls.commands
            ),
        )


class EndScreen(ListScreen):
    """The rows after a game.

    The questions of the game can still be asked, and the last play can be taken back.

    Args:
        game: The screen of the game.
        rows: The rows.
        lead: The sentences about the end.
    """

    own_commands = frozenset({"repeat"})

    def __init__(self, game: GameBase, rows: Sequence[Row], lead: Sequence[str]) -> None:
        super().__init__(
            game.session,
            RowMenu(rows, game.listener, acts_at_once=lambda: game.settings.digits == "play"),
        )
        self._game = game
        self._lead = lead

    def opened(self) -> Reply:
        """Return the end, and the first row."""
        return self.menu.current(self._lead)

    def key(self, key: str) -> Reply:
        """Choose a row, browse, or answer a question."""
        command = self.command_of(key)
        is_early = isinstance(key, EarlyKey)
        if command and command.name == "undo" and is_early:
            return self.menu.current()
        reply = super().key(key)
        is_told_again = is_early and command is not None and command.name in ("take", "digit")
        return self._game.who.with_winner(reply) if is_told_again and not self.menu.at else reply

    def command_of(self, key: str) -> Command | None:
        """Return the command of a key in the game."""
        return self._game.command_of(key)

    def answered(self, command: Command) -> Reply | None:
        """Return the answer of the game to a command."""
        return self._game.answered(command)
