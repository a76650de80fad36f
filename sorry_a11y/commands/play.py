"""A game at the terminal: from options to a presenter on an edge."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING

from sorry_a11y.commands.equipment import run_front
from sorry_a11y.commands.keeper import has_games, home, library, now
from sorry_a11y.commands.options import MODES, one_of
from sorry_a11y.commands.settings import SettingsWriter
from sorry_a11y.fronts.farewell import Farewell
from sorry_a11y.fronts.offer import Offer
from sorry_a11y.narration.catalog import catalog
from sorry_a11y.narration.mistakes import MistakeError, echoed, listed, rules_for
from sorry_a11y.narration.words import upper_first
from sorry_a11y.rules.events import Event
from sorry_a11y.rules.ruleset import Ruleset
from sorry_a11y.rulesets.registry import Wishes, colours_each
from sorry_a11y.session.front import Front
from sorry_a11y.session.presenter import Presenter
from sorry_a11y.settings.values import Settings
from sorry_a11y.settings.words import trouble_lines
from sorry_a11y.storage.keeper import TableKeeper, keep
from sorry_a11y.table.chance import SeededChance, new_chance
from sorry_a11y.table.host import Host
from sorry_a11y.table.seating import Seating
from sorry_a11y.table.seats import SeatingError, parse_seats, seat_players
from sorry_a11y.table.table import Table
from sorry_a11y.terminal.console import is_terminal
from sorry_a11y.terminal.edge import choose_mode

if TYPE_CHECKING:
    from sorry_a11y.storage.library import Library
    from sorry_a11y.storage.recorder import Recorder


def play(chosen: argparse.Namespace, wishes: Wishes) -> int:
    """Play a game as the command line chose it; the exit status. Raises MistakeError for what
    makes no sense."""
    one_of("--mode", chosen.mode, MODES)
    seating = seating_of(chosen, wishes)
    rules = rules_for(wishes, seating.seats)
    session = Session(chosen)

    def new() -> Front:
        return session.new(rules, seating)

    if not chosen.bare or chosen.settings.save == "no":
        return session.run(new())
    return session.run(session.offer(new))


def resume(chosen: argparse.Namespace, number: int | None) -> int:
    """Go on with a kept game, the unfinished one played last if no number is given; the exit
    status. Raises MistakeError, StorageError."""
    one_of("--mode", chosen.mode, MODES)
    session = Session(chosen)
    return session.run(session.resumed(number))


class Session:
    """What a game at the terminal needs besides its rules: settings, an edge, voice and sounds,
    and where it is kept."""

    def __init__(self, chosen: argparse.Namespace) -> None:
        self._chosen = chosen
        self._settings: Settings = chosen.settings
        self._troubles = trouble_lines(chosen.problems, self._settings.language)
        self._mode = choose_mode(chosen.mode, is_terminal(sys.stdin), os.environ.get("TERM"))
        self._presenter: Presenter | None = None
        self._keeper: TableKeeper | Recorder | None = None

    def run(self, front: Front) -> int:
        """Play until one side ends it, then put everything away."""
        try:
            return run_front(Farewell(front, self._let_go), self._mode)
        finally:
            self._let_go()

    def _let_go(self) -> str | None:
        """Let the record go; a sentence if not all of the game is in it."""
        if self._keeper is None:
            return None
        self._keeper.close()
        if self._keeper.is_kept:
            return None
        settings = self._presenter.settings if self._presenter else self._settings
        return catalog(settings.language).say("store-unsaved")

    def new(self, rules: Ruleset, seating: Seating) -> Front:
        """A new game, kept unless the settings say otherwise."""
        chosen = self._chosen
        chance = (
            new_chance(is_open=rules.dealing.is_open) if chosen.seed is None
            else SeededChance(chosen.seed)
        )
        may_undo = not chosen.no_undo
        table = Table(rules, seating, chance)
        if self._settings.save == "yes":
            self._keeper = keep(table, home(), now(), may_undo=may_undo)
        return self._front(table, may_undo=may_undo, recap=None)

    def resumed(self, number: int | None) -> Front:
        """A game that goes on where its record ends; raises StorageError."""
        from sorry_a11y.storage.errors import StorageError

        games = library()
        if number is None:
            number = self._unfinished_number(games)
        kept = games.resume(number)
        self._keeper = kept.recorder
        if kept.table.over:
            kept.close()
            raise StorageError("finished", number=number)
        return self._front(kept.table, may_undo=kept.header.setup.may_undo, recap=kept.recap)

    def _unfinished_number(self, games: Library) -> int:
        """The game to go on with; raises StorageError if there is none. A record written after it
        that cannot be read is told."""
        from sorry_a11y.narration.kept_games import tell_entry
        from sorry_a11y.storage.errors import StorageError

        entry, unreadable = games.unfinished()
        if entry is None and unreadable:
            raise StorageError("unreadable", number=unreadable.number)
        if entry is None:
            raise StorageError("none-unfinished")
        if unreadable:
            self._troubles.append(tell_entry(unreadable, now(), self._settings.language))
        return entry.number

    def offer(self, new: Callable[[], Front]) -> Front:
        """A new game, or first the offer to go on with the unfinished one."""
        if not has_games():
            return new()
        from sorry_a11y.narration.kept_games import tell_entry, tell_error, tell_offer
        from sorry_a11y.storage.errors import StorageError

        language = self._settings.language
        games = library()
        try:
            entry, unreadable = games.unfinished()
        except StorageError as error:
            self._troubles.append(tell_error(error, language))
            return new()
        troubles = [tell_entry(unreadable, now(), language)] if unreadable else []
        if entry is None:
            self._troubles += troubles
            return new()

        def go_on() -> Front:
            try:
                return self.resumed(entry.number)
            except StorageError as error:  # cut or taken since it was offered
                self._troubles.append(tell_error(error, language))
                return new()

        def start_anew() -> Front:
            with suppress(StorageError):
                games.set_aside(entry.number)
            return new()

        lines = troubles + [upper_first(line) for line in tell_offer(entry, now(), language)]
        return Offer(lines, go_on, start_anew, self._settings)

    def _front(
        self, table: Table, *, may_undo: bool, recap: Sequence[Event] | None
    ) -> Front:
        host = Host(table, recap or ())
        self._presenter = Presenter(
            host, self._settings, by_keys=self._mode == "keys", may_undo=may_undo,
            hint=self._chosen.bare and recap is None, troubles=self._troubles,
            watch=self._trouble, keep_settings=SettingsWriter(self._settings).keep,
            is_kept=self._is_kept, goes_on=recap is not None,
        )
        return self._presenter

    def _is_kept(self) -> bool:
        return self._keeper is not None and self._keeper.has_begun and self._keeper.is_kept

    def _trouble(self) -> str | None:
        """Why the game is not being saved; once."""
        trouble = self._keeper.take_trouble() if self._keeper else None
        if trouble is None or self._presenter is None:
            return None
        from sorry_a11y.narration.kept_games import tell_trouble

        return tell_trouble(trouble, self._presenter.settings.language)


def seating_of(chosen: argparse.Namespace, wishes: Wishes) -> Seating:
    """Who sits where; raises MistakeError."""
    opponents = [part.strip() for part in (chosen.opponents or "").split(",") if part.strip()]
    try:
        each = colours_each(wishes)
        if chosen.seats is None:
            return seat_players(chosen.players, opponents, chosen.name, colours_each=each)
        if chosen.players is not None or opponents:
            raise MistakeError("cli-seats-or-players")
        return parse_seats(chosen.seats, chosen.name, colours_each=each)
    except SeatingError as error:
        raise MistakeError(
            f"cli-seat-{error.code}", given=echoed(error.given), accepted=listed(error.accepted)
        ) from error
