"""The files that a key, a question and a resumed record pass: ``python -m tests.benchmarks.walks``
(about 5 s). docs/architecture.md tells the walks; this is how its numbers were found: every file of
the program in which a function was called meanwhile, once. Of a resumed record those of storage and
of the table are counted by themselves: its decisions are played again by the rules of any game.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from types import FrameType

import sorry_a11y
from sorry_a11y.session.decision import DecisionPrompt
from sorry_a11y.session.game_screen import GameScreen
from sorry_a11y.store.game_saver import GameSaver
from sorry_a11y.store.library import Library
from sorry_a11y.store.player_file import PlayerFile
from tests.harness.sessions import session, watched

ROOT = Path(sorry_a11y.__file__).parent


def files_passed(work: Callable[[], object]) -> list[str]:
    """The files of the program in which something was called while ``work`` ran, in order."""
    passed: dict[str, None] = {}

    def note(frame: FrameType, event: str, _value: object) -> None:
        path = frame.f_code.co_filename
        if event == "call" and path.startswith(str(ROOT)) and "<" not in frame.f_code.co_name:
            passed.setdefault(str(Path(path).relative_to(ROOT)))

    sys.setprofile(note)
    try:
        work()
    finally:
        sys.setprofile(None)
    return list(passed)


def tell(title: str, passed: list[str]) -> None:
    """Print a walk."""
    sys.stdout.write(f"{title}: {len(passed)} files\n  {' '.join(passed)}\n")


def _offers_two(screen: GameScreen) -> bool:
    """Whether the decision that is open has a second choice, which is told then."""
    asks = isinstance(screen.prompt, DecisionPrompt)
    return asks and "2 of" in screen.key("n").focus


def main() -> None:
    """Print every walk."""
    screen = session("hasbro", 3)
    screen.opened()
    while not _offers_two(screen):
        screen.key("enter")
    tell("a key that plays", files_passed(lambda: screen.key("enter")))
    tell("where are my pawns", files_passed(lambda: screen.key("w")))
    with tempfile.TemporaryDirectory() as home:
        kept = session("hasbro", 3)
        table = watched(kept)
        keeper = GameSaver(table, PlayerFile(Path(home)))
        kept.opened()
        for _ in range(40):
            kept.key("enter")
        keeper.close()
        games = Library(PlayerFile(Path(home)))
        tell("a record resumed", files_passed(lambda: games.resume(1).game))


if __name__ == "__main__":
    main()
