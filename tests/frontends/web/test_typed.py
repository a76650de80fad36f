"""What is typed on the page: at the first page, in the hall and at a table."""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import pytest

from tests.frontends.web.walks import Player
from tests.harness.browsers import Browser
from tests.online.server.programs import Serving

pytestmark = [
    pytest.mark.browser,
    pytest.mark.skipif(os.name != "posix", reason="Debian's browsers"),
]
SENT = """
globalThis.sent = [];
const send = WebSocket.prototype.send;
WebSocket.prototype.send = function (text) {
  sent.push(JSON.parse(text));
  return send.call(this, text);
};
"""
EDITS = ("ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Home", "End", "Backspace", "Delete")
SIGNS = "abcwoq e=-1?字é"
PICTURE = "👩\u200d👧"
PASTED = ("two\nlines", "two\r\nlines", "\n", "a\tb", "end\r", PICTURE)


@pytest.fixture
def url(tmp_path: Path) -> Iterator[str]:
    """A server that knows people, with its page."""
    with Serving(tmp_path / "tables") as server:
        yield server.url.replace("ws:", "http:") + "/"


def at_the_door(player: Player) -> None:
    """Stand in the field for a name, with a code that is no table's."""
    player.set_field("code", "987654321098")
    player.set_field("name", "")


def at_the_code(player: Player) -> None:
    """Stand in the field for a code."""
    player.set_field("name", "Ann")
    player.set_field("code", "")


def in_the_hall(player: Player) -> None:
    """Be asked for a name of one's own."""
    player.tab.run("(document.getElementById('to-hall').click(), 1)")
    player.tab.wait("document.activeElement.id === 'line'")


def at_a_table(player: Player) -> None:
    """Be about to say something."""
    player.open_table()
    player.tab.type("e")
    player.tab.wait("document.activeElement.id === 'line'")


PLACES: dict[str, tuple[Callable[[Player], None], str, str]] = {
    "name": (at_the_door, "join", "name"),
    "code": (at_the_code, "join", "code"),
    "name in the hall": (in_the_hall, "say", "text"),
    "chat": (at_a_table, "say", "text"),
}
"""How each place is reached, and the message with what was typed there."""


@pytest.mark.parametrize("place", PLACES)
def test_only_enter_sends_what_the_field_holds(running: Browser, url: str, place: str) -> None:
    """Promise of docs/page.md: none of 300 keys and pastes but Enter sends what is typed, and what
    is sent then is what the field holds."""
    reach, kind, name = PLACES[place]
    player, chance = Player(running, url), Random(place)
    reach(player)
    player.tab.add_script(SENT)
    for _ in range(30):
        player.tab.type(
            *(chance.choice(EDITS if chance.random() < 0.4 else SIGNS) for _ in range(9))
        )
        pasted = json.dumps(chance.choice(PASTED))
        player.tab.run(f"document.execCommand('insertText', false, {pasted})")
    assert player.tab.run("sent") == []
    held = str(player.tab.run("document.activeElement.value"))
    player.tab.type("Enter")
    player.tab.wait(f"sent.some((one) => one.t === '{kind}')")
    (message,) = [one for one in player.tab.run("sent") if one["t"] == kind]
    assert message[name] == expected(place, held)


def expected(place: str, held: str) -> str:
    """What is sent of a text that a field holds: of a code its digits, of a name no pictures."""
    if place == "code":
        return "".join(sign for sign in held if sign.isdecimal())
    if place == "name":
        held = "".join(sign for sign in held if sign not in PICTURE)
    return held.strip()
