"""The board in a browser: played by touch, and moves that can be followed."""

from __future__ import annotations

import json
import os
import time
from itertools import combinations
from math import dist
from typing import Any

import pytest

from sorry_a11y.core.rules.board import SEATS, Board
from sorry_a11y.frontends.web.page_messages import encoder
from sorry_a11y.frontends.web.table_drawing import drawing
from tests.frontends.web.board_player import BoardPlayer
from tests.frontends.web.conftest import chromium_first, in_one_browser
from tests.frontends.web.screens import Look, dress
from tests.frontends.web.test_drawing import BOARDS
from tests.frontends.web.walks import DOG, Player, at_table
from tests.harness.browsers import Browser, Tab

pytestmark = [
    pytest.mark.browser,
    pytest.mark.skipif(os.name != "posix", reason="Debian's browsers"),
]


def until(ann: Player, there: str) -> None:
    """Take the first choice until something is on the page."""
    for _ in range(40):
        ann.settled()
        if ann.tab.run(f"document.querySelector({json.dumps(there)}) !== null"):
            return
        if ann.decides:
            ann.choose()
    raise AssertionError(f"never there: {there}")


def played(ann: Player) -> int:
    """How often a choice was sent to the table."""
    return int(ann.tab.run("globalThis.chosen"))


OFFERED = "document.querySelector('#choices button:not([disabled])')?.textContent ?? ''"
"""The first choice, and not one that has been taken and still stands there."""
PICKED = "document.querySelector('#board .pawn.picked') !== null"
NOTHING = "Nothing can move"
"""How the choice begins that is left where nothing can move."""
STILL_S = 4.5
"""By then nothing moves on the board any more."""
COUNT = """
globalThis.chosen = 0;
globalThis.asked = "";
const send = WebSocket.prototype.send;
WebSocket.prototype.send = function (text) {
  const { t, key } = JSON.parse(text);
  if (t === "choose") globalThis.chosen += 1;
  if (t === "key") globalThis.asked = key;
  return send.call(this, text);
};
"""


def test_a_pawn_and_then_a_square(running: Browser, url: str) -> None:
    """Promise of docs/page.md: who touches a pawn that can move sees where it may go and plays
    nothing; the square plays it; on a telephone, whose squares are smaller than a finger."""
    ann = at_table(running, url)
    ann.tab.resize(360, 640)
    ann.choose()
    until(ann, "#board .pawn.own.can")
    ann.tab.add_script(COUNT)
    ann.tab.run("new Promise((done) => setTimeout(() => done(1), 400))")
    for _ in range(10):  # a touch while the others' pawns still move is not meant for this turn
        ann.tab.tap("#board .pawn.own.can")
        ann.settled()
        if ann.tab.run(PICKED):
            break
    assert played(ann) == 0
    assert ann.tab.run(PICKED)
    assert ann.tab.run("document.querySelector('#choices .meant') !== null")
    told = ann.told()[-1]
    for _ in range(2):  # two squares that are one beside the other need a second touch
        ann.tab.tap("#board .goals circle")
        ann.settled()
        if played(ann):
            break
    assert played(ann) == 1
    assert ann.told()[-1] != told
    assert ann.tab.run("lost") == 0


@in_one_browser
def test_the_pile_passes_and_a_stuck_pawn_says_why(running: Browser, url: str) -> None:
    """Promise of docs/page.md: where nothing can move, the pile passes at the second touch, and a
    pawn says why it cannot move."""
    ann = Player(running, url)
    ann.set_field("forced", "ask")
    ann.tab.resize(390, 844)
    ann.open_table()
    ann.choose()
    ann.tab.add_script(COUNT)
    for _ in range(40):
        ann.settled()
        if ann.tab.run(OFFERED).startswith(NOTHING):
            break
        ann.choose()
    time.sleep(STILL_S)  # a touch in the middle of a move is not meant for what comes after it
    assert not ann.tab.run("document.querySelector('#board .can')")
    before = played(ann)
    told = ann.told()[-1]
    for _ in range(5):  # on a slow machine a pawn may move for longer
        ann.tab.tap("#board .pawn.own")
        ann.settled()
        if ann.tab.run("asked"):
            break
    assert ann.tab.run("asked") == "y"
    assert ann.told()[-1] != told, "why is told"
    assert played(ann) == before
    for _ in range(2):
        assert played(ann) == before
        ann.tab.tap("#board .middle svg")
        ann.settled()
    assert played(ann) == before + 1


@in_one_browser
def test_a_card_of_the_hand_is_touched(running: Browser, url: str) -> None:
    """Promise of docs/page.md: in Dog the card to give, to play and to lay down is touched in the
    hand, twice."""
    ann = at_table(running, url, DOG, "dog")
    ann.tab.resize(360, 640)
    ann.choose()
    until(ann, "#cards .can")
    ann.tab.add_script(COUNT)
    cards = ann.tab.run("document.querySelectorAll('#cards svg').length")
    assert cards in range(2, 7)
    ann.tab.tap("#cards svg:last-child")
    ann.settled()
    assert played(ann) == 0
    ann.tab.tap("#cards svg:last-child")
    ann.settled()
    assert played(ann) == 1


@chromium_first
@pytest.mark.parametrize("way", ["touch", "mouse", "switch"])
def test_turns_are_played_in_every_way(running: Browser, url: str, way: str) -> None:
    """Promise of docs/page.md: a hand of Dog is played on the board by touch and by mouse, and by
    Tab and Enter alone."""
    ann = BoardPlayer(running, url, way)
    ann.play(3)
    assert ann.elsewhere == 0
    assert ann.tab.run("lost") == 0


def seen(board: Board) -> dict[str, Any]:
    """A board as the page gets it."""
    told: dict[str, Any] = json.loads(encoder.encode(drawing(board, SEATS[0])))
    return {**told, "names": ["Ann", "Ben", "Cid", "Dora"], "own": [0]}


MOVES = """(async () => {
  const { Board } = await import("/board.js");
  const watched = [];
  const holder = document.createElement("div");
  if (%s) document.body.prepend(holder);
  const frames = () => holder.isConnected && requestAnimationFrame(frames);
  frames();
  const board = new Board(holder, {
    touch() {}, watched(seat) { watched.push(seat); } });
  board.draw(%s);
  board.pace = %s;
  const start = [...Array(16).keys()].map((pawn) => %s[pawn >> 2]);
  const moves = [[0, 4], [0, 12], [4, 19], [4, 31], [0, start[0]], [8, 34], [8, 44]];
  const steps = [[start, -1, "", []]];
  for (const [pawn, spot] of moves) {
    const before = steps.at(-1)[0];
    const kind = start[pawn] === spot ? "bump" : "walk";
    const motion = [pawn, kind, [before[pawn], spot, spot, spot]];
    steps.push([before.with(pawn, spot), pawn >> 2, String(spot), [motion]]);
  }
  const times = [], middles = [];
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, how) {
    if (this.classList.contains("pawn")) {
      times.push(how.duration);
      middles.push(board.middle.querySelector(".card:not(.back) text").textContent);
    }
    return animate.call(this, frames, how);
  };
  const begun = performance.now();
  board.show(steps, %s);
  board.cards(40, "own", 0);
  while (board.timer) await new Promise((done) => setTimeout(done, 20));
  Element.prototype.animate = animate;
  const face = board.middle.querySelector(".card:not(.back) text").textContent;
  holder.remove();
  return { times, middles, watched, face, took: performance.now() - begun,
    isThere: String(board.position) === String(steps.at(-1)[0]) };
})()"""


def moved(tab: Tab, *, choosing: bool, pace: str = "medium", shown: bool = False) -> dict[str, Any]:
    """How seven moves were shown: how long each was, in milliseconds, which card lay in the middle,
    and whose move it was. ``shown``: whether the board is to be seen."""
    board = BOARDS["Sorry"]
    starts = [board.start(seat) for seat in SEATS]
    given = (shown, seen(board), pace, starts, choosing)
    found: dict[str, Any] = tab.run(MOVES % tuple(map(json.dumps, given)))
    assert found["isThere"]
    assert found["face"] == "own"
    return found


CARDS = ["4", "12", "19", "31", "44", "34", "44"]
"""The cards of the moves; the fifth is of the start of the first seat."""


@in_one_browser
def test_moves_are_watched_while_there_are_choices(page: Tab) -> None:
    """Promise of docs/page.md: every move is shown with its card and whose it is, at the speed that
    is set, also where there is something to choose, and soon enough; then one's own card lies
    there."""
    medium = moved(page, choosing=True)
    assert len(medium["times"]) == 7
    assert medium["middles"][:4] == CARDS[:4]
    assert medium["watched"][1:] == [0, 0, 1, 1, 0, 2, 2, -1]
    assert 2000 < sum(medium["times"]) <= 4000
    slow = moved(page, choosing=True, pace="slow")
    fast = moved(page, choosing=True, pace="fast")
    assert sum(fast["times"]) < 0.6 * sum(medium["times"])
    assert sum(slow["times"]) > 2 * sum(medium["times"])
    assert sum(moved(page, choosing=False)["times"]) >= sum(medium["times"])


AGAIN = """(async () => {
  const { Board } = await import("/board.js");
  const board = new Board(document.createElement("div"), { touch() {}, watched() {} });
  board.draw(%s);
  const start = [...Array(16).keys()].map((pawn) => %s[pawn >> 2]);
  const at = (spot) => start.map((was, pawn) => (pawn === 0 ? spot : was));
  board.show([[start, -1, "", []], [at(4), 0, "4", [[0, "hop", [start[0], 4]]]],
    [at(12), 0, "8", [[0, "walk", [4, 8, 12]]]]], true);
  await new Promise((done) => setTimeout(done, 100));
  const begun = performance.now();
  board.show([[at(14), 0, "2", [[0, "walk", [12, 13, 14]]]]], true);
  const here = board.position[0];
  while (board.timer) await new Promise((done) => setTimeout(done, 20));
  return [here, board.position[0], performance.now() - begun];
})()"""


@in_one_browser
def test_who_chooses_at_once_does_not_wait_for_moves(page: Tab) -> None:
    """Promise of docs/page.md: what was still to be shown is there at once when the next choice was
    taken."""
    board = BOARDS["Sorry"]
    starts = [board.start(seat) for seat in SEATS]
    here, last, took = page.run(AGAIN % (json.dumps(seen(board)), json.dumps(starts)))
    assert (here, last) == (12, 14)
    assert took < 1500


@in_one_browser
def test_nothing_moves_where_that_is_wished(running: Browser, url: str) -> None:
    """Promise of docs/page.md: with reduced motion the board shows the result at once."""
    tab = running.tab(url)
    dress(running, tab, Look())
    assert moved(tab, choosing=False)["times"] == []


RESULT = """(async () => {
  const { Board } = await import("/board.js");
  const { SceneView } = await import("/scene.js");
  const board = new Board(document.createElement("div"), { touch() {}, watched() {} });
  board.draw(%s);
  const scene = new SceneView(board, () => {});
  const frame = document.getElementById("board-part");
  const players = document.getElementById("players");
  const frames = [];
  scene.show({ turn: 1, title: "" });
  frames.push(frame.className);
  scene.watch(2);
  frames.push(frame.className);
  scene.watch(-1);
  frames.push(frame.className, players.firstChild.textContent);
  scene.show({ turn: -1, title: "", won: [2], result: "Cid wins!" });
  return [...frames, frame.className, players.firstChild.textContent, players.children.length];
})()"""


@in_one_browser
def test_the_page_says_whose_turn_it_is_and_who_won(page: Tab) -> None:
    """Promise of docs/page.md: the frame of the board has the colour of whose turn it is, of whose
    move is shown, or of who has won; in the end large letters over the players say who that is."""
    assert page.run(RESULT % json.dumps(seen(BOARDS["Sorry"]))) == [
        "seat-blue",
        "seat-yellow",
        "seat-blue",
        "Ann",
        "seat-yellow",
        "Cid wins!",
        5,
    ]


CAUGHT_UP = """(async () => {
  const { Board } = await import("/board.js");
  const { Teller } = await import("/teller.js");
  for (const one of document.querySelectorAll("main")) one.hidden = one.id !== "table";
  let begun = () => {};
  const holder = document.getElementById("board");
  const watched = [];
  const board = new Board(holder, {
    touch() {}, watched(seat) { watched.push(seat); begun(); } });
  board.draw(%s);
  const start = [...Array(16).keys()].map((pawn) => %s[pawn >> 2]);
  const at = (spots) => start.map((was, pawn) => spots[pawn] ?? was);
  const seen = (one) => [getComputedStyle(one).visibility, getComputedStyle(one).display]
    .join() === "visible,inline";
  const all = () => [board.plan, board.ends, board.pawns[0].querySelector(".ring")].map(seen);
  const bar = document.getElementById("choices");
  const teller = new Teller(document.getElementById("live"), bar, {
    take() {}, wait() {}, shown() {},
    look(_, isMoved) {
      if (isMoved) board.catchUp();
      board.look([[[0, "walk", [4, 5, 6]], [0, "hop", [6, 8]]]]);
    } });
  const found = [];
  let n = 0;
  for (const act of [() => {}, () => teller.go(1), () => holder.click()]) {
    watched.length = 0;
    const first = new Promise((done) => { begun = done; });
    board.show([[at({ 0: 4 }), 0, "4", [[0, "hop", [start[0], 4]]]],
      [at({ 0: 4, 4: 19 }), 1, "5", [[4, "hop", [start[1], 19]]]],
      [at({ 0: 4, 4: 20 }), 2, "1", [[4, "walk", [19, 20]]]]], true);
    board.offer([0], -1, []);
    teller.offer([], { n: ++n, labels: ["one", "two"], keys: ["1", "2"] }, 0, true);
    await first;
    const meanwhile = all();
    act();
    while (board.timer) await new Promise((done) => setTimeout(done, 20));
    found.push([meanwhile, all(), [...watched], board.position[4]]);
  }
  return found;
})()"""


def test_a_choice_is_drawn_when_the_board_has_caught_up(running: Browser, url: str) -> None:
    """Promise of docs/page.md: while moves are shown, nothing of the choice in focus is drawn; its
    way is drawn behind them, which is at once for who moves the focus or touches."""
    board = BOARDS["Sorry"]
    starts = [board.start(seat) for seat in SEATS]
    tab = running.tab(url)
    found = tab.run(CAUGHT_UP % (json.dumps(seen(board)), json.dumps(starts)))
    before, after = [False, False, False], [True, True, True]
    assert found == [[before, after, shown, 20] for shown in ([0, 1, 2, -1], [0, -1], [0, -1])]


SEEN_APART = """(async () => {
  const { Board } = await import("/board.js");
  for (const one of document.querySelectorAll("main")) one.hidden = one.id !== "table";
  const board = new Board(document.getElementById("board"), { touch() {}, watched() {} });
  board.pace = "still";
  board.draw(%s);
  const box = (one) => {
    one.style.stroke = "none"; // Firefox measures it as well
    const { left, top, right, bottom } = one.getBoundingClientRect();
    return { left, top, right, bottom };
  };
  const stand = async (position) => {
    board.show([[position, -1, "", []]], true);
    while (board.timer) await new Promise((done) => setTimeout(done, 20));
    return board.pawns.map((one) => box(one.querySelector(".body")));
  };
  const four = (places) => [...Array(16).keys()].map((pawn) => places[pawn >> 2]);
  const [homes, starts, way] = %s;
  const bodies = [await stand(four(homes)), await stand(four(starts))];
  await stand(four(starts).with(0, way[0]));
  board.look([[[0, "walk", way]]]);
  const bar = box(board.plane.querySelector(".slide.seat-blue path"));
  const [seen] = document.elementsFromPoint((bar.left + bar.right) / 2, (bar.top + bar.bottom) / 2)
    .filter((one) => one.closest("g"));
  return [bodies, board.plan.childElementCount, seen.closest("g").getAttribute("class")];
})()"""


def test_pawns_lie_apart_and_a_way_hides_no_slide(running: Browser, url: str) -> None:
    """Promise of docs/page.md: four pawns at home, or at start, are counted at a glance, since none
    lies on another; the way of a choice runs under the slides."""
    board = BOARDS["Sorry"]
    tab = running.tab(url)
    homes, starts = ([place(seat) for seat in SEATS] for place in (board.home, board.start))
    _, begins, ends = next(one for one in seen(board)["slides"] if one[0] == 1)
    bodies, ways, top = tab.run(
        SEEN_APART
        % (json.dumps(seen(board)), json.dumps([homes, starts, list(range(begins - 1, ends + 2))]))
    )
    for pawns in bodies:
        for one, other in combinations(pawns, 2):
            gap = (one["right"] - one["left"]) / 10
            assert any(
                before[end] + gap <= behind[begin]
                for before, behind in ((one, other), (other, one))
                for end, begin in (("right", "left"), ("bottom", "top"))
            )
    assert ways == 1
    assert top == "slide seat-blue"


SWAPPED = """(async () => {
  const { Board } = await import("/board.js");
  const board = new Board(document.createElement("div"), { touch() {}, watched() {} });
  board.draw(%s);
  board.show([[Array(16).fill(%s), -1, "", []]], true);
  board.look([[[0, "swap", [10, 20]], [4, "swap", [20, 10]], [0, "slide", [20, 21, 22, 23]]]]);
  const ways = [...board.ends.querySelectorAll(".way-swap .edge")].map((one) =>
    one.getAttribute("d").match(/-?[\\d.]+/g).map(Number));
  return [board.at(10), board.at(20), ways, board.plan.querySelectorAll(".way-slide").length,
    [...board.ends.querySelectorAll(".ghost")].map((one) =>
      one.textContent + one.getAttribute("class"))];
})()"""


@in_one_browser
def test_who_goes_where_in_a_swap(page: Tab) -> None:
    """Promise of docs/page.md: two pawns that change places have one way, whose halves lead to its
    ends, where the shape and number of who comes there stand; a slide behind it is a way of its own
    along its squares."""
    board = BOARDS["Sorry"]
    here, there, ways, slides, ghosts = page.run(
        SWAPPED % (json.dumps(seen(board)), board.start(SEATS[0]))
    )
    middle = [(one + other) / 2 for one, other in zip(here, there, strict=True)]
    for way, ends in zip(ways, (there, here), strict=True):
        assert dist(way[:2], middle) < 1
        assert dist(way[-2:], ends) < 1
    assert slides == 1
    assert set(ghosts) == {"1ghost seat-red", "1ghost seat-blue"}


COVERED = """(async () => {
  const { Board } = await import("/board.js");
  const { SceneView } = await import("/scene.js");
  for (const one of document.querySelectorAll("main")) one.hidden = one.id !== "table";
  document.getElementById("board-part").style.width = "600px";
  const board = new Board(document.getElementById("board"), { touch() {}, watched() {} });
  board.draw(%s);
  board.show([[Array(16).fill(0), -1, "", []]], true);
  while (board.timer) await new Promise((done) => setTimeout(done, 20));
  new SceneView(board, () => {}).show({ turn: 0, title: "", hand: [], discard: "7", pile: 3 });
  await Promise.all(board.middle.getAnimations({ subtree: true }).map((one) => one.finished));
  const units = board.plane.getScreenCTM().inverse();
  const cards = [...board.middle.querySelectorAll(".card rect, .back rect")].map((one) => {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    return [[left, top], [right, bottom]].map((at) => new DOMPoint(...at).matrixTransform(units));
  });
  const isOver = (x, y) => cards.some(([begin, end]) =>
    begin.x < x && x < end.x && begin.y < y && y < end.y);
  const over = [];
  const { track, wide, homes } = board.drawing;
  const starts = Object.keys(wide).map(Number).filter((spot) => !homes.includes(spot));
  const ends = [...Array(track).keys()].map((spot) => [0, spot]);
  for (const spot of starts) ends.push(...[0, 1, 2, 3].map((pawn) => [pawn, spot]));
  for (let from = 0; from < track; from++) {
    for (const [pawn, spot] of ends) {
      if (Math.hypot(...[0, 1].map((at) => board.at(from)[at] - board.at(spot)[at])) < 2) continue;
      board.look([[[pawn, "bump", [from, spot]]]]);
      const drawn = board.ends.querySelector(".line").getAttribute("d");
      const way = drawn.match(/-?[\\d.]+/g).map(Number);
      if (way.length < 4) over.push([from, pawn, spot]);
      for (let at = 2; at < way.length; at += 2) {
        const [fromX, fromY, x, y] = way.slice(at - 2, at + 2);
        for (let by = 0; by <= 1; by += 0.125) {
          const along = [fromX + by * (x - fromX), fromY + by * (y - fromY)];
          if (isOver(...along)) over.push([from, pawn, spot]);
        }
      }
    }
  }
  return [cards.length, over, document.getElementById("cards").childElementCount];
})()"""


@in_one_browser
@pytest.mark.parametrize("name", list(BOARDS))
def test_no_way_lies_over_a_card(running: Browser, url: str, name: str) -> None:
    """Promise of docs/page.md: the way of a choice through the air goes past the cards in the
    middle, between any two squares and to every start; an empty hand holds nothing."""
    cards, over, held = running.tab(url).run(COVERED % json.dumps(seen(BOARDS[name])))
    assert cards >= 2
    assert over == []
    assert held == 0


BUMPED = """(async () => {
  const { Board } = await import("/board.js");
  const board = new Board(document.createElement("div"), { touch() {}, watched() {} });
  board.draw(%s);
  const start = %s;
  board.show([[Array(16).fill(20), -1, "", []]], true);
  board.look([[[0, "walk", [18, 19, 20]], [4, "bump", [20, start]]]]);
  const [way] = board.ends.querySelectorAll(".way-bump .line");
  return [way.getAttribute("d").match(/-?[\\d.]+/g).map(Number), board.at(20), board.at(start)];
})()"""


@in_one_browser
def test_a_choice_shows_who_goes_back(page: Tab) -> None:
    """Promise of docs/page.md: a choice that bumps a pawn shows where that is sent."""
    board = BOARDS["Sorry"]
    way, here, start = page.run(BUMPED % (json.dumps(seen(board)), board.start(SEATS[1])))
    assert dist(way[:2], here) < 1
    assert dist(way[-2:], start) < 1.5


ENDS = """(async () => {
  const { Board } = await import("/board.js");
  const { Touch } = await import("/touch.js");
  const board = new Board(document.createElement("div"), { touch() {}, watched() {} });
  board.draw(%s);
  board.show([[Array(16).fill(10), -1, "", []]], true);
  while (board.timer) await new Promise((done) => setTimeout(done, 20));
  const touch = new Touch(board, { go() {} }, { why() {}, shown() {} });
  const ways = [[[0, "walk", [10, 11]]], [[0, "walk", [10, 11]], [0, "walk", [11, 12]]]];
  board.look(ways);
  touch.offer({ n: 1, labels: ["A 7"], keys: ["1"], motions: [ways] });
  touch.touched(board.stand(0, 10), 1);
  return [board.ends.querySelectorAll(".ghost, .may").length, board.goals.childElementCount];
})()"""


@in_one_browser
def test_every_spot_is_shown_to_which_a_choice_may_lead(page: Tab) -> None:
    """Promise of docs/page.md: who looks at a choice, or touches a pawn, sees every spot where the
    pawn may go, also one from which another way of the same choice goes on."""
    assert page.run(ENDS % json.dumps(seen(BOARDS["Sorry"]))) == [2, 2]


SCROLLED = """(async () => {
  const list = document.getElementById("choices-part");
  const shown = document.querySelector("#choices .shown");
  const table = document.getElementById("table");
  const before = table.dataset.more;
  const above = [...document.querySelectorAll("#choices button:not([disabled], .cut)")];
  const spare = list.getBoundingClientRect().bottom - above.at(-1).getBoundingClientRect().bottom;
  const buttons = [...document.querySelectorAll("#choices button:not([disabled])")];
  const boxes = () => buttons.map((one) => one.getBoundingClientRect());
  for (const one of buttons) one.focus();
  for (const one of buttons.slice(0, 3)) one.focus();
  const apart = boxes().every(({ top }, at) => !at || top >= boxes()[at - 1].bottom);
  buttons[0].focus();
  list.scrollTop = list.scrollHeight;
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  const [one, room] = [shown, list].map((part) => part.getBoundingClientRect());
  return [before, spare, table.dataset.more, shown === document.activeElement,
    one.top >= room.top && one.bottom <= room.bottom, apart];
})()"""
COUNTED = """document.querySelector('#choices .shown')
  && document.querySelectorAll('#choices button:not([disabled])').length"""
"""How many plays there are, one of which is drawn; none between two games."""
LEAST_ROW = 44
"""A choice is at least so high, in pixels."""
MANY = 5
"""So many choices are more than a telephone has room for."""


@in_one_browser
def test_the_choice_on_the_board_stays_in_view(running: Browser, url: str) -> None:
    """Promise of docs/page.md: the choice whose way is drawn stays in view while the list is
    scrolled, and the page says how many follow below, for which there is no room."""
    ann = at_table(running, url, points=True, options={"start": "quick"})
    ann.tab.resize(360, 640)
    ann.choose()
    for _ in range(200):
        ann.settled()
        if (ann.tab.run(COUNTED) or 0) >= MANY:
            break
        ann.choose()
    before, spare, after, is_focus, is_there, apart = ann.tab.run(SCROLLED)
    assert before.endswith(" more ↓")
    assert spare < LEAST_ROW, "one more has no room"
    assert after == ""
    assert is_focus
    assert is_there
    assert apart, "what has the focus lies on no other choice"


CUT_OFF = """
globalThis.readyState = Object.getOwnPropertyDescriptor(WebSocket.prototype, "readyState");
Object.defineProperty(WebSocket.prototype, "readyState", {
  value: WebSocket.CLOSED, configurable: true });
0;
"""


@in_one_browser
def test_the_log_has_what_was_chosen(running: Browser, url: str) -> None:
    """Promise of docs/page.md: the card that a player drew does not stand alone in the news: behind
    it is what was chosen with it, and nothing behind what was told since, nor before the choice
    could be sent."""
    ann = at_table(running, url)
    ann.choose()
    until(ann, "#choices .shown")
    drawn = len(ann.told())
    chosen = ann.tab.run("document.querySelector('#choices .shown').firstChild.textContent")
    ann.tab.add_script(CUT_OFF)
    ann.tab.type("Enter")
    ann.settled()
    assert ann.words.texts["lost-choice"] in ann.heard()
    ann.tab.add_script("Object.defineProperty(WebSocket.prototype, 'readyState', readyState); 0")
    ann.tab.type("w")
    ann.settled()
    assert len(ann.told()) == drawn + 1
    assert not any(told.endswith(f" {chosen}") for told in ann.told())
    ann.choose()
    ann.settled()
    assert ann.told()[drawn - 1].endswith(f" {chosen}")
    assert not ann.told()[drawn].endswith(f" {chosen}")


ROWS = """[...document.querySelectorAll("#log li")].map((entry) =>
  [...entry.querySelectorAll(".row")].map((row) => [row.textContent,
    row.querySelector("svg")?.getAttribute("class") ?? "", row.classList.contains("asks"),
    [...row.querySelectorAll(".dealt")].map((card) => card.textContent)]))"""


@in_one_browser
def test_news_have_shapes_and_cards_and_no_prompts(running: Browser, url: str) -> None:
    """Promise of docs/page.md: a row has the shape of its player, one's own at a server as well,
    and the card that was played; what is only asked stands in the last entry alone; the sheet of
    all news has the newest in view, and begins with a whole row."""
    ann = at_table(running, url)
    for _ in range(6):
        ann.choose()
        ann.settled()
    entries = ann.tab.run(ROWS)
    rows = [row for entry in entries for row in entry]
    assert not any(asks for entry in entries[:-1] for _, _, asks, _ in entry)
    own = [(seat, cards) for text, seat, _, cards in rows if text.startswith("You drew")]
    assert own
    assert all(seat == "seat-red" and len(cards) == 1 for seat, cards in own)
    played = [
        (text, cards)
        for text, seat, _, cards in rows
        if seat == "seat-blue" and text.split()[1].strip(",") in CARDS_OF_SORRY
    ]
    assert played
    for text, cards in played:
        assert cards[:1] == [text.split()[1].strip(",")], text
    for width, height in ((844, 390), (390, 500)):
        ann.tab.resize(width, height)
        ann.open_drawer("all-news")
        ann.tab.wait(ALL_NEWS)
        ann.tab.type("Escape")
        ann.tab.wait("!document.querySelector(':popover-open')")


ALL_NEWS = """(() => {
  const box = (element) => element.getBoundingClientRect();
  const begin = box(document.querySelector("#all-news h2")).bottom;
  const rows = [...document.querySelectorAll("#all-rows .row")].map(box);
  const isHalved = [...document.querySelectorAll("#all-rows .row")].some((row, at) =>
    rows[at].top < begin - 1 && rows[at].bottom > begin + 1 && getComputedStyle(row).opacity > 0);
  return rows[0].top < begin - 1 && !isHalved && rows.at(-1).bottom <= innerHeight;
})()"""
"""Whether the sheet of all news has some above its view, none halved, and the newest in view."""
FRAMED = """(async () => {
  const { Log } = await import("/log.js");
  const log = new Log({ drawing: { names: ["(Ann", "Ben", "Cid", "Dora"], own: [0] } });
  [log.you, log.faces] = ["You", { Sorry: "Sorry", A: "ace" }];
  log.list.replaceChildren();
  log.add(%s, [], 0, %s);
  return [...log.list.querySelectorAll(".row")].map((row) =>
    [...row.querySelectorAll(".dealt")].map((card) => card.textContent));
})()"""


@in_one_browser
def test_a_card_is_framed_where_it_is_told(page: Tab) -> None:
    """Promise of docs/page.md: in the news the word for a card that was played is framed as a card,
    each in the row and at the place that tells of it, and no other number."""
    lines = [
        "Ben 4, pawn 2 back 4.",
        "Cid 8 and Dora Sorry, no move.",
        "Dora plays an ace, pawn 2 leaves the kennel, bumps Ben's pawn 4.",
        "Dora says, Sorry, no hard feelings.",
        "Ben has 4 home and 8 to go.",
        "You drew 5, pawn 1 moves, now 5 to go.",
    ]
    played = [(1, "4"), (2, "8"), (3, "Sorry"), (3, "A"), (0, "5")]
    steps = [[[], seat, face, []] for seat, face in played]
    framed = page.run(FRAMED % (json.dumps(lines), json.dumps(steps)))
    assert framed == [["4"], ["8", "Sorry"], ["ace"], [], [], ["5"]]


CHOSEN = """(async () => {
  const { Log } = await import("/log.js");
  const log = new Log({ drawing: { names: ["Ann", "Ben"], own: [0] } });
  log.you = "You";
  log.list.replaceChildren();
  log.choose(log.add(["Your turn.", "You can only play the 6."], [], 1), "The 6, pawn 1");
  log.add(["Ben 4, pawn 2 back 4.", "Waiting for Ben."], [], 1);
  log.leaveOut(["Waiting for Ben"]);
  return [...log.list.querySelectorAll(".row")].map((row) => [row.textContent, row.className]);
})()"""


@in_one_browser
def test_what_was_chosen_stays_when_what_was_asked_goes(page: Tab) -> None:
    """Promise of docs/page.md: what I chose stands behind what was told, and not behind a row that
    goes with the next reply; what stands elsewhere on the screen is left to readers."""
    assert page.run(CHOSEN) == [
        ["Your turn. The 6, pawn 1", "row"],
        ["Ben 4, pawn 2 back 4.", "row"],
        ["Waiting for Ben.", "row asks unled elsewhere"],
    ]


CARDS_OF_SORRY = {*map(str, range(1, 13)), "Sorry"}
HAND = """[...document.querySelectorAll("#cards svg")].map((card) => {
  const { width, height } = card.getBoundingClientRect();
  return [Number(card.dataset.kind), width, height];
})"""


@in_one_browser
def test_a_hand_is_large_and_sorted(running: Browser, url: str) -> None:
    """Promise of docs/page.md: the cards of a hand are sorted, and at least 64 x 88 pixels on a
    telephone."""
    ann = at_table(running, url, DOG, "dog")
    ann.tab.resize(390, 844)
    ann.choose()
    until(ann, "#cards svg")
    hand = ann.tab.run(HAND)
    assert [kind for kind, _, _ in hand] == sorted(kind for kind, _, _ in hand)
    assert all(width >= 64 and height >= 88 for _, width, height in hand)
    assert ann.tab.run("document.documentElement.scrollWidth") <= 390


LAID_OUT_MOST = 30
"""How often a page is laid out while seven pawns move for over four seconds: a few times each."""


@in_one_browser
def test_pawns_move_without_being_laid_out(running: Browser, url: str) -> None:
    """Promise of docs/page.md: a slow device shows every frame of a move, since nothing is laid out
    or drawn anew meanwhile."""
    tab = running.tab(url)
    session = running.say("goog:cdp.getSession", context=tab.context)["session"]

    def laid_out() -> int:
        told = running.say(
            "goog:cdp.sendCommand", method="Performance.getMetrics", session=session, params={}
        )["result"]["metrics"]
        return next(int(one["value"]) for one in told if one["name"] == "LayoutCount")

    running.say("goog:cdp.sendCommand", method="Performance.enable", session=session, params={})
    before = laid_out()
    assert len(moved(tab, choosing=False, shown=True)["times"]) == 7
    assert laid_out() - before < LAID_OUT_MOST
