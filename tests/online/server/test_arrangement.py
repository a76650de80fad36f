"""The coming game of a table: its rules and seats, and who is ready for it."""

from __future__ import annotations

import pytest

from sorry_a11y.core.rules.board import Seat
from sorry_a11y.online.server.readiness import COUNTDOWN_S
from sorry_a11y.online.wire import protocol as msg
from tests.online.server.people import TWO, RoomHarness, Someone, two_at_a_table

PAIR = {"red": "you", "yellow": "open"}
DOG = msg.ArrangeTable("dog", {"red": "open", "blue": "runner", "yellow": "open", "green": "open"})


def gathered(**wishes: object) -> tuple[RoomHarness, Someone, Someone]:
    """Ann, who hosts, and Ben, before the first game."""
    room = RoomHarness()
    ann = room.host("Ann", **wishes)
    return room, ann, room.guest(ann)


def seat_of(one: Someone) -> int:
    """The seat of somebody, as the table tells it."""
    return next(seat.seat for seat in one.state.seats if seat.guest == one.seated.guest)


def test_the_host_changes_rules_and_seats_and_everybody_hears_it() -> None:
    """Promise of docs/protocol.md: arrange changes the coming game, told to all, and it begins."""
    room, ann, ben = gathered(seats=PAIR)
    assert ben.state.wishes == msg.HostTable("hasbro", "Ann").wishes
    ann.says(DOG)
    assert ben.happened()[-1] == "Ann arranged"
    state = ben.state
    assert state.wishes
    assert state.wishes.game == "dog"
    assert [seat.kind for seat in state.seats] == ["person", "runner", "person", "open"]
    assert ann.refusal(msg.Manage("start")) == ""
    assert room.game(ann).rules.name == "dog"


@pytest.mark.parametrize(
    ("wished", "why"),
    [
        (msg.ArrangeTable("chess", PAIR), "game"),
        (msg.ArrangeTable("hasbro", {"red": "open", "blue": "open"}), "seat"),
        (msg.ArrangeTable("hasbro", {"red": "open", "yellow": "runner"}), "seat"),
        (msg.ArrangeTable("hasbro", {"red": "open"}), "seat"),
        (msg.ArrangeTable("hasbro", {"red": "open", "yellow": "open", "pink": "open"}), "seat"),
        (msg.ArrangeTable("hasbro", PAIR, teams=True), "game"),
        (msg.ArrangeTable("dog", DOG.seats, {"seats": "2"}), "rules"),
    ],
    ids=["game", "Ben's seat", "a bot for Ben", "too few", "colour", "teams", "pairs"],
)
def test_what_cannot_be_arranged_changes_nothing(wished: msg.ArrangeTable, why: str) -> None:
    """Promise of docs/protocol.md: nobody loses a seat, and a refused request changes nothing."""
    room, ann, ben = gathered(seats=PAIR)
    before = room.table(ann).opened
    assert ann.refusal(wished) == why
    assert room.table(ann).opened == before
    assert "Ann arranged" not in ben.happened()


def test_only_the_host_arranges_and_only_between_games() -> None:
    """Promise of docs/protocol.md: arrange is the host's, and refused while a game goes on."""
    _, ann, ben = gathered(seats=PAIR)
    assert ben.refusal(msg.ArrangeTable("hasbro", PAIR)) == "host"
    ann.says(msg.Manage("start"))
    for one, wished in ((ann, DOG), (ben, msg.ChangeSeat(Seat(0))), (ben, msg.Ready())):
        assert one.refusal(wished) == "begun"


def test_a_guest_takes_a_free_seat_or_that_of_a_bot() -> None:
    """Promise of docs/protocol.md: a guest takes a bot's seat, which gets the old one."""
    room, ann, ben = gathered()
    assert seat_of(ben) == 2
    assert ben.refusal(msg.ChangeSeat(Seat(0))) == "seat"
    assert ben.refusal(msg.ChangeSeat(Seat(3))) == "seat"
    ben.says(msg.ChangeSeat(Seat(1)))
    assert ann.happened()[-1] == "Ben moved"
    assert [seat.kind for seat in ann.state.seats] == ["person", "person", "runner"]
    ann.says(msg.Manage("start"))
    assert room.game(ann).seating.name(Seat(1)) == "Ben"


def test_a_seat_changed_after_a_game_is_that_of_the_next() -> None:
    """Promise of docs/protocol.md: after a game it is the coming one that has other seats; the
    record of the last stays its players', and a restarted server knows it."""
    room, ann, ben = two_at_a_table(seats=TWO)
    room.play(ann)
    ben.says(msg.ChangeSeat(Seat(1)))
    assert ben.state.own == (Seat(2),)
    assert seat_of(ben) == 1
    assert ben.refusal(msg.AskRecord()) == ""
    rebuilt = room.rebuilt(ann)
    assert rebuilt.state_for(rebuilt.members.guests[0]).seats[1].name == "Ben"
    ann.says(msg.Manage("start"))
    assert ben.state.own == (Seat(1),)
    assert room.game(ann).seating.name(Seat(1)) == "Ben"


def test_a_newcomer_sits_down_between_two_games() -> None:
    """Promise of docs/online.md: whoever comes after a game has a seat in the next one, and is
    waited for as everybody; whoever finds no seat watches, and takes one that becomes free."""
    room, ann, ben = two_at_a_table(seats=PAIR | {"blue": "open"})
    room.play(ann)
    cem, dot = room.guest(ann, "Cem"), room.guest(ann, "Dot")
    assert ann.happened()[-1] == "Cem came", "of watchers the number alone is told"
    assert (cem.seated.seats, dot.seated.seats) == ([2], [])
    assert (cem.state.own, dot.state.watchers) == ((), ["Dot"])
    assert cem.refusal(msg.AskRecord()) == "record", "it was not their game"
    for one in (ann, ben):
        one.says(msg.Ready())
    assert "Ben begins" not in ann.happened(), "Cem is not ready"
    assert dot.refusal(msg.ChangeSeat(Seat(2))) == "full"
    cem.says(msg.Leave())
    dot.says(msg.ChangeSeat(Seat(2)))
    assert ann.happened()[-2:] == ["Cem left", "Dot came"]
    assert room.rebuilt(ann).members.watchers() == []
    dot.says(msg.Ready())
    room.wait(COUNTDOWN_S + 1)
    assert dot.state.own == (Seat(2),)
    assert room.game(ann).seating.name(Seat(2)) == "Dot"


def test_a_locked_table_gives_no_seat_to_who_watches() -> None:
    """Promise of the table menu: while the table is locked nobody else joins the game."""
    room, ann, _ = gathered(seats=PAIR | {"blue": "open"})
    dot = room.guest(ann, "Dot", watch=True)
    ann.says(msg.Manage("lock"))
    assert dot.refusal(msg.ChangeSeat(Seat(1))) == "closed"


def test_two_seats_move_together() -> None:
    """Promise of docs/online.md: in Dog for two both seats of a player change, and of a bot."""
    pairs = {"red": "you", "yellow": "open", "blue": "runner", "green": "runner"}
    room = RoomHarness()
    ann = room.host("Ann", game="dog", options={"seats": "2"}, seats=pairs)
    assert ann.refusal(msg.ChangeSeat(Seat(3))) == ""
    own = {seat.seat for seat in ann.state.seats if seat.guest == ann.seated.guest}
    assert own == {1, 3}
    assert [seat.kind for seat in ann.state.seats] == ["runner", "person"] * 2
    ann.says(msg.Manage("start"))
    assert ann.state.own == (Seat(3), Seat(1))


def test_all_who_are_ready_begin_after_a_countdown() -> None:
    """Promise of docs/online.md: after a game another one begins when all have said so."""
    room, ann, ben = two_at_a_table(seats=TWO)
    room.play(ann)
    first = room.game(ann)
    ben.says(msg.Ready())
    assert ann.happened()[-1] == "Ben ready"
    assert ann.state.ready == [ben.seated.guest]
    room.wait(60)
    assert room.game(ann) is first, "Ann has not said so"
    ann.says(msg.Ready())
    assert ben.happened()[-2:] == ["Ann ready", "Ann begins"]
    assert ben.state.starts_in == COUNTDOWN_S
    room.wait(COUNTDOWN_S - 1)
    assert room.game(ann) is first
    room.wait(2)
    assert room.game(ann) is not first
    assert ben.state.ready == []


def test_a_countdown_is_stopped_by_anybody() -> None:
    """Promise of docs/online.md: whoever says that they are not ready stops the countdown."""
    room, ann, ben = two_at_a_table(seats=TWO)
    room.play(ann)
    first = room.game(ann)
    for one in (ann, ben):
        one.says(msg.Ready())
    ben.says(msg.Ready(on=False))
    assert ann.happened()[-1] == "Ben unready"
    assert ann.state.starts_in == 0
    room.wait(60)
    assert room.game(ann) is first


def test_who_is_away_is_not_waited_for() -> None:
    """Promise of docs/protocol.md: the players who are here decide."""
    room, ann, ben = two_at_a_table(seats=TWO)
    room.play(ann)
    first = room.game(ann)
    ben.goes_away()
    ann.says(msg.Ready())
    room.wait(2)
    assert room.game(ann) is not first


def test_who_comes_back_unready_stops_the_countdown() -> None:
    """Promise of docs/protocol.md: the game begins by itself only if all who are here are ready."""
    room, ann, ben = gathered(seats={**PAIR, "blue": "open"})
    eve = room.guest(ann, "Eve")
    eve.goes_away()
    for one in (ann, ben):
        one.says(msg.Ready())
    assert ann.state.starts_in == COUNTDOWN_S
    eve = room.back(eve)
    room.wait(60)
    assert room.table(ann).game is None
    assert ann.state.starts_in == 0
    eve.says(msg.Ready())
    room.wait(COUNTDOWN_S + 1)
    assert room.table(ann).game is not None


def test_a_first_game_waits_for_its_open_seats() -> None:
    """Promise of docs/protocol.md: being ready begins no first game while a seat is open."""
    room = RoomHarness()
    ann = room.host("Ann", seats={**PAIR, "blue": "open"})
    ben = room.guest(ann)
    for one in (ann, ben):
        one.says(msg.Ready())
    room.wait(30)
    assert room.table(ann).game is None
    eve = room.guest(ann, "Eve")
    eve.says(msg.Ready())
    room.wait(COUNTDOWN_S + 1)
    assert room.table(ann).game is not None
