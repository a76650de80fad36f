"""A run of the program with games in it: menus, one game after the other, and what they share."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from sorry_a11y.commands.data_folder import has_games, home, library, now
from sorry_a11y.commands.equipment import run_screen
from sorry_a11y.commands.settings import SettingsWriter
from sorry_a11y.commands.table_options import first_seat, rules_and_seats
from sorry_a11y.menus.menu_screen import Ways
from sorry_a11y.menus.navigator import Farewell, Navigator
from sorry_a11y.narration.catalog import catalog
from sorry_a11y.rules.board import Seat
from sorry_a11y.rules.events import Event
from sorry_a11y.session.presenter import Presenter
from sorry_a11y.session.prompts import Afterwards
from sorry_a11y.session.screen import Screen
from sorry_a11y.settings.file import settings_path
from sorry_a11y.settings.table_plan import TablePlan, Tables, read_tables, write_tables
from sorry_a11y.settings.values import Settings
from sorry_a11y.settings.words import trouble_lines
from sorry_a11y.storage.keeper import TableKeeper, keep
from sorry_a11y.table.dealer import SeededChance, new_chance
from sorry_a11y.table.table import Host, Table
from sorry_a11y.terminal.alarm_thread import AlarmThread
from sorry_a11y.terminal.console import is_terminal
from sorry_a11y.terminal.loop import choose_mode

if TYPE_CHECKING:
    from sorry_a11y.commands.friends import FriendsEntrance
    from sorry_a11y.menus.start_menu import KeptOffer
    from sorry_a11y.session.reply import Reply
    from sorry_a11y.session.row_menu import Row
    from sorry_a11y.storage.library import Library
    from sorry_a11y.storage.record import Record
    from sorry_a11y.storage.recorder import Recorder


class GameSession:
    """What games at the terminal need besides their rules: settings, an edge, voice and sounds,
    where they are kept, and what follows each."""

    def __init__(self, chosen: argparse.Namespace) -> None:
        self._chosen = chosen
        self._writer = SettingsWriter(chosen.settings)
        self.ways = Ways(chosen.settings, self._writer.keep)
        self._troubles = trouble_lines(chosen.problems, self._settings.language)
        self._mode = choose_mode(chosen.mode, is_terminal(sys.stdin), os.environ.get("TERM"))
        self._alarm = AlarmThread()
        self._plays = False
        self._door: FriendsEntrance | None = None
        self._keeper: TableKeeper | Recorder | None = None
        self._played = 0
        self._has_kept = False
        # a script that plays a game to its end is not asked what it wants next
        self._goes_on_after = is_terminal(sys.stdin) or getattr(chosen, "bare", False)

    @property
    def _settings(self) -> Settings:
        return self.ways.settings

    def run(self, front: Screen) -> int:
        """Let the player talk to it, and to what it leads to, until one side ends it; then put
        everything away."""
        try:
            return run_screen(self.doors(front), self._mode)
        finally:
            self._let_go()
            if self._door:
                self._door.close()

    def doors(self, front: Screen) -> Screen:
        """What stands around ``front``, and around all that it leads to: the lobby, and the way
        out."""
        self.ways.navigator = Navigator(front)
        return Farewell(self.ways.navigator, self._let_go, self._leaves_kept)

    def _let_go(self) -> str | None:
        """Let the record go; a sentence if not all of the game is in it."""
        keeper, self._keeper = self._keeper, None
        if keeper is None:
            return None
        keeper.close()
        self._has_kept = keeper.has_begun and keeper.is_kept
        return None if keeper.is_kept else catalog(self._settings.language).say("store-unsaved")

    def _is_kept(self) -> bool:
        """Whether the game that is played, or was played last, is kept."""
        if self._keeper is None:
            return self._has_kept
        return self._keeper.has_begun and self._keeper.is_kept

    def _leaves_kept(self) -> bool:
        """The same, or in the menus before any game whether one is offered to go on with."""
        return self._is_kept() or (not self._plays and self.kept() is not None)

    # -- games ---------------------------------------------------------------------------------

    def begin(self, plan: TablePlan) -> Screen:
        """A new game at such a table; raises MistakeError."""
        return self._begun(plan, None)

    def _begun(self, plan: TablePlan, winner: Seat | None) -> Screen:
        """A new game, begun by ``winner`` of the one before it, if there was one."""
        if winner is not None and plan.first in ("", "draw") and _draws(plan):
            plan = replace(plan, first="lot")
        name = getattr(self._chosen, "name", None)
        if name is None:
            name = self._settings.name or None
        rules, seating = rules_and_seats(plan, name)
        first = first_seat(plan, seating) if winner is None else winner
        if lost := self._let_go():
            self._troubles.append(lost)
        self._has_kept = False
        seed = getattr(self._chosen, "seed", None)
        chance = (
            new_chance(is_open=rules.is_open) if seed is None
            else SeededChance(seed + self._played)
        )
        self._played += 1
        may_undo = not getattr(self._chosen, "no_undo", False)
        table = Table(rules, seating, chance, first, first_won=winner is not None)
        if self._settings.save == "yes":
            self._keeper = keep(table, home(), now(), may_undo=may_undo)
        return self._front(table, plan, may_undo=may_undo, recap=None)

    def resumed(self, number: int | None) -> Screen:
        """A game that goes on where its record ends; raises StorageError."""
        from sorry_a11y.menus.end_of_game import plan_of_setup
        from sorry_a11y.storage.errors import StorageError

        games = library()
        if number is None:
            number = self._unfinished_number(games)
        self._let_go()
        kept = games.resume(number)
        self._keeper = kept.recorder
        if kept.table.over:
            kept.close()
            raise StorageError("finished", number=number)
        setup = kept.header.setup
        return self._front(
            kept.table, plan_of_setup(setup), may_undo=setup.may_undo, recap=kept.recap
        )

    def _unfinished_number(self, games: Library) -> int:
        """The game to go on with; raises StorageError if there is none. A record written after it
        that cannot be read is told."""
        from sorry_a11y.narration.saved_games import tell_entry
        from sorry_a11y.storage.errors import StorageError

        entry, unreadable = games.unfinished()
        if entry is None and unreadable:
            raise StorageError("unreadable", number=unreadable.number)
        if entry is None and (elsewhere := games.played_elsewhere()):
            raise StorageError("in-use", number=elsewhere)
        if entry is None:
            raise StorageError("none-unfinished")
        if unreadable:
            self._troubles.append(tell_entry(unreadable, now(), self._settings.language))
        return entry.number

    def _front(
        self, table: Table, plan: TablePlan, *, may_undo: bool, recap: Sequence[Event] | None
    ) -> Screen:
        troubles, self._troubles = self._troubles, []
        self._plays = True
        return Presenter(
            Host(table, recap or ()), self._settings, by_keys=self._mode == "keys",
            may_undo=may_undo, troubles=troubles, watch=self._trouble,
            keep_settings=self.ways.change, is_kept=self._is_kept, goes_on=recap is not None,
            afterwards=self._afterwards(table, plan) if self._goes_on_after else None,
            alarm=self._alarm,
        )

    def _afterwards(self, table: Table, plan: TablePlan) -> Afterwards:
        from sorry_a11y.menus.end_of_game import EndOfGame, Follow

        def again() -> Screen:
            winners = table.game.winners
            return self._begun(plan, winners[0] if winners else None)

        return EndOfGame(self.ways, Follow(
            again, self.start_menu, self._record_data, partial(self._tally, table), _review,
        ))

    def _tally(self, table: Table) -> tuple[int, int] | None:
        return _tally(table) if self._keeper else None  # what is not kept counts for nothing

    def _record_data(self) -> bytes:
        return self._keeper.data if self._keeper else b""

    def _trouble(self) -> str | None:
        """Why the game is not being saved; once."""
        trouble = self._keeper.take_trouble() if self._keeper else None
        if trouble is None:
            return None
        from sorry_a11y.narration.saved_games import tell_trouble

        return tell_trouble(trouble, self._settings.language)

    # -- the start menu ------------------------------------------------------------------------

    def start_menu(self) -> Screen:
        """The menu before any game."""
        from sorry_a11y.menus.start_menu import StartMenu

        if lost := self._let_go():
            self._troubles.append(lost)
        self._plays = False
        menu = StartMenu(self.ways, self, self._mode, self._friends)
        menu.troubles += self._troubles
        self._troubles = []
        return menu.screen

    def _friends(self) -> Sequence[Row]:
        from sorry_a11y.session.row_menu import Row

        say = self.ways.listener
        return [Row(lambda: say().say("menu-friends"), self._visit_friends)]

    def _visit_friends(self) -> Reply:
        from sorry_a11y.commands.friends import FriendsEntrance  # sockets and all are loaded now
        from sorry_a11y.menus.friends_menu import FriendsMenu

        door = self._door = self._door or FriendsEntrance(self.ways, self._mode)
        menu = FriendsMenu(self.ways, door, self.tables, self.remember, door.last_server())
        return self.ways.navigator.visit(menu.screen)

    def kept(self) -> KeptOffer | None:
        """The unfinished game that was played last; a newer record that cannot be read is told."""
        if self._settings.save == "no" or not has_games():
            return None
        from sorry_a11y.menus.start_menu import KeptOffer
        from sorry_a11y.narration.saved_games import tell_entry, tell_error, tell_saved
        from sorry_a11y.storage.errors import StorageError

        language = self._settings.language
        try:
            entry, unreadable = library().unfinished()
        except StorageError as error:
            self._troubles.append(tell_error(error, language))
            return None
        if unreadable:
            self._troubles.append(tell_entry(unreadable, now(), language))
        return KeptOffer(entry.number, tell_saved(entry, language)) if entry else None

    def go_on(self, number: int) -> Screen | str:
        """The unfinished game, or a sentence why not."""
        from sorry_a11y.narration.saved_games import tell_error
        from sorry_a11y.storage.errors import StorageError

        try:
            return self.resumed(number)
        except StorageError as error:  # cut or taken since it was told
            return tell_error(error, self._settings.language)

    def tables(self) -> Tables:
        """The tables that are remembered."""
        return read_tables(settings_path(os.environ).parent)

    def remember(self, tables: Tables) -> None:
        """Remember these; where that cannot be, the next start has less to offer."""
        write_tables(settings_path(os.environ).parent, tables)

    def lessons(self, book: str, begin: Callable[[], Reply]) -> Screen:
        """The lessons of a rule book, after which ``begin`` begins a game."""
        from sorry_a11y.lessons.lessons import Lessons
        from sorry_a11y.rulesets.families import Wishes, make_rules

        return Lessons(make_rules(Wishes(book)), self._settings, begin)


def _review(record: Record, language: str) -> Sequence[str]:
    from sorry_a11y.commands.review import sentences  # the learned player is loaded now

    return sentences(record, language)


def _draws(plan: TablePlan) -> bool:
    """Whether the rule book would draw for who begins."""
    rules, _ = rules_and_seats(plan, None)
    return rules.first == "draw"


def _tally(table: Table) -> tuple[int, int] | None:
    """Games of this kind won and finished, this one among them."""
    from sorry_a11y.storage.statistics import tally
    from sorry_a11y.storage.summary import GameKind
    from sorry_a11y.table.setup import Setup

    people = table.seating.people
    if len({table.seating.seats_of(seat) for seat in people}) != 1:
        return None  # of several people nobody is the one who is counted
    kind = GameKind.of(Setup.of(table.game.rules, table.seating, may_undo=True))
    counted = tally(library(), kind)
    if counted is None or not counted.games:
        return None
    return counted.won, counted.games
