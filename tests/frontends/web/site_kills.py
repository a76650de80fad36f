"""Kills the page without a server while a game is played, and looks for what was told.

``python -m tests.frontends.web.site_kills SITE [--kills N] [--browser NAME] [--seed N]``: SITE is
what `.ci/site` made. In turn the browser is killed, the processes of its pages are, the page is
left in the moment of a reply, it is left and come back to, and a second tab takes over. The page
itself reports each reply to its host before it goes on. After each of them the game goes on by
itself, and at last everything that was told has to stand in the saved games, in that order.
"""

from __future__ import annotations

import argparse
import base64
import re
import sys
from contextlib import suppress
from functools import partial
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import monotonic, sleep

from sorry_a11y.store.exchange import unpack_games
from sorry_a11y.store.record import game_of, read_record
from sorry_a11y.ui.session.transcript import heard
from tests.frontends.web.site_player import LOADED_S
from tests.harness.browsers import Browser, Tab, browser
from tests.harness.file_host import FileHandler, hosted
from tests.harness.waiting import until

WAYS = ("browser", "pages", "leave", "back", "second")
AFTER_PAGES_S = 0.3
REPLIES = (3, 20)
"""How many replies are told before a page is ended, one drawn by lot."""
APART = re.compile(r"The game goes on\.|\bgo(es)? first\b")
"""What is told again when a game goes on, and what is told before a player has decided anything:
until then there is nothing to save."""
PLAY = """
(() => {
  const report = (text) => {
    const said = new XMLHttpRequest();
    said.open("POST", "/told", false);
    said.send(text);
  };
  const log = document.getElementById("log");
  let told = log.childElementCount;
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) for (const one of addedNodes) report(one.textContent);
  }).observe(log, { childList: true });
  const guard = document.getElementById("guard");
  guard.value = "0";
  guard.dispatchEvent(new Event("change", { bubbles: true }));
  setInterval(() => {
    const all = [...document.querySelectorAll("#choices button:not([disabled])")];
    const first = all.find((one) => /^(Continue|Play again)/.test(one.textContent))
      ?? all.find((one) => one.textContent.startsWith("Play")) ?? all[0];
    first?.click();
  }, 60);
  return 1;
})()
"""
EXPORTED = """
new Promise((done) => {
  const make = URL.createObjectURL;
  URL.createObjectURL = (blob) => {
    const reader = new FileReader();
    reader.onload = () => done(reader.result.split(",")[1]);
    reader.readAsDataURL(blob);
    return make.call(URL, blob);
  };
  document.querySelector("[data-text=export]").click();
})
"""


class _Handler(FileHandler):
    told: list[str]

    def __init__(self, told: list[str], *given: object, directory: str) -> None:
        self.told = told
        super().__init__(*given, directory=directory)  # type: ignore[arg-type]

    def do_POST(self) -> None:  # noqa: N802 named in the library
        """Note what a page was told."""
        self.told.append(self.rfile.read(int(self.headers["Content-Length"])).decode())
        self.send_response(204)
        self.end_headers()


def exported(tab: Tab) -> bytes:
    """Press the button that saves all games to a file; return that file."""
    return base64.b64decode(tab.run(EXPORTED))


class Life:
    """A browser whose profile outlives it."""

    def __init__(self, running: Browser, url: str) -> None:
        self.running = running
        self.url = url
        self.tab = self._opened()

    def _opened(self) -> Tab:
        context = self.running.say("browsingContext.create", type="tab")["context"]
        tab = Tab(self.running, context)
        tab.open(self.url)
        return tab

    def wait_for_game(self) -> None:
        """Wait until the start menu is there, also of a page that loads itself anew."""
        end = monotonic() + LOADED_S
        while monotonic() < end:
            with suppress(AssertionError):
                if self.tab.run("document.querySelectorAll('#choices button').length"):
                    return
            sleep(0.05)
        raise AssertionError(f"no game: {self.tab.text()[-600:]}")

    def end(self, way: str) -> bool:
        """End the page in a way; return whether the browser goes on."""
        if way == "browser":
            self.running.kill()
            return False
        if way == "pages":
            # one of them carries the protocol of these tests
            assert self.running.kill_pages()
            sleep(AFTER_PAGES_S)
            self.running.kill()
            return False
        if way == "leave":
            self.tab.open("about:blank")
            self.tab.open(self.url)
        elif way == "back":
            self.tab.open("about:blank")
            self.running.say("browsingContext.traverseHistory", context=self.tab.context, delta=-1)
        else:
            second = self._opened()
            second.wait("document.body.innerText.includes('already running')", LOADED_S)
            second.run("(document.querySelector('main button').click(), 1)")
            self.tab.close()
            self.tab = second
        return True


def told_and_missing(told: list[str], games: bytes) -> tuple[int, list[str]]:
    """Return how many sentences about cards were told, and which of them do not stand, in that
    order, in the games that were saved."""
    records = [game_of(read_record(data)) for data in unpack_games(games)]
    seatings = [record.seating for record in records]
    names = {one.name(seat) for one in seatings for seat in one.seats} - {""}
    card = r"(?:\d+|Sorry)\b"
    # behind an own card stands what it did, where that turn played itself
    news = re.compile(
        rf"You drew {card}|(?:{'|'.join(sorted(names))})(?: moves)? {card}[^.!?]*[.!?]"
    )
    stands = [
        sentence
        for record in records
        for passage in heard(record)
        for sentence in news.findall(" ".join(passage.sentences))
    ]
    said = [one for lines in told if not APART.search(lines) for one in news.findall(lines)]
    missing, at = [], 0
    for one in said:
        try:
            at = stands.index(one, at) + 1
        except ValueError:
            missing.append(one)
    return len(said), missing


def kill_often(site: Path, name: str, kills: int, seed: int) -> tuple[int, list[str]]:
    """Play and kill; return how many sentences were told, and those that are missing."""
    chance, told, done = Random(seed), list[str](), 0
    handler = partial(_Handler, told)
    with TemporaryDirectory(ignore_cleanup_errors=True) as folder, hosted(site, handler) as url:
        while True:
            with browser(name, home=Path(folder)) as running:
                life = Life(running, url)
                goes_on = True
                while goes_on and done < kills:
                    life.wait_for_game()
                    goal = len(told) + chance.randint(*REPLIES)
                    life.tab.run(PLAY)
                    assert until(lambda: len(told) >= goal), told  # noqa: B023 called at once
                    goes_on = life.end(WAYS[done % len(WAYS)])
                    done += 1
                if goes_on:
                    life.wait_for_game()
                    games = exported(life.tab)
                    break
    return told_and_missing(told, games)


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("site", type=Path)
    parser.add_argument("--kills", type=int, default=100)
    parser.add_argument("--browser", default="chromium")
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    count, lost = kill_often(chosen.site, chosen.browser, chosen.kills, chosen.seed)
    sys.stdout.write(
        f"{chosen.browser}: {chosen.kills} kills, {count} sentences told, missing: "
        f"{lost or 'none'}\n"
    )
    sys.exit(bool(lost))
