"""What opponents with a character say between turns."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from sorry_a11y.core.bots.opponents import BOTS, CAST, CHARACTERS, LEVELS
from sorry_a11y.core.rules.board import RED
from sorry_a11y.output.narration.catalog import Words
from sorry_a11y.output.narration.listener import Listener
from sorry_a11y.output.narration.remarks import LINES, SITUATIONS, Banter, GameMemory
from sorry_a11y.ui.session.reply import Reply
from sorry_a11y.ui.settings.values import SETTINGS, Settings
from tests.harness.languages import SPOKEN
from tests.harness.law import has_plain_words
from tests.harness.sessions import enters, heard, session, watched

TRIO = "red=you,blue=bumper,yellow=homebody,green=champion"


def _replies(seed: int, seats: str = TRIO, **changes: Any) -> list[Reply]:
    screen = session("hasbro", seed, settings=Settings(forced="ask", **changes), seats=seats)
    return [reply for _, reply in heard(screen, enters())]


def _remarks(replies: Sequence[Reply]) -> list[list[str]]:
    return [[line for line in reply.news if " says, " in line] for reply in replies]


@pytest.mark.parametrize("language", SPOKEN)
def test_every_character_has_eight_lines_for_each_occasion(language: str) -> None:
    """Promise: eight different lines a situation and character in every language, two to six
    words, with no sign that a reader spells out."""
    assert set(CAST) == {*LEVELS, *CHARACTERS} <= set(BOTS)
    words = Words(language)
    for kind in CAST:
        for situation in SITUATIONS:
            message = f"banter-{kind}-{situation}"
            lines = {words.say(message, line=number) for number in range(1, LINES + 1)}
            assert words.has(message), message
            assert len(lines) == LINES, message
            for line in lines:
                assert len(line.split()) <= 6, line
                assert not list(has_plain_words("", Reply((line,), ""), ())), line


def test_names_of_the_cast_are_told_apart() -> None:
    """Promise: no two opponents of a table are called alike, whatever their kinds."""
    names = [name for called in CAST.values() for name in called]
    assert len(set(names)) == len(names) == 3 * len(CAST)


@pytest.mark.parametrize("seed", range(3))
def test_one_remark_a_round_and_none_twice(seed: int) -> None:
    """Promise: at most one line a round, after the news and before the choice, none twice in a
    game; the speaker comes first."""
    replies = _replies(seed, banter="usual")
    said = _remarks(replies)
    assert max(map(len, said)) == 1
    texts = [line.partition(" says, ")[2] for lines in said for line in lines]
    assert len(set(texts)) == len(texts) > 3
    for reply, lines in zip(replies, said, strict=True):
        if lines and reply.status is None:
            behind = reply.news[reply.news.index(lines[0]) + 1 :]
            assert not any(one.startswith(("Mara ", "Emil ", "Viktor ")) for one in behind), reply
            assert lines[0].startswith(("Mara says, ", "Emil says, ", "Viktor says, "))
            assert reply.focus not in lines


def test_the_same_game_says_the_same() -> None:
    """Promise: which line is said follows from the game, whatever the language or the machine; and
    remarks change nothing in the game."""
    logs = []
    for language in ("en", "en", "de"):
        settings = Settings(language=language, forced="ask")
        screen = session("hasbro", 5, settings, seats=TRIO)
        for _ in heard(screen, enters()):
            pass
        logs.append(watched(screen).happened)
    assert logs[0] == logs[1] == logs[2]
    remarks = [_remarks(_replies(5, verbosity=one)) for one in ("brief", "brief", "full")]
    assert remarks[0] == remarks[1] == remarks[2]


def test_by_the_setting_nothing_little_or_more_is_said() -> None:
    """Promise: ``banter`` off, rare and usual."""
    counts = {
        banter: sum(
            len(lines) for seed in range(2) for lines in _remarks(_replies(seed, banter=banter))
        )
        for banter in SETTINGS["banter"].words
    }
    assert counts["off"] == 0 < counts["rare"] < counts["usual"]


def test_opponents_without_a_character_say_nothing() -> None:
    """Promise: runners are as quiet as ever."""
    assert not any(_remarks(_replies(1, "red=you,yellow=runner", banter="usual")))


def test_a_game_that_goes_on_says_nothing_again() -> None:
    """Promise: what was said before a game was put away is not said again in it."""
    screen = session("hasbro", 5, seats=TRIO)
    for _ in heard(screen, enters()):
        pass
    log = watched(screen).happened
    rules, seating = screen.who.table.rules, screen.who.table.seating
    whole, half = GameMemory(), GameMemory(before=log[:400])
    own = seating.seats_of(RED)
    first = Banter(own, seating, rules, lambda: "usual", whole)
    first.note(log)
    second = Banter(own, seating, rules, lambda: "usual", half)
    assert half.said < whole.said
    second.note(log[400:])
    assert half.said == whole.said


def test_bumps_of_earlier_games_count() -> None:
    """Promise: the third bump by Mara is the third, whichever games the others were in."""
    screen = session("hasbro", 4, seats=TRIO)
    for _ in heard(screen, enters()):
        pass
    log, seating = watched(screen).happened, screen.who.table.seating
    to = Listener(RED, seating, screen.who.table.rules)
    told: dict[int, list[str]] = {}
    for past in (0, 2):
        memory = GameMemory(lambda past=past: {"Mara": past, "Emil": 0})  # type: ignore[misc]
        banter = Banter(to.own_seats, seating, to.rules, lambda: "usual", memory)
        told[past] = [line for event in log for line in banter.told([event], to)]
    assert "Mara says, that makes 3 of your pawns" in told[2]
    assert "Mara says, that makes 3 of your pawns" not in told[0]
