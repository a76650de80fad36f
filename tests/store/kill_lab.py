"""Kills games: ``python -m tests.store.kill_lab FOLDER ROUNDS SEED``. Run by a test.

A child plays by the very call that a player's `sorry-a11y play` is: it reads keys from a pipe and
tells replies to another. At a random moment it is killed with SIGKILL. Then what is on the disk
is compared with a game played in memory, gone on with by `sorry-a11y resume`, and compared again.
"""

from __future__ import annotations

import os
import signal
import sqlite3
import sys
from contextlib import closing
from pathlib import Path
from random import Random
from time import monotonic
from typing import NamedTuple

from sorry_a11y.cli import program as cli
from sorry_a11y.cli.commands import games, play
from sorry_a11y.core.game.setup import Seating, parse_seats
from sorry_a11y.core.rulesets.families import Wishes
from sorry_a11y.store.files import GAMES_FILE
from sorry_a11y.store.library import Library
from sorry_a11y.store.player_file import PlayerFile
from sorry_a11y.ui.session.game_base import Controls
from sorry_a11y.ui.session.menu_walk import forced_decision
from tests.harness.sessions import at_table
from tests.harness.waiting import has_come
from tests.store.games import noted
from tests.store.harm import texts_of

LOADED = (cli, games, play)
"""What every child needs, loaded before the first is born."""
ONE = "red=you,yellow=chance"
TWO = "red=Ann,blue=chance,yellow=Bob"
FOUR = "red=Ann,blue=chance,yellow=Bob,green=chance"
MOST_KEYS = 80
"""Keys that are answered before a child is killed, at most; or until its game is over."""
ANSWERED = 0.006
"""Seconds after a key within which it is killed then."""
STARTED = 0.15
"""Seconds after the start within which a child is killed that is to play nothing."""
AT_START = 0.2
"""The share of such children."""
PATIENCE = 60.0
"""Seconds without an answer after which a child hangs."""


class Script(NamedTuple):
    """A kind of game and who plays it."""

    options: tuple[str, ...]
    wishes: Wishes
    seats: str

    @property
    def seating(self) -> Seating:
        """Who sits where."""
        return parse_seats(self.seats, None)


SCRIPTS = (
    Script((), Wishes(), TWO),
    Script(("--game", "parker", "--teams"), Wishes("parker", teams=True), FOUR),
    Script(("--points",), Wishes(points=True), ONE),
    Script(("--game", "dog"), Wishes("dog"), "red=you,blue=chance,yellow=chance,green=chance"),
    Script(
        ("--game", "bounce-home", "--rules", "slide=optional"),
        Wishes("bounce-home", {"slide": "optional"}),
        TWO,
    ),
)


class Hands:
    """Presses keys: the first choice, now and then something is taken back. What is pressed
    depends on how many lines the record has and on nothing else, so a game gone on with comes to
    the same end as one never interrupted."""

    def __init__(self, seed: int, choices: set[int]) -> None:
        self._seed = seed
        self._choices = choices
        self._refused = -1

    def key(self, lines: int) -> str:
        """The next key; ``lines``: of the record, 0 where there is none yet.

        Nothing is taken back where a turn without a choice is next: in a game gone on with it may
        have played itself already.
        """
        takes_back = lines and Random(f"{self._seed} hands {lines}").random() < 0.08
        if takes_back and lines in self._choices and lines != self._refused:
            self._refused = lines  # if nothing comes of it, play on
            return "u"
        return "enter"


class Never(NamedTuple):
    """The game that nobody kills: the lines of its record, how many there must be when so many
    replies have been heard, and with how many a choice was to be made."""

    texts: list[str]
    lines: list[int]
    choices: set[int]


def never_killed(script: Script, seed: int) -> Never:
    """Play it in memory."""
    table, notes = noted(script.wishes, script.seating, seed)
    screen = at_table(table, controls=Controls(by_keys=False))
    choices: set[int] = set()
    hands = Hands(seed, choices)
    reply = screen.opened()

    def kept() -> int:
        """Nothing is saved until the person has decided, be it by a turn that plays itself."""
        return len(texts_of(notes.data)) if table.number else 0

    lines = [kept()]
    while reply.status is None:
        if not screen.who.is_over and forced_decision(screen.who.latest()) is None:
            choices.add(lines[-1])
        reply = screen.key(hands.key(lines[-1]))
        lines.append(kept())
    assert lines[-1] > lines[0]
    return Never(comparable(b"".join(notes.lines)), lines, choices)


def comparable(data: bytes) -> list[str]:
    """The lines of a record without their checks and without when and by what it was written."""
    return [text for text in texts_of(data) if not text.startswith(("started ", "program "))]


class Child:
    """A program in a process of its own, with pipes for keys and replies."""

    def __init__(self, *arguments: str) -> None:
        keys, self._keys = os.pipe()
        self._replies, replies = os.pipe()
        sys.stdout.flush()
        self._process = os.fork()
        if not self._process:
            for one, other in ((keys, 0), (replies, 1)):
                os.dup2(one, other)
            os.closerange(3, max(self._keys, self._replies, keys, replies) + 1)
            sys.stdin, sys.stdout = open(0), open(1, "w")  # noqa: SIM115 for as long as it lives
            status = 99
            try:
                status = cli.main(arguments)
                sys.stdout.flush()
            finally:
                os._exit(status)
        os.close(keys)
        os.close(replies)

    def press(self, key: str) -> None:
        """Hand it a key."""
        os.write(self._keys, ("" if key == "enter" else key).encode() + b"\n")

    def hears(self, until: float) -> bool | None:
        """Whether a reply came, which is one write; False when it has ended, None when it is
        time."""
        if not has_come(self._replies, max(until - monotonic(), 0)):
            return None
        return bool(os.read(self._replies, 65536))

    def end(self, *, kill: bool) -> int:
        """Its status; killed if it must be."""
        if kill:
            os.kill(self._process, signal.SIGKILL)
        status = os.waitpid(self._process, 0)[1]
        os.close(self._keys)
        os.close(self._replies)
        return status


def record_of(folder: Path) -> bytes:
    """The one record there is, nothing if there is none."""
    library = Library(PlayerFile(folder))
    numbers = library.numbers()
    assert len(numbers) <= 1, numbers
    try:
        return library.load(numbers[0]).data if numbers else b""
    finally:
        library.file.close()


def lines_of(folder: Path) -> int:
    """How many lines the record has: a title, those of the header, and the entries."""
    path = folder / GAMES_FILE
    if not path.exists():
        return 0
    counted = "SELECT header, (SELECT count(*) FROM entry) FROM game"
    with closing(sqlite3.connect(path, timeout=PATIENCE)) as file:
        if not file.execute("SELECT 1 FROM sqlite_master WHERE name = 'entry'").fetchone():
            return 0  # the program is still making it
        return sum(
            2 + str(header).count("\n") + int(count) for header, count in file.execute(counted)
        )


def killed_once(folder: Path, script: Script, seed: int, never: Never, rng: Random) -> int:
    """Let a child play and kill it; how many replies had been heard."""
    left = 0 if rng.random() < AT_START else rng.randrange(1, MOST_KEYS)
    child = Child(
        "play", "--mode", "lines", "--seed", str(seed), "--seats", script.seats, *script.options
    )
    hands = Hands(seed, never.choices)
    heard = 0
    end = monotonic() + (PATIENCE if left else rng.random() * STARTED)
    while answer := child.hears(end):
        heard += 1
        left -= 1
        end = monotonic() + (PATIENCE if left > 0 else rng.random() * ANSWERED)
        try:
            child.press(hands.key(lines_of(folder)))
        except BrokenPipeError:  # that was the last reply
            break
    assert left <= 0 or answer is not None, "the child hangs"
    child.end(kill=answer is None)
    return heard


def gone_on(folder: Path, seed: int, never: Never) -> None:
    """Let a child go on with the game to its end."""
    child = Child("resume", "1", "--mode", "lines")
    hands = Hands(seed, never.choices)
    while answer := child.hears(monotonic() + PATIENCE):
        try:
            child.press(hands.key(lines_of(folder)))
        except BrokenPipeError:  # that was the last reply
            break
    assert answer is not None, "the game that goes on hangs"
    assert child.end(kill=False) == 0, "the game that goes on fails"


def check(folder: Path, seed: int, never: Never, heard: int) -> int:
    """Compare the record with the game never killed, go on with it, compare again; how many lines
    had been heard of."""
    least = never.lines[heard - 1] if heard else 0
    whole = record_of(folder)
    if not whole:
        assert not least, f"game {seed} has no record"
        return 0
    assert len(texts_of(whole)) >= least, f"game {seed}: a decision heard of is lost"
    assert comparable(whole) == never.texts[: len(comparable(whole))]
    if b"\nend " not in whole:
        gone_on(folder, seed, never)
    texts = comparable(record_of(folder))
    assert texts == never.texts, f"game {seed} comes to another end"
    for file in folder.glob("games.sqlite*"):
        file.unlink()
    return least


def main() -> None:
    """Kill as often as asked; print how many lines had been heard of in all."""
    folder, rounds, seed = Path(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3])
    os.environ["SORRY_A11Y_HOME"] = str(folder)
    os.environ["SORRY_A11Y_LANGUAGE"] = "en"
    rng = Random(f"kill {seed}")
    lines = 0
    for number in range(rounds):
        script = SCRIPTS[rng.randrange(len(SCRIPTS))]
        never = never_killed(script, seed + number)
        heard = killed_once(folder, script, seed + number, never, rng)
        lines += check(folder, seed + number, never, heard)
    sys.stdout.write(f"{rounds} {lines}\n")


if __name__ == "__main__":
    main()
