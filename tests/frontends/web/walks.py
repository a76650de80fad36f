"""A page in a browser as a test plays it, and what a reader of it would be told."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from time import monotonic, sleep
from typing import Any
from urllib.parse import quote

from sorry_a11y.frontends.web.page_words import page_words
from tests.frontends.web.contrasts import low_text
from tests.harness.browsers import Browser, Tab
from tests.harness.waiting import LIVE

AXE = Path(__file__).parents[3] / ".ci" / "npm" / "node_modules" / "axe-core" / "axe.min.js"
TABLE = {"red": "you", "blue": "runner"}
DOG = {"red": "you", "blue": "runner", "yellow": "runner", "green": "runner"}
UNDO = {"dog": "off"}
"""Games in which nothing is taken back, since others have seen the cards."""
NOTHING_KEPT: dict[str, dict[str, Any]] = {
    "chromium": {"profile.default_content_setting_values.cookies": 2},
    "firefox": {"network.cookie.cookieBehavior": 2},
}
"""Preferences of a browser in which no page may keep anything."""
BLOCKED = "(() => { try { return !sessionStorage; } catch { return true; } })()"
"""Whether that is so."""
RECORD = """
globalThis.heard = [];
document.addEventListener("focusin", (event) => {
  const one = event.target;
  const more = document.getElementById(one.getAttribute("aria-describedby"));
  const name = one.getAttribute("aria-label") ?? one.textContent;
  heard.push(`${name}${more?.textContent ?? ""}`);
});
new MutationObserver(() => heard.push(document.getElementById("live").textContent))
  .observe(document.getElementById("live"), {childList: true, subtree: true});
globalThis.lost = 0;
setInterval(() => {
  const isSeated = document.getElementById("choices").childElementCount > 0;
  if (isSeated && document.activeElement === document.body) lost += 1;
}, 20);
globalThis.settled = () => new Promise((done) => {
  let count = heard.length, since = performance.now();
  const timer = setInterval(() => {
    if (heard.length !== count) [count, since] = [heard.length, performance.now()];
    if (performance.now() - since < 800) return;
    clearInterval(timer);
    done(true);
  }, 50);
});
"""
"""What a reader has to tell: name and description of what takes the focus, and what changes
in the live region; ``lost``: how often nothing had the focus; ``settled()``: waits until nothing
new was heard for a while."""


class Player:
    """Somebody at a page. ``by_touch``: whether they tap in place of pressing keys."""

    def __init__(self, browser: Browser, url: str, *, by_touch: bool = False) -> None:
        self.tab: Tab = browser.tab(url)
        self.by_touch = by_touch
        self.words = page_words("en")
        self.tab.wait("!document.getElementById('start').hidden")
        self.tab.add_script(RECORD)

    def language(self, language: str, field: str = "start-language") -> None:
        """Have the page in a language; ``field``: where it is chosen."""
        self.words = page_words(language)
        self.set_field(field, language)
        self.tab.wait(f"document.documentElement.lang === '{language}'")

    @property
    def is_seated(self) -> bool:
        """Whether there is a table."""
        return not self.tab.run("document.getElementById('table').hidden")

    def to_choices(self) -> None:
        """Go back to the choices, as the reader's own keys do."""
        self.tab.run("(document.querySelector('#choices button:not([disabled])').focus(), 1)")

    def open_drawer(self, drawer: str) -> None:
        """Open a drawer by its button, if it is not open."""
        if not self.tab.run(f"document.getElementById('{drawer}').matches(':popover-open')"):
            self.tab.run(f"(document.querySelector('#tools [popovertarget={drawer}]').click(), 1)")

    def set_field(self, field: str, value: str) -> None:
        """Fill in a field, or choose from a list."""
        self.tab.run(
            f"(() => {{ const one = document.getElementById('{field}');"
            f"one.value = {json.dumps(value)};"
            "for (let up = one; up; up = up.parentElement.closest('details')) up.open = true;"
            "one.focus();"
            "one.dispatchEvent(new Event('change', {bubbles: true})); return 1; })()"
        )

    def play_to_the_end(self, most: int) -> bool:
        """Take the choice in focus again and again, without a guard; whether the game ended."""
        self.set_field("guard", "0")
        self.settled()
        self.to_choices()
        for _ in range(most):
            self.tab.wait(
                "!document.querySelector('#choices button:not([disabled])')"
                ".textContent.includes('Whose turn')"
            )
            self.choose()
            if self.tab.run("document.getElementById('table').classList.contains('over')"):
                return True
        return False

    def open_table(self, seats: Mapping[str, str] = TABLE) -> None:
        """Open a table, as an address can describe it."""
        origin = self.tab.run("location.origin")
        self.tab.open("about:blank")  # the address alone would load nothing
        self.tab.open(f"{origin}/{wished(seats)}")
        self.tab.wait("!document.getElementById('start').hidden")
        self.tab.add_script(RECORD)
        self.open_wished()

    @property
    def code(self) -> str:
        """The invite code of the table."""
        return str(self.tab.run("document.getElementById('link').textContent")).partition("#")[2]

    def open_wished(self) -> None:
        """Open the table that the address describes."""
        self.tab.run("(document.getElementById('host').focus(), 1)")
        self._submit("open")

    def join(self, name: str, code: str = "") -> None:
        """Sit down."""
        if code:
            self.set_field("code", code)
        self.set_field("name", name)
        self._submit("sit")

    def _submit(self, form: str) -> None:
        if self.by_touch:
            # by its next picture Firefox brings the field with the focus into view
            self.tab.run("new Promise(requestAnimationFrame)")
            self.tab.tap(f"#{form} button")
        else:
            self.tab.type("Enter")
        self.tab.wait("document.querySelector('#choices button')")
        self.tab.wait("document.getElementById('choices').contains(document.activeElement)")

    def choose(self) -> None:
        """Take the choice in focus, as a person would who has heard it: where something else was
        told since, the first key tells it again."""
        before = self._shown()
        for _ in range(4):
            sleep(0.35)  # nothing is played before the guard's 300 ms
            heard, soon = len(self.heard()), monotonic() + 1.5
            if self.by_touch:
                self.tab.tap("#choices button:not([disabled])")
            else:
                self.tab.type("Enter")
            while self._shown() == before:
                # a reply that is late is waited for: one more key would take what it offers
                if monotonic() > soon and len(self.heard()) > heard:
                    break
                assert monotonic() < soon + LIVE, f"nothing was taken: {self.heard()[-3:]}"
                sleep(0.03)
            else:
                return
        raise AssertionError(f"nothing was taken: {self.heard()[-3:]}")

    def _shown(self) -> str:
        return str(
            self.tab.run(
                "document.getElementById('log').lastElementChild?.textContent"
                " + document.getElementById('choices').textContent"
            )
        )

    @property
    def decides(self) -> bool:
        """Whether there is a choice to take."""
        return bool(
            self.tab.run(
                "!document.querySelector('#choices button:not([disabled])').textContent"
                f".includes({self.words.texts['whose']!r})"
            )
        )

    def settled(self) -> None:
        """Wait until everything was told: nothing new for a while."""
        self.tab.run("settled()")

    def told(self) -> list[str]:
        """What the server said, reply by reply, as far as the page still shows it."""
        return list(
            self.tab.run("[...document.querySelectorAll('#log li')].map((one) => one.textContent)")
        )

    def heard(self) -> list[str]:
        """What a reader had to tell, in order."""
        return list(self.tab.run("heard"))

    def load_axe(self) -> None:
        """Have axe-core in the page."""
        load_axe(self.tab)

    def axe(self) -> list[str]:
        """What axe-core finds against the page as it is now."""
        return axe_findings(self.tab)


def wished(
    seats: Mapping[str, str] = TABLE, game: str = "hasbro", name: str = "Ann", **more: object
) -> str:
    """Return the end of an address that describes a table, and who opens it."""
    wish = {"t": "host", "game": game, "name": name, "seats": seats, **more}
    return f"#open={quote(json.dumps({'undo': UNDO.get(game, 'ask'), **wish}))}"


def at_table(
    browser: Browser,
    url: str,
    seats: Mapping[str, str] = TABLE,
    game: str = "hasbro",
    *,
    by_touch: bool = False,
    **more: Any,
) -> Player:
    """Return somebody who has opened a table; ``more``: as of `wished`."""
    player = Player(browser, f"{url}{wished(seats, game, **more)}", by_touch=by_touch)
    player.open_wished()
    return player


def in_game(
    browser: Browser, url: str, seats: Mapping[str, str] = TABLE, game: str = "hasbro"
) -> Player:
    """Return somebody whose game has begun, once everything was told."""
    player = at_table(browser, url, seats, game)
    player.choose()
    player.settled()
    return player


def choices(tab: Tab) -> list[str]:
    """What can be chosen."""
    return list(
        tab.run(
            "[...document.querySelectorAll('#choices button:not([disabled])')]"
            ".map((one) => one.textContent)"
        )
    )


ASKED_OF_AXE = """
axe.run(document, {resultTypes: ["violations", "incomplete"]}).then((found) => [
  found.violations.map(({id, nodes}) =>
    `${id} ${nodes.map((node) => node.html + node.failureSummary).join(" | ")}`),
  found.incomplete.flatMap(({id, nodes}) =>
    nodes.filter(({target}) => document.querySelector(`${target[0]}:not(svg *)`))
      .map(({target, html}) => [id, target[0], html])),
])
"""
"""What axe-core finds, and what it cannot decide: the rule, where, and the element. What is drawn
is left to `contrasts.low_contrasts`, which looks at its picture."""


DECIDED = [("scrollable-region-focusable", "#news-part")]
"""What axe-core leaves undecided and another test decides: rules and places."""


def load_axe(tab: Tab) -> None:
    """Have axe-core in a page."""
    if not tab.run("'axe' in globalThis"):
        tab.add_script(AXE.read_text(encoding="utf-8"))


def axe_findings(tab: Tab) -> list[str]:
    """Return what axe-core finds against a page as it is now, and what it leaves undecided; where
    it cannot say what a text stands on, the contrast is measured."""
    load_axe(tab)
    found, undecided = tab.run(ASKED_OF_AXE)
    for rule, target, html in undecided:
        if rule != "color-contrast":
            found += [f"undecided: {rule} {html}"] * ((rule, target) not in DECIDED)
        else:
            found += low_text(tab, target)
    return list(found)


def scheme_wishes(scheme: str) -> tuple[dict[str, int], tuple[str, ...]]:
    """Preferences of Firefox and arguments of Chromium for a colour scheme."""
    dark = scheme == "dark"
    return (
        {"layout.css.prefers-color-scheme.content-override": 0 if dark else 1},
        (f"--blink-settings=preferredColorScheme={0 if dark else 1}",),
    )
