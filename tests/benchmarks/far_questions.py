"""What a table elsewhere costs who asks it something, and who plays at home.

    python -m tests.benchmarks.far_questions [EARLIER TREE]

Questions: the same keys in a game of two, at a table of this process and at a server's over a
socket, in turn; processor time of one thread, which is all a question takes if nothing travels.
At home, given the folder of a tree that is to be compared with: a game of a few keys by pipes in
each, in turn, whose processor time and highest resident size are those of the whole process.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from pathlib import Path
from statistics import median
from time import thread_time

from sorry_a11y.wire import protocol as msg
from tests.harness.sessions import session
from tests.server.tables import Sitter, served

KEYS = ("w", "t", "o", "c", "s", "k", "d", "z", "y", "l", "r", ",", ".", "a")
ROUNDS = 200
PAIRS = 15
SEATS = {"red": "you", "blue": "runner"}
GAME = b"w\no\nl\nd\nq\nq\n"


def questions() -> list[str]:
    """Key to reply, far and at home."""
    with tempfile.TemporaryDirectory() as folder, served(Path(folder)) as url:
        far = Sitter(url, msg.HostTable("hasbro", "Ann", SEATS))
        far.link.send(msg.Start())
        while not far.decides:
            far.listen(0.1)
        home = session("hasbro", 3, seats="red=you,blue=runner")
        home.open()
        times: dict[str, list[float]] = {"far": [], "home": []}
        for turn in range(ROUNDS * len(KEYS)):
            key = KEYS[turn % len(KEYS)]
            for name, front in (("far", far.front), ("home", home)):
                began = thread_time()
                front.press(key)
                times[name].append(thread_time() - began)
        far.front.close()
    ratio = median(one / two for one, two in zip(times["far"], times["home"], strict=True))
    return [
        f"a question: far {1e6 * median(times['far']):.0f} us, at home "
        f"{1e6 * median(times['home']):.0f} us of processor time, {ratio:.2f} times"
    ]


def at_home(tree: Path, home: Path) -> tuple[float, float]:
    """Processor seconds and MiB of a few keys of a game at home."""
    code = (
        "import resource, sys, subprocess\n"
        "subprocess.run([sys.executable, '-m', 'sorry_a11y', 'play', '--seed', '7', '--mode',"
        " 'lines', '--players', '2', '--sound', 'off', '--save', 'no'],"
        " input=sys.stdin.buffer.read(), stdout=subprocess.DEVNULL, check=True)\n"
        "used = resource.getrusage(resource.RUSAGE_CHILDREN)\n"
        "print(used.ru_utime + used.ru_stime, used.ru_maxrss)\n"
    )
    told = subprocess.run(
        [sys.executable, "-c", code], cwd=tree, input=GAME, capture_output=True, check=True,
        env={**os.environ, "SORRY_A11Y_HOME": str(home), "PYTHONPATH": str(tree)},
    ).stdout.split()
    return float(told[0]), int(told[1]) / 1024


def homes(earlier: Path) -> list[str]:
    """A game at home in this tree over the same in an earlier one."""
    trees = (Path.cwd(), earlier)
    with tempfile.TemporaryDirectory() as folder:
        rounds = [[at_home(tree, Path(folder)) for tree in trees] for _ in range(PAIRS + 1)][1:]
    return [
        f"{what} of a game at home: {median(now[at] for now, _ in rounds):.{places}f} {unit}, "
        f"{median(now[at] / then[at] for now, then in rounds):.3f} times the earlier tree's"
        for at, what, unit, places in ((0, "processor time", "s", 3), (1, "memory", "MiB", 1))
    ]


def main() -> None:
    """Run as a program."""
    lines = questions()
    if sys.argv[1:]:
        lines += homes(Path(sys.argv[1]))
    sys.stdout.write("\n".join([*lines, f"load of the machine {os.getloadavg()[0]:.1f}", ""]))


if __name__ == "__main__":
    main()
