"""Somebody at the page without a server, in a browser.

``python -m tests.frontends.web.site_player SITE [BROWSER ...]`` plays whole games of Sorry!, for
points, in teams and of Dog, each by keys, by touch and by mouse alone, on the page that `.ci/site`
made: from the start menu to the rematch, with its host stopped, each by a new user of the browser,
in four languages by turns.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from contextlib import suppress
from itertools import cycle
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic, sleep

from sorry_a11y.output.narration.catalog import Words, upper_first
from tests.frontends.web.site_people import OTHERS, SitePerson
from tests.frontends.web.sites import UNDER, site_served
from tests.frontends.web.walks import choices
from tests.harness.browsers import Browser, browser

LOADED_S = 120.0
MOST_TURNS = 1500
TELLS_AGAIN = 4
"""Presses after which a choice is taken at the latest: what was told meanwhile is told first."""
GAMES: dict[str, tuple[str, ...]] = {
    "Sorry!": ("Play",),
    "points": (OTHERS, "Set up", "Points, none", "Play for points, 1 round", "Start the game"),
    "teams": (OTHERS, "Set up", "Teams, none", "Start the game"),
    "Dog": (OTHERS, "Dog"),
}
"""The rows of the start menu that lead to a game."""
LANGUAGES = ("en", "de", "it", "zh-Hant")


class SitePlayer:
    """Somebody at the page. ``user``: as of `Browser.tab`.
    ``by``: what they choose with, "keys", "touch" or "mouse"."""

    def __init__(self, browser: Browser, url: str, user: str = "", *, by: str = "keys") -> None:
        self.by = by
        self.tab = browser.tab(url, user)
        self.url = url

    def wait_for_choices(self) -> None:
        """Wait until a choice has the focus, also of a page that loads itself anew."""
        end = monotonic() + LOADED_S
        while monotonic() < end:
            with suppress(AssertionError):  # the page is just leaving
                if self.tab.run("Boolean(document.activeElement?.closest('#choices'))"):
                    return
            sleep(0.05)
        raise AssertionError(f"no choice has the focus: {self.tab.text()[-600:]}")

    def reload(self) -> None:
        """Open the page again."""
        self.tab.open(self.url)
        self.wait_for_choices()

    @property
    def labels(self) -> list[str]:
        """What can be chosen."""
        return choices(self.tab)

    @property
    def told(self) -> str:
        """What was told last."""
        return str(self.tab.run("document.getElementById('log').lastElementChild?.textContent"))

    def press(self, *keys: str) -> None:
        """Press keys, each when the guard's time is over, and wait for what is told."""
        for key in keys:
            before = self.told
            sleep(0.35)
            self.tab.type(key)
            end = monotonic() + 3  # before a window that has ended closes itself
            while self.told == before and monotonic() < end:
                sleep(0.03)

    def pick(self, beginning: str) -> None:
        """Go to the choice whose label begins so, and take it."""
        at = next((at for at, one in enumerate(self.labels) if one.startswith(beginning)), None)
        assert at is not None, (beginning, self.labels)
        self.pick_at(at)

    def pick_at(self, at: int) -> None:
        """Go to a choice by its place, from 0 on, and take it."""
        before = self.labels
        for _ in range(TELLS_AGAIN):
            if self.labels != before:  # a slow machine
                return
            if self.by != "keys":
                self.tab.tap(
                    f"#choices button:not([disabled]):nth-last-child({len(before) - at})", self.by
                )
            else:
                here = self.tab.run("document.activeElement.textContent")
                for _ in range((at - before.index(here)) % len(before)):
                    self.tab.type("ArrowDown")
                self.tab.type("Enter")
            end = monotonic() + 5
            while monotonic() < end:
                if self.labels != before:
                    return
                sleep(0.03)
        raise AssertionError(f"{before[at]} was not taken: {self.told}")

    def set_guard(self, milliseconds: int) -> None:
        """Set how long no key takes anything, and go back to the choices."""
        self.set_field("guard", str(milliseconds))

    def set_field(self, name: str, value: str) -> None:
        """Change a setting, and go back to the choices."""
        self.tab.run(
            f"(() => {{ const one = document.getElementById('{name}');"
            f"one.value = '{value}';"
            "one.dispatchEvent(new Event('change', {bubbles: true}));"
            "document.querySelector('#choices button:not([disabled])').focus(); return 1; })()"
        )

    def play_to_the_end(self, language: str = "en") -> int:
        """Take the first choice again and again; how many were taken until the game was over, which
        offers to play again in that language."""
        again = upper_first(Words(language).say("menu-play-again"))
        for taken in range(MOST_TURNS):
            labels = self.labels
            if any(one.startswith(again) for one in labels):
                return taken
            if labels:
                self._take(labels)
        raise AssertionError(f"not over: {self.told}")

    def _take(self, before: list[str]) -> None:
        last = self.told
        for _ in range(TELLS_AGAIN):
            if self.by != "keys":
                self.tab.tap("#choices button:not([disabled])", self.by)
            else:
                self.tab.type("Enter")
            end = monotonic() + 2
            while monotonic() < end:
                if self.told != last or self.labels != before:
                    return
                sleep(0.02)
        raise AssertionError(f"nothing was taken: {self.told}")


def play_all(site: Path, names: list[str]) -> None:
    """Play every game in the browsers ``names``, and tell how it went."""
    with TemporaryDirectory() as folder:
        host = Path(folder) / UNDER
        host.parent.mkdir(parents=True)
        host.symlink_to(site.resolve())
        languages = cycle(LANGUAGES)
        for name in names:
            with browser(name) as running:
                for by in ("keys", "touch", "mouse"):
                    for game, rows in GAMES.items():
                        language = next(languages)
                        begun = monotonic()
                        taken = _play(Path(folder), running, places_of(rows), language, by)
                        sys.stdout.write(
                            f"{name}, {game}, {language}, by {by}: "
                            f"{taken} choices, {monotonic() - begun:.0f} s\n"
                        )
                        sys.stdout.flush()
                    next(languages)  # the next four have each game in another language


def places_of(rows: Sequence[str]) -> list[int]:
    """Return the places, from 0 on, of English rows of the start menu and of those below them:
    they are the same in every language."""
    places = []
    with TemporaryDirectory() as folder:
        person = SitePerson(Path(folder))
        for row in rows:
            places.append(
                next(at for at, label in enumerate(person.labels) if label.startswith(row))
            )
            person.choose(places[-1])
    return places


def _play(folder: Path, running: Browser, places: list[int], language: str, by: str) -> int:
    """Visit once, stop the host, play to the end, and begin a rematch; how many choices were taken
    until the end."""
    with site_served(folder) as url:
        ann = SitePlayer(running, url, by=by)
        ann.wait_for_choices()
        ann.tab.wait("!!navigator.serviceWorker.controller", LOADED_S)
        ann.tab.run(f"(localStorage.setItem('settings', '{{\"language\":\"{language}\"}}'), 1)")
    ann.reload()
    assert ann.tab.run("document.documentElement.lang") == language
    ann.set_guard(0)
    for at in places:
        ann.pick_at(at)
    taken = ann.play_to_the_end(language)
    end = ann.labels
    ann.pick_at(0)
    assert ann.labels[1:2] != end[1:2], "a rematch begins"
    ann.tab.close()
    return taken


if __name__ == "__main__":
    play_all(Path(sys.argv[1]), sys.argv[2:] or ["chromium", "firefox"])
