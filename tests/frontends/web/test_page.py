"""The page without a browser: what its socket tells, and who gets none."""

from __future__ import annotations

import re
import struct
import threading
import urllib.request
from collections.abc import Iterator
from contextlib import suppress
from functools import partial
from itertools import pairwise
from pathlib import Path
from typing import Any
from urllib.error import HTTPError
from urllib.parse import urlsplit

import pytest
from websockets.datastructures import Headers
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.http11 import Request
from websockets.sync.client import connect
from websockets.typing import Origin

from sorry_a11y.core.rulesets.families import BOOKS
from sorry_a11y.frontends.web import web_frontend
from sorry_a11y.frontends.web.page_files import POLICY, STATIC, link_to
from sorry_a11y.frontends.web.page_words import page_words, words_alone
from sorry_a11y.frontends.web.server_page import ServerPage
from sorry_a11y.frontends.web.web_frontend import WebFrontend
from sorry_a11y.online.client.between_games import WaitingRoom
from sorry_a11y.online.client.connection import Line, LineEnd
from sorry_a11y.online.client.table_screen import TableScreen
from sorry_a11y.online.server.rate_limits import RATES, Rate
from sorry_a11y.online.server.table_server import HomeServer
from sorry_a11y.online.wire import protocol as msg
from sorry_a11y.online.wire.addresses import HERE
from sorry_a11y.online.wire.encoding import Outgoing
from sorry_a11y.ui.session.player_events import PlayerEvents
from sorry_a11y.ui.session.reply import Reply
from sorry_a11y.ui.session.screen import Screen
from tests.frontends.web.people import SOCKETS, PagePerson, opened
from tests.frontends.web.served import served
from tests.harness.languages import SPOKEN
from tests.harness.waiting import Loop, until
from tests.online.server.tables import Sitter, unanswered

MOST_BYTES = 150_000
"""Of everything that makes the page, but for sounds (docs/page.md)."""
ALONE: dict[str, object] = {
    "t": "host",
    "game": "hasbro",
    "name": "Ann",
    "seats": {"red": "you", "blue": "runner"},
}
WITH_BEN = {**ALONE, "seats": {"red": "you", "yellow": "open", "blue": "runner"}}
DOG = {
    **ALONE,
    "game": "dog",
    "undo": "off",
    "seats": {"red": "you", "blue": "runner", "yellow": "runner", "green": "runner"},
}


@pytest.fixture
def url() -> Iterator[str]:
    """A server with its page."""
    with served() as address, SOCKETS:
        yield address


def alone(url: str, table: dict[str, object] = ALONE, language: str = "en") -> PagePerson:
    """Somebody who has begun a game against bots."""
    ann = PagePerson(url, language)
    ann.sit("host", **table)
    ann.choose()
    return ann


def play(ann: PagePerson, most: int) -> None:
    """Take the first choice again and again."""
    for _ in range(most):
        while not ann.menu:
            ann.take()
        ann.choose()


@pytest.mark.parametrize("table", [ALONE, DOG], ids=["Sorry", "Dog"])
def test_a_game_alone_against_bots(url: str, table: dict[str, object]) -> None:
    """Promise of docs/page.md: news, card and choices come from the server, each reply numbered
    and told once; the drawing follows what was told, pawn by pawn."""
    ann = alone(url, table)
    passed: list[Any] = []
    while len(passed) <= 6:
        play(ann, 6)
        passed = [step for one in ann.told for step in one.get("passed", [])]
    assert any(motions for *_, motions in passed)
    for position, _, _, motions in passed:
        assert all(position[pawn] == spots[-1] for pawn, _, spots in motions)
    assert [one["n"] for one in ann.told] == list(range(1, len(ann.told) + 1))
    assert len(ann.boards) == 2  # of the room, and of the game
    board = ann.boards[-1]
    assert board["own"] == [0]
    by_card = {seat for _, seat, face, _ in passed if face}
    assert len(by_card) > 1
    assert all(board["names"][seat] for seat in by_card)
    for told in ann.told:
        menu = told.get("menu")
        if menu:
            assert len(menu["labels"]) == len(menu["keys"]) <= 9
            ways = [way for choice in menu.get("motions", []) for way in choice]
            assert all(0 <= pawn < 16 for way in ways for pawn, _, _ in way)


def test_a_turn_that_plays_itself_waits_for_nothing(url: str) -> None:
    """Promise of docs/page.md: who has no choice hears the news and the own turn together, once the
    table has answered, and not that its answer is waited for."""
    ann, ben = PagePerson(url), PagePerson(url)
    ann.sit("host", **WITH_BEN)
    ben.sit("join", code=ann.seated["code"], name="Ben", seat=None, watch=False)
    ann.hears("Ben sits down.")
    ann.choose()
    by_itself: list[str] = []
    while len(by_itself) < 3:
        for one in (ann, ben):
            one.listen(0.02)
            if one.menu:
                one.choose()
        news = [told["lines"] for one in (ann, ben) for told in one.told if not told.get("asked")]
        by_itself = [line for lines in news for line in lines if re.match("You drew.* moves", line)]
    assert "Waiting for the table to answer." not in [*ann.lines(), *ben.lines()]


def test_beside_a_terminal_and_a_bot(url: str) -> None:
    """Promise of the page: who sits there hears the same turns as a terminal at the same table,
    and is heard by it; talk comes as one line, also while somebody decides, whose choices stay."""
    ann = PagePerson(url)
    ann.sit("host", **WITH_BEN)
    ben = Sitter(url.replace("http", "ws"), msg.Join(ann.seated["code"], "Ben"), "en")
    ann.hears("Ben sits down.")
    ann.choose()

    def is_heard() -> bool:
        told = (("Ann", ben.text()), ("Ben", ann.lines()[before:]))
        return all(any(one.startswith(f"{name} ") for one in heard) for name, heard in told)

    before = len(ann.lines())
    while not is_heard():
        ann.listen(0.05)
        if ann.menu:
            ann.choose()
        ben.listen(0.2)
        if ben.decides:
            ben.press("enter")
    while ann.menu is None:
        ben.press("enter")
        ann.listen(0.2)
    choices = ann.menu
    ben.press("e", "<b>Good luck!</b>")
    ann.hears("Good luck")
    assert ann.told[-1]["lines"] == ["Ben says <b>Good luck!</b>."]
    assert ann.menu == choices
    ben.leave()


def test_a_room_has_a_board_before_its_game(url: str) -> None:
    """Promise of docs/page.md: who waits for a game sees its board and who is there, with their
    pawns and the seats that are open, what is waited for, and who comes and is ready; who has no
    seat sees that they watch."""
    ann, seats = PagePerson(url), {"red": "you", "blue": "open", "green": "runner"}
    ann.sit("host", **{**DOG, "seats": {**seats, "yellow": "open"}})
    (board,) = ann.boards
    assert board["own"] == [0]
    assert board["free"] == [1, 2]
    assert board["names"] == ["Ann", "Open", "Open", "A bot"]
    assert len(set(board["position"])) == 4
    assert ann.told[-1]["scene"]["is_room"]
    assert ann.told[-1]["scene"]["title"] == "Dog. Waiting for 2 friends."
    cleo = PagePerson(url)
    cleo.sit("join", code=ann.seated["code"], name="Cleo", seat=None, watch=True)
    scene = cleo.told[-1]["scene"]
    assert scene["title"] == "Dog. You watch, Ann will start the game."
    assert "You watch without a seat." in scene["elsewhere"]
    assert "Ann is red, the host." in scene["elsewhere"]
    assert {*scene["elsewhere"]} <= {*cleo.lines()}, "it is heard"
    ben = PagePerson(url)
    ben.sit("join", code=ann.seated["code"], name="Ben", seat=2, watch=False)
    assert ben.boards[-1]["own"] == [2]
    ann.hears("Ben sits down.")
    assert ann.boards[-1]["names"][2] == "Ben"
    assert ann.boards[-1]["free"] == [1]
    assert ann.told[-1]["scene"]["marks"] == ["You", "", "not ready", ""]
    ben.pick("I am ready")
    ann.hears("Ben is ready")
    assert ann.told[-1]["scene"]["marks"] == ["You", "", "✓ ready", ""]
    ann.choose()
    while ann.boards[-1]["free"] or "is_room" in ann.told[-1]["scene"]:
        ann.take()


@pytest.mark.parametrize("begins", [False, True])
def test_who_leaves_keeps_the_seat(url: str, begins: bool) -> None:
    """Promise of docs/page.md: "Leave" asks, and who leaves a table, before a game or in it, may
    come back to the seat; who gives it up may not."""
    ann = PagePerson(url)
    ann.sit("host", **WITH_BEN)
    if begins:
        ann.choose()
        ann.listen(0.3)
    ann.ask("q")
    last = ann.choose()
    assert last["ends"]
    assert last["kept"]
    again = PagePerson(url)
    again.sit("sit-again", **ann.seat())
    assert "You are back at the table." in again.lines()


def test_a_game_for_points_shows_them(url: str) -> None:
    """Promise of docs/page.md: in a game for points the points of each player stand beside the
    name; in another game nothing does."""
    ann = alone(url, {**ALONE, "points": True, "rounds": 1})
    ann.choose()
    ann.listen(0.3)
    assert ann.told[-1]["scene"]["marks"] == ["0", "0", "0", "0"]
    ann = alone(url)
    ann.choose()
    ann.listen(0.3)
    assert not any(ann.told[-1]["scene"]["marks"])


def test_who_wants_another_game_sees_for_whom_it_waits(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Promise of docs/page.md: after a game somebody who wants another one sees for whom the table
    waits, once, and hears it with the news; before that nobody is waited for."""
    monkeypatch.setattr(RATES, "messages", Rate(1000, 0.1))  # no person is as fast as these two
    ann, ben = PagePerson(url), PagePerson(url)
    seats = {"red": "you", "blue": "open"}
    ann.sit("host", game="hasbro", name="Ann", seats=seats, options={"start": "quick"})
    ben.sit("join", code=ann.seated["code"], name="Ben", seat=None, watch=False)
    ann.hears("Ben sits down.")
    ann.choose()
    while not all(one.told[-1]["scene"].get("won") for one in (ann, ben)):
        for one in (ann, ben):
            one.listen(0.1)
            if one.menu and not one.told[-1]["scene"].get("won"):
                one.choose()
    assert "waits" not in ben.told[-1]["scene"]
    assert "Waiting for Ann." in ben.pick("Play another game")
    scene = ben.told[-1]["scene"]
    assert scene["waits"] == "Waiting for Ann"
    assert scene["waits"] in scene["elsewhere"]
    assert scene["marks"] == ["", "✓", "", ""]


def test_what_is_waited_for_is_told_once(url: str) -> None:
    """Promise of docs/page.md: a line of chat at the table that waits is told without the sentence
    about what is waited for, unless that changed."""
    ann = PagePerson(url)
    ann.sit("host", game="hasbro", name="Ann", seats={"red": "you", "blue": "open"})
    ben = PagePerson(url)
    ben.sit("join", code=ann.seated["code"], name="Ben", seat=None, watch=False)
    ann.hears("Ben sits down.")
    assert ann.told[-1]["lines"] == ["Ben sits down."]
    ben.send("say", text="Hello")
    ann.until("told")
    assert ann.told[-1]["lines"] == ["Ben says Hello."]
    assert ann.menu


def test_the_link_changes_with_the_code(url: str) -> None:
    """Promise of removing: the link for friends that a host's page shows leads by the new code."""
    ann = PagePerson(url)
    ann.sit("host", **WITH_BEN)
    ben, code = PagePerson(url), ann.seated["code"]
    ben.sit("join", code=code, name="Ben")
    ann.hears("Ben sits down.")
    ann.ask("j")
    ann.pick("Remove somebody")
    ann.pick("Ben")
    while ann.seated["code"] == code:
        ann.take()


def test_questions_change_nothing(url: str) -> None:
    """Promise of Ask: every question of the terminal is answered in words, and the choice stays."""
    ann = alone(url)
    while not ann.menu:
        ann.take()
    menu = ann.menu
    meant = ann.told[-1]["scene"]["asks"]
    assert "f" not in meant, "cards lie open: nobody has a hand"
    for key, _ in (row for _, rows in ann.words["asks"] for row in rows):
        if key in ("u", "i6", "j") or key not in meant:
            continue
        assert ann.ask(key), key
        assert ann.menu == menu, key


def test_a_choice_that_is_gone_is_not_taken(url: str) -> None:
    """A button of an older list, or one that never was, plays nothing; for one that never was the
    choice there is now is told."""
    ann = alone(url)
    play(ann, 2)
    while not ann.menu:
        ann.take()
    before = ann.menu
    for menu, at in ((before["n"], 8), (99, 0)):
        ann.send("choose", menu=menu, at=at)
        ann.until_asked()
        assert ann.menu == before
    ann.send("key", key="enter")
    ann.send("key", key="1")
    ann.listen(0.2)
    assert ann.menu == before


def test_who_presses_twice_on_a_slow_line_hears_it_once(url: str) -> None:
    """Promise of docs/page.md: said once. A second press on the list that the first one answered
    neither takes a choice of the next list nor has anything told again."""
    ann = alone(url)
    while not ann.menu:
        ann.take()
    count, old = len(ann.told), ann.menu["n"]
    for _ in range(3):
        ann.send("choose", menu=old, at=0)
    ann.listen(0.5)
    ann.send("key", key="i2")
    ann.until_asked()
    asked = [one["lines"] for one in ann.told[count:] if one.get("asked")]
    assert len(asked) == 2, asked


def test_settings_hold_and_nonsense_does_not(url: str) -> None:
    """Promise of the settings: language and verbosity change what is told next, and sounds fall
    silent; what no page may set stays."""
    ann = alone(url)
    ann.send("set", name="language", value="de")
    ann.until("words")
    assert ann.words["lang"] == "de"
    assert "Figur" in ann.ask("w")
    for name, value in (("sounds", "/etc"), ("output", "speech"), ("volume", 300), ("x", "y")):
        ann.send("set", name=name, value=value)
        ann.until("settings")
        assert ann.settings["volume"] == 70
        assert set(ann.settings) == {
            *("verbosity", "digits", "forced", "sound", "volume", "mono", "guard", "banter"),
            *("drama", "language"),
        }
    ann.send("set", name="sound", value="off")
    ann.until("settings")
    play(ann, 3)
    assert not any(one.get("cues") for one in ann.told[-3:])
    assert ann.ask("i6").startswith("Jetzt")
    ann.until("settings")
    assert ann.settings["verbosity"] == "normal"


def test_a_lost_line_tells_everything_once(url: str) -> None:
    """Promise of coming back: what was told while the line broke is told again and nothing twice;
    the same choices stand open."""
    ann = alone(url)
    play(ann, 3)
    seat, before, menu = ann.seat(), len(ann.told), ann.menu
    assert menu
    ann.send("choose", menu=menu["n"], at=0)
    ann.socket.close()
    ann.connect()
    ann.send("sit-again", **seat)
    ann.until("told")
    while not ann.menu:
        ann.take()
    again = ann.told[before:]
    assert [one["n"] for one in again] == list(range(seat["told"] + 1, ann.told[-1]["n"] + 1))
    assert ann.seated["session"] == seat["session"]
    drawn = [step[0] for one in ann.told[:before] for step in one.get("passed", [])]
    later = [step[0] for one in again for step in one.get("passed", [])]
    assert ann.boards[-1]["position"] in [*drawn[-1:], *later], "the board is drawn as it stood"
    assert len(ann.lines()) == len([one for told in ann.told for one in told["lines"]])
    play(ann, 2)


def test_a_seat_from_another_page_takes_over(url: str) -> None:
    """Promise of the seat: whoever holds it may go on in another browser; the game is as it
    was."""
    ann = alone(url)
    play(ann, 2)
    seat = {**ann.seat(), "session": ""}
    ann.socket.close()
    other = PagePerson(url)
    other.sit("sit-again", **seat)
    while not other.menu or len(other.lines()) < 2:
        other.take()
    assert other.lines()[1].startswith("You are back at the table")
    assert not any("You go first" in one for one in other.lines())


@pytest.mark.parametrize(
    ("wished", "says"),
    [
        (
            {"game": "dog", "seats": {"red": "you", "blue": "runner", "yellow": "open"}},
            "all four colours",
        ),
        ({"game": "hasbro", "teams": True}, "four players"),
        ({"game": "hasbro", "seats": {"red": "you"}}, "two to four colours"),
        ({"game": "hasbro", "seats": {"red": "runner", "blue": "runner"}}, "one of them is yours"),
        ({"game": "hasbro", "options": {"home": "never"}}, "exact, bounce"),
    ],
    ids=["Dog for three", "teams of two", "alone", "nobody", "no such rule"],
)
def test_a_table_that_cannot_be_is_refused_with_what_can(
    url: str, wished: dict[str, object], says: str
) -> None:
    """Promise of opening a table: what does not go together gets one sentence that says what does,
    and the page may ask again."""
    ann = PagePerson(url)
    ann.send("host", **{**ALONE, **wished})
    ann.until("refused")
    assert says in ann.refused
    ann.sit("host", **ALONE)
    assert ann.seated["code"]


def test_what_is_taken_back_is_drawn(url: str) -> None:
    """Promise of docs/page.md: the drawing follows what was told. After a turn is taken back pawns
    stand where they stood, and nothing moves there."""
    ann = alone(url)

    def drawn() -> list[Any]:
        return [step for one in ann.told for step in one.get("passed", [])]

    ann.send("set", name="forced", value="ask")
    while not (ann.menu and any(ann.menu.get("motions", []))):
        play(ann, 1)
    before = drawn()[-1][0]
    play(ann, 1)
    while drawn()[-1][0] == before:
        ann.take()
    ann.send("key", key="u")
    ann.hears("Undone")
    assert drawn()[-1] == [before, -1, "", []]


def test_a_single_choice_plays_itself_where_wished_for(monkeypatch: pytest.MonkeyPatch) -> None:
    """The setting of the terminal holds on a page: turns without a choice are told and play
    themselves. One that is taken back is not played again by itself, or nothing before it could be
    taken back."""
    monkeypatch.setattr(RATES, "messages", Rate(1000, 0.1))  # no person is as fast as this one
    with served() as url, SOCKETS:
        ann = PagePerson(url)
        ann.send("set", name="forced", value="play")
        ann.until("settings")
        ann.sit("host", **ALONE)
        ann.choose()
        told: list[str] = []
        while not any(re.fullmatch(r"You drew \w+, no move\.", one) for one in told):
            told = [line for one in ann.told for line in one["lines"]]
            ann.choose() if ann.menu else ann.take()
        while not ann.menu:
            ann.take()
        answer = ann.ask("u")
        while answer.startswith("Undone") and not ann.menu["labels"][0].endswith("1 of 1"):
            answer = ann.ask("u")
        assert answer.startswith("Undone"), answer
        assert ann.menu["labels"][0].endswith("1 of 1")


@pytest.mark.parametrize(
    "headers",
    [
        {"Origin": "http://evil.example"},
        {"Origin": "null"},
        {"Origin": "http://evil.example:80", "Host": "evil.example:80"},
        {"Origin": "http://192.168.1.5.evil.example", "Host": "192.168.1.5.evil.example"},
    ],
    ids=["elsewhere", "a file", "a name made to point here", "a name like a number"],
)
def test_a_page_from_elsewhere_gets_no_socket(url: str, headers: dict[str, str]) -> None:
    """Promise of docs/page.md: only the page of this very address is let in, whatever name the
    internet gives to it; nor is such a page let in where programs come."""
    port = urlsplit(url).port
    with pytest.raises(InvalidStatus, match="403"):
        opened(url, **headers)
    origin = headers["Origin"]
    address = f"ws://127.0.0.1:{port}/"
    with pytest.raises(InvalidStatus, match="403"), connect(address, origin=Origin(origin)):
        pass


def test_behind_a_front_only_its_own_name_counts() -> None:
    """Promise of --url: the page of the proxy's name is let in, and its link is told."""
    with served("wss://tables.example") as url, SOCKETS:
        for name, is_own in (("tables.example", True), ("tables.example.evil", False)):
            headers = {"Origin": f"https://{name}", "Host": name}
            if is_own:
                opened(url, **headers).close()
            else:
                with pytest.raises(InvalidStatus, match="403"):
                    opened(url, **headers)


def test_nonsense_closes_the_socket(url: str) -> None:
    """Promise of the limits: what makes no sense is answered, and the 21st closes; as many keys of
    a game do not."""
    ann = alone(url)
    for _ in range(21):
        ann.ask("w")
    socket = opened(url)
    for _ in range(21):
        socket.send('{"t": "key", "key": 7}')
    with suppress(ConnectionClosed):
        while True:
            socket.recv(10)
    assert socket.close_code == 4008


def test_nonsense_of_an_address_counts_on_all_its_sockets(url: str) -> None:
    """Promise of the limits: who hangs up before the 21st and comes again is let go earlier."""
    answered = 0
    with suppress(ConnectionClosed):
        while answered < 2 * RATES.faults.burst:
            with opened(url) as socket:
                for _ in range(10):
                    socket.send('{"t": "key", "key": 7}')
                    socket.recv(10)
                    answered += 1
    assert answered < 2 * RATES.faults.burst
    assert socket.close_code == 4008


def fetched(url: str, path: str) -> tuple[int, dict[str, str], bytes]:
    """The status, headers and body of a file."""
    try:
        with urllib.request.urlopen(url.rstrip("/") + path) as answer:
            return answer.status, dict(answer.headers), answer.read()
    except HTTPError as error:
        return error.code, dict(error.headers), error.read()


def test_files_are_few_small_and_ask_nobody_else(url: str) -> None:
    """Promise of docs/page.md: all of the page is at most 150,000 bytes; nothing stands inline that
    the policy would forbid; no file names an address but its own and the one that names SVG."""
    own = link_to(urlsplit(url).netloc, "", "", is_plain=True).replace("#", "preview.png")
    total = 0
    for path in (*STATIC.iterdir(), *STATIC.with_name("server").iterdir()):
        status, headers, body = fetched(url, f"/{path.name}")
        assert (status, headers["Content-Security-Policy"]) == (200, POLICY)
        assert "unsafe" not in POLICY
        total += len(body)
        text = body.decode()
        assert set(re.findall(r"https?://[^\s\"'`$]+", text)) <= {"http://www.w3.org/2000/svg", own}
        assert not re.search(r"innerHTML|insertAdjacentHTML|document\.write|eval\(", text)
        if path.suffix == ".html":
            assert not re.search(r"<style|\sstyle=|\son[a-z]+=", text)
            assert not re.search(r"<script(?!\stype=.application/json|[^>]*\ssrc=)", text)
    assert total <= MOST_BYTES
    assert fetched(url, "/")[2] == fetched(url, "/index.html")[2]


def test_a_link_has_a_picture(url: str) -> None:
    """Promise of docs/page.md: messengers find a picture of the front beside a link, a PNG of the
    size that they show; it is at the address that the operator gave, whatever host a request names,
    and otherwise a path."""

    def picture(body: bytes) -> str:
        (address,) = re.findall(r'property="og:image" content="([^"]+)"', body.decode())
        return str(address)

    asked = urllib.request.Request(url, headers={"Host": "elsewhere.example"})
    with urllib.request.urlopen(asked) as answer:
        assert picture(answer.read()) == "/preview.png"
    status, headers, body = fetched(url, "/preview.png")
    assert (status, headers["Content-Type"]) == (200, "image/png")
    assert struct.unpack(">8x4x4sII", body[:24]) == (b"IHDR", 1200, 630)
    public = WebFrontend(url="wss://games.example:4000")
    told = public.answer(Request("/", Headers(Host="elsewhere.example")), is_plain=False)
    assert told
    assert picture(bytes(told.body)) == "https://games.example:4000/preview.png"


@pytest.mark.parametrize(
    "path",
    [
        *("/none.js", "/../door.py", "/%2e%2e/door.py", "/static/../../door.py"),
        *("/sounds/../README.md", "/sounds/none.wav", "/tsconfig.json", "//etc/passwd"),
    ],
)
def test_nothing_else_is_handed_out(url: str, path: str) -> None:
    """Promise of the files: whatever is asked for by another name is not there."""
    assert fetched(url, path)[0] == 404


def test_sounds_are_the_games_own(url: str) -> None:
    """Promise of the sounds: the clips of the terminal, kept by the browser for a day."""
    status, headers, body = fetched(url, "/sounds/your_turn.wav")
    assert (status, headers["Content-Type"], body[:4]) == (200, "audio/wav", b"RIFF")
    assert "max-age" in headers["Cache-Control"]


@pytest.mark.parametrize("language", SPOKEN)
def test_every_text_of_the_page_is_there(language: str) -> None:
    """Promise of docs/page.md: the page has no text of its own; each place names one that every
    language has."""
    words = page_words(language)
    html = (STATIC / "index.html").read_text(encoding="utf-8")
    folders = [STATIC.with_name(name) for name in ("static", "server", "site")]
    scripts = "".join(
        one.read_text(encoding="utf-8") for folder in folders for one in folder.glob("*.js")
    )
    named = {
        *re.findall(r'data-(?:text|title|label)="([^"]+)"', html),
        *re.findall(r'text: "([^"]+)"', scripts),
        *re.findall(r'texts(?:\.|\[")([a-z-]+)', scripts),
    }
    assert named <= {*words.texts, *words_alone(language).texts}
    assert all(words.texts.values())
    assert [name for name in words.choices if f'"{name}"' not in scripts] == []
    assert all(text for _, rows in words.asks for _, text in rows)
    assert {name for name, _, _ in words.games} == set(BOOKS)


def test_a_server_that_begins_anew(tmp_path: Path) -> None:
    """Promise of coming back: after the server died the page takes its seat from the last line it
    was told; the game stands where it was, and no turn is told again."""
    with served(folder=tmp_path) as first, SOCKETS:
        ann = alone(first)
        play(ann, 3)
        seat, before = ann.seat(), ann.lines()
    with served(folder=tmp_path, port=urlsplit(first).port or 0) as second, SOCKETS:
        ben = PagePerson(second)
        ben.sit("sit-again", **seat)
        assert ben.menu
        assert ben.told[0]["n"] == 1
        turns, told = (
            [line for line in lines if line.startswith("Ben ")] for lines in (before, ben.lines())
        )
        # one turn may be like an earlier one, two in a row would be told again
        assert not set(pairwise(turns)) & set(pairwise(told))


@pytest.mark.parametrize("act", ["news", "key"])
def test_a_screen_that_raises_ends_the_session_of_one_page(
    url: str, monkeypatch: pytest.MonkeyPatch, act: str
) -> None:
    """Promise: a mistake of the program in one page's screen is told there in one sentence, which
    ends that session; the seat may be taken again, and the others at the table go on."""
    kind = WaitingRoom if act == "key" else TableScreen
    screens: list[Screen] = []
    broken: list[Screen] = []
    begin, made = kind.opened, getattr(kind, act)

    def opened_and_noted(screen: Any) -> Reply:
        screens.append(screen)
        return begin(screen)

    def reply_or_failure(screen: Any, *given: str) -> Any:
        if screen in broken:
            raise RuntimeError("made by a test")
        return made(screen, *given)

    monkeypatch.setattr(kind, "opened", opened_and_noted)
    monkeypatch.setattr(kind, act, reply_or_failure)
    ann = PagePerson(url)
    ann.sit("host", **WITH_BEN)
    ben = PagePerson(url)
    ben.sit("join", code=ann.seated["code"], name="Ben")
    ann.hears("Ben sits down")
    seat, count = ann.seat(), len(ann.told)
    broken.append(screens[0])
    if act == "news":
        ben.send("say", text="Hello")
    else:
        ann.send("key", key="w")
    told = ann.until("told")
    ann.listen(0.3)
    assert len(ann.told) == count + 1
    assert told["lines"] == ["Something went wrong, the game is saved."]
    assert told["ends"]
    assert told["kept"]
    assert ben.ask("i")
    broken.clear()
    ann.sit("sit-again", **{**seat, "session": ""})
    assert "You are back at the table." in ann.lines()


def test_the_page_of_a_server_needs_no_thread(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Promise of docs/architecture.md: pages are played on the loop of the server, however many
    there are, and so are the pauses between two news; no thread is begun for a page or a timer."""
    begun: list[str] = []
    start = threading.Thread.start

    def noted(thread: threading.Thread) -> None:
        is_for_disk = thread.name.startswith("asyncio_")  # one of those that write the journal
        is_of_server = threading.current_thread() is not threading.main_thread()
        if is_of_server and not is_for_disk:
            begun.append(thread.name)
        start(thread)

    ann = PagePerson(url)
    ann.sit("host", **WITH_BEN)
    monkeypatch.setattr(threading.Thread, "start", noted)
    pages = [PagePerson(url) for _ in range(3)]
    ben = pages[0]
    ben.sit("join", code=ann.seated["code"], name="Ben")
    for line in ("one", "two", "three"):
        ben.send("say", text=line)
        ann.listen(0.1)
    while not any("three" in line for line in ann.lines()):
        ann.take()
    for one in pages[1:]:
        one.sit("host", **ALONE)
        one.choose()
        play(one, 2)
    assert begun == []


class Hushed:
    """The end of a guest at which nothing more is heard once ``is_hushed``, as of a server that
    hangs."""

    is_hushed = False

    def __init__(self, guest: LineEnd) -> None:
        self._guest = guest

    def hear(self, message: Outgoing) -> None:
        """Take a message of the server, or lose it."""
        if not self.is_hushed:
            self._guest.hear(message)

    def lost(self, code: int) -> None:
        """Note that the server has ended the connection."""
        self._guest.lost(code)


def test_a_table_that_falls_silent_holds_nobody_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Promise: while a table answers nothing every key of its pages is answered in a sentence, in
    their order, and at most one waits outside the socket; pages at other tables notice nothing."""
    added: list[int] = []
    add = PlayerEvents.add

    def noted(events: PlayerEvents[Any], event: object) -> None:
        add(events, event)
        added.append(events.waiting)

    monkeypatch.setattr(PlayerEvents, "add", noted)
    monkeypatch.setattr(Hushed, "is_hushed", False)

    async def opened(_address: str, path: str, guest: LineEnd) -> Line:
        return await home.tables.attach(HERE, path, Hushed(guest))

    loop = Loop()
    home = HomeServer(tmp_path / "tables.sqlite", WebFrontend("", lambda one: partial(opened, one)))
    other = HomeServer(tmp_path / "others.sqlite", WebFrontend())
    ports = [loop.run(one.start(0)) for one in (home, other)]
    with SOCKETS, unanswered():
        try:
            ann, ben = (alone(f"http://{HERE}:{port}/") for port in ports)
            for one in (ann, ben):
                while not one.menu:
                    one.take()
            Hushed.is_hushed = True
            count, keys = len(ann.told), ("w", "o", "enter", "c", "r")
            assert ann.menu
            ann.send("choose", menu=ann.menu["n"], at=0)
            for key in keys:
                ann.send("key", key=key)
            play(ben, 3)
            for _ in ("choose", *keys):
                assert ann.until_asked()["lines"]
            assert [one["n"] for one in ann.told[count:]] == list(
                range(count + 1, len(ann.told) + 1)
            )
        finally:
            for server in (home, other):
                loop.run(server.stop())
            loop.end()
    assert max(added) == 1


def test_an_invented_seat_makes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """Promise of limits: a session is made for a page when the table has said yes, so that nobody
    shuts out others with tokens that are none; the page hears that the seat is gone."""
    begun: list[ServerPage] = []
    sit = ServerPage.sit

    async def sit_and_note(guest: ServerPage, *given: Any) -> None:
        begun.append(guest)
        await sit(guest, *given)

    monkeypatch.setattr(ServerPage, "sit", sit_and_note)
    with served() as url, SOCKETS:
        for _ in range(3):
            eve = PagePerson(url)
            eve.send("sit-again", table="t" * 20, token="x" * 20, guest=0, seats=[0])
            told = eve.until("told")
            assert told["ends"]
            assert told["lines"] == ["Your seat at the table is gone, goodbye."]
        assert not begun
        alone(url)
        assert len(begun) == 1


def test_one_address_has_a_share_of_the_pages(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Promise of limits: the pages of one address are not all pages; one that is told already comes
    back, whatever others of its address do."""
    monkeypatch.setattr(web_frontend, "MOST_OF_NETWORK", 1)
    ann = PagePerson(url)
    ann.sit("host", **WITH_BEN)
    ben = PagePerson(url)
    ben.send("join", code=ann.seated["code"], name="Ben")
    ben.until("refused")
    seat = ann.seat()
    ann.connect()
    ann.send("sit-again", **seat)
    ann.until("seat")


def test_a_page_that_stays_away_makes_room(monkeypatch: pytest.MonkeyPatch) -> None:
    """Promise of limits: the session of a page that does not come back ends after a while."""
    monkeypatch.setattr(web_frontend, "MOST_OF_NETWORK", 1)
    monkeypatch.setattr(web_frontend, "_KEPT_S", 0.01)
    with served() as url, SOCKETS:
        alone(url).socket.close()

        def sits() -> bool:
            ben = PagePerson(url)
            ben.send("host", **ALONE)
            while (told := ben.take()["t"]) not in ("seat", "refused"):
                pass
            return bool(told == "seat")

        assert until(sits)


def test_no_keys_are_told_where_there_are_none(url: str) -> None:
    """Promise of docs/page.md: on a device without keys no sentence and no choice names a key."""
    heard: list[str] = []
    for hands in ("touch", "buttons"):
        ann = PagePerson(url)
        ann.send("hello", settings={"language": "en", "hands": hands})
        ann.until("settings")
        ann.sit("host", **DOG)
        labels: list[str] = [*(ann.menu or {}).get("labels", [])]
        ann.choose()
        play(ann, 4)
        labels += [one for told in ann.told for one in (told.get("menu") or {}).get("labels", [])]
        heard.append(" ".join([*ann.lines(), *labels]))
    for words in ("explains the keys", "Enter", "h for help", "key 1"):
        assert words not in heard[0]
    assert "explains the keys" in heard[1]


def test_the_same_news_twice_are_told_twice(url: str) -> None:
    """Promise of docs/page.md: who watches is told everything, also where news end with the words
    with which the news before them ended; and all of it stays to be read."""
    ann, eve = PagePerson(url), PagePerson(url)
    ann.sit("host", **ALONE)
    eve.sit("join", code=ann.seated["code"], name="Eve", watch=True)
    ann.choose()
    while not ann.menu:
        ann.take()
    for words in (("Hello",), ("Yes",), ("No", "Yes")):  # news that come together end with "Yes"
        for text in words:
            ann.send("say", text=text)
        eve.hears(f"Ann says {words[0]}.")
    ann.send("say", text="Good")
    eve.hears("Ann says Good.")
    said = [line for line in eve.lines() if line.startswith("Ann says")]
    assert said == [f"Ann says {text}." for text in ("Hello", "Yes", "No", "Yes", "Good")]
    assert not any("asks" in told for told in eve.told if "Ann says" in told["lines"][-1])
