"""How much one guest or one address may ask for, and how many connections a network may have."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass
from functools import lru_cache
from ipaddress import IPv6Address, IPv6Network
from itertools import islice

from sorry_a11y.wire.addresses import is_loopback, parsed_address

MOST_KEYS = 10_000
"""Addresses that are remembered; the one longest unheard of is forgotten first."""
_LOOKED_AT = 2
"""Keys longest unheard of that are looked at with each new note; those that have all of their
allowance again are forgotten. So more go than come, as long as one of the two oldest has."""


@dataclass(frozen=True, eq=False)
class Rate:
    """``burst`` at once, then one every ``seconds``."""

    burst: int
    seconds: float


@dataclass
class Rates:
    """The rates of a server.

    Attributes:
        messages: Messages of a connection.
        chat: Lines of a guest.
        chat_of_network: Lines of all guests of a table who come from one address.
        chat_of_table: Lines of all guests of a table.
        wrong_codes: Wrong codes and tokens of an address.
        wrong_codes_of_site: The same of a /48 of IPv6, which one customer may have whole.
        wrong_codes_of_all: The same of everybody, so that many networks together cannot try codes
            through (`Budget`).
        took_before: Networks that took of a budget of everybody.
        sockets: Sockets that an address may open, and times that it may ask for the health.
        faulty: Connections of an address that had to be closed for what was sent, or not sent, on
            them.
        faults: Messages of an address that made no sense or were one too many, on whatever
            connections.
        tables: Tables that an address may open.
        listings: Lists of tables that an address may ask for.
        visits: Times that an address may come to the hall.
        arrivals: New guests of an address, who sit down or watch, at all tables.
        arrivals_of_table: New guests of a table.
        names: Names that an address may take for its own.
        names_of_all: The same of everybody, so that nobody takes all there are (`Budget`).
        relations: Friends, and people who are blocked, of an identity.
        reports: Reports of an address.
        invitations: Invitations of an address.
        managed: Deeds of the hosts of a table to it and its guests.
        replays: Times that a guest comes back and a game is led again to find what they missed.
        replays_of_network: The same of all guests of an address.
    """

    messages: Rate = Rate(20, 0.5)
    chat: Rate = Rate(5, 2.0)
    chat_of_network: Rate = Rate(15, 0.7)
    chat_of_table: Rate = Rate(30, 0.5)
    wrong_codes: Rate = Rate(10, 6.0)
    wrong_codes_of_site: Rate = Rate(40, 1.5)
    wrong_codes_of_all: Rate = Rate(2000, 0.5)
    took_before: Rate = Rate(1, 3600.0)
    sockets: Rate = Rate(100, 0.2)
    faulty: Rate = Rate(10, 6.0)
    faults: Rate = Rate(100, 0.2)
    tables: Rate = Rate(5, 60.0)
    listings: Rate = Rate(20, 1.0)
    visits: Rate = Rate(20, 1.0)
    arrivals: Rate = Rate(60, 2.0)
    arrivals_of_table: Rate = Rate(100, 1.0)
    names: Rate = Rate(5, 300.0)
    names_of_all: Rate = Rate(500, 10.0)
    relations: Rate = Rate(30, 10.0)
    reports: Rate = Rate(3, 300.0)
    invitations: Rate = Rate(5, 10.0)
    managed: Rate = Rate(15, 4.0)
    replays: Rate = Rate(6, 10.0)
    replays_of_network: Rate = Rate(30, 2.0)


RATES = Rates()
Wanted = tuple[Rate, Hashable]
"""One of a rate that is wanted, and the key for which it counts: a guest, an address."""
SITE = 48
"""Bits of the IPv6 network of a site."""
MOST_CONNECTIONS = 50
"""Connections of one network."""
MOST_FAULTS = 20
"""Messages that make no sense, or are refused for being too many, until a connection is closed."""


@lru_cache(maxsize=10_000)  # a server asks for it several times a message
def network_of(address: str, bits: int = 64) -> str:
    """Return the network that an address counts for.

    It is of IPv6 the first ``bits``, since a household has 2^64 addresses; of IPv4, and of what is
    no address, all of it.
    """
    one = parsed_address(address)
    if isinstance(one, IPv6Address):
        return str(IPv6Network((int(one), bits), strict=False))
    return str(one) if one else address


class RateLimiter:
    """Knows how much of each rate is left for each key (a guest, an address)."""

    def __init__(self) -> None:
        self._balances: dict[Rate, dict[Hashable, tuple[float, float]]] = {}

    def take(self, rate: Rate, key: Hashable, now: float) -> bool:
        """Return whether one more is allowed at ``now``; it is taken then.

        These are seconds of a clock that never goes back.
        """
        left = self._left(rate, key, now)
        is_allowed = left >= 1.0
        self._note(rate, key, left - is_allowed, now)
        return is_allowed

    def has(self, rate: Rate, key: Hashable, now: float) -> bool:
        """Return whether one more would be allowed."""
        return self._left(rate, key, now) >= 1.0

    def take_each(self, now: float, *wanted: Wanted) -> bool:
        """Return whether one more is allowed by every rate for its key.

        It is taken from all of them or from none.
        """
        return all(self.has(rate, key, now) for rate, key in wanted) and all(
            self.take(rate, key, now) for rate, key in wanted
        )

    def forget(self, rate: Rate, key: Hashable) -> None:
        """Note that a key is gone."""
        self._balances.get(rate, {}).pop(key, None)

    def _left(self, rate: Rate, key: Hashable, now: float) -> float:
        left, then = self._balances.get(rate, {}).get(key, (float(rate.burst), now))
        return min(rate.burst, left + (now - then) / rate.seconds)

    def _note(self, rate: Rate, key: Hashable, left: float, now: float) -> None:
        balances = self._balances.setdefault(rate, {})
        balances.pop(key, None)
        balances[key] = (left, now)
        for oldest in list(islice(balances, _LOOKED_AT)):
            if len(balances) > MOST_KEYS or self._left(rate, oldest, now) >= rate.burst:
                del balances[oldest]


class Budget:
    """A rate of everybody together.

    Where it is used up, it refuses only those networks that took of it themselves within the hour:
    no stranger can use up what an honest guest needs.
    """

    def __init__(self, rate: Rate) -> None:
        self._rate = rate
        self._limiter = RateLimiter()

    def refuses(self, address: str, now: float) -> bool:
        """Return whether nothing is left for an address."""
        return not self._limiter.has(self._rate, "", now) and not self._limiter.has(
            RATES.took_before, network_of(address, SITE), now
        )

    def take(self, address: str, now: float) -> None:
        """Count one more of an address."""
        self._limiter.take(self._rate, "", now)
        self._limiter.take(RATES.took_before, network_of(address, SITE), now)


class ConnectionLimits:
    """Counts the connections of each network, at whatever endpoint they come, and their faults."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._counts: dict[str, int] = {}
        self._limiter = RateLimiter()

    def keeps_out(self, address: str) -> bool:
        """Return whether too many connections of an address had to be closed for their faults."""
        return not self._limiter.has(RATES.faulty, network_of(address), self._clock())

    def may_open(self, address: str) -> bool:
        """Return whether an address may open one more socket, which is counted then.

        The own machine may, whose proxy asks for the health again and again.
        """
        return is_loopback(address) or self._limiter.take(
            RATES.sockets, network_of(address), self._clock()
        )

    def let_in(self, address: str) -> bool:
        """Return whether one more connection of an address is taken.

        It then counts until it is let out.
        """
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
            self._limiter.take(RATES.faulty, network, self._clock())
        self._counts[network] -= 1
        if not self._counts[network]:
            del self._counts[network]

    def ends_by_fault(self, address: str, faults: int) -> bool:
        """Count a message of an address that made no sense or was one too many.

        Return whether its connection, which has sent ``faults`` of them, is to be closed.
        """
        is_within = self._limiter.take(RATES.faults, network_of(address), self._clock())
        return faults > MOST_FAULTS or not is_within
