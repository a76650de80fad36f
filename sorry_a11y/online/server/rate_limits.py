"""Limits on the requests of a guest or a network, and on the connections of a network."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from functools import lru_cache
from ipaddress import IPv6Address, IPv6Network
from itertools import islice

from sorry_a11y.online.wire.addresses import is_loopback, parsed_address

MOST_KEYS = 10_000
"""The most keys of a rate that are remembered; the one with the oldest request goes first."""
_LOOKED_AT = 2
"""The number of oldest keys that are looked at with each request; those whose allowance is whole
again are forgotten."""


class Rate:
    """An allowance of ``burst`` requests at once, and then of one every ``seconds``."""

    def __init__(self, burst: int, seconds: float) -> None:
        self.burst = burst
        self.seconds = seconds


class Rates:
    """The rates of a server.

    Attributes:
        messages: Messages of a connection.
        chat: Lines of chat of a guest.
        chat_of_network: Lines of chat of all guests of a table from one network.
        chat_of_table: Lines of chat of a table.
        wrong_codes: Wrong codes and tokens of a network.
        wrong_codes_of_site: Wrong codes and tokens of a /48 of IPv6, which one customer may have
            whole.
        wrong_codes_of_all: Wrong codes of all networks together (`Budget`).
        used_by_site: Requests of a site within the last hour that a `Budget` counted.
        sockets: Sockets that a network opens, and its requests for the health.
        faulty: Connections of a network that were closed for their faults.
        faults: Faulty messages of a network on all its connections.
        tables: Tables that a network opens.
        listings: Lists of tables that a network asks for.
        visits: Visits of a network to the hall.
        arrivals: New guests of a network, at all tables.
        arrivals_of_table: New guests of a table.
        names: Names that a site takes.
        names_of_all: Names that all networks together take (`Budget`).
        relations: Friendships and blocks that an identity begins or ends.
        reports: Reports of a network.
        invitations: Invitations of a network.
        managed: Actions of the hosts of a table.
        replays: Replays of a game for a guest who comes back.
        replays_of_network: Replays for all guests of a network.
    """

    messages: Rate = Rate(20, 0.5)
    chat: Rate = Rate(5, 2.0)
    chat_of_network: Rate = Rate(15, 0.7)
    chat_of_table: Rate = Rate(30, 0.5)
    wrong_codes: Rate = Rate(10, 6.0)
    wrong_codes_of_site: Rate = Rate(40, 1.5)
    wrong_codes_of_all: Rate = Rate(2000, 0.5)
    used_by_site: Rate = Rate(1, 3600.0)
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
"""A rate of which one is wanted, and the key that it is counted for, such as a network."""
SITE = 48
"""The length of the prefix of a site in IPv6, in bits."""
MOST_CONNECTIONS = 50
"""The most connections of one network."""
MOST_FAULTS = 20
"""The most faulty messages of a connection; with one more it is closed."""


@lru_cache(maxsize=10_000)  # a server asks for it several times a message
def network_of(address: str, bits: int = 64) -> str:
    """Return the network that requests from an address are counted for.

    For IPv6 it has the first ``bits`` of the address, since a household has 2^64 addresses; for
    IPv4 it is the address, and for another text the text.
    """
    one = parsed_address(address)
    if isinstance(one, IPv6Address):
        return str(IPv6Network((int(one), bits), strict=False))
    return str(one) if one else address


class RateLimiter:
    """The allowances that are left of each rate, by key."""

    def __init__(self) -> None:
        self._balances: dict[Rate, dict[Hashable, tuple[float, float]]] = {}

    def take(self, rate: Rate, key: Hashable, now: float) -> bool:
        """Take one of a rate, if one is left, and return whether it was.

        ``now`` is the monotonic time in seconds.
        """
        return self.take_each(now, (rate, key))

    def has(self, rate: Rate, key: Hashable, now: float) -> bool:
        """Return whether one of a rate is left."""
        return self._left(rate, key, now) >= 1.0

    def give_back(self, now: float, *wanted: Wanted) -> None:
        """Give back one of every rate, for a request that was refused after all."""
        for rate, key in wanted:
            self._note(rate, key, min(rate.burst, self._left(rate, key, now) + 1.0), now)

    def take_each(self, now: float, *wanted: Wanted) -> bool:
        """Take one of every rate, or of none if one of them is used up; return whether it was."""
        left = [self._left(rate, key, now) for rate, key in wanted]
        is_allowed = min(left) >= 1.0
        for (rate, key), allowance in zip(wanted, left, strict=True):
            self._note(rate, key, allowance - is_allowed, now)
        return is_allowed

    def forget(self, rate: Rate, key: Hashable) -> None:
        """Forget a key that never comes again."""
        self._balances.get(rate, {}).pop(key, None)

    def _left(self, rate: Rate, key: Hashable, now: float) -> float:
        left, then = self._balances.get(rate, {}).get(key, (float(rate.burst), now))
        return min(rate.burst, left + (now - then) / rate.seconds)

    def _note(self, rate: Rate, key: Hashable, left: float, now: float) -> None:
        balances = self._balances.setdefault(rate, {})
        is_known = balances.pop(key, None) is not None
        balances[key] = (left, now)
        if is_known:
            return  # only a further key makes it longer
        for oldest in list(islice(balances, _LOOKED_AT)):
            if len(balances) > MOST_KEYS or self._left(rate, oldest, now) >= rate.burst:
                del balances[oldest]


class Budget:
    """A limit on the requests of all networks together.

    When it is used up, it refuses only the sites whose own requests it counted within the last
    hour, so that strangers cannot use up what an honest guest needs.
    """

    def __init__(self, rate: Rate) -> None:
        self._rate = rate
        self._limiter = RateLimiter()

    def refuses(self, address: str, now: float) -> bool:
        """Return whether a request from an address is refused."""
        return not self._limiter.has(self._rate, "", now) and not self._limiter.has(
            RATES.used_by_site, network_of(address, SITE), now
        )

    def take(self, address: str, now: float) -> None:
        """Count a request from an address."""
        self._limiter.take(self._rate, "", now)
        self._limiter.take(RATES.used_by_site, network_of(address, SITE), now)


class Guesses:
    """The limits on wrong codes and tokens, by which somebody could find a table or a seat.

    Args:
        limiter: The limits of each network.
    """

    def __init__(self, limiter: RateLimiter) -> None:
        self._limiter = limiter
        self._of_all = Budget(RATES.wrong_codes_of_all)

    def may_try(self, address: str, now: float) -> bool:
        """Return whether the network of an address, and its site, may try a further one."""
        return all(self._limiter.has(*one, now) for one in self._tries(address))

    def may_try_unlisted(self, address: str, now: float) -> bool:
        """Return whether an address may try the code of a table that is not listed for all."""
        return not self._of_all.refuses(address, now)

    def note_code(self, address: str, now: float) -> bool:
        """Count a wrong code; return False if too many came."""
        self._of_all.take(address, now)
        return self.note_token(address, now)

    def note_token(self, address: str, now: float) -> bool:
        """Count a wrong token; return False if too many came."""
        return self._limiter.take_each(now, *self._tries(address))

    def note_right(self, address: str, now: float) -> None:
        """Count a try for nothing that was counted as wrong before it was looked up."""
        self._limiter.give_back(now, *self._tries(address))

    @staticmethod
    def _tries(address: str) -> tuple[Wanted, Wanted]:
        return (
            (RATES.wrong_codes, network_of(address)),
            (RATES.wrong_codes_of_site, network_of(address, SITE)),
        )


class RequestLimits:
    """The limits on what the guests of a server ask for.

    Attributes:
        rates: The limits on requests of one guest or network.
        guesses: The limits on wrong codes and tokens.
        names_of_all: The limit on names that all networks together take.
    """

    def __init__(self) -> None:
        self.rates = RateLimiter()
        self.guesses = Guesses(self.rates)
        self.names_of_all = Budget(RATES.names_of_all)


class ConnectionLimits:
    """The numbers of connections and faults of each network, at all frontends of a server."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._counts: dict[str, int] = {}
        self._limiter = RateLimiter()

    def keeps_out(self, address: str) -> bool:
        """Return whether too many connections of an address were closed for their faults."""
        return not self._limiter.has(RATES.faulty, network_of(address), self._clock())

    def may_open(self, address: str) -> bool:
        """Count a new socket of an address; return whether it is allowed.

        This machine is always allowed, as its proxy asks for the health again and again.
        """
        return is_loopback(address) or self._limiter.take(
            RATES.sockets, network_of(address), self._clock()
        )

    def let_in(self, address: str) -> bool:
        """Count a new connection of an address until `let_out`; return whether it is allowed."""
        network = network_of(address)
        count = self._counts.get(network, 0)
        if count >= MOST_CONNECTIONS or self.keeps_out(address):
            return False
        self._counts[network] = count + 1
        return True

    def let_out(self, address: str, *, is_faulty: bool) -> None:
        """Note that a connection of an address has ended; ``is_faulty``: by its own fault."""
        network = network_of(address)
        if is_faulty:
            self._limiter.take(RATES.faulty, network, self._clock())
        self._counts[network] -= 1
        if not self._counts[network]:
            del self._counts[network]

    def ends_by_fault(self, address: str, faults: int) -> bool:
        """Count a faulty message of an address; return whether its connection must be closed.

        Args:
            address: The address.
            faults: The number of faulty messages on the connection.
        """
        is_within = self._limiter.take(RATES.faults, network_of(address), self._clock())
        return faults > MOST_FAULTS or not is_within
