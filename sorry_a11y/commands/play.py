"""A game at the terminal: from options to a presenter on an edge."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from random import SystemRandom
from typing import TYPE_CHECKING

from sorry_a11y.commands.equipment import run_front
from sorry_a11y.commands.keeper import (
    LateKeeper,
    has_games,
    library,
    load_later,
    now,
    recorder,
)
from sorry_a11y.commands.options import MODES, one_of
from sorry_a11y.commands.settings import SettingsWriter
from sorry_a11y.fronts.offer import Offer
from sorry_a11y.narration.mistakes import MistakeError, echoed, listed, rules_for
from sorry_a11y.narration.words import upper_first
from sorry_a11y.rules.events import Event
from sorry_a11y.rules.ruleset import Ruleset
from sorry_a11y.rulesets.registry import Wishes
from sorry_a11y.session.front import Front
from sorry_a11y.session.presenter import Presenter
from sorry_a11y.settings.values import Settings
from sorry_a11y.settings.words import trouble_lines
from sorry_a11y.table.seating import Seating
from sorry_a11y.table.setup import SetupError, checked_name, parse_seats, seat_players
from sorry_a11y.table.table import Table
from sorry_a11y.terminal.console import is_terminal
from sorry_a11y.terminal.edge import choose_mode

if TYPE_CHECKING:
    from sorry_a11y.storage.recorder import Recorder
    from sorry_a11y.storage.resume import KeptGame

SEEDS = 1_000_000
"""A game without a seed gets one below this."""


def play(chosen: argparse.Namespace, wishes: Wishes) -> int:
    """Play a game as the command line chose it; the exit status. Raises MistakeError for what
    makes no sense."""
    one_of("--mode", chosen.mode, MODES)
    seating = seating_of(chosen)
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
        self._keeper: LateKeeper | None = None
        self._kept: KeptGame | None = None

    def run(self, front: Front) -> int:
        """Play until one side ends it, then put everything away."""
        try:
            return run_front(front, self._mode)
        finally:
            for kept in (self._keeper, self._kept):
                if kept:
                    kept.close()

    def new(self, rules: Ruleset, seating: Seating) -> Front:
        """A new game, kept unless the settings say otherwise."""
        chosen = self._chosen
        seed = chosen.seed if chosen.seed is not None else SystemRandom().randrange(SEEDS)
        may_undo = not chosen.no_undo
        table = Table(rules, seating, seed)
        if self._settings.save == "yes":
            started = now()

            def begin() -> Recorder:
                return recorder(rules, seating, seed, started, may_undo=may_undo)

            table.keeper = self._keeper = LateKeeper(table, begin)
            load_later()
        return self._front(table, may_undo=may_undo, recap=None)

    def resumed(self, number: int | None) -> Front:
        """A game that goes on where its record ends; raises StorageError."""
        from sorry_a11y.storage.errors import StorageError

        games = library()
        if number is None:
            entry = games.unfinished()
            if entry is None:
                raise StorageError("none-unfinished")
            number = entry.number
        self._kept = games.resume(number)
        if self._kept.table.over:
            self._kept.close()
            raise StorageError("finished", number=number)
        return self._front(
            self._kept.table, may_undo=self._kept.header.may_undo, recap=self._kept.recap
        )

    def offer(self, new: Callable[[], Front]) -> Front:
        """A new game, or first the offer to go on with the unfinished one."""
        if not has_games():
            return new()
        games = library()
        entry = games.unfinished()
        if entry is None:
            return new()
        from sorry_a11y.narration.kept_games import tell_error, tell_offer
        from sorry_a11y.storage.errors import StorageError

        language = self._settings.language
        if entry.error:
            self._troubles.append(tell_error(entry.error, language))
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

        lines = [upper_first(line) for line in tell_offer(entry, now(), language)]
        return Offer(lines, go_on, start_anew, self._settings)

    def _front(
        self, table: Table, *, may_undo: bool, recap: Sequence[Event] | None
    ) -> Front:
        self._presenter = Presenter(
            table, self._settings, by_keys=self._mode == "keys", may_undo=may_undo,
            hint=self._chosen.bare and recap is None, troubles=self._troubles,
            watch=self._trouble, keep_settings=SettingsWriter(self._settings).keep, recap=recap,
        )
        return self._presenter

    def _trouble(self) -> str | None:
        """Why the game is not being saved; once."""
        keeper = self._keeper or (self._kept.recorder if self._kept else None)
        trouble = keeper.take_trouble() if keeper else None
        if trouble is None or self._presenter is None:
            return None
        from sorry_a11y.narration.kept_games import tell_trouble

        return tell_trouble(trouble, self._presenter.settings.language)


def seating_of(chosen: argparse.Namespace) -> Seating:
    """Who sits where; raises MistakeError."""
    opponents = [part.strip() for part in (chosen.opponents or "").split(",") if part.strip()]
    try:
        name = checked_name(chosen.name) if chosen.name is not None else None
        if chosen.seats is None:
            return seat_players(chosen.players, opponents, name)
        if chosen.players is not None or opponents:
            raise MistakeError("cli-seats-or-players")
        return parse_seats(chosen.seats, name)
    except SetupError as error:
        raise MistakeError(
            f"cli-seat-{error.code}", given=echoed(error.given), accepted=listed(error.accepted)
        ) from error
