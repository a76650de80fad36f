"""From the opening of a link to the first own move: ``python -m tests.frontends.web.first_move``.

A guest opens the link of a friend's table, a host the first page of a server, in each browser, and
a guest types ``join LINK`` at a terminal. Prints how often each presses something, apart from
typing, and after how many seconds the move is played; the friend presses at once.
"""

from __future__ import annotations

import json
import re
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from time import monotonic, sleep
from typing import NamedTuple

from sorry_a11y.online.wire import protocol as msg
from tests.frontends.ssh.guests import decides
from tests.frontends.web.served import served
from tests.frontends.web.walks import choices
from tests.harness.browsers import Browser, Tab, browser, missing
from tests.harness.programs import command
from tests.harness.pty_session import PtySession
from tests.harness.waiting import until
from tests.online.server.tables import Sitter

STANDS = """new Promise((done) => {
  let before = "";
  const look = () => {
    const now = JSON.stringify(document.querySelector("%s").getBoundingClientRect());
    if (now === before) return done(1);
    before = now;
    requestAnimationFrame(look);
  };
  look();
})"""
"""Waits until an element stays where it is from one picture to the next."""
ROOM = re.compile("$|I am |Start now")
"""What the first row in a waiting room begins with, or that there is none."""
LOG = "document.getElementById('log').textContent"
TABLE = msg.HostTable("hasbro", "Ben", {"red": "you", "blue": "open"}, undo="off")


class Arrived(NamedTuple):
    """How often somebody pressed something until the first own move, and after how long it was
    played."""

    presses: int
    seconds: float


class _Visitor:
    """Somebody who touches what a page offers."""

    def __init__(self, running: Browser, url: str) -> None:
        self._began = monotonic()
        self._presses = 0
        self.tab: Tab = running.tab(url)

    def press(self, selector: str) -> None:
        """Touch something, once it is there and may be touched."""
        self.tab.wait(f"document.querySelector({selector!r})?.checkVisibility()")
        self.tab.run(STANDS % selector)
        self.tab.tap(selector)
        self._presses += 1

    def type(self, field: str, text: str) -> None:
        """Fill in a field."""
        self.tab.run(f"(document.getElementById({field!r}).focus(), 1)")
        self.tab.type(*text)

    def take(self, words: str) -> None:
        """Touch the first row, which has some words, behind the guard that lets it be heard."""
        assert until(lambda: words in "".join(choices(self.tab)[:1])), choices(self.tab)
        sleep(0.35)
        self.press("#choices button:not([disabled])")

    def moved(self, others_play: Callable[[], None] = lambda: None) -> Arrived:
        """Take the first choice of a game, if there is one, and see it played."""

        def has_drawn() -> bool:
            others_play()
            return "You drew" in self.tab.run(LOG)

        assert until(has_drawn), "a first turn"
        assert until(lambda: not ROOM.match("".join(choices(self.tab)[:1]))), "the game begins"
        asked, told = choices(self.tab)[0], self.tab.run(LOG)
        if " of " in asked:
            self.take(asked)
            self.tab.wait(f"{LOG} !== {json.dumps(told)}")
        return Arrived(self._presses, monotonic() - self._began)


def guest_at_a_page(running: Browser, url: str) -> Arrived:
    """Come to Ben's table by its link."""
    with _ben(url) as (ben, link):
        ann = _Visitor(running, link)
        ann.tab.wait("document.querySelector('#whose p')")
        ann.type("name", "Ann")
        ann.press("#sit button")
        ann.take("I am ready")
        _begin(ben)
        return ann.moved(lambda: _play(ben))


def host_at_a_page(running: Browser, url: str) -> Arrived:
    """Open a table at the first page, and begin with bots."""
    ann = _Visitor(running, url)
    ann.press("#open-part summary")
    ann.tab.wait("document.getElementById('host').checkVisibility()")
    ann.type("host", "Ann")
    ann.press("#open button.main")
    ann.take("tart")
    return ann.moved()


def guest_at_a_terminal(url: str, home: Path) -> Arrived:
    """Come to Ben's table by its link, with the program."""
    env = {"SORRY_A11Y_HOME": str(home), "SORRY_A11Y_SOUND": "off"}
    with _ben(url) as (ben, link):
        began = monotonic()
        with PtySession(command("join", link, "--name", "Ann"), env=env) as ann:
            assert until(lambda: ann.overhear(0.02) is not None and "ready" in ann.cursor_line())
            ann.press("\r")
            _begin(ben)

            def may_play() -> bool:
                _play(ben)
                return ann.overhear(0.02) is not None and decides(ann)

            assert until(may_play)
            ann.press("\r")
            return Arrived(2, monotonic() - began)


@contextmanager
def _ben(url: str) -> Iterator[tuple[Sitter, str]]:
    """Ben, who hosts a table, and its link."""
    ben = Sitter(url.replace("http", "ws"), TABLE)
    try:
        yield ben, f"{url}#{''.join(filter(str.isdigit, ben.seated.code))}"
    finally:
        ben.leave()


def _begin(ben: Sitter) -> None:
    """Have Ben begin the game."""
    ben.has_heard("is ready")
    ben.press("enter")


def _play(ben: Sitter) -> None:
    """Have Ben play if it is his turn."""
    if ben.decides:
        ben.press("enter")


def main() -> None:
    """Measure, and print a row for each."""
    sys.stdout.write("| who | presses | seconds |\n|---|---|---|\n")

    def row(who: str, arrived: Arrived) -> None:
        sys.stdout.write(f"| {who} | {arrived.presses} | {arrived.seconds:.1f} |\n")

    with served() as url, tempfile.TemporaryDirectory() as home:
        for name in ("chromium", "firefox"):
            if not missing(name):
                with browser(name) as running:
                    row(f"guest, {name}", guest_at_a_page(running, url))
                    row(f"host, {name}", host_at_a_page(running, url))
        row("guest, terminal", guest_at_a_terminal(url, Path(home)))


if __name__ == "__main__":
    main()
