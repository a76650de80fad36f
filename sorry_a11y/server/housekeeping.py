"""The work of a server beside its guests.

It obeys the orders of the operator's command (tell of tables and people, say something to all, end
a table, send away who is barred), and forgets what is old.
"""

from __future__ import annotations

import asyncio
import logging
from dataclasses import dataclass
from functools import partial

from sorry_a11y.server.directory import People, PeopleError
from sorry_a11y.server.lobby import Lobby
from sorry_a11y.server.moderation import Order, OrderAnswer
from sorry_a11y.server.room import described
from sorry_a11y.store.errors import LogError
from sorry_a11y.store.sqlite_log import SqliteLog, today
from sorry_a11y.wire import protocol as msg

_FIRST_S = 60.0
"""Seconds after its start until a server first looks for what is old."""
_AGAIN_S = 3600.0

log = logging.getLogger(__name__)


# -- orders --------------------------------------------------------------------------------------


async def do_orders(lobby: Lobby) -> None:
    """Do what the operator has asked for since the last call.

    What cannot be read is logged: tables go on.
    """
    hall = lobby.hall
    try:
        if not await hall.learn_news():
            return
        for order in await hall.directory.ask(lambda people: people.moderation.orders()):
            await hall.directory.ask(
                partial(_write_answer, number=order.number, answer=_answered(lobby, order))
            )
        for room in list(lobby.rooms.here.values()):
            lobby.supervisor.remove_barred(room)
        for one in lobby.presence.visitors():
            if hall.bars(one.person, one.address):
                one.dismiss()
    except PeopleError as error:
        log.warning("no orders of the operator: %s", error)


def _write_answer(people: People, number: int, answer: OrderAnswer) -> None:
    people.moderation.answer(number, answer)


def _answered(lobby: Lobby, order: Order) -> OrderAnswer:
    """Do an order, and return its answer; one that fails is answered too."""
    try:
        return _answer(lobby, order)
    except Exception:
        log.exception("an order of the operator failed: %s", order.what)
        return OrderAnswer(False)


def _answer(lobby: Lobby, order: Order) -> OrderAnswer:
    match (order.what, *order.words):
        case ("tables",):
            return OrderAnswer(True, [described(room) for room in lobby.rooms.here.values()])
        case ("people",):
            present = {
                one.known.identity.name: one.place
                for one in lobby.presence.visitors() if one.known
            }
            return OrderAnswer(True, [[name, place] for name, place in sorted(present.items())])
        case ("say", text):
            visitors = list(lobby.presence.visitors())
            for one in visitors:
                one.tell(msg.Notice("announced", text=text))
            return OrderAnswer(True, [[str(len(visitors))]])
        case ("end", table):
            return OrderAnswer(_end_table(lobby, table))
    return OrderAnswer(False)


def _end_table(lobby: Lobby, told: str) -> bool:
    """End the one room whose id begins so, for good; return whether there is one."""
    found = [room for room in lobby.rooms.here.values() if told and room.id.startswith(told)]
    if len(found) != 1:
        return False
    lobby.supervisor.close(found[0])
    return True


# -- forgetting ----------------------------------------------------------------------------------


@dataclass(frozen=True)
class Ages:
    """Days after which something is forgotten that nobody used since.

    They are for a table, one that is over for good, an identity, and a report.
    """

    table: int = 90
    closed_table: int = 7
    identity: int = 400
    report: int = 90


async def keep_forgetting(lobby: Lobby, journal: SqliteLog | None, ages: Ages) -> None:
    """Forget what is old, again and again."""
    await asyncio.sleep(_FIRST_S)
    while True:
        try:
            await forget_old(lobby, journal, ages)
        except (LogError, PeopleError) as error:
            log.warning("nothing forgotten: %s", error)
        await asyncio.sleep(_AGAIN_S)


async def forget_old(lobby: Lobby, journal: SqliteLog | None, ages: Ages) -> int:
    """Forget what is old but for tables in memory; return how many tables that were.

    Raises LogError or PeopleError.

    Args:
        lobby: The lobby of the server.
        journal: The log of its tables; None where tables are not forgotten.
        ages: The days after which something is forgotten.
    """
    day, rooms = today(), lobby.rooms
    await lobby.hall.directory.ask(lambda people: people.forget_old(
        day, person=ages.identity, report=ages.report
    ))
    count = 0
    while journal:
        old = await asyncio.to_thread(
            journal.old_games, day - ages.table, day - ages.closed_table
        )
        gone = [one for one in old if one not in rooms.here]
        if not gone:
            break
        rooms.forget_codes(gone)
        await asyncio.to_thread(journal.forget, gone)
        for room in gone:
            if room in rooms.here:  # somebody came for it in this moment
                lobby.supervisor.end(room)
        count += len(gone)
    if count:
        log.info("%d tables forgotten", count)
    return count
