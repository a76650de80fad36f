"""The hall on the page: without a browser and in both, from the first page to a table."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from pathlib import Path
from secrets import token_hex

import pytest

from tests.frontends.web.conftest import chromium_first
from tests.frontends.web.people import SOCKETS, PagePerson
from tests.frontends.web.served import served
from tests.frontends.web.states import walk
from tests.frontends.web.walks import AXE, Player, choices
from tests.harness.browsers import Browser
from tests.harness.waiting import until
from tests.online.server.programs import Serving

ELSEWHERE = """(() => {
  globalThis.called = [];
  Object.defineProperty(document, "hidden", {get: () => true});
  globalThis.Notification = class {
    static permission = "granted";
    constructor(_title, {body}) { called.push(body); }
  };
  document.getElementById("notify").checked = true;
  return 1;
})()"""
"""The player looks elsewhere, and has allowed notifications; the browser of a test has none."""


@pytest.fixture
def url(tmp_path: Path) -> Iterator[str]:
    """A server that knows people, with its page."""
    with Serving(tmp_path / "tables") as server, SOCKETS:
        yield server.url.replace("ws:", "http:") + "/"


def comes(url: str, name: str, language: str = "en") -> PagePerson:
    """Somebody who is in the hall for the first time and has a name."""
    one = PagePerson(url, language, token_hex(32))
    one.send("hall")
    told = one.answered()
    assert told["typed"], told
    one.send("say", text=name)
    told = one.answered()
    assert name in " ".join(told["lines"]), told
    return one


def labels(one: PagePerson) -> list[str]:
    """What can be chosen."""
    assert one.menu, one.told[-1]
    return list(one.menu["labels"])


def test_a_page_that_lost_its_connection_is_in_the_hall_again(url: str) -> None:
    """Promise of docs/page.md: a page comes back to the hall by itself, with what was told
    meanwhile; nobody else has the session."""
    ann, ben = comes(url, "Ann"), comes(url, "Ben")
    before, session = ann.told[-1]["n"], ann.hall
    ann.socket.close()
    ann.connect()
    ann.send("hall", session=session, told=before)
    ann.until("seat")
    assert ann.hall == session
    assert until(lambda: "Nobody" not in ben.pick("Who is here"))
    ben.pick("Ann")
    ben.pick("Invite")
    assert ann.hears("invites you")
    thief = PagePerson(url, identity=token_hex(32))
    thief.send("hall", session=session, told=0)
    thief.until("seat")
    assert thief.hall != session


def test_the_title_of_a_list_is_seen_once(url: str) -> None:
    """Promise of docs/page.md: what stands elsewhere on the screen the news leave to readers: the
    title of a list is heard with the key that leads back, and seen as the heading alone."""
    comes(url, "Ann")
    ben = comes(url, "Ben")
    ben.pick("Who is here, 1")
    told = ben.told[-1]
    assert told["scene"]["title"] == "1 other person is here"
    assert told["lines"][0] == "1 other person is here, Escape goes back."
    assert told["scene"]["elsewhere"] == [told["lines"][0].rstrip(".")]


def test_the_first_page_says_nothing_of_who_is_in_the_hall(url: str) -> None:
    """Promise of docs/online.md: blocking is a wall; a page that has not said who opens it is told
    the same whether anybody is in the hall or not."""
    told = [PagePerson(url).words]
    ann = comes(url, "Ann")
    told.append(PagePerson(url).words)
    assert told[0] == told[1]
    ann.socket.close()


def test_what_ends_something_is_drawn_quietly(url: str) -> None:
    """Promise of docs/page.md: on the page of a person the invitation is the act, and to block them
    is quiet."""
    comes(url, "Ann")
    ben = comes(url, "Ben")
    ben.pick("Who is here, 1")
    ben.pick("Ann")
    assert ben.menu
    assert labels(ben)[ben.menu["styles"].index("main")].startswith("Invite to Sorry!")
    styles = zip(labels(ben), ben.menu["styles"], strict=True)
    assert [label.split(",")[0] for label, style in styles if style == "quiet"] == ["Block Ann"]


def test_a_code_in_place_of_a_name_is_told_when_a_name_is_refused(url: str) -> None:
    """Promise of docs/page.md: who has a name on another device hears of its code when the name is
    not to be had, and nobody hears of it before."""
    comes(url, "Ann")
    other = PagePerson(url, identity=token_hex(32))
    other.send("hall")
    assert "device" not in " ".join(other.until_asked()["lines"])
    other.send("say", text="Ann")
    assert "on another device, type the code" in " ".join(other.until_asked()["lines"])


def test_leaving_the_hall(url: str) -> None:
    """Promise of docs/page.md: q leaves the hall, the browser's seat is kept, and who stands in the
    list of people sees it in the same row, with nothing else told."""
    ann, ben = comes(url, "Ann"), comes(url, "Ben")
    ben.pick("Who is here, 1")
    assert ben.menu
    number = ben.menu["n"]
    ann.send("key", key="q")
    told = ann.until_asked()
    assert told["ends"]
    assert told["kept"]
    while labels(ben) != ["Ann, in the hall, gone now, 1 of 1"]:
        ben.take()
    assert (ben.menu["n"], ben.told[-1]["lines"]) == (number, [])
    ann.send("hall")
    ann.hears("You are in the hall")


def test_the_hall_is_offered_in_every_language(url: str) -> None:
    """Promise of docs/page.md: who changes the language in a session is still offered the hall at
    the first page."""
    ann = comes(url, "Ann")
    ann.send("set", name="language", value="it")
    words = ann.until("words")
    assert words["lang"] == "it"
    assert words["hall"]


def test_a_name_belongs_to_its_browser_at_tables_too(url: str) -> None:
    """Promise of docs/page.md: what proves the player in the hall does so at every table of that
    server: nobody else sits down with the name."""
    comes(url, "Ann")
    other = PagePerson(url, identity=token_hex(32))
    other.send("host", game="hasbro", name="Ann", seats={"red": "you", "blue": "open"})
    other.until("refused")
    assert "Ann" in other.refused


def test_a_wall_on_the_page(url: str) -> None:
    """Promise of docs/online.md: whom somebody at a table has blocked is told on the page what a
    code is told that no table has, with the secret of the browser and without one."""
    ann, ben = comes(url, "Ann"), comes(url, "Ben")
    while not any("Who is here, 1" in row for row in labels(ann)):
        ann.take()
    ann.pick("Who is here, 1")
    ann.pick("Ben")
    ann.pick("Block Ben")
    ann.send("key", key="escape")
    ann.until_asked()
    ann.pick("Play Sorry! now")
    while "code" not in ann.seated:
        ann.take()
    code = ann.seated["code"]
    for secret in (ben.identity, ""):
        told = []
        for one in (code, "987654321098"):
            page = PagePerson(url, identity=secret)
            page.send("join", code=one, name="Ben", seat=None, watch=False)
            page.until("refused")
            told.append(page.refused)
        assert told == ["That code doesn't match any table."] * 2


def test_a_table_at_home_has_no_hall() -> None:
    """Promise of docs/page.md: where no identities are known there is no hall, and the page does
    not offer it."""
    with served() as url, SOCKETS:
        ann = PagePerson(url, identity=token_hex(32))
        assert not ann.words.get("hall")
        ann.send("hall")
        ann.until("refused")
        assert "hall" in ann.refused


# -- in browsers -----------------------------------------------------------------------------------


def take(player: Player, words: str) -> None:
    """Walk to the choice with some words by the arrows, and take it."""
    player.settled()
    player.to_choices()
    for _ in range(12):
        if words in player.tab.run("document.activeElement.textContent"):
            player.choose()
            player.settled()
            return
        player.tab.type("ArrowDown")
    raise AssertionError((words, choices(player.tab)))


def fit(player: Player, state: str) -> None:
    """Nothing is wrong with the page in a state."""
    if AXE.exists():
        assert (player.axe(), state) == ([], state)
        assert (walk(player), state) == ([], state)


def logged(player: Player, words: str) -> None:
    """Wait for news with some words that no key asked for."""
    player.tab.wait(
        f"[...document.querySelectorAll('#log li')].at(-1)?.textContent.includes({words!r})"
    )
    player.settled()


@pytest.mark.browser
@pytest.mark.skipif(os.name != "posix", reason="Debian's browsers")
@chromium_first
def test_from_the_first_page_to_a_played_table(running: Browser, url: str) -> None:
    """Promise of docs/page.md: by keys alone from the first page into the hall, to a name, to a
    list in which somebody appears while the focus stays, to an invitation that is heard while
    nothing is pressed, and by a notification where the player looks elsewhere, to a table and a
    turn; axe-core finds nothing in any state."""
    ann = Player(running, url)
    fit(ann, "door")
    ann.tab.run("(document.getElementById('to-hall').focus(), 1)")
    ann.tab.type("Enter")
    ann.tab.wait("document.activeElement === document.getElementById('line')")
    heard = " ".join(ann.heard())
    assert "rules of the hall" in heard.lower()
    assert "own" in ann.tab.run("document.getElementById('line-label').textContent")
    fit(ann, "name")
    ann.tab.type(*"Ann", "Enter")
    ann.tab.wait("document.getElementById('choices').contains(document.activeElement)")
    ann.settled()
    assert choices(ann.tab)[0].startswith("Play")
    rows = "[...document.querySelectorAll('#choices button')].map((one) => one"
    assert "Who is here, nobody else, 4 of 7" in ann.tab.run(f"{rows}.textContent)")
    parts = f"{rows}.querySelectorAll('b, small')).map(([name, value]) =>"
    parts = f"{parts} [name?.firstChild.data, value?.firstChild.data])"
    assert ["Who is here", "nobody else"] in ann.tab.run(parts), "its place is not seen"
    assert "The name Ann is yours" in " ".join(ann.heard())
    fit(ann, "hall")
    ben = comes(url, "Ben", "de")
    logged(ann, "Ben comes into the hall")
    ann.tab.run(ELSEWHERE)
    take(ann, "Who is here")
    assert any("Ben" in one for one in choices(ann.tab)), choices(ann.tab)
    fit(ann, "people")
    cid = comes(url, "Cid")  # whose connection lasts as long as the name
    logged(ann, "Cid comes into the hall")
    ann.tab.wait("document.getElementById('choices').lastElementChild.textContent.includes('Cid')")
    assert "Ben" in ann.tab.run("document.activeElement.textContent"), "the place is kept"
    assert [one for one in choices(ann.tab) if "Ben" in one or "Cid" in one] == choices(ann.tab)
    assert " ".join(ann.heard()).count("Cid comes into the hall") == 1
    ann.tab.type("Escape")
    ann.settled()
    ben.pick("Wer hier ist")
    ben.pick("Ann")
    ben.pick("einladen")
    logged(ann, "invites you")
    assert "Ben invites you" in " ".join(ann.heard())
    called = json.loads(ann.tab.run("JSON.stringify(globalThis.called)"))
    assert len(called) == 1
    assert called[0].startswith("Ben invites you")
    take(ann, "Ben")
    ann.tab.wait("!document.getElementById('table').classList.contains('menu')")
    ben.hears("Ann setzt sich")
    ben.choose()
    ann.tab.wait("document.querySelector('#board svg')")
    fit(ann, "table")
    for _ in range(3):
        ann.settled()
        if ann.decides:
            ann.choose()
            break
        while not ben.menu:
            ben.take()
        ben.choose()
    assert ann.tab.run("lost") == 0
    cid.socket.close()
    ann.tab.close()
