"""What one hears who comes back to a slow table over real sockets, and where the line loses a
decision."""

from __future__ import annotations

from pathlib import Path

import pytest

from sorry_a11y.online.client.seats import SavedSeat
from sorry_a11y.online.server.connections import Connection
from sorry_a11y.online.server.intake import Intake
from sorry_a11y.online.wire import protocol as msg
from tests.online.server.tables import Sitter, served, who_decides

SLOW = msg.HostTable(
    "hasbro", "Ann", {"red": "you", "blue": "open"}, undo="off", patience=msg.A_DAY
)


def comes_back(url: str, seats: list[SavedSeat]) -> list[str]:
    """What somebody hears who comes back to the seat that was kept last, and goes again."""
    back = Sitter(url, seats[-1], keep_seat=lambda seat, _at_once: seats.append(seat))
    back.leave()
    assert back.breaches(("Ann", "Ben")) == []
    reply = back.heard[-1][1]
    return [*reply.news, reply.focus]


def test_who_comes_back_hears_first_what_happened_and_whose_turn_it_is(tmp_path: Path) -> None:
    """Promise of docs/online.md: one sentence says first how many turns were played, if any, and
    whose it is now, also where the server was started anew meanwhile."""
    seats: list[SavedSeat] = []
    with served(tmp_path) as url:
        ann = Sitter(url, SLOW)
        join = msg.Join(ann.seated.code, "Ben")
        ben = Sitter(url, join, keep_seat=lambda seat, _at_once: seats.append(seat))
        ann.hears("sits down")
        ann.press("enter")
        while not ann.decides:
            ann.listen(0.2)
            ben.listen(0.1)
            if ben.decides:
                ben.press("enter")
        while ben.text()[-1] != "Waiting for Ann":
            ben.listen(0.1)
        ben.leave()
        assert not seats[-1].turn
    with served(tmp_path) as url:
        told = comes_back(url, seats)
        assert "Nothing has happened since you were here, and it is Ann's turn." in told
        ann.leave()
        back = Sitter(url, ann.seated)
        back.press(*["enter"] * 4)
        back.leave()
        told = comes_back(url, seats)
        assert "1 turn was played since you were here, and it is your turn." in told[:3]
        assert not any("you missed" in one for one in told)
        assert seats[-1].turn, "the start menu says so"


# -- a decision that the line lost: whoever made it may make it again ----------------------------

NOT_SENT = "The connection to the table is lost, so nothing was sent."
SAVED = "That couldn't be saved, so it did not happen."


def test_a_decision_that_never_arrived_is_asked_for_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Promise: where the line breaks under a decision and is back before anybody notices, the
    player hears that it did not happen and chooses again; nobody waits for ever."""
    lost: list[msg.Up] = []
    real = Intake.say

    async def say(intake: Intake, connection: Connection, message: msg.Up) -> bool:
        if isinstance(message, msg.Decide) and not lost:
            lost.append(message)
            connection.dismiss()
            return True
        return await real(intake, connection, message)

    monkeypatch.setattr(Intake, "say", say)
    with served(tmp_path) as url:
        ann = Sitter(url, msg.HostTable("hasbro", "Ann", {"red": "you", "blue": "runner"}))
        ann.press("enter")
        who_decides(ann).press("enter")
        assert lost
        ann.has_heard(SAVED)
        before = ann.at.table.heard
        who_decides(ann).press("enter")
        while ann.at.table.heard <= before:
            ann.listen(0.1)
        assert ann.text().count(SAVED) == 1
        ann.leave()


def test_a_choice_without_a_line_says_so(tmp_path: Path) -> None:
    """Promise: whoever chooses while the line is lost, or asks to take back, hears at each attempt
    that nothing was sent, and the choice stays."""
    with served(tmp_path) as url:
        ann = Sitter(url, msg.HostTable("hasbro", "Ann", {"red": "you", "blue": "runner"}))
        ann.press("enter")
        who_decides(ann)
    ann.hears("The connection to the table is lost, trying again.")
    ann.press("enter")  # after a question this tells the choice again
    for _ in range(2):
        ann.listen(0.4)  # else the key counts as held
        for key in ("u", "enter"):
            reply = ann.press(key)
            assert NOT_SENT in reply.news
            assert reply.asks
            assert "Asking" not in reply.focus
    ann.leave()
