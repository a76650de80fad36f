"""The operators' part of the database of people: bans, reports and orders.

The operator's command and the server share the database and nothing else. The server answers an
order by a row of another table. Days are counted from 1 January 1970.
"""

from __future__ import annotations

from collections.abc import Sequence
from ipaddress import ip_network
from secrets import randbits
from sqlite3 import Connection
from typing import TYPE_CHECKING, NamedTuple

import msgspec

from sorry_a11y.online.wire.addresses import parsed_address

if TYPE_CHECKING:
    from sorry_a11y.online.server.people.identities import PeopleFile

FOR_EVER = 10**6
"""The day that ends a ban for good."""
_MOST_REPORTS = 1000
"""The most reports that are kept; the oldest are deleted first."""
_MOST_ORDERS = 20
"""The most orders that are answered at once."""


class Ban(NamedTuple):
    """A ban of an identity or of a network.

    Attributes:
        person: The number of the identity, 0 for none.
        network: The network, such as "203.0.113.7" or "2001:db8::/48"; empty for none.
        name: The name or the address that the operator gave.
        until: The day from which they may come again.
    """

    person: int
    network: str
    name: str
    until: int


class Report(NamedTuple):
    """A report about a guest.

    Attributes:
        number: The number of the report.
        day: The day of the report.
        by: The name of the identity that reports, empty for none.
        about: The name of the guest.
        person: The number of the guest's identity, 0 for none.
        network: The network of the guest's address.
        why: The reason, one of `wire.protocol.ReportReason`.
        lines: The last lines of chat at the table, oldest first.
    """

    number: int
    day: int
    by: str
    about: str
    person: int
    network: str
    why: str
    lines: tuple[str, ...]


class Bans:
    """The bans of a server that are in force."""

    def __init__(self, bans: Sequence[Ban]) -> None:
        self._bans = [(ban, ip_network(ban.network) if ban.network else None) for ban in bans]

    def until(self, person: int, address: str, day: int) -> int:
        """Return the day on which the ban of an identity or an address ends; 0 for no ban."""
        came_from = parsed_address(address)
        return max(
            (
                ban.until
                for ban, network in self._bans
                if ban.until > day
                and (
                    (person and ban.person == person)
                    or (network is not None and came_from is not None and came_from in network)
                )
            ),
            default=0,
        )


class Order(NamedTuple):
    """An order of an operator to the running server.

    Attributes:
        number: The number of the order.
        what: The kind of order: "tables", "people", "say" or "end".
        words: The text to say, or the beginning of the id of the table to end.
    """

    number: int
    what: str
    words: tuple[str, ...]


class OrderAnswer(msgspec.Struct, frozen=True):
    """The answer of a server to an order.

    Attributes:
        done: Whether the order was carried out.
        rows: The rows of the list that was asked for, each with its columns.
    """

    done: bool
    rows: list[list[str]] = []


class Moderation:
    """The bans, reports and orders in the database. All methods raise sqlite3.Error.

    Args:
        file: The open database of people.
    """

    def __init__(self, file: PeopleFile) -> None:
        self._file = file
        # each server of a database answers for itself
        self._part = 0 if isinstance(file, Connection) else randbits(31)
        self._version = -1

    @property
    def is_shared(self) -> bool:
        """Whether several servers may share the database."""
        return self._part != 0

    # -- bans --------------------------------------------------------------------------------------

    def ban(self, ban: Ban) -> None:
        """Ban an identity or a network, in place of an earlier ban of it."""
        self._file.execute(
            "INSERT INTO ban (person, network, name, until) VALUES (?, ?, ?, ?)"
            " ON CONFLICT (person, network)"
            " DO UPDATE SET name = excluded.name, until = excluded.until",
            ban,
        )

    def unban(self, person: int, network: str) -> bool:
        """End the ban of an identity or a network; return whether there was one."""
        found = self._file.execute(
            "DELETE FROM ban WHERE person = ? AND network = ?", (person, network)
        )
        return found.rowcount > 0

    def bans(self) -> list[Ban]:
        """Return all bans."""
        return [
            Ban(*row)
            for row in self._file.execute(
                "SELECT person, network, name, until FROM ban ORDER BY name"
            )
        ]

    def has_changed(self) -> bool:
        """Return whether another program may have changed the database since the last call."""
        if self.is_shared:
            return True
        before = self._version
        self._version = self._file.execute("PRAGMA data_version").fetchone()[0]
        return self._version != before

    # -- reports -----------------------------------------------------------------------------------

    def report(self, report: Report) -> None:
        """Keep a report; the database gives it its number."""
        self._file.execute(
            "INSERT INTO report (day, by, about, person, network, why, lines)"
            " VALUES (?, ?, ?, ?, ?, ?, ?)",
            (*report[1:-1], "\n".join(report.lines)),
        )
        self._file.execute(
            "DELETE FROM report WHERE id <= (SELECT max(id) FROM report) - ?", (_MOST_REPORTS,)
        )

    def reports(self) -> list[Report]:
        """Return the reports, oldest first."""
        rows = self._file.execute(
            "SELECT id, day, by, about, person, network, why, lines FROM report ORDER BY id"
        ).fetchall()
        return [Report._make((*row, tuple(lines.splitlines()))) for *row, lines in rows]

    def forget_before(self, day: int, today: int) -> None:
        """Forget reports from before ``day``, and bans that have ended."""
        self._file.execute("DELETE FROM report WHERE day < ?", (day,))
        self._file.execute("DELETE FROM ban WHERE until <= ?", (today,))

    def forget_person(self, person: int) -> None:
        """Forget the reports about an identity; a ban stays until it ends."""
        self._file.execute("DELETE FROM report WHERE person = ? AND person <> 0", (person,))

    # -- orders ------------------------------------------------------------------------------------

    def order(self, what: str, words: Sequence[str]) -> int:
        """Give an order to the running server; return its number."""
        done = self._file.execute(
            "INSERT INTO errand (what, words) VALUES (?, ?) RETURNING id",
            (what, msgspec.json.encode(list(words)).decode()),
        ).fetchone()
        return int(done[0])

    def answer_to(self, number: int) -> OrderAnswer | None:
        """Return the answers of all servers to an order as one, and delete them with the order.

        None is returned while no server has answered.
        """
        found = self._file.execute(
            "SELECT answer FROM answered WHERE errand = ? ORDER BY part", (number,)
        ).fetchall()
        if not found:
            return None
        self.withdraw(number)
        answers = [msgspec.json.decode(text, type=OrderAnswer) for (text,) in found]
        return OrderAnswer(
            any(one.done for one in answers), [row for one in answers for row in one.rows]
        )

    def withdraw(self, number: int) -> None:
        """Withdraw an order."""
        self._file.execute("DELETE FROM errand WHERE id = ?", (number,))
        self._file.execute("DELETE FROM answered WHERE errand NOT IN (SELECT id FROM errand)")

    def orders(self) -> list[Order]:
        """Return the orders that this server has not answered."""
        return [
            Order(number, what, tuple(msgspec.json.decode(words, type=list[str])))
            for number, what, words in self._file.execute(
                "SELECT id, what, words FROM errand WHERE NOT EXISTS"
                " (SELECT 1 FROM answered WHERE errand = id AND part = ?) ORDER BY id LIMIT ?",
                (self._part, _MOST_ORDERS),
            ).fetchall()
        ]

    def answer(self, number: int, answer: OrderAnswer) -> None:
        """Keep the answer of this server to an order."""
        self._file.execute(
            "INSERT INTO answered (errand, part, answer) VALUES (?, ?, ?)"
            " ON CONFLICT (errand, part) DO UPDATE SET answer = excluded.answer",
            (number, self._part, msgspec.json.encode(answer).decode()),
        )


def as_network(text: str) -> str:
    """Return the network that a text names, "203.0.113.7" or "2001:db8::/48"; empty for none."""
    try:
        return str(ip_network(text, strict=False))
    except ValueError:
        return ""
