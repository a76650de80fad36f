"""Going on with a game: ``python -m tests.benchmarks.storage_resume`` (about 25 s).

Two programs are started in turn, each anew: one begins a game and comes to the first decision,
the other goes on with a game of at least 300 turns, found as at a start. Each tells how long that
took, imports included, from before its first import of this package. The difference is what
resuming costs over an empty start.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

from sorry_a11y.core.rulesets.families import Wishes
from sorry_a11y.store.library import Library
from sorry_a11y.store.player_file import PlayerFile
from sorry_a11y.store.record import read_record
from sorry_a11y.store.summary import summarise
from tests.benchmarks.timing import tell, tell_machine, verdict
from tests.harness.sessions import advance
from tests.store.games import noted, play, seat

STARTS = 21
TURNS = 300
MOST_MILLISECONDS = 100

EMPTY = """
from time import perf_counter
began = perf_counter()
from sorry_a11y.core.game.chance import Chance
from sorry_a11y.core.game.header import Header
from sorry_a11y.core.game.logged_game import LoggedGame
from sorry_a11y.core.game.setup import seat_players
from sorry_a11y.core.rulesets.families import Wishes, make_rules
from sorry_a11y.ui.session.game_screen import GameScreen
from sorry_a11y.ui.session.player_session import PlayerSession
from sorry_a11y.ui.settings.values import Settings
rules, seating = make_rules(Wishes({game!r})), seat_players(4, [], None)
session = PlayerSession(Settings())
game = LoggedGame(Header.of(rules, seating, Chance(1)), rules, seating)
session.starting(GameScreen(session, game)).opened()
print(perf_counter() - began)
"""
RESUME = """
from time import perf_counter
began = perf_counter()
from pathlib import Path
from sorry_a11y.ui.session.game_screen import GameScreen
from sorry_a11y.ui.session.player_session import PlayerSession
from sorry_a11y.ui.settings.values import Settings
from sorry_a11y.store.library import Library
from sorry_a11y.store.player_file import PlayerFile
library = Library(PlayerFile(Path({folder!r})))
entry, _ = library.unfinished()
session = PlayerSession(Settings())
session.starting(GameScreen(session, library.resume(entry.number).game)).opened()
print(perf_counter() - began)
"""


def long_record(game: str) -> tuple[bytes, int]:
    """The record of an unfinished game of at least 300 turns, and its turns."""
    for seed in range(1000):
        table, notes = noted(Wishes(game), seat(bot="chance"), seed)
        advance(table)
        turns = 0
        while not table.over and turns < TURNS:
            play(table, most=len(table.actions) + 20)
            turns = summarise(read_record(notes.data)).all_turns
        if not table.over:
            return notes.data, turns
    raise AssertionError("no game lasts 300 turns")


def seconds(script: str) -> float:
    """What a fresh program prints."""
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=True
    )
    return float(done.stdout)


def main() -> None:
    """Print the figures."""
    tell_machine()
    for game in ("hasbro", "dog"):
        with TemporaryDirectory() as folder:
            data, turns = long_record(game)
            file = PlayerFile(Path(folder))
            file.create(read_record(data).texts)
            Library(file).entry(1)  # its summary is known, as after a list
            file.close()
            empty, resumed = [], []
            for _ in range(STARTS):
                empty.append(seconds(EMPTY.format(game=game)) * 1000)
                resumed.append(seconds(RESUME.format(folder=folder)) * 1000)
            more = median(two - one for one, two in zip(empty, resumed, strict=True))
            tell(
                f"{game}, {turns} turns, {len(data)} bytes: empty start {median(empty):.0f} ms, "
                f"resumed {median(resumed):.0f} ms, over it {more:.0f} ms; to reach "
                f"{MOST_MILLISECONDS} ms: {verdict(more < MOST_MILLISECONDS)}"
            )


if __name__ == "__main__":
    main()
