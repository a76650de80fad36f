"""The rules of listening, on every key of long random walks at every kind of table.

``pytest --games N`` walks through at least N games at every table.
"""

from __future__ import annotations

import pytest

from sorry_a11y.ui.session.key_commands import BY_KEY, LISTED
from tests.harness.law import CHECKS
from tests.harness.sessions import fumbler
from tests.harness.tables import TABLES, PlayTable
from tests.harness.walks import Notes, walk_all

KEYS = 260
"""Keys at every table; some 7,000 in all."""
CELLS = 40
"""Of a braille display: a focus line should not be longer."""


@pytest.fixture(
    scope="module",
    params=[
        pytest.param(TABLES[::5], id="few tables"),
        pytest.param(TABLES, id="every table", marks=pytest.mark.lot),
    ],
)
def tables(request: pytest.FixtureRequest) -> tuple[PlayTable, ...]:
    """The tables at which walks are made."""
    return request.param  # type: ignore[no-any-return]


@pytest.fixture(scope="module")
def notes(request: pytest.FixtureRequest, tables: tuple[PlayTable, ...]) -> Notes:
    """What walks at the tables noted."""
    return walk_all(tables, KEYS, request.config.getoption("--games"))


def _none(found: list[str]) -> None:
    shown = "\n".join(found[:10])
    assert not found, f"{len(found)} times, first:\n{shown}"


RULES = [check.__name__ for check in CHECKS]


@pytest.mark.parametrize("rule", RULES)
def test_every_reply_keeps_the_rule(notes: Notes, rule: str) -> None:
    """The law of replies holds for every reply to every key; see law.py for each."""
    _none(notes.breaches[rule])


def test_every_key_is_answered(notes: Notes) -> None:
    """Silence is a bug: no key ever breaks the game down."""
    _none(notes.breaches["silence"])


def test_nothing_is_played_unheard(notes: Notes, tables: tuple[PlayTable, ...]) -> None:
    """Whatever was played had been told in this turn and at this stage (unless the setting lets
    digits play at once), and Enter and Space play only what stands on the focus line."""
    assert notes.counts["decisions"] > len(tables) * 30
    _none(notes.breaches["unheard"])


def test_enter_after_an_answer_tells_the_choice_again(
    notes: Notes, tables: tuple[PlayTable, ...]
) -> None:
    """Enter plays nothing while the focus line shows an answer, and a digit whose choice has not
    been told tells that one."""
    assert notes.counts["told again"] > len(tables) * 8
    _none(notes.breaches["retell"])


def test_a_digit_above_the_choices_refuses(notes: Notes, tables: tuple[PlayTable, ...]) -> None:
    """It says so, tells no choice, and changes nothing."""
    assert notes.counts["digits refused"] > len(tables) * 8
    _none(notes.breaches["refusal"])


def test_a_question_changes_nothing(notes: Notes) -> None:
    """Game and menu are the same before and after every question and every key that does
    nothing."""
    _none(notes.breaches["changed"])


def test_never_more_than_nine_choices_at_a_time(notes: Notes) -> None:
    """Each choice has a digit."""
    _none(notes.breaches["nine"])


def test_what_a_choice_tells_is_what_happens(notes: Notes) -> None:
    """The moves that a choice told are those the news tell, and the events lead to the position
    that the choice led to."""
    _none(notes.breaches["consequence"])


def test_choices_fit_a_braille_display(notes: Notes, tables: tuple[PlayTable, ...]) -> None:
    """At brief two of three real choices fit into the 40 cells of a display; most of the others
    name the pawn that they bump."""
    longer = sum(count for length, count in notes.lengths.items() if length > CELLS)
    assert notes.lengths.total() > len(tables) * 20
    assert longer / notes.lengths.total() < 1 / 3


def test_the_walks_press_every_key() -> None:
    """The walk is one: every key of the game comes up in it, and some that are none."""
    keys = fumbler(1)
    pressed = {next(keys) for _ in range(5000)}
    assert pressed >= set(BY_KEY) - {one.keys[0] for one in LISTED}
    assert pressed - set(BY_KEY)
