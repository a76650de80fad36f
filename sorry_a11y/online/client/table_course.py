"""How a game of a server goes on, while others play on without a key of this player."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from sorry_a11y.core.game.port import StaleDecisionError
from sorry_a11y.core.rules.board import Seat
from sorry_a11y.online.client.between_games import BetweenGames
from sorry_a11y.online.client.leaving import LeaveScreen
from sorry_a11y.online.client.meanwhile import RowsMeanwhile
from sorry_a11y.online.client.remote_game import RemoteGame
from sorry_a11y.online.client.table_base import TableBase
from sorry_a11y.output.sound.earcons import Earcon
from sorry_a11y.ui.session.ask_list import ASK_LIST
from sorry_a11y.ui.session.game_base import GameBase
from sorry_a11y.ui.session.game_course import GameCourse
from sorry_a11y.ui.session.key_commands import Command, key_name
from sorry_a11y.ui.session.reply import Reply, Shown
from sorry_a11y.ui.session.screen import Screen

FOR_SPECTATORS = frozenset(
    (
        *(one.name for one in ASK_LIST if one.watchers),
        "ask",
        "standing",
        "opponents",
        "bump",
        "news",
        "repeat",
        "earlier",
        "later",
        "hush",
        "settings",
        "help",
        "quit",
        "board",
    )
)
"""The commands of watchers."""
_IN_A_ROW = 2
"""Turns without a choice that play themselves one after the other; the next one waits for a key."""


class TableCourse(GameCourse):
    """The course of a game at a table of a server.

    Args:
        screen: The screen of the game.
        at: The screen of the table, which lies below it.
        game: The game.
    """

    def __init__(self, screen: GameBase, at: TableBase, game: RemoteGame) -> None:
        super().__init__(screen)
        self._at = at
        self._game = game
        self._rows = RowsMeanwhile(at)
        self._others_asked = False
        self._is_undone = False

    # -- keys between two decisions --------------------------------------------------------------

    def pressed(self, key: str, command: Command | None) -> Reply:
        """Return who is waited for, or the answer to a question."""
        if begun := self._at.begun():
            return begun
        if taken := self._rows.press(key, command):
            return taken
        who, name = self._who, command.name if command else ""
        game, to = self._game, who.listener()
        if name in ("take", "next"):
            return self.go_on()
        if not game.own and command and name not in FOR_SPECTATORS and not self.answers(name):
            return who.reply([to.say("people-watching", key=key_name(to, key))])
        if command and (answer := self._screen.answered(command)):
            return answer
        refused = to.say("decision-refuse", key=key_name(to, key))
        return who.reply([to.join([refused, self._waited_for()])])

    def rows_after(self, told: Sequence[str]) -> Screen:
        """Return the rows after the game, the same for everybody, which tell its end first."""
        return BetweenGames(self._at, told, self._answered_after)

    def _answered_after(self, command: Command) -> Reply | None:
        """Return the answer to a command after the game."""
        to, name = self._who.listener(), command.name
        if not self._game.own and name not in FOR_SPECTATORS and not self.answers(name):
            return self._who.reply([to.say("people-watching", key=key_name(to, command.keys[0]))])
        return self._screen.answered(command)

    def answers(self, name: str) -> bool:
        """Return whether a command is one of the table, apart from its game."""
        return name in ("say", "chat", "desk") or (
            name in ("yes", "no") and self._at.table.talk.takes_answers
        )

    def answered(self, command: Command) -> Reply | None:
        """Return the answer to a command of the table; None for any other."""
        return self._at.answered(command.name) if self.answers(command.name) else None

    def shown(self) -> Shown | None:
        """Return the rows that stand while others are on turn; None while there are none."""
        return self._rows.shown()

    def _waited_for(self) -> str:
        """Return whose decision everybody waits for."""
        to, turn = self._who.listener(), self._who.latest().turn
        if self._game.is_lost:
            return to.say("people-line-lost")
        if self._game.waits or turn in self._who.feed.seats:
            return to.say("people-wait-table")
        return to.say("people-wait-for", name=to.name(turn))

    def company(self) -> list[str]:
        """Return the sentences about the invite code and the table's people."""
        return self._at.table.company()

    def quit_question(self) -> Screen:
        """Return the question how to leave."""
        return LeaveScreen(self._at)

    # -- going on --------------------------------------------------------------------------------

    @property
    def awaited(self) -> Seat | None:
        """The seat of the player that must decide now; None while others are to."""
        return None if self._game.waits else super().awaited

    def wake_by(self, wake: Callable[[], None]) -> None:
        """Do nothing: the screen of the table has the news."""

    def news(self) -> Reply | None:
        """Return nothing: the screen of the table tells the news."""
        return None

    def turns(self) -> Reply | None:
        """Return the turns that have come; None if there are none."""
        who = self._who
        if self.awaited is not None or (who.is_over and who.feed.untold.turns):
            return self.present([])
        told = self._caught_up() + who.news("over")
        if not told:
            return None
        return who.reply(who.consequences.with_loss(told)).replace(is_news=True)

    def present(self, lead: Sequence[str], *, plays_itself: bool = False) -> Reply:
        """Return ``lead``, the news, and what is to be decided or who is waited for."""
        undone = self._taken_back()
        self._is_undone = bool(undone)
        return super().present([*lead, *undone], plays_itself=plays_itself)

    def _others_play(self, told: Sequence[str]) -> Reply:
        reply = self._wait([*told, self._waited_for()])
        if not self._game.waits:
            return reply
        return self._session.held_back(reply, self._is_answered, partial(self._go_on_with, told))

    def _is_answered(self) -> bool:
        """Return whether the table has answered, and a person is to decide."""
        is_answered = not self._game.waits and self._game.awaits_person
        return is_answered or self._at.table.ended_by != ""

    def _go_on_with(self, told: Sequence[str]) -> Reply:
        self._at.table.take_reopened()
        return self.present(told)

    def _choice_after(self, told: Sequence[str], *, plays_itself: bool) -> Reply:  # noqa: ARG002
        who = self._who
        # what others took back, or the table refused, would at once be played again
        is_again = who.table.number == self._single.played
        is_tiring = self._single.in_a_row >= _IN_A_ROW
        waits = self._is_undone or is_again or is_tiring
        only = None if waits else self._single.decision(who.latest())
        if only is None:
            return self._begin_turn(told)
        told = [*told, *who.news()]
        return self.present([*told, *self._single.play(only)], plays_itself=True)

    def _since(self) -> list[str]:
        """Return the sentences how long a slow table has waited, and whose turn it is."""
        if not self._at.table.people.is_slow or self._game.is_over:
            return []
        to, turn = self._who.listener(), self._who.latest().turn
        turn_is = "yours" if turn in self._who.feed.seats else "other"
        return [
            to.say(
                "people-since", count=self._who.feed.untold.turns, turn=turn_is, name=to.name(turn)
            )
        ]

    # -- taking back -----------------------------------------------------------------------------

    def undo(self) -> Reply:
        """Ask the others whether the last decision may be taken back."""
        who, game, say = self._who, self._game, self._who.listener().say
        if not self._screen.controls.may_undo:
            return who.reply([say("decision-undo-off")])
        who.feed.news.took_back = False
        before = game.number
        try:
            game.undo(who.seat, lambda _seen: False)
        except StaleDecisionError:  # nobody was asked
            return self.present([])
        self._others_asked = True
        return self._session.held_back(
            who.reply([say("people-undo-asked")]),
            lambda: game.undo_refused or (game.number > before and game.awaits_person),
            self._undo_told,
        )

    def _undo_told(self) -> Reply:
        if self._game.undo_refused:
            self._others_asked = False
            return self.present([])
        if self._who.feed.news.took_back:
            return self.present([])
        return self._who.reply([self._who.listener().say("people-undo-asked")])

    def _taken_back(self) -> list[str]:
        """Return the sentence that the play was taken back, if the others agreed; else none."""
        if not (self._others_asked and self._who.feed.news.took_back):
            return []
        self._others_asked = False
        self._who.sound(Earcon.UNDO)
        return [self._who.listener().say("decision-undone")]
