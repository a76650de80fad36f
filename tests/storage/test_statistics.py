"""Statistics are what the records say, and nothing else."""

from __future__ import annotations

import os
import sqlite3
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from sorry_a11y.analysis import advice
from sorry_a11y.analysis.advice import choices_made
from sorry_a11y.analysis.rating import ChoiceCost, rating
from sorry_a11y.rules.actions import Action
from sorry_a11y.rules.board import RED, seat_of
from sorry_a11y.rules.events import Event, PawnBumped, TurnBegan
from sorry_a11y.rulesets.families import Wishes
from sorry_a11y.storage.home import Home
from sorry_a11y.storage.library import Library
from sorry_a11y.storage.record import read_record
from sorry_a11y.storage.replay import Replay
from sorry_a11y.storage.statistics import Notable, Statistics, Wins, statistics
from sorry_a11y.storage.summary import Summary, summarise
from sorry_a11y.storage.summary_store import NAME
from sorry_a11y.table.setup import Seating
from tests.harness.cached import cached_functions
from tests.harness.sessions import advance
from tests.storage.games import STARTED, begin, decide, noted, play, seat, takes_back

FAMILIES = (("sorry", ("hasbro", "parker")), ("dog", ("dog",)))
GAMES = (Wishes(), Wishes("parker", teams=True), Wishes(points=True), Wishes("dog"))


def keep(library: Library, seed: int, seating: Seating, most: int = 10**6) -> None:
    """Play a scripted game of one of GAMES."""
    kept = begin(library, GAMES[seed % 4], seed, seating=seating)
    play(kept.table, undo=seed % 3 == 0, most=most)
    kept.close()


@pytest.fixture(autouse=True, scope="module")
def once() -> Iterator[None]:
    """The choices of a game are judged once, whoever summarises it."""
    with cached_functions("sorry_a11y.analysis.advice.choices_made"):
        yield


@pytest.fixture(scope="module")
def games(tmp_path_factory: pytest.TempPathFactory) -> Library:
    """Sixteen games of one or two people, four of them not finished."""
    library = Library(Home(tmp_path_factory.mktemp("kept")))
    for seed in range(16):
        people = (0, 1) if seed % 5 == 0 else (0,)
        bot = "runner" if seed % 2 else "chance"
        keep(library, seed, seat(people, bot=bot), 60 if seed % 4 == 3 else 10**6)
    return library


@pytest.fixture(scope="module")
def few(tmp_path_factory: pytest.TempPathFactory) -> Library:
    """Four games, the last of them not finished."""
    library = Library(Home(tmp_path_factory.mktemp("few")))
    for seed in range(4):
        keep(library, seed, seat(), 60 if seed == 3 else 10**6)
    return library


def summaries_of(library: Library) -> dict[int, Summary]:
    """The summary of each game by its number, in order."""
    numbers = sorted(file.number for file in library.records.files())
    return {number: summarise(library.load(number)) for number in numbers}


@pytest.fixture(scope="module")
def summaries(games: Library) -> dict[int, Summary]:
    """The summaries of the sixteen games."""
    return summaries_of(games)


def by_hand(summaries: dict[int, Summary], name: str | None) -> Statistics:
    """The statistics as anybody can work them out from the summaries."""
    rows: list[tuple[int, Summary, tuple[int, ...]]] = []
    for number, summary in summaries.items():
        people = summary.people()
        mine = [seats for chair, seats in people if name is None or chair.name == name][:1]
        rows += [(number, summary, seats) for seats in mine]
    finished = [row for row in rows if row[1].finished]
    won = [bool(set(seats) & set(summary.winners)) for _, summary, seats in finished]
    streaks, run = [0], 0
    for one in won:
        run = run + 1 if one else 0
        streaks.append(run)
    wins: dict[tuple[str, str], list[bool]] = {}
    for (_, summary, seats), one in zip(finished, won, strict=True):
        rivals = {c.kind for c in summary.setup.chairs
                  if not set(seats) & set(summary.sides[c.seat])}
        for kind in rivals:
            wins.setdefault((summary.setup.book, kind), []).append(one)

    def notable(row: tuple[int, Summary, tuple[int, ...]]) -> Notable:
        number, summary, seats = row
        return Notable(
            number, STARTED, summary.setup.book, sum(summary.turns[s] for s in seats),
            sum(summary.home[s] for s in seats),
        )

    best = [notable(row) for row, one in zip(finished, won, strict=True) if one]
    worst = [notable(row) for row, one in zip(finished, won, strict=True) if not one]
    return Statistics(
        len(rows), len(finished), sum(won), sum(summary.undone > 0 for _, summary, _ in rows),
        sum(summary.given[s] for _, summary, seats in rows for s in seats),
        sum(summary.taken[s] for _, summary, seats in rows for s in seats),
        max(streaks), run,
        tuple(Wins(book, kind, len(all_), sum(all_))
              for (book, kind), all_ in sorted(wins.items())),
        min(best, key=lambda game: (game.turns, -game.number), default=None),
        min(worst, key=lambda game: (game.home, -game.number), default=None),
        ratings=tuple(
            (family, found) for family, books in FAMILIES
            if (found := rating([
                ChoiceCost(
                    sum(one.choices[s] for s in seats), sum(one.cost[s] for s in seats),
                    sum(one.even[s] for s in seats),
                )
                for _, one, seats in finished if one.setup.book in books
            ]))
        ),
    )


@pytest.mark.parametrize("name", [None, "Ben", "Nobody"])
def test_the_figures_are_those_of_the_records(
    games: Library, summaries: dict[int, Summary], name: str | None
) -> None:
    """Promise: games, wins by rule book and opponent, best and worst, bumps and streaks agree
    with what is worked out by hand from the records."""
    found = statistics(games, name)
    assert found == by_hand(summaries, name)
    assert found.games == {None: 16, "Ben": 4, "Nobody": 0}[name]
    if name is None:
        assert found.won > 0
        assert found.wins
        assert found.best
        assert found.worst
        assert [family for family, _ in found.ratings] == ["sorry"]


def test_the_cost_of_choices_is_kept(
    few: Library, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Promise: a summary has what the choices of people cost in finished games, and statistics
    judge no game again that was judged."""
    for number, summary in summaries_of(few).items():
        table = Replay(few.load(number)).run()
        made = choices_made(table.game.rules, table.seating.seats, table.actions, (RED,))[RED]
        is_judged = summary.finished
        assert (summary.choices[RED], summary.cost[RED], summary.even[RED]) == (
            made if is_judged else (0, 0.0, 0.0)
        )
        assert sum(summary.choices[1:]) == sum(summary.cost[1:]) == 0
    before = statistics(few)
    assert before.ratings
    monkeypatch.setattr(advice, "choices_made", None)
    assert statistics(few) == before


@pytest.mark.parametrize("wishes", GAMES, ids=lambda one: one.game)
def test_a_summary_counts_what_stands(wishes: Wishes) -> None:
    """Promise: turns and bumps of a game are those of its events, without what was taken back;
    a bump counts for whoever's play it was and only against another side."""
    table, notes = noted(wishes, seat((0, 2)), 6)
    kept: list[Event] = []
    lengths = [0]
    table_events = advance(table)
    while not table.over:
        kept += table_events
        before = len(table.actions)
        if takes_back(table) and table.undo(table.game.turn):
            assert len(table.actions) < before
            table_events = []
            continue
        table_events = [*decide(table), *advance(table)]
        lengths.append(len(kept))
    summary = summarise(read_record(notes.data))
    actions = table.actions
    fresh = Replay(read_record(record_of_actions(wishes, actions)))
    events = [event for step in fresh.steps() for event in step.events]
    assert summary.all_turns == sum(isinstance(event, TurnBegan) for event in events)
    tables = table.game.rules.tables
    sides = [tables.side_of[seat_of(e.by)] for e in events if isinstance(e, PawnBumped)]
    victims = [seat_of(e.pawn) for e in events if isinstance(e, PawnBumped)]
    across = sum(v not in side for v, side in zip(victims, sides, strict=True))
    assert sum(summary.given) == sum(summary.taken) == across > 0
    assert summary.undone == table.undone > 0


def record_of_actions(wishes: Wishes, actions: list[Action]) -> bytes:
    """A record of exactly these actions, nothing taken back."""
    table, notes = noted(wishes, seat((0, 2)), 6)
    for action in actions:
        table.follow(action)
    return notes.data


HARM = {
    "deleted": lambda path: path.unlink(),
    "emptied": lambda path: path.write_bytes(b""),
    "junk": lambda path: path.write_bytes(Random(1).randbytes(50_000)),
    "cut": lambda path: path.write_bytes(path.read_bytes()[:5000]),
    "header flipped": lambda path: path.write_bytes(b"X" + path.read_bytes()[1:]),
    "pages zeroed": lambda path: path.write_bytes(
        path.read_bytes()[:4096] + bytes(len(path.read_bytes()) - 4096)
    ),
}


@pytest.mark.parametrize("harm", HARM)
def test_damaged_figures_are_made_anew(few: Library, harm: str) -> None:
    """Promise: a missing or damaged file of figures costs nothing but the time to read the
    records again."""
    before = statistics(few)
    path = few.home.folder / NAME
    HARM[harm](path)
    assert statistics(few) == before
    with sqlite3.connect(path) as whole:
        assert whole.execute("PRAGMA quick_check").fetchone() == ("ok",)
        assert whole.execute("SELECT count(*) FROM record").fetchone() == (4,)
    whole.close()


def test_flipped_bits_never_make_a_traceback(library: Library) -> None:
    """Promise: whatever bits of the file of figures are flipped, statistics answer."""
    for seed in range(3):
        keep(library, seed, seat(), 40)
    before = statistics(library)
    path = library.home.folder / NAME
    data = path.read_bytes()
    rng = Random("bits")
    same = 0
    for _ in range(40):
        harmed = bytearray(data)
        for _ in range(rng.randrange(1, 30)):
            harmed[rng.randrange(len(harmed))] ^= 1 << rng.randrange(8)
        path.write_bytes(harmed)
        same += statistics(library) == before
    path.unlink()
    assert statistics(library) == before
    assert same > 20


def test_figures_of_another_version_are_made_anew(few: Library) -> None:
    """Promise: figures that another version of the program left are not believed."""
    before = statistics(few)
    connection = sqlite3.connect(few.home.folder / NAME)
    connection.execute("DELETE FROM record")
    connection.execute("PRAGMA user_version = 99")
    connection.commit()
    connection.close()
    assert statistics(few) == before


def test_what_changed_is_read_again(library: Library) -> None:
    """Promise: a game played on, deleted, imported or damaged shows in the next answer, and only
    what changed is read again."""
    read: list[tuple[int, int]] = []

    def progress(done: int, due: int) -> None:
        read.append((done, due))

    for seed in (0, 4, 8):
        keep(library, seed, seat(), 60)
    assert statistics(library, progress=progress).finished == 0
    assert read.pop() == (3, 3)
    kept = library.resume(2)
    play(kept.table)
    kept.close()
    assert statistics(library, progress=progress).finished == 1
    assert read.pop() == (1, 1)
    library.delete(2)
    assert statistics(library, progress=progress).games == 2
    path = library.records.path(1)
    path.write_bytes(path.read_bytes() + b"r 5 r1+5 abc\n")
    assert statistics(library, progress=progress).games == 1
    assert read == [(1, 3), (2, 3), (1, 1)]
    assert statistics(library, progress=progress) == by_hand_without(library, 1)
    assert read == [(1, 3), (2, 3), (1, 1)]


def by_hand_without(library: Library, number: int) -> Statistics:
    """By hand, leaving out a record that cannot be read."""
    path = library.records.path(number)
    away = path.with_suffix(".away")
    path.rename(away)
    found = by_hand(summaries_of(library), None)
    away.rename(path)
    return found


def test_a_file_somebody_holds(library: Library) -> None:
    """Promise: while another program writes the figures, statistics are worked out in memory,
    and the other's file stays as it is."""
    keep(library, 0, seat(), 60)
    before = statistics(library)
    keep(library, 4, seat(), 60)
    holder = sqlite3.connect(library.home.folder / NAME)
    holder.execute("BEGIN EXCLUSIVE")
    found = statistics(library)
    assert (before.games, found.games) == (1, 2)
    holder.rollback()
    assert holder.execute("SELECT count(*) FROM record").fetchone() == (1,)
    holder.close()


@pytest.mark.skipif(sys.platform == "win32", reason="rights of folders are POSIX")
def test_a_folder_that_may_only_be_read(tmp_path: Path) -> None:
    """Promise: in a folder that may only be read, statistics are worked out in memory."""
    import shutil
    import tempfile

    del tmp_path
    root = os.geteuid() == 0
    if root:
        os.seteuid(65534)
    folder = Path(tempfile.mkdtemp())
    try:
        library = Library(Home(folder))
        keep(library, 0, seat(), 60)
        folder.chmod(0o500)
        assert statistics(library).games == 1
        assert not (folder / NAME).exists()
        folder.chmod(0o700)
        assert statistics(library).games == 1
        assert (folder / NAME).exists()
        keep(library, 4, seat(), 60)
        (folder / NAME).chmod(0o400)
        folder.chmod(0o500)
        assert statistics(library).games == 2
    finally:
        folder.chmod(0o700)
        shutil.rmtree(folder)
        if root:
            os.seteuid(0)


def test_nobody_has_played(library: Library) -> None:
    """Promise: before the first game the statistics are all noughts."""
    assert statistics(library) == Statistics()
