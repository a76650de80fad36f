"""Coming back to a slow table over real sockets: what one hears first."""

from __future__ import annotations

from pathlib import Path

from sorry_a11y.online.client.seats import SavedSeat
from sorry_a11y.online.wire import protocol as msg
from tests.online.server.tables import Sitter, served

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
    back = Sitter(url, shelf.seat, language, keep_seat=shelf.save)
    back.leave()
    assert back.breaches(("Ann", "Ben")) == []
    reply = back.heard[-1][1]
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
        while ben.text()[-1] != "Waiting for Ann":
            ben.listen(0.1)
        ben.leave()
        assert shelf.seat
        assert not shelf.seat.turn
    with served(tmp_path) as url:
        told = comes_back(url, shelf)
        assert "Nothing has happened since you were here, and it is Ann's turn." in told
        ann.leave()
        back = Sitter(url, ann.seated)
        back.press(*["enter"] * 4)
        back.leave()
        told = comes_back(url, shelf)
        assert "1 turn was played since you were here, and it is your turn." in told[:3]
        assert not any("you missed" in one for one in told)
        assert shelf.seat.turn, "the start menu says so"
