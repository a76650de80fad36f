"""Nobody is sent what they may not know; see `twins`. .ci/full makes two thousand pairs."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from .twins import HANDS, TABLES, count


@pytest.mark.parametrize("name", TABLES)
def test_twin_worlds_send_the_same_bytes(name: str, how_many: Callable[[int], int]) -> None:
    """Promise: undo, return, refusals, chat, watching included, what is sent to somebody depends
    on nothing that is hidden from them, nor on the order of a hand or on a gift between partners;
    order and number of messages too."""
    wanted = how_many(8)
    found = count(name, wanted, 1)
    assert found.differing == []
    assert found.pairs >= wanted
    if name in HANDS:
        assert found.orders >= wanted
    if name == "dog":
        assert found.gifts >= wanted


def test_a_leak_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """The instrument itself: a table that tells everybody everything is caught."""
    monkeypatch.setattr("sorry_a11y.core.game.port.veil", lambda events, _seats, _is_open: events)
    found = [count(name, 8, 1) for name in ("points", "dog")]
    assert all(one.hands for one in found)
    assert all(one.differing for one in found)
