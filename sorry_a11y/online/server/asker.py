"""The circumstances of a request: who asks, from where and when, and what they may ask."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Mapping
from contextlib import contextmanager
from typing import Literal, NamedTuple

from sorry_a11y.online.server.connections import Connection
from sorry_a11y.online.server.lobby import Lobby
from sorry_a11y.online.server.people.identities import Identity
from sorry_a11y.online.server.rate_limits import SITE, Wanted, network_of
from sorry_a11y.online.server.refusal import RefusedError
from sorry_a11y.online.server.rooms.guests import Guest
from sorry_a11y.online.server.rooms.room import Room

Need = Literal["hall", "secret", "identity", "seat", "host", "place"]
"""A condition of a request: the server has a hall; the guest's program has a secret, or proves an
identity; the guest has a seat or watches with a name, is the host, or has a seat or watches."""
Per = Literal["network", "site", "identity", "guest", "network at a table", "table"]
"""Those whose requests are counted together by a rate."""


class Asker(NamedTuple):
    """The circumstances of a request.

    Attributes:
        lobby: The lobby of the server.
        connection: The connection that it came by.
        now: The monotonic time at which it came, in seconds.
    """

    lobby: Lobby
    connection: Connection
    now: float

    @property
    def network(self) -> str:
        """The network of the connection, see `network_of`."""
        return network_of(self.connection.address)

    # -- who asks (each raises RefusedError) -------------------------------------------------------

    def check(self, need: Need) -> None:
        """Check that a condition of a request holds."""
        _CHECKS[need](self)

    def check_hall(self) -> None:
        """Check that the server has a hall."""
        if not self.lobby.hall.is_open:
            raise RefusedError("no-hall")

    def secret(self) -> str:
        """Return the secret of the guest's program."""
        if not (self.connection.hello and self.connection.hello.identity):
            raise RefusedError("identity")
        return self.connection.hello.identity

    def identity(self) -> Identity:
        """Return the identity that the connection proves."""
        if self.connection.known is None:
            raise RefusedError("identity")
        return self.connection.known.identity

    def seat(self) -> tuple[Room, Guest]:
        """Return the room and the guest of the connection."""
        room, guest = self.connection.room, self.connection.guest
        if room is None or guest is None or guest.gone:
            raise RefusedError("token")
        return room, guest

    def check_host(self) -> None:
        """Check that the guest is the host of the table."""
        room, guest = self.seat()
        if guest.number != room.members.host:
            raise RefusedError("host")

    def check_place(self) -> None:
        """Check that the guest has a seat, or watches."""
        if not self.connection.audience:
            self.seat()

    # -- how often they ask ------------------------------------------------------------------------

    def key(self, per: Per) -> Hashable:
        """Return the key by which the requests of a guest are counted together with others."""
        match per:
            case "network":
                return self.network
            case "site":
                return network_of(self.connection.address, SITE)
            case "identity":
                return str(self.connection.person)
        room, guest = self.seat()
        match per:
            case "guest":
                return room.id, guest.number
            case "table":
                return room.id
        return room.id, self.network

    def limit(self, *wanted: Wanted) -> None:
        """Take one of each rate; if one is used up, take nothing and raise RefusedError."""
        if not self.lobby.limits.rates.take_each(self.now, *wanted):
            raise RefusedError("many")

    @contextmanager
    def counted(self, *wanted: Wanted) -> Iterator[None]:
        """Return a context in which a request is met that rates count, unless it is refused.

        Raises:
            RefusedError: A rate is used up, or the request was refused.
        """
        self.limit(*wanted)
        try:
            yield
        except Exception:
            self.lobby.limits.rates.give_back(self.now, *wanted)
            raise

    # -- guesses -----------------------------------------------------------------------------------

    @property
    def may_guess(self) -> bool:
        """Whether the network of the guest may try a further code or token."""
        return self.lobby.limits.guesses.may_try(self.connection.address, self.now)

    @property
    def may_guess_unlisted(self) -> bool:
        """Whether they may try the code of what is not listed for all."""
        return self.lobby.limits.guesses.may_try_unlisted(self.connection.address, self.now)

    def note_wrong_code(self) -> None:
        """Count a wrong code; raises RefusedError if too many came."""
        if not self.lobby.limits.guesses.note_code(self.connection.address, self.now):
            raise RefusedError("many")


_CHECKS: Mapping[Need, Callable[[Asker], object]] = {
    "hall": Asker.check_hall,
    "secret": Asker.secret,
    "identity": Asker.identity,
    "seat": Asker.seat,
    "host": Asker.check_host,
    "place": Asker.check_place,
}
