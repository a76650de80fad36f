"""The file that holds an error of the program, for those who mend it."""

from __future__ import annotations

import os
import traceback
from datetime import datetime

from sorry_a11y import __version__
from sorry_a11y.store.home import data_folder


def note_error(error: Exception) -> str:
    """Write an error that a screen raised into a file of the game's folder.

    Returns:
        The path of the file, empty where it could not be written.
    """
    now = datetime.now().astimezone()
    try:
        folder = data_folder(os.environ)
        folder.mkdir(parents=True, exist_ok=True)
        path = folder / f"error-{now:%Y%m%d-%H%M%S}.txt"
        lines = "".join(traceback.format_exception(error))
        path.write_text(f"sorry-a11y {__version__}, {now.isoformat()}\n{lines}", "utf-8")
    except OSError:
        return ""
    return str(path)
