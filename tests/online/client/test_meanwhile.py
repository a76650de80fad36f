"""The rows at a table while others are on turn: what a player and a watcher can do then."""

from __future__ import annotations

from sorry_a11y.online.client.seats import SavedSeat, Visit
from sorry_a11y.online.client.table_base import FrontOptions
from sorry_a11y.online.client.table_screen import TableScreen
from sorry_a11y.online.wire import protocol as msg
from sorry_a11y.ui.session.player_session import PlayerSession
from sorry_a11y.ui.session.reply import EarlyKey
from sorry_a11y.ui.settings.values import Settings
from tests.online.server.people import RoomHarness, Someone
from tests.online.server.pieced_line import PiecedLine
from tests.online.server.tables import ALARM, Front, unanswered
from tests.online.server.test_awaited_turn import away_on_turn


class Terminal(Front):
    """The terminal of somebody at a table in a room, to which arrives what they are told there."""

    def __init__(self, room: RoomHarness, who: Someone) -> None:
        super().__init__(PlayerSession(Settings(sound="off", forced="ask")))
        self.line = PiecedLine(who)
        self.arrives()
        visit = Visit(self.line.link, SavedSeat.of(who.seated))
        options = FrontOptions(True, ALARM, clock=lambda: room.now)
        self.session.starting(TableScreen(self.session, visit, options))
        self.open()

    def arrives(self) -> None:
        """What was told since the last call has arrived, and is told."""
        self.line.catches_up()
        if self.heard:
            self.hears_what_came()


def test_the_row_stands_with_its_seconds_until_a_bot_may_play() -> None:
    """Promise of docs/online.md: from the news of an absence on the row that lets a bot play stands
    there with its seconds; before they are over it tells them, and then one key takes it."""
    room, here, away = away_on_turn(patience=45)
    one = Terminal(room, here)
    assert not one.rows
    room.wait(11)
    one.arrives()
    name = away.connection.address
    assert one.heard[-1][1].news == (f"{name} is away.",)
    assert one.heard[-1][1].focus == f"A bot may play for {name} in 36 seconds"
    assert one.rows == (f"Let a bot play for {name}, in 36 seconds, 1 of 1",)
    room.wait(10)
    assert one.press("1").focus == f"A bot may play for {name} in 26 seconds"
    assert one.line.asked == []
    room.wait(25)
    one.arrives()
    assert one.heard[-1][1].focus == f"A bot may play for {name} now, press 1"
    assert one.rows == (f"Let a bot play for {name}, 1 of 1",)
    one.press(EarlyKey("1"))
    assert one.line.asked == []
    with unanswered():
        one.press("1")
    assert one.line.asked == [msg.LetBotPlay(away.seated.guest)]
    here.says(msg.LetBotPlay(away.seated.guest))
    room.wait(1)
    one.arrives()
    assert any(f"A bot plays for {name}" in sentence for sentence in one.text())
    assert one.breaches(()) == []


def test_the_row_goes_when_they_are_back() -> None:
    """Promise of docs/online.md: whoever comes back has the seat at once, and the row is gone."""
    room, here, away = away_on_turn(patience=45)
    one = Terminal(room, here)
    room.wait(60)
    one.arrives()
    assert one.rows
    room.back(away)
    room.wait(1)
    one.arrives()
    assert one.heard[-1][1].focus == f"{away.connection.address} is back"
    assert not one.rows
    assert one.press("1").news == ()
    assert one.line.asked == []


def test_who_presses_no_key_is_told_and_one_key_is_the_sign() -> None:
    """Promise of docs/online.md: who presses no key for three minutes at a listed table hears that
    a bot may play, and the next key, whichever it is, is told to the table at once."""
    room, here, away = away_on_turn(patience=45, public=True)
    idle = room.back(away)
    one, other = Terminal(room, idle), Terminal(room, here)
    one.press("w")
    idle.says(msg.Awake())
    room.wait(182)
    for each in (one, other):
        each.arrives()
    told = " ".join(one.text())
    assert "A bot may play for you now, press any key to go on yourself" in told
    name = away.connection.address
    assert f"{name} has pressed no key for some minutes." in other.text()
    assert other.heard[-1][1].focus == f"A bot may play for {name} now, press 1"
    sent = len(one.line.sent)
    one.press("w")
    assert one.line.sent[sent:] == [msg.Awake()]
