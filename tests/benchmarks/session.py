"""What a player waits for: the first line, a key's whole reply; and what a game takes of memory.

    python -m tests.benchmarks.session [first-line]

First line: the game in key mode on a pseudo-terminal, in every language, from its start to the
end of the first focus line, against ``python -c "import prompt_toolkit, fluent.runtime"``, in
turn, so that both see the same machine; in processor time, which other programs disturb less. With
PYTHONDONTWRITEBYTECODE set the game starts as where nothing can be written; with PYTHONSAFEPATH=1
and PYTHONPATH=FOLDER:. it is that of an installed wheel. Replies: whole games by a screen with
three runners, every key in processor time. Memory: the highest resident size of a whole game in
line mode. All of it takes some minutes.
"""

from __future__ import annotations

import gc
import os
import pty
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from random import Random
from statistics import median

from sorry_a11y.core.game.setup import seat_players
from sorry_a11y.core.rulesets.families import Wishes, make_rules
from sorry_a11y.ui.settings.values import Settings
from tests.harness.sessions import at_table, new_game

RUNS = 21
GAMES = 30
FIRST_CHOICE = {"en": "1 of", "de": "1 von", "it": "1 di", "zh-Hant": "第1項"}
"""How the number of the first choice is told."""
LONG_S = 60
"""No start takes as long: a game that tells no choice first ends, and the measuring with it."""
MOST_FIRST_LINE = 0.6
MOST_REPLY = 10.0
MOST_MEMORY = 30
IMPORTS = "import prompt_toolkit, fluent.runtime"
TIMED_IMPORTS = f"{IMPORTS}; import time; print(time.process_time())"
UNTIL_TOLD = """
import os, sys, time
first = sys.argv.pop(1).encode()
from sorry_a11y.__main__ import start
from sorry_a11y.frontends.terminal.output import StreamOutput
put = StreamOutput.put
def put_and_end(self, data):
    put(self, data)
    if first in bytes(data):
        os.write(1, f"|{time.process_time()}|".encode())
        os._exit(0)
StreamOutput.put = put_and_end
sys.exit(start())
"""
"""A program that plays, and ends with its processor time when the first focus line is told."""


def _begin(program: Sequence[str], language: str) -> int:
    """Start the game on a pseudo-terminal, in a home of its own; the terminal's descriptor."""
    home = tempfile.mkdtemp()
    child, terminal = pty.fork()
    if child == 0:
        os.environ.update(TERM="xterm", SORRY_A11Y_HOME=home, LANG="en_US.UTF-8")
        signal.alarm(LONG_S)
        play = ["play", "--seed", "7", "--forced", "ask", "--lang", language]
        os.execv(sys.executable, [sys.executable, *program, *play])
    return terminal


def first_line_seconds(language: str) -> float:
    """Processor time until the end of the first focus line."""
    terminal = _begin(("-c", UNTIL_TOLD, FIRST_CHOICE[language]), language)
    told = b""
    try:
        while data := os.read(terminal, 65536):
            told += data
    except OSError:
        pass
    os.wait()
    os.close(terminal)
    return float(told.split(b"|")[-2])


def imports_seconds() -> float:
    """Processor time of the reference."""
    done = subprocess.run([sys.executable, "-c", TIMED_IMPORTS], capture_output=True, check=True)
    return float(done.stdout)


def tell_first_line(language: str) -> None:
    """Print both medians and the median of the pairs' ratios. Whoever starts the game a second time
    has what Python and the game keep of their files, so the first start may write it."""
    first_line_seconds(language)
    pairs = [(first_line_seconds(language), imports_seconds()) for _ in range(RUNS)]
    _print(
        f"first line in {language}: {1000 * median(a for a, _ in pairs):.0f} ms, "
        f"imports {1000 * median(b for _, b in pairs):.0f} ms, "
        f"ratio {median(a / b for a, b in pairs):.2f} (to reach: {MOST_FIRST_LINE})"
    )


def tell_replies(verbosity: str) -> None:
    """Print the median and the 99th percentile of a key's whole reply."""
    rng = Random(1)
    keys = ["enter"] * 8 + ["n", "w", "o", "d", "s", "y", "c", "1", "2", "l", "a", "r"]
    taken = []
    gc.freeze()  # as the program does once it is loaded
    for seed in range(GAMES):
        seating = seat_players(None, (), None)
        table = new_game(make_rules(Wishes(), seating.seats), seating, seed)
        screen = at_table(table, Settings(verbosity=verbosity))
        reply = screen.opened()
        while reply.status is None:
            key = rng.choice(keys)
            begun = time.process_time()
            reply = screen.key(key)
            taken.append(time.process_time() - begun)
    taken.sort()
    _print(
        f"a key's whole reply at {verbosity}, three runners' turns included: median "
        f"{1000 * median(taken):.2f} ms, 99th percentile "
        f"{1000 * taken[len(taken) * 99 // 100]:.2f} ms of {len(taken)} keys "
        f"(to reach: {MOST_REPLY} ms)"
    )


def tell_memory() -> None:
    """Print the highest resident size of a whole game."""
    code = (
        "import resource, sys; from sorry_a11y.cli.program import main; "
        "status = main(['play', '--seed', '7', '--sound', 'off']); "
        "peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss; "
        "print(peak, status, file=sys.stderr)"
    )
    environment = {**os.environ, "SORRY_A11Y_HOME": tempfile.mkdtemp()}
    done = subprocess.run(
        [sys.executable, "-c", code],
        input=b"\n" * 2000,
        capture_output=True,
        check=True,
        env=environment,
    )
    peak, status = done.stderr.split()[-2:]
    _print(
        f"peak memory of a whole game {int(peak) / 1024:.0f} MB, status {status.decode()} "
        f"(to reach: {MOST_MEMORY} MB)"
    )


def _print(line: str) -> None:
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    for each in FIRST_CHOICE:
        tell_first_line(each)
    if sys.argv[1:] != ["first-line"]:
        for how in ("brief", "normal", "full"):
            tell_replies(how)
        tell_memory()
