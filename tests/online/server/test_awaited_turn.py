"""The turn of somebody who is away, or presses no key: who is told, and when a bot plays it."""

from __future__ import annotations

import pytest

from sorry_a11y.core.rules.view import View
from sorry_a11y.online.wire import protocol as msg

from .people import DECIDED, RoomHarness, Someone, two_at_a_table


def away_on_turn(**wishes: object) -> tuple[RoomHarness, Someone, Someone]:
    """A table at which it is the turn of somebody who has gone away, with a card that gives no
    second turn; the room, who is here, and who is not."""
    room, ann, ben = two_at_a_table(**{"patience": 20, **wishes})
    room.play(ann, 6)
    while any(draws_again(view) for one in (ann, ben) for view in one.views.values()):
        room.play(ann, 1)
    away, here = (ann, ben) if ann.is_on_turn else (ben, ann)
    away.goes_away()
    return room, here, away


def draws_again(view: View) -> bool:
    """Whether the card that is to be played now gives another turn."""
    return view.to_act and any(view.rules.cards[kind].again for kind in view.hand)


def stood_in(room: RoomHarness, one: Someone) -> int:
    """How many decisions bots took for people."""
    game = room.rebuilt(one).game
    return game.number - DECIDED.get(room.journal, 0) if game else 0


def awaited(one: Someone) -> tuple[int, int]:
    """For whom a bot may play by the last state of the table, and in how many seconds."""
    return one.state.awaited, one.state.bot_in


def count(one: Someone, what: str) -> int:
    """How often somebody was told an event of people."""
    return sum(told.endswith(f" {what}") for told in one.happened())


def test_absence_is_told_after_ten_seconds_and_a_bot_may_play_after_forty_five() -> None:
    """Promise of docs/online.md: after 10 seconds the others hear that somebody is away and when a
    bot may play, and after 45 that it may; one press of anybody lets it, told once."""
    room, here, away = away_on_turn(patience=45)
    number = away.seated.guest
    room.wait(9)
    assert (count(here, "away"), count(here, "awaited")) == (0, 0)
    room.wait(2)
    name = away.connection.address
    assert here.happened()[-2:] == [f"{name} away", f"{name} awaited"]
    assert awaited(here)[0] == number
    assert 33 <= awaited(here)[1] <= 36
    assert here.refusal(msg.LetBotPlay(number)) == "early"
    assert stood_in(room, here) == 0
    room.wait(36)
    assert (awaited(here), count(here, "awaited")) == ((number, 0), 2)
    room.wait(400)
    assert (count(here, "awaited"), stood_in(room, here)) == (2, 0), "at a table of friends"
    here.says(msg.LetBotPlay(number))
    assert (stood_in(room, here), count(here, "stands-in")) == (1, 1)
    assert awaited(here) == (-1, 0)


def test_a_seat_is_theirs_again_at_once() -> None:
    """Promise: who comes back decides, whatever a bot did or might; the others are told once."""
    room, here, away = away_on_turn()
    room.wait(21)
    here.says(msg.LetBotPlay(away.seated.guest))
    assert stood_in(room, here) == 1
    again = room.back(away)
    assert count(here, "back") == 1
    assert here.happened()[-1].endswith(" back")
    assert not any(seat.away for seat in here.state.seats)
    room.play_until(again)
    again.goes_away()
    room.wait(30)
    assert awaited(here) == (away.seated.guest, 0)
    again = room.back(away)
    assert (awaited(here), count(here, "back")) == ((-1, 0), 2)
    assert here.refusal(msg.LetBotPlay(away.seated.guest)) == "early"
    again.plays()
    assert stood_in(room, here) == 1


def test_a_second_absence_is_waited_for_anew() -> None:
    """Promise: a bot that was let in plays until the player is back, and not a turn longer."""
    room, here, away = away_on_turn(stand_in="auto")
    room.wait(21)
    room.play(here, 12)
    assert stood_in(room, here) > 1
    again = room.back(away)
    room.play_until(again)
    before = stood_in(room, here)
    again.goes_away()
    room.wait(19)
    assert stood_in(room, here) == before


@pytest.mark.parametrize(
    ("wishes", "seconds"),
    [
        ({"stand_in": "auto"}, 20),
        ({"stand_in": "auto", "public": True}, 20),
        ({"public": True}, 40),
        ({}, None),
        ({"stand_in": "wait"}, None),
        ({"stand_in": "wait", "public": True}, None),
    ],
)
def test_a_bot_plays_by_itself_as_the_table_says(
    wishes: dict[str, object], seconds: int | None
) -> None:
    """Promise of --stand-in: auto plays after the patience; at a table of strangers a bot plays by
    itself after a second silence of the same length, among friends it waits for a press, and wait
    waits for ever."""
    room, here, _ = away_on_turn(**wishes)
    if seconds is None:
        room.wait(4000)
        assert stood_in(room, here) == 0
        return
    room.wait(seconds - 1)
    assert stood_in(room, here) == 0
    room.wait(2)
    assert stood_in(room, here) == 1


def test_whoever_only_watches_lets_no_bot_play() -> None:
    """Promise: the row is one of those who play."""
    room, here, away = away_on_turn()
    eve = room.guest(here if here.seated.code else away, "Eve", watch=True)
    room.wait(21)
    assert eve.refusal(msg.LetBotPlay(away.seated.guest)) == "turn"
    assert stood_in(room, here) == 0


def idle_on_turn(**wishes: object) -> tuple[RoomHarness, Someone, Someone]:
    """A listed table at which it is the turn of somebody who is here and does nothing; the room,
    the other one, and who is idle."""
    room, ann, ben = two_at_a_table(**{"patience": 20, "public": True, **wishes})
    while any(draws_again(view) for one in (ann, ben) for view in one.views.values()):
        room.play(ann, 1)
    idle, here = (ann, ben) if ann.is_on_turn else (ben, ann)
    return room, here, idle


def test_who_is_here_and_does_nothing_is_played_for_at_a_listed_table() -> None:
    """Promise: among strangers everybody is told after three minutes without a key on somebody's
    turn, anybody lets a bot play, and it plays until their next key."""
    room, here, idle = idle_on_turn(stand_in="auto")
    room.wait(179)
    assert not count(here, "idle")
    room.wait(2)
    assert (count(here, "idle"), count(idle, "idle")) == (1, 1)
    here.says(msg.LetBotPlay(idle.seated.guest))
    assert (stood_in(room, here), count(here, "stands-in")) == (1, 1)
    room.play(here, 1)
    room.wait(1)
    before = stood_in(room, here)
    idle.says(msg.Awake())
    assert here.happened()[-1].endswith(" back")
    room.play_until(idle)
    room.wait(100)
    assert stood_in(room, here) == before


def test_any_key_of_who_is_idle_is_enough() -> None:
    """Promise: a key begins the wait anew, and ends it where a bot may play already."""
    room, here, idle = idle_on_turn()
    room.wait(170)
    idle.says(msg.Awake())
    room.wait(170)
    assert not count(here, "idle")
    room.wait(12)
    assert awaited(here) == (idle.seated.guest, 0)
    idle.says(msg.Awake())
    assert (awaited(here), count(here, "back")) == ((-1, 0), 1)
    assert here.refusal(msg.LetBotPlay(idle.seated.guest)) == "early"
    assert (stood_in(room, here), idle.is_on_turn) == (0, True)
    room.wait(199)
    assert stood_in(room, here) == 0
    room.wait(3)
    assert stood_in(room, here) == 1, "after a second silence a bot plays by itself"


@pytest.mark.parametrize("wishes", [{"public": False}, {"stand_in": "wait"}])
def test_friends_may_think_as_long_as_they_like(wishes: dict[str, object]) -> None:
    """Promise: at a table that is not listed, or that waits for ever, nobody is told of who is here
    and thinks, and no bot plays."""
    room, here, idle = idle_on_turn(**wishes)
    room.wait(2000)
    assert (count(here, "idle"), count(idle, "idle")) == (0, 0)
    assert stood_in(room, here) == 0


def test_absence_counts_only_on_the_own_turn() -> None:
    """Promise: while others decide, no bot may play for who is away."""
    room, ann, ben = two_at_a_table(patience=20, stand_in="auto")
    room.play(ann, 6)
    away, here = (ben, ann) if ann.is_on_turn else (ann, ben)
    away.goes_away()
    room.wait(500)
    assert (awaited(here), stood_in(room, here)) == ((-1, 0), 0)


def test_a_table_that_everybody_left_for_a_while_waits() -> None:
    """Promise: with nobody there the game stands still, whatever was chosen."""
    room, here, _ = away_on_turn(stand_in="auto")
    here.goes_away()
    room.wait(4000)
    assert stood_in(room, here) == 0


def three_with_one_away() -> tuple[RoomHarness, Someone, Someone, Someone]:
    """A table of three, at which a bot may play for the one on turn: the room, the two who are here
    with the host first, and who is away."""
    room = RoomHarness()
    ann = room.host(
        "Ann", seats={"red": "you", "yellow": "open", "blue": "open"}, patience=20, options={}
    )
    ben, cid = room.guest(ann, "Ben"), room.guest(ann, "Cid")
    ann.says(msg.Manage("start"))
    while not ben.is_on_turn or any(draws_again(view) for view in ben.views.values()):
        next(one for one in room.people if one.is_on_turn).plays()
    ben.goes_away()
    room.wait(21)
    assert awaited(cid) == (ben.seated.guest, 0)
    return room, ann, cid, ben


def test_the_wait_for_who_is_removed_ends() -> None:
    """Promise: where the host removes the guest who is waited for, a bot plays at once, and a press
    that comes late plays for nobody else."""
    room, ann, cid, ben = three_with_one_away()
    ann.says(msg.Manage("kick", ben.seated.guest))
    assert stood_in(room, ann) == 1, "a bot plays on in the place of who was removed"
    assert awaited(cid) == (-1, 0)
    assert cid.refusal(msg.LetBotPlay(ben.seated.guest)) == "turn"
    assert stood_in(room, ann) == 1


def test_two_presses_play_one_turn() -> None:
    """Promise: where two let a bot play in the same moment, it plays once."""
    room, ann, cid, ben = three_with_one_away()
    for one in (ann, cid):
        one.says(msg.LetBotPlay(ben.seated.guest))
    assert stood_in(room, ann) == 1


def test_no_bot_plays_in_a_pause() -> None:
    """Promise: while the host has paused the game nobody is waited for, and no bot plays."""
    room, ann, cid, ben = three_with_one_away()
    ann.says(msg.Manage("pause"))
    assert awaited(cid) == (-1, 0)
    assert cid.refusal(msg.LetBotPlay(ben.seated.guest)) == "paused"
    assert stood_in(room, ann) == 0
    ann.says(msg.Manage("go-on"))
    assert awaited(cid)[0] == ben.seated.guest
