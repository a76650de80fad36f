"""What follows the game of a day: what it counts for, and a line to pass on."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from datetime import date
from functools import partial

from sorry_a11y.menus.daily_game import played_of, streak
from sorry_a11y.menus.end_of_game import EndOfGame
from sorry_a11y.menus.menu_screen import Ways
from sorry_a11y.narration.daily import tell_line, tell_result
from sorry_a11y.session.reply import Reply
from sorry_a11y.session.row_menu import Row
from sorry_a11y.session.screen import TextScreen
from sorry_a11y.session.transcript import first_listener
from sorry_a11y.storage.record import Record, read_record
from sorry_a11y.storage.replay import Replay
from sorry_a11y.storage.statistics import Played


class DailyEnd:
    """The rows after the game of ``day``. ``inner``: those after any game; ``record``: the record
    of the game just over, empty where it is not saved; ``tries``: the first game of each day's."""

    def __init__(
        self, ways: Ways, inner: EndOfGame, day: date, record: Callable[[], bytes],
        tries: Callable[[], Mapping[date, Played]],
    ) -> None:
        self._ways = ways
        self._inner = inner
        self._day = day
        self._record = record
        self._tries = tries

    def result(self) -> list[str]:
        """Return what the game counts for: as the day's, or as practice."""
        words, tries = self._ways.listener(), self._tries()
        data, first = self._record(), tries.get(self._day)
        if not data:
            return [words.sentence([words.say("today-unsaved")])]
        if first is None or first.summary.started != read_record(data).header.started:
            return [words.sentence([words.say("today-practice")])]
        told = [words.sentence([tell_result(words, first)])]
        if days := streak(tries, self._day):
            told.append(words.sentence([words.say("today-streak", days=days)]))
        return [*told, *self._inner.result()]

    def rows(self) -> Sequence[Row]:
        """Return the line to pass on, and what follows any game."""
        rows = self._inner.rows()
        if not self._record():
            return rows
        share = Row(partial(self._ways.listener().say, "today-share"), self._share)
        return [share, *rows]

    def _share(self) -> Reply:
        line = line_to_pass_on(self._ways, self._day, read_record(self._record()))
        return self._ways.navigator.visit(TextScreen([line], self._ways.settings))


def line_to_pass_on(ways: Ways, day: date, record: Record) -> str:
    """Return the result, the luck of the cards and the cost of the choices of a finished game. It
    takes seconds. Raises RecordError."""
    from sorry_a11y.analysis.luck import fortune  # the learned player is loaded now

    table, seat = Replay(record).run(), first_listener(record)
    own = table.seating.seats_of(seat)
    found = fortune(table.game.rules, table.seating.seats, table.actions, own)
    luck, cost = round(100 * found.cards), round(100 * found.cost)
    return tell_line(ways.listener(), day, played_of(record), luck, cost)
