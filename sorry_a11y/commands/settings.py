"""The settings told, those that hold for a command, and those that are kept."""

from __future__ import annotations

import argparse
import os
from collections.abc import Sequence

from sorry_a11y.commands.text import read_sentences
from sorry_a11y.narration.catalog import catalog
from sorry_a11y.narration.mistakes import MistakeError, echoed, listed
from sorry_a11y.settings.file import Problem, load_settings, save_settings, settings_path
from sorry_a11y.settings.values import NAMES, SettingError, Settings
from sorry_a11y.settings.words import comments, settings_lines


def tell_settings(chosen: argparse.Namespace) -> int:
    """Tell the settings that hold under the command line's options; the exit status. Raises
    MistakeError for an option's value that its setting does not take."""
    settings, problems = settings_of(chosen)
    path = settings_path(os.environ)
    return read_sentences(settings_lines(settings, problems, path), settings.language)


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


def keep_settings(before: Settings, after: Settings) -> str | None:
    """Write what was changed in play into the settings file; a sentence where it cannot be
    written: the change then holds for this game."""
    path = settings_path(os.environ)
    if save_settings(path, before, after, comments(after.language)):
        return None
    return catalog(after.language).sayer("set")("unsaved", path=str(path))


def one_of(where: str, given: str | None, accepted: Sequence[str]) -> None:
    """Raise MistakeError unless the value, if given at all, is one of those accepted."""
    if given is not None and given not in accepted:
        raise MistakeError(
            "cli-no-such", where=where, given=echoed(given), accepted=listed(accepted)
        )
