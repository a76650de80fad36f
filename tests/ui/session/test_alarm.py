"""Alarms ring in order, on their loop, unless they are cancelled."""

from __future__ import annotations

import asyncio
import threading

from sorry_a11y.ui.session.alarm import LoopAlarm


def test_alarms_ring_in_order_on_their_loop() -> None:
    """Promise of the port: each rings when it is due, whichever was asked for first, and also if it
    was asked for before the loop ran; one that was cancelled does not."""
    alarm = LoopAlarm()
    rung: list[tuple[str, threading.Thread]] = []

    def ring(name: str) -> None:
        rung.append((name, threading.current_thread()))

    alarm(0.05, lambda: ring("early"))
    alarm(0.0, lambda: ring("cancelled early")).cancel()

    async def wait() -> None:
        done = asyncio.Event()
        alarm.run_on(asyncio.get_running_loop())
        alarm(0.2, done.set)
        alarm(0.1, lambda: ring("second"))
        alarm(0.0, lambda: ring("first"))
        alarm(0.02, lambda: ring("cancelled")).cancel()
        await done.wait()

    asyncio.run(asyncio.wait_for(wait(), 20))
    assert [name for name, _ in rung] == ["first", "early", "second"]
    assert {thread for _, thread in rung} == {threading.current_thread()}


def test_an_alarm_of_a_loop_that_has_ended_is_harmless() -> None:
    """Promise: a screen that outlives its loop may still ask for calls, which never come."""
    alarm = LoopAlarm()

    async def run() -> None:
        alarm.run_on(asyncio.get_running_loop())

    asyncio.run(run())
    assert not alarm(0.0, lambda: None).has_rung
