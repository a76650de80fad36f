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


@pytest.mark.parametrize(
    ("breach", "counted", "least"),
    [
        pytest.param("silence", "", 0, id="silence is a bug: every key is answered"),
        pytest.param("unheard", "decisions", 30, id="what is played was told in this turn"),
        pytest.param("retell", "told again", 8, id="Enter after an answer tells the choice again"),
        pytest.param("refusal", "digits refused", 8, id="a digit above the choices is refused"),
        pytest.param("changed", "", 0, id="a question changes neither game nor menu"),
        pytest.param("nine", "", 0, id="each choice has a digit"),
        pytest.param("consequence", "", 0, id="what a choice tells is what happens"),
    ],
)
def test_walks_keep_the_promise(
    notes: Notes, tables: tuple[PlayTable, ...], breach: str, counted: str, least: int
) -> None:
    """Promises of listening, over every key of the walks (see walks.py), of which enough met what
    the promise is about: so many at each table."""
    assert not counted or notes.counts[counted] > len(tables) * least
    _none(notes.breaches[breach])


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
