"""Where the games of whoever plays here are kept, and by which clock."""

from __future__ import annotations

import os
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING

from sorry_a11y.storage.place import GAMES, data_folder

if TYPE_CHECKING:
    from sorry_a11y.storage.library import Library


def home() -> Path:
    """The folder of everything kept."""
    return data_folder(os.environ)


def library() -> Library:
    """The games; only who asks for them waits until they can be read."""
    from sorry_a11y.storage.library import Library

    return Library(home())


def has_games() -> bool:
    """Whether anything has ever been kept: a quick look."""
    return os.path.lexists(home() / GAMES)


def now() -> datetime:
    """The time on the player's clock."""
    return datetime.now().astimezone()
