"""The page in Debian's Chromium and Firefox: played by keys and by touch, and what readers of it
are given to tell."""

from __future__ import annotations

import json
import os
import re
from contextlib import suppress
from typing import Any
from urllib.parse import urlsplit

import msgspec
import pytest

from sorry_a11y.frontends.web import page_messages
from sorry_a11y.online.server.rooms import attendance
from sorry_a11y.online.wire import protocol as msg
from sorry_a11y.output.sound.clips import RATE, plan, stock_lengths
from sorry_a11y.output.sound.earcons import Cue, Earcon
from tests.frontends.web.conftest import chromium_first, in_one_browser
from tests.frontends.web.contrasts import low_contrasts
from tests.frontends.web.first_move import guest_at_a_page, host_at_a_page
from tests.frontends.web.layout import ONE_VIEW, OUT_OF_VIEW, misplaced
from tests.frontends.web.screens import MANNERS, dress
from tests.frontends.web.states import walk
from tests.frontends.web.walks import (
    AXE,
    BLOCKED,
    DOG,
    NOTHING_KEPT,
    TABLE,
    Player,
    at_table,
    choices,
    in_game,
)
from tests.harness.browsers import Browser, Tab, browser, missing
from tests.harness.waiting import until
from tests.online.server import tables
from tests.online.server.rough_proxy import RoughProxy
from tests.online.server.tables import Sitter

NAMES = ("chromium", "firefox")
pytestmark = [
    pytest.mark.browser,
    pytest.mark.skipif(os.name != "posix", reason="Debian's browsers"),
]
needs_axe = pytest.mark.skipif(not AXE.exists(), reason="axe-core is not installed (.ci/npm)")
WITH_BEN = {"red": "you", "yellow": "open", "blue": "runner"}


def told_once(player: Player) -> None:
    """Every sentence that the page shows was given to a reader once and in order."""
    heard = "\n".join(player.heard())
    at = -1
    for row in player.tab.run(
        "[...document.querySelectorAll('#log .row')].map((one) => one.textContent)"
    ):
        found = heard.find(row, at + 1)
        assert found > at, (row, heard)
        at = found
    assert player.tab.run("lost") == 0


@pytest.mark.parametrize("by_touch", [False, True], ids=["keys", "touch"])
def test_a_game_beside_a_terminal_and_a_bot(running: Browser, url: str, by_touch: bool) -> None:
    """Promise of docs/page.md: a page is played by keys alone and by touch alone, beside a terminal
    and a bot; every reply is given to a reader once, in order, and the focus is never lost."""
    ann = at_table(running, url, WITH_BEN, by_touch=by_touch)
    ben = Sitter(url.replace("http", "ws"), msg.Join(ann.code, "Ben"))
    ann.settled()
    ann.choose()
    for _ in range(2):
        ben.listen(0.2)
        if ben.decides:
            ben.press("enter")
        ann.settled()
        if ann.decides:
            ann.choose()
    ann.settled()
    told_once(ann)
    while not any(one.startswith("Ann ") for one in ben.text()):
        ben.listen(0.2)
    if not by_touch:
        ann.tab.type("w")
    else:
        ann.open_drawer("ask-part")
        ann.tab.tap("#asks [data-ask=w]")
    ann.tab.wait("document.getElementById('live').textContent.includes('start')")
    ben.leave()


@in_one_browser
@pytest.mark.parametrize("by_touch", [False, True], ids=["keys", "touch"])
def test_anyone_lets_a_bot_play_for_who_is_away(
    running: Browser, url: str, monkeypatch: pytest.MonkeyPatch, by_touch: bool
) -> None:
    """Promise of docs/online.md: where somebody on turn is away, a button lets a bot play for them,
    at first with its seconds; one press takes it, and the focus is never lost."""
    monkeypatch.setattr(attendance, "AWAY_TOLD_S", 0.5)
    ann = at_table(running, url, {"red": "you", "yellow": "open"}, by_touch=by_touch, patience=4)
    ben = Sitter(url.replace("http", "ws"), msg.Join(ann.code, "Ben"))
    ann.settled()
    ann.choose()
    for _ in range(20):
        ben.listen(0.2)
        if ben.decides:
            break
        ann.settled()
        if ann.decides:
            ann.choose()
    assert ben.decides
    ben.leave()
    first = "document.querySelector('#choices button:not([disabled])').textContent"
    row = "heard.some((one) => one.includes('Let a bot play for Ben, in'))"
    tables.until(lambda: bool(ann.tab.run(row)))  # meanwhile his program hangs up
    ann.tab.wait(f"{first}.includes('Let a bot play for Ben') && !{first}.includes(', in')")
    ann.settled()
    ann.choose()
    ann.tab.wait("heard.some((one) => one.includes('A bot plays for Ben'))")
    assert ann.tab.run("lost") == 0


@pytest.mark.long
@pytest.mark.parametrize("by_touch", [False, True], ids=["keys", "touch"])
@pytest.mark.parametrize(
    "table",
    [
        {"options": {"start": "quick"}},
        {"points": True, "rounds": 1},
        {"game": "dog", "seats": DOG},
    ],
    ids=["Sorry", "points", "Dog"],
)
def test_a_whole_game(running: Browser, url: str, table: dict[str, Any], by_touch: bool) -> None:
    """Promise of docs/page.md: games of each kind are played to their end by keys alone and by
    touch alone; the focus is never lost, and another game is offered."""
    ann = at_table(running, url, by_touch=by_touch, **table)
    ann.choose()
    assert ann.play_to_the_end(600), ann.told()
    assert ann.tab.run("lost") == 0
    # a key that was on its way when the game ended has taken it, for there is no guard
    ann.tab.wait("heard.join().includes('another game')")


@pytest.mark.long
def test_a_slow_line_that_breaks(
    running: Browser, url: str, request: pytest.FixtureRequest
) -> None:
    """Promise of docs/page.md: however late the messages come, and wherever the line breaks, each
    turn is told once and in order, as it was told to somebody with a good line."""
    proxy = RoughProxy(urlsplit(url).port or 0, 17)
    request.addfinalizer(proxy.close)
    proxy.rough = False
    proxy.late, proxy.often = 0.5, 0.8
    ann = at_table(running, f"http://127.0.0.1:{proxy.port}/")
    dan = Sitter(url.replace("http", "ws"), msg.Join(ann.code, "Dan", watch=True))
    ann.settled()
    proxy.rough = True
    ann.choose()
    for _ in range(14):
        ann.settled()
        if ann.decides:
            ann.choose()
    proxy.rough = False
    ann.settled()
    dan.listen(1.0)
    heard = " ".join(ann.heard())
    assert heard.count("table is back") == heard.count("tries again"), heard
    ann.tab.wait("document.querySelector('#choices button:not([disabled])')")
    turns = [one.rstrip(".") for one in dan.text() if one.startswith("Ben ") and "Ann" not in one]
    assert proxy.cuts, "the line broke"
    assert len(turns) > 3
    at = -1
    for turn in turns[:-1]:
        at = heard.find(turn, at + 1)
        assert at >= 0, (turn, heard)
    # turns without a move are told to a watcher in one sentence with others
    for turn in {turn for turn in turns[:-1] if "no move" not in turn}:
        assert heard.count(f"{turn}.") <= turns.count(turn), (turn, heard)
    assert ann.tab.run("lost") == 0
    dan.leave()


TELLER = """import("/teller.js").then(async ({Teller}) => {
  const pause = (ms) => new Promise((done) => setTimeout(done, ms));
  const live = document.createElement("div");
  const bar = document.createElement("div");
  document.getElementById("start").append(live, bar);
  const taken = [];
  const teller = new Teller(live, bar, {take(at) { taken.push(at); }, wait() {}, look() {},
    shown() {}});
  teller.takesFocus = true;
"""
"""A teller of its own, and what it took."""
OFFERS = (
    TELLER
    + """
  teller.whose = "whose turn";
  const seen = [];
  const both = new Promise((done) => bar.addEventListener("focusin", ({target}) => {
    seen.push([target.getAttribute("aria-label"), performance.now()]);
    if (seen.length === 2) done();
  }));
  teller.offer(["the game begins"], null, 0, true);
  await pause(50);
  teller.offer(["somebody plays"], {n: 1, labels: ["a choice"], keys: ["1"]}, 0, false);
  await both;
  return [seen.map(([name]) => name), seen[1][1] - seen[0][1]];
})"""
)
LOOKED_MS = 600
"""How long a reader may take to come and look; the page waits a little longer."""


@in_one_browser
def test_what_has_the_focus_keeps_it_until_a_reader_has_looked(page: Tab) -> None:
    """Promise of docs/page.md: news that come by themselves right behind others do not take the
    focus away from those before a reader has come to look; they wait, and lose nothing."""
    names, apart = page.run(OFFERS)
    assert names == ["the game begins whose turn", "somebody plays a choice"]
    assert apart >= LOOKED_MS


@pytest.mark.parametrize("name", NAMES)
def test_a_table_is_opened_where_site_data_is_blocked(url: str, name: str) -> None:
    """Promise of docs/page.md: where a browser lets pages keep nothing a seat is taken and played
    all the same."""
    if why := missing(name):
        pytest.skip(why)
    with browser(name, NOTHING_KEPT[name]) as running:
        ann = Player(running, url)
        assert ann.tab.run(BLOCKED)
        ann.open_table()
        ann.choose()
        ann.settled()
        assert ann.tab.run("lost") == 0


@chromium_first
def test_the_choice_in_focus_is_in_view(running: Browser, url: str) -> None:
    """Promise of docs/page.md: whatever list comes, the choice that takes the focus is in view, and
    those before it are, in every size."""
    ann = at_table(running, url, DOG, "dog")
    ann.tab.add_script(OUT_OF_VIEW)
    for width, height in 3 * [(1440, 900), (360, 640), (320, 568)]:
        ann.tab.resize(width, height)
        ann.choose()
        ann.settled()
        assert ann.tab.run("hiddenChoices()") == [], (width, ann.told()[-1:])


UNSEEN = """[...document.querySelectorAll("#log li:last-child .row")]
  .filter((row) => getComputedStyle(row).opacity === "0").length"""


@chromium_first
@pytest.mark.parametrize("is_big", [False, True], ids=["400 percent", "big print"])
def test_the_last_turn_stands_beside_the_choice(running: Browser, url: str, is_big: bool) -> None:
    """Promise of docs/page.md: enlarged four times, and in big print, the last turn and the choice
    in focus are in one view."""
    ann = at_table(running, url, {"red": "you", "blue": "runner", "yellow": "runner"})
    if is_big:
        ann.tab.run("(document.getElementById('big').click(), 1)")
    ann.to_choices()
    ann.tab.resize(*((1440, 900) if is_big else (360, 225)), 1.0 if is_big else 4.0)
    for _ in range(5):
        ann.choose()
        ann.settled()
        if not ann.decides:
            continue
        top, bottom, high = ann.tab.run(ONE_VIEW)
        assert bottom <= high
        assert top >= -1 or bottom - top > high, "unless both are higher than the window"
        assert ann.tab.run(UNSEEN) == 0


@chromium_first
def test_pressing_beside_the_choices_changes_nothing(running: Browser, url: str) -> None:
    """Promise of docs/page.md: who presses the mouse beside everything still has the keys."""
    ann = in_game(running, url)
    ann.tab.resize(1366, 768)
    x, y = ann.tab.run(
        "(() => { const box = document.getElementById('choices-part')"
        ".getBoundingClientRect(); return [box.right - 3, box.bottom - 3]; })()"
    )
    ann.tab.point(x, y, "mouse")
    assert ann.tab.run("document.getElementById('choices').contains(document.activeElement)")
    before = ann.heard()
    ann.tab.type("w")
    ann.settled()
    assert ann.heard() != before


@in_one_browser
def test_a_link_is_taken_where_a_code_is_asked_for(running: Browser, url: str) -> None:
    """Promise of docs/page.md: at the door of a server a link does what its code does."""
    ann, ben = at_table(running, url, WITH_BEN), Player(running, url)
    ben.join("Ben", f"{url}#{ann.code}")
    assert ben.is_seated
    for one in (ann, ben):
        one.tab.close()


@in_one_browser
def test_a_table_of_ones_own_comes_first_unless_a_link_was_opened(
    running: Browser, url: str
) -> None:
    """Promise of the page: whoever comes first, and so has no link, can begin with the first form,
    and has each form in view in a small window; whoever opened a link reads and hears whose table
    it is, which game, and who is there, and joins by the first form, which is one field and one
    button in view on a telephone, and is led there by the last word of a table."""
    ann = at_table(running, url, WITH_BEN)
    code = ann.code
    first = "document.querySelector('#start form').id"
    tab = running.tab(url)
    tab.wait("!document.getElementById('start').hidden")
    assert tab.run(first) == "open"
    for size in ((844, 390), (720, 450), (320, 568)):
        tab.resize(*size)
        for way in ("open", "sit"):
            tab.run(f"(document.querySelector('#{way}-part summary').click(), 1)")
            tab.wait(f"document.getElementById('{way}-part').open")
            height = tab.run("document.documentElement.scrollHeight")
            assert height <= size[1], (way, size)
            tab.run(f"(document.querySelector('#{way}-part summary').click(), 1)")
    tab.open("about:blank")
    tab.resize(390, 844)
    tab.open(f"{url}#{code}")
    tab.wait("document.activeElement.id === 'name' && document.querySelector('#whose p')")
    assert tab.run(first) == "sit"
    title = tab.run("document.querySelector('#start h1').innerText")
    assert title == "Ann invites you to Sorry!"
    told = tab.run("document.getElementById('whose').innerText")
    assert "1 seat is open." in told
    assert "Ann is red, the host." in told
    shapes = "[...document.querySelectorAll('#whose .row svg')].map((one) => one.classList[0])"
    assert tab.run(shapes) == ["seat-red", "seat-blue", "seat-yellow"]
    assert tab.run("document.getElementById('stage').innerText").split()[0] == "Sorry!"
    assert tab.run("document.getElementById('stage').lastElementChild.checkVisibility()") is False
    ways = "[...document.querySelectorAll('#start > details')].filter((one) => !one.hidden)"
    assert tab.run(f"{ways}.map((one) => one.id)") == ["sit-part"]
    lead = "document.getElementById(document.activeElement.getAttribute('aria-describedby'))"
    assert tab.run(f"{lead}.textContent.includes('Ann is red')")
    shown = "[...document.querySelectorAll('#sit :is(input, select, button)')]"
    ids = tab.run(f"{shown}.filter((one) => one.checkVisibility()).map((one) => one.id)")
    assert ids == ["name", ""], "one field and one button"
    assert tab.run("document.documentElement.scrollHeight <= innerHeight")
    tab.run("""import("/door.js").then(({Door}) => {
      document.activeElement.blur();
      new Door(() => true, {lead: (text, note, to) => to.focus()}).say("Goodbye.");
    })""")
    assert tab.run("document.activeElement.id") == "name"


@chromium_first
def test_a_link_sits_down_with_one_press_where_the_name_is_known(
    running: Browser, url: str
) -> None:
    """Promise of docs/page.md: where the browser knows the name from the last time, the button has
    the focus, the name leads it, and one press goes to the table of the link."""
    code = at_table(running, url, WITH_BEN).code
    tab = running.tab(url)
    tab.wait("!document.getElementById('start').hidden")
    tab.run("(localStorage.setItem('name', JSON.stringify('Zoë')), 1)")
    tab.open("about:blank")
    tab.open(f"{url}#{code}")
    tab.wait("document.activeElement.matches('#sit button') && document.querySelector('#whose p')")
    assert tab.run("document.getElementById('refusal').textContent") == "Your name: Zoë"
    tab.type("Enter")
    tab.wait("document.getElementById('start').hidden")


@chromium_first
def test_the_first_own_move_is_few_presses_away(running: Browser, url: str) -> None:
    """Promise of docs/page.md: from a link it is three presses at most to the first own move, from
    the first page to that of a table of one's own four."""
    assert guest_at_a_page(running, url).presses <= 3
    assert host_at_a_page(running, url).presses <= 4


@in_one_browser
def test_a_link_to_no_table_is_told_before_a_name_is_typed(running: Browser, url: str) -> None:
    """Promise of docs/page.md: where the code of a link matches no table, that is told at once, and
    the code can be typed anew; so can the table be opened that one comes for."""
    tab = running.tab(url)
    tab.open("about:blank")
    tab.open(f"{url}#230564921842")
    tab.wait("document.getElementById('refusal').textContent.includes('code')")
    assert tab.run("document.getElementById('code').checkVisibility()")
    assert tab.run("document.getElementById('open-part').hidden") is False


POINTED = (
    TELLER
    + """
  const looked = [];
  teller.acts.look = (at) => looked.push(at);
  teller.offer([], {n: 1, labels: ["one", "two"], keys: ["1", "2"]}, 0, true);
  await pause(50);
  teller.buttons[1].dispatchEvent(new PointerEvent("pointerover", {bubbles: true}));
  bar.dispatchEvent(new PointerEvent("pointerleave"));
  return looked;
})"""
)


@in_one_browser
def test_pointing_at_a_choice_shows_its_way(page: Tab) -> None:
    """Promise of docs/page.md: the way of a choice is shown where the mouse is, and that of the
    choice in focus when it has gone."""
    assert page.run(POINTED) == [0, 1, 0]


@in_one_browser
def test_an_answer_is_seen_where_it_was_asked(running: Browser, url: str) -> None:
    """Promise of docs/page.md: the answer to a question is seen in the drawer that it was asked in,
    as the news have it, and the drawer names each question in a few words."""
    ann = in_game(running, url)
    ann.tab.resize(390, 844)
    ann.open_drawer("ask-part")
    ann.tab.tap("#asks [data-ask=w]")
    ann.settled()
    assert ann.tab.run(SEEN)
    names = ann.tab.run(
        "[...document.querySelectorAll('#asks button')].map((one) => one.textContent)"
    )
    assert max(map(len, names)) <= 20


SEEN = """(() => {
  const answer = document.getElementById("answer");
  const { x, y } = answer.getBoundingClientRect();
  return document.elementFromPoint(x + 5, y + 5) === answer
    && document.getElementById("log").textContent.endsWith(answer.textContent);
})()"""


QUICKLY = """(async () => {
  const pause = (ms) => new Promise((done) => setTimeout(done, ms));
  await pause(50);
  document.getElementById("ask-part").hidePopover();
  await pause(1);
  document.getElementById("help-part").showPopover();
  await pause(300);
})()"""


def test_a_drawer_closes_by_its_button_and_by_the_way_back(running: Browser, url: str) -> None:
    """Promise of docs/page.md: a drawer is closed by a button of its own, and by the browser's way
    back, which leaves no game; then the choices have the focus."""
    ann = in_game(running, url)
    is_open = "document.querySelector('.drawer:popover-open') !== null"
    ann.open_drawer("ask-part")
    ann.tab.run(QUICKLY)
    assert ann.tab.run(is_open), "the step back for one closes no other"
    ann.tab.tap("#help-part .close")
    ann.tab.wait(f"!({is_open})")
    in_choices = "document.getElementById('choices').contains(document.activeElement)"
    for by_button in (True, False):
        ann.open_drawer("ask-part")
        ann.open_drawer("help-part")
        assert ann.tab.run(is_open)
        if by_button:
            ann.tab.tap("#help-part .close")
        else:
            ann.tab.back()
        ann.tab.wait(f"!({is_open})")
        assert ann.tab.run(in_choices)
        assert ann.is_seated


ASKED = """(async () => {
  const box = (one) => one.getBoundingClientRect();
  const asked = document.getElementById("answer-part");
  return [asked.hidden, ...["news-part", "choices-part"].map((id) => {
    const one = box(document.getElementById(id));
    return one.top < box(asked).bottom && box(asked).top < one.bottom;
  })];
})()"""
"""Whether nothing is asked, and whether the question lies on the news or on the choices."""


ANSWERS = """[
  [...document.querySelectorAll("#answer-part button")].map((one) => {
    const text = new Range();
    text.selectNodeContents(one);
    return [parseFloat(getComputedStyle(one).fontSize), text.getBoundingClientRect().height];
  }),
  [...document.querySelectorAll("#log .row")].filter((row) => row.offsetWidth > 1
    && row.textContent.includes("asks to undo")).map((row) => row.textContent),
]"""
"""Of each answer its letters and how high it is; and what the news show of the question."""


@in_one_browser
def test_a_question_stands_beside_the_news_and_goes_when_it_is_answered(
    running: Browser, url: str
) -> None:
    """Promise of docs/page.md: what the table asks has a place of its own, which lies on nothing;
    its heading is the question with the seconds that are left, and once it is answered it is gone
    and the choices have the focus again, after a reader has told the news."""
    ann, ben = at_table(running, url, {"red": "you", "blue": "open"}), Player(running, url)
    ben.join("Ben", ann.code)
    ann.choose()
    for asker, other in 4 * ((ann, ben), (ben, ann)):
        asker.settled()
        if asker.decides:
            asker.choose()
            other.settled()
            if other.decides:
                break
    asker.to_choices()
    asker.tab.type("u")
    other.tab.wait("!document.getElementById('answer-part').hidden")
    for width, height in ((1440, 900), (1024, 768), (390, 844), (844, 390), (320, 568)):
        other.tab.resize(width, height)
        assert other.tab.run(ASKED) == [False, False, False], (width, height)
    asked, left = other.tab.run(
        "[document.getElementById('answer-title').textContent,"
        " document.getElementById('answer-no').dataset.left]"
    )
    assert "to undo their last turn" in asked
    assert "equals" not in asked
    assert 0 < int(left.split()[0]) <= 30
    answers, rows = other.tab.run(ANSWERS)
    assert all(high <= 2 * line for line, high in answers), "an answer is one line"
    assert rows == [], "the news do not tell it a second time"
    other.tab.tap("#answer-part button")
    gone = "document.getElementById('answer-part')"
    other.tab.wait(f"{gone}.hidden || {gone}.classList.contains('unseen')")
    other.settled()
    assert other.tab.run("document.getElementById('answer-part').hidden")
    assert other.tab.run("document.getElementById('choices').contains(document.activeElement)")
    assert other.tab.run("lost") == 0


@in_one_browser
def test_names_are_read_in_forced_colours(running: Browser, url: str) -> None:
    """Promise of docs/page.md: in forced colours, light and dark, everything that carries meaning
    stands out, the name of whoever's turn it is as well."""
    ann = in_game(running, url)
    for manner in ("forced", "forced-dark"):
        dress(running, ann.tab, MANNERS[manner])
        ann.tab.resize(1366, 768)
        assert low_contrasts(ann.tab) == [], manner


REACHED = """
globalThis.reached = new Set();
document.addEventListener("focusin", (event) => reached.add(event.target));
globalThis.controls = () => [...document.querySelectorAll("a, button, input, select, summary")]
  .filter((one) => one.checkVisibility({visibilityProperty: true}) && !one.disabled)
  .filter((one) => !(one.closest("[role=toolbar]") && one.tabIndex < 0))
  .filter((one) => one.id !== "skip" && !one.closest("details:not([open]) p"));
"""
"""What Tab comes to: of the choices one, from which the arrows lead to the others."""


DRAWERS = ("ask-part", "talk-part", "invite", "settings-part", "help-part")
MOST_TABS = 8


@in_one_browser
def test_nothing_is_far_from_the_choices(running: Browser, url: str) -> None:
    """Promise of docs/page.md: from the choices Tab comes to everything else in at most eight
    steps, in a drawer from its heading on; Escape leads back to the choices."""
    ann = in_game(running, url)
    ann.tab.add_script(REACHED)
    assert ann.tab.run("controls().length") - 1 <= MOST_TABS
    at_table = ann.tab.run("controls().length")
    for drawer in DRAWERS:
        ann.open_drawer(drawer)
        assert ann.tab.run(f"document.getElementById('{drawer}').contains(document.activeElement)")
        assert ann.tab.run("controls().length") - at_table <= MOST_TABS, drawer
        ann.tab.type("Escape")
        assert ann.tab.run("document.getElementById('choices').contains(document.activeElement)")


HALVES = """(() => {
  const drawer = document.querySelector(".drawer:popover-open");
  const box = (element) => element.getBoundingClientRect();
  const [begin, end] = [box(drawer.querySelector("h2")).bottom, box(drawer).bottom];
  const rows = [...drawer.querySelectorAll("[data-ask], li, summary")]
    .filter((row) => row.checkVisibility());
  const parted = (row, edge) => box(row).top < edge - 3 && box(row).bottom > edge + 3;
  return {
    halved: rows.filter((row) => getComputedStyle(row).opacity > 0)
      .filter((row) => parted(row, begin) || parted(row, end)).length,
    goesOn: box(rows.at(-1)).bottom > end,
    says: drawer.dataset.more === "↓",
  };
})()"""
"""Of the rows of a drawer: how many are seen in halves, whether some lie below, and whether the
drawer says so."""


@chromium_first
def test_a_drawer_shows_whole_rows_and_says_that_it_goes_on(running: Browser, url: str) -> None:
    """Promise of docs/page.md: of a row of a drawer all is seen or nothing, at its beginning and
    its end, and an arrow says that there is more below."""
    ann = in_game(running, url)
    ann.tab.resize(390, 500)
    for drawer in ("ask-part", "help-part"):
        ann.open_drawer(drawer)
        ann.tab.tap(f"#{drawer} summary")
        for scrolled, goes_on in ((0, True), (57, True), (9999, False)):
            ann.tab.run(f"(document.getElementById('{drawer}').scrollTo(0, {scrolled}), 1)")
            wanted = json.dumps({"halved": 0, "goesOn": goes_on, "says": goes_on})
            ann.tab.wait(f"JSON.stringify({HALVES}) === JSON.stringify({wanted})")
        ann.tab.type("Escape")


@chromium_first
def test_a_turn_is_on_one_screen(running: Browser, url: str) -> None:
    """Promise of docs/page.md: one's own side, the choices, the cards and every player are in view
    without scrolling, on a telephone upright and across and on a computer, in a game of Sorry! and
    in Dog with its hands. `python -m tests.frontends.web.screens` has eight sizes."""
    for seats, game in ((TABLE, "hasbro"), (DOG, "dog")):
        ann = in_game(running, url, seats, game)
        for width, height in ((360, 640), (640, 360), (1366, 768)):
            assert misplaced(ann.tab, width, height) == [], (game, width, height)


def test_tab_comes_to_everything(running: Browser, url: str) -> None:
    """Promise of docs/page.md: everything on the page can be reached by Tab, at first and at the
    table."""
    ann = Player(running, url)
    for is_seated in (False, True):
        if is_seated:
            ann.open_table()
        ann.tab.add_script(REACHED)
        ann.tab.run("(document.activeElement.blur(), reached.clear(), controls()[0].focus(), 1)")
        ann.tab.type(*["Tab"] * (ann.tab.run("controls().length") - 1))
        assert (
            ann.tab.run("controls().filter((one) => !reached.has(one)).map((one) => one.outerHTML)")
            == []
        )


def test_tab_stops_at_news_that_scroll(running: Browser, url: str) -> None:
    """Promise of docs/page.md: news that have no room are scrolled by keys, since both browsers
    have Tab stop there; axe-core leaves that undecided."""
    ann = in_game(running, url)
    ann.tab.resize(320, 568)
    news = "document.getElementById('news-part')"
    assert ann.tab.run(f"{news}.scrollHeight > {news}.clientHeight")

    def is_reached() -> bool:
        ann.tab.type("Tab")
        return bool(ann.tab.run(f"document.activeElement === {news}"))

    assert until(is_reached)


SMALLEST = """Math.min(...[...document.querySelectorAll("body *")].filter((one) =>
  !(one instanceof SVGElement) && one.checkVisibility() && !one.closest(".unseen")
  && [...one.childNodes].some((node) => node.nodeType === 3 && node.data.trim()))
  .map((one) => parseFloat(getComputedStyle(one).fontSize)).filter((size) => size))"""


@in_one_browser
def test_no_text_is_small_and_every_tool_is_there(running: Browser, url: str) -> None:
    """Promise of docs/page.md: no text is below 14 pixels on a telephone and 15 elsewhere, tools
    and players included; what has no room among the tools is behind "More"."""
    ann = in_game(running, url)
    for width, height, least in ((390, 844, 14), (320, 568, 14), (844, 390, 15), (1366, 768, 15)):
        ann.tab.resize(width, height)
        assert ann.tab.run(SMALLEST) >= least, (width, height)
    ann.tab.resize(390, 844)
    sounding = "document.getElementById('sounding')"
    assert not ann.tab.run(f"{sounding}.checkVisibility()")
    ann.tab.tap("#more-tool")
    assert ann.tab.run(f"{sounding}.checkVisibility()")
    ann.tab.tap("#sounding")
    ann.tab.wait("document.querySelector('#sounding[aria-pressed=false]')")
    assert not ann.tab.run(f"{sounding}.checkVisibility()")
    ann.tab.resize(1366, 768)


DIGITS = (
    TELLER
    + """
  teller.offer([], {n: 1, labels: ["one", "two"], keys: ["1", "2"]}, 0, true);
  await pause(50);
  teller.tells = false;
  teller.guard = Infinity;
  teller.press(1);
  const early = taken.length;
  teller.guard = 0;
  teller.press(0);
  teller.tells = true;
  teller.press(0);
  const told = taken.length;
  teller.press(0);
  return [early, told, taken];
})"""
)


@in_one_browser
def test_a_digit_plays_at_once_where_wished_for(page: Tab) -> None:
    """The setting of the terminal holds on a page: a digit takes a choice that was not told, unless
    it comes too early; else the first press tells it and the second takes it."""
    assert page.run(DIGITS) == [0, 1, [0, 0]]


@in_one_browser
def test_a_table_of_ones_own_is_for_friends(running: Browser, url: str) -> None:
    """Promise of docs/page.md: whoever opens a table on the page gives a name and chooses the game,
    and is at a table whose other seats are open, where rules and seats are chosen."""
    ann = Player(running, url)
    ann.set_field("game", "hobby")
    ann.set_field("host", "Ann")
    ann.tab.type("Enter")
    ann.tab.wait("document.getElementById('choices').contains(document.activeElement)")
    ann.settled()
    told = ann.tab.text()
    assert "Sorry! by the hobby rules is played at this table" in told
    assert len(set(re.findall(r"(Blue|Yellow|Green) is open", told))) == 3
    assert any("rules" in one.lower() for one in choices(ann.tab)), choices(ann.tab)


@chromium_first
def test_a_link_that_is_pasted_into_an_open_page_is_followed(running: Browser, url: str) -> None:
    """Promise of docs/page.md: a link opens the page with whose table it is, also in a tab that has
    the first page open already."""
    code = at_table(running, url, WITH_BEN).code
    tab = running.tab(url)
    tab.wait("!document.getElementById('start').hidden")
    tab.run(f"(setTimeout(() => {{ location.hash = '{code}'; }}), 1)")

    def invites() -> bool:
        with suppress(AssertionError):  # the page is just leaving
            return bool(tab.run("document.querySelector('#whose h1')?.textContent"))
        return False

    assert until(invites)
    assert "Ann invites you" in tab.text()


MARKUP = "<img src=x onerror=alert(1)><b>bold</b><a href='javascript:alert(1)'>x</a>"
CONTROLS = "\x07\x1b[2J\u202e\u2066\u0085"
ELEMENTS = "document.querySelectorAll('a, img, script, b, iframe, object, style, link').length"


class HostileEncoder:
    """What a server sends that means harm: markup, links and control characters in every text."""

    def __init__(self, encoder: msgspec.json.Encoder) -> None:
        self._encoder = encoder

    def encode(self, message: object) -> bytes:
        """A message with every text of it spoilt."""
        told = json.loads(self._encoder.encode(message))
        return json.dumps(
            {
                key: value
                if key in ("t", "lang", "settings", "why", "cues")
                else _spoilt(value, key)
                for key, value in told.items()
            }
        ).encode()


def _spoilt(value: Any, key: str = "") -> Any:
    if key in ("link", "session", "token", "table", "code"):
        return f"javascript:alert(1)//{value}" if key == "link" else value
    if isinstance(value, str):
        return f"{value} {MARKUP}{CONTROLS}"
    if isinstance(value, list) and len(value) in (2, 3) and isinstance(value[0], str) and not key:
        # a code, and its texts
        return [value[0], *(one if one in ("ask", "off") else _spoilt(one) for one in value[1:])]
    if isinstance(value, list):
        return [_spoilt(one) for one in value]
    if isinstance(value, dict):
        return {name: _spoilt(one, name) for name, one in value.items()}
    return value


def test_a_hostile_server(running: Browser, url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Promise of docs/page.md: whatever stands in a text that the socket brings (news, choices,
    names, talk, the page's own words, the link), it is shown as text: no element, no script, no
    address but of a page, no control character."""
    monkeypatch.setattr(page_messages, "encoder", HostileEncoder(page_messages.encoder))
    tab = running.tab(url)
    tab.wait("!document.getElementById('start').hidden")
    before = tab.run(ELEMENTS)
    tab.run(
        "(() => { const sit = document.getElementById('open');"
        "sit.elements.host.value = 'Ann'; sit.requestSubmit(); return 1; })()"
    )
    tab.wait("document.querySelector('#choices button')")
    tab.wait("document.getElementById('log').textContent.includes('onerror')")
    tab.run("new Promise((done) => setTimeout(() => done(1), 500))")  # the guard of too early keys
    tab.run("(document.querySelector('#choices button').click(), 1)")
    tab.wait("document.querySelector('.player')?.textContent.includes('onerror')")
    assert tab.run(ELEMENTS) == before
    assert tab.run("document.getElementById('link').protocol") == "http:"
    assert tab.run("document.getElementById('invite-tool').hidden")
    assert not tab.run(
        "[document.documentElement.textContent, document.title]"
        ".some((one) => /[\\u0007\\u001b\\u0085\\u202e\\u2066]/.test(one))"
    )


@chromium_first
def test_sounds_are_fetched_when_they_are_heard(running: Browser, url: str) -> None:
    """Promise of docs/page.md: the clips of the terminal play from the first press on; none is
    fetched before it is heard."""
    ann = Player(running, url)
    clips = "performance.getEntriesByType('resource').filter((one) => one.name.includes('.wav'))"
    assert ann.tab.run(f"{clips}.length") == 0
    ann.open_table()
    ann.choose()
    ann.settled()
    assert ann.tab.run(f"{clips}.length") > 0


PLAYED = """import("/sounds.js").then(async ({Sounds}) => {
  const played = [];
  const start = AudioBufferSourceNode.prototype.start;
  AudioBufferSourceNode.prototype.start = function (...of) {
    played.push(of);
    return start.call(this, ...of);
  };
  const sounds = new Sounds();
  sounds.begin();
  const cues = %s;
  for (const one of cues) await sounds.play([one]); // which fetches each
  played.length = 0;
  await sounds.play(cues);
  return played.map(([when, , length]) => [when - played[0][0], length]);
})"""
"""When each clip of a reply begins and how long it lasts, in seconds."""


@in_one_browser
def test_sounds_follow_one_another_as_in_a_terminal(page: Tab) -> None:
    """Promise of docs/page.md: which clips of a reply sound, when and how long, is the same as in
    a terminal, where they are shortened or dropped as well."""
    cues = 15 * (Cue(Earcon.HOME), Cue(Earcon.WIN))  # more than fit, shortened
    told = [
        (cue.earcon.value, 0, 0, 0, start / RATE, length / RATE)
        for cue, start, length in plan(cues, stock_lengths())
    ]
    found = page.run(PLAYED % json.dumps(told))
    assert 2 < len(found) < len(cues)
    assert found == [[pytest.approx(part, abs=0.002) for part in one[4:]] for one in told]


@needs_axe
@in_one_browser
def test_axe_finds_nothing(running: Browser, url: str) -> None:
    """Promise of docs/page.md: axe-core has nothing against any state of the page, contrast
    included: the start, a refusal, before a game, choosing, asked, the menu; and nothing is wider
    than 320 pixels. `test_states` has every state in every language."""
    ann = Player(running, url)
    assert ann.axe() == []
    assert walk(ann) == []
    ann.set_field("code", "1234 5678 9012")
    ann.set_field("name", "Ann")
    ann.tab.type("Enter")
    ann.tab.wait("document.getElementById('refusal').textContent")
    assert ann.axe() == []
    ann.open_table()
    assert ann.axe() == []
    ann.choose()
    ann.settled()
    ann.tab.resize(320, 640)
    assert ann.tab.run("document.documentElement.scrollWidth") <= 320
    assert walk(ann) == []
    ann.tab.type("j")
    ann.settled()
    assert ann.axe() == []
    assert walk(ann) == []
