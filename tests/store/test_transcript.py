"""What is told anew from a record is what was heard, by those who may hear it."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from sorry_a11y.core.game.log import kept_actions
from sorry_a11y.core.rules.board import BLUE, RED, YELLOW
from sorry_a11y.core.rules.events import HandDealt, TurnBegan
from sorry_a11y.core.rulesets.families import Wishes
from sorry_a11y.output.narration.narrator import greeting
from sorry_a11y.store.record import game_of, read_record
from sorry_a11y.ui.session.transcript import first_listener, heard
from sorry_a11y.ui.settings.values import Settings
from tests.harness.sessions import at_table, sentences
from tests.store.games import name_of, noted, play, record_of, seat, takes_back, undone

KEYS = ("enter", "1", "2", "3", ".", "enter", "enter")


def played(wishes: Wishes, seed: int, *, verbosity: str, undo: bool) -> tuple[list[str], bytes]:
    """A game played through the screen by keys: every news sentence told with a decision,
    without greeting, choices and answers; and the record."""
    table, notes = noted(wishes, seat(), seed)
    screen = at_table(table, Settings(verbosity=verbosity, forced="ask"))
    reply = screen.opened()
    told = list(reply.news[len(greeting(screen.listener(), by_keys=True)) :])
    for at in range(2000):
        if reply.status is not None:
            return [*told, screen.listener().stopped(reply.focus)], notes.data
        before = len(notes.lines)
        can_undo = kept_actions(table.actions, table.seating, RED) is not None
        if undo and can_undo and takes_back(table):
            reply = screen.key("u")
        else:
            reply = screen.key(KEYS[at % len(KEYS)])
        if len(notes.lines) > before:  # a decision, not a look around
            told += reply.news[: len(reply.news) - max(reply.asks - 1, 0)]
    raise AssertionError("the game does not end")


@pytest.mark.parametrize(
    ("wishes", "verbosity"),
    [
        (Wishes(), "brief"),
        (Wishes("parker", teams=True), "normal"),
        (Wishes(points=True, rounds=1), "full"),
        (Wishes("dog"), "full"),
        (Wishes("hobby", {"seven": "cards", "slide": "optional"}), "brief"),
    ],
    ids=str,
)
def test_the_same_sentences_as_then(wishes: Wishes, verbosity: str) -> None:
    """Promise: replay tells the same sentences as were told when the game was played, in every
    verbosity, with all that was taken back; and the own moves, which the choices told then."""
    told, data = played(wishes, 4, verbosity=verbosity, undo=True)
    assert any(line.startswith("Undone") for line in told)
    again = [
        sentence
        for batch in heard(game_of(read_record(data)), RED, Settings(verbosity=verbosity))
        for sentence in batch.sentences
    ]
    following = iter(again)
    assert [line for line in told if line not in following] == []
    more = Counter(again) - Counter(told)
    assert not any(line.startswith(("Ben ", "Cid ", "Dora ")) for line in more)


def test_what_a_key_took_back_is_told_once() -> None:
    """Promise: where a key took back turns that had played themselves together with the choice
    before them, replay tells it once, as the key did."""
    table, _ = noted(Wishes(), seat(), 4)
    screen = at_table(table)
    screen.opened()
    told = [sentences(screen.key("u" if at % 6 == 5 else "enter"))[0] for at in range(60)]
    keys = told.count("Undone.")
    assert undone(table) > keys > 1
    again = [sentence for batch in heard(table, RED) for sentence in batch.sentences]
    assert again.count("Undone.") == keys


def test_turns_are_counted_as_they_began() -> None:
    """Promise: --from TURN begins with what was told when that turn had begun, and tells the
    rest unchanged."""
    data = record_of(Wishes(), 9, undo=True)
    game = game_of(read_record(data))
    batches = list(heard(game, RED))
    plain, _ = noted(Wishes(), seat(), 9)
    events = play(plain)
    assert batches[-1].turn == sum(isinstance(event, TurnBegan) for event in events)
    assert game.actions == plain.actions
    for turn in (1, 2, 40, batches[-1].turn, batches[-1].turn + 1):
        assert list(heard(game, RED, from_turn=turn)) == [b for b in batches if b.turn >= turn]


@pytest.mark.parametrize("wishes", [Wishes(points=True), Wishes("dog")], ids=name_of)
def test_hidden_hands_stay_hidden(wishes: Wishes) -> None:
    """Promise: a transcript tells only the hands of its listener: what the others held changes
    nothing in it."""
    game, _ = noted(wishes, seat((0, 2)), 3)
    dealt = [event for event in play(game, most=120) if isinstance(event, HandDealt)]
    for listener in (RED, YELLOW):
        text = "\n".join(s for batch in heard(game, listener) for s in batch.sentences)
        hands = re.findall(r"^Your hand is .*$", text, re.MULTILINE)
        assert len(hands) == sum(event.seat == listener for event in dealt)


def test_people_at_one_keyboard_hear_their_own() -> None:
    """Promise: each of several people has a transcript of their own: both hear every turn told
    once, each is told the own turns as "you"."""
    game, _ = noted(Wishes(), seat((0, 2)), 5)
    play(game)
    ann = [s for batch in heard(game, RED) for s in batch.sentences]
    cid = [s for batch in heard(game, YELLOW) for s in batch.sentences]
    # turns in which nothing could move are told together where they come in a row
    ben = re.compile(r"(?:^|, | and )Ben \d")
    told = [sum(len(ben.findall(s)) for s in lines) for lines in (ann, cid)]
    assert told[0] == told[1] > 10
    assert any(s.startswith("Cid") for s in ann)
    assert any(s.startswith("Ann") for s in cid)
    assert any(s.startswith("Ann, you drew") for s in ann)
    assert any(s.startswith("Cid, you drew") for s in cid)
    assert not any(s.startswith("Cid, you drew") for s in ann)


def test_somebody_who_watches() -> None:
    """Promise: a game can be heard from a bot's seat; a seat nobody plays cannot listen."""
    game, _ = noted(Wishes(), seat(seats=(RED, YELLOW)), 5)
    play(game)
    assert any("You" in s for batch in heard(game, YELLOW) for s in batch.sentences)
    assert first_listener(game) == 0
    with pytest.raises(ValueError, match="seat 1"):
        list(heard(game, BLUE))
