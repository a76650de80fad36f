"""What is said of kept games: short, plain, a sentence for everything that can be wrong."""

from __future__ import annotations

import ast
import os
import re
import sys
from datetime import date, datetime, timedelta, timezone
from pathlib import Path
from typing import Any, get_args

import pytest

import sorry_a11y
from sorry_a11y.core.analysis.rating import LEVEL_RATINGS, Rating, Trend
from sorry_a11y.core.game.setup import PERSON, Occupant, Seating
from sorry_a11y.core.rules.board import BLUE, RED, YELLOW
from sorry_a11y.core.rulesets.families import Wishes
from sorry_a11y.output.narration.catalog import LOCALES
from sorry_a11y.output.narration.saved_games import (
    tell_date,
    tell_entry,
    tell_error,
    tell_statistics,
    tell_trouble,
)
from sorry_a11y.store.errors import StorageError, Trouble, TroubleCode, shown
from sorry_a11y.store.library import Library
from sorry_a11y.store.player_file import PlayerFile
from sorry_a11y.store.statistics import Played, Statistics, Wins
from tests.harness.programs import run
from tests.store.games import STARTED, harmed, keep, seat, spoilt, summary

SORRY_CASUAL, SORRY_STRONG = (LEVEL_RATINGS["sorry"][level] for level in ("casual", "strong"))
DOG_CASUAL, DOG_STRONG = (LEVEL_RATINGS["dog"][level] for level in ("casual", "strong"))
NOW = STARTED + timedelta(days=1)
PLAIN = re.compile(r"(?:[^\W_]+(?:['-][^\W_]+)*|[ ,.!?])+")
WORDS = (LOCALES / "en" / "menus.ftl").read_text(encoding="utf-8")


def raised_codes() -> set[str]:
    """Every code that the program names where it raises such an error."""
    codes: set[str] = set()
    for path in Path(sorry_a11y.__file__).parent.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") in (
                "StorageError",
                "RecordError",
                "file_error",
            ):
                codes.update(
                    one.value
                    for one in ast.walk(node.args[0])
                    if isinstance(one, ast.Constant) and isinstance(one.value, str)
                )
    return codes


def test_every_error_has_its_sentence() -> None:
    """Promise: every code that can be raised has one sentence, and no other has."""
    written = set(re.findall(r"^saved-error-([a-z-]+) =", WORDS, re.MULTILINE))
    assert written == raised_codes()
    values: dict[str, Any] = {"number": 1234, "line": 5678, "file": "a game.txt", "why": "full"}
    values |= {"whole": 3, "part": 1, "lost": 2, "saved": "yes", "notes": "yes"}
    for code in written:
        told = tell_error(StorageError(code, **values))
        assert re.fullmatch(r"[A-Z1-9a].*[^.]\.", told), told
        assert PLAIN.fullmatch(told.replace("a game.txt", "file"))
        assert "1,234" not in told
        assert "5,678" not in told
    codes: tuple[TroubleCode, ...] = get_args(TroubleCode)
    assert set(re.findall(r"^saved-trouble-([a-z-]+) =", WORDS, re.MULTILINE)) == set(codes)
    assert all(PLAIN.fullmatch(tell_trouble(Trouble(code, 1234))) for code in codes)


def test_the_list(library: Library) -> None:
    """Promise: every game of the list is one plain sentence; a damaged one says why."""
    keep(library, 2, 10**6, seating=seat(bot="runner"), undo=True)
    keep(library, 2, 55, Wishes("parker", teams=True), seating=seat((0, 2)))
    keep(library, 2, 10**6, Wishes("dog"))
    entries = {entry.number: entry for entry in library.entries()}
    told = {number: tell_entry(entry, NOW) for number, entry in entries.items()}
    assert all(PLAIN.fullmatch(line) for line in told.values())
    assert re.fullmatch(
        r"Game 1, Sorry!, yesterday, \d+ turns, .* home, .* won, \d turns undone\.", told[1]
    )
    assert re.fullmatch(
        r"Game 2, Sorry! by the Parker leaflet, yesterday, \d+ turns, Ann has \S+ home, "
        r"Cid has \S+ home, not finished\.",
        told[2],
    )
    assert told[3].startswith("Game 3, Dog, yesterday, ")
    harmed(library, "UPDATE game SET summary = ''")
    spoilt(library, 2, 20)
    damaged = tell_entry(library.entry(2), NOW)
    assert re.fullmatch(r"Game 2\. Line \d+ of the record is damaged or was changed\.", damaged)
    kept = library.resume(1)
    assert library.entry(1).in_use
    kept.close()


def test_friends_are_named(library: Library) -> None:
    """Promise of `games`: it says with whom a game was played, and the own pawns at home."""
    called = ((RED, "Bob"), (BLUE, None), (YELLOW, "Eve"))
    friends = Seating(Occupant(seat, PERSON, name, seat) for seat, name in called)
    keep(library, 2, 55, seating=friends)
    assert re.fullmatch(
        r"Game 1, Sorry!, with Bob and Eve, yesterday, \d+ turns, \S+ pawns? home, not finished\.",
        tell_entry(library.entry(1), NOW),
    )


def test_days() -> None:
    """Promise: days are told as people say them, by the player's own clock."""
    today = date(2026, 10, 6)
    assert tell_date(today, today) == "today"
    assert tell_date(date(2026, 10, 5), today) == "yesterday"
    assert tell_date(date(2026, 9, 30), today) == "6 days ago"
    assert tell_date(date(2026, 9, 29), today) == "29 September 2026"
    assert tell_date(date(2027, 1, 1), today) == "1 January 2027"
    months = {tell_date(date(2020, month, 1), today) for month in range(1, 13)}
    assert len(months) == 12


def test_yesterday_is_the_players_yesterday(library: Library) -> None:
    """Promise: a game begun last night is from yesterday, wherever the player lives."""
    keep(library, 2, 55)
    entry = library.entry(1)
    for hours in (-10, 0, 5, 13):
        zone = timezone(timedelta(hours=hours))
        there = STARTED.astimezone(zone)
        midnight = datetime(there.year, there.month, there.day, tzinfo=zone) + timedelta(days=1)
        assert "today" in tell_entry(entry, midnight - timedelta(minutes=1))
        assert "yesterday" in tell_entry(entry, midnight)


FIGURES = Statistics(
    games=1234,
    finished=1200,
    won=301,
    undone=1,
    given=2000,
    taken=1,
    longest=4,
    current=1,
    wins=(Wins("hasbro", "runner", 20, 12), Wins("dog", "person", 2, 0)),
    best=Played(1007, summary(Wishes(), turns=34, home=4), (RED,)),
    worst=Played(3, summary(Wishes("dog"), turns=60), (RED,)),
)


def test_statistics_in_sentences() -> None:
    """Promise: statistics are plain sentences, one a fact."""
    assert tell_statistics(FIGURES, NOW) == [
        "You have played 1,234 games, 1,200 finished, 301 won.",
        *("Sorry! against average bots, you won 12 of 20.", "Dog against people, you won 0 of 2."),
        "Your fastest win was Sorry! in 34 of your turns, yesterday, game 1007.",
        "Your worst loss was Dog with no pawn home, yesterday, game 3.",
        "You bumped 2,000 pawns and lost 1 to bumps.",
        *("Your longest streak is 4 wins, your streak now is 1.", "In 1 game turns were undone."),
    ]
    rated = tell_statistics(
        Statistics(
            30,
            30,
            9,
            ratings=(
                ("sorry", Rating(30, 23.6, 97.8, 4.4, Trend(20, 104.4, 90.6, "less"))),
                ("dog", Rating(1, 1.2, 130.0, 0.0, None)),
            ),
        ),
        NOW,
    )
    assert rated[2:] == [
        "In Sorry! your choices in a game cost 24 wins in 100, on average over 30 games.",
        f"Your rating is 98, give or take 4. Lower is better, casual bots have about {SORRY_CASUAL}"
        f", strong ones {SORRY_STRONG}.",
        "Over your last 20 games your choices cost less, from a rating of 104 down to 91.",
        "In Dog your choices in a game cost 1 win in 100, so far in 1 game.",
        f"Your rating is 130. Lower is better, casual bots have about {DOG_CASUAL}, strong ones "
        f"{DOG_STRONG}.",
    ]
    assert tell_statistics(Statistics(), NOW) == ["You have no saved games yet."]


def test_file_names_are_told_on_one_line() -> None:
    """Promise: the name of a file cannot write a line, move the cursor or go on for ever."""
    told = shown(Path("/home/\x1b[2J\nx\u202e/" + "long" * 50 + "/game.txt"))
    assert told.isprintable()
    assert len(told) <= 63
    assert told.endswith(f"{os.sep}game.txt")
    assert shown(Path("\ud800")) == "?"


@pytest.mark.parametrize("name", ["", " ", "\t"])
def test_a_blank_name_of_a_file(tmp_path: Path, name: str) -> None:
    """Promise: no game is written to a file without a name, and what is told shows the name."""
    library = Library(PlayerFile(tmp_path))
    keep(library, 2)
    exported = run(tmp_path, "export", "1", name)
    assert (exported.status, exported.told) == (1, "")
    shown_name = f'"{name}"'.replace("\t", "?")
    assert exported.complained == f"{shown_name} cannot be written.\n"
    imported = run(tmp_path, "import", name).complained
    if name == "\t" and sys.platform == "win32":  # where no file can be called so
        assert imported == f"{shown_name} cannot be read.\n"
    else:
        assert imported == f"There is no file {shown_name}.\n"


def test_the_name_of_a_file_is_told_as_it_was_given(tmp_path: Path) -> None:
    """Promise: an address is told as it was typed, not as the path that it would be."""
    for command in ("import", "replay", "review", "transcript"):
        told = run(tmp_path, command, "http://x/y").complained
        assert told == "There is no file http://x/y.\n", command


def test_a_cut_file_is_not_told_as_a_game_that_goes_on(tmp_path: Path) -> None:
    """Promise of docs/records.md: a sentence says what takes in the rest of a cut record."""
    library = Library(PlayerFile(tmp_path))
    keep(library, 2, 10**6, seating=seat(bot="runner"))
    path = tmp_path / "cut.txt"
    path.write_bytes(b"".join(library.load(1).data.splitlines(keepends=True)[:-2]))
    for command in ("replay", "review", "transcript"):
        told = run(tmp_path, command, str(path))
        assert told.complained == (
            "The end of the record is missing. sorry-a11y import takes in what is left of it.\n"
        ), command


@pytest.mark.skipif(sys.platform == "win32", reason="links")
@pytest.mark.parametrize("kind", ["a file", "a link"])
def test_a_record_that_there_never_was_is_not_gone(tmp_path: Path, kind: str) -> None:
    """Promise: where no folder of games can be made, the folder is told, and not a record that
    would be gone."""
    home = tmp_path / "home"
    if kind == "a file":
        home.write_text("in the way")
    else:
        home.symlink_to(tmp_path / "nowhere")
    told = run(home, "play", "--seed", "3", typed="1\n1\n1\nq\nq\n").told
    assert "The folder of games is missing, so this game goes on unsaved." in told
    assert "gone" not in told
