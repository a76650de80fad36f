"""docs/records.md says what the format is: its example and its tables are held to it."""

from __future__ import annotations

import re
from pathlib import Path
from zlib import crc32

import pytest

import sorry_a11y
from sorry_a11y.core.rules.notation import LONG_NAMES, token
from sorry_a11y.core.rulesets.families import Wishes, make_rules
from sorry_a11y.store.errors import RecordError
from sorry_a11y.store.record import ALPHABET, MOST_RECORD_BYTES, game_of, read_record
from tests.store.games import STARTED, record_of, seat, undone, variants
from tests.store.harm import texts_of

PATH = Path(sorry_a11y.__file__).parents[1] / "docs" / "records.md"
DOC = PATH.read_text(encoding="utf-8")
EXAMPLE = DOC.split("```\n")[1].encode()


def test_the_example_is_a_game(request: pytest.FixtureRequest) -> None:
    """Promise: the documented example loads, and is what the program would write today;
    --rewrite-golden writes it."""
    if request.config.getoption("--rewrite-golden"):
        today = record_of(Wishes(), 7, seating=seat(bot="runner"), undo=True)
        begun = b"".join(today.splitlines(keepends=True)[: len(EXAMPLE.splitlines())])
        PATH.write_text(DOC.replace(EXAMPLE.decode(), begun.decode()), encoding="utf-8")
        return
    record = read_record(EXAMPLE)
    game = game_of(record)
    assert record.cut  # it is the beginning of one
    assert record.header.started == STARTED
    assert undone(game) == 1
    written = texts_of(
        record_of(Wishes(), record.header.chance.number, seating=seat(bot="runner"), undo=True)
    )
    example = texts_of(EXAMPLE)
    assert example == written[: len(example)]


def test_the_check_is_the_one_described() -> None:
    """Promise: whoever reckons the check as documented comes to what the program writes."""
    assert ALPHABET == "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-_"
    so_far = b""
    for line in EXAMPLE.splitlines():
        text, _, check = line.rpartition(b" ")
        so_far += text + b"\n"
        bits = crc32(so_far) & 0x3FFFF
        assert check.decode() == "".join(ALPHABET[bits >> at & 63] for at in (12, 6, 0))


def test_every_kind_of_line_is_described() -> None:
    """Promise: no record has a line that the document does not describe."""
    rows = re.findall(r"^\| `([^`]+)` \|", DOC, re.MULTILINE)
    shapes = {_shape(row.replace("...", "")) for row in rows} | {"P play"}
    written = set()
    for wishes in (Wishes(), Wishes(points=True), Wishes("dog"), Wishes(points=True, target=50)):
        for people in ((0,), (0, 2)):
            data = record_of(wishes, 2, undo=True, seating=seat(people))
            written |= {_shape(text) for text in texts_of(data)}
    assert len(written) > 18
    assert written <= shapes


def _shape(text: str) -> str:
    """The word that tells what kind of line it is."""
    word, _, rest = text.partition(" ")
    if len(word) > 1:
        return "colour" if word in ("red", "blue", "yellow", "green") else word
    kind = rest.partition(" ")[0]
    return f"P {kind if kind in ('pass', 'discard', 'give', 'fold') else 'play'}"


@pytest.mark.parametrize("book", sorted({one.game for one in variants()}))
def test_every_card_has_one_character(book: str) -> None:
    """Promise: in a shuffle every card of every rule book is one character of its own, and the
    document names those that are not the card's name."""
    cards = [card.name for card in make_rules(Wishes(book)).cards]
    tokens = [token(name) for name in cards]
    assert len(set(tokens)) == len(cards)
    assert all(len(one) == 1 for one in tokens)
    for name in cards:
        if name in LONG_NAMES:
            told = {"sorry": "Sorry!"}.get(name, name)
            assert f"`{LONG_NAMES[name]}` ({told})" in " ".join(DOC.split())


def test_the_limit_is_the_one_described() -> None:
    """Promise: a record is refused from the documented size on, not before."""
    assert f"{MOST_RECORD_BYTES // 1024} KB" in DOC
    padding = MOST_RECORD_BYTES - len(EXAMPLE)
    assert read_record(EXAMPLE + bytes(padding)).cut
    with pytest.raises(RecordError, match="too-big"):
        read_record(EXAMPLE + bytes(padding + 1))
