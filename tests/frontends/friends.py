"""Friends at pages and terminals of one table: what each hears and when, and what they do there."""

from __future__ import annotations

import json
import re
from abc import ABC, abstractmethod
from functools import partial
from threading import Lock, Thread
from time import sleep, time
from typing import Any, NamedTuple

from tests.frontends.ssh.guests import CHOICE, GOES_ON
from tests.frontends.web.walks import Player, choices
from tests.harness.browsers import Browser, Tab
from tests.harness.pty_session import PtySession
from tests.harness.waiting import until

SENTENCE_END = re.compile(r"(?<=[.!?]) (?=[A-Z])")
TIMED = """
globalThis.heardAt = heard.map(() => Date.now() / 1000);
const put = heard.push.bind(heard);
heard.push = (text) => { heardAt.push(Date.now() / 1000); return put(text); };
"""
"""Notes when each text was told that `walks.RECORD` writes down."""
SHOWN = """[
  ...[...document.querySelectorAll("#log .row")].map((one) => one.textContent),
  ...[...document.querySelectorAll("#answer-part:not([hidden]) h2")].map((one) => one.textContent),
  document.querySelector("#choices button:not([disabled])")?.textContent ?? "",
]"""
"""The news, the question and the first choice, as they stand on a page."""
NO_CHOICE = re.compile(
    "Whose turn|another game|yourself|countdown|for the seat of|a bot play|open seats?|ready"
)
"""A row that is no choice of a game."""
BUTTON = "#choices button:not([disabled])"


class Told(NamedTuple):
    """A sentence, and when it was told, in seconds since 1970."""

    at: float
    text: str


class Friend(ABC):
    """Somebody at a front.

    Attributes:
        name: Their name at the table.
        front: What they sit at.
        heard: Every sentence that they were told, oldest first; choices too.
        is_here: Whether their front is open.
    """

    def __init__(self, name: str, front: str) -> None:
        self.name = name
        self.front = front
        self.heard: list[Told] = []
        self.is_here = True

    @abstractmethod
    def listen(self) -> None:
        """Take what was told since the last time."""

    @abstractmethod
    def plays(self) -> bool:
        """Take the choice that stands, or hear what goes on; return whether there was one."""

    @abstractmethod
    def take(self, row: str) -> None:
        """Take the row with some words."""

    @abstractmethod
    def press(self, key: str) -> None:
        """Press a key, or the button that stands for it."""

    @abstractmethod
    def say(self, *keys: str) -> None:
        """Type a line of chat, key by key, and Enter. A key has more than one letter; whatever
        begins with a blank is pasted."""

    @abstractmethod
    def vanish(self) -> None:
        """Be gone, without a word."""

    def shown_untold(self) -> list[str]:
        """What stands there for the eyes and was not told."""
        return []


class PageFriend(Friend):
    """Somebody at a page.

    Args:
        name: Their name.
        running: The browser.
        url: Where the page is opened.
        by_touch: Whether it is a telephone, which has no keys.
    """

    def __init__(self, name: str, running: Browser, url: str, *, by_touch: bool = False) -> None:
        super().__init__(name, "telephone" if by_touch else "page")
        self._count = 0
        self.by_touch = by_touch
        self.player = Player(Telephone(running) if by_touch else running, url, by_touch=by_touch)
        self.tab = self.player.tab
        if not by_touch:
            self.tab.resize(1440, 900)
        self.tab.add_script(TIMED)
        self.tab.wait("location.hash.startsWith('#open') || document.querySelector('#whose p')")

    def join(self, name: str, *, watches: bool = False) -> None:
        """Sit down at the table of the link, or watch it."""
        if watches:
            self.tab.run("(document.getElementById('watch').click(), 1)")
        self.player.join(name)

    def listen(self) -> None:
        if not self.is_here:
            return
        new = self.tab.run(
            f"heard.slice({self._count}).map((text, at) => [heardAt[{self._count} + at], text])"
        )
        self._count += len(new)
        for at, text in new:
            self.heard += [Told(at, one) for one in sentences(text)]

    def shown_untold(self) -> list[str]:
        heard = " ".join(told.text for told in self.heard)
        shown = [line.rstrip(".") for line in self.tab.run(SHOWN)]
        # a row has what was chosen, behind the card, and lists may have been heard between the two;
        # one that changed its words was told by the news
        return [
            line
            for line in shown
            if "a bot play" not in line and not all(part in heard for part in line.split(". "))
        ]

    def plays(self) -> bool:
        shown = choices(self.tab)
        if not shown or NO_CHOICE.search(shown[0]):
            return False
        self._enter(0)
        return True

    def take(self, row: str) -> None:
        for _ in range(8):
            # the answer to a key that leads to the row may be on its way
            assert until(lambda: self._place_of(row) >= 0), (row, choices(self.tab))
            shown, found = choices(self.tab), self._place_of(row)
            self.listen()
            has_answer = partial(self._is_answered, shown, len(self.heard), row)
            self._enter(found)
            if until(has_answer, 1.5):
                return
        raise AssertionError(f"{row!r} was not taken: {shown}")

    def _place_of(self, row: str) -> int:
        """The place of the row with some words, -1 if there is none."""
        labels = [label.casefold() for label in choices(self.tab)]
        return next((at for at, one in enumerate(labels) if row.casefold() in one), -1)

    def _is_answered(self, shown: list[str], since: int, row: str) -> bool:
        """Whether other rows are shown, or anything else was told than a row that is in focus."""
        self.listen()
        told = [one.text.casefold() for one in self.heard[since:]]
        return choices(self.tab) != shown or any(row.casefold() not in one for one in told)

    def _enter(self, at: int) -> None:
        """Take choice ``at`` of those that are shown."""
        sleep(0.35)  # nothing is played before the guard's 300 ms
        if self.by_touch:
            self.tab.run(
                "(document.querySelector('[data-tapped]')?.removeAttribute('data-tapped'),"
                f"document.querySelectorAll('{BUTTON}')[{at}].dataset.tapped = '1')"
            )
            self.tab.tap("[data-tapped]")
        else:
            self.tab.run(f"(document.querySelectorAll('{BUTTON}')[{at}].focus(), 1)")
            self.tab.type("Enter")

    def press(self, key: str) -> None:
        if self.by_touch:
            self.tab.tap(f"button[data-key='{key}']")
        else:
            self.player.to_choices()
            self.tab.type(key)

    def say(self, *keys: str) -> None:
        if self.by_touch:
            self.tab.tap("#talk-tool")
            self.tab.tap("#line")
        else:
            self.player.to_choices()
            self.tab.type("e")
        self.tab.wait("document.activeElement.id === 'line'")
        for key in keys:
            self._type(key)
        self.tab.type("Enter")
        self.tab.wait("document.getElementById('line').value === ''")
        self.tab.type("Escape")

    def _type(self, key: str) -> None:
        if key.startswith(" "):
            paste(self.tab, key[1:])
        elif key in PAGE_KEYS:
            self.tab.type(key)
        else:
            self.tab.type(*key)

    def vanish(self) -> None:
        self.is_here = False
        self.tab.close()


PAGE_KEYS = ("Home", "End", "ArrowLeft", "Backspace", "Enter")
TERMINAL_KEYS = {"Home": "\x1b[H", "End": "\x1b[F", "ArrowLeft": "\x1b[D", "Backspace": "\x7f"}


def paste(tab: Tab, text: str) -> None:
    """Paste a text where the cursor stands, as a browser does."""
    tab.run(f"document.execCommand('insertText', false, {json.dumps(text)})")


class Telephone(Browser):
    """A browser whose pages are those of a telephone: 390 x 844, touched, without keys."""

    def __init__(self, running: Browser) -> None:
        super().__init__(running.name, running._socket, running._process)
        self._running = running

    def tab(self, url: str, user: str = "") -> Tab:
        """Return a page of that size."""
        tab = self._running.tab("about:blank", user)
        session = self.say("goog:cdp.getSession", context=tab.context)["session"]
        self.say(
            "goog:cdp.sendCommand",
            method="Emulation.setTouchEmulationEnabled",
            session=session,
            params={"enabled": True},
        )
        tab.resize(390, 844)
        tab.open(url)
        assert tab.run("matchMedia('(pointer: coarse)').matches")
        return tab

    def say(self, method: str, /, **params: Any) -> Any:
        return self._running.say(method, **params)


class TerminalFriend(Friend):
    """Somebody at a terminal, with the program or by ssh; no line is wrapped there."""

    def __init__(self, name: str, front: str, at: PtySession) -> None:
        super().__init__(name, front)
        self.at = at
        self._lines: list[Told] = []
        self._reading = Lock()
        Thread(target=self._read_on, daemon=True).start()

    def _read_on(self) -> None:
        """Take what is written as it comes, whatever the others do."""
        while self.is_here:
            with self._reading:
                self._read()
            sleep(0.02)

    def _read(self) -> None:
        if self.is_here:
            self.at.overhear(0)
        text = self.at.output.decode(errors="ignore").replace("\r", "")
        lines = [line for line in text.split("\n") if line.strip()]
        # the last line is open, and grows where what was written came in two parts
        before, now = self._lines, time()
        self._lines = [
            before[at]
            if at < len(before) and before[at].text == line
            else Told(before[at].at if at < len(before) else now, line)
            for at, line in enumerate(lines)
        ]

    def listen(self) -> None:
        with self._reading:
            self._read()
        self.heard = [Told(at, one) for at, line in self._lines for one in sentences(line)]

    def _type(self, keys: str) -> None:
        """Type keys, and hear the answer to its end."""
        with self._reading:
            self.at.press(keys)

    def plays(self) -> bool:
        self.listen()
        line = self.at.cursor_line()
        has_choice = CHOICE.search(line) is not None and not NO_CHOICE.search(line)
        # behind what was said, too, Enter tells what is asked
        if has_choice or GOES_ON.search(line) or line.startswith("You said"):
            self._type("\r")
        return has_choice

    def take(self, row: str) -> None:
        for _ in range(12):
            if row.casefold() in self.at.cursor_line().casefold():
                self._type("\r")
                return
            self._type("n")
        raise AssertionError(f"no row {row!r}: {self.at.display()}")

    def press(self, key: str) -> None:
        self._type(key)

    def say(self, *keys: str) -> None:
        self._type("e")
        for key in keys:
            pasted = f"\x1b[200~{key[1:]}\x1b[201~" if key.startswith(" ") else key
            self.at.type(TERMINAL_KEYS.get(key, pasted))
        self._type("\r")

    def vanish(self) -> None:
        self.is_here = False
        with self._reading:
            self.at.__exit__()


def sentences(text: str) -> list[str]:
    """The sentences of a text, as whoever listens tells them apart."""
    plain = text.replace("\u00a0", " ").strip()
    return [one for one in SENTENCE_END.split(plain) if one]
