"""Alarms ring in order, from one thread, unless they are cancelled."""

from __future__ import annotations

import threading
from time import monotonic

import pytest

from sorry_a11y.terminal.threads import AlarmThread


def test_one_thread_rings_all_alarms_in_order() -> None:
    """Promise of the ports: forty timers are one thread, and ring when each is due. Ten are due
    together, and the next ten a fifth of a second later, so that a busy machine, which may halt
    this thread between two of them, changes nothing."""
    alarm, before = AlarmThread(), threading.active_count()
    rung: list[int] = []
    threads: set[threading.Thread] = set()
    done = threading.Event()

    def ring(number: int) -> None:
        rung.append(number)
        threads.add(threading.current_thread())
        if len(rung) == 40:
            done.set()

    start = monotonic() + 0.5
    for number in reversed(range(40)):
        due = start + number // 10 / 5
        alarm(due - monotonic(), lambda number=number: ring(number // 10))  # type: ignore[misc]
    assert threading.active_count() <= before + 1
    assert done.wait(20)
    assert rung == sorted(rung)
    assert len(threads) == 1


def test_a_cancelled_alarm_does_not_ring() -> None:
    """Who cancels, before or after, hears nothing more of it; another alarm still comes."""
    alarm, rung = AlarmThread(), []
    done = threading.Event()
    first = alarm(0.05, lambda: rung.append("first"))
    second = alarm(0.1, done.set)
    first.cancel()
    first.cancel()
    assert done.wait(20)
    second.cancel()
    assert rung == []


@pytest.mark.filterwarnings("ignore::pytest.PytestUnhandledThreadExceptionWarning")
def test_a_call_that_fails_ends_no_other_alarm() -> None:
    """A mistake in one call is reported, and the others come."""
    alarm, done = AlarmThread(), threading.Event()

    def fail() -> None:
        raise RuntimeError("a mistake")

    alarm(0.0, fail)
    alarm(0.05, done.set)
    assert done.wait(20)
