"""The rows before the first game of a table and after each: what host, guest and spectator hear."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from sorry_a11y.online.server import arrangement
from sorry_a11y.online.server.rate_limits import RATES, Rate
from sorry_a11y.online.wire import protocol as msg
from sorry_a11y.ui.session.reply import Reply
from tests.online.server.tables import Sitter, served, two, until, who_decides

SEATS = {"red": "you", "blue": "open", "yellow": "runner"}
TABLE = msg.HostTable("hasbro", "Ann", SEATS)
QUICK = msg.HostTable("hasbro", "Ann", {"red": "you", "blue": "open"}, {"start": "quick"})


@pytest.fixture
def url(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """A server of tables, with a long countdown, at which a game may be played without a pause."""
    monkeypatch.setattr(arrangement, "COUNTDOWN_S", 60)
    monkeypatch.setattr(RATES, "messages", Rate(10_000, 0.001))
    with served(tmp_path) as address:
        yield address


def said(reply: Reply) -> str:
    """The whole reply."""
    return " ".join((*reply.news, reply.focus))


def rows(one: Sitter) -> list[str]:
    """The rows of now, without their numbers."""
    return [re.sub(r", \d+ of \d+$", "", row) for row in one.rows]


def row(one: Sitter, words: str) -> Reply:
    """Take the row that begins with some words."""
    at = next(at for at, label in enumerate(rows(one)) if label.startswith(words))
    return one.take_at(at)


def test_host_guest_and_spectator_hear_the_whole_table(url: str) -> None:
    """Promise of docs/online.md: before the game one hears the game, who sits where, which seats
    are open and what becomes of them, who is missing, and what one can do, as numbered rows."""
    ann = Sitter(url, TABLE)
    opened = said(ann.heard[0][1])
    for told in (
        "Sorry! is played at this table",
        "You are red, the host",
        "Yellow goes to a bot",
        "Blue is open, a bot plays there if nobody comes",
        "Waiting for 1 friend",
        "Start now, with a bot in the open seat, 1 of 6",
    ):
        assert told in opened, told
    assert rows(ann) == [
        *("Start now, with a bot in the open seat", "Change the rules", "Change the seats"),
        *("Say something to the others", "More, the table menu", "Leave the table"),
    ]
    ben = Sitter(url, msg.Join(ann.seated.code, "Ben"))
    assert rows(ben)[:2] == ["I am ready", "Change the seats"]
    assert "Ann is red, the host" in said(ben.heard[0][1])
    cid = Sitter(url, msg.Join(ann.seated.code, "Cid", watch=True))
    assert rows(cid) == ["Say something to the others", "More, the table menu", "Leave the table"]
    ann.hears("Ben sits down")
    assert ann.heard[-1][1].focus == "Start the game, 1 of 6"
    for one in (ann, ben, cid):
        assert one.breaches(()) == []
        one.leave()


def test_the_questions_answer_before_the_game(url: str) -> None:
    """Promise of docs/online.md: the keys that ask for pawns, opponents and the standing tell the
    own seat, those of the others, and who is missing; no key is silent."""
    with two(url, TABLE, "en") as (ann, ben):
        assert ben.press("w").focus == "You are blue"
        assert said(ben.press("o")).startswith("Ann is red, the host")
        missing = "Waiting for Ann to start the game, everyone is here"
        assert {ben.press(key).focus for key in ("s", "y", "a", "i2")} == {missing}
        assert "Sorry! is played at this table" in said(ben.press("c"))
        assert ben.press("f").focus == missing, "there is no hand yet"
        ann.press("w")
        assert ann.press("enter").focus == "Start the game, 1 of 6", "it is told again first"


def test_the_host_changes_rules_and_seats_and_everybody_hears_it(url: str) -> None:
    """Promise of docs/online.md: the host changes the rules and the seats before the game, a guest
    takes another seat, and all of them hear what has changed."""
    with two(url, TABLE, "en") as (ann, ben):
        row(ann, "Change the rules")
        row(ann, "Game, Sorry!")
        row(ann, "Dog")
        assert "You have changed the table" in said(row(ann, "Play by these rules"))
        ben.hears("Ann changes the table")
        told = said(ben.heard[-1][1])
        assert "Dog is played at this table" in told
        assert "Green is open, a bot plays there if nobody comes" in told
        assert ben.heard[-1][1].focus == "I am ready, 1 of 5"
        row(ann, "Change the seats")
        row(ann, "Green is open")
        assert "Green goes to a bot" in said(row(ann, "A bot sits there, steady"))
        ben.hears("Green goes to a bot")
        row(ben, "Change the seats")
        assert "You are green now" in said(row(ben, "Take green yourself"))
        ann.hears("Ben is green now")
        row(ben, "I am ready")
        ann.hears("Ben is ready")
        row(ben, "I am not ready yet")
        ann.hears("Ben wants to wait")


def test_after_the_game_all_have_the_same_rows_and_begin_another(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Promise of docs/online.md: after a game all have the same rows; whoever finds no seat
    watches, and takes one that the host opens; another game begins after a countdown, which anybody
    can stop, when all have said so, and at once when the host does."""
    with two(url, QUICK, "en") as (ann, ben):
        ann.press("enter")
        ben.hears("Sorry!")
        while not all(one.at.table.game and one.at.table.game.is_over for one in (ann, ben)):
            for one in (ann, ben):
                one.listen(0.001)
                if one.decides:
                    one.press("enter")
        for one in (ann, ben):
            while "ook back" not in " ".join(one.rows):
                one.listen(0.1)
        assert rows(ben) == [
            *("Play another game", "Look back at the game", "Say something to the others"),
            *("More, the table menu", "Leave the table"),
        ]
        assert set(rows(ben)) <= set(rows(ann))
        cid = Sitter(url, msg.Join(ann.seated.code, "Cid"))
        assert "You watch without a seat" in said(cid.heard[0][1])
        row(ann, "Change the seats")
        row(ann, "Nobody plays green")
        row(ann, "Keep it open for a friend")
        cid.has_heard("Green is open")
        assert rows(cid)[0] == "Take green yourself"
        row(cid, "Take green yourself")
        for one in (ann, ben):
            one.has_heard("Cid sits down")
        cid.has_heard("You are green now")
        assert rows(cid)[0] == "Play another game"
        heard = said(row(ben, "Play another game"))
        assert "You want another game. Waiting for Ann and Cid" in heard
        assert rows(ben)[-2:] == ["No other game for me", "Leave the table"]
        cid.has_heard("Ben wants another game")
        row(cid, "Play another game")
        ann.has_heard("Cid wants another game")
        row(ann, "Play another game")
        ben.has_heard("Everyone is ready, the game starts in 60 seconds")
        assert rows(ben)[0] == "Stop the countdown"
        assert "You want to wait" in said(row(ben, "Stop the countdown"))
        ann.has_heard("Ben wants to wait")
        assert rows(ann)[0] == "Start it now, without waiting for the others"
        before = ann.at.table.game
        monkeypatch.setattr(arrangement, "COUNTDOWN_S", 0.1)
        row(ben, "Play another game")
        who_decides(ann, ben, cid)
        assert ann.at.table.game is not before
        until(lambda: cid.at.table.game is not None and cid.at.table.game.own == (3,))
        for one in (ann, ben, cid):
            assert one.breaches(()) == []
        cid.leave()
