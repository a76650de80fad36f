"""The start menu: what is heard when the program is called without saying what for."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from typing import NamedTuple, Protocol

from sorry_a11y.menus.menu_screen import MenuScreen, Ways
from sorry_a11y.menus.setup_menu import SetupMenu, table_words
from sorry_a11y.narration.catalog import catalog, languages
from sorry_a11y.narration.mistakes import MistakeError, tell_mistake
from sorry_a11y.narration.season_words import tell_season
from sorry_a11y.rulesets.families import DEFAULT
from sorry_a11y.session.reply import Reply, reply_of
from sorry_a11y.session.row_menu import MOST_ROWS, Row
from sorry_a11y.session.screen import Screen
from sorry_a11y.settings.table_plan import TablePlan, Tables
from sorry_a11y.store.season import Season


class UnfinishedOffer(NamedTuple):
    """An unfinished game: its number in the list, and what it is, in words."""

    number: int
    words: str


class LastTable(NamedTuple):
    """A friends' table whose game is not over: the name of its ``host``, empty for the player, how
    one goes back to it, which gives a sentence where that cannot be, and whether it is a slow one
    and waited for the player when they left."""

    host: str
    go_back: Callable[[], Screen | str]
    waited: bool = False


class Games(Protocol):
    """The games as the menus need them."""

    def unfinished(self) -> UnfinishedOffer | None:
        """Return the unfinished game that was played last."""

    def go_on(self, number: int) -> Screen | str:
        """Return that game, or a sentence why not."""

    def tables_left(self) -> Sequence[LastTable]:
        """Return the friends' tables to go back to, the last one first."""

    def begin(self, plan: TablePlan, lead: Sequence[str] = ()) -> Screen:
        """Begin a new game at the table of a plan. Raises MistakeError where there can be none.
        ``lead``: told after its greeting."""

    def tables(self) -> Tables:
        """Return the tables that are remembered."""

    def remember(self, tables: Tables) -> None:
        """Remember these from now on."""

    def today(self) -> Screen:
        """Return the menu of the day."""

    def season(self) -> Season:
        """Return where the season stands."""

    def season_menu(self) -> Screen:
        """Return the menu of the season."""

    def lessons(self, book: str, begin: Callable[[], Reply]) -> Screen:
        """Return the lessons of a rule book, after which ``begin`` begins a game."""


THE_GAMES = (DEFAULT, "dog")
"""The rule books that have a row of their own, and a course."""
FIRST_GAME = TablePlan(DEFAULT, quick=True, opponents=("casual",))
"""The table of somebody who has played nothing yet: a pawn stands on the track, and nobody waits
for a card that brings one out."""
MoreRows = Callable[[], Sequence[Row]]
"""Rows that others add between the games and the rest: tables with friends."""


def no_more() -> Sequence[Row]:
    """Add nothing."""
    return ()


class StartMenu:
    """The rows of the start. ``more``: rows added after those of the games. ``quits``: whether one
    ends the program."""

    def __init__(
        self, ways: Ways, games: Games, mode: str, more: MoreRows = no_more, *, quits: bool = True
    ) -> None:
        self._ways = ways
        self._games = games
        self._mode = mode
        self._more = more
        self._quits = quits
        self._shows_rest = False
        self.troubles: list[str] = []
        self.screen = MenuScreen(ways, self._title, self._rows, is_top=True)

    def _say(self, message: str, **values: str | int) -> str:
        return self._ways.listener().say(f"menu-{message}", **values)

    def _title(self) -> list[str]:
        troubles, self.troubles = self.troubles, []
        return [self._say("open", mode=self._mode), *troubles]

    def _rows(self) -> list[Row]:
        """Return the rows as things stand now; where they are too many for the digits, the last
        row leads to the rest, and from there back."""
        rows = [
            *self._rows_of_games(), *self._more(),
            Row(partial(self._say, "today"),
                lambda: self._ways.navigator.visit(self._games.today())),
            self._row_of_season(),
            Row(partial(self._say, "learn"), self._learn),
            Row(partial(self._say, "language"), self._language),
            Row(partial(self._say, "settings"), lambda: self.screen.show_settings()),
        ]
        if self._quits:
            rows.append(Row(partial(self._say, "quit"), lambda: self._ways.navigator.quit()))
        if len(rows) <= MOST_ROWS:
            return rows
        shown = rows[MOST_ROWS - 1 :] if self._shows_rest else rows[: MOST_ROWS - 1]
        return [*shown, Row(self._other_part, self._turn_over)]

    def _other_part(self) -> str:
        rest = "rest" if self._quits else "settings"
        return self._say("part", part="games" if self._shows_rest else rest)

    def _turn_over(self) -> Reply:
        """Tell the other part of the rows."""
        self._shows_rest = not self._shows_rest
        return self.screen.rebuilt(0)

    def _row_of_season(self) -> Row:
        words, season = self._ways.listener, self._games.season()
        return Row(lambda: tell_season(words(), season),
                   lambda: self._ways.navigator.visit(self._games.season_menu()))

    def _rows_of_games(self) -> list[Row]:
        rows = [
            Row(partial(self._table, one), partial(self._go_back, one))
            for one in self._games.tables_left()
        ]
        if game := self._games.unfinished():
            rows.append(Row(partial(self._say, "kept", game=game.words),
                            partial(self._go_on, game.number)))
        if last := self._games.tables().last:
            rows.append(Row(lambda: self._say("again", game=table_words(
                self._ways.listener(), last)), partial(self.begin, last)))
        books = [Row(partial(self._say, "book", book=book), partial(self.begin, TablePlan(book)))
                 for book in THE_GAMES]
        if not rows:
            books[0] = Row(partial(self._say, "newcomer"), self._begin_first)
        return [*rows, *books, Row(partial(self._say, "choose"), self._choose)]

    def _table(self, table: LastTable) -> str:
        told = self._say("table", who="other" if table.host else "you", name=table.host)
        if not table.waited:
            return told
        return self._ways.listener().join([told, self._say("table-waited")])

    # -- what the rows do ------------------------------------------------------------------------

    def _go_back(self, table: LastTable) -> Reply:
        return self.screen.entered(table.go_back())

    def _begin_first(self) -> Reply:
        """Begin a newcomer's game, with the keys of the first turn."""
        return self.begin(FIRST_GAME, [self._say("newcomer-choose"), self._say("newcomer-ask")])

    def begin(self, plan: TablePlan, lead: Sequence[str] = ()) -> Reply:
        """Begin a game at the table, which is remembered as the last one. ``lead``: told after its
        greeting."""
        try:
            screen = self._games.begin(plan, lead)
        except MistakeError as mistake:
            words = self._ways.listener()
            return reply_of(words, [tell_mistake(mistake, words.language)])
        self._games.remember(replace(self._games.tables(), last=plan))
        return self._ways.navigator.enter(screen)

    def _go_on(self, number: int) -> Reply:
        return self.screen.entered(self._games.go_on(number))

    def _choose(self) -> Reply:
        games = self._games
        plan = games.tables().last or TablePlan()
        chosen = SetupMenu(self._ways, plan, self.begin, games.tables, games.remember)
        return self._ways.navigator.visit(chosen.screen)

    def _learn(self) -> Reply:
        """Ask which game to learn."""
        screen = MenuScreen(self._ways, lambda: [self._say("game-open")], lambda: [
            Row(partial(self._say, "book", book=book), partial(self._lessons, book))
            for book in THE_GAMES
        ])
        return self._ways.navigator.visit(screen)

    def _lessons(self, book: str) -> Reply:
        begin = partial(self.begin, TablePlan(book))
        return self._ways.navigator.visit(self._games.lessons(book, begin))

    def _language(self) -> Reply:
        """Return all languages, each called by its own name, that of now last, since another is
        wanted."""
        now = self._ways.settings.language
        others = [one for one in languages() if one != now]
        screen = MenuScreen(self._ways, lambda: [self._say("language-open")], lambda: [
            Row(partial(catalog(one).say, "menu-language-name"), partial(self._speak, one))
            for one in (*others, now)
        ])
        return self._ways.navigator.visit(screen)

    def _speak(self, language: str) -> Reply:
        self._ways.navigator.come_back(Reply((), ""))
        self._shows_rest = False
        self.screen.change(replace(self._ways.settings, language=language))
        return self.screen.rebuilt(0)
