"""Every state of the page, one after another, and what is to be held against each."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from itertools import pairwise

from sorry_a11y.online.wire import protocol as msg
from tests.frontends.web.walks import Player
from tests.online.server.tables import Sitter, unanswered

PAIR = {"red": "you", "blue": "open"}
TURNS = 12
CONTROLS = "button, a[href], input, select, textarea, [tabindex], [role=toolbar], [role=group]"
WALK = """(() => {
  axe.setup();
  const there = (one) => one.checkVisibility({visibilityProperty: true}) && !one.disabled
    && !one.closest("[aria-hidden=true]");
  const found = {
    unnamed: [...document.querySelectorAll("CONTROLS")].filter(there)
      .filter((one) => !axe.commons.text.accessibleText(one).trim()).map((one) => one.outerHTML),
    headings: [...document.querySelectorAll("h1, h2, h3, h4, h5, h6")].filter(there)
      .map((one) => [Number(one.tagName[1]), one.textContent.trim()]),
    drawn: [...document.querySelectorAll("svg")]
      .filter((one) => !one.closest("[aria-hidden=true]")).length,
    focus: document.activeElement?.tagName ?? "",
  };
  axe.teardown();
  return found;
})()""".replace("CONTROLS", CONTROLS)
"""What the page offers: controls without a name, headings, drawings in the reading path, and what
has the focus."""


def walk(player: Player) -> list[str]:
    """What is wrong with the names, the headings and the focus of the page as it is now."""
    player.load_axe()
    found = player.tab.run(WALK)
    wrong = [f"no name: {one}" for one in found["unnamed"]]
    levels = [level for level, _text in found["headings"]]
    if levels[:1] != [1] or levels.count(1) != 1:
        wrong.append(f"not one first heading: {levels}")
    wrong += [
        f"a heading of level {level} behind one of level {before}"
        for before, level in pairwise(levels)
        if level > before + 1
    ]
    wrong += [f"an empty heading of level {level}" for level, text in found["headings"] if not text]
    if found["drawn"]:
        wrong.append("a drawing is read")
    if player.is_seated and found["focus"] == "BODY":
        wrong.append("nothing has the focus")
    return wrong


def states(player: Player, url: str, serving: ExitStack) -> Iterator[str]:
    """Bring the page from state to state, each by its name. ``serving``: ends the server, with the
    last state but those of a game that is over (`over`)."""
    tab = player.tab
    yield "door"
    player.set_field("code", "1234 5678 9012")
    player.set_field("name", "Ann")
    tab.type("Enter")
    tab.wait("document.getElementById('refusal').textContent")
    yield "refused"
    player.open_table(PAIR)
    yield "waiting"
    ben = Sitter(url.replace("http", "ws"), msg.Join(player.code, "Ben"))
    player.settled()
    player.choose()
    yield from _turns(player, ben)
    for drawer in ("ask-part", "invite", "all-news"):
        player.open_drawer(drawer)
        yield drawer
    for key, name in (("m", "settings"), ("h", "help"), ("e", "chat")):
        player.to_choices()
        tab.type(key)
        yield name
    tab.type("H", "i", "Enter")
    yield "chat said"
    player.to_choices()
    tab.type("j")
    player.settled()
    yield "desk"
    tab.type("Escape")
    player.settled()
    ben.leave()
    serving.close()
    tab.wait(
        "document.getElementById('log').lastElementChild.textContent"
        f".includes({player.words.texts['lost'][:12]!r})"
    )
    assert tab.run("document.getElementById('table').classList.contains('lost')")
    yield "reconnecting"


def _turns(player: Player, ben: Sitter) -> Iterator[str]:
    """Until both have been on turn, and somebody was asked something."""
    seen: set[str] = set()
    asked = False
    for _ in range(TURNS):
        player.settled()
        if not player.decides:
            if "others' turn" not in seen:
                seen.add("others' turn")
                yield "others' turn"
            _listen_until(ben, lambda: ben.decides)
            ben.press("enter")
            continue
        if "my turn" not in seen:
            seen.add("my turn")
            yield "my turn"
        if "others' turn" in seen and not asked:
            asked = True
            with unanswered():
                ben.press("u")
            player.tab.wait("!document.getElementById('answer-part').hidden")
            player.tab.type("r")
            player.settled()
            yield "asked"
            player.tab.tap("#answer-part button:nth-of-type(2)")
            player.settled()
            player.to_choices()
        if asked:
            return
        player.choose()
    raise AssertionError(f"not every state was met: {seen}")


def _listen_until(ben: Sitter, is_so: Callable[[], bool]) -> None:
    for _ in range(100):
        ben.listen(0.1)
        if is_so():
            return
    raise AssertionError("the other one was never on turn")


def over(player: Player) -> Iterator[str]:
    """A game to its end, and the next."""
    assert player.play_to_the_end(600), player.told()
    player.settled()
    yield "end of game"
    player.choose()
    player.settled()
    yield "rematch"
