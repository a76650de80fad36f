"""What holds for all tests of tables with friends."""

from __future__ import annotations

import pytest

from sorry_a11y.ui.session import player_events
from tests.harness.waiting import LIVE


@pytest.fixture(autouse=True)
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Hold replies back until they are answered, however busy this machine is; see
    `tests.online.server.tables.unanswered`."""
    monkeypatch.setattr(player_events, "ANSWER_S", LIVE)
