"""How one server proves to another for which guest it comes.

The proof is a header of the websocket between them: a number, a signature and the guest's address.
The key of the signature is made of a secret that the servers are given, and of the ids of both
servers' leases, which stand in what they share and never travel between them. A proof so holds for
one sender, one receiver and one address; each number counts once, so that whoever has listened in
cannot say the same again.
"""

from __future__ import annotations

from collections.abc import Iterable
from hashlib import blake2b
from hmac import compare_digest
from itertools import count

FROM = "X-Sorry-A11y-From"
"""The header."""
REMEMBERED = 4096
"""Numbers of one sender that may come out of their order."""
LEAST_SECRET = 32
"""Characters of a secret."""
MOST_DIGITS = 18


class Proofs:
    """The proofs that a server makes and takes. ``secret``: known to all of its servers and to
    nobody else; empty where they are on one machine, and share the ids of their leases alone."""

    def __init__(self, secret: str) -> None:
        self._secret = secret
        self._numbers = count(1)
        self._taken: dict[str, Taken] = {}

    def make(self, own: str, to: str, address: str) -> str:
        """Return the header by which the server of lease ``own`` comes to that of lease ``to`` for
        a guest from an address."""
        number = next(self._numbers)
        return f"{number} {self._signature(own, to, number, address)} {address}"

    def take(self, own: str, peers: Iterable[str], header: str) -> str:
        """Return the address for which one of ``peers`` (the ids of their leases) comes, whose
        proof holds for the server of lease ``own`` and was not taken before; else nothing."""
        number, _, rest = header.partition(" ")
        signature, _, address = rest.partition(" ")
        if not (address and number.isascii() and number.isdigit() and len(number) <= MOST_DIGITS):
            return ""
        for peer in peers:
            made = self._signature(peer, own, int(number), address)
            if compare_digest(signature.encode(), made.encode()):
                is_new = self._taken.setdefault(peer, Taken()).add(int(number))
                return address if is_new else ""
        return ""

    def keep(self, peers: Iterable[str]) -> None:
        """Remember what was taken of these servers alone: the others are gone for good."""
        self._taken = {peer: self._taken[peer] for peer in peers if peer in self._taken}

    def _signature(self, sender: str, to: str, number: int, address: str) -> str:
        key = blake2b("\0".join((self._secret, sender, to)).encode()).digest()
        return blake2b(f"{number} {address}".encode(), key=key, digest_size=16).hexdigest()


class Taken:
    """The numbers of one sender that were taken."""

    def __init__(self) -> None:
        self._highest = 0
        self._numbers: set[int] = set()

    def add(self, number: int) -> bool:
        """Take a number; return whether it is new."""
        if number <= self._highest - REMEMBERED or number in self._numbers:
            return False
        self._numbers.add(number)
        self._highest = max(self._highest, number)
        if len(self._numbers) > 2 * REMEMBERED:
            least = self._highest - REMEMBERED
            self._numbers = {one for one in self._numbers if one > least}
        return True
