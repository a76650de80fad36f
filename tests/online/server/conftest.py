"""What tests of several servers need."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.harness.waiting import Loop


@pytest.fixture(scope="module")
def loop() -> Iterator[Loop]:
    """Where the servers' libraries run."""
    loop = Loop()
    yield loop
    loop.end()
