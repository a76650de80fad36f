"""The notices that people at a server are told, wherever they are."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import NamedTuple

from sorry_a11y.server.directory import Acquaintance
from sorry_a11y.server.identities import Identity
from sorry_a11y.server.presence import Presence, Visitor
from sorry_a11y.server.rate_limits import network_of
from sorry_a11y.server.ties import DueTurn
from sorry_a11y.wire import protocol as msg

INVITED_S = 300.0
"""Seconds for which an invitation is open that nobody takes."""


class Invitation(NamedTuple):
    """An invitation to a table.

    Attributes:
        by: The number of the identity that invites.
        to: The number of the one that is invited.
        name: The name of the one that invites.
        code: The invite code of the table.
        game: The rule book that is played there.
    """

    by: int
    to: int
    name: str
    code: str
    game: str


class Notices:
    """Tells the visitors of a server. Nobody is told anything of somebody whom they have blocked,
    or who has blocked them, and nobody learns that they are blocked.

    Args:
        presence: Who is here.
        tell: Has a connection told something.
    """

    def __init__(self, presence: Presence, tell: Callable[[int, msg.Down], None]) -> None:
        self._presence = presence
        self._tell = tell
        self._invited: dict[tuple[str, int], float] = {}

    def tell(self, visitor: Visitor, message: msg.Down) -> None:
        """Tell a visitor something."""
        self._tell(visitor.number, message)

    def tell_who_you_are(self, visitor: Visitor) -> None:
        """Tell a visitor who they are at this server."""
        own = visitor.identity
        self.tell(visitor, msg.You(
            own.name, list(visitor.friends), list(visitor.blocked.values()), visitor.game
        ) if own else msg.You())

    def become(self, visitors: Iterable[Visitor], known: Acquaintance | None) -> None:
        """Have visitors have an identity, or none, and tell them."""
        for one in list(visitors):
            self._presence.learn(one, known)
            self.tell_who_you_are(one)

    def friend_came(self, own: Identity, friends: Iterable[int]) -> None:
        """Tell those who have an identity as a friend that it came."""
        for person in friends:
            if not self._presence.blocks(own.number, person):
                self._tell_person(person, msg.Notice("friend", own.name))

    def table_opened(self, listed: msg.Listed, person: int) -> None:
        """Tell those who wait for tables of one of identity ``person``, 0 for none, that is open to
        all from now on."""
        blocks = self._presence.blocks
        told = msg.Notice("table", listed.host, listed.code, listed.game)
        for one in self._presence:
            own = one.person
            if (
                one.game in ("", told.game) and one.language == listed.language
                and not (own and own == person)
                and not blocks(person, own) and not blocks(own, person)
            ):
                self.tell(one, told)

    def turn_came(self, due: DueTurn, own: Identity) -> None:
        """Tell an identity that a slow table waits for them."""
        self._tell_person(own.number, turn_notice(due, own))

    def has_open_invitation(self, visitor: Visitor, person: int, now: float) -> bool:
        """Return whether an identity has an invitation already from the network of a visitor."""
        self._invited = {
            key: at for key, at in self._invited.items() if now - at < INVITED_S
        }
        return (network_of(visitor.address), person) in self._invited

    def invite(
        self, visitor: Visitor, other: Identity, code: str, game: str, now: float
    ) -> None:
        """Tell an identity of a table to which a code leads. Who has blocked the one who invites is
        not told, which is not told either."""
        own = visitor.identity
        assert own is not None, "has a name"
        self._invited[network_of(visitor.address), other.number] = now
        self.tell(visitor, msg.Notice("sent", other.name))
        self.invited(Invitation(own.number, other.number, own.name, code, game))

    def invited(self, invitation: Invitation) -> None:
        """Tell whoever is invited, if they are here, perhaps from a table of another server."""
        by, to, name, code, game = invitation
        if not self._presence.blocks(to, by):
            self._tell_person(to, msg.Notice("invited", name, code, game))

    def close_invitations(self, person: int) -> None:
        """Note that an identity sits at a table: new invitations may come."""
        self._invited = {key: at for key, at in self._invited.items() if key[1] != person}

    def announce(self, text: str) -> int:
        """Have everybody who is connected hear a sentence; return how many they are."""
        visitors = [*self._presence]
        for one in visitors:
            self.tell(one, msg.Notice("announced", text=text))
        return len(visitors)

    def _tell_person(self, person: int, told: msg.Notice) -> None:
        for one in self._presence.of(person):
            self.tell(one, told)


def turn_notice(due: DueTurn, own: Identity) -> msg.Notice:
    """Return what somebody is told whose turn it is at a slow table."""
    host = "" if due.host == own.name else due.host
    return msg.Notice("turn", host, due.table, due.game)
