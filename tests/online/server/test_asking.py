"""What is asked of people: to take back, to let a bot play for somebody who is away."""

from __future__ import annotations

from random import Random

import pytest

from sorry_a11y.core.game.log import kept_actions
from sorry_a11y.core.rules.events import TakenBack
from sorry_a11y.core.rules.game import apply_action, begin
from sorry_a11y.core.rules.view import View
from sorry_a11y.online.server.rooms.journal import read_entry
from sorry_a11y.online.server.rooms.room import Room
from sorry_a11y.online.wire import protocol as msg
from sorry_a11y.online.wire.encoding import Heard

from .people import DECIDED, RoomHarness, Someone, two_at_a_table


def played_once(**wishes: object) -> tuple[RoomHarness, Someone, Someone, Someone, Someone]:
    """A table at which somebody has just decided: room, who that was, the other, host, guest."""
    room, ann, ben = two_at_a_table(seats={"red": "you", "yellow": "open"}, options={}, **wishes)
    actor, other = (ann, ben) if ann.is_on_turn else (ben, ann)
    while not (other.is_on_turn and has_decided(room, actor)):
        (actor if actor.is_on_turn else other).plays()
    return room, actor, other, ann, ben


def has_decided(room: RoomHarness, one: Someone) -> bool:
    """Whether somebody has a decision that can be taken back."""
    game = room.game(one)
    return kept_actions(game.actions, game.seating, one.seated.seats[0]) is not None


def taken_back(one: Someone) -> bool:
    """Whether somebody was told that a decision was taken back."""
    return any(isinstance(e, TakenBack) for h in one.all(Heard) for e in h.batch.events)


def asks_undo(actor: Someone) -> msg.Undo:
    """The message with which somebody asks for their last decision back."""
    return msg.Undo(actor.seated.seats[0])


def test_undo_is_asked_of_the_other_and_done_by_a_yes() -> None:
    """Promise: one key asks, one key answers, everybody hears what came of it."""
    _, actor, other, _, _ = played_once()
    actor.says(asks_undo(actor))
    asked = other.all(msg.Asked)[-1]
    assert asked.what == "undo"
    assert not actor.all(msg.Asked)
    assert not taken_back(other)
    other.says(msg.AnswerQuestion(asked.ask, True))
    assert taken_back(actor)
    assert taken_back(other)
    assert actor.all(msg.Settled)[-1].yes
    assert actor.is_on_turn


def test_whoever_watches_hears_the_question_and_the_answer() -> None:
    """Promise: a watcher knows what the table waits for, and is asked nothing."""
    room, actor, other, ann, _ = played_once()
    eve = room.guest(ann, "Eve", watch=True)
    actor.says(asks_undo(actor))
    assert [one.what for one in eve.all(msg.Happened)][-1] == "wants-undo"
    assert not eve.all(msg.Asked)
    assert "wants-undo" not in {one.what for one in other.all(msg.Happened)}
    other.says(msg.AnswerQuestion(other.all(msg.Asked)[-1].ask, False))
    assert not eve.all(msg.Settled)[-1].yes


def test_after_undo_nobody_knows_what_comes() -> None:
    """Promise: what was drawn before an undo does not come again because of it: the pile lies in
    another order, the open card stays, and a server that leads the game again finds the same
    order."""
    room, actor, other, _, _ = played_once()
    game = room.game(actor)
    other.plays()
    while not actor.is_on_turn:
        other.plays()
    (seat,) = actor.seated.seats
    seen, _ = begin(game.rules, game.now.seats)
    for action in game.actions[: kept_actions(game.actions, game.seating, seat)]:
        seen, _ = apply_action(seen, action)
    actor.says(asks_undo(actor))
    other.says(msg.AnswerQuestion(other.all(msg.Asked)[-1].ask, True))
    after = game.now
    assert (after.turn, after.hands, after.position) == (seen.turn, seen.hands, seen.position)
    assert after.pile != seen.pile
    assert sorted(after.pile) == sorted(seen.pile)
    for _ in range(6):
        (actor if actor.is_on_turn else other).plays()
    entries = [read_entry(one.text) for one in room.journal.entries(room.table(actor).id)]
    again = Room.rebuilt("again", entries, 0.0)
    assert again.game is not None
    assert again.game.now == game.now


@pytest.mark.parametrize("end", ["no", "silence", "play"])
def test_a_no_a_silence_and_a_play_leave_everything(end: str) -> None:
    """Promise: a question ends by a no, by half a minute, or because the game goes on; the same
    seat asks no more then until it has decided again."""
    room, actor, other, _, _ = played_once()
    actor.says(asks_undo(actor))
    match end:
        case "no":
            other.says(msg.AnswerQuestion(other.all(msg.Asked)[-1].ask, False))
        case "silence":
            room.wait(29)
            assert not actor.all(msg.Settled)
            room.wait(2)
        case "play":
            other.plays()
    assert [(one.yes, one.denied) for one in actor.all(msg.Settled)] == [(False, end == "no")]
    assert actor.refusal(asks_undo(actor)) == "undo-asked"
    assert len(other.all(msg.Asked)) == 1
    while not actor.is_on_turn:
        other.plays()
    actor.plays()
    assert actor.refusal(asks_undo(actor)) == ""
    assert len(other.all(msg.Asked)) == 2
    assert not taken_back(actor)


def test_an_answer_to_an_old_question_is_passed_over() -> None:
    """Promise: a yes that comes late counts for nothing else."""
    room, actor, other, _, _ = played_once()
    actor.says(asks_undo(actor))
    old = other.all(msg.Asked)[-1].ask
    room.wait(31)
    while not actor.is_on_turn:
        other.plays()
    actor.plays()
    actor.says(asks_undo(actor))
    other.says(msg.AnswerQuestion(old, True))
    assert not taken_back(actor)
    assert actor.refusal(asks_undo(actor)) == "many"


def test_who_is_asked_and_is_away_is_not_waited_for() -> None:
    """Promise: a question that nobody is left to answer does not stand for ever."""
    room, actor, other, _, _ = played_once()
    actor.says(asks_undo(actor))
    other.goes_away()
    room.wait(31)
    assert len(actor.all(msg.Settled)) == 1


def test_undo_as_the_table_was_opened() -> None:
    """Promise of --undo: off refuses, host asks the host alone."""
    _, actor, _, _, _ = played_once(undo="off")
    assert actor.refusal(asks_undo(actor)) == "undo-off"
    _, actor, other, ann, _ = played_once(undo="host")
    actor.says(asks_undo(actor))
    assert taken_back(actor) == (actor is ann)
    assert bool(other.all(msg.Asked)) == (other is ann)


def test_undo_is_refused_to_other_seats() -> None:
    """Promise: nobody takes back for somebody else."""
    _, actor, other, _, _ = played_once()
    assert other.refusal(asks_undo(actor)) == "undo-off"


def away_on_turn(**wishes: object) -> tuple[RoomHarness, Someone, Someone]:
    """A table at which it is the turn of somebody who has gone away, with a card that gives no
    second turn; the room, who is here, and who is not."""
    room, ann, ben = two_at_a_table(patience=20, **wishes)
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
    entries = [read_entry(line.text) for line in room.journal.entries(one.seated.table)]
    game = Room.rebuilt("again", entries, 0.0).game
    return game.number - DECIDED.get(room.journal, 0) if game else 0


def test_after_patience_the_others_are_asked_and_a_bot_plays_once() -> None:
    """Promise: nobody waits for ever, nobody is played for without a word, and the seat is given
    back at the next decision."""
    room, here, away = away_on_turn(stand_in="ask")
    room.wait(19)
    assert not here.all(msg.Asked)
    room.wait(2)
    asked = here.all(msg.Asked)[-1]
    assert asked.what == "stand-in"
    here.says(msg.AnswerQuestion(asked.ask, True))
    assert stood_in(room, here) == 1
    assert sum(what.endswith("stands-in") for what in here.happened()) == 1
    again = room.back(away)
    while not again.is_on_turn:
        here.plays()
    again.plays()
    assert stood_in(room, here) == 1


def test_waiting_goes_on_after_a_no_and_is_asked_again() -> None:
    """Promise: who rather waits may, and is asked again later."""
    room, here, _ = away_on_turn(stand_in="ask")
    room.wait(21)
    here.says(msg.AnswerQuestion(here.all(msg.Asked)[-1].ask, False))
    room.wait(19)
    assert len(here.all(msg.Asked)) == 1
    assert stood_in(room, here) == 0
    room.wait(3)
    assert len(here.all(msg.Asked)) == 2


def test_who_comes_back_decides_in_person() -> None:
    """Promise: the question whether a bot may play ends when the player is there, and a late yes
    plays for nobody."""
    room, here, away = away_on_turn(stand_in="ask")
    room.wait(21)
    asked = here.all(msg.Asked)[-1]
    again = room.back(away)
    assert not here.all(msg.Settled)[-1].yes
    here.says(msg.AnswerQuestion(asked.ask, True))
    assert stood_in(room, here) == 0
    assert again.is_on_turn


def test_a_second_absence_is_waited_for_anew() -> None:
    """Promise: a bot that was let in plays until the player is back, and not a turn longer."""
    room, here, away = away_on_turn(stand_in="auto")
    room.wait(21)
    room.play(here, 12)
    assert stood_in(room, here) > 1
    again = room.back(away)
    while not again.is_on_turn:
        here.plays()
    before = stood_in(room, here)
    again.goes_away()
    room.wait(19)
    assert stood_in(room, here) == before


def test_auto_asks_nobody_and_wait_waits_for_ever() -> None:
    """Promise of the table's own choice."""
    room, here, _ = away_on_turn(stand_in="auto")
    room.wait(21)
    assert not here.all(msg.Asked)
    assert stood_in(room, here) == 1
    room, here, _ = away_on_turn(stand_in="wait")
    room.wait(4000)
    assert not here.all(msg.Asked)
    assert stood_in(room, here) == 0


def idle_on_turn(**wishes: object) -> tuple[RoomHarness, Someone, Someone]:
    """A listed table at which it is the turn of somebody who is here and does nothing; the room,
    the other one, and who is idle."""
    room, ann, ben = two_at_a_table(patience=20, public=True, **wishes)
    while any(draws_again(view) for one in (ann, ben) for view in one.views.values()):
        room.play(ann, 1)
    idle, here = (ann, ben) if ann.is_on_turn else (ben, ann)
    return room, here, idle


def test_who_is_here_and_does_nothing_is_asked_about_at_a_listed_table() -> None:
    """Promise: among strangers nobody stops a table by doing nothing: after three minutes without a
    key on their turn the others are asked whether a bot may play, and it does until the next key of
    theirs."""
    room, here, idle = idle_on_turn(stand_in="auto")
    room.wait(179)
    assert not here.all(msg.Asked)
    room.wait(2)
    asked = here.all(msg.Asked)[-1]
    assert (asked.what, idle.all(msg.Asked)) == ("idle", [asked])
    here.says(msg.AnswerQuestion(asked.ask, True))
    assert stood_in(room, here) == 1
    assert sum(what.endswith("stands-in") for what in here.happened()) == 1
    room.play(here, 1)
    room.wait(1)
    before = stood_in(room, here)
    idle.says(msg.Awake())
    assert [what.partition(" ")[2] for what in here.happened()][-1] == "back"
    while not idle.is_on_turn:
        here.plays()
    room.wait(100)
    assert stood_in(room, here) == before


def test_any_key_of_who_is_idle_ends_the_question() -> None:
    """Promise: a key is enough, before the question or after it; a late yes plays for nobody."""
    room, here, idle = idle_on_turn()
    room.wait(170)
    idle.says(msg.Awake())
    room.wait(170)
    assert not here.all(msg.Asked)
    room.wait(12)
    asked = here.all(msg.Asked)[-1]
    idle.says(msg.Awake())
    assert not here.all(msg.Settled)[-1].yes
    here.says(msg.AnswerQuestion(asked.ask, True))
    assert (stood_in(room, here), idle.is_on_turn) == (0, True)


@pytest.mark.parametrize("wishes", [{"public": False}, {"stand_in": "wait"}])
def test_friends_may_think_as_long_as_they_like(wishes: dict[str, object]) -> None:
    """Promise: at a table that is not listed, or that waits for ever, nobody is asked about who is
    here."""
    room, ann, ben = two_at_a_table(**{"patience": 20, "public": True, **wishes})
    room.wait(2000)
    assert not [*ann.all(msg.Asked), *ben.all(msg.Asked)]


def test_absence_counts_only_on_the_own_turn() -> None:
    """Promise: while others decide, nobody is asked about who is away."""
    room, ann, ben = two_at_a_table(patience=20)
    room.play(ann, 6)
    away, here = (ben, ann) if ann.is_on_turn else (ann, ben)
    away.goes_away()
    room.wait(500)
    assert not here.all(msg.Asked)
    assert stood_in(room, here) == 0


def test_a_table_that_everybody_left_for_a_while_waits() -> None:
    """Promise: with nobody there the game stands still, whatever was chosen."""
    room, here, _ = away_on_turn(stand_in="auto")
    here.goes_away()
    room.wait(4000)
    assert stood_in(room, here) == 0


def three_with_one_away() -> tuple[RoomHarness, Someone, Someone, Someone, msg.Asked]:
    """A table of three, at which it is asked whether a bot may play for the one on turn: the room,
    the two who are here with the host first, who is away, and the question."""
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
    return room, ann, cid, ben, cid.all(msg.Asked)[-1]


def test_a_question_about_who_is_removed_ends() -> None:
    """Promise: a question belongs to a turn and ends with it: where the host removes the guest that
    it is about, a yes plays for nobody else."""
    room, ann, cid, ben, asked = three_with_one_away()
    ann.says(msg.Manage("kick", ben.seated.guest))
    assert [one.yes for one in cid.all(msg.Settled)] == [False]
    before = stood_in(room, ann)
    assert before == 1, "a bot plays on in the place of who was removed"
    assert ann.is_on_turn or cid.is_on_turn
    for one in (ann, cid):
        one.says(msg.AnswerQuestion(asked.ask, True))
    assert stood_in(room, ann) == before


def test_a_question_ends_where_a_bot_is_let_play() -> None:
    """Promise: where the host lets a bot play while the others are asked, the question is settled,
    and a yes plays no second turn."""
    room, ann, cid, ben, asked = three_with_one_away()
    ann.says(msg.Manage("bot", ben.seated.guest))
    assert [one.yes for one in cid.all(msg.Settled)] == [False]
    for one in (ann, cid):
        one.says(msg.AnswerQuestion(asked.ask, True))
    assert stood_in(room, ann) == 1


def test_nobody_plays_by_a_yes_in_a_pause() -> None:
    """Promise: while the host has paused the game, the answer to a question moves nothing."""
    room, ann, cid, _, asked = three_with_one_away()
    ann.says(msg.Manage("pause"))
    for one in (ann, cid):
        one.says(msg.AnswerQuestion(asked.ask, True))
    assert not cid.all(msg.Settled)[-1].yes
    assert stood_in(room, ann) == 0


def three_with_two_turns_after_anns() -> tuple[RoomHarness, Someone, Someone, Someone]:
    """Three people; Ann has played, then Bea, and Cid is on turn."""
    room = RoomHarness()
    ann = room.host("Ann", seats={"red": "you", "blue": "open", "yellow": "open"})
    bea, cid = room.guest(ann, "Bea"), room.guest(ann, "Cid")
    ann.says(msg.Manage("start"))
    lot = Random(3)
    people = [ann, bea, cid]
    order: list[Someone] = []
    while order[-2:] != [ann, bea] or not cid.is_on_turn:
        actor = next(one for one in people if one.is_on_turn)
        actor.plays(lot)
        if order[-1:] != [actor]:
            order.append(actor)
    return room, ann, bea, cid


def test_the_question_and_the_news_name_whose_turns_go_too() -> None:
    """Promise of docs/online.md: who asks to take back tells everybody whose plays would go with
    it, and the news names them again; nobody finds a turn gone unsaid."""
    _, ann, bea, cid = three_with_two_turns_after_anns()
    ann.says(asks_undo(ann))
    assert bea.all(msg.Asked)[-1].names == cid.all(msg.Asked)[-1].names == ["Bea"]
    for one in (bea, cid):
        one.says(msg.AnswerQuestion(one.all(msg.Asked)[-1].ask, True))
    for one in (ann, bea, cid):
        told = one.all(msg.Happened)[-1]
        assert (told.what, told.name, told.names) == ("took-back", "Ann", ["Bea"])
        assert taken_back(one)


def test_nothing_of_hidden_hands_is_taken_back_while_the_others_are_away() -> None:
    """Promise: where hands are hidden, a play is not taken back unasked because all others are away
    for a moment: the cards would be known."""
    room, ann, ben = two_at_a_table(
        game="dog",
        undo="ask",
        stand_in="wait",
        seats={"red": "you", "yellow": "open", "blue": "runner", "green": "runner"},
    )
    while not has_decided(room, ann):
        (ann if ann.is_on_turn else ben).plays()
    ben.goes_away()
    number = room.game(ann).number
    assert ann.refusal(asks_undo(ann)) == "undo-away"
    assert room.game(ann).number == number
    assert not taken_back(ann)
