"""A game in a console that is heard through one of the stand-ins from its first sentence on."""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from tempfile import mkdtemp

from tests.windows.console import SLOW, Console
from tests.windows.stand_ins import Readers
from tests.windows.wine import Wine

STARTS = 3
"""A machine with much else to do may take longer to load speech than the game waits; it prints its
first reply then, as it should, but what comes after is no fair trial. So it is started again."""


@contextmanager
def heard_game(
    wine: Wine, reader: str, command: Sequence[str], focus: str, speed: int = 0
) -> Iterator[tuple[Console, Readers]]:
    """The console of a game, and what its readers are told; ``reader`` runs, none if empty.
    ``focus``: how the first reply ends; ``speed`` as in `Readers.changes`."""
    with ExitStack() as stack:
        for _ in range(STARTS):
            stack.close()
            readers = Readers(Path(mkdtemp(dir=wine.work)))
            readers.only(reader)
            console = stack.enter_context(Console(wine, command, readers.changes(speed)))
            if not reader or _is_heard(console, readers, focus):
                break
        yield console, readers


def _is_heard(console: Console, readers: Readers, focus: str) -> bool:
    end = time.monotonic() + SLOW
    while time.monotonic() < end:
        if any(call.text.endswith(focus) for call in readers.calls()):
            time.sleep(0.3)
            return not any(console.screen())
        if console.ask("status") is not None:
            return False
        time.sleep(0.05)
    return False
