"""The time between a player's decisions in a game elsewhere: the others play on by themselves."""

from __future__ import annotations

from collections.abc import Callable

from sorry_a11y.client.remote_game import RemoteGame
from sorry_a11y.narration.catalog import Words
from sorry_a11y.narration.people import leaving
from sorry_a11y.session.at_keyboard import AtKeyboard
from sorry_a11y.session.key_commands import Command, key_name
from sorry_a11y.session.prompts import Answered, Prompt
from sorry_a11y.session.reply import Reply

FOR_SPECTATORS = frozenset((
    "turn", "standing", "cards-left", "opponents", "news", "repeat", "earlier", "later", "hush",
    "verbosity", "settings", "help", "quit", "board",
))
"""The commands of those who have no seat."""


class RemoteInterlude:
    """The `session.prompts.Interlude` of a game elsewhere: the others play on by themselves.

    Args:
        game: The game.
        serves: Whether this program serves the table, so that others wait while it is ended.
        slow: Whether a turn has a day.
    """

    pushes = True

    def __init__(self, game: RemoteGame, *, serves: bool, slow: bool = False) -> None:
        self.game = game
        self._serves = serves
        self._slow = slow

    @property
    def waits(self) -> bool:
        """Tell whether a decision was sent that the table has not answered."""
        return self.game.waits

    def prompt(self, who: AtKeyboard, go_on: Callable[[], Reply], answered: Answered) -> Prompt:
        """Return a prompt that answers questions while nothing is waited for at a key."""
        return RemoteWaitPrompt(who, self, go_on, answered)

    def waited_for(self, who: AtKeyboard) -> str:
        """Return whose decision everybody waits for."""
        to, turn = who.listener(), who.latest().turn
        if self.game.is_lost:
            return to.say("people-line-lost")
        if self.waits or turn in who.feed.seats:
            return to.say("turn-sent")
        return to.say("people-wait-for", name=to.name(turn))

    def since(self, who: AtKeyboard) -> list[str]:
        """Return what a player of a slow table has missed, and whose turn it is."""
        if not self._slow or self.game.is_over:
            return []
        to, turn, turns = who.listener(), who.latest().turn, who.feed.untold.turns
        turn_is = "yours" if turn in who.feed.seats else "other"
        return [to.say("people-since", count=turns, turn=turn_is, name=to.name(turn))]

    def quit_question(self, to: Words) -> str:
        """Return that the seat is kept."""
        return leaving(to, "quit", serves=self._serves)

    def goodbye(self, to: Words) -> Reply:
        """Return how the player comes back to the seat."""
        return Reply((), leaving(to, "goodbye", serves=self._serves), status=0)


class RemoteWaitPrompt(Prompt):
    """Questions are answered while others are on turn, and nothing is waited for at a key."""

    def __init__(
        self, who: AtKeyboard, interlude: RemoteInterlude, go_on: Callable[[], Reply],
        answered: Answered,
    ) -> None:
        self._who = who
        self._interlude = interlude
        self._go_on = go_on
        self._answered = answered

    def press(self, key: str, command: Command | None) -> Reply:
        """Tell who is waited for, or answer a question."""
        who, name = self._who, command.name if command else ""
        game, to = self._interlude.game, who.listener()
        if name in ("take", "next"):
            return who.reply([to.say("people-over")]) if game.is_over else self._go_on()
        if not game.own and command and name not in FOR_SPECTATORS:
            return who.reply([to.say("people-watching", key=key_name(to, key))])
        if command and (answer := self._answered(command)):
            return answer
        refused = to.say("turn-refuse", key=key_name(to, key))
        more = [] if game.is_over else [self._interlude.waited_for(who)]
        return who.reply([to.join([refused, *more])])


class GameOver:
    """The `session.prompts.Afterwards` of a game elsewhere: its players stay at the table, and
    hear so in the words of ``listener``."""

    def __init__(self, listener: Callable[[], Words]) -> None:
        self._listener = listener

    def result(self) -> list[str]:
        """Return that the game is over."""
        return [self._listener().say("people-over")]

    def rows(self) -> tuple[()]:
        """Return no rows: the table menu has what follows."""
        return ()
