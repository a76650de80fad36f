"""Damaged records: told by the line, never a traceback, never a wrong position."""

from __future__ import annotations

from random import Random
from time import perf_counter

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from sorry_a11y.core.rulesets.families import Wishes
from sorry_a11y.store.errors import RecordError
from sorry_a11y.store.record import MOST_RECORD_BYTES, game_of, read_record
from tests.store.games import record_of, seat
from tests.store.harm import BLIND, checked, forged, outcome, texts_of

PATIENCE = 20.0
"""Seconds within which any record is read or refused: only a hang takes longer."""
GAMES = (Wishes(), Wishes("parker", teams=True), Wishes(points=True), Wishes("dog"))
RECORDS = [record_of(wishes, 4, undo=True, most=90, seating=seat((0, 2))) for wishes in GAMES] + [
    record_of(Wishes(), 6, seating=seat(bot="runner"))
]


def test_cut_at_any_byte() -> None:
    """Promise of docs/records.md: a record cut at any byte, also between two lines, is known to be
    cut and loads up to its last whole line; one whose head is cut is told to be so."""
    data = RECORDS[0]
    head = data.index(b"\nshuffle ") + 1
    whole = read_record(data).lines
    assert not read_record(data).cut
    for at in range(len(data)):
        if at < head:
            with pytest.raises(RecordError) as caught:
                read_record(data[:at])
            assert caught.value.code == "cut-header"
            continue
        record = read_record(data[:at])
        assert record.lines == whole[: len(record.lines)]
        assert record.cut
        assert len(record.lines) == min(data.count(b"\n", head, at), len(whole))


def test_zeros_at_the_end() -> None:
    """Promise: the zeros that a crash of the machine can leave behind the last line are a cut,
    no damage."""
    data = RECORDS[1]
    record = read_record(data[:-3] + bytes(5000))
    assert record.cut
    assert record.lines == read_record(data).lines


def test_a_changed_line_is_told_by_its_number() -> None:
    """Promise: whatever single character is changed, the line that holds it is named."""
    data = RECORDS[2]
    rng = Random("characters")
    for at in rng.sample(range(len("sorry-a11y record 1 "), len(data) - 1), 400):
        if data[at : at + 1] == b"\n":
            continue
        harmed = data[:at] + bytes([data[at] ^ 1]) + data[at + 1 :]
        if harmed[at : at + 1] == b"\n":
            continue
        with pytest.raises(RecordError) as caught:
            read_record(harmed)
        assert (caught.value.code, caught.value.line) == ("changed", data.count(b"\n", 0, at) + 1)


def test_damaged_records(damaged: int) -> None:
    """Promise: of damaged records (cut, flipped, overwritten, reordered, and forged with right
    checks) each is refused by a code or loads as what the rules give, and blind damage lets no
    other decisions in than those before it."""
    rng = Random("damage")
    codes: dict[str, int] = {}
    for number in range(damaged):
        data = rng.choice(RECORDS)
        blind = number % 2 == 0
        harmed = rng.choice(BLIND)(data, rng) if blind else forged(data, rng.choice(RECORDS), rng)
        began = perf_counter()
        code = outcome(harmed)
        assert perf_counter() - began < PATIENCE
        codes[code] = codes.get(code, 0) + 1
        if blind and code == "loaded":
            kept = [*read_record(harmed).lines]
            assert kept == [*read_record(data).lines][: len(kept)]
    known = {"loaded", "changed", "refused", "header", "cut-header"}
    assert known <= codes.keys() <= known | {"newer", "not-a-record", "too-big"}


LINES = st.one_of(
    st.sampled_from([text for data in RECORDS for text in texts_of(data)]),
    st.builds(
        "{} {} {}{:+d}".format,
        st.sampled_from("rbyg"),
        st.sampled_from(["1", "2", "4", "7", "10", "11", "sorry", "joker", "J"]),
        st.sampled_from(["r1", "b2", "y4", "g3"]),
        st.integers(-99, 99),
    ),
    st.builds("undo {} {}".format, st.sampled_from("rbyg"), st.integers(-5, 10**30)),
    st.builds("shuffle {}".format, st.text("123457XETSWJQKA", max_size=150)),
    st.text(st.characters(exclude_characters="\n", exclude_categories=["Cs"]), max_size=80),
)


@settings(
    max_examples=200, deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow]
)
@given(st.sampled_from(RECORDS), st.lists(LINES, max_size=8), st.floats(0, 1))
def test_lines_made_up_with_right_checks(data: bytes, made_up: list[str], where: float) -> None:
    """Promise: lines that anybody can think of, put anywhere with right checks, are refused or
    are what the rules give."""
    texts = texts_of(data)
    at = int(where * len(texts))
    outcome(checked([*texts[:at], *made_up, *texts[at:][:3]]))


@settings(max_examples=200, deadline=None, derandomize=True)
@given(st.binary(max_size=400), st.sampled_from([b"", b"sorry-a11y record 1 ", RECORDS[0][:300]]))
def test_any_bytes_at_all(junk: bytes, start: bytes) -> None:
    """Promise: no bytes make a traceback."""
    outcome(start + junk)


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (b"", "cut-header"),
        (b"sorry-a11y rec", "cut-header"),
        (b"Dear diary\n", "not-a-record"),
        (b"\x89PNG\r\n\x1a\n" + bytes(100), "not-a-record"),
        (b"sorry-a11y record 2 abc\nanything", "newer"),
        (b"sorry-a11y record 999999999 \xff", "newer"),
        (b"sorry-a11y record 0 abc\n", "not-a-record"),
        (RECORDS[0] + b"x" * MOST_RECORD_BYTES, "too-big"),
    ],
)
def test_what_is_no_record(data: bytes, code: str) -> None:
    """Promise: something else, something newer and something too long are told as that."""
    assert outcome(data) == code


STANDS = (
    "r play 1 0 r 0,0,0,0 start,12,safety-2,home start,start,18,start start,start,0,1 "
    "start,start,30,start 7 - - - - 1111122223333444455557778888XXXXEEEETTTTSSSS"
)
"""A position of four, as a record has it."""


def test_a_head_may_begin_from_a_position() -> None:
    """Promise of docs/records.md: the game of a record may begin from a position."""
    head = checked(texts_of(_headed("first lot", f"first position {STANDS}"))[:15])
    game = game_of(read_record(head))
    assert repr(game.now) == "<Game of hasbro, red on turn, awaits a play, or a pass, card 7>"
    assert game.actions == []


def _headed(change: str, to: str) -> bytes:
    texts = texts_of(RECORDS[0])
    assert any(change in text for text in texts)
    return checked([text.replace(change, to, 1) if change in text else text for text in texts])


@pytest.mark.parametrize(
    ("change", "to", "line"),
    [
        ("2026-10-05", "2026-13-05", 2),
        ("kind game", "kind day 2026-02-30", 3),
        ("kind game", "kind season", 3),
        ("game hasbro", "game monopoly", 4),
        ("game hasbro", "game dog", 5),
        ("start=full", "start=slow", 5),
        ("start=full first=random", "first=random first=draw", 5),
        ("teams no", "teams maybe", 6),
        ("points no", "points rounds 0", 7),
        ("seed 4", "seed 1e9", 8),
        ("undo yes", "undo", 9),
        ("first lot", "first lot won", 10),
        ("first lot", "first position r", 10),
        ("first lot", f"first position {STANDS.replace('r play', 'x play')}", 10),
        ("first lot", f"first position {STANDS.replace('1111', '111')}", 10),
        ("first lot", f"first position {STANDS.replace(',12,', ',61,')}", 10),
        ("first lot", f"first position {STANDS} 7", 10),
        ("first lot", f"first position {STANDS.replace(',12,', ',')}", 10),
        ("first lot", f"first position {STANDS.replace(',12,', ',30,')}", 10),
        ("seats red blue", "seats blue red", 11),
        ("red person Ann", "red person \x1b[2J", 12),
        ("red person Ann", "red person A\tB", 12),
        ("red person Ann", "red person \u202eAnn", 12),
        ("red person Ann", "red person  Ann", 12),
        ("red person Ann", "red person " + "A" * 21, 12),
        ("red person Ann", "red chess Ann", 12),
        ("red person Ann", "green person Ann", 12),
    ],
)
def test_a_head_that_does_not_fit(change: str, to: str, line: int) -> None:
    """Promise: control characters in names, unknown rule books, options, bots and dates that
    are none are refused by the line, though their checks be right."""
    with pytest.raises(RecordError) as caught:
        read_record(_headed(change, to))
    assert (caught.value.code, caught.value.line) == ("header", line)


def test_a_name_may_look_like_a_path() -> None:
    """Promise: a name is only ever a name: one that reads like a path is kept as it stands."""
    record = read_record(_headed("red person Ann", "red person ../../etc/passwd"))
    assert record.header.setup.occupants[0].name == "../../etc/passwd"


def test_undo_must_be_allowed_and_right() -> None:
    """Promise: taking back is refused where it is off, by others, and with other words."""
    texts = texts_of(record_of(Wishes(), 4, most=60))
    assert any(text.startswith("r ") for text in texts)
    assert outcome(checked([*texts, "undo r"])) == "loaded"
    off = [text.replace("undo yes", "undo no") for text in texts]
    assert outcome(checked([*off, "undo r"])) == "refused"
    for wrong in ("undo b", "undo r 7", "undo", "end r", "end"):
        assert outcome(checked([*texts, wrong])) == "refused"


def test_nothing_follows_the_end() -> None:
    """Promise: after a game is over no decision is taken, and the winners are the rules'."""
    texts = texts_of(RECORDS[-1])
    assert texts[-1].startswith("end ")
    wrong_winner = "end r b" if texts[-1] != "end r b" else "end y"
    assert outcome(checked([*texts[:-1], wrong_winner])) == "refused"
    for wrong in (*texts[-2:], "r pass"):
        assert outcome(checked([*texts, wrong])) == "refused"
