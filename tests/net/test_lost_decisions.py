"""A decision that the line lost: whoever made it may make it again."""

from __future__ import annotations

from pathlib import Path

import pytest

from sorry_a11y.net.server import TableServer
from sorry_a11y.wire import hall_messages as talk
from tests.net.tables import Sitter, served, who_decides

SAVED = "That could not be saved, so it did not happen."


def test_a_decision_that_never_arrived_is_asked_for_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Promise: where the line breaks under a decision and is back before anybody notices, the
    player hears that it did not happen and chooses again; nobody waits for ever."""
    lost: list[talk.Up] = []

    async def prepare(server: TableServer, number: int, message: talk.Up) -> bool:
        if isinstance(message, talk.Decide) and not lost:
            lost.append(message)
            server._drop(server._sockets[number], "restart")
            return False
        return True

    monkeypatch.setattr(TableServer, "_prepare", prepare)
    with served(tmp_path) as url:
        ann = Sitter(url, talk.HostTable("hasbro", "Ann", {"red": "you", "blue": "runner"}))
        ann.press("enter")
        who_decides(ann).press("enter")
        assert lost
        if SAVED not in ann.text():  # else it was told while the reply waited for the answer
            ann.hears(SAVED)
        before = ann.front.heard
        who_decides(ann).press("enter")
        ann.listen(1.0)
        assert ann.front.heard > before
        assert ann.text().count(SAVED) == 1
        ann.front.close()
