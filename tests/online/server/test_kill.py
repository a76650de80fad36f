"""A server that is killed loses nothing; .ci/full kills it a hundred times."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from .kill_lab import killed

pytestmark = pytest.mark.kill


def test_nothing_is_lost_and_nothing_told_twice(tmp_path: Path) -> None:
    """Promise: decided, then committed, then told: after SIGKILL everybody is back in their seat,
    has heard everything once, and no decision counts twice."""
    found = asyncio.run(killed(tmp_path, 2, 6, 1))
    assert found.decisions > 0
    assert (found.differing, found.twice, found.unexpected) == (0, 0, [])
    assert found.back
