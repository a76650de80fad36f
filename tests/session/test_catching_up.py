"""What was missed comes in pieces, as networks cut it, and is told as one."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import pytest
from sorry_a11y.client.online_screen import OnlineScreen
from sorry_a11y.client.table_play import FrontOptions

from sorry_a11y.client import notes, table_news
from sorry_a11y.client.connection import TableConnection, Told
from sorry_a11y.client.seats import SavedSeat, Visit
from sorry_a11y.game.setup import Setup
from sorry_a11y.session.reply import Reply
from sorry_a11y.session.screen import WrappedScreen
from sorry_a11y.settings.values import Settings
from sorry_a11y.wire import protocol as msg
from sorry_a11y.wire.encoding import Heard
from tests.harness.waiting import alarm_elsewhere
from tests.server.people import RoomHarness, Someone, two_at_a_table

ANSWER_S = 0.01


class PiecedLine(TableConnection):
    """A line on which what was sent arrives when it is let. ``is_lost``: as of any line;
    ``sent``: what went the other way."""

    is_lost = False

    def __init__(self) -> None:
        super().__init__()
        self.sent: list[msg.Up] = []

    def arrives(self, messages: Sequence[Told]) -> None:
        """So much has arrived."""
        for message in messages:
            self._put(message)

    def send(self, message: msg.Up) -> bool:
        """Note what is sent."""
        self.sent.append(message)
        return not self.is_lost

    def ask(self, _wish: msg.Up) -> bool:
        """Nobody asks for another seat."""
        return False

    def wait(self, _seconds: float) -> bool:
        """Nothing comes by itself."""
        return bool(self._untaken)

    def drop(self) -> None:
        """Nobody is out of reach here."""

    def close(self) -> None:
        """Hang up."""


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody waits for what does not come, or between two writes."""
    monkeypatch.setattr(table_news, "ANSWER_WAIT_S", ANSWER_S)
    monkeypatch.setattr(notes, "APART_S", 0.0)


@pytest.fixture
def table() -> tuple[RoomHarness, Someone, Someone]:
    """Ann and Ben, well into a game in which a bot soon plays for who is away; Ann decides."""
    room, ann, ben = two_at_a_table(stand_in="auto", patience=10)
    room.play(ann, most=24)
    while not ann.is_on_turn:
        room.play(ann, most=1)
    return room, ann, ben


def sent(messages: Sequence[Told]) -> list[Told]:
    """Messages of the lobby as they arrive."""
    return [*messages]


def front(line: PiecedLine, of: Someone, told: int = -1) -> OnlineScreen:
    """Somebody's terminal."""
    return screen_at(Visit(line, SavedSeat.of(of.seated, told=told)))


def screen_at(visit: Visit) -> OnlineScreen:
    """The screen of a terminal."""
    return OnlineScreen(visit, Settings(sound="off"), FrontOptions(True, alarm_elsewhere()))


def sentences(reply: Reply | None) -> list[str]:
    """What a reply tells."""
    return [*reply.news, f"{reply.focus}."] if reply else []


def cuts(messages: Sequence[Told]) -> Iterator[tuple[Sequence[Told], ...]]:
    """The messages in two pieces, cut in every place, and one by one."""
    for at in range(len(messages) + 1):
        yield messages[:at], messages[at:]
    yield tuple([one] for one in messages)


def test_join_alone_tells_what_was_missed_once_however_it_comes(
    table: tuple[RoomHarness, Someone, Someone]
) -> None:
    """Promise of `join` alone: the whole game comes again, is not told again up to where it was
    told, and what was missed is told in one reply, turns before the last three as a count, wherever
    the network cuts what comes."""
    room, _, ben = table
    seqs = [one.seq for one in sent(ben.told) if isinstance(one, Heard)]
    told = seqs[len(seqs) // 3]
    ben.goes_away()
    messages = sent(room.back(ben, -1).told)
    messages = [one for one in messages if not isinstance(one, msg.Welcome)]
    whole = heard_at_start(ben, told, [messages])
    assert sum("before that" in one for one in whole) == 1
    for pieces in cuts(messages):
        found = heard_at_start(ben, told, pieces)
        assert [one for one in found if one != "Waiting for the table to answer."] == whole


def heard_at_start(
    of: Someone, told: int, pieces: Sequence[Sequence[Told]]
) -> list[str]:
    """What somebody hears who sits down again, but for the title."""
    line = PiecedLine()
    first, *rest = pieces
    line.arrives(first)
    at = front(line, of, told)
    heard = sentences(at.opened())[1:]
    for piece in rest:
        line.arrives(piece)
        heard += sentences(WrappedScreen(at).news())
    return heard


def test_a_line_that_is_back_tells_what_was_missed_once_however_it_comes(
    table: tuple[RoomHarness, Someone, Someone]
) -> None:
    """Promise of reconnecting: that the line is back and what was missed is one reply, with a count
    of the turns before the last three, wherever the network cuts it."""
    room, ann, ben = table
    before = [one for one in sent(ben.told) if not isinstance(one, msg.Welcome)]
    since = max(one.seq for one in before if isinstance(one, Heard))
    ben.goes_away()
    for _ in range(6):
        room.play(ann, most=1)
        room.wait(11.0)
    messages = sent(room.back(ben, since).told)
    messages = [one for one in messages if not isinstance(one, msg.Welcome)]
    assert sum(isinstance(one, Heard) for one in messages) > 3
    for pieces in cuts(messages):
        line = PiecedLine()
        line.arrives(before)
        at = front(line, ben)
        at.opened()
        line.is_lost = True
        assert "lost" in sentences(WrappedScreen(at).news())[-1]
        line.is_lost = False
        replies = []
        for piece in pieces:
            line.arrives(piece)
            if reply := WrappedScreen(at).news():
                replies.append(sentences(reply))
        assert len(replies) == 1, replies
        assert "is back" in replies[0][0]
        assert sum("before that" in one for one in replies[0]) == 1


def test_a_record_is_asked_for_again_where_the_line_broke() -> None:
    """Promise of finished games: a line that breaks before the record came costs nobody a game."""
    room, ann, ben = two_at_a_table()
    room.play(ann)
    line = PiecedLine()
    line.arrives([one for one in sent(ben.told) if not isinstance(one, msg.Welcome)])
    kept: list[Sequence[str]] = []

    def keep(_setup: Setup, _own: Sequence[int], _started: int, lines: Sequence[str]) -> int:
        kept.append(lines)
        return 1

    at = screen_at(Visit(line, SavedSeat.of(ben.seated), keep_game=keep))
    at.opened()
    assert line.sent == [msg.AskRecord()]
    ben.goes_away()
    again = room.back(ben, 10**6)
    line.arrives([one for one in sent(again.told) if not isinstance(one, msg.Welcome)])
    WrappedScreen(at).news()
    assert line.sent == [msg.AskRecord()] * 2
    line.arrives(sent(again.says(msg.AskRecord())))
    assert "saved as number 1" in sentences(WrappedScreen(at).news())[-1]
    assert len(kept) == 1
    line.arrives(sent([room.table(ann).state_for(room.table(ann).members.guests[1].seats)]))
    WrappedScreen(at).news()
    assert len(line.sent) == 2
