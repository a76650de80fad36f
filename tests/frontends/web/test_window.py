"""The page in a window of the program's own: `sorry-a11y window`."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from time import sleep

import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from sorry_a11y.cli.commands.window import PROGRAMS, has_screen, window_browser
from tests.frontends.web.conftest import chromium_first, in_one_browser
from tests.frontends.web.contrasts import low_contrasts
from tests.frontends.web.layout import WINDOWS
from tests.frontends.web.screens import MANNERS, dress
from tests.frontends.web.site_player import SitePlayer
from tests.harness.browsers import Browser
from tests.harness.waiting import until

ENDS_S = 30.0


class Window:
    """The command, as it runs. ``address``: what it has a browser open."""

    def __init__(self, process: subprocess.Popen[str], address: str) -> None:
        self.process = process
        self.address = address

    def says(self) -> str:
        """Wait for the end of the command; what it said."""
        out, wrong = self.process.communicate(timeout=ENDS_S)
        return out + wrong


@contextmanager
def window(home: Path, language: str = "en", *, stays: bool = False) -> Iterator[Window]:
    """Run the command with a browser that only writes down what it is to open; ``stays``: and then
    runs until it is killed."""
    opened = home / "opened"
    stand_in = home / "browser.sh"
    rest = "exec sleep 600" if stays else ""
    stand_in.write_text(
        f'#!/bin/sh\necho "$1" > "{opened}.new" && mv "{opened}.new" "{opened}"\n{rest}\n'
    )
    stand_in.chmod(0o755)
    opened.unlink(missing_ok=True)
    process = subprocess.Popen(
        [sys.executable, "-m", "sorry_a11y", "window", "--lang", language],
        env={**os.environ, "SORRY_A11Y_HOME": str(home), "BROWSER": str(stand_in)},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    try:
        until(lambda: opened.exists() or process.poll() is not None)
        yield Window(process, opened.read_text().strip())
    finally:
        with suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
        process.communicate()


PRINTED = """(() => {
  const one = document.querySelector("#choices button");
  const place = one.querySelector("span");
  return [one.textContent, place.textContent, place.getBoundingClientRect().width];
})()"""
DRAWINGS = """[...document.querySelectorAll("#stage .drawing")].map((one) => {
  const { width, height } = one.getBoundingClientRect();
  return [width, height];
})"""
HAS_FRAME = "document.getElementById('board-part').className.startsWith('seat-')"


DOG_BOARD = """(() => {
  const box = document.querySelector("#stage > div:last-child .drawing").getBoundingClientRect();
  return [box.x + box.width / 2, box.y + box.height / 2];
})()"""


@pytest.mark.browser
@in_one_browser
def test_the_front_is_read_on_its_ground(running: Browser, tmp_path: Path) -> None:
    """Promise of docs/page.md: texts stand out from the ground, which is not of one colour, by
    light, by dark and in forced colours."""
    with window(tmp_path) as one:
        ann = SitePlayer(running, one.address)
        ann.wait_for_choices()
        for manner in ("light", "dark", "forced", "forced-dark"):
            dress(running, ann.tab, MANNERS[manner])
            for width, height in ((1280, 800), (390, 844)):
                ann.tab.resize(width, height)
                assert low_contrasts(ann.tab) == [], (manner, width)


@pytest.mark.browser
@in_one_browser
def test_a_board_of_the_front_begins_its_game(running: Browser, tmp_path: Path) -> None:
    """Promise of docs/page.md: in the start menu a board that is pressed begins its game, and the
    news begin anew with it."""
    with window(tmp_path) as one:
        ann = SitePlayer(running, one.address)
        ann.wait_for_choices()
        assert "Start menu" in ann.told
        ann.tab.resize(1280, 800)
        ann.tab.run("new Promise((done) => setTimeout(() => done(1), 400))")  # the guard's time
        x, y = ann.tab.run(DOG_BOARD)
        ann.tab.point(x, y, "mouse")
        ann.tab.wait("document.getElementById('log').textContent.startsWith('Dog, ')")
        assert ann.tab.run("document.getElementById('log').childElementCount") == 1


@pytest.mark.browser
@chromium_first
def test_the_front_says_what_this_is(running: Browser, tmp_path: Path) -> None:
    """Promise of docs/page.md: before there is a game the page names the games beside their
    boards; a place in a list is heard and not printed; sounds are switched off, and a game
    is left, by one press; its news have a row for each sentence, with the shape of its player."""
    with window(tmp_path) as one:
        ann = SitePlayer(running, one.address)
        ann.wait_for_choices()
        tab = ann.tab
        assert tab.run("document.querySelector('#table h1').checkVisibility()")
        assert "Sorry! and Dog" in tab.text()
        assert "Two board games" in tab.text()
        for size in WINDOWS.values():
            tab.resize(size.width, size.height, size.ratio)
            for wide, high in tab.run(DRAWINGS):
                assert wide == pytest.approx(high, abs=1), size
        tab.resize(1280, 800)
        name, place, wide = tab.run(PRINTED)
        assert name.endswith(place)
        assert (place, wide) == (", 1 of 4", 0)
        assert not tab.run("document.getElementById('leave').checkVisibility()")
        tab.run("(document.getElementById('sounding').click(), 1)")
        tab.wait("document.querySelector('#sounding[aria-pressed=false]')")
        assert tab.run("document.getElementById('sound').value") == "off"
        tab.run("(document.querySelector('#choices button').focus(), 1)")
        ann.pick("Play")
        assert not tab.run("document.getElementById('stage').checkVisibility()")
        assert tab.run(HAS_FRAME)
        rows = tab.run("document.querySelectorAll('#log li:last-child .row').length")
        assert rows == len(re.findall(r"\.(?: |$)", ann.told))
        assert tab.run("document.querySelectorAll('#log li:last-child .seat-red').length") > 0
        before = ann.told
        tab.run("(document.getElementById('leave').click(), 1)")
        tab.wait(f"document.getElementById('log').lastElementChild.textContent !== {before!r}")
        assert "q again" in ann.told, "it asks whether that is meant"
        tab.close()


@pytest.mark.browser
@chromium_first
def test_a_game_is_played_in_a_window(running: Browser, tmp_path: Path) -> None:
    """Promise of docs/page.md: the window plays the games of the program, goes on where it was
    after a reload, hands over to a second tab of its own, and the command ends with the game."""
    with window(tmp_path) as one:
        ann = SitePlayer(running, one.address)
        ann.wait_for_choices()
        assert "#" not in ann.tab.run("location.href")
        assert ann.labels[0].startswith("Play")
        ann.pick("Play")
        for _ in range(3):
            ann.press("Enter")
        assert ann.tab.run("document.querySelectorAll('#players .player').length") == 2
        ann.tab.reload()
        ann.wait_for_choices()
        assert ann.labels[0].startswith("Continue Sorry!")
        ann.press("Enter")
        assert "The game goes on." in ann.told
        ann.press("q")
        sleep(0.35)
        ann.tab.type("q")  # the window closes five seconds later, and nothing can be asked then
        ann.tab.wait("/Goodbye.*The game has ended\\./s.test(document.body.innerText)")
        assert "opens in a window" in one.says()
        assert one.process.returncode == 0
    told = subprocess.run(
        [sys.executable, "-m", "sorry_a11y", "games"],
        check=True,
        capture_output=True,
        text=True,
        env={**os.environ, "SORRY_A11Y_HOME": str(tmp_path)},
    )
    assert told.stdout.count("Sorry!") == 1


@pytest.mark.browser
@chromium_first
def test_the_command_ends_with_its_page(running: Browser, tmp_path: Path) -> None:
    """Promise of docs/page.md: the command ends soon after its page is closed."""
    with window(tmp_path) as one:
        ann = SitePlayer(running, one.address)
        ann.wait_for_choices()
        ann.tab.close()
        one.says()
        assert one.process.returncode == 0


def test_a_browser_that_runs_on_is_not_waited_for(tmp_path: Path) -> None:
    """Promise of docs/page.md: whatever program BROWSER names, the page that it opens is handed
    out while it runs."""
    with (
        window(tmp_path, stays=True) as one,
        urllib.request.urlopen(one.address.partition("#")[0], timeout=ENDS_S) as answer,
    ):
        assert answer.status == 200


@pytest.mark.browser
@chromium_first
def test_a_page_is_told_that_its_program_has_ended(running: Browser, tmp_path: Path) -> None:
    """Promise of docs/page.md: a page whose program is ended says so, in its language."""
    with window(tmp_path, "de") as one:
        ann = SitePlayer(running, one.address)
        ann.wait_for_choices()
        one.process.send_signal(signal.SIGTERM)
        ann.tab.wait("document.body.innerText.includes('Das Spiel ist beendet.')")
        one.says()
        assert one.process.returncode == 0


def test_nobody_else_of_the_computer_gets_in(tmp_path: Path) -> None:
    """Promise of docs/page.md: the game is for the page that shows the ticket of the address
    first, and for nobody without a key; a page of another address gets none either."""
    with window(tmp_path) as one:
        place, _, ticket = one.address.partition("#")
        port = re.findall(r":(\d+)/", place)[0]
        with urllib.request.urlopen(place) as answer:
            assert ticket not in answer.read().decode()
        socket, key = f"ws://127.0.0.1:{port}/page", "k" * 40
        own = f"http://127.0.0.1:{port}"

        def refused(query: str, origin: str = own) -> bool:
            try:
                with connect(f"{socket}?{query}", origin=Origin(origin)):
                    return False
            except InvalidStatus as error:
                return error.response.status_code == 403

        assert refused("")
        assert refused("ticket=&key=")
        assert refused(f"ticket={ticket[:-1]}&key={key}")
        assert refused(f"ticket={ticket}&key={key}", "http://evil.example")
        assert not refused(f"ticket={ticket}&key={key}")
        assert refused(f"ticket={ticket}&key={'o' * 40}")
        assert refused(f"key={'o' * 40}")
        assert not refused(f"key={key}")


def test_without_a_browser_a_sentence_says_so(tmp_path: Path) -> None:
    """Promise of docs/page.md: where there is no browser, or none that can show anything, the
    command says so in a sentence."""
    bare = {
        key: value
        for key, value in os.environ.items()
        if key not in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER")
    }
    told = subprocess.run(
        [sys.executable, "-m", "sorry_a11y", "window"],
        capture_output=True,
        text=True,
        check=False,
        env={**bare, "SORRY_A11Y_HOME": str(tmp_path)},
    )
    assert told.returncode == 1
    assert told.stderr.startswith("No browser was found here.")
    assert told.stderr.count("\n") == 1


def test_a_browser_that_fails_is_told(tmp_path: Path) -> None:
    """Promise of docs/page.md: a browser that ends with an error is told in a sentence, and gets a
    window of its own, a profile of its own and the address."""
    for name in PROGRAMS[:2]:
        program = tmp_path / name
        program.write_text(f'#!/bin/sh\necho "$@" > "{tmp_path}/options"\nexit 3\n')
        program.chmod(0o755)
    bare = {key: value for key, value in os.environ.items() if key != "BROWSER"}
    told = subprocess.run(
        [sys.executable, "-m", "sorry_a11y", "window"],
        capture_output=True,
        text=True,
        check=False,
        env={
            **bare,
            "DISPLAY": ":0",
            "PATH": f"{tmp_path}:/usr/bin:/bin",
            "SORRY_A11Y_HOME": str(tmp_path / "home"),
        },
    )
    assert told.returncode == 1
    assert told.stderr.startswith("The browser did not open the game.")
    options = (tmp_path / "options").read_text()
    assert re.search(r"--app=http://127\.0\.0\.1:\d+/#\S{30}", options)
    assert f"--user-data-dir={tmp_path / 'home'}" in options


def test_which_browser_is_taken(tmp_path: Path) -> None:
    """Promise of docs/page.md: Chromium, Chrome or Edge where one is found and can show something;
    the one that BROWSER names counts more."""
    edge = tmp_path / "Microsoft" / "Edge" / "Application" / "msedge.exe"
    edge.parent.mkdir(parents=True)
    edge.write_bytes(b"")
    assert window_browser({"PROGRAMFILES(X86)": str(tmp_path)}, "win32") == str(edge)
    assert window_browser({"PROGRAMFILES": str(tmp_path / "none")}, "win32") is None
    chrome = tmp_path / "google-chrome"
    chrome.write_text("#!/bin/sh\n")
    chrome.chmod(0o755)
    here = {"PATH": str(tmp_path), "DISPLAY": ":0"}
    assert window_browser(here, "linux") == str(chrome)
    assert window_browser({"PATH": str(tmp_path)}, "linux") is None
    assert window_browser({**here, "BROWSER": "firefox"}, "linux") is None
    assert not has_screen({}, "linux")
    assert has_screen({}, "win32")
