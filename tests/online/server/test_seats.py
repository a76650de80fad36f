"""Seats: opened, taken, kept for who is away, given back to who brings the token."""

from __future__ import annotations

from pathlib import Path

import pytest

from sorry_a11y.online.server.rooms import members
from sorry_a11y.online.wire import protocol as msg
from sorry_a11y.online.wire.encoding import Heard
from sorry_a11y.store.threaded_log import open_alone

from .people import RoomHarness, Someone, two_at_a_table


def test_a_code_brings_a_friend_to_the_open_seat() -> None:
    """Promise: the code, said in groups with any blanks, is all that a friend needs."""
    room = RoomHarness()
    ann = room.host()
    assert ann.seated.seats == [0]
    code = ann.seated.code
    ben = room.someone()
    ben.says(msg.Join(f" {code[:4]}-{code[4:8]}  {code[8:]}", "Ben"))
    assert ben.seated.seats == [2]
    assert ben.seated.code == "", "it is the host's to give"
    assert ann.happened() == ["Ben came"]


def test_who_tells_that_a_guest_came_or_went_counts_the_seats_of_then() -> None:
    """Promise of docs/online.md: how the table stands comes before the news of who sat down or
    left, so that nobody hears of one free seat too many or too few."""
    room = RoomHarness()
    ann = room.host()
    ben = room.guest(ann)

    def free_when_told() -> int:
        """The free seats that Ann knew of when she was told the last news."""
        messages = ann.told
        told = max(at for at, one in enumerate(messages) if isinstance(one, msg.Happened))
        state = [one for one in messages[:told] if isinstance(one, msg.TableState)][-1]
        return sum(one.kind in ("open", "person") and one.guest < 0 for one in state.seats)

    assert ann.happened() == ["Ben came"]
    assert free_when_told() == 0
    ben.says(msg.Leave())
    assert ann.happened() == ["Ben came", "Ben left"]
    assert free_when_told() == 1


def test_refusals_before_a_seat_say_why() -> None:
    """Promise: whoever cannot sit hears the reason, and the table is as before."""
    room = RoomHarness()
    ann = room.host()
    room.guest(ann)
    code = ann.seated.code
    cem = room.someone()
    before = room.table(ann).journal.seq
    assert cem.refusal(msg.Join("000000000000", "Cem")) == "code"
    assert cem.refusal(msg.Join("not a code", "Cem")) == "code"
    assert cem.refusal(msg.Join(code, "Ben")) == "name"
    assert cem.all(msg.Refused)[-1].accepted == "Ben 2"
    assert cem.refusal(msg.Manage("start")) == "token"
    assert cem.refusal(msg.Back(ann.seated.table, "0" * 32)) == "token"
    assert room.table(ann).journal.seq == before
    assert ann.happened() == ["Ben came"]


@pytest.mark.parametrize(
    ("game", "name", "accepted"),
    [
        ("hasbro", "Jack", None),
        ("dog", "Jack", "Jack B"),
        ("hasbro", "Sorry", "Sorry B"),
        ("dog", "Sorry", None),
        ("dog", "Will Green", None),
        ("hasbro", "Green", "Green B"),
        ("hasbro", "Server", "Ann 2"),
        ("hasbro", "Bea\u200b😀", "Bea"),
        ("hasbro", "Annabella Ann-Christine", "Annabella Ann-Christ"),
        ("hasbro", "B\u0435n", "B n"),
    ],
)
def test_names_are_refused_by_the_words_of_that_game(
    game: str, name: str, accepted: str | None
) -> None:
    """Promise of docs/online.md: a name may be no word of the game at that table, and whoever is
    refused is offered a similar one that is free there."""
    seats = {"red": "you", "blue": "open", "yellow": "open", "green": "open"}
    room = RoomHarness()
    ann = room.host("Ann", game=game, seats=seats, options={})
    new = room.someone()
    why = "" if accepted is None else "name"
    assert new.refusal(msg.Join(ann.seated.code, name)) == why
    if accepted:
        assert new.all(msg.Refused)[-1].accepted == accepted
        assert new.refusal(msg.Join(ann.seated.code, accepted)) == ""


def test_a_look_tells_whose_table_it_is_and_nothing_of_its_game() -> None:
    """Promise of docs/protocol.md: whoever has the code hears who sits where, which game, what is
    open, before they sit down, and nothing of the cards; the people at the table hear nothing."""
    room, ann, ben = two_at_a_table()
    new, before = room.someone(), len(ann.told)
    assert new.refusal(msg.LookAt(ann.seated.code)) == ""
    seen = new.all(msg.TableState)[-1]
    assert (seen.stage, seen.host, seen.setup, seen.own) == ("playing", ann.seated.guest, None, ())
    assert [seat.name for seat in seen.seats[:1]] == ["Ann"]
    assert seen.wishes == msg.HostTable("hasbro", "Ann").wishes
    assert not new.all(Heard)
    assert (len(ann.told), new.connection.has_seat) == (before, False)
    assert ben.refusal(msg.LookAt(ann.seated.code)) == "begun", "who sits has a table"


def test_nobody_is_called_like_a_card_of_the_coming_game() -> None:
    """Promise: the host makes no game of Dog for somebody whose name is one of its cards."""
    room = RoomHarness()
    ann = room.host("Ann", seats={"red": "you", "yellow": "open"})
    room.guest(ann, "Jack")
    dog = dict.fromkeys(("red", "blue", "yellow", "green"), "open")
    assert ann.refusal(msg.ArrangeTable("dog", dog)) == "name"
    refused = ann.all(msg.Refused)[-1]
    assert (refused.given, refused.accepted) == ("Jack", "Jack B")


def test_the_token_brings_back_from_any_device_and_the_newer_wins() -> None:
    """Promise: one seat, one device; the older one hears where it went, the others nothing."""
    room, ann, ben = two_at_a_table()
    again = room.back(ben, address="a telephone")
    assert ben.told[-1] == msg.Bye("elsewhere")
    assert again.views.keys() == {2}
    ben.goes_away()
    room.wait(60)
    assert ann.happened() == ["Ben came"]
    assert ben.refusal(msg.Say("still me")) in ("", "token")
    room.play(ann, 6)
    assert again.question > 0


def test_away_is_told_after_ten_seconds_once_and_back_only_then() -> None:
    """Promise of reconnecting: a short break is not news; a long one is told once, and so is its
    end."""
    room, ann, ben = two_at_a_table(stand_in="wait")
    ben.goes_away()
    room.wait(9)
    ben = room.back(ben)
    assert ann.happened() == ["Ben came"]
    ben.goes_away()
    room.wait(300)
    assert ann.happened() == ["Ben came", "Ben away"]
    room.back(ben)
    assert ann.happened() == ["Ben came", "Ben away", "Ben back"]


def test_what_was_missed_is_told_once_and_in_order() -> None:
    """Promise: after a break exactly the news after the last heard line comes, then all goes on."""
    room, ann, ben = two_at_a_table()
    room.play(ann, 10)
    heard = ben.all(Heard)
    since = heard[len(heard) // 2].seq
    missed = [one for one in heard if one.seq > since]
    asked = ben.views
    again = room.back(ben, since)
    assert [(h.seq, h.batch.events) for h in again.all(Heard)] == [
        (h.seq, h.batch.events) for h in missed
    ]
    assert again.views == asked


def test_who_leaves_is_told_once_and_a_bot_plays_on() -> None:
    """Promise: leaving ends nobody's game; the table never waits for who is gone."""
    room, ann, ben = two_at_a_table()
    ben.says(msg.Leave())
    assert ann.happened() == ["Ben came", "Ben left"]
    occupants = {one.name: one.kind for one in ann.state.seats}
    assert occupants["Ben"] not in ("open", "person", "you"), "key i tells that a bot has the seat"
    room.play(ann)
    assert room.table(ann).stage == "over"
    assert ben.refusal(msg.Say("hello")) == "token"


def test_when_the_host_leaves_somebody_else_is_the_host() -> None:
    """Promise: a table is never without a host while somebody sits at it."""
    _, ann, ben = two_at_a_table()
    ann.says(msg.Leave())
    assert ben.happened() == ["Ann left", "Ben hosts"]
    assert ben.refusal(msg.Manage("pause")) == ""


def test_who_comes_back_is_told_that_the_table_is_locked() -> None:
    """Promise: a host who comes back hears that the table is locked, and can unlock it."""
    room, ann, _ = two_at_a_table()
    ann.says(msg.Manage("lock"))
    ann.goes_away()
    assert room.back(ann).state.locked


def test_watchers_are_told_as_a_number_now_and_then() -> None:
    """Promise: who comes to watch and goes is told by the state of the table, at most once in ten
    seconds and never with the answer to what somebody did; nobody hears that a bot takes over."""
    room, ann, ben = two_at_a_table(undo="off")
    states = len(ann.all(msg.TableState))
    room.guest(ann, "Eve", watch=True)
    for number in range(30):
        room.guest(ann, f"Loud {number}", watch=True).says(msg.Leave())
        room.now += 0.3
        room.lobby.tick(room.now)
    assert [len(one.watchers) for one in ann.all(msg.TableState)[states:]] == [1]
    room.guest(ann, "Kim", watch=True)
    assert not [
        one for one in (ann if ann.is_on_turn else ben).plays() if isinstance(one, msg.TableState)
    ]
    room.wait(11)
    assert [len(one.watchers) for one in ben.all(msg.TableState)[-2:]] == [1, 2]
    assert ann.happened() == ["Ben came"]


@pytest.mark.parametrize("public", [False, True])
def test_who_was_removed_does_not_listen_on(
    monkeypatch: pytest.MonkeyPatch, *, public: bool
) -> None:
    """Promise: who watches without a name has a token that nobody guesses; it is another one after
    somebody was removed, whose connections hear no more; ban and lock hold for them too."""
    monkeypatch.setattr(members, "MOST_WATCHERS", 0)
    room = RoomHarness()
    ann = room.host(public=public)
    ben, eve = room.guest(ann), room.someone("home of Eve")
    table = ann.seated.table

    def watches(address: str, message: msg.Up) -> bool:
        one = room.someone(address)
        one.says(message)
        return one.connection.audience is not None

    eve.says(msg.Join(ann.seated.code, "Zoe", watch=True))
    audience = eve.connection.audience
    assert audience
    old = audience.token
    assert watches("Ben", msg.Back(table, old))  # his second connection
    assert not watches("Ben", msg.Back(table, "gallery"))
    ann.says(msg.Manage("kick", ben.seated.guest))
    assert list(audience.members) == [eve.connection]
    assert not watches("Ben", msg.Back(table, old))
    assert not watches("home of Eve", msg.Back(table, old))
    assert watches("home of Eve", msg.Back(table, audience.token))
    code = ann.all(msg.InviteCode)[-1].code
    assert watches("Ben", msg.Join(code, "Zoe", watch=True)) is not public
    ann.says(msg.Manage("lock"))
    assert not watches("home of Eve", msg.Back(table, audience.token))


def test_a_table_may_be_closed_to_watchers() -> None:
    """Promise: --watch no keeps everybody out who does not play."""
    room = RoomHarness()
    ann = room.host(watch=False)
    assert room.someone().refusal(msg.Join(ann.seated.code, "Eve", watch=True)) == "watch"


def test_a_removed_person_does_not_come_back(tmp_path: Path) -> None:
    """Promise of removing: the code that they know leads nowhere, the host alone is told the new
    one, nobody else loses a seat, and a server started anew holds to it."""
    journal = open_alone(tmp_path / "tables.sqlite")
    room = RoomHarness(journal)
    ann = room.host()
    eve = room.guest(ann, "Eve")
    old = ann.seated.code
    assert ann.refusal(msg.Manage("kick", 1)) == ""
    assert msg.Bye("removed") in eve.told
    new = ann.all(msg.InviteCode)[-1].code
    assert new != old
    assert not eve.all(msg.InviteCode)
    for harness in (room, RoomHarness(journal)):
        harness.restart()
        again = harness.someone("elsewhere")
        assert again.refusal(msg.Join(old, "Eva")) == "code"
        assert again.refusal(msg.Back(eve.seated.table, eve.seated.token)) == "token"
    ben = room.someone("Ben")
    assert ben.refusal(msg.Join(new, "Ben")) == ""
    assert new not in " ".join(line.text for line in journal.entries(ann.seated.table))
    journal.close()


@pytest.mark.parametrize("watch", [False, True])
def test_a_listed_table_bans_the_address_of_who_was_removed(*, watch: bool) -> None:
    """Promise of removing: where anybody is told the code, the address of who was removed, be it a
    watcher, is kept out for the table's life, and nobody else's."""
    room = RoomHarness()
    ann = room.host(public=True)
    eve = room.guest(ann, "Eve", watch=watch)
    ann.says(msg.Manage("kick", eve.seated.guest))
    code = ann.all(msg.InviteCode)[-1].code
    assert room.someone("Eve").refusal(msg.Join(code, "Eva", watch=watch)) == "closed"
    anew = RoomHarness(room.journal)
    anew.restart()
    assert anew.someone("Eve").refusal(msg.Join(code, "Eva", watch=watch)) == "closed"
    assert anew.someone("home").refusal(msg.Join(code, "Ben", watch=watch)) == ""


# -- a seat that is handed on to another device, or under another name ----------------------------


def lost_device(**wishes: object) -> tuple[RoomHarness, Someone, Someone, Someone]:
    """A game whose guest Ben is away, and came in again from another device: the room, Ann, who
    hosts, the lost device, and the new one."""
    room, ann, ben = two_at_a_table(**wishes)
    room.play(ann, 6)
    ben.goes_away()
    room.wait(11)
    new = room.someone("telephone")
    new.says(msg.Join(ann.seated.code, "Ben's phone"))
    return room, ann, ben, new


def handed(ann: Someone, ben: Someone, new: Someone) -> None:
    """Ask for the seat, and have the host say yes."""
    new.says(msg.AskSeat(ben.seated.guest))
    ann.says(msg.AnswerQuestion(ann.all(msg.Asked)[-1].ask, True))


def test_the_host_hands_a_seat_on_to_another_device() -> None:
    """Promise of docs/online.md: who comes where no seat is free watches, asks for the seat of
    somebody who is away, and plays on in it once the host says yes; the others hear it."""
    room, ann, ben, new = lost_device()
    eve = room.guest(ann, "Eve", watch=True)
    assert (new.seated.seats, new.state.own) == ([], ())
    new.says(msg.AskSeat(ben.seated.guest))
    asked = ann.all(msg.Asked)[-1]
    assert (asked.what, asked.names) == ("seat", ["Ben's phone", "Ben"])
    assert not eve.all(msg.Asked)
    assert eve.happened()[-1] == new.happened()[-1] == "Ben's phone wants-seat"
    ann.says(msg.AnswerQuestion(asked.ask, True))
    assert ann.happened()[-1] == "Ben handed", "which says that he is back"
    state = new.state
    assert (state.you, state.own) == (ben.seated.guest, tuple(ben.seated.seats))
    assert ann.state.watchers == ["Eve"]
    assert new.views.keys() == {*ben.seated.seats}
    room.play_until(new)
    new.plays()


def test_the_old_device_is_told_and_the_new_one_comes_back() -> None:
    """Promise of docs/online.md: the old device hears that the seat is elsewhere, and the secret of
    the new one leads to the seat, also at a server that was started anew."""
    room, ann, ben, new = lost_device()
    handed(ann, ben, new)
    old = room.someone("the old one")
    assert old.refusal(msg.Back(ben.seated.table, ben.seated.token, 0)) == "elsewhere"
    new.goes_away()
    found = room.rebuilt(ann).members.with_token(new.seated.token)
    assert found
    assert (found.name, found.number) == ("Ben", ben.seated.guest)
    again = room.back(new)
    assert again.state.own == tuple(ben.seated.seats)


@pytest.mark.parametrize("end", ["no", "silence", "back"])
def test_a_seat_that_is_not_granted_stays(end: str) -> None:
    """Promise: a no, half a minute of silence, and the return of who has the seat leave everything;
    after a no the same guest asks for it no more."""
    room, ann, ben, new = lost_device()
    new.says(msg.AskSeat(ben.seated.guest))
    asked = ann.all(msg.Asked)[-1]
    match end:
        case "no":
            ann.says(msg.AnswerQuestion(asked.ask, False))
        case "silence":
            room.wait(31)
        case "back":
            room.back(ben)
    assert [(one.what, one.yes) for one in new.all(msg.Settled)] == [("seat", False)]
    ann.says(msg.AnswerQuestion(asked.ask, True))
    assert new.state.own == ()
    why = {"no": "seat-asked", "silence": "", "back": "person"}[end]
    assert new.refusal(msg.AskSeat(ben.seated.guest)) == why


def test_a_play_leaves_the_question_about_a_seat_open() -> None:
    """Promise: while the host is asked the game goes on, and a yes after it counts."""
    room, ann, ben = two_at_a_table()
    room.play_until(ann)
    ben.goes_away()
    new = room.guest(ann, "Cem")
    new.says(msg.AskSeat(ben.seated.guest))
    ann.plays()
    assert not new.all(msg.Settled)
    ann.says(msg.AnswerQuestion(ann.all(msg.Asked)[-1].ask, True))
    assert new.state.own == tuple(ben.seated.seats)


def test_the_host_loses_the_device() -> None:
    """Promise: where the host's own seat is asked for, another player answers, and the new device
    is the host; with nobody there nobody is asked."""
    room, ann, ben = two_at_a_table()
    ann.goes_away()
    room.wait(11)
    new = room.someone("telephone")
    new.says(msg.Join(ann.seated.code, "Ann 2"))
    handed(ben, ann, new)
    assert new.state.you == new.state.host == ann.seated.guest
    new.goes_away()
    ben.goes_away()
    room.wait(11)
    third = room.someone("third")
    third.says(msg.Join(ann.seated.code, "Cem"))
    assert third.refusal(msg.AskSeat(ben.seated.guest)) == "seat-away"


def test_who_plays_and_who_is_here_is_asked_for_nothing() -> None:
    """Promise: nobody asks for the seat of somebody who is here, and nobody has two."""
    room, ann, ben, new = lost_device(
        seats={"red": "you", "yellow": "open", "blue": "open", "green": "runner"}
    )
    assert new.refusal(msg.AskSeat(ann.seated.guest)) == "person"
    assert new.refusal(msg.AskSeat(77)) == "person"
    assert ann.refusal(msg.AskSeat(ben.seated.guest)) == "seat"
    assert room.table(ann).questions.open is None
