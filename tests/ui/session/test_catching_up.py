"""What was missed comes in pieces, as networks cut it, and is told as one."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import pytest

from sorry_a11y.core.game.setup import Setup
from sorry_a11y.online.client import connection, notes
from sorry_a11y.online.client.connection import Told
from sorry_a11y.online.client.seats import SavedSeat, Visit
from sorry_a11y.online.client.table_base import FrontOptions
from sorry_a11y.online.client.table_screen import TableScreen
from sorry_a11y.online.wire import protocol as msg
from sorry_a11y.online.wire.encoding import Heard
from sorry_a11y.ui.session.player_session import PlayerSession
from sorry_a11y.ui.session.reply import Reply
from sorry_a11y.ui.settings.values import Settings
from tests.online.server.people import RoomHarness, Someone, two_at_a_table
from tests.online.server.pieced_line import PiecedLine
from tests.online.server.tables import ALARM


class Terminal:
    """The terminal of somebody at a table. ``sentences`` of a reply end with a full stop."""

    def __init__(self, visit: Visit) -> None:
        self._session = PlayerSession(Settings(sound="off"))
        self._session.starting(TableScreen(self._session, visit, FrontOptions(True, ALARM)))

    def opens(self) -> list[str]:
        """What is told first."""
        return self._told(self._session.opened())

    def hears(self) -> list[str]:
        """What is told without a key."""
        reply = self._session.news()
        return self._told(reply) if reply else []

    def _told(self, reply: Reply) -> list[str]:
        if reply.pending:
            reply = self._session.answer(is_due=True) or reply
        return [*reply.news, f"{reply.focus}."]


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody waits between two writes, or before a broken line is tried again."""
    monkeypatch.setattr(notes, "APART_S", 0.0)
    monkeypatch.setattr(connection, "AGAIN_S", (0.001,))


@pytest.fixture
def table() -> tuple[RoomHarness, Someone, Someone]:
    """Ann and Ben, well into a game in which a bot soon plays for who is away; Ann decides."""
    room, ann, ben = two_at_a_table(stand_in="auto", patience=10)
    room.play(ann, most=24)
    while not ann.is_on_turn:
        room.play(ann, most=1)
    return room, ann, ben


def cuts(messages: Sequence[Told]) -> Iterator[tuple[Sequence[Told], ...]]:
    """The messages in two pieces, cut in every place, and one by one."""
    for at in range(len(messages) + 1):
        yield messages[:at], messages[at:]
    yield tuple([one] for one in messages)


def test_join_alone_tells_what_was_missed_once_however_it_comes(
    table: tuple[RoomHarness, Someone, Someone],
) -> None:
    """Promise of `join` alone: the whole game comes again, is not told again up to where it was
    told, and what was missed is told in one reply, turns before the last three as a count, wherever
    the network cuts what comes."""
    room, _, ben = table
    seqs = [one.seq for one in ben.told if isinstance(one, Heard)]
    told = seqs[len(seqs) // 3]
    ben.goes_away()
    messages = [one for one in room.back(ben, -1).told if not isinstance(one, msg.Welcome)]
    whole = heard_at_start(ben, told, [messages])
    assert sum("before that" in one for one in whole) == 1
    for pieces in cuts(messages):
        found = heard_at_start(ben, told, pieces)
        assert [one for one in found if one != "Waiting for the table to answer."] == whole


def heard_at_start(of: Someone, told: int, pieces: Sequence[Sequence[Told]]) -> list[str]:
    """What somebody hears who sits down again, but for the title."""
    line = PiecedLine(of)
    first, *rest = pieces
    line.arrives(first)
    at = Terminal(Visit(line.link, SavedSeat.of(of.seated, told=told)))
    heard = at.opens()[1:]
    for piece in rest:
        line.arrives(piece)
        heard += at.hears()
    return heard


def test_a_line_that_is_back_tells_what_was_missed_once_however_it_comes(
    table: tuple[RoomHarness, Someone, Someone],
) -> None:
    """Promise of reconnecting: that the line is back and what was missed is one reply, with a count
    of the turns before the last three, wherever the network cuts it."""
    room, ann, ben = table
    before = [one for one in ben.told if not isinstance(one, msg.Welcome)]
    since = max(one.seq for one in before if isinstance(one, Heard))
    ben.goes_away()
    for _ in range(6):
        room.play(ann, most=1)
        room.wait(11.0)
    messages = [one for one in room.back(ben, since).told if not isinstance(one, msg.Welcome)]
    assert sum(isinstance(one, Heard) for one in messages) > 3
    for pieces in cuts(messages):
        line = PiecedLine(ben)
        line.arrives(before)
        at = Terminal(Visit(line.link, SavedSeat.of(ben.seated)))
        at.opens()
        line.breaks()
        assert "lost" in at.hears()[-1]
        line.is_mended()
        replies = []
        for piece in pieces:
            line.arrives(piece)
            if told := at.hears():
                replies.append(told)
        assert len(replies) == 1, replies
        assert "is back" in replies[0][0]
        assert sum("before that" in one for one in replies[0]) == 1


def test_a_record_is_asked_for_again_where_the_line_broke() -> None:
    """Promise of finished games: a line that breaks before the record came costs nobody a game."""
    room, ann, ben = two_at_a_table()
    room.play(ann)
    line = PiecedLine(ben)
    line.arrives([one for one in ben.told if not isinstance(one, msg.Welcome)])
    kept: list[Sequence[str]] = []

    def keep(_setup: Setup, _own: Sequence[int], _started: int, lines: Sequence[str]) -> int:
        kept.append(lines)
        return 1

    at = Terminal(Visit(line.link, SavedSeat.of(ben.seated), keep_game=keep))
    at.opens()
    assert line.sent == [msg.AskRecord()]
    ben.goes_away()
    again = room.back(ben, 10**6)
    line.arrives([one for one in again.told if not isinstance(one, msg.Welcome)])
    at.hears()
    assert line.sent == [msg.AskRecord()] * 2
    line.arrives(again.says(msg.AskRecord()))
    assert any("saved as number 1" in one for one in at.hears())
    assert len(kept) == 1
    line.arrives([room.table(ann).state_for(room.table(ann).members.guests[1])])
    at.hears()
    assert len(line.sent) == 2
