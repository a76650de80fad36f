"""Every mistake of commands has its line, and every line of theirs its use."""

from __future__ import annotations

import re

import pytest

from sorry_a11y.core.rules.board import SEATS
from sorry_a11y.core.rulesets.families import Wishes
from sorry_a11y.output.narration.catalog import LOCALES, Words
from sorry_a11y.output.narration.mistakes import MistakeError, rules_for, tell_mistake
from tests.output.narration.specimens import variants

WORDING = (LOCALES / "en" / "commands.ftl").read_text("utf-8")
MESSAGES = re.findall(r"^((?:mistake|plays|simulate)-[\w-]+) =", WORDING, re.M)
NUMBERS = dict.fromkeys(
    (
        *("column", "number", "done", "games", "mean", "longest", "wins", "speed", "low", "high"),
        "raw",
    ),
    1000,
)


@pytest.mark.parametrize("message", MESSAGES)
def test_every_message_can_be_told(message: str) -> None:
    """One line each, with all its values; numbers are written without marks that a reader might
    stumble over."""
    values = {
        name: NUMBERS.get(name, samples[0] if samples else "WORD")
        for name, samples in variants("en")[message].items()
    }
    line = Words("en").say(message, **values)
    assert line.splitlines() == [line.strip()]
    assert "{" not in line
    assert not re.search(r"\d,\d", line)


@pytest.mark.parametrize(
    ("wishes", "seats", "line"),
    [
        (
            Wishes("go"),
            4,
            "There is no game go. The games are hasbro, parker, bounce-home, hobby, dog.",
        ),
        (Wishes("hobby", {"hom": "x"}), 4, "hobby has no option hom. The options are start,"),
        (
            Wishes("hobby", {"home": "x"}),
            4,
            "There is no home=x. The values of home are exact, bounce.",
        ),
        (Wishes(teams=True), 3, "Teams need four players."),
        (Wishes("dog"), 3, "dog needs all four colours"),
        (Wishes("dog", teams=True), 4, "dog is always played in teams."),
        (Wishes("dog", points=True), 4, "dog keeps no points."),
        (Wishes(rounds=2), 4, "Rounds and a target belong to the points game."),
        (Wishes("parker", quick=True), 4, "parker has no quick game of its own."),
        (Wishes("parker", quick=True, points=True), 4, "parker has no quick game of its own."),
    ],
)
def test_wishes_that_cannot_be_met(wishes: Wishes, seats: int, line: str) -> None:
    """Combinations that make no sense are refused in one line that says what would."""
    with pytest.raises(MistakeError) as caught:
        rules_for(wishes, SEATS[:seats])
    assert tell_mistake(caught.value).startswith(line)
