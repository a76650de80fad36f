"""`sorry-a11y board`: the board of a kept game, drawn for somebody who sees."""

from __future__ import annotations

import sys

from sorry_a11y.commands.data_folder import library
from sorry_a11y.commands.games import record_of
from sorry_a11y.narration.board_picture import picture
from sorry_a11y.narration.listener import Listener
from sorry_a11y.rules.board import WATCHER
from sorry_a11y.rules.view import view
from sorry_a11y.session.transcript import first_listener
from sorry_a11y.settings.values import Settings
from sorry_a11y.storage.errors import StorageError
from sorry_a11y.storage.replay import Replay


def draw_board(given: str | None, settings: Settings) -> int:
    """Print the board of a game, by its number or file, or of the game that was left last. Raises
    StorageError."""
    if given is None:
        entry, _ = library().unfinished()
        if entry is None:
            raise StorageError("none-unfinished")
        given = str(entry.number)
    record = record_of(given)
    table = Replay(record).run()
    to = Listener(first_listener(record), table.seating, table.game.rules, settings.language)
    lines = picture(to, view(table.game, WATCHER))
    sys.stdout.write("".join(f"{line}\n" for line in lines))
    return 0
