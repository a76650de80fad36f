"""Where the games of whoever plays here are kept, and by which clock."""

from __future__ import annotations

import os
from datetime import datetime
from typing import TYPE_CHECKING

from sorry_a11y.storage.home import Home, data_folder
from sorry_a11y.terminal.background_flusher import BackgroundFlusher

if TYPE_CHECKING:
    from sorry_a11y.storage.library import Library


def home() -> Home:
    """Return the folder of everything that is saved."""
    return Home(data_folder(os.environ), BackgroundFlusher)


def library() -> Library:
    """The games; only who asks for them waits until they can be read."""
    from sorry_a11y.storage.library import Library

    return Library(home())


def has_games() -> bool:
    """Whether anything has ever been kept: a quick look."""
    return os.path.lexists(home().path("games"))


def now() -> datetime:
    """The time on the player's clock."""
    return datetime.now().astimezone()
