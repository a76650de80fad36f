"""The one way by which other threads and signal handlers wake a session."""

from __future__ import annotations

import asyncio
import threading
from typing import Any

import pytest

from sorry_a11y.frontends.terminal.signals import Waker
from sorry_a11y.ui.session.player_events import PlayerEvents

from .parrot import Parrot


@pytest.mark.parametrize("early", [True, False])
def test_a_session_is_woken_from_a_thread_before_and_while_its_loop_runs(early: bool) -> None:
    """Promise: no news that a voice announces is lost, whenever it does so."""
    waker = Waker()

    async def wait() -> object:
        events: PlayerEvents[Any] = PlayerEvents(Parrot())
        waker.run_on(asyncio.get_running_loop(), events.wake)
        if not early:
            threading.Timer(0.05, waker).start()
        return await asyncio.wait_for(events.next(), 20)

    if early:
        waker()
    assert asyncio.run(wait()) is None
    waker()  # harmless: the session has ended


def test_nobody_is_woken_for_nothing() -> None:
    """Promise: a session that begins asks for no news of its own accord."""
    woken: list[bool] = []

    async def begin() -> None:
        Waker().run_on(asyncio.get_running_loop(), lambda: woken.append(True))

    asyncio.run(begin())
    assert woken == []
