"""Limits that hold for all processes of a server together."""

from __future__ import annotations

import pytest

from sorry_a11y.server.rate_limits import NAMES_OF_ALL, Allowance, Rate
from sorry_a11y.server.shared_limits import (
    MOST_CONNECTIONS,
    RENEW_S,
    REPORTED_FROM,
    SILENT_S,
    SharedLimits,
)

RATE = Rate(10, 6.0, "tried")


def report_all(processes: list[SharedLimits], now: float) -> None:
    """Have each process report to the others what was taken there."""
    for part, one in enumerate(processes):
        if report := one.report(part, now):
            for other in processes:
                if other is not one:
                    other.count(report, now)


def shared(count: int) -> tuple[list[SharedLimits], list[Allowance]]:
    """So many processes, and the allowance of each."""
    processes = [SharedLimits() for _ in range(count)]
    return processes, [one.allowance(RATE) for one in processes]


def test_what_is_taken_at_one_process_counts_at_all() -> None:
    """Promise of docs/running-a-server.md: who has used up a limit at one process has nothing left
    at another one, others have all of theirs, and after the same time all may go on."""
    processes, (here, there) = shared(2)
    assert [here.take("eve", 0.0) for _ in range(11)] == [True] * 10 + [False]
    assert there.has("eve", 0.0), "it is told once a second"
    report_all(processes, 1.0)
    assert not there.take("eve", 1.0)
    assert there.take("ann", 1.0)
    assert not there.has("eve", 5.9)
    assert there.has("eve", 7.1)
    assert here.has("eve", 7.1)


def test_many_processes_give_no_more_tries_in_the_end() -> None:
    """Promise: who tries at four processes at once, as often as they can, has at most what each
    gives at once, and then as much as a single process would give."""
    processes, allowances = shared(4)
    taken = 0
    for now in range(3600):
        for one in allowances:
            while one.take("eve", now):
                taken += 1
        report_all(processes, now)
    assert 600 <= taken <= 4 * RATE.burst + 3600 / RATE.seconds


@pytest.mark.parametrize("rate", [RATE, NAMES_OF_ALL], ids=["an address", "everybody"])
def test_what_is_used_up_everywhere_at_once_is_back_in_a_while(rate: Rate) -> None:
    """Promise of decision 0090: however many processes there are, what somebody uses up at all of
    them within a second is there again, for who shares the limit, after the time in which it comes
    back twice, and not after as many times as there are processes."""
    processes = [SharedLimits() for _ in range(8)]
    allowances = [one.allowance(rate) for one in processes]
    for one in allowances:
        while one.take("all", 0.0):
            pass
    report_all(processes, 1.0)
    burst_s = rate.burst * rate.seconds
    assert not any(one.has("all", burst_s) for one in allowances)
    assert all(one.has("all", burst_s + 2 * rate.seconds) for one in allowances)
    assert all(one.take("all", 1.0 + 2 * burst_s) for one in allowances for _ in range(rate.burst))


def test_rates_of_another_version_are_passed_over() -> None:
    """Promise of SharedLimits: a rate that this version does not know is not counted, and the
    rest is."""
    newer, older = SharedLimits(), SharedLimits()
    ours, _new = newer.allowance(RATE), newer.allowance(Rate(1, 1.0, "new"))
    known = older.allowance(RATE)
    for _ in range(10):
        ours.take("eve", 0.0)
    _new.take("eve", 0.0)
    report_all([newer, older], 0.0)
    assert not known.has("eve", 0.0)


def test_connections_of_a_network_are_counted_everywhere() -> None:
    """Promise of docs/online.md: a network has so many connections at all processes together, but
    for a few of which nobody is told; those that end make room, and so do those of a process that
    is gone."""
    processes, _ = shared(2)
    here, there = (one.connections for one in processes)
    for _ in range(30):
        assert here.enter("school", 0.0)
    report_all(processes, 0.0)
    assert [there.enter("school", 1.0) for _ in range(21)] == [True] * 20 + [False]
    assert there.enter("home", 1.0)
    here.leave("school")
    report_all(processes, 2.0)
    assert there.enter("school", 2.0)
    report_all(processes, 2.0 + RENEW_S)
    later = 2.0 + SILENT_S
    assert not there.enter("school", later), "it was told again"
    assert there.enter("school", later + RENEW_S)


def test_a_process_that_is_started_anew_has_no_connections() -> None:
    """Promise of decision 0090: when a process has died and another one has its place, the
    connections that it had count no more, and its guests may come back at once."""
    processes, _ = shared(2)
    here, there = (one.connections for one in processes)
    for counts in (here, there):
        assert all(counts.enter("school", 0.0) for _ in range(20))
    report_all(processes, 0.0)
    processes[0] = SharedLimits()
    report_all(processes, 1.0)
    assert all(there.enter("school", 1.0) for _ in range(20))


def test_few_connections_are_not_reported() -> None:
    """Promise: what is reported is of networks with many connections, so that a server full of
    households has nothing to tell but that once at first; that there are no longer many is told
    once."""
    one = SharedLimits()
    first = one.report(0, 0.0)
    assert first
    assert first.connections == {}
    for number in range(100):
        for _ in range(REPORTED_FROM - 1):
            assert one.connections.enter(f"home {number}", 0.0)
    assert one.report(0, 0.0) is None
    assert one.connections.enter("home 0", 0.0)
    told = one.report(0, 1.0)
    assert told
    assert told.connections == {"home 0": REPORTED_FROM}
    assert one.report(0, 2.0) is None
    one.connections.leave("home 0")
    told = one.report(0, 3.0)
    assert told
    assert told.connections == {}
    assert one.report(0, 100.0) is None


def test_one_process_gives_all_there_are() -> None:
    """Promise: nothing changes for a server of one process."""
    counts = SharedLimits().connections
    assert [counts.enter("school", 0.0) for _ in range(MOST_CONNECTIONS + 1)] == (
        [True] * MOST_CONNECTIONS + [False]
    )
    counts.leave("school")
    assert counts.enter("school", 0.0)
