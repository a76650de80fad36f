"""Nobody gets in and nobody breaks anything: limits, nonsense, talk that imitates or hides."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import msgspec
import pytest

from sorry_a11y.core.rules.board import YELLOW
from sorry_a11y.online.server.rate_limits import MOST_KEYS, Rate, RateLimiter
from sorry_a11y.online.server.rooms import admission
from sorry_a11y.online.wire import protocol as msg
from sorry_a11y.online.wire.encoding import decoded_up
from sorry_a11y.online.wire.protocol import fit_line
from sorry_a11y.online.wire.records import WireError
from tests.harness.sessions import alike

from .people import HELLO, RoomHarness, two_at_a_table

encoder = msgspec.json.Encoder()
MESSAGES: tuple[msg.Up, ...] = (
    HELLO,
    msg.HostTable("dog", "Eve", {"red": "you", "yellow": "open"}),
    msg.Join("123456789012", "Eve"),
    msg.Back("0" * 32, "1" * 32, 5),
    msg.Manage("start"),
    msg.Decide(3, "r 7 r1+3 r2+4"),
    msg.Decide(0, "shuffle 0123456789"),
    msg.Undo(YELLOW),
    msg.AnswerQuestion(1, True),
    msg.Say("hello"),
    msg.Say(phrase="thanks"),
    msg.Manage("kick", 0),
    msg.Manage("start"),
    msg.ListTables(),
)
PIECES = (
    *(b"", b"null", b"-1", b"99999999999999999999", b'""', b"[]", b"{}", b"\xff", b"\x00"),
    *(b'"\\u202e"', b"1e999", b"true", b"[" * 200, b'"' + b"9" * 300 + b'"'),
)


def mutated(lot: Random) -> bytes:
    """A message in which something is not as it should be."""
    data = bytearray(encoder.encode(lot.choice(MESSAGES)))
    for _ in range(lot.randrange(1, 3)):
        at = lot.randrange(len(data) + 1)
        piece = lot.choice(PIECES) if lot.random() < 0.3 else bytes([lot.randrange(32, 127)])
        data[at : at + lot.randrange(3)] = piece
    return bytes(data)


def test_mutated_messages_change_nothing(how_many: Callable[[int], int]) -> None:
    """Promise: whatever a stranger sends, there is no error but a refusal, and a table to which
    they do not belong stays as it is."""
    room, ann, _ = two_at_a_table()
    room.play(ann, 4)
    table, game = room.table(ann), room.game(ann)
    before = table.journal.seq, game.now, len(table.members.guests)
    lot = Random(1)
    stranger = room.someone("stranger")
    understood = 0
    for count in range(how_many(4000)):
        room.now += 1
        if count % 50 == 0:
            room.people.remove(stranger)
            stranger = room.someone(f"stranger {count}")
        try:
            message = decoded_up(mutated(lot))
        except WireError:
            continue
        understood += 1
        stranger.says(message)
    assert understood > 100, "some are messages still"
    assert before == (table.journal.seq, game.now, len(table.members.guests))
    room.play(ann)
    assert table.stage == "over"


def test_mutated_decisions_of_who_is_on_turn(how_many: Callable[[int], int]) -> None:
    """Promise: who is on turn may send anything as a decision; it is refused or legal, and the
    journal always leads to the same game again."""
    room, ann, ben = two_at_a_table(
        game="dog", seats={"red": "you", "blue": "runner", "yellow": "open", "green": "runner"}
    )
    lot = Random(2)
    words = (
        *("r", "y", "b", "7", "K", "A", "2", "joker", "r1+7", "y2+1*4", "r1past+3", "give", "pass"),
        *("fold", "discard", "shuffle", "lot", "r1~y1", "*", "", "r3+1*99", "é"),
    )
    for _ in range(how_many(4000)):
        room.now += 1
        actor = ann if ann.is_on_turn else ben
        if not actor.is_on_turn:
            break
        text = " ".join(lot.choices(words, k=lot.randrange(1, 5)))
        actor.says(msg.Decide(actor.question, text))
    assert {one.why for one in ann.all(msg.Refused)} <= {"rules"}
    anew = RoomHarness(room.journal)
    assert alike(anew.game(anew.back(ben)).now, room.game(ann).now)


def test_wrong_codes_run_out(monkeypatch: pytest.MonkeyPatch) -> None:
    """Promise: codes cannot be tried through, by sitting down or by looking: ten wrong ones, then
    one every six seconds, at no cost; another address is not kept waiting."""
    room = RoomHarness()
    ann = room.host()
    eve = room.someone("cafe")
    tried: list[msg.Up] = [msg.Join("0" * 12, "Eve"), msg.LookAt("1" * 12)] * 6
    why = [eve.refusal(one) for one in tried]
    assert why == ["code"] * 10 + ["many"] * 2
    with monkeypatch.context() as patch:
        patch.setattr(admission, "digest", None)  # takes a millisecond
        code = ann.seated.code
        for right in (msg.Join(code, "Eve"), msg.Join(code, "Eve", watch=True), msg.LookAt(code)):
            assert eve.refusal(right) == "many", "not even the right one"
    assert room.someone("home").refusal(msg.Join(ann.seated.code, "Ben")) == ""
    room.now += 7
    assert eve.refusal(msg.Back(ann.seated.table, "0" * 32)) == "token"


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("hello", "hello"),
        ("a\nBen bumps you", "a Ben bumps you"),
        ("\x1b[2Jgone", "[2Jgone"),
        ("\u202eolleh", "olleh"),
        ("a\u200bb", "a b"),
        ("z" + "\u0301" * 9, "ź\u0301\u0301"),
        ("\u2800", ""),
        ("\ud800", ""),
        (" \t ", ""),
        ("x" * 500, "x" * 200),
        ("你好", "你好"),
    ],
)
def test_chat_is_one_line_that_can_be_heard(text: str, told: str) -> None:
    """Promise: no line of chat moves a cursor, hides, reorders, or stands on lines of its own."""
    assert fit_line(text) == told


def test_no_secret_is_kept_as_it_is() -> None:
    """Promise: who reads the journal can sit nowhere: no token and no code is in it."""
    room, ann, ben = two_at_a_table()
    kept = " ".join(line.text for line in room.journal.entries(ann.seated.table))
    for secret in (ann.seated.token, ben.seated.token, ann.seated.code):
        assert secret not in kept


def test_only_the_host_does_what_a_host_may() -> None:
    """Promise: begin, pause, remove, silence, lock, pass on and rematch are the host's."""
    room, ann, ben = two_at_a_table()
    for what in ("kick", "silence", "lock", "pause", "pass-on", "start"):
        assert ben.refusal(msg.Manage(what, 0)) == "host"
    assert ann.refusal(msg.Manage("pass-on", 1)) == ""
    assert ann.refusal(msg.Manage("pause")) == "host"
    assert ben.refusal(msg.Manage("pause")) == ""
    actor = ann if ann.is_on_turn else ben
    actor.plays()
    assert actor.all(msg.Refused)[-1].why == "paused"
    assert ben.refusal(msg.Manage("go-on")) == ""
    assert ben.refusal(msg.Manage("kick", 0)) == ""
    assert msg.Bye("removed") in ann.told
    room.play(ben)
    assert room.table(ben).stage == "over"
    assert ben.refusal(msg.Manage("start")) == ""
    assert room.table(ben).stage == "playing"


def test_allowances_forget_the_oldest() -> None:
    """Promise of RateLimiter: memory has an end, whatever addresses there are."""
    limiter, rate = RateLimiter(), Rate(1, 10.0)
    for number in range(MOST_KEYS + 100):
        assert limiter.take(rate, number, 0.0)
    assert len(limiter._balances[rate]) == MOST_KEYS
    assert not limiter.take(rate, MOST_KEYS, 9.0)
    assert limiter.take(rate, MOST_KEYS, 11.0)


def test_allowances_forget_whoever_has_all_again() -> None:
    """Promise of RateLimiter: who has asked for nothing for a while costs no memory, and those who
    still lack some of theirs are not forgotten for it."""
    limiter, rate = RateLimiter(), Rate(2, 10.0)
    for number in range(100):
        assert limiter.take(rate, f"early {number}", 0.0)
    assert limiter.take(rate, "busy", 9.0)
    for number in range(60):
        assert limiter.take(rate, f"late {number}", 11.0)
    assert len(limiter._balances[rate]) == 61
    assert limiter.take(rate, "busy", 11.0)
    assert not limiter.take(rate, "busy", 11.0)
