"""What a reader hears of the page where something goes wrong, and where a phone drops it."""

from __future__ import annotations

import os
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from sorry_a11y.online.wire import protocol as msg
from tests.frontends.web.conftest import chromium_first, in_one_browser
from tests.frontends.web.served import served
from tests.frontends.web.walks import Player, at_table, in_game
from tests.harness.browsers import Browser
from tests.online.server.tables import Sitter

pytestmark = [
    pytest.mark.browser,
    pytest.mark.skipif(os.name != "posix", reason="Debian's browsers"),
]
NO_CODE = "That code doesn't match any table."
LIVE = "document.getElementById('live').textContent"


def times(player: Player, text: str) -> int:
    """How often a reader was given a text."""
    return sum(text in one for one in player.heard())


@in_one_browser
def test_every_refusal_is_told(running: Browser, url: str) -> None:
    """Promise of docs/page.md: a refusal is told each time, the same one too, where it is heard:
    as the description of the field that takes the focus, or as news where the focus is there
    already; the field counts as invalid until something else is typed."""
    ann = Player(running, url)
    ann.set_field("code", "1234 5678 9012")
    ann.set_field("name", "Ann")
    ann.tab.type("Enter")
    for count in (1, 2, 3):
        ann.tab.wait("document.getElementById('refusal').textContent")
        ann.settled()
        assert times(ann, NO_CODE) == count, ann.heard()
        assert ann.tab.run("document.activeElement.id") == "code"
        assert ann.tab.run("document.activeElement.getAttribute('aria-invalid')") == "true"
        ann.tab.type("Enter")
    ann.settled()
    ann.tab.type("7")
    assert (
        ann.tab.run(
            "document.querySelectorAll('[aria-invalid], [aria-describedby=refusal]').length"
        )
        == 0
    )


@in_one_browser
def test_the_last_word_of_a_table_is_told(running: Browser, url: str) -> None:
    """Promise of docs/page.md: who leaves a table for good hears it, at the first page."""
    ann = at_table(running, url)
    ann.settled()
    ann.tab.type("j")
    ann.settled()
    ann.tab.run(
        "([...document.querySelectorAll('#choices button:not([disabled])')]"
        ".find((one) => one.textContent.toLowerCase().includes('leave')).focus(), 1)"
    )
    for _ in range(4):
        ann.settled()
        if not ann.is_seated:
            break
        ann.tab.type("Enter")
    ann.tab.wait("!document.getElementById('start').hidden")
    ann.settled()
    said = ann.tab.run("document.getElementById('refusal').textContent")
    assert said
    assert said in ann.heard()[-1]


@in_one_browser
def test_every_key_answers_while_the_line_is_lost(running: Browser, tmp_path: Path) -> None:
    """Promise of docs/page.md: while the connection is lost every key says so, and a choice that it
    was not taken; what is written stays to be sent; the choice can be taken when it is back. Both
    are told once."""
    with served(folder=tmp_path) as first:
        ann = in_game(running, first)
    ann.tab.wait("heard.some((one) => one.includes('is lost'))")
    for key, told in (
        ("w", "The page goes on trying"),
        ("t", "The page goes on trying"),
        ("Enter", "your choice was not taken"),
    ):
        ann.settled()
        before = times(ann, told)
        ann.tab.type(key)
        ann.settled()
        if times(ann, told) == before:  # the choice was told again first
            ann.tab.type(key)
            ann.settled()
        assert times(ann, told) == before + 1, (key, ann.heard()[-3:])
    ann.tab.type("e", "H", "i", "Enter")
    ann.settled()
    assert ann.tab.run("document.getElementById('line').value") == "Hi"
    with served(folder=tmp_path, port=urlsplit(first).port or 0):
        ann.tab.wait("heard.some((one) => one.includes('You are back at the table'))")
        ann.to_choices()
        ann.choose()
        ann.settled()
        counts = [times(ann, one) for one in ("tries again", "You are back", "is back")]
        assert counts == [1, 1, 0], ann.heard()
        assert ann.tab.run("lost") == 0


@chromium_first
def test_a_reload_sits_down_by_itself(running: Browser, url: str) -> None:
    """Promise of docs/page.md: a page that is loaded again takes its seat by itself and says so;
    the title says whose turn it is; another tab of the browser asks first."""
    ann = in_game(running, url)
    ann.tab.wait("document.title.startsWith('Your turn')")
    ann.tab.open(url)
    ann.tab.wait("!document.getElementById('table').hidden")
    ann.tab.wait("document.getElementById('log').textContent.includes('You are back')")
    ann.tab.wait("document.getElementById('choices').contains(document.activeElement)")
    assert "You are back" in str(ann.tab.run("document.activeElement.getAttribute('aria-label')"))
    ann.tab.run("(sessionStorage.clear(), 1)")
    ann.tab.open(url)
    ann.tab.wait("!document.getElementById('start').hidden")
    ann.tab.run("new Promise((done) => setTimeout(() => done(1), 1000))")
    assert not ann.is_seated


@in_one_browser
def test_each_tab_takes_its_own_seat(running: Browser, url: str) -> None:
    """Promise of docs/page.md: a page that is loaded again takes its own seat, though another tab
    of the browser took one since; a name may be written with a picture, which nobody hears."""
    ann = at_table(running, url, name="Opa 😀")
    ann.settled()
    own = ann.tab.run("JSON.parse(localStorage.getItem('seat')).table")
    ann.tab.run(
        "(localStorage.setItem('seat', JSON.stringify({table: 'another', token: 'x',"
        " guest: 0, seats: [1]})), 1)"
    )
    ann.tab.open(url)
    ann.tab.wait("!document.getElementById('table').hidden")
    ann.tab.wait("document.getElementById('log').textContent.includes('You are back')")
    assert ann.tab.run("JSON.parse(localStorage.getItem('seat')).table") == own
    assert ann.tab.run("JSON.parse(localStorage.getItem('name'))") == "Opa"


@in_one_browser
def test_talk_has_its_language(running: Browser, url: str) -> None:
    """Promise of docs/page.md: what somebody writes in another language is marked with it, so that
    a reader speaks it with the voice of that language."""
    ann = at_table(running, url, {"red": "you", "yellow": "open"})
    ben = Sitter(url.replace("http", "ws"), msg.Join(ann.code, "Ben"), "de")
    ann.settled()
    ben.press("e", "Viel Glück")
    ann.tab.wait("document.querySelector('#log [lang=de]')")
    assert ann.tab.run("document.querySelector('#log [lang=de]').textContent") == "Viel Glück"
    ann.tab.wait("document.querySelector('#live [lang=de]')")
    ben.leave()


def test_the_link_is_copied_without_encryption(running: Browser, url: str) -> None:
    """Promise of docs/page.md: the link is copied at the address of a table at home too, where a
    browser has no clipboard for pages, and the page says so; the QR code is there beside it."""
    ann = at_table(running, url)
    ann.settled()
    ann.tab.add_script(
        "Object.defineProperty(navigator, 'clipboard', {value: undefined});"
        "document.addEventListener('copy', () => { copied = String(getSelection()); });"
        "globalThis.copied = '';"
    )
    ann.open_drawer("invite")
    ann.tab.tap("#copy")
    ann.tab.wait("heard.some((one) => one.includes('The link is copied'))")
    assert ann.tab.run("copied") == ann.tab.run("document.getElementById('link').textContent")
    assert ann.tab.run("document.querySelector('#qr path').getAttribute('d').length") > 1000
