"""Slow tables, at which a turn has a day and people come one after the other."""

from __future__ import annotations

from sorry_a11y.online.server.people.identities import Identities
from sorry_a11y.online.server.rooms.journal import Acted, Began
from sorry_a11y.online.wire import protocol as msg
from sorry_a11y.store.sqlite_log import SqliteLog

from .memory_log import MemoryLog
from .people import RoomHarness, Someone
from .test_awaited_turn import draws_again, stood_in
from .test_hall import HallHarness

HOUR = 3600.0
SLOW = {"red": "you", "yellow": "open"}


class SlowHarness(HallHarness):
    """A server with a clock that goes forward by hours, each of which the lobby notices."""

    def __init__(
        self, identities: Identities | None = None, journal: SqliteLog | None = None
    ) -> None:
        self.begun = 1_800_000_000.0
        super().__init__(identities, journal)

    def date(self) -> float:
        return self.begun + self.now

    def hours(self, count: float) -> None:
        self.now += count * HOUR
        self.lobby.tick(self.now)
        self.settle()

    def starts_anew(self) -> SlowHarness:
        """Another process with the same journal, at the same moment, whose clock began anew."""
        other = SlowHarness(self.identities, self.journal)
        other.begun = self.date() - other.now
        other.restart()
        return other


def at_slow_table(**wishes: object) -> tuple[SlowHarness, Someone, Someone]:
    """A slow table of Ann's at which it is the turn of Ben, who has gone; the server, and both."""
    hall = SlowHarness()
    ann, ben = hall.known("Ann"), hall.known("Ben")
    wish = {"seats": SLOW, "undo": "off", "patience": msg.A_DAY, **wishes}
    ann.says(msg.HostTable("hasbro", "Ann", **wish))  # type: ignore[arg-type]
    ben.says(msg.Join(ann.seated.code, "Ben"))
    ann.says(msg.Manage("start"))
    hall.play(ann, 6)
    while not ben.is_on_turn or any(map(draws_again, ben.views.values())):
        hall.play(ann, 1)
    ben.goes_away()
    return hall, ann, ben


def test_nobody_is_played_for_before_the_day_is_over() -> None:
    """Promise of docs/online.md: while the day lasts no bot plays, nor can anybody let one; when it
    is over a bot does, at once and once."""
    hall, ann, ben = at_slow_table(stand_in="auto")
    for _ in range(23):
        hall.hours(1)
    assert stood_in(hall, ann) == 0
    assert ann.refusal(msg.LetBotPlay(ben.seated.guest)) == "early"
    assert "Ben awaited" not in ann.happened()
    hall.hours(1)
    assert stood_in(hall, ann) == 1


def test_anyone_may_let_a_bot_play_after_the_day() -> None:
    """Promise of --stand-in anyone at a slow table: it is told once when the day is over, and a bot
    plays by a press, however much later that comes."""
    hall, here, gone = at_slow_table()
    hall.hours(23.9)
    assert "Ben awaited" not in here.happened()
    hall.hours(30)
    assert here.happened().count("Ben awaited") == 1
    assert stood_in(hall, here) == 0
    here.says(msg.LetBotPlay(gone.seated.guest))
    assert stood_in(hall, here) == 1


def test_the_day_goes_on_while_nobody_is_there_and_no_server_runs() -> None:
    """Promise: the day counts from the turn's beginning, across a table that sleeps and a server
    that starts anew; when it is over a bot plays as soon as somebody comes."""
    hall, here, gone = at_slow_table(stand_in="auto")
    here.goes_away()
    hall.hours(12)
    assert not [*hall.lobby.rooms.here]
    for hours, bots in ((11.0, 0), (1.0, 1)):
        hall = hall.starts_anew()
        hall.hours(hours)
        again = hall.back(here)
        assert stood_in(hall, again) == bots
        again.goes_away()
    assert hall.back(gone).state.slow


def test_the_turn_begins_with_each_decision() -> None:
    """Promise: a decision begins the next day, and so does going on after a pause."""
    hall, ann, ben = at_slow_table(stand_in="auto")
    hall.hours(20)
    ben = hall.back(ben)
    ben.ends_turn()
    hall.play_until(ben)
    ben.goes_away()
    hall.hours(20)
    assert stood_in(hall, ann) == 0
    ann.says(msg.Manage("pause"))
    hall.hours(40)
    ann.says(msg.Manage("go-on"))
    ann.goes_away()
    hall = hall.starts_anew()
    hall.hours(23)
    ann = hall.back(ann)
    assert stood_in(hall, ann) == 0
    hall.hours(1)
    assert stood_in(hall, ann) >= 1


def test_other_tables_keep_no_dates() -> None:
    """Promise of docs/decisions/0086: only a slow table's entries say when."""
    hall, here, _ = at_slow_table()
    table = hall.table(here).id
    assert all(one.at for one in hall.entries(table) if isinstance(one, Acted))
    room = RoomHarness(MemoryLog())
    ann = room.host()
    ann.says(msg.Manage("start"))
    found = room.entries(room.table(ann).id)
    assert any(isinstance(one, Began) for one in found)
    assert not any(one.at for one in found if isinstance(one, Acted))


def test_only_a_day_makes_a_slow_table() -> None:
    """Promise: an hour at most, or a day; what is between is refused."""
    hall = SlowHarness()
    ann = hall.known("Ann")
    wish = {"game": "hasbro", "name": "Ann", "seats": SLOW}
    assert ann.refusal(msg.HostTable(**wish, patience=7200)) == "message"  # type: ignore[arg-type]
    assert not [*hall.lobby.rooms.here]
    assert ann.refusal(msg.HostTable(**wish, patience=msg.A_DAY)) == ""  # type: ignore[arg-type]


def test_a_listed_slow_table_is_found_for_a_day() -> None:
    """Promise of docs/online.md: it is listed as slow while nobody is there, for a day; play now
    leads to none."""
    hall = SlowHarness()
    ann, ben = hall.known("Ann"), hall.known("Ben")
    ann.says(msg.HostTable("hasbro", "Ann", SLOW, public=True, patience=msg.A_DAY))
    ben.says(msg.PlayNow("hasbro", "Ben"))
    assert ben.seated.table != ann.seated.table
    ann.goes_away()
    ben.goes_away()
    hall.hours(23)
    cid = hall.known("Max")
    cid.says(msg.ListTables())
    assert [(one.host, one.slow) for one in cid.all(msg.Listing)[-1].tables] == [("Ann", True)]
    hall.hours(1.1)
    cid.says(msg.ListTables())
    assert not cid.all(msg.Listing)[-1].tables


def turns(one: Someone) -> list[tuple[str, str]]:
    """Of whose tables somebody was told that it is their turn there, and which those are."""
    return [(n.name, n.code) for n in one.all(msg.Notice) if n.what == "turn"]


def test_the_hall_tells_whose_turn_it_is() -> None:
    """Promise of docs/online.md: on coming in, days later and at a server that was started anew,
    one is told of the slow tables that wait for one; and no more once one has played."""
    hall, ann, ben = at_slow_table()
    table = ben.seated.table
    assert turns(hall.known("Ann")) == []
    ann.goes_away()
    hall.hours(30)
    hall = hall.starts_anew()
    assert turns(hall.known("Ben")) == [("Ann", table)]
    hall.back(ben).ends_turn()
    assert turns(hall.known("Ben")) == []
    assert turns(hall.known("Ann")) == [("", table)]


def test_a_turn_that_begins_is_told_at_once_to_who_is_in_the_hall() -> None:
    """Promise of docs/online.md: whoever is in the hall, or at another table, when their turn
    begins hears so at once; nobody else does, nor of an ordinary table."""
    hall, ann, ben = at_slow_table()
    ben = hall.back(ben)
    ann.goes_away()
    waiting, eve = hall.known("Ann"), hall.known("Eve")
    assert turns(waiting) == []
    ben.ends_turn()
    assert len(turns(waiting)) == 1
    assert turns(eve) == []


def test_the_end_of_an_identity_takes_what_waits_for_it() -> None:
    """Promise of forgetting: whoever takes the name of somebody who is forgotten hears of no turn
    of theirs."""
    hall, _, _ = at_slow_table()
    ben = hall.known("Ben")
    assert len(turns(ben)) == 1
    ben.says(msg.ForgetMe())
    ben.goes_away()
    assert turns(hall.known("Ben")) == []


def test_a_turn_is_known_with_the_decision_that_begins_it_and_not_without() -> None:
    """Promise of decision 0086: whose turn it is is stored with the decision, all or nothing, so
    that a server which ends at any moment has told nobody otherwise than its log."""
    hall, _, gone = at_slow_table()
    here, waiting = hall.known("Ben"), hall.known("Ann")
    person, ben = here.connection.person, hall.back(gone)
    hall.journal.fails = True  # type: ignore[attr-defined]
    ben.plays()
    assert ben.all(msg.Refused)[-1].why == "saved"
    assert turns(waiting) == []
    assert len(hall.journal.turns_of(person)) == 1
    hall.journal.fails = False  # type: ignore[attr-defined]
    hall.settle()
    hall.back(ben).ends_turn()
    assert len(turns(waiting)) == 1
    assert hall.journal.turns_of(person) == []
