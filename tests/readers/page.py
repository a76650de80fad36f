"""Orca 43 in front of the page in Firefox and Chromium: ``python -m tests.readers.page``.

A game in each browser, from the start to its end or to ``--keys`` keys: the choice in focus is
taken, and now and then something is asked. What the page was told is held against what Orca had
said, and the letters that were pressed against those that the page sent: a reader may keep some for
itself. ``--guest`` comes to a friend's table by its link and plays there until another game
begins. ``--site FOLDER`` has the page without a server that `.ci/site` made. ``--fast`` presses
four keys, each 0.4 s after the one before, and then listens. Prints a row a game as Markdown; needs
what `orca` needs, and the browsers.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from functools import partial
from pathlib import Path
from typing import Any
from urllib.parse import quote

import msgspec

from sorry_a11y.frontends.web import page_messages as page
from sorry_a11y.frontends.web.page_words import page_words
from sorry_a11y.frontends.web.server_page import ServerPage
from sorry_a11y.online.wire import protocol as msg
from tests.frontends.web.served import served
from tests.harness.browsers import FIREFOX_PREFS
from tests.harness.browsers import missing as missing_browser
from tests.harness.file_host import FileHandler, hosted
from tests.harness.speech_server import SpeechServer
from tests.harness.waiting import until
from tests.online.server.tables import Sitter
from tests.readers import orca
from tests.readers.listening import Count, hold, words
from tests.readers.orca import Orca, Screen

GAMES: dict[str, dict[str, Any]] = {
    "Sorry!": {
        "game": "hasbro",
        "options": {"start": "quick"},
        "seats": {"red": "you", "blue": "runner"},
    },
    "Dog": {
        "game": "dog",
        "undo": "off",
        "seats": {"red": "you", "blue": "runner", "yellow": "runner", "green": "runner"},
    },
}
ASKED = ("w", "o", "c", "s", "y", "r", "a", "d")
"""Questions, one after every third choice."""
SLOW_S, FAST_S = 0.8, 0.4
"""Seconds of silence before the next key; seconds from key to key."""
LOADING_S = 120.0
"""Seconds that a browser and the reader may take until the page was read."""
GAME_BEGINS_S = 30.0
"""Seconds in which another game has begun."""
IN_A_ROW = 4
"""Keys pressed in a row when it goes fast."""
READERS_PREFS = {
    "accessibility.force_disabled": -1,
    "browser.aboutwelcome.enabled": False,
    "browser.startup.homepage_override.mstone": "ignore",
    "browser.translations.enable": False,
    "trailhead.firstrun.didSeeAboutWelcome": True,
    "browser.preonboarding.enabled": False,
    "toolkit.telemetry.reportingpolicy.firstRun": False,
}
CHROMIUM = (
    *("chromium", "--no-sandbox", "--no-first-run", "--no-default-browser-check"),
    *("--force-renderer-accessibility", "--disable-gpu", "--disable-component-update"),
    *("--disable-background-networking", "--disable-sync", "--password-store=basic"),
    *("--disable-features=Translate", "--window-size=1024,740", "--disable-dev-shm-usage"),
)


class Sent:
    """What the page is told, as sentences that a reader has to say, and the letters that it
    sends."""

    def __init__(self) -> None:
        self.meant: list[str] = []
        self.menu: page.Menu | None = None
        self.choice = ""
        self.over = False
        self.letters: list[str] = []

    def receive(self, message: page.FromPage) -> None:
        """A message came up."""
        if isinstance(message, page.Press) and message.key in ASKED:
            self.letters.append(message.key)

    def notice(self, message: page.ToPage) -> None:
        """A message went down."""
        if not isinstance(message, page.PageReply):
            return
        before, self.menu = self.menu, message.menu
        self.meant += message.lines
        if message.menu and (before is None or message.menu.n != before.n):
            self.choice = message.menu.labels[message.at]
            self.meant.append(self.choice)
        elif before and message.menu is None:  # others are on turn, and a button asks whose it is
            self.meant.append(page_words("en").texts["whose"])
        self.over = bool(message.scene.won) if message.scene else self.over

    def take(self) -> list[str]:
        """What was meant since the last time."""
        meant, self.meant = self.meant, []
        return meant


def missing(browser: str) -> str:
    """Why it cannot be run here; empty if it can."""
    return orca.missing() or missing_browser(browser)


@contextmanager
def reading(browser: str, url: str, folder: Path) -> Iterator[Orca]:
    """Orca in front of a page in a browser."""
    server = SpeechServer()
    with ExitStack() as stack:
        stack.callback(server.close)
        server.start()
        home = folder / "home"
        home.mkdir()
        screen = Screen(
            folder,
            {
                **os.environ,
                **server.env,
                "HOME": str(home),
                "NO_AT_BRIDGE": "0",
                "GTK_MODULES": "gail:atk-bridge",
                "LANG": "C.UTF-8",
                "GNOME_ACCESSIBILITY": "1",
                "LIBGL_ALWAYS_SOFTWARE": "1",
                "MOZ_CRASHREPORTER_DISABLE": "1",
            },
            stack,
        )
        screen.open()
        screen.start(["orca", "-u", str(orca.settings(folder / "orca"))])
        until(lambda: bool(server.heard()))
        time.sleep(1.0)
        window = screen.start([*_command(browser, folder), url])
        heard = Orca(server, screen.env)
        screen.activate(screen.window_of(window))
        yield heard


def _command(browser: str, folder: Path) -> list[str]:
    profile = folder / "profile"
    profile.mkdir()
    if browser == "chromium":
        return [*CHROMIUM, f"--user-data-dir={profile}"]
    prefs = {**FIREFOX_PREFS, **READERS_PREFS}
    (profile / "user.js").write_text(
        "".join(
            f"user_pref({json.dumps(name)}, {json.dumps(value)});\n"
            for name, value in prefs.items()
        )
    )
    return ["firefox-esr", "--no-remote", "--profile", str(profile)]


class Heard:
    """A reader in front of a page, and what was meant.

    Attributes:
        count: What was heard.
        turned: How many sentences were said, but out of order.
        pressed: The letters that were pressed.
    """

    def __init__(self, reader: Orca, sent: Sent) -> None:
        self.reader = reader
        self.sent = sent
        self.count = Count()
        self.turned = 0
        self.pressed: list[str] = []

    def press(self, *keys: str, meant: Sequence[str] = (), fast: bool = False) -> None:
        """Press keys; hold what is said against what was sent and ``meant`` besides."""
        self.pressed += [key for key in keys if key in ASKED]
        said = _pressed(self.reader, keys, fast=fast)
        self.turned += _held(self.count, keys, [*meant, *self.sent.take()], said)

    def play(self, most: int, *, fast: bool = False) -> None:
        """Take choices and ask questions, to the end of a game or so many keys."""
        for keys in _script(self.sent, most, fast=fast):
            self.press(*keys, fast=fast)


def listen(browser: str, game: str, most: int, *, fast: bool = False) -> Heard:
    """Play a game at a server: what was heard."""
    sent = Sent()
    table = {"t": "host", "name": "Ann", **GAMES[game]}
    with (
        tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder,
        served() as url,
        noticed(sent),
        reading(browser, f"{url}#open={quote(json.dumps(table))}", Path(folder)) as reader,
    ):
        hear_the_page(reader, page_words("en").texts["name"])
        _begin(reader, sent)
        heard = Heard(reader, sent)
        heard.play(most, fast=fast)
    return heard


def listen_as_guest(browser: str) -> Heard:
    """Come to a friend's table by its link, play a game there to its end, and begin another one:
    what was heard from the first word at the table on."""
    sent = Sent()
    table = msg.HostTable("hasbro", "Ben", {"red": "you", "blue": "open"}, {"start": "quick"})
    with (
        tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder,
        served() as url,
        noticed(sent),
    ):
        ben = Sitter(url.replace("http", "ws"), table)
        code = "".join(ben.seated.code.split())
        with reading(browser, f"{url}#{code}", Path(folder)) as reader:
            hear_the_page(reader, "name")
            for letter in "ann":
                reader.tap(letter)
            _begin(reader, sent)
            reader.listen(SLOW_S)
            heard = Heard(reader, sent)
            ben.press("e", "Hello")
            heard.press()
            heard.press("Return", meant=[sent.choice])  # told again, behind the news
            heard.press("Return")  # ready
            ben.press("enter")
            heard.press()
            _play_beside(ben, heard)
            ben.has_heard("wins the game")
            heard.press("Return")
            ben.has_heard("wants another game")
            ben.press("enter")
            heard.press()
            assert until(lambda: not sent.over, GAME_BEGINS_S), "another game begins"
            heard.press()
        ben.leave()
    return heard


def _play_beside(ben: Sitter, heard: Heard) -> None:
    """Play a game to its end, and ask something now and then."""
    asked = 0
    while not heard.sent.over:
        ben.listen(0.1)
        if heard.sent.menu is None:
            ben.press("enter")
            heard.press()
            continue
        if asked % 4 == 3:
            heard.press(ASKED[asked // 4 % len(ASKED)])
            heard.press("Return", meant=[heard.sent.choice])  # told again, behind the answer
        heard.press("Return")
        asked += 1


@contextmanager
def noticed(sent: Sent) -> Iterator[None]:
    """Have everything noticed that sessions of this process tell their pages."""
    tell, take = ServerPage.send, ServerPage.take

    def note(guest: ServerPage, message: page.ToPage) -> None:
        sent.notice(message)
        tell(guest, message)

    async def note_taken(guest: ServerPage, message: page.InSession) -> None:
        sent.receive(message)
        await take(guest, message)

    ServerPage.send = note  # type: ignore[method-assign, assignment]
    ServerPage.take = note_taken  # type: ignore[method-assign, assignment]
    try:
        yield
    finally:
        ServerPage.send = tell  # type: ignore[method-assign]
        ServerPage.take = take  # type: ignore[method-assign]


TOLD, TAKEN = "this.page.take(message);", "  send(message) {\n"
"""The lines of the site's front behind which messages pass, down and up."""
REPORT = """{
      const report = new XMLHttpRequest();
      report.open("POST", "%s", false);
      report.send(JSON.stringify(message));
    }
"""
"""Has the page report a message to its host before it goes on."""
told_reply = msgspec.json.Decoder(page.ToPage)


class _ReportHandler(FileHandler):
    def __init__(self, sent: Sent, *given: object, directory: str) -> None:
        self._sent = sent
        super().__init__(*given, directory=directory)  # type: ignore[arg-type]

    def do_POST(self) -> None:  # noqa: N802 named in the library
        """Take what a page was told, or sends."""
        data = self.rfile.read(int(self.headers["Content-Length"]))
        if self.path.endswith("told"):
            self._sent.notice(told_reply.decode(data))
        else:
            message = page.read_message(data)
            assert message, data
            self._sent.receive(message)
        self.send_response(204)
        self.end_headers()


def listen_to_site(site: Path, browser: str, game: str, most: int, *, fast: bool = False) -> Heard:
    """Play a game on the page that `.ci/site` made: what was heard."""
    sent = Sent()
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as work:
        folder = Path(work)
        shutil.copytree(site, folder / "site", copy_function=os.symlink)
        front = folder / "site" / "front.js"
        text = front.read_text(encoding="utf-8")
        assert text.count(TOLD) == text.count(TAKEN) == 1
        front.unlink()
        front.write_text(
            text.replace(TOLD, REPORT % "told" + TOLD).replace(TAKEN, TAKEN + REPORT % "taken"),
            encoding="utf-8",
        )
        with (
            hosted(folder / "site", partial(_ReportHandler, sent)) as url,
            reading(browser, f"{url}/", folder) as reader,
        ):
            while not sent.menu:
                hear_the_page(reader, game)
            sent.take()
            heard = Heard(reader, sent)
            at = next(at for at, one in enumerate(sent.menu.labels) if game in one)
            for label in sent.menu.labels[1 : at + 1]:
                heard.press("Down", meant=[label])
            heard.play(most, fast=fast)
    return heard


def hear_the_page(reader: Orca, text: str) -> None:
    """Wait until what has the focus was told, and all of the page with it: on a busy machine long
    after the page is there."""
    said = ""
    end = time.monotonic() + LOADING_S
    while text.casefold() not in said and time.monotonic() < end:
        said += " ".join(reader.start()).casefold()


def _begin(reader: Orca, sent: Sent) -> None:
    """Sit down with the keyboard alone; what is read of the loading page is not counted."""
    for _ in range(5):
        reader.press("\r")
        if sent.menu:
            break
    assert sent.menu, "there is a table"
    sent.take()


def _script(sent: Sent, most: int, *, fast: bool) -> Iterator[list[str]]:
    """The keys, as many together as are pressed in a row."""
    row: list[str] = []
    pressed = asked = 0
    while pressed < most and not sent.over:
        asks = pressed % 4 == 3
        row.append(ASKED[asked % len(ASKED)] if asks else "Return")
        asked += asks
        pressed += 1
        if not fast or len(row) == IN_A_ROW:
            yield row
            row = []


def _pressed(reader: Orca, keys: Sequence[str], *, fast: bool) -> list[str]:
    for number, key in enumerate(keys):
        if number:
            time.sleep(FAST_S)
        reader.tap(key)
    return reader.listen(2 * SLOW_S if fast else SLOW_S)


def _held(count: Count, keys: Sequence[str], meant: list[str], said: list[str]) -> int:
    """Hold one reply; how many of its sentences were said, but out of order."""
    before = count.lost
    hold(count, " ".join(keys), meant, said, keys)
    if count.lost == before:
        return 0
    stream = " ".join(" ".join(words(one)) for one in said)
    turned = sum(" ".join(words(one)) in stream for one in meant) - (
        len([one for one in meant if words(one)]) - (count.lost - before)
    )
    count.lost -= max(turned, 0)
    return max(turned, 0)


def main() -> None:
    """Play, and print the rows."""
    parser = argparse.ArgumentParser(prog="python -m tests.readers.page")
    parser.add_argument("--browser", choices=("firefox", "chromium"))
    parser.add_argument("--game", choices=GAMES)
    parser.add_argument("--site", type=Path)
    parser.add_argument("--guest", action="store_true")
    parser.add_argument("--keys", type=int, default=400)
    parser.add_argument("--fast", action="store_true")
    parser.add_argument("--verbose", action="store_true")
    asked = parser.parse_args()
    sys.stdout.write(
        "| browser | game | keys | to its end | letters pressed | letters sent "
        "| meant | said | doubled | lost | out of order | words more |\n"
        "|---|---|---|---|---|---|---|---|---|---|---|---|\n"
    )
    for browser in (asked.browser,) if asked.browser else ("firefox", "chromium"):
        if why := missing(browser):
            sys.stdout.write(f"\n{why}: left out.\n\n")
            continue
        for game in (asked.game,) if asked.game else ("Sorry!",) if asked.guest else GAMES:
            if asked.guest:
                heard = listen_as_guest(browser)
            elif asked.site:
                site = asked.site.resolve()
                heard = listen_to_site(site, browser, game, asked.keys, fast=asked.fast)
            else:
                heard = listen(browser, game, asked.keys, fast=asked.fast)
            count = heard.count
            sys.stdout.write(
                f"| {browser} | {game} | {'fast' if asked.fast else 'slow'} "
                f"| {'yes' if heard.sent.over else 'no'} | {len(heard.pressed)} "
                f"| {len(heard.sent.letters)} | {count.meant} | {count.heard} "
                f"| {count.doubled} | {count.lost} | {heard.turned} | {count.more} |\n"
            )
            if asked.verbose:
                sys.stdout.writelines(f"  {remark}\n" for remark in count.remarks)
            sys.stdout.flush()


if __name__ == "__main__":
    main()
