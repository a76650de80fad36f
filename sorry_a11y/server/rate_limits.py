"""How much one guest or one address may ask for, with the time handed in."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from ipaddress import IPv4Address, IPv6Network, ip_address
from itertools import islice

MOST_KEYS = 10_000
"""Addresses that are remembered; the one longest unheard of is forgotten first."""
LOOKED_AT = 2
"""Keys longest unheard of that are looked at with each new note; those that have all of their
allowance again are forgotten. So more go than come, as long as one of the two oldest has."""


@dataclass(frozen=True, eq=False)
class Rate:
    """``burst`` at once, then one every ``seconds``."""

    burst: int
    seconds: float


MESSAGES = Rate(20, 0.5)
CHAT = Rate(5, 2.0)
CHAT_OF_NETWORK = Rate(15, 0.7)
"""Lines of all guests of a table who come from one address."""
CHAT_OF_TABLE = Rate(30, 0.5)
"""Lines of all guests of a table."""
WRONG_CODES = Rate(10, 6.0)
WRONG_CODES_OF_SITE = Rate(40, 1.5)
"""Wrong codes of a /48 of IPv6, which one customer may have whole."""
WRONG_CODES_OF_ALL = Rate(2000, 0.5)
"""Wrong codes of everybody, so that many networks together cannot try codes through (`Budget`)."""
TOOK_BEFORE = Rate(1, 3600.0)
"""Networks that took of a budget of everybody."""
SITE = 48
"""Bits of the IPv6 network of a site."""
FAULTY = Rate(10, 6.0)
"""Connections of an address that had to be closed for what was sent, or not sent, on them."""
FAULTS = Rate(100, 0.2)
"""Messages of an address that made no sense or were one too many, on whatever connections."""
TABLES = Rate(5, 60.0)
"""Tables that an address may open."""
LISTINGS = Rate(20, 1.0)
"""Lists of tables that an address may ask for."""
VISITS = Rate(20, 1.0)
"""Times that an address may come to the hall."""

ARRIVALS = Rate(60, 2.0)
"""New guests, who sit down or watch, of an address at all tables."""
ARRIVALS_OF_TABLE = Rate(100, 1.0)
NAMES = Rate(5, 300.0)
"""Names that an address may take for its own."""
NAMES_OF_ALL = Rate(500, 10.0)
"""Names that everybody together may take, so that nobody takes all there are."""
RELATIONS = Rate(30, 10.0)
"""Friends and people who are blocked, of an identity."""
REPORTS = Rate(3, 300.0)
"""Reports of an address."""
INVITATIONS = Rate(5, 10.0)
"""Invitations of an identity."""
MANAGED = Rate(15, 4.0)
"""What hosts of a table do to it and its guests."""
REPLAYS = Rate(6, 10.0)
"""Times that a guest comes back and a game is led again to find what they missed."""
REPLAYS_OF_NETWORK = Rate(30, 2.0)


def guest_key(room: str, guest: int) -> str:
    """Return the key of a guest of a room, on whatever connection they come."""
    return f"{room} {guest}"


def network_key(room: str, address: str) -> str:
    """Return the key of all guests of a room who come from one address."""
    return f"{room} from {network_of(address)}"


@lru_cache(maxsize=10_000)  # a server asks for it several times a message
def network_of(address: str, bits: int = 64) -> str:
    """Return the network that an address counts for: of IPv6 the first ``bits``, since a household
    has 2^64 addresses; of IPv4, and of what is no address, all of it."""
    try:
        one = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(one, IPv4Address):
        return str(one)
    if one.ipv4_mapped:
        return str(one.ipv4_mapped)
    return str(IPv6Network((int(one), bits), strict=False))


class Allowance:
    """The part of a rate that is left for each key (a guest, an address)."""

    def __init__(self, rate: Rate) -> None:
        self._rate = rate
        self._balances: dict[str, tuple[float, float]] = {}

    def take(self, key: str, now: float) -> bool:
        """Whether one more is allowed at ``now`` (seconds of a clock that never goes back)."""
        left = self._left(key, now)
        if left < 1.0:
            self._note(key, left, now)
            return False
        self._note(key, left - 1.0, now)
        return True

    def has(self, key: str, now: float) -> bool:
        """Whether one more would be allowed."""
        return self._left(key, now) >= 1.0

    def forget(self, key: str) -> None:
        """The key is gone."""
        self._balances.pop(key, None)

    def _left(self, key: str, now: float) -> float:
        left, then = self._balances.get(key, (float(self._rate.burst), now))
        return min(self._rate.burst, left + (now - then) / self._rate.seconds)

    def _note(self, key: str, left: float, now: float) -> None:
        self._balances.pop(key, None)
        self._balances[key] = (left, now)
        for oldest in list(islice(self._balances, LOOKED_AT)):
            if len(self._balances) > MOST_KEYS or self._left(oldest, now) >= self._rate.burst:
                del self._balances[oldest]


class Budget:
    """An allowance of everybody together. Where it is used up, it refuses only those networks that
    took of it themselves within the hour: no stranger can use up what an honest guest needs."""

    def __init__(self, rate: Rate) -> None:
        self._all = Allowance(rate)
        self._takers = Allowance(TOOK_BEFORE)

    def refuses(self, address: str, now: float) -> bool:
        """Return whether nothing is left for an address."""
        return not self._all.has("", now) and not self._takers.has(network_of(address, SITE), now)

    def take(self, address: str, now: float) -> None:
        """Count one more of an address."""
        self._all.take("", now)
        self._takers.take(network_of(address, SITE), now)


class RateLimiter:
    """The allowances of a server, asked for by their rates."""

    def __init__(self) -> None:
        self._allowances: dict[Rate, Allowance] = {}

    def of(self, rate: Rate) -> Allowance:
        """Return the allowance of a rate."""
        if rate not in self._allowances:
            self._allowances[rate] = Allowance(rate)
        return self._allowances[rate]

    def take(self, rate: Rate, key: str, now: float) -> bool:
        """Return whether one more is allowed at ``now``; it is taken then."""
        return self.of(rate).take(key, now)

    def has(self, rate: Rate, key: str, now: float) -> bool:
        """Return whether one more would be allowed."""
        return self.of(rate).has(key, now)

    def take_each(self, now: float, *wanted: tuple[Rate, str]) -> bool:
        """Return whether one more is allowed by every rate for its key; it is taken from all of
        them or from none."""
        return all(self.has(rate, key, now) for rate, key in wanted) and all(
            self.take(rate, key, now) for rate, key in wanted
        )
