"""Limits that hold for all processes of a server together.

Each process decides by itself, and nobody waits for another one: once a second it reports to the
others what its guests took (`SharedLimits.report`), which counts there too (`SharedLimits.count`).
Until then somebody who comes to several processes at once may exceed a limit, and must then wait
until the excess, or one burst of it, is paid off.
"""

from __future__ import annotations

from msgspec import Struct

from sorry_a11y.server.rate_limits import Allowance, Rate, Usage

MOST_CONNECTIONS = 50
"""Connections of one network."""
REPORTED_FROM = 10
"""Connections of one network at a process from which on they are reported to the others."""
RENEW_S = 5.0
"""Seconds after which a process reports anew what has not changed."""
SILENT_S = 15.0
"""Seconds after which a process that reported nothing is gone, and so is everybody at it."""

ConnectionCounts = dict[str, int]
"""How many connections each network has."""


class LimitsReport(Struct, frozen=True):
    """What guests of process ``part`` took. ``usage``: since the last report, by the name of the
    rate; ``connections``: of the networks with many there, None where nothing has changed."""

    part: int
    usage: dict[str, Usage] = {}
    connections: ConnectionCounts | None = None


class NetworkCounts:
    """How many connections of each network there are: here, and at the other processes as far as
    they reported them."""

    def __init__(self) -> None:
        self._here: ConnectionCounts = {}
        self._elsewhere: dict[int, tuple[ConnectionCounts, float]] = {}
        self._reported: ConnectionCounts | None = None
        self._reported_at = 0.0

    def enter(self, network: str, now: float) -> bool:
        """Return whether one more connection of a network is taken; it then counts until it is
        over (`leave`)."""
        here = self._here.get(network, 0)
        elsewhere = sum(
            connections.get(network, 0) for connections, at in self._elsewhere.values()
            if now - at < SILENT_S
        )
        if here + elsewhere >= MOST_CONNECTIONS:
            return False
        self._here[network] = here + 1
        return True

    def leave(self, network: str) -> None:
        """A connection of a network is over."""
        self._here[network] -= 1
        if not self._here[network]:
            del self._here[network]

    def report(self, now: float) -> ConnectionCounts | None:
        """Return the networks with many connections here, None where the others need not know.

        They are to know at first, since a process that died may have had the place of this one;
        when something has changed; and now and then while there are any.
        """
        many = {network: count for network, count in self._here.items() if count >= REPORTED_FROM}
        if many == self._reported and (not many or now - self._reported_at < RENEW_S):
            return None
        self._reported, self._reported_at = many, now
        return many

    def learn(self, part: int, connections: ConnectionCounts, now: float) -> None:
        """A process reported which networks have many connections there."""
        self._elsewhere = {
            other: known for other, known in self._elsewhere.items() if now - known[1] < SILENT_S
        }
        self._elsewhere[part] = connections, now


class SharedLimits:
    """The shared limits of one process. ``connections``: how many each network has."""

    def __init__(self) -> None:
        self.connections = NetworkCounts()
        self._rates: dict[str, Allowance] = {}

    def allowance(self, rate: Rate) -> Allowance:
        """Return the allowance of this process for a rate, which the others count too if the rate
        is shared."""
        made = Allowance(rate, is_reported=bool(rate.shared))
        if rate.shared:
            assert rate.shared not in self._rates, "each rate has one allowance"
            self._rates[rate.shared] = made
        return made

    def report(self, part: int, now: float) -> LimitsReport | None:
        """Return what the others are to know since the last call, None for nothing; ``part``: the
        number of this process."""
        drained = {name: one.drain_usage() for name, one in self._rates.items()}
        usage = {name: taken for name, taken in drained.items() if taken}
        connections = self.connections.report(now)
        if not usage and connections is None:
            return None
        return LimitsReport(part, usage, connections)

    def count(self, report: LimitsReport, now: float) -> None:
        """Count what another process reported. Rates of another version are passed over."""
        if report.connections is not None:
            self.connections.learn(report.part, report.connections, now)
        for name, usage in report.usage.items():
            if one := self._rates.get(name):
                for key, number in usage.items():
                    one.count(key, number, now)
