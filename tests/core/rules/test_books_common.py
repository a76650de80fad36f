"""The table of what all four Sorry! rule books share."""

from __future__ import annotations

import pytest

from sorry_a11y.core.rulesets.sorry import SORRY_PRESETS
from tests.core.rules.rows import Row
from tests.core.rules.rows_common import ROWS


@pytest.mark.parametrize("preset", SORRY_PRESETS)
@pytest.mark.parametrize("row", ROWS, ids=str)
def test_common(row: Row, preset: str) -> None:
    """Promise: the base game is the same in every rule book (points 8 to 35)."""
    row.check(preset)
