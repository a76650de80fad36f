"""How many connections a network may have, and how many faults."""

from __future__ import annotations

from collections.abc import Callable

from sorry_a11y.server.rate_limits import FAULTS, FAULTY, Allowance, network_of

MOST_CONNECTIONS = 50
"""Connections of one network."""
MOST_FAULTS = 20
"""Messages that make no sense, or are refused for being too many, until a connection is closed."""


class ConnectionLimits:
    """Counts the connections of each network, at whatever endpoint they come, and their faults."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._counts: dict[str, int] = {}
        self._faulty = Allowance(FAULTY)
        self._faults = Allowance(FAULTS)

    def keeps_out(self, address: str) -> bool:
        """Return whether too many connections of an address had to be closed for their faults."""
        return not self._faulty.has(network_of(address), self._clock())

    def let_in(self, address: str) -> bool:
        """Return whether one more connection of an address is taken; it then counts until it is
        let out."""
        network = network_of(address)
        count = self._counts.get(network, 0)
        if count >= MOST_CONNECTIONS or self.keeps_out(address):
            return False
        self._counts[network] = count + 1
        return True

    def let_out(self, address: str, *, is_faulty: bool) -> None:
        """Note that a connection of an address is over; ``is_faulty``: for its own fault."""
        network = network_of(address)
        if is_faulty:
            self._faulty.take(network, self._clock())
        self._counts[network] -= 1
        if not self._counts[network]:
            del self._counts[network]

    def ends_by_fault(self, address: str, faults: int) -> bool:
        """Count a message of an address that made no sense or was one too many; return whether its
        connection, which has sent ``faults`` of them, is to be closed."""
        is_within = self._faults.take(network_of(address), self._clock())
        return faults > MOST_FAULTS or not is_within
