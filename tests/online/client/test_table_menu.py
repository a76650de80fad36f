"""The table menu, key by key: each action of the host, and what everybody hears of it."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest

from sorry_a11y.online.client.table import Table
from sorry_a11y.online.server.rooms import attendance
from sorry_a11y.online.wire import protocol as msg
from sorry_a11y.ui.session.reply import EarlyKey
from tests.online.server.tables import Sitter, in_turn, served, two, unanswered, until, who_decides

SEATS = {"red": "you", "blue": "open", "yellow": "open"}
TABLE = msg.HostTable("hasbro", "Ann", SEATS, patience=2)
PAIR = msg.HostTable("hasbro", "Ann", {"red": "you", "blue": "open"})


@pytest.fixture
def people(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[tuple[Sitter, Sitter, Sitter]]:
    """Ann, who hosts, Ben in German and Eve, at a table where one is away at once."""
    monkeypatch.setattr(attendance, "AWAY_TOLD_S", 0.1)
    with served(tmp_path) as url:
        ann = Sitter(url, TABLE)
        code = ann.seated.code
        ben, eve = Sitter(url, msg.Join(code, "Ben"), "de"), Sitter(url, msg.Join(code, "Eve"))
        ann.hears("Eve sits down")
        try:
            yield ann, ben, eve
        finally:
            for one in (ann, ben, eve):
                assert one.breaches(()) == []
                one.leave()


def in_menu(one: Sitter, *rows: str) -> list[str]:
    """Take a row of the table menu, and a row behind it; what is told then."""
    one.press("j")
    for row in rows:
        for _ in range(12):
            if row in one.heard[-1][1].focus.lower():
                break
            one.press("n")
        else:
            raise AssertionError(f"no row {row!r}")
        one.press("enter")
    reply = one.heard[-1][1]
    return [*reply.news, reply.focus]


def knows(one: Sitter, words: str) -> None:
    """The reply to the action says it, or, where the table is slow to answer, what follows."""
    reply = one.heard[-1][1]
    if not any(words in sentence for sentence in (*reply.news, reply.focus)):
        one.hears(words)


def test_the_host_looks_after_the_table(people: tuple[Sitter, Sitter, Sitter]) -> None:
    """Promise of the table menu: silence, lock, pause, go on, and pass the table on: each is one
    way through rows, told to whom it concerns, in each one's language."""
    ann, ben, eve = people
    ann.press("enter")
    decider = who_decides(ann, ben, eve)
    assert decider.decides
    in_menu(ann, "stop somebody from chatting", "eve")
    eve.hears("may no longer chat")
    ben.hears("Eve darf")
    eve.press("e", "Hello")
    knows(eve, "may not chat at the moment")
    in_menu(ann, "lock the table")
    ben.hears("niemand kann dazukommen")
    in_menu(ann, "pause")
    eve.hears("game is paused")
    paused = {ann: "is paused", ben: "ist angehalten", eve: "is paused"}[decider]
    decider.press("enter")
    assert any(paused in line for line in decider.press("enter").news)
    in_menu(ann, "go on with the game")
    ben.hears("weiter")
    in_menu(ann, "make somebody else the host", "ben")
    ben.hears("Du leitest jetzt den Tisch")
    knows(ann, "Ben is the host now")
    ann.press("j")
    rows = ann.press(".").news
    assert not any("pause" in row for row in rows)


def test_an_early_key_does_nothing(people: tuple[Sitter, Sitter, Sitter]) -> None:
    """A key that is held, bounced or typed ahead tells its row of the table menu, or its ready
    phrase, again; nobody is removed or talked to by it."""
    ann, ben, _ = people
    ann.press("j")
    while "remove somebody" not in ann.heard[-1][1].focus.lower():
        ann.press("n")
    told = ann.press("enter").focus
    for key in (EarlyKey("enter"), EarlyKey("1")):
        assert ann.press(key).focus == told
    ann.press("escape", "escape", "e")
    told = ann.press("tab").focus
    assert ann.press(EarlyKey("enter")).focus == told
    ben.listen(0.3)
    assert ann.press("enter").focus != told
    assert not any("muss gehen" in line for line in ben.text())


def test_another_key_is_refused_and_help_tells_what_can_be_done(
    people: tuple[Sitter, Sitter, Sitter],
) -> None:
    """Promise of docs/listening.md: a key that means nothing in the table menu is refused by its
    name, after which Enter tells the row again; h tells the keys."""
    ann, _, _ = people
    row = ann.press("j").focus
    refused = ann.press("w")
    assert (refused.news, refused.focus) == ((), "Key w does nothing here, h for help")
    assert ann.press("enter").focus == row
    helped = ann.press("h")
    assert helped.news == ("Tab moves on, Enter picks, Escape goes back.",)
    assert helped.focus == row
    ann.press("escape")
    in_menu(ann, "stop somebody from chatting")
    assert ann.press("h").news == helped.news, "in a list within it as well"


def test_a_removed_guest_is_out(people: tuple[Sitter, Sitter, Sitter]) -> None:
    """Promise of removing: the removed person hears so and their program ends; the others hear it
    once; the host hears the new code, and the old one leads nowhere."""
    ann, ben, eve = people
    in_menu(ann, "remove somebody", "eve")
    knows(ann, "The host removed Eve")
    knows(ann, "invite code is")
    assert "removed" in eve.hears("removed you from the table")
    assert eve.heard[-1][1].status == 0
    ben.hears("hat Eve vom Tisch entfernt")
    with pytest.raises(AssertionError, match="code"):
        Sitter(eve.url, msg.Join(ann.seated.code, "Eva"))


def test_anyone_lets_a_bot_play_for_somebody_who_is_away(
    people: tuple[Sitter, Sitter, Sitter],
) -> None:
    """Promise of docs/online.md: for somebody who is away and on turn anyone lets a bot play by one
    key, or in the table menu; whoever leaves for good is replaced by one, and that is told."""
    ann, ben, eve = people
    ann.press("enter")
    for _ in range(30):
        decider = who_decides(ann, ben, eve)
        if decider is ben:
            break
        decider.press("enter", "enter")
    ben.leave()
    ann.hears("Ben is away")
    ann.has_heard("A bot may play for Ben now, press 1")
    eve.has_heard("A bot may play for Ben now, press 1")
    eve.press("j")
    assert eve.heard[-1][1].focus.startswith("Let a bot play for Ben, 1 of")
    eve.press("escape", "1")
    knows(eve, "A bot plays for Ben")
    ann.has_heard("A bot plays for Ben")
    in_menu(eve, "leave the table", "give up", "give up my seat")
    ann.hears("Eve left the game, a bot takes over")


def test_a_seat_is_asked_for_and_handed_on(people: tuple[Sitter, Sitter, Sitter]) -> None:
    """Promise of docs/online.md: whoever comes where no seat is free watches, asks for the seat of
    somebody who is away by one row, and plays on in it once the host has said yes."""
    ann, ben, eve = people
    ann.press("enter")
    who_decides(ann, ben, eve)
    ben.leave()
    ann.has_heard("Ben is away")
    new = Sitter(ann.url, msg.Join(ann.seated.code, "Ben 2"))
    assert any("You watch without a seat" in one for one in new.text())
    assert sum("explains the keys" in one for one in new.text()) == 1
    until(lambda: new.at.table.people.is_away(ben.seated.guest))
    new.hears_what_came()
    assert new.rows == ("Ask for the seat of Ben, 1 of 1",)
    new.take_at(0)
    knows(new, "You asked for the seat of Ben, wait for the answer")
    ann.has_heard("Ben 2 asks to play on in the seat of Ben, who is away, equals for yes")
    eve.has_heard("Ben 2 asks for the seat of Ben")
    ann.press("=")
    for one in (ann, eve):
        one.has_heard("Ben sits down again on another device")
    new.has_heard("The seat is yours, and you play on as Ben")
    assert new.at.visit.seat.seats == ben.seated.seats
    new.has_heard("You are blue")
    assert sum("Hasbro rules" in one for one in new.text()) == 1
    assert new.breaches(()) == []
    new.leave()


def test_a_line_is_told_when_the_table_has_told_it(people: tuple[Sitter, Sitter, Sitter]) -> None:
    """Promise of docs/online.md: a player hears that they said something once everybody was told
    it, and what a refusal is about: the sixth line at once is refused, and named."""
    ann, ben, _ = people
    lines = [f"line {number}" for number in range(6)]
    for line in lines:
        ann.says(line)
    knows(ann, "The table did not get line 5")
    told = [one.rstrip(".") for one in ann.text() if "line" in one]
    assert told == [*(f"You said {line}" for line in lines[:5]), "The table did not get line 5"]
    knows(ben, "line 4")
    assert not any("line 5" in one for one in ben.text())


def has_watchers(table: Table, count: int) -> bool:
    """Whether so many watch by the last state of the table."""
    state = table.people.state
    return state is not None and len(state.watchers) == count


def test_watchers_come_before_no_answer(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Promise of docs/online.md: that others watch is one number, told in no reply to a key."""
    monkeypatch.setattr(attendance, "WATCHED_S", 0.0)
    with served(tmp_path) as url, two(url, PAIR, "en") as (ann, ben):
        ann.press("enter")
        decider, other = in_turn(ann, ben)
        watchers = [
            Sitter(url, msg.Join(ann.seated.code, f"Loud {number}", watch=True))
            for number in range(3)
        ]
        table = decider.at.table
        until(lambda: table.people.watched == 3)
        for key in ("w", "o", "enter"):
            reply = decider.press(key)
            assert not any("watch" in one for one in (*reply.news, reply.focus))
        assert other.hears("watch").startswith("3 people watch")
        for one in watchers:
            until(partial(has_watchers, one.at.table, 3))
            assert one.at.table.people.watched is None
            one.leave()


def test_who_may_not_ask_again_is_not_told_that_others_are_asked(tmp_path: Path) -> None:
    """Promise of docs/online.md: after a no the same turn is not asked for again; who tries hears
    why, and whom the table waits for, in one reply; who said no hears that, and nothing more."""
    with served(tmp_path) as url, two(url, PAIR, "en") as (ann, ben):
        ann.press("enter")
        decider, other = in_turn(ann, ben)
        while not other.decides:
            decider.press("enter")
            who_decides(ann, ben)
        with unanswered():
            assert decider.press("u").focus == "Asking the others"
        other.hears("asks to undo")
        assert other.at.table.talk.seconds_left > 0
        other.press("-")
        decider.hears("somebody said no")
        other.listen(0.1)
        told = " ".join(one for _, it in other.heard for one in (*it.news, it.focus))
        assert "You said no" in told
        assert "not undone" not in told, "who says no knows what comes of it"
        reply = decider.press("u")
        assert reply.news[-1].startswith("You asked the others already")
        assert reply.focus == f"Waiting for {other.at.table.people.name(other.seated.guest)}"


def test_a_play_within_a_turn_that_is_undone_is_told(tmp_path: Path) -> None:
    """Promise of undo: whoever was asked hears that it is undone, also where the turn, which goes
    on with another card, was not told to them yet."""
    with served(tmp_path) as url, two(url, PAIR, "en") as (ann, ben):
        ann.press("enter")
        decider = other = ann
        while decider is other or not is_heard_in_part(other):
            decider, other = in_turn(ann, ben)
            decider.press("enter")
            other.listen(0.1)
        with unanswered():
            decider.press("u")
        other.hears("asks to undo")
        other.press("=")
        name = other.at.table.people.name(decider.seated.guest)
        other.hears(f"{name}'s turn is undone")


def is_heard_in_part(other: Sitter) -> bool:
    """Whether the turn of somebody else goes on, of which nothing was told yet."""
    game = other.at.game
    untold = game.who.feed.untold if game else None
    return untold is not None and untold.turns == 1 and untold.count_of("over") == 0
