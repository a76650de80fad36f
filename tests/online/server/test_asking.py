"""What is asked of people: may a turn be taken back?"""

from __future__ import annotations

from random import Random

import pytest

from sorry_a11y.core.game.log import kept_actions
from sorry_a11y.core.rules.events import TakenBack
from sorry_a11y.core.rules.game import apply_action, begin
from sorry_a11y.online.wire import protocol as msg
from sorry_a11y.online.wire.encoding import Heard

from .people import RoomHarness, Someone, two_at_a_table


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
    """Promise: after an undo the pile lies in another order, the open card stays, and a server that
    leads the game again finds the same order."""
    room, actor, other, _, _ = played_once()
    game = room.game(actor)
    other.plays()
    room.play_until(actor)
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
    again = room.rebuilt(actor).game
    assert again
    assert again.now == game.now


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
    room.play_until(actor)
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
    room.play_until(actor)
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
    """Promise of --undo: off refuses, host asks the host alone; nobody undoes for somebody else."""
    _, actor, other, _, _ = played_once()
    assert other.refusal(asks_undo(actor)) == "undo-off"
    _, actor, _, _, _ = played_once(undo="off")
    assert actor.refusal(asks_undo(actor)) == "undo-off"
    _, actor, other, ann, _ = played_once(undo="host")
    actor.says(asks_undo(actor))
    assert taken_back(actor) == (actor is ann)
    assert bool(other.all(msg.Asked)) == (other is ann)


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
