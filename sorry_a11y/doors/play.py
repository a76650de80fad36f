"""A game at the terminal: from options to a presenter on an edge."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from random import SystemRandom

from sorry_a11y.doors.mistakes import MistakeError, echoed, listed, rules_for
from sorry_a11y.narration.catalog import catalog
from sorry_a11y.output.player import Player, SilentPlayer
from sorry_a11y.output.voice import Voice
from sorry_a11y.rulesets.registry import Wishes
from sorry_a11y.table.seating import Seating
from sorry_a11y.table.setup import SetupError, checked_name, parse_seats, seat_players
from sorry_a11y.table.table import Table
from sorry_a11y.ui.outlet import Outlet, sound_settings
from sorry_a11y.ui.presenter import Presenter
from sorry_a11y.ui.settings import NAMES, SettingError, Settings
from sorry_a11y.ui.settings_file import Problem, load_settings, save_settings, settings_path
from sorry_a11y.ui.terminal import choose_mode, is_terminal, run

SEEDS = 1_000_000
"""A game without a seed gets one below this."""
MODES = ("keys", "lines")


def play(chosen: argparse.Namespace, wishes: Wishes) -> int:
    """Play a game as the command line chose it; the exit status. Raises MistakeError for what
    makes no sense."""
    one_of("--mode", chosen.mode, MODES)
    seating = seating_of(chosen)
    rules = rules_for(wishes, seating.seats)
    seed = chosen.seed if chosen.seed is not None else SystemRandom().randrange(SEEDS)
    settings, problems = settings_of(chosen)
    mode = choose_mode(chosen.mode, is_terminal(sys.stdin), os.environ.get("TERM"))
    presenter = Presenter(
        Table(rules, seating, seed), settings,
        by_keys=mode == "keys", may_undo=not chosen.no_undo, hint=chosen.bare,
        troubles=trouble_lines(problems, settings.language),
    )
    outlet = Outlet(presenter, _make_voice, _make_player(settings))
    try:
        return run(outlet, mode)
    finally:
        outlet.close()
        keep_settings(settings, presenter.settings)


def settings_of(chosen: argparse.Namespace) -> tuple[Settings, list[Problem]]:
    """The settings that hold and what was wrong with the file; raises MistakeError for a flag
    with a value that its setting does not take."""
    given = {name: getattr(chosen, name, None) for name in NAMES}
    flags = {name: value for name, value in given.items() if value is not None}
    try:
        return load_settings(os.environ, flags)
    except SettingError as error:
        where = "--lang" if error.name == "language" else f"--{error.name}"
        raise MistakeError(
            "cli-no-such", where=where, given=echoed(error.given), accepted=listed(error.accepted)
        ) from error


def trouble_lines(problems: Sequence[Problem], language: str) -> list[str]:
    """What was wrong with the settings, a sentence each."""
    say = catalog(language).sayer("set-bad")
    return [
        say(one.code, line=one.line, name=one.name, given=echoed(one.given),
            accepted=listed(one.accepted))
        for one in problems
    ]


def keep_settings(before: Settings, after: Settings) -> None:
    """Write what was changed in play into the settings file, if it can be written."""
    if before == after:
        return
    say = catalog(after.language).sayer("set")
    comments = {name: say(name, value=str(getattr(after, name)) or "none") for name in NAMES}
    save_settings(settings_path(os.environ), before, after, comments)


def _make_voice() -> Voice:
    """The real voice; none of it is loaded before it is wanted."""
    from sorry_a11y.output.speech import SpeechVoice

    return SpeechVoice()


def _make_player(settings: Settings) -> Player:
    """The player of sounds, where somebody sits at a terminal; without it nothing is loaded."""
    if settings.sound == "off" or not is_terminal(sys.stdin):
        return SilentPlayer()
    from sorry_a11y.output.player_mixer import MixerPlayer

    folder = Path(settings.sounds) if settings.sounds else None
    return MixerPlayer(sound_settings(settings), folder)


def one_of(where: str, given: str | None, accepted: Sequence[str]) -> None:
    """Raise MistakeError unless the value, if given at all, is one of those accepted."""
    if given is not None and given not in accepted:
        raise MistakeError(
            "cli-no-such", where=where, given=echoed(given), accepted=listed(accepted)
        )


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
