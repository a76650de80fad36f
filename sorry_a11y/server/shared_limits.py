"""Limits that hold for all processes of a server together.

Each process decides by itself, and nobody waits for another one: what its guests took is told to
the others once a second (`SharedLimits.take_told`), and counts there too (`SharedLimits.count`).
Until then somebody who comes to several processes at once may have more, and waits for that longer.
"""

from __future__ import annotations

from msgspec import Struct

from sorry_a11y.server.rate_limits import Allowance, Rate, Used

MOST_SOCKETS = 50
"""Connections of one network."""
TOLD_FROM = 10
"""Connections of one network at a process from which on the others are told."""
RENEWED_S = 5.0
"""Seconds after which they are told again, though nothing has changed."""
FORGOTTEN_S = 15.0
"""Seconds after which a process that has not told it again is gone, and so are its connections."""

Held = dict[str, int]
"""How many connections each network has."""


class TakenLimits(Struct, frozen=True):
    """What guests of process ``part`` took. ``used``: since the last time, by the name of the rate;
    ``held``: the networks with many connections there, None where nothing has changed."""

    part: int
    used: dict[str, Used] = {}
    held: Held | None = None


class NetworkCounts:
    """How many connections of each network there are, here and at the other processes, as far as
    they told of them."""

    def __init__(self) -> None:
        self._here: Held = {}
        self._elsewhere: dict[int, tuple[Held, float]] = {}
        self._told: Held | None = None  # the first report takes back that of a process before
        self._told_at = 0.0

    def enter(self, network: str, now: float) -> bool:
        """Return whether one more connection of a network is taken; it then counts until it is
        over (`leave`)."""
        count = self._here.get(network, 0)
        there = sum(
            held.get(network, 0) for held, at in self._elsewhere.values() if now - at < FORGOTTEN_S
        )
        if count + there >= MOST_SOCKETS:
            return False
        self._here[network] = count + 1
        return True

    def leave(self, network: str) -> None:
        """A connection of a network is over."""
        self._here[network] -= 1
        if not self._here[network]:
            del self._here[network]

    def take_told(self, now: float) -> Held | None:
        """Return the networks with many connections here, where the others are to be told: at
        first, when they change, and now and then while there are any."""
        held = {network: count for network, count in self._here.items() if count >= TOLD_FROM}
        if held == self._told and (not held or now - self._told_at < RENEWED_S):
            return None
        self._told, self._told_at = held, now
        return held

    def learn(self, part: int, held: Held, now: float) -> None:
        """A process told which networks have many connections there."""
        self._elsewhere = {
            other: known for other, known in self._elsewhere.items()
            if now - known[1] < FORGOTTEN_S
        }
        self._elsewhere[part] = held, now


class SharedLimits:
    """The shared limits of one process. ``connections``: how many each network has."""

    def __init__(self) -> None:
        self.connections = NetworkCounts()
        self._rates: dict[str, Allowance] = {}

    def allowance(self, rate: Rate) -> Allowance:
        """Return the allowance of this process for a rate, which the others count too if the rate
        is shared."""
        made = Allowance(rate, is_told=bool(rate.shared))
        if rate.shared:
            assert rate.shared not in self._rates, "each rate has one allowance"
            self._rates[rate.shared] = made
        return made

    def take_told(self, part: int, now: float) -> TakenLimits | None:
        """Return what the others are to know since the last call, None for nothing; ``part``: the
        number of this process."""
        used = {name: taken for name, one in self._rates.items() if (taken := one.take_taken())}
        held = self.connections.take_told(now)
        return TakenLimits(part, used, held) if used or held is not None else None

    def count(self, told: TakenLimits, now: float) -> None:
        """Another process told what its guests took. Rates of another version are passed over."""
        if told.held is not None:
            self.connections.learn(told.part, told.held, now)
        for name, taken in told.used.items():
            if one := self._rates.get(name):
                for key, number in taken.items():
                    one.count(key, number, now)
