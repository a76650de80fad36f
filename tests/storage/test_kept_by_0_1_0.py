"""Games that version 0.1.0 kept are listed, heard again and gone on with.

The records in ``records_0_1_0`` were written by that version while it was played, ``list.txt`` is
what their list tells.
"""

from __future__ import annotations

import shutil
from datetime import UTC, datetime
from pathlib import Path

import pytest

from sorry_a11y.narration.saved_games import tell_entry
from sorry_a11y.session.transcript import first_listener, heard
from sorry_a11y.storage.library import Library
from tests.harness.sessions import advance
from tests.storage.games import play

RECORDS = Path(__file__).parent / "records_0_1_0"
TOLD = (RECORDS / "list.txt").read_text(encoding="utf-8").splitlines()
NUMBERS = range(1, len(TOLD) + 1)


@pytest.fixture
def kept(library: Library) -> Library:
    """A library of the games that 0.1.0 kept."""
    shutil.copytree(RECORDS, library.records.games)
    return library


@pytest.mark.parametrize("number", NUMBERS)
def test_a_game_of_0_1_0_is_the_same_game(kept: Library, number: int) -> None:
    """Promise: the list says of it what is in ``list.txt``, and it can be heard from the first turn
    to the last."""
    now = datetime(2027, 1, 1, tzinfo=UTC)
    assert tell_entry(kept.entry(number), now) == TOLD[number - 1]
    record = kept.load(number)
    batches = list(heard(record, first_listener(record)))
    summary = kept.entry(number).summary
    assert summary
    assert batches[-1].turn == summary.all_turns


@pytest.mark.parametrize("number", [at for at in NUMBERS if "not finished" in TOLD[at - 1]])
def test_a_game_of_0_1_0_goes_on(kept: Library, number: int) -> None:
    """Promise: it goes on where it stopped, to its end, in the same record, and what was decided
    under 0.1.0 can be taken back where it could be then."""
    before = kept.records.path(number).read_bytes()
    game = kept.resume(number)
    advance(game.table)
    person = game.table.game.turn
    decided = len(game.table.actions)
    if game.header.setup.may_undo and game.table.undo(person):
        assert len(game.table.actions) < decided
    play(game.table)
    game.close()
    after = kept.records.path(number).read_bytes()
    assert after.startswith(before)
    entry = kept.entry(number)
    assert entry.summary
    assert entry.summary.finished


def test_the_unfinished_game_of_0_1_0_is_offered(kept: Library) -> None:
    """Promise: what 0.1.0 had set aside stays so, of the others the one played last is offered."""
    offered = kept.unfinished().game
    assert offered
    assert offered.summary
    assert not offered.summary.set_aside
    assert kept.load(9).set_aside
