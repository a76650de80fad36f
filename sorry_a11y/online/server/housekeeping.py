"""The orders of the operator's command, and the deletion of old data.

An order lists tables or people, says something to all, or ends a table. Guests whom a new ban
concerns are sent away.
"""

from __future__ import annotations

import asyncio
import logging
from functools import partial
from typing import NamedTuple

from sorry_a11y.online.server.lobby import Lobby
from sorry_a11y.online.server.people.directory import People, PeopleError
from sorry_a11y.online.server.people.moderation import Order, OrderAnswer
from sorry_a11y.online.server.rooms.room import Room
from sorry_a11y.online.wire import protocol as msg
from sorry_a11y.store.errors import LogError
from sorry_a11y.store.sqlite_log import today
from sorry_a11y.store.threaded_log import ThreadedLog

_FIRST_S = 60.0
"""Seconds from the start of a server to its first deletion of old data."""
_AGAIN_S = 3600.0
"""Seconds from one deletion to the next."""
_TOLD_DIGITS = 8
"""The digits of a room's id that the operator is told."""

log = logging.getLogger(__name__)


# -- orders --------------------------------------------------------------------------------------


class Operator:
    """Does the orders of the operator's command at a running server.

    Args:
        lobby: The lobby of the server.
    """

    def __init__(self, lobby: Lobby) -> None:
        self._lobby = lobby

    async def do_orders(self) -> None:
        """Do the orders since the last call, and send away those who are banned.

        If the database of people does not answer, that is logged.
        """
        lobby, hall = self._lobby, self._lobby.hall
        try:
            if not await hall.learn_news():
                return
            for order in await hall.directory.ask(lambda people: people.moderation.orders()):
                await hall.directory.ask(
                    partial(_write_answer, number=order.number, answer=self._answered(order))
                )
            for room in list(lobby.rooms.here.values()):
                lobby.supervisor.remove_banned(room)
            for one in lobby.presence.visitors():
                if hall.bans(one.person, one.address):
                    one.dismiss()
        except PeopleError as error:
            log.warning("no orders of the operator: %s", error)

    def _answered(self, order: Order) -> OrderAnswer:
        """Do an order and return its answer, which says so if the order fails."""
        try:
            return self._answer(order)
        except Exception:
            log.exception("an order of the operator failed: %s", order.what)
            return OrderAnswer(False)

    def _answer(self, order: Order) -> OrderAnswer:
        rooms, presence = self._lobby.rooms, self._lobby.presence
        match (order.what, *order.words):
            case ("tables",):
                return OrderAnswer(True, [self._row(room) for room in rooms.here.values()])
            case ("people",):
                present = {
                    one.known.identity.name: one.place for one in presence.visitors() if one.known
                }
                return OrderAnswer(True, [[name, place] for name, place in sorted(present.items())])
            case ("say", text):
                visitors = list(presence.visitors())
                for one in visitors:
                    one.tell(msg.Notice("announced", text=text))
                return OrderAnswer(True, [[str(len(visitors))]])
            case ("end", table):
                return OrderAnswer(self._end_table(table))
        return OrderAnswer(False)

    @staticmethod
    def _row(room: Room) -> list[str]:
        """Return the row of a room in the operator's list of tables.

        Its columns are the beginning of the id, the rule book, the stage, the number of people who
        are here, whether it is public, and the host.
        """
        return [
            room.id[:_TOLD_DIGITS],
            room.opened.table.game,
            room.stage,
            str(sum(one.is_here for one in room.members.present())),
            "public" if room.opened.table.public else "private",
            room.members.host_name,
        ]

    def _end_table(self, told: str) -> bool:
        """End the room whose id begins with ``told``; return False unless there is exactly one."""
        rooms = self._lobby.rooms.here.values()
        found = [room for room in rooms if told and room.id.startswith(told)]
        if len(found) != 1:
            return False
        self._lobby.supervisor.close(found[0])
        return True


def _write_answer(people: People, number: int, answer: OrderAnswer) -> None:
    people.moderation.answer(number, answer)


# -- forgetting ----------------------------------------------------------------------------------


class Ages(NamedTuple):
    """The days after which unused data are deleted.

    Attributes:
        table: The days for a table.
        closed_table: The days for a table that is over for good.
        identity: The days for an identity.
        report: The days for a report.
    """

    table: int = 90
    closed_table: int = 7
    identity: int = 400
    report: int = 90


async def keep_forgetting(lobby: Lobby, journal: ThreadedLog | None, ages: Ages) -> None:
    """Delete old data every hour, for ever; see `forget_old`."""
    await asyncio.sleep(_FIRST_S)
    while True:
        try:
            await forget_old(lobby, journal, ages)
        except (LogError, PeopleError) as error:
            log.warning("nothing forgotten: %s", error)
        await asyncio.sleep(_AGAIN_S)


async def forget_old(lobby: Lobby, journal: ThreadedLog | None, ages: Ages) -> int:
    """Delete old data, but no table in memory.

    Args:
        lobby: The lobby of the server.
        journal: The log of its tables; None if old tables are kept.
        ages: The days after which data are deleted.

    Returns:
        The number of deleted tables.

    Raises:
        LogError: The log of tables does not answer.
        PeopleError: The database of people does not answer.
    """
    day, rooms = today(), lobby.rooms
    await lobby.hall.directory.ask(
        lambda people: people.forget_old(day, person=ages.identity, report=ages.report)
    )
    count = 0
    while journal:
        old = await journal.old_games(day - ages.table, day - ages.closed_table)
        gone = [one for one in old if one not in rooms.here]
        if not gone:
            break
        rooms.forget_codes(gone)
        await journal.forget(gone)
        for room in gone:
            if room in rooms.here:  # somebody came for it in this moment
                lobby.supervisor.end(room)
        count += len(gone)
    if count:
        log.info("%d tables forgotten", count)
    return count
