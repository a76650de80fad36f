"""Where games are kept."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

HOME = "SORRY_A11Y_HOME"
"""The variable of the environment that names another folder for everything kept."""
APP = "sorry-a11y"
GAMES = "games"
"""The folder of records inside of it."""


def data_folder(environment: Mapping[str, str]) -> Path:
    """Where everything is kept: what SORRY_A11Y_HOME says, else where the system wants it."""
    if environment.get(HOME):
        return Path(environment[HOME])
    from platformdirs import user_data_dir  # a game that is told its folder does not wait for it

    return Path(user_data_dir(APP, appauthor=False))
