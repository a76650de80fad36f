"""The settings told, and those that a key changes kept."""

from __future__ import annotations

import argparse
import os

from sorry_a11y.commands.equipment import read_sentences
from sorry_a11y.narration.catalog import catalog
from sorry_a11y.settings.file import save_settings, settings_path
from sorry_a11y.settings.values import Settings
from sorry_a11y.settings.words import comments, settings_lines


def tell_settings(chosen: argparse.Namespace) -> int:
    """Tell the settings that hold under the command line's options; the exit status."""
    path = settings_path(os.environ)
    lines = settings_lines(chosen.settings, chosen.problems, path)
    return read_sentences(lines, chosen.settings)


class SettingsWriter:
    """Writes what a key changes into the settings file. ``settings``: those that the game began
    with, options of the command line included, which are not written unless they are changed."""

    def __init__(self, settings: Settings) -> None:
        self._written = settings
        self._fails = False

    def keep(self, settings: Settings) -> str | None:
        """Write the settings that hold from now on; a sentence the first time that this fails:
        the change then holds for this game."""
        path = settings_path(os.environ)
        failed_before = self._fails
        self._fails = not save_settings(
            path, self._written, settings, comments(settings.language)
        )
        if not self._fails:
            self._written = settings
        if not self._fails or failed_before:
            return None
        return catalog(settings.language).say("set-unsaved", path=str(path))
