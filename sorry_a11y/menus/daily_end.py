"""What follows the game of a day: what it counts for, and a line to pass on."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from datetime import date
from functools import partial

from sorry_a11y.game.logged_game import LoggedGame
from sorry_a11y.menus.daily_game import played_of, streak
from sorry_a11y.menus.end_of_game import EndOfGame
from sorry_a11y.narration.daily import tell_line, tell_result
from sorry_a11y.session.player_session import PlayerSession
from sorry_a11y.session.reply import Reply
from sorry_a11y.session.row_menu import Row
from sorry_a11y.session.screen import TextScreen
from sorry_a11y.session.transcript import first_listener
from sorry_a11y.store.statistics import Played


class DailyEnd:
    """The rows after the game of a day.

    Args:
        session: The session of the player.
        inner: The rows after any game.
        day: The day.
        saved: Returns the game just over, None where it is not saved.
        tries: Returns the first game of each day's.
    """

    def __init__(
        self, session: PlayerSession, inner: EndOfGame, day: date,
        saved: Callable[[], LoggedGame | None], tries: Callable[[], Mapping[date, Played]],
    ) -> None:
        self._session = session
        self._inner = inner
        self._day = day
        self._saved = saved
        self._tries = tries

    def result(self) -> list[str]:
        """Return what the game counts for: as the day's, or as practice."""
        words, tries = self._session.listener(), self._tries()
        game, first = self._saved(), tries.get(self._day)
        if game is None:
            return [words.sentence([words.say("today-unsaved")])]
        if first is None or first.summary.started != game.header.started:
            return [words.sentence([words.say("today-practice")])]
        told = [words.sentence([tell_result(words, first)])]
        if days := streak(tries, self._day):
            told.append(words.sentence([words.say("today-streak", days=days)]))
        return [*told, *self._inner.result()]

    def rows(self) -> Sequence[Row]:
        """Return the line to pass on, and what follows any game."""
        rows = self._inner.rows()
        game = self._saved()
        if game is None:
            return rows
        say = self._session.listener().say
        return [Row(partial(say, "today-share"), partial(self._share, game)), *rows]

    def _share(self, game: LoggedGame) -> Reply:
        line = line_to_pass_on(self._session, self._day, game)
        return self._session.visit(TextScreen([line], self._session.settings))


def line_to_pass_on(session: PlayerSession, day: date, game: LoggedGame) -> str:
    """Return the result, the luck of the cards and the cost of the choices of a finished game. It
    takes seconds."""
    from sorry_a11y.analysis.luck import fortune  # the learned player is loaded now

    own = game.seating.seats_of(first_listener(game))
    found = fortune(game.rules, game.seating.seats, game.actions, own)
    luck, cost = round(100 * found.cards), round(100 * found.cost)
    return tell_line(session.listener(), day, played_of(game), luck, cost)
