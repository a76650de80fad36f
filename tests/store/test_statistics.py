"""Statistics are what the records say, and nothing else."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from msgspec.structs import replace

from sorry_a11y.core.analysis import advice
from sorry_a11y.core.analysis.advice import choices_made
from sorry_a11y.core.analysis.rating import ChoiceCost, rating
from sorry_a11y.core.game.following import follow
from sorry_a11y.core.game.header import Purpose
from sorry_a11y.core.game.setup import Seating, seat_players
from sorry_a11y.core.rules.board import RED, Seat, seat_of
from sorry_a11y.core.rules.events import Event, PawnBumped, TurnBegan
from sorry_a11y.core.rulesets.families import Wishes
from sorry_a11y.store import library as library_module
from sorry_a11y.store.library import Library
from sorry_a11y.store.player_file import PlayerFile
from sorry_a11y.store.record import Record, game_of, read_record
from sorry_a11y.store.statistics import (
    SEASON_OPPONENTS,
    GameTally,
    Played,
    Season,
    Statistics,
    Wins,
    season_of,
    statistics,
    tally,
)
from sorry_a11y.store.summary import Summary, summarise, summary_of
from tests.harness.cached import cached_functions
from tests.harness.sessions import advance
from tests.store.games import (
    decide,
    go_on,
    harmed,
    keep,
    noted,
    seat,
    spoilt,
    takes_back,
    took_back,
    undone,
)
from tests.store.games import summary as summary_like

FAMILIES = (("sorry", ("hasbro", "parker")), ("dog", ("dog",)))
GAMES = (Wishes(), Wishes("parker", teams=True), Wishes(points=True), Wishes("dog"))


def keep_one(library: Library, seed: int, most: int, seating: Seating) -> None:
    """Play a scripted game of one of GAMES."""
    keep(library, seed, most, GAMES[seed % 4], seating=seating, undo=seed % 3 == 0)


@pytest.fixture(autouse=True, scope="module")
def once() -> Iterator[None]:
    """The choices of a game are judged once, whoever summarises it."""
    with cached_functions("sorry_a11y.core.analysis.advice.choices_made"):
        yield


@pytest.fixture(scope="module")
def games(tmp_path_factory: pytest.TempPathFactory) -> Library:
    """Sixteen games of one or two people, four of them not finished."""
    library = Library(PlayerFile(tmp_path_factory.mktemp("kept")))
    for seed in range(16):
        people = (0, 1) if seed % 5 == 0 else (0,)
        bot = "runner" if seed % 2 else "chance"
        keep_one(library, seed, 60 if seed % 4 == 3 else 10**6, seat(people, bot=bot))
    return library


@pytest.fixture(scope="module")
def few(tmp_path_factory: pytest.TempPathFactory) -> Library:
    """Four games, the last of them not finished."""
    library = Library(PlayerFile(tmp_path_factory.mktemp("few")))
    for seed in range(4):
        keep_one(library, seed, 60 if seed == 3 else 10**6, seat())
    return library


def summaries_of(library: Library) -> dict[int, Summary]:
    """The summary of each game by its number, in order."""
    return {number: summarise(library.load(number)) for number in library.numbers()}


@pytest.fixture(scope="module")
def summaries(games: Library) -> dict[int, Summary]:
    """The summaries of the sixteen games."""
    return summaries_of(games)


def by_hand(summaries: dict[int, Summary]) -> Statistics:
    """The statistics as anybody can work them out from the summaries."""
    rows = [(number, summary, summary.people()[0][1]) for number, summary in summaries.items()]
    finished = [row for row in rows if row[1].finished]
    won = [bool(set(seats) & set(summary.winners)) for _, summary, seats in finished]
    streaks, run = [0], 0
    for one in won:
        run = run + 1 if one else 0
        streaks.append(run)
    wins: dict[tuple[str, str], list[bool]] = {}
    for (_, summary, seats), one in zip(finished, won, strict=True):
        own = {summary.sides[seat] for seat in seats}
        for kind in {c.kind for c in summary.occupants if summary.sides[c.seat] not in own}:
            wins.setdefault((summary.book, kind), []).append(one)

    best = [Played(*row) for row, one in zip(finished, won, strict=True) if one]
    worst = [Played(*row) for row, one in zip(finished, won, strict=True) if not one]
    return Statistics(
        len(rows),
        len(finished),
        sum(won),
        sum(summary.undone > 0 for _, summary, _ in rows),
        sum(one.taken_from[v][s] for _, one, seats in rows for s in seats for v in range(4)),
        sum(one.taken_from[s][v] for _, one, seats in rows for s in seats for v in range(4)),
        max(streaks),
        run,
        tuple(
            Wins(book, kind, len(all_), sum(all_)) for (book, kind), all_ in sorted(wins.items())
        ),
        min(best, key=lambda game: (game.turns, -game.number), default=None),
        min(worst, key=lambda game: (game.home, -game.number), default=None),
        ratings=tuple(
            (family, found)
            for family, books in FAMILIES
            if (
                found := rating(
                    [
                        ChoiceCost(
                            sum(one.choices[s] for s in seats),
                            sum(one.cost[s] for s in seats),
                            sum(one.even[s] for s in seats),
                        )
                        for _, one, seats in finished
                        if one.book in books
                    ]
                )
            )
        ),
    )


def test_the_figures_are_those_of_the_records(
    games: Library, summaries: dict[int, Summary]
) -> None:
    """Promise: games, wins by rule book and opponent, best and worst, bumps and streaks of the
    first person of each game agree with what is worked out by hand from the records."""
    found = statistics(games.summaries())
    assert found == by_hand(summaries)
    assert found.games == 16
    assert found.won > 0
    assert found.wins
    assert found.best
    assert found.worst
    assert [family for family, _ in found.ratings] == ["sorry"]


def test_the_cost_of_choices_is_kept(few: Library, monkeypatch: pytest.MonkeyPatch) -> None:
    """Promise: a summary has what the choices of people cost in finished games, and statistics
    judge no game again that was judged."""
    for number, summary in summaries_of(few).items():
        table = game_of(few.load(number))
        made = choices_made(table.start, table.actions, (RED,))[RED]
        is_judged = summary.finished
        assert (summary.choices[RED], summary.cost[RED], summary.even[RED]) == (
            made if is_judged else (0, 0.0, 0.0)
        )
        assert sum(summary.choices[1:]) == sum(summary.cost[1:]) == 0
    before = statistics(few.summaries())
    assert before.ratings
    monkeypatch.setattr(advice, "choices_made", None)
    assert statistics(few.summaries()) == before


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
        if takes_back(table) and took_back(table, table.now.turn):
            assert len(table.actions) < before
            table_events = []
            continue
        table_events = [*decide(table), *advance(table)]
        lengths.append(len(kept))
    summary = summarise(read_record(notes.data))
    assert summary_of(table) == summary
    fresh, _ = noted(wishes, seat((0, 2)), 6)
    events = [event for step in follow(fresh, table.actions) for event in step.events]
    assert summary.all_turns == sum(isinstance(event, TurnBegan) for event in events)
    tables = table.now.rules.tables
    sides = [tables.side_of[seat_of(e.by)] for e in events if isinstance(e, PawnBumped)]
    victims = [seat_of(e.pawn) for e in events if isinstance(e, PawnBumped)]
    across = sum(v not in side for v, side in zip(victims, sides, strict=True))
    assert sum(map(sum, summary.taken_from)) == across > 0
    assert summary.undone == undone(table) > 0


@pytest.mark.parametrize(
    "spoilt",
    ["''", "'x'", "replace(summary, '1', '2')", "substr(summary, 1, 100)", "'00000000' || summary"],
)
def test_spoilt_summaries_are_worked_out_anew(few: Library, spoilt: str) -> None:
    """Promise: a summary that is missing, damaged or of another version is not believed, and costs
    nothing but the time to work it out again."""
    before = statistics(few.summaries())
    harmed(few, f"UPDATE game SET summary = {spoilt}")
    assert statistics(few.summaries()) == before
    rows = few.file.read("SELECT summary FROM game")
    assert all(len(row[0]) > 100 for row in rows)


# -- a season, as the saved games have it --------------------------------------------------------

YOU, BOT = Seat(0), Seat(2)


def _game(level: int, winner: Seat | None, season: int = 1, **changes: Any) -> Summary:
    found = summary_like(
        Wishes(),
        seat_players(2, [SEASON_OPPONENTS[level]], None),
        purpose=Purpose("season", str(season)),
        winners=() if winner is None else (winner,),
    )
    return replace(found, **changes)


def _season(*games: Summary) -> Season:
    return season_of(dict(enumerate(games, 1)))


def test_two_wins_open_the_next_level_and_two_losses_begin_it_again() -> None:
    """Promise: five levels, best of three each, the next opens when won."""
    assert _season() == Season()
    assert _season(_game(0, YOU)) == Season(1, 0, 1, 0)
    assert _season(_game(0, YOU), _game(0, BOT)) == Season(1, 0, 1, 1)
    assert _season(_game(0, YOU), _game(0, BOT), _game(0, YOU)) == Season(1, 1)
    assert _season(_game(0, BOT), _game(0, BOT), _game(0, YOU)) == Season(1, 0, 1, 0)
    won = _season(*(_game(level, YOU) for level in range(5) for _ in range(2)))
    assert won.is_won
    assert won.kind == "champion"


def test_only_games_of_the_season_count() -> None:
    """Promise: a game of another level, season or table, and one of somebody else
    change nothing; one that is not over goes on."""
    counted = _game(0, YOU)
    for other in (
        _game(1, YOU),
        _game(0, YOU, is_imported=True),
        _game(0, YOU, purpose=Purpose()),
        _game(0, YOU, purpose=Purpose("day", "2026-11-23")),
    ):
        assert _season(counted, other) == Season(1, 0, 1, 0)
    assert _season(counted, _game(0, None)) == Season(1, 0, 1, 0, going=2)


def test_another_season_begins_at_the_first_level() -> None:
    """Promise: a season can be begun anew; the one before it counts no more."""
    assert _season(_game(0, YOU), _game(0, YOU), _game(0, BOT, season=2)) == Season(2, 0, 0, 1)


# -- a record is led through the rules once, and told as soon as it has been ---------------------

LISTED = 12


class Reader:
    """Counts the records that are led through the rules."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.count = 0
        monkeypatch.setattr(library_module, "summarise", self.summarise)

    def summarise(self, record: Record) -> Summary:
        self.count += 1
        return summarise(record)


@pytest.fixture
def reader(monkeypatch: pytest.MonkeyPatch) -> Reader:
    return Reader(monkeypatch)


@pytest.fixture
def full(library: Library) -> Library:
    """A dozen unfinished games, one of them damaged."""
    for seed in range(1, LISTED + 1):
        keep(library, seed, 50)
    spoilt(library, 5, 30)
    return library


def test_the_list_comes_as_it_is_read(full: Library, reader: Reader) -> None:
    """Promise: the first line of a long list does not wait for the last: each is told when its
    record has been read."""
    for at, entry in enumerate(full.entries(), 1):
        assert entry.summary or entry.number == 5
        assert reader.count == at - (entry.number <= 5)


def test_a_record_is_read_once(full: Library, reader: Reader) -> None:
    """Promise: the list, statistics and the tally read what is new or changed and what is damaged,
    tell how far they are, and say the same as if they read everything."""
    read: list[tuple[int, int]] = []

    def progress(done: int, due: int) -> None:
        read.append((done, due))

    first = list(full.entries())
    assert reader.count == LISTED - 1
    assert [(str(one.error), one.summary) for one in full.entries()] == [
        (str(one.error), one.summary) for one in first
    ]
    assert full.summaries() == {one.number: one.summary for one in first if one.summary}
    assert reader.count == LISTED - 1
    go_on(full, 3, 5)
    changed = {entry.number: entry for entry in full.entries()}
    assert reader.count == LISTED
    assert changed[3].summary == summarise(full.load(3))
    full.delete(4)
    go_on(full, 7)
    again = full.summaries(progress)
    assert again
    assert again.keys() == {*range(1, LISTED + 1)} - {4, 5}
    assert again[7] == summarise(full.load(7))
    assert read == [(1, 2), (2, 2)]


def test_a_list_that_is_left_keeps_what_was_read(full: Library, reader: Reader) -> None:
    """Promise: whoever leaves a long list in the middle does not wait for the same games again."""
    entries = full.entries()
    for _ in range(4):
        next(entries)
    entries.close()  # type: ignore[attr-defined]
    assert len(list(full.entries())) == LISTED
    assert reader.count == LISTED - 1


def test_a_tally_of_wins(library: Library) -> None:
    """Promise: wins are counted among finished games of the same kind by the first person, and
    nobody waits for what would take too long to find out."""
    for seed in range(5):
        most = 60 if seed == 3 else 10**6
        keep(library, seed, most, seating=seat((0, 2) if seed == 4 else (0,)))
    for wishes in (Wishes("parker"), Wishes(points=True, rounds=1)):
        keep(library, 9, 10**6, wishes)
    assert library.summaries_at_hand(patience=-1) == {}
    for _ in range(7):  # what was read before it became too long is known
        library.summaries_at_hand(patience=0)
    summaries = library.summaries_at_hand(patience=0)
    assert len(summaries) == 7
    headers = [library.load(number).header for number in library.numbers()]
    finished = [one for one in summaries.values() if one.finished]
    won = sum(
        bool(set(one.people()[0][1]) & set(one.winners))
        for one in finished
        if one.book == "hasbro" and not one.points
    )
    found = tally(summaries, headers[0])
    assert (found.games, found.won) == (4, won)
    assert found.streak <= sum(bool(one.winners) for one in finished)
    assert [tally(summaries, one).games for one in headers] == [4, 4, 4, 4, 4, 1, 1]
    assert tally({}, headers[0]) == GameTally(0, 0)
