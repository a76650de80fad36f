"""The screen of a position to think about: one choice is made by the keys of a game and judged."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from sorry_a11y.core.analysis.advice import advice_for, in_100
from sorry_a11y.core.analysis.puzzles import Puzzle
from sorry_a11y.core.bots.opponents import DEFAULT_BOT
from sorry_a11y.core.game.chance import Chance
from sorry_a11y.core.game.header import Header, Purpose
from sorry_a11y.core.game.logged_game import LoggedGame
from sorry_a11y.core.game.menu import menu
from sorry_a11y.core.game.setup import YOU, parse_seats
from sorry_a11y.core.rules.actions import Decision, Lot, Shuffle
from sorry_a11y.core.rules.board import SEATS
from sorry_a11y.core.rules.notation import COLOURS
from sorry_a11y.core.rules.view import View
from sorry_a11y.output.narration import answers
from sorry_a11y.output.narration.advice import reasons
from sorry_a11y.output.narration.choices import decision_clauses
from sorry_a11y.ui.menus.menu_screen import MenuScreen
from sorry_a11y.ui.session.game_base import Controls
from sorry_a11y.ui.session.game_screen import GameScreen
from sorry_a11y.ui.session.key_commands import command_of
from sorry_a11y.ui.session.player_session import PlayerSession
from sorry_a11y.ui.session.reply import Reply, Shown
from sorry_a11y.ui.session.row_menu import Row
from sorry_a11y.ui.session.screen import WrappedScreen
from sorry_a11y.ui.settings.values import Settings


class PuzzleScreen(WrappedScreen):
    """A position, and after a choice is made the answer how good it is.

    Escape leaves, before the choice and after it. The position is played in a session of its own,
    in which turns without a choice wait.

    Args:
        session: The session of the player.
        found: The position.
        title: The sentence that says which position it is.
        another: A function that leads to the next position; None if there is none.
    """

    def __init__(
        self,
        session: PlayerSession,
        found: Puzzle,
        title: str,
        another: Callable[[], Reply] | None = None,
    ) -> None:
        self._session = session
        self._found = found
        self._title = title
        self._another = another
        self._seen = View(found.game, found.game.turn)
        self._game = _game(found)
        playing = PlayerSession(session.settings.replace(forced="ask"), self._keep)
        self._screen = GameScreen(playing, self._game, controls=Controls(may_undo=False))
        super().__init__(playing.starting(self._screen))

    def opened(self) -> Reply:
        """Return where all pawns stand, the question, the card and the first choice."""
        opening = self.inner.opened()
        to = self._screen.listener()
        seats = sorted(self._seen.seats, key=lambda seat: (seat - to.seat) % len(SEATS))
        told = [
            *(answers.pawns_sentence(to, self._seen, seat) for seat in seats),
            self._say("today-puzzle", title=self._title, count=len(self._found.ranked)),
            self._say("menu-newcomer-ask"),
        ]
        news = [to.stopped(to.sentence([one])) for one in told]
        return opening.replace(news=(*news, *opening.news[-1:]))

    def key(self, key: str) -> Reply:
        """Answer a question, take the choice, or leave."""
        command = command_of(self._screen.listener(), key)
        name = command.name if command else ""
        if name == "quit":
            return self._session.quit()
        return self._leave() if name == "back" else super().key(key)

    def shown(self) -> Shown | None:
        """Return the choices."""
        shown = self.inner.shown()
        return shown._replace(is_deep=True) if shown else None

    def told(self, reply: Reply) -> Reply:
        """Return the reply, or if a choice has been taken how good it is and why."""
        if not self._game.actions:
            return reply
        taken = self._game.actions[0]
        assert not isinstance(taken, Shuffle | Lot), "nothing comes of chance before it"
        verdict, session = self._verdict(taken), self._session
        answered = MenuScreen(
            session,
            lambda _to: verdict[0],
            self._rows,
            lead=lambda: verdict[1:],
            is_top=not session.has_way_back,
        )
        return session.in_place(answered)

    def _leave(self) -> Reply:
        """Go back to the menu; quit if there is no menu."""
        session = self._session
        return session.come_back(Reply((), "")) if session.has_way_back else session.quit()

    def _keep(self, settings: Settings) -> str | None:
        """Change the settings of the session, all but ``forced``, which is "ask" at positions."""
        return self._session.change(settings.replace(forced=self._session.settings.forced))

    def _say(self, message: str, **values: str | int) -> str:
        return self._session.listener().say(message, **values)

    # -- the answer ------------------------------------------------------------------------------

    def _verdict(self, taken: Decision) -> list[str]:
        to, seen = self._screen.listener(), self._seen
        numbers = {one.decision: number for number, one in enumerate(menu(seen), 1)}
        best = self._found.ranked[0]
        lines = (
            [self._say("today-puzzle-right")]
            if taken == best.decision
            else [
                to.join(
                    [
                        self._say("today-puzzle-better", number=numbers[best.decision]),
                        *decision_clauses(best.decision, seen, to),
                    ]
                )
            ]
        )
        found = advice_for(seen)
        assert found is not None, "there is something to decide"
        lines += reasons(to, found)
        worths = [
            self._say("today-puzzle-worth", number=numbers[one.decision], wins=in_100(one.chance))
            for one in self._found.ranked
        ]
        return [*lines, to.join(worths)]

    def _rows(self) -> list[Row]:
        leave = "today-back" if self._session.has_way_back else "menu-quit"
        back = Row(partial(self._say, leave), self._leave)
        if self._another is None:
            return [back]
        return [Row(partial(self._say, "today-another"), self._another), back]


def _game(found: Puzzle) -> LoggedGame:
    """Return a game in which the player sits on the seat on turn."""
    now = found.game
    seats = ",".join(
        f"{COLOURS[seat]}={YOU if seat == now.turn else DEFAULT_BOT}" for seat in now.seats
    )
    seating = parse_seats(seats, None)
    header = Header.of(now.rules, seating, Chance(0), may_undo=False, purpose=Purpose("puzzle"))
    return LoggedGame(header, now.rules, seating, start=now)
