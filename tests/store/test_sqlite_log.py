"""The log in SQLite: texts come back as they were given, all of a commit or none."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from pathlib import Path
from threading import Thread

import pytest

from sorry_a11y.store.errors import DamagedError, LogError
from sorry_a11y.store.log_store import StoredEntry
from sorry_a11y.store.sqlite_log import SqliteLog
from sorry_a11y.store.threaded_log import open_alone


@pytest.fixture
def log(tmp_path: Path) -> Iterator[SqliteLog]:
    """A log in a file."""
    found = open_alone(tmp_path / "j.sqlite")
    yield found
    found.close()


def test_texts_come_back_as_given(log: SqliteLog) -> None:
    """Promise of SqliteLog: order and numbers stay; a game is found by its newest code until it is
    closed."""
    lines = [StoredEntry("a", 1, "x"), StoredEntry("b", 1, "y"), StoredEntry("a", 2, "z")]
    log.append([one._replace(code=f"{one.game}{one.seq}") for one in lines])
    assert log.entries("a") == [lines[0], lines[2]]
    assert log.codes() == {"a2": "a", "b1": "b"}
    assert (log.game_with("a1"), log.game_with("a2"), log.game_with("")) == ("", "a", "")
    log.close_game("a")
    assert log.codes() == {"b1": "b"}
    assert log.game_with("a2") == ""
    assert log.entries("c") == []


def test_a_number_is_given_once(log: SqliteLog) -> None:
    """Promise of SqliteLog: two owners of one game cannot both write; the whole commit fails."""
    log.append([StoredEntry("a", 1, "x"), StoredEntry("a", 2, "y")])
    for seq in (1, 2):
        with pytest.raises(LogError):
            log.append([StoredEntry("b", 1, "lost"), StoredEntry("a", seq, "another")])
    log.append([StoredEntry("a", 3, "z")])
    assert [line.text for line in log.entries("a")] == ["x", "y", "z"]
    assert log.entries("b") == []


@pytest.mark.parametrize(
    "harm",
    [
        "UPDATE entry SET text = 'r pass' WHERE seq = 2",
        "DELETE FROM entry WHERE seq = 2",
        "UPDATE game SET header = 'X'",
        "UPDATE entry SET seq = seq + 2",
    ],
)
def test_a_text_that_was_changed_or_moved_is_found(log: SqliteLog, harm: str) -> None:
    """Promise of SqliteLog: what the disk spoilt is not taken for a game."""
    log.append([StoredEntry("a", seq, text) for seq, text in enumerate("xyz", 1)])
    with log.transaction() as file:
        file.execute(harm)
    with pytest.raises(DamagedError):
        log.entries("a")


def test_a_log_has_one_owner(tmp_path: Path) -> None:
    """Promise: a second server on the same folder is refused, until the first is gone."""
    first = open_alone(tmp_path / "j.sqlite")
    with pytest.raises(LogError) as caught:
        open_alone(tmp_path / "j.sqlite")
    assert caught.value.code == "in-use"
    first.close()
    open_alone(tmp_path / "j.sqlite").close()


def test_closing_waits_for_a_commit(tmp_path: Path) -> None:
    """Promise: a file is not taken away from a thread that writes into it: what it writes is there
    afterwards, and what comes after is refused."""
    log = open_alone(tmp_path / "j.sqlite")
    entry = StoredEntry("a", 1, "x")
    with log.transaction():
        closing = Thread(target=log.close)
        closing.start()
        closing.join(0.1)
        log.write([entry])
    closing.join()
    with pytest.raises(LogError):
        log.append([StoredEntry("a", 2, "y")])
    again = open_alone(tmp_path / "j.sqlite")
    assert again.entries("a") == [entry]
    again.close()


def test_other_files_are_refused(tmp_path: Path) -> None:
    """Promise: neither a newer log nor something else is written into."""
    open_alone(tmp_path / "newer.sqlite").close()
    newer = sqlite3.connect(tmp_path / "newer.sqlite")
    newer.execute("PRAGMA user_version = 99")
    newer.close()
    with sqlite3.connect(tmp_path / "theirs.sqlite") as theirs:
        theirs.execute("CREATE TABLE game (id)")
    theirs.close()
    before = (tmp_path / "theirs.sqlite").read_bytes()
    (tmp_path / "else.sqlite").write_bytes(b"something else, and long enough to have a head" * 99)
    for name, why in (("newer", "newer"), ("else", "damaged"), ("theirs", "foreign")):
        with pytest.raises(LogError) as caught:
            open_alone(tmp_path / f"{name}.sqlite")
        assert caught.value.code == why
        (tmp_path / f"{name}.lock").unlink()  # was let go: another program can try
    assert (tmp_path / "else.sqlite").read_bytes().startswith(b"something")
    assert (tmp_path / "theirs.sqlite").read_bytes() == before
