"""What a page costs beside a terminal: from decision to news, and memory of the server a guest.

``python -m tests.benchmarks.page``: the same server, tables of one person and one bot, pages and
programs in turn. The server is a process of its own, so that its memory can be told. With
``browsers`` behind it, also from the press of a choice in a browser until the news and the next
choice have the focus, and in Chromium the longest script while pawns move, and the time between two
pictures then, at a sixth of the speed of this machine.
"""

from __future__ import annotations

import asyncio
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from time import perf_counter, sleep
from typing import Any

from sorry_a11y.frontends.web import web_frontend
from sorry_a11y.online.server import rate_limits, table_server
from sorry_a11y.online.server.rate_limits import RATES, Rate
from sorry_a11y.online.wire import protocol as msg
from tests.frontends.web.people import SOCKETS, PagePerson
from tests.frontends.web.walks import Player, at_table
from tests.harness.browsers import browser
from tests.online.server.memory_log import MemoryLog
from tests.online.server.tables import Sitter

TURNS = 60
GUESTS = 100
TURN_S = 2.5
"""Seconds after which all pawns of a turn stand."""
TABLE = {"red": "you", "blue": "runner"}


def _serve() -> None:
    RATES.tables = RATES.messages = web_frontend.MESSAGE_RATE = Rate(1_000_000, 0.001)
    rate_limits.MOST_CONNECTIONS = web_frontend.MOST_OF_NETWORK = 1_000_000

    async def run() -> None:
        journal = MemoryLog()
        tables = table_server.single_server(
            journal, table_server.ServerOptions(frontends=[web_frontend.WebFrontend()])
        )
        sys.stdout.write(f"{await tables.start('127.0.0.1', 0)}\n")
        sys.stdout.flush()
        await asyncio.Event().wait()

    asyncio.run(run())


def _kib(process: subprocess.Popen[str]) -> int:
    status = Path(f"/proc/{process.pid}/status").read_text(encoding="ascii")
    return int(status.partition("VmRSS:")[2].split()[0])


def _page(url: str) -> PagePerson:
    ann = PagePerson(url)
    ann.sit("host", game="hasbro", name="Ann", seats=TABLE)
    ann.choose()
    return ann


def _program(url: str) -> Sitter:
    ben = Sitter(url.replace("http", "ws"), msg.HostTable("hasbro", "Ben", TABLE))
    ben.press("enter")
    return ben


def _turns(url: str) -> tuple[float, float]:
    """Median milliseconds from decision to news, of a page and of a program."""
    ann, ben = _page(url), _program(url)
    times: tuple[list[float], list[float]] = ([], [])
    for _ in range(TURNS):
        while not ann.menu:
            ann.take()
        began = perf_counter()
        ann.choose()
        times[0].append(perf_counter() - began)
        began = perf_counter()
        ben.press("enter")
        times[1].append(perf_counter() - began)
    ben.leave()
    return 1000 * median(times[0]), 1000 * median(times[1])


TIMED = """
globalThis.pressed = 0;
globalThis.times = [];
document.addEventListener("click", () => { pressed = performance.now(); }, true);
document.getElementById("choices").addEventListener("focusin", () => {
  if (pressed) times.push(performance.now() - pressed);
  pressed = 0;
});
"""


def _browser(name: str, url: str) -> float:
    """Median milliseconds from the press of a choice to the focus on what comes next."""
    with browser(name) as running:
        ann = at_table(running, url)
        ann.set_field("guard", "0")
        ann.to_choices()
        ann.tab.add_script(TIMED)
        for _ in range(TURNS // 2):
            ann.choose()
        return float(median(ann.tab.run("times")))


FRAMES = """
globalThis.frames = [];
let last = 0;
const next = (now) => {
  const isMoving = document.querySelector("#board .moving") !== null;
  if (last && isMoving) frames.push(now - last);
  last = isMoving ? now : 0;
  requestAnimationFrame(next);
};
requestAnimationFrame(next);
"""
"""Milliseconds between two pictures while pawns move."""
SLOWER = 6


@contextmanager
def _in_chromium(url: str) -> Iterator[tuple[Player, Callable[..., dict[str, Any]]]]:
    """Somebody at a table in Chromium, and a function that says something in its protocol."""
    with browser("chromium") as running:
        ann = at_table(running, url)
        ann.set_field("guard", "0")
        ann.to_choices()
        session = running.say("goog:cdp.getSession", context=ann.tab.context)["session"]

        def command(method: str, **params: object) -> dict[str, Any]:
            said = running.say(
                "goog:cdp.sendCommand", method=method, session=session, params=params
            )
            return dict(said["result"])

        yield ann, command


def _frames(url: str) -> list[float]:
    """Return the milliseconds between two pictures while pawns move, in order of size."""
    with _in_chromium(url) as (ann, command):
        command("Emulation.setCPUThrottlingRate", rate=SLOWER)
        ann.tab.add_script(FRAMES)
        for _ in range(TURNS // 4):
            ann.tab.type("Enter")
            sleep(TURN_S)
        return sorted(ann.tab.run("frames"))


def _script_ms(url: str) -> float:
    """Most milliseconds of script in one task in Chromium, from the press until all pawns stand:
    what is asked is answered between two tasks."""
    with _in_chromium(url) as (ann, command):

        def spent() -> float:
            metrics = command("Performance.getMetrics")["metrics"]
            return float(next(one["value"] for one in metrics if one["name"] == "ScriptDuration"))

        # time of the processor: on a busy machine another program may come between
        command("Performance.enable", timeDomain="threadTicks")
        most = 0.0
        for _ in range(TURNS // 5):
            before = spent()
            ann.tab.type("Enter")
            end = perf_counter() + TURN_S
            while perf_counter() < end:
                now = spent()
                most = max(most, now - before)
                before = now
                sleep(0.005)
        return 1000 * most


def main() -> None:
    """Print the figures."""
    command = [sys.executable, "-m", "tests.benchmarks.page", "serve"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process, SOCKETS:
        try:
            assert process.stdout, "is a pipe"
            url = f"http://127.0.0.1:{process.stdout.readline().strip()}/"
            page, program = _turns(url)
            sys.stdout.write(f"decision to news: page {page:.1f} ms, program {program:.1f} ms\n")
            for name in ("chromium", "firefox") if "browsers" in sys.argv else ():
                shown = _browser(name, url)
                sys.stdout.write(f"from press to focus in {name}: {shown:.1f} ms\n")
            if "browsers" in sys.argv:
                most = _script_ms(url)
                sys.stdout.write(f"longest script while pawns move: {most:.1f} ms\n")
                frames = _frames(url)
                sys.stdout.write(
                    f"pictures at 1/{SLOWER} of the speed, {len(frames)} of them: median "
                    f"{median(frames):.1f} ms, 95 % {frames[int(0.95 * len(frames))]:.1f}, at most "
                    f"{frames[-1]:.1f}\n"
                )
            at_first = _kib(process)
            people = [_program(url) for _ in range(GUESTS)]
            with_programs = _kib(process)
            pages = [_page(url) for _ in range(GUESTS)]
            with_pages = _kib(process)
            sys.stdout.write(
                f"server, a guest with a table: page {(with_pages - with_programs) / GUESTS:.0f} "
                f"KiB, program {(with_programs - at_first) / GUESTS:.0f} KiB\n"
            )
            for one in people:
                one.leave()
            assert len(pages) == GUESTS
        finally:
            process.kill()


if __name__ == "__main__":
    _serve() if sys.argv[1:] == ["serve"] else main()
