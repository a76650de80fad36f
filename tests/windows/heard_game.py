"""A game in a console that is heard through one of the stand-ins from its first sentence on."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import mkdtemp

from tests.windows.console import SLOW, Console
from tests.windows.stand_ins import Readers
from tests.windows.wine import Wine, name_of

PATIENT = Path(__file__).with_name("patient_game.py")
OPTIONS = ("--save", "no", "--sound", "off", "--output", "speech", "--guard", "0")
"""Keys come here as soon as a reply was heard, which no finger does."""


@contextmanager
def heard_game(
    wine: Wine, reader: str, *options: str, speed: int = 0
) -> Iterator[tuple[Console, Readers]]:
    """The console of a game with these options, and what its readers are told; ``reader`` runs,
    none if empty. ``speed`` as in `Readers.changes`."""
    readers = Readers(Path(mkdtemp(dir=wine.work)))
    readers.only(reader)
    command = [name_of(PATIENT), "play", *options, *OPTIONS]
    with Console(wine, command, readers.changes(speed)) as console:
        end = time.monotonic() + SLOW
        while time.monotonic() < end and not (readers.calls() or any(console.screen())):
            time.sleep(0.05)
        yield console, readers
