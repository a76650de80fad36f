"""Coming back to a slow table over real sockets: what one hears first."""

from __future__ import annotations

from pathlib import Path

from sorry_a11y.client.online_screen import OnlineScreen
from sorry_a11y.client.seats import SavedSeat, Visit
from sorry_a11y.client.socket_connection import SocketConnection
from sorry_a11y.client.table_play import FrontOptions
from sorry_a11y.settings.values import Settings
from sorry_a11y.wire import protocol as msg
from tests.harness.law import CHECKS
from tests.harness.waiting import alarm_elsewhere
from tests.server.tables import HELLO, Sitter, served

SLOW = msg.HostTable(
    "hasbro", "Ann", {"red": "you", "blue": "open"}, undo="off", patience=msg.A_DAY
)


class Shelf:
    """Shows the seat that it holds."""

    def __init__(self) -> None:
        self.seat: SavedSeat | None = None

    def save(self, seat: SavedSeat, _at_once: bool) -> None:
        """Hold a seat."""
        self.seat = seat


def comes_back(url: str, shelf: Shelf, language: str = "en") -> list[str]:
    """What somebody hears who comes back to the seat that is kept, and goes again."""
    assert shelf.seat
    link = SocketConnection(url, HELLO)
    link.open()
    link.ask(msg.Back(shelf.seat.table, shelf.seat.token, -1))
    visit = Visit(link, shelf.seat, keep_seat=shelf.save)
    settings = Settings(language=language, sound="off", forced="ask")
    front = OnlineScreen(visit, settings, FrontOptions(True, alarm_elsewhere()))
    reply = front.opened()
    front.close()
    assert [found for check in CHECKS for found in check("", reply, ("Ann", "Ben"))] == []
    return [*reply.news, reply.focus]


def test_who_comes_back_hears_first_what_happened_and_whose_turn_it_is(tmp_path: Path) -> None:
    """Promise of docs/online.md: one sentence says how many turns were played and whose it is now,
    before any of them is told; and that nothing happened, where nothing did. The server was ended
    and started anew meanwhile."""
    shelf = Shelf()
    with served(tmp_path) as url:
        ann = Sitter(url, SLOW)
        ben = Sitter(url, msg.Join(ann.seated.code, "Ben"), keep_seat=shelf.save)
        ann.hears("sits down")
        ann.press("enter")
        while not ann.decides:
            ann.listen(0.2)
            ben.listen(0.1)
            if ben.decides:
                ben.press("enter")
        ben.listen(0.5)
        ben.front.close()
        assert shelf.seat
        assert not shelf.seat.turn
    with served(tmp_path) as url:
        told = comes_back(url, shelf)
        assert "Nothing has happened since you were here, and it is Ann's turn." in told
        ann.front.close()
        back = Shelf()
        back.seat = SavedSeat.of(ann.seated)
        link = SocketConnection(url, HELLO)
        link.open()
        link.ask(msg.Back(ann.seated.table, ann.seated.token, -1))
        front = OnlineScreen(
            Visit(link, back.seat), Settings(sound="off", forced="ask"),
            FrontOptions(True, alarm_elsewhere()),
        )
        front.opened()
        for _ in range(4):
            front.key("enter")
        front.close()
        told = comes_back(url, shelf)
        assert "1 turn was played since you were here, and it is your turn." in told[:3]
        assert not any("you missed" in one for one in told)
        assert shelf.seat.turn, "the start menu says so"
